"""Every row of a table gets its state, and a problem says the field, the value and what was expected."""

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.exchange.columns import ColumnMapping, Field
from petstore_gui.exchange.import_rows import ImportRow, RowChecker, RowState
from petstore_gui.exchange.known_animals import KnownAnimals
from petstore_gui.exchange.table import Table, TableRow

NAMES = {3: "Dogs", 7: "Cats"}
MAPPING = ColumnMapping((Field.NAME, Field.CATEGORY, Field.STATUS, Field.ID), has_titles=False)


def table(*rows: tuple[str, ...]) -> Table:
    return Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate(rows, 1)))


def checked(*rows: tuple[str, ...], known: KnownAnimals | None = None) -> list[ImportRow]:
    return RowChecker(table(*rows), MAPPING, category_names=NAMES, known=known).rows


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
    assert expected("9.22337E+18", "3") == (
        Field.NAME,
        "9.22337E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
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
    known = KnownAnimals([Pet(id=1, name="REX", category_id=7)])
    rows = checked(("Rex", "3"), (" rex", "Dogs"), ("Rex", "7"), known=known)
    assert [row.state for row in rows] == [RowState.READY, RowState.POSSIBLE_DUPLICATE, RowState.POSSIBLE_DUPLICATE]


def test_a_row_with_an_id_of_this_service_or_one_that_the_journal_knows_was_added_before() -> None:
    known = KnownAnimals(added={INT64_MAX: ("Rex", 3)}, added_rows={2: None})
    rows = checked(("Rex", "3", "", "9223372036854775807"), ("Luna", "3"), ("Mia", "3"), known=known)
    assert [(row.state, row.pet_id) for row in rows] == [
        (RowState.ADDED_BEFORE, INT64_MAX),
        (RowState.ADDED_BEFORE, None),
        (RowState.READY, None),
    ]


def test_a_row_that_is_mended_is_checked_anew_and_those_that_are_like_it() -> None:
    checker = RowChecker(table(("Rex", "3"), ("Rex", "3"), ("Rex", "x")), MAPPING, category_names=NAMES)
    assert checker.mend(2, {Field.CATEGORY: "3"}) == [2]
    assert [row.state for row in checker.rows][1:] == [RowState.POSSIBLE_DUPLICATE] * 2
    assert checker.mend(0, {Field.NAME: "Bello"}) == [0, 1]
    assert [row.state for row in checker.rows] == [RowState.READY, RowState.READY, RowState.POSSIBLE_DUPLICATE]


REPORT = ColumnMapping((Field.NAME, Field.CATEGORY, Field.ID, Field.OUTCOME), has_titles=False)


def test_of_a_report_only_what_was_not_added_is_ready() -> None:
    known = KnownAnimals([Pet(id=5, name="Rex", category_id=3)])
    rows = RowChecker(
        table(
            ("Rex", "3", "5", "Added"),
            ("Luna", "3", "", "Nicht hinzugefügt: kein Name"),
            ("Mia", "3", "", "Not confirmed: no answer"),
            ("Max", "3", "", "added before"),
            ("Bo", "3", "", ""),
        ),
        REPORT,
        category_names=NAMES,
        known=known,
    ).rows
    assert [(row.state, row.pet_id) for row in rows] == [
        (RowState.ADDED_BEFORE, 5),
        (RowState.READY, None),
        (RowState.POSSIBLE_DUPLICATE, None),  # nobody knows: it may be there
        (RowState.POSSIBLE_DUPLICATE, None),  # the file says so, and nothing proves it
        (RowState.READY, None),
    ]


def test_a_row_like_one_that_was_added_before_is_a_possible_duplicate() -> None:
    rows = checked(("Rex", "3", "", "5"), ("Rex", "3", "", ""), known=KnownAnimals(added={5: ("Rex", 3)}))
    assert [row.state for row in rows] == [RowState.ADDED_BEFORE, RowState.POSSIBLE_DUPLICATE]


def test_a_row_that_was_added_before_stays_so_although_it_could_not_be_added_today() -> None:
    [row] = checked(("", "Birds", "gone"), known=KnownAnimals(added_rows={1: 5}))
    assert (row.state, row.pet_id, row.new_pet) == (RowState.ADDED_BEFORE, 5, None)
    [row] = checked(("Rex", "Dogs", "gone", "5"), known=KnownAnimals(added={5: ("Rex", 3)}))
    assert (row.state, row.pet_id, row.new_pet) == (RowState.ADDED_BEFORE, 5, None)


def test_titles_are_no_row_and_short_rows_have_empty_texts() -> None:
    mapping = ColumnMapping((Field.NAME, Field.CATEGORY, Field.STATUS), has_titles=True)
    [row] = RowChecker(table(("Name", "Category", "Status"), ("Rex", "3")), mapping, category_names={}).rows
    assert (row.number, row.texts) == (2, {Field.NAME: "Rex", Field.CATEGORY: "3", Field.STATUS: ""})


def test_a_mended_row_leaves_no_trace_of_what_it_was() -> None:
    rows = [("Rex", "3"), ("Rex", "3"), ("Luna", "7"), ("", "3"), ("Rex", "3")]
    checker = RowChecker(table(*rows), MAPPING, category_names=NAMES)
    for index, texts in (
        (1, {Field.NAME: ""}),
        (0, {Field.NAME: "Luna", Field.CATEGORY: "Cats"}),
        (3, {Field.NAME: "Rex"}),
        (0, {Field.NAME: "Rex", Field.CATEGORY: "3"}),
        (2, {Field.STATUS: "sold"}),
    ):
        before = list(checker.rows)
        changed = checker.mend(index, texts)
        assert index in changed
        rows_now = [tuple(row.texts.values()) for row in checker.rows]
        fresh = RowChecker(table(*rows_now), MAPPING, category_names=NAMES)
        assert [row.state for row in checker.rows] == [row.state for row in fresh.rows]
        same = [number for number, row in enumerate(checker.rows) if row is before[number]]
        assert set(same) == set(range(len(before))) - set(changed)
