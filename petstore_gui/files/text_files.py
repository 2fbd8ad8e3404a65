"""Reads tables in text; finds the separator and the quotes."""

import csv
import io
import re
from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui.files import header_synonyms
from petstore_gui.files.formula_escape import unescape_formula
from petstore_gui.files.table import MOST_COLUMNS, MOST_ROWS, TableError, TableRow
from petstore_gui.translatable import TranslatableText

if TYPE_CHECKING:
    import _csv

Progress = Callable[[int], object]
"""Called with the number of rows read so far; an exception ends the reading."""

STEP: Final = 1_000
"""The number of rows between two calls of ``Progress``."""

TITLE_ROWS: Final = 20
"""The number of rows from the top that may have the titles."""

_SEPARATORS: Final = (",", ";", "\t", "|")
_SAMPLE_ROWS: Final = 100
_SAMPLE_LENGTH: Final = 65_536
_LONGEST_CELL: Final = 16 * 1024 * 1024
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_QUOTES_DIFFER: Final = TranslatableText("The quotes in this row don't match. Correct the cells.")
# The first line of a text may tell Excel the separator.
_SEP_LINE: Final = re.compile(r'"?sep=(?P<separator>[^"\r\n])"?(?:\r\n|\r|\n|$)', re.IGNORECASE)


class TextRows(NamedTuple):
    """The rows of a text, and the numbers of the rows behind empty lines."""

    rows: list[TableRow]
    breaks: tuple[int, ...]


def parse_text(text: str, progress: Progress | None = None, *, separator: str | None = None) -> TextRows:
    """Return the rows of a text without NUL.

    Without ``separator``, find it; one that the text itself names always counts. A row gets a problem if it is one
    line whose quotes do not match, or if it seems to contain further rows. Raise :class:`TableError` for quotes whose
    end is not clear, or a text that is too large.
    """
    told = _SEP_LINE.match(text)
    if told:
        return _parse(text[told.end() :], told["separator"], 1, progress)
    return _parse(text, separator or find_separator(text), 0, progress)


def find_separator(text: str) -> str:
    """Return the separator of the cells: the one for known titles, else the one with the most even rows."""
    return max(_SEPARATORS, key=lambda separator: _likelihood(text, separator))


def check_size(rows: int, columns: int) -> None:
    """Raise :class:`TableError` for more rows or columns than can be shown."""
    if rows > MOST_ROWS:
        raise TableError(TranslatableText("It has more than {most} rows. Split it into smaller files.", most=MOST_ROWS))
    if columns > MOST_COLUMNS:
        raise TableError(TranslatableText("It has more than {most} columns.", most=MOST_COLUMNS))


def rows_inside(cells: Sequence[str], separator: str) -> TranslatableText | None:
    """Return the problem of a row if an open quote may have put the rows behind it into a cell; else ``None``."""
    for cell in cells:
        _own, *further = _LINE_END.split(cell)
        like_rows = sum(line.count(separator) >= max(1, len(cells) - 1) for line in further)
        if like_rows:
            return TranslatableText("A cell of this row holds lines that look like rows. Check its quotes.")
    return None


def find_breaks(rows: Sequence[TableRow], after_empty: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers of the rows behind empty lines; none if every row is."""
    is_spacing = len(rows) > 2 and len(after_empty) == len(rows) - 1
    return () if is_spacing else tuple(after_empty)


def _parse(text: str, separator: str, lines_before: int, progress: Progress | None) -> TextRows:
    rows: list[TableRow] = []
    after_empty: list[int] = []
    is_after_empty = False
    line = lines_before
    stream = io.StringIO(text, newline="")
    reader = _reader(stream, separator, text[:_SAMPLE_LENGTH], strict=True)
    escaped = "'" in text
    while True:
        problem = None
        before = stream.tell()
        try:
            cells = next(reader)
        except StopIteration:
            return TextRows(rows, find_breaks(rows, after_empty))
        except csv.Error as error:
            raw = text[before : stream.tell()].rstrip("\r\n")
            is_one_line = lines_before + reader.line_num == line + 1 and raw.count('"') % 2 == 0
            if not is_one_line or not _is_about_quotes(error):
                raise _error(error, line + 1) from error
            # The end of the row is certain, its cells are not.
            cells, problem = raw.split(separator), _QUOTES_DIFFER
        start, line = line + 1, lines_before + reader.line_num
        if escaped:
            cells = list(map(unescape_formula, cells))
        if not any(map(str.strip, cells)):
            is_after_empty = bool(rows)
            continue
        if line > start:
            problem = rows_inside(cells, separator)
        rows.append(TableRow(start, tuple(cells), problem))
        if is_after_empty:
            after_empty.append(start)
            is_after_empty = False
        if len(rows) % STEP == 0 and progress is not None:
            progress(len(rows))
        check_size(len(rows), len(cells))


def _is_about_quotes(error: csv.Error) -> bool:
    return "field larger" not in str(error)


def _error(error: csv.Error, line: int) -> TableError:
    if not _is_about_quotes(error):
        return TableError(TranslatableText("Line {line} has a cell that is too long.", line=line))
    if "unexpected end" in str(error):
        return TableError(TranslatableText("A quote that opens in line {line} or later is never closed.", line=line))
    return TableError(TranslatableText("The quotes from line {line} on don't match. Correct the file.", line=line))


def _reader(lines: io.StringIO, separator: str, sample: str, *, strict: bool) -> "_csv.Reader":
    csv.field_size_limit(_LONGEST_CELL)  # a setting of the whole process, with a low default
    # Blanks before a quote are no part of the cell if each separator has one; others may be.
    are_outside = f'{separator} "' in sample and f'{separator}"' not in sample
    return csv.reader(lines, delimiter=separator, skipinitialspace=are_outside, strict=strict)


def _likelihood(text: str, separator: str) -> tuple[float, ...]:
    """Return the evidence for a separator as numbers to compare, the strongest first."""
    sample = text[:_SAMPLE_LENGTH]
    if separator not in sample:
        return 0, 0, 0, 1
    reader = _reader(io.StringIO(sample, newline=""), separator, sample, strict=False)
    rows = [row for row in islice(reader, _SAMPLE_ROWS) if row]
    if len(sample) < len(text) and len(rows) > 1:
        rows.pop()  # it may be incomplete
    widths = [len(row) for row in rows]
    usual = max(set(widths), key=lambda width: (widths.count(width), width), default=1)
    if usual < 2:
        return 0, 0, 0, 0  # a single column, some of whose names have a comma
    titles = max(sum(header_synonyms.title_field(cell) is not None for cell in row) for row in rows[:TITLE_ROWS])
    return titles, widths.count(usual) / len(widths), usual, 0
