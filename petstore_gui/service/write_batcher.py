"""Adds that arrive together share one commit."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from petstore_gui.service.storage import KeyReused, NewAdd, PetStorage, StorageBusyError, StorageError, StoredPet

WAIT_SECONDS: Final = 3.0  # in the queue; with as long for the database there is an answer before a client's 10 s
TOGETHER_MAX: Final = 500


class _QueuedAdd(NamedTuple):
    add: NewAdd
    latest: float
    done: asyncio.Future[StoredPet | KeyReused]


class WriteBatcher:
    """A queue before a storage: while one commit is under way the next adds gather."""

    def __init__(self, storage: PetStorage, on_commit: Callable[[int], None] | None = None) -> None:
        """Store in ``storage``; ``on_commit`` is told how many shared a commit."""
        self._storage = storage
        self._on_commit = on_commit
        self._waiting: deque[_QueuedAdd] = deque()
        self._task: asyncio.Task[None] | None = None

    async def add(self, add: NewAdd) -> StoredPet | KeyReused:
        """Store one animal. Raises :class:`~petstore_gui.service.storage.StorageError`.

        Whoever waited too long for those before it may have given up already: nothing of it is stored.
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
        """Store ``batch``; where that fails in a way nobody expects, each by itself: it is the fault of one of them."""
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
