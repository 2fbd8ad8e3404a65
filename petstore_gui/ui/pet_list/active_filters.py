"""What keeps rows out of the table besides the status: the search, and the one category to show."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.pet_list.search_bar import SearchBar
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce


class ActiveFilters(QWidget):
    """Hidden without a search and a category from the overview."""

    search_edited = Signal(object)
    """A text; an empty one for the end of the search."""
    category_changed = Signal(object)
    """The number of a category, or ``None`` for all."""
    rows_requested = Signal()
    """The keys are to go to the rows that were found."""
    search_closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.category: int | None = None
        """The only category to show, ``None`` for all."""
        self._names: Mapping[int, str] = {}
        self._only = QPushButton()
        self._only.setAccessibleDescription(self.tr("Press to show all categories."))
        self._only.setToolTip(self.tr("Press to show all categories."))
        icons.set_themed_icon(self._only, "close")
        self._search = SearchBar()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._only, alignment=Qt.AlignmentFlag.AlignLeft)
        row.addWidget(self._search, 1)
        self._search.text_edited.connect(self.search_edited)
        self._search.rows_requested.connect(self.rows_requested)
        self._search.closed.connect(self._on_search_closed)
        self._only.clicked.connect(self._on_only_clicked)
        self.clear()

    def start(self) -> None:
        """Put the focus into the search bar."""
        self.show()
        self._search.start()

    def show_counts(self, found: int, loaded: int) -> None:
        """Show how many of the animals that are loaded were found."""
        self._search.show_count(found, loaded)

    def select(self, category: int | None) -> None:
        """Keep all other categories out, or none."""
        self.category = category
        self._only.setVisible(category is not None)
        self._name_category()
        if category is not None:
            announce(self.window(), self._only.accessibleName())  # the announcement of the list does not name it
        self._show_or_hide()

    def clear(self) -> None:
        """Keep nothing out; the focus stays where it is."""
        self._search.clear()
        self.select(None)

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Call categories as they are called here."""
        self._names = names
        self._name_category()

    def _name_category(self) -> None:
        if self.category is not None:
            category = category_text(self.category, self._names)
            text = self.tr("Only category {category}").format(category=category)
            self._only.setText(text.replace("&", "&&"))
            self._only.setAccessibleName(text)

    def _show_or_hide(self) -> None:
        self.setVisible(not self._search.isHidden() or self.category is not None)

    def _on_search_closed(self) -> None:
        self._show_or_hide()
        self.search_closed.emit()

    def _on_only_clicked(self) -> None:
        self.select(None)
        self.category_changed.emit(None)
