"""The same add twice is one animal: at once, later, after a crash, on another service; on both storages."""

import sqlite3
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from petstore_gui.api.values import INT64_MAX
from tests.support.postgresql import Cluster
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX = {"name": "Rex", "categoryId": INT64_MAX, "status": "sold"}


@pytest.fixture(scope="module")
def database(either_database: Path | str) -> Path | str:
    return either_database


@pytest.fixture
def key() -> str:
    return uuid4().hex


def post(client: httpx.Client, key: str, **members: object) -> httpx.Response:
    return client.post("/pets", json={**REX, **members}, headers={"idempotency-key": f'"{key}"'})


def ids(client: httpx.Client) -> list[int]:
    return [pet["id"] for pet in client.get("/pets?limit=100").json()]


def let_time_pass(database: Path | str, hours: int, postgresql: Cluster | None) -> None:
    """Let all keys have come ``hours`` earlier."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE idempotency_keys SET added_at = added_at - ?", (hours * 3600,))
        return
    assert postgresql is not None
    statement = "UPDATE idempotency_keys SET added_at = added_at - interval '1 hour' * "
    postgresql.sql(f"{statement}{hours}", httpx.URL(database).path.strip("/"))


def delete(database: Path | str, pet_id: int, postgresql: Cluster | None) -> None:
    """Delete an animal, as an administrator may."""
    statement = f"DELETE FROM pets WHERE id = {pet_id}"  # noqa: S608  ours
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(statement)
        return
    assert postgresql is not None
    postgresql.sql(statement, httpx.URL(database).path.strip("/"))


def test_the_same_key_and_animal_again_are_the_same_201(client: httpx.Client, key: str) -> None:
    before = ids(client)
    first, second = post(client, key), post(client, key)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json() == second.json() == {"id": first.json()["id"], **REX}
    assert "idempotency-replayed" not in first.headers
    assert second.headers["idempotency-replayed"] == "true"
    assert first.headers["idempotency-retention"] == second.headers["idempotency-retention"] == "172800"
    assert ids(client) == [first.json()["id"], *before]


def test_the_same_key_with_another_animal_is_a_422_and_stores_nothing(
    client: httpx.Client, assert_error: Check, key: str
) -> None:
    post(client, key)
    before = ids(client)
    without_status = {name: value for name, value in REX.items() if name != "status"}
    for other in ({**REX, "name": "rex"}, {**REX, "categoryId": INT64_MAX - 1}, without_status):
        response = client.post("/pets", json=other, headers={"idempotency-key": f'"{key}"'})
        assert assert_error(response, 422)["code"] == "idempotency_key_reused"
        assert response.headers["idempotency-retention"] == "172800"
    assert ids(client) == before


def test_the_same_key_from_many_connections_at_once_is_one_animal(service: RunningService, key: str) -> None:
    with service.client() as client:
        before = ids(client)
        with ThreadPoolExecutor(16) as pool:
            responses = list(pool.map(lambda _: post(client, key), range(32)))
        assert {response.status_code for response in responses} == {201}
        assert len({response.json()["id"] for response in responses}) == 1
        assert Counter(r.headers.get("idempotency-replayed") for r in responses) == {None: 1, "true": 31}
        assert ids(client) == [responses[0].json()["id"], *before]


def test_the_same_keys_on_two_services_at_once_are_one_animal_each(
    service: RunningService, database: Path | str, key: str
) -> None:
    with running_service(database) as other, service.client() as first, other.client() as second:
        before = ids(first)
        work = [(client, f"{key} {number}") for number in range(15) for client in (first, second)]
        with ThreadPoolExecutor(16) as pool:
            responses = list(pool.map(lambda each: post(*each), work))
        assert {response.status_code for response in responses} == {201}
        stored = [response.json()["id"] for response in responses]
        assert stored[::2] == stored[1::2]
        assert ids(second) == [*sorted(stored[::2], reverse=True), *before]


def test_a_key_is_remembered_after_a_crash(database: Path | str, key: str, tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite3" if isinstance(database, Path) else database
    with running_service(database) as service, service.client() as client:
        first = post(client, key)
        service.process.kill()
        service.process.wait()
    with running_service(database) as service, service.client() as client:
        second = post(client, key)
        assert (second.json(), second.headers["idempotency-replayed"]) == (first.json(), "true")
        assert post(client, key, name="Luna").status_code == 422


def test_a_key_is_known_for_longer_than_promised_and_forgotten_after_14_days(
    client: httpx.Client, database: Path | str, key: str, request: pytest.FixtureRequest
) -> None:
    postgresql = None if isinstance(database, Path) else request.getfixturevalue("postgresql")
    first = post(client, key)
    let_time_pass(database, 14 * 24 - 1, postgresql)
    assert post(client, key).headers["idempotency-replayed"] == "true"
    let_time_pass(database, 2, postgresql)
    second = post(client, key, name="Luna")
    assert second.status_code == 201
    assert "idempotency-replayed" not in second.headers
    assert second.json()["id"] > first.json()["id"]
    assert post(client, key, name="Luna").json() == second.json()


def test_an_animal_that_was_deleted_is_not_stored_again_by_its_key(
    client: httpx.Client, database: Path | str, key: str, request: pytest.FixtureRequest, assert_error: Check
) -> None:
    postgresql = None if isinstance(database, Path) else request.getfixturevalue("postgresql")
    delete(database, post(client, key).json()["id"], postgresql)
    before = ids(client)
    for _ in range(2):
        assert assert_error(post(client, key), 422)["code"] == "idempotency_key_reused"
    assert ids(client) == before


def test_a_key_that_is_no_text_in_quotes_is_a_400_and_stores_nothing(client: httpx.Client, assert_error: Check) -> None:
    before = ids(client)
    for value in ("a", '"', '""', '"a', '"a" ;x', "'a'", '"\x7f"', f'"{"x" * 256}"', '"a", "b"'):
        response = client.post("/pets", json=REX, headers={"idempotency-key": value})
        assert assert_error(response, 400)["code"] == "invalid_idempotency_key"
    assert ids(client) == before
