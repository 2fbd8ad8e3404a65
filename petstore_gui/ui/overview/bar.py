"""A row of the chart: one category, and how many of it are available, pending and sold, as a stacked bar.

In the bar each status is told apart by its fill and its shape, not by its colour alone.
"""

import html
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import PetFilter, StatusCounts
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING, ChartButton
from petstore_gui.ui.pet_list.badges import SHAPE, paint_shape
from petstore_gui.ui.theme import theme

_WIDEST_NAME: Final = 0.36
_NARROWEST_SEGMENT: Final = 6.0
_GAP: Final = 2.0
_HEIGHT: Final = 6 * theme.UNIT
_LINE: Final = 1.4
_ROUND: Final = 3.0
_FAINT: Final = 0.6


class CategoryCounts(NamedTuple):
    """What a row shows; ``name`` is what the category is called here."""

    category_id: int
    name: str
    counts: StatusCounts


class ChartColumns(NamedTuple):
    """What all rows have in common: how wide their texts are, and how many animals a whole bar stands for."""

    statuses: overview_text.Statuses
    name: int
    available: int
    total: int
    scale: int

    def cells(self, row: QRect, direction: Qt.LayoutDirection) -> list[QRect]:
        """Return where name, number of available animals, bar and total lie in ``row``."""
        name = min(self.name, int(row.width() * _WIDEST_NAME))
        bar = max(0, row.width() - name - self.available - self.total - 5 * theme.MARGIN)
        cells, left = [], row.left() + theme.MARGIN
        for width in (name, self.available, bar, self.total):
            cells.append(QStyle.visualRect(direction, row, QRect(left, row.top(), width, row.height())))
            left += width + theme.MARGIN
        return cells


class Segment(NamedTuple):
    """The animals of one status in a bar, ``None`` for those that have none: where they lie, and how many they are."""

    status: PetStatus | None
    rect: QRectF
    number: str


class CategoryBar(ChartButton):
    """One category: its name, how many of it are available, all of it as a bar by status, and how many that is.

    The whole of it can be pressed, or the segment of the status that is selected.
    """

    def __init__(self, row: CategoryCounts, columns: ChartColumns) -> None:
        super().__init__(PetFilter(None, row.category_id))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(overview_text.tr("Shows these animals in the list."))  # else it is the tool tip
        self.show_row(row, columns)

    @property
    def selectable(self) -> list[PetStatus | None]:
        """What can be selected, the whole of the category first."""
        return [None, *(status for status, count in self._row.counts.statuses.items() if count.number)]

    def show_row(self, row: CategoryCounts, columns: ChartColumns) -> None:
        """Show other counts of the category, in line with the other rows; what is selected stays so where it can."""
        self._row, self._columns = row, columns
        self.select(self.pet_filter.status if self.pet_filter.status in self.selectable else None)
        self.setToolTip(f"<qt>{html.escape(self._sentence())}</qt>")

    def select(self, status: PetStatus | None) -> None:
        """Let a press ask for the animals of ``status``, or for the whole category."""
        self.pet_filter = PetFilter(status, self._row.category_id)
        name, counts = self._row.name, self._row.counts
        word = self._columns.statuses[status] if status else ""
        sentence = overview_text.segment_sentence(name, word, counts.of(status)) if status else self._sentence()
        self.setAccessibleName(sentence)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(theme.UNIT * 100, max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self.select(
            next((each.status for each in self._segments() if each.rect.left() <= x <= each.rect.right()), None)
        )
        super().mousePressEvent(event)

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        self.paint_background(painter, framed=False)
        colours, counts = theme.tokens(), self._row.counts
        name, available, _bar, total = self._columns.cells(self.rect(), self.layoutDirection())
        elided = self.fontMetrics().elidedText(self._row.name, Qt.TextElideMode.ElideMiddle, name.width())
        painter.setPen(QColor(colours.text))
        painter.drawText(name, LEADING, isolate(elided))
        numbers = theme.tabular_font(self.font())
        painter.setFont(numbers)
        painter.setPen(QColor(colours.quiet))
        painter.drawText(total, TRAILING, overview_text.format_count(counts.total))
        if counts.available.number:
            painter.setPen(QColor(colours.available))
            painter.setFont(theme.heading_font(numbers, theme.Type.BODY))
        painter.drawText(available, TRAILING, overview_text.format_count(counts.available))
        painter.setFont(theme.heading_font(numbers, theme.Type.CAPTION))
        segments = self._segments()
        for segment in segments:
            paint_segment(painter, segment)
        selected = [each.rect for each in segments if each.status and each.status is self.pet_filter.status]
        if self.hasFocus() and selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.text), 2))
            painter.drawRoundedRect(selected[0].adjusted(-2, -3, 2, 3), theme.UNIT, theme.UNIT)

    def _segments(self) -> list[Segment]:
        """Return where the statuses of which there are animals lie in the bar."""
        statuses, counts = self._columns.statuses, self._row.counts
        *_, bar, _total = self._columns.cells(self.rect(), Qt.LayoutDirection.LeftToRight)
        height = min(bar.height() - 2 * theme.UNIT, _HEIGHT)
        # Each has a width that can be seen; what is left is shared out by number.
        unit = max(0.0, bar.width() - (_NARROWEST_SEGMENT + _GAP) * len(statuses)) / self._columns.scale
        segments, start = [], float(bar.left())
        for status in statuses:
            count = counts.of(status)
            if count.number:
                width = _NARROWEST_SEGMENT + count.number * unit
                left = self.width() - start - width if self.isRightToLeft() else start
                rect = QRectF(left, bar.center().y() + 1 - height / 2, width, height)
                segments.append(Segment(status, rect, overview_text.format_count(count)))
                start += width + _GAP
        return segments

    def _sentence(self) -> str:
        return overview_text.category_sentence(self._row.name, self._row.counts, self._columns.statuses)


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
    painter.drawText(label, TRAILING, segment.number)


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
