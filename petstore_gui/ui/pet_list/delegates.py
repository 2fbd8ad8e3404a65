"""Draws an animal's status as a badge, and the mark of a new or changed one."""

import sys
from typing import Final

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from petstore_gui.ui import override
from petstore_gui.ui.pet_list.table_model import MARK_ROLE, PENDING_ROLE, STATUS_ROLE, ChangeMark
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.status_badge import paint_badge
from petstore_gui.ui.widgets.table_view import IsolatedTextDelegate

_PADDING: Final = theme.GAP + theme.UNIT / 2
_MARK: Final = 7.0
_TEXT_FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_OWN_LOOK: Final = sys.platform == "linux"


class StatusDelegate(QStyledItemDelegate):
    """Paints the status column; the word comes from the model's display role, the status from its status role."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        if not _OWN_LOOK:
            super().paint(painter, option, index)  # the row's background, which our own style sheet draws itself
        rect = QRectF(option.rect).adjusted(_PADDING, 0, -_PADDING, 0)
        word = index.data(Qt.ItemDataRole.DisplayRole)
        painter.save()
        painter.setLayoutDirection(option.direction)
        if index.data(PENDING_ROLE):  # no badge: how far an add has come is no status
            painter.setPen(QColor(theme.tokens().quiet))
            word = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, int(rect.width()))
            painter.drawText(rect, _TEXT_FLAGS, word)
        else:
            paint_badge(painter, rect, word, index.data(STATUS_ROLE))
        painter.restore()

    @override
    def displayText(self, _value: object, _locale: QLocale | QLocale.Language) -> str:
        return ""  # the badge has it


class MarkDelegate(IsolatedTextDelegate):
    """Paints the column of IDs; what is new has a disc at its end, beside the name, and what has changed a ring."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        mark = index.data(MARK_ROLE)
        if mark is None:
            return
        rect, accent = QRectF(option.rect), QColor(theme.tokens().accent)
        from_right = option.direction == Qt.LayoutDirection.RightToLeft
        trailing = rect.left() + _MARK if from_right else rect.right() - _MARK
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(accent, 1.6))
        painter.setBrush(accent if mark == ChangeMark.NEW else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(trailing, rect.center().y()), _MARK / 2, _MARK / 2)
        painter.restore()
