"""A service that is stopped for longer than any of its time limits, and goes on: nothing is lost, doubled or refused.

``PETSTORE_GUI_STOPPED_S=60`` stops it for so many seconds, with the limits that it has by itself.
"""

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.patience import PATIENCE_S, slowness, wait_until
from tests.support.service import KEY, RunningService, running_service
from tests.support.traffic import traffic

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.posix("SIGSTOP")]

LIMIT_S = slowness()  # in which a request is sent in part, and then the service stopped
STOPPED_S = float(os.environ.get("PETSTORE_GUI_STOPPED_S", 2 * LIMIT_S))
SHORT = ["--head-seconds", str(LIMIT_S), "--body-seconds", str(LIMIT_S)]
LIMITS = [] if "PETSTORE_GUI_STOPPED_S" in os.environ else SHORT
HEAD = f"Host: localhost\r\nAuthorization: Bearer {KEY}\r\n".encode()
GET = b"GET /v1/pets HTTP/1.1\r\n" + HEAD + b"\r\n"


@contextmanager
def stopped(service: RunningService) -> Iterator[None]:
    """Stop the service for the block, and for as long as is set."""
    service.process.send_signal(signal.SIGSTOP)
    wait_until(lambda: b"State:\tT" in Path(f"/proc/{service.process.pid}/status").read_bytes(), "it is stopped")
    try:
        yield
        time.sleep(STOPPED_S)  # what is measured
    finally:
        service.process.send_signal(signal.SIGCONT)


def adding(name: str) -> bytes:
    """Return a request that adds an animal, with its name as the key."""
    body = msgspec.json.encode({"name": name, "categoryId": 1})
    head = f'Content-Type: application/json\r\nIdempotency-Key: "{name}"\r\nContent-Length: {len(body)}\r\n\r\n'
    return b"POST /v1/pets HTTP/1.1\r\n" + HEAD + head.encode() + body


def answered(connection: socket.socket) -> tuple[int, Any]:
    response = HTTPResponse(connection)
    response.begin()
    return response.status, msgspec.json.decode(response.read())


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
@pytest.mark.parametrize("engine", ["plain", "fast"])
def test_what_was_sent_meanwhile_is_answered_and_stored_once(tmp_path: Path, engine: str) -> None:
    with (
        running_service(tmp_path / "animals.sqlite3", arguments=["--engine", engine, *LIMITS]) as service,
        ExitStack() as stack,
    ):

        def connect(sent: bytes = b"") -> socket.socket:
            connection = socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S)
            stack.enter_context(connection).sendall(sent)
            return connection

        kept = connect(GET)
        assert answered(kept)[0] == 200
        half_a_body, half_a_head = connect(adding("body")[:-10]), connect(GET[:30])
        with stopped(service):
            kept.sendall(adding("kept"))
            half_a_head.sendall(GET[30:])
            half_a_body.sendall(adding("body")[-10:])
            new, gone = connect(adding("new")), connect(adding("gone"))
            gone.close()  # as a desk does that has waited long enough
        stored = {"kept": answered(kept), "body": answered(half_a_body), "new": answered(new)}
        assert [status for status, _ in stored.values()] == [201] * 3
        assert answered(half_a_head)[0] == 200
        for name in (*stored, "gone"):  # and sends it again
            answer = answered(connect(adding(name)))
            assert answer == stored.setdefault(name, answer)
            assert (answer[0], answer[1]["name"]) == (201, name)
        with service.client() as client:
            assert sorted(pet["name"] for pet in client.get("/pets").json()) == sorted(stored)
        assert service.errors() == ""


def test_desks_that_add_all_the_time_lose_nothing(either_database: Path | str) -> None:
    with running_service(either_database) as service, service.client() as client:
        with traffic(service.client, senders=4, without_key=1, readers=1) as told:
            wait_until(lambda: len(told.adds) >= 20, "some adds")
            with stopped(service):
                so_far = len(told.adds)
            wait_until(lambda: len(told.adds) >= so_far + 20, "more adds")
        newest = client.get("/pets?limit=1").json()[0]["id"]
        stored = [client.get(f"/pets/{number}") for number in range(1, newest + 1)]
        told.longest_s = max(0.0, told.longest_s - STOPPED_S)
        told.check([(pet.json()["id"], pet.json()["name"]) for pet in stored if pet.status_code == 200])
        assert "Traceback" not in service.errors()  # some may have waited too long, and were told so
