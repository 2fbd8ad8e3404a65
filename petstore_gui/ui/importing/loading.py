"""What a file or a paste holds becomes rows to look at. No Qt: it runs off the GUI thread."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from petstore_gui.files.columns import ColumnMapping, Fields, find_columns
from petstore_gui.files.import_check import check_import
from petstore_gui.files.import_rows import RowChecker
from petstore_gui.files.reading import file_name, read_file, read_paste
from petstore_gui.files.table import Table, TableRow
from petstore_gui.files.text_files import TITLE_ROWS
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.snapshot import Snapshot

Mends = Mapping[tuple[int, PetField], str]
"""What was written into cells by hand, by the number of the row."""


class CancelledReadingError(Exception):
    """Nobody waits any more for what is read."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file, of a workbook one sheet, of a text file in one encoding, or else a text."""

    file: Path | None = None
    sheet: str | None = None
    encoding: str | None = None
    text: str = ""

    @property
    def name(self) -> str:
        """The name of the file; empty where it was pasted."""
        return "" if self.file is None else file_name(self.file)

    def read(self, progress: Callable[[int], object]) -> Table:
        """Return the table in it; raise what the reader raises."""
        if self.file is None:
            return read_paste(self.text)
        return read_file(self.file, sheet=self.sheet, encoding=self.encoding, progress=progress)


@dataclass(frozen=True, slots=True)
class Context:
    """What rows are checked against: the service, its list at hand, and the names of its categories."""

    service_id: str
    journal: Journal
    category_names: Mapping[int, str]
    snapshot: Snapshot | None


@dataclass(frozen=True, slots=True)
class Preview:
    """A table, what its columns are, and its rows with their states."""

    table: Table
    mapping: ColumnMapping
    checker: RowChecker

    @property
    def first_rows(self) -> Sequence[TableRow]:
        """Those of which one may have the titles."""
        title_row = self.mapping.title_row
        return [row for at, row in enumerate(self.table.rows) if at < TITLE_ROWS or row.number == title_row]

    @property
    def titles(self) -> Sequence[str]:
        """Those of the columns; none where no row holds some."""
        titles = self.checker.area.titles
        return () if titles is None else titles.cells


class Loading:
    """One reading, which can be cancelled from another thread; ``rows_read`` is how far it has come."""

    def __init__(self) -> None:
        self.is_cancelled = False
        self.rows_read = 0

    def load(
        self, source: Source, context: Context, remembered: Callable[[str], Fields | None] = lambda _key: None
    ) -> Preview:
        """Read a table and check its rows; ``remembered`` is that of :func:`find_columns`.

        Raises what :func:`~petstore_gui.files.reading.read_file` and the journal raise, and
        :class:`CancelledReadingError`.
        """
        with _without_collections():
            table = source.read(self._report_rows)
            names = context.category_names
            mapping = find_columns(table, category_names=names, remembered=remembered)
            return self._check(table, mapping, context, {})

    def check(self, table: Table, mapping: ColumnMapping, context: Context, mends: Mends) -> Preview:
        """Check the rows of a table, with what was mended in them. Raises ``JournalError``."""
        with _without_collections():
            return self._check(table, mapping, context, mends)

    def find_again(self, table: Table, title_row: int, context: Context, mends: Mends) -> Preview:
        """Look for the columns where the titles are in another row, and check the rows. Raises ``JournalError``."""
        with _without_collections():
            mapping = find_columns(table, category_names=context.category_names, title_row=title_row)
            return self._check(table, mapping, context, mends)

    def _check(self, table: Table, mapping: ColumnMapping, context: Context, mends: Mends) -> Preview:
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
        if mends:
            index_of = {row.number: index for index, row in enumerate(checker.rows)}
            for (number, field), text in mends.items():
                if number in index_of and field in mapping.fields:
                    checker.mend(index_of[number], {field: text})
        return Preview(table, mapping, checker)

    def _report_rows(self, rows_read: int) -> None:
        self.rows_read = rows_read
        if self.is_cancelled:
            raise CancelledReadingError


def forget_rows() -> None:
    """Let the garbage collection look at what it was kept from, once nothing of it is shown any more."""
    gc.unfreeze()


@contextmanager
def _without_collections() -> Iterator[None]:
    """Keep Python's garbage collection from what is made meanwhile.

    With 100,000 rows each full collection stops all threads for 60 to 160 ms (CPython 3.11), and there are a dozen:
    with them the reading takes 1.5 times as long.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
