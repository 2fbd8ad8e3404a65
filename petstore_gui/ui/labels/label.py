"""Lays out labels on paper: the code and the texts of each, and sheets of them as pages. No widgets."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final, TypeAlias

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPainterPath

from petstore_gui.inventory.label_sheets import LabelRect, LabelSheet, Paper
from petstore_gui.inventory.pet_code import QUIET_ZONE, Modules, code_modules
from petstore_gui.ui.printing.pages import MM, UNITS_PER_INCH, Page, PageNumber, full_page, paper_font
from petstore_gui.ui.printing.paragraph import Paragraph, text_width
from petstore_gui.ui.theme import theme

DOT: Final = UNITS_PER_INCH / 300
"""A dot of a label printer at 300 dpi, in units of the page; those of office printers divide it evenly."""
_MOST_DOTS: Final = 8  # a module of 0.68 mm, which a scanner reads at arm's length
_LEAST_DOTS: Final = 4  # 0.34 mm
_CODE_PART: Final = 0.42  # of the width, at most
_EDGE: Final = 1.0 * MM  # to the quiet zone of the code
_NAME_POINTS: Final = (16, 14, 12, 11, 10, 9, 8, 7)
_CATEGORY_POINTS: Final = (9, 8, 7)
_NUMBER_POINTS: Final = (9, 8, 7, 6, 5)  # of a category's number in its own line
_NUMBER_AT_END: Final = re.compile(r"(?P<name>.*?)\s*(?P<number>[^\w\s]*[0-9]+[^\w\s]*)")
_ID_POINTS: Final = (10, 9, 8, 7, 6, 5)
_GAP: Final = 0.6 * MM
_SIZES: Final = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}

Draw: TypeAlias = Callable[[QPainter], object]


@dataclass(frozen=True, slots=True)
class LabelText:
    """The texts of a label, each for one line, as ``sanitize()`` returns them."""

    pet_id: int
    name: str
    category: str
    id_line: str
    """The ID behind its word."""


def lay_out_label(text: LabelText, sheet: LabelSheet, rect: LabelRect, *, right_to_left: bool) -> list[Draw]:
    """Return functions that paint the label at ``rect`` of its paper, with the code at the end of its lines."""
    modules = code_modules(text.pet_id)
    whole = QRectF(rect.left * MM, rect.top * MM, rect.width * MM, rect.height * MM)
    inner = whole.adjusted(sheet.padding_x * MM, sheet.padding_y * MM, -sheet.padding_x * MM, -sheet.padding_y * MM)
    dots = module_dots(len(modules), sheet)
    side = (len(modules) + 2 * QUIET_ZONE) * dots * DOT
    edge = max(_EDGE, sheet.padding_x * MM - QUIET_ZONE * dots * DOT)  # keeps the code out of the white margin
    code_left = whole.left() + edge if right_to_left else whole.right() - edge - side
    code = _on_dots(QPointF(code_left, whole.center().y() - side / 2))
    if right_to_left:
        inner.setLeft(code.x() + side)
    else:
        inner.setRight(code.x())
    zone = QUIET_ZONE * dots * DOT
    draw_code = partial(_draw_code, modules, code + QPointF(zone, zone), dots * DOT)
    return [draw_code, *_text(text, inner, right_to_left=right_to_left)]


def module_dots(modules: int, sheet: LabelSheet) -> int:
    """Return the width of a module of a code in dots: as many as fit on the label, at least four."""
    room = min(_CODE_PART * sheet.width * MM, sheet.height * MM - 2 * _EDGE)
    return max(_LEAST_DOTS, min(_MOST_DOTS, int(room / DOT / (modules + 2 * QUIET_ZONE))))


def _text(text: LabelText, inner: QRectF, *, right_to_left: bool) -> list[Draw]:
    """Return functions that paint the lines. The name gets the remaining room; numbers are never cut."""
    width = inner.width()
    id_line = Paragraph(
        text.id_line, _first_fitting(_ID_POINTS, text.id_line, width, bold=True), width, right_to_left=right_to_left
    )
    below = [*_category(text.category, width, right_to_left), id_line]
    used = sum(line.height for line in below) + 2 * _GAP
    name = _name(text.name, width, inner.height() - used, right_to_left)
    y = inner.top() + max(0.0, (inner.height() - name.height - used) / 2)
    draws: list[Draw] = []
    for line in (name, *below):
        if line is below[0] or line is id_line:
            y += _GAP
        draws.append(partial(line.paint, x=inner.left(), y=y))
        y += line.height
    return draws


def _category(text: str, width: float, right_to_left: bool) -> list[Paragraph]:  # noqa: FBT001
    """Return the line of a category; if that is too long, its name, which may be cut, and its number below."""
    font = _first_fitting(_CATEGORY_POINTS, text, width)
    found = _NUMBER_AT_END.fullmatch(text)
    if found is None or text_width(text, font) <= width:
        return [Paragraph(text, font, width, right_to_left=right_to_left, max_lines=1)]
    fonts = (
        _first_fitting(_CATEGORY_POINTS, found["name"], width),
        _first_fitting(_NUMBER_POINTS, found["number"], width),
    )
    parts = zip(found.group("name", "number"), fonts, strict=True)
    return [Paragraph(part, each, width, right_to_left=right_to_left, max_lines=1) for part, each in parts]


def _name(text: str, width: float, height: float, right_to_left: bool) -> Paragraph:  # noqa: FBT001
    """Return the name as large as possible, if possible without a broken word; a long one ends in “…”."""
    fonts = [paper_font(points, bold=True) for points in _NAME_POINTS]
    pieces = _pieces(text)
    whole = [font for font in fonts if max(text_width(piece, font) for piece in pieces) <= width]
    for font in [*whole, *fonts]:
        paragraph = Paragraph(text, font, width, right_to_left=right_to_left)
        if paragraph.height <= height:
            return paragraph
    return Paragraph(text, fonts[-1], width, right_to_left=right_to_left, max_height=height)


def _pieces(text: str) -> list[str]:
    """Return the parts of a text between possible line breaks, in any script."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    units = text.encode("utf-16-le", "replace")
    ends = [0]
    while (end := finder.toNextBoundary()) >= 0:
        ends.append(end)
    parts = [units[2 * a : 2 * b].decode("utf-16-le", "ignore").strip() for a, b in pairwise(ends)]
    return [part for part in parts if part] or [text]


