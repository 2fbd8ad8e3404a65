"""A file that comes again while rows of it are not confirmed: nothing is said of them that is not known."""

from collections.abc import Collection

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.files.columns import find_columns
from petstore_gui.files.import_plan import check_import, plan_import
from petstore_gui.files.import_rows import RowChecker, RowState
from petstore_gui.files.table import Table, TableRow
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportOutcome, ImportRecord, Step
from petstore_gui.outbox.journal import Journal, finish_import, import_report, take_over_import
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, losing, many
from tests.support.imports import Clock, run_to_the_end
from tests.support.keyed_store import KeyedStore

REX = NewPet(name="Rex", category_id=3)
BEFORE, LOST, WAITS = RowState.ADDED_BEFORE, RowState.NOT_CONFIRMED, RowState.WAITING


def client_of(store: FakeStore) -> PetStoreClient:
    return PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store))


def file_of(*names: str, name: str = "animals.csv") -> Table:
    cells = [("Name", "Category"), *((each, "3") for each in names)]
    return Table(name, tuple(TableRow(number, each) for number, each in enumerate(cells, 1)))


def check(journal: Journal, table: Table, client: PetStoreClient | None = None) -> RowChecker:
    snapshot = None if client is None else take_snapshot(client, ADDRESS)
    mapping = find_columns(table, category_names={})
    return check_import(table, mapping, category_names={}, journal=journal, service_id=ADDRESS, snapshot=snapshot)


def row_states(journal: Journal, table: Table) -> list[RowState]:
    return [row.state for row in check(journal, table).rows]


def begin(
    journal: Journal, table: Table, clock: Clock, *, anew: Collection[int] = (), checker: RowChecker | None = None
) -> ImportJob:
    """Write down the import of what is ready, and of the rows that the user wants to be added ``anew``."""
    rows = (checker or check(journal, table)).rows
    ready = {row.number for row in rows if row.state is RowState.READY} | set(anew)
    plan = plan_import(table, find_columns(table, category_names={}), rows, ready)
    job = ImportJob.begin(journal, ADDRESS, plan, is_embedded=False)
    return ImportJob(journal, job.record, take_over_import(journal, job.record), is_embedded=False, clock=clock)


def run(journal: Journal, table: Table, store: FakeStore, *, anew: Collection[int] = ()) -> ImportRecord:
    """Import what is ready of a file; return how that has ended."""
    clock = Clock()
    job = begin(journal, table, clock, anew=anew)
    with client_of(store) as client:
        assert run_to_the_end(job, client, clock) is Step.ENDED
    return job.record


def lose_one(journal: Journal, table: Table, store: FakeStore, *, stored: bool) -> ImportRecord:
    """Begin to import a file of one row; lose its answer, as where the program is killed."""
    job = begin(journal, table, Clock())
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)

        def killed(request: httpx.Request) -> httpx.Response:
            client.close()
            return (losing(store) if stored else failing(httpx.ReadTimeout("late")))(request)

        store.next(killed)
        job.run(client, Step.SEND)
    assert job.record.not_confirmed == 1
    return job.record


@pytest.mark.parametrize("is_abandoned", [True, False])
@pytest.mark.parametrize("stored", [True, False])
def test_where_keys_are_honoured_the_add_itself_is_sent_again(
    journal: Journal, *, stored: bool, is_abandoned: bool
) -> None:
    store = KeyedStore()
    record = lose_one(journal, file_of("Rex"), store, stored=stored)
    if is_abandoned:
        finish_import(journal, record, {})
    other = file_of("Rex", "Mia", name="other.csv")
    assert row_states(journal, other) == [LOST, RowState.READY]
    assert check(journal, other).rows[0].earlier is not None
    done = run(journal, other, store)
    assert (done.total, done.added, done.not_confirmed) == (2, 2, 0)
    assert sorted(pet.name for pet in store.pets) == ["Mia", "Rex"]
    assert len(set(store.keys)) == 2, "the same key"
    assert row_states(journal, other) == [BEFORE, BEFORE]
    assert run(journal, other, store).total == 0


