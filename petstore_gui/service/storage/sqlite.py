"""Stores animals in a file on this computer. An add survives a power cut once it is answered."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple, ParamSpec, TypeVar

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
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
    StorageBusyError,
    StorageDamagedError,
    StorageError,
    StorageFullError,
    StorageMovedError,
    StoredPet,
    pet_of,
    values_of,
)
from petstore_gui.storage import sqlite_file
from petstore_gui.storage.error_text import is_lack_of_room

BUSY_SECONDS: Final = 3.0  # for an add; with as long in the queue before it, the answer comes within a client's 10 s
_READING_BUSY_SECONDS: Final = 0.5  # meanwhile no request is answered; a writer locks out readers only for moments

_KEYS: Final = """
CREATE TABLE IF NOT EXISTS idempotency_keys (
    key BLOB PRIMARY KEY,
    pet_id INTEGER NOT NULL,
    added_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS idempotency_keys_by_time ON idempotency_keys (added_at);
CREATE TABLE IF NOT EXISTS api_keys (
    name TEXT PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    made_at INTEGER NOT NULL,
    last_used_at INTEGER,
    revoked_at INTEGER
);
"""
FORMAT: Final = sqlite_file.Format(
    application_id=0x50455453,  # "PETS"
    version=2,
    upgrades={1: _KEYS},  # 0.1.0 wrote version 1
    schema=f"""
CREATE TABLE IF NOT EXISTS pets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT CHECK (status IN ('available', 'pending', 'sold'))
);
CREATE INDEX IF NOT EXISTS pets_by_status ON pets (status, id);
{_KEYS}""",
    probe=f"""
SELECT {COLUMNS},
    (SELECT key || pet_id || added_at FROM idempotency_keys LIMIT 0),
    (SELECT name || digest || made_at || last_used_at || revoked_at FROM api_keys LIMIT 0)
