"""What labels, and the dialog for them, say."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.label_sheets import LabelSheet, Paper
from petstore_gui.ui.i18n.text import category_text, sanitize
from petstore_gui.ui.labels.label import LabelText


def title() -> str:
    """Return what a job of the printer is called, and a PDF."""
    return _tr("Labels")


def label_texts(pets: Iterable[Pet], names: Mapping[int, str]) -> tuple[LabelText, ...]:
    """Return what is on the labels of these animals; ``names`` are those of the categories."""
    return tuple(
        LabelText(pet.id, sanitize(pet.name), _category(pet.category_id, names), _tr("ID {id}").format(id=pet.id))
        for pet in pets
    )


def _category(number: int, names: Mapping[int, str]) -> str:
    """Return what a category is called; its bare number would be taken for something else."""
    return category_text(number, names) if number in names else _tr("Category {number}").format(number=number)


def sheet_name(sheet: LabelSheet) -> str:
    """Return what a sheet is called, with the paper it is on."""
    if sheet.paper is Paper.ROLL:
        return _tr("Roll, {width} wide").format(width=sheet.name)
    paper = "A4" if sheet.paper is Paper.A4 else _tr("Letter")
    return _tr("{sheet} ({paper})").format(sheet=sheet.name, paper=paper)


def size(sheet: LabelSheet) -> str:
    """Return how large a label is."""
    locale = QLocale()
    width, height = (locale.toString(length, "f", 1) for length in (sheet.width, sheet.height))
    return _tr("{width} × {height} mm").format(width=width, height=height)


def summary(labels: int, sheets: int, sheet: LabelSheet) -> str:
    """Return how many labels there will be, and on how many sheets."""
    locale = QLocale()
    if sheet.paper is Paper.ROLL:
        return _tr("Labels: {labels}").format(labels=locale.toString(labels))
    text = _tr("Labels: {labels}, sheets: {sheets}")
    return text.format(labels=locale.toString(labels), sheets=locale.toString(sheets))


def _tr(text: str) -> str:
    return QCoreApplication.translate("labels.text", text)
