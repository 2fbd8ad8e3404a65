"""Prints the list, the selection in it, or the overview."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.context import FeatureContext

if TYPE_CHECKING:
    from petstore_gui.ui.printing.controller import PrintController


class ReportController(QObject):
    """Prints the animals as they are when the preview opens."""

    def __init__(self, context: FeatureContext, page: PetListPage, printing: "Callable[[], PrintController]") -> None:
        """Call ``printing`` only for printing, as it loads Qt's support for printers."""
        super().__init__(page)
        self._session = context.session
        self._page = page
        self._printing = printing
        self._prints_counts = False

    @Slot()
    def print_(self) -> None:
        """Open the preview, if animals are loaded."""
        snapshot, connection = self._page.controller.snapshot, self._session.connection
        if snapshot is None or not snapshot.pets or connection is None:
            return
        from petstore_gui.ui.reports import reports

        names = self._session.category_names.by_id
        if self._prints_counts:
            parts = [reports.overview_choice(snapshot, connection, names)]
        else:
            parts = reports.animal_choices(self._page, snapshot, connection, names)
        self._printing().preview(parts)

    @Slot(bool)
    def print_counts(self, on: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        """Set whether the next print has the counts of the overview, while that is shown, or animals."""
        self._prints_counts = on
