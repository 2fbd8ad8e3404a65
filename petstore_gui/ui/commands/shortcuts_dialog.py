"""The sheet of all keys: read from the menus, and what is a key without being in a menu."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMainWindow, QMenuBar, QVBoxLayout

from petstore_gui.ui import override
from petstore_gui.ui.commands.list_model import CommandItem, CommandListView
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.i18n.text import join_list
from petstore_gui.ui.theme import theme

_WIDTH: Final = 120 * theme.UNIT
_HEIGHT: Final = 125 * theme.UNIT
_SIGNS_IN_SIGHT: Final = 64


class Key(NamedTuple):
    """A key that no action of the menus has; ``group`` is the title above it, of a menu or another one."""

    group: str
    text: str
    keys: tuple[str, ...]


def written(*keys: str) -> tuple[str, ...]:
    """Return keys as this system writes them."""
    return tuple(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


class ShortcutsDialog(QDialog):
    """One list to read from the top to the bottom, under the titles of the menus."""

    def __init__(self, window: QMainWindow, more: Iterable[Key] = ()) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        self._list = CommandListView(self.windowTitle())
        self._list.rows.show(_rows(window.menuBar(), more))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.MARGIN)
        column.addWidget(self._list, 1)
        column.addWidget(buttons)
        screen = self.screen().availableSize()
        width = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _SIGNS_IN_SIGHT)
        self.resize(min(width, screen.width()), min(_HEIGHT, screen.height() * 9 // 10))
        buttons.rejected.connect(self.reject)
        self._list.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.reject()
        else:
            super().keyPressEvent(event)


def _rows(bar: QMenuBar, more: Iterable[Key]) -> list[CommandItem]:
    groups: dict[str, list[CommandItem]] = {}
    for command in commands(bar):
        if command.keys:
            group, *inside = command.path or ("",)
            # Without its action: the sheet says what there is, not what can be done at this moment.
            groups.setdefault(group, []).append(CommandItem(command.text, join_list(inside), group, command.keys))
    for group, text, keys in more:
        groups.setdefault(group, []).append(CommandItem(text, heard=group, keys=keys))
    return [row for group, rows in groups.items() for row in (CommandItem(group, heading=True), *rows)]
