"""The table of an import, before it and after it: the same columns in the same widths."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.importing.preview_model import PreviewColumn
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView

_DIGITS: Final[dict[int, int]] = {
    PreviewColumn.ROW: 8,
    PreviewColumn.NAME: 18,
    PreviewColumn.CATEGORY: 12,
    PreviewColumn.STATUS: 11,
}
_LONGEST_NAME: Final = 40  # digits
_STATE: Final = 45  # digits: a state, and why


class ImportTable(BaseTableView):
    """Names take the room that the states leave, until the user gives a column another width."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.size_columns(_DIGITS, PreviewColumn.STATE)
        self.fitted_width = self.columnWidth(PreviewColumn.NAME)
        """What the names were given last; they keep another width, which is the user's."""
        self._header.sectionHandleDoubleClicked.connect(self.resizeColumnToContents)

    @property
    def _header(self) -> QHeaderView:
        return self.horizontalHeader()

    def fit_numbers(self) -> None:
        """Give the numbers of the rows what the last one of them needs."""
        last = self.model().index(self.model().rowCount() - 1, PreviewColumn.ROW)
        if last.isValid():
            width = self.sizeHintForIndex(last).width() + theme.GAP
            self._header.resizeSection(PreviewColumn.ROW, max(self.columnWidth(PreviewColumn.ROW), width))

    def take_widths(self, table: "ImportTable") -> None:
        """Give the columns the widths that they have in ``table``."""
        keeps_fitting = table.columnWidth(PreviewColumn.NAME) == table.fitted_width
        for column in _DIGITS:
            self._header.resizeSection(column, table.columnWidth(column))
        self.fitted_width = self.columnWidth(PreviewColumn.NAME) if keeps_fitting else 0

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.columnWidth(PreviewColumn.NAME) == self.fitted_width:
            digit = self.fontMetrics().horizontalAdvance("0")
            others = sum(self.columnWidth(each) for each in _DIGITS if each != PreviewColumn.NAME)
            room = self.viewport().width() - others - _STATE * digit
            width = max(_DIGITS[PreviewColumn.NAME] * digit, min(room, _LONGEST_NAME * digit))
            self._header.resizeSection(PreviewColumn.NAME, width)
            self.fitted_width = self.columnWidth(PreviewColumn.NAME)
