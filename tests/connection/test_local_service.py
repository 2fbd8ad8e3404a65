"""The embedded service as a child: no other process sees its key, and never outlives the window."""

import json
import os
import socket
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, PetStoreError
from petstore_gui.api.schema import NewPet
from petstore_gui.connection import local_service
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.local_service import LocalService, LocalServiceError, service_command
from petstore_gui.storage.error_text import DENIED, DISK_FULL, NEWER, OTHER
from petstore_gui.translatable import detail_of
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.processes import kill, processes_with
from tests.support.sentences import marked

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).parents[2]
HANGS = "import sys; sys.stdin.read()"  # a child that never tells its address
REX = NewPet(name="Rex", category_id=1)
OTHER_KEYS = {"PETSTORE_API_KEY": "the-key-of-production", "PETSTORE_SERVICE_KEY": "the-key-of-another-service"}


class Running(NamedTuple):
    """A service and what it was started with."""

    service: LocalService
    database: Path
    base_url: str
    key: ApiKey


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "animals.sqlite3"


@pytest.fixture
def service(database: Path) -> Iterator[LocalService]:
    service = LocalService(database)
    yield service
    service.stop()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a service that runs, for questions that change nothing of it; its program has two other keys around it."""
    database = tmp_path_factory.mktemp("running") / "data" / "animals.sqlite3"
    database.parent.mkdir(mode=0o755)
    with pytest.MonkeyPatch.context() as patch:
        for variable, secret in OTHER_KEYS.items():
            patch.setenv(variable, secret)
        service = LocalService(database)
        base_url, key = service.start()
    yield Running(service, database, base_url, key)
    service.stop()


def stub(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let ``script`` run in place of the service; the database is its only argument."""
    monkeypatch.setattr(
        local_service, "service_command", lambda database: [sys.executable, "-c", script, str(database)]
    )


def test_it_answers_to_its_own_key_only(running: Running) -> None:
    assert running.service.serves(running.base_url)
    with PetStoreClient(running.base_url, running.key.reveal()) as client:
        assert client.create_pet(REX).name == "Rex"
    with PetStoreClient(running.base_url, "another-key") as client, pytest.raises(AuthenticationError):
        client.list_pets()


@pytest.mark.posix("reads /proc")
def test_its_key_is_in_no_argument_no_environment_and_no_file(running: Running) -> None:
    with PetStoreClient(running.base_url, running.key.reveal()) as client:
        client.create_pet(REX)
    (child,) = processes_with(running.database)
    for secret in (running.key.reveal(), *OTHER_KEYS.values()):
        assert secret.encode() not in Path(f"/proc/{child}/cmdline").read_bytes()
        assert secret.encode() not in Path(f"/proc/{child}/environ").read_bytes()
        for file in running.database.parent.iterdir():
            assert secret.encode() not in file.read_bytes()
    assert running.key.reveal() not in repr(running.service.__dict__)


@pytest.mark.posix("file modes")
def test_its_files_are_the_users_own(running: Running) -> None:
    assert stat.S_IMODE(running.database.parent.stat().st_mode) == 0o700
    for file in running.database.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_a_living_one_is_used_again(running: Running) -> None:
    assert running.service.start() == (running.base_url, running.key)
    assert len(processes_with(running.database)) == 1


def test_a_dead_one_is_noticed_and_started_again_with_its_animals(service: LocalService, database: Path) -> None:
    base_url, key = service.start()
    with PetStoreClient(base_url, key.reveal()) as client:
        pet = client.create_pet(REX)
    (child,) = processes_with(database)
    kill(child)
    assert not service.serves(base_url)
    base_url, another_key = service.start()
    assert another_key != key
    with PetStoreClient(base_url, another_key.reveal()) as client:
        assert client.list_pets() == [pet]
    assert processes_with(database) != [child]


