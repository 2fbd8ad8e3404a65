"""The command palette, which finds a command by a few letters of it, and the sheet of keys."""

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import (
    QActionGroup,
    QColor,
    QFocusEvent,
    QFont,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMenuBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from petstore_gui.inventory.input_parsing import InputError, parse_pet_id
from petstore_gui.ui import override
from petstore_gui.ui.commands.registry import Command, commands, search
from petstore_gui.ui.i18n.text import join_list, normalize_for_search
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
_USABLE: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_MARK: Final = 16
_BAR: Final = 3
_MIN_NOTE: Final = 12 * theme.UNIT  # less of a menu's title than this is of no use

_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class CommandItem:
    """A command, the look-up of an animal, a key, or a heading above others.

    ``note`` has the titles of its inner menus; ``heard`` is text only for a screen reader, such as the heading.
    """

    text: str
    note: str = ""
    heard: str = ""
    keys: tuple[str, ...] = ()
    command: Command | None = None
    pet_id: int | None = None
    is_refused: bool = False
    """Whether people look for this, but the service does not offer it; choosing it says so."""
    is_heading: bool = False

    @property
    def enabled(self) -> bool:
        """Whether the item can be chosen now."""
        return not self.is_heading and (self.command is None or self.command.enabled)

    @property
    def checked(self) -> bool | None:
        """Whether its action is checked; ``None`` if the action is not checkable, or there is none."""
        action = None if self.command is None else self.command.action
        return action.isChecked() if action is not None and action.isCheckable() else None

    @property
    def spoken_text(self) -> str:
        """The text for a screen reader."""
        state = []
        if not self.enabled and not self.is_heading:
            state.append(_tr("not available now"))
        if self.checked is not None:
            state.append(_tr("on") if self.checked else _tr("off"))
        return join_list([part for part in (self.text, *state, *self.keys, self.heard, self.note) if part])


def with_headings(items: Iterable[tuple[str, CommandItem]], *, unavailable_last: bool = False) -> list[CommandItem]:
    """Return the items in groups, each below its heading; a group stands at the place of its first item.

    Each item is given with its heading; those without one stand first. ``unavailable_last``: items that cannot be
    chosen now stand below all groups, in groups of their own.
    """
    found = list(items)
    positions = {"": -1}
    for position, (heading, _item) in enumerate(found):
        positions.setdefault(heading, position)
    found.sort(key=lambda each: (unavailable_last and not each[1].enabled, positions[each[0]]))  # stable
    rows: list[CommandItem] = []
    above = ""
    for heading, item in found:
        if heading != above:
            rows.append(CommandItem(heading, is_heading=True))
            above = heading
        rows.append(item)
    return rows


class CommandListView(QListWidget):
    """A list of command items; call :meth:`refresh` after one of their actions has changed."""

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
        """Replace the items."""
        self.clear()
        for item in items:
            QListWidgetItem(item.text, self).setData(ITEM_ROLE, item)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Update which items are available and which are on."""
        for number in range(self.count()):
            item = self.item_at(number)
            self.item(number).setData(Qt.ItemDataRole.AccessibleTextRole, item.spoken_text)
            self.item(number).setFlags(_USABLE if item.enabled else Qt.ItemFlag.NoItemFlags)
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Make a row current, even an unavailable one, which can still be read; scroll to a heading above it, too."""
        if row > 0 and self.item_at(row - 1).is_heading:
            self.scrollToItem(self.item(row - 1))
        self.setCurrentRow(row, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.viewport().update()

    def item_at(self, row: int) -> CommandItem:
        """Return the item of a row."""
        item: CommandItem = self.item(row).data(ITEM_ROLE)
        return item

    @property
    def current(self) -> CommandItem | None:
        """The current item; ``None`` if there is none."""
        item: CommandItem | None = self.currentIndex().data(ITEM_ROLE)
        return item

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current is not None:
            announce(self, self.current.spoken_text)  # Qt announces the list, but not its current row


class CommandDelegate(QStyledItemDelegate):
    """Draws an item: its mark or icon, its text, its note, and at the trailing end its keys."""

    def __init__(self, height: int, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._height = height
        self._view = parent

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, self._height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        item: CommandItem = index.data(ITEM_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        painter.setFont(option.font)
        if item.is_heading:
            _draw_heading(painter, option, item)
        else:
            is_current = index.row() == self._view.currentIndex().row()
            _draw_background(painter, option, item, is_current=is_current)
            _draw_item(painter, option, item, is_current=is_current)
        painter.restore()


def _draw_heading(painter: QPainter, option: QStyleOptionViewItem, item: CommandItem) -> None:
    painter.setFont(theme.scaled_font(option.font, 1, QFont.Weight.DemiBold))
    painter.setPen(QColor(theme.tokens().quiet))
    rect = option.rect.adjusted(theme.MARGIN, 0, -theme.MARGIN, -theme.UNIT)
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, item.text)


def _draw_background(painter: QPainter, option: QStyleOptionViewItem, item: CommandItem, *, is_current: bool) -> None:
    colours = theme.tokens()
    painter.setPen(Qt.PenStyle.NoPen)
    rect = option.rect.adjusted(theme.UNIT, 1, -theme.UNIT, -1)
    if is_current or (option.state & QStyle.StateFlag.State_MouseOver and item.enabled):
        painter.setBrush(QColor(colours.selection if is_current else colours.hover))
        painter.drawRoundedRect(rect, theme.RADIUS, theme.RADIUS)
    if is_current:  # the background alone is too faint for some people
        bar = QRect(rect.left(), rect.top() + theme.UNIT + 2, _BAR, rect.height() - 2 * theme.UNIT - 4)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(QRectF(_visual(option, bar)), _BAR / 2, _BAR / 2)


def _draw_item(painter: QPainter, option: QStyleOptionViewItem, item: CommandItem, *, is_current: bool) -> None:
    colours, metrics = theme.tokens(on_selection=is_current), option.fontMetrics
    quiet = colours.text if is_current else colours.quiet
    rect = option.rect.adjusted(theme.MARGIN, 0, -theme.GAP - theme.UNIT, 0)
    _draw_mark(painter, option, rect, item, is_current=is_current)
    rect.setLeft(rect.left() + _MARK + theme.GAP + theme.UNIT // 2)
    for key in reversed(item.keys):
        rect.setRight(rect.right() - _draw_key(painter, option, rect, key, is_current=is_current) - theme.UNIT)
    for text, colour in ((item.text, colours.text if item.enabled else colours.disabled), (item.note, quiet)):
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() - theme.GAP)
        painter.setPen(QColor(colour))
        painter.drawText(_visual(option, rect), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)
        rect.setLeft(rect.left() + metrics.horizontalAdvance(elided) + theme.GAP + theme.UNIT)
        if rect.width() <= _MIN_NOTE:
            break


def _draw_mark(
    painter: QPainter, option: QStyleOptionViewItem, rect: QRect, item: CommandItem, *, is_current: bool
) -> None:
    """Draw the icon of an item; for a checkable one, a box or, in an exclusive group, a ring."""
    if item.command is None:
        return
    action, colours = item.command.action, theme.tokens(on_selection=is_current)
    box = _visual(option, QRect(rect.left(), rect.center().y() - _MARK // 2 + 1, _MARK, _MARK))
    if item.checked is None:
        mode = QIcon.Mode.Normal if item.enabled else QIcon.Mode.Disabled
        action.icon().paint(painter, box, mode=mode, state=QIcon.State.On if is_current else QIcon.State.Off)
        return
    colour = QColor(colours.accent if item.checked and item.enabled else colours.control_line)
    group: QActionGroup | None = action.actionGroup()
    is_one_of_several = group is not None and group.isExclusive()
    frame = QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5)
    radius = frame.width() / 2 if is_one_of_several else theme.UNIT - 1
    painter.setPen(QPen(colour, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)
    centre = frame.center()
    if item.checked and is_one_of_several:
        painter.setBrush(colour)
        painter.drawEllipse(centre, frame.width() / 5, frame.width() / 5)
    elif item.checked:
        painter.setPen(QPen(colour, 1.8))
        painter.drawPolyline([centre + QPointF(-3.5, 0), centre + QPointF(-1, 2.5), centre + QPointF(3.5, -3)])


def _draw_key(painter: QPainter, option: QStyleOptionViewItem, rect: QRect, key: str, *, is_current: bool) -> int:
    """Draw a key at the trailing end of ``rect`` and return its width."""
    colours, metrics = theme.tokens(on_selection=is_current), option.fontMetrics
    width, height = metrics.horizontalAdvance(key) + 3 * theme.UNIT, metrics.height() + theme.UNIT
    cap = _visual(option, QRect(rect.right() - width + 1, rect.center().y() - height // 2, width, height))
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # keys like “Ctrl+,” are the same in all languages
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.window))
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), theme.UNIT, theme.UNIT)
    painter.setPen(QColor(colours.text if is_current else colours.quiet))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()
    return width


def _visual(option: QStyleOptionViewItem, rect: QRect) -> QRect:
    return QStyle.visualRect(option.direction, option.rect, rect)


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands.palette", text)


_VISIBLE_ROWS: Final = 12
_PALETTE_DIGITS: Final = 78
_MOST_RECENT: Final = 5
_SHADOW_WIDTH: Final = 5 * theme.UNIT
_SHADOW_ALPHA: Final = 3
_MENU_SEPARATOR: Final = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
# After these, the focus comes back: from another window, from a menu and from the menu bar.
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

    It is a child widget that covers the window, so no window manager places it, and the focus comes back at once.
    """

    def __init__(
        self,
        window: QMainWindow,
        look_up: Callable[[int], object],
        refuse_change: Callable[[], object],
        recent: list[tuple[str, ...]],
    ) -> None:
        """``look_up`` gets the ID of an animal that was typed in place of a command.

        ``refuse_change`` reports that the animals of the service cannot be changed. ``recent`` has the titles of the
        last chosen commands, the latest first: these stand first here, and a chosen command is put to their front.
        """
        super().__init__(window)
        self._recent = recent
        self._look_up = look_up
        self._refuse_change = refuse_change
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
        """Show the palette, and put the focus into it."""
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
        QTimer.singleShot(0, self._run_chosen)  # once the palette is off the screen

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
        width = min(self.fontMetrics().horizontalAdvance("0") * _PALETTE_DIGITS, self.width() - 4 * theme.MARGIN)
        self._column.activate()
        self._card.setGeometry(QRect((self.width() - width) // 2, top, width, self._card.sizeHint().height()))
        self.update()

    @Slot(str)
    def _on_line_text_changed(self, text: str) -> None:
        is_blank = not text.strip()
        items = [_grouped(command) for command in search(self._commands, text)]
        if is_blank:
            items = self._recent_first(items)
        items += self._refused(text, {item.text for _heading, item in items})
        with suppress(InputError):
            pet_id = parse_pet_id(text)
            items.insert(0, ("", CommandItem(self.tr("Look up animal {id}").format(id=pet_id), pet_id=pet_id)))
        self._list.show_items(with_headings(items, unavailable_last=not is_blank))
        rows = self._command_rows()
        self._no_match.setVisible(not items)
        self._list.setVisible(bool(items))
        usable = [each for each in rows if self._list.item_at(each).enabled] if is_blank else []
        if rows:
            self._list.go_to((usable or rows)[0])
        self._update_geometry()
        if not is_blank:
            self._announce_current()

    def _recent_first(self, items: list[tuple[str, CommandItem]]) -> list[tuple[str, CommandItem]]:
        """Return the items; those that were chosen last and can be chosen now stand first."""
        usable = {each.command.titles: each for _heading, each in items if each.command and each.enabled}
        recent = [usable[titles] for titles in self._recent if titles in usable]
        return [*((self.tr("Recent"), each) for each in recent), *(each for each in items if each[1] not in recent)]

    def _refused(self, text: str, titles: Collection[str]) -> list[tuple[str, CommandItem]]:
        """Return items for what ``text`` asks for and the service does not offer, unless a command has that title."""
        query = normalize_for_search(text).strip()
        return [
            (self._commands[0].path[0], CommandItem(word, is_refused=True))
            for word in (self.tr("Delete"), self.tr("Edit"), self.tr("Undo"))
            if 2 * len(query) >= len(word) and normalize_for_search(word).startswith(query) and word not in titles
        ]

    def _handle_key(self, event: QKeyEvent) -> bool:
        """Choose or move in the list if the key is for that, and return whether it is."""
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
        """Return the rows that are not headings."""
        return [each for each in range(self._list.count()) if not self._list.item_at(each).is_heading]

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
        elif self._chosen is not None and self._chosen.is_refused:
            self._refuse_change()
        elif self._chosen is not None and (command := self._chosen.command) is not None:
            titles = command.titles
            self._recent[:] = [titles, *(each for each in self._recent if each != titles)][:_MOST_RECENT]
            command.action.trigger()
        self.deleteLater()


def _grouped(command: Command) -> tuple[str, CommandItem]:
    """Return the title of a command's menu, and an item for the command, whose note is the titles of inner menus."""
    group, *inside = command.path or ("",)
    note = _MENU_SEPARATOR.join(inside)
    return group, CommandItem(command.text, note, group, command.keys, command)


_WIDTH: Final = 120 * theme.UNIT
_SHEET_DIGITS: Final = 64


class Shortcut(NamedTuple):
    """Keys that belong to no action of the menus; ``group`` is the heading above them, of a menu or another one."""

    group: str
    text: str
    keys: tuple[str, ...]


def native_keys(*keys: str) -> tuple[str, ...]:
    """Return keys in the notation of this system."""
    return tuple(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


class ShortcutsDialog(Dialog):
    """Lists the shortcuts below the titles of their menus, in two columns if the screen is wide enough."""

    def __init__(self, window: QMainWindow, extra: Iterable[Shortcut] = ()) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        screen = self.screen().availableSize()
        width = max(_WIDTH, self.fontMetrics().horizontalAdvance("0") * _SHEET_DIGITS)
        items = _items(window.menuBar(), extra)
        halves = _halves(items) if 2 * width <= screen.width() else [items]
        lists = [_KeyList(half) for half in halves]
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        sheet = row(*lists)
        layout = column(sheet, buttons, spacing=theme.MARGIN, stretched=sheet)
        self.setLayout(layout)
        rows = max(each.count() * each.row_height for each in lists) + 2 * lists[0].frameWidth()
        height = rows + layout.totalSizeHint().height() - sheet.sizeHint().height()
        self.resize(min(len(lists) * width, screen.width()), min(height, screen.height() * 9 // 10))
        buttons.rejected.connect(self.reject)
        lists[0].setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.reject()
        else:
            super().keyPressEvent(event)


def _halves(items: Sequence[CommandItem]) -> list[Sequence[CommandItem]]:
    """Return the items in two columns of about the same height; a group is not divided."""
    headings = [number for number, item in enumerate(items) if item.is_heading]
    middle = min(headings, key=lambda number: abs(2 * number - len(items)), default=0)
    return [half for half in (items[:middle], items[middle:]) if half]


class _KeyList(CommandListView):
    """A column of the sheet, named after its headings. No row looks chosen before an arrow key moves to it."""

    def __init__(self, items: Sequence[CommandItem]) -> None:
        super().__init__(join_list([item.text for item in items if item.is_heading]))
        self.show_items(items)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        is_first = self.current is None
        super().focusInEvent(event)
        if is_first:
            self.setCurrentIndex(QModelIndex())  # Qt makes the first row current


def _items(bar: QMenuBar, extra: Iterable[Shortcut]) -> list[CommandItem]:
    items = []
    for command in commands(bar):
        if command.keys:
            group, *inside = command.path or ("",)
            # Without its action: the dialog shows all keys, also those of disabled actions.
            items.append((group, CommandItem(command.text, join_list(inside), group, command.keys)))
    items += [(group, CommandItem(text, heard=group, keys=keys)) for group, text, keys in extra]
    return with_headings(items)
