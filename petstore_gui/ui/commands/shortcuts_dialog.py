"""The dialog of all keyboard shortcuts."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QMainWindow, QMenuBar

from petstore_gui.ui import override
from petstore_gui.ui.commands.list_view import CommandItem, CommandListView, with_headings
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.i18n.text import join_list
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.layout import column

_WIDTH: Final = 120 * theme.UNIT
_HEIGHT: Final = 125 * theme.UNIT
_WIDTH_IN_DIGITS: Final = 64


class Shortcut(NamedTuple):
    """Keys that no action of the menus has; ``group`` is the title above them, of a menu or another one."""

    group: str
    text: str
    keys: tuple[str, ...]


def native_keys(*keys: str) -> tuple[str, ...]:
    """Return keys as this system writes them."""
    return tuple(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


class ShortcutsDialog(Dialog):
    """Lists the shortcuts under the titles of the menus."""

    def __init__(self, window: QMainWindow, extra: Iterable[Shortcut] = ()) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self._list = CommandListView(self.windowTitle())
        self._list.show_items(_items(window.menuBar(), extra))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        self.setLayout(column(self._list, buttons, spacing=theme.MARGIN))
        screen = self.screen().availableSize()
        width = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _WIDTH_IN_DIGITS)
        self.resize(min(width, screen.width()), min(_HEIGHT, screen.height() * 9 // 10))
        buttons.rejected.connect(self.reject)
        self._list.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.reject()
        else:
            super().keyPressEvent(event)


def _items(bar: QMenuBar, extra: Iterable[Shortcut]) -> list[CommandItem]:
    items = []
    for command in commands(bar):
        if command.keys:
            group, *inside = command.path or ("",)
            # Without its action: the dialog shows what there is, not what is available now.
            items.append((group, CommandItem(command.text, join_list(inside), group, command.keys)))
    items += [(group, CommandItem(text, heard=group, keys=keys)) for group, text, keys in extra]
    return with_headings(items)
