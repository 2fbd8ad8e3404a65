"""Draws an animal's status as a chip, and the mark of a new or changed one: by shape and colour, not colour alone."""

import sys
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPaintDevice, QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.pet_list.table_model import MARK_ROLE, PENDING_ROLE, STATUS_ROLE, ChangeMark
from petstore_gui.ui.theme import theme

_PADDING: Final = theme.GAP + theme.UNIT / 2
_DOT: Final = 8.0
_AIR: Final = theme.UNIT
_MARK: Final = 7.0
_LINE: Final = 1.4
# Looked up once: a list paints a dozen chips, and each name in the Qt namespace costs microseconds.
_ANTIALIASING: Final = QPainter.RenderHint.Antialiasing
_NO_PEN: Final = Qt.PenStyle.NoPen
_NO_BRUSH: Final = Qt.BrushStyle.NoBrush
_TRANSPARENT: Final = Qt.GlobalColor.transparent
_ELIDE_RIGHT: Final = Qt.TextElideMode.ElideRight
_RIGHT_TO_LEFT: Final = Qt.LayoutDirection.RightToLeft
# Leading, whichever side that is: the painter knows its direction.
_TEXT_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_OURS: Final = sys.platform == "linux"
_STATUSES: Final = frozenset(PetStatus)


def chip_size(metrics: QFontMetrics, word: str) -> QSize:
    """Return the room that the chip of ``word`` needs."""
    height = max(theme.TARGET, metrics.height() + 2 * _AIR)
    return QSize(ceil(metrics.horizontalAdvance(word) + _DOT + 3 * _PADDING), height)


def paint_chip(painter: QPainter, rect: QRectF, word: str, status: str | None) -> None:
    """Draw the chip of ``status`` at the beginning of ``rect``, as wide as its word needs and no wider than that."""
    status = status if status in _STATUSES else None  # another may be megabytes long, and has no drawing of its own
    colours = _colours(status, theme.tokens())
    metrics = painter.fontMetrics()
    size = chip_size(metrics, word)
    width, height = min(rect.width(), size.width()), size.height()
    mirrored = painter.layoutDirection() == _RIGHT_TO_LEFT
    left = rect.right() - width if mirrored else rect.left()
    chip = QRect(round(left), round(rect.center().y() - height / 2), int(width), height)
    painter.drawPixmap(chip.topLeft(), _shape(status, colours, chip.size(), painter.device(), mirrored=mirrored))
    before, after = 2 * _PADDING + _DOT - 2, _PADDING - 4
    text = QRectF(chip).adjusted(after, 0, -before, 0) if mirrored else QRectF(chip).adjusted(before, 0, -after, 0)
    if width < size.width():
        word = metrics.elidedText(word, _ELIDE_RIGHT, int(text.width()) + 1)
    painter.save()
    painter.setPen(colours.ink)
    painter.drawText(text, _TEXT_FLAGS, word)
    painter.restore()


def _shape(status: str | None, colours: "_Colours", size: QSize, on: QPaintDevice, *, mirrored: bool) -> QPixmap:
    """Return the chip without its word. Qt keeps the last ones: drawing one takes longer than the rest of its row."""
    ratio = on.devicePixelRatio()
    key = f"chip {status} {colours.names} {size.width()} {size.height()} {ratio} {mirrored}"
    drawn = QPixmap()
    if not QPixmapCache.find(key, drawn):
        drawn = QPixmap(size * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(_TRANSPARENT)
        painter = QPainter(drawn)
        _draw_shape(painter, status, colours, QRectF(0, 0, size.width(), size.height()), mirrored=mirrored)
        painter.end()
        QPixmapCache.insert(key, drawn)
    return drawn


def _draw_shape(painter: QPainter, status: str | None, colours: "_Colours", chip: QRectF, *, mirrored: bool) -> None:
    painter.setRenderHint(_ANTIALIASING)
    painter.setPen(colours.edge)
    painter.setBrush(colours.back)
    painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), chip.height() / 2, chip.height() / 2)
    leading = chip.right() - _PADDING - _DOT if mirrored else chip.left() + _PADDING
    dot = QRectF(leading, chip.center().y() - _DOT / 2, _DOT, _DOT)
    painter.setPen(colours.ink)
    # A full disc, a half one, an empty one; a dash where nothing is known.
    if status == "available":
        painter.setBrush(colours.full)
        painter.drawEllipse(dot)
    elif status in {"pending", "sold"}:
        painter.setBrush(_NO_BRUSH)
        painter.drawEllipse(dot)
        if status == "pending":
            painter.setBrush(colours.full)
            painter.drawPie(dot, 90 * 16, 180 * 16)
    else:
        painter.drawLine(QPointF(dot.left(), dot.center().y()), QPointF(dot.right(), dot.center().y()))


