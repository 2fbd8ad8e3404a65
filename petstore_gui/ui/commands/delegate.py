"""Draws one row of a list of commands, light or dark, from either side."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QActionGroup, QColor, QFont, QIcon, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from petstore_gui.ui.commands.list_model import CommandItem

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
_MARK: Final = 16
_BAR: Final = 3
_LEAST_NOTE: Final = 12 * theme.UNIT  # less of a menu's title than this says nothing

_Index = QModelIndex | QPersistentModelIndex


class CommandDelegate(QStyledItemDelegate):
    """Draws a row: its mark or icon, its text, where it belongs, and at the trailing end its keys."""

    def __init__(self, height: int, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._height = height
        self._view = parent

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(0, self._height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: CommandItem = index.data(ROW_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        painter.setFont(option.font)
        if row.heading:
            _draw_heading(painter, option, row)
        else:
            _draw(painter, option, row, is_current=index.row() == self._view.currentIndex().row())
        painter.restore()


def _draw_heading(painter: QPainter, option: QStyleOptionViewItem, row: "CommandItem") -> None:
    painter.setFont(theme.scaled_font(option.font, 1, QFont.Weight.DemiBold))
    painter.setPen(QColor(theme.tokens().quiet))
    place = option.rect.adjusted(theme.MARGIN, 0, -theme.MARGIN, -theme.UNIT)
    painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, row.text)


def _draw(painter: QPainter, option: QStyleOptionViewItem, row: "CommandItem", *, is_current: bool) -> None:
    colours = theme.tokens()
    is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver) and row.enabled
    back = option.rect.adjusted(theme.UNIT, 1, -theme.UNIT, -1)
    if is_current or is_hovered:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selection if is_current else colours.hover))
        painter.drawRoundedRect(back, theme.RADIUS, theme.RADIUS)
    if is_current:  # the colour of the ground alone is too faint to be seen by everybody
        bar = QRect(back.left(), back.top() + theme.UNIT + 2, _BAR, back.height() - 2 * theme.UNIT - 4)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(QRectF(_visual(option, bar)), _BAR / 2, _BAR / 2)
    quiet = colours.text if is_current else colours.quiet
    place = option.rect.adjusted(theme.MARGIN, 0, -theme.GAP - theme.UNIT, 0)
    _draw_mark(painter, option, place, row)
    place.setLeft(place.left() + _MARK + theme.GAP + theme.UNIT // 2)
    for key in reversed(row.keys):
        place.setRight(place.right() - _draw_key(painter, option, place, key, quiet) - theme.UNIT)
    metrics, flags = option.fontMetrics, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.setPen(QColor(colours.text if row.enabled else colours.quiet))
    text = metrics.elidedText(row.text, Qt.TextElideMode.ElideRight, place.width() - theme.GAP)
    painter.drawText(_visual(option, place), flags, text)
    place.setLeft(place.left() + metrics.horizontalAdvance(text) + theme.GAP + theme.UNIT)
    if row.note and place.width() > _LEAST_NOTE:
        painter.setPen(QColor(quiet))
        note = metrics.elidedText(row.note, Qt.TextElideMode.ElideRight, place.width() - theme.GAP)
        painter.drawText(_visual(option, place), flags, note)


def _draw_mark(painter: QPainter, option: QStyleOptionViewItem, place: QRect, row: "CommandItem") -> None:
    """Draw whether the row is on, as a box or, where it is one of several, as a ring; or else its icon."""
    if row.command is None:
        return
    action, colours = row.command.action, theme.tokens()
    box = _visual(option, QRect(place.left(), place.center().y() - _MARK // 2 + 1, _MARK, _MARK))
    if row.checked is None:
        action.icon().paint(painter, box, mode=QIcon.Mode.Normal if row.enabled else QIcon.Mode.Disabled)
        return
    ink = QColor(colours.accent if row.checked and row.enabled else colours.control_line)
    group: QActionGroup | None = action.actionGroup()
    is_one_of_several = group is not None and group.isExclusive()
    frame = QRectF(box).adjusted(1.5, 1.5, -1.5, -1.5)
    radius = frame.width() / 2 if is_one_of_several else theme.UNIT - 1
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)
    if row.checked and is_one_of_several:
        painter.setBrush(ink)
        painter.drawEllipse(frame.center(), frame.width() / 5, frame.width() / 5)
    elif row.checked:
        centre = frame.center()
        painter.setPen(QPen(ink, 1.8))
        painter.drawPolyline([centre + QPointF(-3.5, 0), centre + QPointF(-1, 2.5), centre + QPointF(3.5, -3)])


def _draw_key(painter: QPainter, option: QStyleOptionViewItem, place: QRect, key: str, ink: str) -> int:
    """Draw a key at the trailing end of ``place`` and return how much room it takes."""
    colours, metrics = theme.tokens(), option.fontMetrics
    width, height = metrics.horizontalAdvance(key) + 3 * theme.UNIT, metrics.height() + theme.UNIT
    cap = _visual(option, QRect(place.right() - width + 1, place.center().y() - height // 2, width, height))
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # “Ctrl+,” is no word of any language
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.setBrush(QColor(colours.window))
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), theme.UNIT, theme.UNIT)
    painter.setPen(QColor(ink))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()
    return width


def _visual(option: QStyleOptionViewItem, place: QRect) -> QRect:
    return QStyle.visualRect(option.direction, option.rect, place)
