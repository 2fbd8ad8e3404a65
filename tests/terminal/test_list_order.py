"""Animals are sorted in a terminal as in the window, but categories by their names."""

import pytest

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.fields import PetField, sort_key
from petstore_gui.terminal.list_command import ordered

PETS = [
    Pet(id=10, name="rex", category_id=9, status=None),
    Pet(id=9, name="Bella", category_id=7, status="sold"),
    Pet(id=11, name="Rex", category_id=3, status="available"),
    Pet(id=12, name="\N{FULLWIDTH LATIN CAPITAL LETTER A}nna", category_id=10, status="pending"),
]


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("field", PetField)
def test_a_terminal_sorts_as_the_window(field: PetField, *, reverse: bool) -> None:
    assert ordered(PETS, field.value, {}, reverse=reverse) == sorted(PETS, key=sort_key(field), reverse=reverse)


def test_animals_without_a_status_come_last() -> None:
    in_order = ordered(PETS, "status", {}, reverse=False)
    assert [pet.status for pet in in_order] == ["available", "pending", "sold", None]


def test_categories_with_a_name_come_by_it_and_then_the_others_by_number() -> None:
    in_order = ordered(PETS, "category", {10: "dogs", 7: "Cats"}, reverse=False)
    assert [pet.category_id for pet in in_order] == [7, 10, 3, 9]
