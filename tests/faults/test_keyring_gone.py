"""The process of the keyring ends while the window is open: said where a key is needed, and well when it is back."""

from functools import partial

import pytest

from tests.end_to_end.conftest import LogIn
from tests.end_to_end.test_api_key import KEY, PROFILE, STAGING, fill_in, service, wait_for_bella
from tests.end_to_end.test_keyring import WHERE
from tests.faults.row import Record, Row
from tests.support.desktop import Desktop
from tests.support.program import Program, running_program
from tests.support.secret_service import keyring_again, kill_keyring, needs_keyring
from tests.support.service import RunningService

__all__ = ["service"]  # a fixture

pytestmark = [pytest.mark.end_to_end, needs_keyring]

FIELDS = ("Profile", "Service address", "API key")
GONE = f"The key was saved in {WHERE}, which is not there now."


def choose(program: Program, key: str) -> None:
    """Choose the profile above or below the open one, and press Connect."""
    has_focus = partial(program.has_focus, inside=PROFILE)
    program.press("ctrl+comma")
    program.window(PROFILE)
    program.wait_for(partial(has_focus, *FIELDS), "a field has the focus")
    for number in (2, 1):
        if has_focus(FIELDS[number]):
            program.press("shift+Tab")
            program.wait_for(partial(has_focus, *FIELDS[:number]), "one before it has the focus")
    program.press(key)
    program.button("Connect", PROFILE).act()


def test_the_window_goes_on_without_its_keyring_claims_nothing_of_it_and_finds_the_key_when_it_is_back(
    desktop: Desktop, log_in: LogIn, service: RunningService, record: Record
) -> None:
    user = log_in("unlocked")
    with running_program(desktop, user) as program:
        fill_in(program, service.base_url, KEY)
        wait_for_bella(program)
        kill_keyring(user)
        program.press("F5")
        program.add("Rex", category=3)
        program.wait_for_sentence("Rex was added, ID 2.")  # what is open needs no keyring
        assert program.titles() == [STAGING]
        choose(program, "Down")
        program.window("Pet Store – This computer")
        choose(program, "Up")
        program.wait_for_sentence(f"{GONE} Enter the API key for {service.base_url}.", PROFILE)
        shown = program.wait_for_sentence(f"{GONE} Start it and press Connect", PROFILE)
        program.button("Forget…", PROFILE).act()
        program.button("Forget", "Forget this service's key and list?").act()
        forgotten = program.wait_for_sentence("The system keyring may still have it", PROFILE)
        with keyring_again(user):
            program.button("Connect", PROFILE).act()
            program.window(STAGING)
            program.wait_for_rows(2)
            program.end()
    record(Row(25, "the keyring's process is killed, the window is open", "add", "Rex was added, ID 2."))
    record(Row(25, "the keyring's process is killed, the window is open", "open", shown))
    record(Row(25, "the keyring's process is killed, the window is open", "forget", forgotten))
