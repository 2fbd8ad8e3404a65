"""What was filled in is tried, or saved and opened: all of it or nothing."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from petstore_gui.api.errors import AuthenticationError, NotConnectedError
from petstore_gui.connection import connection_form
from petstore_gui.connection.api_key import ApiKey, KeyFormatError, KeyState, StoredKey
from petstore_gui.connection.connection import Connection, KeyNeeded
from petstore_gui.connection.connection_form import ConnectionForm, open_form
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import AddressError, ProfileName
from petstore_gui.connection.settings import SettingsError, SettingsFile
from tests.connection.fakes import HangingKeyring, MemoryKeyring, strings_in
from tests.support.patience import PATIENCE_S

pytestmark = pytest.mark.end_to_end

PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
URL = "https://pets.example.com/v1"
NOT_A_KEY = "two words"


class Place:
    """The connector of one user, what it has saved, and what was opened with it."""

    def __init__(
        self, folder: Path, keyring: MemoryKeyring | None = None, environment_key: ApiKey | None = None
    ) -> None:
        self.settings_file = folder / "settings.json"
        self.system_file = folder / "system.toml"
        self.keyring = keyring or MemoryKeyring()
        self.connector = Connector(
            SettingsFile(self.settings_file, self.system_file),
            Credentials(environment_key, self.keyring),
            folder / "data",
        )
        self._opened: list[Connection] = []

    def open(self, chosen: ConnectionForm) -> Connection:
        self._opened.append(open_form(self.connector, chosen))
        return self._opened[-1]

    def is_untouched(self) -> bool:
        return not self.settings_file.exists() and self.keyring.written == []

    def address(self, name: ProfileName) -> str | None:
        return self.connector.settings().profile(name).base_url

    def close(self) -> None:
        for connection in self._opened:
            connection.client.close()
        self.connector.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path)
    yield place
    place.close()


def test_this_computer_needs_neither_address_nor_key(place: Place) -> None:
    assert place.open(ConnectionForm(THIS_COMPUTER, "no address", NOT_A_KEY)).client.list_pets() == []
    assert place.keyring.written == []


@pytest.mark.parametrize("address", ["", "http://pets.example.com/v1", "pets.example.com", URL + "?x"])
def test_an_address_that_may_not_be_used_saves_nothing(place: Place, address: str) -> None:
    for act in (open_form, connection_form.test_form):
        with pytest.raises(AddressError):
            act(place.connector, ConnectionForm(PRODUCTION, address, "a-key"))
    assert place.is_untouched()


def test_a_key_that_cannot_be_one_saves_nothing(place: Place) -> None:
    for act in (open_form, connection_form.test_form):
        with pytest.raises(KeyFormatError) as raised:
            act(place.connector, ConnectionForm(PRODUCTION, URL, NOT_A_KEY))
        assert NOT_A_KEY not in str(raised.value)
    assert place.is_untouched()


def test_address_and_key_are_saved_and_the_service_is_open(place: Place, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote[0], remote[1].reveal()
    connection = place.open(ConnectionForm(STAGING, f" {base_url}/ ", f" {key}\n"))
    assert connection.client.list_pets() == []
    assert place.address(STAGING) == base_url
    assert place.keyring.keys == {base_url: key}


def test_an_empty_key_keeps_the_one_that_is_there(place: Place) -> None:
    place.keyring.keys[URL] = "the-stored-key"
    for nothing in ("", "  \n"):
        connection = place.open(ConnectionForm(PRODUCTION, URL, nothing))
        assert connection.key_state.key == ApiKey("the-stored-key")
    assert place.keyring.written == []


def test_a_new_key_takes_the_place_of_the_old_one(place: Place) -> None:
    place.keyring.keys[URL] = "the-old-key"
    assert place.open(ConnectionForm(PRODUCTION, URL, "the-new-key")).key_state.key == ApiKey("the-new-key")
    assert place.keyring.keys == {URL: "the-new-key"}


def test_a_key_for_this_session_only_never_reaches_the_keyring(place: Place) -> None:
    connection = place.open(ConnectionForm(PRODUCTION, URL, "the-session-key", session_only=True))
    assert connection.key_state.key == ApiKey("the-session-key")
    assert connection.key_state.state is KeyState.SESSION_ONLY
    assert place.keyring.written == []


def test_the_address_that_the_administrator_has_set_can_be_opened_with_a_key(place: Place) -> None:
    place.system_file.write_text(f'[production]\nbase_url = "{URL}"\n', encoding="utf-8")
    assert place.connector.settings().profile(PRODUCTION).locked
    assert place.open(ConnectionForm(PRODUCTION, URL, "the-key")).base_url == URL
    with pytest.raises(SettingsError):
        place.open(ConnectionForm(PRODUCTION, "https://other.example.com/v1", "the-key"))
    assert place.keyring.keys == {URL: "the-key"}


def test_a_test_asks_the_service_and_saves_nothing(place: Place, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote[0], remote[1].reveal()
    connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url, key))
    with pytest.raises(AuthenticationError):
        connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url, "another-key"))
    with pytest.raises(NotConnectedError):
        connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, "http://127.0.0.1:1/v1", key))
    assert place.is_untouched()


def test_a_test_without_a_typed_key_takes_the_stored_one(place: Place, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote[0], remote[1].reveal()
    with pytest.raises(KeyNeeded):
        connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url))
    place.keyring.keys[base_url] = key
    connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url))
    assert place.keyring.asked == [base_url, base_url]


def test_a_key_that_a_test_finds_refused_is_said_to_be(place: Place, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote[0], remote[1].reveal()
    place.keyring.keys[base_url] = "an-old-key"
    with pytest.raises(AuthenticationError):
        connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url))
    assert place.connector.read_key(base_url).state is KeyState.REFUSED
    connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url, key))
    assert place.connector.read_key(base_url).state is KeyState.REFUSED  # the one that is stored
    place.keyring.keys[base_url] = key
    connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, base_url))
    assert place.connector.read_key(base_url).state is KeyState.STORED


def test_a_typed_key_that_a_test_finds_refused_is_not_remembered(place: Place, remote: tuple[str, ApiKey]) -> None:
    with pytest.raises(AuthenticationError):
        connection_form.test_form(place.connector, ConnectionForm(PRODUCTION, remote[0], "a-mistyped-key"))
    assert "a-mistyped-key" not in strings_in(place.connector)


def test_a_key_for_this_session_only_does_not_wait_for_a_keyring_that_hangs(tmp_path: Path) -> None:
    keyring = HangingKeyring({URL: "the-stored-key"})
    with closing(Place(tmp_path, keyring)) as place:
        place.connector.set_address(PRODUCTION, URL)
        opening = Thread(target=place.open, args=[ConnectionForm(PRODUCTION, URL)])
        opening.start()
        assert keyring.reached.wait(PATIENCE_S)
        connection = place.open(ConnectionForm(PRODUCTION, URL, "the-typed-key", session_only=True))
        assert connection.key_state == StoredKey(KeyState.SESSION_ONLY, ApiKey("the-typed-key"))
        assert opening.is_alive()
        assert keyring.questions == [URL]
        keyring.answer.set()
        opening.join(PATIENCE_S)
    assert keyring.keys == {URL: "the-stored-key"}


def test_a_choice_does_not_show_its_key() -> None:
    assert "the-key" not in repr(ConnectionForm(PRODUCTION, URL, "the-key"))
