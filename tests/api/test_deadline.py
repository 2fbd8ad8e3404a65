"""One deadline for a whole call, and cancel(): on real sockets, because that is where time is lost."""

import itertools
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import CancelledError, NoAnswerError, NotConnectedError, Outcome, PetStoreError
from petstore_gui.api.schema import NewPet
from tests.api.in_thread import InThread
from tests.support.certificates import Authority
from tests.support.patience import PATIENCE_S, slowness
from tests.support.raw_server import Peer, RawServer, Script, answer, answering, silent

KEY = "the-very-secret-key"
REX = NewPet(name="Rex", category_id=1)
SHORT = 0.3 * slowness()  # seconds: the deadline of a call that is to miss it, once it is connected
PAUSE = 0.05  # seconds between two bytes: far less than the deadline, so that no single wait is long
SOON = 8.0 * slowness()  # seconds: less than any deadline that was not shortened
LONG_DRIP = b" " * round(400 * slowness())  # takes 20 seconds, or longer where the machine is slow


def drip_in_the_head(peer: Peer) -> None:
    peer.read_request()
    peer.send(b"HTTP/1.1 200 OK\r\nX-Drip: ")
    peer.drip(LONG_DRIP, PAUSE)


def drip_in_the_body(peer: Peer) -> None:
    peer.read_request()
    head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n["
    peer.send((head % (len(LONG_DRIP) + 2)).encode())
    peer.drip(LONG_DRIP, PAUSE)


def drip_without_end_of_interim_answers(peer: Peer) -> None:
    peer.read_request()
    while not peer.stopping.wait(PAUSE) and peer.send(b"HTTP/1.1 100 Continue\r\n\r\n"):
        pass


DRIPS = [drip_in_the_head, drip_in_the_body, drip_without_end_of_interim_answers]
CALLS: list[Callable[[PetStoreClient], object]] = [
    lambda pets: pets.list_pets(),
    lambda pets: pets.get_pet(1),
    lambda pets: pets.create_pet(REX),
]


def failure(call: Callable[[], object]) -> tuple[PetStoreError, float]:
    """Return the error that ``call`` raises, and the seconds it took."""
    started = time.monotonic()
    with pytest.raises(PetStoreError) as caught:
        call()
    return caught.value, time.monotonic() - started


@contextmanager
def full_backlog() -> Iterator[int]:
    """Give a port of 127.0.0.1 where a connect is neither accepted nor refused (Linux)."""
    with ExitStack() as stack:
        listener = stack.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        for _ in range(4):
            filler = stack.enter_context(socket.socket())
            filler.setblocking(False)
            filler.connect_ex(listener.getsockname())
        yield listener.getsockname()[1]


@pytest.mark.parametrize("script", DRIPS)
@pytest.mark.parametrize("call", CALLS)
def test_a_server_that_drips_is_ended_by_the_deadline_of_the_whole_call(
    script: Script, call: Callable[[PetStoreClient], object]
) -> None:
    with RawServer(script) as server, PetStoreClient(server.url, KEY, deadline=SHORT, add_deadline=SHORT) as pets:
        error, seconds = failure(lambda: call(pets))
        assert type(error) is NoAnswerError
        assert error.outcome is Outcome.UNKNOWN
        assert SHORT <= seconds < SOON


@pytest.mark.parametrize("call", CALLS)
def test_a_silent_server_is_ended_by_the_deadline_and_the_request_is_not_repeated(
    call: Callable[[PetStoreClient], object],
) -> None:
    with RawServer(silent) as server, PetStoreClient(server.url, KEY, deadline=SHORT, add_deadline=SHORT) as pets:
        error, _ = failure(lambda: call(pets))
        assert type(error) is NoAnswerError
        assert error.outcome is Outcome.UNKNOWN
        server.wait_for_a_client_to_go()
        assert len(server.requests) == 1


class Clock:
    """The seconds of a clock that can be put forward."""

    def __init__(self) -> None:
        self.put_forward = 0.0

    def monotonic(self) -> float:
        return time.monotonic() + self.put_forward


@pytest.mark.parametrize(("call", "seconds"), list(zip(CALLS, [15, 15, 10], strict=True)))
def test_a_list_and_a_look_up_have_15_seconds_and_an_add_has_10(
    monkeypatch: pytest.MonkeyPatch, call: Callable[[PetStoreClient], object], seconds: int
) -> None:
    dripped = threading.Semaphore(0)

    def drip(peer: Peer) -> None:
        peer.read_request()
        peer.send(b"HTTP/1.1 200 OK\r\nX-Drip: ")
        while peer.send(b"x") and not peer.stopping.wait(PAUSE / 10):
            dripped.release()

    clock = Clock()
    monkeypatch.setattr("petstore_gui.api.http.time", clock)
    with RawServer(drip) as server, PetStoreClient(server.url, KEY) as pets:
        late = InThread(lambda: call(pets))
        server.wait_for_a_request()
        clock.put_forward = seconds - 3
        for _ in range(20):
            assert dripped.acquire(timeout=PATIENCE_S)
        assert late.is_going_on
        clock.put_forward = seconds
        error = late.wait()
        assert type(error) is NoAnswerError
        assert f"within {seconds} seconds" in str(error)


@pytest.mark.parametrize("jump", [365 * 86400, -365 * 86400])
def test_a_system_clock_that_jumps_neither_shortens_a_call_nor_makes_it_longer(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    asked = itertools.count()
    really = time.time
    monkeypatch.setattr(time, "time", lambda: really() + next(asked) * jump)
    with RawServer(answering(answer()), drip_in_the_body) as server:
        with PetStoreClient(server.url, KEY) as pets:
            for _ in range(3):
                assert pets.list_pets() == []
        with PetStoreClient(server.url, KEY, deadline=SHORT) as pets:
            error, seconds = failure(pets.list_pets)
            assert type(error) is NoAnswerError
            assert seconds >= SHORT


def test_a_server_that_does_not_read_is_ended_by_the_deadline() -> None:
    def deaf(peer: Peer) -> None:
        peer.stopping.wait(PATIENCE_S)

    huge = NewPet(name="x" * 30_000_000, category_id=1)  # more than the buffers of both sides hold
    with RawServer(deaf) as server, PetStoreClient(server.url, KEY, add_deadline=SHORT * 3) as pets:
        error, _ = failure(lambda: pets.create_pet(huge))
        assert type(error) is NoAnswerError
        assert error.outcome is Outcome.UNKNOWN


def test_a_connect_that_gets_no_answer_ends_after_its_own_time_with_nothing_sent() -> None:
    with full_backlog() as port:
        pets = PetStoreClient(f"http://127.0.0.1:{port}", KEY, connect_timeout=SHORT)
        with pets:
            error, seconds = failure(lambda: pets.create_pet(REX))
        assert type(error) is NotConnectedError
        assert error.outcome is Outcome.NOT_SENT
        assert seconds < PATIENCE_S


def test_connecting_has_its_own_time_for_all_addresses_together(monkeypatch: pytest.MonkeyPatch) -> None:
    with full_backlog() as port, RawServer(answering(answer())) as server:
        hole = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))
        good = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", server.port))

        monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_kw: [hole] * 40)
        with PetStoreClient("http://pets.example", KEY, connect_timeout=SHORT) as pets:
            error, seconds = failure(pets.list_pets)
        assert type(error) is NotConnectedError
        assert SHORT * 0.9 <= seconds < SOON  # and not after 40 times as long

        monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_kw: [hole, good])
        with PetStoreClient("http://pets.example", KEY, connect_timeout=SHORT * 4) as pets:
            assert pets.list_pets() == []


