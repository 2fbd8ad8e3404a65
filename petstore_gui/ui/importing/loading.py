"""Reads a file or a paste and checks its rows off the GUI thread, one at a time. No widgets."""

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from petstore_gui.files.columns import ColumnMapping, Fields, fields_from_data, fields_to_data, find_columns, titles_key
from petstore_gui.files.import_plan import check_import
from petstore_gui.files.import_rows import RowChecker
from petstore_gui.files.reading import file_name, read_file, read_paste
from petstore_gui.files.table import Table, TableRow
from petstore_gui.files.text_files import TITLE_ROWS
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.outbox.journal import Journal
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.session.session import Session

Edits = Mapping[tuple[int, PetField], str]
"""The texts that the user has typed into cells, by row number and field."""

_PROGRESS_MS: Final = 200

CHOSEN_COLUMNS: Final = "import_columns"
"""The name under which the chosen columns of files are saved."""
_MOST_REMEMBERED: Final = 50


class CancelledReadingError(Exception):
    """The user has cancelled the reading."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of an import: a file, with the chosen sheet or encoding, or a pasted text."""

    file: Path | None = None
    sheet: str | None = None
    encoding: str | None = None
    text: str = ""

    @property
    def name(self) -> str:
        """The name of the file; empty for a paste."""
        return "" if self.file is None else file_name(self.file)

    def read(self, progress: Callable[[int], object]) -> Table:
        """Read the table; raises the errors of :mod:`petstore_gui.files.reading`."""
        if self.file is None:
            return read_paste(self.text)
        return read_file(self.file, sheet=self.sheet, encoding=self.encoding, progress=progress)


@dataclass(frozen=True, slots=True)
class Context:
    """The values that rows are checked against: the service, its list, and the names of its categories."""

    service_id: str
    journal: Journal
    category_names: Mapping[int, str]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Preview:
    """A table, the fields of its columns, and its rows with their states."""

    table: Table
    mapping: ColumnMapping
    checker: RowChecker

    @property
    def first_rows(self) -> Sequence[TableRow]:
        """The first rows, one of which may have the titles."""
        title_row = self.mapping.title_row
        return [row for at, row in enumerate(self.table.rows) if at < TITLE_ROWS or row.number == title_row]

    @property
    def titles(self) -> Sequence[str]:
        """The titles of the columns; empty if no row has titles."""
        titles = self.checker.area.titles
        return () if titles is None else titles.cells


class Loading:
    """One reading, which another thread can cancel; ``rows_read`` is its progress."""

    def __init__(self) -> None:
        self.is_cancelled = False
        self.rows_read = 0

    def load(self, source: Source, context: Context, remembered: Callable[[str], Fields | None]) -> Preview:
        """Read a table and check its rows; ``remembered`` is as in :func:`find_columns`.

        Raises the errors of :func:`~petstore_gui.files.reading.read_file` and of the journal, and
        :class:`CancelledReadingError`.
        """
        table = source.read(self._report_rows)
        mapping = find_columns(table, category_names=context.category_names, remembered=remembered)
        return self.check(table, mapping, context, {})

    def find_again(self, table: Table, title_row: int, context: Context, edits: Edits) -> Preview:
        """Find the columns again with the titles in another row, and check the rows. Raises ``JournalError``."""
        mapping = find_columns(table, category_names=context.category_names, title_row=title_row)
        return self.check(table, mapping, context, edits)

    def check(self, table: Table, mapping: ColumnMapping, context: Context, edits: Edits) -> Preview:
        """Check the rows of a table with the user's ``edits``. Raises ``JournalError``."""
        self._report_rows(len(table.rows))
        checker = check_import(
            table,
            mapping,
            category_names=context.category_names,
            journal=context.journal,
            service_id=context.service_id,
            snapshot=context.snapshot,
        )
        self._report_rows(len(table.rows))
        if edits:
            index_of = {row.number: index for index, row in enumerate(checker.rows)}
            for (number, field), text in edits.items():
                if number in index_of and field in mapping.fields:
                    checker.edit([index_of[number]], {field: text})
        return Preview(table, mapping, checker)

    def _report_rows(self, rows_read: int) -> None:
        self.rows_read = rows_read
        if self.is_cancelled:
            raise CancelledReadingError


def forget_rows() -> None:
    """Make the garbage collector track rows again, after they are no longer shown."""
    gc.unfreeze()


