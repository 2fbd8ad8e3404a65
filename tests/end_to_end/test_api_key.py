"""The API key: typed once, found again in the system keyring, found nowhere else, and sent to its own address only."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment, LogIn
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S
from tests.support.program import Program, running_program
from tests.support.raw_server import RawServer, answer, answering
from tests.support.saved_profile import key_in_keyring
from tests.support.service import RunningService, running_service
from tests.support.traces import files_that_hold, processes_that_show

pytestmark = pytest.mark.end_to_end

KEY = "Staging-key_4Kq7wZ0xV9"
OTHER_KEY = "Production-key_8Yt2mB5nL1"
WRONG_KEY = "Mistyped-key_3Hd6pR1sC0"

PROFILE = "Connection"
STAGING = "Pet Store – Staging"
REFUSED = "The service did not accept the API key"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[RunningService]:
    with running_service(tmp_path / "service" / "animals.sqlite3", key=KEY) as service:
        with service.client() as client:
            client.post("/pets", json={"name": "Bella", "categoryId": 3, "status": "sold"}).raise_for_status()
        yield service


def fill_in(program: Program, address: str, key: str) -> None:
    """Fill in a profile as a person does at first: Staging is one step below the one that is offered."""
    program.press("ctrl+comma")
    program.window(PROFILE)
    program.wait_for_focus(program.field("Service address", PROFILE))
    program.press("shift+Tab")
    program.wait_for_focus(program.field("Profile", PROFILE))
    program.press("Down", "Tab")
    program.type_into("Service address", address, PROFILE)
    program.press("Tab")
    type_key(program, key)


def type_key(program: Program, key: str) -> None:
    """Type the key, or leave the field empty, and press Connect."""
    program.type_into("API key", key, PROFILE)
    assert not key or key not in program.field("API key", PROFILE).text  # a screen reader does not read it out
    program.press("Return")


def assert_in_keyring_only(environment: Environment, key: str, folder: Path, pids: list[int]) -> None:
    assert files_that_hold(key, [folder]) == []
    assert processes_that_show(key, pids) == []
    assert environment["HOME"].startswith(str(folder))


def wait_for_bella(program: Program) -> None:
    program.window(STAGING)
    program.wait_for_rows(1)
    assert program.rows() == [("1", "Bella", "3", "Sold")]


@contextmanager
def first_start(desktop: Desktop, user: Environment, service: RunningService, key: str = KEY) -> Iterator[Program]:
    """Run the program for one who fills in Staging with this key; end it in order."""
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, key)
        yield program
        program.end()


def test_the_key_is_found_in_the_keyring_after_a_restart_and_nowhere_else(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    with first_start(desktop, user, service) as program:
        wait_for_bella(program)
        assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
        assert key_in_keyring(user, service.base_url) == KEY
    user = log_in("unlocked")  # the next day
    with running_program(desktop, user) as program:
        wait_for_bella(program)
        assert program.titles() == [STAGING]
        assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
        program.end()
    assert files_that_hold(KEY, [tmp_path]) == []
    assert files_that_hold(service.base_url, [tmp_path]) != []  # the search does find what is there


def test_after_a_day_of_use_and_a_crash_no_file_and_no_process_shows_a_key(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, WRONG_KEY)
        program.window(REFUSED)
        assert any(service.base_url in sentence for sentence in program.sentences(REFUSED))
        program.answer("Return")  # “Enter the API key…”
        program.window(PROFILE)
        program.wait_for_sentence("The service did not accept the key. Type another one", PROFILE)
        type_key(program, KEY)
        wait_for_bella(program)
        assert key_in_keyring(user, service.base_url) == KEY
        program.add("Rex", category=7)
        program.wait_for_rows(2)
        program.type_into("Name", "A draft")
        pids = [program.process.pid, *program.service_processes(), service.process.pid]
        for key in (KEY, WRONG_KEY):
            assert_in_keyring_only(user, key, tmp_path, pids)
        program.process.send_signal(signal.SIGSEGV)
        program.process.wait(PATIENCE_S)
    data, config = (Path(user[name], "petstore-gui") for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"))
    assert (config / "settings.json").exists()
    assert (data / "journal.sqlite3").exists()
    (trace,) = (data / "crash-notes").iterdir()
    text = trace.read_text()
    assert "Segmentation fault" in text
    assert "app.py" in text
    assert files_that_hold("Rex", [tmp_path / "service"]) != []
    assert files_that_hold(KEY, [tmp_path]) == files_that_hold(WRONG_KEY, [tmp_path]) == []
    with running_program(desktop, user) as program:
        program.window(STAGING)
        program.wait_for_rows(2)
        assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
        program.end()
    assert [(file, file.read_text()) for file in trace.parent.iterdir()] == [(trace, text)]


@pytest.mark.parametrize("from_environment", [False, True])
def test_a_changed_address_is_not_sent_the_key_of_the_old_one(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path, *, from_environment: bool
) -> None:
    user = log_in("unlocked")
    with RawServer(answering(answer())) as stranger:
        with running_program(desktop, {**user, **({"PETSTORE_API_KEY": KEY} if from_environment else {})}) as program:
            fill_in(program, service.base_url, "" if from_environment else KEY)
            wait_for_bella(program)
            program.press("ctrl+comma")
            program.window(PROFILE)
            program.wait_for_sentence("PETSTORE_API_KEY" if from_environment else "The key is kept", PROFILE)
            program.press("shift+Tab", "ctrl+a")
            program.type_into("Service address", stranger.url, PROFILE)
            program.press("Return")
            program.wait_for_sentence(f"Enter the API key for {stranger.url}.", PROFILE)
            assert stranger.connections == 0
            type_key(program, OTHER_KEY)  # the focus is at the field that is missing
            program.wait_for_sentence("There are no animals here yet.")
            program.end()
        sent = b"".join(stranger.requests)
    assert f"Bearer {OTHER_KEY}".encode() in sent
    assert KEY.encode() not in sent
    assert key_in_keyring(user, service.base_url) == ("None" if from_environment else KEY)
    assert key_in_keyring(user, stranger.url) == OTHER_KEY
    assert files_that_hold(KEY, [tmp_path]) == files_that_hold(OTHER_KEY, [tmp_path]) == []
