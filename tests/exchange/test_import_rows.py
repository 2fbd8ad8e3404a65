"""Every row of a table gets its state, and a problem says the field, the value and what was expected."""

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.exchange.columns import ColumnMapping, Field
from petstore_gui.exchange.import_rows import ImportRow, RowChecker, RowState, check_rows
from petstore_gui.exchange.table import Table, TableRow

NAMES = {3: "Dogs", 7: "Cats"}
MAPPING = ColumnMapping((Field.NAME, Field.CATEGORY, Field.STATUS, Field.ID), has_titles=False)


def table(*rows: tuple[str, ...]) -> Table:
    return Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate(rows, 1)))


def checked(*rows: tuple[str, ...], **known: object) -> list[ImportRow]:
    return check_rows(table(*rows), MAPPING, category_names=NAMES, **known)  # type: ignore[arg-type]


def expected(*cells: str) -> tuple[str, str, str] | None:
    """Return what is wrong with a row of these cells."""
    [row] = checked(cells)
    assert (row.problem is None) is (row.new_pet is not None)
    return None if row.problem is None else (row.problem.field, row.problem.value, row.problem.expected)


def test_a_row_without_a_problem_is_ready() -> None:
    [row] = checked((" Rex ", "Dogs (3)", "verkauft"))
    assert row.state is RowState.READY
    assert row.new_pet == NewPet(name="Rex", category_id=3, status=PetStatus.SOLD)


def test_a_status_that_is_not_there_is_not_sent() -> None:
    assert checked(("Rex", "3"))[0].new_pet == NewPet(name="Rex", category_id=3)


def test_a_problem_says_field_value_and_what_was_expected() -> None:
    assert expected("  ", "3") == (Field.NAME, "  ", "Give the animal a name.")
    assert expected("a\tb", "3") == (Field.NAME, "a\tb", "Use one line without tabs.")
    assert expected("a\u2028b", "3") == (Field.NAME, "a\u2028b", "Use one line without tabs.")
    assert expected("#REF!", "3") == (Field.NAME, "#REF!", "The spreadsheet shows an error here.")
    assert expected("M\ufffdmmel", "3") == (
        Field.NAME,
        "M\ufffdmmel",
        "Some characters are damaged. Type the name again.",
    )
    assert expected("Rex", "") == (Field.CATEGORY, "", "Give the number or the name of a category.")
    assert expected("Rex", "Birds") == (
        Field.CATEGORY,
        "Birds",
        "Use the number of a category, or the name it has here.",
    )
    assert expected("Rex", "9223372036854775808") == (
        Field.CATEGORY,
        "9223372036854775808",
        "Use a number from -9223372036854775808 to 9223372036854775807.",
    )
    assert expected("Rex", "9.2E+18") == (
        Field.CATEGORY,
        "9.2E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
    )
    assert expected("Rex", "3", "gone") == (Field.STATUS, "gone", "Use Available, Pending or Sold, or leave it empty.")
    assert expected("Rex", "3", "", "9.2E+18") == (
        Field.ID,
        "9.2E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
    )


def test_the_same_name_and_category_in_the_list_or_earlier_is_a_possible_duplicate() -> None:
    rows = checked(("Rex", "3"), (" rex", "Dogs"), ("Rex", "7"), listed=[Pet(id=1, name="REX", category_id=7)])
    assert [row.state for row in rows] == [RowState.READY, RowState.POSSIBLE_DUPLICATE, RowState.POSSIBLE_DUPLICATE]


def test_a_row_with_an_id_or_one_that_the_journal_knows_was_added_before() -> None:
    rows = checked(("Rex", "3", "", "9223372036854775807"), ("Luna", "3"), ("Mia", "3"), added_before={2: None})
    assert [(row.state, row.pet_id) for row in rows] == [
        (RowState.ADDED_BEFORE, 9223372036854775807),
        (RowState.ADDED_BEFORE, None),
        (RowState.READY, None),
    ]


def test_a_row_that_is_mended_is_checked_anew_and_those_that_are_like_it() -> None:
    checker = RowChecker(table(("Rex", "3"), ("Rex", "3"), ("Rex", "x")), MAPPING, category_names=NAMES)
    assert checker.mend(2, {Field.CATEGORY: "3"}) == [2]
    assert [row.state for row in checker.rows][1:] == [RowState.POSSIBLE_DUPLICATE] * 2
    assert checker.mend(0, {Field.NAME: "Bello"}) == [0, 1]
    assert [row.state for row in checker.rows] == [RowState.READY, RowState.READY, RowState.POSSIBLE_DUPLICATE]
