"""That each fault really happens on the wire, as a bare socket and httpx see it; and that all is well afterwards."""

import json
import socket
import ssl
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.support import faults
from tests.support.certificates import Authority
from tests.support.faulty_proxy import Fault, FaultyProxy
from tests.support.service import KEY, RunningService, running_service

pytestmark = pytest.mark.end_to_end

ASK = f"GET /v1/pets HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode()
REX = b'{"name":"Rex","categoryId":1}'
ADD = (
    f"POST /v1/pets HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {KEY}\r\nContent-Type: application/json\r\n"
    f"Content-Length: {len(REX)}\r\n\r\n"
).encode() + REX


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("service") / "animals.sqlite3") as service:
        yield service


@pytest.fixture
def proxy(service: RunningService) -> Iterator[FaultyProxy]:
    with FaultyProxy(service.base_url) as proxy:
        yield proxy


def stored(service: RunningService) -> int:
    with service.client() as client:
        return len(client.get("/pets?limit=100").json())


def connect(proxy: FaultyProxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), 5)


def all_of(sock: socket.socket) -> bytes:
    """Return what comes until the other side hangs up."""
    data = b""
    while piece := sock.recv(65536):
        data += piece
    return data


def answer_to(proxy: FaultyProxy, request: bytes = ASK) -> bytes:
    """Return all that comes on a new connection before it ends. Raises OSError, TimeoutError among them."""
    with connect(proxy) as sock:
        sock.sendall(request)
        return all_of(sock)


def list_through(proxy: FaultyProxy) -> httpx.Response:
    with httpx.Client(trust_env=False) as client:
        return client.get(f"{proxy.url}/pets", headers={"Authorization": f"Bearer {KEY}"})


@pytest.fixture(autouse=True)
def _well_afterwards(proxy: FaultyProxy) -> Iterator[None]:
    yield
    proxy.heal()
    assert list_through(proxy).status_code == 200


def test_without_a_fault_everything_is_passed_on_over_one_connection(
    proxy: FaultyProxy, service: RunningService
) -> None:
    before = stored(service)
    with httpx.Client(base_url=proxy.url, headers={"Authorization": f"Bearer {KEY}"}, trust_env=False) as client:
        made = client.post("/pets", json={"name": "Rex", "categoryId": 1})
        assert made.status_code == 201
        assert client.get(f"/pets/{made.json()['id']}").json() == made.json()
        assert len(client.get("/pets?limit=100").json()) == stored(service) == before + 1
    assert proxy.connections == 1
    assert (proxy.sent("GET"), proxy.sent("POST")) == (2, 1)


def test_only_what_matches_meets_the_fault_and_only_as_often_as_was_said(proxy: FaultyProxy) -> None:
    proxy.fault(faults.answering("[]", status="418 I'm a teapot"), path="status=sold", times=2)
    with httpx.Client(base_url=proxy.url, headers={"Authorization": f"Bearer {KEY}"}, trust_env=False) as client:
        asked = ["/pets", "/pets?status=sold", "/pets?status=pending", "/pets?status=sold", "/pets?status=sold"]
        assert [client.get(each).status_code for each in asked] == [200, 418, 200, 418, 200]


def test_refused_is_refused_for_kept_connections_too(proxy: FaultyProxy) -> None:
    with connect(proxy) as kept:
        kept.sendall(ASK)
        assert kept.recv(65536).startswith(b"HTTP/1.1 200")
        proxy.refuse()
        assert kept.recv(1) == b""
        with pytest.raises(ConnectionRefusedError):
            connect(proxy)


def test_what_is_ignored_is_not_read(proxy: FaultyProxy, service: RunningService) -> None:
    before = stored(service)
    proxy.ignore()
    with connect(proxy) as sock:
        sock.sendall(ADD)
        sock.settimeout(0.1)
        with pytest.raises(TimeoutError):
            sock.recv(1)
        assert proxy.sent("POST") == 0
        proxy.heal()
        with suppress(ConnectionResetError):
            assert all_of(sock) == b""
    assert stored(service) == before


