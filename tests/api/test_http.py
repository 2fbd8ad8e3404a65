"""What a broken, hostile or confused network does to a call: on real sockets."""

import socket
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AuthenticationError,
    BrokenAnswerError,
    NotConnectedError,
    OtherStatusError,
    Outcome,
    PetStoreError,
)
from petstore_gui.api.schema import NewPet, Pet
from tests.support.patience import PATIENCE_S
from tests.support.ports import free_port
from tests.support.raw_server import Peer, RawServer, Script, answer, answering, once, resetting

KEY = "the-very-secret-key"
REX = NewPet(name="Rex", category_id=1)
ADDED = answer(b'{"id":7,"name":"Rex","categoryId":1}', status="201 Created")


def hang_up(peer: Peer) -> None:
    peer.read_request()


BROKEN: dict[str, Script] = {
    "closed without an answer": hang_up,
    "reset": resetting,
    "cut in the head": once(b"HTTP/1.1 200 OK\r\nContent-Ty"),
    "cut in the body": once(answer(b"[]" + b" " * 100)[:-50]),
    "cut in a chunk": once(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n[]"),
    "a bad chunk": once(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n[]\r\n0\r\n\r\n"),
    "no HTTP at all": once(b"SSH-2.0-OpenSSH_9.2p1\r\n"),
    "garbage": once(bytes(range(256)) * 8),
    "two content lengths": once(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 4\r\n\r\n[]  "),
    "a negative content length": once(b"HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\n[]"),
    "a 200 kB header": once(b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * 200_000 + b"\r\nContent-Length: 2\r\n\r\n[]"),
    "200 kB of headers": once(b"HTTP/1.1 200 OK\r\n" + b"X-Some: thing\r\n" * 14_000 + b"Content-Length: 2\r\n\r\n[]"),
}


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN)
def test_a_broken_answer_to_a_post_is_unknown_and_the_post_is_not_repeated(script: Script) -> None:
    with RawServer(script, answering(ADDED)) as server, PetStoreClient(server.url, KEY) as pets:
        with pytest.raises(BrokenAnswerError) as caught:
            pets.create_pet(REX)
        assert caught.value.outcome is Outcome.UNKNOWN
        assert len(server.requests) == 1
        assert pets.create_pet(REX).id == 7  # the next call to the healed service works


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN)
def test_a_broken_answer_to_a_get_is_asked_for_once_more(script: Script) -> None:
    with RawServer(script, answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        assert len(server.requests) == 2
    with RawServer(script) as server, PetStoreClient(server.url, KEY) as pets:
        with pytest.raises(BrokenAnswerError):
            pets.list_pets()
        assert len(server.requests) == 2


def test_a_closed_port_is_no_connection_and_the_error_names_the_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
    with PetStoreClient(url, KEY) as pets, pytest.raises(NotConnectedError) as caught:
        pets.create_pet(REX)
    assert caught.value.outcome is Outcome.NOT_SENT
    assert url in str(caught.value)


@pytest.mark.parametrize("host", ["pets.invalid", "pets..example", f"{'x' * 64}.example", "256.256.256.256"])
def test_a_name_that_cannot_be_found_is_no_connection(host: str) -> None:
    with pytest.raises(PetStoreError) as caught, PetStoreClient(f"http://{host}/v1", KEY) as pets:
        pets.create_pet(REX)
    assert caught.value.outcome is Outcome.NOT_SENT


def test_the_next_address_of_a_name_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = ("127.0.0.1", free_port())
    with RawServer(answering(answer())) as server:
        unknown_family = (99, socket.SOCK_STREAM, 6, "", closed)  # as IPv6 is where the kernel has none
        addresses = [
            unknown_family,
            *((socket.AF_INET, socket.SOCK_STREAM, 6, "", at) for at in (closed, ("127.0.0.1", server.port))),
        ]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_kw: addresses)
        with PetStoreClient("http://pets.example", KEY) as pets:
            assert pets.list_pets() == []


def test_a_refusal_of_a_request_that_the_service_does_not_read_to_its_end_is_heard() -> None:
    refusal = answer(b'{"code":"large","message":"too large","status":413}', status="413 Too Large")

    def refuse_unread(peer: Peer) -> None:
        peer.send(refusal)
        peer.hang_up()

    huge = NewPet(name="x" * 30_000_000, category_id=1)  # more than the buffers of both sides hold
    with RawServer(refuse_unread) as server, PetStoreClient(server.url, KEY) as pets:
        with pytest.raises(OtherStatusError) as caught:
            pets.create_pet(huge)
        assert caught.value.outcome is Outcome.REFUSED


# Connections that are used again


def test_calls_share_a_connection() -> None:
    with RawServer(answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        for _ in range(5):
            assert pets.list_pets() == []
        assert server.connections == 1


def test_a_connection_that_the_service_closed_meanwhile_is_not_used_again() -> None:
    closed = threading.Event()

    def one_answer(peer: Peer) -> None:
        peer.read_request()
        peer.send(ADDED)
        peer.hang_up()
        closed.set()

    with RawServer(one_answer) as server, PetStoreClient(server.url, KEY) as pets:
        for number in range(1, 4):
            assert pets.create_pet(REX).id == 7  # a POST, which is never repeated
            assert closed.wait(PATIENCE_S)
            closed.clear()
            assert server.connections == number


def test_a_connection_that_dies_as_it_is_used_again_costs_a_get_nothing_and_leaves_a_post_unknown() -> None:
    def dies_at_the_second(peer: Peer) -> None:
        peer.read_request()
        peer.send(answer())
        peer.read_request()
        peer.reset()

    with RawServer(dies_at_the_second, answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        assert pets.list_pets() == []
        assert len(server.requests) == 3
    with RawServer(dies_at_the_second, answering(ADDED)) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        with pytest.raises(BrokenAnswerError) as caught:
            pets.create_pet(REX)
        assert caught.value.outcome is Outcome.UNKNOWN
        assert len(server.requests) == 2


# Answers that are too much, or not the service's


def test_an_endless_body_is_left_after_8_mib() -> None:
    def endless(peer: Peer) -> None:
        peer.read_request()
        peer.send(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[")
        while peer.send(b" " * 65536):
            sent.append(65536)
        peer.wait_for_the_client_to_go()

    sent: list[int] = []
    with RawServer(endless) as server, PetStoreClient(server.url, KEY) as pets:
        with pytest.raises(AnswerError):
            pets.list_pets()
        server.wait_for_a_client_to_go()
    assert sum(sent) < 64 * 2**20  # what lies in buffers beside the 8 MiB


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
def test_a_redirect_is_not_followed_so_that_the_key_goes_nowhere(status: str) -> None:
    with RawServer(answering(answer())) as elsewhere:
        moved = answer(b"", status=status, head=f"Location: {elsewhere.url}/pets\r\n")
        with RawServer(answering(moved)) as server, PetStoreClient(server.url, KEY) as pets:
            for call in (pets.list_pets, lambda: pets.create_pet(REX)):
                with pytest.raises(AnswerError) as caught:
                    call()
                assert caught.value.location == f"{elsewhere.url}/pets"
            assert len(server.requests) == 2
        assert elsewhere.connections == 0


# The environment


@pytest.mark.parametrize("proxy", ["http", "socks5"])
def test_no_proxy_of_the_environment_gets_a_connection(monkeypatch: pytest.MonkeyPatch, proxy: str) -> None:
    with RawServer(answering(answer())) as trap, RawServer(answering(answer())) as server:
        for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"{proxy}://127.0.0.1:{trap.port}")
        with PetStoreClient(server.url, KEY) as pets:
            assert pets.list_pets() == []
        with PetStoreClient("http://pets.invalid", KEY) as pets, pytest.raises(NotConnectedError):
            pets.list_pets()
        assert trap.connections == 0
        assert len(server.requests) == 1


def test_the_key_is_not_replaced_by_a_netrc(home: Path) -> None:
    (home / ".netrc").write_text("machine 127.0.0.1 login me password mine\n")
    (home / ".netrc").chmod(0o600)
    with RawServer(answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        pets.list_pets()
        assert f"authorization: bearer {KEY}\r\n".encode() in server.requests[0].lower()


def test_the_key_is_in_no_error_of_the_network() -> None:
    scripts = [*BROKEN.values(), answering(answer(b"<p>", content_type="text/html"))]
    for script in scripts:
        with RawServer(script) as server, PetStoreClient(server.url, KEY) as pets:
            with pytest.raises(PetStoreError) as caught:
                pets.list_pets()
            assert KEY not in "".join(traceback.format_exception(caught.value))
            assert KEY.encode() in server.requests[0]


# Many at once


def test_threads_that_share_a_client_each_get_their_own_answer() -> None:
    def service(peer: Peer) -> None:
        while request := peer.read_request():
            pet_id = int(request.split(b" ")[1].rpartition(b"/")[2])
            if pet_id % 10 == 9:
                peer.send(answer(b'{"code":"key","message":"%d","status":401}' % pet_id, status="401 Unauthorized"))
            else:
                peer.send(answer(b'{"id":%d,"name":"%d","categoryId":1}' % (pet_id, pet_id)))

    def ask(pet_id: int) -> Pet | str:
        try:
            return pets.get_pet(pet_id)
        except AuthenticationError as error:
            return error.message

    with (
        RawServer(service) as server,
        PetStoreClient(server.url, KEY) as pets,
        ThreadPoolExecutor(max_workers=8) as threads,
    ):
        got = list(threads.map(ask, range(400)))
        assert server.connections <= 8
    for number, one in enumerate(got):
        expected = str(number) if number % 10 == 9 else Pet(id=number, name=str(number), category_id=1)
        assert one == expected


def test_it_is_told_when_the_whole_add_is_on_its_way_and_before_the_answer() -> None:
    """What leaves after that arrives later: an import sends its rows in the order of the file."""
    told = threading.Event()

    def answering_once_told(peer: Peer) -> None:
        peer.read_request()
        if told.wait(PATIENCE_S):
            peer.send(ADDED)

    with RawServer(answering_once_told) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.create_pet(REX, on_written=told.set).id == 7


def test_an_add_that_finds_no_service_is_not_called_written() -> None:
    told: list[None] = []
    with PetStoreClient(f"http://127.0.0.1:{free_port()}/v1", KEY) as pets, pytest.raises(NotConnectedError):
        pets.create_pet(REX, on_written=lambda: told.append(None))
    assert told == []
