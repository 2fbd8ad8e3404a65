"""A whole store at one moment, and a new store that takes it: what moves animals from one database to another."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import NamedTuple, Protocol

from petstore_gui.service.storage import IssuedKey
from petstore_gui.service.storage.pet_row import PetRow


class KeyRow(NamedTuple):
    """An idempotency key that is remembered: its 32 bytes, the ID that it stored, and when."""

    key: bytes
    pet_id: int
    added_at: datetime


class Counts(NamedTuple):
    """How much there is in a store."""

    pets: int
    idempotency_keys: int
    api_keys: int


class DumpReader(Protocol):
    """All that a store has, as it is at the moment in which this was opened."""

    async def counts(self) -> Counts:
        """Return how much there is."""

    async def last_id(self) -> int | None:
        """Return the largest ID that was ever given, also where its animal is deleted; ``None`` where there is none."""

    def pets(self) -> AsyncIterator[Sequence[PetRow]]:
        """Yield all animals by their IDs, many at a time."""

    def idempotency_keys(self) -> AsyncIterator[Sequence[KeyRow]]:
        """Yield all idempotency keys, many at a time."""

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""


class DumpWriter(Protocol):
    """A store that others may see, but not change, while it is filled. All of it is there afterwards, or nothing."""

    async def counts(self) -> Counts:
        """Return how much there is already."""

    async def take_pets(self, rows: Sequence[PetRow]) -> None:
        """Store animals with their IDs."""

    async def take_last_id(self, last_id: int) -> None:
        """Let the next ID be behind that one. After :meth:`take_pets`."""

    async def take_idempotency_keys(self, rows: Sequence[KeyRow]) -> None:
        """Remember idempotency keys."""

    async def take_api_keys(self, keys: Sequence[IssuedKey]) -> None:
        """Remember API keys."""


ReadDump = AbstractAsyncContextManager[DumpReader]
Fill = AbstractAsyncContextManager[DumpWriter]
"""Commits at its end, unless anything was raised."""
