"""The dialogs of the menu Help: commands, keys, What the numbers mean, About Pet Store and the licences."""

from collections.abc import Callable, Sequence
from functools import partial
from platform import python_version
from typing import Final

import PySide6
from PySide6.QtCore import QDate, QModelIndex, QObject, QSize, QSysInfo, Qt, Slot, qVersion
from PySide6.QtGui import QFont, QGuiApplication, QStandardItem
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui import __version__
from petstore_gui.inventory.deprecation import REMOVAL
from petstore_gui.runtime.licences import Component, components
from petstore_gui.ui import override
from petstore_gui.ui.commands.palette import CommandPalette, Shortcut, ShortcutsDialog, native_keys
from petstore_gui.ui.i18n.text import join_list, join_sentences, sanitize, spell_date, tool_tip_html
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.row_model import Index
from petstore_gui.ui.widgets.table_view import BaseTableView

_PICTURE: Final = QSize(theme.PICTURE, theme.PICTURE)
_ABOUT_WIDTH: Final = 130 * theme.UNIT
_LICENCES_SIZE: Final = QSize(165 * theme.UNIT, 150 * theme.UNIT)
_LICENCE_DIGITS: Final = 80  # a line of a licence fits
_LICENCES_DIGITS: Final = {0: 26, 1: 13}  # by column
_LIMITS_WIDTH: Final = 170 * theme.UNIT


class HelpDialogs(QObject):
    """Opens at most one dialog of each kind over ``window``, which stays usable; its menus have commands and keys."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        service_faults: Callable[[], str],
        look_up: Callable[[int], object],
        refuse_change: Callable[[], object],
    ) -> None:
        """``service_faults`` returns which rules the service's lists break; the other two are for the palette."""
        super().__init__(window)
        self._look_up = look_up
        self._refuse_change = refuse_change
        self._window = window
        self._session = session
        self._dialogs: dict[str, QDialog] = {}
        self._service_faults = service_faults
        self._recent: list[tuple[str, ...]] = []  # the commands of this run, by their titles

    def show_commands(self) -> None:
        """Open the palette of all commands."""
        self._show("commands", lambda: CommandPalette(self._window, self._look_up, self._refuse_change, self._recent))

    def show_keys(self) -> None:
        """Open the sheet of keyboard shortcuts."""
        more = (
            Shortcut(self.tr("In the list"), self.tr("Select several animals"), native_keys("Shift+Up", "Shift+Down")),
            Shortcut(self.tr("In the list"), self.tr("Show the animal card"), native_keys("Enter")),
            Shortcut(self.tr("In the list"), self.tr("Edit one that isn't added yet"), native_keys("Enter")),
            Shortcut(self.tr("In the list"), self.tr("Remove one that isn't added yet"), native_keys("Delete")),
            Shortcut(self.tr("In the form"), self.tr("Add the animal"), native_keys("Enter")),
            Shortcut(self.tr("In the look-up"), self.tr("Bring back earlier IDs"), native_keys("Up", "Down")),
            Shortcut(self.tr("In the window"), self.tr("Go to the previous part"), native_keys("Shift+F6")),
        )
        self._show("keys", lambda: ShortcutsDialog(self._window, more))

    def show_limits(self) -> None:
        """Open the page about the numbers on the screen."""
        self._show("limits", lambda: LimitsDialog(self._window, self._service_faults()))

    def show_about(self) -> None:
        """Describe the program and its parts."""
        self._show("about", lambda: AboutDialog(self._window, self._session))

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        if name in self._dialogs:
            self._dialogs[name].raise_()
            self._dialogs[name].activateWindow()
            return
        dialog = self._dialogs[name] = make()
        dialog.finished.connect(partial(self._on_dialog_finished, name))
        if isinstance(dialog, CommandPalette):
            dialog.open()  # which takes the focus, unlike show()
        else:
            dialog.show()

    def _on_dialog_finished(self, name: str, _result: int) -> None:
        del self._dialogs[name]


