"""Names that a reader takes for the same have the same key."""

import pytest

from petstore_gui.inventory.name_keys import animal_key, name_key


@pytest.mark.parametrize("name", ["zoë ii", "ZOE\u0308 II", "  Zoë\u00a0 II\t", "Ｚoë Ⅱ"])
def test_neither_case_blanks_nor_composed_letters_make_another_name(name: str) -> None:
    assert name_key(name) == name_key("Zoë II")
    assert animal_key(name, 3) == animal_key("Zoë II", 3)


def test_a_letter_with_a_capital_of_two_letters_is_both() -> None:
    assert name_key("Straße") == name_key("STRASSE")


@pytest.mark.parametrize("name", ["Zoe II", "ZoëII", "Zoë", ""])
def test_other_letters_do(name: str) -> None:
    assert name_key(name) != name_key("Zoë II")


def test_a_name_in_another_category_is_another_animal() -> None:
    assert animal_key("Zoë", 3) != animal_key("Zoë", 4)
