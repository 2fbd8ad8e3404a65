"""An ID in a file is one of the open service only where that is known: by this computer's journal, or by the list."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.files.columns import find_columns
from petstore_gui.files.header_synonyms import ReportField, RowOutcome
from petstore_gui.files.import_plan import ReportWords, check_import, plan_import, report_table
from petstore_gui.files.import_rows import ImportRow, RowChecker, RowReason, RowState
from petstore_gui.files.reading import read_file
from petstore_gui.files.table import Table, TableRow
from petstore_gui.files.writing import csv_bytes
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.snapshot import Completeness, Snapshot, take_snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportPlan, PlannedRow
from petstore_gui.outbox.journal import Journal, begin_import, import_report
from tests.support.fake_store import ADDRESS, KEY, FakeStore, losing, refusing
from tests.support.imports import run_import
from tests.support.journals import sent

ELSEWHERE = "http://127.0.0.1:9/v1"
TITLES = ("ID", "Name", "Category", "Outcome")
READY, PROBLEM, DUPLICATE, BEFORE = RowState.READY, RowState.PROBLEM, RowState.POSSIBLE_DUPLICATE, RowState.ADDED_BEFORE


Settled = states.Answered | states.Decided


def table(*rows: tuple[str, ...]) -> Table:
    return Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate((TITLES, *rows), 1)))


@pytest.mark.parametrize("member", ['"\\ud800", "note": ""', '"Rex", "note": "\\udfff"'], ids=["name", "elsewhere"])
def test_half_a_sign_in_json_is_kept_as_a_damaged_one(journal: Journal, tmp_path: Path, member: str) -> None:
    path = tmp_path / "animals.json"
    path.write_text(f'[{{"name": {member}, "categoryId": 1}}, {{"name": "Bella", "categoryId": 1}}]', "utf-8")
    read = read_file(path)
    mapping = find_columns(read, category_names={})
    rows = check_import(
        read, mapping, category_names={}, journal=journal, service_id=ADDRESS, snapshot=listed(is_whole=True)
    ).rows
    assert [row.state for row in rows] == [PROBLEM if "ud800" in member else READY, READY]
    record = begin_import(journal, ADDRESS, plan_import(read, mapping, rows, {3}))
    assert "\ufffd" in import_report(journal, record).rows[0].cells


def listed(*pets: Pet, is_whole: bool, service_id: str = ADDRESS) -> Snapshot:
    completeness = Completeness.COMPLETE if is_whole else Completeness.CUT_OFF
    return Snapshot(pets, service_id, datetime.now(UTC), is_whole, dict.fromkeys(PetStatus, completeness))


def check(journal: Journal, snapshot: Snapshot | None, *rows: tuple[str, ...]) -> RowChecker:
    read = table(*rows)
    return check_import(
        read,
        find_columns(read, category_names={}),
        category_names={},
        journal=journal,
        service_id=ADDRESS,
        snapshot=snapshot,
    )


def row_states(rows: list[ImportRow]) -> list[tuple[RowState, RowReason | None]]:
    return [(row.state, row.reason) for row in rows]


def add(journal: Journal, service_id: str, name: str, pet_id: int, how: type[Settled] = states.Answered) -> None:
    (entry,) = journal.enqueue(service_id, [NewPet(name=name, category_id=3)])
    journal.apply_all([(entry.number, event) for event in (sent(), states.Lost(), how(pet_id))])


REX = Pet(id=5, name="Rex", category_id=3)


def test_an_id_of_the_list_with_its_name_and_category_was_added_before(journal: Journal) -> None:
    for is_whole in (True, False):
        rows = check(journal, listed(REX, is_whole=is_whole), ("5", " rex ", "3")).rows
        assert row_states(rows) == [(BEFORE, None)]
        assert rows[0].pet_id == 5


@pytest.mark.parametrize("how", [states.Answered, states.Decided])
def test_an_id_that_this_service_has_given_was_added_before(journal: Journal, how: type[Settled]) -> None:
    add(journal, ADDRESS, "Rex", INT64_MAX, how)
    rows = check(journal, None, (str(INT64_MAX), "Rex", "3", "Added")).rows
    assert (row_states(rows), rows[0].pet_id) == ([(BEFORE, None)], INT64_MAX)


def test_an_id_that_another_service_has_given_is_none_of_this_one(journal: Journal) -> None:
    add(journal, ELSEWHERE, "Rex", 5)
    rows = check(journal, listed(is_whole=True), ("5", "Rex", "3", "Added"), ("6", "Mia", "4")).rows
    assert row_states(rows) == [(READY, RowReason.NEW_ID)] * 2
    assert [(row.pet_id, row.file_id) for row in rows] == [(None, 5), (None, 6)]


def test_an_id_that_nobody_can_tell_is_a_possible_duplicate(journal: Journal) -> None:
    elsewhere = listed(REX, is_whole=True, service_id=ELSEWHERE)
    for snapshot in (None, elsewhere, listed(Pet(id=9, name="Zoe", category_id=3), is_whole=False)):
        rows = check(journal, snapshot, ("5", "Rex", "3"), ("", "Mia", "4")).rows
        assert row_states(rows) == [(DUPLICATE, RowReason.ID_IN_FILE), (READY, None)]


def test_the_id_of_another_animal_is_a_possible_duplicate(journal: Journal) -> None:
    """It was renamed in the file, or the file is of another service: it is not known which."""
    add(journal, ADDRESS, "Bo", 6)
    rows = check(journal, listed(REX, is_whole=True), ("5", "Max", "3"), ("5", "Rex", "4")).rows
    assert row_states(rows) == [(DUPLICATE, RowReason.ID_IN_FILE)] * 2
    assert row_states(check(journal, None, ("6", "Max", "3")).rows) == [(DUPLICATE, RowReason.ID_IN_FILE)]


def test_the_same_name_and_category_counts_more_than_a_new_id(journal: Journal) -> None:
    rows = check(journal, listed(REX, is_whole=True), ("7", "Rex", "3"), ("8", "Bo", "3"), ("9", "Bo", "3")).rows
    assert row_states(rows) == [
        (DUPLICATE, RowReason.SAME_ANIMAL),
        (READY, RowReason.NEW_ID),
        (DUPLICATE, RowReason.SAME_ANIMAL),
    ]


def test_what_this_computer_has_added_and_the_whole_list_lacks_was_not_added_before(journal: Journal) -> None:
    """The store was replaced by a new one or by an older copy. The list may have another animal with that ID by now."""
    store = FakeStore()
    file = table(("", "Rex", "3"), ("", "Mia", "3"))
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store)) as client:
        begin(journal, ADDRESS, file, client)
        ids = {pet.name: pet.id for pet in store.pets}
        store.pets = [Pet(id=ids["Mia"], name="Zoe", category_id=3)]
        cells = [_cells(row) for row in file.rows[1:]]
        rows = check(journal, take_snapshot(client, ADDRESS), *cells).rows
        assert row_states(rows) == [(DUPLICATE, RowReason.NOT_LISTED)] * 2
        assert [row.pet_id for row in rows] == [ids["Rex"], ids["Mia"]]
        exported = [(str(ids["Rex"]), "Rex", "3"), (str(ids["Mia"]), "Mia", "3")]
        rows = check(journal, take_snapshot(client, ADDRESS), *exported).rows
        assert row_states(rows) == [(DUPLICATE, RowReason.NOT_LISTED)] * 2
        begin(journal, ADDRESS, file, client, included={READY, DUPLICATE})  # the user wants them again
        rows = check(journal, take_snapshot(client, ADDRESS), *cells).rows
        assert row_states(rows) == [(BEFORE, None)] * 2
        assert {row.pet_id for row in rows} == {pet.id for pet in store.pets if pet.name != "Zoe"}


def test_a_whole_list_that_was_read_before_an_add_does_not_deny_it(journal: Journal) -> None:
    before = listed(is_whole=True)
    store = FakeStore()
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store)) as client:
        begin(journal, ADDRESS, table(("", "Rex", "3")), client)
    assert row_states(check(journal, before, ("", "Rex", "3")).rows) == [(BEFORE, None)]
    assert row_states(check(journal, before, ("1", "Rex", "3")).rows) == [(BEFORE, None)]


@pytest.mark.parametrize("is_whole", [False, True])
def test_what_this_computer_has_added_counts_where_the_list_is_cut_off(journal: Journal, *, is_whole: bool) -> None:
    """A whole list tells what is there now; one that is cut off lacks what this computer has added a moment ago."""
    add(journal, ADDRESS, "Bo", 6)
    add(journal, ELSEWHERE, "Mia", 7)
    rows = (("Name", "Category"), (" bo", "3"), ("Rex", "3"), ("Mia", "3"))
    read = Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate(rows, 1)))
    checked = check_import(
        read,
        find_columns(read, category_names={}),
        category_names={},
        journal=journal,
        service_id=ADDRESS,
        snapshot=listed(REX, is_whole=is_whole),
    ).rows
    assert [(row.state, row.same_id) for row in checked] == [
        (READY, None) if is_whole else (DUPLICATE, 6),
        (DUPLICATE, 5),
        (READY, None),
    ]


def test_what_a_report_calls_added_without_an_id_is_believed_of_no_other_service(journal: Journal) -> None:
    row = ("", "Max", "3", "Added")
    assert row_states(check(journal, None, row).rows) == [(DUPLICATE, RowReason.ADDED_IN_FILE)]
    assert row_states(check(journal, listed(is_whole=False), row).rows) == [(DUPLICATE, RowReason.ADDED_IN_FILE)]
    assert row_states(check(journal, listed(REX, is_whole=True), row).rows) == [(READY, None)]


def test_what_is_not_confirmed_elsewhere_stays_in_doubt(journal: Journal) -> None:
    rows = check(journal, listed(is_whole=True), ("", "Mia", "3", "Not confirmed: no answer")).rows
    assert row_states(rows) == [(DUPLICATE, RowReason.NOT_CONFIRMED)]


def test_a_row_with_a_known_id_and_a_problem_is_not_called_added_before(journal: Journal) -> None:
    assert row_states(check(journal, listed(REX, is_whole=True), ("5", "Rex", "Birds")).rows) == [(PROBLEM, None)]


def test_a_row_that_is_mended_gets_the_state_of_what_it_says_now(journal: Journal) -> None:
    checker = check(journal, listed(REX, is_whole=True), ("5", "Rex", "3"), ("5", "Rex", "x"), ("8", "Bo", "3"))
    assert row_states(checker.rows) == [(BEFORE, None), (PROBLEM, None), (READY, RowReason.NEW_ID)]
    assert checker.edit([1], {PetField.CATEGORY: "3"}) == [1]
    assert checker.edit([0], {PetField.NAME: "Max"}) == [0]
    assert checker.edit([2], {PetField.NAME: "Rex"}) == [2]
    assert row_states(checker.rows) == [
        (DUPLICATE, RowReason.ID_IN_FILE),
        (BEFORE, None),
        (DUPLICATE, RowReason.SAME_ANIMAL),
    ]
    assert checker.edit([2], {PetField.NAME: "Bo"}) == [2]
    assert row_states(checker.rows)[2] == (READY, RowReason.NEW_ID)


def test_a_row_that_an_import_has_added_keeps_the_id_that_this_service_gave(journal: Journal) -> None:
    """A report of Staging, of a file that was imported here as well: its IDs are those of Staging."""
    store = FakeStore()
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store)) as client:
        begin(journal, ADDRESS, table(("", "Rex", "3")), client)
    rows = check(journal, listed(is_whole=False), ("77", "Rex", "3", "Added")).rows
    assert (row_states(rows), rows[0].pet_id) == ([(BEFORE, None)], 1)


def test_ids_of_other_services_are_in_no_report_as_added(journal: Journal) -> None:
    read = table(("5", "Rex", "3"), ("6", "Mia", "x"), ("7", "Bo", "3"))
    mapping = find_columns(read, category_names={})
    rows = check(journal, listed(Pet(id=5, name="Zoe", category_id=1), is_whole=True), *map(_cells, read.rows[1:])).rows
    plan = plan_import(read, mapping, rows, {4})
    assert [(row.pet_id, row.was_added_before) for row in plan.rows] == [(5, False), (6, False), (None, False)]


def _cells(row: TableRow) -> tuple[str, ...]:
    return tuple(row.cells)


# ------------------------------------------------------------------------- the report, in six languages, here and there

LANGUAGES = {
    "en": ("Name Category Status ID Outcome", "Added", "Not added", "Not confirmed"),
    "de": ("Name Kategorie Status ID Ergebnis", "Hinzugefügt", "Nicht hinzugefügt", "Nicht bestätigt"),
    "fr": ("Nom Catégorie Statut ID Résultat", "Ajouté", "Non ajouté", "Non confirmé"),
    "es": ("Nombre Categoría Estado ID Resultado", "Añadido", "No añadido", "Sin confirmar"),
    "ja": ("名前 カテゴリ 販売状況 ID 結果", "追加済み", "未追加", "未確認"),
    "ar": ("الاسم الفئة الحالة الرقم النتيجة", "تمت الإضافة", "لم تتم الإضافة", "غير مؤكد"),
}


def begin(
    journal: Journal, service_id: str, read: Table, client: PetStoreClient, included: Collection[RowState] = (READY,)
) -> ImportJob:
    """Import the rows of a table in these states, with the list at hand, as the window and the terminal do."""
    mapping = find_columns(read, category_names={})
    snapshot = take_snapshot(client, service_id)
    rows = check_import(
        read, mapping, category_names={}, journal=journal, service_id=service_id, snapshot=snapshot
    ).rows
    numbers = {row.number for row in rows if row.state in included}
    job = ImportJob.begin(journal, service_id, plan_import(read, mapping, rows, numbers), is_embedded=False)
    run_import(job, client)
    return job


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_adds_what_is_missing_in_its_own_service_and_all_of_it_in_another_one(
    language: str, tmp_path: Path
) -> None:
    titles, *outcomes = LANGUAGES[language]
    words = ReportWords(
        dict(
            zip(
                (PetField.NAME, PetField.CATEGORY, PetField.STATUS, PetField.ID, ReportField.OUTCOME),
                titles.split(),
                strict=True,
            )
        ),
        dict(zip(RowOutcome, outcomes, strict=True)),
        lambda row: row.detail,
    )
    here, there = FakeStore(), FakeStore()
    names = ["Rex", "Mia", "Bo"]
    file = table(*(("", name, "3") for name in names))
    path = tmp_path / "journal.sqlite3"
    journal = Journal(path)
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(here)) as client:
        # The list twice; Rex, whose answer is lost; the list, which has it; Mia is refused.
        here.next(here.answer, here.answer, losing(here), here.answer, refusing(400, "No."))
        job = begin(journal, ADDRESS, file, client)
        assert (job.record.added, job.record.refused) == (2, 1)
        report = tmp_path / "report.csv"
        written = report_table(import_report(journal, job.record), words)
        assert str(written.rows[0][-1]).endswith(": found in the list")
        report.write_bytes(csv_bytes(written))
        journal.shut()
        journal = Journal(path)  # after a restart
        assert begin(journal, ADDRESS, read_file(report), client).record.added == 1
        assert begin(journal, ADDRESS, read_file(report), client).record.total == 0
    with PetStoreClient(ELSEWHERE, KEY, transport=httpx.MockTransport(there)) as client:
        assert begin(journal, ELSEWHERE, read_file(report), client).record.added == 3
        assert begin(journal, ELSEWHERE, read_file(report), client).record.total == 0
    assert sorted(pet.name for pet in here.pets) == sorted(pet.name for pet in there.pets) == sorted(names)
    journal.shut()


def test_on_another_computer_the_list_tells_what_was_added(journal: Journal) -> None:
    """The journal that knows is not there: what the list has is added before, the rest is in doubt."""
    rows = check(journal, listed(REX, is_whole=False), ("5", "Rex", "3", "Added"), ("6", "Mia", "3", "Added")).rows
    assert row_states(rows) == [(BEFORE, None), (DUPLICATE, RowReason.ID_IN_FILE)]


def test_only_what_was_left_out_of_the_file_is_counted_as_such(journal: Journal) -> None:
    rows = (
        PlannedRow(2, ("Rex", "3"), NewPet(name="Rex", category_id=3)),
        PlannedRow(3, ("Mia", "x"), reason="Use the number of a category."),
        PlannedRow(4, ("Bo", "3")),
        PlannedRow(5, ("Ada", "3"), was_added_before=True, pet_id=7),
    )
    job = ImportJob.begin(journal, ADDRESS, ImportPlan("animals.csv", rows, ("name", "category")), is_embedded=False)
    assert (job.record.left_out, job.record.rows_not_added) == (2, 3)
    resumed = ImportJob.resume(journal, replace(job.record, left_out=0), is_embedded=False)
    assert resumed.record.left_out == 2
    job.stop()
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(FakeStore())) as client:
        run_import(job, client)
    assert (job.record.not_added, job.record.rows_not_added) == (1, 3)
