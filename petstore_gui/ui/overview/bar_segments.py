"""The segments of a stacked bar: each status told apart by its fill and its shape, not by its colour alone."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.pet_list.badges import SHAPE, paint_shape
from petstore_gui.ui.theme import theme

_LINE: Final = 1.4
_ROUND: Final = 3.0
_FAINT: Final = 0.6
_TRAILING: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Segment(NamedTuple):
    """The animals of one status in a bar, ``None`` for those that have none: where they lie, and how many they are."""

    status: PetStatus | None
    rect: QRectF
    number: str


def segment_colours(status: PetStatus | None) -> tuple[str, str]:
    """Return the colour of a segment, and that of the number on it."""
    colours = theme.tokens()
    return {
        PetStatus.AVAILABLE: (colours.available, colours.surface),
        PetStatus.PENDING: (colours.pending_back, colours.pending),
        PetStatus.SOLD: (colours.sold_back, colours.sold),
        None: (colours.surface, colours.quiet),
    }[status]


def paint_segment(painter: QPainter, segment: Segment) -> None:
    """Draw a segment with as much of its shape and its number as there is room for."""
    ground, ink = (QColor(colour) for colour in segment_colours(segment.status))
    _paint_fill(painter, segment, ground, ink)
    text_width = painter.fontMetrics().horizontalAdvance(segment.number)
    room = segment.rect.width() - 3 * theme.UNIT
    if not segment.number or room < text_width:
        return
    with_shape = room >= text_width + SHAPE + theme.UNIT
    label = QRectF(0, 0, text_width + with_shape * (SHAPE + theme.UNIT), segment.rect.height())
    label.moveCenter(segment.rect.center())
    if segment.status is PetStatus.PENDING:  # room in the stripes to write on
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(label.adjusted(-theme.UNIT, 3, theme.UNIT, -3), theme.UNIT, theme.UNIT)
    if with_shape:
        mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = label.right() - SHAPE if mirrored else label.left()
        paint_shape(painter, QRectF(left, label.center().y() - SHAPE / 2, SHAPE, SHAPE), segment.status, ink)
    painter.setPen(ink)
    painter.drawText(label, _TRAILING, segment.number)


def _paint_fill(painter: QPainter, segment: Segment, ground: QColor, ink: QColor) -> None:
    """Fill available solid, pending striped, sold plain within a line, and no status with nothing within dashes."""
    line = QPen(ground if segment.status is PetStatus.AVAILABLE else ink, _LINE)
    if segment.status is None:
        line.setStyle(Qt.PenStyle.DashLine)
    rect = segment.rect.adjusted(_LINE / 2, _LINE / 2, -_LINE / 2, -_LINE / 2)
    painter.setPen(line)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, _ROUND, _ROUND)
    if segment.status is PetStatus.PENDING:
        stripes = QColor(ink)
        stripes.setAlphaF(_FAINT)
        painter.setBrush(QBrush(stripes, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