def test_elsewhere_it_is_found_in_the_list(journal: Journal) -> None:
    store = FakeStore()
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=True), {})
    done = run(journal, file_of("Rex"), store)
    assert (done.added, done.not_confirmed, store.posts) == (1, 0, 1)
    assert row_states(journal, file_of("Rex")) == [BEFORE]


def test_what_is_found_nowhere_is_not_confirmed_however_often_the_file_comes(journal: Journal) -> None:
    store = FakeStore()
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=False), {})
    for _ in range(3):
        assert row_states(journal, file_of("Rex")) == [LOST]
        done = run(journal, file_of("Rex"), store)
        assert (done.total, done.added, done.not_confirmed) == (1, 0, 1)
    assert (store.posts, store.pets) == (1, [])


def test_an_animal_that_was_added_since_is_not_taken_for_it(journal: Journal) -> None:
    """It was lost before the later import began, and so was what the other animal is."""
    store = FakeStore()
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=False), {})
    (entry,) = journal.enqueue(ADDRESS, [REX])
    with client_of(store) as client:
        pet = client.create_pet(REX)
    journal.apply(entry.number, states.Answered(pet.id))
    done = run(journal, file_of("Rex"), store)
    assert (done.added, done.not_confirmed) == (0, 1)


def test_a_list_that_is_cut_off_settles_nothing(journal: Journal) -> None:
    store = FakeStore(many(120))
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=False), {})
    assert run(journal, file_of("Rex"), store).not_confirmed == 1


def test_what_waits_in_another_import_is_left_to_that_one(journal: Journal) -> None:
    store = FakeStore()
    begin(journal, file_of("Rex", "Mia"), Clock())
    other = file_of("Mia", "Bo", name="other.csv")
    checker = check(journal, other)
    assert [row.state for row in checker.rows] == [WAITS, RowState.READY]
    assert checker.rows[0].earlier is not None
    assert checker.rows[0].earlier.file == "animals.csv"
    done = run(journal, other, store)
    assert (done.added, done.left_out, done.rows_not_added) == (1, 1, 1)
    assert [pet.name for pet in store.pets] == ["Bo"]


def test_what_the_user_wants_anew_is_another_add_and_settles_the_row(journal: Journal) -> None:
    store = FakeStore()
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=False), {})
    done = run(journal, file_of("Rex"), store, anew={2})
    assert (done.total, done.added, store.posts) == (1, 1, 2)
    assert row_states(journal, file_of("Rex")) == [BEFORE]


def test_what_is_written_into_a_row_that_was_sent_is_not_said_to_have_been_sent(journal: Journal) -> None:
    store = FakeStore()
    finish_import(journal, lose_one(journal, file_of("Rex"), store, stored=True), {})
    checker = check(journal, file_of("Rex"))
    checker.edit([0], {PetField.NAME: "Max"})
    clock = Clock()
    job = begin(journal, file_of("Rex"), clock, checker=checker)
    with client_of(store) as client:
        run_to_the_end(job, client, clock)
    (row,) = import_report(journal, job.record).rows
    assert (row.cells, row.outcome, row.pet_id) == (("Rex", "3"), ImportOutcome.ADDED, 1)


def test_a_row_that_another_program_has_settled_meanwhile_needs_nothing_more(journal: Journal) -> None:
    store = FakeStore()
    record = lose_one(journal, file_of("Rex"), store, stored=True)
    checker = check(journal, file_of("Rex", name="other.csv"))
    (entry,) = take_over_import(journal, record)
    journal.apply(entry.number, states.Answered(1))
    clock = Clock()
    job = begin(journal, file_of("Rex", name="other.csv"), clock, checker=checker)
    with client_of(store) as client:
        run_to_the_end(job, client, clock)
    assert (job.record.total, job.record.added, job.record.not_confirmed, store.posts) == (1, 1, 0, 1)
