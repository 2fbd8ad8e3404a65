"""The API key in KeePassXC and in KWallet, which serve the Secret Service beside GNOME Keyring."""

import shutil
from pathlib import Path

import pytest

from tests.end_to_end.conftest import LogIn
from tests.end_to_end.test_api_key import (
    KEY,
    PROFILE,
    STAGING,
    assert_in_keyring_only,
    fill_in,
    service,
    type_key,
    wait_for_bella,
)
from tests.end_to_end.test_keyring import NO_KEYRING, WHERE, assert_said_that_it_is_not_kept
from tests.support.desktop import Desktop
from tests.support.other_keyrings import KEEPASSXC, KWALLET, OtherKeyring
from tests.support.patience import wait_until
from tests.support.program import Program, running_program
from tests.support.saved_profile import key_in_keyring
from tests.support.service import RunningService

__all__ = ["service"]  # a fixture

pytestmark = pytest.mark.end_to_end


@pytest.mark.parametrize("keyring", [KEEPASSXC, KWALLET], ids=lambda keyring: keyring.command)
def test_the_key_is_kept_and_found_again_and_a_missing_keyring_is_said(
    desktop: Desktop, log_in: LogIn, service: RunningService, tmp_path: Path, keyring: OtherKeyring
) -> None:
    if shutil.which(keyring.command) is None:
        pytest.skip(f"{keyring.command} is not installed: its 60 MB are not for each computer that runs the tests")
    user = log_in("empty")
    with keyring.running(user, desktop):
        with running_program(desktop, user) as program:
            fill_in(program, service.base_url, KEY)
            keyring.begin(desktop)
            wait_for_bella(program)
            assert_in_keyring_only(user, KEY, tmp_path, [program.process.pid, service.process.pid])
            program.end()
        # Another program, too, has to ask KWallet 5.103 again at times.
        wait_until(lambda: key_in_keyring(user, service.base_url) == KEY, "another program finds the key")
        with running_program(desktop, user) as program:
            if keyring is KWALLET:
                connect_if_asked(program)
            wait_for_bella(program)
            assert program.titles() == [STAGING]
            program.end()
    if keyring is KEEPASSXC:  # KWallet 5.103 gives an empty key after its own prompt
        user = log_in("empty")  # the next day
        with keyring.running(user, desktop), running_program(desktop, user) as program:
            keyring.unlock(desktop)
            wait_for_bella(program)
            program.end()
    user = log_in("empty")
    with running_program(desktop, user) as program:
        program.window(PROFILE)
        program.wait_for_sentence(f"The key was saved in {WHERE}, which is not there now.", PROFILE)
        type_key(program, KEY)
        assert_said_that_it_is_not_kept(program, NO_KEYRING)
        program.end()


def connect_if_asked(program: Program) -> None:
    """Press Connect if the key is asked for: on a busy machine, KWallet 5.103 at times has it only when asked again."""
    program.wait_for(lambda: {STAGING, PROFILE} & set(program.titles()) != set(), "the list, or the question for a key")
    if PROFILE in program.titles():
        program.wait_for_sentence("Leave the field empty to use it, or type another one.", PROFILE)
        program.press("Return")
