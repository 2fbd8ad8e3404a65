"""A cell means a category by its number, by the name it has here, or by both; anything else is said to be wrong."""

import pytest

from petstore_gui.files.category_parser import CategoryError, CategoryParser, is_rounded

NAMES = {3: "Dogs", 7: "Cats", 12: "Litter (7)", 8: "12 Monkeys", 9: "Vögel", 5: "vogel "}


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3),
        (" 007 ", 7),
        ("-5", -5),
        ("9223372036854775807", 9223372036854775807),
        ("3.0", 3),
        ("3,00", 3),
        ("３", 3),
        ("٣", 3),
        ("dogs", 3),
        (" DOGS ", 3),
        ("Dogs (3)", 3),
        ("Dogs（3）", 3),
        ("12 Monkeys", 8),
        ("Litter (7)", 12),
        ("Litter (7) (12)", 12),
        ("Vögel", 9),
        # Of a name that is another one here, the number counts: the service knows no names.
        ("Hounds (3)", 3),
        ("Hounds（3）", 3),
        ("Birds (44)", 44),
        ("Ⅷ (44)", 44),
    ],
)
def test_a_category_is_found(text: str, number: int) -> None:
    parser = CategoryParser(NAMES)
    assert parser.parse(text) == number
    assert parser.parse(text) == number


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "Give the number or the name"),
        ("Birds", "Use the number of a category"),
        ("²", "Use the number of a category"),
        ("③", "Use the number of a category"),
        ("(3)", "Use the number of a category"),
        ("（3）", "Use the number of a category"),
        ("Hounds (3)\nMice (4)", "Use the number of a category"),
        ("3.5", "Use the number of a category"),
        # It may be a thousand, or one with three digits behind it.
        ("1,000", "Give a whole number without commas"),
        ("12,000", "Give a whole number without commas"),
        ("2.000", "Give a whole number without commas"),
        ("-1.000", "Give a whole number without commas"),
        ("1 000", "Give a whole number without commas"),
        ("1\u202f000", "Give a whole number without commas"),
        ("1\u2019000\u2019000", "Give a whole number without commas"),
        ("１,000", "Give a whole number without commas"),
        ("1,234.5", "Give a whole number without commas"),
        ("1.234", "Give a whole number without commas"),
        ("9.5E+18", "The spreadsheet has rounded"),
        ("9,22337E+18", "The spreadsheet has rounded"),
        ("9223372036854775808", "Use a number from"),
        ("Birds (9223372036854775808)", "Use a number from"),
        ("9" * 5_000, "Use a number from"),
    ],
)
def test_what_is_no_category_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(CategoryError) as error:
        CategoryParser(NAMES).parse(text)
    assert error.value.expected.startswith(expected)


def test_a_name_that_two_categories_could_be_meant_by_is_nobody_s() -> None:
    with pytest.raises(CategoryError, match="Several categories have this name"):
        CategoryParser({7: "Litter", 12: "Litter (7)"}).parse("Litter (7)")


@pytest.mark.parametrize("text", ["9.22337E+18", "9,2E+18", "1E+15", "-1E+20", " 9.2E+18 "])
def test_a_number_that_was_rounded_is_known_by_its_form(text: str) -> None:
    assert is_rounded(text)


@pytest.mark.parametrize("text", ["1E5", "E+18", "Rex 9.2E+18", "9.2e18", "9.22", ""])
def test_what_no_spreadsheet_writes_is_no_rounded_number(text: str) -> None:
    assert not is_rounded(text)
