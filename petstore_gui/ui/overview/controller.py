"""Shows the overview in place of the list, and keeps it up to date while it is shown."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from petstore_gui.inventory.overview import PetFilter
from petstore_gui.ui.overview.page import OverviewPage
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.error_reporter import ErrorReporter


class OverviewController(QObject):
    """Adds the overview to ``pages``, of which ``pet_list`` is another. Made when the overview is first asked for."""

    list_requested = Signal()
    """The list is to be shown again."""

    def __init__(
        self, pages: QStackedWidget, pet_list: PetListPage, errors: ErrorReporter, names: Mapping[int, str]
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._pet_list = pet_list
        self._errors = errors
        self._names = names
        self.page = OverviewPage()
        for part in (self.page.chart, self.page.table):
            part.filter_requested.connect(self._on_filter_requested)
        self.page.closed.connect(self.list_requested)
        self.page.empty_state.retry_requested.connect(pet_list.refresh)
        self.page.empty_state.cancel_requested.connect(pet_list.cancel)
        pages.addWidget(self.page)
        pet_list.controller.snapshot_changed.connect(self._on_list_changed)
        pet_list.controller.reading_ended.connect(self._on_list_changed)

    @property
    def is_shown(self) -> bool:
        """Whether the overview is shown in place of the list."""
        return self._pages.currentWidget() is self.page

    def toggle(self) -> None:
        """Show the overview in place of the list, or the list again."""
        if self.is_shown:
            self.list_requested.emit()
            return
        self._show()
        self._pages.setCurrentWidget(self.page)
        self.page.start()

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Call categories by these names."""
        self._names = names
        if self.is_shown:
            self._show()

    def _show(self) -> None:
        error = self._pet_list.controller.error
        reason = "" if error is None else self._errors.reason(error)
        self.page.show_overview(self._pet_list.controller.snapshot, self._names, reason=reason)

    def _on_list_changed(self, *_what: object) -> None:
        if self.is_shown:
            self._show()

    def _on_filter_requested(self, pet_filter: PetFilter) -> None:
        self._pet_list.show_rows(pet_filter)
        self.list_requested.emit()
