"""The API key: typed once, found again in the system's keyring, and found nowhere else."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support.desktop import Desktop
from tests.support.program import Program, running_program
from tests.support.secret_service import Mode
from tests.support.service import RunningService, running_service
from tests.support.traces import files_that_hold, processes_that_show

pytestmark = pytest.mark.end_to_end

KEY = "Staging-key_4Kq7wZ0xV9"
OTHER_KEY = "Production-key_8Yt2mB5nL1"
WRONG_KEY = "Mistyped-key_3Hd6pR1sC0"

PROFILE = "Profile and key"
STAGING = "Pet Store – Staging"
REFUSED = "The service did not accept the API key"
NOT_KEPT = "The key is for this session only"
NO_KEYRING = "This computer has no keyring that can be used."

LogIn = Callable[[Mode], Environment]


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
    program.wait_for_focus(program.field("Base address", PROFILE))
    program.press("shift+Tab")
    program.wait_for_focus(program.field("Profile", PROFILE))
    program.press("Down", "Tab")
    program.type_into("Base address", address, PROFILE)
    program.press("Tab")
    type_key(program, key)


def type_key(program: Program, key: str) -> None:
    program.type_into("API key", key, PROFILE)
    assert key not in program.field("API key", PROFILE).text  # a screen reader does not read it out
    program.press("Return")


def key_in_keyring(environment: Environment, address: str) -> str:
    """Return what another program of the same user finds in the keyring."""
    code = f"import keyring; print(keyring.get_password('petstore-gui', {address!r}))"
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=30, check=True
    )
    return found.stdout.strip()


def assert_in_keyring_only(environment: Environment, key: str, folder: Path, pids: list[int]) -> None:
    assert files_that_hold(key, [folder]) == []
    assert processes_that_show(key, pids) == []
    assert environment["HOME"].startswith(str(folder))


def test_the_key_is_found_in_the_keyring_after_a_restart_and_nowhere_else(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, KEY)
        program.window(STAGING)
        program.wait_for_rows(1)
        assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
        assert key_in_keyring(user, service.base_url) == KEY
        program.end()
    for mode in (None, "unlocked"):  # the next start, and the next day's
        user = user if mode is None else log_in("unlocked")
        with running_program(desktop, user) as program:
            program.window(STAGING)
            program.wait_for_rows(1)
            assert program.rows() == [("1", "Bella", "3", "Sold")]
            assert program.titles() == [STAGING]
            assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
            program.end()
    assert files_that_hold(KEY, [tmp_path]) == []
    assert files_that_hold(service.base_url, [tmp_path]) != []  # the search does find what is there


def test_a_wrong_key_is_asked_for_once_and_the_list_comes_by_itself(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, WRONG_KEY)
        program.window(REFUSED)
        assert any(service.base_url in sentence for sentence in program.sentences(REFUSED))
        program.press("Return")  # “Enter the API key…”
        program.window(PROFILE)
        type_key(program, KEY)
        program.window(STAGING)
        program.wait_for_rows(1)
        assert key_in_keyring(user, service.base_url) == KEY
        program.end()
    assert files_that_hold(KEY, [tmp_path]) == files_that_hold(WRONG_KEY, [tmp_path]) == []


def test_each_address_has_its_own_key(desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path) -> None:
    user = log_in("unlocked")
    with running_service(tmp_path / "other" / "animals.sqlite3", key=OTHER_KEY) as other:
        with running_program(desktop, user) as program:
            fill_in(program, service.base_url, KEY)
            program.window(STAGING)
            program.wait_for_rows(1)
            program.end()
        with running_program(desktop, user, "--profile", "production") as program:
            program.window(PROFILE)  # it has no address yet
            program.type_into("Base address", other.base_url, PROFILE)
            program.press("Tab")
            type_key(program, OTHER_KEY)
            program.window("Pet Store – Production")
            program.wait_for_sentence("There are no animals here yet.")
            program.end()
        assert key_in_keyring(user, service.base_url) == KEY
        assert key_in_keyring(user, other.base_url) == OTHER_KEY


def assert_said_that_it_is_not_kept(program: Program, why: str) -> None:
    program.window(NOT_KEPT)
    program.wait_for_sentence(why, NOT_KEPT)
    program.wait_for_sentence("until the program ends", NOT_KEPT)
    program.press("Return")
    program.wait_until_closed(NOT_KEPT)
    program.window(STAGING)
    program.wait_for_rows(1)


def test_without_a_keyring_the_key_is_for_one_run_and_that_is_said(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("none")
    for start in ("first", "second"):
        with running_program(desktop, user) as program:
            if start == "first":
                fill_in(program, service.base_url, KEY)
            else:  # the address is known, the key is not
                program.window(PROFILE)
                program.wait_for_sentence(NO_KEYRING, PROFILE)
                type_key(program, KEY)
            assert_said_that_it_is_not_kept(program, NO_KEYRING)
            assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
            program.end()
    assert files_that_hold(KEY, [tmp_path]) == []


def test_a_locked_keyring_is_said_and_keeps_the_key_that_it_has(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, KEY)
        program.window(STAGING)
        program.end()
    with running_program(desktop, log_in("locked")) as program:
        program.window(PROFILE)
        program.wait_for_sentence("The system's keyring is locked; it was not changed.", PROFILE)
        type_key(program, KEY)
        assert_said_that_it_is_not_kept(program, "The system's keyring is locked; it was not changed.")
        program.end()
    user = log_in("unlocked")
    assert key_in_keyring(user, service.base_url) == KEY
    assert files_that_hold(KEY, [tmp_path]) == []


@pytest.mark.slow
def test_beside_a_hung_keyring_the_window_answers_and_ends_at_once(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("hung")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, KEY)
        program.wait_for(lambda: "Connecting…" in program.sentences(PROFILE), "the keyring is being asked")
        program.press("shift+Tab", "shift+Tab")  # the keyboard goes on working meanwhile
        program.wait_for_focus(program.field("Profile", PROFILE))
        assert_said_that_it_is_not_kept(program, "The system's keyring has not answered.")
        program.end()
    assert files_that_hold(KEY, [tmp_path]) == []
