"""The animals on disk: what was added is there after a power cut, and lists come newest first."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.service.database import connect, is_damage, is_lack_of_room, prepare, suspect

_COLUMNS: Final = "SELECT id, name, category_id, status FROM pets"
Pets = list[Pet]  # inside the store, list is the operation


class StorageFullError(Exception):
    """There is no room for another animal. Nothing was stored; what was there is intact."""


class StorageDamagedError(Exception):
    """The database is damaged; the next start sets it aside and begins a new one."""


class PetStore:
    """A database of animals. ``add`` may run in one thread while ``get`` and ``list`` run in another.

    ``set_aside`` is where a damaged database lies that was found at ``path``, or ``None``. Every method may raise
    :class:`StorageDamagedError`.
    """

    def __init__(self, path: Path) -> None:
        """Open or begin the database at ``path``. Raises :class:`~.database.DatabaseRefusedError`."""
        self.set_aside = prepare(path)
        self._path = path
        self._writing = connect(path)
        self._reading = connect(path)
        self._reading.execute("PRAGMA query_only = ON")

    def add(self, animal: NewPet) -> Pet:
        """Store ``animal`` and return it with its new ID (interface: createPet); it is on the disk on return.

        IDs only ever grow and are never given twice. Raises :class:`StorageFullError`.
        """
        status = None if animal.status is UNSET else animal.status.value
        values = (animal.name, animal.category_id, status)
        with self._errors():
            cursor = self._writing.execute("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)", values)
        if cursor.lastrowid is None:
            message = "SQLite gave no ID"
            raise sqlite3.InternalError(message)
        return Pet(id=cursor.lastrowid, name=animal.name, category_id=animal.category_id, status=status)

    def get(self, pet_id: int) -> Pet | None:
        """Return the animal with the ID ``pet_id`` (an int64), or ``None`` (interface: getPet)."""
        rows = self._rows(f"{_COLUMNS} WHERE id = ?", pet_id)
        return rows[0] if rows else None

    def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return up to ``limit`` animals of that ``status`` (``None``: of any), newest first (interface: listPets)."""
        if status is None:
            return self._rows(f"{_COLUMNS} ORDER BY id DESC LIMIT ?", limit)
        return self._rows(f"{_COLUMNS} WHERE status = ? ORDER BY id DESC LIMIT ?", status.value, limit)

    def close(self) -> None:
        """Close the database; a second time does nothing."""
        self._reading.close()
        self._writing.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _rows(self, query: str, *values: int | str) -> Pets:
        with self._errors():
            rows = self._reading.execute(query, values).fetchall()
        return [Pet(id=row[0], name=row[1], category_id=row[2], status=row[3]) for row in rows]

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                suspect(self._path)
                raise StorageDamagedError(str(error)) from error
            if is_lack_of_room(error):
                raise StorageFullError(str(error)) from error
            raise
