"""The table of an import, before it and after it: the same columns in the same widths."""

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from petstore_gui.inventory.fields import ENTERED, PetField
from petstore_gui.ui import override
from petstore_gui.ui.importing.preview_model import COLUMNS, NUMBER, STATE
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.row_model import Index
from petstore_gui.ui.widgets.table_view import BaseTableView

_LONGEST_NAME: Final = 40  # digits
_LEAST_STATE, _STATE_WITH_REASON = 17, 45  # digits


class _Digits(NamedTuple):
    usual: int
    least: int


def _digits(field: PetField) -> _Digits:
    """Return how wide the column of a field is, and in a narrow window."""
    match field:
        case PetField.NAME:
            return _Digits(18, 9)
        case PetField.CATEGORY:
            return _Digits(12, 8)
        case PetField.STATUS | PetField.ID:
            return _Digits(11, 8)
        case _:
            assert_never(field)


_FIELDS: Final = {COLUMNS.index(field): _digits(field) for field in ENTERED}  # they give way in this order
_USUAL: Final = {NUMBER: 8, **{column: digits.usual for column, digits in _FIELDS.items()}}
_NAME: Final = COLUMNS.index(PetField.NAME)


class ImportTable(BaseTableView):
    """A state is in sight in a narrow window, too; names take the room of a wide one.

    Columns keep the widths that the user gives them.
    """

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.size_columns(_USUAL, STATE)
        self._preferred = {column: self.columnWidth(column) for column in _USUAL}
        self._fitted = dict(self._preferred)

    def fit_numbers(self) -> None:
        """Give the numbers of the rows what the last one of them needs."""
        last = self.model().index(self.model().rowCount() - 1, NUMBER)
        if last.isValid():
            width = self.sizeHintForIndex(last).width() + theme.GAP
            self._preferred[NUMBER] = max(self._preferred[NUMBER], width)
            self._fit()

    def take_widths(self, table: QTableView) -> None:
        """Give the columns the widths that they have in ``table``."""
        for column in _USUAL:
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
        widths[_NAME] += max(0, min(more, _LONGEST_NAME * digit - widths[_NAME]))
        missing = _LEAST_STATE * digit - room
        for column, digits in _FIELDS.items():
            title = self.horizontalHeader().sectionSizeHint(column)
            cut = max(0, min(missing, widths[column] - max(title, digits.least * digit)))
            widths[column] -= cut
            missing -= cut
        for column, width in widths.items():
            self.horizontalHeader().resizeSection(column, width)
        self._fitted = {column: self.columnWidth(column) for column in widths}