class _Colours(NamedTuple):
    back: QColor
    edge: QPen
    ink: QPen
    full: QBrush
    names: str


@lru_cache(maxsize=32)  # a list paints a dozen chips of four kinds
def _colours(status: str | None, tokens: theme.Tokens) -> _Colours:
    ink, back = {
        "available": (tokens.available, tokens.available_back),
        "pending": (tokens.pending, tokens.pending_back),
        "sold": (tokens.sold, tokens.sold_back),
    }.get(status or "", (tokens.quiet, tokens.surface))
    edge = QPen(QColor(tokens.line)) if back == tokens.surface else QPen(_NO_PEN)
    return _Colours(QColor(back), edge, QPen(QColor(ink), _LINE), QBrush(QColor(ink)), f"{ink} {back}")


class StatusDelegate(QStyledItemDelegate):
    """Paints the status column; the word comes from the model's display role, the status from its status role."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        if not _OURS:
            super().paint(
                painter, option, index
            )  # the row's own ground without a word; with our look the table draws it
        if index.data(PENDING_ROLE):
            _paint_pending(painter, option, index.data(Qt.ItemDataRole.DisplayRole))
            return
        rect = QRectF(option.rect).adjusted(_PADDING, 0, -_PADDING, 0)
        painter.setLayoutDirection(option.direction)
        word = index.data(Qt.ItemDataRole.DisplayRole)
        paint_chip(painter, rect, word, index.data(STATUS_ROLE))

    @override
    def displayText(self, _value: object, _locale: QLocale | QLocale.Language) -> str:
        return ""  # the chip has it. Not the style's own drawing of a ground: QStyle takes 6 ms to load


def _paint_pending(painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
    """Write how far a pending add has come: no chip, since it is no status."""
    room = QRectF(option.rect).adjusted(_PADDING, 0, -_PADDING, 0)
    painter.save()
    painter.setLayoutDirection(option.direction)
    painter.setPen(QColor(theme.tokens().quiet))
    painter.drawText(room, _TEXT_FLAGS, painter.fontMetrics().elidedText(text, _ELIDE_RIGHT, int(room.width())))
    painter.restore()


class NameDelegate(QStyledItemDelegate):
    """Draws a text in its own direction, whichever the window's is: ``=Rex`` does not become ``Rex=``, -7 not 7-."""

    @override
    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return isolate(str(value))


class MarkDelegate(NameDelegate):
    """Paints the column of IDs; what is new has a disc at its end, beside the name, and what has changed a ring."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        mark = index.data(MARK_ROLE)
        if mark is not None:
            rect = QRectF(option.rect)
            trailing = rect.left() + _MARK if option.direction == _RIGHT_TO_LEFT else rect.right() - _MARK
            paint_mark(painter, QPointF(trailing, rect.center().y()), ChangeMark(mark))


def paint_mark(painter: QPainter, centre: QPointF, mark: ChangeMark) -> None:
    """Draw a mark around ``centre``."""
    accent = QColor(theme.tokens().accent)
    painter.save()
    painter.setRenderHint(_ANTIALIASING)
    painter.setPen(QPen(accent, 1.6))
    painter.setBrush(accent if mark is ChangeMark.NEW else _NO_BRUSH)
    painter.drawEllipse(centre, _MARK / 2, _MARK / 2)
    painter.restore()
