"""Which category somebody means by what is typed."""

import pytest

from petstore_gui.inventory.category_index import MOST_OFFERS, CategoryIndex
from petstore_gui.inventory.input_parsing import InputError, InputProblem

NAMES = {3: "Dogs", 30: "Birds", 9: "Donkeys", 2**63 - 1: "Straße", 5: "Dogs (7)", 7: "Fish"}


def index_of(names: dict[int, str]) -> CategoryIndex:
    return CategoryIndex(names, lambda number: f"{names[number]} ({number})")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3),
        (" 3 ", 3),
        ("-4", -4),
        ("42", 42),
        ("9223372036854775807", 2**63 - 1),
        ("Dogs", 3),
        (" dOGS ", 3),
        ("STRASSE", 2**63 - 1),
        ("Dogs (3)", 3),
        ("dogs  (3)", 3),
        ("Dogs (7) (5)", 5),
    ],
)
def test_a_category_is_meant_by_its_number_its_name_or_both(text: str, number: int) -> None:
    assert index_of(NAMES).parse(text) == number


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", InputProblem.EMPTY),
        ("do", InputProblem.UNFINISHED),
        ("Dogs (", InputProblem.UNFINISHED),
        ("Cows", InputProblem.NOT_A_NUMBER),
        ("Dogs (30)", InputProblem.NOT_A_NUMBER),
        (str(2**63), InputProblem.OUT_OF_RANGE),
    ],
)
def test_anything_else_is_no_category(text: str, problem: InputProblem) -> None:
    with pytest.raises(InputError) as caught:
        index_of(NAMES).parse(text)
    assert caught.value.problem is problem


def test_a_text_that_could_mean_two_categories_means_none() -> None:
    with pytest.raises(InputError):
        index_of({7: "Dogs", 5: "Dogs (7)"}).parse("Dogs (7)")


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("do", [3, 5, 9]),
        ("3", [3, 30]),
        ("dogs", [3, 5]),
        ("s", [2**63 - 1, 30, 3, 5, 9, 7]),
        ("", []),
        ("  ", []),
        ("x", []),
    ],
)
def test_offers_begin_with_the_likeliest(text: str, offered: list[int]) -> None:
    assert index_of(NAMES).offers(text) == offered


def test_offers_are_few_however_many_names_there_are() -> None:
    index = index_of({number: f"Category {number}" for number in range(10_000)})
    assert len(index.offers("c")) == MOST_OFFERS
    assert index.offers("777")[0] == 777
