"""Adds that arrive together: one commit for all that wait, and each told what became of its own."""

import asyncio
from collections.abc import Awaitable

import pytest

from petstore_gui.service import batching
from petstore_gui.service.batching import TOGETHER_MAX, WriteBatcher
from petstore_gui.service.storage import KeyReused, StorageAwayError, StorageBusyError, StorageFullError, StoredPet
from tests.support.held_storage import HeldStorage, rex, settle

Adding = asyncio.Future[StoredPet | KeyReused]


def begun(adds: WriteBatcher, *names: str) -> list[Adding]:
    return [asyncio.ensure_future(adds.add(rex(name))) for name in names]


async def names_of(adding: list[Adding]) -> list[str]:
    return [stored.pet.name for stored in await asyncio.gather(*adding) if isinstance(stored, StoredPet)]


def run(scene: Awaitable[None]) -> None:
    async def all_of_it() -> None:
        await scene

    asyncio.run(all_of_it())


def test_those_who_come_while_one_is_stored_share_the_next_commit() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        adds = WriteBatcher(storage)
        first = begun(adds, "first")
        await settle()
        others = begun(adds, *map(str, range(50)))
        await settle()
        assert storage.batches == [["first"]]
        await storage.open()
        assert await names_of(first + others) == ["first", *map(str, range(50))]
        assert storage.batches == [["first"], [*map(str, range(50))]]

    run(scene())


def test_a_commit_is_of_so_many_at_most_and_keeps_their_order() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        names = [str(number) for number in range(2 * TOGETHER_MAX + 1)]
        adding = begun(WriteBatcher(storage), *names)
        await settle()
        await storage.open()
        assert await names_of(adding) == names
        assert [len(batch) for batch in storage.batches] == [TOGETHER_MAX, TOGETHER_MAX, 1]
        assert [pet.name for pet in storage.pets] == names

    run(scene())


@pytest.mark.parametrize("error", [StorageFullError, StorageAwayError])
def test_what_a_database_says_it_cannot_do_is_not_tried_again(error: type[Exception]) -> None:
    async def scene() -> None:
        storage = HeldStorage()
        storage.failures.append(error("no"))
        adds = WriteBatcher(storage)
        adding = begun(adds, "a", "b")
        await settle()
        await storage.open()
        assert [type(each) for each in await asyncio.gather(*adding, return_exceptions=True)] == [error, error]
        assert storage.batches == [["a", "b"]]
        assert await names_of(begun(adds, "c")) == ["c"]

    run(scene())


def test_one_that_fails_as_nobody_expects_does_not_fail_its_neighbours() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        storage.refused_names.add("impossible")
        adds = WriteBatcher(storage)
        adding = begun(adds, "a", "impossible", "b")
        await settle()
        await storage.open()
        a, impossible, b = await asyncio.gather(*adding, return_exceptions=True)
        assert isinstance(impossible, RuntimeError)
        assert [each.pet.name for each in (a, b) if isinstance(each, StoredPet)] == ["a", "b"]
        assert storage.batches == [["a", "impossible", "b"], ["a"], ["impossible"], ["b"]]
        assert [pet.name for pet in storage.pets] == ["a", "b"]

    run(scene())


def test_a_client_that_hangs_up_takes_nobody_along() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        gone, stays = begun(WriteBatcher(storage), "gone", "stays")
        await settle()
        gone.cancel()
        await storage.open()
        assert await names_of([stays]) == ["stays"]
        assert [pet.name for pet in storage.pets] == ["gone", "stays"]  # it was on its way already

    run(scene())


def test_who_waited_too_long_for_those_before_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(batching, "monotonic", lambda: now)

    async def scene() -> None:
        nonlocal now
        storage = HeldStorage()
        adds = WriteBatcher(storage)
        first = begun(adds, "first")
        await settle()
        late = begun(adds, "late")
        await settle()
        now += batching.WAIT_SECONDS + 0.1
        in_time = begun(adds, "in time")
        await settle()
        await storage.open()
        assert await names_of(first + in_time) == ["first", "in time"]
        with pytest.raises(StorageBusyError):
            await late[0]
        assert storage.batches == [["first"], ["in time"]]

    run(scene())
