"""The window's side of the engine for adds: runs it in the background, keeps its time, and tells what has changed."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.api.retry import asks_to_wait
from petstore_gui.api.schema import NewPet
from petstore_gui.connection.connection import Connection
from petstore_gui.outbox.adding import Sending, Unknown
from petstore_gui.outbox.draft import FormDraft
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.outbox.worker import SAVE_AGAIN_S, Happened, News, Worker
from petstore_gui.translatable import detail_of
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.add_pet.text import short_name
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import PendingCall
from petstore_gui.ui.widgets.countdown import Countdown


class OutboxBridge(QObject):
    """Sends one add at a time, and saves what is typed at every edit. Call :meth:`go_on` after each command.

    Each service has its draft. ``worker`` takes the commands; ``may_send`` asks the user before Production is written
    to.
    """

    changed = Signal(object)
    """An OutboxState: something about the adds, or about sending them, is to be shown anew."""
    ended = Signal(object, object)
    """A QueuedAdd of the service that is open, and the AddOutcome of sending it."""
    written = Signal()
    """Adds were saved, restored or searched for, or could not be."""

    def __init__(
        self, context: FeatureContext, form: AddPetForm, read_list: Callable[[], None], parent: QObject
    ) -> None:
        """``read_list`` has the list read: an add whose answer was lost may be in it."""
        super().__init__(parent)
        self.worker = Worker()
        self.may_send: Callable[[QueuedAdd], bool] = lambda _add: True
        self._session = context.session
        self._reporter = context.errors
        self._form = form
        self._read_list = read_list
        self._calls: dict[int, PendingCall] = {}
        self._is_writing = False
        self._drafts: dict[str, FormDraft] = {}
        """What was typed in this run, by service."""
        self._service_of_form: str | None = None
        self.retry = Countdown(self)
        """Until sending is tried again."""
        self.search_timer = QTimer(self, singleShot=True)
        """Until the lost adds are searched for again."""
        self.wake_timer = QTimer(self, singleShot=True)
        """Until the oldest add that is held leaves, or lost adds are sent again that may be."""
        self._save_timer = QTimer(self, singleShot=True)
        self.wake_timer.timeout.connect(self.go_on)
        self.retry.ended.connect(self._on_retry_ended)
        self.search_timer.timeout.connect(self._on_search_timer_timeout)
        self._save_timer.timeout.connect(self._on_save_timer_timeout)
        form.edited.connect(self._on_form_edited)

    # --- the service that is open ---

    def begin(self, connection: Connection | None) -> None:
        """Send the adds of this service from now on; the form gets what was typed for it, or is empty."""
        if connection is None:
            self.worker.close()
        else:
            self.worker.open(connection.service_id, connection.journal)
            first, self._service_of_form = self._service_of_form is None, connection.service_id
            if not first:
                self._fill_form(self._draft)
            elif self._form.draft != FormDraft():
                self._on_form_edited()  # typed before any service was open
        self.search_timer.stop()
        self.resume()

    # --- sending ---

    def submit(self, new_pet: NewPet, hold_s: float) -> QueuedAdd:
        """Take an animal out of the form: from here on it is in the outbox."""
        if self._service_of_form is not None:
            self._drafts[self._service_of_form] = self._form.next_draft
        add = self.worker.submit(new_pet, hold_s=hold_s, draft=self._form.next_draft.as_note())
        self.go_on()
        return add

    @Slot()
    def resume(self) -> None:
        """Try again at once what waits for the service, and what was lost and may be sent again."""
        self.worker.change(Outbox.resume)
        self.go_on()

    @Slot()
    def go_on(self) -> None:
        """Write what is to be written, send the next add, if one may be sent now, and search when it is time."""
        now = monotonic()
        if any(at <= now for at in self._times):
            self.worker.change(lambda box: box.let_go(now))
        self._start_writing()
        add = self.worker.state.next_to_send
        if add is not None and (add.is_repeated or self.may_send(add)):
            self._send()
        state, left = self.worker.state, self.retry.seconds_left
        if later := [at for at in self._times if at > now]:  # what has become due meanwhile, too
            self.wake_timer.start(ceil((min(later) - now) * 1000))
        if state.retry_at_s is None:
            self.retry.stop()
        elif left is None or state.retry_at_s - now > left + 1:  # meanwhile it was asked to wait longer
            self.retry.start(ceil(state.retry_at_s - now))
        if state.search_after_s is None:
            self.search_timer.stop()
        elif not self.search_timer.isActive():
            self.search_timer.start(round(state.search_after_s * 1000))
        self.changed.emit(state)

    @property
    def _times(self) -> list[float]:
        """When adds leave, or may leave, that nothing else lets go."""
        state = self.worker.state
        return [at for at in (state.release_at_s, state.repeat_at_s) if at is not None]

    def cancel(self, key: int) -> bool:
        """End the sending of an add, which may have been stored all the same; return whether it was on its way."""
        if not self.worker.cancel(key):
            return False
        self._calls[key].cancel()
        return True

    def _send(self) -> None:
        connection = self._session.connection
        if connection is None or connection.service_id != self.worker.state.service_id:
            return
        begun = self.worker.begin_sending(is_embedded=connection.is_embedded)
        if begun is not None:
            key, sending = begun
            self._calls[key] = self._session.run_with_client(
                sending.run,
                owner=self,
                done=lambda _nothing: self._on_ended(key, sending),
                failed=lambda error: self._on_ended(key, sending, error),
            )

    def _on_ended(self, key: int, sending: Sending, error: Exception | None = None) -> None:
        """Record what became of an add, also where no other key was given, or another service is open."""
        del self._calls[key]
        add, outcome = self.worker.end(key, error), sending.outcome
        if outcome is None and error is not None:
            self._reporter.report(Failure(error, Operation.ADDING, self._search))
        if add is not None and outcome is not None:
            self.ended.emit(add, outcome)
        self._take_news()
        if outcome is None or (
            add is not None and isinstance(outcome, Unknown) and not (add.is_repeated and asks_to_wait(outcome.error))
        ):
            self._search()  # what waits goes on when the service has answered something
        else:
            self.go_on()

    def _search(self) -> None:
        self._read_list()
        self.search_timer.stop()
        self.go_on()

    @Slot()
    def _on_retry_ended(self) -> None:
        self.worker.change(Outbox.end_wait)
        self.go_on()

    @Slot()
    def _on_search_timer_timeout(self) -> None:
        after_s = self.search_timer.interval() / 1000
        self.worker.change(lambda box: box.count_search(after_s))
        self._search()

    # --- the disk ---

    def _start_writing(self) -> None:
        if self.worker.has_writes and not self._is_writing:
            self._is_writing = True
            self._session.run_in_background(
                self.worker.write, owner=self, done=self._on_written, failed=self._on_write_failed
            )

    def _on_written(self, _nothing: None) -> None:
        self._is_writing = False
        try:
            self._take_news()
        finally:
            self._start_writing()

    def _on_write_failed(self, error: Exception) -> None:
        self._on_written(None)  # a fault of the program in one of them keeps no other from being written
        raise error

    def _take_news(self) -> None:
        news = self.worker.take_news()
        for each in news:
            self._tell(each)
        if any(each.what is not Happened.DRAFT_SAVED for each in news):
            if self.worker.state.unsaved:
                self._form.show_message("")  # it is not on its way
            self.go_on()
            self.written.emit()

    def _tell(self, news: News) -> None:
        what, service_id, error, add = news
        is_here = service_id == self.worker.service_id
        if error is not None and what in {Happened.LOADED, Happened.CHANGED} and not self._save_timer.isActive():
            self._save_timer.start(round(SAVE_AGAIN_S * 1000))
        if what is Happened.LOADED and error is None:
            self._take_draft(service_id)
            if is_here and self.worker.state.held:
                self._form.show_message("")  # what was submitted meanwhile may wait now
        if what is Happened.DRAFT_SAVED or (what is Happened.LOADED and is_here):
            warning, detail = self._warning(what, error)
            self._form.show_warning(warning, detail=detail)
        elif what is Happened.RECORDED and error is not None and add is not None:
            sentence = self.tr("You will be asked about {name} again at the next start. {reason}")
            self._reporter.notify(
                self.tr("Your decision could not be saved"),
                sentence.format(name=short_name(add), reason=translate(error)),
                detail_of(error),
            )
        elif what is Happened.RESTORED:
            self._reporter.notify(
                self.tr("The file of unfinished adds was moved or deleted"),
                self.tr("Another one was begun. What this window shows was saved again."),
            )

    def _warning(self, what: Happened, error: Exception | None) -> tuple[str, str]:
        """Return what is said quietly of the draft, and its detail: the next letter tries again to save it."""
        if error is None:
            return "", ""
        if what is Happened.DRAFT_SAVED:
            return self.tr("Your draft can't be saved right now"), f"{translate(error)}\n{detail_of(error)}"
        reason = error.reason if isinstance(error, JournalError) else error
        sentence = self.tr("Couldn't load your draft and unfinished adds: {reason}")
        return sentence.format(reason=translate(reason)), detail_of(error)

    @Slot()
    def _on_save_timer_timeout(self) -> None:
        self.worker.save_unsaved()
        self._start_writing()

    # --- the draft ---

    @property
    def _draft(self) -> FormDraft:
        """What was typed in this run for the service that is open, or what an earlier run has saved."""
        state = self.worker.state
        saved = FormDraft.of_note(state.draft or None)
        return self._drafts.get(state.service_id, saved)

    def _take_draft(self, service_id: str) -> None:
        """Take what an earlier run left at a service; what was typed before that was read stays in the fields."""
        saved = FormDraft.of_note(self.worker.take_draft(service_id))
        if service_id in self._drafts:
            self._drafts[service_id] = self._drafts[service_id]._replace(earlier=saved.earlier)
            if service_id == self._service_of_form:
                self._form.offer(saved.earlier)
        elif service_id == self._service_of_form:
            self._fill_form(saved)

    def _fill_form(self, draft: FormDraft) -> None:
        service_id, self._service_of_form = self._service_of_form, None  # the user does not type this
        self._form.set_draft(draft)
        self._service_of_form = service_id

    @Slot()
    def _on_form_edited(self) -> None:
        service_id, draft = self._service_of_form, self._form.draft
        if service_id is not None and draft != self._drafts.get(service_id):
            self._drafts[service_id] = draft
            self.worker.set_draft(service_id, draft.as_note())
            self._start_writing()
