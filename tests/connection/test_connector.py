"""From a profile to a client that works: against the real embedded service, with keys in a fake keyring."""

import errno
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Event
from typing import Protocol

import pytest

from petstore_gui.api.errors import AuthenticationError, PetStoreError
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection import connector as connector_module
from petstore_gui.connection import demo as demo_module
from petstore_gui.connection.api_key import ApiKey, KeyState, StoredKey
from petstore_gui.connection.connection import Connection, KeyNeeded
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials, NoSystemKeyringError
from petstore_gui.connection.demo import SAMPLE_CATEGORIES, sample_animals
from petstore_gui.connection.local_service import LocalServiceError
from petstore_gui.connection.profile import NO_VERSION_WARNING, AddressError, ProfileName
from petstore_gui.connection.settings import SettingsError, SettingsFile
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.translatable import detail_of
from tests.connection.fakes import FailingKeyring, KeyringFactory, MemoryKeyring, no_keyring, untouchable
from tests.support.disk import full_disk
from tests.support.journals import write_sent
from tests.support.patience import PATIENCE_S
from tests.support.processes import kill, processes_with
from tests.support.sentences import marked

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
        """Open and take it, as the window does."""
        return self.connector.opened(self.keep(self.connector.open(name)))

    def open_production(self) -> Connection:
        """Open a service elsewhere, of which no process is started, and take it."""
        self.connector.set_address(PRODUCTION, URL)
        self.connector.use_for_session(URL, KEY)
        return self.open(PRODUCTION)

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
def listener() -> Iterator[socket.socket]:
    """Return a socket that stands for a stranger's service; no client may connect to it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        yield listener


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
    assert connection.base_url == connection.profile.base_url == connection.service_id == base_url
    assert connection.key_state == StoredKey(KeyState.STORED, key, "Fake Keyring")
    assert connection.notices == ()
    tomorrow = run(keyring)
    assert tomorrow.connector.settings().last_profile is STAGING
    assert tomorrow.open(STAGING).client.list_pets()[0].name == "Rex"


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
    assert program.open(PRODUCTION).key_state.state is KeyState.STORED
    keyring.keys.clear()
    with pytest.raises(KeyNeeded) as raised:
        program.connector.open(PRODUCTION)
    assert raised.value.state == StoredKey(KeyState.MISSING, None, "Fake Keyring")  # which was emptied
    tomorrow = run(no_keyring)
    with pytest.raises(KeyNeeded) as raised:
        tomorrow.connector.open(PRODUCTION)
    assert raised.value.state == StoredKey(KeyState.NO_KEYRING, None, saved_in="Fake Keyring")
    assert tomorrow.connector.read_key(URL) == raised.value.state
    assert tomorrow.connector.set_key(PRODUCTION, URL, KEY).session_only
    assert tomorrow.open(PRODUCTION).key_state.session_only
    tomorrow.close()
    assert program.connector.forget_key(URL).state is KeyState.MISSING
    with pytest.raises(KeyNeeded) as raised:
        run(no_keyring).connector.open(PRODUCTION)
    assert raised.value.state == StoredKey(KeyState.NO_KEYRING, None)


def test_a_keyring_that_is_gone_is_named_and_has_not_forgotten(run: Run, program: Program) -> None:
    program.connector.set_address(PRODUCTION, URL)
    program.connector.set_key(PRODUCTION, URL, KEY)
    gone = FailingKeyring(reading=NoSystemKeyringError())
    later = run(gone)
    expected = StoredKey(KeyState.NO_KEYRING, None, "Fake Keyring", saved_in="Fake Keyring")
    with pytest.raises(KeyNeeded) as raised:
        later.connector.open(PRODUCTION)
    assert raised.value.state == later.connector.read_key(URL) == later.connector.forget_key(URL) == expected
    gone.reading, gone.keys[URL] = None, KEY.reveal()
    assert later.open(PRODUCTION).key_state.key == KEY


def test_a_full_disk_is_said_and_keeps_nobody_from_working(program: Program) -> None:
    program.connector.set_address(PRODUCTION, URL)
    with full_disk():
        assert program.connector.set_key(PRODUCTION, URL, KEY).state is KeyState.STORED
        (notice,) = program.open(PRODUCTION).notices
        with pytest.raises(SettingsError, match="the disk is full"):
            program.connector.set_address(PRODUCTION, URL + "/v2")
    assert "[the disk is full]" in marked(notice)
    assert program.open(PRODUCTION).notices == ()


def test_an_opening_that_nobody_took_is_not_the_last_profile(program: Program) -> None:
    program.connector.set_address(PRODUCTION, URL)
    program.connector.set_key(PRODUCTION, URL, KEY)
    program.open(THIS_COMPUTER)
    program.keep(program.connector.open(PRODUCTION))
    assert program.connector.settings().last_profile is THIS_COMPUTER


def test_damaged_settings_are_said_with_the_first_connection_that_is_taken(program: Program) -> None:
    program.settings_file.parent.mkdir()
    program.settings_file.write_text("{")
    assert program.connector.settings().last_profile is None  # which profile was open last? the start asks
    (notice,) = program.keep(program.connector.open(THIS_COMPUTER)).notices
    assert "settings-damaged-" in marked(notice)
    assert program.open(THIS_COMPUTER).notices == (notice,)
    assert program.open(THIS_COMPUTER).notices == ()


# --- a key that the service did not accept


def test_a_refused_key_is_shown_as_such_and_tried_again(
    run: Run, program: Program, keyring: MemoryKeyring, remote: tuple[str, ApiKey]
) -> None:
    base_url, _ = remote
    program.connector.set_address(PRODUCTION, base_url)
    program.connector.set_key(PRODUCTION, base_url, KEY)
    connection = program.open(PRODUCTION)
    with pytest.raises(AuthenticationError):
        connection.client.list_pets()
    program.connector.refuse(connection)
    assert program.connector.read_key(base_url) == StoredKey(KeyState.REFUSED, KEY, "Fake Keyring")
    assert run(keyring).connector.read_key(base_url).state is KeyState.STORED
    assert program.open(PRODUCTION).key_state == StoredKey(KeyState.STORED, KEY, "Fake Keyring")
    for file in program.data.parent.rglob("*"):
        assert not file.is_file() or KEY.reveal().encode() not in file.read_bytes()


# --- the journal of adds


def test_one_journal_serves_all_places_and_ends_with_the_program(program: Program, remote: tuple[str, ApiKey]) -> None:
    base_url, key = remote
    program.connector.set_key(None, base_url, key)
    local, other = program.open(THIS_COMPUTER), program.keep(program.connector.open_address(base_url))
    entry = write_sent(local.journal, local.service_id, REX, ())
    assert other.journal is local.journal
    assert (program.data / "journal.sqlite3").exists()
    assert other.journal.open_adds(other.service_id) == ()
    assert [each.number for each in other.journal.open_adds(local.service_id)] == [entry.number]
    program.close()
    with pytest.raises(JournalError):
        local.journal.open_adds(local.service_id)


def test_a_damaged_journal_is_said_once(program: Program) -> None:
    program.data.mkdir()
    (program.data / "journal.sqlite3").write_text("not a database")
    (notice,) = program.open_production().notices
    (kept,) = program.data.glob("journal.sqlite3.damaged-*")
    assert marked(notice) == f"[The record of unfinished adds could not be read. The file was kept as {kept}.]"
    assert kept.read_text() == "not a database"
    again = program.open_production()
    assert again.notices == ()
    write_sent(again.journal, again.service_id, REX, None)


def test_a_journal_of_a_newer_version_is_said_and_left_alone(program: Program) -> None:
    program.data.mkdir()
    with closing(sqlite3.connect(program.data / "journal.sqlite3")) as database:
        database.executescript("PRAGMA application_id = 0x50455441; PRAGMA user_version = 99; CREATE TABLE adds (x)")
    before = (program.data / "journal.sqlite3").read_bytes()
    (notice,) = program.open_production().notices
    assert marked(notice) == "[Nothing can be added now: [it was written by a newer version of this program].]"
    assert str(program.data / "journal.sqlite3") in detail_of(notice)
    assert (program.data / "journal.sqlite3").read_bytes() == before


def test_a_data_folder_on_a_network_drive_is_said_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connector_module, "is_on_network", lambda folder: folder == program.data)
    (notice,) = program.open_production().notices
    assert "This program's files are on a network drive" in notice
    assert detail_of(notice) == str(program.data)


@pytest.mark.posix("file modes")
def test_where_others_can_open_the_data_folder_for_good_it_is_said_once(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.data.mkdir()
    program.data.chmod(0o777)
    monkeypatch.setattr(Path, "chmod", lambda *_arguments: None)  # as on some file systems
    (notice,) = program.open_production().notices
    assert marked(notice) == (
        "[Others who use this computer can open this program's files. [Ask the person who looks after this computer.]]"
    )
    assert detail_of(notice) == str(program.data)
    assert program.open_production().notices == ()


# --- a key is tried


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
    assert second.service_id == first.service_id == "this-computer"


def test_this_computer_does_not_get_the_environments_key(run: Run) -> None:
    program = run(untouchable, KEY)
    connection = program.open(THIS_COMPUTER)
    assert connection.key_state.key != KEY
    assert connection.client.list_pets() == []


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
    connection.client.list_pets()
    assert connection.profile.name is None
    assert connection.profile.label == base_url.split("/")[2]
    assert connection.key_state.state is KeyState.ENVIRONMENT
    assert connection.notices == ()
    other = ApiKey("typed-in-the-window")
    assert program.connector.set_key(None, base_url, other).state is KeyState.SESSION_ONLY
    assert program.keep(program.connector.open_address(base_url)).key_state.key == other
    assert not connection.is_production
    program.close()
    assert not program.settings_file.exists()


def test_the_address_of_production_is_production_also_for_one_run(run: Run) -> None:
    program = run(untouchable, ApiKey("of-this-run"))
    program.connector.set_address(PRODUCTION, URL)
    assert program.keep(program.connector.open_address(URL + "/")).is_production
    program.connector.set_address(PRODUCTION, URL + "2")
    assert not program.keep(program.connector.open_address(URL)).is_production
    program.settings_file.write_text("damaged", "utf-8")
    assert not program.keep(program.connector.open_address(URL)).is_production
    assert not program.data.exists()


def test_an_address_for_one_run_needs_a_key_and_an_honest_address(run: Run) -> None:
    connector = run(untouchable).connector
    with pytest.raises(KeyNeeded) as raised:
        connector.open_address(URL)
    assert raised.value.profile.label == "pets.example.com"
    assert raised.value.state is None
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
    assert CATEGORY_NAMES.load(connection.journal, connection.service_id) == SAMPLE_CATEGORIES
    (folder,) = demo_place.iterdir()
    (child,) = processes_with(folder / "animals.sqlite3")

    again = program.keep(program.connector.open_demo())
    assert again.client.create_pet(REX).id == 241
    kill(child)
    revived = program.keep(program.connector.open_demo())
    assert revived.client.get_pet(241).name == "Rex"

    program.close()
    assert list(demo_place.iterdir()) == []
    assert not program.settings_file.exists()
    assert not program.data.exists()


def test_a_demo_without_a_temporary_folder_is_said_in_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_none(**_arguments: object) -> str:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")

    monkeypatch.setattr("tempfile.mkdtemp", find_none)
    with pytest.raises(LocalServiceError) as raised:
        run(untouchable).connector.open_demo()
    assert marked(raised.value) == (
        "[The demo can't start: there is no temporary folder to write to. "
        "[Ask the person who looks after this computer.]]"
    )
    assert "No usable temporary directory" in detail_of(raised.value)
    assert list(tmp_path.iterdir()) == []


def test_half_a_demo_is_not_kept(run: Run, demo_place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = run(untouchable)

    def animals_of_a_service_that_dies() -> Iterator[NewPet]:
        yield REX
        (folder,) = demo_place.iterdir()
        (child,) = processes_with(folder / "animals.sqlite3")
        kill(child)
        yield REX

    with monkeypatch.context() as patch:
        patch.setattr(demo_module, "sample_animals", animals_of_a_service_that_dies)
        with pytest.raises(PetStoreError):
            program.connector.open_demo()
    assert list(demo_place.iterdir()) == []
    assert program.keep(program.connector.open_demo()).client.get_pet(240).id == 240


class Gate:
    """Sample animals that come one by one, the second only when the gate is open."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reached, self.open = Event(), Event()
        self._all = list(sample_animals())
        patch.setattr(demo_module, "sample_animals", self._animals)

    def _animals(self) -> Iterator[NewPet]:
        yield self._all[0]
        self.reached.set()
        assert self.open.wait(PATIENCE_S)
        yield from self._all[1:]