class AboutDialog(Dialog):
    """Name, version and system; ``session`` reads the list of parts for the licences."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Pet Store"))
        self._session = session

        picture = QLabel(pixmap=icons.app_icon().pixmap(_PICTURE, self.devicePixelRatioF()))
        title = PlainTextLabel(f"Pet Store {__version__}")
        title.setFont(theme.heading_font(self.font(), theme.Type.TITLE))
        if self.isRightToLeft():  # else Qt aligns Latin text to the left (6.11)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        about = PlainTextLabel(
            join_sentences(
                self.tr("A desktop inventory for pet stores. MIT licence."),
                self.tr("It uses Qt under version 3 of the LGPL."),
            )
        )
        runs_on = PlainTextLabel(
            self.tr("It runs on {system}, with Python {python} and Qt {qt}.").format(**_versions()), role="quiet"
        )
        runs_on.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy = QPushButton(self.tr("&Copy versions"), autoDefault=False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        licences = QPushButton(self.tr("&Licences…"), autoDefault=False)
        buttons.addButton(licences, QDialogButtonBox.ButtonRole.ActionRole)

        head = QGridLayout()
        head.setHorizontalSpacing(theme.MARGIN)
        head.setVerticalSpacing(theme.UNIT)
        head.addWidget(picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        for row, label in enumerate((title, about, runs_on)):
            head.addWidget(label, row, 1)
        head.setColumnStretch(1, 1)
        layout = column(head, None, buttons, spacing=theme.MARGIN)
        self.setLayout(layout)
        width = max(_ABOUT_WIDTH, layout.minimumSize().width())
        self.resize(width, layout.totalHeightForWidth(width))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

        self._copy.clicked.connect(self._on_copy_clicked)
        licences.clicked.connect(self._on_licences_clicked)
        buttons.rejected.connect(self.reject)

    @Slot()
    def _on_licences_clicked(self) -> None:
        LicencesDialog(self, self._session).open()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(_versions_to_copy())
        self._copy.setText(self.tr("&Copied"))
        announce(self._copy, self.tr("The versions are copied."))


def _versions() -> dict[str, str]:
    system = f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}"
    return {"system": system, "python": python_version(), "qt": qVersion()}


def _versions_to_copy() -> str:
    versions = _versions()
    return (
        f"Pet Store {__version__}\nPython {versions['python']}\nQt {versions['qt']}, PySide6 {PySide6.__version__}\n"
        f"{versions['system']}, {QGuiApplication.platformName()}"
    )


class LicencesDialog(Dialog):
    """The licences of all parts; opens at once, while ``session`` reads the list in the background."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self._parts: Sequence[Component] = ()
        self._table = BaseTableView()
        self._table.setAccessibleName(self.tr("Parts and their licences"))
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        titles = (self.tr("Part"), self.tr("Version"), self.tr("Licence"))
        self._model = self._table.set_up_columns(titles, _LICENCES_DIGITS, 2)
        self._table.horizontalHeader().setSectionsClickable(False)
        self._text = QPlainTextEdit()
        self._text.document().setDocumentMargin(theme.GAP)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._show_licence(self.tr("Reading the list…"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        layout = column(self._table, self._text, buttons)
        for widget in (self._table, self._text):
            layout.setStretchFactor(widget, 1)
        self.setLayout(layout)
        screen = self.screen().availableSize()
        width = max(_LICENCES_SIZE.width(), self.fontMetrics().horizontalAdvance("0") * _LICENCE_DIGITS)
        self.resize(min(width, screen.width()), min(_LICENCES_SIZE.height(), screen.height() * 9 // 10))
        self._table.setFocus()

        self._table.selectionModel().currentRowChanged.connect(self._on_table_current_row_changed)
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

    @Slot(QModelIndex, QModelIndex)
    def _on_table_current_row_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid():
            part = self._parts[current.row()]
            text = part.text or self.tr("No licence text included.")
            self._show_licence(text, self.tr("Licence of {name}").format(name=sanitize(part.name)))

    def _on_unread(self, error: Exception) -> None:
        self._show_licence(self.tr("The list of parts cannot be read: {reason}").format(reason=error))
        announce(self._text, self._text.toPlainText())


class _WrappedTextDelegate(QStyledItemDelegate):
    """Wraps text in the width that it is painted in: Qt forgets the padding of a style sheet (6.11)."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        inside = QStyleOptionViewItem(option)
        inside.rect = option.rect.adjusted(0, 0, -2 * theme.GAP, 0)
        return super().sizeHint(inside, index)


class LimitsDialog(Dialog):
    """A table of two columns: a sign on the screen, and its meaning."""

    def __init__(self, parent: QWidget, faults: str = "") -> None:
        """``faults`` is a sentence about rules of the service that the present list breaks."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("What the numbers mean"))
        self._table = BaseTableView()
        self._table.setAccessibleName(self.windowTitle())
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setWordWrap(True)
        self._table.setItemDelegate(_WrappedTextDelegate(self._table))
        self._table.setStyleSheet(f"QTableView::item {{ padding: {theme.GAP}px; }}")
        self._table.verticalHeader().setMinimumSectionSize(theme.ROW_HEIGHT)
        self._model = self._table.set_up_columns((self.tr("On the screen"), self.tr("What it means")), {}, 1)
        self._table.horizontalHeader().setSectionsClickable(False)
        present = ((self.tr("Faults of the service"), faults),) if faults else ()
        for row in (*present, *self._limits()):
            self._add_row(*row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        layout = column(self._table, buttons)
        self.setLayout(layout)
        self._fit_columns()
        header = self._table.horizontalHeader()
        height = max(header.sizeHint().height(), header.minimumHeight()) + self._table.verticalHeader().length()
        margins = layout.contentsMargins()
        around = margins.top() + margins.bottom() + layout.spacing() + buttons.sizeHint().height()
        around += 2 * self._table.frameWidth() + 1  # a scale such as 150 % may round one away
        screen = self.screen().availableSize()
        self.resize(min(_LIMITS_WIDTH, screen.width()), min(height + around, screen.height() * 9 // 10))
        # Qt says it before the section has its new width (6.11).
        header.sectionResized.connect(self._table.resizeRowsToContents, Qt.ConnectionType.QueuedConnection)
        self._table.select_row(0)
        self._table.setFocus()
        buttons.rejected.connect(self.reject)

    def _add_row(self, word: str, meaning: str, detail: str = "") -> None:
        left, right = QStandardItem(word), QStandardItem(meaning)
        for item in (left, right):
            item.setToolTip(tool_tip_html(detail))
        left.setFont(theme.scaled_font(self._table.font(), 1, QFont.Weight.DemiBold))
        if not accessibility.READS_CELLS:
            left.setData(join_list([word, meaning]), Qt.ItemDataRole.AccessibleTextRole)  # the whole row
        self._model.appendRow([left, right])

    def _fit_columns(self) -> None:
        """Set the final widths of the columns, so that the rows get their heights before they are shown."""
        self._table.ensurePolished()
        self._table.resizeColumnToContents(0)
        rest = _LIMITS_WIDTH - 2 * theme.MARGIN - self._table.columnWidth(0) - 2 * self._table.frameWidth()
        self._table.setColumnWidth(1, rest)
        self._table.resizeRowsToContents()

    def _limits(self) -> tuple[tuple[str, ...], ...]:
        """Return the rows: a sign, its meaning, and the text of a tool tip, if any."""
        removal = spell_date(QDate(REMOVAL.year, REMOVAL.month, REMOVAL.day))
        return (
            (
                self.tr("100+"),
                self.tr(
                    "There may be more. The service lists at most 100 animals at a time and gives no total. "
                    "An animal that isn't listed may still be there."
                ),
            ),
            (self.tr("Not set"), self.tr("An animal without a status. No filter finds these, so some may be missing.")),
            (self.tr("Updated"), self.tr("When the service sent the list. Others may have changed it since.")),
            (
                self.tr("Add animal"),
                self.tr(
                    "An added animal can't be changed or removed. If the reply is lost, the program looks for the "
                    "animal. It never adds it twice."
                ),
            ),
            (
                self.tr("Look up ID"),
                self.tr("Asks the service for this ID. If it can't answer, the lists are searched."),
                self.tr(
                    "Planned to end on {day}, or earlier if the service ends it. After that, only the lists are "
                    "searched."
                ).format(day=removal),
            ),
        )
