"""The journal of adds: what began is on the disk, nobody else reads it, and nothing found there is ever deleted."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, SentPromise, State
from petstore_gui.outbox.imports import ImportPlan, PlannedRow
from petstore_gui.outbox.journal import (
    KEPT,
    Journal,
    TakenError,
    added_since,
    begin_import,
    ids_settled_since,
    take_over_import,
)
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError
from petstore_gui.storage import sqlite_file
from petstore_gui.translatable import detail_of
from tests.support.journals import open_journal, sent, write_sent
from tests.support.open_databases import OpenDatabases, fail_to_watch_files
from tests.support.sentences import marked
from tests.support.service import ROOT

REX = NewPet(name="Rex", category_id=1)
SHOP = "https://pets.example.com/v1"
ELSEWHERE = "https://staging.example.com/v1"
posix_only = pytest.mark.posix("file modes, limits and mounts")


def use_up(disk: Path) -> None:
    with suppress(OSError), (disk / "rest").open("ab", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def begin_many(journal: Journal) -> None:
    for _ in range(2000):
        write_sent(journal, SHOP, REX, ())


def files_beside(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


# -------------------------------------------------------------------------------------------------------- what it holds


def test_what_began_is_open_after_opening_again(path: Path) -> None:
    before = datetime.now(UTC)
    with open_journal(path) as journal:
        first = write_sent(journal, SHOP, REX, (3, 5))
        second = write_sent(journal, SHOP, NewPet(name="Mia", category_id=2, status=PetStatus.SOLD), None)
        third = write_sent(journal, SHOP, REX, ())
    with open_journal(path) as journal:
        assert journal.open_adds(SHOP) == (first, second, third)
        assert journal.quarantined_path is None
    assert (first.service_id, first.new_pet, first.known) == (SHOP, REX, (3, 5))
    assert (second.new_pet.status, second.known, third.known) == (PetStatus.SOLD, None, ())
    assert before <= first.began_at <= second.began_at <= datetime.now(UTC)
    assert len({first.number, second.number, third.number}) == 3


@pytest.mark.parametrize("event", [states.Answered(7), states.Matched(7), states.Decided(7), states.GivenUp()])
def test_what_was_closed_is_open_no_more(path: Path, event: states.Event) -> None:
    with open_journal(path) as journal:
        done = write_sent(journal, SHOP, REX, ())
        still = write_sent(journal, SHOP, REX, ())
        journal.apply(done.number, states.Lost())
        journal.apply(done.number, event)
        assert [entry.number for entry in journal.open_adds(SHOP)] == [still.number]
    with open_journal(path) as journal:
        assert [entry.number for entry in journal.open_adds(SHOP)] == [still.number]


def test_one_that_the_user_has_sent_anew_is_the_same_row_until_its_answer_comes(path: Path) -> None:
    with open_journal(path) as journal:
        lost = journal.apply(write_sent(journal, SHOP, REX, (3,)).number, states.Lost())
        again = journal.apply(lost.number, states.SentAnew())
        assert (again.state, again.maybe, again.key, again.sent_at) == (State.WAITING, True, lost.key, lost.sent_at)
    with open_journal(path) as journal:
        assert journal.open_adds(SHOP) == (again,)
        assert journal.apply(lost.number, sent((3, 4))).known == (3,), "what was known before it was sent first"
        refused = journal.apply(lost.number, states.Rejected("No."))
        assert replace(refused, holder=lost.holder) == lost, "that says nothing of the first time"
        journal.apply(lost.number, states.SentAnew())
        journal.apply(lost.number, sent())
        journal.apply(lost.number, states.Answered(7))
        assert journal.open_adds(SHOP) == ()


def test_of_two_programs_one_sends_an_add(path: Path) -> None:
    with open_journal(path) as journal, open_journal(path) as other:
        (add,) = journal.enqueue(SHOP, [REX])
        (mia,) = journal.enqueue(SHOP, [REX])
        other.apply(add.number, sent())
        for events in ([(add.number, sent())], [(mia.number, sent()), (add.number, sent())]):
            with pytest.raises(TakenError):
                journal.apply_all(events)
        assert [each.state for each in journal.open_adds(SHOP)] == [State.SENDING, State.WAITING], "all or nothing"


def test_an_add_that_this_program_knows_is_not_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_journal(path) as journal:
        (add,) = journal.enqueue(SHOP, [REX])
        (sending,) = journal.apply_all([(add, sent())])
        monkeypatch.setattr("petstore_gui.outbox.journal._read", None)
        (refused,) = journal.apply_all([(sending, states.Rejected("No."))])
        assert journal.open_adds(SHOP) == (refused,)
        assert refused.refusal == "No."


def test_what_another_program_did_to_an_add_counts_though_this_one_knows_it_otherwise(path: Path) -> None:
    with open_journal(path) as journal:
        (rex, mia, lost) = journal.enqueue(SHOP, [REX] * 3)
        promise = SentPromise(86400, datetime.now(UTC), "mark")
        *_, lost = journal.apply_all([(lost.number, sent((), promise)), (lost.number, states.Lost())])
    with open_journal(path) as other, open_journal(path) as journal:
        held = other.take_over(SHOP)
        other.apply(mia.number, sent())
        other.apply(lost.number, states.Lost(is_unwanted=True))
        (discarded,) = journal.apply_all([(rex, states.Discarded())])
        assert discarded == replace(held[0], state=State.DISCARDED)
        with pytest.raises(TakenError):
            journal.apply_all([(mia, sent())])
        (unwanted,) = other.apply_all([(held[2], states.Lost())])
        assert unwanted == replace(held[2], promise=None)


def test_what_was_closed_first_counts(path: Path, journal: Journal) -> None:
    number = write_sent(journal, SHOP, REX, ()).number
    journal.apply(number, states.Answered(7))
    journal.apply(number, states.GivenUp())
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT state, pet_id FROM adds").fetchall() == [("added", 7)]


def test_when_an_add_was_settled_is_on_the_disk_unless_it_is_open_again(path: Path, journal: Journal) -> None:
    def closed_at() -> str | None:
        with closing(sqlite3.connect(path)) as connection:
            (time,) = connection.execute("SELECT closed_at FROM adds").fetchone()
        return None if time is None else str(time)

    before = datetime.now(UTC)
    number = write_sent(journal, SHOP, REX, ()).number
    assert closed_at() is None
    journal.apply(number, states.GivenUp())
    assert before <= datetime.fromisoformat(closed_at() or "") <= datetime.now(UTC)
    journal.apply(number, states.Reopened())
    assert closed_at() is None


def test_what_was_added_since_a_moment_is_there_with_its_time_and_nothing_else(path: Path, journal: Journal) -> None:
    luna = NewPet(name="Luna", category_id=2, status=PetStatus.SOLD)
    began = datetime.now(UTC)
    events: list[states.Event] = [states.Answered(7), states.Matched(8), states.Answered(9)]
    events += [states.GivenUp(), states.Lost()]
    adds = [write_sent(journal, SHOP, pet, ()) for pet in (REX, luna, REX, REX, REX)]
    for add, event in zip(adds, events, strict=True):
        journal.apply(add.number, event)
    journal.apply(write_sent(journal, ELSEWHERE, REX, ()).number, states.Answered(10))
    journal.enqueue(SHOP, [REX])
    with closing(sqlite3.connect(path)) as connection, connection:
        yesterday = (began - timedelta(days=1)).isoformat(timespec="microseconds")
        connection.execute("UPDATE adds SET sent_at = ? WHERE pet_id = 9", (yesterday,))
    there = timezone(timedelta(hours=-11))
    found = added_since(journal, SHOP, began.astimezone(there))
    assert [each.pet for each in found] == [
        Pet(id=7, name="Rex", category_id=1),
        Pet(id=8, name="Luna", category_id=2, status="sold"),
    ]
    assert all(began <= each.added_at <= datetime.now(UTC) for each in found)
    assert [each.pet.id for each in added_since(journal, SHOP, began - timedelta(days=1))] == [9, 7, 8]
    assert added_since(journal, SHOP, datetime.now(UTC)) == ()


def test_what_an_import_has_added_counts_too(journal: Journal) -> None:
    began = datetime.now(UTC)
    record = begin_import(journal, SHOP, ImportPlan("x.csv", (PlannedRow(2, ("Rex",), REX),)))
    (row,) = take_over_import(journal, record)
    journal.apply(row.number, states.Sent(began, (), None), states.Answered(7))
    assert [each.pet for each in added_since(journal, SHOP, began)] == [Pet(id=7, name="Rex", category_id=1)]


def test_each_place_has_its_own_adds(journal: Journal) -> None:
    here, there = write_sent(journal, SHOP, REX, ()), write_sent(journal, ELSEWHERE, REX, ())
    assert journal.open_adds(SHOP) == (here,)
    assert journal.open_adds(ELSEWHERE) == (there,)
    assert journal.open_adds("") == ()


@pytest.mark.parametrize("number", [INT64_MIN, -(2**53) - 1, 2**53 + 1, INT64_MAX])
@pytest.mark.parametrize("status", [UNSET, *PetStatus])
def test_numbers_and_status_are_exact(journal: Journal, number: int, status: PetStatus | UnsetType) -> None:
    write_sent(journal, SHOP, REX, (-1, number, 0))
    entry = write_sent(journal, SHOP, NewPet(name="Rex", category_id=number, status=status), (number,))
    other = write_sent(journal, SHOP, REX, ())
    journal.apply(other.number, states.Answered(number))
    assert [each.new_pet for each in journal.open_adds(SHOP)] == [REX, entry.new_pet]
    assert [each.known for each in journal.open_adds(SHOP)] == [(-1, number, 0), (number,)]
    assert ids_settled_since(journal, [entry]) == {number}


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_a_name_may_have_every_sign(name: str) -> None:
    with open_journal(None) as journal:
        entry = write_sent(journal, SHOP, NewPet(name=name, category_id=1), ())
        journal.set_note(SHOP, "draft", name)
        assert journal.open_adds(SHOP) == (entry,)
        assert journal.note(SHOP, "draft") == name


@pytest.mark.parametrize(
    "new_pet",
    [
        NewPet(name="Rex\ud83d", category_id=1),
        NewPet(name="\udc00", category_id=1),
        NewPet(name="Rex", category_id=2**63),
        NewPet(name="Rex", category_id=-(2**63) - 1),
    ],
)
def test_what_no_file_can_hold_is_an_error_of_the_journal(journal: Journal, new_pet: NewPet) -> None:
    with pytest.raises(JournalError, match="the computer reported an error"):
        write_sent(journal, SHOP, new_pet, ())
    assert journal.open_adds(SHOP) == ()
    write_sent(journal, SHOP, REX, ())


def test_notes_are_kept_for_each_place_until_they_are_forgotten(path: Path) -> None:
    with open_journal(path) as journal:
        assert journal.note(SHOP, "draft") is None
        journal.set_note(SHOP, "draft", "{}")
        journal.set_note(SHOP, "draft", '{"name": "Rex"}')
        journal.set_note(SHOP, "removed", "")
        journal.set_note(ELSEWHERE, "draft", "other")
    with open_journal(path) as journal:
        assert [journal.note(SHOP, "draft"), journal.note(SHOP, "removed")] == ['{"name": "Rex"}', ""]
        journal.set_note(SHOP, "draft", None)
        assert journal.note(SHOP, "draft") is None
        assert journal.note(ELSEWHERE, "draft") == "other"


def test_settled_adds_go_after_a_while_and_open_ones_never(path: Path) -> None:
    with open_journal(path) as journal:
        entries = [write_sent(journal, SHOP, REX, ()) for _ in range(4)]
        for entry in entries[1:]:
            journal.apply(entry.number, states.Answered(entry.number))
    minute = timedelta(minutes=1)
    long_ago, lately = ((datetime.now(UTC) - KEPT + each).isoformat() for each in (-minute, minute))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE adds SET began_at = ?", (long_ago,))
        connection.execute("UPDATE adds SET closed_at = ? WHERE number = ?", (long_ago, entries[1].number))
        connection.execute("UPDATE adds SET closed_at = ? WHERE number = ?", (lately, entries[2].number))
    with open_journal(path) as journal:
        assert [entry.number for entry in journal.open_adds(SHOP)] == [entries[0].number]
    with closing(sqlite3.connect(path)) as connection:
        left = connection.execute("SELECT number FROM adds ORDER BY number").fetchall()
        assert left == [(entries[number].number,) for number in (0, 2, 3)]


@pytest.mark.parametrize("version", [1, 2])
def test_what_is_open_is_found_without_looking_through_what_is_settled(path: Path, version: int) -> None:
    if version == 1:
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(V1)
    with open_journal(path) as journal, closing(sqlite3.connect(path)) as connection:
        write_sent(journal, SHOP, REX, ())
        queries: list[str] = []
        assert journal._database is not None  # noqa: SLF001
        journal._database.set_trace_callback(queries.append)  # noqa: SLF001
        journal.open_adds(SHOP)
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {queries[0]}")]
    assert [step for step in plan if step.startswith("SCAN")] == []
    assert any("adds_by_place (place=? AND state=?)" in step for step in plan)


# ----------------------------------------------------------------------------------------------------- those that wait

MIA = NewPet(name="Mia", category_id=2, status=PetStatus.SOLD)


def test_what_waits_is_open_and_has_not_been_sent(path: Path) -> None:
    with open_journal(path) as journal:
        rex, mia = journal.enqueue(SHOP, [REX, MIA])
    with open_journal(path) as journal:
        assert journal.open_adds(SHOP) == (rex, mia)
    assert (rex.new_pet, mia.new_pet) == (REX, MIA)
    assert (rex.state, rex.sent_at, rex.known, rex.refusal) == (State.WAITING, None, None, None)


def test_of_many_adds_all_are_written_or_none(path: Path) -> None:
    with open_journal(path) as journal:
        with pytest.raises(JournalError):
            journal.enqueue(SHOP, [REX, NewPet(name="Rex", category_id=2**63)], notes={"draft": "x"})
        assert journal.open_adds(SHOP) == ()
        assert journal.note(SHOP, "draft") is None
        assert len(journal.enqueue(SHOP, [REX] * 1000)) == 1000
        assert len(journal.open_adds(SHOP)) == 1000


def test_an_add_and_what_is_left_in_the_form_are_written_together(path: Path) -> None:
    with open_journal(path) as journal:
        journal.set_note(SHOP, "draft", "Rex")
        (entry,) = journal.enqueue(SHOP, [REX], notes={"draft": None, "other": "y"})
    with open_journal(path) as journal:
        assert (journal.note(SHOP, "draft"), journal.note(SHOP, "other")) == (None, "y")
        assert journal.open_adds(SHOP) == (entry,)


def test_what_is_sent_may_have_arrived_until_it_is_known_that_it_has_not(journal: Journal) -> None:
    (entry,) = journal.enqueue(SHOP, [REX])
    before = datetime.now(UTC)
    add = journal.apply(entry.number, sent((3, 5)))
    assert add.sent_at is not None
    assert before <= add.sent_at <= datetime.now(UTC)
    assert (add.number, add.known, add.began_at) == (entry.number, (3, 5), entry.began_at)
    assert journal.open_adds(SHOP) == (add,)
    journal.apply(entry.number, states.NotStored())
    assert journal.open_adds(SHOP) == (entry,)


def test_what_was_refused_stays_with_what_was_said_and_is_not_sent_again(path: Path) -> None:
    with open_journal(path) as journal:
        (entry,) = journal.enqueue(SHOP, [REX])
        journal.apply(entry.number, sent(()))
        journal.apply(entry.number, states.Rejected("Too long."))
    with open_journal(path) as journal:
        (refused,) = journal.open_adds(SHOP)
        assert (refused.refusal, refused.sent_at) == ("Too long.", None)
        with pytest.raises(TakenError):
            journal.apply(entry.number, sent())


V1 = """
CREATE TABLE adds (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    place TEXT NOT NULL,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold')),
    known TEXT,
    instead_of INTEGER,
    began_at TEXT NOT NULL,
    how TEXT,
    closed_at TEXT,
    pet_id INTEGER
);
CREATE INDEX adds_by_place ON adds (place, how);
CREATE TABLE notes (place TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (place, name));
INSERT INTO adds (place, name, category_id, status, known, began_at) VALUES
    ('https://pets.example.com/v1', 'Rex', 1, NULL, '3 5', '2026-11-20T09:41:00.000000+00:00'),
    ('https://pets.example.com/v1', 'Mia', 2, 'sold', NULL, '2026-11-20T09:42:00.000000+00:00');
