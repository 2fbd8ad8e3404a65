"""A report of an import: the file's own rows with what became of each, which can be imported again."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.files.columns import ColumnMapping, find_columns
from petstore_gui.files.header_synonyms import ReportField, RowOutcome
from petstore_gui.files.import_plan import ReportWords, check_import, plan_import, report_table
from petstore_gui.files.import_rows import ImportRow, RowChecker, RowState
from petstore_gui.files.reading import read_file
from petstore_gui.files.table import Table, TableRow
from petstore_gui.files.writing import SheetTable, csv_bytes, xlsx_bytes
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.snapshot import Snapshot, take_snapshot
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.journal import Journal, import_report, take_over_import
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, refusing
from tests.support.imports import Clock, names_of, run_import, run_to_the_end

WORDS = ReportWords(
    titles={
        PetField.NAME: "Name",
        PetField.CATEGORY: "Category",
        PetField.STATUS: "Status",
        PetField.ID: "ID",
        ReportField.OUTCOME: "Outcome",
    },
    outcomes={RowOutcome.ADDED: "Added", RowOutcome.NOT_ADDED: "Not added", RowOutcome.NOT_CONFIRMED: "Not confirmed"},
    reason=lambda row: row.detail,
)
CELLS = [
    ("Chip", "Art", "", "Name", "Bemerkung"),
    ("9007199254740993", "1", "", "Rex", "=1+1"),
    ("", "2", "", "Mia", ""),
    ("", "x", "", "Tom", "too short"),
    ("", "3", "", "Ada", "\u202bשלום", "more"),
    ("", "3", "", "Bo", 'a "quoted", line\nend'),
]


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def client(store: FakeStore) -> Iterator[PetStoreClient]:
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store)) as client:
        yield client


def table_of(*rows: tuple[str, ...]) -> Table:
    return Table("animals.csv", tuple(TableRow(number, cells) for number, cells in enumerate(rows, 1)))


def checked(journal: Journal, table: Table, snapshot: Snapshot | None = None) -> tuple[ColumnMapping, list[ImportRow]]:
    """Return what the preview of a file has."""
    mapping = find_columns(table, category_names={})
    checker = check_import(table, mapping, category_names={}, journal=journal, service_id=ADDRESS, snapshot=snapshot)
    return mapping, checker.rows


def begin(journal: Journal, table: Table, *, left_out: str = "") -> ImportJob:
    mapping, rows = checked(journal, table)
    ready = {row.number for row in rows if row.state is RowState.READY and row.texts.get(PetField.NAME) != left_out}
    plan = plan_import(table, mapping, rows, ready, reason=lambda row: "" if row.problem is None else "Left out.")
    return ImportJob.begin(journal, ADDRESS, plan, is_embedded=False)


def read_again(folder: Path, report: SheetTable, kind: str) -> Table:
    path = folder / f"report.{kind}"
    path.write_bytes(csv_bytes(report) if kind == "csv" else xlsx_bytes(report))
    return read_file(path)


def test_the_report_has_the_rows_of_the_file_with_id_and_outcome(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = begin(journal, table_of(*CELLS), left_out="Ada")
    store.next(store.answer, store.answer, refusing(400, "No."))
    run_import(job, client)
    report = report_table(import_report(journal, job.record), WORDS)
    assert report.titles == ("Chip", "Art", "", "Name", "Bemerkung", "", "ID", "Outcome")
    assert list(report.rows) == [
        (*CELLS[1], "", 1, "Added"),
        (*CELLS[2], "", None, "Not added: No."),
        (*CELLS[3], "", None, "Not added: Left out."),
        (*CELLS[4], None, "Not added: Left out."),  # it has more cells than titles
        (*CELLS[5], "", 2, "Added"),
    ]


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_the_report_imported_again_adds_only_what_is_missing(
    tmp_path: Path, journal: Journal, store: FakeStore, client: PetStoreClient, kind: str
) -> None:
    job = begin(journal, table_of(*CELLS), left_out="Ada")
    store.next(store.answer, store.answer, refusing(400, "No."))
    run_import(job, client)
    table = read_again(tmp_path, report_table(import_report(journal, job.record), WORDS), kind)
    for book in (journal, Journal(None)):  # on another computer, too
        _mapping, rows = checked(book, table, take_snapshot(client, ADDRESS))
        assert [(row.state, row.pet_id) for row in rows] == [
            (RowState.ADDED_BEFORE, 1),
            (RowState.READY, None),
            (RowState.PROBLEM, None),
            (RowState.READY, None),
            (RowState.ADDED_BEFORE, 2),
        ]
    again = begin(journal, table)
    assert run_import(again, client).added == 2
    assert sorted(names_of(store.pets)) == ["Ada", "Bo", "Mia", "Rex"]
    second = report_table(import_report(journal, again.record), WORDS)
    assert second.titles == ("Chip", "Art", "", "Name", "Bemerkung", "", "ID", "Outcome")
    assert [(row[-2], row[-1]) for row in second.rows] == [
        (1, "Added"),
        (3, "Added"),
        (None, "Not added: Left out."),
        (4, "Added"),
        (2, "Added"),
    ]


def test_the_file_itself_imported_again_adds_nothing_twice(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    table = table_of(*CELLS)
    run_import(begin(journal, table), client)
    assert run_import(begin(journal, table), client).total == 0
    assert store.posts == 3


def test_a_row_that_is_not_confirmed_is_no_ready_one_in_the_report(
    journal: Journal, tmp_path: Path, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    record = begin(journal, table_of(("Name", "Category"), ("Rex", "1"))).record
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    store.next(store.answer, failing(httpx.ReadTimeout("late")))
    run_to_the_end(job, client, clock)
    table = read_again(tmp_path, report_table(import_report(journal, job.record), WORDS), "csv")
    assert table.rows[1].cells == ("Rex", "1", "", "Not confirmed: not listed")
    assert checked(journal, table)[1][0].state is RowState.NOT_CONFIRMED
    assert checked(Journal(None), table)[1][0].state is RowState.POSSIBLE_DUPLICATE


def test_a_file_without_titles_gets_those_of_its_fields(journal: Journal, client: PetStoreClient) -> None:
    table = table_of(("1", "Rex", "available"), ("2", "Mia", "sold"))
    mapping = ColumnMapping((PetField.CATEGORY, PetField.NAME, PetField.STATUS))
    rows = RowChecker(table, mapping, category_names={}).rows
    job = ImportJob.begin(journal, ADDRESS, plan_import(table, mapping, rows, {1, 2}), is_embedded=False)
    run_import(job, client)
    report = report_table(import_report(journal, job.record), WORDS)
    assert report.titles == ("Category", "Name", "Status", "ID", "Outcome")
    assert report.rows[0] == ("1", "Rex", "available", 1, "Added")


def test_a_mended_row_is_in_the_report_as_it_was_mended(journal: Journal, client: PetStoreClient) -> None:
    table = table_of(("Name", "Category", "Chip"), ("Rex", "one"))
    mapping, _rows = checked(journal, table)
    edited = RowChecker(table_of(("Name", "Category", "Chip"), ("Rex", "1")), mapping, category_names={}).rows
    job = ImportJob.begin(journal, ADDRESS, plan_import(table, mapping, edited, {2}), is_embedded=False)
    run_import(job, client)
    assert report_table(import_report(journal, job.record), WORDS).rows[0] == ("Rex", "1", "", 1, "Added")
    assert checked(journal, table)[1][0].state is RowState.ADDED_BEFORE


@pytest.mark.parametrize("is_stopped", [True, False])
def test_rows_that_were_never_sent_are_not_added_in_the_report_and_ready_when_it_is_imported(
    tmp_path: Path, journal: Journal, store: FakeStore, client: PetStoreClient, *, is_stopped: bool
) -> None:
    job = begin(journal, table_of(("Name", "Category"), ("Rex", "1"), ("Mia", "2")))
    job.heard = job.stop if is_stopped else job.hold
    run_import(job, client)
    table = read_again(tmp_path, report_table(import_report(journal, job.record), WORDS), "csv")
    assert [row.cells for row in table.rows[1:]] == [("Rex", "1", "1", "Added"), ("Mia", "2", "", "Not added")]
    states = [row.state for row in checked(Journal(None), table, take_snapshot(client, ADDRESS))[1]]
    assert states == [RowState.ADDED_BEFORE, RowState.READY]
    assert store.posts == 1
