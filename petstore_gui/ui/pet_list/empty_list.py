"""Says why there is no row, and offers the demo over an empty store on this computer."""

from PySide6.QtCore import QObject

from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.pet_list.text import empty_message
from petstore_gui.ui.widgets.empty_state import EmptyState, Kind


class EmptyListPresenter(QObject):
    """Shows ``empty_state``, which lies over ``table``, while that has no row."""

    def __init__(self, controller: PetListController, table: PetTableView, empty_state: EmptyState) -> None:
        super().__init__(empty_state)
        self._controller = controller
        self._table = table
        self._state = empty_state
        self._offers_demo = False
        controller.loading_changed.connect(self.update)
        controller.reading_ended.connect(self.update)

    def begin(self, *, offers_demo: bool) -> None:
        """Start on another service."""
        self._offers_demo = offers_demo
        self._state.hide()

    def update(self) -> None:
        """Say why there is no row, where that is known."""
        status, snapshot = self._controller.status, self._controller.snapshot
        sentence = empty_message(snapshot, status, self._controller.error)
        if self._table.has_pending:
            self._state.hide()
        elif snapshot is None and sentence:
            self._state.show_sentence(sentence, kind=Kind.FAILED)
        elif snapshot is None and self._controller.is_loading:
            self._state.show_loading(self.tr("Reading the animals…"))
        elif snapshot is not None and not self._table.counts[0]:
            is_empty = status is None and not snapshot.pets
            kind = Kind.EMPTY if is_empty else Kind.NOTHING_FOUND
            sentence = sentence or self.tr("No animal in the list matches.")
            self._state.show_sentence(sentence, kind=kind, add=is_empty, demo=is_empty and self._offers_demo)
        else:
            self._state.hide()
