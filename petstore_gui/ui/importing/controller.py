"""Opens files and pastes, shows their rows, and adds those that the user includes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from petstore_gui.files.columns import ColumnMapping
from petstore_gui.files.import_plan import plan_import
from petstore_gui.files.table import EncodingNeededError, SheetNeededError, TableError
from petstore_gui.outbox.imports import ImportPlan, ImportRecord
from petstore_gui.ui.i18n.text import as_sentence, translate
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.dialog import ImportDialog
from petstore_gui.ui.importing.loading import (
    CHOSEN_COLUMNS,
    Preview,
    PreviewReader,
    Source,
    chosen_columns,
    forget_rows,
    with_choice,
)
from petstore_gui.ui.importing.preview_page import ImportActions
from petstore_gui.ui.importing.run_view import RunView
from petstore_gui.ui.importing.runner import ImportRunner
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.widgets.file_chooser import choose_to_open
from petstore_gui.ui.widgets.message_dialog import question_box

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStatusBar

    from petstore_gui.inventory.snapshot import Snapshot


class ImportController(QObject):
    """One window and one import at a time. The import continues if its window is closed."""

    def __init__(
        self,
        context: FeatureContext,
        status: "QStatusBar",
        *,
        listed: Callable[[], "Snapshot | None"],
        refresh: Callable[[], None],
    ) -> None:
        """Compare with the list that ``listed`` returns; ``refresh`` reads it again."""
        session = context.session
        super().__init__(context.window)
        self._window = context.window
        self._session = session
        self._preferences = context.preferences
        self.dialog: ImportDialog | None = None
        self._source = Source()
        self._preview: Preview | None = None
        self._unshown: ColumnMapping | None = None
        """The columns of rows that were checked while the user typed into a cell."""
        self._declined: Callable[[], object] = lambda: None
        """Offers an earlier import again."""
        self._reader = PreviewReader(
            session,
            listed,
            self,
            read=self._on_reader_read,
            failed=self._on_reader_failed,
            progressed=self._on_reader_progressed,
        )
        self.runner = ImportRunner(session, refresh, self)
        self._run_view = RunView(self.runner, status, context, self)
        self._run_view.line.clicked.connect(self._show_dialog)
        self.runner.began.connect(self._on_runner_began)
        self.runner.begin_failed.connect(self._on_runner_begin_failed)
        session.opened.connect(self._on_session_changed)
        session.disconnected.connect(self._on_session_changed)
        session.category_names.changed.connect(self._on_session_changed)

    # --- ways in ---

    @Slot()
    def choose_file(self) -> None:
        """Ask for a file, and open it."""
        if self._is_free():
            filters = importing_text.file_filters()
            choose_to_open(self.dialog or self._window, self.tr("Import animals"), filters, self.open_file)

    def open_file(self, file: Path) -> None:
        """Show every row of a file."""
        self._open(Source(file))

    def open_text(self, text: str) -> None:
        """Show every row of a pasted or dropped text."""
        self._open(Source(text=text))

    def resume(self, record: ImportRecord, declined: Callable[[], object]) -> None:
        """Continue an import of an earlier run; call ``declined`` if it does not go on: it can be offered again."""
        self._declined = declined
        if self._is_free():
            go_on = partial(self._resume, record)
            self._ask_production(self._window, record.waiting, partial(self._replace, go_on, declined), declined)
        else:
            declined()

    def show_discarded(self, record: ImportRecord, sentence: str) -> None:
        """Show in its window, if that is still open, that the rest of an import was discarded."""
        self._run_view.show_discarded(record, sentence)

    def _resume(self, record: ImportRecord) -> None:
        connection = self._session.connection
        if self._is_free() and connection is not None and connection.service_id == record.service_id:
            self._forget(Source())
            self._make_dialog().show_interrupted(record.name)
            self.runner.resume(record)
            self._show_dialog()
        else:
            self._declined()

    # --- reading ---

    def _is_free(self) -> bool:
        """Whether no import runs; else show the running one."""
        if self.runner.is_active:
            self._show_dialog()
            return False
        return self._session.connection is not None

    def _open(self, source: Source, declined: Callable[[], object] = lambda: None) -> None:
        if self._is_free():
            self._replace(partial(self._read, source), declined)
        else:
            declined()

    def _replace(self, act: Callable[[], object], declined: Callable[[], object] = lambda: None) -> None:
        """Call ``act``, which shows other rows: after a question, if the user has edited those that are shown."""
        if self.dialog is not None and self.dialog.model.edits:
            title = self.tr("Discard what you have changed?")
            text = self.tr("Another import takes its place. Nothing was added yet.")
            box = question_box(self.dialog, title, text, {self.tr("Discard"): 1, self.tr("Keep editing"): 0})
            box.accepted.connect(act)
            box.rejected.connect(declined)
            box.open()
            self._show_dialog()
        else:
            act()

    def _forget(self, source: Source) -> None:
        """Forget the rows that are shown: those of ``source`` are to come."""
        self._reader.cancel()
        self._source, self._preview, self._unshown = source, None, None
        if self.dialog is not None:
            self.dialog.model.forget_changes()

    def _read(self, source: Source) -> None:
        dialog = self.dialog
        if dialog is None or dialog.has_run:
            if dialog is not None:
                dialog.close()
            dialog = self._make_dialog()
        self._forget(source)
        dialog.show_reading(source.name)
        self._reader.load(source, chosen_columns(self._preferences.get(CHOSEN_COLUMNS)))
        self._show_dialog()

    @Slot()
    def check_list(self) -> None:
        """Check the shown rows again if the last check was made before the list was read."""
        if self._reader.missed_list:
            self._on_session_changed()

    def _check(self, mapping: ColumnMapping) -> None:
        """Check all rows again, with other columns or other names of categories."""
        preview = self._preview
        if preview is not None and self.dialog is not None:
            self.dialog.show_checking()
            self._reader.check(preview, mapping, self.dialog.model.edits)

    def _on_reader_read(self, preview: Preview) -> None:
        if self.dialog is None:
            return
        if self.dialog.table.is_editing:  # other rows would close the cell, and what is typed there would be lost
            self._unshown = preview.mapping
        else:
            self._preview = preview
            self._show_sheets()
            self.dialog.show_rows(preview)
            self.check_list()

    @Slot()
    def _show_sheets(self) -> None:
        """Offer the sheets of the workbook, with the one whose rows are shown."""
        if self._preview is not None and self.dialog is not None:
            table = self._preview.table
            self.dialog.show_sheets(table.sheets, table.sheet if table.sheet in table.sheets else None)

    @Slot()
    def _on_table_edit_ended(self) -> None:
        mapping, self._unshown = self._unshown, None
        if mapping is not None:
            self._check(mapping)

    def _on_reader_failed(self, error: Exception) -> None:
        if self.dialog is None:
            return
        if isinstance(error, SheetNeededError):
            self.dialog.show_message().ask_for_sheet(self._source.name, error.names)
        elif isinstance(error, EncodingNeededError):
            self.dialog.show_message().ask_for_encoding(self._source.name, error.guesses)
        else:
            reason = translate(error.reason if isinstance(error, TableError) else error)
            if self._preview is None:
                self.dialog.show_message().show_refused(self._source.name, reason)
            else:
                self.dialog.show_reason(reason)

    # --- adding ---

    def _add(self) -> None:
        connection, dialog, preview = self._session.connection, self.dialog, self._preview
        if connection is None or dialog is None or preview is None or self._reader.is_reading or self.runner.is_active:
            return
        if preview.mapping.guessed:  # nothing is sent before the user confirms the columns
            return
        self._ask_production(dialog, dialog.model.included_count, partial(self._plan, connection.service_id))

    def _ask_production(
        self, over: QWidget, count: int, add: Callable[[], object], declined: Callable[[], object] = lambda: None
    ) -> None:
        """Call ``add``, for Production after a question."""
        if not count or self._session.connection is None or not self._session.connection.is_production:
            add()
            return
        title, text = importing_text.production_question(count)
        box = question_box(over, title, text, {self.tr("Do not add"): 0, self.tr("Add to Production"): 1})
        box.accepted.connect(add)
        box.rejected.connect(declined)
        box.open()

    def _plan(self, service_id: str) -> None:
        """Add the included rows; ``service_id`` is the service for which the user has agreed."""
        dialog, preview = self.dialog, self._preview
        if dialog is None or preview is None or self.runner.is_active:
            return
        self._preferences.put(CHOSEN_COLUMNS, with_choice(self._preferences.get(CHOSEN_COLUMNS), preview))
        dialog.show_running()
        plan = partial(
            plan_import,
            preview.table,
            preview.mapping,
            tuple(dialog.model.rows),
            dialog.model.included,
            reason=importing_text.reason_left_out,
        )
        self._session.run_in_background(
            plan, owner=dialog, done=partial(self._start, service_id), failed=self._on_runner_begin_failed
        )

    def _start(self, service_id: str, plan: ImportPlan) -> None:
        connection, dialog = self._session.connection, self.dialog
        if self.runner.is_active:  # the button was pressed twice
            return
        if connection is not None and connection.service_id == service_id:
            self.runner.start(plan)
        elif dialog is not None:
            dialog.show_not_begun(self.tr("Nothing was added: that service is not open any more."))
            self._on_session_changed()  # this was put off, as the import seemed to have begun

    @Slot(object)
    def _on_runner_began(self, _record: ImportRecord) -> None:
        if self.dialog is not None:
            self.dialog.model.forget_changes()  # they are in the journal

    @Slot(object)
    def _on_runner_begin_failed(self, error: Exception) -> None:
        reason = translate(getattr(error, "reason", error))
        if self._preview is None:
            self._declined()
        if self.dialog is not None and self._preview is not None:
            self.dialog.show_not_begun(self.tr("Nothing was added: {reason}").format(reason=reason))
        elif self.dialog is not None:
            sentence = self.tr("The import can't go on: {reason}").format(reason=reason)
            self.dialog.show_not_continued(as_sentence(sentence))

    # --- the window ---

    def _make_dialog(self) -> ImportDialog:
        if self.dialog is None:
            actions = ImportActions(
                choose_file=self.choose_file,
                open_file=self.open_file,
                paste=self._paste,
                choose_sheet=self._choose_sheet,
                choose_encoding=self._choose_encoding,
                choose_columns=self._check,
                choose_title_row=self._choose_title_row,
                confirm_columns=self._confirm_columns,
                add=self._add,
                pause=self.runner.pause,
                go_on=self.runner.go_on,
                stop=self._run_view.stop,
                save_report=self._run_view.choose_report_file,
            )
            dialog = self.dialog = ImportDialog(self._window, self._session.category_names, actions)
            dialog.table.edit_ended.connect(self._on_table_edit_ended)
            dialog.finished.connect(self._on_dialog_finished)
            self._run_view.show_in(dialog)
        return self.dialog

    @Slot()
    def _show_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.show()
            self.dialog.raise_()
            self.dialog.activateWindow()

    def _choose_sheet(self, sheet: str) -> None:
        if self._source.file is not None:
            self._open(Source(self._source.file, sheet), self._show_sheets)

    def _choose_encoding(self, encoding: str) -> None:
        if self._source.file is not None:
            self._open(Source(self._source.file, encoding=encoding))

    def _choose_title_row(self, title_row: int) -> None:
        if self._preview is not None and self.dialog is not None:
            self.dialog.show_checking()
            self._reader.find_again(self._preview, title_row, self.dialog.model.edits)

    def _confirm_columns(self) -> None:
        if self._preview is not None:
            self._preview = replace(self._preview, mapping=self._preview.mapping.confirmed())

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._forget(Source())
        self.dialog = None
        self._run_view.show_in(None)
        forget_rows()
        self._window.activateWindow()

    def _on_reader_progressed(self, rows: int) -> None:
        if self.dialog is not None:
            self.dialog.message.show_rows_read(rows)

    @Slot(object)
    @Slot()
    def _on_session_changed(self, _connection: object = None) -> None:
        """Check the shown rows against the service that is open now."""
        if self._preview is not None and self.dialog is not None and not self.dialog.has_run:
            self._check(self._preview.mapping)