def test_a_tls_handshake_that_gets_no_answer_ends_like_a_connect() -> None:
    with RawServer(silent) as server:
        pets = PetStoreClient(server.url.replace("http:", "https:"), KEY, connect_timeout=SHORT)
        with pets:
            error, seconds = failure(lambda: pets.create_pet(REX))
        assert type(error) is NotConnectedError
        assert error.outcome is Outcome.NOT_SENT
        assert seconds < SOON  # and not at the deadline
        assert KEY.encode() not in b"".join(server.requests)


def test_after_a_missed_deadline_the_next_call_works() -> None:
    with RawServer(drip_in_the_body, answering(answer())) as server:
        with PetStoreClient(server.url, KEY, deadline=SHORT * 4) as pets:
            failure(pets.list_pets)
            assert pets.list_pets() == []
            assert pets.list_pets() == []
        assert server.connections == 2


def test_each_call_has_the_whole_deadline_on_a_connection_that_is_used_again() -> None:
    def slow(peer: Peer) -> None:
        while peer.read_request():
            peer.stopping.wait(SHORT)
            peer.send(answer())

    with RawServer(slow) as server, PetStoreClient(server.url, KEY, deadline=SHORT * 4) as pets:
        for _ in range(6):  # together longer than the deadline
            assert pets.list_pets() == []
        assert server.connections == 1


