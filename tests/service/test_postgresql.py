"""The animals in PostgreSQL: exact, durable and once, through every loss of a connection; many may begin at once."""

import asyncio
from datetime import UTC, datetime, timedelta

import asyncpg
import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.service.storage import (
    KeyReused,
    NewAdd,
    StorageAwayError,
    StorageFullError,
    StorageRefusedError,
    StoredPet,
)
from petstore_gui.service.storage.postgresql import NEWEST_OF_STATUS, PostgresqlStorage
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from tests.support.patience import wait_until
from tests.support.postgresql import Cluster
from tests.support.postgresql_storage import LUNA, REX, emptied, key, store, using


@pytest.fixture(scope="module")
def name(postgresql: Cluster) -> str:
    return postgresql.new_database()


@pytest.fixture
def database(postgresql: Cluster, name: str) -> str:
    """Return the name of a database without an animal, whose tables may be there."""
    return emptied(postgresql, name)


@pytest.fixture
def empty(postgresql: Cluster) -> str:
    """Return the name of a database without any table."""
    return postgresql.new_database()


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
    # The newest all have another status: a plan that reads backward and filters reads 20,000.
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
        postgresql.sql("UPDATE idempotency_keys SET added_at = added_at - interval '15 days'", database)

    async def later(storage: PostgresqlStorage) -> None:
        await storage.add([NewAdd(REX, key())])
        left = "SELECT count(*) FROM idempotency_keys"
        await asyncio.to_thread(wait_until, lambda: postgresql.sql(left, database) == ["1"], "one is left")

    using(postgresql.dsn(database), use)
    using(postgresql.dsn(database), later)


def test_a_key_that_is_taken_anew_while_it_is_deleted_stays(postgresql: Cluster, database: str) -> None:
    waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%DELETE FROM idem%'"

    async def use(storage: PostgresqlStorage) -> None:
        again = key()
        await storage.add([NewAdd(REX, again)])
        await asyncio.to_thread(wait_until, lambda: storage._forgetting is None, "it has ended")  # noqa: SLF001
        postgresql.sql("UPDATE idempotency_keys SET added_at = added_at - interval '15 days'", database)
        other = await asyncpg.connect(postgresql.dsn(database))
        try:
            await other.execute("BEGIN; UPDATE idempotency_keys SET added_at = now()")  # as an add does
            storage._forget_at = 0.0  # noqa: SLF001
            await storage.add([NewAdd(LUNA, key())])
            await asyncio.to_thread(wait_until, lambda: postgresql.sql(waiting) == ["1"], "one waits")
            await other.execute("COMMIT")
        finally:
            await other.close()
        await asyncio.to_thread(wait_until, lambda: storage._forgetting is None, "it has ended")  # noqa: SLF001
        assert await storage.add([NewAdd(LUNA, again)]) == [KeyReused()]

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


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("sslmod", "require", 'unrecognized configuration parameter "sslmod"'),
        ("statement_timeout", "soon", 'invalid value for parameter "statement_timeout"'),
        ("shared_buffers", "1MB", 'parameter "shared_buffers" cannot be changed'),
        ("options", "-x", "invalid command-line argument"),
    ],
)
def test_an_option_that_the_server_does_not_accept_is_refused_and_not_waited_for(
    postgresql: Cluster, name: str, option: str, value: str, reason: str
) -> None:
    with pytest.raises(StorageRefusedError, match=f"^postgresql://.*: {reason}"):
        using(f"{postgresql.dsn(name)}?{option}={value}", PostgresqlStorage.prepare)
