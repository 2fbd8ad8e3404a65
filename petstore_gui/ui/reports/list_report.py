"""Animals on paper: their columns and order as the table has them, each name whole and no row cut in two."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPainter

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.pet_list.badges import SHAPE, paint_shape
from petstore_gui.ui.printing.pages import MM, Page, paper_font
from petstore_gui.ui.printing.paragraph import Paragraph, text_width
from petstore_gui.ui.reports.page_frame import COLUMN_GAP, INK, TEXT_POINTS, Cell, PageFrame, ReportTexts
from petstore_gui.ui.theme import theme

_SHAPE: Final = 2.3 * MM
_SHAPE_GAP: Final = 1.2 * MM
_LEAST_NAME: Final = 0.35
"""Of the width, for names; the other columns wrap before that."""
_MEASURED: Final = 20  # texts of a column, the longest: to measure all takes longer than to lay them out
_SPARE: Final = 0.2 * MM  # or a text as wide as its column breaks


@dataclass(frozen=True, slots=True)
class AnimalRow:
    """An animal: what stands in its columns, and its status as it came."""

    texts: tuple[str, ...]
    status: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ListReport:
    """Rows below titles, with the columns of these fields from where a line begins."""

    texts: ReportTexts
    file_name: str
    fields: tuple[PetField, ...]
    titles: tuple[str, ...]
    rows: tuple[AnimalRow, ...]

    @property
    def title(self) -> str:
        """What the PDF is called."""
        return self.texts.title

    @property
    def names(self) -> Iterator[str]:
        """Those of the animals and their categories, and unknown statuses."""
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

        kept_cell = cache(cell)  # statuses and categories come again and again
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
    """The word of a status after its shape, which tells it apart without colour."""

    def __init__(self, word: str, status: str | None, font: QFont, width: float, *, right_to_left: bool) -> None:
        self._status, self._width, self._mirrored = status, width, right_to_left
        room = max(1.0, width - _SHAPE - _SHAPE_GAP)
        self._word = Paragraph(word, font, room, right_to_left=right_to_left, max_lines=4)
        self._line = QFontMetricsF(font).height()
        self.height = self._word.height

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the shape where a line begins, and the word after it."""
        left = x + self._width - _SHAPE if self._mirrored else x
        painter.save()
        painter.translate(left, y + (self._line - _SHAPE) / 2)
        painter.scale(_SHAPE / SHAPE, _SHAPE / SHAPE)
        paint_shape(painter, QRectF(0, 0, SHAPE, SHAPE), self._status, QColor(INK))
        painter.restore()
        self._word.paint(painter, x if self._mirrored else x + _SHAPE + _SHAPE_GAP, y)


def column_widths(needed: Sequence[float], fields: Sequence[PetField], room: float) -> list[float]:
    """Return how wide the columns of ``fields`` are in ``room``: as wide as they need.

    The names have the rest, never too little. Where there are no names, nothing is wider than it needs.
    """
    widths = list(needed)
    names = fields.index(PetField.NAME) if PetField.NAME in fields else None
    others = [number for number in range(len(fields)) if number != names]
    left = room if names is None else room * (1 - _LEAST_NAME)
    # The narrowest first: what they leave of their share goes to those that need more.
    for done, number in enumerate(sorted(others, key=lambda each: needed[each])):
        widths[number] = min(needed[number], left / (len(others) - done))
        left -= widths[number]
    if names is not None:
        widths[names] = room - sum(widths[number] for number in others)
    return widths
