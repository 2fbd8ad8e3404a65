"""Opens the labels of the selected or shown animals; remembers the sheet and its first free label."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.session.failure import Failure, Operation

if TYPE_CHECKING:
    from petstore_gui.inventory.label_sheets import LabelSheet
    from petstore_gui.ui.labels.dialog import LabelsDialog
    from petstore_gui.ui.printing.controller import PrintController

_SHEET: Final = "label_sheet"
_FIRST: Final = "label_first"


class LabelsController(QObject):
    """Opens its dialog through the print controller, as there is one preview at a time."""

    def __init__(self, context: FeatureContext, page: PetListPage, printing: "Callable[[], PrintController]") -> None:
        """Call ``printing`` only for printing, as it loads Qt's support for printers."""
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._page = page
        self._preferences = context.preferences
        self._printing = printing
        self.dialog: LabelsDialog | None = None

    @Slot()
    def choose(self) -> None:
        """Show labels of the animals, if any are shown."""
        printing = self._printing()
        if not self._page.table.shown_pets() or self._session.connection is None or printing.raise_dialog():
            return
        from petstore_gui.ui.labels.dialog import LabelsDialog, label_choices, sheet_called

        self.dialog = LabelsDialog(
            self._window,
            label_choices(self._page.table, self._session.category_names.by_id),
            sheet=sheet_called(self._preferences.get(_SHEET)),
            first_of=self._first_of,
            in_background=partial(self._session.run_in_background, failed=self._on_codes_failed),
        )
        self.dialog.finished.connect(self._on_dialog_finished)
        printing.show_dialog(self.dialog)

    @Slot(object)
    def remember_first_free(self, printable: object) -> None:
        """Remember the first free label of the sheet after a print, for the next time."""
        from petstore_gui.ui.labels.dialog import first_after

        self._preferences.put(_FIRST, self._firsts() | first_after(printable))

    def _first_of(self, sheet: "LabelSheet") -> int:
        remembered = self._firsts().get(sheet.name)
        return remembered if isinstance(remembered, int) and remembered in range(1, sheet.count + 1) else 1

    def _firsts(self) -> dict[str, object]:
        """Return the first free label of each used sheet, by the name of the sheet."""
        remembered = self._preferences.get(_FIRST)
        return dict(remembered) if isinstance(remembered, dict) else {}

    def _on_codes_failed(self, error: Exception) -> None:
        if self.dialog is not None:
            self.dialog.close()  # the message is shown over the window
        self._errors.report(Failure(error, Operation.RUNNING, self.choose))

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        if self.dialog is not None:
            self._preferences.put(_SHEET, self.dialog.sheet.name)
            self._preferences.put(_FIRST, self._firsts() | {self.dialog.sheet.name: self.dialog.first})
        self.dialog = None
