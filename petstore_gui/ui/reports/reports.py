"""The reports on paper: the list or the selection, and the counts of the overview, as they are at one moment."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPainter, QPen

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import PetField, cell_text
from petstore_gui.inventory.overview import StatusCounts, overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.exporting import text as exporting_text
from petstore_gui.ui.exporting.choices import AnimalPart, animal_parts, is_right_to_left
from petstore_gui.ui.i18n.text import category_text, field_title, translate
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.pet_list.badges import SHAPE, paint_shape
from petstore_gui.ui.pet_list.columns import cell_words
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.text import added_since, listed_source
from petstore_gui.ui.printing.dialog import PrintChoice
from petstore_gui.ui.printing.pages import MM, Page, PageNumber, body_rect, paper_font
from petstore_gui.ui.printing.paragraph import Paragraph, text_width
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

INK: Final = "#000000"
TEXT_POINTS: Final = 9.5
PADDING: Final = 1.1 * MM
COLUMN_GAP: Final = 4 * MM
_QUIET: Final = "#444444"  # black on white even in the dark scheme
_TITLE_POINTS: Final = 15
_FOOTER_POINTS: Final = 8
_FRAME_GAP: Final = 3 * MM
_HAIR: Final = 0.1 * MM
_FRAME_LINE: Final = 0.3 * MM
_FAINT: Final = "#999999"
_PAGE_NUMBER: Final = 0.28  # of the width
_MOST_LINES: Final = 6  # of a title or a sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportTexts:
    """The texts around a report on each page; ``page_of`` has places for the page number and for their count."""

    title: str
    lines: tuple[str, ...]
    """The number of animals, how complete they are, and the filters."""
    source: str
    """The service, and the time of the animals."""
    page_of: str
    right_to_left: bool = False


class Cell(Protocol):
    """The content of a cell of a table."""

    @property
    def height(self) -> float:
        """The height that it needs, in units of the page."""

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its upper left corner at ``x`` and ``y``."""


class PageFrame:
    """Lays out the head and foot of each page, and a table between them, whose rows are never split."""

    def __init__(self, layout: QPageLayout, texts: ReportTexts) -> None:
        sheet = body_rect(layout)
        self._texts, self._sheet, self._mirrored = texts, sheet, texts.right_to_left
        self._small = paper_font(_FOOTER_POINTS)
        self._title = self._paragraph(texts.title, _TITLE_POINTS, bold=True)
        self._lines = [self._paragraph(line, TEXT_POINTS) for line in texts.lines if line]
        top = sheet.top() + self._title.height + sum(line.height for line in self._lines) + _FRAME_GAP
        self._number_width = sheet.width() * _PAGE_NUMBER
        room = sheet.width() - self._number_width
        self._source = Paragraph(texts.source, self._small, room, right_to_left=self._mirrored, max_lines=2)
        self._bottom = sheet.bottom() - self._source.height
        self.body = QRectF(sheet.left(), top, sheet.width(), max(1.0, self._bottom - _FRAME_GAP - top))
        """The area for the table."""

    def max_height(self, titles: Sequence[Cell]) -> float:
        """Return the largest height of a cell whose row fits on one page."""
        return self.body.height() - _row_height(titles) - 2 * PADDING

    def table_pages(
        self, widths: Sequence[float], titles: Sequence[Cell], rows: Iterable[Sequence[Cell]]
    ) -> Iterator[Page]:
        """Return pages with these rows, at least one page; each has the titles."""
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
            self._draw_line(painter, top + _row_height(titles), _FRAME_LINE)
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


_BAR_HEIGHT: Final = 3.6 * MM
_SWATCH: Final = 3.0 * MM
_SWATCH_GAP: Final = 1.0 * MM
_BAR_GAP: Final = 0.4 * MM
_BAR_LINE: Final = 0.25 * MM
_STRIPES: Final = 0.9 * MM  # from one to the next
_NARROWEST: Final = 0.8 * MM
_LEAST_BAR: Final = 0.32
_LEAST_BAR_BESIDE_LONG_TITLES: Final = 0.12
_LEAST_CATEGORY: Final = 0.15
"""The share of the width."""
_SPARE: Final = 0.2 * MM  # else a text exactly as wide as its column wraps
_TRAILING: Final = Qt.AlignmentFlag.AlignTrailing


