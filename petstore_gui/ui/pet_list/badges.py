"""Draws the cells of an animal: the status as a badge, highlighted matches of a search, the word of a change mark."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import qt_length, status_text
from petstore_gui.ui.pet_list.table_model import (
    MARK_ROLE,
    MATCHES_ROLE,
    PENDING_ROLE,
    STATUS_ROLE,
    ChangeMark,
    mark_word,
)
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.tokens import Tokens
from petstore_gui.ui.widgets.table_view import BADGE_AIR, TEXT_X, IsolatedTextDelegate, cell_tokens

SHAPE: Final = 8.0
"""The width and the height of the shape in a badge."""
_PADDING: Final = theme.GAP + theme.UNIT / 2
_AIR: Final = theme.UNIT
_LINE: Final = 1.4
# AlignLeft is the leading side: a painter from right to left mirrors it.
_TEXT_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_STATUSES: Final = frozenset(PetStatus)
_ELLIPSIS: Final = "…"


class BadgeColours(NamedTuple):
    """The colours of a badge, which has no outline if ``line`` is empty."""

    ink: str
    back: str
    line: str = ""


class StatusBadge(QWidget):
    """A status, drawn as in the table; a screen reader gets its word."""

    def __init__(self) -> None:
        super().__init__()
        self._status: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_status(self, status: str | None) -> None:
        """Show another status."""
        self._status = status
        self.setAccessibleName(status_text(status))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return badge_size(self.fontMetrics(), status_text(self._status)).boundedTo(QSize(theme.UNIT * 60, 1000))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_badge(QPainter(self), QRectF(self.rect()), status_text(self._status), self._status)


def badge_size(metrics: QFontMetrics, word: str) -> QSize:
    """Return the size of a badge with ``word``."""
    height = max(theme.TARGET, metrics.height() + 2 * _AIR)
    return QSize(ceil(metrics.horizontalAdvance(word) + SHAPE + 3 * _PADDING), height)


def badge_cell_width(metrics: QFontMetrics, word: str) -> int:
    """Return the least width of a table cell with a badge with ``word``."""
    return ceil(TEXT_X + badge_size(metrics, word).width() + _PADDING)


def status_cell_width(metrics: QFontMetrics) -> int:
    """Return the least width of a table cell that has room for the badge of each status."""
    return max(badge_cell_width(metrics, status_text(status)) for status in (None, *PetStatus))


def paint_badge(painter: QPainter, rect: QRectF, word: str, status: str | None) -> None:
    """Draw the badge of ``status`` at the leading edge of ``rect``, as large as its word needs, but within ``rect``."""
    tokens = theme.tokens()
    colours: dict[str | None, tuple[str, str]] = {
        PetStatus.AVAILABLE: (tokens.available, tokens.available_back),
        PetStatus.PENDING: (tokens.pending, tokens.pending_back),
        PetStatus.SOLD: (tokens.sold, tokens.sold_back),
    }
    ink, back = colours.get(status, (tokens.quiet, tokens.surface))
    line = tokens.line if back == tokens.surface else ""
    draw_badge(painter, rect, word, BadgeColours(ink, back, line), partial(paint_shape, status=status, ink=QColor(ink)))


def draw_badge(
    painter: QPainter, rect: QRectF, word: str, colours: BadgeColours, draw_shape: Callable[[QPainter, QRectF], None]
) -> int:
    """Draw a badge with a word and a shape at the leading edge of ``rect``; return its width."""
    metrics = painter.fontMetrics()
    size = badge_size(metrics, word)
    width, height = int(min(rect.width(), size.width())), int(min(rect.height(), size.height()))
    mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
    left = rect.right() - width if mirrored else rect.left()
    badge = QRectF(round(left), round(rect.center().y() - height / 2), width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.line)) if colours.line else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(colours.back))
    painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    leading = badge.right() - _PADDING - SHAPE if mirrored else badge.left() + _PADDING
    draw_shape(painter, QRectF(leading, badge.center().y() - SHAPE / 2, SHAPE, SHAPE))
    before, after = 2 * _PADDING + SHAPE - 2, _PADDING - 4
    text = badge.adjusted(after, 0, -before, 0) if mirrored else badge.adjusted(before, 0, -after, 0)
    if width < size.width():
        word = metrics.elidedText(word, Qt.TextElideMode.ElideRight, int(text.width()) + 1)
    painter.setPen(QColor(colours.ink))
    painter.drawText(text, _TEXT_FLAGS, word)
    painter.restore()
    return width


def paint_shape(painter: QPainter, rect: QRectF, status: str | None, ink: QColor) -> None:
    """Draw the shape of ``status``: a full, half or empty disc; a dash for an unknown or missing status."""
    painter.setPen(QPen(ink, _LINE))
    if status not in _STATUSES:
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))
        return
    painter.setBrush(ink if status == PetStatus.AVAILABLE else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect)
    if status == PetStatus.PENDING:
        painter.setBrush(ink)
        painter.drawPie(rect, 90 * 16, 180 * 16)


class StatusDelegate(QStyledItemDelegate):
    """Paints the status column; the word comes from the model's display role, the status from its status role."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect = QRectF(option.rect).adjusted(TEXT_X, BADGE_AIR, -_PADDING, -BADGE_AIR)
        word = index.data(Qt.ItemDataRole.DisplayRole)
        painter.save()
        painter.setLayoutDirection(option.direction)
        if index.data(PENDING_ROLE):  # no badge: the state of an add is not a status
            painter.setPen(QColor(cell_tokens(option).quiet))
            word = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, int(rect.width()))
            painter.drawText(rect, _TEXT_FLAGS, word)
        else:
            paint_badge(painter, rect, word, index.data(STATUS_ROLE))
        painter.restore()

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return what the word needs: from it the table knows which is cut off."""
        word = index.data(Qt.ItemDataRole.DisplayRole)
        return QSize(badge_cell_width(option.fontMetrics, word), super().sizeHint(option, index).height())

    @override
    def displayText(self, _value: object, _locale: QLocale | QLocale.Language) -> str:
        return ""  # the badge shows it


class MatchDelegate(IsolatedTextDelegate):
    """Paints a text, and highlights the letters that match the search."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        matches = index.data(MATCHES_ROLE)
        if not matches:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        rect = QRect(option.rect).adjusted(TEXT_X, 0, -TEXT_X, 0)
        shown = option.fontMetrics.elidedText(text, option.textElideMode, rect.width())
        end = len(text) if shown == text else max(0, shown.rfind(_ELLIPSIS))  # without room there is no ellipsis
        tokens = cell_tokens(option)
        layout = QTextLayout(shown, option.font)
        line_option = QTextOption()
        line_option.setTextDirection(option.direction)
        line_option.setAlignment(style.visualAlignment(option.direction, option.displayAlignment))
        line_option.setWrapMode(QTextOption.WrapMode.NoWrap)
        layout.setTextOption(line_option)
        before = (len(text) - len(index.data())) // 2  # the mark of isolate(), if it has one
        layout.setFormats(
            [
                _mark(shown, before + first, min(before + last, end), tokens)
                for first, last in matches
                if before + first < end
            ]
        )
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(rect.width())
        layout.endLayout()
        painter.setPen(QColor(tokens.text))
        layout.draw(painter, QPointF(rect.left(), rect.top() + rect.height() // 2 - int(line.height()) // 2))


def _mark(text: str, first: int, end: int, tokens: Tokens) -> QTextLayout.FormatRange:
    mark = QTextLayout.FormatRange()
    mark.start, mark.length = qt_length(text[:first]), qt_length(text[first:end])
    mark.format.setBackground(QColor(tokens.mark))
    mark.format.setForeground(QColor(tokens.on_mark))
    return mark


class NameDelegate(MatchDelegate):
    """Paints the column of names; behind a new or changed one, the word of its mark, if there is room."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        mark = index.data(MARK_ROLE)
        word = "" if mark is None else mark_word(ChangeMark(mark))
        cell = QRect(option.rect)
        room = option.fontMetrics.horizontalAdvance(word) + _PADDING if word else 0
        if not word or room > cell.width() / 2:
            super().paint(painter, option, index)
            return
        style = option.widget.style()  # QStyle itself is not imported: PySide6 makes its enumerations in 8 ms (6.11)
        name = QRectF(cell)
        name.setWidth(min(self.sizeHint(option, index).width(), cell.width() - room))
        rest = QRectF(name.right(), name.top(), room, name.height())
        option.rect = style.visualRect(option.direction, cell, name.toRect())
        super().paint(painter, option, index)
        painter.save()
        painter.setPen(QColor(cell_tokens(option).accent))
        painter.drawText(style.visualRect(option.direction, cell, rest.toRect()), Qt.AlignmentFlag.AlignCenter, word)
        painter.restore()
