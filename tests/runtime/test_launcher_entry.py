"""Progress reaches a dock on a real session bus, and where there is none nothing happens."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from petstore_gui.runtime.launcher_entry import LauncherEntry
from tests.support.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="there is no session bus to start"
)


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Return the address of a session bus."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address
        daemon.terminate()


def test_a_dock_hears_how_much_is_done_and_when_it_ends(bus: str) -> None:
    from jeepney import MatchRule, message_bus  # type: ignore[import-untyped]
    from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]

    rule = MatchRule(type="signal", interface="com.canonical.Unity.LauncherEntry", member="Update")
    entry = LauncherEntry()
    with open_dbus_connection(bus) as dock:
        dock.send_and_get_reply(message_bus.AddMatch(rule))
        with dock.filter(rule) as queue:
            entry.show(0.25)
            entry.show(None)
            heard = [dock.recv_until_filtered(queue, timeout=PATIENCE_S).body for _ in range(2)]
    assert heard == [
        ("application://petstore-gui.desktop", {"progress": ("d", 0.25), "progress-visible": ("b", True)}),
        ("application://petstore-gui.desktop", {"progress": ("d", 0.0), "progress-visible": ("b", False)}),
    ]


@pytest.mark.parametrize("address", ["", "unix:path=/nowhere/bus", "nonsense"])
def test_without_a_bus_nothing_happens(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setitem(os.environ, "DBUS_SESSION_BUS_ADDRESS", address)
    entry = LauncherEntry()
    entry.show(0.5)
    entry.show(None)
