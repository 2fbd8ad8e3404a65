"""The interface between the service and its database, with the values and errors that all databases share."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus

Pets = list[Pet]  # inside PetStorage, “list” is the method


KEPT: Final = timedelta(hours=48)
"""How long an idempotency key is remembered: what is promised of it."""
FORGOTTEN_AFTER: Final = timedelta(days=14)
"""When it is deleted, by the database's clock, which may be days ahead for a moment."""
# The times distinguish the keys of a restored backup from those before it, also if there are as many.
API_KEYS_VERSION: Final = "SELECT count(*), count(revoked_at), max(made_at), max(revoked_at) FROM api_keys"


class NewAdd(NamedTuple):
    """An animal to store. Adds with the same ``key`` (32 bytes) store it once; ``None``: without that promise."""

    animal: NewPet
    key: bytes | None = None


class StoredPet(NamedTuple):
    """The outcome of a :class:`NewAdd`: the animal with its ID. ``repeated``: an earlier add had stored it already."""

    pet: Pet
    repeated: bool = False


class KeyReused(NamedTuple):
    """The outcome of a :class:`NewAdd` whose key was used for another animal, or for a deleted one: not stored."""


class IssuedKey(NamedTuple):
    """The API key of a desk: its name, the SHA-256 of the key, and its dates. Times have their zone."""

    name: str
    digest: bytes
    made_at: datetime
    last_used_at: datetime | None = None
    revoked_at: datetime | None = None


class PetStorage(Protocol):
    """A database of animals, for one event loop.

    Every method may raise any :class:`StorageError`.
    """

    async def add(self, adds: Sequence[NewAdd]) -> Sequence[StoredPet | KeyReused]:
        """Store all of ``adds``, in their order and with one commit, or none of them (interface: createPet).

        On return they are on the disk. IDs only grow; none is used twice. An add whose key is remembered is answered
        with the animal of the first add, or with :class:`KeyReused` if that animal was deleted. If the first add is
        just being stored, here or by another process, this call waits for it.
        """

    async def get(self, pet_id: int) -> Pet | None:
        """Return the animal with the ID ``pet_id`` (an int64), or ``None`` (interface: getPet)."""

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return up to ``limit`` animals of that ``status`` (``None``: of any), newest first (interface: listPets).

        If it returns the same object as before, the list has not changed.
        """

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all keys, also the revoked ones, by name."""

    async def api_keys_version(self) -> tuple[object, ...]:
        """Return a value that changes with the keys, and is read much faster than all of them."""

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        """Store a key; return ``False`` if there is one of that name, revoked or not."""

    async def revoke_api_key(self, name: str) -> bool:
        """Revoke a key; return ``False`` if there is no valid key of that name."""

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Store when the keys with these digests were last used, unless the stored time is later."""

    async def ping(self) -> None:
        """Run an empty query, to see whether the database answers."""

    async def close(self) -> None:
        """Release the database; a second time does nothing."""


class StorageError(Exception):
    """The database failed; ``str()`` is for the log, ``sentence`` for people."""

    sentence: ClassVar[str]


class StorageFullError(StorageError):
    """The disk has no room for another animal; the earlier animals are intact."""

    sentence = "The disk is full. Nothing was stored."


class StorageDamagedError(StorageError):
    """The database is damaged; the next start makes a new one."""

    sentence = "The database is damaged. It is set aside when the service starts again."


class StorageMovedError(StorageError):
    """The file was replaced or deleted; the next call uses the one that is there now."""

    sentence = "The database was moved, replaced or deleted. The one that is there now has nothing of this."


class StorageBusyError(StorageError):
    """Another process held the lock for too long."""

    sentence = "Another program has locked the database. Nothing was stored."


class StorageAwayError(StorageError):
    """The database cannot be reached, or accepts no changes now."""

    sentence = "The database cannot be reached. What was to be stored may have been."


class StorageRefusedError(StorageError):
    """The database is of another version, or this user may not use it; it was not changed."""


class PetRow(NamedTuple):
    """A row, by the names of its columns."""

    id: int
    name: str
    category_id: int
    status: str | None


COLUMNS: Final = ", ".join(PetRow._fields)
SELECT_PETS: Final = f"SELECT {COLUMNS} FROM pets"  # noqa: S608  of the constant above


def values_of(animal: NewPet) -> tuple[str, int, str | None]:
    """Return the row of a new animal without its ID."""
    return animal.name, animal.category_id, None if animal.status is UNSET else animal.status.value


def pet_of(row: Sequence[Any]) -> Pet:
    """Return the animal of a row with :data:`COLUMNS`."""
    return Pet(id=row[0], name=row[1], category_id=row[2], status=row[3])
