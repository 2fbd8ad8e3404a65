"""The codes on a page, as a program of other authors reads them: pages by poppler, codes by ZXing."""

from pathlib import Path
from typing import NamedTuple

import zxingcpp
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from tests.support.pdfs import poppler

DOTS_PER_INCH = 300


class Code(NamedTuple):
    """What a code says, how much of it may be damaged, and where its black modules are, in mm from the corner."""

    text: str
    correction: str
    rect: QRectF


def page_images(file: Path, folder: Path) -> list[QImage]:
    """Return the pages as a printer of 300 dpi would see them."""
    folder.mkdir(exist_ok=True)
    poppler("pdftoppm", "-r", str(DOTS_PER_INCH), "-gray", file, folder / "page")
    return [QImage(str(each)) for each in sorted(folder.glob("page*.pgm"))]


def codes(image: QImage) -> list[Code]:
    """Return the codes of a page, in the order in which ZXing finds them."""
    return [
        Code(found.text, str(found.ec_level), _rect(found.position))
        for found in zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode]))
    ]


def _rect(position: zxingcpp.Position) -> QRectF:
    corners = [position.top_left, position.top_right, position.bottom_left, position.bottom_right]
    mm = 25.4 / DOTS_PER_INCH
    left, right = min(each.x for each in corners) * mm, max(each.x for each in corners) * mm
    top, bottom = min(each.y for each in corners) * mm, max(each.y for each in corners) * mm
    return QRectF(left, top, right - left, bottom - top)
