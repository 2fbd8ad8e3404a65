"""Every row of a table gets its state, and a problem says the field, the value and what was expected."""

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.files.columns import ColumnMapping
from petstore_gui.files.header_synonyms import ImportField, ReportField
from petstore_gui.files.import_rows import ImportRow, KnownAnimals, RowChecker, RowReason, RowState
from petstore_gui.files.reading import read_paste
from petstore_gui.files.table import Table, TableRow
from petstore_gui.inventory.fields import PetField
from petstore_gui.outbox.imports import EarlierRow, ImportOutcome

TITLED = ColumnMapping((PetField.NAME, PetField.CATEGORY, PetField.STATUS), title_row=1)
TOO_WIDE = "This row has more cells than there are columns. Correct the cells."
NAMES = {3: "Dogs", 7: "Cats"}
MAPPING = ColumnMapping((PetField.NAME, PetField.CATEGORY, PetField.STATUS, PetField.ID))


ADDED, NOT_CONFIRMED, WAITING = ImportOutcome.ADDED, ImportOutcome.NOT_CONFIRMED, ImportOutcome.WAITING


def before(outcome: ImportOutcome, pet_id: int | None = None) -> EarlierRow:
    return EarlierRow(outcome, 1, "animals.csv", pet_id)


def table(*rows: tuple[str, ...]) -> Table:
    return Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate(rows, 1)))


def checked(*rows: tuple[str, ...], known: KnownAnimals | None = None) -> list[ImportRow]:
    return RowChecker(table(*rows), MAPPING, category_names=NAMES, known=known).rows


def expected(*cells: str) -> tuple[ImportField | None, str, str] | None:
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
    assert expected("  ", "3") == (PetField.NAME, "  ", "Give the animal a name.")
    assert expected("a\tb", "3") == (PetField.NAME, "a\tb", "Use one line without tabs.")
    assert expected("a\u2028b", "3") == (PetField.NAME, "a\u2028b", "Use one line without tabs.")
    assert expected("#REF!", "3") == (PetField.NAME, "#REF!", "The spreadsheet shows an error here.")
    assert expected("M\ufffdmmel", "3") == (
        PetField.NAME,
        "M\ufffdmmel",
        "Some characters are damaged. Type the name again.",
    )
    assert expected("9.22337E+18", "3") == (
        PetField.NAME,
        "9.22337E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
    )
    assert expected("Rex", "") == (PetField.CATEGORY, "", "Give the number or the name of a category.")
    assert expected("Rex", "Birds") == (
        PetField.CATEGORY,
        "Birds",
        "Use the number of a category, or the name it has here.",
    )
    assert expected("Rex", "9223372036854775808") == (
        PetField.CATEGORY,
        "9223372036854775808",
        "Use a number from -9223372036854775808 to 9223372036854775807.",
    )
    assert expected("Rex", "9.2E+18") == (
        PetField.CATEGORY,
        "9.2E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
    )
    assert expected("Rex", "3", "gone") == (
        PetField.STATUS,
        "gone",
        "Use Available, Pending or Sold, or leave it empty.",
    )
    assert expected("Rex", "3", "", "9.2E+18") == (
        PetField.ID,
        "9.2E+18",
        "The spreadsheet has rounded this number. Give all its digits.",
    )


def test_the_same_name_and_category_in_the_list_or_earlier_is_a_possible_duplicate() -> None:
    known = KnownAnimals([Pet(id=1, name="ZOE\u0308  II", category_id=7)])
    rows = checked(("Rex", "3"), (" rex", "Dogs"), ("Zoë II", "7"), ("Rex", "3"), known=known)
    assert [row.state for row in rows] == [RowState.READY, *[RowState.POSSIBLE_DUPLICATE] * 3]
    assert [(row.same_id, row.same_row) for row in rows] == [(None, None), (None, 1), (1, None), (None, 1)]


def test_a_row_with_an_id_of_this_service_or_one_that_the_journal_knows_was_added_before() -> None:
    known = KnownAnimals(added={INT64_MAX: ("Rex", 3)}, earlier_rows={2: before(ADDED, 9)})
    rows = checked(("Rex", "3", "", "9223372036854775807"), ("Luna", "3"), ("Mia", "3"), known=known)
    assert [(row.state, row.pet_id) for row in rows] == [
        (RowState.ADDED_BEFORE, INT64_MAX),
        (RowState.ADDED_BEFORE, 9),
        (RowState.READY, None),
    ]


