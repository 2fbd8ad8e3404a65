"""The field that searches in the list, letter by letter."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton

from petstore_gui.ui import override
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.layout import row

_TO_ROWS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
_ANNOUNCE_AFTER_MS: Final = 600
_ICON_ROOM: Final = theme.ICON + theme.UNIT
_MIN_CHARACTERS: Final = 12


class SearchField(QLineEdit):
    """Always in sight. Escape clears it and leaves; Enter and Down go on to what was found."""

    rows_requested = Signal()
    """The keys are to go to the rows that were found."""
    closed = Signal()
    """The user has ended the search; the field is empty."""

    def __init__(self) -> None:
        super().__init__(placeholderText=self.tr("Name, ID or category"))
        only_loaded = self.tr("Searches only the animals that are loaded. The service may have more.")
        self.setAccessibleName(self.tr("Find in the list"))
        self.setAccessibleDescription(only_loaded)
        key = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self.placeholderText()}\n{only_loaded}\n{key}")
        self._found = ""
        self._clear = QToolButton()
        self._clear.setAccessibleName(self.tr("Clear the search"))
        self._clear.setToolTip("Esc")
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Escape does the same
        self._clear.setCursor(Qt.CursorShape.ArrowCursor)
        self._clear.hide()
        self._magnifier = Picture("search", "quiet", theme.ICON)
        self._magnifier.hide()
        layout = row(self._magnifier, None, self._clear)
        layout.setContentsMargins(theme.GAP, 0, theme.UNIT, 0)
        self.setLayout(layout)
        before, after = _ICON_ROOM, theme.TARGET - theme.UNIT
        # Qt takes left and right only.
        self.setTextMargins(*((after, 0, before, 0) if self.isRightToLeft() else (before, 0, after, 0)))
        # Once the user stops typing: a count for each letter would be noise.
        self._announcing = QTimer(self, singleShot=True, interval=_ANNOUNCE_AFTER_MS)
        self._announcing.timeout.connect(self._on_announcing_timeout)
        self._clear.clicked.connect(self._on_clear_clicked)
        self.textChanged.connect(self._on_text_changed)

    def show_icons(self) -> None:
        """Show the drawings, which the first paint does not wait for."""
        icons.set_themed_icon(self._clear, "close", "quiet")
        self._magnifier.show()

    def start(self) -> None:
        """Take the focus; what was searched for last can be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def show_found(self, words: str) -> None:
        """Announce how many were found, once the user stops typing."""
        self._found = words

    @override
    def minimumSizeHint(self) -> QSize:
        width = _MIN_CHARACTERS * self.fontMetrics().averageCharWidth() + _ICON_ROOM + theme.TARGET + theme.MARGIN
        return QSize(width, super().minimumSizeHint().height())

    @override
    def event(self, event: QEvent) -> bool:
        # Before a menu takes it: Escape means the search while that has the focus.
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
            self.clear()
            self.closed.emit()
        elif event.key() in _TO_ROWS:
            self.rows_requested.emit()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_clear_clicked(self) -> None:
        self.clear()
        self.setFocus()

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        self._clear.setVisible(bool(text))
        if text:
            self._announcing.start()
        else:
            self._announcing.stop()

    @Slot()
    def _on_announcing_timeout(self) -> None:
        announce(self, self._found)
