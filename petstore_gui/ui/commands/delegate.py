"""Draws one line of a list of commands, light or dark, in either direction."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QActionGroup, QColor, QFont, QIcon, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from petstore_gui.ui import override
from petstore_gui.ui.commands.item import CommandItem
from petstore_gui.ui.theme import theme

ITEM_ROLE: Final = Qt.ItemDataRole.UserRole
_MARK: Final = 16
_BAR: Final = 3
_MIN_NOTE: Final = 12 * theme.UNIT  # less of a menu's title than this says nothing

_Index = QModelIndex | QPersistentModelIndex


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
    colours, metrics = theme.tokens(), option.fontMetrics
    quiet = colours.text if is_current else colours.quiet
    rect = option.rect.adjusted(theme.MARGIN, 0, -theme.GAP - theme.UNIT, 0)
    _draw_mark(painter, option, rect, item)
    rect.setLeft(rect.left() + _MARK + theme.GAP + theme.UNIT // 2)
    for key in reversed(item.keys):
        rect.setRight(rect.right() - _draw_key(painter, option, rect, key, quiet) - theme.UNIT)
    for text, colour in ((item.text, colours.text if item.enabled else colours.quiet), (item.note, quiet)):
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() - theme.GAP)
        painter.setPen(QColor(colour))
        painter.drawText(_visual(option, rect), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)
        rect.setLeft(rect.left() + metrics.horizontalAdvance(elided) + theme.GAP + theme.UNIT)
        if rect.width() <= _MIN_NOTE:
            break


def _draw_mark(painter: QPainter, option: QStyleOptionViewItem, rect: QRect, item: CommandItem) -> None:
    """Draw whether the item is on, as a box or, if it is one of several, as a ring; otherwise its icon."""
    if item.command is None:
        return
    action, colours = item.command.action, theme.tokens()
    box = _visual(option, QRect(rect.left(), rect.center().y() - _MARK // 2 + 1, _MARK, _MARK))
    if item.checked is None:
        action.icon().paint(painter, box, mode=QIcon.Mode.Normal if item.enabled else QIcon.Mode.Disabled)
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


def _draw_key(painter: QPainter, option: QStyleOptionViewItem, rect: QRect, key: str, colour: str) -> int:
    """Draw a key at the trailing end of ``rect`` and return its width."""
    colours, metrics = theme.tokens(), option.fontMetrics
    width, height = metrics.horizontalAdvance(key) + 3 * theme.UNIT, metrics.height() + theme.UNIT
    cap = _visual(option, QRect(rect.right() - width + 1, rect.center().y() - height // 2, width, height))
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # “Ctrl+,” is no word of any language
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.window))
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), theme.UNIT, theme.UNIT)
    painter.setPen(QColor(colour))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()
    return width


def _visual(option: QStyleOptionViewItem, rect: QRect) -> QRect:
    return QStyle.visualRect(option.direction, option.rect, rect)
