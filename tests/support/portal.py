"""A desktop's portal that says whether high contrast is on. ``python -m tests.support.portal``: SIGUSR1 switches it."""

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
def high_contrast(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Switch high contrast on for the session bus of ``environment``; give it with what lets Qt ask the portal.

    A program finds the number of the process to switch it with in ``PORTAL``.
    """
    command = [sys.executable, "-m", "tests.support.portal"]
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
    contrast: tuple[str, int] = ("u", 1)

    def switch(_number: int, _frame: object) -> None:
        nonlocal contrast
        contrast = ("u", 1 - contrast[1])
        sender = DBusAddress("/org/freedesktop/portal/desktop", interface=_SETTINGS)
        bus.send(new_signal(sender, "SettingChanged", "ssv", (_APPEARANCE, "contrast", contrast)))

    signal.signal(signal.SIGUSR1, switch)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        message: Any = bus.receive()
        if message.header.message_type is MessageType.method_call:
            if message.body[0] == [_APPEARANCE]:
                bus.send(new_method_return(message, "a{sa{sv}}", ({_APPEARANCE: {"contrast": contrast}},)))
            else:  # the version of another interface
                bus.send(new_method_return(message, "v", (("u", 1),)))


if __name__ == "__main__":
    main()
