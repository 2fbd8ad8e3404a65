"""Sends the adds of the service that is open, tries again, and has those searched for whose answer was lost."""

from collections.abc import Callable
from functools import partial
from math import ceil
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.api.retry import asks_to_wait
from petstore_gui.outbox import states
from petstore_gui.outbox.add import State
from petstore_gui.outbox.adding import Added, AddOutcome, Attempt, NotSent, Unknown
from petstore_gui.outbox.journal_file import JournalMovedError
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.ui.add_pet.outbox_store import OutboxStore
from petstore_gui.ui.add_pet.questions import Questions
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import PendingCall, Session
from petstore_gui.ui.widgets.countdown import Countdown


class Sender(QObject):
    """Sends one add at a time. What was on its way when another service was opened is settled in its own outbox."""

    changed = Signal()
    """Something about the adds, or about sending them, is to be shown anew."""
    ended = Signal(object, object)
    """A QueuedAdd of the service that is open, and the AddOutcome of sending it."""

    def __init__(
        self,
        session: Session,
        reporter: ErrorReporter,
        store: OutboxStore,
        questions: Questions,
        read_list: Callable[[], None],
        parent: QObject,
    ) -> None:
        """``read_list`` has the list read: an add whose answer was lost may be in it."""
        super().__init__(parent)
        self._session = session
        self._reporter = reporter
        self._store = store
        self._questions = questions
        self._read_list = read_list
        self._box = Outbox("")
        self._attempts: dict[QueuedAdd, tuple[Attempt, PendingCall]] = {}
        self.retry = Countdown(self)
        """Until sending is tried again."""
        self.search_timer = QTimer(self, singleShot=True)
        """Until the lost adds are searched for again."""
        self.repeat_timer = QTimer(self, singleShot=True)
        """Until the lost adds are sent again that may be."""
        self.undo_timer = QTimer(self, singleShot=True)
        """Until the oldest add that is held leaves."""
        self.undo_timer.timeout.connect(self.go_on)
        self.retry.ended.connect(self._on_retry_ended)
        self.repeat_timer.timeout.connect(self._on_repeat_timer_timeout)
        self.search_timer.timeout.connect(self._on_search_timer_timeout)
        questions.send_requested.connect(self.go_on)

    def begin(self, box: Outbox) -> None:
        """Send the adds of this outbox from now on."""
        self._box = box
        self.search_timer.stop()
        self.resume()

    @Slot()
    def resume(self) -> None:
        """Try again at once what waits for the service or the disk, and what was lost and may be sent again."""
        self._box.resume()
        self._box.repeat()
        self.go_on()

    @Slot()
    def go_on(self) -> None:
        """Send the next add, if there is one that may be sent now; search for lost ones when it is time."""
        box, now_s = self._box, monotonic()
        box.let_go(now_s)
        held_until_s = min((add.held_until_s for add in box.recallable), default=None)
        if held_until_s is not None:
            self.undo_timer.start(ceil((held_until_s - now_s) * 1000))
        add = box.next_to_send()
        if add is not None and (add.is_repeated or self._questions.may_send(add)):
            self._send(add)
        retry_after_s = box.retry_after_s()
        if retry_after_s is None:
            self.retry.stop()
        elif self.retry.seconds_left is None:
            self.retry.start(ceil(retry_after_s))
        search_after_s = box.search_after_s()
        if search_after_s is None:
            self.search_timer.stop()
        elif not self.search_timer.isActive():
            self.search_timer.start(round(search_after_s * 1000))
        repeat_after_s = box.repeat_after_s()
        if repeat_after_s is None:
            self.repeat_timer.stop()
        elif not self.repeat_timer.isActive():
            self.repeat_timer.start(round(repeat_after_s * 1000))
        self.changed.emit()

    def cancel(self, add: QueuedAdd) -> bool:
        """End the sending of an add, which may have been stored all the same; return whether it was on its way."""
        if add not in self._attempts:
            return False
        attempt, call = self._attempts[add]
        attempt.cancelled = True
        call.cancel()
        return True

    def _send(self, add: QueuedAdd) -> None:
        box, connection = self._box, self._session.connection
        if connection is None or connection.service_id != box.service_id or add.entry is None:
            return
        add.state = State.SENDING
        if not add.is_repeated:
            add.sent_s = monotonic()
        attempt = Attempt(
            add.entry,
            connection.journal,
            box.snapshot,
            connection.is_embedded,
            is_repeat=add.is_repeated,
            unwritten=add.unwritten,
        )
        call = self._session.run_with_client(
            attempt.run, owner=self, done=partial(self._on_ended, box, add), failed=partial(self._on_failed, box, add)
        )
        self._attempts[add] = attempt, call
        add.attempt = attempt

    def _search(self) -> None:
        self._read_list()
        self.search_timer.stop()
        self.go_on()

    @Slot()
    def _on_retry_ended(self) -> None:
        self._box.resume()
        self.go_on()

    @Slot()
    def _on_repeat_timer_timeout(self) -> None:
        self._box.repeat()
        self.go_on()

    @Slot()
    def _on_search_timer_timeout(self) -> None:
        self._box.searched_for_s += self.search_timer.interval() / 1000
        self._search()

    def _on_failed(self, box: Outbox, add: QueuedAdd, error: Exception) -> None:
        attempt, _call = self._attempts[add]
        if attempt.outcome is not None:  # no other key was given, or another service was opened before it was heard
            self._on_ended(box, add, attempt.outcome)
            return
        del self._attempts[add]
        add.attempt = None
        box.fail(add, attempt.entry, error)
        self._reporter.report(Failure(error, Operation.ADDING, self._search))
        self._search()

    def _on_ended(self, box: Outbox, add: QueuedAdd, outcome: AddOutcome) -> None:
        attempt, _call = self._attempts.pop(add)
        add.attempt = None
        box.settle(add, outcome)
        if attempt.cancelled:
            add.is_repeated = False  # the user does not want it any more: nothing is done before they have decided
        if attempt.cancelled and add.state in {State.WAITING, State.REFUSED}:
            self._store.forget(box, [add], states.Discarded())
        elif isinstance(outcome, Added) and self._store.is_restoring(box):  # as one that was sent
            self._store.record(box, add, states.Answered(outcome.pet.id))
        elif isinstance(outcome, NotSent) and isinstance(outcome.error, JournalMovedError):
            self._store.restore(attempt.journal)
        if box is self._box:
            if isinstance(outcome, Added):
                self._questions.close_question(add)
            else:
                self.repeat_timer.stop()  # the service may have asked to wait longer
            self.ended.emit(add, outcome)
            if isinstance(outcome, Unknown) and not (add.is_repeated and asks_to_wait(outcome.error)):
                self._search()  # what waits goes on when the service has answered something
            else:
                self.go_on()
