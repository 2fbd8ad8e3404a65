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


def shape(image: QImage) -> list[bool]:
    """Return where the dot of a chip has ink: in which of its points it is darker than the chip."""
    ground = image.pixelColor(28, 6).lightness()
    return [abs(image.pixelColor(x, y).lightness() - ground) > 60 for y in range(8, 22) for x in range(8, 24)]


@pytest.mark.usefixtures("qapp")
def test_each_status_has_a_shape_and_not_only_a_colour() -> None:
    shapes = [shape(picture(status)) for status in STATUSES]
    assert all(any(each) for each in shapes)
    for number, one in enumerate(shapes):
        assert one not in shapes[number + 1 :]


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
