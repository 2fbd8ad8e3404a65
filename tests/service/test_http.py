"""What reads HTTP: h11 and httptools, each as strict as the other."""

import inspect
import re
import socket
from collections.abc import Iterator
from types import ModuleType

import pytest
from uvicorn import server as uvicorn_server
from uvicorn.protocols.http import h11_impl, httptools_impl

from petstore_gui.service import connections, fast_http, server
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY, RunningService, running_service

pytestmark = pytest.mark.end_to_end

HOST = b"Host: localhost\r\n"
KEYED = HOST + b"Authorization: Bearer " + KEY.encode() + b"\r\n"
GET = b"GET /v1/pets HTTP/1.1\r\n" + KEYED
LAST = b"Connection: close\r\n\r\n"
REX = b'{"name":"Rex","categoryId":1}'
REX_IN_CHUNKS = b"%x\r\n%s\r\n0\r\n" % (len(REX), REX)
POST = b"POST /v1/pets HTTP/1.1\r\nContent-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
HEAD_MAX = 64 * 1024


@pytest.fixture(scope="module", params=["plain", "fast"])
def service(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    database = tmp_path_factory.mktemp("http") / "animals.sqlite3"
    with running_service(database, arguments=["--engine", request.param]) as service:
        yield service


def told(service: RunningService, *parts: bytes) -> bytes:
    """Send ``parts``, and return all that is answered until the service closes the connection."""
    answer = b""
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S) as connection:
        try:
            for part in parts:
                connection.sendall(part)
            while received := connection.recv(65_536):
                answer += received
        except (ConnectionResetError, BrokenPipeError):  # it was closed with something unread
            pass
    return answer


def statuses(answer: bytes) -> list[int]:
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)]


def animals(service: RunningService) -> int:
    with service.client() as client:
        newest = client.get("/pets?limit=1").json()
    return newest[0]["id"] if newest else 0


