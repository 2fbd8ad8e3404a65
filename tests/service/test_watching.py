"""What those who run a service see of it: whether it is well, its metrics, its request log."""

import asyncio
import json
import logging
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from http.client import HTTPResponse
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from petstore_gui.service.app import Health
from petstore_gui.service.asgi import Message
from petstore_gui.service.instrumentation import WAITING_MAX, AnsweredRequest, RequestLog
from petstore_gui.service.process import LimitedHandler
from petstore_gui.service.storage import StorageAwayError
from petstore_gui.service.storage.sqlite import SqliteStorage
from tests.service.test_process import run_to_its_end
from tests.support.own_address import own_address
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import Cluster
from tests.support.service import KEY, ROOT, WITHOUT_TLS, RunningService, get_without_tls, running_service

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX = {"name": "Rex-that-is-in-no-log", "categoryId": 1}
REQUEST = AnsweredRequest("GET", "/v1/pets", 200, 0.001, 2, repeated_add=False, storage_error=None)
MISSING_LINES = "petstore-service: {} lines of the request log are missing: standard output was not read in time\n"
SAME = {"idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"'}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "animals.sqlite3"


@pytest.fixture
def service(database: Path) -> Iterator[RunningService]:
    with running_service(database) as service:
        yield service


# -------------------------------------------------------------------------------------------------------------- health


@pytest.mark.parametrize("path", ["/healthz", "/livez"])
def test_everybody_may_ask_whether_it_is_well(service: RunningService, assert_error: Check, path: str) -> None:
    url = f"http://127.0.0.1:{service.port}{path}"
    for headers in ({}, {"host": "balancer.example"}, {"authorization": "Bearer wrong"}):
        answer = get_without_tls(url, headers=headers)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        assert answer.headers["cache-control"] == "no-store"
    assert (httpx.head(url, trust_env=False).status_code, httpx.head(url, trust_env=False).content) == (200, b"")
    assert_error(httpx.post(url, trust_env=False, verify=WITHOUT_TLS), 405)
    assert_error(get_without_tls(f"{service.base_url}{path}"), 401)


class Pinged(SqliteStorage):
    pings = 0
    error: Exception | None = None

    async def ping(self) -> None:
        self.pings += 1
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error


def test_it_is_not_well_without_its_database_and_asks_it_once_a_second(database: Path) -> None:
    async def scenario() -> None:
        now = 0.0
        storage = Pinged(database)
        health = Health(storage, clock=lambda: now)

        async def ask() -> tuple[int, bytes]:
            sent: list[Any] = []

            async def send(message: Message) -> None:
                sent.append(message)

            async def receive() -> Message:
                raise AssertionError

            await (await health({}, receive))({}, receive, send)
            return sent[0]["status"], sent[1]["body"]

        assert await asyncio.gather(*(ask() for _ in range(20))) == [(200, b'{"status":"ok"}')] * 20
        assert storage.pings == 1
        storage.error = StorageAwayError("no route")
        assert (await ask())[0] == 200
        now += 1.5
        assert await ask() == (503, b'{"status":"unavailable"}')
        storage.error = None
        assert (await ask())[0] == 503
        now += 1.5
        assert (await ask())[0] == 200
        assert storage.pings == 3
        await storage.close()

    asyncio.run(scenario())


def test_it_is_not_well_while_postgresql_is_away_but_lives(postgresql: Cluster) -> None:
    with running_service(postgresql.dsn(postgresql.new_database())) as service:
        url = f"http://127.0.0.1:{service.port}/healthz"

        def wait_for(status: int) -> None:
            wait_until(lambda: get_without_tls(url, timeout=PATIENCE_S).status_code == status, f"it answers {status}")

        wait_for(200)
        postgresql.pause()
        try:
            wait_for(503)
            assert get_without_tls(url.replace("/healthz", "/livez")).status_code == 200
        finally:
            postgresql.resume()
        wait_for(200)


# ------------------------------------------------------------------------------------------------------------- metrics


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([0-9.e+-]+)$", metrics, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_the_metrics_count_what_was_asked_and_carry_nobodys_words(database: Path) -> None:
    with running_service(database, arguments=["--metrics-port", "0"]) as service, service.client() as client:
        for _ in range(3):
            assert client.get("/pets?limit=5&status=sold").status_code == 200
        assert [client.post("/pets", json=REX, headers=SAME).status_code for _ in range(2)] == [201, 201]
        assert client.get("/pets/1").status_code == 200
        for nowhere in (f"/{KEY}/nowhere", "/pets/", "/pets/1/2"):
            assert client.get(nowhere).status_code == 404
        assert client.request("BREW", "/pets").status_code == 405
        url = service.announced["metrics_url"]
        metrics = get_without_tls(url).text
        count = 'petstore_requests_total{{method="{}",route="{}",status="{}"}}'.format
        assert value(metrics, count("GET", "/v1/pets", 200)) == 3
        assert value(metrics, count("POST", "/v1/pets", 201)) == 2
        assert value(metrics, count("GET", "/v1/pets/{petId}", 200)) == 1
        assert value(metrics, count("GET", "other", 404)) == 3
        assert value(metrics, count("other", "/v1/pets", 405)) == 1
        assert value(metrics, "petstore_adds_repeated_total") == 1
        assert value(metrics, "petstore_adds_per_commit_count") == 2
        assert value(metrics, 'petstore_request_seconds_count{method="GET",route="/v1/pets"}') == 3
        assert value(metrics, "process_resident_memory_bytes") > 0
        wait_until(lambda: value(get_without_tls(url).text, "petstore_connections") == 1, "it is counted")
        for word in (KEY, REX["name"], "BREW", "sold"):
            assert str(word) not in metrics
        port = httpx.URL(url).port
        assert port is not None
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((own_address(), port), PATIENCE_S).close()
        assert get_without_tls(f"http://127.0.0.1:{service.port}/metrics").status_code == 401


@pytest.mark.parametrize(
    ("request_line", "host", "status"),
    [
        (b"GET /metrics", b"Host: 127.0.0.1:9100\r\n", 200),
        (b"GET /metrics", b"Host: LocalHost\r\n", 200),
        (b"GET /metrics", b"Host: elsewhere.example\r\n", 421),
        (b"GET /metrics", b"Host: localhost\r\nHost: localhost\r\n", 421),
        (b"GET /metrics", b"", 421),
        (b"GET http://elsewhere.example/metrics", b"Host: localhost\r\n", 421),
        (b"GET /favicon.ico", b"Host: elsewhere.example\r\n", 421),
    ],
)
def test_the_metrics_are_only_for_this_computers_own_name(
    watched: RunningService, request_line: bytes, host: bytes, status: int
) -> None:
    with socket.create_connection(("127.0.0.1", metrics_port(watched)), PATIENCE_S) as connection:
        connection.sendall(request_line + b" HTTP/1.1\r\n" + host + b"\r\n")
        with HTTPResponse(connection) as response:
            response.begin()
            assert response.status == status
            assert (b"petstore_requests" in response.read()) == (status == 200)


def test_a_request_that_comes_later_than_its_connection_and_in_pieces_is_answered(watched: RunningService) -> None:
    with socket.create_connection(("127.0.0.1", metrics_port(watched)), PATIENCE_S) as connection:
        for piece in (b"GET /metrics HTTP/1.1\r\n", b"Host: localhost\r\n", b"\r\n"):
            time.sleep(0.2)
            connection.sendall(piece)
        with HTTPResponse(connection) as response:
            response.begin()
            assert response.status == 200


def metrics_port(service: RunningService) -> int:
    return httpx.URL(service.announced["metrics_url"]).port or 0


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(
        tmp_path_factory.mktemp("watched") / "animals.sqlite3", arguments=["--metrics-port", "0"]
    ) as service:
        yield service


def test_a_port_for_the_metrics_that_is_taken_is_said(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = run_to_its_end(database, "--metrics-port", str(taken.getsockname()[1]), key=KEY)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.search(r"in use|WinError 10048", done.stderr)  # of Windows the number: its words are in its language
    assert len(done.stderr.splitlines()) == 1


# --------------------------------------------------------------------------------------------------- the request log


def test_each_request_is_a_line_without_key_name_body_or_query(database: Path) -> None:
    with running_service(database, arguments=["--request-log"]) as service:
        with service.client() as client:
            client.post("/pets", json=REX, headers=SAME)
            length = len(client.get("/pets?limit=7&status=available&token=a-secret").content)
            client.get("/pets/1")
            client.get("/pets", headers={"authorization": "Bearer a-wrong-key"})
            client.get("/a-secret")
        assert service.end() == 0
        assert service.process.stdout is not None
        text = service.process.stdout.read().decode()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [(line["request"], line["method"], line["route"], line["status"]) for line in lines] == [
        (1, "POST", "/v1/pets", 201),
        (2, "GET", "/v1/pets", 200),
        (3, "GET", "/v1/pets/{petId}", 200),
        (4, "GET", "/v1/pets", 401),
        (5, "GET", "other", 404),
    ]
    assert lines[1]["bytes"] == length
    for line in lines:
        keys = {"time", "process", "request", "method", "route", "status", "milliseconds", "bytes"}
        assert line.keys() == keys
        assert line["process"] == service.process.pid
        assert datetime.now(UTC) - datetime.fromisoformat(line["time"]) < timedelta(minutes=5)
        assert 0 <= line["milliseconds"] < PATIENCE_S * 1000
    for word in (KEY, REX["name"], "8e03978e", "limit", "a-secret", "a-wrong-key"):
        assert str(word) not in text


def test_requests_are_answered_also_when_nobody_reads_the_request_log(database: Path) -> None:
    with running_service(database, arguments=["--request-log"]) as service, service.client() as client:
        assert service.process.stdout is not None
        service.process.stdout.close()
        assert [client.get("/pets").status_code for _ in range(3)] == [200] * 3
        assert service.end() == 0
        assert service.errors().count("the request log ends here") == 1


@pytest.mark.posix("POSIX signals")
def test_a_reader_of_the_request_log_that_does_not_read_stops_nothing(database: Path) -> None:
    with running_service(database, arguments=["--request-log"]) as service, service.client() as client:
        assert [client.get("/pets").status_code for _ in range(600)] == [200] * 600
        service.process.terminate()
        assert service.process.wait(PATIENCE_S) == 0
        assert service.process.stdout is not None
        lines = service.process.stdout.read().splitlines()
        (missing,) = re.findall(r"(\d+) lines of the request log are missing", service.errors())
    assert [json.loads(line)["request"] for line in lines] == list(range(1, 601 - int(missing)))


def test_lines_of_the_request_log_for_which_there_is_no_room_are_counted(capfd: pytest.CaptureFixture[str]) -> None:
    read, write = os.pipe()
    with os.fdopen(read, "rb") as reader, os.fdopen(write, "wb"):
        log = RequestLog(write, "petstore-service")
        for _ in range(2 * WAITING_MAX):
            log.write(REQUEST)
        assert capfd.readouterr().err == ""
        numbers = [json.loads(reader.readline())["request"] for _ in range(WAITING_MAX)]
        log.write(REQUEST)
        while numbers[-1] <= 2 * WAITING_MAX:
            numbers.append(json.loads(reader.readline())["request"])
        log.close()
    missing = 2 * WAITING_MAX - numbers[-2]
    assert numbers == [*range(1, numbers[-2] + 1), 2 * WAITING_MAX + 1]
    assert capfd.readouterr().err == MISSING_LINES.format(missing)


@pytest.mark.posix("a pipe of a known size")
def test_what_is_missing_at_the_end_is_counted_with_what_was_missing_before(capfd: pytest.CaptureFixture[str]) -> None:
    read, write = os.pipe()
    with os.fdopen(read, "rb") as reader:
        log = RequestLog(write, "petstore-service")
        for _ in range(2 * WAITING_MAX):
            log.write(REQUEST)
        got = [reader.readline() for _ in range(WAITING_MAX * 3 // 4)]
        log.write(REQUEST)  # the number of those that are missing waits before it, behind a quarter of the lines
        log.close()
        message = capfd.readouterr().err
        os.set_blocking(read, False)
        got += reader.read().splitlines()
        log.close()  # there is room now: its thread ends
    (missing,) = re.findall(r"(\d+) lines", message)
    assert len(got) + int(missing) == pytest.approx(2 * WAITING_MAX + 1, abs=1)  # of one, a part may be in the pipe


@pytest.mark.posix("a pipe of a known size")
def test_no_request_waits_to_say_that_lines_are_missing_where_both_outputs_are_one_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read, write = os.pipe()
    with os.fdopen(read, "rb") as reader, os.fdopen(write, "w") as both:
        monkeypatch.setattr(sys, "stderr", both)
        handler = LimitedHandler(both)
        logging.getLogger().addHandler(handler)
        try:
            log = RequestLog(write, "petstore-service")
            for _ in range(2 * WAITING_MAX):
                log.write(REQUEST)
            for _ in range(WAITING_MAX):
                reader.readline()
            asking = Thread(target=log.write, args=(REQUEST,), daemon=True)
            asking.start()
            asking.join(5)
            has_waited = asking.is_alive()
            lines = iter(reader.readline, b"")
            said = next(line for line in lines if b"missing" in line)
            asking.join()
            log.close()
        finally:
            logging.getLogger().removeHandler(handler)
    assert not has_waited
    assert re.fullmatch(MISSING_LINES.format(r"\d+"), said.decode())


def test_what_nobody_has_asked_for_is_not_loaded() -> None:
    script = (
        "import sys, petstore_gui.service.__main__\n"
        "print(sorted({'asyncpg', 'httptools', 'prometheus_client', 'secrets', 'uvloop'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"
