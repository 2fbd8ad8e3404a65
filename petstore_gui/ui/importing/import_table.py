"""The table of an import, before it and after it: the same columns in the same widths."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.importing.preview_model import PreviewColumn
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.row_model import Index
from petstore_gui.ui.widgets.table_view import BaseTableView

_DIGITS: Final[dict[int, int]] = {
    PreviewColumn.ROW: 8,
    PreviewColumn.NAME: 18,
    PreviewColumn.CATEGORY: 12,
    PreviewColumn.STATUS: 11,
}
_LEAST_DIGITS: Final[dict[int, int]] = {
    PreviewColumn.NAME: 9,
    PreviewColumn.CATEGORY: 8,
    PreviewColumn.STATUS: 8,
}  # they give way in this order
_LONGEST_NAME: Final = 40  # digits
_LEAST_STATE, _STATE_WITH_REASON = 17, 45  # digits


class ImportTable(BaseTableView):
    """A state is in sight in a narrow window, too; names take the room of a wide one.

    Columns keep the widths that the user gives them.
    """

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.size_columns(_DIGITS, PreviewColumn.STATE)
        self._preferred = {column: self.columnWidth(column) for column in _DIGITS}
        self._fitted = dict(self._preferred)

    def fit_numbers(self) -> None:
        """Give the numbers of the rows what the last one of them needs."""
        last = self.model().index(self.model().rowCount() - 1, PreviewColumn.ROW)
        if last.isValid():
            width = self.sizeHintForIndex(last).width() + theme.GAP
            self._preferred[PreviewColumn.ROW] = max(self._preferred[PreviewColumn.ROW], width)
            self._fit()

    def take_widths(self, table: QTableView) -> None:
        """Give the columns the widths that they have in ``table``."""
        for column in _DIGITS:
            self.horizontalHeader().resizeSection(column, table.columnWidth(column))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        # Qt would paint all that is in sight, also where nothing of it has changed (6.11).
        if QAccessible.isActive() or self.state() is QAbstractItemView.State.EditingState:
            super().dataChanged(first, last, roles)
            return
        rows = self.rows_in_sight()
        top, bottom = max(first.row(), rows.start), min(last.row(), rows.stop - 1)
        if top <= bottom:
            model = self.model()
            rect = self.visualRect(model.index(top, first.column()))
            self.viewport().update(rect.united(self.visualRect(model.index(bottom, last.column()))))

    def _fit(self) -> None:
        if any(self.columnWidth(column) != width for column, width in self._fitted.items()):
            return  # the user has moved one
        digit = self.fontMetrics().horizontalAdvance("0")
        widths = dict(self._preferred)
        room = self.viewport().width() - sum(widths.values())
        more = room - _STATE_WITH_REASON * digit
        widths[PreviewColumn.NAME] += max(0, min(more, _LONGEST_NAME * digit - widths[PreviewColumn.NAME]))
        missing = _LEAST_STATE * digit - room
        for column, least in _LEAST_DIGITS.items():
            title = self.horizontalHeader().sectionSizeHint(column)
            cut = max(0, min(missing, widths[column] - max(title, least * digit)))
            widths[column] -= cut
            missing -= cut
        for column, width in widths.items():
            self.horizontalHeader().resizeSection(column, width)
        self._fitted = {column: self.columnWidth(column) for column in widths}
