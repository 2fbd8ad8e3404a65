"""Keeps a table's selection on its animals while the rows are replaced."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QTableView

from petstore_gui.ui.pet_list.columns import Column, runs
from petstore_gui.ui.pet_list.table_model import PetTableModel

_SELECT: Final = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
_ONLY_CURRENT: Final = QItemSelectionModel.SelectionFlag.NoUpdate


class SelectionKeeper:
    """Remembers which animals were selected and are not shown now: they come back selected.

    Unless something else was selected meanwhile, which the table reports with :meth:`forget`.
    """

    def __init__(self, table: QTableView, model: PetTableModel) -> None:
        self._table = table
        self._model = model
        self._hidden: set[int] = set()
        self._hidden_current: int | None = None
        self._is_restoring = False

    def rows(self) -> list[int]:
        """Return the selected rows, from the top."""
        return sorted(index.row() for index in self._table.selectionModel().selectedRows())

    def current_id(self) -> int | None:
        """Return the ID of the current animal, if there is one."""
        current = self._table.currentIndex()
        pet = self._model.pet(current.row()) if current.isValid() else None
        return None if pet is None else pet.id

    def make_current(
        self, pet_id: int, column: Column, flags: QItemSelectionModel.SelectionFlag = _ONLY_CURRENT
    ) -> bool:
        """Make the animal with this ID the current one; return whether it is there."""
        row = self._model.row_of(pet_id)
        if row is not None:
            self._table.selectionModel().setCurrentIndex(self._model.index(row, column), flags)
        return row is not None

    def forget(self) -> None:
        """Forget what is not shown: the user has selected something else."""
        if not self._is_restoring:
            self._hidden, self._hidden_current = set(), None

    @contextmanager
    def preserve(self, column: Column) -> Iterator[None]:
        """Keep the selection and the current animal, in that column, while all rows are replaced."""
        selected_rows, current_row = self.rows(), self._table.currentIndex().row()
        selected = {pet.id for row in selected_rows if (pet := self._model.pet(row))} | self._hidden
        pending_rows = [row for row in selected_rows if self._model.pending_at(row)]  # these stay where they are
        current_id = self.current_id()
        wanted = self._hidden_current if current_id is None else current_id
        self._is_restoring = True
        try:
            yield
            rows = self._model.rows_of(selected)
            self._select({*pending_rows, *rows.values()})
            is_there = wanted is not None and self.make_current(wanted, column)
            if self._model.pending_at(current_row) is not None:
                index = self._model.index(current_row, column)
                self._table.selectionModel().setCurrentIndex(index, _ONLY_CURRENT)
        finally:
            self._is_restoring = False
        self._hidden = selected - rows.keys()
        self._hidden_current = None if is_there else wanted

    def _select(self, rows: set[int]) -> None:
        selection = QItemSelection()
        for first, end in runs(row in rows for row in range(self._model.rowCount())):
            selection.select(self._model.index(first, 0), self._model.index(end - 1, len(Column) - 1))
        self._table.selectionModel().select(selection, _SELECT)
