"""The system keyring as it is: not there, locked, asking for a password, silent for ever, or not the one of before."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment, LogIn
from tests.end_to_end.test_api_key import (
    KEY,
    PROFILE,
    STAGING,
    assert_in_keyring_only,
    fill_in,
    first_start,
    service,
    type_key,
    wait_for_bella,
)
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.program import Program, running_program
from tests.support.saved_profile import key_in_keyring, save_address, store_key
from tests.support.service import RunningService
from tests.support.traces import files_that_hold

__all__ = ["service"]  # a fixture

pytestmark = pytest.mark.end_to_end

NOT_KEPT = "The key is for this session only"
NO_KEYRING = "The system keyring can't be used on this computer."
LOCKED = "The system keyring is locked. It was not changed."
SILENT = "The system keyring has not answered."
WAITING = "Waiting for the system keyring…"
WHERE = "Secret Service (GNOME Keyring, KWallet, KeePassXC)"
PASSWORD = "the user's password"  # tests/support/secret_service.py sets it
PROMPT = "^Unlock "
PROMPTER = Path("/usr/libexec/gcr-prompter")


def assert_said_that_it_is_not_kept(program: Program, why: str) -> None:
    program.window(NOT_KEPT)
    program.wait_for_sentence(why, NOT_KEPT)
    program.wait_for_sentence("until the program ends", NOT_KEPT)
    program.press("Return")
    program.wait_until_closed(NOT_KEPT)
    wait_for_bella(program)


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
    save_address(user, service)
    store_key(user, service)
    with running_program(desktop, log_in("locked")) as program:
        program.window(PROFILE)
        program.wait_for_sentence(f"{LOCKED} Press Connect to enter its password", PROFILE)
        type_key(program, KEY)
        assert_said_that_it_is_not_kept(program, LOCKED)
        program.end()
    user = log_in("unlocked")
    assert key_in_keyring(user, service.base_url) == KEY
    assert files_that_hold(KEY, [tmp_path]) == []


@contextmanager
def prompter(desktop: Desktop, user: Environment) -> Iterator[None]:
    """Give the user of a locked keyring the desktop's own window that asks for its password."""
    process = subprocess.Popen([PROMPTER], env={**user, **desktop.environment})
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def wait_for_prompt(desktop: Desktop, *, there: bool = True) -> None:
    environment = {**os.environ, **desktop.environment}

    def is_there() -> bool:
        search = ["xdotool", "search", "--onlyvisible", "--name", PROMPT]
        return subprocess.run(search, env=environment, capture_output=True, check=False).stdout != b""

    wait_until(lambda: is_there() is there, f"the keyring's prompt is there: {there}")


@pytest.mark.skipif(not PROMPTER.exists(), reason="needs gcr, which asks for the password of GNOME Keyring")
def test_a_prompt_that_was_dismissed_comes_again_only_when_it_is_asked_for(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    save_address(user, service)
    store_key(user, service)
    user = log_in("locked")
    with prompter(desktop, user), running_program(desktop, user) as program:
        wait_for_prompt(desktop)
        desktop.press("Escape")
        program.window(PROFILE)
        program.wait_for_sentence(f"{LOCKED} Press Connect", PROFILE)
        wait_for_prompt(desktop, there=False)
        program.press("Return")  # “Connect”, with nothing typed
        wait_for_prompt(desktop)
        program.wait_for_sentence(WAITING, PROFILE)
        desktop.type(PASSWORD)
        desktop.press("Return")
        wait_for_bella(program)
        assert program.titles() == [STAGING]
        program.end()
    assert key_in_keyring(user, service.base_url) == KEY
    assert files_that_hold(KEY, [tmp_path]) == []


def test_a_key_that_was_saved_in_a_keyring_which_is_gone_is_said_to_be(
    desktop: Desktop, log_in: LogIn, service: RunningService
) -> None:
    with first_start(desktop, log_in("unlocked"), service) as program:
        wait_for_bella(program)
    with running_program(desktop, log_in("none")) as program:
        program.window(PROFILE)
        gone = f"The key was saved in {WHERE}, which is not there now."
        program.wait_for_sentence(f"{gone} Enter the API key for {service.base_url}.", PROFILE)
        program.wait_for_sentence(f"{gone} Start it and press Connect", PROFILE)
        type_key(program, KEY)
        assert_said_that_it_is_not_kept(program, NO_KEYRING)
        program.end()
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        wait_for_bella(program)
        assert program.titles() == [STAGING]
        program.end()


@pytest.mark.slow
def test_beside_a_hung_keyring_the_window_answers_and_ends_at_once(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("hung")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, KEY)
        program.wait_for_sentence(f"{WAITING} If it asks for its password, answer it.", PROFILE)
        program.press("shift+Tab", "shift+Tab")  # the keyboard goes on working meanwhile
        program.wait_for_focus(program.field("Profile", PROFILE))
        program.button("Connect", PROFILE).act()
        assert_said_that_it_is_not_kept(program, SILENT)
        program.end()
    assert files_that_hold(KEY, [tmp_path]) == []


@pytest.mark.slow
def test_a_start_beside_a_hung_keyring_offers_a_key_for_this_session_only(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path
) -> None:
    user = log_in("unlocked")
    save_address(user, service)
    store_key(user, service)
    user = log_in("hung")
    with running_program(desktop, user) as program:
        program.wait_for_sentence(WAITING)
        program.button("Use for this session only").act()
        program.window(PROFILE)
        type_key(program, KEY)
        wait_for_bella(program)
        assert program.titles() == [STAGING]
        assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
        program.end()
