"""The service under pressure: half requests, idle connections, a log that would grow without end."""

import socket
import sqlite3
import ssl
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.service.test_keys import add_key
from tests.support.certificates import Authority
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.service import KEY, RunningService, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.posix("limits as POSIX has them")]

Check = Callable[..., dict[str, Any]]

REX = {"name": "Rex", "categoryId": 1}
HALF_REQUESTS = 1_500
ANSWER_S = 4.5  # one was promised, to a machine that is not busy; less than half a head is waited for
HEAD_S, BODY_S = 5.0, 20.0  # as promised
SLACK_S = 10.0  # a busy machine
CONNECTIONS_MAX = 200
HALF_A_HEAD = b"GET /v1/pets HTTP/1.1\r\nHost: localh"
WHOLE = f"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode()
HALF_A_BODY = (
    f"POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {KEY}\r\n"
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"'
).encode()


@pytest.fixture(params=["plain", "fast"])
def engine(request: pytest.FixtureRequest) -> list[str]:
    """Return the arguments for one of the service's two engines."""
    return ["--engine", request.param]


FAST = ["--engine", "fast"]  # for what both do with the same code


@pytest.fixture
def service(tmp_path: Path, engine: list[str]) -> Iterator[RunningService]:
    with running_service(tmp_path / "data" / "animals.sqlite3", arguments=engine) as service:
        yield service


@contextmanager
def open_files(count: int) -> Iterator[None]:
    """Allow this process, and those that it starts, that many open files."""
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        pytest.skip(f"this user may open {hard} files only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def with_key(request: bytes, key: str) -> bytes:
    return request.replace(KEY.encode(), key.encode())


def connect(service: RunningService) -> socket.socket:
    return socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S)


def ask(connection: socket.socket, request: bytes = WHOLE) -> None:
    connection.sendall(request)
    assert answered(connection) == 200


def answered(connection: socket.socket) -> int:
    """Read an answer, and return its status."""
    response = HTTPResponse(connection)
    response.begin()
    response.read()
    return response.status


def is_open(connection: socket.socket) -> bool:
    """Read what has come, and say whether more may come."""
    connection.setblocking(False)
    try:
        while connection.recv(65_536):
            pass
    except (BlockingIOError, ssl.SSLWantReadError):
        return True
    except (ConnectionResetError, ssl.SSLEOFError):
        pass
    return False


def sockets_of(service: RunningService) -> int:
    """Return how many sockets the service has open."""
    folder = Path(f"/proc/{service.process.pid}/fd")
    return sum("socket:" in str(place.readlink()) for place in folder.iterdir() if place.is_symlink())


# ------------------------------------------------------------------------------------------------------ half requests


def test_a_person_is_answered_while_1500_half_requests_have_come(service: RunningService) -> None:
    with open_files(HALF_REQUESTS + 200), ExitStack() as stack:
        for _ in range(HALF_REQUESTS):
            stack.enter_context(connect(service)).sendall(HALF_A_HEAD)
        with service.client() as client:
            asked = time.monotonic()
            assert client.post("/pets", json=REX).status_code == 201
            assert [pet["name"] for pet in client.get("/pets").json()] == ["Rex"]
            assert time.monotonic() - asked < ANSWER_S
        assert CONNECTIONS_MAX / 2 < sockets_of(service) <= CONNECTIONS_MAX + 20  # as many as it keeps still stand
    assert service.errors() == ""


class Ended(NamedTuple):
    """What came before the service closed a connection, and after how many seconds that was."""

    answer: bytes
    seconds: float


def ended(service: RunningService, sent: bytes, drip: bytes = b"") -> Ended:
    """Send ``sent``, and ``drip`` every now and then, until the service closes the connection."""
    began, answer = time.monotonic(), b""
    with connect(service) as connection:
        connection.sendall(sent)
        connection.settimeout(0.5)
        while time.monotonic() < began + BODY_S + PATIENCE_S:
            try:
                part = connection.recv(65_536)
            except TimeoutError:
                connection.sendall(drip)
                continue
            except ConnectionResetError:
                part = b""
            if not part:
                return Ended(answer, time.monotonic() - began)
            answer += part
    raise AssertionError("the service has not closed the connection")


