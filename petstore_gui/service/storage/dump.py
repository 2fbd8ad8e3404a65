"""Copies a store from one database to another: a reader of a whole store, and a writer that fills a new one.

Those for SQLite are here; those for PostgreSQL need asyncpg.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from petstore_gui.service.storage import COLUMNS, SELECT_PETS, IssuedKey, PetRow
from petstore_gui.service.storage.sqlite import FORMAT, issued_key, storage_errors
from petstore_gui.storage import sqlite_file


class KeyRow(NamedTuple):
    """A remembered idempotency key: its 32 bytes, the ID of the animal that it stored, and when."""

    key: bytes
    pet_id: int
    added_at: datetime


class Counts(NamedTuple):
    """The number of things in a store, by kind."""

    pets: int
    idempotency_keys: int
    api_keys: int


class DumpReader(Protocol):
    """Reads all of a store, as it was when this was opened."""

    async def counts(self) -> Counts:
        """Return how much there is."""

    async def last_id(self) -> int | None:
        """Return the largest ID that was ever used, also if its animal was deleted; ``None`` if there is none."""

    def pets(self) -> AsyncIterator[Sequence[PetRow]]:
        """Yield all animals in batches, in the order of their IDs."""

    def idempotency_keys(self) -> AsyncIterator[Sequence[KeyRow]]:
        """Yield all idempotency keys in batches."""

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""


class DumpWriter(Protocol):
    """Fills a store, all or nothing. Others can read it meanwhile, but not change it."""

    async def counts(self) -> Counts:
        """Return how much there is already."""

    async def take_pets(self, rows: Sequence[PetRow]) -> None:
        """Store animals with their IDs."""

    async def take_last_id(self, last_id: int) -> None:
        """Make the next ID larger than ``last_id``. Called after :meth:`take_pets`."""

    async def take_idempotency_keys(self, rows: Sequence[KeyRow]) -> None:
        """Remember idempotency keys."""

    async def take_api_keys(self, keys: Sequence[IssuedKey]) -> None:
        """Remember API keys."""


ReadDump = AbstractAsyncContextManager[DumpReader]
Fill = AbstractAsyncContextManager[DumpWriter]
"""Commits at its end, unless an error was raised."""


_ROWS_AT_ONCE: Final = 10_000


@asynccontextmanager
async def read_dump(path: Path) -> AsyncIterator["SqliteDumpReader"]:
    """Open the store at ``path``, which may be in use. Raises ``DatabaseRefusedError`` and ``StorageError``."""
    with closing(sqlite_file.connect_to_existing(path, FORMAT)) as connection, storage_errors(path):
        connection.execute("BEGIN")
        yield SqliteDumpReader(connection)


@asynccontextmanager
async def fill(path: Path) -> AsyncIterator["SqliteDumpWriter"]:
    """Open the store at ``path``; no other connection can write until the block ends. Raises ``StorageError``."""
    with closing(sqlite_file.connect(path)) as connection, storage_errors(path), sqlite_file.transaction(connection):
        yield SqliteDumpWriter(connection)


class SqliteDumpReader:
    """A :class:`~petstore_gui.service.storage.dump.DumpReader`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
        self._has_keys = "idempotency_keys" in tables  # from version 2 of the format on

    async def counts(self) -> Counts:
        """Return how much there is."""
        (pets,) = self._connection.execute("SELECT count(*) FROM pets").fetchone()
        if not self._has_keys:
            return Counts(pets, 0, 0)
        tables = "(SELECT count(*) FROM idempotency_keys), (SELECT count(*) FROM api_keys)"
        return Counts(pets, *self._connection.execute(f"SELECT {tables}").fetchone())

    async def last_id(self) -> int | None:
        """Return the largest ID that was ever given."""
        last_id: int | None
        (last_id,) = self._connection.execute("SELECT max(seq) FROM sqlite_sequence WHERE name = 'pets'").fetchone()
        return last_id

    async def pets(self) -> AsyncIterator[Sequence[PetRow]]:
        """Yield all animals by their IDs."""
        async for rows in self._rows(f"{SELECT_PETS} ORDER BY id"):
            yield rows

    async def idempotency_keys(self) -> AsyncIterator[Sequence[KeyRow]]:
        """Yield all idempotency keys."""
        if self._has_keys:
            async for rows in self._rows("SELECT key, pet_id, added_at FROM idempotency_keys"):
                yield [KeyRow(key, pet_id, datetime.fromtimestamp(added_at, UTC)) for key, pet_id, added_at in rows]

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""
        if not self._has_keys:
            return []
        return list(map(issued_key, self._connection.execute("SELECT * FROM api_keys ORDER BY name")))

    async def _rows(self, query: str) -> AsyncIterator[list[Any]]:
        cursor = self._connection.execute(query)
        while rows := cursor.fetchmany(_ROWS_AT_ONCE):
            yield rows


class SqliteDumpWriter(SqliteDumpReader):
    """A :class:`~petstore_gui.service.storage.dump.DumpWriter`."""

    async def take_pets(self, rows: Sequence[PetRow]) -> None:
        """Store animals with their IDs."""
        self._insert(f"pets ({COLUMNS}) VALUES ({', '.join('?' * len(PetRow._fields))})", rows)

    async def take_last_id(self, last_id: int) -> None:
        """Make the next ID larger than ``last_id``."""
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = 'pets'")
        self._insert("sqlite_sequence VALUES ('pets', ?)", [(last_id,)])

    async def take_idempotency_keys(self, rows: Sequence[KeyRow]) -> None:
        """Remember idempotency keys."""
        values = ((key, pet_id, int(added_at.timestamp())) for key, pet_id, added_at in rows)
        self._insert("idempotency_keys VALUES (?, ?, ?)", values)

    async def take_api_keys(self, keys: Sequence[IssuedKey]) -> None:
        """Remember API keys."""
        values = ((each.name, each.digest, *map(_seconds, each[2:])) for each in keys)
        self._insert("api_keys (name, digest, made_at, last_used_at, revoked_at) VALUES (?, ?, ?, ?, ?)", values)

    def _insert(self, into: str, values: Iterable[Sequence[object]]) -> None:
        self._connection.executemany(f"INSERT INTO {into}", values)


def _seconds(when: datetime | None) -> int | None:
    return None if when is None else int(when.timestamp())
