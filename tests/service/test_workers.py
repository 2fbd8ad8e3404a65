"""Several workers of one service: how they begin, are replaced and end."""

import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import httpx
import pytest

from petstore_gui.service.limits import BURST_SECONDS
from petstore_gui.service.options import limits_of, parse
from tests.support.certificates import Authority
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import Cluster
from tests.support.service import RunningService, get_without_tls, running_service
from tests.support.traffic import traffic

pytestmark = [pytest.mark.end_to_end, pytest.mark.posix("processes that are forked, and as Linux shows them")]

WORKERS = 3
SOME = 40  # adds
STOPPED_S = 7.0  # longer than a worker may be without a sign of life
REX = {"name": "Rex", "categoryId": 1}


def workers_of(service: RunningService) -> set[int]:
    pid = service.process.pid
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def turns_of(service: RunningService) -> int:
    """Return how often the service's own process has waited for something, be it only the time."""
    text = Path(f"/proc/{service.process.pid}/status").read_text()
    return int(text.partition("\nvoluntary_ctxt_switches:")[2].split()[0])


def is_there(pid: int) -> bool:
    """Say whether a process runs; one that has ended and was not asked about does not."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.fixture
def service(postgresql_dsn: str) -> Iterator[RunningService]:
    with running_service(postgresql_dsn, arguments=["--workers", str(WORKERS)]) as service:
        yield service


def added(service: RunningService) -> int:
    """Add an animal through a connection of its own, and return its ID."""
    with service.client() as client:
        response = client.post("/pets", json=REX)
    assert response.status_code == 201
    pet_id: int = response.json()["id"]
    return pet_id


def test_they_are_as_many_as_was_said_and_end_with_the_signal_that_ends_the_service(service: RunningService) -> None:
    workers = workers_of(service)
    assert len(workers) == WORKERS
    for _ in range(2 * WORKERS):
        added(service)
    service.process.send_signal(signal.SIGTERM)
    assert service.process.wait(PATIENCE_S) == 0
    assert not any(map(is_there, workers))
    assert service.process.stdout is not None
    assert service.process.stdout.read() == b""
    assert service.errors() == ""


def test_they_end_when_standard_input_closes(service: RunningService) -> None:
    workers = workers_of(service)
    added(service)
    assert service.end() == 0
    assert not any(map(is_there, workers))


def test_one_that_is_killed_is_replaced_and_no_add_that_was_acknowledged_is_lost(service: RunningService) -> None:
    workers = workers_of(service)
    killed = min(workers)
    acknowledged = []
    for number in range(60):
        if number == 20:
            os.kill(killed, signal.SIGKILL)
        with suppress(httpx.TransportError):  # it was on its way to the one that was killed
            acknowledged.append(added(service))
    assert len(acknowledged) >= 59
    wait_until(lambda: len(workers_of(service) - {killed}) == WORKERS, "another one has begun")
    with service.client() as client:
        listed = [pet["id"] for pet in client.get("/pets?limit=100").json()]
    assert set(acknowledged) <= set(listed)
    assert f"worker {killed} has ended" in service.errors()
    assert service.end() == 0


@pytest.mark.slow
def test_one_that_hangs_is_replaced_and_the_others_go_on_without_a_loss(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with running_service(postgresql.dsn(database), arguments=["--workers", str(WORKERS)]) as service:
        workers = workers_of(service)
        hung = min(workers)
        with traffic(service.client, senders=8, without_key=2, readers=2) as told:
            wait_until(lambda: len(told.adds) >= SOME, "some adds")
            os.kill(hung, signal.SIGSTOP)
            meanwhile = [added(service) for _ in range(2 * WORKERS)]  # the others go on
            wait_until(lambda: len(workers_of(service) - {hung}) == WORKERS, "another one has begun")
            so_far = len(told.adds)
            wait_until(lambda: len(told.adds) >= so_far + SOME, "more adds")
        assert workers - {hung} < workers_of(service)
        (line,) = service.errors().splitlines()
        assert f"worker {hung} gave no sign of life and was killed; another one takes its place" in line
    rows = [row.partition("|") for row in postgresql.sql("SELECT id, name FROM pets", database)]
    stored = {int(pet_id): name for pet_id, _, name in rows}
    assert [stored.pop(pet_id) for pet_id in meanwhile] == [REX["name"]] * len(meanwhile)
    told.check(stored.items())


def test_one_that_hangs_from_its_start_on_ends_the_service_with_a_line() -> None:
    code = """
    import logging, os, signal
    from petstore_gui.service import workers
    workers._STARTS_WITHIN = 1
    logging.basicConfig()
    print(workers.run_workers(1, lambda *_: os.kill(os.getpid(), signal.SIGSTOP), print, None))
    """
    ended = subprocess.run([sys.executable, "-c", dedent(code)], capture_output=True, text=True, check=True)
    assert int(ended.stdout) == -signal.SIGKILL
    assert "gave no sign of life from its start on and was killed" in ended.stderr


@pytest.mark.slow
def test_none_is_replaced_where_all_processes_stood_still(service: RunningService) -> None:
    workers = workers_of(service)
    pids = [service.process.pid, *workers]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(STOPPED_S)  # as a computer that was suspended
    for pid in pids:
        os.kill(pid, signal.SIGCONT)
    turns = turns_of(service)
    wait_until(lambda: turns_of(service) >= turns + 3, "the service has checked its workers")
    assert workers_of(service) == workers
    assert service.errors() == ""


@pytest.mark.slow
def test_one_that_hangs_does_not_keep_the_service_from_its_end(service: RunningService) -> None:
    workers = workers_of(service)
    os.kill(min(workers), signal.SIGSTOP)
    assert service.end() == 0
    assert not any(map(is_there, workers))


def test_none_outlives_the_one_that_began_them(service: RunningService) -> None:
    workers = workers_of(service)
    service.process.kill()
    service.process.wait()
    wait_until(lambda: not any(map(is_there, workers)), "no worker is left")
    with pytest.raises(httpx.ConnectError), service.client() as client:
        client.get("/pets")


def test_where_one_cannot_begin_none_serves(postgresql_dsn: str) -> None:
    with running_service(postgresql_dsn), pytest.raises(AssertionError, match="no key"):  # noqa: SIM117
        with running_service(postgresql_dsn, key="", arguments=["--workers", "2"]):
            pass


def test_on_sighup_all_of_them_have_the_new_certificate_and_so_has_one_that_comes_later(
    postgresql_dsn: str, tmp_path: Path
) -> None:
    authority = Authority(tmp_path, "authority")
    context = ssl.create_default_context(cafile=authority.file)
    files = authority.issue()

    def shown(service: RunningService) -> bytes | None:
        connection = socket.create_connection(("127.0.0.1", service.port), PATIENCE_S)
        with context.wrap_socket(connection, server_hostname="127.0.0.1") as encrypted:
            encrypted.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert encrypted.recv(65_536).startswith(b"HTTP/1.1 200 ")
            return encrypted.getpeercert(binary_form=True)

    arguments = ["--workers", str(WORKERS), "--tls-certificate", str(files[0]), "--tls-key", str(files[1])]
    with running_service(postgresql_dsn, arguments=arguments) as service:
        first = shown(service)
        authority.issue()
        service.process.send_signal(signal.SIGHUP)
        wait_until(lambda: service.errors().count("the certificate was read again") == WORKERS, "all have read it")
        second = shown(service)
        assert second != first
        assert {shown(service) for _ in range(5 * WORKERS)} == {second}
        authority.issue()  # of which none has been told, but a worker that begins now
        workers = workers_of(service)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: len(workers_of(service) - workers) == WORKERS, "all are new ones")
        third = shown(service)
        assert third not in {first, second}
        assert service.end() == 0


def test_a_file_has_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "petstore_gui.service", "--database", str(tmp_path / "a"), "--workers", "2"]
    outcome = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False)
    assert outcome.returncode == 2
    assert "--workers is for PostgreSQL" in outcome.stderr


def metrics_of(service: RunningService) -> dict[str, float]:
    """Return the metrics of all workers by their names and labels, as whichever worker tells them."""
    text = get_without_tls(service.announced["metrics_url"], timeout=PATIENCE_S).text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(number) for name, _, number in lines}


def test_the_metrics_of_all_workers_are_at_one_port_and_outlive_a_worker(postgresql_dsn: str) -> None:
    arguments = ["--workers", str(WORKERS), "--metrics-port", "0"]
    adds = 'petstore_requests_total{method="POST",route="/v1/pets",status="201"}'
    with running_service(postgresql_dsn, arguments=arguments) as service:
        for _ in range(10 * WORKERS):
            added(service)
        with service.client() as client, service.client() as other:
            for each in (client, other):
                each.get("/pets").raise_for_status()
            wait_until(lambda: metrics_of(service)["petstore_connections"] == 2, "both connections are counted")
        before = metrics_of(service)
        assert before[adds] == before["petstore_adds_per_commit_sum"] == 10 * WORKERS
        assert {metrics_of(service)[adds] for _ in range(5 * WORKERS)} == {10 * WORKERS}  # of whichever is asked
        workers = workers_of(service)
        assert before["process_open_fds"] > sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in workers) / 2
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: len(workers_of(service) - workers) == WORKERS, "all are new ones")
        added(service)
        wait_until(lambda: metrics_of(service)[adds] == 10 * WORKERS + 1, "the counts go on")
        assert service.end() == 0


def test_a_key_has_as_many_requests_a_second_as_was_said_with_all_workers_together(postgresql_dsn: str) -> None:
    arguments = ["--workers", str(WORKERS), "--max-requests", "1"]
    with running_service(postgresql_dsn, arguments=arguments) as service:
        began = time.monotonic()
        statuses = []
        for _ in range(20 * WORKERS):
            with service.client() as client:
                statuses.append(client.get("/pets?limit=1").status_code)
        assert BURST_SECONDS <= statuses.count(200) <= BURST_SECONDS + (time.monotonic() - began) + 1
        assert service.end() == 0


def test_each_worker_has_an_equal_share_of_the_connections() -> None:
    command = ["--database", "postgresql://nowhere/pets", "--max-connections", "100", "--workers"]
    for workers, most, half in (("1", 100, 50), ("3", 34, 17), ("256", 1, 1)):
        limits = limits_of(parse([*command, workers], program="petstore-service"), for_others=True)
        assert (limits.connections, limits.connections_per_address, limits.connections_per_key) == (most, half, half)