HALVES = {
    "half a head": (HALF_A_HEAD, b""),
    "a dripping head": (HALF_A_HEAD, b"a"),
    "silence": (b"", b""),
    "half a second head": (WHOLE + HALF_A_HEAD, b""),
    "half a body": (HALF_A_BODY, b""),
    "a dripping body": (HALF_A_BODY, b" "),
    "a refused body": (HALF_A_BODY.replace(KEY.encode(), b"another-key"), b""),
}


def test_half_a_head_is_ended_after_five_seconds_half_a_body_after_twenty_and_between_two_requests_none(
    service: RunningService,
) -> None:
    with ThreadPoolExecutor(len(HALVES)) as threads, connect(service) as kept:  # each of them has to be waited for
        ask(kept)
        waiting = {name: threads.submit(ended, service, *case) for name, case in HALVES.items()}
        each = {name: future.result() for name, future in waiting.items()}
        ask(kept)
    for name in ("half a head", "a dripping head", "silence", "half a second head"):
        assert HEAD_S - 0.5 < each[name].seconds < HEAD_S + SLACK_S, name
    for name in ("half a body", "a dripping body", "a refused body"):
        assert BODY_S - 0.5 < each[name].seconds < BODY_S + SLACK_S, name
    for name in ("half a head", "a dripping head", "half a body", "a dripping body"):
        assert each[name].answer.startswith(b"HTTP/1.1 408 "), name
        assert each[name].answer.endswith(b'"status":408}'), name
    assert each["silence"].answer == b""
    assert each["half a second head"].answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in each["half a second head"].answer
    assert each["a refused body"].answer.startswith(b"HTTP/1.1 401 ")
    assert b"HTTP/1.1 408 " not in each["a refused body"].answer
    assert service.errors() == ""


IMPATIENT = """
import runpy, sys
from petstore_gui.service import connections
connections._UNREAD_ANSWER_SECONDS = 0.5
sys.argv[:] = sys.argv[1:]
runpy.run_module("petstore_gui.service", run_name="__main__")
"""


def test_a_connection_whose_answers_nobody_reads_is_closed(tmp_path: Path, engine: list[str]) -> None:
    command = [sys.executable, "-c", IMPATIENT, "petstore-service"]
    with running_service(tmp_path / "data" / "animals.sqlite3", arguments=engine, service=command) as service:
        before = sockets_of(service)
        with service.client() as client:
            for _ in range(20):
                client.post("/pets", json={**REX, "name": "x" * 10_000})
        wait_until(lambda: sockets_of(service) == before, "the sockets are closed")
        with connect(service) as connection:
            connection.setblocking(False)
            with suppress(BlockingIOError):  # it takes no more
                connection.send(WHOLE * 500)
            wait_until(lambda: sockets_of(service) > before, "there are sockets")
            wait_until(lambda: sockets_of(service) == before, "the sockets are closed")
            assert service.errors() == ""


BIG = {**REX, "name": "\N{CJK UNIFIED IDEOGRAPH-6F22}" * 10_000}  # a hundred of them make a list of 3 MB
LIST = WHOLE.replace(b"/pets", b"/pets?limit=100")
READERS = 40
UNREAD_BYTES = 32 * 2**20  # that wait to be read at most
ROOM_BYTES = 16 * 2**20  # for what else a service needs for lists of 3 MB


def memory_of(service: RunningService) -> int:
    """Return how many bytes of memory the service has."""
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{service.process.pid}/status").read_text().splitlines())
    return int(fields["VmRSS"].split()[0]) * 1024


