"""The animals in a file on this computer."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.service.storage import IssuedKey, KeyReused, NewAdd, Pets, StoredPet
from petstore_gui.service.storage.sqlite_store import SqliteStore

_Values = ParamSpec("_Values")
_Result = TypeVar("_Result")


class SqliteStorage:
    """A :class:`~petstore_gui.service.storage.PetStorage` in one SQLite file.

    Reading takes less time than handing it to a thread would. Writing waits for the disk, and has a thread of its own.
    """

    def __init__(self, path: Path) -> None:
        """Open or begin the database at ``path``. Raises ``DatabaseRefusedError``."""
        self._store = SqliteStore(path)
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    @property
    def quarantined_path(self) -> Path | None:
        """Where a damaged database lies that was found at the path."""
        return self._store.quarantined_path

    async def add(self, adds: Sequence[NewAdd]) -> Sequence[StoredPet | KeyReused]:
        """Store ``adds`` with one commit."""
        return await self._write(self._store.add, adds)

    async def get(self, pet_id: int) -> Pet | None:
        """Return one animal."""
        return self._store.get(pet_id)

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        """Return the newest animals."""
        return self._store.list(status=status, limit=limit)

    async def api_keys(self) -> Sequence[IssuedKey]:
        """Return all API keys."""
        return self._store.api_keys()

    async def api_keys_version(self) -> tuple[object, ...]:
        """Return how many API keys there are and are revoked, and when that was last changed."""
        return self._store.api_keys_version()

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        """Remember an API key."""
        return await self._write(self._store.add_api_key, name, digest)

    async def revoke_api_key(self, name: str) -> bool:
        """Let an API key end."""
        return await self._write(self._store.revoke_api_key, name)

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        """Remember when API keys were last used."""
        await self._write(self._store.mark_used, used)

    async def ping(self) -> None:
        """Read nothing."""
        self._store.get(0)

    async def close(self) -> None:
        """Close the database, after what is being written."""
        self._writer.shutdown()
        self._store.close()

    async def _write(self, work: Callable[_Values, _Result], *values: _Values.args, **named: _Values.kwargs) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(work, *values, **named))
