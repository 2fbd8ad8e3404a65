"""The working page: the filter, the table of animals and the form that adds one."""

from collections import deque
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import theme
from petstore_gui.ui.add_pet_form import AddPetForm
from petstore_gui.ui.calls import KeyNotGivenError
from petstore_gui.ui.empty_state import EmptyState
from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.filter_bar import FilterBar
from petstore_gui.ui.pet_table import PetTable
from petstore_gui.ui.plain import PlainLabel

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import NotSent, Refused, Unknown
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.listing import Listing, Standing
    from petstore_gui.ui.session import Session

_SAMPLES_AT_ONCE: Final = 20


class InventoryPage(QWidget):
    """Shows one snapshot at a time and takes wishes: another filter, a refresh, a new animal."""

    listed = Signal(object)
    """A Snapshot that has just been read, or a first part of it."""
    stands = Signal(object)
    """The Standing of the list: what is shown, and what became of the last wish."""
    failed = Signal(object)
    """A Failure; what was shown and typed before is still there."""
    unknown = Signal(object)
    """An Unknown of the service that is open: a sample animal that may have been added."""
    lookup_wanted = Signal()

    def __init__(self, session: "Session", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._standing: Standing | None = None
        self._to_select: int | None = None
        self._adds_samples = False
        self._offers_samples = False
        self._before_samples: Snapshot | None = None
        """What was listed when samples could not all be added: it does not show which of them are there."""

        self._filter = FilterBar()
        lookup = QPushButton(self.tr("Look up…"))
        lookup.setToolTip("Ctrl+L")
        lookup.setAccessibleName(self.tr("Look up…"))
        refresh = QPushButton(self.tr("Refresh"))
        refresh.setToolTip("F5")
        refresh.setAccessibleName(self.tr("Refresh"))
        self._banner = PlainLabel(role="banner")
        self._banner.hide()
        self._table = PetTable()
        self._empty = EmptyState()
        self.form = AddPetForm()
        # In a low window, or with large letters, the form is moved up and down rather than squeezed.
        side = QScrollArea(widgetResizable=True)
        side.setProperty("role", "card")
        side.setFixedWidth(theme.UNIT * 70)
        side.setWidget(self.form)

        top = QHBoxLayout()
        top.setSpacing(theme.GAP)
        top.addWidget(self._filter)
        top.addStretch()
        top.addWidget(lookup)
        top.addWidget(refresh)
        place = QGridLayout()  # one cell for both: the one lies over the other
        place.addWidget(self._table, 0, 0)
        place.addWidget(self._empty, 0, 0)
        middle = QHBoxLayout()
        middle.setSpacing(theme.GAP + theme.UNIT)
        middle.addLayout(place, 1)
        middle.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.UNIT)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addLayout(top)
        column.addWidget(self._banner)
        column.addLayout(middle, 1)

        self._filter.chosen.connect(self._on_filter_chosen)
        lookup.clicked.connect(self.lookup_wanted)
        refresh.clicked.connect(self.refresh)
        self._empty.add_wanted.connect(self.start_adding)
        self._empty.samples_wanted.connect(self._on_empty_samples_wanted)

    @cached_property
    def _listing(self) -> "Listing":
        """Made with the first service that is opened, after the first paint."""
        from petstore_gui.ui.listing import Listing

        listing = Listing(self._session, self)
        listing.changed.connect(self._on_listing_changed)
        listing.failed.connect(self.failed)
        return listing

    def begin(self, *, offers_samples: bool) -> None:
        """Start on a service that was just opened: list all its animals, and forget those of another one."""
        self._offers_samples = offers_samples
        self._adds_samples = False
        self._before_samples = None
        self._to_select = None
        self._empty.hide()
        self._table.unmark_all()
        self._table.setFocus()
        self._listing.begin()

    def refresh(self) -> None:
        """List the animals anew; rows, selection and place stay until the answer is there."""
        self._listing.ask()

    def cancel(self) -> None:
        """End the listing that is under way, or is about to be tried again by itself."""
        if self._standing is not None:
            self._listing.cancel()

    def start_adding(self) -> None:
        """Put the focus into the form."""
        self.form.start()

    def show_added(self, pet: "Pet") -> None:
        """Bring an animal that the service has just added into sight."""
        self._to_select = pet.id
        self._listing.add(pet)

    def _on_filter_chosen(self, status: PetStatus | None) -> None:
        self._to_select = None
        self._listing.choose(status)

    def _on_listing_changed(self, standing: "Standing") -> None:
        before, self._standing = self._standing, standing
        news = before is None or standing.snapshot is not before.snapshot
        if news or before is None or standing.status != before.status:
            self._show(standing)
        if standing.snapshot is None:
            self._show_nothing(standing)
        if standing.changes is not None and (before is None or standing.changes is not before.changes):
            self._table.mark(standing.changes.new, standing.changes.changed, standing.changes.entered)
        self.stands.emit(standing)
        if news and standing.snapshot is not None:
            self.listed.emit(standing.snapshot)

    def _show(self, standing: "Standing") -> None:
        from petstore_gui.ui.list_words import banner, copied_remark

        snapshot, status = standing.snapshot, standing.status
        self._filter.choose(status)
        self._filter.show_counts(snapshot)
        limits = "" if snapshot is None else banner(snapshot, status)
        self._banner.setText(limits)
        self._banner.setVisible(bool(limits))
        if snapshot is None:
            self._table.show_pets(())
        else:
            self._table.show_pets(snapshot.of(status), remark=copied_remark(snapshot, status))
        if self._to_select is not None and self._table.select_pet(self._to_select):
            self._to_select = None
        self._show_nothing(standing)

    def _show_nothing(self, standing: "Standing") -> None:
        """Say why there is no row, where that is known; what is said while samples are added stays."""
        from petstore_gui.ui.list_words import nothing_shown

        if self._adds_samples:
            return
        sentence = nothing_shown(standing)
        if sentence and standing.snapshot is not None and standing.snapshot is self._before_samples:
            self._empty.show_sentence(self.tr("Some sample animals may have been added."), add=False, samples=False)
        elif sentence:
            is_empty = standing.snapshot is not None and standing.status is None
            self._empty.show_sentence(sentence, add=is_empty, samples=is_empty and self._offers_samples)
        else:
            self._empty.hide()

    def _on_empty_samples_wanted(self) -> None:
        # Loaded when somebody asks for it: few do, and only once.
        from petstore_gui.inventory.samples import sample_animals

        self._add_samples(sample_animals(), 0)

    def _add_samples(self, samples: "tuple[NewPet, ...]", done: int) -> None:
        self._adds_samples = done < len(samples)
        if not self._adds_samples:
            self.refresh()
            return
        sentence = self.tr("Adding sample animals: {done} of {total}").format(done=done, total=len(samples))
        self._empty.show_progress(sentence, done, len(samples))
        connection = self._session.connection
        if connection is None:
            return
        # Shared by a call that is run again with another key: it goes on where the refused one stopped.
        batch = deque(samples[done : done + _SAMPLES_AT_ONCE])
        self._session.call(
            partial(_add_all, journal=connection.journal, place=connection.place, batch=batch),
            owner=self,
            done=partial(self._on_samples_ended, connection.place, samples, done + len(batch)),
            failed=partial(self._on_samples_failed, connection.place),
        )

    def _on_samples_ended(
        self, place: str, samples: "tuple[NewPet, ...]", done: int, missed: "Refused | NotSent | Unknown | None"
    ) -> None:
        from petstore_gui.inventory.adding import Unknown

        if missed is None:
            self._add_samples(samples, done)
            return
        self._on_samples_failed(place, missed.error)
        if isinstance(missed, Unknown):
            self.unknown.emit(missed)

    def _on_samples_failed(self, place: str, error: Exception) -> None:
        connection = self._session.connection
        if connection is not None and connection.place == place:
            self._adds_samples = False
            if self._standing is not None:
                self._before_samples = self._standing.snapshot
                self._show_nothing(self._standing)
            if not isinstance(error, KeyNotGivenError):  # which would only be asked for once more
                self._listing.ask(by_hand=False)
        self.failed.emit(Failure(error, Doing.ADDING_SAMPLES, self.refresh))


def _add_all(
    client: "PetStoreClient", *, journal: "Journal", place: str, batch: "deque[NewPet]"
) -> "Refused | NotSent | Unknown | None":
    """Take from ``batch`` what was added, and return what became of the first that was not."""
    from petstore_gui.inventory.adding import Added, add

    while batch:
        outcome = add(client, journal, batch[0], place=place, before=None)
        if not isinstance(outcome, Added):
            return outcome
        batch.popleft()
    return None
