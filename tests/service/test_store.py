"""The animals on disk: nothing answered is lost, nothing found is deleted, and no other user can read it."""

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, PetStatus
from petstore_gui.service.batching import WriteBatcher
from petstore_gui.service.storage import (
    NewAdd,
    StorageAwayError,
    StorageBusyError,
    StorageDamagedError,
    StorageFullError,
    StorageMovedError,
    StoredPet,
)
from petstore_gui.service.storage.sqlite import SqliteStorage, SqliteStore
from petstore_gui.storage import sqlite_file
from petstore_gui.storage.sqlite_file import DatabaseRefusedError, OpenFiles
from tests.support.held_storage import rex
from tests.support.open_databases import OpenDatabases, fail_to_watch_files
from tests.support.stored import stored

REX = NewPet(name="Rex", category_id=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "animals.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path)) as store:
        yield store


def fill(path: Path, count: int) -> None:
    """Add ``count`` animals without waiting for the disk."""
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = ((f"Animal {n}", n, ("available", "pending", "sold", None)[n % 4]) for n in range(count))
        connection.executemany("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)", rows)


def test_what_was_added_is_there_after_opening_again(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        added = [stored(store, NewPet(name=f"🐶\x01{n}", category_id=n, status=PetStatus.SOLD)) for n in range(3)]
        added.append(stored(store, REX))
    with closing(SqliteStore(path)) as store:
        assert store.list(status=None, limit=100) == added[::-1]
        assert [store.get(pet.id) for pet in added] == added
        assert store.quarantined_path is None


def test_an_id_is_never_given_twice(path: Path, store: SqliteStore) -> None:
    first, second = stored(store, REX), stored(store, REX)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM pets")
    assert first.id < second.id < stored(store, REX).id


def test_after_the_largest_id_there_is_no_room(path: Path, store: SqliteStore) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO pets VALUES (?, 'last', 1, NULL)", (INT64_MAX,))
    with pytest.raises(StorageFullError):
        stored(store, REX)
    assert [pet.id for pet in store.list(status=None, limit=5)] == [INT64_MAX]


def test_a_list_is_read_again_only_after_somebody_has_changed_the_database(path: Path) -> None:
    fill(path, 100)
    with closing(SqliteStore(path)) as store, closing(SqliteStore(path)) as other:
        queries: list[str] = []
        assert store._database is not None  # noqa: SLF001
        store._database.reading.set_trace_callback(queries.append)  # noqa: SLF001

        def reads() -> int:
            store.list(status=None, limit=10)
            number = sum(query.startswith("SELECT") for query in queries)
            queries.clear()
            return number

        assert [reads(), reads()] == [1, 0]
        for each in (store, other):
            (added,) = each.add([NewAdd(NewPet(name="Rex", category_id=1))])
            assert isinstance(added, StoredPet)
            assert [reads(), reads()] == [1, 0]
            assert store.list(status=None, limit=10)[0] == added.pet
        for limit in range(1, 101):
            assert len(store.list(status=None, limit=limit)) == limit


@pytest.mark.parametrize("status", [None, *PetStatus])
def test_a_list_is_read_from_an_index_without_sorting(path: Path, status: PetStatus | None) -> None:
    fill(path, 100)
    with closing(SqliteStore(path)) as store, closing(sqlite3.connect(path)) as connection:
        queries: list[str] = []
        assert store._database is not None  # noqa: SLF001
        store._database.reading.set_trace_callback(queries.append)  # noqa: SLF001
        store.list(status=status, limit=100)
        (query,) = [query for query in queries if not query.startswith("PRAGMA")]
        plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}"))
    assert "TEMP B-TREE" not in plan
    assert ("SEARCH pets USING INDEX pets_by_status" if status else "SCAN pets") in plan


def test_a_commit_waits_for_the_disk(store: SqliteStore) -> None:
    assert store._database is not None  # noqa: SLF001
    writing = store._database.writing  # noqa: SLF001
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.posix("file modes")
def test_nobody_else_can_read_the_files_or_the_folders_made_for_them(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deeper" / "animals.sqlite3"
    umask = os.umask(0)
    try:
        with closing(SqliteStore(path)) as store:
            stored(store, REX)
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    finally:
        os.umask(umask)
    assert modes == dict.fromkeys(("animals.sqlite3", "animals.sqlite3-wal", "animals.sqlite3-shm"), 0o600)
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (path.parent, path.parent.parent)] == [0o700, 0o700]


@pytest.mark.posix("file modes")
def test_a_database_that_others_can_read_is_closed_to_them(path: Path) -> None:
    SqliteStore(path).close()
    path.chmod(0o644)
    SqliteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"no database " * 1000, b"x", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_set_aside_whole(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is not None
        assert store.quarantined_path.name.startswith("animals.sqlite3.damaged-20")
        assert store.quarantined_path.read_bytes() == content
        assert store.list(status=None, limit=1) == []
        assert store.get(stored(store, REX).id) is not None
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is None
        assert len(store.list(status=None, limit=5)) == 1


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is None
        stored(store, REX)


def test_a_truncated_database_is_set_aside(path: Path) -> None:
    fill(path, 1000)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is not None
        assert store.quarantined_path.read_bytes() == whole[: len(whole) // 2]


@pytest.mark.parametrize("content", [b"no database " * 1000, b""])
def test_the_log_of_a_damaged_database_goes_with_it(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    log = path.with_name("animals.sqlite3-wal")
    log.write_bytes(b"its log")
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is not None
        assert store.quarantined_path.with_name(store.quarantined_path.name + "-wal").read_bytes() == b"its log"


def test_two_damaged_databases_in_one_second_are_both_kept(path: Path) -> None:
    aside = []
    for content in (b"the first" * 100, b"the second" * 100, b"the third" * 100):
        path.write_bytes(content)
        with closing(SqliteStore(path)) as store:
            aside.append(store.quarantined_path)
    assert [file.read_bytes()[:9] for file in aside if file] == [b"the first", b"the secon", b"the third"]


def damage_the_middle(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 4096 // 2 * 4096)
        file.write(b"\xff" * 4096 * 20)


def test_damage_in_the_middle_of_a_large_database_is_found_at_the_start(path: Path) -> None:
    fill(path, 40_000)
    size = path.stat().st_size
    damage_the_middle(path)
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is not None
        assert store.quarantined_path.stat().st_size == size
        assert store.list(status=None, limit=5) == []


def test_damage_that_is_met_at_work_is_reported_and_the_next_start_sets_it_aside(path: Path) -> None:
    fill(path, 40_000)
    with closing(SqliteStore(path)) as store:
        damage_the_middle(path)
        with pytest.raises(StorageDamagedError):
            all(store.get(pet_id) for pet_id in range(1, 40_001, 20))  # some of each page
    with closing(SqliteStore(path)) as store:
        assert store.quarantined_path is not None


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("PRAGMA user_version = 3", "newer version"),
        ("PRAGMA application_id = 7", "another program"),
        ("DROP TABLE pets", "no such table"),
    ],
)
def test_a_database_that_is_not_for_this_version_is_refused_and_left_as_it_was(
    path: Path, statement: str, reason: str
) -> None:
    fill(path, 3)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    before = path.read_bytes()
    with pytest.raises(DatabaseRefusedError, match=reason) as refusal:
        SqliteStore(path)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseRefusedError, match="cannot be opened"):
        SqliteStore(tmp_path)


def test_a_database_that_another_process_holds_is_refused_not_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(path).close()
    monkeypatch.setattr("petstore_gui.service.storage.sqlite.BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseRefusedError, match="locked"):
            SqliteStore(path)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_keys_of_desks_are_kept_with_their_days(store: SqliteStore) -> None:
    before = datetime.now(UTC) - timedelta(seconds=5)
    assert store.add_api_key("Desk 2", b"2" * 32)
    assert store.add_api_key("Desk 1", b"1" * 32)
    assert not store.add_api_key("Desk 1", b"3" * 32)
    used = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    store.mark_used({b"1" * 32: used, b"9" * 32: used})
    store.mark_used({b"1" * 32: used - timedelta(days=1)})
    assert store.revoke_api_key("Desk 1")
    assert not store.revoke_api_key("Desk 1")
    first, second = store.api_keys()
    assert (first.name, first.digest, first.last_used_at) == ("Desk 1", b"1" * 32, used)
    assert first.revoked_at is not None
    assert before < second.made_at
    assert (second.last_used_at, second.revoked_at) == (None, None)


def test_closing_twice_does_nothing(path: Path) -> None:
    store = SqliteStore(path)
    store.close()
    store.close()


# ---------------------------------------------------------------------------------- another file where the open one was


def names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]


def remove(path: Path) -> None:
    path.unlink()


def remove_all(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()


def remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("moved"))


def replace(path: Path) -> None:
    """Put another database there, as from a backup."""
    other = path.with_name("other")
    with closing(SqliteStore(other)) as store:
        stored(store, NewPet(name="Other", category_id=1))
    other.replace(path)


def replace_all(path: Path) -> None:
    """Put another database there with a log of its own, as from a copy of the folder."""
    folder = path.parent / "copy"
    with closing(SqliteStore(folder / path.name)) as store:
        stored(store, NewPet(name="Other", category_id=1))
        copies = {file.name: file.read_bytes() for file in folder.iterdir()}
    for name, content in copies.items():
        (path.parent / name).unlink()
        (path.parent / name).write_bytes(content)
    shutil.rmtree(folder)


LOSSES = [remove, remove_all, remove_folder, move_folder, replace, replace_all]
posix_only = pytest.mark.posix("elsewhere an open database cannot be removed")


def kept(loss: Callable[[Path], None]) -> list[str]:
    return ["Other"] if loss in (replace, replace_all) else []


@posix_only
@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("reads_first", [False, True])
def test_what_is_asked_of_a_database_that_is_gone_fails_once_and_then_means_the_one_at_its_path(
    tmp_path: Path, loss: Callable[[Path], None], *, reads_first: bool
) -> None:
    path = tmp_path / "data" / "animals.sqlite3"
    with closing(SqliteStore(path)) as store:
        stored(store, NewPet(name="Lost", category_id=1))
        loss(path)
        with pytest.raises(StorageMovedError):
            store.list(status=None, limit=5) if reads_first else stored(store, REX)
        assert [pet.name for pet in store.list(status=None, limit=5)] == kept(loss)
        pet = stored(store, REX)
        assert store.get(pet.id) == pet
        assert names(path) == [*kept(loss), "Rex"]
    assert names(path) == [*kept(loss), "Rex"]


@posix_only
def test_the_log_of_a_database_that_was_removed_is_kept_and_never_replayed(path: Path, store: SqliteStore) -> None:
    stored(store, REX)
    log = path.with_name("animals.sqlite3-wal").read_bytes()
    assert b"Rex" in log
    remove(path)
    with pytest.raises(StorageMovedError, match="log-without-database"):
        stored(store, REX)
    (quarantined,) = path.parent.glob("*log-without-database*")
    assert quarantined.read_bytes() == log
    assert names(path) == []


@posix_only
def test_a_log_that_was_removed_alone_takes_nothing_along(path: Path, store: SqliteStore) -> None:
    stored(store, REX)
    path.with_name("animals.sqlite3-wal").unlink()
    with pytest.raises(StorageMovedError):
        stored(store, NewPet(name="Luna", category_id=1))
    stored(store, NewPet(name="Milo", category_id=1))
    assert names(path) == ["Rex", "Milo"]


@posix_only
def test_an_add_during_which_the_database_goes_is_not_claimed(
    path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    are_current = vars(OpenFiles)["are_current"].fget
    looks: list[bool] = []

    def after_the_first_look(files: OpenFiles) -> bool:
        looks.append(are_current(files))
        if len(looks) == 1:
            path.unlink()
        return looks[-1]

    monkeypatch.setattr(OpenFiles, "are_current", property(after_the_first_look))
    with pytest.raises(StorageMovedError):
        stored(store, REX)
    assert looks == [True, False]
    assert store.list(status=None, limit=5) == []


@pytest.mark.parametrize(("failing_look", "added"), [(1, 0), (2, 1)], ids=["before the commit", "after it"])
def test_adds_after_which_the_path_cannot_be_looked_at_may_be_stored_and_are_not_stored_twice(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing_look: int, added: int
) -> None:
    are_current = vars(OpenFiles)["are_current"].fget
    looks = count(1)

    def once_in_vain(files: OpenFiles) -> bool:
        if next(looks) == failing_look:
            raise OSError(5, "the disk fails")
        return bool(are_current(files))

    async def add_two() -> None:
        storage = SqliteStorage(path)
        adds = WriteBatcher(storage)
        monkeypatch.setattr(OpenFiles, "are_current", property(once_in_vain))
        outcomes = await asyncio.gather(*(adds.add(rex(name)) for name in ("Rex", "Mia")), return_exceptions=True)
        assert [type(each) for each in outcomes] == [StorageAwayError] * 2
        pets = await storage.list(status=None, limit=5)
        assert sorted(pet.name for pet in pets) == ["Mia", "Rex"] * added
        await storage.close()

    asyncio.run(add_two())


@posix_only
def test_where_no_new_one_can_be_begun_every_call_says_so_until_one_can(tmp_path: Path) -> None:
    path = tmp_path / "data" / "animals.sqlite3"
    with closing(SqliteStore(path)) as store:
        remove_folder(path)
        path.parent.touch()
        for _ in range(2):
            with pytest.raises(StorageMovedError, match="cannot be begun anew"):
                stored(store, REX)
        path.parent.unlink()
        assert store.list(status=None, limit=5) == []
        stored(store, REX)
    assert names(path) == ["Rex"]


def test_a_database_that_cannot_be_opened_whole_leaves_nothing_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    databases = OpenDatabases(monkeypatch)
    monkeypatch.setattr(sqlite_file, "OpenFiles", fail_to_watch_files)
    with pytest.raises(OSError, match="the disk fails"):
        SqliteStore(path)
    assert len(databases.made) == 3  # the first one is for the check
    assert databases.left == []


# ------------------------------------------------------------------------------------------------- a disk that fails


def test_a_database_that_takes_no_changes_is_away_for_adds(store: SqliteStore) -> None:
    pet = stored(store, REX)
    assert store._database is not None  # noqa: SLF001
    writing = store._database.writing  # noqa: SLF001
    writing.execute("PRAGMA query_only = ON")  # as of a disk that the system has made read-only after a fault
    with pytest.raises(StorageAwayError, match="readonly"):
        stored(store, REX)
    assert store.list(status=None, limit=5) == [pet]
    writing.execute("PRAGMA query_only = OFF")
    assert stored(store, REX).id > pet.id


# -------------------------------------------------------------------------------------------- locked by another program


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petstore_gui.service.storage.sqlite.BUSY_SECONDS", 0.1)


@pytest.mark.usefixtures("impatient")
def test_a_locked_database_is_busy_and_works_when_it_is_free_again(path: Path) -> None:
    with closing(SqliteStore(path)) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        pet = stored(store, REX)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageBusyError):
            stored(store, REX)
        assert store.list(status=None, limit=5) == [pet]  # who reads is not locked out
        other.execute("ROLLBACK")
        assert store.list(status=None, limit=5) == [pet]
        stored(store, REX)


def test_a_database_that_may_not_even_be_read_is_busy(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        SqliteStore(path).close()
        other.execute("PRAGMA journal_mode = DELETE")
    with closing(SqliteStore(path)) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageBusyError):
            store.list(status=None, limit=5)
