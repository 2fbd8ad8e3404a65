"""The program killed over a line that loses answers, at a service that honours keys, and started without a line.

The user is not asked about an add that its key settles. ``PETSTORE_GUI_KILL_ROUNDS=20`` kills it so often.
"""

import os
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.settings import SettingsFile
from tests.connection.fakes import MemoryKeyring
from tests.faults.row import Record, Row
from tests.support import faults
from tests.support.faulty_proxy import Fault, FaultyProxy, passed_on
from tests.support.killed_typist import MOST_NAMES, open_adds, run_until_killed
from tests.support.service import KEY, running_service
from tests.support.windows import Desk, boxes, desk_with, dialogs, is_there, says

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.posix("SIGKILL"),
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "2"))
MANY_ADDS = 3 * MOST_NAMES
ADDS: tuple[Fault, ...] = (
    passed_on,
    passed_on,
    faults.hang_up,
    faults.silence,
    faults.stored(faults.hang_up),
    faults.stored(faults.silence),
)
SETTLED = {"Not sent"}
"""This was certainly not sent: whether it is to be is for the user to say."""


def connector_of(data: Path) -> Connector:
    return Connector(SettingsFile(data / "settings.json"), Credentials(ApiKey(KEY), MemoryKeyring()), data)


def asks(desk: Desk) -> bool:
    """Whether something on the screen asks what became of an add."""
    others = [each for each in dialogs() if each not in boxes()]
    return others != [] or is_there(desk.window, "Decide…") or says(desk.window, "We couldn't confirm")


def has_settled(desk: Desk) -> bool:
    """Whether no add is on its way any more, or something asks."""
    return {state for _name, state in desk.pending()} <= SETTLED or asks(desk)


def start_without_a_line(desk: Desk, address: str, count: int) -> None:
    """Open the service at ``address``, which nothing answers at, and see the ``count`` adds of the earlier run."""
    desk.session.open(lambda connector: connector.open_address(address))
    desk.wait(lambda: says(desk.window, "No connection") and len(desk.pending()) == count)


def test_nobody_is_asked_about_an_add_that_its_key_settles(qtbot: QtBot, tmp_path: Path, record: Record) -> None:
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  when to kill
    print(f"seed {seed}")  # shown when the test fails
    database = tmp_path / "animals.sqlite3"
    all_typed, all_lost = 0, 0
    with running_service(database) as service:
        for number in range(ROUNDS):
            data = tmp_path / f"data{number}"
            names = [f"r{number}n{each}" for each in range(chance.randint(1, MOST_NAMES))]
            latency_s = chance.choice([0, 0.01, 0.05, 0.2])
            with FaultyProxy(service.base_url, latency_s=latency_s, honours_keys=True) as proxy:
                for fault in chance.choices(ADDS, k=MANY_ADDS):
                    proxy.fault(fault, method="POST")
                proxy.fault(faults.hang_up, times=chance.choice([0, 1, 3]))  # the service is heard late
                typed = run_until_killed(proxy.url, data, names, chance.choice([5, 20, 60]), chance.uniform(0, 0.8))
                entries, _draft = open_adds(data, proxy.url)
                lost = {entry.new_pet.name for entry in entries if entry.sent_at is not None}
                all_typed, all_lost = all_typed + len(typed), all_lost + len(lost)
                proxy.heal()
                proxy.refuse()
                with desk_with(qtbot, partial(connector_of, data)) as desk:
                    start_without_a_line(desk, proxy.url, len(entries))
                    assert not asks(desk), desk.pending()
                    proxy.heal()
                    desk.wait(partial(has_settled, desk))
                    assert not asks(desk), desk.pending()
            with closing(sqlite3.connect(database)) as connection:
                stored = [name for (name,) in connection.execute("SELECT name FROM pets")]
            assert len(stored) == len(set(stored)), "doubled"
            assert lost <= set(stored), "lost"
    shown = f"{all_lost} of {all_typed} names lost, all settled by their keys, no question"
    record(Row(50, f"killed {ROUNDS} times over a faulty line, started without one", "add", shown))
