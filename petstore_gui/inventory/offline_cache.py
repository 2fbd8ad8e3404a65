"""Keeps the last complete list of each service on the disk; only the key that read a list can show it again."""

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from hmac import compare_digest
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import Final, NamedTuple
from weakref import WeakSet

import msgspec

from petstore_gui.api.schema import Int64, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Completeness, Snapshot
from petstore_gui.storage import atomic_file, sqlite_file
from petstore_gui.storage.error_text import error_text
from petstore_gui.translatable import TranslatableError

# 4 MiB and some 10 ms for each guess, which a start waits for. Passwords would need more, but keys are random.
_SCRYPT: Final = {"n": 1 << 12, "r": 8, "p": 1, "dklen": 32}
_SALT_BYTES: Final = 16

_FORMAT: Final = sqlite_file.Format(
    application_id=0x5045544B,  # "PETK"
    version=1,
    schema="""
CREATE TABLE IF NOT EXISTS kept_lists (
    service_id TEXT PRIMARY KEY,
    salt BLOB NOT NULL,
    key_digest BLOB NOT NULL,
    snapshot BLOB NOT NULL
);
""",
    probe="SELECT service_id, salt, key_digest, snapshot FROM kept_lists LIMIT 0",
)


class OfflineCacheError(TranslatableError):
    """The cache cannot be read, written or removed; ``reason`` is part of a sentence."""


class _Digest(NamedTuple):
    """The digest of a key, as it is on the disk."""

    salt: bytes
    digest: bytes


class _Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A snapshot as JSON, with its ``service_id``, so that a row by itself names its service."""

    service_id: str
    taken_at: datetime
    pets: tuple[Pet, ...]
    whole: bool
    completeness: dict[PetStatus, Completeness]
    oversized: tuple[PetStatus | None, ...]
    repeated: tuple[Int64, ...]
    added_at: dict[Int64, datetime] = {}


class OfflineCache:
    """A file at ``path``, readable only by its owner, with one row for each service. Threads may share it.

    Every method raises :class:`OfflineCacheError`, which never contains a key or an animal.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()  # held while the file is used; guards the attributes below
        self._given: WeakSet[CachedList] = WeakSet()  # each has a key, and lives as long as its connection
        self._quarantined_path: Path | None = None

    def of(self, service_id: str, key: str) -> "CachedList":
        """Return the list of a service for the owner of ``key``, without access to the file."""
        with self._lock:
            given = CachedList(self, service_id, key)
            self._given.add(given)
            return given

    def keeps(self, service_id: str) -> bool:
        """Whether a list of the service is cached, with any key."""
        with self.database() as database:
            found = database and database.execute("SELECT 1 FROM kept_lists WHERE service_id = ?", (service_id,))
            return bool(found and found.fetchone())

    def forget(self, service_id: str) -> None:
        """Remove the list of a service, and quarantined files, which may contain it.

        Lists that :meth:`of` has returned for the service then cache nothing more.
        """
        with self.database() as database:
            self._revoke(service_id)
            if database is not None:
                database.execute("DELETE FROM kept_lists WHERE service_id = ?", (service_id,))
            for file in self._files():
                if ".damaged-" in file.name:
                    atomic_file.remove(file)

    def remove(self) -> None:
        """Remove the lists of all services and quarantined files; results of :meth:`of` then cache nothing more."""
        with self._lock, _errors_in_words():
            self._revoke(None)
            for file in self._files():
                atomic_file.remove(file)

    @contextmanager
    def database(self, *, writer: "CachedList | None" = None) -> Iterator[sqlite3.Connection | None]:
        """Open the file for the block; rename a damaged one first.

        Make a missing file for a ``writer`` whose list was not forgotten; else yield ``None``.
        """
        with self._lock, _errors_in_words():
            if (writer is None or writer.revoked) and not self._path.exists():
                yield None
                return
            self._quarantined_path = sqlite_file.prepare(self._path, _FORMAT) or self._quarantined_path
            with closing(sqlite_file.connect(self._path)) as database:
                # SQLite then overwrites deleted content.
                database.execute("PRAGMA secure_delete = ON")
                yield database

    def take_quarantined_path(self) -> Path | None:
        """Return where a damaged file was moved; ``None`` if none was, and after the first call."""
        with self._lock:
            path, self._quarantined_path = self._quarantined_path, None
            return path

    def _revoke(self, service_id: str | None) -> None:
        """Revoke the lists that :meth:`of` has returned, of one service or of all (``None``)."""
        for each in self._given:
            if service_id in {None, each.service_id}:
                each.revoke()

    def _files(self) -> list[Path]:
        """Return the file with its logs, and quarantined files."""
        return sorted(self._path.parent.glob(f"{self._path.name}*"), reverse=True)  # the main one last


