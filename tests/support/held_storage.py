"""A storage that answers only when it is told to."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.service.storage import IssuedKey, KeyReused, NewAdd, Pets, StoredPet


def rex(name: str = "Rex") -> NewAdd:
    return NewAdd(NewPet(name=name, category_id=1))


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


class HeldStorage:
    """Keeps animals in memory. A list is what was there when the query began; an add is there when it is let go.

    ``queries`` and ``batches`` are what it was asked for; ``failures`` are raised, one by each call that is let go.
    """

    def __init__(self) -> None:
        self.pets: Pets = []
        self.queries: list[tuple[PetStatus | None, int]] = []
        self.batches: list[list[str]] = []
        self.failures: list[Exception] = []
        self.refused_names: set[str] = set()
        self._held: list[tuple[str, asyncio.Future[None]]] = []
        self._is_open = False

    async def let_go(self, kind: str = "") -> None:
        """Let the oldest call of ``kind`` ("list" or "add"; any) go on that is held."""
        for entry in self._held:
            if entry[0].startswith(kind):
                self._held.remove(entry)
                entry[1].set_result(None)
                break
        await settle()

    async def open(self) -> None:
        """Hold nothing any more."""
        self._is_open = True
        while self._held:
            await self.let_go()

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        self.queries.append((status, limit))
        found = [pet for pet in self.pets if status is None or pet.status == status][::-1][:limit]
        await self._hold("list")
        return found

    async def add(self, adds: Sequence[NewAdd]) -> Sequence[StoredPet | KeyReused]:
        self.batches.append([add.animal.name for add in adds])
        await self._hold("add")
        if self.refused_names & {add.animal.name for add in adds}:
            raise RuntimeError("one of them is impossible")
        pets = [
            Pet(id=len(self.pets) + number, name=add.animal.name, category_id=add.animal.category_id)
            for number, add in enumerate(adds, 1)
        ]
        self.pets += pets
        return [StoredPet(pet) for pet in pets]

    async def get(self, pet_id: int) -> Pet | None:
        return next((pet for pet in self.pets if pet.id == pet_id), None)

    async def api_keys(self) -> Sequence[IssuedKey]:
        return []

    async def api_keys_version(self) -> tuple[object, ...]:
        return ()

    async def add_api_key(self, name: str, digest: bytes) -> bool:
        raise NotImplementedError

    async def revoke_api_key(self, name: str) -> bool:
        raise NotImplementedError

    async def mark_used(self, used: Mapping[bytes, datetime]) -> None:
        raise NotImplementedError

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def _hold(self, kind: str) -> None:
        if not self._is_open:
            held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._held.append((kind, held))
            await held
        if self.failures:
            raise self.failures.pop(0)
