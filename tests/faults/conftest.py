"""A real service with three animals, the proxy before it, and the program's window opened on the proxy."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.api.client import PetStoreClient
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.outbox import backoff
from petstore_gui.ui.widgets import message_dialog
from tests.connection.fakes import MemoryKeyring
from tests.end_to_end.conftest import desktop, log_in, user
from tests.faults.row import Record, Row
from tests.faults.scene import Scene
from tests.faults.store import Store, running_store
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import PATIENCE_S, slowness
from tests.support.service import KEY
from tests.support.windows import Desk, desk_with, says
from tests.ui.conftest import _as_on_every_computer, _look, seconds_by_hand

__all__ = ["_as_on_every_computer", "_look", "desktop", "log_in", "seconds_by_hand", "user"]

DEADLINE_S = 0.7 * slowness()
MANY = 40  # animals, after which another service is begun: the lists are to stay complete


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten what a call may take; the real figures are tested elsewhere."""
    _give(monkeypatch, DEADLINE_S)
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.0)
    monkeypatch.setattr(backoff, "RETRY_AFTER_S", (60,))  # a list that is read lets it go on


@pytest.fixture
def long_patience(monkeypatch: pytest.MonkeyPatch, _short_patience: None) -> None:
    """Let a call take so long that only Cancel ends it."""
    _give(monkeypatch, PATIENCE_S)


def _give(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    defaults = PetStoreClient.__init__.__kwdefaults__
    assert defaults is not None
    for name in ("deadline", "add_deadline"):
        monkeypatch.setitem(defaults, name, seconds)


@pytest.fixture(scope="session")
def _next_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Store]]:
    """Return what gives a store with few animals: to start one for each test would take longer than the tests."""
    with ExitStack() as stack:
        running: list[Store] = []

        def next_store() -> Store:
            if not running or len(running[0].animals()) > MANY:
                stack.close()
                running[:] = [stack.enter_context(running_store(tmp_path_factory.mktemp("service")))]
            return running[0]

        yield next_store


@pytest.fixture
def store(_next_store: Callable[[], Store]) -> Store:
    return _next_store()


@pytest.fixture
def proxy(store: Store) -> Iterator[FaultyProxy]:
    with FaultyProxy(store.url) as proxy:
        yield proxy


@pytest.fixture
def connector(tmp_path: Path) -> Connector:
    keyring = MemoryKeyring()
    return Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, keyring), tmp_path / "data")


@pytest.fixture
def bare_desk(qtbot: QtBot, connector: Connector) -> Iterator[Desk]:
    """Return the window before any service is open."""
    with desk_with(qtbot, lambda: connector) as desk:
        desk.window.resize(800, 500)
        yield desk


@pytest.fixture
def desk(proxy: FaultyProxy, bare_desk: Desk, connector: Connector) -> Desk:
    """Return the window with the animals in it: profile, key and client are made as the program makes them."""
    open_profile(bare_desk, connector, proxy.url)
    return bare_desk


def open_profile(desk: Desk, connector: Connector, address: str, key: str = KEY) -> None:
    """Open Staging at this address, and wait for all that it lists: an add needs to know what was there before."""
    connector.set_address(ProfileName.STAGING, address)
    connector.set_key(ProfileName.STAGING, address, ApiKey(key))
    desk.session.open(lambda connector: connector.open(ProfileName.STAGING))
    desk.wait(lambda: says(desk.window, "updated") and not says(desk.window, "so far") and desk.names() != [])


@pytest.fixture
def scene(desk: Desk, proxy: FaultyProxy, store: Store, record: Record) -> Iterator[Scene]:
    with pytest.MonkeyPatch.context() as patch:
        yield Scene(desk, proxy, store, patch=patch, record=record)


@pytest.fixture
def record(record_property: Callable[[str, object], None]) -> Record:
    """Return what puts a row into the table that ``make faults`` prints."""

    def record(row: Row) -> None:
        record_property("row", json.dumps(asdict(row)))  # which goes from one process to another

    return record
