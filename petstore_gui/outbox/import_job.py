"""One import in progress: which rows are sent next, when to wait, and what became of each; threads may share it.

Its runner asks :meth:`ImportJob.next_step` and does that with :meth:`ImportJob.run`, for sending with up to four calls
at a time. Every row is on the disk as sent before it leaves.
"""

from collections.abc import Callable, Sequence
from time import monotonic

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, CancelledError, PetStoreError
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.backoff import Backoff
from petstore_gui.outbox.import_queue import ImportQueue
from petstore_gui.outbox.import_sending import LANES, ImportState, RowSender
from petstore_gui.outbox.imports import (
    ImportOutcome,
    ImportPause,
    ImportPlan,
    ImportProgress,
    ImportRecord,
    ImportReport,
    RowResult,
    Step,
    UnconfirmedReason,
)
from petstore_gui.outbox.journal import (
    Journal,
    begin_import,
    finish_import,
    import_record,
    import_report,
    take_over_import,
)
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import ListedPets, find_lost
from petstore_gui.outbox.rate import ListReadings, Pace, pause_of


class ImportJob:
    """An import of ``journal``, on the service that it was begun on. Every method may be called from any thread.

    ``heard`` is called after each row, by the thread that has sent it.
    """

    def __init__(
        self,
        journal: Journal,
        record: ImportRecord,
        entries: Sequence[Add],
        *,
        is_embedded: bool,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``entries`` are those of :func:`~petstore_gui.outbox.journal.take_over_import`."""
        self.journal = journal
        self._record = record
        self._clock = clock
        backoff = Backoff(clock, stops_for_user=True, reads_first=True)
        self._state = ImportState(ImportQueue(record, entries), ListReadings(clock), backoff, Pace(clock))
        self.heard: Callable[[], None] = _nothing
        self._sender = RowSender(journal, self._state, self._tell, is_embedded=is_embedded)

    @classmethod
    def begin(cls, journal: Journal, service_id: str, plan: ImportPlan, *, is_embedded: bool) -> "ImportJob":
        """Write all rows of ``plan`` into the journal, and return their job. Raises :class:`JournalError`."""
        return cls.resume(journal, begin_import(journal, service_id, plan), is_embedded=is_embedded)

    @classmethod
    def resume(cls, journal: Journal, record: ImportRecord, *, is_embedded: bool) -> "ImportJob":
        """Return the job of an import that was begun earlier, from the journal.

        Raises :class:`~petstore_gui.outbox.journal.TakenError` where another program runs it, and
        :class:`JournalError`.
        """
        latest = import_record(journal, record.service_id, record.number) or record
        return cls(journal, latest, take_over_import(journal, latest), is_embedded=is_embedded)

    def _tell(self) -> None:
        self.heard()

    # --- how far it is ---

    @property
    def record(self) -> ImportRecord:
        """How far the import has come, whether or not that is on the disk yet."""
        state = self._state
        with state.lock:
            return state.queue.record(has_ended=state.has_ended)

    @property
    def progress(self) -> ImportProgress:
        """How far the import has come, how fast, and how long it will take."""
        state = self._state
        record = self.record
        with state.lock:
            if state.is_held:
                state.pace.reset()
            else:
                state.pace.update(state.queue.answered)
            per_second = state.pace.per_second
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
        state = self._state
        with state.lock:
            return None if state.has_ended else pause_of(state.backoff, self._clock(), is_paused=state.is_paused)

    @property
    def unconfirmed(self) -> dict[int, UnconfirmedReason]:
        """Why rows are not confirmed, by the numbers of their adds."""
        state = self._state
        with state.lock:
            reasons = state.queue.reasons
            return {number: reasons.get(number, UnconfirmedReason.NO_ANSWER) for number in state.queue.lost}

    def take_news(self) -> dict[int, RowResult]:
        """Return what became of rows since this was asked last, by the numbers of their adds."""
        with self._state.lock:
            return self._state.queue.take_news()

    def report(self) -> ImportReport:
        """Return all rows as they are now; one that is on its way waits still. Raises :class:`JournalError`."""
        report = import_report(self.journal, self._record)
        with self._state.lock:
            outcomes = self._state.queue.outcomes.copy()  # of which the disk may lack the last ones
        unconfirmed = self.unconfirmed
        rows = list(report.rows)
        for index, row in enumerate(rows):
            result = None if row.add_number is None else outcomes.get(row.add_number)
            if result is not None:
                rows[index] = row.with_result(result)
            elif row.outcome is ImportOutcome.NOT_CONFIRMED and row.add_number not in unconfirmed:
                rows[index] = row.with_result(RowResult(ImportOutcome.WAITING))
        return report._replace(rows=tuple(rows))

    # --- what the user does ---

    def hold(self) -> None:
        """Send no other row before :meth:`go_on`. What is on its way is waited for."""
        state = self._state
        with state.lock:
            state.is_paused = True

    def go_on(self) -> None:
        """Go on, and try at once what waits for the service, the key or the disk."""
        state = self._state
        with state.lock:
            state.is_paused = False
            state.backoff.clear()

    def service_answered(self) -> None:
        """Go on with the rows that wait if they only wait for the service: it has answered to something else."""
        state = self._state
        with state.lock:
            if state.queue.waiting:
                state.backoff.answered()

    def stop(self) -> None:
        """Send no other row, ever; what is not confirmed is still looked for, once, if the service answers."""
        state = self._state
        with state.lock:
            state.is_stopped = True
            state.queue.give_up_repeats()
            state.backoff.needs_list = state.backoff.error is None

    # --- what is done ---

    def next_step(self, calls: int = 0) -> Step:
        """Return what to do now, while ``calls`` calls of :meth:`run` have not returned."""
        state = self._state
        with state.lock:
            if calls:
                may_send = not state.is_held and state.has_rows
                is_free = calls < state.backoff.lanes(LANES)
                step = Step.SEND if may_send and is_free else Step.WAIT_FOR_CALLS
            elif state.has_ended:
                step = Step.ENDED
            elif state.is_stopped:
                step = Step.READ_LISTS if state.backoff.needs_list and state.queue.unconfirmed else Step.FINISH
            elif state.is_paused or state.backoff.needs_user:
                step = Step.PAUSED
            else:
                step = self._step_of_rows()
            return step

    @property
    def wait_s(self) -> float:
        """After how many seconds to ask for the next step again, where that is ``Step.WAIT``."""
        with self._state.lock:
            at = self._next_at
        return 0.0 if at is None else max(0.0, at - self._clock())

    def run(self, client: PetStoreClient, step: Step, *, has_new_key: bool = False) -> bool:
        """Do a step: ``SEND`` (until no row is left, or something fails), ``READ_LISTS`` or ``FINISH``.

        Returns whether ``client`` can be used further: it was not cancelled. Raises :class:`AuthenticationError` in one
        of several calls: to be run again, ``has_new_key`` then, or after :meth:`go_on`. What else the service or the
        disk refuses is recorded, and :attr:`pause` has it.
        """
        state = self._state
        steps = {Step.SEND: self._sender.send, Step.READ_LISTS: self._read_lists, Step.FINISH: self._finish}
        if has_new_key:
            with state.lock:
                state.backoff.key_given()
        try:
            return steps[step](client)
        except AuthenticationError:
            raise
        except Exception as error:
            with state.lock:
                state.backoff.failed(error)  # a fault of the program's own: only the user tries it again
            raise

    def _step_of_rows(self) -> Step:
        state = self._state
        state.backoff.pass_time()
        if state.backoff.error is not None:
            return Step.WAIT
        if state.backoff.needs_list:
            return Step.READ_LISTS
        if state.has_rows:
            return Step.SEND
        at = self._next_at
        if at is None:
            return Step.FINISH
        return Step.READ_LISTS if at <= self._clock() else Step.WAIT

    @property
    def _next_at(self) -> float | None:
        """When there is something to do again while nothing is sent; ``None``: never."""
        state = self._state
        if state.backoff.error is not None:
            return state.backoff.retry_at
        if state.queue.repeated:
            return state.backoff.repeat_at
        return state.readings.next_at if state.queue.unconfirmed else None

    # --- what was lost, and the end ---

    def _read_lists(self, client: PetStoreClient) -> bool:
        state = self._state
        with state.lock:
            unconfirmed = tuple(state.queue.unconfirmed.values())
            began = self._clock()
            is_last = state.is_stopped
            if is_last:
                state.backoff.needs_list = False
        if not self._sender.write():
            return True
        try:
            listed = ListedPets(take_snapshot(client, self._record.service_id))
            findings = find_lost(self.journal, listed, unconfirmed)
        except CancelledError:
            return False
        except (PetStoreError, JournalError) as error:
            with state.lock:
                state.backoff.failed(error)
                if is_last:
                    state.backoff.needs_list = False  # one look, also where it fails
            if isinstance(error, AuthenticationError) and not is_last:
                raise
            return True
        with state.lock:
            state.readings.done(listed, began)
            state.backoff.needs_list = False
            state.backoff.answered()
            state.queue.take_findings(findings)
        self._sender.write()
        return True

    def _finish(self, _client: PetStoreClient) -> bool:
        state = self._state
        is_written = self._sender.write()
        try:
            if is_written:
                finish_import(self.journal, self._record, self.unconfirmed)
        except JournalError as error:
            is_written = False
            with state.lock:
                state.backoff.failed(error)
        with state.lock:
            if is_written or state.is_stopped:
                state.has_ended = True  # where it could not be written, the next start offers the import again
        return True


def _nothing() -> None:
    pass
