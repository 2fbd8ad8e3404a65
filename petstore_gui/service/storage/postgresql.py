"""Stores animals in PostgreSQL, which many services may share."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.service.storage import (
    API_KEYS_VERSION,
    COLUMNS,
    FORGOTTEN_AFTER,
    SELECT_PETS,
    IssuedKey,
    KeyReused,
    NewAdd,
    PetRow,
    Pets,
    StorageAwayError,
    StorageError,
    StorageRefusedError,
    StoredPet,
    pet_of,
    values_of,
)
from petstore_gui.service.storage import postgresql_schema as schema
from petstore_gui.service.storage.dump import Counts, KeyRow
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.postgresql_connections import (
    CALL_SECONDS,
    PostgresqlConnection,
    PostgresqlConnections,
)
from petstore_gui.service.storage.postgresql_schema import COLUMN_TYPES

_ROWS_AT_ONCE: Final = 10_000
_NO_HURRY: Final = "SET LOCAL idle_in_transaction_session_timeout = 0"  # the other database may take its time
_COUNTS: Final = """
SELECT (SELECT count(*) FROM pets), (SELECT count(*) FROM idempotency_keys), (SELECT count(*) FROM api_keys)
"""
_LAST_ID: Final = "SELECT greatest(max(id), (SELECT last_value FROM pet_ids WHERE is_called)) FROM pets"
_API_KEYS: Final = "SELECT name, digest, made_at, last_used_at, revoked_at FROM api_keys"


@asynccontextmanager
async def read_dump(address: PostgresqlAddress) -> AsyncIterator["PostgresqlDumpReader"]:
    """Open the store at ``address``, which may be in use. Raises ``StorageError``."""
    async with (
        PostgresqlConnections(address).alone() as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        await connection.execute(_NO_HURRY)
        if not await schema.is_ready(connection):
            raise StorageRefusedError(f"{address} has no animals: its tables are not there")
        yield PostgresqlDumpReader(connection)


@asynccontextmanager
async def fill(address: PostgresqlAddress) -> AsyncIterator["PostgresqlDumpWriter"]:
    """Open or make the store at ``address``; no other connection can write until it ends. Raises ``StorageError``."""
    async with PostgresqlConnections(address).alone() as connection:
        if not await schema.is_ready(connection):
            await schema.prepare(connection)
        async with connection.transaction():
            await connection.execute(_NO_HURRY)
            await connection.execute("LOCK TABLE pets, idempotency_keys, api_keys IN EXCLUSIVE MODE")
            yield PostgresqlDumpWriter(connection)


class PostgresqlDumpReader:
    """A :class:`~petstore_gui.service.storage.dump.DumpReader`."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def counts(self) -> Counts:
        """Return how much there is."""
        return Counts(*await self._connection.fetchrow(_COUNTS))

    async def last_id(self) -> int | None:
        """Return the largest ID that was ever used."""
        last_id: int | None = await self._connection.fetchval(_LAST_ID)
        return last_id

    async def pets(self) -> AsyncIterator[Sequence[PetRow]]:
        """Yield all animals by their IDs."""
        async for rows in self._rows(f"{SELECT_PETS} ORDER BY id"):
            yield [PetRow(*row) for row in rows]

    async def idempotency_keys(self) -> AsyncIterator[Sequence[KeyRow]]:
        """Yield all idempotency keys."""
        async for rows in self._rows("SELECT key, pet_id, added_at FROM idempotency_keys ORDER BY key"):
            yield [KeyRow(*row) for row in rows]

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""
        return sorted(IssuedKey(*row) for row in await self._connection.fetch(_API_KEYS))

    async def _rows(self, query: str) -> AsyncIterator[list[Any]]:
        cursor = await self._connection.cursor(query)
        while rows := await cursor.fetch(_ROWS_AT_ONCE):
            yield rows


class PostgresqlDumpWriter(PostgresqlDumpReader):
    """A :class:`~petstore_gui.service.storage.dump.DumpWriter`."""

    async def take_pets(self, rows: Sequence[PetRow]) -> None:
        """Store animals with their IDs."""
        await self._copy("pets", PetRow._fields, rows)

    async def take_last_id(self, last_id: int) -> None:
        """Make the next ID larger than ``last_id``."""
        await self._connection.fetchval("SELECT setval('pet_ids', $1)", last_id)

    async def take_idempotency_keys(self, rows: Sequence[KeyRow]) -> None:
        """Remember idempotency keys."""
        await self._copy("idempotency_keys", KeyRow._fields, rows)

    async def take_api_keys(self, keys: Sequence[IssuedKey]) -> None:
        """Remember API keys."""
        await self._copy("api_keys", IssuedKey._fields, keys)

    async def _copy(self, table: str, columns: Sequence[str], rows: Sequence[tuple[object, ...]]) -> None:
        await self._connection.copy_records_to_table(table, columns=columns, records=rows)


_Result = TypeVar("_Result")
_log = logging.getLogger(__name__)

