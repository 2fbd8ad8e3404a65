"""The tables in PostgreSQL: made and brought up to date by the first service that finds them missing or old."""

from typing import Final

import asyncpg

from petstore_gui.service.storage import StorageRefusedError
from petstore_gui.service.storage.postgresql_connections import PostgresqlConnection

VERSION: Final = 1
COLUMN_TYPES: Final = ("bigint", "text", "bigint", "text")
"""Of a :class:`~petstore_gui.service.storage.PetRow`."""
_LOCK: Final = 0x50455453  # "PETS", as the application_id of a file: its holder makes or changes the tables
_TABLES: Final = """
CREATE SEQUENCE pet_ids AS bigint;
CREATE TABLE pets (
    id bigint PRIMARY KEY,
    name text NOT NULL,
    category_id bigint NOT NULL,
    status text CHECK (status IN ('available', 'pending', 'sold'))
);
CREATE INDEX pets_by_status ON pets (status, id);
CREATE TABLE idempotency_keys (
    key bytea PRIMARY KEY,
    pet_id bigint NOT NULL,
    added_at timestamptz NOT NULL
);
CREATE INDEX idempotency_keys_by_time ON idempotency_keys (added_at);
CREATE TABLE api_keys (
    name text PRIMARY KEY,
    digest bytea NOT NULL UNIQUE,
    made_at timestamptz NOT NULL,
    last_used_at timestamptz,
    revoked_at timestamptz
);
CREATE TABLE petstore_format (version bigint NOT NULL);
INSERT INTO petstore_format VALUES (1);
"""
# Not to_regclass: it may still have a cached “no such table” after another service made it.
_FOUND: Final = """
SELECT current_setting('server_encoding'), count(*) FROM information_schema.tables
WHERE table_name = 'petstore_format' AND table_schema = ANY(current_schemas(false))
"""
_UPGRADES: Final[dict[int, str]] = {}  # by old version: the step to the next one


async def is_ready(connection: PostgresqlConnection) -> bool:
    """Whether the tables exist in this version. Raises :class:`StorageRefusedError` for a newer one."""
    return await _version(connection) == VERSION


async def prepare(connection: PostgresqlConnection) -> None:
    """Make the tables or bring them up to date. Raises :class:`StorageRefusedError`, before any change."""
    await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
    await connection.execute("SET LOCAL lock_timeout = 0")
    await connection.fetch("SELECT pg_advisory_xact_lock($1)", _LOCK)
    version = await _version(connection)  # again: another service may have been faster
    if version is None:
        try:
            await connection.execute(_TABLES)
        except asyncpg.DuplicateTableError as error:
            raise StorageRefusedError(f"it has a table of another program: {error.args[0]}") from error
        version = VERSION
    while version < VERSION:
        await connection.execute(_UPGRADES[version])
        version += 1
        await connection.execute("UPDATE petstore_format SET version = $1", version)
    await connection.execute("COMMIT")


async def _version(connection: PostgresqlConnection) -> int | None:
    """Return the version of the tables, ``None`` if there are none."""
    ((encoding, tables),) = await connection.fetch(_FOUND)
    if encoding != "UTF8":
        raise StorageRefusedError(f"its encoding is {encoding}, which has no room for every name; make one with UTF8")
    if not tables:
        return None
    ((version,),) = await connection.fetch("SELECT max(version) FROM petstore_format")
    if version is None or version > VERSION:
        raise StorageRefusedError("it was made by a newer version of this program. It was left as it is")
    return int(version)
