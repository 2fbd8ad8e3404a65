"""Keeps a table's selection on its animals while the rows are replaced."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QTableView

from petstore_gui.ui.i18n.text import Column

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.table_model import PetTableModel

_SELECT: Final = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
_LEAVE: Final = QItemSelectionModel.SelectionFlag.NoUpdate


class SelectionKeeper:
    """Remembers which animals were selected and are not shown now: they come back selected.

    Unless something else was selected meanwhile, of which whoever makes this tells it (:meth:`forget`).
    """

    def __init__(self, table: QTableView, model: "PetTableModel") -> None:
        self._table = table
        self._model = model
        self._away: set[int] = set()
        self._current_away: int | None = None
        self._changing = False

    def rows(self) -> list[int]:
        """Return the selected rows, from the top."""
        # By ranges: an index for each row would take a second where 100,000 are selected.
        selection = self._table.selectionModel().selection()
        ranges = [selection.at(number) for number in range(selection.count())]
        return sorted({row for each in ranges for row in range(each.top(), each.bottom() + 1)})

    def current_id(self) -> int | None:
        """Return the ID of the current animal, if there is one."""
        current = self._table.currentIndex()
        pet = self._model.pet(current.row()) if current.isValid() else None
        return None if pet is None else pet.id

    def make_current(self, pet_id: int, column: Column, flags: QItemSelectionModel.SelectionFlag = _LEAVE) -> bool:
        """Make the animal with this ID the current one; answer whether it is there."""
        row = self._model.row_of(pet_id)
        if row is None:
            return False
        self._table.selectionModel().setCurrentIndex(self._model.index(row, column), flags)
        return True

    def forget(self) -> None:
        """Take the present selection for the wish of a person."""
        if not self._changing:
            self._away, self._current_away = set(), None

    @contextmanager
    def kept(self, column: Column) -> Iterator[None]:
        """Keep the selection and the current animal, in that column, while all rows are replaced."""
        pets = [self._model.pet(row) for row in self.rows()]
        selected = {pet.id for pet in pets if pet is not None} | self._away
        pending = [each.key for row in self.rows() if (each := self._model.pending_at(row)) is not None]
        current, current_row = self.current_id(), self._table.currentIndex().row()
        current_pending = self._model.pending_at(current_row)
        wanted = self._current_away if current is None else current
        self._changing = True
        try:
            yield
            rows = self._model.rows_of(selected)
            self._select([*self._model.pending_rows_of(pending), *sorted(rows.values())])
            is_there = wanted is not None and self.make_current(wanted, column)
            if current_pending is not None:
                index = self._model.index(current_row, column)
                self._table.selectionModel().setCurrentIndex(index, _LEAVE)
        finally:
            self._changing = False
        self._away = selected - rows.keys()
        self._current_away = None if is_there else wanted

    def _select(self, rows: list[int]) -> None:
        selection, begin = QItemSelection(), 0
        for end in range(1, len(rows) + 1):
            if end == len(rows) or rows[end] != rows[end - 1] + 1:
                first, last = self._model.index(rows[begin], 0), self._model.index(rows[end - 1], len(Column) - 1)
                selection.select(first, last)
                begin = end
        if rows:
            self._table.selectionModel().select(selection, _SELECT)
