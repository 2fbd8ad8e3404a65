"""Requests that come together share the work: adds share one commit, equal lists one query."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from hashlib import blake2b
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from petstore_gui.api.values import PetStatus
from petstore_gui.service.responses import AsgiResponse, json_response
from petstore_gui.service.storage import KeyReused, NewAdd, Pets, PetStorage, StorageBusyError, StorageError, StoredPet

WAIT_SECONDS: Final = 3.0  # in the queue; with as long for the database, the answer comes within a client's 10 s
TOGETHER_MAX: Final = 500


class _QueuedAdd(NamedTuple):
    add: NewAdd
    latest: float
    done: asyncio.Future[StoredPet | KeyReused]


class WriteBatcher:
    """A queue before a storage: while one commit runs, the next adds gather."""

    def __init__(self, storage: PetStorage, on_commit: Callable[[int], None] | None = None) -> None:
        """Store in ``storage``; call ``on_commit`` with the number of adds in each commit."""
        self._storage = storage
        self._on_commit = on_commit
        self._waiting: deque[_QueuedAdd] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, add: NewAdd) -> StoredPet | KeyReused:
        """Store one animal. Raises :class:`~petstore_gui.service.storage.StorageError`.

        An add that waited too long is not stored: its client may have given up already.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_QueuedAdd(add, monotonic() + WAIT_SECONDS, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await asyncio.shield(done)

    async def _work(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(TOGETHER_MAX, len(self._waiting)))]
            await self._store([each for each in batch if self._is_in_time(each)])
        self._task = None

    def _is_in_time(self, each: _QueuedAdd) -> bool:
        if monotonic() <= each.latest:
            return True
        each.done.set_exception(StorageBusyError("an animal had to wait too long for those before it"))
        return False

    async def _store(self, batch: list[_QueuedAdd]) -> None:
        """Store ``batch``; after an unexpected error, store each add alone, as only one of them causes it."""
        try:
            outcomes = await self._storage.add([each.add for each in batch]) if batch else []
        except Exception as error:  # noqa: BLE001  each of those who wait is told
            if len(batch) > 1 and not isinstance(error, StorageError):
                for each in batch:
                    await self._store([each])
            else:
                for each in batch:
                    each.done.set_exception(error)
        else:
            if self._on_commit is not None and batch:
                self._on_commit(len(batch))
            for each, outcome in zip(batch, outcomes, strict=True):
                each.done.set_result(outcome)


_LISTS_MAX: Final = 8  # twice as many as one window asks for
_encode = msgspec.json.Encoder().encode
_Query = tuple[PetStatus | None, int]


class CoalescedList(NamedTuple):
    """A list as two responses: the list, and the 304 for its strong entity tag ``etag``, which includes its quotes."""

    etag: bytes
    whole: AsgiResponse
    unchanged: AsgiResponse


class _Read(NamedTuple):
    pets: Pets
    responses: CoalescedList


class ReadCoalescer:
    """Lists from a storage: one query answers all requests that came before it began, so that none gets an older list.

    A list that stays the same is in memory once, however many clients are slow to read it.
    """

    def __init__(self, storage: PetStorage, headers: Mapping[str, str]) -> None:
        """Send ``headers`` with each response."""
        self._storage = storage
        self._headers = headers
        # The requests that wait for the next query; an entry stays while a task reads that list again and again.
        self._waiting: dict[_Query, list[asyncio.Future[CoalescedList]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # the event loop itself holds them only weakly
        self._read: dict[_Query, _Read] = {}  # the lists that were read last

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
        """Read a list for the requests that wait, and again for those that came meanwhile, until none waits."""
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
                    if not done.done():  # it is done if the waiting request was cancelled
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
        """Return the responses with ``pets``; ``before`` itself if the list has not changed."""
        content = _encode(pets)
        tag = f'"{blake2b(content, digest_size=16).hexdigest()}"'
        etag = tag.encode("ascii")
        if before is not None and before.etag == etag:
            return before
        headers = {"etag": tag, **self._headers}
        return CoalescedList(etag, json_response(content, headers=headers), AsgiResponse(304, headers))
