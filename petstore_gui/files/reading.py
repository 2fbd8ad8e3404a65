"""Reads files (also JSON) and pastes as tables. The content of a file decides about its type."""

import json
import os
import re
import stat
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

from petstore_gui.files import header_synonyms
from petstore_gui.files.encodings import decode
from petstore_gui.files.file_types import EMPTY, EMPTY_SHEET, FileType, check_text, file_type
from petstore_gui.files.formula_escape import unescape_formula
from petstore_gui.files.table import Table, TableError, TableRow
from petstore_gui.files.text_files import (
    TITLE_ROWS,
    Progress,
    TextRows,
    check_size,
    find_breaks,
    find_separator,
    parse_text,
    rows_inside,
)
from petstore_gui.storage.error_text import DENIED, error_text
from petstore_gui.translatable import TranslatableText

MOST_BYTES: Final = 128 * 1024 * 1024
"""The largest file that is read."""


def file_name(path: Path) -> str:
    """Return the name of a file as text that can be saved; bytes outside UTF-8 become escapes."""
    return path_text(path.name)


def path_text(path: Path | str) -> str:
    """Return a path as text that can be saved; bytes outside UTF-8 become escapes."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def read_file(
    path: Path, *, sheet: str | None = None, encoding: str | None = None, progress: Progress | None = None
) -> Table:
    """Return the table in a file: CSV, TSV, XLSX, XLS, ODS, or the JSON of an export.

    ``sheet`` is one of the names of a ``SheetNeededError``, which is raised if several sheets of a workbook are
    not empty; ``encoding`` is one of those of an ``EncodingNeededError``, which is raised if that of a text file
    is not certain. ``progress`` gets the number of rows read so far, on the thread of the caller; an exception of it
    ends the reading. Takes about 0.5 s for 100,000 rows: call it off the GUI thread. The :class:`TableError` for a
    file that is no table names its type.
    """
    content, name = _content(path), file_name(path)
    kind = file_type(content)
    if kind in {FileType.ARCHIVE, FileType.OLE}:
        from petstore_gui.files.workbooks import read_workbook

        return _checked(read_workbook(content, name, kind=kind, sheet=sheet, progress=progress))
    text = decode(content, encoding)
    if check_text(text) is FileType.JSON:
        return _checked(Table(name, tuple(parse_json(text))))
    return _checked(_text_table(name, parse_text(text, progress)))


def read_paste(text: str) -> Table:
    """Return the table in a text of the clipboard. Tabs separate the cells, or else the separator of a CSV file.

    Raise :class:`TableError` if it is empty or too large.
    """
    if not text.strip():
        raise TableError(TranslatableText("The clipboard has no rows."))
    return _checked(_text_table("", parse_paste(text.replace("\0", ""))))


def _text_table(name: str, found: TextRows) -> Table:
    widths = Counter(len(row.cells) for row in found.rows)
    usual = max(widths, key=lambda width: (widths[width], width), default=0)
    wide = frozenset(row.number for row in found.rows if len(row.cells) > usual)
    return Table(name, tuple(found.rows), breaks=found.breaks, wide=wide)


def _checked(table: Table) -> Table:
    """Return the table without empty columns at its right; raise :class:`TableError` if nothing is left."""
    if not table.rows:
        raise TableError(EMPTY_SHEET if len(table.sheets) > 1 else EMPTY)
    width = max(map(_filled, table.rows))
    check_size(len(table.rows), width)
    if width == table.width:
        return table
    return replace(table, rows=tuple(row._replace(cells=row.cells[:width]) for row in table.rows))


def _filled(row: TableRow) -> int:
    """Return the number of cells of a row up to the last one that is not empty."""
    count = len(row.cells)
    while not row.cells[count - 1]:
        count -= 1
    return count


def _content(path: Path) -> bytes:
    """Return the bytes of a file; raise :class:`TableError`."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise TableError(TranslatableText("This is a folder. Choose a file in it."))
        if not stat.S_ISREG(found.st_mode):
            raise TableError(TranslatableText("This is not a file."))
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise TableError(TranslatableText("There is no such file.")) from error
    except (OSError, ValueError) as error:
        raise _unreadable(error) from error
    if len(content) > MOST_BYTES:
        most = MOST_BYTES // 1024 // 1024
        raise TableError(TranslatableText("The file is larger than {most} MB. Split it into smaller files.", most=most))
    return content