def connect_unreading(service: RunningService, trusting: ssl.SSLContext | None = None) -> socket.socket:
    """Return a connection for which this computer takes hardly more than is read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    connection.connect(("127.0.0.1", service.port))
    return trusting.wrap_socket(connection, server_hostname="127.0.0.1") if trusting else connection


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
@pytest.mark.parametrize(("name", "is_encrypted"), [("plain", False), ("fast", True)])
def test_who_reads_no_answer_is_cut_and_the_memory_for_it_is_bounded_and_given_back(
    tmp_path: Path, name: str, *, is_encrypted: bool
) -> None:
    engine, trusting = ["--engine", name], None
    arguments = engine
    if is_encrypted:
        authority = Authority(tmp_path, "authority")
        certificate, key = map(str, authority.issue())
        arguments = [*engine, "--tls-certificate", certificate, "--tls-key", key]
        trusting = ssl.create_default_context(cafile=authority.file)
    with (
        running_service(tmp_path / "animals.sqlite3", arguments=arguments) as service,
        service.client(trusting=trusting) as client,
        ExitStack() as stack,
    ):
        for _ in range(100):
            assert client.post("/pets", json=BIG).status_code == 201
        assert len(client.get("/pets?limit=100").content) > 3_000_000
        before = memory_of(service)
        readers = []
        for _ in range(READERS):
            assert client.post("/pets", json=BIG).status_code == 201  # so that each has a list of its own
            reader = stack.enter_context(connect_unreading(service, trusting))
            reader.sendall(LIST)
            readers.append(reader)
            asked = time.monotonic()
            assert client.get("/pets?limit=1").status_code == 200
            assert time.monotonic() - asked < ANSWER_S
        assert len(client.get("/pets?limit=100").content) > 3_000_000  # after which the lists of all readers are made
        assert memory_of(service) - before < UNREAD_BYTES + ROOM_BYTES
        cut = READERS - UNREAD_BYTES // 3_000_000
        assert is_open(readers[-1])  # who has waited longest goes
        for reader in readers[:cut]:
            wait_until(lambda reader=reader: not is_open(reader), "it is cut")  # type: ignore[misc]
        for reader in readers:
            reader.close()
        wait_until(lambda: memory_of(service) - before < ROOM_BYTES, "the memory is given back")
        assert set(service.errors().splitlines()) == {
            "petstore-service: the key without a name leaves its answers unread: the connection is closed"
        }


def test_a_desk_that_goes_while_it_is_answered_is_no_news(service: RunningService) -> None:
    with service.client() as client:
        for _ in range(100):
            client.post("/pets", json=BIG)
        for _ in range(20):
            with connect(service) as reader:
                reader.sendall(2 * LIST)
                assert reader.recv(100_000)
                reader.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert client.get("/pets").status_code == 200
    assert service.errors() == ""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_one_list_is_in_memory_once_however_many_are_slow_to_read_it(tmp_path: Path) -> None:
    with (
        running_service(tmp_path / "animals.sqlite3", arguments=FAST) as service,
        service.client() as client,
        ExitStack() as stack,
    ):
        for _ in range(100):
            client.post("/pets", json=BIG)
        client.get("/pets?limit=100")
        before = memory_of(service)
        for _ in range(READERS):
            stack.enter_context(connect_unreading(service)).sendall(LIST)
            assert client.get("/pets?limit=1").status_code == 200
        assert memory_of(service) - before < ROOM_BYTES


@pytest.mark.skipif(not hasattr(socket, "TCP_NOTSENT_LOWAT"), reason="this system has no such bound")
def test_the_system_takes_little_of_an_answer_that_nobody_reads(service: RunningService) -> None:
    with service.client() as client:
        for _ in range(100):
            client.post("/pets", json=BIG)
    with service.client() as client, connect_unreading(service) as reader:
        reader.sendall(LIST)
        assert reader.recv(1, socket.MSG_PEEK)
        assert client.get("/pets").status_code == 200
        service.process.kill()  # what it held itself is gone
        taken = 0
        with suppress(ConnectionResetError):
            while part := reader.recv(65_536):
                taken += len(part)
        assert 0 < taken < 2**20


# ---------------------------------------------------------------------------------------------- too many connections

HELD = 250
TOO_MANY = "petstore-service: {} has too many connections: the one that has waited longest is closed\n"


def test_a_desk_is_answered_while_one_key_holds_250_bodies_back(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite3"
    held_back, desk = (add_key(database, name) for name in ("Held", "Desk"))
    with running_service(database, arguments=FAST) as service, ExitStack() as stack:
        held = [stack.enter_context(connect(service)) for _ in range(HELD)]
        for connection in held:
            connection.sendall(with_key(HALF_A_BODY, held_back))
        for _ in range(20):
            with service.client(key=desk) as client:  # a new connection each time
                asked = time.monotonic()
                assert client.post("/pets", json=REX).status_code == 201
                assert time.monotonic() - asked < ANSWER_S
        are_open = [is_open(connection) for connection in held]
        assert sum(are_open) <= CONNECTIONS_MAX // 2  # as many as one key may have
        assert not any(are_open[: HELD - CONNECTIONS_MAX])  # those who have waited longest are gone
        assert are_open[-1]
        assert service.errors() == TOO_MANY.format("the key “Held”")


def test_whatever_the_key_who_has_waited_longest_for_a_body_goes_first(tmp_path: Path) -> None:
    arguments = [*FAST, "--max-connections-per-key", str(CONNECTIONS_MAX)]
    with running_service(tmp_path / "animals.sqlite3", arguments=arguments) as service, ExitStack() as stack:
        held = [stack.enter_context(connect(service)) for _ in range(2)]
        for connection in held:
            connection.sendall(HALF_A_BODY)
        idle = []
        for _ in range(CONNECTIONS_MAX - 2):
            idle.append(stack.enter_context(connect(service)))
            ask(idle[-1])
        with service.client() as client:
            assert client.post("/pets", json=REX).status_code == 201
        assert [is_open(connection) for connection in held] == [False, True]
        assert all(is_open(connection) for connection in idle)
        assert service.errors() == ""


def test_who_reads_no_answer_makes_room_too(tmp_path: Path) -> None:
    arguments = [*FAST, "--max-connections", "20", "--max-connections-per-key", "20"]
    with running_service(tmp_path / "animals.sqlite3", arguments=arguments) as service, ExitStack() as stack:
        with service.client() as client:
            for _ in range(100):
                client.post("/pets", json=BIG)
        readers = [stack.enter_context(connect_unreading(service)) for _ in range(20)]
        for reader in readers:
            reader.sendall(LIST)
            assert reader.recv(1)
        for reader in readers:
            reader.sendall(HALF_A_HEAD)  # which makes none of them busier
        for _ in range(5):
            ask(stack.enter_context(connect(service)))
        for reader in readers[:5]:
            wait_until(lambda reader=reader: not is_open(reader), "it is cut")  # type: ignore[misc]
        assert is_open(readers[-1])


def test_one_key_cannot_take_all_connections(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite3"
    many, one = (add_key(database, name) for name in ("Many", "One"))
    arguments = [*FAST, "--max-connections-per-key", "3"]
    with running_service(database, arguments=arguments) as service, ExitStack() as stack:
        other = stack.enter_context(connect(service))
        ask(other, with_key(WHOLE, one))
        connections = [stack.enter_context(connect(service)) for _ in range(4)]
        for connection in connections:
            ask(connection, with_key(WHOLE, many))
        assert [is_open(connection) for connection in connections] == [False, True, True, True]
        ask(other, with_key(WHOLE, one))
        assert service.errors() == TOO_MANY.format("the key “Many”")
        for connection in connections[1:]:  # as a proxy does, which sends the requests of many keys through one
            connection.setblocking(True)
            ask(connection, with_key(WHOLE, one))
        assert not is_open(other)
        for connection in connections[1:]:
            connection.setblocking(True)
            ask(connection, with_key(WHOLE, many))


def add_until(over: threading.Event, client: httpx.Client) -> set[int]:
    """Add one animal after the other, and return with which statuses."""
    statuses = set()
    while not over.is_set():
        with suppress(httpx.TransportError):  # the connection was idle, and has just made room for another one
            statuses.add(client.post("/pets", json=REX).status_code)
    return statuses


def test_a_key_whose_connections_are_all_busy_is_told_to_wait(tmp_path: Path, assert_error: Check) -> None:
    database = tmp_path / "animals.sqlite3"
    busy, desk = (add_key(database, name) for name in ("Busy", "Desk"))
    over = threading.Event()
    arguments = [*FAST, "--max-connections-per-key", "2"]
    with (
        running_service(database, arguments=arguments) as service,
        service.client(key=busy) as client,
        service.client(key=desk) as other,
        closing(sqlite3.connect(database, isolation_level=None)) as locking,
        ThreadPoolExecutor(2) as threads,
        ExitStack() as stack,
    ):
        stack.callback(over.set)
        assert [client.get("/pets").status_code, other.get("/pets").status_code] == [200, 200]
        locking.execute("BEGIN IMMEDIATE")
        adding = [threads.submit(add_until, over, client) for _ in range(2)]
        wait_until(lambda: client.get("/pets").status_code == 429, "both adds have come")
        refused = client.get("/pets")
        over.set()
        assert assert_error(refused, 429)["code"] == "too_many_connections"
        assert (refused.headers["retry-after"], refused.headers["connection"]) == ("5", "close")
        assert other.get("/pets").status_code == 200
        locking.execute("ROLLBACK")
        assert set().union(*(each.result() for each in adding)) <= {201, 429, 503}
        assert client.get("/pets").status_code == 200


def test_the_oldest_idle_connections_go_first(tmp_path: Path) -> None:
    arguments = [*FAST, "--max-connections-per-key", str(CONNECTIONS_MAX)]
    with running_service(tmp_path / "animals.sqlite3", arguments=arguments) as service, ExitStack() as stack:
        idle = []
        for _ in range(CONNECTIONS_MAX):
            connection = stack.enter_context(connect(service))
            ask(connection)
            idle.append(connection)
        ask(idle[0])  # not the oldest any more
        adding = idle[1]
        adding.sendall(HALF_A_BODY)  # nor is this one
        time.sleep(0.2)
        for _ in range(10):
            connection = stack.enter_context(connect(service))
            ask(connection)
        assert [is_open(connection) for connection in idle] == [True] * 2 + [False] * 10 + [True] * 188
        adding.setblocking(True)
        adding.sendall(b':"Rex","categoryId":1}'.ljust(93))
        assert answered(adding) == 201


FEW_FILES = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
sys.argv[:] = sys.argv[1:]
runpy.run_module("petstore_gui.service", run_name="__main__")
"""


