"""Runs an import in the background: up to four calls at a time; reports progress a few times a second."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import (
    ImportPause,
    ImportPlan,
    ImportProgress,
    ImportRecord,
    ImportReport,
    PauseReason,
    Step,
)
from petstore_gui.outbox.journal import Journal, import_report
from petstore_gui.ui.session.session import Session

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.snapshot import Snapshot

REFRESH_EVERY_MS: Final = 5000

PROGRESS_EVERY_MS: Final = 250


class ProgressWatch(QObject):
    """Reports the progress of an import, and why it waits."""

    progressed = Signal(object)
    """An ImportProgress, a few times a second while something changes."""
    rows_settled = Signal(object)
    """New outcomes of rows, a RowResult by the number of the add; as often as ``progressed``."""
    paused = Signal(object)
    """An ImportPause: nothing is sent now. Once for each reason, and whenever the seconds to wait change."""
    resumed = Signal()
    """Rows are being sent again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pause: ImportPause | None = None
        """The last reported pause."""
        self._job: ImportJob | None = None
        self._progress: ImportProgress | None = None
        self._timer = QTimer(self, interval=PROGRESS_EVERY_MS)
        self._timer.timeout.connect(self.update)

    def begin(self, job: ImportJob) -> None:
        """Start to watch ``job``."""
        self._job = job
        self._progress = self.pause = None
        self._timer.start()

    def end(self) -> None:
        """Report the last progress, and stop watching."""
        self._timer.stop()
        job, self._job = self._job, None
        if job is not None:
            self._tell_progress(job, job.progress)

    def leave(self) -> None:
        """Report that another service was opened, and stop watching."""
        self.end()
        self.paused.emit(ImportPause(PauseReason.OTHER_SERVICE))

    @Slot()
    def update(self) -> None:
        """Report changes."""
        job = self._job
        if job is None:
            return
        progress, pause = job.progress, job.pause
        if progress != self._progress:
            self._tell_progress(job, progress)
        before, self.pause = self.pause, pause
        if pause is None:
            if before is not None:
                self.resumed.emit()
        elif before is None or _seconds(before) != _seconds(pause) or before.reason is not pause.reason:
            self.paused.emit(pause)

    def _tell_progress(self, job: ImportJob, progress: ImportProgress) -> None:
        self._progress = progress
        self.progressed.emit(progress)
        if news := job.take_news():
            self.rows_settled.emit(news)


def _seconds(pause: ImportPause) -> int | None:
    return None if pause.retry_in_s is None else round(pause.retry_in_s)


