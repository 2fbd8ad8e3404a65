"""Many clients at once: nothing that was answered 201 is lost, doubled or mixed up.

``PETSTORE_LOAD_SECONDS=30`` lets them go on for so long.
"""

import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.service import RunningService, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

CLIENTS = 20
SECONDS = float(os.environ.get("PETSTORE_LOAD_SECONDS", "1"))
STATUSES = ("available", "pending", "sold", None)

Animal = tuple[str, int, str | None]


def work(service: RunningService, number: int, until: float) -> dict[int, Animal]:
    """Add five animals at least, and read them again, until the time is over; return what was answered 201, by ID."""
    added: dict[int, Animal] = {}
    with service.client() as client:
        while time.monotonic() < until or len(added) < 5:  # the machine may be slow
            name, category, status = f"client {number}, animal {len(added)}", number, STATUSES[len(added) % 4]
            sent = {"name": name, "categoryId": category} | ({} if status is None else {"status": status})
            response = client.post("/pets", json=sent)
            assert response.status_code == 201, response.text
            pet = response.json()
            assert pet == {"id": pet["id"], **sent}
            assert pet["id"] not in added
            added[pet["id"]] = (name, category, status)
            if len(added) % 5 == 0:
                assert client.get(f"/pets/{pet['id']}").json() == pet
                listed = client.get("/pets?limit=100").json()
                ids = [other["id"] for other in listed]
                assert ids == sorted(set(ids), reverse=True)
                assert ids[0] >= pet["id"]
    return added


@pytest.mark.parametrize("engine", ["plain", "fast"])
def test_twenty_parallel_clients_lose_and_double_nothing(tmp_path: Path, engine: str) -> None:
    database = tmp_path / "animals.sqlite3"
    with running_service(database, arguments=["--engine", engine]) as service:
        until = time.monotonic() + SECONDS
        with ThreadPoolExecutor(CLIENTS) as clients:
            answers = list(clients.map(lambda number: work(service, number, until), range(CLIENTS)))
        assert service.errors() == ""
    added = {pet_id: animal for answer in answers for pet_id, animal in answer.items()}
    assert len(added) == sum(map(len, answers)), "two clients were given the same ID"
    with closing(sqlite3.connect(database)) as connection:
        stored = {row[0]: row[1:] for row in connection.execute("SELECT id, name, category_id, status FROM pets")}
    assert stored == added
