"""The installed window and its service killed while names are typed: none is lost or doubled, and no process is left.

``PETSTORE_GUI_KILL_ROUNDS=50`` kills each so often.
"""

import os
import random
import time
from collections import Counter
from threading import Timer
from typing import Final

import pytest

from petstore_gui.connection.demo import DATABASE_NAME
from petstore_gui.connection.profile import ProfileName
from tests.packages.windows.window import MAIN, InstalledWindow
from tests.support.killed_typist import MOST_NAMES, Fates
from tests.support.patience import wait_until

pytestmark = [pytest.mark.slow, pytest.mark.rounds]

ROUNDS: Final = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "2"))


@pytest.fixture
def chance() -> random.Random:
    """Return what says when to kill."""
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  shown when the test fails
    return random.Random(seed)  # noqa: S311


def test_a_killed_window_loses_and_doubles_nothing_and_its_service_ends(
    window: InstalledWindow, chance: random.Random
) -> None:
    fates = Fates()
    for number in range(ROUNDS):
        window.open()
        window.press("ctrl+n")
        moments: dict[str, float] = {}
        killed_at: list[float] = []

        def kill(killed_at: list[float] = killed_at) -> None:
            killed_at.append(time.monotonic())
            window.kill()

        killer = Timer(chance.uniform(0.5, 2.5), kill)
        killer.start()
        for each in range(MOST_NAMES):
            name = f"r{number}n{each}"
            window.type(name)
            if not each:
                window.press("Tab")
                window.type("7")
            if killed_at:
                break
            window.press("Return")
            moments[name] = time.monotonic()
        killer.join()
        window.wait_until_ended()
        typed = {name: killed_at[0] - moment for name, moment in moments.items() if moment < killed_at[0]}
        fates.take(typed, window.data / DATABASE_NAME, window.data, ProfileName.THIS_COMPUTER)
        window.clean()
    print(f"the window, killed {ROUNDS} times: {fates}")  # noqa: T201


def test_a_window_goes_on_over_a_killed_service_and_nothing_is_lost_or_doubled(
    window: InstalledWindow, chance: random.Random
) -> None:
    names: list[str] = []

    def add(name: str) -> None:
        names.append(name)
        window.type(name)
        window.press("Return")

    window.open()
    window.add("first", category="7")
    names.append("first")
    for number in range(ROUNDS):
        for each in range(chance.randint(1, 3)):
            add(f"r{number}n{each}")
        time.sleep(chance.uniform(0, 0.1))
        window.kill(service=True)
        add(f"r{number}after")
        # It is started again once in a while; the rest is the user's.
        wait_until(lambda: _is_back(window), "the service runs again", every_s=1)
    window.wait_for_stored(*names)
    assert max(Counter(names).values()) == 1
    assert window.desktop.title() == MAIN, "no question is asked"
    print(f"the service, killed {ROUNDS} times: {len(names)} typed, 0 lost, 0 doubled")  # noqa: T201
    window.close()


def _is_back(window: InstalledWindow) -> bool:
    if len(window.processes(of_service=True)) == 1:
        return True
    window.press("F5" if window.desktop.title() == MAIN else "Return")  # Start it again
    return False