class ImportRunner(QObject):
    """One import at a time, on the service that was open when it began.

    When that service is closed, the runner releases the import: the journal has it, and the window offers it again when
    the same service is opened. All methods are for the GUI thread.
    """

    began = Signal(object)
    """An ImportRecord: its rows are on the disk, and sending begins."""
    begin_failed = Signal(object)
    """The exception while an import was saved or loaded; nothing was sent."""
    ended = Signal(object)
    """An ImportRecord: the outcome of the import."""

    def __init__(self, session: Session, refresh: Callable[[], None], parent: QObject) -> None:
        """``refresh`` reads the list again: every few seconds and at the end, instead of after each animal."""
        super().__init__(parent)
        self._session = session
        self._refresh = refresh
        self._job: ImportJob | None = None
        self._journal: Journal  # of the last import
        self._is_beginning = False
        self._calls: dict[ImportJob, set[int]] = {}
        """The calls that have not returned, by number; also those of released imports."""
        self._numbers = count(1)
        self._added_when_refreshed = 0
        self.watch = ProgressWatch(self)
        self._refresh_timer = QTimer(self, interval=REFRESH_EVERY_MS)
        self._wait_timer = QTimer(self, singleShot=True)
        self._refresh_timer.timeout.connect(self._on_refresh_timer_timeout)
        self._wait_timer.timeout.connect(self._advance)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._let_go)

    @property
    def is_active(self) -> bool:
        """Whether there is an import that has not ended, perhaps a paused one."""
        return self._job is not None or self._is_beginning

    @property
    def record(self) -> ImportRecord | None:
        """The import that has not ended, with its progress."""
        return None if self._job is None else self._job.record

    def start(self, plan: ImportPlan) -> None:
        """Save the rows of ``plan``, then send them; ``began`` or ``begin_failed`` follows.

        Raises ``RuntimeError`` without an open service, or during another import.
        """
        connection = self._connection_for_import()
        self._begin(
            connection,
            partial(
                ImportJob.begin, connection.journal, connection.service_id, plan, is_embedded=connection.is_embedded
            ),
        )

    def resume(self, record: ImportRecord) -> None:
        """Continue an earlier import of the open service; ``began`` or ``begin_failed`` follows.

        Raises like :meth:`start`.
        """
        connection = self._connection_for_import()
        for job in self._calls:
            if job.record.number == record.number and job.journal is connection.journal:
                job.go_on()  # it was released a moment ago, and knows more than the disk
                self._on_begun(connection, job)
                return
        self._begin(
            connection, partial(ImportJob.resume, connection.journal, record, is_embedded=connection.is_embedded)
        )

    def pause(self) -> None:
        """Send no further row before :meth:`go_on`."""
        if self._job is not None:
            self._job.hold()
            self.watch.update()

    def go_on(self) -> None:
        """Continue after a pause; also end a wait for the service, the key or the disk at once."""
        if self._job is not None:
            self._job.go_on()
            self._advance()

    @Slot(object)
    def use_list(self, snapshot: "Snapshot | None") -> None:
        """Go on if the import only waits for the service: it has answered with a list."""
        job = self._job
        if job is None or snapshot is None or snapshot.is_cached or snapshot.service_id != job.record.service_id:
            return
        job.service_answered()
        self._advance()

    def stop(self) -> None:
        """End the import: rows that were not sent never will be. ``ended`` follows."""
        if self._job is not None:
            self._job.stop()
            self._advance()

    def read_report(
        self, record: ImportRecord, *, done: Callable[[ImportReport], None], failed: Callable[[Exception], None]
    ) -> None:
        """Read every row of an import with its outcome; for the running import, the present one."""
        job = self._job
        if job is not None and job.record.number == record.number:
            read = job.report
        else:
            read = partial(import_report, self._journal, record)
        self._session.run_in_background(read, owner=self, done=done, failed=failed)

    # --- steps ---

    def _connection_for_import(self) -> "Connection":
        if self.is_active or self._session.connection is None:
            raise RuntimeError("there is an import already, or no service is open")
        return self._session.connection

    def _begin(self, connection: "Connection", make_job: Callable[[], ImportJob]) -> None:
        self._is_beginning = True
        self._session.run_in_background(
            make_job, owner=self, done=partial(self._on_begun, connection), failed=self._on_begin_failed
        )

    def _on_begun(self, connection: "Connection", job: ImportJob) -> None:
        self._is_beginning = False
        self._job, self._journal = job, job.journal
        self.watch.begin(job)
        self._added_when_refreshed = job.record.added
        self.began.emit(job.record)
        if self._is_elsewhere(connection.service_id):
            self._let_go()
            return
        self._refresh_timer.start()
        self._advance()

    def _on_begin_failed(self, error: Exception) -> None:
        self._is_beginning = False
        self.begin_failed.emit(error)

    @Slot()
    def _advance(self) -> None:
        """Start the next step."""
        job = self._job
        if job is None:
            return
        calls = self._calls.setdefault(job, set())
        while (step := job.next_step(len(calls))) in {Step.SEND, Step.READ_LISTS, Step.FINISH}:
            self._call(job, step)
        if step is Step.WAIT:
            self._wait_timer.start(round(job.wait_s * 1000) + 1)
        elif step is Step.ENDED:
            self._end(job)
            return
        self.watch.update()

    def _call(self, job: ImportJob, step: Step) -> None:
        number = next(self._numbers)
        self._calls[job].add(number)
        self._session.run_with_client(
            _Run(job, step),
            owner=self,
            done=partial(self._on_call_returned, job, number),
            failed=partial(self._on_call_returned, job, number),
        )

    def _on_call_returned(self, job: ImportJob, number: int, _value: object) -> None:
        calls = self._calls[job]
        calls.discard(number)
        if job is self._job:
            self._advance()
        elif not calls:
            del self._calls[job]  # of a released import: everything known of it is on the disk

    @Slot()
    def _let_go(self) -> None:
        """Release the import to the journal, as its service is no longer open."""
        job, self._job = self._job, None
        if job is None:
            return
        job.hold()
        if not self._calls.get(job):
            self._calls.pop(job, None)
        self._stop_timers()
        self.watch.leave()

    def _end(self, job: ImportJob) -> None:
        self._job = None
        self._calls.pop(job, None)
        self._stop_timers()
        self.watch.end()
        self._refresh_list(job.record)
        self.ended.emit(job.record)

    def _stop_timers(self) -> None:
        for timer in (self._refresh_timer, self._wait_timer):
            timer.stop()

    def _is_elsewhere(self, service_id: str) -> bool:
        connection = self._session.connection
        return connection is None or connection.service_id != service_id

    # --- the list ---

    def _refresh_list(self, record: ImportRecord) -> None:
        if record.added != self._added_when_refreshed:
            self._added_when_refreshed = record.added
            self._refresh()

    @Slot()
    def _on_refresh_timer_timeout(self) -> None:
        if self._job is not None:
            self._refresh_list(self._job.record)

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        if self._job is None:
            return
        if connection.service_id != self._job.record.service_id:
            self._let_go()
        elif self.watch.pause is not None and self.watch.pause.reason is not PauseReason.USER:
            self.go_on()  # after a change of key or address
        else:
            self._advance()


@dataclass(slots=True, eq=False)
class _Run:
    """A step of an import as a call of the session, which repeats it if the user enters another key."""

    job: ImportJob
    step: Step
    is_again: bool = False

    def __call__(self, client: "PetStoreClient") -> None:
        is_again, self.is_again = self.is_again, True
        self.job.run(client, self.step, has_new_key=is_again)