NO_REQUESTS = {
    "no HTTP": b"no HTTP at all\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64),
    "no Host": b"GET /v1/pets HTTP/1.1\r\n\r\n",
    "two Hosts": b"GET /v1/pets HTTP/1.1\r\n" + 2 * HOST + b"\r\n",
    "a blank before the colon": GET + b"X-A : 1\r\n\r\n",
    "a control character": GET + b"X-A: \x001\r\n\r\n",
    "a length and chunks": POST + KEYED + b"Content-Length: 5\r\n" + CHUNKED + b"\r\n" + REX_IN_CHUNKS + b"\r\n",
    "chunks and a length": POST + KEYED + CHUNKED + b"Content-Length: 5\r\n\r\n" + REX_IN_CHUNKS + b"\r\n",
    "two lengths": POST + KEYED + b"Content-Length: 29\r\nContent-Length: 5\r\n\r\n" + REX,
    "a length below zero": POST + KEYED + b"Content-Length: -5\r\n\r\n" + REX,
    "a length with a sign": POST + KEYED + b"Content-Length: +29\r\n\r\n" + REX,
    "a length that is none": POST + KEYED + b"Content-Length: 0x1d\r\n\r\n" + REX,
    "an unknown coding": POST + KEYED + b"Transfer-Encoding: gzip\r\n\r\n" + REX,
    "a coding around chunks": POST + KEYED + b"Transfer-Encoding: chunked, gzip\r\n\r\n" + REX_IN_CHUNKS + b"\r\n",
    "another host in the line": b"GET http://elsewhere.example/v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "another port in the line": b"GET http://localhost:8080/v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "a user in the line": b"GET http://me@localhost/v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "another scheme in the line": b"GET ftp://localhost/v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "no host in the line": b"GET http:///v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "no path in the line": b"GET v1/pets HTTP/1.1\r\n" + KEYED + b"\r\n",
    "a chunk that is none": POST + KEYED + CHUNKED + b"\r\nxyz\r\n" + REX,
    "a chunk that is longer than it says": POST + KEYED + CHUNKED + b"\r\n5\r\n" + REX + b"\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("name", NO_REQUESTS)
def test_what_is_no_request_is_refused_and_nothing_follows_it(service: RunningService, name: str) -> None:
    before = animals(service)
    answer = told(service, NO_REQUESTS[name] + GET + b"\r\n")
    assert statuses(answer) == [400]
    head, body = answer.split(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    assert b"content-type: application/json" in head.lower()
    assert body.endswith(b'"status":400}')
    assert animals(service) == before


REQUESTS = {
    "a list": (GET + LAST, 200),
    "an empty header": (b"GET /v1/pets HTTP/1.1\r\nX-A:\r\n" + KEYED + LAST, 200),
    "blanks and tabs around values": (
        b"GET /v1/pets HTTP/1.1\r\nX-A: \t\r\n" + KEYED.replace(b": ", b":\t ").replace(b"\r\n", b"\t \r\n") + LAST,
        200,
    ),
    "another protocol wished for": (GET + b"Upgrade: h2c\r\nConnection: upgrade, close\r\n\r\n", 200),
    "chunks": (POST + KEYED + CHUNKED + LAST + REX_IN_CHUNKS + b"\r\n", 201),
    "an absolute line": (GET.replace(b"/v1", b"HTTP://LocalHost/v1") + LAST, 200),
    "HTTP/1.0": (GET.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n", 200),
}


@pytest.mark.parametrize("name", REQUESTS)
@pytest.mark.parametrize("in_parts", [False, True])
def test_what_is_a_request_is_answered_in_one_packet_or_in_many(
    service: RunningService,
    name: str,
    in_parts: bool,  # noqa: FBT001
) -> None:
    request, status = REQUESTS[name]
    parts = [request[at : at + 7] for at in range(0, len(request), 7)] if in_parts else [request]
    assert statuses(told(service, *parts)) == [status]


REFUSED = {
    "an absolute line for elsewhere": (
        GET.replace(b"/v1", b"http://elsewhere.example/v1").replace(b"localhost", b"elsewhere.example") + LAST,
        421,
    ),
    "a key after the body": (
        POST + HOST + CHUNKED + LAST + REX_IN_CHUNKS + b"Authorization: Bearer " + KEY.encode() + b"\r\n\r\n",
        401,
    ),
    "a type after the body": (
        b"POST /v1/pets HTTP/1.1\r\n"
        + KEYED
        + CHUNKED
        + LAST
        + REX_IN_CHUNKS
        + b"Content-Type: application/json\r\n\r\n",
        415,
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_who_is_meant_and_who_asks_are_said_before_the_body(service: RunningService, name: str) -> None:
    request, status = REFUSED[name]
    assert statuses(told(service, request)) == [status]


def test_a_method_that_no_program_sends_is_a_wrong_one_or_no_request(service: RunningService) -> None:
    assert statuses(told(service, GET.replace(b"GET", b"FOO") + LAST)) in ([400], [405])


@pytest.mark.parametrize("hosts", [b"", 2 * HOST])
def test_an_old_request_names_this_computer_too(service: RunningService, hosts: bytes) -> None:
    old = GET.replace(b"HTTP/1.1", b"HTTP/1.0").replace(HOST, hosts)
    assert statuses(told(service, old + b"\r\n")) in ([421], [400])


def test_requests_that_come_together_are_answered_in_their_order(service: RunningService) -> None:
    post = POST + KEYED + b"Content-Length: %d\r\n\r\n" % len(REX) + REX
    answer = told(service, post + GET + b"\r\n" + post + b"GET /no HTTP/1.1\r\n" + KEYED + LAST)
    assert statuses(answer) == [201, 200, 201, 404]


def test_nobody_waits_for_the_answer_to_what_came_after_the_wish_for_another_protocol(service: RunningService) -> None:
    wish = GET + b"Upgrade: h2c\r\nConnection: upgrade\r\n\r\n"
    assert statuses(told(service, wish + GET + LAST)) in ([200], [200, 200])  # httptools has thrown it away


def test_what_is_no_request_takes_no_answer_from_the_one_before_it(service: RunningService) -> None:
    before = animals(service)
    post = POST + KEYED + b"Content-Length: %d\r\n\r\n" % len(REX) + REX
    answer = told(service, post + b"no HTTP at all\r\n\r\n")
    assert statuses(answer) in ([201], [201, 400])
    assert animals(service) == before + 1


@pytest.mark.parametrize("header", [b"X-A: " + b"a" * HEAD_MAX, b"X-A: 1\r\n" * (HEAD_MAX // 8)])
def test_a_head_without_an_end_is_refused(service: RunningService, header: bytes) -> None:
    assert statuses(told(service, GET, header, header)) in ([400], [431])
    assert statuses(told(service, GET + b"X-A: " + b"a" * (HEAD_MAX // 2) + b"\r\n" + LAST)) == [200]


def test_only_what_is_no_request_stands_in_the_log(service: RunningService) -> None:
    lines = service.errors().splitlines()
    assert {line.partition(": ")[2] for line in lines} <= {"Invalid HTTP request received."}


PRIVATE = re.compile(r"(?:\bdef |\.)(_[a-z]\w*)")


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (server, h11_impl),
        (server, uvicorn_server),
        (connections, h11_impl),
        (connections, httptools_impl),
        (fast_http, httptools_impl),
    ],
)
def test_it_names_no_private_member_of_uvicorn(ours: ModuleType, theirs: ModuleType) -> None:
    assert not {*PRIVATE.findall(inspect.getsource(ours))} & {*PRIVATE.findall(inspect.getsource(theirs))}
