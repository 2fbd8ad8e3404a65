from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import (
    InputError,
    InputProblem,
    parse_int64,
    parse_link,
    parse_name,
    parse_pet_id,
    table_size,
    without_line_end,
)

EDGES = [0, -1, 2**31, -(2**31), 2**31 - 1, 2**53 + 1, -(2**53) - 1, INT64_MAX, INT64_MIN]


@given(integers(INT64_MIN, INT64_MAX))
def test_every_int64_is_taken_exactly(number: int) -> None:
    assert parse_int64(str(number)) == number
    assert parse_pet_id(f"#{number}\r\n") == number


@given(integers(min_value=INT64_MAX + 1) | integers(max_value=INT64_MIN - 1))
def test_every_other_whole_number_is_out_of_range(number: int) -> None:
    with pytest.raises(InputError) as raised:
        parse_int64(str(number))
    assert raised.value.problem is InputProblem.OUT_OF_RANGE


@pytest.mark.parametrize("number", EDGES)
def test_the_edges_are_taken_exactly(number: int) -> None:
    assert parse_int64(str(number)) == number


@pytest.mark.parametrize("text", ["9" * 5000, "-" + "9" * 5000, "1" + "0" * 19])
def test_thousands_of_digits_are_out_of_range_and_nothing_worse(text: str) -> None:
    with pytest.raises(InputError) as raised:
        parse_int64(text)
    assert raised.value.problem is InputProblem.OUT_OF_RANGE


@pytest.mark.parametrize(("text", "number"), [("007", 7), (" 12 ", 12), ("0" * 5000 + "1", 1), ("-0", 0)])
def test_blanks_and_leading_zeros_do_not_change_a_number(text: str, number: int) -> None:
    assert parse_int64(text) == number


@pytest.mark.parametrize(
    "text",
    ["１２", "1_000", "4.2", "1e3", "0x10", "--4", "+5", "- 5", "4 2", "4,2", "٣", "²", "Rex", "\N{MINUS SIGN}5"],
)
@pytest.mark.parametrize("parse", [parse_int64, parse_pet_id])
def test_what_is_no_plain_number_is_refused(text: str, parse: Callable[[str], int]) -> None:
    with pytest.raises(InputError) as raised:
        parse(text)
    assert raised.value.problem is InputProblem.NOT_A_NUMBER


@pytest.mark.parametrize("text", ["", " ", "\t\r\n"])
@pytest.mark.parametrize("parse", [parse_int64, parse_pet_id, parse_name])
def test_nothing_is_told_from_a_mistake(text: str, parse: Callable[[str], object]) -> None:
    with pytest.raises(InputError) as raised:
        parse(text)
    assert raised.value.problem is InputProblem.EMPTY


@pytest.mark.parametrize(
    "text",
    [
        "9007199254740993",
        "#9007199254740993",
        " 9007199254740993\r\n",
        "9007199254740993\t",
        "ID 9007199254740993",
        "ID: 9007199254740993",
        "# 9007199254740993",
        "9 007 199 254 740 993",
        "9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0993",
        "9\u202f007\u202f199\u202f254\u202f740\u202f993",
        "\u00a09007199254740993\u00a0",
        "\u2068ID \u200e9007199254740993\u2069",
    ],
)
def test_an_id_is_taken_as_people_paste_it(text: str) -> None:
    assert parse_pet_id(text) == 2**53 + 1


@pytest.mark.parametrize("text", ["41 42", "9 07", "1 0000", "42 #43", "9 007 19", "42\n43"])
def test_two_ids_are_never_joined_into_one(text: str) -> None:
    with pytest.raises(InputError):
        parse_pet_id(text)


@given(integers(INT64_MIN, INT64_MAX))
def test_a_link_names_every_int64_exactly(number: int) -> None:
    for before in ("petstore:", "PetStore:"):
        assert parse_link(f"{before}{number}") == number


@pytest.mark.parametrize(
    "text",
    [
        *("", "42", "petstore", "petstore:", "petstore://", "petstore:/", "petstore:/42", "petstore://42"),
        *(
            "petstore:042",
            "petstore:+42",
            "petstore:-0",
            "petstore:--4",
            "petstore:1e3",
            "petstore:4.2",
            "petstore:1_0",
        ),
        *(
            "petstore:１２",
            "petstore:٣",
            "petstore:%34%32",
            "petstore:#42",
            "petstore:42#",
            "petstore:42?x",
            "petstore:42/",
        ),
        *("petstore: 42", "petstore:42 ", " petstore:42", "petstore:42\n", "petstore:4\x002", "petstore:42 --add"),
        *("petstore:Rex", "petstore:0.0.0.42", "petstore:petstore:42", "petstores:42", "petſtore:42"),
        *(f"petstore:{INT64_MAX + 1}", f"petstore:{INT64_MIN - 1}", "petstore:" + "9" * 5000),
    ],
)
def test_nothing_is_guessed_in_a_link(text: str) -> None:
    with pytest.raises(InputError):
        parse_link(text)


def test_a_name_keeps_what_is_inside_it() -> None:
    assert parse_name("  Sir  Hiss \n") == "Sir  Hiss"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("Rex", (1, 1)),
        ("", (1, 1)),
        ("Sir  Hiss", (1, 1)),
        ("Rex\tLuna", (1, 2)),
        ("Rex\nLuna", (2, 1)),
        ("Rex\r\nLuna", (2, 1)),
        ("Rex\rLuna\vMax\fMilo\x85Kira\u2028Bo\u2029Al", (7, 1)),
        ("Rex\t1\nLuna\t2\tsold", (2, 3)),
        ("Rex\n\nLuna", (3, 1)),
    ],
)
def test_rows_and_columns_are_counted_as_they_are(text: str, size: tuple[int, int]) -> None:
    assert table_size(text) == size


@pytest.mark.parametrize(
    ("text", "without"), [("Rex\r\n", "Rex"), ("Rex\n", "Rex"), ("Rex\n\n", "Rex\n"), ("\nRex", "\nRex"), ("", "")]
)
def test_one_line_end_is_trimmed(text: str, without: str) -> None:
    assert without_line_end(text) == without


@pytest.mark.parametrize("text", ["Rex\tLuna", "Rex\nLuna", " Rex\u2028Luna"])
def test_a_table_is_no_name(text: str) -> None:
    with pytest.raises(InputError) as raised:
        parse_name(text)
    assert raised.value.problem is InputProblem.TABLE
