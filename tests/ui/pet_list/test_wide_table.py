"""The columns on narrow and wide screens: what belongs to a name is near it, and the table is used to its edge."""

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.pet_list.columns import section
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.category_names import CategoryNames

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