_NEWEST: Final = f"{SELECT_PETS} ORDER BY id DESC LIMIT $1"
# Not `status = $1 ORDER BY id`: for what seems frequent the planner reads all animals backward and filters them, which
# takes a thousand times as long where the newest ones have another status. Only the index has this order.
NEWEST_OF_STATUS: Final = f"""
{SELECT_PETS} WHERE (status, id) >= ($1, {INT64_MIN}) AND (status, id) <= ($1, {INT64_MAX})
ORDER BY status DESC, id DESC LIMIT $2
"""
_PREPARE_SECONDS: Final = 600.0  # a newer version may have to go through a large table once
_FORGET_SECONDS: Final = 60.0
_FORGET_AT_ONCE: Final = 5000
# The condition stands twice: an add that is just being stored may take the key anew before the row is deleted.
_FORGET: Final = """
DELETE FROM idempotency_keys WHERE key IN (
    SELECT key FROM idempotency_keys WHERE added_at < now() - $1::interval ORDER BY added_at LIMIT $2
) AND added_at < now() - $1::interval
"""


class PostgresqlStorage:
    """A :class:`~petstore_gui.service.storage.PetStorage` in a PostgreSQL database, which many services may share."""

    def __init__(self, address: PostgresqlAddress) -> None:
        self._connections = PostgresqlConnections(address)
        self._address = address
        self._preparing: asyncio.Task[None] | None = None
        self._forgetting: asyncio.Task[None] | None = None
        self._forget_at = monotonic()

    async def prepare(self) -> None:
        """Make the tables or bring them up to date; every other method does so, too, if it was not done yet.

        Raises :class:`StorageRefusedError` if the database is of another version.
        """
        task = self._preparing
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._preparing = asyncio.create_task(self._prepare())
        if not task.done():
            try:
                await asyncio.wait_for(asyncio.shield(task), CALL_SECONDS)
            except TimeoutError:
                raise StorageAwayError(f"{self._address}: its tables are being prepared") from None

    async def add(self, adds: Sequence[NewAdd]) -> Sequence[StoredPet | KeyReused]:
        """Store ``adds`` with one commit.

        If the connection is lost before the commit was sent, or if all adds have keys, store them again on a new one.
        """
        batch = Batch(adds)
        outcomes = await self._run(batch.store, batch.may_be_repeated)
        if monotonic() >= self._forget_at and self._forgetting is None:
            self._forgetting = asyncio.create_task(self._forget())
        return outcomes

    async def get(self, pet_id: int) -> Pet | None:
        """Return one animal."""
        rows = await self._fetch(f"{SELECT_PETS} WHERE id = $1", pet_id)
        return pet_of(rows[0]) if rows else None

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return the newest animals."""
        if status is None:
            rows = await self._fetch(_NEWEST, limit)
        else:
            rows = await self._fetch(NEWEST_OF_STATUS, status.value, limit)
        return [pet_of(row) for row in rows]

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""
        return sorted(IssuedKey(*row) for row in await self._fetch(_API_KEYS))

    async def api_keys_version(self) -> tuple[object, ...]:
        """Return the numbers of keys and of revoked keys, and the time of the last change."""
        return tuple((await self._fetch(API_KEYS_VERSION))[0])

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        """Remember an API key."""
        statement = "INSERT INTO api_keys (name, digest, made_at) VALUES ($1, $2, now()) ON CONFLICT (name) DO NOTHING"
        return await self._change(statement, name, digest) == "INSERT 0 1"

    async def revoke_api_key(self, name: str) -> bool:
        """Revoke an API key."""
        statement = "UPDATE api_keys SET revoked_at = now() WHERE name = $1 AND revoked_at IS NULL"
        return await self._change(statement, name) == "UPDATE 1"

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Remember when API keys were last used."""
        statement = """
UPDATE api_keys SET last_used_at = now_used.at FROM unnest($1::bytea[], $2::timestamptz[]) AS now_used (digest, at)
WHERE api_keys.digest = now_used.digest AND (last_used_at IS NULL OR last_used_at < now_used.at)
"""
        await self._change(statement, [*used], [*used.values()])

    async def ping(self) -> None:
        """Run an empty query."""
        await self._fetch("SELECT 1")

    async def close(self) -> None:
        """Close the connections."""
        tasks = [task for task in (self._preparing, self._forgetting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._connections.close()

    async def _prepare(self) -> None:
        if not await self._connections.run(schema.is_ready):
            await self._connections.run(schema.prepare, seconds=_PREPARE_SECONDS)

    async def _fetch(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        return await self._run(lambda connection: connection.fetch(query, *values), lambda: True)

    async def _change(self, statement: str, *values: object) -> str:
        return await self._run(lambda connection: connection.execute(statement, *values), lambda: False)

    async def _run(
        self, work: Callable[[PostgresqlConnection], Awaitable[_Result]], may_repeat: Callable[[], bool]
    ) -> _Result:
        try:
            await self.prepare()
            return await self._connections.run(work, may_repeat=may_repeat)
        except StorageRefusedError as error:  # it could not be reached at the start, or has changed since
            raise StorageAwayError(str(error)) from error

    async def _forget(self) -> None:
        """Delete the idempotency keys that have expired."""
        try:
            while await self._change(_FORGET, FORGOTTEN_AFTER, _FORGET_AT_ONCE) == f"DELETE {_FORGET_AT_ONCE}":
                pass
        except StorageError as error:
            _log.warning("%s", error)
        finally:
            self._forget_at = monotonic() + _FORGET_SECONDS
            self._forgetting = None


_NEW_IDS: Final = "SELECT nextval('pet_ids') FROM generate_series(1, $1)"

# Sorted, so that no two batches wait for each other's keys. The statement waits for a key that another transaction is
# just storing. A key that is to be deleted counts as new.
_NEW_KEYS: Final = """
INSERT INTO idempotency_keys (key, pet_id, added_at)
SELECT new.key, new.pet_id, now() FROM unnest($1::bytea[], $2::bigint[]) AS new (key, pet_id) ORDER BY new.key
ON CONFLICT (key) DO UPDATE SET pet_id = excluded.pet_id, added_at = excluded.added_at
WHERE idempotency_keys.added_at < now() - $3::interval
RETURNING key
"""
_ARRAYS: Final = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(COLUMN_TYPES, 1))
_NEW_PETS: Final = f"INSERT INTO pets ({COLUMNS}) SELECT * FROM unnest({_ARRAYS})"  # noqa: S608
_EARLIER: Final = f"""
SELECT key, {COLUMNS} FROM idempotency_keys JOIN pets ON id = pet_id WHERE key = ANY($1::bytea[])
"""  # noqa: S608


class Batch:
    """Adds that are stored together; again on another connection if the first one is lost."""

    def __init__(self, adds: Sequence[NewAdd]) -> None:
        self._adds = adds
        self._first: dict[bytes, int] = {}  # by key: the number of the first add with it
        for number, add in enumerate(adds):
            if add.key is not None:
                self._first.setdefault(add.key, number)
        self._is_committing = False

    def may_be_repeated(self) -> bool:
        """Whether a repetition stores nothing twice: no commit was sent yet, or each add has a key."""
        return not self._is_committing or all(add.key is not None for add in self._adds)

    async def store(self, connection: PostgresqlConnection) -> list[StoredPet | KeyReused]:
        """Store the adds with one commit, and return the outcome of each."""
        self._is_committing = False
        await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        rows = await self._with_new_ids(connection)
        new_keys = [(key, rows[number].id) for key, number in self._first.items()]
        known: dict[bytes, PetRow] = {}
        if new_keys:
            fresh = {key for (key,) in await connection.fetch(_NEW_KEYS, *_columns(new_keys), FORGOTTEN_AFTER)}
            known = await _earlier(connection, [key for key, _ in new_keys if key not in fresh])
            rows = {n: row for n, row in rows.items() if self._adds[n].key is None or self._adds[n].key in fresh}
        if rows:
            await connection.execute(_NEW_PETS, *_columns(rows.values()))
        await self._commit(connection)
        return [self._outcome(number, rows, known) for number in range(len(self._adds))]

    async def _with_new_ids(self, connection: PostgresqlConnection) -> dict[int, PetRow]:
        """Return the rows to store, with new IDs, by the number of the add: all but repetitions within the batch."""
        numbers = [n for n, add in enumerate(self._adds) if add.key is None or self._first[add.key] == n]
        ids = sorted(pet_id for (pet_id,) in await connection.fetch(_NEW_IDS, len(numbers)))
        return {n: PetRow(pet_id, *values_of(self._adds[n].animal)) for n, pet_id in zip(numbers, ids, strict=True)}

    async def _commit(self, connection: PostgresqlConnection) -> None:
        """Commit. Raises :class:`StorageAwayError` if PostgreSQL stopped waiting before the commit was safe."""
        warnings: list[object] = []

        def on_warning(_connection: object, warning: object) -> None:
            warnings.append(warning)

        connection.add_log_listener(on_warning)
        self._is_committing = True
        await connection.execute("COMMIT")  # if that fails, the connection is not used again
        connection.remove_log_listener(on_warning)
        if warnings:  # the wait for the synchronous standby was ended, which PostgreSQL reports as a success
            raise StorageAwayError(f"a commit may not have reached the standby: {warnings[0]}")

    def _outcome(self, number: int, rows: dict[int, PetRow], known: dict[bytes, PetRow]) -> StoredPet | KeyReused:
        if number in rows:
            return StoredPet(pet_of(rows[number]))
        add = self._adds[number]
        if add.key is None:
            raise AssertionError
        row = known.get(add.key) or rows.get(self._first[add.key])
        if row is None or row[1:] != values_of(add.animal):  # None: the animal was deleted
            return KeyReused()
        return StoredPet(pet_of(row), repeated=True)


async def _earlier(connection: PostgresqlConnection, keys: list[bytes]) -> dict[bytes, PetRow]:
    """Return the animals that were stored with ``keys`` before, by key; those transactions are over by now."""
    rows = await connection.fetch(_EARLIER, keys) if keys else []
    return {key: PetRow(*row) for key, *row in rows}


def _columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]