def test_a_row_that_was_sent_before_or_waits_elsewhere_was_not_added_before() -> None:
    known = KnownAnimals(earlier_rows={1: before(NOT_CONFIRMED), 2: before(WAITING), 3: before(NOT_CONFIRMED)})
    rows = checked(("Rex", "3"), ("Luna", "3"), ("Mia", "x"), ("Rex", "3"), known=known)
    assert [(row.state, row.pet_id) for row in rows] == [
        (RowState.NOT_CONFIRMED, None),
        (RowState.WAITING, None),
        (RowState.NOT_CONFIRMED, None),  # it can't be sent today, and was sent then
        (RowState.POSSIBLE_DUPLICATE, None),
    ]
    assert [row.earlier is not None for row in rows] == [True, True, True, False]


def test_a_row_that_was_sent_before_was_added_where_the_list_has_its_id() -> None:
    known = KnownAnimals([Pet(id=5, name="Rex", category_id=3)], earlier_rows={1: before(NOT_CONFIRMED)})
    [row] = checked(("Rex", "3", "", "5"), known=known)
    assert (row.state, row.pet_id) == (RowState.ADDED_BEFORE, 5)


def test_a_row_that_is_mended_is_checked_anew_and_those_that_are_like_it() -> None:
    checker = RowChecker(table(("Rex", "3"), ("Rex", "3"), ("Rex", "x")), MAPPING, category_names=NAMES)
    assert checker.edit([2], {PetField.CATEGORY: "3"}) == [2]
    assert [row.state for row in checker.rows][1:] == [RowState.POSSIBLE_DUPLICATE] * 2
    assert [row.same_row for row in checker.rows] == [None, 1, 1]
    assert checker.edit([0], {PetField.NAME: "Bello"}) == [0, 1, 2]
    assert [row.state for row in checker.rows] == [RowState.READY, RowState.READY, RowState.POSSIBLE_DUPLICATE]
    assert [row.same_row for row in checker.rows] == [None, None, 2]


REPORT = ColumnMapping((PetField.NAME, PetField.CATEGORY, PetField.ID, ReportField.OUTCOME))


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
        (RowState.POSSIBLE_DUPLICATE, None),  # unknown: it may be there
        (RowState.POSSIBLE_DUPLICATE, None),  # the file says so, and nothing proves it
        (RowState.READY, None),
    ]


def test_a_row_like_one_that_was_added_before_is_a_possible_duplicate() -> None:
    rows = checked(("Rex", "3", "", "5"), ("Rex", "3", "", ""), known=KnownAnimals(added={5: ("Rex", 3)}))
    assert [row.state for row in rows] == [RowState.ADDED_BEFORE, RowState.POSSIBLE_DUPLICATE]


def test_a_row_that_was_added_before_stays_so_although_it_could_not_be_added_today() -> None:
    [row] = checked(("", "Birds", "gone"), known=KnownAnimals(earlier_rows={1: before(ADDED, 5)}))
    assert (row.state, row.pet_id, row.new_pet) == (RowState.ADDED_BEFORE, 5, None)
    [row] = checked(("Rex", "Dogs", "gone", "5"), known=KnownAnimals(added={5: ("Rex", 3)}))
    assert (row.state, row.pet_id, row.new_pet) == (RowState.ADDED_BEFORE, 5, None)


def test_titles_are_no_row_and_short_rows_have_empty_texts() -> None:
    mapping = ColumnMapping((PetField.NAME, PetField.CATEGORY, PetField.STATUS), title_row=1)
    [row] = RowChecker(table(("Name", "Category", "Status"), ("Rex", "3")), mapping, category_names={}).rows
    assert (row.number, row.texts) == (2, {PetField.NAME: "Rex", PetField.CATEGORY: "3", PetField.STATUS: ""})


def test_a_mended_row_leaves_no_trace_of_what_it_was() -> None:
    rows = [("Rex", "3"), ("Rex", "3"), ("Luna", "7"), ("", "3"), ("Rex", "3")]
    checker = RowChecker(table(*rows), MAPPING, category_names=NAMES)
    for index, texts in (
        (1, {PetField.NAME: ""}),
        (0, {PetField.NAME: "Luna", PetField.CATEGORY: "Cats"}),
        (3, {PetField.NAME: "Rex"}),
        (0, {PetField.NAME: "Rex", PetField.CATEGORY: "3"}),
        (2, {PetField.STATUS: "sold"}),
    ):
        before = list(checker.rows)
        changed = checker.edit([index], texts)
        assert index in changed
        rows_now = [tuple(row.texts.values()) for row in checker.rows]
        fresh = RowChecker(table(*rows_now), MAPPING, category_names=NAMES)
        assert [row.state for row in checker.rows] == [row.state for row in fresh.rows]
        same = [number for number, row in enumerate(checker.rows) if row is before[number]]
        assert set(same) == set(range(len(before))) - set(changed)


