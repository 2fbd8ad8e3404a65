"""Adds what the form submits: saved first, then sent one after the other, while the next animal is typed."""

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from petstore_gui.api.errors import StatusError
from petstore_gui.inventory.adding import Added, NotSent, Refused, Unknown
from petstore_gui.inventory.journal import JournalError, JournalMovedError, Resolution
from petstore_gui.inventory.outbox import Outbox, QueuedAdd, State
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet import jobs as add_pet_jobs
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.add_pet.drafts import DraftStore
from petstore_gui.ui.add_pet.journal_writer import JournalWriter
from petstore_gui.ui.add_pet.notices import OutboxNotices
from petstore_gui.ui.add_pet.outbox_store import OutboxStore
from petstore_gui.ui.add_pet.pending_rows import PendingRows
from petstore_gui.ui.add_pet.production_guard import ProductionGuard
from petstore_gui.ui.add_pet.unconfirmed_adds import UnconfirmedAdds
from petstore_gui.ui.i18n.text import sanitize, translate
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.countdown import Countdown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QDialog, QWidget

    from petstore_gui.api.schema import NewPet
    from petstore_gui.connection.connector import Connection
    from petstore_gui.inventory.adding import AddOutcome
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.add_pet.form import AddPetForm, FormDraft
    from petstore_gui.ui.pet_list.page import PetListPage
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.pending import PendingCall
    from petstore_gui.ui.session.session import Session

IDLE_AFTER_S: Final = 2.0
"""How long nothing was typed before a dialog may take the keys."""


