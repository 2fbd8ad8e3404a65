"""What the program asks of the operating system, and each has in its own way: the same rules on all of them."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.api.http import Selector
from petstore_gui.connection.api_key import MAX_KEY_LENGTH, ApiKey, KeyState
from petstore_gui.connection.credentials import Credentials, system_keyring
from petstore_gui.connection.local_service import LocalService
from petstore_gui.runtime.single_instance import LOCK_NAME, RequestKind, SingleInstance, Start, StartupRequest
from petstore_gui.service.connections import connections_max
from petstore_gui.service.server import listen
from petstore_gui.storage import atomic_file
from petstore_gui.storage.folders import config_folder, data_folder
from tests.support.patience import PATIENCE_S
from tests.support.service import ROOT, running_service

windows = pytest.mark.skipif(sys.platform != "win32", reason="Windows'")

ENDING = [name for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]
WATCHES = """
import signal, sys
from PySide6.QtCore import QCoreApplication, QTimer
from petstore_gui.runtime.signals import SignalWatcher
app = QCoreApplication([])
watcher = SignalWatcher(app)
QTimer.singleShot(0, lambda: signal.raise_signal(getattr(signal, sys.argv[1])))
code = app.exec()
print("ended in order", code)
"""
COMMANDS = """
import signal, sys, threading
from petstore_gui.terminal.workers import run_interruptibly
def work(interruption):
    ended = threading.Event()
    interruption.register(ended.set)
    threading.Timer(0, signal.raise_signal, [getattr(signal, sys.argv[1])]).start()
    ended.wait()
    return 7
print("ended in order", run_interruptibly(work))
"""
SERVES = """
import asyncio, signal, sys
from petstore_gui.service.process import exit_on_signals, run
async def work():
    asyncio.get_running_loop().call_soon(signal.raise_signal, getattr(signal, sys.argv[1]))
    try:
        await asyncio.sleep(60)
    finally:
        print("ended in order", 0, flush=True)
exit_on_signals(lambda number: 0)
run(work())
"""


LISTENS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from petstore_gui.runtime.single_instance import SingleInstance, StartupRequest
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
instance.start(StartupRequest(), patience_s=0)
def take(request):
    print(request, flush=True)
    app.exit()
assert instance.listen(take)
print("listens", flush=True)
app.exec()
instance.close()
"""


