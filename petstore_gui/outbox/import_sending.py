"""Sends the rows of an import: each is on the disk as sent before it leaves, and what became of it soon after."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, CancelledError, PetStoreError
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.adding import (
    AddOutcome,
    KeyForgottenError,
    NotSent,
    Unknown,
    sent_now,
    transmit,
    transmit_again,
)
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.idempotency import hear_promise, promise_of
from petstore_gui.outbox.import_queue import ImportQueue
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.rate import ListReadings, Pace

LANES: Final = 4  # calls in flight


@dataclass(slots=True)
class ImportState:
    """What the threads of an import share; ``lock`` guards all of it."""

    queue: ImportQueue
    readings: ListReadings
    backoff: Backoff
    pace: Pace
    lock: Lock = field(default_factory=Lock)
    senders: int = 0
    is_paused: bool = False
    is_stopped: bool = False
    has_ended: bool = False

    @property
    def is_held(self) -> bool:
        """Whether no other row is to be sent now."""
        return self.is_paused or self.is_stopped or self.has_ended or self.backoff.is_held

    @property
    def has_rows(self) -> bool:
        """Whether there are rows to be sent now: new ones, or lost ones for another time."""
        queue = self.queue
        is_new = queue.waiting or queue.being_marked or queue.marked
        return bool(is_new or (queue.repeated and self.backoff.may_repeat))


class RowSender:
    """Sends rows of ``state``, on as many threads as call :meth:`send`; each calls ``heard`` after each row."""

    def __init__(self, journal: Journal, state: ImportState, heard: Callable[[], None], *, is_embedded: bool) -> None:
        self._journal = journal
        self._state = state
        self._heard = heard
        self._is_embedded = is_embedded
        self._turn = Lock()  # from taking a row until it is on its way: rows leave in the order of the file
        self._disk_lock = Lock()  # one batch is written after the other; taken before that of the state

    def send(self, client: PetStoreClient) -> bool:
        """Send until no row is left, or something fails; return whether ``client`` can send another one.

        A call that was careful, and so alone, also ends once a row was answered: there may be more calls again.
        """
        state = self._state
        try:
            hear_promise(client)  # it is a new one where the user has given another key
        except PetStoreError as error:
            outcome = NotSent(error)
            with state.lock:
                is_first = state.backoff.error is None
                state.backoff.settle(outcome)
            return self._go_on_after(outcome, is_first=is_first)
        with state.lock:
            state.senders += 1
            was_careful = state.backoff.is_careful
        try:
            while self._mark_ahead(client):
                with ExitStack() as turn:
                    turn.enter_context(self._turn)
                    entry = self._take_row()
                    if entry is not None and not self._send_row(client, entry, end_turn=turn.close):
                        return False
                if was_careful and not state.backoff.is_careful:
                    break
            return True
        finally:
            with state.lock:
                state.senders -= 1
            self.write()

    def write(self) -> bool:
        """Write down what became of rows; return whether it is on the disk."""
        with self._disk_lock:
            return self._write_locked([]) is not None

    def _mark_ahead(self, client: PetStoreClient) -> bool:
        """Write down the next rows as sent, unless enough are; return whether one may be sent now.

        One call does that while the others send what is left: none waits for the disk.
        """
        state = self._state
        with state.lock:
            queue = state.queue
            if state.is_held or not state.has_rows:
                return False
            needs_one = bool(queue.waiting or queue.being_marked) and not queue.marked
            is_enough = len(queue.marked) > LANES or state.backoff.is_careful
        if needs_one:
            with self._disk_lock:
                self._mark_rows(client, unless=1)
        elif not is_enough and self._disk_lock.acquire(blocking=False):
            try:
                self._mark_rows(client, unless=LANES + 1)
            finally:
                self._disk_lock.release()
        return True

    def _take_row(self) -> Add | None:
        """Take out the next row that is on the disk as sent; ``None`` if none is by now, or none is to be sent.

        One whose answer was lost, and that may be sent again, is there already.
        """
        state = self._state
        with state.lock:
            if state.is_held:
                return None
            backoff = state.backoff
            repeated = state.queue.next_repeated(is_careful=backoff.is_careful) if backoff.may_repeat else None
            return state.queue.next_marked() if repeated is None else repeated

    def _mark_rows(self, client: PetStoreClient, *, unless: int) -> None:
        """Write down that the next rows are about to be sent, and what became of others, in one go.

        Does nothing if as many as ``unless`` are marked.
        """
        state = self._state
        with state.lock:
            if len(state.queue.marked) >= unless or not state.queue.waiting or state.is_held:
                return  # another thread has done it
            state.pace.update(state.queue.answered)
            entries = state.queue.to_mark(1 if state.backoff.is_careful else state.pace.batch())
            listed = state.readings.listed
        promise = promise_of(client, is_embedded=self._is_embedded)
        sent = [(entry, sent_now(entry.new_pet, listed, promise)) for entry in entries]
        written = None
        try:
            written = self._write_locked(sent)
        finally:
            with state.lock:
                state.queue.being_marked = 0
                if written is None:
                    state.queue.give_back(entries)
                else:
                    state.queue.marked.extend(written[-len(sent) :])

    def _send_row(self, client: PetStoreClient, entry: Add, *, end_turn: Callable[[], object]) -> bool:
        """Send a row once; return whether this client can send another one. It calls ``end_turn`` meanwhile."""
        with self._state.lock:
            is_repeat = self._state.queue.is_repeat(entry)
        try:
            if is_repeat:
                end_turn()  # those before it are long gone
                outcome: AddOutcome = transmit_again(client, entry, is_embedded=self._is_embedded)
            else:
                outcome = transmit(client, entry, is_embedded=self._is_embedded, on_written=end_turn)
        except BaseException as error:
            self._take(entry, Unknown(entry, PetStoreError(str(error))))  # the program's own fault, and maybe sent
            raise
        is_first = self._take(entry, outcome)
        self._heard()
        return self._go_on_after(outcome, is_first=is_first)

    def _take(self, entry: Add, outcome: AddOutcome) -> bool:
        """Record what became of a row, and what that means for those behind it; return whether none was held yet."""
        state = self._state
        with state.lock:
            is_first = state.backoff.error is None
            state.queue.take(entry, outcome)
            state.backoff.settle(outcome)
            if isinstance(outcome, Unknown) and not outcome.may_be_repeated:
                state.backoff.needs_list = True  # also where only its key was forgotten: the lists may have it
                state.readings.answer_lost()
                if isinstance(outcome.error, KeyForgottenError):
                    state.queue.give_up_repeats(outcome.error.promise)
            if state.is_stopped:
                state.queue.give_up_repeats()
        return is_first

    @staticmethod
    def _go_on_after(outcome: AddOutcome, *, is_first: bool) -> bool:
        """Return whether the client can send another row; of calls that a key fails together only the first asks."""
        if isinstance(outcome, NotSent | Unknown):
            if isinstance(outcome.error, AuthenticationError) and is_first:
                raise outcome.error
            return not isinstance(outcome.error, CancelledError)
        return True

    def _write_locked(self, sent: Sequence[tuple[Add, states.Event]]) -> tuple[Add, ...] | None:
        """Write down what became of rows, and that others are about to leave: all, or ``None`` for nothing.

        Returns the adds as they are then, in this order.
        """
        state = self._state
        with state.lock:
            if state.is_held or not state.senders:
                state.queue.unmark()  # no thread sends them now
            results = state.queue.take_results()
        try:
            return self._journal.apply_all([*results, *sent]) if results or sent else ()
        except JournalError as error:
            with state.lock:
                state.queue.results[:0] = results
                state.backoff.failed(error)
            return None
