"""The command palette: type a few letters of what is wanted, press Enter."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLineEdit, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.ui import override
from petstore_gui.ui.commands.list_model import CommandItem, CommandListView
from petstore_gui.ui.commands.registry import Search, commands
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

_ROWS_IN_SIGHT: Final = 10
_SIGNS_IN_SIGHT: Final = 78
_SHADOW: Final = 5 * theme.UNIT
_SHADE: Final = 3
_BETWEEN: Final = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
# The focus comes back by itself from another window, from a menu and from the menu bar.
_COMES_BACK: Final = {
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
}


class CommandPalette(QDialog):
    """Finds the actions of the menus of ``window``. Made for one use: it deletes itself when it has closed.

    It is a part of the window and lies over all of it: its place is right and the focus comes back at once with every
    window manager, and none decides about it.
    """

    lookup_wanted = Signal(object)
    """The ID of an animal to look up."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setWindowTitle(self.tr("Commands"))
        self.setAccessibleName(self.windowTitle())
        self._before: QWidget | None = None
        self._chosen: CommandItem | None = None
        found = commands(window.menuBar())
        self._search = Search(found)
        self._card = QFrame(self)
        self._card.setProperty("role", "card")
        self._line = QLineEdit(placeholderText=self.tr("Find a command, or type an ID"))
        self._line.setAccessibleName(self.tr("Find a command"))
        self._list = CommandListView(self.windowTitle())
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setStyleSheet("QListView { background: transparent; border: none; }")  # the card has a frame
        self._nothing = PlainTextLabel(self.tr("No command has these words."), role="quiet")
        self._nothing.setMargin(theme.GAP)
        self._nothing.hide()

        self._column = column = QVBoxLayout(self._card)
        column.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        column.setSpacing(theme.GAP)
        column.addWidget(self._line)
        column.addWidget(self._nothing)
        column.addWidget(self._list)

        self._line.textChanged.connect(self._on_line_text_changed)
        self._list.clicked.connect(self._on_list_clicked)
        for action in {each for command in found for each in (command.action, *command.above)}:
            action.changed.connect(self._list.viewport().update)
        self._line.installEventFilter(self)
        window.installEventFilter(self)

    @override
    def open(self) -> None:
        """Show it and let it take what is typed."""
        self._before = QApplication.focusWidget()
        self._on_line_text_changed("")
        self.show()
        self.raise_()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def done(self, result: int) -> None:
        self._line.removeEventFilter(self)
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        super().done(result)
        QTimer.singleShot(0, self._act)

    @override
    def event(self, event: QEvent) -> bool:
        # These are for the list, whatever the window does with them; all others still work.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._line:
            if event.type() == QEvent.Type.Resize and self.isVisible():
                self._lay_out()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take(event)
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            focus: QFocusEvent = event  # type: ignore[assignment]  # what an event of this type is
            if focus.reason() not in _COMES_BACK:
                self._before = None  # the focus is where somebody has put it
                self.reject()
        return False

    @override
    def focusNextPrevChild(self, _forwards: bool) -> bool:
        return True  # there is one place to be; Esc leaves it

    @override
    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.reject()  # beside the card

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, _SHADE))
        for width in range(1, _SHADOW, 2):
            shadow = QRectF(self._card.geometry()).adjusted(-width, -width / 2, width, width)
            painter.drawRoundedRect(shadow, theme.RADIUS + width, theme.RADIUS + width)

    def _lay_out(self) -> None:
        self.setGeometry(self._window.rect())
        height = self._list.row_height
        top = max(2 * theme.MARGIN, self.height() // 10)
        around = 5 * theme.GAP + self._line.sizeHint().height()
        room = (self.height() - top - around - theme.MARGIN) // height
        self._list.setFixedHeight(height * max(1, min(self._list.rows.rowCount(), _ROWS_IN_SIGHT, room)))
        width = min(self.fontMetrics().horizontalAdvance("0") * _SIGNS_IN_SIGHT, self.width() - 4 * theme.MARGIN)
        self._column.activate()
        self._card.setGeometry(QRect((self.width() - width) // 2, top, width, self._card.sizeHint().height()))
        self.update()

    def _on_line_text_changed(self, text: str) -> None:
        rows = [
            CommandItem(each.text, _BETWEEN.join(each.path), keys=each.keys, command=each)
            for each in self._search.best(text)
        ]
        pet_id = _pet_id(text)
        if pet_id is not None:
            rows.insert(0, CommandItem(self.tr("Look up animal {id}").format(id=pet_id), pet_id=pet_id))
        self._list.rows.show(rows)
        self._nothing.setVisible(not rows)
        self._list.setVisible(bool(rows))
        first = 0 if text.strip() else next((number for number, row in enumerate(rows) if row.enabled), 0)
        self._list.go_to(first)
        self._lay_out()
        if text.strip():
            self._announce()

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means for the list, and answer whether it means anything there."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose(self._list.current)
            return True
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        count, now = self._list.rows.rowCount(), self._list.currentIndex().row()
        if count:
            # One step goes round; a page stops at the end.
            self._list.go_to((now + steps) % count if abs(steps) == 1 else max(0, min(count - 1, now + steps)))
            self._announce()
        return True

    def _announce(self) -> None:
        row = self._list.current
        sentence = self._nothing.text()
        if row is not None:
            sentence = self.tr("{command}, {number} of {count}").format(
                command=row.sentence,
                number=QLocale().toString(self._list.currentIndex().row() + 1),
                count=QLocale().toString(self._list.rows.rowCount()),
            )
        announce(self._line, sentence, assertive=True)

    def _on_list_clicked(self, index: QModelIndex) -> None:
        self._choose(self._list.rows.row(index))

    def _choose(self, row: CommandItem | None) -> None:
        if row is not None and row.enabled:
            self._chosen = row
            self.accept()

    def _act(self) -> None:
        """Do what was chosen, once nothing is left of the palette on the screen."""
        row = self._chosen
        if row is not None and row.pet_id is not None:
            self.lookup_wanted.emit(row.pet_id)
        elif row is not None and row.command is not None:
            row.command.action.trigger()
        self.deleteLater()


_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: 1 - _ROWS_IN_SIGHT,
    Qt.Key.Key_PageDown: _ROWS_IN_SIGHT - 1,
}
_KEYS: Final = {*_STEPS, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}


def _pet_id(text: str) -> int | None:
    try:
        return parse_pet_id(text)
    except InputError:
        return None
