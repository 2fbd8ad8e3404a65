"""The IDs that were looked up in this session: walked through like the lines of a shell, or chosen from a list."""

from typing import Final

from PySide6.QtCore import QItemSelectionModel, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

_LIST_LENGTH: Final = 20
_KEYS: Final = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LookupHistory:
    """The IDs of one service, as text, in memory only. The latest is the last, and none is there twice in a row."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._position = 0  # after the last one: none is shown
        self._typed = ""

    @property
    def latest_first(self) -> list[str]:
        """The last 20 IDs, each once."""
        return list(dict.fromkeys(reversed(self._texts)))[:_LIST_LENGTH]

    @property
    def walking(self) -> bool:
        """Whether one of them is shown."""
        return self._position < len(self._texts)

    def add(self, pet_id: int) -> None:
        """Add an ID that is looked up now."""
        text = str(pet_id)
        if self._texts[-1:] != [text]:
            self._texts.append(text)
        self.stop()

    def stop(self) -> None:
        """End a walk: something else was typed."""
        self._position = len(self._texts)

    def earlier(self, typed: str) -> str | None:
        """Return the ID before; ``typed`` is what is in the line, and comes back at the end of the walk."""
        position = self._position
        if not self.walking:
            self._typed = typed
            position -= self._texts[-1:] == [typed]  # it is on the screen
        if position == 0:
            return None
        self._position = position - 1
        return self._texts[self._position]

    def later(self) -> str | None:
        """Return the ID after, or in the end what had been typed."""
        if not self.walking:
            return None
        self._position += 1
        if self._texts[self._position :] in ([], [self._typed]):
            self.stop()
            return self._typed
        return self._texts[self._position]


class RecentList(QListWidget):
    """The IDs side by side, the latest first, in one line that covers nothing; the arrow keys move along it."""

    chosen = Signal(str)
    """An ID, as text."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setFont(theme.tabular_font(self.font()))
        item_height = max(theme.TARGET, self.fontMetrics().height() + theme.UNIT)
        self.setStyleSheet(
            f"QListView {{ background: transparent; }}"
            f"QListView::item {{ padding: 0 {theme.GAP}px; min-height: {item_height}px; }}"
        )
        self.setFixedHeight(item_height + 2 * theme.UNIT)
        self.itemClicked.connect(self._choose)

    def show_ids(self, texts: list[str]) -> None:
        """Show these IDs instead of those before."""
        self.clear()
        for text in texts:
            item = QListWidgetItem(isolate(text), self)
            item.setData(Qt.ItemDataRole.UserRole, text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        announce(self, self.currentItem().data(Qt.ItemDataRole.UserRole))  # Qt speaks of the list only (6.11)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self._choose(self.currentItem())
        else:
            event.ignore()  # what is typed or scanned is for the line

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
