"""The bar that searches among the animals that are loaded."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.pet_list.text import found_words
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel

_TO_ROWS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
_ANNOUNCE_AFTER_MS = 600


class SearchBar(QWidget):
    """Searches letter by letter, and shows how many rows were found. Escape ends the search."""

    text_edited = Signal(object)
    """What to search for, at each letter; an empty text for everything."""
    rows_requested = Signal()
    """The keys are to go to the rows that were found."""
    closed = Signal()
    """The search is over; the empty text was sent before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        only_loaded = self.tr("Searches only the animals that are loaded. The service may have more.")
        self._line = QLineEdit(placeholderText=self.tr("Name, ID or category"))
        self._line.setAccessibleName(self.tr("Find in the list"))
        self._line.setAccessibleDescription(only_loaded)
        self._line.setMinimumWidth(self._line.fontMetrics().averageCharWidth() * 14)
        self._count = PlainTextLabel(role="quiet")
        self._count.setWordWrap(False)
        self._count.setToolTip(only_loaded)
        self._close = QToolButton(autoRaise=True)
        icons.set_themed_icon(self._close, "close")
        self._close.setToolTip("Esc")
        self._close.setAccessibleName(self.tr("Close the search"))
        self._close.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._close.setMinimumSize(QSize(theme.CONTROL_HEIGHT, theme.CONTROL_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._line, 1)
        row.addWidget(self._count)
        row.addWidget(self._close)

        # Once the user stops typing: a count for each letter would be noise.
        self._announcing = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER_MS)
        self._announcing.timeout.connect(self._on_announcing_timeout)
        self._line.textChanged.connect(self._on_line_text_changed)
        self._close.clicked.connect(self.close_search)

    def start(self) -> None:
        """Show the bar and take the focus; what was searched for last can be typed over."""
        self.show()
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def close_search(self) -> None:
        """End the search, as asked for here."""
        self.clear()
        self.closed.emit()

    def clear(self) -> None:
        """End the search because of what happens elsewhere."""
        self._line.clear()
        self._announcing.stop()
        self.hide()

    def show_count(self, found: int, loaded: int) -> None:
        """Show how many of the animals that are loaded were found."""
        self._count.setText(found_words(found, loaded))

    @override
    def event(self, event: QEvent) -> bool:
        # Before a menu takes it: Escape means this bar while one is in it.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_search()
        elif event.key() in _TO_ROWS and self._line.hasFocus():
            self.rows_requested.emit()
        else:
            super().keyPressEvent(event)

    def _on_line_text_changed(self, text: str) -> None:
        self.text_edited.emit(text)
        self._announcing.start()

    def _on_announcing_timeout(self) -> None:
        announce(self._line, self._count.text())
