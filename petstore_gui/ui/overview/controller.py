"""Shows the overview in place of the list, and keeps it up to date while it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from petstore_gui.inventory.overview import PetFilter
from petstore_gui.ui.overview.page import OverviewPage
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.widgets.pages import Pages


class OverviewController(QObject):
    """Adds the overview to ``pages``, of which ``pet_list`` is another. Made when the overview is first asked for."""

    shown_changed = Signal(bool)

    def __init__(
        self, pages: Pages, pet_list: PetListPage, errors: ErrorReporter, show_list: Callable[[], object]
    ) -> None:
        """``show_list`` shows the list again."""
        super().__init__(pages)
        self._pages = pages
        self._pet_list = pet_list
        self._errors = errors
        self._show_list = show_list
        self.page = OverviewPage(request_filter=self._list_animals, close=show_list)
        self.page.limits_notice.details.clicked.connect(pet_list.limits_requested)
        self.page.limits_notice.dismiss.clicked.connect(pet_list.dismiss_limits)
        pet_list.limits_dismissed.connect(self._update)
        self.page.empty_state.add.clicked.connect(pet_list.add_requested)
        self.page.empty_state.retry.clicked.connect(pet_list.refresh)
        self.page.empty_state.cancel.clicked.connect(pet_list.cancel)
        pages.add(self.page)
        pages.current_changed.connect(self._on_pages_current_changed)
        pet_list.controller.snapshot_changed.connect(self._update)
        pet_list.controller.reading_ended.connect(self._update)
        pet_list.category_names.changed.connect(self._update)

    @property
    def is_shown(self) -> bool:
        """Whether the overview is shown in place of the list."""
        return self._pages.current is self.page

    def toggle(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        if self.is_shown:
            self._show_list()
            return
        self._show()
        self._pages.show_page(self.page)
        if take_focus:
            self.page.start()

    def _show(self) -> None:
        error = self._pet_list.controller.error
        reason = "" if error is None else self._errors.reason(error)
        snapshot, names = self._pet_list.controller.snapshot, self._pet_list.category_names.by_id
        self.page.show_overview(snapshot, names, reason=reason, shows_limits=self._pet_list.shows_limits)

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def _update(self, *_what: object) -> None:
        if self.is_shown:
            self._show()

    @Slot()
    def _on_pages_current_changed(self) -> None:
        self.shown_changed.emit(self.is_shown)

    def _list_animals(self, pet_filter: PetFilter) -> None:
        self._pet_list.show_rows(pet_filter)
        self._show_list()
