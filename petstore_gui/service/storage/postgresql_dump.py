"""A whole store in PostgreSQL: read as it is at one moment, or filled in one transaction."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from petstore_gui.service.storage import SELECT_PETS, IssuedKey, PetRow, StorageRefusedError
from petstore_gui.service.storage import postgresql_schema as schema
from petstore_gui.service.storage.dump import Counts, KeyRow
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.postgresql_connections import PostgresqlConnections

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
    """Open or begin the store at ``address``; no other connection writes until it ends. Raises ``StorageError``."""
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
        """Return the largest ID that was ever given."""
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
        """Let the next ID be behind that one."""
        await self._connection.fetchval("SELECT setval('pet_ids', $1)", last_id)

    async def take_idempotency_keys(self, rows: Sequence[KeyRow]) -> None:
        """Remember idempotency keys."""
        await self._copy("idempotency_keys", KeyRow._fields, rows)

    async def take_api_keys(self, keys: Sequence[IssuedKey]) -> None:
        """Remember API keys."""
        await self._copy("api_keys", IssuedKey._fields, keys)

    async def _copy(self, table: str, columns: Sequence[str], rows: Sequence[tuple[object, ...]]) -> None:
        await self._connection.copy_records_to_table(table, columns=columns, records=rows)
