"""Two programs on one journal: what one of them has in hand is left to it, for as long as it runs."""

import errno
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import lease, states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.journal import (
    Journal,
    TakenError,
    begin_import,
    discard_import,
    finish_import,
    list_imports,
    take_over_import,
    unfinished_imports,
)
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queued_add import Hold
from petstore_gui.outbox.worker import Worker
from petstore_gui.storage.file_lock import lock
from tests.outbox.test_journal import REX, SHOP
from tests.support.fake_store import ADDRESS, KEY, FakeStore
from tests.support.imports import plan_of
from tests.support.journals import open_journal, sent, write_sent
from tests.support.patience import PATIENCE_S
from tests.support.service import ROOT

MIA = NewPet(name="Mia", category_id=2)

# Has an add that waits, one that is on its way, and an import in hand, and waits to be killed.
HAS_THREE = """
import sys
from pathlib import Path
from petstore_gui.outbox.journal import Journal, begin_import
from tests.outbox.test_journal import REX, SHOP
from tests.support.imports import plan_of
from tests.support.journals import write_sent
journal = Journal(Path(sys.argv[1]))
journal.enqueue(SHOP, [REX])
write_sent(journal, SHOP, REX, ())
begin_import(journal, SHOP, plan_of("Ada", "Bo"))
print("ready", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other(path: Path) -> Iterator[Journal]:
    with open_journal(path) as journal:
        yield journal


def states_of(journal: Journal) -> list[State]:
    return [add.state for add in journal.take_over(SHOP)]


def test_what_another_program_has_in_hand_is_left_to_it_until_it_ends(journal: Journal, other: Journal) -> None:
    journal.enqueue(SHOP, [REX], state=State.HELD)
    journal.enqueue(SHOP, [REX])
    write_sent(journal, SHOP, REX, ())
    journal.apply(write_sent(journal, SHOP, REX, ()).number, states.Lost())
    journal.apply(write_sent(journal, SHOP, REX, ()).number, states.Rejected("No."))
    assert states_of(other) == []
    assert len(other.open_adds(SHOP)) == 5
    journal.shut()
    left = [State.HELD, State.WAITING, State.NOT_CONFIRMED, State.NOT_CONFIRMED, State.REFUSED]
    assert states_of(other) == left
    assert [add.state for add in other.open_adds(SHOP)] == left, "that it may have been stored is on the disk"


def test_a_program_that_is_killed_has_nothing_in_hand(path: Path, journal: Journal) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HAS_THREE, path], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        assert states_of(journal) == []
        assert unfinished_imports(journal, SHOP) == ()
        process.kill()
        process.wait(PATIENCE_S)
    assert states_of(journal) == [State.WAITING, State.NOT_CONFIRMED]
    (record,) = unfinished_imports(journal, SHOP)
    assert ImportJob.resume(journal, record, is_embedded=False).record.waiting == 2
    assert len(list(path.parent.glob("*.lock"))) == 1, "that of this program"


def test_what_another_program_sends_is_in_its_hand(journal: Journal, other: Journal) -> None:
    (add,) = journal.enqueue(SHOP, [REX])
    assert other.apply(add.number, sent()).holder != add.holder
    assert states_of(journal) == []


def test_a_window_says_nothing_of_an_add_that_another_one_is_sending(journal: Journal, other: Journal) -> None:
    write_sent(journal, SHOP, REX, ())
    worker = Worker()
    worker.open(SHOP, other)
    worker.write()
    assert (worker.state.loaded, worker.state.adds) == (True, ())


def test_what_a_command_has_left_is_in_an_open_window_with_the_next_list(journal: Journal, other: Journal) -> None:
    worker = Worker()
    worker.open(SHOP, other)
    worker.write()
    worker.submit(MIA)
    worker.write()
    journal.apply(write_sent(journal, SHOP, REX, ()).number, states.Lost())
    journal.enqueue(SHOP, [REX])
    read_list(worker)
    assert [add.new_pet for add in worker.state.adds] == [MIA]
    journal.shut()
    read_list(worker)
    found = [(add.new_pet, add.state, add.hold) for add in worker.state.adds]
    assert found == [
        (REX, State.NOT_CONFIRMED, Hold.NONE),
        (REX, State.WAITING, Hold.EARLIER_RUN),
        (MIA, State.WAITING, Hold.NONE),
    ]
    assert worker.state.adds[0].finding is not None, "it is looked for in that list"


def test_what_a_program_has_itself_is_not_taken_over_with_a_list(journal: Journal) -> None:
    worker, seen = Worker(), list[Add]()
    worker.open(SHOP, journal)
    worker.submit(REX)
    worker.write()
    key, sending = worker.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            read_list(worker)
            seen.extend(journal.open_adds(SHOP))
        return FakeStore()(request)

    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(answer)) as client:
        sending.run(client)
    worker.end(key)
    worker.write()
    assert [add.state for add in seen] == [State.SENDING], "it is on its way, and no answer is lost"
    assert worker.state.adds == ()


def read_list(worker: Worker) -> None:
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(FakeStore())) as client:
        worker.use_list(take_snapshot(client, SHOP))
    worker.write()


def test_an_import_is_run_by_one_program(journal: Journal, other: Journal) -> None:
    record = begin_import(journal, SHOP, plan_of("Rex", "Mia"))
    assert unfinished_imports(other, SHOP) == ()
    assert list_imports(other, SHOP) == (record,)
    with pytest.raises(TakenError):
        ImportJob.resume(other, record, is_embedded=False)
    assert unfinished_imports(journal, SHOP) == (record,)
    journal.shut()
    assert unfinished_imports(other, SHOP) == (record,)
    assert ImportJob.resume(other, record, is_embedded=False).record.waiting == 2


def test_rows_that_another_import_has_begun_since_the_file_was_read_are_not_begun(
    journal: Journal, other: Journal
) -> None:
    """Both have read the file before one of them has written down its import, which may have ended by now."""
    record = begin_import(journal, SHOP, plan_of("Rex", "Mia"))
    rex, _mia = take_over_import(journal, record)
    for event in (sent(), states.Answered(1)):
        journal.apply(rex.number, event)
    for name in ("Rex", "Mia"):
        with pytest.raises(TakenError):
            begin_import(other, SHOP, plan_of("Tom", name, name="other.csv"))
    assert [each.number for each in list_imports(other, SHOP)] == [record.number], "all or nothing"
    begin_import(other, SHOP, plan_of("Tom", name="other.csv"))
    again = plan_of("Mia", name="again.csv")
    begin_import(other, SHOP, replace(again, rows=(replace(again.rows[0], is_again=True),)))
    twice = plan_of("Bo", "Bo", name="twice.csv")
    begin_import(other, SHOP, replace(twice, rows=twice.rows[:1]))
    known = replace(twice.rows[0], new_pet=None)
    assert begin_import(other, SHOP, replace(twice, rows=(known, twice.rows[1]))).waiting == 1, "one more like it"


def test_an_import_does_not_go_on_with_a_row_that_another_program_is_sending(journal: Journal, other: Journal) -> None:
    record = begin_import(journal, SHOP, plan_of("Rex"))
    (rex,) = take_over_import(journal, record)
    journal.apply(rex.number, sent())
    plan = plan_of("Rex", name="other.csv")
    going_on = replace(plan, rows=(replace(plan.rows[0], new_pet=None, add_number=rex.number),))
    with pytest.raises(TakenError):
        begin_import(other, SHOP, going_on)
    assert journal.apply(rex.number, states.Rejected("No.")).state is State.REFUSED, "its own answer counts"


def test_an_import_that_a_command_goes_on_with_is_not_discarded(journal: Journal, other: Journal) -> None:
    record = begin_import(journal, SHOP, plan_of("Rex"))
    with pytest.raises(TakenError):
        discard_import(other, record)
    journal.shut()
    discard_import(other, record)
    assert unfinished_imports(other, SHOP) == ()


def test_what_an_import_has_left_not_confirmed_is_in_no_hand_once_it_has_ended(
    journal: Journal, other: Journal
) -> None:
    first = begin_import(journal, SHOP, plan_of("Rex"))
    (rex,) = take_over_import(journal, first)
    for event in (sent(), states.Lost()):
        journal.apply(rex.number, event)
    plan = plan_of("Rex", name="other.csv")
    second = begin_import(
        other, SHOP, replace(plan, rows=(replace(plan.rows[0], new_pet=None, add_number=rex.number),))
    )
    finish_import(other, second, {})
    assert [add.new_pet.name for add in take_over_import(journal, first)] == ["Rex"]


def test_what_a_program_has_left_is_seen_where_the_disk_takes_nothing(
    journal: Journal, other: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise JournalError("the disk is full")

    journal.enqueue(SHOP, [REX])
    journal.shut()
    monkeypatch.setattr(other, "changing", full)
    assert states_of(other) == [State.WAITING]


@pytest.mark.posix("an open file that is removed")
def test_a_lock_that_was_removed_is_made_again_before_the_next_change(
    path: Path, journal: Journal, other: Journal
) -> None:
    journal.enqueue(SHOP, [REX])
    for file in path.parent.glob("*.lock"):
        file.unlink()
    journal.enqueue(SHOP, [MIA])
    assert states_of(other) == []


def test_where_no_file_can_be_locked_an_add_is_saved_all_the_same(
    path: Path, journal: Journal, other: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lease, "lock", refuse)
    (add,) = journal.enqueue(SHOP, [REX])
    assert add in journal.take_over(SHOP)
    assert journal.take_over(SHOP, new_only=True) == ()
    assert states_of(other) == [State.WAITING]
    assert list(path.parent.glob("*.lock")) == []


def test_a_new_lock_that_another_program_has_taken_for_a_leftover_is_made_again(
    path: Path, journal: Journal, other: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def peek(handle: int) -> None:
        monkeypatch.undo()
        other.lease.clean_up()  # between the opening of the file and the lock on it
        lock(handle)

    monkeypatch.setattr(lease, "lock", peek)
    journal.enqueue(SHOP, [REX])
    assert len(list(path.parent.glob("*.lock"))) == 1
    assert states_of(other) == []
