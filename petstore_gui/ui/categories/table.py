"""The table of categories and their names, in which rows are selected, edited and removed by keyboard."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem
from PySide6.QtWidgets import QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, isolate, sanitize
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView

_MIN_DIGITS: Final = 9


class CategoryTable(BaseTableView):
    """ID and name, in the order of the IDs."""

    edit_requested = Signal(object)
    """The ID of a category."""
    remove_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Names of categories"))
        self._names: dict[int, str] = {}
        self._ids: list[int] = []
        self._model = self.set_up_columns([self.tr("Category ID"), self.tr("Name")], {}, 1)
        self.doubleClicked.connect(self._request_edit)

    @property
    def names(self) -> dict[int, str]:
        """The names of the rows."""
        return dict(self._names)

    def show_names(self, names: Mapping[int, str]) -> None:
        """Show these names; the current row stays where it is."""
        row = self.currentIndex().row()
        self._names = dict(names)
        self._ids = sorted(names)
        self._model.setRowCount(0)
        for category_id in self._ids:
            self._model.appendRow(_row(category_id, names[category_id]))
        # An int64 has up to 20 signs, and a cut one is no use.
        digits = max((len(str(each)) for each in names), default=0)
        width = self.fontMetrics().horizontalAdvance("0" * max(digits, _MIN_DIGITS)) + 2 * theme.MARGIN
        self.setColumnWidth(0, max(width, self.horizontalHeader().sectionSizeHint(0)))
        if row >= 0 and names:
            self.select_row(min(row, len(names) - 1))

    def select(self, category_id: int | None) -> None:
        """Select the row of this category alone, and scroll to it."""
        if category_id in self._names:
            self.select_row(self._ids.index(category_id))
            self.scrollTo(self.currentIndex())

    def selected_ids(self) -> list[int]:
        """Return the categories of the selected rows."""
        return [self._ids[index.row()] for index in self.selectionModel().selectedRows()]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}:
            self._request_edit()
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove_requested.emit()
        else:
            super().keyPressEvent(event)

    def _request_edit(self, _index: object = None) -> None:
        index = self.currentIndex()
        if index.isValid():
            self.edit_requested.emit(self._ids[index.row()])


def _row(category_id: int, name: str) -> list[QStandardItem]:
    items = [QStandardItem(isolate(str(category_id))), QStandardItem(sanitize(name))]
    for item in items:
        item.setData(category_text(category_id, {category_id: name}), Qt.ItemDataRole.AccessibleTextRole)
    return items
