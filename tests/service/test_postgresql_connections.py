"""What is acknowledged by PostgreSQL is durable, and lost connections lose and double nothing."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress

import asyncpg
import pytest

from petstore_gui.service.storage import (
    KeyReused,
    NewAdd,
    StorageAwayError,
    StorageBusyError,
    StoredPet,
    postgresql_connections,
)
from petstore_gui.service.storage.postgresql import Batch, PostgresqlStorage
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.postgresql_connections import PostgresqlConnection, PostgresqlConnections
from tests.support.patience import wait_until
from tests.support.ports import HOST
from tests.support.postgresql import Cluster
from tests.support.postgresql_storage import LUNA, REX, emptied, key, store, using


@pytest.fixture(scope="module")
def name(postgresql: Cluster) -> str:
    return postgresql.new_database()


@pytest.fixture
def database(postgresql: Cluster, name: str) -> Iterator[str]:
    """Return the name of a database without an animal, with the server's own settings."""
    yield emptied(postgresql, name)
    for setting in ("synchronous_commit", "default_transaction_read_only"):
        postgresql.sql(f"ALTER DATABASE {name} RESET {setting}")


# --------------------------------------------------------------------------------------------------------- durability


@pytest.mark.parametrize(
    ("found", "used", "is_told"),
    [
        *[(weaker, "on", True) for weaker in ("off", "local", "remote_write")],
        *[(strong, strong, False) for strong in ("on", "remote_apply")],
    ],
)
def test_a_commit_is_never_weaker_than_on(
    postgresql: Cluster, database: str, caplog: pytest.LogCaptureFixture, found: str, used: str, *, is_told: bool
) -> None:
    postgresql.sql(f"ALTER DATABASE {database} SET synchronous_commit = {found}")
    seen: list[str] = []
    store_batch = Batch.store

    async def store_and_ask(batch: Batch, connection: asyncpg.Connection) -> list[StoredPet | KeyReused]:
        seen.extend(row[0] for row in await connection.fetch("SHOW synchronous_commit"))
        return await store_batch(batch, connection)

    async def use(storage: PostgresqlStorage) -> None:
        with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.WARNING):
            patch.setattr(Batch, "store", store_and_ask)
            await store(storage, REX)
            await store(storage, REX)

    using(postgresql.dsn(database), use)
    assert seen == [used, used]
    assert [record.getMessage() for record in caplog.records] == [
        f"the database has synchronous_commit = {found}; for the animals it is on"
    ] * is_told