@pytest.mark.parametrize("is_stored", [False, True])
@pytest.mark.parametrize(
    ("fault", "seen"),
    [(faults.silence, TimeoutError), (faults.reset, ConnectionResetError), (faults.hang_up, b"")],
    ids=["silence", "reset", "hang up"],
)
def test_a_request_without_an_answer_is_stored_or_not(
    proxy: FaultyProxy, service: RunningService, fault: Fault, seen: type[OSError] | bytes, *, is_stored: bool
) -> None:
    before = stored(service)
    proxy.fault(faults.stored(fault) if is_stored else fault, method="POST")
    with connect(proxy) as sock:
        sock.sendall(ADD)
        proxy.wait_for_a_request()
        sock.settimeout(0.3)
        if isinstance(seen, bytes):
            assert all_of(sock) == seen
        else:
            with pytest.raises(seen):
                sock.recv(1)
    assert stored(service) == before + is_stored


def test_an_answer_is_cut_in_the_head_or_in_the_body(proxy: FaultyProxy, service: RunningService) -> None:
    before = stored(service)
    proxy.fault(faults.cut_in_the_head, method="POST")
    head = answer_to(proxy, ADD)
    assert head.startswith(b"HTTP/1.1 201")
    assert b"\r\n\r\n" not in head
    proxy.fault(faults.cut_in_the_body, method="POST")
    body = answer_to(proxy, ADD).partition(b"\r\n\r\n")[2]
    assert body.startswith(b"{")
    assert not body.endswith(b"}")
    assert stored(service) == before + 2


@pytest.mark.parametrize("fault", [faults.dripping_head, faults.dripping_body])
def test_an_answer_drips(proxy: FaultyProxy, fault: Fault) -> None:
    proxy.fault(fault)
    with connect(proxy) as sock:
        sock.sendall(ASK)
        pieces: list[bytes] = []
        while len(pieces) < 5:
            pieces.append(sock.recv(65536))
    assert [len(piece) for piece in pieces[1:]] == [1] * 4
    assert (b"\r\n\r\n" in pieces[0]) == (fault is faults.dripping_body)


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (faults.garbage, httpx.RemoteProtocolError),
        (faults.bad_chunk, httpx.RemoteProtocolError),
        (faults.two_lengths, httpx.RemoteProtocolError),
        (faults.huge_head, httpx.RemoteProtocolError),
        (faults.length_too_large, httpx.RemoteProtocolError),
        (faults.cut_in_the_head, httpx.RemoteProtocolError),
        (faults.cut_in_the_body, httpx.RemoteProtocolError),
        (faults.hang_up, httpx.RemoteProtocolError),
        (faults.reset, httpx.ReadError),
        (faults.announced_300_mib, httpx.RemoteProtocolError),
    ],
)
def test_what_is_no_whole_http_breaks(proxy: FaultyProxy, fault: Fault, error: type[Exception]) -> None:
    proxy.fault(fault)
    with pytest.raises(error):
        list_through(proxy)


def test_a_length_that_is_too_small_cuts_the_json(proxy: FaultyProxy) -> None:
    proxy.fault(faults.length_too_small)
    with pytest.raises(json.JSONDecodeError):
        list_through(proxy).json()


def test_the_head_is_larger_than_200_kb(proxy: FaultyProxy) -> None:
    proxy.fault(faults.huge_head)
    assert len(answer_to(proxy).partition(b"\r\n\r\n")[0]) > 200_000


def test_the_bomb_is_small_on_the_wire_and_300_mib_unpacked(proxy: FaultyProxy) -> None:
    proxy.fault(faults.bomb)
    head, _, body = answer_to(proxy).partition(b"\r\n\r\n")
    assert b"Content-Encoding: gzip" in head
    assert len(body) < 400_000
    unpacker, size = zlib.decompressobj(wbits=31), 0
    piece = unpacker.decompress(body, faults.MIB)
    while piece:
        size += len(piece)
        piece = unpacker.decompress(unpacker.unconsumed_tail, faults.MIB)
    assert size == 300 * faults.MIB + 1


def test_the_endless_body_ends_only_with_the_client(proxy: FaultyProxy) -> None:
    proxy.fault(faults.endless)
    size = 0
    with connect(proxy) as sock:
        sock.sendall(ASK)
        while size < 32 * faults.MIB:
            piece = sock.recv(faults.MIB)
            assert piece
            size += len(piece)


