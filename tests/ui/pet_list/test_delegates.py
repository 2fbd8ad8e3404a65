import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list import badges
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import TEXT_X
from tests.support.ink import colours, minus_leads
from tests.support.sections import CATEGORY, ID, NAME


def test_beneath_a_badge_lies_the_row_s_ground_and_no_second_word(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(badges, "paint_badge", lambda *_what: None)
    table = PetTableView(CategoryNames())
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
def test_in_the_table_badge_and_mark_stand_where_one_reads(qtbot: QtBot) -> None:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=7, name="Rex", category_id=1, status="available")])
    table.markers.add([7])
    table.show()
    image = table.viewport().grab().toImage()
    row = table.visualRect(table.model().index(0, 3))
    y = row.center().y() - 9
    badge = [
        x for x in range(row.left(), row.right()) if image.pixelColor(x, y).name() == theme.tokens().available_back
    ]
    assert row.right() - max(badge) < row.width() / 4
    cell = table.visualRect(table.model().index(0, 1))
    accent = QColor(theme.tokens().accent)
    lines = range(cell.top() + 4, cell.bottom() - 4)
    mark = [x for x in range(cell.left(), cell.right()) if any(image.pixelColor(x, y) == accent for y in lines)]
    assert mark
    metrics = table.fontMetrics()
    end_of_name = cell.right() - theme.GAP - theme.UNIT - metrics.horizontalAdvance("Rex")
    assert end_of_name - theme.MARGIN - theme.GAP - metrics.horizontalAdvance("New") < min(mark)
    assert max(mark) < end_of_name


@pytest.mark.parametrize("before_it", ["😀 Rex Rex", "Rex Rex"])
@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_letters_that_are_found_get_a_ground_and_none_moves(
    qtbot: QtBot, direction: Qt.LayoutDirection, before_it: str, *, marked: bool
) -> None:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.setLayoutDirection(direction)
    table.resize(700, 200)
    table.show_pets([Pet(id=7, name=f"{before_it}son", category_id=1, status="sold")])
    if marked:
        table.markers.add([7])
    table.show()
    cell = table.visualRect(table.model().index(0, NAME))
    before = table.viewport().grab(cell).toImage()
    table.find("SON")
    after = table.viewport().grab(cell).toImage()
    mark = theme.tokens().mark
    found = [
        x for x in range(after.width()) if any(after.pixelColor(x, y).name() == mark for y in range(after.height()))
    ]
    metrics = table.fontMetrics()
    assert len(found) == max(found) - min(found) + 1  # one run
    assert abs(len(found) - metrics.horizontalAdvance("son")) <= 2
    if direction == Qt.LayoutDirection.LeftToRight:
        assert abs(min(found) - TEXT_X - metrics.horizontalAdvance(before_it)) <= 2
    others = [x for x in range(after.width()) if x not in range(min(found) - 1, max(found) + 2)]
    assert all(before.pixel(x, y) == after.pixel(x, y) for x in others for y in range(after.height()))


def test_what_is_cut_off_is_not_marked(qtbot: QtBot) -> None:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(500, 200)
    table.show_pets([Pet(id=7, name="a" * 90 + "b" * 9, category_id=1, status="sold")])
    table.find("b")
    table.show()
    cell = table.visualRect(table.model().index(0, NAME))
    assert theme.tokens().mark not in colours(table.viewport().grab(cell).toImage())


@pytest.mark.usefixtures("from_the_right")
@pytest.mark.parametrize("marked", [True, False])
def test_from_the_right_a_minus_stands_before_its_number(qtbot: QtBot, *, marked: bool) -> None:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(700, 200)
    table.show_pets([Pet(id=-42, name="Rex", category_id=-7, status="sold")])
    if marked:
        table.markers.add([-42])
    table.show()
    image = table.viewport().grab().toImage()
    for column in (ID, CATEGORY):
        assert minus_leads(image, table.visualRect(table.model().index(0, column)).adjusted(4, 4, -4, -4)), column
