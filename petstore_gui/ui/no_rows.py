"""Says in the table's place why there is no row, and fills an empty store on this computer with sample animals."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui.calls import KeyNotGivenError
from petstore_gui.ui.empty_state import Kind

if TYPE_CHECKING:
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.empty_state import EmptyState
    from petstore_gui.ui.listing import Listing, Standing
    from petstore_gui.ui.pet_table import PetTable
    from petstore_gui.ui.samples import Samples
    from petstore_gui.ui.session import Session


class NoRows(QObject):
    """Says it of ``table`` in ``place``, which lies over it; after samples it lets ``listing`` read the list again."""

    failed = Signal(object)
    """A Failure to be said."""
    unknown = Signal(object)
    """An Unknown of the service that is open: a sample animal that may have been added."""

    def __init__(self, session: "Session", listing: "Listing", table: "PetTable", place: "EmptyState") -> None:
        super().__init__(place)
        self._session = session
        self._listing = listing
        self._table = table
        self._place = place
        self._offers_samples = False
        self._before_samples: Snapshot | None = None
        """What was listed when samples could not all be added: it does not show which of them are there."""
        place.samples_wanted.connect(self._on_place_samples_wanted)

    @cached_property
    def _samples(self) -> "Samples":
        """Made when somebody asks for them."""
        from petstore_gui.ui.samples import Samples

        samples = Samples(self._session, self._place)
        samples.ended.connect(self._listing.ask)
        samples.stopped.connect(self._on_samples_stopped)
        samples.failed.connect(self.failed)
        samples.unknown.connect(self.unknown)
        return samples

    def begin(self, *, offers_samples: bool) -> None:
        """Forget what was said of another service."""
        self._offers_samples = offers_samples
        if "_samples" in self.__dict__:
            self._samples.forget()
        self._before_samples = None
        self._place.hide()

    def show(self, standing: "Standing") -> None:
        """Say why there is no row, where that is known; what is said while samples are added stays."""
        from petstore_gui.ui.list_words import nothing_shown

        if "_samples" in self.__dict__ and self._samples.under_way:
            return
        if self._table.has_pending:
            self._place.hide()
            return
        snapshot, sentence = standing.snapshot, nothing_shown(standing)
        if snapshot is not None and not sentence and not self._table.counts[0]:
            sentence = self.tr("No animal in the list matches.")
        if snapshot is not None and sentence and snapshot is self._before_samples:
            self._place.show_sentence(self.tr("Some sample animals may have been added."), kind=Kind.FAILED)
        elif snapshot is not None and sentence:
            is_empty = standing.status is None and not snapshot.pets
            kind = Kind.EMPTY if is_empty else Kind.NOTHING_FOUND
            self._place.show_sentence(sentence, kind=kind, add=is_empty, samples=is_empty and self._offers_samples)
        elif sentence:
            self._place.show_sentence(sentence, kind=Kind.FAILED)
        elif snapshot is None and standing.under_way:
            self._place.show_loading(self.tr("Reading the animals…"))
        else:
            self._place.hide()

    def _on_place_samples_wanted(self) -> None:
        self._samples.begin()

    def _on_samples_stopped(self, error: Exception) -> None:
        standing = self._listing.standing
        self._before_samples = standing.snapshot
        self.show(standing)
        if not isinstance(error, KeyNotGivenError):  # which would only be asked for once more
            self._listing.ask(by_hand=False)
