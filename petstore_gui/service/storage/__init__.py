"""Where the service keeps its animals: one interface, and what every database answers when it cannot."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from msgspec import UNSET

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus

Pets = list[Pet]  # in a storage, list is the operation


KEPT: Final = timedelta(hours=48)
"""How long the idempotency key of an add is remembered, by the database's clock."""
# The times tell the keys of a restored backup from those that were there before, where their numbers are the same.
API_KEYS_VERSION: Final = "SELECT count(*), count(revoked_at), max(made_at), max(revoked_at) FROM api_keys"


class NewAdd(NamedTuple):
    """An animal to be stored, once for all adds with the same ``key``: 32 bytes, or ``None`` for no such promise."""

    animal: NewPet
    key: bytes | None = None


class StoredPet(NamedTuple):
    """What became of a :class:`NewAdd`: the animal with its ID. ``repeated``: an earlier add had stored it already."""

    pet: Pet
    repeated: bool = False


class KeyReused(NamedTuple):
    """What became of a :class:`NewAdd` whose key came before, for another animal or one that is gone: not stored."""


class IssuedKey(NamedTuple):
    """A key by which a desk is known: its name, the SHA-256 of the key itself, and its days. Times have their zone."""

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

        They are on the disk on return. IDs only ever grow and are never given twice. An add whose key is remembered is
        answered with the animal of the first one, and is a :class:`KeyReused` where that one has been deleted; one
        that is just being stored, here or by another process, is waited for.
        """

    async def get(self, pet_id: int) -> Pet | None:
        """Return the animal with the ID ``pet_id`` (an int64), or ``None`` (interface: getPet)."""

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return up to ``limit`` animals of that ``status`` (``None``: of any), newest first (interface: listPets).

        The same object as before is the same list.
        """

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all keys, also the revoked ones, in the order of their names."""

    async def api_keys_version(self) -> tuple[object, ...]:
        """Return a value that changes with the keys, and is read much faster than all of them."""

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        """Remember a key; ``False`` where there is one of that name, revoked or not."""

    async def revoke_api_key(self, name: str) -> bool:
        """Let a key end now; ``False`` where there is none of that name that has not ended."""

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Remember when the keys of these digests were last used, where that is later than the stored time."""

    async def ping(self) -> None:
        """Ask the database for nothing."""

    async def close(self) -> None:
        """Release the database; a second time does nothing."""


class StorageError(Exception):
    """The database could not do it; ``str()`` is for the log, ``sentence`` for people."""

    sentence: ClassVar[str]


class StorageFullError(StorageError):
    """There is no room for another animal; the animals before it are intact."""

    sentence = "The disk is full. Nothing was stored."


class StorageDamagedError(StorageError):
    """The next start begins a new database."""

    sentence = "The database is damaged. It is set aside when the service starts again."


class StorageMovedError(StorageError):
    """The next call uses the file that is there now."""

    sentence = "The database was moved, replaced or deleted. The one that is there now has nothing of this."


class StorageBusyError(StorageError):
    """The lock was waited for in vain."""

    sentence = "Another program has locked the database. Nothing was stored."


class StorageAwayError(StorageError):
    """It may also be there and take no changes now."""

    sentence = "The database cannot be reached. What was to be stored may have been."


class StorageRefusedError(StorageError):
    """The database is not for this version of the program, or not for this user; it was left as it was."""


class PetRow(NamedTuple):
    """The columns, by their names in the table."""

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
