"""A service without a network for the pictures: always the same animals, and the failure that a picture shows."""

import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import httpx
import msgspec

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import Error, NewPet, Pet
from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey
from petstore_gui.connection.connection import Connection, ServiceFeatures
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.demo import sample_animals
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.inventory.offline_cache import CachedList
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox.journal import Journal

BASE_URL = "https://pets.example.com/v1"
KEY = ApiKey("a-key-for-pictures")
KEYRING = "Windows Credential Manager" if sys.platform == "win32" else "GNOME Keyring"

Answer = Callable[[httpx.Request], httpx.Response]


def animals(count: int | None = None) -> list[Pet]:
    """Return sample animals as the service would list them, the newest first."""
    pets = [
        Pet(id=number, name=new.name, category_id=new.category_id, status=new.status or None)
        for number, new in enumerate(sample_animals(), 1)
    ]
    return pets[::-1][:count]


def answering(pets: list[Pet]) -> Answer:
    """Return the service that has these animals."""

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            new = msgspec.json.decode(request.content, type=NewPet)
            added = Pet(id=len(pets) + 1, name=new.name, category_id=new.category_id, status=new.status or None)
            pets.insert(0, added)
            return _json(201, added)
        *_, last = request.url.path.split("/")
        if last != "pets":
            found = [pet for pet in pets if str(pet.id) == last]
            return _json(200, found[0]) if found else error(404, "not_found", "There is no such animal.")(request)
        wanted = request.url.params.get("status")
        listed = [pet for pet in pets if wanted in {None, pet.status}]
        return _json(200, listed[: int(request.url.params["limit"])])

    return answer


def without_single(pets: list[Pet]) -> Answer:
    """Return the service that has these animals and answers for a single ID no more."""
    whole = answering(pets)
    gone = error(410, "gone", "This operation was removed.")
    return lambda request: (whole if request.url.path.endswith("/pets") else gone)(request)


def losing_adds(pets: list[Pet], *, stored: bool) -> Answer:
    """Return the service that has these animals, and whose answers to an add are lost, ``stored`` or not."""
    whole = answering(pets)

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method != "POST":
            return whole(request)
        if stored:
            whole(request)
        raise httpx.ReadTimeout("timed out")

    return answer


def busy(seconds: int) -> Answer:
    """Return a service that asks everybody to wait."""

    def answer(request: httpx.Request) -> httpx.Response:
        response = error(503, "busy", "Too many requests.")(request)
        response.headers["Retry-After"] = str(seconds)
        return response

    return answer


def error(status: int, code: str, message: str) -> Answer:
    """Return a service that refuses everything with this error object."""
    return lambda _request: _json(status, Error(code=code, message=message, status=status))


def page(status: int, text: str) -> Answer:
    """Return something in between that answers with a page of its own."""
    return lambda _request: httpx.Response(status, html=text)


def failing(failure: Exception) -> Answer:
    """Return a network in which every request ends in ``failure``."""

    def answer(_request: httpx.Request) -> httpx.Response:
        raise failure

    return answer


class PictureConnector(Connector):
    """Connects to ``answer``, as it is at the moment, as to the production service."""

    def __init__(self, folder: Path, answer: Answer) -> None:
        self.answer = answer
        self._goes_on = Event()
        self._goes_on.set()
        self._keyring_answers = Event()
        self._keyring_answers.set()
        self._cached_list: CachedList | None = None
        self.system_file = folder / "config.toml"
        settings = SettingsFile(folder / "settings.json", self.system_file)
        settings.save_address(ProfileName.PRODUCTION, BASE_URL)
        super().__init__(settings, Credentials(None, lambda: None), folder)

    def open(self, name: ProfileName, *, ask_again: bool = False, policy: Policy | None = None) -> Connection:
        """Return a connection without asking anything of the operating system."""
        del ask_again
        self._keyring_answers.wait()
        policy = policy or self.policy()
        policy.require(name)
        stored, journal = self.read_key(BASE_URL), Journal(None)
        profile = Profile(name, BASE_URL)
        return Connection(
            profile, self._client(), BASE_URL, stored, journal, policy=policy, cached_list=self._cached_list
        )

    def test(self, base_url: str, key: ApiKey | None) -> ServiceFeatures:
        """Ask this service for any address in the form."""
        del base_url, key
        with self._client() as client:
            client.list_pets(limit=1)
            return ServiceFeatures(idempotent_adds=client.key_promise is not None, tags=client.has_tags)

    def keep_list(self, pets: list[Pet], taken_at: datetime) -> None:
        """Keep a list of these animals as the program does."""
        self._cached_list = self.offline_cache.of(BASE_URL, KEY.reveal())
        with PetStoreClient(BASE_URL, KEY.reveal(), transport=httpx.MockTransport(answering(pets))) as client:
            self._cached_list.save(replace(take_snapshot(client, BASE_URL), taken_at=taken_at.astimezone(UTC)))

    def hold(self) -> None:
        """Answer no request, until :meth:`let_go`."""
        self._goes_on.clear()

    def hold_keyring(self) -> None:
        """Let the keyring not answer, until :meth:`let_go`."""
        self._keyring_answers.clear()

    def let_go(self) -> None:
        """Answer again."""
        self._goes_on.set()
        self._keyring_answers.set()

    @property
    def waits_for_keyring(self) -> bool:
        """Whether the keyring is held."""
        return not self._keyring_answers.is_set()

    def _client(self) -> PetStoreClient:
        return PetStoreClient(BASE_URL, KEY.reveal(), transport=httpx.MockTransport(self._answer))

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self._goes_on.wait()
        return self.answer(request)  # looked up for each request: it changes

    def read_key(self, base_url: str) -> StoredKey:
        """Return the one key there is."""
        known = base_url == BASE_URL
        return StoredKey(KeyState.STORED if known else KeyState.MISSING, KEY if known else None, KEYRING)


def _json(status: int, content: object) -> httpx.Response:
    return httpx.Response(status, content=msgspec.json.encode(content), headers={"Content-Type": "application/json"})
