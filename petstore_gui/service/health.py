"""Whether the service is well, for whoever starts and watches it: that and nothing else, for everybody."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from petstore_gui.service.asgi import Receive, Scope
from petstore_gui.service.responses import Answer, json_answer
from petstore_gui.service.storage import PetStorage, StorageError

HEALTH_PATH: Final = "/healthz"
_SECONDS: Final = 1.0  # that an answer of the database stands for
_PATIENCE_SECONDS: Final = 3.0
_NOT_STORED: Final = {"cache-control": "no-store"}


class Health:
    """Answers 200 while the database answers, else 503. Whoever asks meanwhile shares one question to it."""

    def __init__(self, storage: PetStorage, clock: Callable[[], float] = monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._asked_at = float("-inf")
        self._is_well: asyncio.Task[bool] | None = None

    async def __call__(self, _scope: Scope, _receive: Receive) -> Answer:
        """Answer a GET of :data:`HEALTH_PATH`."""
        task = self._is_well
        if task is None or (task.done() and self._clock() - self._asked_at > _SECONDS):
            self._asked_at = self._clock()
            task = self._is_well = asyncio.get_running_loop().create_task(self._ping())
        if await asyncio.shield(task):
            return json_answer({"status": "ok"}, headers=_NOT_STORED)
        return json_answer({"status": "unavailable"}, 503, headers=_NOT_STORED)

    async def _ping(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.ping(), _PATIENCE_SECONDS)
        except (StorageError, TimeoutError):
            return False
        return True
