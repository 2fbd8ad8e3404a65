"""Which animals of the table are marked as new or changed, and whether they were seen."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QTableView

from petstore_gui.ui.pet_list.table_model import ChangeMark

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.table_model import PetTableModel

# A marked animal that was in sight at so many looks in a row was in sight for 3 seconds: it has been seen.
_LOOKS: Final = 7
_LOOK_EVERY_MS: Final = 500
_MOST: Final = 4_000  # as many as one reading can bring; the oldest give way


class ChangeMarkers(QObject):
    """Takes a mark away when its animal was in sight for 3 seconds."""

    def __init__(self, table: QTableView, model: "PetTableModel") -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._marks: dict[int, ChangeMark] = {}
        self._looks: dict[int, int] = {}
        self._looking = QTimer(self, interval=_LOOK_EVERY_MS)
        self._looking.timeout.connect(self._on_looking_timeout)

    def add(self, new: Iterable[int], changed: Iterable[int], entered: Iterable[int]) -> None:
        """Mark these animals, by ID; those marked before stay marked as what they were."""
        marks = self._marks | {pet_id: ChangeMark.CHANGED for pet_id in changed if pet_id not in self._marks}
        marks |= dict.fromkeys(entered, ChangeMark.ENTERED) | dict.fromkeys(new, ChangeMark.NEW)
        self._mark(dict(list(marks.items())[-_MOST:]))

    def clear(self) -> None:
        """Mark nothing."""
        self._mark({})

    def look(self) -> None:
        """Look for as long as there is something marked among the rows."""
        if self._marks and self._model.rows_of(self._marks):
            if not self._looking.isActive():
                self._looking.start()
        else:
            self._looking.stop()

    def _mark(self, marks: dict[int, ChangeMark]) -> None:
        self._marks = marks
        self._model.mark(marks)
        self.look()

    def _on_looking_timeout(self) -> None:
        in_sight = self._marks.keys() & self._ids_in_sight()
        self._looks = {pet_id: self._looks.get(pet_id, 0) + 1 for pet_id in in_sight}
        seen = {pet_id for pet_id, looks in self._looks.items() if looks >= _LOOKS}
        if seen:
            self._mark({pet_id: mark for pet_id, mark in self._marks.items() if pet_id not in seen})

    def _ids_in_sight(self) -> set[int]:
        table = self._table
        if not table.isActiveWindow() or not table.isVisible():
            return set()
        first, last = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
        rows = range(first, (last if last >= 0 else self._model.rowCount() - 1) + 1) if first >= 0 else ()
        return {pet.id for row in rows if (pet := self._model.pet(row)) is not None}
