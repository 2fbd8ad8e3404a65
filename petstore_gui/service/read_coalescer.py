"""Equal lists that are asked for at the same time are read once."""

import asyncio
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from petstore_gui.api.values import PetStatus
from petstore_gui.service.responses import Answer, json_answer
from petstore_gui.service.storage import Pets, PetStorage

_LISTS_MAX: Final = 8  # as many as a window asks for, twice
_encode = msgspec.json.Encoder().encode
_Query = tuple[PetStatus | None, int]


class CoalescedList(NamedTuple):
    """A list as two responses: itself, or that it still is the one with this strong entity tag, in its quotes."""

    etag: bytes
    whole: Answer
    unchanged: Answer


class _Read(NamedTuple):
    pets: Pets
    responses: CoalescedList


class ReadCoalescer:
    """Lists from a storage: one query for all who waited before it began, so that nobody gets an older one.

    As long as a list stays the same it is sent from the same memory, however many are slow to read it.
    """

    def __init__(self, storage: PetStorage, headers: Mapping[str, str]) -> None:
        """Answer with ``headers``."""
        self._storage = storage
        self._headers = headers
        # Who waits for the next query; there is an entry as long as a task reads that list again and again.
        self._waiting: dict[_Query, list[asyncio.Future[CoalescedList]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # the event loop itself would not keep them
        self._read: dict[_Query, _Read] = {}  # those that were read last

    async def list(self, status: PetStatus | None, limit: int) -> CoalescedList:
        """Return the newest animals (interface: listPets). Raises ``StorageError``."""
        query = status, limit
        loop = asyncio.get_running_loop()
        done: asyncio.Future[CoalescedList] = loop.create_future()
        waiting = self._waiting.get(query)
        if waiting is None:
            self._waiting[query] = [done]
            task = loop.create_task(self._work(query))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            waiting.append(done)
        return await done

    async def _work(self, query: _Query) -> None:
        """Read a list for those who wait, and once more for those who came meanwhile, until nobody does."""
        while waiting := self._waiting[query]:
            self._waiting[query] = []
            try:
                found = self._responses(query, await self._storage.list(status=query[0], limit=query[1]))
            except Exception as error:  # noqa: BLE001  each of those who wait is told
                for done in waiting:
                    if not done.done():
                        done.set_exception(error)
            else:
                for done in waiting:
                    if not done.done():  # it is when whoever waited was cancelled
                        done.set_result(found)
        del self._waiting[query]

    def _responses(self, query: _Query, pets: Pets) -> CoalescedList:
        before = self._read.pop(query, None)
        if before is None or before.pets is not pets:
            before = _Read(pets, self._encoded(pets, None if before is None else before.responses))
        self._read[query] = before
        if len(self._read) > _LISTS_MAX:
            del self._read[next(iter(self._read))]
        return before.responses

    def _encoded(self, pets: Pets, before: CoalescedList | None) -> CoalescedList:
        """Return the responses with ``pets``, those from ``before`` where they are the same."""
        content = _encode(pets)
        tag = f'"{blake2b(content, digest_size=16).hexdigest()}"'
        etag = tag.encode("ascii")
        if before is not None and before.etag == etag:
            return before
        headers = {"etag": tag, **self._headers}
        return CoalescedList(etag, json_answer(content, headers=headers), Answer(304, headers))
