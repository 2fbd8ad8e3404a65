"""A list of commands: its items, and how each is drawn, light or dark, in either direction."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QActionGroup, QColor, QFocusEvent, QFont, QIcon, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from petstore_gui.ui import override
from petstore_gui.ui.commands.registry import Command
from petstore_gui.ui.i18n.text import join_list
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
_USABLE: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_MARK: Final = 16
_BAR: Final = 3
_MIN_NOTE: Final = 12 * theme.UNIT  # less of a menu's title than this says nothing

_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class CommandItem:
    """A command, the look-up of a pet, a key, or a heading above others.

    ``note`` says where it belongs; ``heard`` is what only a screen reader has to be told, such as the heading.
    """

    text: str
    note: str = ""
    heard: str = ""
    keys: tuple[str, ...] = ()
    command: Command | None = None
    pet_id: int | None = None
    is_heading: bool = False

    @property
    def enabled(self) -> bool:
        """Whether it can be chosen now."""
        return not self.is_heading and (self.command is None or self.command.enabled)

    @property
    def checked(self) -> bool | None:
        """Whether what it switches is on; ``None`` if it switches nothing."""
        action = None if self.command is None else self.command.action
        return action.isChecked() if action is not None and action.isCheckable() else None

    @property
    def spoken_text(self) -> str:
        """What a screen reader says of it."""
        state = []
        if not self.enabled and not self.is_heading:
            state.append(_tr("not available now"))
        if self.checked is not None:
            state.append(_tr("on") if self.checked else _tr("off"))
        return join_list([part for part in (self.text, *state, *self.keys, self.heard, self.note) if part])


def with_headings(items: Iterable[tuple[str, CommandItem]], *, unavailable_last: bool = False) -> list[CommandItem]:
    """Return the items in groups, each below its heading; a group stands where its first item was.

    Each item comes with its heading; those without one come first. ``unavailable_last``: what cannot be chosen now is
    below all groups, in groups of its own.
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

    @Slot()
    def refresh(self) -> None:
        """Show which items are available and on."""
        for row in range(self.count()):
            item = self.item_at(row)
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, item.spoken_text)
            self.item(row).setFlags(_USABLE if item.enabled else Qt.ItemFlag.NoItemFlags)
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Make a row the current one, even an unavailable one: it can still be read; a heading above it is in sight."""
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
        """The current item."""
        item: CommandItem | None = self.currentIndex().data(ITEM_ROLE)
        return item

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current is not None:
            announce(self, self.current.spoken_text)  # Qt speaks of the list, and not of its current row


class CommandDelegate(QStyledItemDelegate):
    """Draws the mark or icon of an item, its text, where it belongs, and at the trailing end its keys."""

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
    """Draw whether the item is on, as a box or, if it is one of several, as a ring; otherwise its icon."""
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
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # “Ctrl+,” is no word of any language
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
    return QCoreApplication.translate("commands.list_view", text)