def test_one_that_has_left_its_port_but_is_not_gone_yet_is_dead(
    service: LocalService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, socket.create_server(("127.0.0.1", 0)) as silent:
        told = f'{{"base_url": "http://127.0.0.1:{silent.getsockname()[1]}/v1"}}'
        stub(patch, f"import sys; print({told!r}, flush=True); sys.stdin.read()")
        base_url, key = service.start()
        assert service.start() == (base_url, key)
    assert service.serves(base_url)
    base_url, key = service.start()
    with PetStoreClient(base_url, key.reveal()) as client:
        assert client.list_pets() == []


def test_it_ends_more_than_once(service: LocalService, database: Path) -> None:
    base_url, key = service.start()
    service.stop()
    service.stop()
    assert not service.serves(base_url)
    assert processes_with(database) == []
    with PetStoreClient(base_url, key.reveal()) as client, pytest.raises(PetStoreError):
        client.list_pets()


def test_what_is_asked_for_after_its_end_starts_no_other(service: LocalService, database: Path) -> None:
    service.start()
    service.stop()
    with pytest.raises(LocalServiceError, match="the program is ending"):
        service.start()
    assert processes_with(database) == []


@pytest.mark.posix("a session of processes")
def test_ctrl_c_in_a_terminal_is_for_the_window(running: Running) -> None:
    (child,) = processes_with(running.database)
    assert os.getpgid(child) != os.getpgid(0)


def test_a_service_that_cannot_start_says_why(service: LocalService, database: Path) -> None:
    database.mkdir(parents=True)
    with pytest.raises(LocalServiceError) as raised:
        service.start()
    assert marked(raised.value) == (
        "[The store on this computer can't be opened: [it is not a file]. "
        "[Ask the person who looks after this computer.]]"
    )
    assert f"{database} cannot be opened: " in detail_of(raised.value)
    assert processes_with(database) == []


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(LocalServiceError, match="can't be opened: its folder can't be used") as raised:
        LocalService(tmp_path / "a file" / "nowhere" / "animals.sqlite3").start()
    assert "a file" in detail_of(raised.value)
    assert "a file" not in str(raised.value)


@pytest.mark.parametrize(
    ("told", "reason", "advice"),
    [
        (str(DISK_FULL), DISK_FULL, "Free some space, then try again."),
        (str(DENIED), DENIED, "Ask the person who looks after this computer."),
        (f"{NEWER} (the format is 2, not 1)", NEWER, "Install the newer version."),
        ("the moon is in the way", OTHER, "Ask the person who looks after this computer."),
    ],
)
def test_why_the_service_cannot_open_its_database_is_said(
    service: LocalService, monkeypatch: pytest.MonkeyPatch, told: str, reason: str, advice: str
) -> None:
    line = f"petstore-service: /permission denied/animals.sqlite3 cannot be opened: {told}"
    stub(monkeypatch, f"import sys; sys.exit({line!r})")
    with pytest.raises(LocalServiceError) as raised:
        service.start()
    assert marked(raised.value) == f"[The store on this computer can't be opened: [{reason}]. [{advice}]]"
    assert detail_of(raised.value) == line


def test_a_program_that_is_not_there_is_said(service: LocalService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(LocalServiceError, match="can't be opened"):
        service.start()


@pytest.mark.parametrize(
    "script",
    [
        "print('no JSON')",
        "print('[]')",
        "print('{}')",
        "print('{\"base_url\": 5}')",
        "print('{\"base_url\": null}')",
        'print(\'{"base_url": "http://192.0.2.1/v1"}\')',
        'print(\'{"base_url": "https://pets.example.com/v1"}\')',
        'print(\'{"base_url": "http://localhost.evil.com/v1"}\')',
        "print('x' * 100_000)",
        "import sys; sys.stdin.close(); sys.exit(1)",
        "import os; os.close(0); raise SystemExit",
    ],
)
def test_a_child_that_tells_no_address_of_this_computer_gets_no_request(
    service: LocalService, database: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    stub(monkeypatch, script)
    with pytest.raises(LocalServiceError, match="can't be opened"):
        service.start()
    assert processes_with(database) == []


def test_a_failing_childs_last_line_is_told_without_the_key(
    service: LocalService, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub(monkeypatch, "import sys; key = input(); sys.exit('x' * 9999 + '\\nfirst\\nthe key is <' + key + '>\\n\\n')")
    with pytest.raises(LocalServiceError) as raised:
        service.start()
    assert detail_of(raised.value) == "the key is <…>"


def starting(service: LocalService, database: Path) -> tuple[Thread, list[LocalServiceError]]:
    """Start the service in a thread and return as soon as its process is there; the list takes the error."""
    errors: list[LocalServiceError] = []

    def start() -> None:
        try:
            service.start()
        except LocalServiceError as error:
            errors.append(error)

    thread = Thread(target=start)
    thread.start()
    wait_until(lambda: len(processes_with(database)) == 1, "it runs")
    return thread, errors


def test_a_child_that_hangs_is_ended_from_another_thread(
    service: LocalService, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub(monkeypatch, HANGS)
    thread, errors = starting(service, database)
    service.stop()
    thread.join(PATIENCE_S)
    assert len(errors) == 1
    assert processes_with(database) == []


def test_a_start_after_one_that_hangs_begins_anew(
    service: LocalService, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        stub(patch, HANGS)
        thread, errors = starting(service, database)
    base_url, key = service.start()
    thread.join(PATIENCE_S)
    assert len(errors) == 1
    with PetStoreClient(base_url, key.reveal()) as client:
        assert client.list_pets() == []
    assert service.start() == (base_url, key)


def test_a_child_that_will_not_end_is_killed(
    service: LocalService, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub(
        monkeypatch,
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        'print(\'{"base_url": "http://127.0.0.1:9/v1", "quarantined_path": "x"}\', flush=True); time.sleep(600)',
    )
    service.start()
    assert service.quarantined_path == "x"
    service.stop()
    assert processes_with(database) == []
    assert service.quarantined_path is None


def test_a_full_disk_for_the_childs_messages_does_not_keep_it_from_starting(
    service: LocalService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    base_url, _key = service.start()
    assert service.serves(base_url)


def test_the_folder_that_the_program_was_started_in_is_not_imported_from(
    service: LocalService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uvicorn.py").write_text("raise SystemExit('imported the wrong one')")
    (tmp_path / "petstore_gui").mkdir()
    (tmp_path / "petstore_gui" / "__init__.py").write_text("raise SystemExit('imported the wrong one')")
    monkeypatch.chdir(tmp_path)
    base_url, _key = service.start()
    assert service.serves(base_url)


def test_a_frozen_build_is_its_own_service(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert service_command(Path("a.sqlite3")) == [
        *(sys.executable, "serve"),
        *("--database", "a.sqlite3", "--until-stdin-closes", "--log-limit", "1048576"),
    ]


@pytest.mark.parametrize("frozen", [False, True])
def test_the_service_finds_the_same_program_and_a_frozen_build_is_given_no_other(
    service: LocalService, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, frozen: bool
) -> None:
    told = tmp_path / "environment"
    stub(monkeypatch, f"import json, os, pathlib; pathlib.Path({str(told)!r}).write_text(json.dumps({{**os.environ}}))")
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/the/bundle")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with pytest.raises(LocalServiceError):
        service.start()
    environment = json.loads(told.read_text())
    assert environment.get("PYTHONPATH") == (None if frozen else str(ROOT))
    assert environment["LD_LIBRARY_PATH"] == "/the/bundle"  # with which a bundle's libraries are found