def _without_collections(read: Callable[[], Preview]) -> Preview:
    """Call ``read``, and hide all objects that are made meanwhile from Python's garbage collector.

    With 100,000 rows, each full collection stops all threads for 60 to 160 ms (CPython 3.11). A dozen of them make the
    reading take 1.5 times as long.
    """
    gc.disable()
    try:
        return read()
    finally:
        gc.freeze()
        gc.enable()


class PreviewReader(QObject):
    """Runs one :class:`Loading` at a time; a new one replaces the one in progress."""

    def __init__(
        self,
        session: Session,
        listed: Callable[[], Snapshot | None],
        parent: QObject,
        *,
        read: Callable[[Preview], object],
        failed: Callable[[Exception], object],
        progressed: Callable[[int], object],
    ) -> None:
        """Compare with the animals that ``listed`` returns, if they are of the open service.

        ``failed`` gets an exception of :meth:`Loading.load`, ``progressed`` the number of rows read so far.
        """
        super().__init__(parent)
        self._read, self._failed, self._progressed = read, failed, progressed
        self._session = session
        self._listed = listed
        self._reading: tuple[Task[Preview], Loading] | None = None
        self._had_list = False
        """Whether the last check had a complete reading of the list."""
        self._timer = QTimer(self, interval=_PROGRESS_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def is_reading(self) -> bool:
        """Whether a reading or a check is in progress."""
        return self._reading is not None

    @property
    def missed_list(self) -> bool:
        """Whether the list was read only after the last check began."""
        return not self._had_list and self._has_list

    def load(self, source: Source, remembered: Callable[[str], Fields | None]) -> None:
        """Read a file or a paste; ``remembered`` is as in :meth:`Loading.load`."""
        self._run(lambda loading, context: loading.load(source, context, remembered))

    def check(self, preview: Preview, mapping: ColumnMapping, edits: Edits) -> None:
        """Check all rows again, with other columns or against another service."""
        kept = dict(edits)
        self._run(lambda loading, context: loading.check(preview.table, mapping, context, kept))

    def find_again(self, preview: Preview, title_row: int, edits: Edits) -> None:
        """Find the columns again with the titles in another row, and check all rows again."""
        kept = dict(edits)
        self._run(lambda loading, context: loading.find_again(preview.table, title_row, context, kept))

    def cancel(self) -> None:
        """End the reading in progress; it reports nothing more."""
        self._timer.stop()
        if self._reading is not None:
            task, loading = self._reading
            self._reading = None
            loading.is_cancelled = True
            task.drop()

    def _run(self, read: Callable[[Loading, Context], Preview]) -> None:
        self.cancel()
        connection = self._session.connection
        if connection is None:
            return
        self._had_list = self._has_list
        context = Context(connection.service_id, connection.journal, self._session.category_names.by_id, self._listed())
        loading = Loading()
        task = self._session.run_in_background(
            partial(_without_collections, partial(read, loading, context)),
            owner=self,
            done=self._on_read,
            failed=self._on_failed,
        )
        self._reading = task, loading
        self._timer.start()

    @property
    def _has_list(self) -> bool:
        connection, listed = self._session.connection, self._listed()
        is_of_service = connection is not None and listed is not None and listed.service_id == connection.service_id
        return is_of_service and listed is not None and listed.finished

    def _on_read(self, preview: Preview) -> None:
        self._reading = None
        self._timer.stop()
        self._read(preview)

    def _on_failed(self, error: Exception) -> None:
        self._reading = None
        self._timer.stop()
        self._failed(error)

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._reading is not None:
            self._progressed(self._reading[1].rows_read)


def chosen_columns(found: object) -> Callable[[str], Fields | None]:
    """Return a function that returns the columns chosen for an earlier file, by ``titles_key``."""
    by_key = dict(found) if isinstance(found, dict) else {}
    return lambda key: fields_from_data(by_key.get(key))


def with_choice(found: object, preview: Preview) -> dict[str, object]:
    """Return the saved choices with the columns of ``preview`` added at the end; drop the oldest."""
    choices = dict(found) if isinstance(found, dict) else {}
    if preview.titles:
        key = titles_key(preview.titles)
        choices.pop(key, None)
        choices[key] = fields_to_data(preview.mapping.fields)
    return dict(list(choices.items())[-_MOST_REMEMBERED:])
