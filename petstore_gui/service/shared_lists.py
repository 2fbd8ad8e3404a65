"""Equal lists that are asked for at the same time are read once."""

import asyncio
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from petstore_gui.api.values import PetStatus
from petstore_gui.service.storage import PetStorage

_encode = msgspec.json.Encoder().encode
_Query = tuple[PetStatus | None, int]


class ListBody(NamedTuple):
    """A list as JSON, and a strong entity tag, in its quotes, that no other list has."""

    content: bytes
    etag: str


class SharedLists:
    """Lists from a storage: one query for all who waited before it began, so that nobody gets an older one."""

    def __init__(self, storage: PetStorage) -> None:
        self._storage = storage
        self._next: dict[_Query, asyncio.Future[ListBody]] = {}  # not begun
        self._running: dict[_Query, asyncio.Task[ListBody]] = {}

    async def list(self, status: PetStatus | None, limit: int) -> ListBody:
        """Return the newest animals (interface: listPets). Raises ``StorageError``."""
        query = status, limit
        following = self._next.get(query)
        if following is None:
            following = self._next[query] = asyncio.ensure_future(self._read_after(query, self._running.get(query)))
        return await asyncio.shield(following)

    async def _read_after(self, query: _Query, before: "asyncio.Task[ListBody] | None") -> ListBody:
        if before is not None:
            await asyncio.wait([before])
        self._running[query] = self._next.pop(query)  # type: ignore[assignment]  # this very task
        try:
            pets = await self._storage.list(status=query[0], limit=query[1])
        finally:
            del self._running[query]
        content = _encode(pets)
        return ListBody(content, f'"{blake2b(content, digest_size=16).hexdigest()}"')
