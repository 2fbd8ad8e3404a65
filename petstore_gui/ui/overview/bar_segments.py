"""The segments of a stacked bar: each status told apart by its fill and its shape, not by its colour alone."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.status_badge import SHAPE, paint_shape

_LINE: Final = 1.4
_ROUND: Final = 3.0
_FAINT: Final = 0.6
_TRAILING: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Segment(NamedTuple):
    """The animals of one status in a bar, ``None`` for those that have none: where they lie, and how many they are."""

    status: PetStatus | None
    rect: QRectF
    number: str


def inks(status: PetStatus | None) -> tuple[str, str]:
    """Return the colour of a segment, and the one that is written on it in."""
    colours = theme.tokens()
    return {
        PetStatus.AVAILABLE: (colours.available, colours.surface),
        PetStatus.PENDING: (colours.pending_back, colours.pending),
        PetStatus.SOLD: (colours.sold_back, colours.sold),
        None: (colours.surface, colours.quiet),
    }[status]


def paint_segment(painter: QPainter, segment: Segment) -> None:
    """Draw a segment with as much of its shape and its number as there is room for."""
    _paint_fill(painter, segment)
    wide = painter.fontMetrics().horizontalAdvance(segment.number)
    room = segment.rect.width() - 3 * theme.UNIT
    with_shape = room >= wide + SHAPE + theme.UNIT
    if not segment.number or room < wide:
        return
    ground, ink = (QColor(colour) for colour in inks(segment.status))
    place = QRectF(0, 0, wide + with_shape * (SHAPE + theme.UNIT), segment.rect.height())
    place.moveCenter(segment.rect.center())
    if segment.status is PetStatus.PENDING:  # a place in the stripes to write on
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(place.adjusted(-theme.UNIT, 3, theme.UNIT, -3), theme.UNIT, theme.UNIT)
    if with_shape:
        rtl = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        dot = QRectF(place.right() - SHAPE if rtl else place.left(), place.center().y() - SHAPE / 2, SHAPE, SHAPE)
        paint_shape(painter, dot, segment.status, ink)
    painter.setPen(ink)
    painter.drawText(place, _TRAILING, segment.number)


def _paint_fill(painter: QPainter, segment: Segment) -> None:
    """Available is solid, pending striped, sold plain within a line, and what has no status is empty within dashes."""
    ground, ink = (QColor(colour) for colour in inks(segment.status))
    line = QPen(ink if segment.status is not PetStatus.AVAILABLE else ground, _LINE)
    if segment.status is None:
        line.setStyle(Qt.PenStyle.DashLine)
    rect = segment.rect.adjusted(_LINE / 2, _LINE / 2, -_LINE / 2, -_LINE / 2)
    painter.setPen(line)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, _ROUND, _ROUND)
    if segment.status is PetStatus.PENDING:
        ink.setAlphaF(_FAINT)
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
