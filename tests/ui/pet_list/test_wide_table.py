"""The columns on narrow and wide screens: what belongs to a name is near it, and the table is used to its edge."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.pet_list.badges import badge_size
from petstore_gui.ui.pet_list.columns import section
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.table_view import TEXT_X

NAME, STATUS = section(PetField.NAME), section(PetField.STATUS)
PETS = [Pet(id=number, name=f"Pet {number}", category_id=1, status="sold") for number in range(1, 201)]


def shown(qtbot: QtBot, width: int, pets: list[Pet]) -> PetTableView:
    table = PetTableView(CategoryNames())
    qtbot.addWidget(table)
    table.resize(width, 600)
    table.show()
    table.show_pets(pets)
    return table


def end(table: PetTableView) -> int:
    """Return where the last column ends."""
    header = table.horizontalHeader()
    return header.sectionViewportPosition(STATUS) + header.sectionSize(STATUS)


@pytest.mark.parametrize("pets", [PETS, PETS[:3]], ids=["scrolled", "few"])
@pytest.mark.parametrize("width", [600, 900, 1600])
def test_the_last_column_reaches_the_edge(qtbot: QtBot, width: int, pets: list[Pet]) -> None:
    table = shown(qtbot, width, pets)
    qtbot.waitUntil(lambda: end(table) == table.viewport().width())
    assert table.horizontalScrollBar().maximum() == 0


def test_names_take_what_is_left_up_to_a_width(qtbot: QtBot) -> None:
    assert shown(qtbot, 800, PETS).columnWidth(NAME) < 480
    assert shown(qtbot, 1600, PETS).columnWidth(NAME) == 480


def test_a_width_that_the_user_has_chosen_stays_as_far_as_there_is_room(qtbot: QtBot) -> None:
    table = shown(qtbot, 1600, PETS)
    table.columns.restore({"widths": {"NAME": 700}})
    assert table.columnWidth(NAME) == 700
    table.resize(700, 600)
    assert end(table) <= table.viewport().width()


def test_with_another_column_at_the_end_that_one_takes_the_rest(qtbot: QtBot) -> None:
    table = shown(qtbot, 1600, PETS)
    table.columns.restore({"order": ["ID", "STATUS", "CATEGORY", "NAME"]})
    header = table.horizontalHeader()
    qtbot.waitUntil(lambda: header.sectionViewportPosition(NAME) + header.sectionSize(NAME) == table.viewport().width())


def test_a_badge_is_whole_also_where_all_columns_are_narrow(qtbot: QtBot) -> None:
    table = shown(qtbot, 700, [replace(pet, status="available") for pet in PETS])
    width = badge_size(table.fontMetrics(), "Available").width()

    def badge() -> QImage:
        cell = table.visualRect(table.model().index(1, STATUS))
        corner = table.viewport().mapTo(table, cell.topLeft()) + QPoint(TEXT_X, 0)
        return table.grab(QRect(corner, QSize(width, cell.height()))).toImage()

    whole = badge()
    while table.columnWidth(NAME) > 100:
        table.resize(table.width() - 10, 600)
    assert badge() == whole
