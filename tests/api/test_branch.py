"""Branches of a client: what ends the calls of one leaves the others alone; what ends the client's ends them all."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import CancelledError, Outcome
from petstore_gui.api.http import Call
from petstore_gui.api.schema import NewPet
from tests.api.in_thread import InThread
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import Peer, RawServer, answer, answering, silent

KEY = "the-very-secret-key"
REX = NewPet(name="Rex", category_id=1)

CALLS: list[Callable[[PetStoreClient], object]] = [
    lambda pets: pets.list_pets(),
    lambda pets: pets.get_pet(1),
    lambda pets: pets.create_pet(REX),
    lambda pets: pets.pause(60),
]
ENDINGS: list[Callable[[PetStoreClient], None]] = [PetStoreClient.cancel, PetStoreClient.close]


class Gate:
    """A script that reads a request and answers it once the gate is open."""

    def __init__(self) -> None:
        self.open = threading.Event()

    def __call__(self, peer: Peer) -> None:
        while peer.read_request():
            self.open.wait(PATIENCE_S)
            peer.send(answer())


@pytest.fixture
def server() -> Iterator[RawServer]:
    with RawServer(answering(answer())) as server:
        yield server


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> threading.Semaphore:
    """Count the pauses that have begun."""
    begun = threading.Semaphore(0)
    really = Call.wait_for_cancel

    def wait(call: Call) -> None:
        begun.release()
        really(call)

    monkeypatch.setattr(Call, "wait_for_cancel", wait)
    return begun


@pytest.mark.parametrize("end", ENDINGS)
def test_what_ends_the_calls_of_one_branch_leaves_those_of_another_and_of_the_client(
    end: Callable[[PetStoreClient], None],
) -> None:
    gate = Gate()
    with RawServer(gate) as server, PetStoreClient(server.url, KEY) as pets:
        first, second = pets.branch(), pets.branch()
        ended, *left = (InThread(client.list_pets) for client in (first, second, pets))
        for _ in range(3):
            server.wait_for_a_request()
        end(first)
        error = ended.wait()
        assert type(error) is CancelledError
        assert error.outcome is Outcome.UNKNOWN
        gate.open.set()
        assert [call.result() for call in left] == [[], []]
        assert len(server.requests) == 3


@pytest.mark.parametrize("end", ENDINGS)
def test_what_ends_the_calls_of_the_client_ends_those_of_its_branches_and_of_theirs(
    end: Callable[[PetStoreClient], None],
) -> None:
    with RawServer(silent) as server, PetStoreClient(server.url, KEY) as pets:
        branch = pets.branch()
        calls = [InThread(client.list_pets) for client in (pets, branch, pets.branch(), branch.branch())]
        for _ in calls:
            server.wait_for_a_request()
        end(pets)
        assert [type(call.wait()) for call in calls] == [CancelledError] * 4


def test_a_branch_and_its_client_go_on_after_they_were_cancelled(server: RawServer) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        branch = pets.branch()
        for client in (branch, pets):
            client.cancel()
            assert branch.list_pets() == []
            assert pets.list_pets() == []


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("closed", ["the branch", "the client", "the branch that it branched from"])
def test_a_closed_branch_sends_nothing(
    server: RawServer, closed: str, call: Callable[[PetStoreClient], object]
) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        between = pets.branch()
        branch = between.branch()
        {"the branch": branch, "the client": pets}.get(closed, between).close()
        with pytest.raises(CancelledError) as caught:
            call(branch)
        assert caught.value.outcome is Outcome.NOT_SENT
    assert server.connections == 0


def test_a_branch_of_a_closed_client_is_closed(server: RawServer) -> None:
    pets = PetStoreClient(server.url, KEY)
    pets.close()
    with pytest.raises(CancelledError):
        pets.branch().list_pets()
    assert server.connections == 0


def test_a_branch_uses_the_connections_and_the_key_of_its_client_and_leaves_them_open(server: RawServer) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        assert pets.list_pets() == []
        with pets.branch() as branch:
            assert branch.list_pets() == []
        assert pets.list_pets() == []
        assert server.connections == 1
        for request in server.requests:
            assert f"authorization: bearer {KEY}\r\n".encode() in request.lower()


def test_a_closed_client_lets_the_connections_that_its_branches_opened_go() -> None:
    def one_answer(peer: Peer) -> None:
        peer.read_request()
        peer.send(answer())
        silent(peer)

    with RawServer(one_answer) as server:
        pets = PetStoreClient(server.url, KEY)
        branch = pets.branch()
        assert branch.list_pets() == []
        server.wait_for_a_request()
        call = InThread(branch.list_pets)
        server.wait_for_a_request()
        idle = InThread(pets.branch().list_pets)
        assert idle.result() == []
        server.wait_for_a_request()
        pets.close()
        assert type(call.wait()) is CancelledError
        for _ in range(2):
            server.wait_for_a_client_to_go()


def test_a_branch_that_is_cancelled_without_pause_never_ends_a_call_of_another(server: RawServer) -> None:
    """Meet the races by chance: 50 calls of a branch while another is cancelled all the time."""
    with PetStoreClient(server.url, KEY) as pets:
        cancelled, calm = pets.branch(), pets.branch()
        done = threading.Event()

        def keep_calling() -> None:
            while not done.is_set():
                with suppress(CancelledError):
                    cancelled.list_pets()

        def keep_cancelling() -> None:
            while not done.wait(0.0005):
                cancelled.cancel()

        meddlers = [threading.Thread(target=target) for target in (keep_calling, keep_cancelling)]
        for meddler in meddlers:
            meddler.start()
        try:
            for _ in range(50):
                assert calm.list_pets() == []
        finally:
            done.set()
            for meddler in meddlers:
                meddler.join()
        assert cancelled.list_pets() == []


# Pauses


def test_a_pause_lasts_as_long_as_it_was_asked_to(server: RawServer) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        started = time.monotonic()
        pets.pause(0.1)
        assert time.monotonic() - started >= 0.099
        for seconds in (0, -1):
            pets.pause(seconds)
    assert server.connections == 0


@pytest.mark.parametrize("end", ENDINGS)
@pytest.mark.parametrize("of", ["the branch", "its client"])
def test_a_pause_ends_at_once_with_what_ends_its_branch_or_the_client(
    server: RawServer, pauses: threading.Semaphore, of: str, end: Callable[[PetStoreClient], None]
) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        branch = pets.branch()
        pause = InThread(lambda: branch.pause(60))
        assert pauses.acquire(timeout=PATIENCE_S)
        end({"the branch": branch, "its client": pets}[of])
        error = pause.wait()
        assert type(error) is CancelledError
        assert error.outcome is Outcome.NOT_SENT


def test_a_pause_is_not_ended_with_another_branch(server: RawServer, pauses: threading.Semaphore) -> None:
    with PetStoreClient(server.url, KEY) as pets:
        first, second = pets.branch(), pets.branch()
        long, short = InThread(lambda: first.pause(60)), InThread(lambda: second.pause(0.3))
        for _ in range(2):
            assert pauses.acquire(timeout=PATIENCE_S)
        first.cancel()
        assert type(long.wait()) is CancelledError
        assert short.result() is None