def test_a_commit_whose_standby_does_not_answer_is_not_acknowledged(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        await storage.ping()
        postgresql.configure(synchronous_standby_names="nobody")
        try:
            with pytest.raises(StorageAwayError, match="no answer in time"):
                await store(storage, REX)
            # An administrator ends the wait: PostgreSQL calls that a success, with a warning.
            adding = asyncio.create_task(store(storage, LUNA))

            def has_ended() -> bool:  # the backend of the first add may be waiting still
                postgresql.sql("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
                return adding.done()

            await asyncio.to_thread(wait_until, has_ended, "the wait is ended")
            with pytest.raises(StorageAwayError, match="may not have reached the standby"):
                await adding
        finally:
            postgresql.configure(synchronous_standby_names="")
        assert {pet.name for pet in await storage.list(status=None, limit=5)} == {"Rex", "Luna"}  # but not acknowledged

    using(postgresql.dsn(database), use)


# -------------------------------------------------------------------------------------------------- lost connections


def cut_off(postgresql: Cluster, database: str) -> None:
    cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = "
    postgresql.sql(f"{cut}'{database}'")


def test_nobody_notices_that_idle_connections_were_cut_off(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        (pet,) = await store(storage, REX)
        for _ in range(3):
            cut_off(postgresql, database)
            assert (await storage.list(status=None, limit=1))[0].name == "Rex"
            cut_off(postgresql, database)
            assert len(await store(storage, REX)) == 1
        assert pet.id == 1
        assert postgresql.sql("SELECT count(*) FROM pets", database) == ["4"]

    using(postgresql.dsn(database), use)


@pytest.mark.parametrize("is_committed", [False, True])
@pytest.mark.parametrize("has_key", [False, True])
def test_an_add_whose_connection_is_lost_is_repeated_only_where_that_cannot_double_it(
    postgresql: Cluster, database: str, monkeypatch: pytest.MonkeyPatch, *, is_committed: bool, has_key: bool
) -> None:
    commit = Batch._commit  # noqa: SLF001
    losses: list[None] = []

    async def commit_and_lose(batch: Batch, connection: asyncpg.Connection) -> None:
        if losses:
            await commit(batch, connection)
            return
        losses.append(None)
        if is_committed:
            await commit(batch, connection)
        cut_off(postgresql, database)
        await connection.fetch("SELECT 1")

    monkeypatch.setattr(Batch, "_commit", commit_and_lose)

    async def use(storage: PostgresqlStorage) -> None:
        adds = [NewAdd(REX, key() if has_key else None)]
        if is_committed and not has_key:
            with pytest.raises(StorageAwayError):
                await storage.add(adds)
        else:
            (outcome,) = await storage.add(adds)
            assert isinstance(outcome, StoredPet)
            assert outcome.repeated == is_committed
        assert postgresql.sql("SELECT count(*) FROM pets", database) == ["1"]

    using(postgresql.dsn(database), use)


def test_of_several_servers_the_one_that_takes_changes_is_found(postgresql: Cluster, database: str) -> None:
    with socket.create_server((HOST, 0)) as silent, socket.create_server((HOST, 0)) as closed:
        ports = [silent.getsockname()[1], closed.getsockname()[1], postgresql.port]
        closed.close()
        dsn = postgresql.dsn(database).replace(
            f"{HOST}:{postgresql.port}", ",".join(f"{HOST}:{each}" for each in ports)
        )

        async def use(storage: PostgresqlStorage) -> None:
            assert len(await store(storage, REX)) == 1

        using(dsn, use)


def test_two_servers_that_hang_do_not_hide_the_third(
    postgresql: Cluster, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_connections, "_SERVER_SECONDS", 0.5)
    with socket.create_server((HOST, 0)) as one, socket.create_server((HOST, 0)) as two:
        ports = [one.getsockname()[1], two.getsockname()[1], postgresql.port]
        dsn = postgresql.dsn(database).replace(
            f"{HOST}:{postgresql.port}", ",".join(f"{HOST}:{each}" for each in ports)
        )

        async def use() -> None:
            connections = PostgresqlConnections(PostgresqlAddress(dsn))
            answers = []
            for _ in range(5):
                with suppress(StorageAwayError):
                    answers.append(await connections.run(lambda each: each.fetch("SELECT 1"), seconds=1.0))  # for two
            assert answers
            await connections.close()

        asyncio.run(use())


def test_of_a_commit_that_may_have_been_done_nobody_says_that_nothing_was_stored(
    postgresql: Cluster, database: str
) -> None:
    async def end(_connection: PostgresqlConnection) -> None:
        raise asyncpg.StatementCompletionUnknownError("the result is ambiguous")  # as CockroachDB has it

    async def use() -> None:
        connections = PostgresqlConnections(PostgresqlAddress(postgresql.dsn(database)))
        with pytest.raises(StorageAwayError, match="ambiguous"):
            await connections.run(end)
        await connections.close()

    asyncio.run(use())


def test_a_database_that_turns_read_only_is_away_for_adds_and_comes_back(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        await store(storage, REX)
        postgresql.sql(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
        cut_off(postgresql, database)
        with pytest.raises(StorageAwayError, match="read-only"):
            await store(storage, LUNA)
        lists = await asyncio.gather(*(storage.list(status=None, limit=5) for _ in range(6)))
        assert [[pet.name for pet in each] for each in lists] == [["Rex"]] * 6
        postgresql.sql(f"ALTER DATABASE {database} RESET default_transaction_read_only")
        assert len(await store(storage, LUNA)) == 1  # not on the connections that lists were read with

    using(postgresql.dsn(database), use)


def test_a_table_that_somebody_locks_is_busy(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        await store(storage, REX)
        other = await asyncpg.connect(postgresql.dsn(database))
        try:
            await other.execute("BEGIN; LOCK TABLE pets IN EXCLUSIVE MODE")
            with pytest.raises(StorageBusyError):
                await store(storage, LUNA)
            assert len(await storage.list(status=None, limit=5)) == 1
        finally:
            await other.close()
        assert len(await store(storage, LUNA)) == 1

    using(postgresql.dsn(database), use)
