"""Many look-ups outside the window: as rows on the clipboard, and as a workbook or a CSV."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData

from petstore_gui.api.schema import Pet
from petstore_gui.files.formula_escape import escape_formula
from petstore_gui.files.saving import FileKind, save
from petstore_gui.files.writing import Cell, SheetTable, csv_bytes, xlsx_bytes
from petstore_gui.inventory.fields import CATEGORY_NAME, PetField, file_value
from petstore_gui.ui.i18n.text import csv_separator, sanitize, status_text, translate
from petstore_gui.ui.lookup.list_model import ANSWER, LookupListModel
from petstore_gui.ui.pet_list.clipboard import cells, rows_data
from petstore_gui.ui.pet_list.columns import COLUMNS, section
from petstore_gui.ui.pet_list.text import when

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection


def clipboard_data(model: LookupListModel, rows: Iterable[int]) -> QMimeData:
    """Return rows below their titles, as they are shown: as text, and as a table for a spreadsheet."""
    return rows_data([model.titles(), *(_copied(model, row) for row in rows)])


def sheet_table(model: LookupListModel, *, summary: str, connection: "Connection", right_to_left: bool) -> SheetTable:
    """Return all rows to be written into a file; the categories by their numbers, with a column of names if any."""
    pets = [model.pet(row) for row in range(model.rowCount())]
    names = model.category_names.by_id
    has_names = any(pet is not None and pet.category_id in names for pet in pets)
    titles = model.titles()
    if has_names:
        titles.insert(section(PetField.CATEGORY) + 1, translate(CATEGORY_NAME))
    rows: list[list[Cell]] = []
    for row, (entry, pet) in enumerate(zip(model.entries, pets, strict=True)):
        cells = [None if pet is None else _cell(pet, field) for field in COLUMNS]
        cells[section(PetField.ID)] = entry.text if entry.pet_id is None else entry.pet_id
        if has_names:
            cells.insert(section(PetField.CATEGORY) + 1, None if pet is None else names.get(pet.category_id))
        rows.append([*cells, model.answer_text(row, with_day=True)])
    return SheetTable(
        titles=tuple(titles),
        rows=rows,
        name=_tr("Look-ups"),
        about=(
            (_tr("Look-ups"), summary),
            (_tr("Service"), translate(connection.profile.label)),
            *(() if connection.is_embedded else ((_tr("Address"), connection.base_url),)),
            (_tr("Saved"), when(datetime.now(UTC), with_day=True)),
        ),
        about_name=_tr("About"),
        right_to_left=right_to_left,
    )


def save_table(path: Path, table: SheetTable) -> None:
    """Write a CSV, or a workbook where the name does not end in .csv; raise ``ExportError`` in words."""
    is_csv = path.suffix.lower() == f".{FileKind.CSV}"
    save(path, csv_bytes(table, separator=csv_separator()) if is_csv else xlsx_bytes(table))


def _cell(pet: Pet, field: PetField) -> Cell:
    has_word = field is PetField.STATUS and pet.status is not None
    return status_text(pet.status) if has_word else file_value(pet, field)


def _copied(model: LookupListModel, row: int) -> list[str]:
    pet, entry = model.pet(row), model.entries[row]
    answer = escape_formula(model.answer_text(row, with_day=True))
    if pet is None:
        text = entry.text if entry.pet_id is not None else escape_formula(sanitize(entry.text))
        return [text, *[""] * (ANSWER - 1), answer]
    return [*cells(pet, COLUMNS, category=model.category(pet)), answer]


def _tr(text: str) -> str:
    return QCoreApplication.translate("lookup.list_files", text)
