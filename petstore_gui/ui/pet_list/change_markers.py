"""Which animals of the table are marked as new or changed, and whether they were seen."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QObject, QTimer, Slot

from petstore_gui.ui.pet_list.change_mark import ChangeMark
from petstore_gui.ui.pet_list.table_model import PetTableModel
from petstore_gui.ui.widgets.table_view import BaseTableView

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

# A marked animal that was in sight at so many checks in a row was in sight for 3 seconds: it has been seen.
_CHECKS: Final = 7
_CHECK_EVERY_MS: Final = 500


class ChangeMarkers(QObject):
    """Takes a mark away when its animal was in sight for 3 seconds."""

    def __init__(self, table: BaseTableView, model: PetTableModel) -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._marks: dict[int, ChangeMark] = {}
        self._before: dict[int, Pet] = {}
        """The changed animals as they were when they were last seen."""
        self._checks: dict[int, int] = {}
        self._timer = QTimer(self, interval=_CHECK_EVERY_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        model.modelReset.connect(self._on_model_rows_changed)
        model.rowsInserted.connect(self._on_model_rows_changed)

    def add(
        self, new: Iterable[int] = (), changed: "Mapping[int, Pet]" = MappingProxyType({}), entered: Iterable[int] = ()
    ) -> None:
        """Mark these animals, by ID, until they were in sight for 3 seconds; those marked before stay as they are.

        ``changed`` has each as it was.
        """
        self._before = {**changed, **self._before}
        marks = {**dict.fromkeys(changed, ChangeMark.CHANGED), **self._marks}
        self._set(marks | dict.fromkeys(entered, ChangeMark.ENTERED) | dict.fromkeys(new, ChangeMark.NEW))

    def clear(self) -> None:
        """Mark nothing: other animals are about to be shown."""
        self._set({})

    def _set(self, marks: dict[int, ChangeMark]) -> None:
        if marks != self._marks:
            self._marks = marks
            self._before = {pet_id: pet for pet_id, pet in self._before.items() if pet_id in marks}
            self._model.mark(marks, self._before)
            self._timer.start()

    @Slot(QModelIndex, int, int)
    @Slot()
    def _on_model_rows_changed(self, *_where: object) -> None:
        self._timer.start()  # there may be something to watch again

    @Slot()
    def _on_timer_timeout(self) -> None:
        in_sight = self._marks.keys() & self._ids_in_sight()
        self._checks = {pet_id: self._checks.get(pet_id, 0) + 1 for pet_id in in_sight}
        self._set({pet_id: mark for pet_id, mark in self._marks.items() if self._checks.get(pet_id, 0) < _CHECKS})
        if all(pet.id not in self._marks for pet in self._model.found):
            self._timer.stop()

    def _ids_in_sight(self) -> set[int]:
        if not self._table.isActiveWindow() or not self._table.isVisible():
            return set()
        return {pet.id for row in self._table.rows_in_sight() if (pet := self._model.pet(row)) is not None}
