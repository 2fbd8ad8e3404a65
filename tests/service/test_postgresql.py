"""The animals in PostgreSQL: exact, durable and once, whatever happens to connections; many may begin at once."""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TypeVar

import asyncpg
import pytest

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.service.storage import (
    KeyReused,
    NewAdd,
    StorageAwayError,
    StorageBusyError,
    StorageFullError,
    StorageRefusedError,
    StoredPet,
)
from petstore_gui.service.storage.postgresql import NEWEST_OF_STATUS, PostgresqlStorage
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.postgresql_adds import Batch
from tests.support.postgresql import HOST, Cluster, wait_until

_Result = TypeVar("_Result")

REX = NewPet(name="Rex", category_id=1)
LUNA = NewPet(name="Luna", category_id=2)
numbers = count(1)


@pytest.fixture(scope="module")
def name(postgresql: Cluster) -> str:
    return postgresql.new_database()


@pytest.fixture
def database(postgresql: Cluster, name: str) -> Iterator[str]:
    """Return the name of a database without an animal, whose tables may be there."""
    if postgresql.sql("SELECT to_regclass('pets')", name) == ["pets"]:
        postgresql.sql("TRUNCATE pets, idempotency_keys, api_keys; ALTER SEQUENCE pet_ids RESTART", name)
    yield name
    for setting in ("synchronous_commit", "default_transaction_read_only"):
        postgresql.sql(f"ALTER DATABASE {name} RESET {setting}")


@pytest.fixture
def empty(postgresql: Cluster) -> str:
    """Return the name of a database without any table."""
    return postgresql.new_database()


def key() -> bytes:
    return next(numbers).to_bytes(32, "big")


def using(dsn: str, use: Callable[[PostgresqlStorage], Awaitable[_Result]]) -> _Result:
    """Open the storage, use it in a loop of its own, and close it."""

    async def main() -> _Result:
        storage = PostgresqlStorage(PostgresqlAddress(dsn))
        try:
            return await use(storage)
        finally:
            await storage.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    return asyncio.run(main())


async def store(storage: PostgresqlStorage, *animals: NewPet) -> list[Pet]:
    outcomes = await storage.add([NewAdd(animal) for animal in animals])
    return [outcome.pet for outcome in outcomes if isinstance(outcome, StoredPet)]


# ------------------------------------------------------------------------------------------------------- what is kept


def test_animals_come_back_exact_in_their_order_and_newest_first(postgresql: Cluster, database: str) -> None:
    animals = [
        NewPet(name=f"🐶\x01{n}", category_id=n, status=PetStatus.SOLD) for n in (INT64_MIN, 2**53 + 1, INT64_MAX)
    ]

    async def use(storage: PostgresqlStorage) -> None:
        pets = await store(storage, *animals, REX)
        assert [pet.id for pet in pets] == [1, 2, 3, 4]
        assert [(pet.name, pet.category_id) for pet in pets[:3]] == [(each.name, each.category_id) for each in animals]
        assert await storage.list(status=None, limit=100) == pets[::-1]
        assert await storage.list(status=PetStatus.SOLD, limit=2) == pets[2:0:-1]
        assert await storage.list(status=PetStatus.PENDING, limit=2) == []
        assert [await storage.get(pet.id) for pet in pets] == pets
        assert await storage.get(INT64_MAX) is None
        assert await storage.get(INT64_MIN) is None

    using(postgresql.dsn(database), use)


