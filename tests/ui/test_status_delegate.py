import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from petstore_gui.ui import theme
from petstore_gui.ui.status_delegate import paint_chip

STATUSES = ["available", "pending", "sold", None]


def picture(status: str | None, word: str = "", width: int = 160) -> QImage:
    """Return the chip of a status in grey, so that only its shape is left."""
    image = QImage(width, 30, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.tokens().surface))
    painter = QPainter(image)
    painter.setFont(QApplication.font())
    paint_chip(painter, QRectF(0, 0, width, 30), word, status)
    painter.end()
    return image


# Places of the dot: left and right of its middle and above it, on its middle line, and on its rim.
LEFT, RIGHT, LINE, RIM = (12, 13), (16, 13), (12, 15), (14, 11)


def shape(image: QImage) -> list[bool]:
    """Return which of the places have ink."""
    ground = image.pixelColor(28, 6).lightness()
    contrast = max(abs(image.pixelColor(x, y).lightness() - ground) for x in range(9, 20) for y in range(10, 21))
    return [abs(image.pixelColor(*place).lightness() - ground) > contrast / 2 for place in (LEFT, RIGHT, LINE, RIM)]


@pytest.mark.usefixtures("qapp")
def test_each_status_has_a_shape_and_not_only_a_colour() -> None:
    assert [shape(picture(status)) for status in STATUSES] == [
        [True, True, True, True],  # a full disc
        [True, False, True, True],  # a half one
        [False, False, False, True],  # an empty one
        [False, False, True, False],  # a dash
    ]


@pytest.mark.usefixtures("qapp")
def test_a_status_that_the_interface_does_not_know_looks_like_none() -> None:
    assert picture("adopted") == picture(None)


@pytest.mark.usefixtures("qapp")
def test_each_word_is_drawn_and_a_long_one_stays_inside() -> None:
    assert picture("sold", "Sold") != picture("sold", "Told")
    long = "adopted by somebody else" * 5
    assert QFontMetrics(QApplication.font()).horizontalAdvance(long) > 160
    edge = picture("sold", long)
    assert {edge.pixelColor(159, y).name() for y in (0, 1, 28, 29)} == {theme.tokens().surface}
