"""Linux: shows progress on the program's icon over D-Bus, in docks and task bars that listen for it."""

import os
from contextlib import suppress
from threading import Lock
from typing import Any, Final

_APP: Final = "application://petstore-gui.desktop"
_PATH: Final = "/com/canonical/unity/launcherentry/1"
_INTERFACE: Final = "com.canonical.Unity.LauncherEntry"


class LauncherEntry:
    """Keeps one connection open: a dock forgets the progress when its sender leaves the bus. For worker threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._connection: Any = None
        self._has_failed = False

    def show(self, part: float | None) -> None:
        """Show how much is done, from 0 to 1; ``None`` hides it. Does nothing without a listener."""
        with self._lock:
            if self._has_failed or not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
                return
            try:
                self._send(part)
            except Exception:  # noqa: BLE001  it is only an ornament: the import goes on after any error of the bus
                self._has_failed = True
                self._close()
            if part is None:
                self._close()

    def _send(self, part: float | None) -> None:
        from jeepney import DBusAddress, new_signal  # type: ignore[import-untyped]  # there on Linux only
        from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]

        if self._connection is None:
            self._connection = open_dbus_connection("SESSION")
        values = {"progress": ("d", part or 0.0), "progress-visible": ("b", part is not None)}
        address = DBusAddress(_PATH, interface=_INTERFACE)
        self._connection.send(new_signal(address, "Update", "sa{sv}", (_APP, values)))

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()
