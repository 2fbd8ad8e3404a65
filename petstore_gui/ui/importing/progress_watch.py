"""Watches an import job: tells how far it has come, a few times a second, and why it waits."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.inventory.import_job import ImportJob
from petstore_gui.inventory.imports import ImportPause, ImportProgress

PROGRESS_EVERY_MS: Final = 250


class ProgressWatch(QObject):
    """Its signals are those of :class:`~petstore_gui.ui.importing.runner.ImportRunner`."""

    progressed = Signal(object)
    rows_settled = Signal(object)
    paused = Signal(object)
    resumed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pause: ImportPause | None = None
        """What was told last."""
        self._job: ImportJob | None = None
        self._progress: ImportProgress | None = None
        self._timer = QTimer(self, interval=PROGRESS_EVERY_MS)
        self._timer.timeout.connect(self.update)

    def begin(self, job: ImportJob) -> None:
        """Watch ``job`` from now on."""
        self._job = job
        self._progress = self.pause = None
        self._timer.start()

    def end(self) -> None:
        """Tell once more how far it has come, and watch it no longer."""
        self._timer.stop()
        job, self._job = self._job, None
        if job is not None:
            self._tell_progress(job, job.progress)

    @Slot()
    def update(self) -> None:
        """Tell what is new."""
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
