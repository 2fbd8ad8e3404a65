"""What stands on every page of a report: its title and how complete it is above, from where and which page below."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPainter, QPen

from petstore_gui.ui.printing.pages import MM, Page, PageNumber, body_rect, paper_font
from petstore_gui.ui.printing.paragraph import Paragraph

INK: Final = "#000000"
TEXT_POINTS: Final = 9.5
PADDING: Final = 1.1 * MM
COLUMN_GAP: Final = 4 * MM
_QUIET: Final = "#444444"  # black on white, in the dark scheme, too
_TITLE_POINTS: Final = 15
_FOOTER_POINTS: Final = 8
_GAP: Final = 3 * MM
_HAIR: Final = 0.1 * MM
_LINE: Final = 0.3 * MM
_FAINT: Final = "#999999"
_PAGE_NUMBER: Final = 0.28  # of the width
_MOST_LINES: Final = 6  # of a title or a sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportTexts:
    """What a report says of itself on each page; ``page_of`` has places for the number and for the count."""

    title: str
    lines: tuple[str, ...]
    """How many animals, how complete they are, and what keeps others out."""
    source: str
    """The service, and as of when."""
    page_of: str
    right_to_left: bool = False


class Cell(Protocol):
    """What stands in a cell of a table."""

    @property
    def height(self) -> float:
        """What it needs, in the units of the page."""

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its left upper corner there."""


class PageFrame:
    """Lays out what every page has, and a table between, whose rows are never cut."""

    def __init__(self, layout: QPageLayout, texts: ReportTexts) -> None:
        sheet = body_rect(layout)
        self._texts, self._sheet, self._mirrored = texts, sheet, texts.right_to_left
        self._small = paper_font(_FOOTER_POINTS)
        self._title = self._paragraph(texts.title, _TITLE_POINTS, bold=True)
        self._lines = [self._paragraph(line, TEXT_POINTS) for line in texts.lines if line]
        top = sheet.top() + self._title.height + sum(line.height for line in self._lines) + _GAP
        self._number_width = sheet.width() * _PAGE_NUMBER
        room = sheet.width() - self._number_width
        self._source = Paragraph(texts.source, self._small, room, right_to_left=self._mirrored, max_lines=2)
        self._bottom = sheet.bottom() - self._source.height
        self.body = QRectF(sheet.left(), top, sheet.width(), max(1.0, self._bottom - _GAP - top))
        """What is left for the table."""

    def max_height(self, titles: Sequence[Cell]) -> float:
        """Return how high a cell may be so that its row goes onto one page."""
        return self.body.height() - _row_height(titles) - 2 * PADDING

    def table_pages(
        self, widths: Sequence[float], titles: Sequence[Cell], rows: Iterable[Sequence[Cell]]
    ) -> Iterator[Page]:
        """Return pages with these rows, below the titles on each of them; at least one page."""
        top = _row_height(titles)
        on_page: list[tuple[float, Sequence[Cell]]] = []
        y = top
        for cells in rows:
            height = _row_height(cells)
            if on_page and y + height > self.body.height():
                yield self._page(widths, titles, on_page)
                on_page, y = [], top
            on_page.append((y, cells))
            y += height
        yield self._page(widths, titles, on_page)

    def _paragraph(self, text: str, points: float, *, bold: bool = False) -> Paragraph:
        font = paper_font(points, bold=bold)
        return Paragraph(text, font, self._sheet.width(), right_to_left=self._mirrored, max_lines=_MOST_LINES)

    def _page(
        self, widths: Sequence[float], titles: Sequence[Cell], on_page: Sequence[tuple[float, Sequence[Cell]]]
    ) -> Page:
        def paint(painter: QPainter, number: PageNumber) -> None:
            self._paint_frame(painter, number)
            top = self.body.top()
            self._paint_row(painter, widths, titles, top)
            self._draw_line(painter, top + _row_height(titles), _LINE)
            for y, cells in on_page:
                self._paint_row(painter, widths, cells, top + y)
                self._draw_line(painter, top + y + _row_height(cells), _HAIR)

        return paint

    def _paint_row(self, painter: QPainter, widths: Sequence[float], cells: Sequence[Cell], y: float) -> None:
        offset = 0.0
        for width, cell in zip(widths, cells, strict=True):
            painter.setPen(QColor(INK))
            x = self.body.right() - offset - width if self._mirrored else self.body.left() + offset
            cell.paint(painter, x, y + PADDING)
            offset += width + COLUMN_GAP

    def _paint_frame(self, painter: QPainter, number: PageNumber) -> None:
        sheet, locale = self._sheet, QLocale()
        painter.setPen(QColor(INK))
        self._title.paint(painter, sheet.left(), sheet.top())
        painter.setPen(QColor(_QUIET))
        y = sheet.top() + self._title.height
        for line in self._lines:
            line.paint(painter, sheet.left(), y)
            y += line.height
        words = self._texts.page_of.format(number=locale.toString(number.number), count=locale.toString(number.total))
        trailing = Qt.AlignmentFlag.AlignTrailing
        at = Paragraph(words, self._small, self._number_width, alignment=trailing, right_to_left=self._mirrored)
        source_x, number_x = sheet.left(), sheet.right() - self._number_width
        if self._mirrored:
            source_x, number_x = sheet.left() + self._number_width, sheet.left()
        self._source.paint(painter, source_x, self._bottom)
        at.paint(painter, number_x, self._bottom)

    def _draw_line(self, painter: QPainter, y: float, width: float) -> None:
        painter.setPen(QPen(QColor(_FAINT if width == _HAIR else _QUIET), width))
        painter.drawLine(QPointF(self.body.left(), y), QPointF(self.body.right(), y))


def _row_height(cells: Sequence[Cell]) -> float:
    return max(cell.height for cell in cells) + 2 * PADDING
