"""That each fault really happens on the wire, as a bare socket and httpx see it; and that all is well afterwards."""

import json
import zlib

import httpx
import pytest

from tests.faults.by_hand import ADD, ASK, all_of, answer_to, client_of, connect, list_through
from tests.faults.store import Store
from tests.support import faults
from tests.support.faulty_proxy import Fault, FaultyProxy

pytestmark = [pytest.mark.end_to_end, pytest.mark.usefixtures("well_afterwards")]


@pytest.mark.parametrize("is_stored", [False, True])
@pytest.mark.parametrize(
    ("fault", "seen"),
    [(faults.silence, TimeoutError), (faults.reset, ConnectionResetError), (faults.hang_up, b"")],
    ids=["silence", "reset", "hang up"],
)
def test_a_request_without_an_answer_is_stored_or_not(
    proxy: FaultyProxy, store: Store, fault: Fault, seen: type[OSError] | bytes, *, is_stored: bool
) -> None:
    before = len(store.animals())
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
    assert len(store.animals()) == before + is_stored


def test_an_answer_is_cut_in_the_head_or_in_the_body(proxy: FaultyProxy, store: Store) -> None:
    before = len(store.animals())
    proxy.fault(faults.cut_in_the_head, method="POST")
    head = answer_to(proxy, ADD)
    assert head.startswith(b"HTTP/1.1 201")
    assert b"\r\n\r\n" not in head
    proxy.fault(faults.cut_in_the_body, method="POST")
    body = answer_to(proxy, ADD).partition(b"\r\n\r\n")[2]
    assert body.startswith(b"{")
    assert not body.endswith(b"}")
    assert len(store.animals()) == before + 2


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
    proxy: FaultyProxy, store: Store, fault: Fault, status: int, content_type: str, extra: tuple[str, str]
) -> None:
    before = len(store.animals())
    proxy.fault(fault, method="POST")
    with client_of(proxy) as client:
        answer = client.post("/pets", json={"name": "Rex", "categoryId": 1})
        assert answer.status_code == status
        assert answer.headers["Content-Type"].startswith(content_type)
        assert answer.headers[extra[0]].startswith(extra[1])
        assert client.get("/pets").status_code == 200
    assert len(store.animals()) == before


def test_the_error_object_may_say_another_status(proxy: FaultyProxy) -> None:
    proxy.fault(faults.refusing("403 Forbidden", "No.", said=500))
    answer = list_through(proxy)
    assert (answer.status_code, answer.json()["status"]) == (403, 500)


def test_a_strange_animal_comes_in_a_list_after_a_good_one_or_alone(proxy: FaultyProxy) -> None:
    proxy.fault(faults.saying(b"7"), times=2)
    proxy.fault(faults.saying(b"7"), method="POST")
    with client_of(proxy) as client:
        listed = client.get("/pets?limit=100").json()
        assert (listed[0]["name"], listed[1:]) == ("Half a list", [7])
        assert client.get("/pets/1").json() == 7
        answer = client.post("/pets")
        assert (answer.status_code, answer.json()) == (201, 7)
