"""`serve copy`: a whole store moves into an empty one, with its IDs and keys, in one transaction."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import UNSET

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.service.commands import _fill, _read_dump
from petstore_gui.service.storage import NewAdd, StorageBusyError
from petstore_gui.service.storage.opening import database as opened_database
from petstore_gui.service.storage.opening import open_storage
from petstore_gui.service.storage.postgresql import PostgresqlDumpReader
from petstore_gui.service.storage.sqlite import SqliteStore
from tests.support.commands import service_here
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import PASSWORD, Cluster
from tests.support.service import ROOT, running_service
from tests.support.stored import stored
from tests.support.traffic import traffic

pytestmark = pytest.mark.end_to_end

COMMAND = [sys.executable, "-m", "petstore_gui.service"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
NAMES = ("Rex", "Ärger\r\n\t", "𓃠 \u202exeR", "=1+1", "'; DROP TABLE pets; --", "x" * 10_000)
SURE = {"idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"'}
REX = {"name": "Rex", "categoryId": 7}


def copy(source: Path | str, target: Path | str) -> subprocess.CompletedProcess[str]:
    return service_here("copy", "--from", str(source), "--to", str(target))


def assert_refused(outcome: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert len(outcome.stderr.splitlines()) == 1
    assert outcome.stderr.startswith("petstore-service copy: ")
    assert [part for part in parts if part not in outcome.stderr] == []
    assert "password" not in outcome.stderr
    assert PASSWORD not in outcome.stderr


def rows(database: Path, table: str = "pets") -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall()  # noqa: S608  ours


def fill(database: Path, count: int) -> None:
    with closing(SqliteStore(database)) as store:
        store.add([NewAdd(NewPet(name=f"Animal {each}", category_id=each), bytes([1]) * 32) for each in range(1)])
        store.add([NewAdd(NewPet(name=f"Animal {each}", category_id=each)) for each in range(1, count)])


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "source" / "animals.sqlite3"


@pytest.fixture(params=["file", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path, postgresql: Cluster) -> Path | str:
    """Return where to copy to: a file that is not there, or an empty database."""
    if request.param == "file":
        return tmp_path / "target" / "animals.sqlite3"
    return postgresql.dsn(postgresql.new_database())


def test_animals_ids_and_keys_move_and_nobody_sees_a_difference(source: Path, target: Path | str) -> None:
    with closing(SqliteStore(source)) as store:
        statuses = (*PetStatus, UNSET)
        for number, name in enumerate(NAMES * 30):
            category_id = (INT64_MIN, INT64_MAX)[number % 2]
            store.add([NewAdd(NewPet(name=name, category_id=category_id, status=statuses[number % 4]))])
    desk = service_here("keys", "add", "Desk 3", "--database", str(source)).stdout.split()[-1]
    with running_service(source) as service, service.client() as client:
        first = client.post("/pets", json=REX, headers=SURE)
        queries: list[dict[str, str | int]] = [
            {"limit": 100},
            *({"limit": 100, "status": status.value} for status in PetStatus),
        ]
        lists = [client.get("/pets", params=query) for query in queries]
        outcome = copy(source, target)  # while it is in use
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout == "181 animals, 1 idempotency key, 1 API key copied\n"
    with running_service(target) as service, service.client() as client:
        for query, expected in zip(queries, lists, strict=True):
            assert client.get("/pets", params=query).content == expected.content
        with service.client(key=desk) as of_desk:
            assert of_desk.post("/pets", json=REX).json()["id"] == first.json()["id"] + 1
        again = client.post("/pets", json=REX, headers=SURE)
        assert again.json() == first.json()
        assert again.headers["idempotency-replayed"] == "true"


def test_a_store_comes_back_from_postgresql_as_it_went(source: Path, tmp_path: Path, postgresql_dsn: str) -> None:
    fill(source, 12_000)
    service_here("keys", "add", "Desk 3", "--database", str(source))
    service_here("keys", "add", "Desk 4", "--database", str(source))
    service_here("keys", "revoke", "Desk 4", "--database", str(source))
    back = tmp_path / "back.sqlite3"
    assert copy(source, postgresql_dsn).returncode == 0
    assert copy(postgresql_dsn, back).stdout == "12,000 animals, 1 idempotency key, 2 API keys copied\n"
    for table in ("pets", "idempotency_keys", "api_keys"):
        assert rows(back, table) == rows(source, table)


def test_no_id_is_given_again_though_its_animal_was_deleted(source: Path, tmp_path: Path, postgresql: Cluster) -> None:
    fill(source, 3)
    with closing(sqlite3.connect(source)) as connection, connection:
        connection.execute("DELETE FROM pets WHERE id = 3")
    database = postgresql.new_database()
    back = tmp_path / "back.sqlite3"
    assert copy(source, postgresql.dsn(database)).returncode == 0
    assert postgresql.sql("SELECT nextval('pet_ids')", database) == ["4"]  # as an add would do that is deleted, too
    assert copy(postgresql.dsn(database), back).stdout.startswith("2 animals, ")
    with closing(SqliteStore(back)) as store:
        assert stored(store, NewPet(name="Rex", category_id=7)).id == 5


def test_a_store_that_has_anything_is_not_copied_into(source: Path, postgresql: Cluster) -> None:
    fill(source, 3)
    target = postgresql.dsn(postgresql.new_database())
    assert copy(source, target).returncode == 0
    assert_refused(copy(source, target), "has 3 animals, 1 idempotency key, 0 API keys already")
    with running_service(target) as service, service.client() as client:
        assert [pet["id"] for pet in client.get("/pets").json()] == [3, 2, 1]


def test_a_store_that_is_not_there_is_not_begun(source: Path, tmp_path: Path, postgresql_dsn: str) -> None:
    target = tmp_path / "target" / "animals.sqlite3"
    assert_refused(copy(source, target), str(source), "not there")
    assert not source.exists()
    assert not target.exists()
    assert_refused(copy(f"{postgresql_dsn}_of_nobody", target), "_of_nobody")
    assert not target.exists()


def test_a_damaged_file_that_is_copied_to_is_set_aside_and_said(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "animals.sqlite3"
    damaged = b"SQLite format 3\0" + b"damaged " * 1000
    target.write_bytes(damaged)
    fill(source, 3)
    done = copy(source, target)
    (aside,) = tmp_path.glob("*.damaged-*")
    assert (done.returncode, aside.read_bytes()) == (0, damaged)
    assert done.stderr == f"the database was damaged; it lies at {aside} now, and a new one was begun\n"
    assert len(rows(target)) == 3


def test_a_store_of_an_earlier_version_is_copied_and_stays_as_it_is(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target" / "animals.sqlite3"
    fill(source, 3)
    with closing(sqlite3.connect(source)) as connection:
        connection.executescript("DROP TABLE idempotency_keys; DROP TABLE api_keys; PRAGMA user_version = 1")
    before = source.read_bytes()
    assert copy(source, target).stdout == "3 animals, 0 idempotency keys, 0 API keys copied\n"
    assert source.read_bytes() == before


def test_what_is_added_meanwhile_is_in_the_copy_up_to_one_moment(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target" / "animals.sqlite3"
    fill(source, 5_000)
    with running_service(source) as service, traffic(service.client, senders=2, readers=0) as told:
        wait_until(lambda: len(told.adds) > 10, "some adds")
        before = max(told.acknowledged.values())
        assert copy(source, target).returncode == 0
    with running_service(target) as service, service.client() as client:
        newest = client.get("/pets", params={"limit": 1}).json()[0]["id"]
        assert before <= newest <= max(told.acknowledged.values())
        ids = {pet_id for pet_id in told.acknowledged.values() if pet_id <= newest}
        assert [pet_id for pet_id in ids if client.get(f"/pets/{pet_id}").status_code != 200] == []


def test_what_is_read_is_one_moment_and_what_is_filled_nobody_changes(target: Path | str) -> None:
    async def scene() -> None:
        database = opened_database(str(target))
        storage = (await open_storage(database)).storage
        animal = NewPet(name="Rex", category_id=7)
        async with _fill(database) as new:
            with pytest.raises(StorageBusyError):
                await storage.add([NewAdd(animal)])
            assert await storage.list(status=None, limit=5) == []
            assert await new.counts() == (0, 0, 0)
        await storage.add([NewAdd(animal)])
        async with _read_dump(database) as whole:
            assert await whole.counts() == (1, 0, 0)
            await storage.add([NewAdd(animal, bytes(32))])
            await storage.add_api_key("Desk 3", bytes(32))
            assert await whole.counts() == (1, 0, 0)
            assert [len(rows) async for rows in whole.pets()] == [1]
            assert [rows async for rows in whole.idempotency_keys()] == []
            assert await whole.api_keys() == []
        await storage.close()

    asyncio.run(scene())


def test_one_database_may_take_its_time_while_the_other_waits(postgresql_dsn: str) -> None:
    async def scene() -> None:
        database = opened_database(postgresql_dsn)
        for opened in (_fill, _read_dump):
            async with opened(database) as store:
                assert isinstance(store, PostgresqlDumpReader)
                limit = await store._connection.fetchval("SHOW idle_in_transaction_session_timeout")  # noqa: SLF001
                assert limit == "0"

    asyncio.run(scene())


def has_begun(target: Path | str, postgresql: Cluster) -> bool:
    """Say whether the copy has begun to change ``target``: no other process may."""
    if isinstance(target, str):
        held = "SELECT 1 FROM pg_locks JOIN pg_class ON relation = pg_class.oid WHERE relname = 'pets'"
        return bool(postgresql.sql(held, target.rpartition("/")[2]))
    if not target.exists():
        return False
    with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("SELECT 1 FROM pets")
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            return "locked" in str(error)
        return False


def test_a_copy_that_is_killed_leaves_an_empty_store(source: Path, target: Path | str, postgresql: Cluster) -> None:
    fill(source, 30_000)
    command = [*COMMAND, "copy", "--from", str(source), "--to", str(target)]
    with subprocess.Popen(command, env=ENVIRONMENT) as process:
        wait_until(lambda: has_begun(target, postgresql), "the copy has begun")
        process.kill()
        assert process.wait(PATIENCE_S) < 0
    with running_service(target) as service, service.client() as client:
        assert client.get("/pets").json() == []
    assert copy(source, target).returncode == 0


@pytest.mark.posix("a pseudo-terminal")
def test_a_person_sees_how_far_it_is(source: Path, tmp_path: Path) -> None:
    fill(source, 30_000)
    target = tmp_path / "target" / "animals.sqlite3"
    import pty  # not on Windows

    person, terminal = pty.openpty()
    command = [*COMMAND, "copy", "--from", str(source), "--to", str(target)]
    with subprocess.Popen(command, env=ENVIRONMENT, stderr=terminal, stdout=subprocess.PIPE) as process:
        os.close(terminal)
        seen = b"".join(read_until_closed(person))
        assert process.wait(PATIENCE_S) == 0
    assert b"Copying: " in seen
    assert b" %" in seen


def read_until_closed(descriptor: int) -> Iterator[bytes]:
    with os.fdopen(descriptor, "rb", buffering=0) as stream:
        while True:
            try:
                part = stream.read(1024)
            except OSError:  # the terminal has no reader any more
                return
            if not part:
                return
            yield part
