"""The disk of the database turns read-only under the service: it is said, nothing is claimed, and the rest goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.read_only_disk import own_disk, read_only
from tests.support.service import RunningService, running_service

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX, LUNA = ({"name": name, "categoryId": 1} for name in ("Rex", "Luna"))
KEYED = {"idempotency-key": '"luna"'}


def assert_only_reading_goes_on(client: httpx.Client, service: RunningService, assert_error: Check) -> None:
    for _ in range(3):
        refused = client.post("/pets", json=LUNA, headers=KEYED)
        assert assert_error(refused, 503)["code"] == "storage_away"  # not that the disk was full, nor what is stored
        assert refused.headers["retry-after"] == "5"
        assert [pet["name"] for pet in client.get("/pets").json()] == ["Rex"]
        assert client.get("/pets/1").json()["name"] == "Rex"
    (line,) = service.errors().splitlines()  # said once
    assert "animals.sqlite3 takes no changes: " in line


def test_it_is_said_once_and_goes_on_when_the_disk_is_back(tmp_path: Path, assert_error: Check) -> None:
    database = tmp_path / "disk" / "data" / "animals.sqlite3"
    with own_disk(tmp_path / "disk"), running_service(database) as service, service.client() as client:
        assert client.post("/pets", json=REX).status_code == 201
        with read_only(database):
            assert_only_reading_goes_on(client, service, assert_error)
        added = client.post("/pets", json=LUNA, headers=KEYED)
        assert added.status_code == 201
        assert client.post("/pets", json=LUNA, headers=KEYED).json() == added.json()
        assert [pet["name"] for pet in client.get("/pets").json()] == ["Luna", "Rex"]


def test_a_disk_with_an_error_is_not_called_full(tmp_path: Path, assert_error: Check) -> None:
    with (
        own_disk(tmp_path / "disk") as trigger,
        running_service(tmp_path / "disk" / "animals.sqlite3") as service,
        service.client() as client,
    ):
        assert client.post("/pets", json=REX).status_code == 201
        trigger.write_text("1")
        assert_only_reading_goes_on(client, service, assert_error)