@dataclass(frozen=True, slots=True)
class CountRow:
    """A category, or the store: ``counts`` as texts, by status and in all, and the ``numbers`` for its bar."""

    name: str
    counts: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OverviewReport:
    """The overview: the first row is the store, without a bar; ``titles`` are for names, each status, and the total."""

    texts: ReportTexts
    file_name: str
    statuses: tuple[PetStatus | None, ...]
    titles: tuple[str, ...]
    store: CountRow
    categories: tuple[CountRow, ...]

    @property
    def title(self) -> str:
        """The title of the PDF."""
        return self.texts.title

    @property
    def names(self) -> Iterator[str]:
        """The names of the categories."""
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
        """Return the widths of name, counts and bar: names wrap if they would leave too little room for the bars.

        Bars become shorter before a title is broken.
        """
        first, *others = self.titles
        rows = (self.store, *self.categories)
        indents = [_SWATCH + _SWATCH_GAP] * len(self.statuses) + [0.0]
        counts = []
        for number, (title, indent) in enumerate(zip(others, indents, strict=True)):
            widest = max(text_width(row.counts[number], bold) for row in rows)
            counts.append(max(widest, text_width(title, bold) + indent) + _SPARE)
        room -= COLUMN_GAP * (len(counts) + 1)
        most = room * (1 - _LEAST_BAR_BESIDE_LONG_TITLES - _LEAST_CATEGORY)
        counts = [width * min(1.0, most / sum(counts)) for width in counts]
        needed = max(
            text_width(first, bold), text_width(self.store.name, bold), *(text_width(row.name, font) for row in rows)
        )
        name = min(needed + _SPARE, max(room * _LEAST_CATEGORY, room * (1 - _LEAST_BAR) - sum(counts)))
        return [name, *counts, room - name - sum(counts)]


class _StatusTitle:
    """The word of a status above its counts, behind its pattern in the bars."""

    def __init__(self, word: str, status: PetStatus | None, font: QFont, width: float, *, right_to_left: bool) -> None:
        room = max(1.0, width - _SWATCH - _SWATCH_GAP)
        self._word = Paragraph(word, font, room, alignment=_TRAILING, right_to_left=right_to_left)
        self._word_width = min(room, text_width(word, font))
        self._status, self._width, self._mirrored = status, width, right_to_left
        self.height = max(self._word.height, _SWATCH)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the pattern beside the word, which is aligned with its numbers."""
        before = self._word_width + _SWATCH_GAP
        left = x + before if self._mirrored else x + self._width - before - _SWATCH
        paint_pattern(painter, QRectF(left, y + _BAR_GAP, _SWATCH, _SWATCH), self._status)
        painter.setPen(QColor(INK))
        self._word.paint(painter, x if self._mirrored else x + _SWATCH + _SWATCH_GAP, y)


class _Bar:
    """The bar of a category by status; its length is relative to the largest category."""

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
        fixed = (_NARROWEST + _BAR_GAP) * max(1, len(statuses))  # so that each part is visible
        self._unit = max(0.0, width - fixed) / max(1, scale)
        self.height = _BAR_HEIGHT

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the parts, from the start of the reading direction."""
        start = 0.0
        for status, number in self._parts:
            width = _NARROWEST + number * self._unit
            left = x + self._width - start - width if self._mirrored else x + start
            paint_pattern(painter, QRectF(left, y, width, _BAR_HEIGHT), status)
            start += width + _BAR_GAP


