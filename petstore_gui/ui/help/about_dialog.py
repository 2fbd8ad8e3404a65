"""What the program is: its version, what it runs on, and every part that it carries with its licence."""

from collections.abc import Sequence
from platform import python_version
from typing import Final

import PySide6
from PySide6.QtCore import QModelIndex, QSize, QSysInfo, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QStandardItem
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from petstore_gui import __version__
from petstore_gui.licences import Component, components
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.table_view import BaseTableView

_PICTURE: Final = QSize(theme.PICTURE, theme.PICTURE)
_WIDTH: Final = 165 * theme.UNIT
_HEIGHT: Final = 150 * theme.UNIT
_MIN_LINE_DIGITS: Final = 80  # a line of a licence fits
_COLUMN_DIGITS: Final = {0: 26, 1: 13}


class AboutDialog(Dialog):
    """Shows at once what is known at once; ``session`` reads the list of parts meanwhile."""

    def __init__(self, parent: QWidget, session: Session) -> None:
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
        self._parts: Sequence[Component] = ()
        self._table = BaseTableView()
        self._table.setAccessibleName(self.tr("Parts and their licences"))
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        titles = (self.tr("Part"), self.tr("Version"), self.tr("Licence"))
        self._model = self._table.set_up_columns(titles, _COLUMN_DIGITS, 2)
        self._table.horizontalHeader().setSectionsClickable(False)
        self._text = QPlainTextEdit()
        self._text.document().setDocumentMargin(theme.GAP)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._show_licence(self.tr("Reading the list…"))
        self._copy = QPushButton(self.tr("&Copy versions"), autoDefault=False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)

        head = QGridLayout()
        head.setHorizontalSpacing(theme.MARGIN)
        head.setVerticalSpacing(theme.UNIT)
        head.addWidget(picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((title, about, runs_on)):
            head.addWidget(label, row, 1)
        head.setColumnStretch(1, 1)
        layout = column(head, self._table, self._text, buttons)
        for widget in (self._table, self._text):
            layout.setStretchFactor(widget, 1)
        self.setLayout(layout)
        screen = self.screen().availableSize()
        width = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _MIN_LINE_DIGITS)
        self.resize(min(width, screen.width()), min(_HEIGHT, parent.height(), screen.height() * 9 // 10))
        self._table.setFocus()

        self._table.selectionModel().currentRowChanged.connect(self._on_table_current_row_changed)
        self._copy.clicked.connect(self._on_copy_clicked)
        buttons.rejected.connect(self.reject)
        session.run_in_background(components, owner=self, done=self._show_parts, failed=self._on_unread)

    def _show_licence(self, text: str, name: str = "") -> None:
        self._text.setAccessibleName(name or self.tr("Licence"))
        self._text.setPlainText(text)

    def _show_parts(self, parts: Sequence[Component]) -> None:
        self._parts = parts
        for part in parts:
            texts = [sanitize(each) for each in (part.name, part.version, part.licence)]
            items = [QStandardItem(text) for text in texts]
            items[0].setData(join_list([*filter(None, texts)]), Qt.ItemDataRole.AccessibleTextRole)  # the whole row
            self._model.appendRow(items)
        self._table.select_row(0)

    def _on_table_current_row_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid():
            part = self._parts[current.row()]
            text = part.text or self.tr("It came without the text of its licence.")
            self._show_licence(text, self.tr("Licence of {name}").format(name=sanitize(part.name)))

    def _on_unread(self, error: Exception) -> None:
        self._show_licence(self.tr("The list of parts cannot be read: {reason}").format(reason=error))
        announce(self._text, self._text.toPlainText())

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(_for_whoever_helps())
        self._copy.setText(self.tr("&Copied"))
        announce(self._copy, self.tr("The versions are copied."))


def _versions() -> dict[str, str]:
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
    return {"system": system, "python": python_version(), "qt": qVersion()}


def _for_whoever_helps() -> str:
    versions = _versions()
    return (
        f"Pet Store {__version__}\nPython {versions['python']}\nQt {versions['qt']}, PySide6 {PySide6.__version__}\n"
        f"{versions['system']}, {QGuiApplication.platformName()}"
    )