def test_a_call_is_not_touched_by_the_calls_that_other_threads_begin_and_end_meanwhile() -> None:
    begun, release = threading.Event(), threading.Event()

    def in_two_parts(peer: Peer) -> None:
        peer.read_request()
        whole = answer(b'[{"id":1,"name":"Rex","categoryId":1}]')
        peer.send(whole[:-5])
        begun.set()
        release.wait(PATIENCE_S)
        peer.drip(whole[-5:], PAUSE)
        peer.wait_for_the_client_to_go()

    with RawServer(in_two_parts, answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        found: list[object] = []
        slow = threading.Thread(target=lambda: found.extend(pets.list_pets()))
        slow.start()
        assert begun.wait(PATIENCE_S)
        for _ in range(3):
            assert pets.list_pets() == []
        release.set()
        slow.join(PATIENCE_S)
        assert len(found) == 1


# Cancelling


def cancel_an_add(server: RawServer, pets: PetStoreClient) -> None:
    """Cancel an add that was sent to the server; its outcome is unknown."""
    call = InThread(lambda: pets.create_pet(REX))
    server.wait_for_a_request()
    pets.cancel()
    error = call.wait()
    assert type(error) is CancelledError
    assert error.outcome is Outcome.UNKNOWN


@pytest.mark.parametrize("script", [silent, drip_in_the_head, drip_in_the_body])
def test_cancel_ends_a_call_that_waits_for_its_answer(script: Script) -> None:
    with RawServer(script, answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        cancel_an_add(server, pets)
        assert pets.list_pets() == []  # the client goes on
        assert server.connections == 2  # and not on the connection that was given up
        assert len(server.requests) == 2


def test_cancel_ends_a_get_without_repeating_it() -> None:
    with RawServer(silent) as server, PetStoreClient(server.url, KEY) as pets:
        call = InThread(pets.list_pets)
        server.wait_for_a_request()
        pets.cancel()
        assert type(call.wait()) is CancelledError
        server.wait_for_a_client_to_go()
        assert len(server.requests) == 1


def test_cancel_ends_a_call_on_a_connection_that_was_used_before() -> None:
    def one_answer(peer: Peer) -> None:
        peer.read_request()
        peer.send(answer())
        silent(peer)

    with RawServer(one_answer) as server, PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        call = InThread(pets.list_pets)
        server.wait_for_a_request()
        server.wait_for_a_request()
        pets.cancel()
        assert type(call.wait()) is CancelledError
        assert server.connections == 1


def test_cancel_ends_a_connect_with_nothing_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    connecting = threading.Event()
    really = socket.getaddrinfo

    def look_up(*args: object, **kw: object) -> object:
        connecting.set()
        return really(*args, **kw)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with (
        full_backlog() as port,
        PetStoreClient(f"http://127.0.0.1:{port}", KEY, connect_timeout=60, add_deadline=60) as pets,
    ):
        call = InThread(lambda: pets.create_pet(REX))
        assert connecting.wait(PATIENCE_S)
        pets.cancel()
        error = call.wait()
        assert type(error) is CancelledError
        assert error.outcome is Outcome.NOT_SENT


def test_cancel_before_the_connection_is_there_ends_the_call_with_nothing_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    with RawServer(answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        really = socket.getaddrinfo

        def look_up(*args: object, **kw: object) -> object:
            pets.cancel()
            return really(*args, **kw)  # type: ignore[arg-type]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        error, _ = failure(lambda: pets.create_pet(REX))
        assert type(error) is CancelledError
        assert error.outcome is Outcome.NOT_SENT
        monkeypatch.undo()
        assert pets.list_pets() == []
        assert len(server.requests) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only here a test can add to what the system trusts")
def test_cancel_ends_a_call_under_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    authority = Authority(tmp_path, "company")
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    with RawServer(silent, tls=authority.server()) as server, PetStoreClient(server.url, KEY) as pets:
        cancel_an_add(server, pets)


def test_cancel_at_any_moment_leaves_an_answer_or_a_cancelled_call() -> None:
    """Meet the races by chance: 300 calls against a thread that cancels without pause."""
    with RawServer(answering(answer())) as server, PetStoreClient(server.url, KEY) as pets:
        done = threading.Event()

        def keep_cancelling() -> None:
            while not done.wait(0.0005):
                pets.cancel()

        canceller = threading.Thread(target=keep_cancelling)
        canceller.start()
        try:
            for _ in range(300):
                with suppress(CancelledError):
                    assert pets.list_pets() == []
        finally:
            done.set()
            canceller.join()
        assert pets.list_pets() == []
