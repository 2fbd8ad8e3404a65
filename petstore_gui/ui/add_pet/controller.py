"""Adds what the form submits: saved first, then sent one after the other, while the next animal is typed."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from petstore_gui.api.errors import NotConnectedError
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.connection.connection import Connection
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import State
from petstore_gui.outbox.adding import Added, AddOutcome, Refused, Unknown
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queue import Outbox, OutboxState
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from petstore_gui.ui.add_pet.prompts import Prompts
from petstore_gui.ui.add_pet.resolve_dialog import Decision
from petstore_gui.ui.add_pet.similar_notice import SimilarNotice
from petstore_gui.ui.i18n.text import sanitize, translate
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.message_dialog import question_box

_SENT_WITHIN_MS: Final = 2000  # after that, a window that is to close asks about what was not sent


class AddPetController(QObject):
    """Runs the outbox of the service that is open, for ``page``; the adds of other services wait for theirs."""

    def __init__(
        self,
        context: FeatureContext,
        page: PetListPage,
        form: AddPetForm,
        *,
        confirm_production: Callable[[], bool] = lambda: False,
        undo_s: Callable[[], int] = lambda: 0,
    ) -> None:
        """``undo_s`` returns for how many seconds an animal can be taken back before it leaves."""
        super().__init__(context.window)
        self._session = session = context.session
        self._reporter = context.errors
        self._page = page
        self._form = form
        self._similar = SimilarNotice(form, page.controller)
        self._outbox = OutboxBridge(context, form, page.controller.refresh, self)
        self._worker = self._outbox.worker
        self.prompts = Prompts(context, form, self._outbox, self, confirm_production=confirm_production)
        self._outbox.may_send = self.prompts.may_send
        self._undo_s = undo_s
        self._discarded: tuple[QueuedAdd, ...] = ()  # by the last act that discarded any
        self._close_when_sent: Callable[[], object] | None = None
        self._last_added: Pet | None = None
        self._heard_waiting: set[int] = set()  # of which it was announced that they wait for the service
        self._is_heard_lost = False  # it was announced that there is no connection
        self._is_asking_to_quit = False
        self._known_unsent: set[int] = set()  # of which the user was told at an earlier close
        self._given_up: set[int] = set()  # which the user agreed to lose, as they cannot be saved
        form.submitted.connect(self.submit)
        page.rows_changed.connect(self._on_page_rows_changed)
        page.table.pending_activated.connect(self.edit_or_resolve)
        page.table.pending_removed.connect(self.remove)
        session.opening.connect(self.send_now)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)
        self.prompts.edit_requested.connect(self.edit_or_resolve)
        self.prompts.resolved.connect(self._on_resolved)
        self._outbox.changed.connect(self._show)
        self._outbox.ended.connect(self._on_outbox_ended)
        self._outbox.written.connect(self.prompts.ask)
        self._outbox.retry.ticked.connect(self._show_notices)

    # --- the service that is open ---

    def begin(self) -> None:
        """Start on a service that was just opened, in place of another one."""
        if self._session.connection is not None:
            self._begin(self._session.connection)

    def _begin(self, connection: Connection | None) -> None:
        self._discarded = ()
        self._heard_waiting.clear()
        self._is_heard_lost = False
        self.prompts.begin()
        self._outbox.begin(connection)

    @Slot(object)
    def show_snapshot(self, snapshot: Snapshot | None) -> None:
        """Use a new list: unless it is cached, the service answers, and a lost add may be in it."""
        self._form.show_used_categories(() if snapshot is None else {pet.category_id for pet in snapshot.pets})
        if snapshot is not None and not snapshot.is_cached and snapshot.service_id == self._state.service_id:
            self._worker.use_list(snapshot, user_initiated=self._page.controller.is_user_initiated)
            self._announce_connected()
            self._outbox.go_on()

    # --- what the user does ---

    @Slot(object)
    def submit(self, new_pet: NewPet) -> None:
        """Take an animal out of the form: from here on it is in the outbox."""
        if self._state.service_id:
            add = self._outbox.submit(new_pet, self._undo_s())
            self._page.table.scrollToTop()  # where its row is
            goes = self._state.pause is None and not add.hold and add.state is not State.HELD
            self._form.show_message(self.tr("Adding {name}…").format(name=sanitize(new_pet.name)) if goes else "")

    @Slot(object)
    def edit_or_resolve(self, key: int) -> None:
        """Do what the button in a row is for: put the animal back into the form, or ask about a lost one."""
        add = self._state.with_key(key)
        if add is not None and add.is_lost:
            self.prompts.resolve(key)
        elif add is not None and add.state is not State.SENDING:
            self._page.list_requested.emit()  # where the form is
            self._form.edit(add.new_pet)
            self._discarded = ()
            self._take_out([key], states.Discarded())

    @Slot(object)
    def remove(self, keys: tuple[int, ...]) -> None:
        """Take adds out of the outbox, or ask about a lost one; one on its way may have been stored all the same."""
        adds = [add for key in keys if (add := self._state.with_key(key)) is not None]
        if any(not add.is_lost for add in adds):
            self._discard([add for add in adds if not add.is_lost and not self._outbox.cancel(add.key)])
        elif adds:
            self.prompts.resolve(adds[0].key)

    def undo(self) -> bool:
        """Take back the last animal that has not left, into the form, or have again what was discarded last.

        Returns whether there was anything of that.
        """
        recallable = self._state.recallable
        if recallable:
            self.edit_or_resolve(recallable[-1].key)
        elif self._discarded:
            discarded, self._discarded = self._discarded, ()
            self._worker.undo(discarded)
            self._outbox.go_on()
        else:
            return False
        return True

    @Slot()
    def send_now(self) -> None:
        """Let all adds leave that could still be taken back."""
        self._worker.change(Outbox.let_go)
        self._outbox.go_on()

    def may_close(self, close: Callable[[], object]) -> bool:
        """Return whether the window may be closed; else ask about what was not sent, and ``close`` it if agreed.

        What waits for other services counts as well. Of what is kept for the next start the user is told once; about
        what would be lost the question comes at each close.
        """
        if self._state.recallable:
            self.send_now()
            self._close_when_sent = close
            QTimer.singleShot(_SENT_WITHIN_MS, self, self._close_unsent)
        if self._close_when_sent is not None:
            return False
        adds = [add for box in self._worker.outboxes for add in box.not_sent]
        keys, unsaved = {add.key for add in adds}, {add.key for add in adds if add.save_error is not None}
        if keys <= self._known_unsent and unsaved <= self._given_up:
            return True
        if self._is_asking_to_quit:
            return False
        title, text = add_pet_text.quit_question(adds)
        make = partial(question_box, title=title, text=text, answers={self.tr("Quit"): 1, self.tr("Stay"): 0})

        def finished(result: int) -> None:
            self._is_asking_to_quit = False
            if result:
                self._given_up = unsaved
                close()

        self._is_asking_to_quit = True
        self._known_unsent = keys
        self._reporter.dialogs.ask(make, finished)
        return False

    @Slot()
    def _close_unsent(self) -> None:
        """Close the window that was to be closed, whether or not all was sent in that moment."""
        close, self._close_when_sent = self._close_when_sent, None
        if close is not None:
            close()

    def save_now(self) -> None:
        """Save what was typed and submitted in the last moments, at the end of the program."""
        self._worker.drain()

    @property
    def _state(self) -> OutboxState:
        """The outbox of the service that is open; an empty one if none is."""
        return self._worker.state

    def _retry(self) -> None:
        """Try again at once what waits for the service or the disk."""
        self._worker.save_unsaved()
        self._outbox.resume()

    def _send_held(self) -> None:
        self._worker.change(Outbox.release)
        self._retry()

    def _discard(self, adds: list[QueuedAdd]) -> None:
        if adds:
            discarded = self._worker.take_out([add.key for add in adds], states.Discarded())
            self._discarded = tuple(add for add in discarded if not add.was_sent)
            self._outbox.go_on()

    def _take_out(self, keys: list[int], event: states.Event) -> None:
        self._worker.take_out(keys, event)
        self._outbox.go_on()

    # --- what becomes of the adds ---

    @Slot(object, object)
    def _on_outbox_ended(self, add: QueuedAdd, outcome: AddOutcome) -> None:
        if isinstance(outcome, Added | Refused):
            self._announce_connected()
        match outcome:
            case Added(pet=pet):
                self.prompts.close_question(add.key)
                self._report_added(pet)
            case Refused() if self._state.with_key(add.key) is None:
                pass  # the user had taken it out
            case Refused():
                self._form.show_message("")
                announce(self._form, self.tr("{name} was not added.").format(name=add_pet_text.short_name(add)))
                self.prompts.ask_when_idle()
            case _:
                self._form.show_message("")
                if isinstance(outcome, Unknown) and (add.losses == 1 or not add.is_repeated):
                    announce(self._form, add_pet_text.attention_sentence([add]))

    @Slot(object, object, object)
    def _on_resolved(self, key: int, decision: Decision, pet: Pet | None) -> None:
        if decision is Decision.IT_IS and pet is not None:
            self._take_out([key], states.Decided(pet.id))
            self._report_added(pet)
        elif decision is Decision.LEAVE:
            self._take_out([key], states.GivenUp())
        elif decision is Decision.AGAIN:
            self.prompts.ask_anew(key)
            self._worker.send_anew(key)
            self._outbox.go_on()

    def _report_added(self, pet: Pet) -> None:
        self._show_rows()  # first without its pending row, or the table scrolls to the wrong place
        self._page.show_added(pet, scrolls=not self._state.on_its_way)  # the rows on top stay in sight meanwhile
        self._last_added = pet
        self._show_added(pet)
        announce(self._form, add_pet_text.heard_added(pet, self._page.why_hidden(pet)))

    def _announce_connected(self) -> None:
        if self._is_heard_lost:
            self._is_heard_lost = False
            announce(self._form, self.tr("Connected again."))

    def _announce_waiting(self, reason: str) -> None:
        """Announce each add once that waits for the service, for this ``reason``."""
        adds = [add for add in self._state.waiting if add.key not in self._heard_waiting]
        if adds:
            announce(self._form, add_pet_text.heard_waiting(adds, reason))
            self._heard_waiting.update(add.key for add in adds)
            self._is_heard_lost |= isinstance(self._state.pause, NotConnectedError)

    # --- what is shown ---

    @Slot(object)
    def _show(self, state: OutboxState) -> None:
        self._show_rows()
        self._show_notices()
        if self._close_when_sent is not None and not state.not_sent:
            self._close_unsent()

    def _show_rows(self) -> None:
        self._page.show_pending([add_pet_text.row_of(add) for add in reversed(self._state.adds)])

    @Slot()
    def _show_notices(self) -> None:
        state = self._state
        self._show_undo(state)
        self._show_waiting(state)
        self._show_attention(state)

    def _show_undo(self, state: OutboxState) -> None:
        sentence = ""
        acts: dict[str, Callable[[], object]] = {self.tr("Undo"): self.undo}
        if state.recallable:
            sentence = add_pet_text.recallable_sentence(state.recallable)
            acts[self.tr("Send now")] = self.send_now
        elif self._discarded:
            sentence = add_pet_text.discarded_sentence(self._discarded)
        self._form.undo_notice.show_sentence(sentence, acts if sentence else {})

    def _show_added(self, pet: Pet) -> None:
        """Say that ``pet`` was added, and how to see it where it is kept out of the table."""
        why_hidden = self._page.why_hidden(pet)
        acts = {self.tr("Show"): partial(self._page.show_pet, pet.id)} if why_hidden else {}
        self._form.show_added(add_pet_text.added_sentence(pet, why_hidden), acts)

    def _show_waiting(self, box: OutboxState) -> None:
        notice, sentence, acts = self._form.waiting_notice, "", {}
        if box.unsaved:
            sentence = add_pet_text.unsaved_sentence(box.unsaved)
            acts = {self.tr("Try again"): self._retry}
        elif box.held:
            sentence = add_pet_text.held_sentence(box.held)
            discard = partial(self._discard, box.held)
            acts = {self.tr("Send"): self._send_held, self.tr("Discard"): discard}
        elif box.waiting and box.pause is not None:
            is_own = isinstance(box.pause, JournalError)
            reason = translate(box.pause) if is_own else self._reporter.reason(box.pause)
            sentence = add_pet_text.waiting_sentence(box, reason, self._outbox.retry.seconds_left)
            acts = {self.tr("Send now"): self._retry}
            if not is_own:
                failure = Failure(box.pause, Operation.LOADING, self._retry)
                acts[self.tr("Details")] = partial(self._reporter.report, failure)
            self._announce_waiting(reason)
        if (box.unsaved or box.held) and notice.isHidden():
            announce(self._form, sentence)
        notice.show_sentence(sentence, acts)

    def _show_attention(self, state: OutboxState) -> None:
        repeated = [add for add in state.adds if add.is_lost and add.is_repeated]
        adds = state.of(State.REFUSED) + state.unconfirmed + repeated
        sentence = add_pet_text.attention_sentence(adds) if adds else ""
        acts = {add_pet_text.act_word(adds[0]): partial(self.edit_or_resolve, adds[0].key)} if adds else {}
        self._form.attention_notice.show_sentence(sentence, acts)

    @Slot()
    def _on_page_rows_changed(self) -> None:
        if self._last_added is not None and not self._form.added_notice.isHidden():
            self._show_added(self._last_added)

    @Slot(object)
    def _on_session_opened(self, connection: Connection) -> None:
        if connection.service_id == self._state.service_id:
            self._outbox.resume()  # with another key, or at another address

    @Slot()
    def _on_session_disconnected(self) -> None:
        self._begin(None)