UPDATE adds SET how = 'added', closed_at = '2099-11-20T09:43:00.000000+00:00', pet_id = 7 WHERE number = 2;
INSERT INTO notes VALUES ('https://pets.example.com/v1', 'draft', '{"name": "Tom", "category": "3", "status": 1}');
PRAGMA application_id = 0x50455441;
PRAGMA user_version = 1;
PRAGMA journal_mode = WAL;
"""


def test_a_journal_of_0_1_0_opens_with_all_of_it(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(V1)
    began_at = datetime(2026, 11, 20, 9, 41, tzinfo=UTC)
    # All that it wrote down was sent, or about to be.
    expected = Add(1, SHOP, REX, began_at, (3, 5), State.NOT_CONFIRMED, maybe=True, sent_at=began_at, knew_all=True)
    for _ in range(2):
        with open_journal(path) as journal:
            assert journal.open_adds(SHOP) == (expected,)
            assert journal.note(SHOP, "draft") == '{"name": "Tom", "category": "3", "status": 1}'
            assert journal.quarantined_path is None
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT state, pet_id FROM adds WHERE number = 2").fetchall() == [("added", 7)]
    with open_journal(path) as journal:
        assert [entry.number for entry in journal.enqueue(SHOP, [MIA])] == [3]


def test_two_programs_may_bring_a_journal_of_0_1_0_up_to_date_at_once(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(V1)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: len(_entries_of(path)), range(8)))
    assert found == [1] * 8


def _entries_of(path: Path) -> tuple[Add, ...]:
    with open_journal(path) as journal:
        return journal.open_adds(SHOP)


@posix_only
def test_nothing_is_written_into_a_file_that_was_moved_or_deleted_and_the_next_use_begins_another(path: Path) -> None:
    with open_journal(path) as journal:
        kept = journal.enqueue(SHOP, [REX, MIA])
        path.rename(path.with_name("moved"))
        for change in (
            lambda: journal.enqueue(SHOP, [REX]),
            lambda: journal.apply(kept[0].number, sent(())),  # in the new one, which does not have it
        ):
            with pytest.raises(JournalMovedError):
                change()
        assert journal.open_adds(SHOP) == ()
        with pytest.raises(JournalMovedError):
            journal.enqueue(ELSEWHERE, [REX])  # nothing new before what was lost
        restored = journal.restore(kept)
        journal.enqueue(ELSEWHERE, [REX])
        assert [(entry.new_pet, entry.began_at) for entry in restored] == [(e.new_pet, e.began_at) for e in kept]
        assert journal.restore(restored) == restored == journal.open_adds(SHOP)
        path.unlink()
        with pytest.raises(JournalMovedError):
            journal.apply(restored[0].number, states.NotStored())
        journal.restore(restored)
    with open_journal(path) as journal:
        assert [entry.new_pet for entry in journal.open_adds(SHOP)] == [REX, MIA]


def test_what_is_restored_takes_no_number_that_another_add_needs(journal: Journal) -> None:
    """Another program has begun the file anew, and has the same numbers, as the clock was turned back."""
    (theirs,) = journal.enqueue(SHOP, [REX])
    one = theirs.number
    lost = [Add(one + index, SHOP, MIA, theirs.began_at, key=str(index)) for index in range(3)]
    restored = journal.restore(lost)
    assert [add.key for add in journal.open_adds(SHOP)] == [theirs.key, "1", "2", "0"]
    assert [add.number - one for add in restored] == [3, 1, 2]


# ---------------------------------------------------------------------------------------------------- the file and disk


def test_nothing_is_opened_before_it_is_needed(path: Path) -> None:
    with open_journal(path):
        pass
    assert not path.exists()


def test_an_add_waits_for_the_disk_before_it_counts_as_begun(journal: Journal) -> None:
    write_sent(journal, SHOP, REX, ())
    database = journal._database  # noqa: SLF001
    assert database is not None
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert not database.in_transaction


@posix_only
def test_nobody_else_can_read_the_files_or_the_folder_made_for_them(tmp_path: Path) -> None:
    path = tmp_path / "data" / "journal.sqlite3"
    umask = os.umask(0)
    try:
        with open_journal(path) as journal:
            write_sent(journal, SHOP, REX, ())
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    finally:
        os.umask(umask)
    (lock,) = (name for name in modes if name.endswith(".lock"))
    assert modes == dict.fromkeys(("journal.sqlite3", "journal.sqlite3-wal", "journal.sqlite3-shm", lock), 0o600)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("content", [b"no database " * 1000, b"x", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_quarantined_whole_and_with_its_date(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with open_journal(path) as journal:
        entry = write_sent(journal, SHOP, REX, ())
        assert journal.quarantined_path is not None
        assert journal.quarantined_path.name.startswith(f"journal.sqlite3.damaged-{datetime.now(UTC):%Y-}")
        assert journal.quarantined_path.read_bytes() == content
    with open_journal(path) as journal:
        assert journal.open_adds(SHOP) == (entry,)
        assert journal.quarantined_path is None


def test_a_truncated_file_is_quarantined_whole(path: Path) -> None:
    with open_journal(path) as journal:
        for _ in range(100):
            write_sent(journal, SHOP, NewPet(name="Rex" * 100, category_id=1), ())
    half = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(half)
    with open_journal(path) as journal:
        assert journal.open_adds(SHOP) == ()
        assert journal.quarantined_path is not None
        assert journal.quarantined_path.read_bytes() == half


def test_damage_that_is_met_at_work_is_reported_and_quarantined_at_the_next_use(path: Path) -> None:
    with open_journal(path) as journal:
        for number in range(20):  # more than SQLite keeps in memory
            write_sent(journal, SHOP, NewPet(name="Rex" * 50_000, category_id=number), ())
    with open_journal(path) as journal:
        assert journal.note(SHOP, "draft") is None
        with path.open("r+b") as file:
            file.seek(path.stat().st_size // 2)
            file.write(b"\xff" * 200_000)
        assert not list(path.parent.glob("*.damaged*"))
        with pytest.raises(JournalError, match="damaged"):
            journal.open_adds(SHOP)
        entry = write_sent(journal, SHOP, REX, ())
        assert journal.open_adds(SHOP) == (entry,)
        assert journal.quarantined_path is not None


@pytest.mark.parametrize(
    ("statement", "reason", "detail"),
    [
        ("PRAGMA user_version = 8", "written by a newer version", "journal.sqlite3 is 8, not 7"),
        ("PRAGMA application_id = 1346720851", "another program", "journal.sqlite3"),  # the service's own animals
        ("ALTER TABLE notes RENAME TO other", "the computer reported an error", "no such table"),
        ("ALTER TABLE adds DROP COLUMN known", "the computer reported an error", "no such column"),
    ],
)
def test_a_file_that_is_not_for_this_version_is_refused_and_left_as_it_was(
    path: Path, statement: str, reason: str, detail: str
) -> None:
    with open_journal(path) as journal:
        write_sent(journal, SHOP, REX, ())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    before = path.read_bytes()
    with open_journal(path) as journal:
        for use in (
            lambda: write_sent(journal, SHOP, REX, ()),
            lambda: journal.open_adds(SHOP),
            lambda: journal.apply(1, states.GivenUp()),
            lambda: journal.note(SHOP, "draft"),
            lambda: journal.set_note(SHOP, "draft", None),
        ):
            with pytest.raises(JournalError, match=reason) as refusal:
                use()
            assert marked(refusal.value) == f"[Nothing can be saved on this computer: [{refusal.value.reason}].]"
            assert detail in detail_of(refusal.value)
            assert str(path) not in str(refusal.value)
        assert journal.quarantined_path is None
    assert path.read_bytes() == before
    assert files_beside(path) == [path.name]


def test_what_could_not_be_opened_is_tried_again_at_the_next_use(path: Path) -> None:
    path.mkdir()
    with open_journal(path) as journal:
        with pytest.raises(JournalError, match="Nothing can be saved on this computer"):
            write_sent(journal, SHOP, REX, ())
        path.rmdir()
        assert journal.open_adds(SHOP) == ()
        write_sent(journal, SHOP, REX, ())


def test_a_journal_that_cannot_be_opened_whole_leaves_nothing_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    databases = OpenDatabases(monkeypatch)
    with open_journal(path) as journal:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_file, "OpenFiles", fail_to_watch_files)
            with pytest.raises(JournalError, match="the disk reported an error"):
                write_sent(journal, SHOP, REX, ())
        assert len(databases.made) == 2  # the first one is for the check
        assert databases.left == []
        write_sent(journal, SHOP, REX, ())


def test_a_journal_that_was_shut_stays_so(path: Path) -> None:
    for journal in (Journal(path), Journal(None)):
        write_sent(journal, SHOP, REX, ())
        journal.shut()
        journal.shut()
        with pytest.raises(JournalError, match="the program is ending"):
            write_sent(journal, SHOP, REX, ())


def test_a_journal_in_memory_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with open_journal(None) as journal:
        entry = write_sent(journal, SHOP, REX, ())
        assert journal.open_adds(SHOP) == (entry,)
        assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------------------------------------------------- a full disk

# Begins adds until one fails; prints how many began, and why the next did not.
UNTIL_IT_IS_FULL = """
import sys
from pathlib import Path
from petstore_gui.api.schema import NewPet
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
journal = Journal(Path(sys.argv[1]))
began = 0
try:
    while began < 2000:
        journal.enqueue(sys.argv[2], [NewPet(name="Rex" * 300, category_id=1)])
        began += 1
