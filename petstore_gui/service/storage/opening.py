"""Opens the database of the service: a file on this computer, or PostgreSQL by its address."""

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
    """A storage. ``quarantined_path`` is where a damaged database was moved, ``away`` why it cannot be reached yet."""

    storage: PetStorage
    quarantined_path: Path | None = None
    away: str | None = None


def database(text: str) -> Database:
    """Return the database that ``text`` names. Raises ``ValueError`` without any part of it: it may hold a password."""
    if not text:
        raise ValueError("the database has no name")
    found = PostgresqlAddress.of(text) or Path(text)
    if isinstance(found, Path) and not found.name:
        raise ValueError("the database is a folder")
    return found


async def open_storage(database: Database) -> OpenedStorage:
    """Open the database for the running event loop.

    A database that cannot be reached yet is opened, too: requests fail until it can be. Raises
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
    """Return the module for PostgreSQL. Raises ``ValueError`` if asyncpg is missing."""
    try:
        from petstore_gui.service.storage import postgresql as module
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise ValueError(ASYNCPG_MISSING) from None
    return module
