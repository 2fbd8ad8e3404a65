"""The working page: the filter, the table of animals and the form that adds one."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.api.values import LIMIT_MAX, PetStatus
from petstore_gui.ui import theme, words
from petstore_gui.ui.add_pet_form import AddPetForm
from petstore_gui.ui.empty_state import EmptyState
from petstore_gui.ui.filter_bar import FilterBar
from petstore_gui.ui.messages import Doing, Failure
from petstore_gui.ui.pet_table import PetTable
from petstore_gui.ui.plain import PlainLabel

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.session import Call, Session

_SAMPLES_AT_ONCE: Final = 20


class InventoryPage(QWidget):
    """Shows one snapshot at a time and takes wishes: another filter, a refresh, a new animal."""

    listing = Signal()
    """A list was asked for."""
    listed = Signal(object)
    """The Snapshot that is shown now."""
    failed = Signal(object)
    """A Failure; what was shown and typed before is still there."""
    lookup_wanted = Signal()

    def __init__(self, session: "Session", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._snapshot: Snapshot | None = None
        self._listing: Call | None = None
        self._added: Pet | None = None
        self._offers_samples = False

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
        self._form = AddPetForm()
        # In a low window, or with large letters, the form is moved up and down rather than squeezed.
        side = QScrollArea(widgetResizable=True)
        side.setProperty("role", "card")
        side.setFixedWidth(theme.UNIT * 70)
        side.setWidget(self._form)

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

        self._filter.chosen.connect(self._list)
        lookup.clicked.connect(self.lookup_wanted)
        refresh.clicked.connect(self.refresh)
        self._form.submitted.connect(self._on_form_submitted)
        self._empty.add_wanted.connect(self.start_adding)
        self._empty.samples_wanted.connect(self._on_empty_samples_wanted)

    def begin(self, *, offers_samples: bool) -> None:
        """Start on a service that was just opened: list all its animals, and forget those of another one."""
        self._offers_samples = offers_samples
        self._added = None
        self._snapshot = None
        self._table.show_pets(())
        self._empty.hide()
        self._banner.hide()
        self._filter.choose(None)
        self._table.setFocus()
        self.refresh()

    def refresh(self) -> None:
        """List the chosen animals anew; rows, selection and place stay until the answer is there."""
        self._list(self._filter.status)

    def start_adding(self) -> None:
        """Put the focus into the form."""
        self._form.start()

    def filter_by(self, status: PetStatus | None) -> None:
        """Do what the filter button of ``status`` does."""
        self._filter.choose(status)
        self._list(status)

    def _list(self, status: PetStatus | None) -> None:
        if self._listing is not None:
            self._listing.drop()
        self.listing.emit()
        from petstore_gui.inventory.snapshot import take_snapshot

        self._listing = self._session.call(
            partial(take_snapshot, status=status),
            owner=self,
            done=self._on_listed,
            failed=partial(self._on_list_failed, status),
        )

    def _on_listed(self, snapshot: "Snapshot") -> None:
        self._listing = None
        added, self._added = self._added, None
        if added is not None and snapshot.status not in {None, added.status}:
            added = None  # somebody went on to another list meanwhile
        if added is not None and snapshot.cut_off:
            # It is there for sure, and may be among those that the service could not list.
            snapshot = snapshot.with_added(added)
        self._show(snapshot)
        if added is not None:
            self._table.select_pet(added.id)

    def _on_list_failed(self, status: PetStatus | None, error: Exception) -> None:
        self._listing = None
        self._added = None
        if self._snapshot is not None:
            self._filter.choose(self._snapshot.status)
        self.failed.emit(Failure(error, Doing.LISTING, partial(self.filter_by, status)))

    def _show(self, snapshot: "Snapshot") -> None:
        self._snapshot = snapshot
        self._table.show_pets(snapshot.pets)
        if snapshot.cut_off and not self._banner.text():
            sentence = self.tr("The service lists at most {limit} animals at a time. There may be more than these.")
            self._banner.setText(sentence.format(limit=LIMIT_MAX))
        self._banner.setVisible(snapshot.cut_off)
        if snapshot.pets:
            self._empty.hide()
        elif snapshot.status is None:
            self._empty.show_sentence(self.tr("There are no animals here yet."), add=True, samples=self._offers_samples)
        else:
            word = words.status_word(snapshot.status)
            self._empty.show_sentence(self.tr("No animal has the status “{status}”.").format(status=word))
        self.listed.emit(snapshot)

    def _on_form_submitted(self, new_pet: "NewPet") -> None:
        self._session.call(
            lambda client: client.create_pet(new_pet), owner=self, done=self._on_added, failed=self._on_add_failed
        )

    def _on_added(self, pet: "Pet") -> None:
        self._form.added(self.tr("{name} was added, ID {id}.").format(name=words.shown(pet.name), id=pet.id))
        shown = self._snapshot
        if shown is not None and self._listing is None and shown.status in {None, pet.status}:
            self._show(shown.with_added(pet))
            self._table.select_pet(pet.id)
            return
        # A list that is under way may have been made before the animal was: ask again.
        self._added = pet
        self.filter_by(None if shown is None or shown.status != pet.status else shown.status)

    def _on_add_failed(self, error: Exception) -> None:
        self._form.not_added()
        self.failed.emit(Failure(error, Doing.ADDING, self.start_adding))

    def _on_empty_samples_wanted(self) -> None:
        # Loaded when somebody asks for it: few do, and only once.
        from petstore_gui.inventory.samples import sample_animals

        self._add_samples(sample_animals(), 0)

    def _add_samples(self, samples: "tuple[NewPet, ...]", done: int, _added: None = None) -> None:
        if done >= len(samples):
            self.refresh()
            return
        sentence = self.tr("Adding sample animals: {done} of {total}").format(done=done, total=len(samples))
        self._empty.show_progress(sentence, done, len(samples))
        batch = samples[done : done + _SAMPLES_AT_ONCE]
        self._session.call(
            partial(_create_all, batch=batch),
            owner=self,
            done=partial(self._add_samples, samples, done + len(batch)),
            failed=self._on_samples_failed,
        )

    def _on_samples_failed(self, error: Exception) -> None:
        self._empty.hide()
        self.failed.emit(Failure(error, Doing.ADDING_SAMPLES, self.refresh))


def _create_all(client: "PetStoreClient", *, batch: "tuple[NewPet, ...]") -> None:
    for new_pet in batch:
        client.create_pet(new_pet)
