"""Reads the file of an import, finds its columns, and checks its rows."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from petstore_gui.files.columns import NEEDED, NO_TITLES, ColumnMapping, find_columns
from petstore_gui.files.header_synonyms import normalize
from petstore_gui.files.import_plan import check_import
from petstore_gui.files.import_rows import ImportRow, RowReason, RowState
from petstore_gui.files.reading import file_name, read_file
from petstore_gui.files.table import EncodingNeededError, SheetNeededError, Table, TableError, left_out
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.terminal.console import sanitize
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import CommandError

_MOST_NUMBERS: Final = 10
_SHOWN_GUESSES: Final = 3


class CheckedFile(NamedTuple):
    """The content of a file, and the rows to add."""

    table: Table
    mapping: ColumnMapping
    rows: Sequence[ImportRow]
    included: frozenset[int]
    """The numbers of the rows to add."""
    around: tuple[str, ...] = ()
    """Sentences about the cells around the table that are left out."""
    leaves_out_rows: bool = False
    """Whether there may be animals in the cells around the table."""

    def of(self, state: RowState) -> list[ImportRow]:
        """Return the rows in this state."""
        return [row for row in self.rows if row.state is state]

    @property
    def to_add(self) -> list[ImportRow]:
        """Return the rows that are to be added."""
        return [row for row in self.rows if row.number in self.included]

    @property
    def not_confirmed(self) -> list[ImportRow]:
        """Return the rows whose adds of an earlier import this one continues."""
        return [row for row in self.of(RowState.NOT_CONFIRMED) if row.number not in self.included]

    @property
    def is_whole(self) -> bool:
        """Whether every row was added before, is added now or is not confirmed, and none may be around the table."""
        settled = len(self.included) + len(self.of(RowState.ADDED_BEFORE)) + len(self.not_confirmed)
        return settled == len(self.rows) and not self.leaves_out_rows


def read_table(options: Namespace) -> Table:
    """Return the table in the file. Raise :class:`CommandError`."""
    name = file_name(options.file)
    try:
        return read_file(options.file, sheet=options.sheet, encoding=options.encoding)
    except SheetNeededError as error:
        names = ", ".join(error.names)
        sentence = f"{name} has several sheets. Choose one with --sheet: {names}."
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except EncodingNeededError as error:
        shown = "; ".join(f"{guess.encoding}: {', '.join(guess.cells)}" for guess in error.guesses[:_SHOWN_GUESSES])
        sentence = f"the encoding of {name} is not certain. Choose one with --encoding. It reads {shown}"
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS) from error
    except TableError as error:
        raise CommandError(f"{name}: {error.reason}", ExitCode.NOT_DONE) from error


def check_table(table: Table, options: Namespace, store: Store) -> CheckedFile:
    """Return every row with its state, from the lists of the service and the journal's earlier imports.

    Raise :class:`CommandError`, ``JournalError`` or the client's errors.
    """
    names = store.category_names()
    mapping = _mapping(table, options, names)
    journal, service_id = store.connection.journal, store.connection.service_id
    snapshot = store.read(lambda client: take_snapshot(client, service_id))
    checker = check_import(
        table, mapping, category_names=names, journal=journal, service_id=service_id, snapshot=snapshot
    )
    rows = checker.rows
    states = {RowState.READY}
    states |= {RowState.POSSIBLE_DUPLICATE} if options.duplicates else set()
    states |= {RowState.NOT_CONFIRMED} if options.again else set()
    return CheckedFile(
        table,
        mapping,
        rows,
        frozenset(row.number for row in rows if row.state in states and row.new_pet is not None),
        tuple(map(str, left_out(checker.area, lambda index: str(index + 1)))),
        checker.leaves_out_rows,
    )


def row_numbers(rows: Sequence[ImportRow]) -> str:
    """Return the first numbers of these rows for a sentence."""
    return ", ".join(str(row.number) for row in rows[:_MOST_NUMBERS]) + ", …" * (len(rows) > _MOST_NUMBERS)


def about_rows(checked: CheckedFile) -> list[str]:
    """Return sentences about rows of an unfinished earlier import, and about IDs of other services."""
    sentences = _about_ids(checked)
    for file, rows in _by_file(checked.not_confirmed).items():
        whether = "it was" if len(rows) == 1 else "they were"
        sentences.append(f"{_rows(rows)}: sent by an import of {file}, and not known whether {whether} added.")
    for file, rows in _by_file(checked.of(RowState.WAITING)).items():
        verb = "waits" if len(rows) == 1 else "wait"
        sentences.append(f"{_rows(rows)}: {verb} in an import of {file}. Go on with that by --continue.")
    return sentences


def _by_file(rows: Sequence[ImportRow]) -> dict[str, list[ImportRow]]:
    """Return rows of earlier imports by the names of their files, escaped for a terminal."""
    files: dict[str, list[ImportRow]] = {}
    for row in rows:
        if row.earlier is not None:
            files.setdefault(sanitize(row.earlier.file), []).append(row)
    return files


def _about_ids(checked: CheckedFile) -> list[str]:
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
    """Return the columns, found or from the options; none is only guessed."""
    title_row = options.title_row
    if title_row and not any(row.number == title_row for row in table.rows):
        raise CommandError(f"--title-row: row {title_row} is empty, or not there.", ExitCode.BAD_ARGUMENTS)
    mapping = find_columns(table, category_names=names, title_row=title_row)
    titles = next((row.cells for row in table.rows if row.number == mapping.title_row), ())
    for field, column in options.column or ():
        mapping = mapping.with_column(field, _index(column, table.width, titles))
    missing = [field.value for field in NEEDED if field not in mapping.fields]
    if missing:
        shown, number = titles, mapping.title_row
        if mapping.title_row == NO_TITLES and table.rows:
            number, shown, _ = table.rows[0]
        row = f"Row {number} is: {', '.join(cell for cell in shown if cell)}"
        sentence = f"no column is known to hold the {missing[0]}. Say which: --column {missing[0]}=2. {row}"
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
    if mapping.guessed:
        told = [(field, index) for index, field in enumerate(mapping.fields) if field in mapping.guessed]
        columns = " ".join(f"--column {field}={index + 1}" for field, index in told)
        are = f"titles are taken from row {mapping.title_row}" if mapping.title_row else "no titles were found"
        sentence = (
            f"what the columns hold is only guessed, so nothing is added; {are}. If the guess is right, say so: "
            f"{columns}. If not, say it otherwise, or name the row of the titles with --title-row."
        )
        raise CommandError(sentence, ExitCode.BAD_ARGUMENTS)
    return mapping


def _index(column: str, width: int, titles: Sequence[str]) -> int | None:
    """Return the index of the column with this number (from 1) or title; ``None`` if there is none."""
    if column == "none":
        return None
    if column.isascii() and column.isdecimal() and len(column) <= 5 and 1 <= int(column) <= width:
        return int(column) - 1
    normalized = [normalize(title) for title in titles]
    match normalized.count(normalize(column)):
        case 1:
            return normalized.index(normalize(column))
        case 0:
            sentence = f"there is no column “{column}”. It is a number from 1 to {width}, or a title."
        case _:
            sentence = f"several columns are called “{column}”: give the number."
    raise CommandError(f"--column: {sentence}", ExitCode.BAD_ARGUMENTS)
