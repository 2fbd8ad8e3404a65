"""Every part that the program carries, with its licence."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QPlainTextEdit, QWidget

from petstore_gui.runtime.licences import Component, components
from petstore_gui.ui.i18n.text import join_list, sanitize
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.table_view import BaseTableView

_WIDTH: Final = 165 * theme.UNIT
_HEIGHT: Final = 150 * theme.UNIT
_MIN_LINE_DIGITS: Final = 80  # a line of a licence fits
_COLUMN_DIGITS: Final = {0: 26, 1: 13}


class LicencesDialog(Dialog):
    """Opens at once; ``session`` reads the list of parts meanwhile."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
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
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        layout = column(self._table, self._text, buttons)
        for widget in (self._table, self._text):
            layout.setStretchFactor(widget, 1)
        self.setLayout(layout)
        screen = self.screen().availableSize()
        width = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _MIN_LINE_DIGITS)
        self.resize(min(width, screen.width()), min(_HEIGHT, screen.height() * 9 // 10))
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