# --- rows that are no animals, and rows that may be wrong ---


def in_text(text: str, mapping: ColumnMapping = TITLED) -> RowChecker:
    return RowChecker(read_paste(text), mapping, category_names=NAMES)


def states(checker: RowChecker) -> list[RowState]:
    return [row.state for row in checker.rows]


def test_a_name_of_marks_that_nobody_sees_is_none() -> None:
    for name in ("\u200b", "\ufeff", " \u2060\u200b ", "\u00ad", "\u202e"):
        assert expected(name, "3") == (PetField.NAME, name, "Give the animal a name.")
    assert expected("R\u200bex", "3") is None


def test_a_row_with_more_cells_than_titles_has_a_problem_as_a_whole() -> None:
    checker = in_text("Name,Category,Status\nKoi, 12,4,sold\nRex,3,sold,,\nMia,3\n")
    assert states(checker) == [RowState.PROBLEM, RowState.READY, RowState.READY]
    problem = checker.rows[0].problem
    assert problem is not None
    assert (problem.field, problem.value, problem.expected) == (None, "", TOO_WIDE)


def test_a_column_that_a_person_has_chosen_is_none_too_many() -> None:
    mapping = ColumnMapping((PetField.NAME, PetField.CATEGORY, None, PetField.STATUS), title_row=1)
    assert states(in_text("Name,Category\nRex,3,x,sold\nMia,3\n", mapping)) == [RowState.READY, RowState.READY]


def test_without_titles_a_row_with_more_cells_than_most_has_a_problem() -> None:
    mapping = ColumnMapping((PetField.NAME, PetField.CATEGORY, None))
    checker = in_text("Rex,3\nKoi, 12,4\nMia,3\n", mapping)
    assert states(checker) == [RowState.READY, RowState.PROBLEM, RowState.READY]


def test_a_row_that_was_corrected_by_hand_is_not_added_before_a_person_says_so() -> None:
    checker = in_text("Name,Category,Status\nKoi, 12,4,sold\nKoi,4,\n")
    assert checker.edit([0], {PetField.NAME: "Koi, 12"}) == [0]
    row = checker.rows[0]
    assert (row.state, row.reason, row.problem) == (RowState.PROBLEM, None, row.problem)
    assert row.problem is not None
    assert row.problem.field is PetField.STATUS  # "4" is still there
    checker.edit([0], {PetField.CATEGORY: "4", PetField.STATUS: "sold"})
    row = checker.rows[0]
    assert (row.state, row.reason) == (RowState.DOUBTFUL, RowReason.CORRECTED)
    assert row.new_pet is not None
    assert (row.new_pet.name, row.new_pet.category_id) == ("Koi, 12", 4)


def test_a_row_for_the_total_is_doubtful() -> None:
    checker = in_text("Name;Category;Status\nRex;3;\nSummer;3;\nZwischensumme: 2;2;\nSumme Hunde;40;\n")
    assert states(checker) == [RowState.READY, RowState.READY, RowState.DOUBTFUL, RowState.DOUBTFUL]
    assert checker.rows[2].reason is RowReason.TOTAL
    assert checker.edit([2], {PetField.NAME: "Bo"}) == [2]
    assert states(checker)[2] is RowState.READY


def test_a_total_with_an_id_is_an_animal_and_one_without_a_category_a_problem() -> None:
    mapping = ColumnMapping((PetField.ID, PetField.NAME, PetField.CATEGORY), title_row=1)
    checker = in_text("ID;Name;Category\n;Rex;3\n5;Total;3\n;Total;\n;Total;3\n", mapping)
    ready, id_in_file, problem, doubtful = states(checker)
    assert (ready, problem, doubtful) == (RowState.READY, RowState.PROBLEM, RowState.DOUBTFUL)
    assert id_in_file is RowState.POSSIBLE_DUPLICATE


def test_what_may_be_animals_around_the_table_is_known() -> None:
    assert not in_text("Bestand;31.12.2025;\nName;Category;Status\nRex;3;\n", _at(2)).leaves_out_rows
    assert in_text("Bo;3;\nName;Category;Status\nRex;3;\n", _at(2)).leaves_out_rows
    assert in_text("Name;Category;Status\nRex;3;\n;;\nBo;7;\n").leaves_out_rows
    assert not in_text("Name;Category;Status\nRex;3;\n;;\n").leaves_out_rows


def _at(title_row: int) -> ColumnMapping:
    return ColumnMapping(TITLED.fields, title_row)
