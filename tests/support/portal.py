"""A desktop's portal with one setting, which SIGUSR1 switches. ``python -m tests.support.portal contrast``."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

_SETTINGS: Final = "org.freedesktop.portal.Settings"
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


def main() -> None:
    """Answer until the process is ended."""
    from jeepney import DBusAddress, MessageType, message_bus, new_method_return, new_signal  # type: ignore[import-untyped]
    from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]

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
