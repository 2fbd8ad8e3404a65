"""What labels can be of at one moment, and the dialog for them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from petstore_gui.inventory.label_sheets import SHEETS, LabelSheet, Paper
from petstore_gui.ui.labels.dialog import InBackground, LabelChoice, LabelsDialog
from petstore_gui.ui.labels.label import LabelPages
from petstore_gui.ui.labels.text import label_texts
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.printing.pages import usual_paper


def labels_dialog(
    window: QWidget,
    table: PetTableView,
    names: Mapping[int, str],
    *,
    sheet: LabelSheet,
    first_of: Callable[[LabelSheet], int],
    in_background: InBackground,
) -> LabelsDialog:
    """Return the dialog for the selected and the shown animals, as they are now."""
    choices = [
        LabelChoice(text.format(count=QLocale().toString(len(pets))), label_texts(pets, names))
        for text, pets in (
            (_tr("Selected ({count})"), table.selected_pets()),
            (_tr("Shown ({count})"), table.shown_pets()),
        )
    ]
    return LabelsDialog(window, choices, sheet=sheet, first_of=first_of, in_background=in_background)


def sheet_called(name: object) -> LabelSheet:
    """Return the sheet of this name; for anything else the first on the paper that people have here."""
    paper = Paper.LETTER if usual_paper() is QPageSize.PageSizeId.Letter else Paper.A4
    usual = next(each for each in SHEETS if each.paper is paper)
    return next((each for each in SHEETS if each.name == name), usual)


def first_after(printed: object) -> dict[str, int]:
    """Return the first free label of the sheet by its name, if it was labels that were printed."""
    if not isinstance(printed, LabelPages):
        return {}
    return {printed.sheet.name: printed.sheet.next_free(printed.total, printed.first)}


def _tr(text: str) -> str:
    return QCoreApplication.translate("labels.choices", text)
