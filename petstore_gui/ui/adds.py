"""Adds what the form submits, hears what became of it, and goes on with what an earlier run could not finish."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.ui import words
from petstore_gui.ui.add_news import AddNews
from petstore_gui.ui.calls import KeyNotGivenError
from petstore_gui.ui.drafts import Drafts
from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.open_adds import OpenAdd, OpenAdds
from petstore_gui.ui.write_check import WriteCheck

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from petstore_gui.api.schema import NewPet, Pet
    from petstore_gui.inventory.adding import Finding, Outcome, Unknown
    from petstore_gui.inventory.journal import Entry
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.add_jobs import Attempt
    from petstore_gui.ui.add_pet_form import AddPetForm
    from petstore_gui.ui.calls import Call
    from petstore_gui.ui.failures import Failures
    from petstore_gui.ui.messages import Message
    from petstore_gui.ui.session import Session


class Adds(QObject):
    """Stands between ``form`` and the service; ``check_wanted`` says whether to ask before Production is written to."""

    added = Signal(object)
    """A Pet that the service has just added."""
    busy_changed = Signal()

    def __init__(
        self,
        window: "QWidget",
        session: "Session",
        failures: "Failures",
        form: "AddPetForm",
        *,
        check_wanted: "Callable[[], bool]" = lambda: False,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._failures = failures
        self._form = form
        self._open = OpenAdds(window, session, failures, form)
        self._drafts = Drafts(session, form, self)
        self._news = AddNews(form, failures, self._drafts, self)
        self._check = WriteCheck(session, failures, self, wanted=check_wanted)
        self._place: str | None = None
        self._snapshot: Snapshot | None = None
        self._under_way: dict[Attempt, Call] = {}
        self._reading = False
        self._unread = False  # it was tried, and failed
        self._held_back: NewPet | None = None
        self._causes: dict[int, Message] = {}  # of the open adds of this run, by the number in the journal
        form.submitted.connect(self.submit)
        session.left.connect(self._on_session_left)
        self._open.added.connect(self._on_open_added)
        self._open.again_wanted.connect(self._on_open_again_wanted)

    @property
    def busy(self) -> bool:
        """Whether an animal is on its way to the service that is open."""
        return any(attempt.place == self._place for attempt in self._under_way)

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let the questions about adds call categories by these names."""
        self._open.show_category_names(names)

    def cancel(self) -> None:
        """End what is on its way to the service that is open; whether it was sent is said as after any failure."""
        for attempt, call in self._under_way.items():
            if attempt.place == self._place:
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
        for attempt in self._under_way:
            if attempt.place == self._place:
                self._news.begin(attempt.new_pet)
        self._read()

    def submit(self, new_pet: "NewPet") -> None:
        """Add what the form has sent, once it is known what an earlier run may have sent already."""
        if self._reading or self._unread:
            self._held_back = new_pet  # it may be one of those that the journal has
            if not self._reading:
                self._read()
            return
        same = self._open.of(new_pet)
        if same is None:
            self._send(new_pet)
            return
        self._news.sent_before(new_pet)
        if same.decidable:
            self._open.decide(same)

    def look_for(self, outcome: "Unknown") -> None:
        """Look for the animal of an add whose answer was lost."""
        self._note_cause(outcome)
        self._open.put([OpenAdd(outcome.entry, self._causes[outcome.entry.number])])
        self._open.look()

    def _note_cause(self, outcome: "Unknown") -> None:
        # Not as the failure of an add: what that would say is said by the dialog, when more is known.
        failure = Failure(outcome.error, Doing.LISTING, self._form.start)
        self._causes[outcome.entry.number] = self._failures.message(failure)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """Take note of what is listed: an add whose answer is lost is looked for by what is new after it."""
        if snapshot.finished:
            self._snapshot = snapshot
        if self._unread and not self._reading:
            self._read()
        self._open.look_again()

    # --- what an earlier run has left ---

    def _read(self) -> None:
        """Read what the journal has of this place, once nothing of this run is still on its way there."""
        self._reading = True
        if self.busy:
            return
        if self._session.connection is None or self._place is None:
            self._reading, self._unread = False, True
            self._on_session_left()
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
            if self._unread:
                self._unread = False
                self._form.warn("")
            self._drafts.show(draft)
            self._open.put(OpenAdd(entry, self._causes.get(entry.number)) for entry in entries)
            if self._snapshot is not None:
                self._open.look()
            self._reading = False
            if new_pet := self._take_held_back():
                self.submit(new_pet)

    def _on_read_failed(self, place: str, error: Exception) -> None:
        if place == self._place:
            sentence = self.tr("What was typed or sent before is not known: {reason}")
            self._form.warn(sentence.format(reason=words.said(error)))
            self._reading, self._unread = False, True
            if new_pet := self._take_held_back():
                self._news.failed(new_pet, error)

    def _take_held_back(self) -> "NewPet | None":
        held_back, self._held_back = self._held_back, None
        return held_back

    def _on_session_left(self) -> None:
        if new_pet := self._take_held_back():
            self._news.not_sent(new_pet)

    def _on_open_again_wanted(self, add: OpenAdd) -> None:
        self._send(add.entry.new_pet, add)

    def _send(self, new_pet: "NewPet", earlier: OpenAdd | None = None) -> None:
        number, finding = (None, None) if earlier is None else (earlier.entry.number, earlier.finding)
        start = partial(self._start, self._place, new_pet, number, finding)
        if self._check.ask(new_pet, add=start, leave=partial(self._leave, new_pet, number)):
            self._form.say("")  # it is not on its way yet

    def _leave(self, new_pet: "NewPet", number: int | None) -> None:
        self._open.end_again(number, known=False)
        self._news.not_sent(new_pet)

    def _start(self, place: str | None, new_pet: "NewPet", number: int | None, finding: "Finding | None") -> None:
        from petstore_gui.ui import add_jobs

        connection = self._session.connection
        if connection is None or place is None or place != self._place:  # another one may be open by now
            self._leave(new_pet, number)
            return
        self._news.begin(new_pet, again=number is not None)
        before = add_jobs.with_found(self._snapshot, finding)
        attempt = add_jobs.Attempt(new_pet, place, connection.profile.label, number)
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
        from petstore_gui.inventory.adding import Added, Refused, Unknown

        del self._under_way[attempt]
        self.busy_changed.emit()
        if isinstance(outcome, Unknown):
            self._note_cause(outcome)
        if attempt.place != self._place:
            self._news.elsewhere(attempt, outcome)
            return
        self._open.end_again(attempt.instead_of, known=self._reading or isinstance(outcome, Added | Unknown))
        match outcome:
            case Added(pet=pet):
                if self._held_back == attempt.new_pet:
                    self._held_back = None  # somebody came back here and sent it while it was on its way
                self._on_open_added(attempt.new_pet, pet)
                self._open.doubt(pet)
            case Unknown():
                self._form.not_added(attempt.new_pet)
                self.look_for(outcome)
            case _:
                error = outcome if isinstance(outcome, Exception) else outcome.error
                if attempt.instead_of is None or self._reading:
                    self._news.failed(attempt.new_pet, error)
                else:
                    self._news.failed_again(attempt.new_pet, error, refused=isinstance(outcome, Refused))
        if self._reading:
            self._read()

    def _on_open_added(self, new_pet: "NewPet", pet: "Pet") -> None:
        self._news.added(new_pet, pet)
        self.added.emit(pet)
