"""Of which animals the form says that they are listed under the name and category that are typed."""

import pytest

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.duplicates import Duplicates

PETS = [
    Pet(id=11, name="Zoë", category_id=3),
    Pet(id=8, name=" ZOE\u0308 ", category_id=3, status="sold"),
    Pet(id=5, name="Zoë", category_id=4),
    Pet(id=2, name="Rex  II", category_id=3),
]


@pytest.mark.parametrize(
    ("name", "category_id", "ids"),
    [("zoë", 3, (11, 8)), ("Zoe\u0308", 4, (5,)), ("rex ii", 3, (2,)), ("Zoe", 3, ()), ("Zoë", 5, ()), ("", 3, ())],
)
def test_neither_case_blanks_nor_composed_letters_make_another_name(
    name: str, category_id: int, ids: tuple[int, ...]
) -> None:
    assert Duplicates(PETS).ids(name, category_id) == ids