def _unreadable(error: Exception) -> TableError:
    reason = error_text(error)
    if reason == DENIED:
        return TableError(TranslatableText("You don't have permission to read this file."))
    return TableError(TranslatableText("The file can't be read: {reason}.", reason=reason))


_NO_LIST: Final = TranslatableText("This JSON file is not a list of animals.")
_DAMAGED: Final = TranslatableText("This JSON file is damaged.")
_HALVES: Final = re.compile("[\ud800-\udfff]")


def parse_json(text: str) -> list[TableRow]:
    """Return a row of keys, and one row for each object; raise :class:`TableError`. Numbers keep every digit."""
    try:
        found = json.loads(text.removeprefix("\ufeff"), parse_float=str, parse_int=str)
    except (ValueError, RecursionError) as error:
        raise TableError(_DAMAGED) from error
    if found == []:  # an export of nothing, which has titles as CSV
        return [TableRow(1, tuple(field.value for field in header_synonyms.PET_FIELDS))]
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise TableError(_NO_LIST)
    titles = list(dict.fromkeys(key for each in found for key in each))
    if not any(titles):
        raise TableError(_NO_LIST)
    rows = [TableRow(1, tuple(map(_without_halves, titles)))]
    for number, each in enumerate(found, 2):
        cells = tuple(_cell(each.get(title)) for title in titles)
        if any(cells):
            rows.append(TableRow(number, cells))
    return rows


def _cell(value: object) -> str:
    if value is None:
        return ""
    return _without_halves(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def _without_halves(text: str) -> str:
    """Return ``text`` with marks for halves of surrogate pairs, which JSON can hold, but no file that is written."""
    return text if text.isascii() else _HALVES.sub("\N{REPLACEMENT CHARACTER}", text)


_LINE_END: Final = r"\r\n|\r|\n"
# A cell in quotes, or else anything up to the next separator: a quote inside, or an open one, is a plain character.
_CELL: Final = re.compile(rf'(?:"(?P<quoted>(?:[^"]|"")*+)"|(?P<plain>[^\t\r\n]*))(?P<end>\t|{_LINE_END}|\Z)')
_NEEDS_QUOTES: Final = re.compile(r'[\t\r\n"]')


def parse_paste(text: str) -> TextRows:
    """Return the rows of a copied text; raise :class:`~petstore_gui.files.table.TableError` if it is too large."""
    if "\t" not in text:
        # In a single column of a spreadsheet, a comma with a blank is part of a name: Bello, Jr.
        is_one_column = find_separator(text) == "," and not re.search(r",(?! )", text) and not _has_titles(text)
        return parse_text(text, separator="\t" if is_one_column else None)
    found = [each.group("quoted", "plain", "end") for each in _CELL.finditer(text)]
    # A spreadsheet quotes only cells that need it, so these quotes are part of the cell. An editor quotes all cells.
    all_quoted = all(quoted is not None or not plain for quoted, plain, _ in found)
    rows: list[TableRow] = []
    after_empty: list[int] = []
    cells: list[str] = []
    line = start = 1
    is_after_empty = False
    for quoted, plain, end in found:
        cells.append(unescape_formula(_text(quoted, plain, unquote=all_quoted)))
        line += len(re.findall(_LINE_END, (quoted or "") + end))
        if end == "\t":
            continue
        if any(map(str.strip, cells)):
            rows.append(TableRow(start, tuple(cells), rows_inside(cells, "\t") if line > start + 1 else None))
            check_size(len(rows), len(cells))
            if is_after_empty:
                after_empty.append(start)
        is_after_empty = bool(rows) and not any(map(str.strip, cells))
        cells, start = [], line
    return TextRows(rows, find_breaks(rows, after_empty))


def _has_titles(text: str) -> bool:
    lines = text.lstrip().splitlines()[:TITLE_ROWS]
    return any(header_synonyms.title_field(cell) for line in lines for cell in line.split(","))


def _text(quoted: str | None, plain: str, *, unquote: bool) -> str:
    if quoted is None:
        return plain
    return quoted.replace('""', '"') if unquote or _NEEDS_QUOTES.search(quoted) else f'"{quoted}"'
