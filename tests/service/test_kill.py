"""A killed service: what it answered 201 before is there afterwards, and every start after it works.

``PETSTORE_GUI_KILL_ROUNDS=40`` kills it so often.
"""

import itertools
import os
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.support.patience import PATIENCE_S
from tests.support.service import RunningService, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "3"))
CLIENTS = 4


def add_until_it_dies(service: RunningService, enough: threading.Semaphore) -> tuple[list[str], str]:
    """Add animals for as long as they are answered; return the names answered 201, and the last, unanswered one."""
    answered: list[str] = []
    with service.client() as client:
        for number in itertools.count():
            name = f"{service.port}-{threading.get_ident()}-{number}"
            try:
                response = client.post("/pets", json={"name": name, "categoryId": number})
            except httpx.TransportError:
                return answered, name
            assert response.status_code == 201
            assert response.json()["name"] == name
            answered.append(name)
            enough.release()
    raise AssertionError


def names_of(service: RunningService) -> list[str]:
    """Return the name of every animal, one request each: a list ends at 100."""
    with service.client() as client:
        newest = client.get("/pets?limit=1").json()[0]["id"]
        answers = (client.get(f"/pets/{pet_id}") for pet_id in range(1, newest + 1))
        return [answer.json()["name"] for answer in answers if answer.status_code == 200]


def test_a_kill_in_the_middle_of_adds_loses_none_that_was_answered(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite3"
    answered: list[str] = []
    unanswered: list[str] = []
    chance = random.Random(4711)  # noqa: S311  when to kill
    for _ in range(ROUNDS):
        enough = threading.Semaphore(0)
        with running_service(database) as service, ThreadPoolExecutor(CLIENTS) as clients:
            assert "quarantined_path" not in service.announced
            adds = [clients.submit(add_until_it_dies, service, enough) for _ in range(CLIENTS)]
            for _ in range(chance.randint(1, 120)):
                assert enough.acquire(timeout=PATIENCE_S)
            service.process.kill()
            service.process.wait()
            for add in adds:
                names, last = add.result()
                answered += names
                unanswered.append(last)
    with running_service(database) as service:
        stored = names_of(service)
    assert len(stored) == len(set(stored))
    assert set(answered) <= set(stored)
    assert set(stored) <= {*answered, *unanswered}
    assert len(answered) > ROUNDS
