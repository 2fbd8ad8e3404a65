"""Tables in text: the separator and the quotes are found from what is there."""

import csv
import io
import re
from collections.abc import Callable
from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from petstore_gui.exchange import vocabulary
from petstore_gui.exchange.formula_escape import unescape_formula
from petstore_gui.exchange.table import MOST_COLUMNS, MOST_ROWS, TableError, TableRow
from petstore_gui.translatable import TranslatableText

if TYPE_CHECKING:
    import _csv

Progress = Callable[[int], object]
"""Gets how many rows were read so far; what it raises ends the reading."""

STEP: Final = 1_000
"""After how many rows progress is told."""

_SEPARATORS: Final = (",", ";", "\t", "|")
_SAMPLE_ROWS: Final = 100
_SAMPLE_LENGTH: Final = 65_536
_LONGEST_CELL: Final = 16 * 1024 * 1024
# A row after the last: where it is missing, an open quote has taken it. No text has it, since NUL is refused.
_END: Final = "\0end"
# The first line by which Excel is told the separator.
_SEP_LINE: Final = re.compile(r'"?sep=(?P<separator>[^"\r\n])"?(?:\r\n|\r|\n|$)', re.IGNORECASE)


def parse_text(text: str, progress: Progress | None = None, *, separator: str | None = None) -> list[TableRow]:
    """Return the rows of a text without NUL; raise :class:`TableError` for a quote without end, or too much.

    The ``separator`` is found where none is given; one that the text itself names counts before both.
    """
    told = _SEP_LINE.match(text)
    if told:
        return _parse(text[told.end() :], told["separator"], 1, progress)
    return _parse(text, separator or find_separator(text), 0, progress)


def find_separator(text: str) -> str:
    """Return what separates the cells: known titles decide, else what gives most rows the same number of cells."""
    return max(_SEPARATORS, key=lambda separator: _likelihood(text, separator))


def check_size(rows: int, columns: int) -> None:
    """Raise :class:`TableError` where there are more rows or columns than can be shown."""
    if rows > MOST_ROWS:
        raise TableError(TranslatableText("It has more than {most} rows. Split it into smaller files.", most=MOST_ROWS))
    if columns > MOST_COLUMNS:
        raise TableError(TranslatableText("It has more than {most} columns.", most=MOST_COLUMNS))


def _parse(text: str, separator: str, lines_before: int, progress: Progress | None) -> list[TableRow]:
    rows: list[TableRow] = []
    start = line = lines_before
    reader = _reader(text, separator)
    escaped = "'" in text
    try:
        for cells in reader:
            start, line = line + 1, lines_before + reader.line_num
            if cells == [_END]:
                return rows
            if escaped:
                cells = list(map(unescape_formula, cells))  # noqa: PLW2901  it is the same row
            if not any(map(str.strip, cells)):
                continue
            rows.append(TableRow(start, tuple(cells)))
            if len(rows) % STEP == 0 and progress is not None:
                progress(len(rows))
            check_size(len(rows), len(cells))
    except csv.Error as error:
        raise TableError(TranslatableText("Line {line} has a cell that is too long.", line=line + 1)) from error
    raise TableError(TranslatableText("A quote that opens in line {line} or later is never closed.", line=start))


def _reader(text: str, separator: str) -> "_csv.Reader":
    csv.field_size_limit(_LONGEST_CELL)  # one for the whole process, and low before
    # Blanks before a quote are outside of the cell where they are always there; any others may belong to it.
    sample = text[:_SAMPLE_LENGTH]
    are_outside = f'{separator} "' in sample and f'{separator}"' not in sample
    end = [_END] if text.endswith(("\r", "\n")) else ["\n", _END]
    lines = chain(io.StringIO(text, newline=""), end)
    return csv.reader(lines, delimiter=separator, skipinitialspace=are_outside)


def _likelihood(text: str, separator: str) -> tuple[float, ...]:
    """Return what speaks for a separator, the strongest first."""
    sample = text[:_SAMPLE_LENGTH]
    if separator not in sample:
        return 0, 0, 0, 1
    rows = [row for row in islice(_reader(sample, separator), _SAMPLE_ROWS) if row and row != [_END]]
    if len(sample) < len(text) and len(rows) > 1:
        rows.pop()  # it may be half a row
    widths = [len(row) for row in rows]
    usual = max(set(widths), key=lambda width: (widths.count(width), width), default=1)
    if usual < 2:
        return 0, 0, 0, 0  # names with a comma here and there are one column
    titles = sum(vocabulary.title_field(cell) is not None for cell in rows[0])
    return titles, widths.count(usual) / len(widths), usual, 0
