"""The window killed over the store on this computer, and the service of that killed under the window, on each system.

``PETSTORE_GUI_KILL_ROUNDS=50`` kills each so often. Nothing is lost, nothing doubled, and no process is left.
"""

import os
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.demo import DATABASE_NAME
from petstore_gui.connection.local_service import LocalService
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.ui.window import service_watch
from tests.connection.fakes import MemoryKeyring
from tests.support.killed_typist import MOST_NAMES, Fates, run_until_killed
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.processes import processes_with
from tests.support.windows import Desk, boxes, desk_with

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.rounds,
    pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$"),
]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "2"))


@pytest.fixture
def chance() -> random.Random:
    """Return what says when to kill."""
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  shown when the test fails
    return random.Random(seed)  # noqa: S311


def test_a_killed_window_loses_and_doubles_nothing_and_its_service_ends(tmp_path: Path, chance: random.Random) -> None:
    fates = Fates()
    for number in range(ROUNDS):
        data = tmp_path / f"data{number}"
        names = [f"r{number}n{each}" for each in range(chance.randint(1, MOST_NAMES))]
        typed = run_until_killed(
            ProfileName.THIS_COMPUTER, data, names, chance.choice([5, 20, 60]), chance.uniform(0, 0.5)
        )
        database = data / DATABASE_NAME
        wait_until(lambda path=database: processes_with(path) == [], "the service has ended")  # type: ignore[misc]
        fates.take(typed, database, data, ProfileName.THIS_COMPUTER)
    print(f"the window, killed {ROUNDS} times: {fates}")  # noqa: T201


@pytest.fixture
def services() -> list[LocalService]:
    """Return the services that the window has made."""
    return []


@pytest.fixture
def local_desk(
    qtbot: QtBot, tmp_path: Path, services: list[LocalService], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desk]:
    """Return the window on the store on this computer, which is started again each time."""
    monkeypatch.setattr(service_watch, "SOON_S", -1.0)
    monkeypatch.setattr(service_watch, "INTERVAL_MS", 50)

    def make_service(database: Path) -> LocalService:
        services.append(LocalService(database))
        return services[-1]

    settings = SettingsFile(tmp_path / "settings.json")
    connector = Connector(settings, Credentials(None, MemoryKeyring()), tmp_path / "data", make_service)
    with desk_with(qtbot, lambda: connector) as desk:
        desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER), deadline_s=PATIENCE_S)
        desk.wait(lambda: desk.session.connection is not None)
        yield desk


def is_served(desk: Desk, service: LocalService) -> bool:
    """Whether the open connection is one to the service as it runs now."""
    connection = desk.session.connection
    return connection is not None and service.serves(connection.base_url)


def test_a_window_goes_on_over_a_killed_service_and_nothing_is_lost_or_doubled(
    local_desk: Desk, services: list[LocalService], tmp_path: Path, chance: random.Random
) -> None:
    desk, service = local_desk, services[0]
    names = []
    for number in range(ROUNDS):
        for each in range(chance.randint(1, 3)):
            names.append(f"r{number}n{each}")
            desk.add(names[-1], "7")
        desk.qtbot.wait(chance.randint(0, 60))
        child = service._child  # noqa: SLF001  a person would ask the task manager
        assert child is not None
        child.process.kill()
        names.append(f"r{number}after")
        desk.add(names[-1], "7")
        desk.wait(lambda: is_served(desk, service) and desk.pending() == [])
        assert boxes() == []
    database = tmp_path / "data" / DATABASE_NAME
    with closing(sqlite3.connect(database)) as connection:
        stored = Counter(name for (name,) in connection.execute("SELECT name FROM pets"))
    lost, doubled = set(names) - stored.keys(), {name for name, count in stored.items() if count > 1}
    print(f"the service, killed {ROUNDS} times: {len(names)} typed, {len(lost)} lost, {len(doubled)} doubled")  # noqa: T201
    assert (lost, doubled) == (set(), set())
    assert len(processes_with(database)) == 1
