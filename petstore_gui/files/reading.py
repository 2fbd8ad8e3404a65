"""Files and pastes become tables: what a file is, is told from its content."""

import os
import stat
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

from petstore_gui.files.encodings import decode
from petstore_gui.files.file_types import EMPTY, FileType, check_text, kind_of
from petstore_gui.files.json_files import parse_json
from petstore_gui.files.pastes import parse_paste
from petstore_gui.files.table import EncodingNeededError, SheetNeededError, Table, TableError, TableRow
from petstore_gui.files.text_files import Progress, TextRows, check_size, parse_text
from petstore_gui.storage.error_text import DENIED, error_text
from petstore_gui.translatable import TranslatableText

__all__ = [
    "MOST_BYTES",
    "EncodingNeededError",
    "Progress",
    "SheetNeededError",
    "TableError",
    "file_name",
    "read_file",
    "read_paste",
]

MOST_BYTES: Final = 128 * 1024 * 1024
"""The largest file that is read."""


def file_name(path: Path) -> str:
    """Return the name of a file as text that can be saved: what is no UTF-8 in it is written in digits."""
    return os.fsencode(path.name).decode("utf-8", "backslashreplace")


def read_file(
    path: Path, *, sheet: str | None = None, encoding: str | None = None, progress: Progress | None = None
) -> Table:
    """Return the table in a file: CSV, TSV, XLSX, XLS, ODS, or the JSON of an export.

    ``sheet`` is one of the names of a :class:`SheetNeededError`, which is raised where a workbook has several that
    hold something; ``encoding`` is that of a text file, one of an :class:`EncodingNeededError`, which is raised where
    it is not certain. ``progress`` gets the number of rows read so far, on the thread of the caller; what it raises
    ends the reading. Takes about 0.5 s for 100,000 rows: call it off the GUI thread. Raise :class:`TableError` with
    what the file is, where it is no table.
    """
    content, name = _content(path), file_name(path)
    kind = kind_of(content)
    if kind in {FileType.ARCHIVE, FileType.OLE}:
        from petstore_gui.files.workbooks import read_workbook

        return _checked(read_workbook(content, name, kind=kind, sheet=sheet, progress=progress))
    text = decode(content, encoding)
    if check_text(text) is FileType.JSON:
        return _checked(Table(name, tuple(parse_json(text))))
    return _checked(_text_table(name, parse_text(text, progress)))


def read_paste(text: str) -> Table:
    """Return the table in a text of the clipboard: cells parted by tabs, or by what parts those of a CSV file.

    Raise :class:`TableError` where nothing is in it, or it is too much.
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
    """Return the table without columns at its right that are empty; raise :class:`TableError` if nothing is left."""
    if not table.rows:
        raise TableError(EMPTY)
    width = max(map(_filled, table.rows))
    check_size(len(table.rows), width)
    if width == table.width:
        return table
    return replace(table, rows=tuple(row._replace(cells=row.cells[:width]) for row in table.rows))


def _filled(row: TableRow) -> int:
    """Return how many cells a row has up to the last that is not empty."""
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
        raise TableError(TranslatableText("The file is not there any more.")) from error
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
