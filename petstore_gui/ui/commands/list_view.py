"""A list of commands."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from petstore_gui.ui import override
from petstore_gui.ui.commands.delegate import ITEM_ROLE, CommandDelegate
from petstore_gui.ui.commands.item import CommandItem
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

_USABLE: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class CommandListView(QListWidget):
    """Shows command items; call :meth:`refresh` when an action of theirs has changed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.row_height: Final = max(theme.ROW_HEIGHT - theme.UNIT, self.fontMetrics().height() + 3 * theme.UNIT)
        self.setItemDelegate(CommandDelegate(self.row_height, self))

    def show_items(self, items: Iterable[CommandItem]) -> None:
        """Show these items instead of those before."""
        self.clear()
        for item in items:
            QListWidgetItem(item.text, self).setData(ITEM_ROLE, item)
        self.refresh()

    def refresh(self) -> None:
        """Show which items are available and on."""
        for row in range(self.count()):
            item: CommandItem = self.item(row).data(ITEM_ROLE)
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, item.spoken_text)
            self.item(row).setFlags(_USABLE if item.enabled else Qt.ItemFlag.NoItemFlags)
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Make a row the current one, even an unavailable one: it can still be read."""
        self.setCurrentRow(row, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.viewport().update()

    @property
    def current(self) -> CommandItem | None:
        """The current item."""
        item: CommandItem | None = self.currentIndex().data(ITEM_ROLE)
        return item

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current is not None:
            announce(self, self.current.spoken_text)  # Qt speaks of the list, and not of its current row