def paint_pattern(painter: QPainter, rect: QRectF, status: PetStatus | None) -> None:
    """Fill available solid, pending striped, sold empty with an outline, no status with a dashed outline."""
    painter.save()
    inner = rect.adjusted(_BAR_LINE / 2, _BAR_LINE / 2, -_BAR_LINE / 2, -_BAR_LINE / 2)
    pen = QPen(QColor(INK), _BAR_LINE)
    if status is None:
        pen.setDashPattern([2.5, 2.5])
    painter.setPen(pen)
    painter.setBrush(QColor(INK) if status is PetStatus.AVAILABLE else Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    if status is PetStatus.PENDING:  # own lines, as the density of those of a brush depends on the device
        painter.setClipRect(inner)
        height = inner.height()
        starts = [
            inner.left() - height + step * _STRIPES for step in range(int((inner.width() + height) / _STRIPES) + 1)
        ]
        painter.drawLines([QLineF(x, inner.bottom(), x + height, inner.top()) for x in starts])
    painter.restore()


_SHAPE: Final = 2.3 * MM
_SHAPE_GAP: Final = 1.2 * MM
_LEAST_NAME: Final = 0.35
"""The least share of the width for names; the other columns wrap first."""
_MEASURED: Final = 20  # the longest texts of a column: measuring all takes longer than laying them out


@dataclass(frozen=True, slots=True)
class AnimalRow:
    """An animal: the texts of its columns, and its unchanged status."""

    texts: tuple[str, ...]
    status: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ListReport:
    """The list: rows below titles, with the columns of these fields in reading direction."""

    texts: ReportTexts
    file_name: str
    fields: tuple[PetField, ...]
    titles: tuple[str, ...]
    rows: tuple[AnimalRow, ...]

    @property
    def title(self) -> str:
        """The title of the PDF."""
        return self.texts.title

    @property
    def names(self) -> Iterator[str]:
        """The names of the animals and their categories, and unknown statuses."""
        return (text for row in self.rows for text in row.texts)

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:
        """Return the pages, each as soon as its rows are laid out."""
        frame, mirrored = PageFrame(layout, self.texts), self.texts.right_to_left
        font, bold = theme.tabular_font(paper_font(TEXT_POINTS)), paper_font(TEXT_POINTS, bold=True)
        widths = self._widths(frame.body.width(), font, bold)
        titles: list[Cell] = [
            Paragraph(title, bold, width, right_to_left=mirrored)
            for title, width in zip(self.titles, widths, strict=True)
        ]
        max_height = frame.max_height(titles)

        def cell(field: PetField, text: str, status: str | None, width: float) -> Cell:
            if field is PetField.STATUS:
                return _StatusCell(text, status, font, width, right_to_left=mirrored)
            return Paragraph(text, font, width, right_to_left=mirrored, max_height=max_height)

        kept_cell = cache(cell)  # statuses and categories repeat often
        for_field = {each: kept_cell if each in {PetField.CATEGORY, PetField.STATUS} else cell for each in PetField}
        rows = (
            [
                for_field[field](field, text, row.status if field is PetField.STATUS else None, width)
                for field, text, width in zip(self.fields, row.texts, widths, strict=True)
            ]
            for row in self.rows
        )
        return frame.table_pages(widths, titles, rows)

    def _widths(self, room: float, font: QFont, bold: QFont) -> list[float]:
        needed = []
        for number, (field, title) in enumerate(zip(self.fields, self.titles, strict=True)):
            texts = set() if field is PetField.NAME else {row.texts[number] for row in self.rows}
            shape = (_SHAPE + _SHAPE_GAP) * (field is PetField.STATUS)
            longest = sorted(texts, key=len)[-_MEASURED:]
            widest = max((text_width(text, font) + shape for text in longest), default=0.0)
            needed.append(max(widest, text_width(title, bold)) + _SPARE)
        return column_widths(needed, self.fields, room - COLUMN_GAP * (len(needed) - 1))


class _StatusCell:
    """The word of a status behind its shape, which is distinct without colour."""

    def __init__(self, word: str, status: str | None, font: QFont, width: float, *, right_to_left: bool) -> None:
        self._status, self._width, self._mirrored = status, width, right_to_left
        room = max(1.0, width - _SHAPE - _SHAPE_GAP)
        self._word = Paragraph(word, font, room, right_to_left=right_to_left, max_lines=4)
        self._line = QFontMetricsF(font).height()
        self.height = self._word.height

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the shape at the start of the reading direction, and the word behind it."""
        left = x + self._width - _SHAPE if self._mirrored else x
        painter.save()
        painter.translate(left, y + (self._line - _SHAPE) / 2)
        painter.scale(_SHAPE / SHAPE, _SHAPE / SHAPE)
        paint_shape(painter, QRectF(0, 0, SHAPE, SHAPE), self._status, QColor(INK))
        painter.restore()
        self._word.paint(painter, x if self._mirrored else x + _SHAPE + _SHAPE_GAP, y)


def column_widths(needed: Sequence[float], fields: Sequence[PetField], room: float) -> list[float]:
    """Return the widths of the columns of ``fields`` in ``room``: as wide as they need.

    The names get the rest, and never too little. Without names, no column is wider than it needs.
    """
    widths = list(needed)
    names = fields.index(PetField.NAME) if PetField.NAME in fields else None
    others = [number for number in range(len(fields)) if number != names]
    left = room if names is None else room * (1 - _LEAST_NAME)
    # The narrowest first: the unused rest of their share goes to those that need more.
    for done, number in enumerate(sorted(others, key=lambda each: needed[each])):
        widths[number] = min(needed[number], left / (len(others) - done))
        left -= widths[number]
    if names is not None:
        widths[names] = room - sum(widths[number] for number in others)
    return widths


_LONGEST: Final = 300  # characters of a name: paper has room for more than the window


def animal_choices(
    page: PetListPage, snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]
) -> list[PrintChoice]:
    """Return the shown rows with their order and columns, and the selected ones."""
    shown, selected, _loaded = animal_parts(page, snapshot)
    fields = tuple(page.table.columns.in_order())
    words = cell_words(partial(category_text, names=names), _LONGEST)

    def choice(part: AnimalPart) -> PrintChoice:
        title, of_part = exporting_text.sheet_names()[0], snapshot.with_times_of(part.pets)
        report = ListReport(
            texts=_texts(title, (part.sentence, part.filters), of_part, connection),
            file_name=exporting_text.file_name(of_counts=False),
            fields=fields,
            titles=tuple(map(field_title, fields)),
            rows=tuple(
                AnimalRow(tuple(cell_text(pet, each, words) for each in fields), pet.status) for pet in part.pets
            ),
        )
        return PrintChoice(report, part.label, enabled=bool(part.pets))

    return [choice(shown), choice(selected)]


def overview_choice(snapshot: Snapshot, connection: "Connection", names: Mapping[int, str]) -> PrintChoice:
    """Return the counts of the overview."""
    overview = overview_of(snapshot)
    statuses = overview_text.shown_statuses(overview)

    def row(name: str, counts: StatusCounts) -> CountRow:
        words = [overview_text.format_count(count) for count in (*map(counts.of, statuses), counts.total)]
        return CountRow(name, tuple(words), tuple(counts.of(status).number for status in statuses))

    total = exporting_text.total()
    report = OverviewReport(
        texts=_texts(_tr("Overview"), (exporting_text.counts_sentence(snapshot),), snapshot, connection),
        file_name=exporting_text.file_name(of_counts=True),
        statuses=tuple(statuses),
        titles=(field_title(PetField.CATEGORY), *statuses.values(), total),
        store=row(_tr("All categories"), overview.store),
        categories=tuple(row(category_text(each, names), counts) for each, counts in overview.categories),
    )
    return PrintChoice(report)


def _texts(title: str, lines: tuple[str, ...], snapshot: Snapshot, connection: "Connection") -> ReportTexts:
    source = [translate(connection.profile.label)]
    if not connection.is_embedded:
        source.append(connection.base_url)
    return ReportTexts(
        title=title,
        lines=(*lines, exporting_text.updated(snapshot)) if snapshot.is_cached else lines,
        source=" · ".join(each for each in (*source, listed_source(snapshot), added_since(snapshot)) if each),
        page_of=_tr("Page {number} of {count}"),
        right_to_left=is_right_to_left(),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("reports.reports", text)
