"""From a profile to a client that works: against the real embedded service, with keys in a fake keyring."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from petstore_gui.api.errors import AuthenticationError, NotConnectedError, PetStoreError
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connector import AddressNeeded, Connection, Connector, KeyNeeded
from petstore_gui.connection.credentials import ApiKey, Credentials, KeyState, StoredKey
from petstore_gui.connection.local_service import LocalService, LocalServiceError
from petstore_gui.connection.profile import NO_VERSION_WARNING, AddressError, ProfileName
from petstore_gui.connection.settings import SettingsError, SettingsFile
from petstore_gui.inventory import samples
from tests.connection.fakes import KeyringFactory, MemoryKeyring, no_keyring, untouchable
from tests.connection.test_local_service import kill, processes
from tests.connection.test_settings import full_disk

pytestmark = pytest.mark.end_to_end

PRODUCTION, STAGING, THIS_COMPUTER = ProfileName
URL = "https://pets.example.com/v1"
KEY = ApiKey("the-key-of-this-shop")
REX = NewPet(name="Rex", category_id=1)


class Program:
    """What one run of the program would hold, over the files in ``folder``."""

    def __init__(self, folder: Path, keyring: KeyringFactory, environment_key: ApiKey | None = None) -> None:
        self.data = folder / "data"
        self.settings_file = folder / "config" / "settings.json"
        self.settings = SettingsFile(self.settings_file)
        self.connector = Connector(self.settings, Credentials(environment_key, keyring), self.data)
        self._connections: list[Connection] = []

    def keep(self, connection: Connection) -> Connection:
        self._connections.append(connection)
        return connection

    def open(self, name: ProfileName) -> Connection:
        return self.keep(self.connector.open(name))

    def close(self) -> None:
        while self._connections:
            self._connections.pop().client.close()
        self.connector.close()


@pytest.fixture
def keyring() -> MemoryKeyring:
    return MemoryKeyring()


class Run(Protocol):
    """Begins a run of the program over the test's folder; it is closed at the end of the test at the latest."""

    def __call__(self, keyring: KeyringFactory, environment_key: ApiKey | None = None) -> Program: ...


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    with ExitStack() as stack:

        def begin(keyring: KeyringFactory, environment_key: ApiKey | None = None) -> Program:
            program = Program(tmp_path, keyring, environment_key)
            stack.callback(program.close)
            return program

        yield begin


@pytest.fixture
def program(run: Run, keyring: MemoryKeyring) -> Program:
    return run(keyring)


