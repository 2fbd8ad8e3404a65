"""Says in the table's place why there is no row, and offers the demo over an empty store on this computer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.ui.widgets.empty_state import Kind

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.list_controller import Standing
    from petstore_gui.ui.pet_list.table_view import PetTableView
    from petstore_gui.ui.widgets.empty_state import EmptyState


class EmptyListPresenter(QObject):
    """Says it of ``table`` in ``place``, which lies over it."""

    def __init__(self, table: "PetTableView", place: "EmptyState") -> None:
        super().__init__(place)
        self._table = table
        self._place = place
        self._offers_demo = False

    def begin(self, *, offers_demo: bool) -> None:
        """Forget what was said of another service."""
        self._offers_demo = offers_demo
        self._place.hide()

    def show(self, standing: "Standing") -> None:
        """Say why there is no row, where that is known."""
        from petstore_gui.ui.pet_list.text import empty_message

        if self._table.has_pending:
            self._place.hide()
            return
        snapshot, sentence = standing.snapshot, empty_message(standing)
        if snapshot is not None and not sentence and not self._table.counts[0]:
            sentence = self.tr("No animal in the list matches.")
        if snapshot is not None and sentence:
            is_empty = standing.status is None and not snapshot.pets
            kind = Kind.EMPTY if is_empty else Kind.NOTHING_FOUND
            self._place.show_sentence(sentence, kind=kind, add=is_empty, demo=is_empty and self._offers_demo)
        elif sentence:
            self._place.show_sentence(sentence, kind=Kind.FAILED)
        elif snapshot is None and standing.under_way:
            self._place.show_loading(self.tr("Reading the animals…"))
        else:
            self._place.hide()
