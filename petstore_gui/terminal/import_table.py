"""The file of an import: read, with its columns found or told, and every row with its state."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from petstore_gui.exchange.columns import ColumnMapping, Field, find_columns
from petstore_gui.exchange.import_check import check_import
from petstore_gui.exchange.import_rows import ImportRow, RowReason, RowState
from petstore_gui.exchange.reading import read_file
from petstore_gui.exchange.table import SheetNeededError, Table, TableError
from petstore_gui.exchange.vocabulary import normalize
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError

NEEDED: Final = (Field.NAME, Field.CATEGORY)
_MOST_NUMBERS: Final = 10


class CheckedFile(NamedTuple):
    """What is in a file, and which of its rows are to be added."""

    table: Table
    mapping: ColumnMapping
    rows: Sequence[ImportRow]
    included: frozenset[int]
    """The numbers of the rows to add."""

    def of(self, state: RowState) -> list[ImportRow]:
        """Return the rows in this state."""
        return [row for row in self.rows if row.state is state]

    @property
    def to_add(self) -> list[ImportRow]:
        """Return the rows that are to be added."""
        return [row for row in self.rows if row.number in self.included]

    @property
    def left_out(self) -> int:
        """How many rows are neither added now nor were before."""
        return len(self.rows) - len(self.included) - len(self.of(RowState.ADDED_BEFORE))


def read_table(options: Namespace) -> Table:
    """Return the table in the file. Raise :class:`CommandError`."""
    try:
        return read_file(options.file, sheet=options.sheet)
    except SheetNeededError as error:
        names = ", ".join(error.names)
        sentence = f"{options.file.name} has several sheets. Choose one with --sheet: {names}."
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except TableError as error:
        raise CommandError(f"{options.file.name}: {error.reason}", ExitCode.NOT_DONE) from error


def check_table(table: Table, options: Namespace, store: Store) -> CheckedFile:
    """Return every row with its state, by what the service lists and what the journal knows of earlier imports.

    Raise :class:`CommandError`, ``JournalError`` or the client's errors.
    """
    names = store.category_names()
    mapping = _mapping(table, options, names)
    journal, service_id = store.connection.journal, store.connection.service_id
    snapshot = store.read(lambda client: take_snapshot(client, service_id))
    rows = check_import(
        table, mapping, category_names=names, journal=journal, service_id=service_id, snapshot=snapshot
    ).rows
    states = {RowState.READY, RowState.POSSIBLE_DUPLICATE} if options.duplicates else {RowState.READY}
    return CheckedFile(table, mapping, rows, frozenset(row.number for row in rows if row.state in states))


def row_numbers(rows: Sequence[ImportRow]) -> str:
    """Return the numbers of the first of these rows for a sentence."""
    return ", ".join(str(row.number) for row in rows[:_MOST_NUMBERS]) + ", …" * (len(rows) > _MOST_NUMBERS)


def about_ids(checked: CheckedFile) -> list[str]:
    """Return what is to be said of rows whose IDs are not known to be of this service."""
    doubtful = [row for row in checked.of(RowState.POSSIBLE_DUPLICATE) if row.reason is RowReason.ID_IN_FILE]
    new = [row for row in checked.of(RowState.READY) if row.reason is RowReason.NEW_ID]
    sentences = []
    if doubtful:
        one, many = "the ID in the file may be of this service.", "the IDs in the file may be of this service."
        sentences.append(f"{_rows(doubtful)}: {one if len(doubtful) == 1 else many}")
    if new:
        one = "gets a new ID, as this service does not have the one in the file."
        many = "get new IDs, as this service does not have those in the file."
        sentences.append(f"{_rows(new)}: {one if len(new) == 1 else many}")
    return sentences


def _rows(rows: Sequence[ImportRow]) -> str:
    return f"{'Row' if len(rows) == 1 else 'Rows'} {row_numbers(rows)}"


def _mapping(table: Table, options: Namespace, names: Mapping[int, str]) -> ColumnMapping:
    mapping = find_columns(table, category_names=names)
    fields = list(mapping.fields)
    for field, column in options.column or ():
        index = _index(column, table, mapping)
        fields = [None if each is field else each for each in fields]
        if index is not None:
            fields[index] = field
    missing = [field.value for field in NEEDED if field not in fields]
    if missing:
        titles = ", ".join(cell for cell in table.rows[0].cells if cell) if table.rows else ""
        sentence = (
            f"no column is known to hold the {missing[0]}. Say which: --column {missing[0]}=2. Row 1 is: {titles}"
        )
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
    return replace(mapping, fields=tuple(fields))


def _index(column: str, table: Table, mapping: ColumnMapping) -> int | None:
    """Return which column is meant, by its number from 1 or its title; ``None`` for none of them."""
    if column == "none":
        return None
    if column.isascii() and column.isdecimal() and len(column) <= 5 and 1 <= int(column) <= table.width:
        return int(column) - 1
    titles = [normalize(cell) for cell in table.rows[0].cells] if mapping.has_titles and table.rows else []
    if titles.count(normalize(column)) == 1:
        return titles.index(normalize(column))
    sentence = f"--column: there is no column “{column}”. It is a number from 1 to {table.width}, or a title."
    raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
