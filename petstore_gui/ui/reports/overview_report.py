"""The overview on paper: a row for each category with its counts and its bar, which needs no colour."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPageLayout, QPainter, QPen

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.printing.pages import MM, Page, paper_font
from petstore_gui.ui.printing.paragraph import Paragraph, text_width
from petstore_gui.ui.reports.page_frame import COLUMN_GAP, INK, TEXT_POINTS, Cell, PageFrame, ReportTexts
from petstore_gui.ui.theme import theme

_HEIGHT: Final = 3.6 * MM
_SWATCH: Final = 3.0 * MM
_SWATCH_GAP: Final = 1.0 * MM
_GAP: Final = 0.4 * MM
_LINE: Final = 0.25 * MM
_STRIPES: Final = 0.9 * MM  # from one to the next
_NARROWEST: Final = 0.8 * MM
_LEAST_BAR: Final = 0.32
_LEAST_NAME: Final = 0.15
"""Of the width."""
_SPARE: Final = 0.2 * MM
_TRAILING: Final = Qt.AlignmentFlag.AlignTrailing


@dataclass(frozen=True, slots=True)
class CountRow:
    """A category, or the store: ``counts`` in words, of each status and in all, and for a bar the ``numbers``."""

    name: str
    counts: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OverviewReport:
    """The store in the first row, without a bar; ``titles`` are of the names, of each status, and of all."""

    texts: ReportTexts
    file_name: str
    statuses: tuple[PetStatus | None, ...]
    titles: tuple[str, ...]
    store: CountRow
    categories: tuple[CountRow, ...]

    @property
    def title(self) -> str:
        """What the PDF is called."""
        return self.texts.title

    @property
    def names(self) -> Iterator[str]:
        """Those of the categories."""
        return (row.name for row in self.categories)

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:
        """Return the pages, each as soon as its rows are laid out."""
        frame, mirrored = PageFrame(layout, self.texts), self.texts.right_to_left
        font, bold = theme.tabular_font(paper_font(TEXT_POINTS)), theme.tabular_font(paper_font(TEXT_POINTS, bold=True))
        name, *counts, bar = widths = self._widths(frame.body.width(), font, bold)
        scale = max((sum(each.numbers) for each in self.categories), default=1)
        first, *others = self.titles
        titles: list[Cell] = [
            Paragraph(first, bold, name, right_to_left=mirrored),
            *(
                _StatusTitle(title, status, bold, width, right_to_left=mirrored)
                for title, status, width in zip(others, self.statuses, counts, strict=False)
            ),
            Paragraph(others[-1], bold, counts[-1], alignment=_TRAILING, right_to_left=mirrored),
            _Bar((), (), scale, bar, right_to_left=mirrored),
        ]
        max_height = frame.max_height(titles)

        def row(each: CountRow, used: QFont) -> list[Cell]:
            return [
                Paragraph(each.name, used, name, right_to_left=mirrored, max_height=max_height),
                *(
                    Paragraph(word, used, width, alignment=_TRAILING, right_to_left=mirrored)
                    for word, width in zip(each.counts, counts, strict=True)
                ),
                _Bar(self.statuses, () if each is self.store else each.numbers, scale, bar, right_to_left=mirrored),
            ]

        rows = (row(each, bold if each is self.store else font) for each in (self.store, *self.categories))
        return frame.table_pages(widths, titles, rows)

    def _widths(self, room: float, font: QFont, bold: QFont) -> list[float]:
        """Return how wide name, counts and bar are: names wrap where they would leave too little for the bars."""
        first, *others = self.titles
        rows = (self.store, *self.categories)
        indents = [_SWATCH + _SWATCH_GAP] * len(self.statuses) + [0.0]
        counts = []
        for number, (title, indent) in enumerate(zip(others, indents, strict=True)):
            widest = max(text_width(row.counts[number], bold) for row in rows)
            counts.append(max(widest, text_width(title, bold) + indent) + _SPARE)
        room -= COLUMN_GAP * (len(counts) + 1)
        most = room * (1 - _LEAST_BAR - _LEAST_NAME)
        counts = [width * min(1.0, most / sum(counts)) for width in counts]
        needed = max(
            text_width(first, bold), text_width(self.store.name, bold), *(text_width(row.name, font) for row in rows)
        )
        name = min(needed + _SPARE, room * (1 - _LEAST_BAR) - sum(counts))
        return [name, *counts, room - name - sum(counts)]


class _StatusTitle:
    """The word of a status above its counts, after the pattern that it has in the bars."""

    def __init__(self, word: str, status: PetStatus | None, font: QFont, width: float, *, right_to_left: bool) -> None:
        room = max(1.0, width - _SWATCH - _SWATCH_GAP)
        self._word = Paragraph(word, font, room, alignment=_TRAILING, right_to_left=right_to_left)
        self._word_width = min(room, text_width(word, font))
        self._status, self._width, self._mirrored = status, width, right_to_left
        self.height = max(self._word.height, _SWATCH)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the pattern close to the word, which ends where its numbers do."""
        before = self._word_width + _SWATCH_GAP
        left = x + before if self._mirrored else x + self._width - before - _SWATCH
        paint_pattern(painter, QRectF(left, y + _GAP, _SWATCH, _SWATCH), self._status)
        painter.setPen(QColor(INK))
        self._word.paint(painter, x if self._mirrored else x + _SWATCH + _SWATCH_GAP, y)


class _Bar:
    """How many animals of a category have which status: as long as they are many, against the largest category."""

    def __init__(
        self,
        statuses: Sequence[PetStatus | None],
        numbers: Sequence[int],
        scale: int,
        width: float,
        *,
        right_to_left: bool,
    ) -> None:
        self._parts = [(status, number) for status, number in zip(statuses, numbers, strict=False) if number]
        self._width, self._mirrored = width, right_to_left
        fixed = (_NARROWEST + _GAP) * max(1, len(statuses))  # each part can be seen
        self._unit = max(0.0, width - fixed) / max(1, scale)
        self.height = _HEIGHT

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the parts, from where a line begins."""
        start = 0.0
        for status, number in self._parts:
            width = _NARROWEST + number * self._unit
            left = x + self._width - start - width if self._mirrored else x + start
            paint_pattern(painter, QRectF(left, y, width, _HEIGHT), status)
            start += width + _GAP


def paint_pattern(painter: QPainter, rect: QRectF, status: PetStatus | None) -> None:
    """Fill available solid, pending striped, sold with nothing within a line, and no status within dashes."""
    painter.save()
    inner = rect.adjusted(_LINE / 2, _LINE / 2, -_LINE / 2, -_LINE / 2)
    pen = QPen(QColor(INK), _LINE)
    if status is None:
        pen.setDashPattern([2.5, 2.5])
    painter.setPen(pen)
    painter.setBrush(QColor(INK) if status is PetStatus.AVAILABLE else Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    if status is PetStatus.PENDING:  # lines of our own: how dense those of a brush are depends on the device
        painter.setClipRect(inner)
        height = inner.height()
        starts = [
            inner.left() - height + step * _STRIPES for step in range(int((inner.width() + height) / _STRIPES) + 1)
        ]
        painter.drawLines([QLineF(x, inner.bottom(), x + height, inner.top()) for x in starts])
    painter.restore()
