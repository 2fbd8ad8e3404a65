from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.i18n.text import Column
from petstore_gui.ui.pet_list import delegates as pet_list_delegates
from petstore_gui.ui.pet_list.delegates import chip_size, paint_chip
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.theme import theme
from tests.support.ink import minus_leads

STATUSES = ["available", "pending", "sold", None]


@pytest.fixture
def from_the_right(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


def picture(
    status: str | None, word: str = "", width: int = 160, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight
) -> QImage:
    """Return the chip of a status."""
    image = QImage(width, 30, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.tokens().surface))
    painter = QPainter(image)
    painter.setFont(QApplication.font())
    painter.setLayoutDirection(direction)
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


@pytest.mark.usefixtures("qapp")
def test_where_one_reads_from_the_right_the_chip_begins_there() -> None:
    for status in STATUSES:
        usual, mirrored = picture(status), picture(status, direction=Qt.LayoutDirection.RightToLeft)
        # The same shape, not its mirror image: it is a picture and no word.
        assert mirrored.copy(160 - 19, 10, 10, 10) == usual.copy(9, 10, 10, 10)
        assert mirrored.pixelColor(9, 15).name() == theme.tokens().surface


def test_beneath_a_chip_lies_the_row_s_ground_and_no_second_word(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pet_list_delegates, "paint_chip", lambda *_what: None)
    table = PetTableView()
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=number, name="Rex", category_id=1, status="sold") for number in (7, 8)])
    table.selectRow(1)
    table.show()
    image = table.viewport().grab().toImage()
    grounds = []
    for row in range(2):
        cell = table.visualRect(table.model().index(row, 3)).adjusted(2, 2, -2, -2)
        grounds.append(
            {
                image.pixelColor(x, y).name()
                for x in range(cell.left(), cell.right())
                for y in (cell.top(), cell.center().y())
            }
        )
    assert grounds == [{theme.tokens().surface}, {theme.tokens().selection}]


@pytest.mark.usefixtures("from_the_right")
def test_in_the_table_chip_and_mark_stand_where_one_reads(qtbot: QtBot) -> None:
    table = PetTableView()
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=7, name="Rex", category_id=1, status="available")])
    table.mark([7], [])
    table.show()
    image = table.viewport().grab().toImage()
    row = table.visualRect(table.model().index(0, 3))
    y = row.center().y() - 9
    chip = [x for x in range(row.left(), row.right()) if image.pixelColor(x, y).name() == theme.tokens().available_back]
    assert row.right() - max(chip) < row.width() / 4
    cell = table.visualRect(table.model().index(0, 0))
    accent = QColor(theme.tokens().accent)
    mark = [x for x in range(cell.left(), cell.right()) if image.pixelColor(x, cell.center().y()) == accent]
    assert mark
    assert max(mark) < cell.center().x()


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize("marked", [True, False])
def test_from_the_right_a_minus_stands_before_its_number(qtbot: QtBot, *, marked: bool) -> None:
    table = PetTableView()
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=-42, name="Rex", category_id=-7, status="sold")])
    if marked:
        table.mark([], [])
    table.show()
    image = table.viewport().grab().toImage()
    for column in (Column.ID, Column.CATEGORY):
        assert minus_leads(image, table.visualRect(table.model().index(0, column)).adjusted(4, 4, -4, -4)), column


@pytest.mark.usefixtures("qapp")
def test_a_chip_is_as_large_as_its_letters_want() -> None:
    font = QApplication.font()
    small = chip_size(QFontMetrics(font), "Available")
    large = chip_size(QFontMetrics(theme.scaled(font, 2)), "Available")
    assert small.height() >= theme.TARGET
    assert large.height() > QFontMetrics(theme.scaled(font, 2)).height()
    assert large.width() > small.width()
