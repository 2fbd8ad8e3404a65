from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import LIMIT_MAX, PetStatus
from petstore_gui.inventory.snapshot import take_snapshot
from tests.support.fake_store import FakeStore


def animals(count: int) -> list[Pet]:
    return [Pet(id=number, name=f"No. {number}", category_id=1, status="sold") for number in range(count, 0, -1)]


def ids(pets: Sequence[Pet]) -> list[int]:
    return [pet.id for pet in pets]


@pytest.mark.parametrize(("count", "cut_off"), [(0, False), (1, False), (99, False), (100, True), (240, True)])
def test_as_many_as_the_interface_gives_may_be_a_part_only(count: int, *, cut_off: bool) -> None:
    with FakeStore(animals(count)).connection().client as client:
        snapshot = take_snapshot(client, None)
    assert snapshot.cut_off is cut_off
    assert len(snapshot.pets) == min(count, LIMIT_MAX)


@pytest.mark.parametrize("status", [None, *PetStatus])
def test_it_asks_once_for_all_that_can_be_had_of_the_status(status: PetStatus | None) -> None:
    store = FakeStore(animals(3))
    with store.connection().client as client:
        snapshot = take_snapshot(client, status)
    assert snapshot.status is status
    assert store.requests == [f"GET /v1/pets?limit=100{'' if status is None else f'&status={status}'}"]
    assert ids(snapshot.pets) == ([3, 2, 1] if status in {None, PetStatus.SOLD} else [])


def test_it_says_when_it_was_taken() -> None:
    before = datetime.now(UTC)
    with FakeStore().connection().client as client:
        snapshot = take_snapshot(client, None)
    assert before <= snapshot.taken_at <= datetime.now(UTC)


def test_an_animal_that_is_listed_twice_is_there_once() -> None:
    (twin,) = animals(1)
    with FakeStore([twin, twin]).connection().client as client:
        assert ids(take_snapshot(client, None).pets) == [1]


def test_twins_do_not_hide_that_the_list_was_full() -> None:
    with FakeStore(animals(99) + animals(1)).connection().client as client:
        snapshot = take_snapshot(client, None)
    assert (len(snapshot.pets), snapshot.cut_off) == (99, True)


def test_an_added_animal_comes_first_and_once() -> None:
    with FakeStore(animals(2)).connection().client as client:
        snapshot = take_snapshot(client, None)
    new = Pet(id=2, name="Rex", category_id=1)
    assert snapshot.with_added(new).pets == (new, snapshot.pets[1])
    assert snapshot.with_added(new).taken_at == snapshot.taken_at
    assert ids(snapshot.pets) == [2, 1]
