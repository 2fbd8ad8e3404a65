"""The command palette: type a few letters of a command, press Enter."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QRect, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLineEdit, QListWidgetItem, QMainWindow, QWidget
from shiboken6 import isValid

from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.ui import override
from petstore_gui.ui.commands.list_view import ITEM_ROLE, CommandItem, CommandListView, with_headings
from petstore_gui.ui.commands.registry import Command, commands, search
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column

_VISIBLE_ROWS: Final = 12
_WIDTH_IN_DIGITS: Final = 78
_SHADOW_WIDTH: Final = 5 * theme.UNIT
_SHADOW_ALPHA: Final = 3
_MENU_SEPARATOR: Final = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
# The focus comes back from another window, from a menu and from the menu bar.
_TEMPORARY_LOSS: Final = {
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
}
_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: 1 - _VISIBLE_ROWS,
    Qt.Key.Key_PageDown: _VISIBLE_ROWS - 1,
}
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYS: Final = {*_STEPS, *_ENTER, Qt.Key.Key_Escape}


class CommandPalette(QDialog):
    """Finds the actions in the menus of ``window``. Made for one use: it deletes itself after it has closed.

    It is a child that covers the window: no window manager decides where it is, and the focus comes back at once.
    """

    def __init__(self, window: QMainWindow, look_up: Callable[[int], object]) -> None:
        """``look_up`` gets the ID of an animal that was typed in place of a command."""
        super().__init__(window)
        self._look_up = look_up
        self._window = window
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setWindowTitle(self.tr("Commands"))
        self.setAccessibleName(self.windowTitle())
        self._focus_before: QWidget | None = None
        self._chosen: CommandItem | None = None
        self._commands = commands(window.menuBar())
        self._card = QFrame(self)
        self._card.setProperty("role", "card")
        self._line = QLineEdit(placeholderText=self.tr("Find a command, or type an ID"))
        self._line.setAccessibleName(self.tr("Find a command"))
        self._list = CommandListView(self.windowTitle())
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setStyleSheet("QListView { background: transparent; border: none; }")  # the card has a frame
        self._no_match = PlainTextLabel(self.tr("No matching command"), role="quiet")
        self._no_match.setMargin(theme.GAP)
        self._no_match.hide()

        self._column = column(self._line, self._no_match, self._list, spacing=theme.GAP, margin=theme.GAP)
        self._card.setLayout(self._column)

        self._line.textChanged.connect(self._on_line_text_changed)
        self._list.itemClicked.connect(self._on_list_item_clicked)
        for action in {each for command in self._commands for each in (command.action, *command.menus)}:
            action.changed.connect(self._list.refresh)
        self._line.installEventFilter(self)
        window.installEventFilter(self)

    @override
    def open(self) -> None:
        """Show it and take the keyboard focus."""
        self._focus_before = QApplication.focusWidget()
        self._on_line_text_changed("")
        self.show()
        self.raise_()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def done(self, result: int) -> None:
        self._line.removeEventFilter(self)
        if self._focus_before is not None and isValid(self._focus_before):
            self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)
        super().done(result)
        QTimer.singleShot(0, self._run_chosen)  # once nothing of the palette is on the screen

    @override
    def event(self, event: QEvent) -> bool:
        # These go to the list, before the shortcuts of the window; all others still work.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._line:
            if event.type() == QEvent.Type.Resize and self.isVisible():
                self._update_geometry()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event)
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in _TEMPORARY_LOSS:
            self._focus_before = None  # the user has put the focus elsewhere
            self.reject()
        return False

    @override
    def focusNextPrevChild(self, _forwards: bool) -> bool:
        return True  # there is nothing else to focus; Esc closes it

    @override
    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.reject()  # beside the card

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, _SHADOW_ALPHA))
        for width in range(1, _SHADOW_WIDTH, 2):
            shadow = QRectF(self._card.geometry()).adjusted(-width, -width / 2, width, width)
            painter.drawRoundedRect(shadow, theme.RADIUS + width, theme.RADIUS + width)

    def _update_geometry(self) -> None:
        self.setGeometry(self._window.rect())
        row_height = self._list.row_height
        top = max(2 * theme.MARGIN, self.height() // 10)
        around = 5 * theme.GAP + self._line.sizeHint().height()
        rows = min(self._list.count(), _VISIBLE_ROWS, (self.height() - top - around - theme.MARGIN) // row_height)
        self._list.setFixedHeight(row_height * max(1, rows))
        width = min(self.fontMetrics().horizontalAdvance("0") * _WIDTH_IN_DIGITS, self.width() - 4 * theme.MARGIN)
        self._column.activate()
        self._card.setGeometry(QRect((self.width() - width) // 2, top, width, self._card.sizeHint().height()))
        self.update()

    @Slot(str)
    def _on_line_text_changed(self, text: str) -> None:
        items = [_grouped(command) for command in search(self._commands, text)]
        with suppress(InputError):
            pet_id = parse_pet_id(text)
            items.insert(0, ("", CommandItem(self.tr("Look up animal {id}").format(id=pet_id), pet_id=pet_id)))
        is_blank = not text.strip()
        self._list.show_items(with_headings(items, unavailable_last=not is_blank))
        rows = self._command_rows()
        self._no_match.setVisible(not items)
        self._list.setVisible(bool(items))
        usable = [row for row in rows if self._list.item_at(row).enabled] if is_blank else []
        if rows:
            self._list.go_to((usable or rows)[0])
        self._update_geometry()
        if not is_blank:
            self._announce_current()

    def _handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key does in the list, and return whether it does anything there."""
        if event.key() in _ENTER:
            self._choose(self._list.current)
            return True
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        rows = self._command_rows()
        if rows:
            position = rows.index(self._list.currentRow()) + step
            # One step wraps around; a page stops at the end.
            self._list.go_to(rows[position % len(rows) if abs(step) == 1 else max(0, min(len(rows) - 1, position))])
            self._announce_current()
        return True

    def _command_rows(self) -> list[int]:
        """Return the rows that are no headings."""
        return [row for row in range(self._list.count()) if not self._list.item_at(row).is_heading]

    def _announce_current(self) -> None:
        item, rows = self._list.current, self._command_rows()
        sentence = self._no_match.text()
        if item is not None:
            sentence = self.tr("{command}, {number} of {count}").format(
                command=item.spoken_text,
                number=QLocale().toString(rows.index(self._list.currentRow()) + 1),
                count=QLocale().toString(len(rows)),
            )
        announce(self._line, sentence, assertive=True)

    @Slot(QListWidgetItem)
    def _on_list_item_clicked(self, clicked: QListWidgetItem) -> None:
        self._choose(clicked.data(ITEM_ROLE))

    def _choose(self, item: CommandItem | None) -> None:
        if item is not None and item.enabled:
            self._chosen = item
            self.accept()

    @Slot()
    def _run_chosen(self) -> None:
        if self._chosen is not None and self._chosen.pet_id is not None:
            self._look_up(self._chosen.pet_id)
        elif self._chosen is not None and self._chosen.command is not None:
            self._chosen.command.action.trigger()
        self.deleteLater()


def _grouped(command: Command) -> tuple[str, CommandItem]:
    """Return the title of a command's menu, and the command, with the menus inside of that."""
    group, *inside = command.path or ("",)
    note = _MENU_SEPARATOR.join(inside)
    return group, CommandItem(command.text, note, group, command.keys, command)
