"""The storage in PostgreSQL without a service: a loop of its own for each use, and a database without animals."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.service.storage import NewAdd, StoredPet
from petstore_gui.service.storage.postgresql import PostgresqlStorage
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from tests.support.postgresql import Cluster

REX = NewPet(name="Rex", category_id=1)
LUNA = NewPet(name="Luna", category_id=2)

_Result = TypeVar("_Result")
_numbers = count(1)


def emptied(cluster: Cluster, name: str) -> str:
    """Take the animals and keys out of a database, and return its name."""
    if cluster.sql("SELECT to_regclass('pets')", name) == ["pets"]:
        cluster.sql("TRUNCATE pets, idempotency_keys, api_keys; ALTER SEQUENCE pet_ids RESTART", name)
    return name


def key() -> bytes:
    """Return a key that no other add has."""
    return next(_numbers).to_bytes(32, "big")


def using(dsn: str, use: Callable[[PostgresqlStorage], Awaitable[_Result]]) -> _Result:
    """Open the storage, use it in a loop of its own, and close it; nothing may go on after that."""

    async def main() -> _Result:
        storage = PostgresqlStorage(PostgresqlAddress(dsn))
        try:
            return await use(storage)
        finally:
            await storage.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}

    return asyncio.run(main())


async def store(storage: PostgresqlStorage, *animals: NewPet) -> list[Pet]:
    """Add animals at once, and return them."""
    outcomes = await storage.add([NewAdd(animal) for animal in animals])
    return [outcome.pet for outcome in outcomes if isinstance(outcome, StoredPet)]