FROM pets INDEXED BY pets_by_status LIMIT 0
""",  # noqa: S608
)
_PAGE_BYTES: Final = 4096
_LISTS_MAX: Final = 8  # twice as many as one window asks for
_BY_KEY: Final = f"SELECT {COLUMNS} FROM idempotency_keys LEFT JOIN pets ON id = pet_id WHERE key = ?"  # noqa: S608
_ADDED: Final = PetRow._fields[1:]
_ADD: Final = f"INSERT INTO pets ({', '.join(_ADDED)}) VALUES ({', '.join('?' * len(_ADDED))})"  # noqa: S608


class _Database(NamedTuple):
    """The connections to one file, and the identity of the file when they were opened."""

    writing: sqlite3.Connection
    reading: sqlite3.Connection
    files: sqlite_file.OpenFiles
    lists: "_Lists"

    def close(self) -> None:
        self.reading.close()
        self.writing.close()


class _Lists:
    """The lists read through a connection, cached until the database changes."""

    def __init__(self, reading: sqlite3.Connection) -> None:
        self._reading = reading
        self._version = -1
        self._known: dict[tuple[PetStatus | None, int], Pets] = {}

    def get(self, status: PetStatus | None, limit: int) -> Pets:
        # It changes with each commit of another connection.
        (version,) = self._reading.execute("PRAGMA data_version").fetchone()
        if version != self._version or len(self._known) >= _LISTS_MAX:
            self._version = version
            self._known.clear()
        pets = self._known.get((status, limit))
        if pets is None:
            pets = self._known[status, limit] = self._read(status, limit)
        return pets

    def _read(self, status: PetStatus | None, limit: int) -> Pets:
        if status is None:
            rows = self._reading.execute(f"{SELECT_PETS} ORDER BY id DESC LIMIT ?", (limit,))
        else:
            rows = self._reading.execute(
                f"{SELECT_PETS} WHERE status = ? ORDER BY id DESC LIMIT ?", (status.value, limit)
            )
        return list(map(pet_of, rows.fetchall()))


class SqliteStore:
    """A database of animals. ``add`` may run in one thread while ``get`` and ``list`` run in another.

    ``quarantined_path`` is where a damaged database from ``path`` was moved, or ``None``. Every method may
    raise :class:`StorageDamagedError`, :class:`StorageMovedError` or :class:`StorageBusyError`.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the database at ``path``. Raises ``DatabaseRefusedError``."""
        self._path = path
        self._write_lock = Lock()  # opening the database again needs both locks
        self._read_lock = Lock()
        self.quarantined_path = self._prepare()
        self._database: _Database | None = self._connect()

    def add(self, adds: Sequence[NewAdd]) -> list[StoredPet | KeyReused]:
        """Store ``adds`` with one commit, or none of them (interface: createPet). Raises :class:`StorageFullError`."""
        now = _now()
        with self._using(self._write_lock, writes=True) as database:
            connection = database.writing
            with sqlite_file.transaction(connection):
                oldest = now - FORGOTTEN_AFTER.total_seconds()
                connection.execute("DELETE FROM idempotency_keys WHERE added_at < ?", (oldest,))
                return [_add(connection, each, now) for each in adds]

    def get(self, pet_id: int) -> Pet | None:
        """Return the animal with the ID ``pet_id`` (an int64), or ``None`` (interface: getPet)."""
        with self._using(self._read_lock, writes=False) as database:
            row = database.reading.execute(f"{SELECT_PETS} WHERE id = ?", (pet_id,)).fetchone()
        return None if row is None else pet_of(row)

    def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return up to ``limit`` animals of that ``status`` (``None``: of any), newest first (interface: listPets)."""
        with self._using(self._read_lock, writes=False) as database:
            return database.lists.get(status, limit)

    def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys, by name."""
        with self._using(self._read_lock, writes=False) as database:
            rows = database.reading.execute("SELECT * FROM api_keys ORDER BY name").fetchall()
        return list(map(issued_key, rows))

    def api_keys_version(self) -> tuple[object, ...]:
        """Return how many API keys there are and are revoked, and when that was last changed."""
        with self._using(self._read_lock, writes=False) as database:
            return tuple(database.reading.execute(API_KEYS_VERSION).fetchone())

    def add_api_key(self, name: str, digest: bytes) -> bool:
        """Store an API key; return ``False`` if the name is used already."""
        statement = "INSERT INTO api_keys (name, digest, made_at) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING"
        with self._using(self._write_lock, writes=True) as database:
            return database.writing.execute(statement, (name, digest, _now())).rowcount == 1

    def revoke_api_key(self, name: str) -> bool:
        """Revoke an API key; return ``False`` if no valid key has that name."""
        statement = "UPDATE api_keys SET revoked_at = ? WHERE name = ? AND revoked_at IS NULL"
        with self._using(self._write_lock, writes=True) as database:
            return database.writing.execute(statement, (_now(), name)).rowcount == 1

    def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Remember when API keys were last used."""
        statement = "UPDATE api_keys SET last_used_at = max(coalesce(last_used_at, ?1), ?1) WHERE digest = ?2"
        values = [(int(when.timestamp()), digest) for digest, when in used.items()]
        with self._using(self._write_lock, writes=True) as database, sqlite_file.transaction(database.writing):
            database.writing.executemany(statement, values)

    def close(self) -> None:
        """Close the database; a second time does nothing."""
        database, self._database = self._database, None
        if database is not None:
            database.close()

    def _prepare(self) -> Path | None:
        return sqlite_file.prepare(self._path, FORMAT, busy_seconds=BUSY_SECONDS)

    def _connect(self) -> _Database:
        """Return connections to the file at the path, which is a database of animals."""
        main = sqlite_file.file_identity(self._path)
        with ExitStack() as opened:
            writing = sqlite_file.connect(self._path, busy_seconds=BUSY_SECONDS)
            opened.callback(writing.close)
            writing.execute("SELECT 1 FROM pets LIMIT 0")  # the write-ahead log exists from the first read on
            reading = sqlite_file.connect(self._path, busy_seconds=_READING_BUSY_SECONDS)
            opened.callback(reading.close)
            reading.execute("PRAGMA query_only = ON")
            files = sqlite_file.OpenFiles(self._path, main)
            opened.pop_all()  # all connections are open, and stay open
        return _Database(writing, reading, files, _Lists(reading))

    @contextmanager
    def _using(self, lock: Lock, *, writes: bool) -> Iterator[_Database]:
        """Yield the database for one statement, opened again if another file took its place; writes check twice."""
        if self._database is None:
            self._open_again(None)
        with lock:
            database = self._database
            if database is not None and _are_current(database):
                with storage_errors(self._path):
                    yield database
                if not writes or _are_current(database):
                    return
        raise StorageMovedError(self._open_again(database))

    def _open_again(self, lost: _Database | None) -> str:
        """Open the database at the path in place of ``lost``, or make a new one; return a sentence about that.

        Raises :class:`StorageMovedError` if that fails; the next call tries again.
        """
        with self._write_lock, self._read_lock:
            if self._database is not lost:
                return "the database was moved or deleted"  # the other thread has opened it again, and logged more
            self._database = None
            log = damaged = None
            try:
                if lost is not None:
                    lost.close()
                    log = lost.files.quarantine_log()
                damaged = self._prepare()
                self._database = self._connect()
            except (OSError, sqlite3.Error, sqlite_file.DatabaseRefusedError) as error:
                raise StorageMovedError(
                    f"the database was moved or deleted, and cannot be begun anew: {error}"
                ) from error
        kept = [f"{path} was kept" for path in (log, damaged) if path is not None]
        return "; ".join(["the database was moved or deleted", *kept, "what is at its path is used now"])


