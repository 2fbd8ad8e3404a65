"""A row of the board's picture: one category, and how many of it are available, pending and sold, as a stacked bar."""

import html
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import PetFilter, StatusCounts
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.bar_segments import Segment, paint_segment
from petstore_gui.ui.overview.stat_tile import LEADING, PAD, TRAILING, Part
from petstore_gui.ui.overview.text import Statuses
from petstore_gui.ui.theme import theme

_SMALLEST: Final = 6.0
_APART: Final = 2.0
_HEIGHT: Final = 6 * theme.UNIT


class BarColumns(NamedTuple):
    """How wide the texts beside the bars are, the same in every row; and how many animals a whole bar stands for."""

    name: int
    available: int
    total: int
    scale: int

    def cells(self, row: QRect, direction: Qt.LayoutDirection) -> tuple[QRect, QRect, QRect, QRect]:
        """Return where name, number of available animals, bar and total lie in ``row``."""
        inner = row.adjusted(PAD, 0, -PAD, 0)
        name = QRect(inner.left(), inner.top(), self.name, inner.height())
        available = QRect(name.right() + 1 + PAD, inner.top(), self.available, inner.height())
        total = QRect(inner.right() + 1 - self.total, inner.top(), self.total, inner.height())
        start = available.right() + 1 + PAD
        bar = QRect(start, inner.top(), max(0, total.left() - PAD - start), inner.height())
        name, available, bar, total = (
            QStyle.visualRect(direction, row, each) for each in (name, available, bar, total)
        )
        return name, available, bar, total


class CategoryBar(Part):
    """One category: its name, how many of it are available, all of it as a bar by status, and how many that is.

    ``part`` is the status whose segment is pressed with the bar, ``None`` for the whole category.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part: PetStatus | None = None
        self.category_id = 0
        self._name = ""
        self._tally: StatusCounts | None = None
        self._statuses: Statuses = []
        self._columns = BarColumns(0, 0, 0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)

    @property
    def parts(self) -> list[PetStatus | None]:
        """What can be pressed on this bar, the whole of it first."""
        known = [] if self._tally is None else self._tally.statuses.items()
        return [None, *(status for status, count in known if count.number)]

    def show_category(self, category_id: int, name: str, tally: StatusCounts, statuses: Statuses) -> None:
        """Show what there is of a category."""
        if category_id != self.category_id:
            self.part = None
        self.category_id, self._name, self._tally, self._statuses = category_id, name, tally, statuses
        self.choose(self.part if self.part in self.parts else None)
        sentence = overview_text.category_sentence(name, tally, statuses)
        self.setToolTip(f"<qt>{html.escape(sentence)}</qt>")
        self.setAccessibleDescription(overview_text.hint())  # else it is the tool tip, with its markup

    def show_columns(self, columns: BarColumns) -> None:
        """Lie in line with the other rows."""
        self._columns = columns
        self.update()

    def choose(self, part: PetStatus | None) -> None:
        """Let a press mean ``part``."""
        self.part = part
        if self._tally is None:
            return
        if part is None:
            self.setAccessibleName(overview_text.category_sentence(self._name, self._tally, self._statuses))
        else:
            word = dict(self._statuses)[part]
            self.setAccessibleName(overview_text.part_sentence(self._name, word, self._tally.statuses[part]))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(theme.UNIT * 100, max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        inside = (each.status for each in self._segments() if each.rect.left() <= at.x() <= each.rect.right())
        self.choose(next(inside, None))
        super().mousePressEvent(event)

    @override
    def paintEvent(self, _event: object) -> None:
        if self._tally is None:
            return
        painter = QPainter(self)
        self.paint_ground(painter, framed=False)
        colours = theme.tokens()
        name, available, _bar, total = self._columns.cells(self.rect(), self.layoutDirection())
        elided = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, name.width())
        painter.setPen(QColor(colours.text))
        painter.drawText(name, LEADING, isolate(elided))
        numbers = theme.tabular_font(self.font())
        painter.setFont(numbers)
        painter.setPen(QColor(colours.quiet))
        painter.drawText(total, TRAILING, overview_text.mark(self._tally.total))
        some = self._tally.available.number > 0
        painter.setPen(QColor(colours.available if some else colours.quiet))
        painter.setFont(theme.heading_font(numbers, theme.Type.BODY) if some else numbers)
        painter.drawText(available, TRAILING, overview_text.mark(self._tally.available))
        self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        segments = self._segments()
        painter.setFont(theme.heading_font(theme.tabular_font(self.font()), theme.Type.CAPTION))
        for segment in segments:
            paint_segment(painter, segment)
        chosen = [each.rect for each in segments if each.status is not None and each.status is self.part]
        if self.hasFocus() and chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.tokens().text), 2))
            painter.drawRoundedRect(chosen[0].adjusted(-2, -3, 2, 3), theme.UNIT, theme.UNIT)

    def _segments(self) -> list[Segment]:
        """Return where the statuses of which there are animals lie in the bar."""
        if self._tally is None:
            return []
        *_, bar, _total = self._columns.cells(self.rect(), Qt.LayoutDirection.LeftToRight)
        counts = [(status, overview_text.count_of(self._tally, status)) for status, _word in self._statuses]
        some = [(status, count) for status, count in counts if count.number]
        height = min(bar.height() - 2 * theme.UNIT, _HEIGHT)
        # Each has a width that can be seen; what is left is shared out by number.
        unit = max(0.0, bar.width() - (_SMALLEST + _APART) * len(self._statuses)) / self._columns.scale
        segments, start = [], float(bar.left())
        for status, count in some:
            rect = QRectF(start, bar.center().y() + 1 - height / 2, _SMALLEST + count.number * unit, height)
            start = rect.right() + _APART
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                rect.moveLeft(self.width() - rect.right())
            segments.append(Segment(status, rect, overview_text.mark(count)))
        return segments

    def _on_clicked(self) -> None:
        self.wanted.emit(PetFilter(self.part, self.category_id))
