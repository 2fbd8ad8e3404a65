"""Which database the service uses: a file on this computer, or PostgreSQL by its address."""

import os
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui.service.storage import PetStorage, StorageAwayError, StorageBusyError
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from petstore_gui.service.storage.sqlite import SqliteStorage

if TYPE_CHECKING:  # asyncpg is not everywhere
    from petstore_gui.service.storage.postgresql import PostgresqlStorage

DATABASE_VARIABLE: Final = "PETSTORE_SERVICE_DATABASE"
ASYNCPG_MISSING: Final = 'for PostgreSQL install the package petstore-service, or pip install "petstore-gui[server]"'
Database = Path | PostgresqlAddress


class OpenedStorage(NamedTuple):
    """A storage. ``quarantined_path`` is where a damaged database lies, ``away`` why it cannot be reached yet."""

    storage: PetStorage
    quarantined_path: Path | None = None
    away: str | None = None


def database(text: str) -> Database:
    """Return what ``text`` names. Raises ``ValueError``, which repeats nothing of it."""
    if not text:
        raise ValueError("the database has no name")
    return PostgresqlAddress.of(text) or Path(text)


def take_database_of_environment() -> str | None:
    """Return what the variable names, and leave it in no environment that a child process would copy."""
    return os.environ.pop(DATABASE_VARIABLE, None)


async def open_storage(database: Database) -> OpenedStorage:
    """Open the database for the running event loop.

    One that is away for now is opened all the same: each request to it fails until it is there. Raises
    ``DatabaseRefusedError`` (a file), :class:`StorageRefusedError` (PostgreSQL) or ``ValueError`` (no asyncpg).
    """
    if isinstance(database, Path):
        file = SqliteStorage(database)
        return OpenedStorage(file, quarantined_path=file.quarantined_path)
    storage: PostgresqlStorage = postgresql().PostgresqlStorage(database)
    try:
        await storage.prepare()
    except (StorageAwayError, StorageBusyError) as error:
        return OpenedStorage(storage, away=str(error))
    except BaseException:
        await storage.close()
        raise
    return OpenedStorage(storage)


def postgresql() -> ModuleType:
    """Return the module that talks to PostgreSQL. Raises ``ValueError`` where asyncpg is missing."""
    try:
        from petstore_gui.service.storage import postgresql as module
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise ValueError(ASYNCPG_MISSING) from None
    return module