def _are_current(database: _Database) -> bool:
    """Return whether the files are still at their path. Raises :class:`StorageAwayError` where that cannot be seen."""
    try:
        return database.files.are_current
    except OSError as error:  # after a commit, too: what was to be stored may have been
        raise StorageAwayError(str(error)) from error


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn an error of SQLite into the matching :class:`~petstore_gui.service.storage.StorageError`, if there is one.

    ``path`` is that of the database.
    """
    try:
        yield
    except sqlite3.DatabaseError as error:
        if sqlite_file.is_damage(error):
            raise StorageDamagedError(str(error)) from error
        if is_lack_of_room(error):
            raise _write_error(error, path) from error
        if sqlite_file.is_busy(error):
            raise StorageBusyError(str(error)) from error
        if isinstance(error, sqlite3.OperationalError):  # the disk fails, or accepts no changes
            raise StorageAwayError(str(error)) from error
        raise


def _write_error(error: sqlite3.Error, path: Path) -> StorageError:
    """Return the error for a failed write: no room on the disk, which SQLite does not always notice, or another one."""
    if error.sqlite_errorname == "SQLITE_FULL":
        return StorageFullError(str(error))
    log = path.with_name(f"{path.name}-wal")
    try:
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.seek(max(log.stat().st_size, path.stat().st_size))  # the limit may be that of a file's size
            file.write(bytes(_PAGE_BYTES))
    except OSError as refusal:
        kind = StorageFullError if is_lack_of_room(refusal) else StorageAwayError
        return kind(f"{path} takes no changes: {refusal.strerror}")
    return StorageAwayError(str(error))


def issued_key(row: tuple[str, bytes, int, int | None, int | None]) -> IssuedKey:
    """Return the API key of a row of its table."""
    name, digest, made, used, revoked = row
    return IssuedKey(name, digest, _time(made), _when(used), _when(revoked))


def _add(connection: sqlite3.Connection, add: NewAdd, now: int) -> StoredPet | KeyReused:
    """Store an animal within a transaction, or find the one that its idempotency key stored before."""
    animal, key = add
    values = values_of(animal)
    if key is not None:
        found = connection.execute(_BY_KEY, (key,)).fetchone()  # without an animal if that was deleted
        if found is not None:
            return StoredPet(pet_of(found), repeated=True) if found[1:] == values else KeyReused()
    pet_id = connection.execute(_ADD, values).lastrowid
    if pet_id is None:
        raise sqlite3.InternalError("SQLite gave no ID")
    if key is not None:
        connection.execute("INSERT INTO idempotency_keys VALUES (?, ?, ?)", (key, pet_id, now))
    return StoredPet(pet_of((pet_id, *values)))


def _now() -> int:
    return int(datetime.now(UTC).timestamp())


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _when(seconds: int | None) -> datetime | None:
    return None if seconds is None else _time(seconds)


_Values = ParamSpec("_Values")
_Result = TypeVar("_Result")


class SqliteStorage:
    """A :class:`~petstore_gui.service.storage.PetStorage` in one SQLite file.

    Reads run in the event loop: handing them to a thread would take longer. Writes wait for the disk, in a thread.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the database at ``path``. Raises ``DatabaseRefusedError``."""
        self._store = SqliteStore(path)
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    @property
    def quarantined_path(self) -> Path | None:
        """Where a damaged database from the path was moved."""
        return self._store.quarantined_path

    async def add(self, adds: Sequence[NewAdd]) -> Sequence[StoredPet | KeyReused]:
        """Store ``adds`` with one commit."""
        return await self._write(self._store.add, adds)

    async def get(self, pet_id: int) -> Pet | None:
        """Return one animal."""
        return self._store.get(pet_id)

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return the newest animals."""
        return self._store.list(status=status, limit=limit)

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""
        return self._store.api_keys()

    async def api_keys_version(self) -> tuple[object, ...]:
        """Return how many API keys there are and are revoked, and when that was last changed."""
        return self._store.api_keys_version()

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        """Remember an API key."""
        return await self._write(self._store.add_api_key, name, digest)

    async def revoke_api_key(self, name: str) -> bool:
        """Revoke an API key."""
        return await self._write(self._store.revoke_api_key, name)

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Remember when API keys were last used."""
        await self._write(self._store.mark_used, used)

    async def ping(self) -> None:
        """Read nothing."""
        self._store.get(0)

    async def close(self) -> None:
        """Close the database, after a write in progress."""
        self._writer.shutdown()
        self._store.close()

    async def _write(self, work: Callable[_Values, _Result], *values: _Values.args, **named: _Values.kwargs) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *values, **named))
