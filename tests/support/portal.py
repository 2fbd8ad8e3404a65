"""A desktop's portals: the real one for files, and one of our own with a setting that SIGUSR1 switches.

``python -m tests.support.portal contrast`` is the latter.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tests.support.at_spi import ACTIVE, BUTTONS, ENABLED, Node
from tests.support.desktop import Desktop, process
from tests.support.patience import PATIENCE_S, wait_until

_SETTINGS: Final = "org.freedesktop.portal.Settings"
_PORTAL: Final = Path("/usr/libexec/xdg-desktop-portal")
_DIALOGS: Final = Path("/usr/libexec/xdg-desktop-portal-gtk")
_TYPE_AGAIN_S: Final = 3.0
_ANSWERS: Final = {"Select", "Save"}
_APPEARANCE: Final = "org.freedesktop.appearance"


@contextmanager
def switched_on(environment: Mapping[str, str], setting: str) -> Iterator[dict[str, str]]:
    """Switch "contrast" (high) or "color-scheme" (dark) on for the session bus of ``environment``.

    Give the environment with what lets Qt ask the portal.
    A program finds the number of the process to switch it with in ``PORTAL``.
    """
    command = [sys.executable, "-m", "tests.support.portal", setting]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as portal:
        assert portal.stdout is not None
        portal.stdout.readline()
        try:
            yield {**environment, "QT_QPA_PLATFORMTHEME": "xdgdesktopportal", "PORTAL": str(portal.pid)}
        finally:
            portal.terminate()


def has_portal() -> bool:
    """Whether the portal and its dialogs are installed."""
    return _PORTAL.exists() and _DIALOGS.exists()


class FileDialogs:
    """The dialogs for files of a desktop that has a portal: GTK's, in a process of their own."""

    def __init__(self, desktop: Desktop, pid: int) -> None:
        self._desktop = desktop
        self._pid = pid

    def choose(self, title: str, file: Path) -> None:
        """Type the path of a file into the dialog with this title, and take it."""
        wait_until(lambda: self._has_keys(title), f"“{title}” takes the keys")
        wait_until(lambda: self._is_typed(str(file)), f"{file} is typed")
        wait_until(self._takes, f"“{title}” takes {file.name}")
        wait_until(lambda: self.title() == "", f"“{title}” is closed")

    def _is_typed(self, path: str) -> bool:
        """Type a path; a field that has just opened may miss the first letters."""
        self._desktop.press("ctrl+l", "ctrl+a")
        self._desktop.type(path)
        with suppress(AssertionError):
            wait_until(lambda: path in self._texts(), "it is typed", _TYPE_AGAIN_S)
        return path in self._texts()

    def _texts(self) -> list[str]:
        root = self._desktop.tree.applications()[self._pid]
        return [node.text for role, node in root.on_screen() if role == "text"]

    def _takes(self) -> bool:
        """Press the button that takes what was typed, once it can be pressed."""
        root = self._desktop.tree.applications()[self._pid]
        buttons = [node for role, node in root.on_screen() if role in BUTTONS and node.name in _ANSWERS]
        if not buttons or not buttons[0].is_in(ENABLED):
            return False
        buttons[0].act()
        return True

    def title(self) -> str:
        """Return the title of the dialog that is open, nothing if there is none."""
        dialog = self._dialog()
        return "" if dialog is None else dialog.name

    def _has_keys(self, title: str) -> bool:
        dialog = self._dialog()
        return dialog is not None and dialog.name == title and dialog.is_in(ACTIVE)

    def _dialog(self) -> Node | None:
        root: Node | None = self._desktop.tree.applications().get(self._pid)
        return None if root is None else next((node for _role, node in root.on_screen()), None)


@contextmanager
def file_dialogs(environment: Mapping[str, str], desktop: Desktop) -> Iterator[tuple[dict[str, str], FileDialogs]]:
    """Give the session bus of ``environment`` the portal, and the environment with what lets Qt ask it."""
    there = {**environment, **desktop.environment, "XDG_CURRENT_DESKTOP": "gnome", "GDK_BACKEND": "wayland"}
    with process([_DIALOGS], there) as dialogs, process([_PORTAL], there):
        wait_until(lambda: owns(environment, "org.freedesktop.portal.Desktop"), "the portal is on the bus")
        yield {**environment, "QT_QPA_PLATFORMTHEME": "xdgdesktopportal"}, FileDialogs(desktop, dialogs.pid)


def owns(environment: Mapping[str, str], name: str) -> bool:
    """Whether a program on the session bus of ``environment`` has this name."""
    from jeepney import message_bus  # type: ignore[import-untyped]
    from jeepney.io.blocking import Proxy, open_dbus_connection  # type: ignore[import-untyped]

    with open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"]) as bus:
        return bool(Proxy(message_bus, bus, timeout=PATIENCE_S).NameHasOwner(name)[0])


def main() -> None:
    """Answer until the process is ended."""
    from jeepney import DBusAddress, MessageType, message_bus, new_method_return, new_signal
    from jeepney.io.blocking import open_dbus_connection

    bus = open_dbus_connection(os.environ["DBUS_SESSION_BUS_ADDRESS"])
    bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.portal.Desktop"))
    setting = sys.argv[1]
    value: tuple[str, int] = ("u", 1)

    def switch(_number: int, _frame: object) -> None:
        nonlocal value
        value = ("u", 1 - value[1])
        sender = DBusAddress("/org/freedesktop/portal/desktop", interface=_SETTINGS)
        bus.send(new_signal(sender, "SettingChanged", "ssv", (_APPEARANCE, setting, value)))

    signal.signal(signal.SIGUSR1, switch)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        message: Any = bus.receive()
        if message.header.message_type is MessageType.method_call:
            if message.body[0] == [_APPEARANCE]:
                bus.send(new_method_return(message, "a{sa{sv}}", ({_APPEARANCE: {setting: value}},)))
            else:  # the version of another interface
                bus.send(new_method_return(message, "v", (("u", 1),)))


if __name__ == "__main__":
    main()