@pytest.fixture
def remote(tmp_path: Path) -> Iterator[tuple[str, ApiKey]]:
    """Return the address and the key of a service that stands for the company's."""
    service = LocalService(tmp_path / "remote" / "animals.sqlite3")
    yield service.start()
    service.stop()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """Return a socket that stands for a stranger's service; nobody may connect to it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        yield listener


def test_a_profile_without_an_address_asks_for_it(program: Program) -> None:
    with pytest.raises(AddressNeeded) as raised:
        program.connector.open(PRODUCTION)
    assert raised.value.profile.name is PRODUCTION


def test_a_profile_without_a_key_asks_for_it(program: Program) -> None:
    program.connector.set_address(PRODUCTION, URL)
    with pytest.raises(KeyNeeded) as raised:
        program.connector.open(PRODUCTION)
    assert raised.value.profile.name is PRODUCTION
    assert raised.value.base_url == URL
    assert raised.value.state == StoredKey(KeyState.MISSING, None, "Fake Keyring")


def test_address_and_key_make_a_connection_today_and_tomorrow(
    run: Run, program: Program, keyring: MemoryKeyring, remote: tuple[str, ApiKey]
) -> None:
    base_url, key = remote
    assert program.connector.set_address(STAGING, base_url + "/").base_url == base_url
    assert program.connector.set_key(STAGING, base_url, key).state is KeyState.STORED
    connection = program.open(STAGING)
    assert connection.client.create_pet(REX).name == "Rex"
    assert connection.base_url == connection.profile.base_url == connection.place == base_url
    assert connection.key_state == StoredKey(KeyState.STORED, key, "Fake Keyring")
    assert connection.notices == ()
    tomorrow = run(keyring)
    assert tomorrow.connector.settings().last_profile is STAGING
    assert tomorrow.open(STAGING).client.list_pets()[0].name == "Rex"


def test_the_key_is_in_no_file_and_in_no_text(
    program: Program, tmp_path: Path, remote: tuple[str, ApiKey], caplog: pytest.LogCaptureFixture
) -> None:
    base_url, key = remote
    program.connector.set_address(PRODUCTION, base_url)
    program.connector.set_key(PRODUCTION, base_url, key)
    connection = program.open(PRODUCTION)
    connection.client.create_pet(REX)
    for shown in (repr(connection), str(connection.key_state), caplog.text):
        assert key.reveal() not in shown
    for file in tmp_path.rglob("*"):
        assert not file.is_file() or key.reveal().encode() not in file.read_bytes()


@pytest.mark.parametrize("from_environment", [False, True])
def test_the_key_of_the_old_address_is_not_sent_to_the_new_one(
    run: Run, keyring: MemoryKeyring, listener: socket.socket, *, from_environment: bool
) -> None:
    program = run(keyring, KEY if from_environment else None)
    program.connector.set_address(PRODUCTION, URL)
    if not from_environment:
        program.connector.set_key(PRODUCTION, URL, KEY)
    assert program.open(PRODUCTION).key_state.key == KEY
    new = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
    program.connector.set_address(PRODUCTION, new)
    with pytest.raises(KeyNeeded) as raised:
        program.connector.open(PRODUCTION)
    assert raised.value.base_url == new
    with pytest.raises(BlockingIOError):
        listener.accept()
    program.connector.set_address(PRODUCTION, URL)
    assert program.open(PRODUCTION).key_state.key == KEY


def test_a_keyring_that_is_another_one_today_is_named(run: Run, program: Program, keyring: MemoryKeyring) -> None:
    program.connector.set_address(PRODUCTION, URL)
    program.connector.set_key(PRODUCTION, URL, KEY)
    keyring.keys.clear()
    with pytest.raises(KeyNeeded) as raised:
        program.connector.open(PRODUCTION)
    assert raised.value.state.saved_in == ""  # the same keyring, which was emptied
    tomorrow = run(no_keyring)
    with pytest.raises(KeyNeeded) as raised:
        tomorrow.connector.open(PRODUCTION)
    assert raised.value.state == StoredKey(KeyState.NO_KEYRING, None, saved_in="Fake Keyring")
    assert tomorrow.connector.set_key(PRODUCTION, URL, KEY).session_only
    assert tomorrow.open(PRODUCTION).key_state.session_only
    tomorrow.close()
    assert program.connector.forget_key(URL).state is KeyState.MISSING
    with pytest.raises(KeyNeeded) as raised:
        run(no_keyring).connector.open(PRODUCTION)
    assert raised.value.state.saved_in == ""


def test_a_key_for_this_run_is_used_and_not_stored(program: Program, keyring: MemoryKeyring) -> None:
    program.connector.set_address(PRODUCTION, URL)
    program.connector.use_for_session(URL, KEY)
    assert program.open(PRODUCTION).key_state == StoredKey(KeyState.SESSION_ONLY, KEY)
    assert keyring.keys == {}


def test_a_full_disk_is_said_and_keeps_nobody_from_working(program: Program) -> None:
    program.connector.set_address(PRODUCTION, URL)
    with full_disk():
        assert program.connector.set_key(PRODUCTION, URL, KEY).state is KeyState.STORED
        (notice,) = program.open(PRODUCTION).notices
        with pytest.raises(SettingsError, match="the disk is full"):
            program.connector.set_address(PRODUCTION, URL + "/v2")
    assert "the disk is full" in notice
    assert program.open(PRODUCTION).notices == ()


def test_damaged_settings_are_said_with_the_first_connection(program: Program) -> None:
    program.settings_file.parent.mkdir()
    program.settings_file.write_text("{")
    (notice,) = program.open(THIS_COMPUTER).notices
    assert "settings-damaged-" in notice
    assert program.open(THIS_COMPUTER).notices == ()


# --- a key is tried


def test_a_right_key_passes_the_test_and_a_wrong_one_does_not(
    program: Program, remote: tuple[str, ApiKey], listener: socket.socket
) -> None:
    base_url, key = remote
    program.connector.test(base_url, key)
    with pytest.raises(AuthenticationError):
        program.connector.test(base_url, KEY)
    with pytest.raises(AddressError):
        program.connector.test("http://pets.example.com/v1", key)
    listener.close()
    with pytest.raises(NotConnectedError):
        program.connector.test("http://127.0.0.1:9/v1", key)
    assert not program.settings_file.exists()


# --- this computer


def test_this_computer_keeps_its_animals_and_is_one_place(run: Run, program: Program) -> None:
    first = program.open(THIS_COMPUTER)
    pet = first.client.create_pet(REX)
    assert first.profile.label == "This computer"
    assert first.profile.base_url == first.base_url
    assert first.key_state.state is KeyState.THIS_RUN
    assert not first.key_state.session_only
    program.close()
    tomorrow = run(untouchable)
    assert tomorrow.connector.settings().last_profile is THIS_COMPUTER
    second = tomorrow.open(THIS_COMPUTER)
    assert second.client.list_pets() == [pet]
    assert second.place == first.place == "this-computer"


def test_this_computer_does_not_get_the_environments_key(run: Run) -> None:
    program = run(untouchable, KEY)
    connection = program.open(THIS_COMPUTER)
    assert connection.key_state.key != KEY
    assert connection.client.list_pets() == []


def test_a_dead_service_of_this_computer_is_started_again(program: Program) -> None:
    pet = program.open(THIS_COMPUTER).client.create_pet(REX)
    (child,) = processes(program.data / "animals.sqlite3")
    kill(child)
    assert program.open(THIS_COMPUTER).client.list_pets() == [pet]


def test_a_service_that_cannot_start_is_not_the_last_profile(program: Program) -> None:
    (program.data / "animals.sqlite3").mkdir(parents=True)
    with pytest.raises(LocalServiceError):
        program.connector.open(THIS_COMPUTER)
    assert program.connector.settings().last_profile is None


# --- an address for one run


def test_an_address_for_one_run_stores_nothing_and_asks_no_keyring(run: Run, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote
    program = run(untouchable, key)
    connection = program.keep(program.connector.open_address(base_url + "/"))
    assert connection.client.list_pets() == []
    assert connection.profile.name is None
    assert connection.profile.label == base_url.split("/")[2]
    assert connection.key_state.state is KeyState.ENVIRONMENT
    assert connection.notices == ()
    other = ApiKey("typed-in-the-window")
    assert program.connector.set_key(None, base_url, other).state is KeyState.SESSION_ONLY
    assert program.keep(program.connector.open_address(base_url)).key_state.key == other
    program.close()
    assert not program.settings_file.exists()
    assert not program.data.exists()


def test_an_address_for_one_run_needs_a_key_and_an_honest_address(run: Run) -> None:
    connector = run(untouchable).connector
    with pytest.raises(KeyNeeded) as raised:
        connector.open_address(URL)
    assert raised.value.profile.label == "pets.example.com"
    with pytest.raises(AddressError):
        connector.open_address("http://127.1/v1")


def test_an_address_without_a_version_is_warned_of(run: Run) -> None:
    program = run(untouchable, KEY)
    connection = program.keep(program.connector.open_address("https://pets.example.com/api"))
    assert connection.notices == (NO_VERSION_WARNING,)


# --- the demo


@pytest.fixture
def demo_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "run"
    place.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(place))
    return place


def test_the_demo_has_its_animals_and_leaves_nothing(run: Run, demo_place: Path) -> None:
    program = run(untouchable)
    connection = program.keep(program.connector.open_demo())
    assert connection.profile.label == "Demo"
    assert connection.profile.name is None
    counts = {status: len(connection.client.list_pets(status, limit=100)) for status in PetStatus}
    assert counts[PetStatus.AVAILABLE] == 100
    assert 0 < counts[PetStatus.PENDING] < 100
    assert 0 < counts[PetStatus.SOLD] < 100
    assert connection.client.get_pet(240).id == 240
    (folder,) = demo_place.iterdir()
    (child,) = processes(folder / "animals.sqlite3")

    again = program.keep(program.connector.open_demo())
    assert again.client.create_pet(REX).id == 241
    kill(child)
    revived = program.keep(program.connector.open_demo())
    assert revived.client.get_pet(241).name == "Rex"

    program.close()
    assert list(demo_place.iterdir()) == []
    assert not program.settings_file.exists()
    assert not program.data.exists()


def test_half_a_demo_is_not_kept(run: Run, demo_place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = run(untouchable)

    def animals_of_a_service_that_dies() -> Iterator[NewPet]:
        yield REX
        (folder,) = demo_place.iterdir()
        (child,) = processes(folder / "animals.sqlite3")
        kill(child)
        yield REX

    with monkeypatch.context() as patch:
        patch.setattr(samples, "sample_animals", animals_of_a_service_that_dies)
        with pytest.raises(PetStoreError):
            program.connector.open_demo()
    assert list(demo_place.iterdir()) == []
    assert program.keep(program.connector.open_demo()).client.get_pet(240).id == 240


@pytest.mark.parametrize("place", ["/proc/nowhere", ""])
def test_the_demo_needs_no_run_time_folder(run: Run, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", place)
    program = run(untouchable)
    assert program.keep(program.connector.open_demo()).client.list_pets(limit=1)
    program.close()