def _first_fitting(sizes: tuple[int, ...], text: str, width: float, *, bold: bool = False) -> QFont:
    """Return the largest font in which a text fits into one line, else the smallest; with tabular digits."""
    fonts = [theme.tabular_font(paper_font(points, bold=bold)) for points in sizes]
    return next((font for font in fonts if text_width(text, font) <= 0.99 * width), fonts[-1])


def _draw_code(modules: Modules, corner: QPointF, module: float, painter: QPainter) -> None:
    """Paint the black modules as one shape, so that no device shows hair lines between them."""
    path = QPainterPath()
    for y, row in enumerate(modules):
        x = 0
        while x < len(row):
            end = next((at for at in range(x, len(row)) if row[at] != row[x]), len(row))
            if row[x]:
                path.addRect(corner.x() + x * module, corner.y() + y * module, (end - x) * module, module)
            x = end
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path, QColor("black"))


def _on_dots(point: QPointF) -> QPointF:
    return QPointF(round(point.x() / DOT) * DOT, round(point.y() / DOT) * DOT)


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelPages:
    """Labels on as many sheets as they need, from the label ``first`` on; those before it stay white."""

    title: str
    file_name: str
    labels: tuple[LabelText, ...]
    sheet: LabelSheet
    first: int = 1
    copies: int = 1
    """The number of copies of each label, which follow each other."""
    right_to_left: bool = False

    @property
    def total(self) -> int:
        """The number of labels."""
        return len(self.labels) * self.copies

    @property
    def names(self) -> Iterator[str]:
        """The names of the animals and their categories."""
        return (name for label in self.labels for name in (label.name, label.category))

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:  # noqa: ARG002  they fit on no other
        """Return the sheets."""
        sheet = self.sheet
        for page in range(sheet.sheets_for(self.total, self.first)):
            draws: list[Draw] = []
            for number in range(1, sheet.count + 1):
                at = page * sheet.count + number - self.first
                if 0 <= at < self.total:
                    text = self.labels[at // self.copies]
                    draws += lay_out_label(text, sheet, sheet.rect(number), right_to_left=self.right_to_left)
            yield _page(draws)


def label_layout(sheet: LabelSheet) -> QPageLayout:
    """Return the page layout of a sheet; each label of a roll is a page."""
    if sheet.paper in _SIZES:
        size = QPageSize(_SIZES[sheet.paper])
    else:
        size = QPageSize(QSizeF(*sheet.paper_size), QPageSize.Unit.Millimeter)
    return full_page(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(), QPageLayout.Unit.Millimeter))


def _page(draws: Sequence[Draw]) -> Page:
    def paint(painter: QPainter, _number: PageNumber) -> None:
        painter.setPen(QColor(Qt.GlobalColor.black))
        for draw in draws:
            draw(painter)

    return paint