@pytest.mark.parametrize(
    ("fault", "status", "content_type", "extra"),
    [
        (faults.redirecting("https://elsewhere.example.com/v1"), 302, "text/html", ("Location", "https://elsewhere")),
        (faults.redirecting("http://127.0.0.1/", status="308 Moved"), 308, "text/html", ("Location", "http://127")),
        (faults.page("502 Bad Gateway"), 502, "text/html", ("Content-Length", "")),
        (faults.answering(""), 200, "application/json", ("Content-Length", "0")),
        (faults.problem("503 Service Unavailable"), 503, "application/problem+json", ("Content-Length", "")),
        (faults.refusing("429 Too Many", "Slow.", retry_after="soon"), 429, "application/json", ("Retry-After", "s")),
    ],
)
def test_an_answer_of_its_own_reaches_the_client_and_not_the_service(
    proxy: FaultyProxy, service: RunningService, fault: Fault, status: int, content_type: str, extra: tuple[str, str]
) -> None:
    before = stored(service)
    proxy.fault(fault, method="POST")
    with httpx.Client(base_url=proxy.url, headers={"Authorization": f"Bearer {KEY}"}, trust_env=False) as client:
        answer = client.post("/pets", json={"name": "Rex", "categoryId": 1})
        assert answer.status_code == status
        assert answer.headers["Content-Type"].startswith(content_type)
        assert answer.headers[extra[0]].startswith(extra[1])
        assert client.get("/pets").status_code == 200
    assert stored(service) == before


def test_the_error_object_may_say_another_status(proxy: FaultyProxy) -> None:
    proxy.fault(faults.refusing("403 Forbidden", "No.", said=500))
    answer = list_through(proxy)
    assert (answer.status_code, answer.json()["status"]) == (403, 500)


def test_a_strange_animal_comes_in_a_list_after_a_good_one_or_alone(proxy: FaultyProxy) -> None:
    proxy.fault(faults.saying(b"7"), times=2)
    proxy.fault(faults.saying(b"7"), method="POST")
    with httpx.Client(base_url=proxy.url, headers={"Authorization": f"Bearer {KEY}"}, trust_env=False) as client:
        listed = client.get("/pets?limit=100").json()
        assert (listed[0]["name"], listed[1:]) == ("Half a list", [7])
        assert client.get("/pets/1").json() == 7
        answer = client.post("/pets")
        assert (answer.status_code, answer.json()) == (201, 7)


def test_a_held_answer_was_made_before_and_comes_later_than_a_younger_one(
    proxy: FaultyProxy, service: RunningService
) -> None:
    held = faults.Held()
    proxy.fault(held)
    before = stored(service)
    with connect(proxy) as old:
        old.sendall(ASK.replace(b"/pets", b"/pets?limit=100"))
        assert held.arrived.wait(5)
        with service.client() as client:
            client.post("/pets", json={"name": "Later", "categoryId": 1})
        assert any(pet["name"] == "Later" for pet in list_through(proxy).json())
        held.release()
        body = old.recv(faults.MIB).partition(b"\r\n\r\n")[2]
        assert len(json.loads(body)) == before


def test_another_certificate_is_shown_from_the_next_connection_on(service: RunningService, tmp_path: Path) -> None:
    company, stranger = Authority(tmp_path, "company"), Authority(tmp_path, "stranger")
    trusting = ssl.create_default_context(cafile=str(company.file))
    headers = {"Authorization": f"Bearer {KEY}"}
    with (
        FaultyProxy(service.base_url, tls=company.server()) as proxy,
        httpx.Client(base_url=proxy.url, headers=headers, verify=trusting, trust_env=False) as client,
    ):
        assert client.get("/pets").status_code == 200
        proxy.show_certificate(stranger.server())
        with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
            client.get("/pets")
        proxy.show_certificate(company.server())
        assert client.get("/pets").status_code == 200


def test_a_dead_service_behind_the_proxy_is_a_broken_connection(tmp_path: Path) -> None:
    with running_service(tmp_path / "animals.sqlite3") as short_lived, FaultyProxy(short_lived.base_url) as proxy:
        short_lived.end()
        assert answer_to(proxy) == b""
