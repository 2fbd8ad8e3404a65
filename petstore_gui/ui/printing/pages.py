"""Pages for paper, and painting them on a printer, into a PDF or on the screen. No widgets.

A page is painted in hundredths of a millimetre on every device, from the corner of the paper.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF
from PySide6.QtGui import QFont, QGuiApplication, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

MM: Final = 100.0
"""Units of a page in a millimetre."""
POINT: Final = 25.4 * MM / 72
"""Units of a page in a typographic point."""
UNITS_PER_INCH: Final = 2540
MARGIN_MM: Final = 15.0  # larger than the unprintable margin of any printer
# Countries that use Letter; the others use A4 (CLDR 48, paperSize).
_LETTER_TERRITORIES: Final = frozenset(
    {"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}
)


class PageNumber(NamedTuple):
    """The number of a page, from 1, and the number of all pages."""

    number: int
    total: int


Page: TypeAlias = Callable[[QPainter, PageNumber], object]
"""Paints one page."""


class Printable(Protocol):
    """Something that can be printed. It only holds values, so any thread can lay it out and paint it."""

    @property
    def title(self) -> str:
        """The title of a PDF and of a print job."""

    @property
    def file_name(self) -> str:
        """The suggested name of a PDF, without its suffix."""

    @property
    def names(self) -> Iterable[str]:
        """The texts on the pages that people have typed, in any script."""

    def lay_out(self, layout: QPageLayout) -> Iterator[Page]:
        """Yield the pages for this paper, each as soon as it is laid out.

        The same thread must paint them, as fonts belong to one thread.
        """


class PrintError(Exception):
    """A printer has refused or aborted a job."""


class NoPageError(Exception):
    """None of the requested pages exists."""


def page_layout(paper: QPageSize.PageSizeId, *, landscape: bool = False, margin_mm: float = MARGIN_MM) -> QPageLayout:
    """Return a sheet of ``paper``. Pages are painted on all of it, and keep to its margins themselves."""
    orientation = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    return full_page(QPageLayout(QPageSize(paper), orientation, QMarginsF(*[margin_mm] * 4), _MILLIMETRE))


def full_page(layout: QPageLayout) -> QPageLayout:
    """Return ``layout`` with its origin in the corner of the paper, in millimetres."""
    layout = QPageLayout(layout)
    layout.setUnits(_MILLIMETRE)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def usual_paper() -> QPageSize.PageSizeId:
    """Return the usual paper in the country of this computer."""
    territory = QLocale.territoryToCode(QLocale.system().territory())
    return QPageSize.PageSizeId.Letter if territory in _LETTER_TERRITORIES else QPageSize.PageSizeId.A4


def paper_rect(layout: QPageLayout) -> QRectF:
    """Return the whole sheet, in units of a page."""
    full = layout.fullRect(_MILLIMETRE)
    return QRectF(0, 0, full.width() * MM, full.height() * MM)


def body_rect(layout: QPageLayout) -> QRectF:
    """Return the sheet without its margins, in units of a page."""
    margins = layout.margins(_MILLIMETRE)
    return paper_rect(layout).adjusted(
        margins.left() * MM, margins.top() * MM, -margins.right() * MM, -margins.bottom() * MM
    )


def paper_font(points: float, *, bold: bool = False) -> QFont:
    """Return the font of the window for a page, with the same letter spacing on paper and on the screen."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(round(points * POINT))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def paint_page(painter: QPainter, page: Page, number: PageNumber, *, dots_per_inch: float) -> None:
    """Paint a page whose corner is the painter's origin, at ``dots_per_inch`` of its device."""
    scale = dots_per_inch / UNITS_PER_INCH
    painter.save()
    painter.scale(scale, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    page(painter, number)
    painter.restore()


def paint_pages(device: QPagedPaintDevice, pages: Sequence[Page]) -> Iterator[PageNumber]:
    """Paint the pages one by one on ``device``, and yield each number; nothing is printed before the last one.

    The device must have the layout of the pages already. Raise :class:`PrintError` if it cannot be painted on.
    """
    painter = QPainter()
    if not painter.begin(device):
        raise PrintError
    try:
        for number, page in enumerate(pages, 1):
            if number > 1 and not device.newPage():
                raise PrintError
            at = PageNumber(number, len(pages))
            paint_page(painter, page, at, dots_per_inch=device.logicalDpiX())
            yield at
    finally:
        painter.end()


_MILLIMETRE: Final = QPageLayout.Unit.Millimeter


def pdf_bytes(printable: Printable, layout: QPageLayout) -> bytes:
    """Return the content of a PDF of ``printable`` on sheets with this ``layout``."""
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(content)
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageLayout(layout)
    writer.setTitle(printable.title)
    writer.setCreator("Pet Store")
    for _number in paint_pages(writer, list(printable.lay_out(layout))):
        pass
    return bytes(content.data().data())