def test_a_demo_is_never_seen_half_filled(run: Run, demo_place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = run(untouchable)
    gate = Gate(monkeypatch)
    counts: list[int] = []

    def open_it() -> None:
        connection = program.keep(program.connector.open_demo())
        counts.append(len(connection.client.list_pets(limit=100)))

    with ThreadPoolExecutor() as threads:
        first = threads.submit(open_it)
        assert gate.reached.wait(PATIENCE_S)
        second = threads.submit(open_it)  # as after a deadline
        (folder,) = demo_place.iterdir()
        (child,) = processes_with(folder / "animals.sqlite3")
        gate.open.set()
        first.result()
        second.result()
    assert counts == [100, 100]
    assert processes_with(folder / "animals.sqlite3") == [child]


def test_a_demo_that_is_closed_while_it_is_filled_leaves_nothing(
    run: Run, demo_place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = run(untouchable)
    gate = Gate(monkeypatch)
    with ThreadPoolExecutor() as threads:
        openings = [threads.submit(program.connector.open_demo)]
        assert gate.reached.wait(PATIENCE_S)
        openings.append(threads.submit(program.connector.open_demo))
        program.connector.close()
        gate.open.set()
        assert all(isinstance(opening.exception(), PetStoreError | LocalServiceError) for opening in openings)
    assert list(demo_place.iterdir()) == []


def test_the_demos_journal_is_its_own_and_goes_with_it(run: Run, demo_place: Path) -> None:
    program = run(untouchable)
    demo = program.keep(program.connector.open_demo())
    write_sent(demo.journal, demo.service_id, REX, None)
    (folder,) = demo_place.iterdir()
    assert (folder / "journal.sqlite3").exists()
    assert not program.data.exists()
    (child,) = processes_with(folder / "animals.sqlite3")
    kill(child)
    revived = program.keep(program.connector.open_demo())
    assert revived.base_url != demo.base_url
    assert [entry.new_pet for entry in revived.journal.open_adds(revived.service_id)] == [REX]
    assert program.open(THIS_COMPUTER).journal.open_adds(demo.service_id) == ()
    program.close()
    assert list(demo_place.iterdir()) == []


def test_the_demo_needs_no_run_time_folder(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/proc/nowhere")
    program = run(untouchable)
    assert program.keep(program.connector.open_demo()).client.list_pets(limit=1)
    program.close()