class CachedList:
    """The cached list of one service, for one key. Its methods raise :class:`OfflineCacheError`."""

    def __init__(self, lists: OfflineCache, service_id: str, key: str) -> None:
        self.service_id = service_id
        self.revoked = False
        """Whether the list was revoked."""
        self._lists = lists
        self._key = key
        self._digest: _Digest | None = None

    def __repr__(self) -> str:
        return "CachedList(…)"

    def revoke(self) -> None:
        """Forget the key, and cache nothing more."""
        self.revoked = True
        self._key = ""

    def read(self) -> Snapshot | None:
        """Return the cached list, marked as such, if it was read with the same key; else ``None``."""
        with self._lists.database() as database:
            if database is None or self.revoked:
                return None
            query = "SELECT salt, key_digest, snapshot FROM kept_lists WHERE service_id = ?"
            row = database.execute(query, (self.service_id,)).fetchone()
        if row is None:
            return None
        salt, digest, content = row
        own = _digest_of(self._key, salt)
        if not compare_digest(own.digest, digest):
            return None
        self._digest = own
        return _decode(content, self.service_id)

    def save(self, snapshot: Snapshot) -> Path | None:
        """Cache ``snapshot`` in place of the list of its service, of any key.

        Return where a damaged file was moved, if one was found.
        """
        if snapshot.is_cached or not snapshot.finished or snapshot.service_id != self.service_id:
            raise ValueError("only a whole list that this service has just given is cached")
        self._digest = self._digest or _digest_of(self._key, os.urandom(_SALT_BYTES))
        row = (self.service_id, *self._digest, _encode(snapshot))
        with self._lists.database(writer=self) as database:
            if database is not None and not self.revoked:
                with sqlite_file.transaction(database):
                    database.execute("INSERT OR REPLACE INTO kept_lists VALUES (?, ?, ?, ?)", row)
        return self._lists.take_quarantined_path()


def _digest_of(key: str, salt: bytes) -> _Digest:
    return _Digest(salt, hashlib.scrypt(key.encode(), salt=salt, **_SCRYPT))


def _encode(snapshot: Snapshot) -> bytes:
    return msgspec.json.encode(
        _Stored(
            service_id=snapshot.service_id,
            taken_at=snapshot.taken_at,
            pets=snapshot.pets,
            whole=snapshot.whole,
            completeness=dict(snapshot.completeness_by_status),
            oversized=tuple(snapshot.oversized),
            repeated=tuple(snapshot.repeated),
            added_at=dict(snapshot.added_at),
        )
    )


def _decode(content: bytes, service_id: str) -> Snapshot | None:
    """Return the snapshot, or ``None`` if it is invalid or of another service; the next complete list replaces it."""
    try:
        stored = msgspec.json.decode(content, type=_Stored)
    except (msgspec.MsgspecError, ValueError):
        return None
    if stored.service_id != service_id or set(stored.completeness) != set(PetStatus) or not stored.taken_at.tzinfo:
        return None
    if not all(each.tzinfo for each in stored.added_at.values()):
        return None
    return Snapshot(
        stored.pets,
        service_id,
        stored.taken_at,
        stored.whole,
        MappingProxyType(stored.completeness),
        oversized=frozenset(stored.oversized),
        repeated=frozenset(stored.repeated),
        is_cached=True,
        added_at=MappingProxyType(stored.added_at),
    )


@contextmanager
def _errors_in_words() -> Iterator[None]:
    try:
        yield
    except sqlite_file.DatabaseRefusedError as error:
        raise OfflineCacheError(error.reason) from error
    except (OSError, sqlite3.Error) as error:
        raise OfflineCacheError(error_text(error)) from error
