"""A real Secret Service (gnome-keyring) on a bus and in folders of its own, as an environment for subprocesses."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

import pytest

from tests.support.patience import wait_until

if sys.platform != "win32":  # it has no D-Bus: what needs a Secret Service is skipped there
    import secretstorage
    from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]
    from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection  # type: ignore[import-untyped]

BUS_NAME = "org.freedesktop.secrets"

Mode = Literal["unlocked", "locked", "hung", "empty", "none"]

needs_keyring = pytest.mark.skipif(
    shutil.which("gnome-keyring-daemon") is None or shutil.which("dbus-daemon") is None,
    reason="needs gnome-keyring and dbus",
)

# Without service folders: nothing is started by the bus itself, so that everything here is ended by its own pid.
_BUS_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""


@contextmanager
def secret_service(folder: Path, mode: Mode = "unlocked") -> Iterator[dict[str, str]]:
    """Give the environment of a user whose keyring is unlocked, locked (and cannot be unlocked) or hung.

    ``empty`` is a bus without a keyring, ``none`` no bus at all. Every folder of that user is inside ``folder``, so
    that a second call with it is the same user's next day.
    """
    environment = _environment(folder)
    with ExitStack() as stack:
        if mode == "none":
            yield environment
            return
        socket = Path(environment["XDG_RUNTIME_DIR"]) / "bus"
        environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={socket}"
        stack.enter_context(_bus(folder, socket, environment))
        connection = stack.enter_context(_connected(environment))
        if mode == "hung":
            Proxy(message_bus, connection).RequestName(BUS_NAME)  # never read from again: no question is answered
        elif mode != "empty":
            stack.enter_context(_keyring(environment, connection))
            if mode == "locked":
                lock(environment)
        yield environment


def lock(environment: dict[str, str]) -> None:
    """Lock the default keyring."""
    with _connected(environment) as connection:
        collection = secretstorage.get_default_collection(connection)
        collection.lock()
        assert collection.is_locked()


def _environment(folder: Path) -> dict[str, str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "DBUS_", "PETSTORE_", "KEYRING_", "PYTHON_KEYRING", "GNOME_"))
        and name not in ("DISPLAY", "WAYLAND_DISPLAY")
    }
    environment["HOME"] = str(folder)
    for name in ("DATA_HOME", "CONFIG_HOME", "CACHE_HOME", "STATE_HOME", "RUNTIME_DIR"):
        place = folder / name.lower()
        place.mkdir(mode=0o700, exist_ok=True)
        environment[f"XDG_{name}"] = str(place)
    (folder / "data_home" / "keyrings").mkdir(mode=0o700, exist_ok=True)
    return environment


@contextmanager
def _bus(folder: Path, socket: Path, environment: dict[str, str]) -> Iterator[None]:
    config = folder / "bus.conf"
    config.write_text(_BUS_CONFIG.format(socket=socket))
    socket.unlink(missing_ok=True)
    process = subprocess.Popen(
        ["dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile"],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    with _ended(process):
        _wait_for(process, lambda: _listens(environment), "the bus listens")
        yield


@contextmanager
def _keyring(environment: dict[str, str], connection: "DBusConnection") -> Iterator[None]:
    process = subprocess.Popen(
        ["gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    with _ended(process):
        assert process.stdin is not None
        with process.stdin as password:
            password.write(b"the user's password")
        bus = Proxy(message_bus, connection)
        _wait_for(process, lambda: bus.NameHasOwner(BUS_NAME)[0] == 1, "the keyring is on the bus")
        yield


@contextmanager
def _connected(environment: dict[str, str]) -> "Iterator[DBusConnection]":
    connection = open_dbus_connection(bus=environment["DBUS_SESSION_BUS_ADDRESS"])
    try:
        yield connection
    finally:
        connection.close()


def _listens(environment: dict[str, str]) -> bool:
    try:
        with _connected(environment):
            return True
    except OSError:  # the socket is not there yet, or without a listener yet
        return False


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(process: subprocess.Popen[bytes], condition: Callable[[], bool], what: str) -> None:
    def holds() -> bool:
        assert process.poll() is None, f"ended before {what}"
        return condition()

    wait_until(holds, what)


def kill_keyring(environment: dict[str, str]) -> None:
    """Kill the process of the user's keyring, and wait until the bus knows that."""
    with _connected(environment) as connection:
        bus = Proxy(message_bus, connection)
        (process,) = bus.GetConnectionUnixProcessID(BUS_NAME)
        os.kill(process, signal.SIGKILL)
        wait_until(lambda: bus.NameHasOwner(BUS_NAME)[0] == 0, "the keyring is gone")


@contextmanager
def keyring_again(environment: dict[str, str]) -> Iterator[None]:
    """Run the user's keyring once more, unlocked, with what it kept."""
    with _connected(environment) as connection, _keyring(environment, connection):
        yield
