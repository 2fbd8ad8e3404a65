from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from, text

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.inventory.input_parsing import (
    MOST_IDS,
    IdEntry,
    InputError,
    InputProblem,
    id_list_text,
    parse_int64,
    parse_link,
    parse_name,
    parse_pet_id,
    parse_pet_ids,
    table_size,
    without_line_end,
)
from petstore_gui.inventory.name_keys import name_key

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
    assert parse_name("نمیدانم\u200c") == "نمیدانم\u200c"  # joins no letters, as Persian is written


@pytest.mark.parametrize("text", ["Bel\u200bla", "\u202eBella\u202c", "Bella \ufeff", "\u200e Bella", "Bel\x07la"])
def test_what_nobody_can_see_is_no_part_of_a_name(text: str) -> None:
    assert parse_name(text) == "Bella"
    assert name_key(text) == name_key("bella")  # as the service may have it from another program


@pytest.mark.parametrize("text", ["\u200b", " \u202e\x07", "\u200d \ufeff"])
def test_a_name_that_nobody_can_see_is_none(text: str) -> None:
    with pytest.raises(InputError) as raised:
        parse_name(text)
    assert raised.value.problem is InputProblem.EMPTY


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


# ------------------------------------------------------------------------------------------------------- several IDs

INT64 = integers(INT64_MIN, INT64_MAX)


def ids(text: str) -> list[int | str]:
    """Return the IDs in ``text``, and what is none as it stands there."""
    return [entry.text if entry.pet_id is None else entry.pet_id for entry in parse_pet_ids(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5, 17, 99999", [5, 17, 99999]),
        ("5,17;99999", [5, 17, 99999]),
        ("5 17  99999", [5, 17, 99999]),
        ("5\t17\t99999", [5, 17, 99999]),
        ("5\n17\r\n99999\r\n", [5, 17, 99999]),
        ("5\r17\u202899999", [5, 17, 99999]),
        ("5، 17؛ 99999", [5, 17, 99999]),
        ("5、17，99999；4", [5, 17, 99999, 4]),
        ("#5 #17, # 3", [5, 17, 3]),
        ("ID 5, ID 17", [5, 17]),
        ("ID 5 ID: 17", [5, 17]),
        (", 5,, 17;", [5, 17]),
        ("-5, -9 007 199", [-5, -9_007_199]),
        ("17, 5, 17, 05", [17, 5]),
        ("100,200,300", [100, 200, 300]),
        ("9, 007, 199", [9, 7, 199]),
        ("5, x, 17", [5, "x", 17]),
        ("5, x", [5, "x"]),
        ("5 x 17", [5, "x", 17]),
        (f"5, {2**63}", [5, str(2**63)]),
        ("9.2E+18, 5", ["9.2E+18", 5]),
    ],
)
def test_several_ids_are_taken_however_they_are_separated(text: str, expected: list[int | str]) -> None:
    assert ids(text) == expected


@pytest.mark.parametrize(
    "text", ["9 007 199", "100 200 300", "9\u202f007\u202f199", "-9\u00a0007", "ID 9 007 199", "#9 007"]
)
def test_digits_in_groups_stay_one_id(text: str) -> None:
    assert ids(text) == [parse_pet_id(text)]


def test_between_commas_and_line_ends_digits_in_groups_are_one_id() -> None:
    assert ids("9 007 199, 42") == ids("9 007 199\n42") == [9_007_199, 42]
    assert ids("100 200 3") == [100, 200, 3]  # which no groups make


@pytest.mark.parametrize("text", ["ID\n5\n17", "Animal ID\r\n5\r\n17\r\n", "編號\n5\n17", "\nID\n5\n17\n"])
def test_the_title_of_a_pasted_column_is_none_of_its_ids(text: str) -> None:
    assert ids(text) == [5, 17]
    assert ids("ID\n5") == [5]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ID\tName\tCategory\n5\tRex\t1\n17\tLuna 2\t1", [5, 17]),
        ("Name\tID\nRex\t5\nLuna\t17", [5, 17]),
        ("5\tRex\n17\tLuna", [5, 17]),
        ("Rex\t5\nLuna\t17", [5, 17]),
        ("ID\tName\n5\tRex\nx\tLuna", [5, "x"]),
        ("5\t6\n7\t8", [5, 6, 7, 8]),
    ],
)
def test_of_a_pasted_table_the_column_of_ids_counts(text: str, expected: list[int | str]) -> None:
    assert ids(text) == expected


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", InputProblem.EMPTY),
        (" \n ", InputProblem.EMPTY),
        ("x, y", InputProblem.NOT_A_NUMBER),
        ("Rex 42", InputProblem.NOT_A_NUMBER),
        ("12a", InputProblem.NOT_A_NUMBER),
        (",", InputProblem.NOT_A_NUMBER),
        ("9,007,199", InputProblem.NOT_A_NUMBER),
        ("1,000", InputProblem.NOT_A_NUMBER),
        (str(2**63), InputProblem.OUT_OF_RANGE),
        (",".join(map(str, range(MOST_IDS + 1))), InputProblem.TOO_MANY),
    ],
)
def test_what_has_no_ids_or_too_many_is_refused_as_a_whole(text: str, problem: InputProblem) -> None:
    with pytest.raises(InputError) as raised:
        parse_pet_ids(text)
    assert raised.value.problem is problem


def test_a_thousand_ids_are_taken_however_often_they_stand_there() -> None:
    assert len(parse_pet_ids(",".join(map(str, [*range(MOST_IDS)] * 3)))) == MOST_IDS


@given(lists(INT64, min_size=1, max_size=50), sampled_from([",", ", ", ";", "\t", "\n", "\r\n", "، ", "、", "  ,"]))
def test_every_list_comes_back_exactly_each_id_once(numbers: list[int], separator: str) -> None:
    assert ids(separator.join(map(str, numbers))) == list(dict.fromkeys(numbers))


@given(text())
def test_one_id_means_what_it_has_always_meant(typed: str) -> None:
    try:
        pet_id = parse_pet_id(typed)
    except InputError:
        return
    (entry,) = parse_pet_ids(typed)
    assert entry.pet_id == pet_id


@given(
    lists(sampled_from(["5", "17", "007", "-1", "x", "ID", "#", "100", "Rex", " ", ",", ";", "\t", "\n", "\r", "،"]))
)
def test_what_the_line_shows_of_a_paste_means_the_same(parts: list[str]) -> None:
    pasted = "".join(parts)
    line = id_list_text(pasted)
    assert table_size(line) == (1, 1)
    try:
        meant = ids(pasted)
    except InputError:
        return
    assert ids(line) == meant


def test_a_paste_is_shown_as_a_list() -> None:
    assert id_list_text("ID\r\n5\r\n17\r\n99999\r\n") == "5, 17, 99999"
    assert id_list_text("42\r\n") == "42"
    assert id_list_text("9 007 199\t42") == "9 007 199, 42"


def test_an_entry_says_what_is_wrong_with_it() -> None:
    assert parse_pet_ids("5, x") == (IdEntry("5", 5), IdEntry("x", None, InputProblem.NOT_A_NUMBER))
