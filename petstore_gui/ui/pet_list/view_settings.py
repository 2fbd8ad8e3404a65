"""The settings of the list as one value that can be saved: filter, search, category, columns and their order."""

from PySide6.QtCore import QObject, Signal

from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.saved_views import ViewSettings, clean_search
from petstore_gui.ui.pet_list.filters import SearchField
from petstore_gui.ui.pet_list.page import PetListPage


class ListViewSettings(QObject):
    """Reads the settings of ``page`` and its ``search``, and replaces them."""

    changed = Signal()
    """The settings may have changed."""

    def __init__(self, page: PetListPage, search: SearchField) -> None:
        super().__init__(page)
        self._page = page
        self._search = search
        self._columns = page.table.columns
        page.rows_changed.connect(self.changed)
        self._columns.arranged.connect(self.changed)

    def current(self) -> ViewSettings:
        """Return the settings as they would be saved."""
        shown = self._columns.in_order()
        widths = {field: width for field, width in self._columns.user_widths.items() if field in shown}
        return ViewSettings(
            status=self._page.controller.status,
            search=clean_search(self._search.text()),
            category_id=self._page.category_filter.category,
            columns=tuple(shown),
            widths=widths,
            sort=tuple((key.field, key.descending) for key in self._columns.sort_keys),
        )

    def show(self, settings: ViewSettings) -> None:
        """Show the list with these settings, in place of another page, and read it again; the focus does not move."""
        self._page.list_requested.emit()
        hidden = [field.name for field in PetField if field not in settings.columns]
        state: dict[str, object] = {
            "order": [field.name for field in settings.columns],
            "hidden": hidden,
            "widths": {field.name: width for field, width in settings.widths.items()},
            "sort": [[field.name, descending] for field, descending in settings.sort],
        }
        self._columns.restore(state)
        self._columns.arranged.emit()  # so that it is saved: the user has asked for it
        if self._search.text() != settings.search:
            self._search.setText(settings.search)
        if self._page.category_filter.category != settings.category_id:
            self._page.category_filter.select(settings.category_id)
        self._page.show_status(settings.status)
