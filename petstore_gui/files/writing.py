"""Writes tables as a workbook or a CSV, with every digit and character."""

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from petstore_gui.files.formula_escape import escape_formula
from petstore_gui.files.saving import ExportError, FileKind, save
from petstore_gui.files.workbook_properties import PROPERTY
from petstore_gui.translatable import TranslatableText

if TYPE_CHECKING:
    from xlsxwriter import Workbook
    from xlsxwriter.worksheet import Worksheet

Cell: TypeAlias = int | str | None
"""A number, an unchanged text, or nothing."""

_MOST_SHOWN: Final = 10**15 - 1
"""Excel shows no more than 15 digits of a number, and a file's 64-bit float holds no more than 2**53 exactly."""
_LONGEST_TEXT: Final = 32_767  # of a cell, in UTF-16 units
_WIDEST: Final = 60  # characters
_MEASURED_ROWS: Final = 1_000
_LONGEST_SHEET_NAME: Final = 31
_MOST_ROWS: Final = 1_048_576  # of a sheet, including its titles
_NOT_IN_SHEET_NAMES: Final = str.maketrans(dict.fromkeys("[]:*?/\\'"))
_NUL: Final = "\0"
# A workbook has a control character as _x000D_, and escapes a text that looks like that with _x005F_. XlsxWriter 3.3.1
# misses one that begins inside another, and python-calamine 0.8 does not read the two that are no characters.
_CODE: Final = "_x[0-9a-fA-F]{4}"
_NOT_IN_WORKBOOKS: Final = re.compile(f"[\ufffe\uffff]|{_CODE}(?:{_CODE}_|[\0-\x08\x0b-\x1f])")


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTable:
    """Rows below titles. ``about`` has further facts, such as how complete they are, each a label and a text.

    These are the second sheet of a workbook, called ``about_name``; a CSV has no place for them.
    """

    titles: tuple[str, ...]
    rows: Sequence[Sequence[Cell]]
    name: str
    about: tuple[tuple[str, str], ...] = ()
    about_name: str = "About"
    right_to_left: bool = False
    """Whether the first column of the sheets is at the right."""


def save_table(path: Path, table: SheetTable, *, separator: str) -> None:
    """Write a CSV, or a workbook if the name does not end in .csv; raise :class:`ExportError`."""
    save(path, table_bytes(table, FileKind.of(path), separator=separator))


def table_bytes(table: SheetTable, kind: FileKind | None, *, separator: str = ",") -> bytes:
    """Return a CSV, or a workbook for any other kind. Raises :class:`ExportError`."""
    return csv_bytes(table, separator=separator) if kind is FileKind.CSV else xlsx_bytes(table)


def xlsx_bytes(table: SheetTable) -> bytes:
    """Return a workbook: a table with filters and fixed titles; long numbers are text, so that they keep every digit.

    Raises :class:`ExportError` for values that no workbook can hold. Takes about 12 µs a cell.
    """
    import xlsxwriter

    if len(table.rows) >= _MOST_ROWS:
        most = f"{_MOST_ROWS - 1:,}"
        raise ExportError(TranslatableText("A workbook has room for {most} rows. Choose another kind.", most=most))
    content = io.BytesIO()
    # Not constant_memory, which allows no tables.
    with xlsxwriter.Workbook(content, {"in_memory": True}) as workbook:
        sheet = workbook.add_worksheet(_sheet_name(table.name))
        number, digits = workbook.add_format({"num_format": "0"}), workbook.add_format({"align": "right"})
        for row, cells in enumerate(table.rows, 1):
            for column, cell in enumerate(cells):
                if isinstance(cell, str):
                    _check_fits(cell, row)
                    sheet.write_string(row, column, cell)
                elif cell is not None and abs(cell) > _MOST_SHOWN:
                    sheet.write_string(row, column, str(cell), digits)
                elif cell is not None:
                    sheet.write_number(row, column, cell, number)
        _lay_out(sheet, table)
        if table.about:
            _write_about(workbook, table)
            workbook.set_custom_property(PROPERTY, sheet.get_name())
    return content.getvalue()


def csv_bytes(table: SheetTable, *, separator: str = ",") -> bytes:
    """Return the titles and rows as UTF-8 with a byte order mark, the line ends of spreadsheets, and escaped formulas.

    Raises :class:`ExportError` for a text with a NUL.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    for row, cells in enumerate((table.titles, *table.rows)):
        if any(isinstance(cell, str) and _NUL in cell for cell in cells):
            raise ExportError(_unfit(row))
        writer.writerow([escape_formula(cell) if isinstance(cell, str) else cell for cell in cells])
    return text.getvalue().encode("utf-8-sig")


def _lay_out(sheet: "Worksheet", table: SheetTable) -> None:
    last_row, last_column = len(table.rows), len(table.titles) - 1
    for column, title in enumerate(table.titles):
        _check_fits(title, 0)
        sheet.write_string(0, column, title)
        texts = (str(row[column] or "") for row in table.rows[:_MEASURED_ROWS])
        sheet.set_column(column, column, min(_WIDEST, max(map(len, texts), default=0), len(title) + 2) + 2)
    sheet.freeze_panes(1, 0)
    sheet.ignore_errors({"number_stored_as_text": f"A1:XFD{last_row + 1}"})
    if table.right_to_left:
        sheet.right_to_left()
    is_table = last_row and len({title.casefold() for title in table.titles if title}) == len(table.titles)
    if is_table:
        columns: list[dict[str, Any]] = [{"header": title} for title in table.titles]
        sheet.add_table(0, 0, last_row, last_column, {"columns": columns, "name": "Export"})
    else:  # Excel requires a row, and different titles
        sheet.autofilter(0, 0, last_row, last_column)


def _write_about(workbook: "Workbook", table: SheetTable) -> None:
    sheet: Worksheet = workbook.add_worksheet(_sheet_name(table.about_name, other=_sheet_name(table.name)))
    label, text = workbook.add_format({"bold": True, "valign": "top"}), workbook.add_format({"text_wrap": True})
    for row, (name, value) in enumerate(table.about):
        sheet.write_string(row, 0, name, label)
        sheet.write_string(row, 1, value, text)
    sheet.set_column(0, 0, max(len(name) for name, _value in table.about) + 2)
    sheet.set_column(1, 1, _WIDEST)
    if table.right_to_left:
        sheet.right_to_left()


def _check_fits(text: str, row: int) -> None:
    """Raise :class:`ExportError` for a text that no cell of a workbook can hold; ``row`` 0 has the titles."""
    if len(text) > _LONGEST_TEXT // 2 and len(text.encode("utf-16-le")) // 2 > _LONGEST_TEXT:
        raise ExportError(
            TranslatableText("A text in row {row} is too long for a workbook. Choose another kind.", row=row + 1)
        )
    if _NOT_IN_WORKBOOKS.search(text):
        raise ExportError(_unfit(row))


def _unfit(row: int) -> TranslatableText:
    return TranslatableText("This kind of file can't hold a text in row {row}. Choose another kind.", row=row + 1)


def _sheet_name(name: str, *, other: str = "") -> str:
    """Return ``name`` as a valid name of a sheet beside one called ``other``."""
    fit = name.translate(_NOT_IN_SHEET_NAMES)[:_LONGEST_SHEET_NAME] or "1"
    return f"{fit[: _LONGEST_SHEET_NAME - 2]} 2" if fit.casefold() == other.casefold() else fit
