"""What else keeps rows out of the table: what is searched for, and the one category that somebody wants to see."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

if TYPE_CHECKING:
    from collections.abc import Mapping

    from petstore_gui.ui.pet_list.search_bar import SearchBar


class ActiveFilters(QWidget):
    """Empty and hidden until somebody searches, or comes from the board."""

    searched = Signal(object)
    """A text; an empty one for the end of the search."""
    category_chosen = Signal(object)
    """The number of a category, or ``None`` for all."""
    rows_wanted = Signal()
    """Somebody goes on to what was found."""
    left = Signal()
    """There is nothing more to type here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.category: int | None = None
        self._names: Mapping[int, str] = {}
        self.hide()

    def start(self) -> None:
        """Put the focus where one types what is to be found."""
        self.show()
        self._find.start()

    def show_counts(self, shown: int, loaded: int) -> None:
        """Say how many of those that are loaded are shown."""
        if "_find" in self.__dict__:
            self._find.show_count(shown, loaded)

    def choose(self, category: int | None) -> None:
        """Keep all other categories out, or none."""
        self.category = category
        if category is not None:
            self._name_category()
            announce(self.window(), self._only.accessibleName())  # what is said of the list does not name it
        if "_only" in self.__dict__:
            self._only.setVisible(category is not None)
        self._show_or_hide()

    def clear(self) -> None:
        """Keep nothing out; the focus stays where it is."""
        self.choose(None)
        if "_find" in self.__dict__:
            self._find.clear()
        self.hide()

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Call categories as they are called here."""
        self._names = names
        if self.category is not None:
            self._name_category()

    @cached_property
    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        return row

    @cached_property
    def _find(self) -> "SearchBar":
        from petstore_gui.ui.pet_list.search_bar import SearchBar
        from petstore_gui.ui.widgets.layout import before, put_in_tab_order

        find = SearchBar()
        find.wanted.connect(self.searched)
        find.rows_wanted.connect(self.rows_wanted)
        find.closed.connect(self._on_find_closed)
        self._row.addWidget(find, 1)
        put_in_tab_order(self._only if "_only" in self.__dict__ else before(self), find)
        return find

    @cached_property
    def _only(self) -> QPushButton:
        from PySide6.QtCore import Qt

        from petstore_gui.ui.theme import icons
        from petstore_gui.ui.widgets.layout import before

        only = QPushButton()
        only.setAccessibleDescription(self.tr("Press to show all categories."))
        only.setToolTip(self.tr("Press to show all categories."))
        icons.set_themed_icon(only, "close")
        only.clicked.connect(self._on_only_clicked)
        self._row.insertWidget(0, only, alignment=Qt.AlignmentFlag.AlignLeft)
        self.setTabOrder(before(self), only)
        return only

    def _name_category(self) -> None:
        if self.category is not None:
            category = category_text(self.category, self._names)
            self._only.setText(self.tr("Only category {category}").format(category=category).replace("&", "&&"))
            self._only.setAccessibleName(self.tr("Only category {category}").format(category=category))

    def _show_or_hide(self) -> None:
        searches = "_find" in self.__dict__ and not self._find.isHidden()
        self.setVisible(searches or self.category is not None)

    def _on_find_closed(self) -> None:
        self._show_or_hide()
        self.left.emit()

    def _on_only_clicked(self) -> None:
        self.choose(None)
        self.category_chosen.emit(None)