class AddPetController(QObject):
    """Runs the outbox of the service that is open, for ``page``; the adds of other services wait for theirs."""

    added = Signal(object)
    """A Pet that the service has just added."""

    def __init__(
        self,
        window: "QWidget",
        session: "Session",
        failures: "ErrorReporter",
        page: "PetListPage",
        form: "AddPetForm",
        *,
        check_wanted: "Callable[[], bool]" = lambda: False,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._failures = failures
        self._page = page
        self._form = form
        self._check = ProductionGuard(session, failures, self, wanted=check_wanted)
        self.writer = JournalWriter(session, self)
        self._drafts = DraftStore(self.writer, form, self)
        self._store = OutboxStore(self.writer, self._drafts, failures, self)
        self._notices = OutboxNotices(
            form,
            failures,
            self._store,
            self,
            retry=self.retry,
            send=self.send_held,
            discard=self.discard_held,
            act=self.act,
        )
        self._lost = UnconfirmedAdds(window, failures, self)
        self._boxes: dict[str, Outbox] = {}
        self.box: Outbox | None = None
        """The outbox of the service that is open."""
        self._rows = PendingRows()
        self._snapshot: Snapshot | None = None
        self._calls: dict[QueuedAdd, PendingCall] = {}
        self._checking = False
        self._told_of: set[QueuedAdd] = set()
        """What the user knows was not sent when the window was to be closed."""
        self._edited_at = -IDLE_AFTER_S
        self._rest: FormDraft | None = None
        """What the form was left with when an animal was taken out of it."""
        self._retry = Countdown(self)
        self._search = QTimer(self, singleShot=True)
        self._quiet = QTimer(self, singleShot=True)
        form.submitted.connect(self.submit)
        form.edited.connect(self._on_form_edited)
        page.searched.connect(self._on_page_searched)
        page.table.pending_activated.connect(self.act)
        page.table.pending_removed.connect(self.take_out)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)
        self.writer.moved.connect(self._on_journal_moved)
        self._store.changed.connect(self._on_store_changed)
        self._store.loaded.connect(self._on_store_loaded)
        self._store.load_failed.connect(self._on_store_load_failed)
        self._retry.ticked.connect(self._on_retry_ticked)
        self._retry.ended.connect(self._on_retry_ended)
        self._search.timeout.connect(self._on_search_timeout)
        self._quiet.timeout.connect(self._ask)

    # --- the service that is open ---

    def begin(self) -> None:
        """Start on a service that was just opened, in place of another one."""
        connection = self._session.connection
        if connection is None:
            return
        box = self._boxes.setdefault(connection.service_id, Outbox(connection.service_id))
        self.box = box
        self._snapshot = None
        self._checking = False
        self._lost.begin(box)
        self._drafts.begin(box.service_id, connection.journal)
        box.resume()
        self._store.begin(box, connection.journal)
        self._schedule_search()
        self._go_on()

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """Take note of what is listed: the service answers, and a lost add may be in the list."""
        box = self.box
        if box is None or snapshot.service_id != box.service_id:
            return
        box.service_answered()
        if not snapshot.finished:
            self._go_on()
            return
        self._snapshot = snapshot
        if not box.loaded:
            self._store.load(box)
        elif box.of(State.NOT_CONFIRMED):
            self._store.search(box, snapshot)
        self._go_on()

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Let the questions about adds call categories by these names."""
        self._lost.show_category_names(names)

    # --- what the user does ---

    def submit(self, new_pet: "NewPet") -> None:
        """Take an animal out of the form: from here on it is in the outbox."""
        self._rest = self._form.rest
        add = self._take_in(new_pet, rest=self._rest)
        goes = self.box is not None and self.box.pause is None and add is not None and not add.hold
        self._form.say(self.tr("Adding {name}…").format(name=sanitize(new_pet.name)) if goes else "")
        self._edited_at = monotonic()

    def act(self, key: int) -> None:
        """Do what the button in a row says: put the animal back into the form, or ask about a lost one."""
        add = self._add(key)
        if add is None or add.state is State.SENDING:
            return
        if add.state is State.NOT_CONFIRMED:
            self._lost.decide(add)
        else:
            self._form.edit(add.new_pet)
            self.close(add, Resolution.DISCARDED)

    def take_out(self, key: int) -> None:
        """Take an add out of the outbox; one that is on its way may have been stored all the same."""
        add = self._add(key)
        if add is None:
            return
        if add.state is State.NOT_CONFIRMED:
            self._lost.decide(add)
        elif add in self._calls:
            add.removed = True
            self._calls[add].cancel()
        else:
            self.close(add, Resolution.DISCARDED)

    def retry(self) -> None:
        """Try again at once what waits for the service or the disk."""
        if self.box is not None:
            self.box.resume()
            self._store.save_unsaved(self.box)
            self._go_on()

    def send_held(self) -> None:
        """Send what waits for the user."""
        if self.box is not None:
            self.box.release()
            self.retry()

    def discard_held(self) -> None:
        """Take everything out that waits for the user."""
        for add in [] if self.box is None else self.box.held:
            self._close(add, Resolution.DISCARDED)
        self._after_closing()

    def add_again(self, lost: QueuedAdd) -> None:
        """Send the animal of a lost add once more, as the user has decided."""
        self._take_in(lost.new_pet, again=lost)

    def close(self, add: QueuedAdd, how: Resolution, pet_id: int | None = None) -> None:
        """Forget an add, as the user has decided; the journal keeps the decision."""
        self._close(add, how, pet_id)
        self._after_closing()

    def _close(self, add: QueuedAdd, how: Resolution, pet_id: int | None = None) -> None:
        if self.box is not None:
            repeats_unread = add.repeats is None and add.entry is not None and add.entry.instead_of is not None
            self.box.remove(add)
            self._store.close(self.box, add, how, pet_id)
            if repeats_unread and how is Resolution.DISCARDED:
                self.box.loaded = False
                self._store.load(self.box)  # with the one of an earlier run that this one was to repeat

    def _after_closing(self) -> None:
        if self.box is not None:
            if self._snapshot is not None and self.box.of(State.NOT_CONFIRMED):
                self._store.search(self.box, self._snapshot)  # what this one was can be no other one
            self._go_on()

    def say_added(self, name: str, pet_id: int) -> None:
        """Say that an animal was added, to the eye and aloud."""
        self._say(self.tr("{name} was added, ID {id}.").format(name=sanitize(name), id=pet_id))

    def may_close(self, close: "Callable[[], object]") -> bool:
        """Say whether the window may be closed; else say once what was not sent, and ``close`` it if that is wished.

        What waits for other services counts as well.
        """
        adds = [add for box in self._boxes.values() for add in box.not_sent]
        if self._told_of.issuperset(adds):
            return True
        unsaved = [] if self._store.error is None else [add for add in adds if add.entry is None]

        def make(parent: "QWidget") -> "QDialog":
            from petstore_gui.ui.widgets.message_dialog import question_box

            title, text = add_pet_text.quit_question(adds, unsaved)
            return question_box(parent, title, text, {self.tr("Quit"): 1, self.tr("Stay"): 0})

        def finished(result: int) -> None:
            if result:
                close()

        self._told_of = set(adds)
        self._failures.dialogs.ask(make, finished)
        return False

    def save_now(self) -> None:
        """Save what was typed and submitted in the last moments, at the end of the program."""
        for box in self._boxes.values():
            self._store.save_unsaved(box)
        self._drafts.flush()
        self.writer.drain()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is in the middle of typing: a dialog would swallow the rest."""
        return not self._form.typed.name and monotonic() - self._edited_at >= IDLE_AFTER_S and self._lost.is_free

    # --- sending ---

    def _take_in(
        self, new_pet: "NewPet", *, again: QueuedAdd | None = None, rest: "FormDraft | None" = None
    ) -> QueuedAdd | None:
        if self.box is None:
            return None
        add = self.box.submit(new_pet, again=again)
        self._store.save(self.box, add, rest=rest)
        self._go_on()
        return add

    def _go_on(self) -> None:
        """Send the next add if there is one, and show how it stands."""
        box = self.box
        add = None if box is None or self._checking else box.next_to_send()
        if box is not None and add is not None:
            if self._check.has_question:
                self._form.say("")
                self._check_with_user(box, add)
            else:
                self._start(box)
        self._show()

    def _check_with_user(self, box: Outbox, add: QueuedAdd) -> None:
        """Ask before Production is written to, once nobody is in the middle of typing."""
        if not self.is_idle:
            self._quiet.start(round(IDLE_AFTER_S * 1000))
            return
        self._checking = True
        self._check.ask(
            add.new_pet,
            add=partial(self._start_checked, box),
            leave=partial(self._hold_back, box),
            is_current=lambda: box is self.box and self._checking,
        )

    def _start_checked(self, box: Outbox) -> None:
        self._checking = False
        if box is self.box:
            self._go_on()

    def _hold_back(self, box: Outbox) -> None:
        self._checking = False
        box.hold_back()
        self._go_on()

    def _start(self, box: Outbox) -> None:
        connection, add = self._session.connection, box.next_to_send()
        if connection is None or connection.service_id != box.service_id or add is None or add.entry is None:
            return
        add.state = State.SENDING
        attempt = add_pet_jobs.Attempt(add, add.entry, connection.journal)
        transmit = partial(
            add_pet_jobs.transmit, attempt=attempt, before=self._snapshot, is_embedded=connection.is_embedded
        )
        self._calls[add] = self._session.run_with_client(
            transmit,
            owner=self,
            done=partial(self._on_ended, box, attempt),
            failed=partial(self._on_failed, box, attempt),
        )

    def _on_failed(self, box: Outbox, attempt: add_pet_jobs.Attempt, error: Exception) -> None:
        if attempt.outcome is not None:  # no other key was given, or another service was opened before it was heard
            self._on_ended(box, attempt, attempt.outcome)
            return
        del self._calls[attempt.add]
        attempt.add.state, attempt.add.error = State.NOT_CONFIRMED, error  # the program itself has failed
        box.pause, box.failures, box.searched_for_s = error, 1, 0
        self._failures.report(Failure(error, Operation.ADDING, self._search_now))
        self._search_now()
        self._go_on()

    def _on_ended(self, box: Outbox, attempt: add_pet_jobs.Attempt, outcome: "AddOutcome") -> None:
        add = attempt.add
        del self._calls[add]
        box.settle(add, outcome)
        if add.removed and add.state in {State.WAITING, State.REFUSED}:
            box.remove(add)
            self._store.close(box, add, Resolution.DISCARDED)
        elif isinstance(outcome, Added) and self._store.is_restoring(box):  # as one that was sent
            self._store.close(box, add, Resolution.ADDED, outcome.pet.id)
        elif isinstance(outcome, NotSent) and isinstance(outcome.error, JournalMovedError):
            self._on_journal_moved(attempt.journal)
        if box is self.box:
            self._tell(add, outcome)
            self._go_on()

    def _tell(self, add: QueuedAdd, outcome: "AddOutcome") -> None:
        match outcome:
            case Added(pet=pet):
                self.say_added(pet.name, pet.id)
                self.added.emit(pet)
            case Refused():
                if not add.removed:
                    self._form.say("")
                    announce(self._form, self.tr("{name} was not added.").format(name=add_pet_text.short_name(add)))
                    self._quiet.start(round(IDLE_AFTER_S * 1000))
            case Unknown():
                self._form.say("")
                announce(self._form, add_pet_text.attention_sentence([add]))
                self._search_now()
            case NotSent():
                self._form.say("")

    def _say(self, sentence: str) -> None:
        self._form.say(sentence)
        announce(self._form, sentence)

    # --- trying again, and looking for what was lost ---

    def _search_now(self) -> None:
        self._page.listing.refresh()
        self._schedule_search()

    def _schedule_search(self) -> None:
        after = None if self.box is None else self.box.search_after_s()
        if after is None:
            self._search.stop()
        else:
            self._search.start(round(after * 1000))

    def _on_retry_ticked(self, seconds: int) -> None:
        self._notices.show(self.box, retry_in_s=seconds)

    def _on_retry_ended(self) -> None:
        if self.box is not None:
            self.box.resume()
            self._go_on()

    def _on_search_timeout(self) -> None:
        if self.box is not None:
            self.box.searched_for_s += self._search.interval() / 1000
            self._search_now()

    # --- what is shown, and what is heard ---

    def _show(self) -> None:
        box = self.box
        retry_after_s = None if box is None else box.retry_after_s()
        if retry_after_s is None:
            self._retry.stop()
        elif not self._retry.in_progress:
            self._retry.start(retry_after_s)
        if box is None or not box.of(State.NOT_CONFIRMED):
            self._search.stop()
        self._page.show_pending(self._rows.of([] if box is None else box.adds[::-1]))
        self._notices.show(box, retry_in_s=self._retry.seconds_left)

    def _add(self, key: int) -> QueuedAdd | None:
        return next((add for add in ([] if self.box is None else self.box.adds) if add.key == key), None)

    def _on_form_edited(self) -> None:
        if self._form.typed != self._rest:
            self._edited_at = monotonic()

    def _on_page_searched(self) -> None:
        self._edited_at = monotonic()

    def _on_store_changed(self) -> None:
        if self.box is not None and self._store.not_saved(self.box):
            self._form.say("")  # it is not on its way
        self._go_on()
        self._ask()

    def _ask(self) -> None:
        """Ask about what was refused or lost, once nobody is in the middle of typing; the rows say it at once."""
        refused = [add for add in ([] if self.box is None else self.box.of(State.REFUSED)) if not add.asked]
        to_check = self.box is not None and self.box.next_to_send() is not None and not self._checking
        if not self.is_idle:
            if refused or to_check or self._lost.has_questions:
                self._quiet.start(round(IDLE_AFTER_S * 1000))
            return
        if to_check:
            self._go_on()
        for add in refused:
            add.asked = True
            if isinstance(add.error, StatusError):  # else it was refused before this run, and said then
                self._failures.report(Failure(add.error, Operation.ADDING, partial(self.act, add.key)))
        self._lost.ask()

    def _on_journal_moved(self, journal: "Journal") -> None:
        self._store.restore(journal)
        self._drafts.save_again(journal)

    def _on_store_loaded(self, box: Outbox, draft: str | None) -> None:
        self._drafts.show(box.service_id, draft)
        if box is self.box:
            self._form.warn("")
            if box.held:
                self._form.say("")  # what was submitted meanwhile may wait now
            self._store.save_unsaved(box)
            self._schedule_search()
            if self._snapshot is not None:
                self.show_snapshot(self._snapshot)
            self._go_on()

    def _on_store_load_failed(self, box: Outbox, error: Exception) -> None:
        if box is self.box:
            reason = error.reason if isinstance(error, JournalError) else error
            sentence = self.tr("Couldn't load your draft and unfinished adds: {reason}")
            self._form.warn(sentence.format(reason=translate(reason)), detail=detail_of(error))
            self._show()

    def _on_session_opened(self, connection: "Connection") -> None:
        if self.box is not None and connection.service_id == self.box.service_id:
            self.box.resume()  # with another key, or at another address
            self._go_on()

    def _on_session_disconnected(self) -> None:
        self.box = None
        self._checking = False
        self._lost.begin(None)
        self._search.stop()
        self._show()