def test_it_keeps_file_descriptors_for_itself_where_few_are_allowed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FEW_FILES, "petstore-service"]
    with (
        running_service(tmp_path / "data" / "animals.sqlite3", arguments=FAST, service=command) as service,
        ExitStack() as stack,
    ):
        for _ in range(CONNECTIONS_MAX):
            stack.enter_context(connect(service)).sendall(HALF_A_HEAD)
        with service.client() as client:
            assert client.post("/pets", json=REX).status_code == 201
        assert len(list(Path(f"/proc/{service.process.pid}/fd").iterdir())) < 100
        assert service.errors() == ""


# ------------------------------------------------------------------------------------------------------- the database

ADD_DEADLINE_S = 10.0  # of the program


def test_a_database_that_was_removed_is_a_500_once_and_then_a_new_one(tmp_path: Path, assert_error: Check) -> None:
    database = tmp_path / "animals.sqlite3"
    with running_service(database, arguments=FAST) as service, service.client() as client:
        assert client.post("/pets", json=REX).status_code == 201
        database.unlink()
        response = client.post("/pets", json=REX)
        assert assert_error(response, 500)["code"] == "storage_moved"
        assert client.get("/pets").json() == []
        pet = client.post("/pets", json=REX).json()
        assert client.get("/pets").json() == [pet]
        (line,) = service.errors().splitlines()
    assert "moved or deleted" in line
    assert "log-without-database" in line


