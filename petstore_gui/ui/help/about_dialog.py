"""What the program is: its version, what it runs on, and every part that it carries with its licence."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import PySide6
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSysInfo,
    Qt,
    qVersion,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui import __version__
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.table_view import BaseTableView

if TYPE_CHECKING:
    from petstore_gui.licences import Component
    from petstore_gui.ui.session.session import Session

_Index = QModelIndex | QPersistentModelIndex

_NO_INDEX: Final = QModelIndex()
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_LEADING: Final = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
_PICTURE: Final = QSize(theme.PICTURE, theme.PICTURE)
_WIDTH: Final = 165 * theme.UNIT
_HEIGHT: Final = 150 * theme.UNIT
_SIGNS_IN_SIGHT: Final = 80  # a line of a licence
_NAME_DIGITS: Final = 26
_VERSION_DIGITS: Final = 13


class AboutDialog(QDialog):
    """Shows at once what is known at once; ``session`` reads the list of parts meanwhile."""

    def __init__(self, parent: QWidget, session: "Session") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Pet Store"))

        picture = QLabel(pixmap=icons.app_icon().pixmap(_PICTURE, self.devicePixelRatioF()))
        title = PlainTextLabel(f"Pet Store {__version__}")
        title.setFont(theme.heading_font(self.font(), theme.Type.TITLE))
        if self.isRightToLeft():  # Qt puts what is in Latin letters at the left there (6.11)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        about = PlainTextLabel(
            join_sentences(
                self.tr("The animals of a Pet Store service, as a window. MIT licence."),
                self.tr("It uses Qt under version 3 of the LGPL. The list has each part and its licence."),
            )
        )
        runs_on = PlainTextLabel(
            self.tr("It runs on {system}, with Python {python} and Qt {qt}.").format(**_versions()), role="quiet"
        )
        runs_on.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAccessibleDescription(join_sentences(title.text() + ".", about.text(), runs_on.text()))
        self._parts = _PartTable()
        self._text = QPlainTextEdit()
        self._text.document().setDocumentMargin(theme.GAP)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._say(self.tr("Reading the list…"))
        self._copy = QPushButton(self.tr("&Copy versions"), autoDefault=False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        head = QGridLayout()
        head.setHorizontalSpacing(theme.MARGIN)
        head.setVerticalSpacing(theme.UNIT)
        head.addWidget(picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((title, about, runs_on)):
            head.addWidget(label, row, 1)
        head.setColumnStretch(1, 1)
        end = QHBoxLayout()
        end.setSpacing(theme.GAP)
        end.addWidget(self._copy)
        end.addWidget(buttons, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addLayout(head)
        column.addWidget(self._parts, 1)
        column.addWidget(self._text, 1)
        column.addLayout(end)
        screen = self.screen().availableSize()
        wide = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _SIGNS_IN_SIGHT)
        self.resize(min(wide, screen.width()), min(_HEIGHT, parent.height(), screen.height() * 9 // 10))
        self._parts.setFocus()

        self._parts.selectionModel().currentRowChanged.connect(self._on_parts_current_row_changed)
        self._copy.clicked.connect(self._on_copy_clicked)
        buttons.rejected.connect(self.reject)
        session.run_in_background(_components, owner=self, done=self._parts.show_parts, failed=self._on_unread)

    def _say(self, text: str, name: str = "") -> None:
        self._text.setAccessibleName(name or self.tr("Licence"))
        self._text.setPlainText(text)

    def _on_parts_current_row_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        part = self._parts.part(current)
        if part is not None:
            text = part.text or self.tr("It came without the text of its licence.")
            self._say(text, self.tr("Licence of {name}").format(name=sanitize(part.name)))

    def _on_unread(self, error: Exception) -> None:
        self._say(self.tr("The list of parts cannot be read: {reason}").format(reason=error))
        announce(self._text, self._text.toPlainText())

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(_for_whoever_helps())
        self._copy.setText(self.tr("&Copied"))
        announce(self._copy, self.tr("The versions are copied."))


class _PartTable(BaseTableView):
    """One row a part; the current one is the one whose licence is read."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Parts and their licences"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._model = _Parts(self)
        self.setModel(self._model)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(_LEADING)
        digit = self.fontMetrics().horizontalAdvance("0")
        for column, digits in enumerate((_NAME_DIGITS, _VERSION_DIGITS)):
            self.setColumnWidth(column, max(digits * digit, header.sectionSizeHint(column)))

    def part(self, index: _Index) -> "Component | None":
        """Return the part in this row."""
        return self._model.parts[index.row()] if index.isValid() else None

    def show_parts(self, parts: Sequence["Component"]) -> None:
        """Show these, and select the first."""
        self._model.show(parts)
        # Not selectRow(): from right to left that does nothing, in Qt 6.11.
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._model.index(0, 0), flags)


class _Parts(QAbstractTableModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.parts: Sequence[Component] = ()

    def show(self, parts: Sequence["Component"]) -> None:
        self.beginResetModel()
        self.parts = parts
        self.endResetModel()

    @override
    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.parts)

    @override
    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else 3

    @override
    def data(self, index: _Index, role: int = _DISPLAY) -> Any:
        part = self.parts[index.row()]
        texts = [sanitize(each) for each in (part.name, part.version, part.licence)]
        if role == _DISPLAY:
            return texts[index.column()]
        if role == _SPOKEN:  # a row is read as a whole
            return join_list([each for each in texts if each]) if index.column() == 0 else texts[index.column()]
        return _LEADING if role == _ALIGNMENT else None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _DISPLAY:
            return (self.tr("Part"), self.tr("Version"), self.tr("Licence"))[section]
        return None


def _versions() -> dict[str, str]:
    from platform import python_version

    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
    return {"system": system, "python": python_version(), "qt": qVersion()}


def _for_whoever_helps() -> str:
    versions = _versions()
    parts = (
        f"Pet Store {__version__}",
        f"Python {versions['python']}",
        f"Qt {versions['qt']}, PySide6 {PySide6.__version__}",
    )
    return "\n".join((*parts, f"{versions['system']}, {QGuiApplication.platformName()}"))


def _components() -> "tuple[Component, ...]":
    from petstore_gui.licences import components  # here, on the worker: what reads the packages takes 80 ms to import

    return components()
