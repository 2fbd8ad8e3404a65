"""The Pet Store service in memory: what it does with the next requests can be told beforehand."""

from collections import deque
from collections.abc import Callable, Sequence
from threading import Event, Lock
from typing import TypeAlias

import httpx
import msgspec
from msgspec import UNSET

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.profile import Profile
from petstore_gui.outbox.journal import Journal
from tests.support.patience import PATIENCE_S

Act: TypeAlias = Callable[[httpx.Request], httpx.Response]

ADDRESS = "https://pets.example.com/v1"
KEY = "a-key-for-tests"


class FakeStore:
    """A service behind an httpx.MockTransport; lists come newest first."""

    def __init__(self, pets: Sequence[Pet] = (), *, key: str = KEY) -> None:
        self.pets = list(pets)
        self.key = key
        self.requests: list[str] = []
        self._acts: deque[Act] = deque()
        self._held: list[Held] = []
        self._lock = Lock()

    def next(self, *acts: Act) -> None:
        """Answer the next requests with these, one each."""
        self._acts.extend(acts)

    def hold(self, then: Act | None = None) -> "Held":
        """Let the next request wait until it is released."""
        held = Held(then or self.answer)
        self._held.append(held)
        self._acts.append(held)
        return held

    @property
    def posts(self) -> int:
        """How many animals were sent to it."""
        return self.requests.count("POST /v1/pets")

    def release_all(self) -> None:
        for held in self._held:
            held.release()

    def connection(self, *, key: str = KEY, address: str = ADDRESS, title: str = "Shop") -> Connection:
        """Return an open connection to this service."""
        client = PetStoreClient(address, key, transport=httpx.MockTransport(self))
        return Connection(
            Profile(None, address, title=title),
            client,
            address,
            StoredKey(KeyState.SESSION_ONLY, ApiKey(key)),
            Journal(None),
        )

    def __call__(self, request: httpx.Request) -> httpx.Response:
        with self._lock:
            self.requests.append(f"{request.method} {request.url.raw_path.decode()}")
            act = self._acts.popleft() if self._acts else self.answer
        return act(request)

    def answer(self, request: httpx.Request) -> httpx.Response:
        """Answer as the interface says."""
        if request.headers["Authorization"] != f"Bearer {self.key}":
            return refusing(401, "The API key is missing or invalid.")(request)
        if request.method == "POST":
            new = msgspec.json.decode(request.content, type=NewPet)
            with self._lock:
                number = max((pet.id for pet in self.pets), default=0) + 1
                status = None if new.status is UNSET else new.status.value
                pet = Pet(id=number, name=new.name, category_id=new.category_id, status=status)
                self.pets.insert(0, pet)
            return json_response(pet, 201)
        last = request.url.path.rpartition("/")[2]
        if last == "pets":
            status = request.url.params.get("status")
            found = [pet for pet in self.pets if status in {None, pet.status}]
            return json_response(found[: int(request.url.params["limit"])])
        for pet in self.pets:
            if pet.id == int(last):
                return json_response(pet)
        return refusing(404, "There is no such animal.")(request)


class Held:
    """A request that waits until the test lets it go."""

    def __init__(self, then: Act) -> None:
        self.arrived = Event()
        self._then = then
        self._go = Event()

    def release(self) -> None:
        self._go.set()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.arrived.set()
        assert self._go.wait(PATIENCE_S)
        return self._then(request)


def json_response(value: object, status: int = 200) -> httpx.Response:
    return httpx.Response(status, headers={"Content-Type": "application/json"}, content=msgspec.json.encode(value))


def many(count: int, status: str | None = "available", *, first: int = 1) -> list[Pet]:
    """Return so many animals, the newest first; the oldest has the ID ``first``."""
    numbers = range(first + count - 1, first - 1, -1)
    return [Pet(id=number, name=f"No. {number}", category_id=1, status=status) for number in numbers]


def refusing(status: int, message: str, code: str = "refused", **headers: str) -> Act:
    """Return an act that answers with the interface's error object; ``headers`` with _ for each hyphen."""

    def act(_request: httpx.Request) -> httpx.Response:
        response = json_response({"code": code, "message": message, "status": status}, status)
        response.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
        return response

    return act


def losing(store: FakeStore) -> Act:
    """Return an act that does what is asked and loses the answer."""

    def act(request: httpx.Request) -> httpx.Response:
        store.answer(request)
        raise httpx.ReadTimeout("late")

    return act


def failing(error: Exception) -> Act:
    """Return an act that raises one of the network's errors."""

    def act(_request: httpx.Request) -> httpx.Response:
        raise error

    return act
