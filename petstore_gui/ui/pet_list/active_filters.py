"""What keeps rows out of the table besides the status: the search, and the one category to show."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QToolButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.pet_list.text import found_words
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import row

_TO_ROWS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
_ANNOUNCE_AFTER_MS = 600


class ActiveFilters(QWidget):
    """Hidden without a search and a category from the overview. Searches letter by letter; Escape ends the search."""

    search_edited = Signal(object)
    """What to search for, at each letter; an empty text for everything."""
    category_changed = Signal(object)
    """The number of a category, or ``None`` for all."""
    rows_requested = Signal()
    """The keys are to go to the rows that were found."""
    search_closed = Signal()
    """The user has ended the search; the empty text was sent before."""

    def __init__(self) -> None:
        super().__init__()
        self.category: int | None = None
        """The only category to show, ``None`` for all."""
        self._names: Mapping[int, str] = {}
        only_loaded = self.tr("Searches only the animals that are loaded. The service may have more.")
        self._only = QPushButton()
        self._only.setAccessibleDescription(self.tr("Press to show all categories."))
        self._only.setToolTip(self.tr("Press to show all categories."))
        self._search = QWidget()
        self._search.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line = QLineEdit(placeholderText=self.tr("Name, ID or category"))
        self._line.setAccessibleName(self.tr("Find in the list"))
        self._line.setAccessibleDescription(only_loaded)
        self._line.setMinimumWidth(self._line.fontMetrics().averageCharWidth() * 14)
        self._count = PlainTextLabel(role="quiet")
        self._count.setWordWrap(False)
        self._count.setToolTip(only_loaded)
        self._close = close = QToolButton(autoRaise=True)
        close.setToolTip("Esc")
        close.setAccessibleName(self.tr("Close the search"))
        close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        close.setMinimumSize(QSize(theme.CONTROL_HEIGHT, theme.CONTROL_HEIGHT))

        self._search.setLayout(row(self._line, self._count, close, stretched=self._line))
        layout = row(self._only, self._search, stretched=self._search)
        layout.setAlignment(self._only, Qt.AlignmentFlag.AlignLeft)
        self.setLayout(layout)

        # Once the user stops typing: a count for each letter would be noise.
        self._announcing = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER_MS)
        self._announcing.timeout.connect(self._on_announcing_timeout)
        self._line.textChanged.connect(self._on_line_text_changed)
        close.clicked.connect(self._close_search)
        self._only.clicked.connect(self._on_only_clicked)
        self.clear()

    def show_icons(self) -> None:
        """Put drawings on the buttons, which the first paint does not wait for."""
        for button in (self._only, self._close):
            icons.set_themed_icon(button, "close")

    def start(self) -> None:
        """Show the search and take the focus; what was searched for last can be typed over."""
        self.show()
        self._search.show()
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def show_counts(self, found: int, loaded: int) -> None:
        """Show how many of the animals that are loaded were found."""
        self._count.setText(found_words(found, loaded))

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
        self._end_search()
        self.select(None)

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Call categories as they are called here."""
        self._names = names
        self._name_category()

    @override
    def event(self, event: QEvent) -> bool:
        # Before a menu takes it: Escape means the search while that has the focus.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and not self._only.hasFocus()
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close_search()
        elif event.key() in _TO_ROWS and self._line.hasFocus():
            self.rows_requested.emit()
        else:
            super().keyPressEvent(event)

    def _name_category(self) -> None:
        if self.category is not None:
            category = category_text(self.category, self._names)
            text = self.tr("Only category {category}").format(category=category)
            self._only.setText(text.replace("&", "&&"))
            self._only.setAccessibleName(text)

    def _show_or_hide(self) -> None:
        self.setVisible(self.category is not None or not self._search.isHidden())

    def _end_search(self) -> None:
        self._line.clear()
        self._announcing.stop()
        self._search.hide()

    def _close_search(self) -> None:
        self._end_search()
        self._show_or_hide()
        self.search_closed.emit()

    def _on_line_text_changed(self, text: str) -> None:
        self.search_edited.emit(text)
        self._announcing.start()

    def _on_announcing_timeout(self) -> None:
        announce(self._line, self._count.text())

    def _on_only_clicked(self) -> None:
        self.select(None)
        self.category_changed.emit(None)