except JournalError as error:
    print(began, error.reason)
"""


def fill(path: Path, before: str = "") -> tuple[int, str]:
    """Begin adds in a process of its own, after the statements ``before``, until there is no room for one more."""
    process = subprocess.run(
        [sys.executable, "-c", before + UNTIL_IT_IS_FULL, str(path), SHOP],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    began, _, reason = process.stdout.strip().partition(" ")
    return int(began), reason


@posix_only
def test_on_a_full_disk_an_add_does_not_begin_and_what_was_there_stays(path: Path) -> None:
    # A limit on the size of files stands in for the full disk: SQLite meets it at the same write.
    began, reason = fill(path, "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (262144, 262144))\n")
    assert reason == "the disk is full"
    with open_journal(path) as journal:
        assert len(journal.open_adds(SHOP)) == began > 0
        write_sent(journal, SHOP, REX, ())
        assert journal.quarantined_path is None


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder that holds 256 kB and 30 files."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = ["mount", "-t", "tmpfs", "-o", "size=256k,nr_inodes=32", "tmpfs", str(disk)]
    if os.name != "posix" or os.geteuid() != 0 or subprocess.run(mounted, capture_output=True, check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_once_there_is_room_on_a_full_disk_again_the_journal_works(tiny_disk: Path) -> None:
    path = tiny_disk / "journal.sqlite3"
    (tiny_disk / "rest").write_bytes(b"x" * 64 * 1024)
    began, reason = fill(path)
    assert reason == "the disk is full"
    with open_journal(path) as journal:
        assert len(journal.open_adds(SHOP)) == began > 0
        use_up(tiny_disk)
        with pytest.raises(JournalError, match="the disk is full"):
            begin_many(journal)
        began = len(journal.open_adds(SHOP))
        (tiny_disk / "rest").unlink()
        write_sent(journal, SHOP, REX, ())
        assert len(journal.open_adds(SHOP)) == began + 1
        assert journal.quarantined_path is None


@pytest.mark.parametrize("files", [0, 99])
def test_a_journal_for_which_there_was_never_any_room_says_so(tiny_disk: Path, files: int) -> None:
    use_up(tiny_disk)
    with suppress(OSError):
        for number in range(files):
            (tiny_disk / f"rest-{number}").touch()
    with open_journal(tiny_disk / "data" / "journal.sqlite3") as journal:
        with pytest.raises(JournalError, match="the disk is full"):
            write_sent(journal, SHOP, REX, ())
        for rest in tiny_disk.glob("rest*"):
            rest.unlink()
        write_sent(journal, SHOP, REX, ())


# ------------------------------------------------------------------------------------------------------ several at once


def test_threads_lose_no_add(path: Path) -> None:
    def use(journal: Journal, number: int) -> None:
        entry = write_sent(journal, SHOP, NewPet(name=str(number), category_id=number), ())
        journal.set_note(SHOP, "draft", str(number))
        if number % 2:
            journal.apply(entry.number, states.Answered(number))

    with open_journal(path) as journal, ThreadPoolExecutor(8) as threads:
        list(threads.map(partial(use, journal), range(100)))
        entries = journal.open_adds(SHOP)
    assert sorted(entry.new_pet.category_id for entry in entries) == list(range(0, 100, 2))


BEGIN_FIFTY = """
import sys
from pathlib import Path
from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import states
from petstore_gui.outbox.journal import Journal
journal = Journal(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
for number in range(50):
    (entry,) = journal.enqueue(sys.argv[2], [NewPet(name=sys.argv[3], category_id=number)])
    if number % 2:
        journal.apply(entry.number, states.Answered(number))
journal.shut()
"""


def test_processes_lose_no_add_and_may_begin_the_file_together(path: Path) -> None:
    command = [sys.executable, "-c", BEGIN_FIFTY, str(path), SHOP]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    processes = [
        subprocess.Popen([*command, name], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for name in ("a", "b", "c")
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline().split() == [b"ready"]
    for process in processes:
        process.communicate(b"\n")
    assert [process.returncode for process in processes] == [0, 0, 0]
    with open_journal(path) as journal:
        entries = journal.open_adds(SHOP)
    assert sorted((entry.new_pet.name, entry.new_pet.category_id) for entry in entries) == [
        (name, number) for name in ("a", "b", "c") for number in range(0, 50, 2)
    ]
