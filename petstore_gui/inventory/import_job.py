"""One import in progress: which rows are sent next, when to wait, and what became of each; threads may share it.

Whoever runs it asks :meth:`ImportJob.next_step` and does that with :meth:`ImportJob.run`, for sending with up to four
calls at a time; :func:`run_import` is the plain loop. Every row is on the disk as sent before it leaves.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from threading import Lock
from time import monotonic
from typing import Final

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, CancelledError, Outcome, PetStoreError
from petstore_gui.inventory import import_journal
from petstore_gui.inventory.adding import AddOutcome, Finding, NotSent, Unknown, transmit
from petstore_gui.inventory.import_pace import Backoff, Pace
from petstore_gui.inventory.import_queue import ImportQueue
from petstore_gui.inventory.import_settling import ListedPets, find_rows
from petstore_gui.inventory.imports import (
    ImportPause,
    ImportPlan,
    ImportProgress,
    ImportRecord,
    Step,
    UnconfirmedReason,
)
from petstore_gui.inventory.journal import Journal, JournalEntry, JournalError
from petstore_gui.inventory.snapshot import take_snapshot

LANES: Final = 4  # calls in flight
SETTLE_AFTER_S: Final = (0.0, 3.0, 10.0)  # after the last lost answer, at the end: the service may still store it


class ImportJob:
    """An import of ``journal``, on the service that it was begun on. Every method may be called from any thread.

    ``heard`` is called after each row, by the thread that has sent it.
    """

    def __init__(
        self,
        journal: Journal,
        record: ImportRecord,
        entries: Sequence[JournalEntry],
        *,
        is_embedded: bool,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``entries`` are those of :func:`~petstore_gui.inventory.import_journal.open_rows`."""
        self.journal = journal
        self.heard: Callable[[], None] = _nothing
        self._record = record
        self._is_embedded = is_embedded
        self._clock = clock
        self._disk_lock = Lock()  # one batch is written after the other; taken before the next one
        self._lock = Lock()  # guards what is below
        self._queue = ImportQueue(record, entries)
        self._listed: ListedPets | None = None
        self._senders = 0
        self._reading_due = True
        """The lists are to be read before anything is sent: for what is lost, and for what is there."""
        self._lost_at = clock()
        """When the last answer was lost; those of an earlier run may be on their way until now."""
        self._read_at = float("-inf")
        self._backoff = Backoff(clock)
        self._pace = Pace(clock)
        self._is_paused = self._is_stopped = self._has_ended = False

    @classmethod
    def begin(cls, journal: Journal, service_id: str, plan: ImportPlan, *, is_embedded: bool) -> "ImportJob":
        """Write all rows of ``plan`` into the journal, and return their job. Raises :class:`JournalError`."""
        return cls.resume(journal, import_journal.begin_import(journal, service_id, plan), is_embedded=is_embedded)

    @classmethod
    def resume(cls, journal: Journal, record: ImportRecord, *, is_embedded: bool) -> "ImportJob":
        """Return the job of an import that was begun earlier, from the journal. Raises :class:`JournalError`."""
        latest = import_journal.import_record(journal, record.service_id, record.number) or record
        return cls(journal, latest, import_journal.open_rows(journal, latest), is_embedded=is_embedded)

    # --- how far it is ---

    @property
    def record(self) -> ImportRecord:
        """How far the import has come, whether or not that is on the disk yet."""
        with self._lock:
            return self._queue.record(has_ended=self._has_ended)

    @property
    def progress(self) -> ImportProgress:
        """How far the import has come, how fast, and how long it will take."""
        record = self.record
        with self._lock:
            if self._is_held:
                self._pace.reset()
            else:
                self._pace.update(self._queue.answered)
            per_second = self._pace.per_second
        return ImportProgress(
            record.total,
            record.added,
            record.refused,
            record.not_confirmed,
            record.waiting,
            per_second,
            record.waiting / per_second if per_second else None,
        )

    @property
    def pause(self) -> ImportPause | None:
        """Why nothing is sent now, ``None`` if it is, or if the lists are read."""
        with self._lock:
            return None if self._has_ended else self._backoff.pause(is_paused=self._is_paused)

    @property
    def unconfirmed(self) -> dict[int, UnconfirmedReason]:
        """Why rows are not confirmed, by the numbers of their adds."""
        with self._lock:
            reasons = self._queue.reasons
            return {number: reasons.get(number, UnconfirmedReason.NO_ANSWER) for number in self._queue.unconfirmed}

    # --- what the user does ---

    def hold(self) -> None:
        """Send no other row before :meth:`go_on`. What is on its way is waited for."""
        with self._lock:
            self._is_paused = True

    def go_on(self) -> None:
        """Go on, and try at once what waits for the service, the key or the disk."""
        with self._lock:
            self._is_paused = False
            self._backoff.clear()

    def stop(self) -> None:
        """Send no other row, ever; what is not confirmed is still looked for, once, if the service answers."""
        with self._lock:
            self._is_stopped = True
            self._reading_due = self._backoff.error is None

    # --- what is done ---

    def next_step(self, calls: int = 0) -> Step:
        """Return what to do now, while ``calls`` calls of :meth:`run` have not returned."""
        with self._lock:
            if calls:
                may_send = not self._is_held and bool(self._queue.waiting or self._queue.marked)
                is_free = calls < self._backoff.lanes(LANES)
                step = Step.SEND if may_send and is_free else Step.WAIT_FOR_CALLS
            elif self._has_ended:
                step = Step.ENDED
            elif self._is_stopped:
                step = Step.READ_LISTS if self._reading_due and self._queue.unconfirmed else Step.FINISH
            elif self._is_paused or self._backoff.needs_user:
                step = Step.PAUSED
            elif self._backoff.wait_s() > 0:
                step = Step.WAIT
            else:
                step = self._step_of_rows()
            return step

    @property
    def wait_s(self) -> float:
        """After how many seconds to ask for the next step again, where that is ``Step.WAIT``."""
        with self._lock:
            return max(0.0, self._backoff.wait_s() or self._next_reading_in_s() or 0.0)

    def run(self, client: PetStoreClient, step: Step, *, has_new_key: bool = False) -> bool:
        """Do a step: ``SEND`` (until no row is left, or something fails), ``READ_LISTS`` or ``FINISH``.

        Returns whether ``client`` can be used further: it was not cancelled. Raises :class:`AuthenticationError` in one
        of several calls: to be run again, ``has_new_key`` then, or after :meth:`go_on`. What else the service or the
        disk refuses is taken in, and :attr:`pause` has it.
        """
        steps = {Step.SEND: self._send, Step.READ_LISTS: self._read_lists, Step.FINISH: self._finish}
        if has_new_key:
            with self._lock:
                self._backoff.key_given()
        try:
            return steps[step](client)
        except AuthenticationError:
            raise
        except Exception as error:
            with self._lock:
                self._backoff.failed(error)  # a fault of the program's own: only the user tries it again
            raise

    @property
    def _is_held(self) -> bool:
        is_held = self._is_paused or self._is_stopped or self._has_ended or self._reading_due
        return is_held or self._backoff.error is not None

    def _step_of_rows(self) -> Step:
        self._backoff.try_again()
        if self._queue.waiting and not self._reading_due:
            return Step.SEND
        next_reading_in_s = self._next_reading_in_s() if self._queue.unconfirmed else None
        if self._reading_due or (next_reading_in_s is not None and next_reading_in_s <= 0):
            return Step.READ_LISTS
        return Step.FINISH if next_reading_in_s is None else Step.WAIT

    def _next_reading_in_s(self) -> float | None:
        """Return in how many seconds lost rows are to be looked for once more, ``None`` for never again."""
        due = (self._lost_at + after for after in SETTLE_AFTER_S)
        return next((at - self._clock() for at in due if at > self._read_at), None)

    # --- sending ---

    def _send(self, client: PetStoreClient) -> bool:
        with self._lock:
            self._senders += 1
        try:
            while (entry := self._next_row()) is not None:
                if not self._send_row(client, entry):
                    return False
            return True
        finally:
            with self._lock:
                self._senders -= 1
            self._write([])

    def _next_row(self) -> JournalEntry | None:
        """Return the next row, which is on the disk as sent; ``None`` if there is none, or none is to be sent."""
        while True:
            with self._lock:
                if self._is_held:
                    return None
                entry = self._queue.next_marked()
                if not self._queue.waiting and entry is None:
                    return None
                is_enough = len(self._queue.marked) >= LANES or self._backoff.is_careful
            if entry is None:
                with self._disk_lock:
                    self._mark_rows(unless=1)
            else:
                # One call writes down the next rows while the others send what is left: none waits for the disk.
                if not is_enough and self._disk_lock.acquire(blocking=False):
                    try:
                        self._mark_rows(unless=LANES)
                    finally:
                        self._disk_lock.release()
                return entry

    def _mark_rows(self, *, unless: int) -> None:
        """Write down that the next rows are about to be sent, and what became of others, in one go.

        Does nothing if as many as ``unless`` are marked.
        """
        with self._lock:
            if len(self._queue.marked) >= unless or not self._queue.waiting or self._is_held:
                return  # another thread has done it
            self._pace.update(self._queue.answered)
            entries = self._queue.to_mark(1 if self._backoff.is_careful else self._pace.batch())
        now = datetime.now(UTC)
        sent = [
            replace(entry, sent_at=now, known=None if self._listed is None else self._listed.ids_like(entry.new_pet))
            for entry in entries
        ]
        is_written = self._write_locked(sent)
        with self._lock:
            if is_written:
                self._queue.marked.extend(sent)
            else:
                self._queue.give_back(entries)

    def _send_row(self, client: PetStoreClient, entry: JournalEntry) -> bool:
        """Send a row once; return whether this client can send another one."""
        try:
            outcome = transmit(client, entry, is_embedded=self._is_embedded)
        except BaseException as error:
            self._take(entry, Unknown(entry, PetStoreError(str(error))))  # the program's own fault, and maybe sent
            raise
        is_first = self._take(entry, outcome)
        self.heard()
        if isinstance(outcome, NotSent | Unknown):
            if isinstance(outcome.error, AuthenticationError) and is_first:
                raise outcome.error
            return not isinstance(outcome.error, CancelledError)
        return True

    def _take(self, entry: JournalEntry, outcome: AddOutcome) -> bool:
        """Take in what became of a row, and what that means for those behind it; return whether none was held yet."""
        with self._lock:
            is_first = self._backoff.error is None
            self._queue.take(entry, outcome)
            match outcome:
                case NotSent(error=CancelledError()):
                    pass  # the client was closed: another one goes on
                case NotSent(error=error):
                    self._backoff.failed(error)
                    # No service: asking it for its lists tells that it is back, and leaves no row in the air.
                    self._reading_due |= getattr(error, "outcome", None) is Outcome.NOT_SENT
                case Unknown(error=error):
                    if not isinstance(error, CancelledError):
                        self._backoff.lost(error, is_new=not self._reading_due)
                    self._lost_at = self._clock()
                    self._reading_due = True
                case _:
                    self._backoff.succeeded()
        return is_first

    # --- the disk ---

    def _write(self, sent: Sequence[JournalEntry]) -> bool:
        with self._disk_lock:
            return self._write_locked(sent)

    def _write_locked(self, sent: Sequence[JournalEntry]) -> bool:
        """Write down what became of rows, and that ``sent`` are about to leave; return whether it is on the disk."""
        with self._lock:
            if self._is_held or not self._senders:
                self._queue.unmark()  # nobody sends them now
            results = self._queue.take_results()
        try:
            if results or sent:
                import_journal.write_batch(self.journal, results, [(entry.number, entry.known) for entry in sent])
        except JournalError as error:
            with self._lock:
                self._queue.results.add_before(results)
                self._backoff.failed(error)
            return False
        return True

    # --- what was lost, and the end ---

    def _read_lists(self, client: PetStoreClient) -> bool:
        with self._lock:
            unconfirmed = tuple(self._queue.unconfirmed.values())
            began = self._clock()
            is_last = self._is_stopped
            if is_last:
                self._reading_due = False  # whatever comes of it
        if not self._write([]):
            return True
        try:
            self._listed = ListedPets(take_snapshot(client, self._record.service_id))
            findings = self._find(self._listed, unconfirmed)
        except CancelledError:
            return False
        except (PetStoreError, JournalError) as error:
            with self._lock:
                self._backoff.failed(error)
            if isinstance(error, AuthenticationError) and not is_last:
                raise
            return True
        with self._lock:
            self._read_at = began
            self._reading_due = False
            self._backoff.answered()
            self._queue.take_findings(findings)
        self._write([])
        return True

    def _find(self, listed: ListedPets, unconfirmed: Sequence[JournalEntry]) -> dict[int, Finding]:
        if not unconfirmed:
            return {}
        record = self._record
        taken = import_journal.ids_closed_since(self.journal, record.service_id, record.began_at)
        elsewhere = import_journal.unconfirmed_elsewhere(self.journal, record)
        return find_rows(listed, unconfirmed, taken=taken, elsewhere=elsewhere)

    def _finish(self, _client: PetStoreClient) -> bool:
        is_written = self._write([])
        try:
            if is_written:
                import_journal.finish_import(self.journal, self._record, self.unconfirmed)
        except JournalError as error:
            is_written = False
            with self._lock:
                self._backoff.failed(error)
        with self._lock:
            if is_written or self._is_stopped:
                self._has_ended = True  # where it could not be written, the next start offers the import again
        return True


def run_import(
    job: ImportJob, client: PetStoreClient, *, may_wait: Callable[[ImportPause], bool] = lambda _pause: True
) -> ImportRecord:
    """Run ``job`` on the calling thread, one row after the other, and return how far it has come.

    ``may_wait`` is asked whether to wait where the service or the disk asks for it, or to leave the import as it is, to
    be resumed later; so it is left when ``client`` is cancelled. Raises :class:`AuthenticationError`, after which, and
    :meth:`ImportJob.go_on`, it may be run again with another key; and :class:`CancelledError` when ``client`` is
    cancelled while waiting.
    """
    while (step := job.next_step()) not in {Step.ENDED, Step.PAUSED}:
        pause = job.pause
        if step is not Step.WAIT:
            if not job.run(client, step):
                break
        elif pause is not None and not may_wait(pause):
            break
        else:
            client.pause(job.wait_s)
    return job.record


def _nothing() -> None:
    pass
