"""Who listens for announcements, as a real accessibility bus tells it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.runtime.accessibility_bus import announcement_listeners
from tests.support.announcements import listening
from tests.support.desktop import Desktop, running_desktop
from tests.support.screen_reader import reading_aloud

pytestmark = pytest.mark.end_to_end


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    with running_desktop(tmp_path) as desktop:
        monkeypatch.setenv("AT_SPI_BUS_ADDRESS", desktop.environment["AT_SPI_BUS_ADDRESS"])
        yield desktop


def test_each_listener_is_told_while_it_listens(desktop: Desktop) -> None:
    assert announcement_listeners() == []
    with listening(desktop), reading_aloud(desktop):
        listeners = announcement_listeners()
        assert listeners is not None
        assert len(listeners) == 2


@pytest.mark.parametrize("session_bus", [None, "unix:path=/nowhere", "tcp:host=localhost,port=1"])
def test_without_a_bus_it_cannot_be_told(session_bus: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AT_SPI_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    if session_bus is not None:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", session_bus)
    assert announcement_listeners() is None
