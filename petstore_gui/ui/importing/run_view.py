"""Shows a running import in its window, and as a button in the status bar of the main window."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QPushButton

from petstore_gui.files.import_plan import report_table
from petstore_gui.files.writing import save_table
from petstore_gui.outbox.imports import ImportPause, ImportProgress, ImportRecord, ImportReport, PauseReason, RowResult
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.runtime.launcher_entry import LauncherEntry
from petstore_gui.ui.i18n.text import as_sentence, csv_separator, join_sentences, translate
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.dialog import ImportDialog
from petstore_gui.ui.importing.runner import ImportRunner
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.file_chooser import choose_to_save, table_filters

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStatusBar

_ANNOUNCED_PARTS: Final = 4
"""Progress is announced at each of so many equal parts."""


class RunView(QObject):
    """Follows ``runner``. The window may be closed meanwhile; the button in the status bar opens it again."""

    def __init__(self, runner: ImportRunner, status: "QStatusBar", context: FeatureContext, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._errors = context.errors
        self._session = context.session
        self._dialog: ImportDialog | None = None
        self._progress: ImportProgress | None = None
        self._announced_part = 0
        self._is_paused = False
        self._pause_words = ""
        """Why it is paused, without its progress."""
        self._record: ImportRecord | None = None
        self._released: ImportRecord | None = None
        """The shown import, if its service was closed before its end."""
        self._readings = 0
        """The number of times that outcomes were read."""
        self._is_reading = False
        self._results: dict[int, RowResult] = {}
        """Outcomes that arrive while the others are being read."""
        self.line = QPushButton()
        """The button in the status bar, which opens the window."""
        self.line.setProperty("role", "small")
        self.line.setToolTip(self.tr("Show the import"))
        self.line.hide()
        self._task_bar = TaskBar(context.session, self)
        status.addPermanentWidget(self.line)
        runner.began.connect(self._on_runner_began)
        runner.watch.progressed.connect(self._on_watch_progressed)
        runner.watch.rows_settled.connect(self._on_watch_rows_settled)
        runner.watch.paused.connect(self._on_watch_paused)
        runner.watch.resumed.connect(self._on_watch_resumed)
        runner.ended.connect(self._on_runner_ended)
        for signal in (context.session.opened, context.session.disconnected):
            signal.connect(self._show_whether_it_can_go_on)

    def show_in(self, dialog: ImportDialog | None) -> None:
        """Show the import in this window, too."""
        self._dialog = dialog
        self._released = None
        if dialog is None and not self._runner.is_active:
            self.line.hide()

    def show_discarded(self, record: ImportRecord, sentence: str) -> None:
        """Show ``sentence``, that the rest of this import was discarded, if its window is still open."""
        released = self._released
        if released is not None and (released.service_id, released.number) == (record.service_id, record.number):
            self._released = None
            self._show_released(sentence)
            self._read_outcomes(record)

    @Slot()
    def _show_whether_it_can_go_on(self) -> None:
        """Show whether the service of a released import is open again."""
        connection = self._session.connection
        if self._released is None or self._runner.is_active:
            return
        if connection is not None and connection.service_id == self._released.service_id:
            self._show_released(self.tr("Paused. Its service is open again, so it can go on."))
        else:
            self._show_released(self._paused_sentence())

    def _show_released(self, sentence: str) -> None:
        if self._dialog is not None:
            self._dialog.run_panel.show_left(sentence)

    # --- from the runner ---

    @Slot(object)
    def _on_runner_began(self, record: ImportRecord) -> None:
        self._record, self._released = record, None
        self._announced_part = 0
        self._is_paused = False
        if self._dialog is not None:
            self._dialog.run_panel.show_running()
            self._read_outcomes(record)

    @Slot(object)
    def _on_watch_progressed(self, progress: ImportProgress) -> None:
        self._progress = progress
        settled = progress.added + progress.refused + progress.not_confirmed
        sentence = importing_text.progress_sentence(progress)
        self._show_line(progress)
        self._task_bar.show_progress(settled * 100 // max(1, progress.total))
        if self._dialog is not None:
            self._dialog.run_panel.show_progress(settled, progress.total, sentence)
            if self._dialog.run_panel.is_paused:  # calls that were in flight at the pause have been answered since
                self._dialog.run_panel.show_paused(self._paused_sentence())
            part = settled * _ANNOUNCED_PARTS // max(1, progress.total)
            if self._announced_part < part < _ANNOUNCED_PARTS:
                announce(self._dialog, sentence)
            self._announced_part = part

    @Slot(object)
    def _on_watch_paused(self, pause: ImportPause) -> None:
        reason = ""
        if pause.error is not None:
            is_own = isinstance(pause.error, JournalError)
            reason = translate(pause.error) if is_own else self._errors.reason(pause.error)
        self._pause_words = importing_text.pause_sentence(pause, reason)
        self._is_paused = True
        if self._progress is not None:
            self._show_line(self._progress)
        sentence = self._paused_sentence()
        if pause.reason is PauseReason.OTHER_SERVICE:
            self._task_bar.show_progress(None)
            self.line.hide()
        if self._dialog is None:
            return
        panel = self._dialog.run_panel
        was_paused = panel.is_paused
        if pause.reason is PauseReason.OTHER_SERVICE:
            self._released = self._record
            self._dialog.show_ended()
            panel.show_left(sentence)
        else:
            panel.show_paused(sentence)
        if not was_paused:  # once, not again at each second
            announce(self._dialog, sentence)

    def _paused_sentence(self) -> str:
        progress = self._progress
        state = "" if progress is None else as_sentence(importing_text.settled_sentence(progress))
        return join_sentences(self._pause_words, state)

    @Slot()
    def _on_watch_resumed(self) -> None:
        self._is_paused = False
        if self._dialog is not None:
            self._dialog.run_panel.show_running()

    @Slot(object)
    def _on_runner_ended(self, record: ImportRecord) -> None:
        self._record, self._progress = record, None
        self._task_bar.show_progress(None)
        sentence = importing_text.ended_sentence(record)
        self.line.setText(self.tr("Import ended: {outcome}").format(outcome=sentence))
        self.line.setAccessibleName(self.line.text())
        self.line.setVisible(self._dialog is not None and not self._dialog.isVisible())
        if self._dialog is not None:
            self._dialog.show_ended()
            self._dialog.run_panel.show_ended(sentence)
            self._read_outcomes(record)
        announce(self.line if self._dialog is None or not self._dialog.isVisible() else self._dialog, sentence)

    @Slot(object)
    def _on_watch_rows_settled(self, results: Mapping[int, RowResult]) -> None:
        if self._is_reading:
            self._results |= results
        elif self._dialog is not None:
            self._dialog.show_results(results)

    def _read_outcomes(self, record: ImportRecord) -> None:
        """Show the outcome of each row. If the journal cannot be read, the outbox reports it."""
        self._readings += 1
        self._is_reading = True
        self._results.clear()
        show = partial(self._show_outcomes, self._dialog, self._readings)
        self._runner.read_report(record, done=show, failed=lambda _error: None)

    def _show_outcomes(self, dialog: ImportDialog | None, reading: int, report: ImportReport) -> None:
        if dialog is not None and dialog is self._dialog and reading == self._readings:
            dialog.show_outcomes(report)
            if self._results:
                dialog.show_results(self._results)
            self._is_reading = False

    def _show_line(self, progress: ImportProgress) -> None:
        text = self.tr("Import paused: {progress}") if self._is_paused else self.tr("Import: {progress}")
        self.line.setText(text.format(progress=importing_text.settled_sentence(progress)))
        self.line.setAccessibleName(self.line.text())
        self.line.show()

    # --- requests of the user ---

    def stop(self) -> None:
        """End the import, and show that it is ending."""
        if self._dialog is not None:
            self._dialog.run_panel.show_stopping()
        self._runner.stop()

    def choose_report_file(self) -> None:
        """Ask for a file, and save the report there."""
        record, dialog = self._record, self._dialog
        if record is None or dialog is None:
            return
        filters, name = table_filters("xlsx", "csv"), importing_text.report_name(record.name)
        choose_to_save(dialog, self.tr("Save report"), filters, name, partial(self.save_report, record))

    def save_report(self, record: ImportRecord, file: Path) -> None:
        """Save the rows of an import with their outcomes, as a workbook or as CSV."""
        self._runner.read_report(
            record, done=partial(self._write_report, file), failed=partial(self._report_failed, file)
        )

    def _write_report(self, file: Path, report: ImportReport) -> None:
        words, separator = importing_text.report_words(), csv_separator()
        self._session.run_in_background(
            lambda: save_table(file, report_table(report, words), separator=separator),
            owner=self,
            done=partial(self._report_saved, file),
            failed=partial(self._report_failed, file),
        )

    def _report_failed(self, file: Path, error: Exception) -> None:
        reason = translate(getattr(error, "reason", error))
        self._errors.notify(self.tr("The report couldn't be saved"), reason, str(file))

    def _report_saved(self, file: Path, _nothing: None) -> None:
        if self._dialog is not None:
            sentence = self.tr("Report saved: {file}")
            self._dialog.run_panel.report(sentence.format(file=importing_text.file_name(file.name)))


class TaskBar(QObject):
    """Shows whole percents on the program's icon, off the GUI thread; on Linux, where a dock or task bar listens."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._entry = LauncherEntry()
        self._shown: int | None = None
        self._latest: int | None = None
        self._is_busy = False

    def show_progress(self, percent: int | None) -> None:
        """Show the progress; ``None`` hides it."""
        self._latest = percent
        self._send()

    def _send(self) -> None:
        if not self._is_busy and self._latest != self._shown:
            self._is_busy, self._shown = True, self._latest
            part = None if self._latest is None else self._latest / 100
            self._session.run_in_background(
                partial(self._entry.show, part), owner=self, done=self._on_sent, failed=self._on_failed
            )

    def _on_sent(self, _nothing: None) -> None:
        self._is_busy = False
        self._send()

    def _on_failed(self, _error: Exception) -> None:
        self._is_busy = False
