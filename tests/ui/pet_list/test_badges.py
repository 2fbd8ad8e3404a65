import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.pet_list.badges import badge_size, paint_badge
from petstore_gui.ui.theme import theme

STATUSES = ["available", "pending", "sold", None]


def picture(
    status: str | None, word: str = "", width: int = 160, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
) -> QImage:
    """Return the badge of a status."""
    image = QImage(width, 30, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.tokens().surface))
    painter = QPainter(image)
    painter.setFont(QApplication.font())
    painter.setLayoutDirection(direction)
    paint_badge(painter, QRectF(0, 0, width, 30), word, status)
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
def test_where_one_reads_from_the_right_the_badge_begins_there() -> None:
    for status in STATUSES:
        usual, mirrored = picture(status), picture(status, direction=Qt.LayoutDirection.RightToLeft)
        # The same shape, not its mirror image: it is a picture and no word.
        assert mirrored.copy(160 - 19, 10, 10, 10) == usual.copy(9, 10, 10, 10)
        assert mirrored.pixelColor(9, 15).name() == theme.tokens().surface


@pytest.mark.usefixtures("qapp")
def test_a_badge_is_as_large_as_its_letters_want() -> None:
    font = QApplication.font()
    small = badge_size(QFontMetrics(font), "Available")
    large = badge_size(QFontMetrics(theme.scaled_font(font, 2)), "Available")
    assert small.height() >= theme.TARGET
    assert large.height() > QFontMetrics(theme.scaled_font(font, 2)).height()
    assert large.width() > small.width()