def run(script: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


@pytest.mark.end_to_end
@pytest.mark.parametrize("name", ENDING)
@pytest.mark.parametrize(
    ("script", "code"), [(WATCHES, 0), (COMMANDS, 7), (SERVES, 0)], ids=["window", "command", "service"]
)
def test_each_signal_that_asks_for_an_end_ends_in_order(script: str, code: int, name: str) -> None:
    done = run(script, name)
    assert done.stdout.split() == ["ended", "in", "order", str(code)], done.stderr
    assert done.returncode == 0


def test_no_other_program_takes_the_port_of_a_service() -> None:
    """On Windows one that asks to use an address again would get the requests of another program."""
    with closing(listen("127.0.0.1", 0)) as listener, socket.socket() as thief:
        thief.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with pytest.raises(OSError, match=r"in use|WinError 10013"):
            thief.bind(listener.getsockname())


@windows
def test_a_service_says_so_to_windows_which_else_lets_another_program_take_its_port() -> None:
    """Wine 8 lets none, so that the rule above holds there in any case."""
    with closing(listen("127.0.0.1", 0)) as listener:
        exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE")  # noqa: B009  only Windows' types know it
        assert listener.getsockopt(socket.SOL_SOCKET, exclusive)


def test_a_port_is_free_again_as_soon_as_its_service_has_ended(tmp_path: Path) -> None:
    with running_service(tmp_path / "animals.sqlite3") as service, service.client() as client:
        assert client.get("/pets").status_code == 200
        port = service.port
    with closing(listen("127.0.0.1", port)) as listener:
        assert listener.getsockname()[1] == port


def test_a_wait_for_a_socket_ends_on_each_system() -> None:
    reader, writer = socket.socketpair()
    with reader, writer, Selector() as selector:
        selector.register(reader, 1)
        assert selector.select(0) == []
        writer.send(b"x")
        assert selector.select(PATIENCE_S) != []


def test_as_many_connections_are_held_as_the_system_has_room_for() -> None:
    assert connections_max(10) == 10


def test_the_lock_of_a_window_is_its_own_until_it_ends(tmp_path: Path) -> None:
    first, later = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert first.start(StartupRequest(), patience_s=0) is Start.FIRST
    assert later.start(StartupRequest(), patience_s=0) is Start.NO_ANSWER
    first.close()
    assert later.start(StartupRequest(), patience_s=0) is Start.FIRST
    later.close()


@pytest.mark.end_to_end
def test_a_later_start_hands_its_request_to_the_first_by_a_name_that_nobody_can_guess(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows every user sees the names of all pipes, and could make one of a name that is known before."""
    allowed: list[int] = []
    if sys.platform == "win32":
        import ctypes

        monkeypatch.setattr(ctypes.windll.user32, "AllowSetForegroundWindow", allowed.append)
    wanted = StartupRequest(RequestKind.LOOK_UP, 42)
    with subprocess.Popen(
        [sys.executable, "-c", LISTENS, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "listens\n"
        name = (tmp_path / LOCK_NAME).read_text("utf-8")
        later = SingleInstance(tmp_path)
        assert later.start(wanted, patience_s=PATIENCE_S) is Start.HANDED_OVER
        assert first.stdout.readline() == f"{wanted}\n"
    assert allowed == ([-1] if sys.platform == "win32" else []), "the first may come to the front"
    assert re.search(r"petstore-gui-[0-9a-f]{16}\n$", name)
    assert later.start(StartupRequest(), patience_s=PATIENCE_S) is Start.FIRST
    later.close()


@windows
def test_a_lock_that_a_start_has_open_cannot_be_removed_by_another_one(tmp_path: Path) -> None:
    """So it is the one of that name, without a question that a drive of the network answers otherwise."""
    handle = atomic_file.open_private(tmp_path / LOCK_NAME, os.O_RDWR | os.O_CREAT)
    try:
        with pytest.raises(PermissionError):
            (tmp_path / LOCK_NAME).unlink()
    finally:
        os.close(handle)


@windows
def test_the_files_stay_on_this_computer_when_a_profile_roams() -> None:
    for folder in (config_folder(), data_folder()):
        assert [part for part in folder.parts[-3:] if part != "petstore-gui"] == ["AppData", "Local"]


@windows
@pytest.mark.end_to_end
def test_the_service_opens_no_console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flags: list[int] = []

    class Popen(subprocess.Popen[bytes]):
        def __init__(self, *arguments: object, creationflags: int = 0, **named: object) -> None:
            flags.append(creationflags)
            super().__init__(*arguments, creationflags=creationflags, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "Popen", Popen)
    service = LocalService(tmp_path / "animals.sqlite3")
    service.start()
    service.stop()
    assert flags == [subprocess.CREATE_NO_WINDOW]  # type: ignore[attr-defined, unused-ignore]


def test_the_longest_key_fits_into_the_credential_manager() -> None:
    """It has room for 2,560 bytes, and keyring writes UTF-16."""
    assert len("x".encode("utf-16-le")) * MAX_KEY_LENGTH <= 2560


@windows
def test_the_longest_key_comes_back_from_the_credential_manager() -> None:
    address, key = "https://longest-key.example.com/v1", ApiKey("~" * MAX_KEY_LENGTH)
    credentials = Credentials(None, system_keyring)
    try:
        stored = credentials.store(address, key)
        assert (stored.state, stored.where) == (KeyState.STORED, "Windows Credential Manager")
        assert Credentials(None, system_keyring).read(address).key == key
    finally:
        assert credentials.forget(address).state is KeyState.MISSING
