"""The content of a file or a paste, as it was typed: rows of texts, numbered as in a spreadsheet."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile
from operator import attrgetter
from typing import Final, NamedTuple

from petstore_gui.translatable import TranslatableText

MOST_ROWS: Final = 250_000
MOST_COLUMNS: Final = 1_000


class TableRow(NamedTuple):
    """A row that is not empty. ``number`` begins at 1; in a text file it is the line where the row begins."""

    number: int
    cells: tuple[str, ...]
    """Numbers keep every digit; one that the file itself has rounded stays as in the file, such as 9.2E+18."""
    problem: TranslatableText | None = None
    """Why the cells may be wrong, such as quotes that do not match."""


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a file, of one sheet of a workbook, or of the clipboard, including a row of titles."""

    name: str
    """For people: "animals.xlsx"; empty for a paste."""
    rows: tuple[TableRow, ...]
    sheet: str = ""
    """The name of the sheet of a workbook."""
    sheets: tuple[str, ...] = ()
    """The sheets to choose from, usually with this one: the only one that is not empty, or once one was chosen, all.

    Hidden ones are left out unless there is no other."""
    breaks: tuple[int, ...] = ()
    """The numbers of the rows behind empty rows."""
    wide: frozenset[int] = frozenset()
    """The numbers of the rows of a text with more cells than most, empty ones included."""

    @property
    def width(self) -> int:
        """The number of columns; rows may have fewer cells."""
        return max((len(row.cells) for row in self.rows), default=0)


class TableError(Exception):
    """A file or a paste cannot be read as a table; ``reason`` says what it is, in one or two sentences."""

    def __init__(self, reason: TranslatableText) -> None:
        super().__init__(reason)
        self.reason = reason


class SheetNeededError(Exception):
    """A workbook has several sheets that are not empty: the user has to choose one of ``names``."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class EncodingGuess(NamedTuple):
    """A possible encoding, and some ``cells`` decoded with it."""

    encoding: str
    """Python's name of it."""
    label: TranslatableText
    cells: tuple[str, ...]


class EncodingNeededError(Exception):
    """A text may have several encodings: the user has to choose one of ``guesses``, the likeliest first."""

    def __init__(self, guesses: tuple[EncodingGuess, ...]) -> None:
        super().__init__(", ".join(guess.encoding for guess in guesses))
        self.guesses = guesses


_MOST_RANGES: Final = 5


@dataclass(frozen=True, slots=True)
class TableArea:
    """The parts of a sheet that are imported, and those that are left out."""

    titles: TableRow | None
    rows: tuple[TableRow, ...]
    """The rows below the titles."""
    columns: range
    above: tuple[TableRow, ...] = ()
    """The rows above the titles, usually the name of the table."""
    outside: tuple[TableRow, ...] = ()
    """The rows behind an empty row, perhaps of another table."""
    beside: tuple[int, ...] = ()
    """The columns beyond an empty column."""


def area_of(table: Table, title_row: int, needed: Collection[int] = ()) -> TableArea:
    """Return the table whose titles are in the row with this number; 0: the longest one, without titles.

    An empty row ends the table, except right below the titles. An empty column ends it, except between columns that
    are ``needed``; if none is, the table has all columns.
    """
    before, block, after = _block(table, title_row)
    titles, rows = (block[0], block[1:]) if title_row else (None, block)
    columns = _around(column_runs(block, table.width), needed) if needed else range(table.width)
    beside = tuple(sorted(_filled_columns(block, table.width).difference(columns)))
    outside = after if title_row else before + after
    if beside:
        held = tuple(row for row in rows if any(map(str.strip, row.cells[columns.start : columns.stop])))
        rows = _before_gap(held, rows)
        outside = held[len(rows) :] + outside
    return TableArea(titles, rows, columns, before if title_row else (), outside, beside)


def left_out(area: TableArea, column_name: Callable[[int], str]) -> list[TranslatableText]:
    """Return sentences about the cells that are left out; ``column_name`` returns the name of a column."""
    told = []
    if area.above:
        rows = _ranges([row.number for row in area.above], str)
        told.append(TranslatableText("Rows left out above the titles: {rows}.", rows=rows))
    if area.outside:
        rows = _ranges([row.number for row in area.outside], str)
        told.append(TranslatableText("An empty row ends the table. Rows left out: {rows}.", rows=rows))
    if area.beside:
        columns = _ranges(area.beside, column_name)
        told.append(TranslatableText("An empty column ends the table. Columns left out: {columns}.", columns=columns))
    return told


def column_runs(rows: Sequence[TableRow], width: int) -> list[range]:
    """Return the columns that are not empty in ``rows``, as ranges of neighbours."""
    filled = _filled_columns(rows, width)
    starts = [column for column in sorted(filled) if column - 1 not in filled]
    ends = [column + 1 for column in sorted(filled) if column + 1 not in filled]
    return [range(start, end) for start, end in zip(starts, ends, strict=True)]


def _block(table: Table, title_row: int) -> tuple[tuple[TableRow, ...], tuple[TableRow, ...], tuple[TableRow, ...]]:
    """Return the rows before the table, the rows of the table with its titles, and the rows after it."""
    rows = table.rows
    edges = [0, *(bisect_left(rows, number, key=attrgetter("number")) for number in table.breaks), len(rows)]
    if not title_row:
        start, end = max(pairwise(edges), key=lambda edge: edge[1] - edge[0])
    else:
        start = bisect_left(rows, title_row, key=attrgetter("number"))
        end = next((edge for edge in edges if edge > start + 1), len(rows))
    return rows[:start], rows[start:end], rows[end:]


def _around(runs: Sequence[range], needed: Collection[int]) -> range:
    """Return the columns from the first to the last of ``runs`` with a needed column."""
    having = [run for run in runs if any(column in run for column in needed)]
    return range(
        min([*needed, *(run.start for run in having)]),
        max([*(each + 1 for each in needed), *(run.stop for run in having)]),
    )


def _filled_columns(rows: Sequence[TableRow], width: int) -> set[int]:
    empty = set(range(width))
    for row in rows:
        if not empty:
            break
        empty.difference_update(_filled(row, empty))
    return set(range(width)) - empty


def _filled(row: TableRow, columns: Collection[int]) -> Iterator[int]:
    count = len(row.cells)
    return (column for column in list(columns) if column < count and row.cells[column].strip())


def _before_gap(held: tuple[TableRow, ...], rows: tuple[TableRow, ...]) -> tuple[TableRow, ...]:
    """Return the leading rows of ``held`` that follow each other in ``rows`` without a gap."""
    start = rows.index(held[0]) if held else 0
    count = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(held, rows[start:], strict=False)))
    return held[:count]


def _ranges(numbers: Sequence[int], name: Callable[[int], str]) -> str:
    """Return the numbers as text, neighbours as a range: 1-3, 7."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][1] + 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    shown = [name(first) if first == last else f"{name(first)}\u2013{name(last)}" for first, last in parts]
    return ", ".join(shown[:_MOST_RANGES]) + ", …" * (len(shown) > _MOST_RANGES)
