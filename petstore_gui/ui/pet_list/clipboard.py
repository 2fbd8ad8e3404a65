"""Formats animals for the clipboard: as rows for people and spreadsheets, or as a line for a reply."""

import html
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMimeData

from petstore_gui.files.formula_escape import escape_formula
from petstore_gui.inventory.fields import CellWords, PetField, cell_text
from petstore_gui.ui.i18n.text import sanitize, status_text

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

# Marked as text: else a spreadsheet rounds numbers of more than 15 digits, and runs texts that look like formulas.
_CELL: Final = "<td style=\"mso-number-format:'\\@'; white-space: pre\">{text}</td>"


def reply_line(pet: "Pet", *, category: str, source: str) -> str:
    """Return an animal as one line for a reply; ``source`` is the time and the origin of the data, or empty."""
    animal = _tr("{name}, ID {id}, {status}, category {category}").format(
        name=sanitize(pet.name), id=pet.id, status=status_text(pet.status, in_sentence=True), category=category
    )
    line = _tr("{animal}. {source}").format(animal=animal, source=source) if source else animal
    return escape_formula(line)


def cells(pet: "Pet", fields: Sequence[PetField], *, category: str) -> list[str]:
    """Return an animal as texts for the cells of a spreadsheet; numbers have all their digits."""
    category_cell = category if category == str(pet.category_id) else escape_formula(category)
    words = CellWords(
        text=lambda text: escape_formula(sanitize(text)),
        category=lambda _category_id: category_cell,
        status=lambda status: escape_formula(status_text(status)),
    )
    return [cell_text(pet, field, words) for field in fields]


def rows_data(rows: Sequence[Sequence[str]]) -> QMimeData:
    """Return rows, the first with the titles, as plain text and as an HTML table."""
    data = QMimeData()
    data.setText("\n".join("\t".join(row) for row in rows))
    body = "".join(f"<tr>{''.join(_CELL.format(text=html.escape(text)) for text in row)}</tr>" for row in rows)
    data.setHtml(f'<meta charset="utf-8"><table>{body}</table>')
    return data


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.clipboard", text)