def test_an_id_is_never_given_twice_and_the_last_one_is_the_end(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        first, second = await store(storage, REX, REX)
        postgresql.sql("DELETE FROM pets", database)
        (third,) = await store(storage, REX)
        assert first.id < second.id < third.id
        postgresql.sql(f"ALTER SEQUENCE pet_ids RESTART WITH {INT64_MAX}", database)
        (last,) = await store(storage, REX)
        assert last.id == INT64_MAX
        with pytest.raises(StorageFullError, match="pet_ids"):
            await store(storage, REX)
        assert await storage.list(status=None, limit=5) == [last, third]

    using(postgresql.dsn(database), use)


@pytest.mark.parametrize("status", PetStatus)
def test_a_list_of_a_status_reads_no_other_animal(postgresql: Cluster, database: str, status: PetStatus) -> None:
    # The newest all have another status: whoever reads backward and filters reads 20,000.
    async def use(storage: PostgresqlStorage) -> None:
        await storage.ping()

    using(postgresql.dsn(database), use)
    older = "(ARRAY['available', 'pending', 'sold'])[1 + n % 3]"
    insert = "INSERT INTO pets SELECT n, 'Rex', 1, {} FROM generate_series({}, {}) AS n"
    postgresql.sql(insert.format(older, 1, 20_000), database)
    postgresql.sql(insert.format("'available'", 20_001, 40_000), database)
    postgresql.sql("ANALYZE pets", database)
    prepare = f"PREPARE newest (text, bigint) AS {NEWEST_OF_STATUS}; EXPLAIN (ANALYZE) EXECUTE newest"
    plan = "\n".join(postgresql.sql(f"{prepare} ('{status}', 100)", database))
    assert "using pets_by_status" in plan
    assert "rows=100 " in plan
    assert "Filter" not in plan
    assert "Sort" not in plan


def test_keys_of_desks_are_kept_with_their_days(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        before = datetime.now(UTC) - timedelta(seconds=5)
        assert await storage.add_api_key("Desk 2", b"2" * 32)
        assert await storage.add_api_key("Desk 1", b"1" * 32)
        assert not await storage.add_api_key("Desk 1", b"3" * 32)
        first, second = await storage.api_keys()
        assert (first.name, first.digest, first.last_used_at, first.revoked_at) == ("Desk 1", b"1" * 32, None, None)
        assert before < second.made_at
        used = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
        await storage.mark_used({b"1" * 32: used, b"9" * 32: used})
        await storage.mark_used({b"1" * 32: used - timedelta(days=1)})
        assert await storage.revoke_api_key("Desk 1")
        assert not await storage.revoke_api_key("Desk 1")
        assert not await storage.revoke_api_key("Desk 3")
        first, second = await storage.api_keys()
        assert first.last_used_at == used
        assert first.revoked_at is not None
        assert (second.last_used_at, second.revoked_at) == (None, None)

    using(postgresql.dsn(database), use)


# ---------------------------------------------------------------------------------------------------------- sure adds


def test_a_key_twice_in_one_batch_counts_once(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        one, other = key(), key()
        adds = [NewAdd(REX, one), NewAdd(LUNA), NewAdd(REX, one), NewAdd(LUNA, one), NewAdd(LUNA, other)]
        outcomes = await storage.add(adds)
        rex, luna, again, reused, second = outcomes
        assert isinstance(rex, StoredPet)
        assert (again, reused) == (StoredPet(rex.pet, repeated=True), KeyReused())
        assert [pet.name for pet in await storage.list(status=None, limit=9)] == ["Luna", "Luna", "Rex"]
        assert await storage.add(adds[:1] + adds[3:]) == [
            StoredPet(rex.pet, repeated=True),
            KeyReused(),
            second._replace(repeated=True) if isinstance(second, StoredPet) else None,
        ]
        assert isinstance(luna, StoredPet)

    using(postgresql.dsn(database), use)


def test_the_same_keys_in_other_orders_at_once_are_stored_once_and_nobody_waits_for_ever(
    postgresql: Cluster, database: str
) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        for _ in range(10):
            keys = [key() for _ in range(100)]
            orders = [keys, keys[::-1], keys[50:] + keys[:50], keys[::-1][25:] + keys[::-1][:25]]
            batches = await asyncio.gather(*(storage.add([NewAdd(REX, each) for each in order]) for order in orders))
            ids = [
                {k: o.pet.id for k, o in zip(*each, strict=True) if isinstance(o, StoredPet)}
                for each in zip(orders, batches, strict=True)
            ]
            assert ids[0] == ids[1] == ids[2] == ids[3]
            assert sum(not o.repeated for batch in batches for o in batch if isinstance(o, StoredPet)) == 100
        assert postgresql.sql("SELECT count(*) FROM pets", database) == ["1000"]

    using(postgresql.dsn(database), use)
    deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert postgresql.sql(deadlocks, database) == ["0"]  # they would end, a second later


def test_keys_that_had_their_time_are_deleted(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        await storage.add([NewAdd(REX, key()) for _ in range(3)])
        postgresql.sql("UPDATE idempotency_keys SET added_at = added_at - interval '49 hours'", database)

    async def later(storage: PostgresqlStorage) -> None:
        await storage.add([NewAdd(REX, key())])
        left = "SELECT count(*) FROM idempotency_keys"
        await asyncio.to_thread(wait_until, lambda: postgresql.sql(left, database) == ["1"])

    using(postgresql.dsn(database), use)
    using(postgresql.dsn(database), later)


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
    def has_cancelled() -> bool:
        waiting = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
        return postgresql.sql(waiting) == ["t"]

    async def use(storage: PostgresqlStorage) -> None:
        await storage.ping()
        postgresql.configure(synchronous_standby_names="nobody")
        try:
            with pytest.raises(StorageAwayError, match="no answer in time"):
                await store(storage, REX)
            # An administrator ends the wait: PostgreSQL calls that a success, with a warning.
            adding = asyncio.create_task(store(storage, LUNA))
            await asyncio.to_thread(wait_until, has_cancelled)
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


def test_a_database_that_turns_read_only_is_away_for_adds_and_comes_back(postgresql: Cluster, database: str) -> None:
    async def use(storage: PostgresqlStorage) -> None:
        await store(storage, REX)
        postgresql.sql(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
        cut_off(postgresql, database)
        with pytest.raises(StorageAwayError, match="read-only"):
            await store(storage, LUNA)
        assert [pet.name for pet in await storage.list(status=None, limit=5)] == ["Rex"]
        postgresql.sql(f"ALTER DATABASE {database} RESET default_transaction_read_only")
        assert len(await store(storage, LUNA)) == 1  # not on the connection that the list was read with

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


# ---------------------------------------------------------------------------------------------------------- the tables


def test_ten_services_may_begin_at_once(postgresql: Cluster, empty: str) -> None:
    async def main() -> None:
        address = PostgresqlAddress(postgresql.dsn(empty))
        storages = [PostgresqlStorage(address) for _ in range(10)]
        try:
            await asyncio.gather(*(storage.prepare() for storage in storages))
            pets = await asyncio.gather(*(store(storage, REX) for storage in storages))
        finally:
            await asyncio.gather(*(storage.close() for storage in storages))
        assert len({pet.id for (pet,) in pets}) == 10

    asyncio.run(main())
    assert postgresql.sql("SELECT * FROM petstore_format", empty) == ["1"]


@pytest.mark.parametrize(
    ("statements", "reason"),
    [
        ("CREATE TABLE petstore_format (version bigint); INSERT INTO petstore_format VALUES (2)", "newer version"),
        ("CREATE TABLE pets (id integer)", "another program"),
    ],
)
def test_a_database_that_is_not_for_this_version_is_refused_and_left_as_it_was(
    postgresql: Cluster, empty: str, statements: str, reason: str
) -> None:
    tables = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1"
    postgresql.sql(statements, empty)
    before = postgresql.sql(tables, empty)

    async def use(storage: PostgresqlStorage) -> None:
        for _ in range(2):
            with pytest.raises(StorageRefusedError, match=reason):
                await storage.prepare()
        with pytest.raises(StorageAwayError, match=reason):  # where the database was away at the start
            await storage.ping()

    using(postgresql.dsn(empty), use)
    assert postgresql.sql(tables, empty) == before


def test_a_database_without_room_for_every_name_is_refused(postgresql: Cluster) -> None:
    postgresql.sql("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    with pytest.raises(StorageRefusedError, match="LATIN1"):
        using(postgresql.dsn("latin"), PostgresqlStorage.prepare)


def test_a_wrong_name_or_password_is_refused_with_a_reason_and_without_the_password(
    postgresql: Cluster, name: str
) -> None:
    with pytest.raises(StorageRefusedError, match="does not exist"):
        using(postgresql.dsn("nowhere"), PostgresqlStorage.prepare)
    with pytest.raises(StorageRefusedError, match="password authentication failed") as refusal:
        using(postgresql.dsn(name).replace(":the-", ":secret-"), PostgresqlStorage.prepare)
    assert "secret-" not in str(refusal.value)
    with pytest.raises(StorageRefusedError, match="sslmode"):
        using(postgresql.dsn(name, sslmode="sometimes"), PostgresqlStorage.prepare)
