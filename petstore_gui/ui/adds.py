"""Adds what the form submits, hears what became of it, and goes on with what an earlier run could not finish."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui import words
from petstore_gui.ui.calls import KeyNotGivenError
from petstore_gui.ui.drafts import Drafts
from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.open_adds import OpenAdd, OpenAdds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import Outcome
    from petstore_gui.inventory.journal import Entry
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.add_jobs import Attempt
    from petstore_gui.ui.add_pet_form import AddPetForm
    from petstore_gui.ui.calls import Call
    from petstore_gui.ui.failures import Failures
    from petstore_gui.ui.messages import Message
    from petstore_gui.ui.session import Session


class Adds(QObject):
    """Stands between ``form`` and the service."""

    added = Signal(object)
    """A Pet that the service has just added."""
    busy_changed = Signal()

    def __init__(self, window: "QWidget", session: "Session", failures: "Failures", form: "AddPetForm") -> None:
        super().__init__(window)
        self._session = session
        self._failures = failures
        self._form = form
        self._open = OpenAdds(window, session, failures, form)
        self._drafts = Drafts(session, form, self)
        self._place: str | None = None
        self._snapshot: Snapshot | None = None
        self._under_way: dict[Attempt, Call] = {}
        self._reading = False
        self._held_back: NewPet | None = None
        self._causes: dict[int, Message] = {}  # of the open adds of this run, by the number in the journal
        form.submitted.connect(self._on_form_submitted)
        self._open.added.connect(self._on_open_added)
        self._open.again_wanted.connect(self._on_open_again_wanted)

    @property
    def busy(self) -> bool:
        """Whether an animal is on its way to the service that is open."""
        return any(attempt.place == self._place for attempt in self._under_way)

    def cancel(self) -> None:
        """End what is on its way; whether it was sent is said as after any failure."""
        for call in self._under_way.values():
            call.cancel()

    def begin(self) -> None:
        """Start on a service that was just opened, in place of another one."""
        connection = self._session.connection
        if connection is None:
            return
        self._place = connection.place
        self._snapshot = None
        self._held_back = None
        self._open.begin()
        self._drafts.begin(self._place)
        self.busy_changed.emit()
        self._read()

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """Take note of what is listed: an add whose answer is lost is looked for by what is new after it."""
        if snapshot.finished:
            self._snapshot = snapshot
        self._open.look_again()

    # --- what an earlier run has left ---

    def _read(self) -> None:
        """Read what the journal has of this place, once nothing of this run is still on its way there."""
        self._reading = True
        if self.busy or self._session.connection is None or self._place is None:
            return
        from petstore_gui.ui import add_jobs

        self._session.write(
            partial(add_jobs.read, place=self._place),
            owner=self,
            done=partial(self._on_read, self._place),
            failed=partial(self._on_read_failed, self._place),
        )

    def _on_read(self, place: str, read: "tuple[tuple[Entry, ...], str | None]") -> None:
        if place == self._place:
            entries, draft = read
            self._drafts.show(draft)
            self._open.put(OpenAdd(entry, self._causes.get(entry.number)) for entry in entries)
            if self._snapshot is not None:
                self._open.look()
            self._end_reading()

    def _on_read_failed(self, place: str, error: Exception) -> None:
        if place == self._place:
            sentence = self.tr("What was typed or sent before is not known: {reason}")
            self._form.warn(sentence.format(reason=str(error)))
            self._end_reading()

    def _end_reading(self) -> None:
        self._reading = False
        held_back, self._held_back = self._held_back, None
        if held_back is not None:
            self._on_form_submitted(held_back)

    # --- adding ---

    def _on_form_submitted(self, new_pet: "NewPet") -> None:
        if self._reading:
            self._held_back = new_pet  # it may be one of those that the journal has
            return
        same = self._open.of(new_pet)
        if same is None:
            self._send(new_pet)
            return
        sentence = self.tr("{name} was sent before, and it is not known yet whether it was added.")
        self._form.not_added(new_pet, sentence.format(name=words.shown(new_pet.name)))
        if same.decidable:
            self._open.decide(same)

    def _on_open_again_wanted(self, add: OpenAdd) -> None:
        self._form.say(self.tr("Adding {name} again…").format(name=words.shown(add.entry.new_pet.name)))
        self._send(add.entry.new_pet, add)

    def _send(self, new_pet: "NewPet", earlier: OpenAdd | None = None) -> None:
        from petstore_gui.ui import add_jobs

        connection = self._session.connection
        if connection is None or self._place is None:
            return
        before = self._snapshot if earlier is None else add_jobs.with_found(self._snapshot, earlier.finding)
        number = None if earlier is None else earlier.entry.number
        attempt = add_jobs.Attempt(new_pet, self._place, connection.profile.label, number)
        self._under_way[attempt] = self._session.call(
            partial(add_jobs.send, attempt=attempt, journal=connection.journal, before=before),
            owner=self,
            done=partial(self._on_ended, attempt),
            failed=partial(self._on_failed, attempt),
        )
        self.busy_changed.emit()

    def _on_failed(self, attempt: "Attempt", error: Exception) -> None:
        from petstore_gui.api.errors import PetStoreError

        # With an outcome: another service was opened before it was heard. Without: nobody gave a key that the service
        # takes, so that nothing was added, or the program itself has failed, and then the journal may know more.
        if attempt.outcome is None and not isinstance(error, PetStoreError | KeyNotGivenError):
            self._reading = attempt.place == self._place
        self._on_ended(attempt, attempt.outcome or error)

    def _on_ended(self, attempt: "Attempt", outcome: "Outcome | Exception") -> None:
        from petstore_gui.inventory.adding import Added, Unknown

        del self._under_way[attempt]
        self.busy_changed.emit()
        if isinstance(outcome, Unknown):
            # Not as the failure of an add: what that would say is said by the dialog, when more is known.
            failure = Failure(outcome.error, Doing.LISTING, self._form.start)
            self._causes[outcome.entry.number] = self._failures.message(failure)
        if attempt.place != self._place:
            self._say_elsewhere(attempt, outcome)
            return
        self._open.end_again(attempt.new_pet, known=isinstance(outcome, Added | Unknown))
        match outcome:
            case Added(pet=pet):
                self._on_open_added(attempt.new_pet, pet)
                self._open.doubt(pet)
            case Unknown(entry=entry):
                self._form.not_added(attempt.new_pet)
                self._open.put([OpenAdd(entry, self._causes[entry.number])])
                self._open.look()
            case _:
                self._say_failed(attempt.new_pet, outcome if isinstance(outcome, Exception) else outcome.error)
        if self._reading:
            self._read()

    def _on_open_added(self, new_pet: "NewPet", pet: "Pet") -> None:
        sentence = self.tr("{name} was added, ID {id}.").format(name=words.shown(pet.name), id=pet.id)
        self._form.added(new_pet, sentence)
        self.added.emit(pet)

    def _say_failed(self, new_pet: "NewPet", error: Exception) -> None:
        from petstore_gui.api.errors import CancelledError
        from petstore_gui.inventory.journal import JournalError

        if isinstance(error, CancelledError):  # somebody has wished it
            self._form.not_added(new_pet, self.tr("{name} was not sent.").format(name=words.shown(new_pet.name)))
            return
        self._form.not_added(new_pet)
        if isinstance(error, JournalError):
            sentence = self.tr(
                "The program writes each add down before it sends it, so that none is lost or doubled. This time it "
                "could not: {reason}.\n\nWhat you typed is still in the form."
            ).format(reason=error.reason.rstrip("."))
            self._failures.note(self.tr("The animal was not sent"), sentence)
            return
        self._failures.say(Failure(error, Doing.ADDING, self._form.start))

    def _say_elsewhere(self, attempt: "Attempt", outcome: "Outcome | Exception") -> None:
        """Say what became of an add at a service that is not open any more; its form has the animal still."""
        from petstore_gui.inventory.adding import Added, Unknown

        match outcome:
            case Added():
                self._drafts.forget_name(attempt.place, attempt.new_pet.name)
                title, sentence = self.tr("{name} was added"), self.tr("It was added to {profile}.")
            case Unknown():
                title = self.tr("It is not known whether {name} was added")
                sentence = self.tr("The program looks for it as soon as {profile} is open again.")
            case _:
                title, sentence = self.tr("{name} was not added"), self.tr("It is still in the form of {profile}.")
        name = words.shown(attempt.new_pet.name)
        self._failures.note(title.format(name=name), sentence.format(profile=attempt.profile))
