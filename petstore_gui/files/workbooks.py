"""Reads tables in workbooks: XLSX, XLS and ODS. Numbers keep every digit, or show that the file has rounded them."""

import datetime as dt
import io
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Final

from python_calamine import (
    CalamineError,
    CalamineSheet,
    CalamineWorkbook,
    PasswordError,
    SheetTypeEnum,
    SheetVisibleEnum,
)

from petstore_gui.files import file_types
from petstore_gui.files.file_types import Archive, FileType
from petstore_gui.files.old_workbooks import scan_old_workbook
from petstore_gui.files.sheet_scan import Errors, scan_workbook
from petstore_gui.files.table import SheetNeededError, Table, TableError, TableRow
from petstore_gui.files.text_files import STEP, Progress, check_size, find_breaks
from petstore_gui.files.workbook_properties import PART, marked_sheet

Value = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta

# From here on, several numbers have the same 64-bit float in a workbook.
_MOST_EXACT: Final = 2**53
# Excel keeps 15 digits of a typed number, and writes zeros for the others.
_MOST_TYPED: Final = 10**15


def read_workbook(
    content: bytes, name: str, *, kind: FileType, sheet: str | None = None, progress: Progress | None = None
) -> Table:
    """Return a sheet of a workbook: the one called ``sheet``, or the only one that is not empty.

    A workbook of this program names it. Raise :class:`SheetNeededError` if there are several, :class:`TableError` if
    the workbook cannot be read.
    """
    if kind is FileType.OLE:
        errors = scan_old_workbook(content)
    else:
        archive = Archive(content)
        errors = scan_workbook(archive)
        sheet = sheet or marked_sheet(archive.read(PART))
    try:
        with CalamineWorkbook.from_filelike(io.BytesIO(content)) as workbook:
            found, sheets = _choose(workbook, sheet)
            number = workbook.sheet_names.index(found.name)
            rows = list(_rows(found, errors[number] if number < len(errors) else {}, progress))
            gaps = [row.number for before, row in pairwise(rows) if row.number > before.number + 1]
            return Table(name, tuple(rows), found.name, sheets, find_breaks(rows, gaps))
    except PasswordError as error:
        raise TableError(file_types.LOCKED) from error
    except CalamineError as error:
        raise TableError(file_types.DAMAGED) from error
    except BaseException as error:
        # A bug of the reader raises this, which is no Exception.
        if type(error).__name__ != "PanicException":
            raise
        raise TableError(file_types.DAMAGED) from error


def _choose(workbook: CalamineWorkbook, sheet: str | None) -> tuple[CalamineSheet, tuple[str, ...]]:
    """Return the sheet to read, and those to choose from, as of :attr:`Table.sheets`."""
    names = _sheet_names(workbook)
    if sheet in workbook.sheet_names:
        return workbook.get_sheet_by_name(sheet), tuple(names)
    filled = {each: found for each in names if (found := workbook.get_sheet_by_name(each)).start is not None}
    if not filled:
        raise TableError(file_types.EMPTY)
    if len(filled) == 1:
        return next(iter(filled.values())), tuple(filled)
    raise SheetNeededError(tuple(filled))


def _sheet_names(workbook: CalamineWorkbook) -> list[str]:
    """Return the sheets that may hold a table; hidden ones only if there is no other."""
    sheets = [each for each in workbook.sheets_metadata if each.typ == SheetTypeEnum.WorkSheet]
    visible = [each.name for each in sheets if each.visible == SheetVisibleEnum.Visible]
    return visible or [each.name for each in sheets]


def _rows(sheet: CalamineSheet, errors: Errors, progress: Progress | None) -> Iterator[TableRow]:
    """Yield the rows that are not empty, with the texts that the reader has left out, also those beyond its cells."""
    by_row: dict[int, dict[int, str]] = {}
    for (row, column), told in errors.items():
        by_row.setdefault(row, {})[column] = told
    left = sheet.start[1] if sheet.start else 0
    first = min([left, *(column for _row, column in errors)])
    count = 0
    # The reader keeps empty rows before the first one, but not empty columns.
    for number, cells in enumerate(chain(map(_texts, sheet.iter_rows()), _beyond(by_row)), 1):
        row_cells = ("",) * (left - first) + cells
        if number - 1 in by_row:
            row_cells = _with_errors(
                row_cells, {column - first: text for column, text in by_row.pop(number - 1).items()}
            )
        if any(map(str.strip, row_cells)):
            count += 1
            check_size(count, len(row_cells))
            yield TableRow(number, row_cells)
        if number % STEP == 0 and progress is not None:
            progress(number)


def _texts(values: Sequence[Value]) -> tuple[str, ...]:
    return tuple([each if type(each) is str else _text(each) for each in values])


def _beyond(by_row: Mapping[int, object]) -> Iterator[tuple[str, ...]]:
    """Yield empty rows until ``by_row`` is empty; the caller removes the rows that it has handled."""
    while by_row:
        yield ()


def _with_errors(cells: tuple[str, ...], errors: Mapping[int, str]) -> tuple[str, ...]:
    width = max(len(cells), max(errors) + 1)
    return tuple(errors.get(column, cells[column] if column < len(cells) else "") for column in range(width))


def _text(value: Value) -> str:
    """Return the value of a cell as text."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int | float):
        return number_text(value)
    if isinstance(value, dt.datetime):
        return value.isoformat(" ", timespec="seconds" if value.second else "minutes")
    return str(value)


def number_text(value: float) -> str:
    """Return a number as it was typed, or as 9.2E+18 if the workbook may have rounded it."""
    if not math.isfinite(value):
        return "#NUM!"
    size = abs(value)
    if value == int(value):
        whole = int(value)
        if size < _MOST_TYPED or (size < _MOST_EXACT and whole % 10):
            return str(whole)
        return re.sub(r"\.?0*E", "E", f"{value:.5E}")
    return f"{value:.15g}"
