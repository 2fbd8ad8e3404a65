"""Names of categories: which are names, what a file of them may do, and which category a text means."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.category_names import CATEGORY_NAMES, MOST_OFFERS, CategoryIndex, merge
from petstore_gui.inventory.input_parsing import InputError, InputProblem, parse_category_name
from petstore_gui.inventory.name_keys import name_key
from petstore_gui.inventory.named_format import NamedThingsError

NUMBERS = st.integers(INT64_MIN, INT64_MAX)
TEXTS = st.text(min_size=1, max_size=80)


def problem(text: str) -> InputProblem | None:
    try:
        parse_category_name(text)
    except InputError as error:
        return error.problem
    return None


def file_of(names: object, version: object = 1) -> str:
    return json.dumps({"petstore-categories": version, "names": names})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Dogs", None),
        (" \tDogs\r\n", None),
        ("x" * 80, None),
        ("x" * 81, InputProblem.TOO_LONG),
        ("  " + "x" * 80 + "  ", None),
        ("", InputProblem.EMPTY),
        (" \t ", InputProblem.EMPTY),
        ("\N{ZERO WIDTH JOINER}", InputProblem.EMPTY),
        ("Dogs\nand cats", InputProblem.INVISIBLE),
        ("Dogs\tand cats", InputProblem.INVISIBLE),
        ("Dogs\N{RIGHT-TO-LEFT OVERRIDE}tac", InputProblem.INVISIBLE),
        ("Dogs\ud800", InputProblem.INVISIBLE),
        ("3", InputProblem.ONLY_A_NUMBER),
        ("-3", InputProblem.ONLY_A_NUMBER),
        ("+3", InputProblem.ONLY_A_NUMBER),
        ("１２", InputProblem.ONLY_A_NUMBER),
        ("9" * 40, InputProblem.ONLY_A_NUMBER),
        ("3 birds", None),
        ("Ünïcödé 犬 🐕‍🦺", None),
        ("=1+1", None),
        ("@home", None),
    ],
)
def test_a_name_is_one_visible_line_of_80_characters_and_no_number(text: str, expected: InputProblem | None) -> None:
    assert problem(text) == expected


def test_blanks_around_a_name_are_no_part_of_it() -> None:
    assert parse_category_name("\t Small  dogs \r\n") == "Small  dogs"


@given(st.dictionaries(NUMBERS, TEXTS, max_size=30))
def test_every_name_survives_the_file_unchanged(texts: dict[int, str]) -> None:
    names: dict[int, str] = {}
    for number, text in texts.items():
        if problem(text) is None and name_key(text) not in map(name_key, names.values()):
            names[number] = parse_category_name(text)
    assert CATEGORY_NAMES.parse(CATEGORY_NAMES.serialise(names)) == names


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "'", '"', "\\", "<b>", "{", "%n "])
def test_a_name_that_a_spreadsheet_or_a_label_would_run_survives_the_file(sign: str, tmp_path: Path) -> None:
    names = {3: f"{sign}SUM(A1)"}
    CATEGORY_NAMES.write_file(tmp_path / "names.json", names)
    assert CATEGORY_NAMES.read_file(tmp_path / "names.json") == names


@pytest.mark.parametrize("sign", ["\t", "\r", " "])
def test_a_blank_at_the_start_of_a_name_goes_in_a_file_as_it_goes_in_the_field(sign: str) -> None:
    assert (
        CATEGORY_NAMES.parse(file_of({"3": f"{sign}=Dogs"})) == {3: "=Dogs"} == {3: parse_category_name(f"{sign}=Dogs")}
    )


def test_the_file_is_small_plain_and_in_the_order_of_the_numbers(tmp_path: Path) -> None:
    CATEGORY_NAMES.write_file(tmp_path / "names.json", {10: "Vögel", -2: "Cats", 3: "Dogs"})
    text = (tmp_path / "names.json").read_text("utf-8")
    assert "Vögel" in text
    assert list(json.loads(text)["names"]) == ["-2", "3", "10"]
    assert json.loads(text)["petstore-categories"] == 1


def test_numbers_are_exact_over_the_whole_range(tmp_path: Path) -> None:
    names = {INT64_MAX: "a", INT64_MIN: "b", 2**53 + 1: "c", 0: "d"}
    CATEGORY_NAMES.write_file(tmp_path / "names.json", names)
    assert CATEGORY_NAMES.read_file(tmp_path / "names.json") == names


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Dogs",
        "[]",
        "{}",
        '{"petstore-categories": 1}',
        '{"names": {"3": "Dogs"}}',
        file_of({"3": "Dogs"}, True),
        file_of({"3": "Dogs"}, "1"),
        file_of({"3": "Dogs"}, 0),
        file_of({"3": "Dogs"}, 1.0),
        file_of(["Dogs"]),
        file_of({"3": 7}),
        file_of({"3": None}),
        file_of({"x": "Dogs"}),
        file_of({"03": "Dogs"}),
        file_of({" 3": "Dogs"}),
        file_of({"-0": "Dogs"}),
        file_of({"１": "Dogs"}),
        file_of({str(2**63): "Dogs"}),
        file_of({"3": "Dogs\nCats"}),
        file_of({"3": "\ud800"}),
        file_of({"3": ""}),
        file_of({"3": "4"}),
        file_of({"3": "x" * 81}),
        file_of({"3": "Dogs", "4": "dogs"}),
        '{"petstore-categories": 1, "names": {"3": "Dogs", "3": "Cats"}}',
        '{"petstore-categories": ' + "9" * 5000 + ', "names": {}}',
        "[" * 100_000,
        file_of({"3": "Dogs"})[:-1],
    ],
)
def test_a_damaged_file_is_refused_with_a_plain_sentence(text: str) -> None:
    with pytest.raises(NamedThingsError, match=r"^[A-Z][^{}]*\.$"):
        CATEGORY_NAMES.parse(text)


def test_more_than_a_file_can_hold_is_not_kept() -> None:
    with pytest.raises(NamedThingsError, match="at most 1 MiB"):
        CATEGORY_NAMES.serialise({number: f"{number} {'犬' * 60}" for number in range(10_000)})


def test_ten_thousand_names_go_through_a_file(tmp_path: Path) -> None:
    names = {number * 7919: f"Category No. {number}" for number in range(10_000)}
    CATEGORY_NAMES.write_file(tmp_path / "names.json", names)
    assert CATEGORY_NAMES.read_file(tmp_path / "names.json") == names


def test_what_an_import_would_do_is_known_before() -> None:
    found = merge({3: "Dogs", 4: "Cats", 5: "Birds"}, {3: "Hounds", 4: "Cats", 9: "Fish"})
    assert found.new == {9: "Fish"}
    assert found.changed == {3: "Hounds"}
    assert found.things == {3: "Hounds", 4: "Cats", 5: "Birds", 9: "Fish"}


def test_names_can_change_places() -> None:
    assert merge({3: "Dogs", 4: "Cats"}, {3: "Cats", 4: "Dogs"}).things == {3: "Cats", 4: "Dogs"}


def test_an_import_that_would_give_two_categories_one_name_is_refused() -> None:
    with pytest.raises(NamedThingsError, match="Categories 3 and 9 would both be called “dogs”"):
        merge({3: "Dogs"}, {9: "dogs"})


# --- which category a text means ---

INDEXED = {3: "Dogs", 30: "Birds", 9: "Donkeys", 2**63 - 1: "Straße", 5: "Dogs (7)", 7: "Fish"}


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
    assert index_of(INDEXED).parse(text) == number


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
        index_of(INDEXED).parse(text)
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
    assert index_of(INDEXED).offers(text) == offered


def test_offers_are_few_however_many_names_there_are() -> None:
    index = index_of({number: f"Category {number}" for number in range(10_000)})
    assert len(index.offers("c")) == MOST_OFFERS
    assert index.offers("777")[0] == 777
