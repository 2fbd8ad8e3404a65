"""Adds what the form submits: saved first, then sent one after the other, while the next animal is typed."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from petstore_gui.api.errors import NotConnectedError
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.connection.connection import Connection
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import State
from petstore_gui.outbox.adding import Added, AddOutcome, Refused, Unknown
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet import text as add_pet_text
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.outbox_store import OutboxStore
from petstore_gui.ui.add_pet.questions import Questions
from petstore_gui.ui.add_pet.resolve_dialog import Decision
from petstore_gui.ui.add_pet.sender import Sender
from petstore_gui.ui.i18n.text import sanitize, translate
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.message_dialog import question_box

_SENT_WITHIN_MS: Final = 2000  # after that, a window that is to close asks about what was not sent


class AddPetController(QObject):
    """Runs the outbox of the service that is open, for ``page``; the adds of other services wait for theirs."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        reporter: ErrorReporter,
        page: PetListPage,
        form: AddPetForm,
        *,
        confirm_production: Callable[[], bool] = lambda: False,
        undo_s: Callable[[], int] = lambda: 0,
    ) -> None:
        """``undo_s`` returns for how many seconds an animal can be taken back before it leaves."""
        super().__init__(window)
        self._session = session
        self._reporter = reporter
        self._page = page
        self._form = form
        self._store = OutboxStore(session, reporter, form, self)
        self.questions = Questions(window, session, reporter, form, self, confirm_production=confirm_production)
        self._sender = Sender(session, reporter, self._store, self.questions, page.controller.refresh, self)
        self._box = Outbox("")
        """The outbox of the service that is open; an empty one if none is."""
        self._undo_s = undo_s
        self._discarded: list[QueuedAdd] = []  # by the last act that discarded any
        self._close_when_sent: Callable[[], object] | None = None
        self._last_added: Pet | None = None
        self._heard_waiting: set[QueuedAdd] = set()  # of which it was announced that they wait for the service
        self._is_heard_lost = False  # it was announced that there is no connection
        self._confirmed_losses: set[QueuedAdd] = set()  # of which the user knows that they were not sent at the end
        form.submitted.connect(self.submit)
        page.search.textChanged.connect(self.questions.defer_for_typing)
        page.rows_changed.connect(self._on_page_rows_changed)
        page.table.pending_activated.connect(self.edit_or_resolve)
        page.table.pending_removed.connect(self.remove)
        session.opening.connect(self.send_now)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)
        self._store.changed.connect(self._on_store_changed)
        self._store.loaded.connect(self._on_store_loaded)
        self._store.load_failed.connect(self._on_store_load_failed)
        self.questions.edit_requested.connect(self.edit_or_resolve)
        self.questions.resolved.connect(self._on_resolved)
        self._sender.changed.connect(self._show)
        self._sender.ended.connect(self._on_sender_ended)
        self._sender.retry.ticked.connect(self._show_notices)

    # --- the service that is open ---

    def begin(self) -> None:
        """Start on a service that was just opened, in place of another one."""
        connection = self._session.connection
        if connection is not None:
            self._begin(self._store.begin(connection.service_id, connection.journal))

    def _begin(self, box: Outbox) -> None:
        self._box = box
        self._discarded = []
        self._heard_waiting.clear()
        self._is_heard_lost = False
        box.snapshot = None
        self.questions.begin(box)
        self._sender.begin(box)

    @Slot(object)
    def show_snapshot(self, snapshot: Snapshot | None) -> None:
        """Use a new list: unless it is cached, the service answers, and a lost add may be in it."""
        box = self._box
        self._form.show_used_categories(() if snapshot is None else {pet.category_id for pet in snapshot.pets})
        if snapshot is not None and not snapshot.is_cached and snapshot.service_id == box.service_id:
            box.service_answered()
            self._announce_connected()
            if snapshot.finished:
                box.snapshot = snapshot
                if box.loaded:
                    self._store.search(box)
                else:
                    self._store.load(box)
            self._sender.go_on()

    # --- what the user does ---

    @Slot(object)
    def submit(self, new_pet: NewPet) -> None:
        """Take an animal out of the form: from here on it is in the outbox."""
        if self._box.service_id:
            self._store.take_submitted()
            undo_s = self._undo_s()
            add = self._box.submit(new_pet, held_until_s=monotonic() + undo_s if undo_s else 0)
            self._save(add)
            goes = self._box.pause is None and not add.hold and add.state is not State.HELD
            self._form.show_message(self.tr("Adding {name}…").format(name=sanitize(new_pet.name)) if goes else "")
            self.questions.defer_for_typing()

    @Slot(object)
    def edit_or_resolve(self, key: int) -> None:
        """Do what the button in a row is for: put the animal back into the form, or ask about a lost one."""
        add = self._box.with_key(key)
        if add is not None and add.is_lost:
            self.questions.resolve(add)
        elif add is not None and add.state is not State.SENDING:
            self._form.edit(add.new_pet)
            self._discarded = []
            self._close([add], states.Discarded())

    @Slot(object)
    def remove(self, keys: tuple[int, ...]) -> None:
        """Take adds out of the outbox, or ask about a lost one; one on its way may have been stored all the same."""
        adds = [add for key in keys if (add := self._box.with_key(key)) is not None]
        if any(not add.is_lost for add in adds):
            self._discard([add for add in adds if not add.is_lost and not self._sender.cancel(add)])
        elif adds:
            self.questions.resolve(adds[0])

    def undo(self) -> bool:
        """Take back the last animal that has not left, into the form, or have again what was discarded last.

        Returns whether there was anything of that.
        """
        if self._box.recallable:
            self.edit_or_resolve(self._box.recallable[-1].key)
        elif self._discarded:
            discarded, self._discarded = self._discarded, []
            self._store.undo(self._box, discarded)
            self._sender.go_on()
        else:
            return False
        return True

    @Slot()
    def _undo(self) -> None:
        self.undo()

    @Slot()
    def send_now(self) -> None:
        """Let all adds leave that could still be taken back."""
        self._box.let_go()
        self._sender.go_on()

    def may_close(self, close: Callable[[], object]) -> bool:
        """Return whether the window may be closed; else ask once about what was not sent, and ``close`` it if agreed.

        What waits for other services counts as well.
        """
        if self._box.recallable:
            self.send_now()
            self._close_when_sent = close
            QTimer.singleShot(_SENT_WITHIN_MS, self, self._close_unsent)
        if self._close_when_sent is not None:
            return False
        adds = [add for box in self._store.boxes for add in box.not_sent]
        if self._confirmed_losses.issuperset(adds):
            return True
        title, text = add_pet_text.quit_question(adds)
        make = partial(question_box, title=title, text=text, answers={self.tr("Quit"): 1, self.tr("Stay"): 0})

        def finished(result: int) -> None:
            if result:
                close()

        self._confirmed_losses = set(adds)
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
        self._store.save_now()

    def _retry(self) -> None:
        """Try again at once what waits for the service or the disk."""
        self._store.save_unsaved(self._box)
        self._sender.resume()

    def _send_held(self) -> None:
        self._box.release()
        self._retry()

    def _save(self, add: QueuedAdd) -> None:
        self._store.save(self._box, add)
        self._sender.go_on()

    def _discard(self, adds: list[QueuedAdd]) -> None:
        if adds:
            self._discarded = [add for add in adds if not add.was_sent]
            self._close(adds, states.Discarded())

    def _close(self, adds: list[QueuedAdd], event: states.Event) -> None:
        self._store.forget(self._box, adds, event)
        self._sender.go_on()

    # --- what becomes of the adds ---

    @Slot(object, object)
    def _on_sender_ended(self, add: QueuedAdd, outcome: AddOutcome) -> None:
        if isinstance(outcome, Added | Refused):
            self._announce_connected()
        match outcome:
            case Added(pet=pet):
                self._report_added(pet)
            case Refused() if add not in self._box.adds:
                pass  # the user had taken it out
            case Refused():
                self._form.show_message("")
                announce(self._form, self.tr("{name} was not added.").format(name=add_pet_text.short_name(add)))
                self.questions.ask_when_idle()
            case _:
                self._form.show_message("")
                if isinstance(outcome, Unknown) and (add.losses == 1 or not add.is_repeated):
                    announce(self._form, add_pet_text.attention_sentence([add]))

    @Slot(object, object, object)
    def _on_resolved(self, add: QueuedAdd, decision: Decision, pet: Pet | None) -> None:
        if decision is Decision.IT_IS and pet is not None:
            self._close([add], states.Decided(pet.id))
            self._report_added(pet)
        elif decision is Decision.LEAVE:
            self._close([add], states.GivenUp())
        elif decision is Decision.AGAIN:
            self._box.send_anew(add)
            self._save(add)

    def _report_added(self, pet: Pet) -> None:
        self._page.show_added(pet)
        self._last_added = pet
        self._show_added(pet)
        announce(self._form, add_pet_text.heard_added(pet, self._page.why_hidden(pet)))

    def _announce_connected(self) -> None:
        if self._is_heard_lost:
            self._is_heard_lost = False
            announce(self._form, self.tr("Connected again."))

    def _announce_waiting(self, reason: str) -> None:
        """Announce each add once that waits for the service, for this ``reason``."""
        adds = [add for add in self._box.waiting if add not in self._heard_waiting]
        if adds:
            announce(self._form, add_pet_text.heard_waiting(adds, reason))
            self._heard_waiting.update(adds)
            self._is_heard_lost |= isinstance(self._box.pause, NotConnectedError)

    # --- what is shown ---

    @Slot()
    def _show(self) -> None:
        self._page.show_pending([add_pet_text.row_of(add) for add in reversed(self._box.adds)])
        self._show_notices()
        if self._close_when_sent is not None and not self._box.not_sent:
            self._close_unsent()

    @Slot()
    def _show_notices(self) -> None:
        self._show_undo()
        self._show_waiting()
        self._show_attention()

    def _show_undo(self) -> None:
        sentence, acts = "", {self.tr("Undo"): self._undo}
        if self._box.recallable:
            sentence = add_pet_text.recallable_sentence(self._box.recallable)
            acts[self.tr("Send now")] = self.send_now
        elif self._discarded:
            sentence = add_pet_text.discarded_sentence(self._discarded)
        self._form.undo_notice.show_sentence(sentence, acts if sentence else {})

    def _show_added(self, pet: Pet) -> None:
        """Say that ``pet`` was added, and how to see it where it is kept out of the table."""
        why_hidden = self._page.why_hidden(pet)
        acts = {self.tr("Show"): partial(self._page.show_pet, pet.id)} if why_hidden else {}
        self._form.show_added(add_pet_text.added_sentence(pet, why_hidden), acts)

    def _show_waiting(self) -> None:
        box, notice, sentence, acts = self._box, self._form.waiting_notice, "", {}
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
            sentence = add_pet_text.waiting_sentence(box, reason, self._sender.retry.seconds_left)
            acts = {self.tr("Send now"): self._retry}
            if not is_own:
                failure = Failure(box.pause, Operation.LOADING, self._retry)
                acts[self.tr("Details")] = partial(self._reporter.report, failure)
            self._announce_waiting(reason)
        if (box.unsaved or box.held) and notice.isHidden():
            announce(self._form, sentence)
        notice.show_sentence(sentence, acts)

    def _show_attention(self) -> None:
        repeated = [add for add in self._box.adds if add.is_lost and add.is_repeated]
        adds = self._box.of(State.REFUSED) + self._box.unconfirmed + repeated
        sentence = add_pet_text.attention_sentence(adds) if adds else ""
        acts = {add_pet_text.act_word(adds[0]): partial(self.edit_or_resolve, adds[0].key)} if adds else {}
        self._form.attention_notice.show_sentence(sentence, acts)

    @Slot()
    def _on_store_changed(self) -> None:
        if self._box.unsaved:
            self._form.show_message("")  # it is not on its way
        self._sender.go_on()
        self.questions.ask()

    @Slot(object)
    def _on_store_loaded(self, box: Outbox) -> None:
        if box is self._box:
            self._form.show_warning("")
            if box.held:
                self._form.show_message("")  # what was submitted meanwhile may wait now
            self._store.save_unsaved(box)
            if box.snapshot is not None:  # else what is listed was kept, and its categories are offered already
                self.show_snapshot(box.snapshot)
            self._sender.go_on()

    @Slot(object, object)
    def _on_store_load_failed(self, box: Outbox, error: Exception) -> None:
        if box is self._box:
            reason = error.reason if isinstance(error, JournalError) else error
            sentence = self.tr("Couldn't load your draft and unfinished adds: {reason}")
            self._form.show_warning(sentence.format(reason=translate(reason)), detail=detail_of(error))
            self._show()

    @Slot()
    def _on_page_rows_changed(self) -> None:
        if self._last_added is not None and not self._form.added_notice.isHidden():
            self._show_added(self._last_added)

    @Slot(object)
    def _on_session_opened(self, connection: Connection) -> None:
        if connection.service_id == self._box.service_id:
            self._sender.resume()  # with another key, or at another address

    @Slot()
    def _on_session_disconnected(self) -> None:
        self._begin(Outbox(""))