def test_a_locked_database_is_a_503_in_time_however_many_add(tmp_path: Path, assert_error: Check) -> None:
    database = tmp_path / "animals.sqlite3"
    with (
        running_service(database, arguments=FAST) as service,
        closing(sqlite3.connect(database, isolation_level=None)) as other,
        service.client() as client,
    ):
        other.execute("BEGIN IMMEDIATE")

        def add(_number: int) -> tuple[httpx.Response, float]:
            began = time.monotonic()
            return client.post("/pets", json=REX), time.monotonic() - began

        with ThreadPoolExecutor(5) as threads:
            adding = threads.map(add, range(5))
            time.sleep(0.2)
            began = time.monotonic()
            assert client.get("/pets").json() == []  # who only reads does not wait
            assert time.monotonic() - began < ANSWER_S
            for response, seconds in adding:
                assert assert_error(response, 503)["code"] == "storage_busy"
                assert response.headers["retry-after"] == "5"
                assert seconds < ADD_DEADLINE_S - 2
        other.execute("ROLLBACK")
        assert client.post("/pets", json=REX).status_code == 201
        assert "Traceback" not in service.errors()


# ------------------------------------------------------------------------------------------------------------ the log


@pytest.mark.parametrize(
    ("request_head", "lines"),
    [
        (b"no HTTP at all\r\n\r\n", 2),
        (b"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n", 0),
    ],
)
def test_what_anybody_can_repeat_is_counted_in_the_log(
    service: RunningService, request_head: bytes, lines: int
) -> None:
    for _ in range(1_000):
        with connect(service) as connection:
            connection.sendall(request_head)
            assert answered(connection) in {400, 401}
    assert service.end() == 0
    assert len(service.errors().splitlines()) == lines
    assert ("repeated 999 times" in service.errors()) == (lines > 0)
