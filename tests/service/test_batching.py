"""Adds that come together share a commit, and equal lists one reading; each client gets its own answer or error."""

import asyncio
from collections.abc import Awaitable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.service import batching
from petstore_gui.service.batching import TOGETHER_MAX, CoalescedList, ReadCoalescer, WriteBatcher
from petstore_gui.service.storage import KeyReused, StorageAwayError, StorageBusyError, StorageFullError, StoredPet
from tests.support.held_storage import HeldStorage, rex, settle
from tests.support.patience import PATIENCE_S
from tests.support.service import RunningService, running_service

Adding = asyncio.Future[StoredPet | KeyReused]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let adds wait for longer than a slow computer takes for a thousand of them."""
    monkeypatch.setattr(batching, "WAIT_SECONDS", PATIENCE_S)


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


def test_a_client_that_hangs_up_ends_no_other_add() -> None:
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


CLIENTS = 8
ROUNDS = 25


def lists_of(storage: HeldStorage) -> ReadCoalescer:
    return ReadCoalescer(storage, {"x-ours": "1"})


async def body(found: CoalescedList) -> bytes:
    """Return what is sent of a list."""
    sent: list[Any] = []

    async def send(message: Any) -> None:  # noqa: ANN401  as ASGI has it
        sent.append(message)

    async def receive() -> Any:  # noqa: ANN401
        raise AssertionError

    await found.whole({}, receive, send)
    return bytes(sent[1]["body"])


# ------------------------------------------------------------------------------------------------- with a held storage


def test_those_who_wait_are_answered_by_one_query_that_began_after_they_came() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        lists = lists_of(storage)
        first = asyncio.ensure_future(lists.list(None, 20))
        await settle()
        others = [asyncio.ensure_future(lists.list(None, 20)) for _ in range(1_000)]
        await settle()
        assert len(storage.queries) == 1
        await storage.let_go()
        assert first.done()
        assert not any(other.done() for other in others)
        await storage.let_go()
        assert len({id(other.result()) for other in others}) == 1
        assert storage.queries == 2 * [(None, 20)]

    asyncio.run(scene())


def test_a_list_that_differs_in_its_last_animal_has_another_tag() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        await storage.open()
        lists = lists_of(storage)
        storage.pets = [Pet(id=number, name="Rex", category_id=1) for number in range(1, 101)]
        before = await lists.list(None, 100)
        assert (await lists.list(None, 100)).etag == before.etag
        storage.pets[0] = Pet(id=1, name="Max", category_id=1)
        assert (await lists.list(None, 100)).etag != before.etag

    asyncio.run(scene())


def test_other_lists_do_not_wait_for_each_other() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        lists = lists_of(storage)
        queries: list[tuple[PetStatus | None, int]] = [(None, 20), (None, 21), (PetStatus.SOLD, 20)]
        waiting = [asyncio.ensure_future(lists.list(*query)) for query in queries]
        await settle()
        assert storage.queries == queries
        await storage.open()
        await asyncio.gather(*waiting)

    asyncio.run(scene())


def test_a_query_that_fails_fails_for_those_who_waited_for_it_and_for_nobody_else() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        lists = lists_of(storage)
        first = [asyncio.ensure_future(lists.list(None, 20)) for _ in range(2)]
        await settle()
        later = asyncio.ensure_future(lists.list(None, 20))
        storage.failures.append(StorageAwayError("away"))
        await storage.let_go()
        assert [str(each.exception()) for each in first] == ["away", "away"]
        await storage.open()
        assert await body(await later) == b"[]"
        assert await body(await lists.list(None, 20)) == b"[]"

    asyncio.run(scene())


def test_a_client_that_hangs_up_ends_no_other_list() -> None:
    async def scene() -> None:
        storage = HeldStorage()
        lists = lists_of(storage)
        gone = asyncio.ensure_future(lists.list(None, 20))  # it was the first, for whom the query was begun
        stays = asyncio.ensure_future(lists.list(None, 20))
        await settle()
        later = asyncio.ensure_future(lists.list(None, 20))
        gone.cancel()
        await storage.open()
        assert await body(await stays) == await body(await later) == b"[]"
        assert gone.cancelled()

    asyncio.run(scene())


@given(st.lists(st.sampled_from(["ask", "add", "let a list go", "let an add go", "time"]), max_size=60))
def test_nobody_sees_a_list_that_is_older_than_the_question(steps: list[str]) -> None:
    async def scene() -> None:
        storage = HeldStorage()
        lists, adds = lists_of(storage), WriteBatcher(storage)
        acknowledged: set[int] = set()
        asked: list[tuple[asyncio.Future[CoalescedList], set[int]]] = []

        async def add() -> None:
            stored = await adds.add(rex())
            assert isinstance(stored, StoredPet)
            acknowledged.add(stored.pet.id)

        adding = []
        for step in steps:
            if step == "ask":
                asked.append((asyncio.ensure_future(lists.list(None, 100)), set(acknowledged)))
            elif step == "add":
                adding.append(asyncio.ensure_future(add()))
            elif step == "time":
                await settle()
            else:
                await storage.let_go("list" if "list" in step else "add")
        await storage.open()
        await asyncio.gather(*adding)
        for found, known in asked:
            content = await body(await found)
            assert all(b'{"id":%d,' % pet_id in content for pet_id in known)
        assert len(storage.queries) <= len(asked)

    asyncio.run(scene())


# ----------------------------------------------------------------------------------------------------------- over HTTP


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    database: Path = tmp_path_factory.mktemp("lists") / "animals.sqlite3"
    with running_service(database, arguments=["--engine", "fast"]) as service:
        yield service


def etag_of(client: httpx.Client) -> str:
    etag: str = client.get("/pets").headers["etag"]
    return etag


def asked_with(client: httpx.Client, *known: str) -> httpx.Response:
    return client.get("/pets", headers=[("if-none-match", each) for each in known])


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    ("known", "status"),
    [
        (["{etag}"], 304),
        (["W/{etag}"], 304),  # RFC 9110, 13.1.2: by the weak comparison
        (['"other", {etag}'], 304),
        (['W/"other" ,W/{etag}, "more"'], 304),
        (['"other"', "{etag}"], 304),
        (["*"], 304),
        (['"other"'], 200),
        (['"a,b"'], 200),
        ([""], 200),
        (["no tag"], 200),
        (["{bare}"], 200),  # a tag has quotes
    ],
)
def test_who_has_the_list_already_is_told_so(service: RunningService, known: list[str], status: int) -> None:
    with service.client() as client:
        etag = etag_of(client)
        assert etag.startswith('"')
        response = asked_with(client, *(each.format(etag=etag, bare=etag.strip('"')) for each in known))
    assert response.status_code == status
    assert response.headers["etag"] == etag
    assert response.headers["idempotency-retention"] == "172800"
    if status == 304:
        assert response.content == b""
        assert "content-type" not in response.headers


@pytest.mark.end_to_end
def test_each_list_has_a_tag_of_its_own_that_lasts_as_long_as_it_does(service: RunningService) -> None:
    with service.client() as client:
        client.post("/pets", json={"name": "Rex", "categoryId": 1, "status": "sold"})
        client.post("/pets", json={"name": "Tom", "categoryId": 1})
        queries = ("", "?limit=1", "?status=sold", "?status=pending")
        before = [client.get(f"/pets{query}").headers["etag"] for query in queries]
        assert len(set(before)) == len(queries)
        assert [client.get(f"/pets{query}").headers["etag"] for query in queries] == before
        client.post("/pets", json={"name": "Ada", "categoryId": 1, "status": "pending"})
        after = [client.get(f"/pets{query}").headers["etag"] for query in queries]
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, False, True, False]


@pytest.mark.end_to_end
def test_under_load_nobody_is_told_that_a_list_is_unchanged_which_lacks_an_animal_of_theirs(
    service: RunningService,
) -> None:
    def desk(_number: int) -> None:
        with service.client() as client:
            for _ in range(ROUNDS):
                etag = client.get("/pets?limit=100").headers["etag"]
                pet = client.post("/pets", json={"name": "Rex", "categoryId": 1}).json()
                response = client.get("/pets?limit=100", headers={"if-none-match": etag})
                assert response.status_code == 200
                assert pet in response.json()

    with ThreadPoolExecutor(CLIENTS) as desks:
        list(desks.map(desk, range(CLIENTS)))
