"""The installed program with its window, used by keys and mouse as a person does.

What is shown is read from the titles of its windows and from what it copies, as Wine 8 has no UI Automation that a test
could read: its client ends in the first step down the tree. What is stored is read from the disk.
"""

import json
import os
import shlex
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, cast

from PySide6.QtGui import QImage

from petstore_gui.connection.demo import DATABASE_NAME
from petstore_gui.ui.theme.tokens import LIGHT
from tests.packages.windows.machine import WINE, Machine
from tests.support.desktop import Desktop
from tests.support.patience import PATIENCE_S, slowness, wait_until

MAIN: Final = "Pet Store – This computer"
WELCOME: Final = "Pet Store"
KEYS: Final = "Keys"
_PYTHON: Final = WINE / "package" / "python.exe"
_LOOK_AGAIN_S: Final = 0.2 * slowness()
_PRESS_AGAIN_S: Final = 5.0 * slowness()
"""Keys that are pressed again must not come faster than a busy window takes them."""
_BUTTON: Final = 80
"""How wide a button is at least that is filled with the accent."""
_HEIGHT: Final = 12
"""How high it is at least."""
_TITLE_BAR: Final = (300, 13)
"""A point of the title bar of the window."""
_IN_EACH_WINDOW: Final = (640, 600)
_LINKS: Final = r"Software\Classes\petstore\shell\open\command"

# Opens a file as a program for spreadsheets does, which others may read and not replace, until its input ends.
# With "2 s" it is let go of two seconds after another program has begun to write one beside it.
_HOLD: Final = """
import ctypes, pathlib, sys, time
from ctypes import wintypes
file = pathlib.Path(sys.argv[1])
kernel = ctypes.WinDLL("kernel32", use_last_error=True)
kernel.CreateFileW.restype = wintypes.HANDLE
handle = kernel.CreateFileW(str(file), wintypes.DWORD(0x80000000), 1, None, 3, 0, None)
assert handle != wintypes.HANDLE(-1).value, ctypes.get_last_error()
print("held", flush=True)
if sys.argv[2:] == ["2 s"]:
    while not list(file.parent.glob(".*.part")):
        time.sleep(0.01)
    time.sleep(2)
else:
    sys.stdin.read()
"""


class Animal(NamedTuple):
    """An animal of the store, its numbers as text."""

    name: str
    category: str
    status: str


class InstalledWindow:
    """The program of one user: its window, its store and its files."""

    def __init__(self, computer: Machine, desktop: Desktop) -> None:
        self.computer = computer
        self.desktop = desktop
        self._running = ExitStack()

    @property
    def data(self) -> Path:
        """Return the folder with all that the program keeps."""
        return self.computer.home / "AppData" / "Local" / "petstore-gui"

    # --- starting and ending ---

    def start(self, *arguments: str) -> "subprocess.Popen[bytes]":
        """Start the program; it is killed at the end of the test."""
        program = self.computer.installed / "petstore-gui.exe"
        return self._running.enter_context(self.computer.running(program, *arguments))

    def open(self) -> None:
        """Open the store on this computer, and wait until all keys of its window work."""
        self.start("--profile", "this-computer")
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Return when the window is open and its keys work: the help for them opens and closes."""
        self.wait_for(MAIN)
        self.press_until("F1", KEYS)
        self.press_until("Escape", MAIN)

    def is_at_rest(self) -> bool:
        """Whether the window is open, with nothing over it."""
        return self.desktop.title() == MAIN and len(self.processes(of_service=False)) == 1

    def follow(self, link: str) -> None:
        """Start what Windows starts for a link; Wine 8 finds no kind of link that is one user's."""
        command = self.computer.registry(_LINKS)[""][1]
        program, *arguments = (word.strip('"') for word in shlex.split(command, posix=False))
        ended = self.computer.run(program, *(link if word == "%1" else word for word in arguments))
        assert ended.returncode == 0, ended.stderr.decode()

    def close(self) -> None:
        """Close the window by its key, and wait until nothing of it runs."""
        self.press("alt+F4")
        self.wait_until_ended()

    def wait_until_ended(self) -> None:
        """Wait until neither a window nor a service runs."""
        wait_until(lambda: self.processes() == [], "no process is left", every_s=_LOOK_AGAIN_S)

    def processes(self, *, of_service: bool | None = None) -> list[int]:
        """Return the processes of the program; those of the service, or all but them."""
        found = self.computer.processes("petstore-gui.exe")
        return found if of_service is None else [each for each in found if _is_service(each) is of_service]

    def kill(self, *, service: bool = False) -> None:
        """End the process of the window, or of its service, without a warning."""
        (process,) = self.processes(of_service=service)
        os.kill(process, signal.SIGKILL)
        wait_until(lambda: process not in self.processes(), "it has ended")

    def clean(self) -> None:
        """End all that runs, and remove all that the program has kept."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.wait_until_ended()
        self._running.close()
        shutil.rmtree(self.data, ignore_errors=True)

    # --- what a person does ---

    def press(self, *keys: str) -> None:
        """Press keys where the focus is."""
        self.desktop.press(*keys, pace_ms=20)

    def type(self, text: str) -> None:
        """Type letters, digits and signs of an English keyboard where the focus is."""
        self.desktop.type(text)

    def press_until(self, key: str, title: str) -> None:
        """Press a key until a window has come, or has come back: one that has just opened may miss a key."""

        def is_there() -> bool:
            if self.desktop.title() == title:
                return True
            self.press(key)
            with suppress(AssertionError):
                self.wait_for(title, _PRESS_AGAIN_S)
            return self.desktop.title() == title

        wait_until(is_there, f"“{title}” after {key}")

    def click_button(self) -> None:
        """Press the button that is filled with the accent, by the mouse, in the window that takes the keys."""
        place: list[tuple[int, int]] = []
        window = self.desktop.place()

        def is_there() -> bool:
            place[:] = _filled_button(self._screen().copy(*window))
            return place != []

        wait_until(is_there, "there is a button to click", every_s=_LOOK_AGAIN_S)
        left, top = place[0]
        self.desktop.click(window.left + left, window.top + top)

    def add(self, name: str, *more: str, category: str) -> None:
        """Type animals into the form and press Enter after each; the form keeps the category of the first."""
        self.press("ctrl+n")
        self.type(name)
        self.press("Tab")
        self.type(category)
        self.press("Return")
        for each in more:
            self.type(each)
            self.press("Return")

    def choose_file(self, title: str, path: str) -> None:
        """Give a file's path in the system's dialog."""
        self.wait_for(title)
        self.press("alt+n", "ctrl+a")
        with self.desktop.copying(path):  # any path: of Wine's letters only those of an English keyboard can be typed
            self.press("ctrl+v", "Return")

            def is_closed() -> bool:
                if self.desktop.title() == title:
                    self.press("alt+y")  # whether to replace a file is asked under the same title
                return self.desktop.title() != title

            wait_until(is_closed, "the dialog is closed", every_s=_LOOK_AGAIN_S)
            if self.desktop.title() == "":  # Wine at times gives the keys to no window then
                self.desktop.click(*_TITLE_BAR)

    # --- what is shown and stored ---

    def wait_for(self, title: str, patience_s: float = PATIENCE_S) -> None:
        """Wait until the window with this title takes the keys."""
        try:
            wait_until(lambda: self.desktop.title() == title, title, patience_s, _LOOK_AGAIN_S)
        except AssertionError as error:
            raise AssertionError(f"“{title}” does not take the keys, but “{self.desktop.title()}”") from error

    def wait_until_in_front(self) -> None:
        """Wait until the store's window is before the others: Wine 8 does not give it the keys, but a click does."""

        def is_clicked() -> bool:
            self.desktop.click(*_IN_EACH_WINDOW)
            with suppress(AssertionError):
                self.wait_for(MAIN, _PRESS_AGAIN_S)
            return self.desktop.title() == MAIN

        wait_until(is_clicked, f"“{MAIN}” is in front")

    def copied(self, *keys: str, holds: Callable[[str], bool]) -> str:
        """Press keys that copy until the clipboard ``holds`` what is waited for, and return that."""
        texts = [""]

        def is_there() -> bool:
            texts[0] = self.desktop.clipboard()[0]
            return holds(texts[0])

        def is_copied() -> bool:
            self.press(*keys)
            with suppress(AssertionError):
                wait_until(is_there, "it is copied", _PRESS_AGAIN_S, _LOOK_AGAIN_S)
            return holds(texts[0])

        with self.desktop.copying("what was copied before"):
            try:
                wait_until(is_copied, "it is copied")
            except AssertionError as error:
                raise AssertionError(f"copied is {texts[0]!r}") from error
        return texts[0]

    def message(self, title: str) -> str:
        """Return all that the box with this title says, by its button for copying; then close it."""
        self.wait_for(title)
        self.press("shift+Tab")  # from the default button to the one that copies
        said = self.copied("space", holds=lambda text: text.startswith(title))
        self.press_until("Escape", MAIN)
        return said

    def stored(self) -> list[Animal]:
        """Return the animals of the store, in the order of their IDs, as they are on the disk now.

        Read from a copy: the locks of Windows' programs are not those of this system.
        """
        with TemporaryDirectory() as folder:
            copy = Path(folder, DATABASE_NAME)
            for end in ("", "-wal"):
                with suppress(FileNotFoundError):
                    shutil.copyfile(self.data / (DATABASE_NAME + end), f"{copy}{end}")
            with closing(sqlite3.connect(copy)) as connection:
                found = connection.execute("SELECT name, category_id, status FROM pets ORDER BY id")
                return [Animal(name, str(category), status or "") for name, category, status in found]

    def listed(self) -> list[Animal]:
        """Return the animals of the store as ``petstore.exe list --json`` tells them, in the order of their IDs."""
        ended = self.command("list", "--json")
        assert ended.returncode == 0, ended.stderr.decode()
        animals: list[dict[str, Any]] = json.loads(ended.stdout)["animals"]
        in_order = sorted(animals, key=lambda animal: int(animal["id"]))
        return [Animal(each["name"], str(each["categoryId"]), each.get("status", "")) for each in in_order]

    def wait_for_stored(self, *names: str) -> None:
        """Wait until the store has animals of these names and no others."""
        found: list[str] = []

        def are_there() -> bool:
            with suppress(sqlite3.Error):  # copied while it was written
                found[:] = [animal.name for animal in self.stored()]
            return sorted(found) == sorted(names)

        try:
            wait_until(are_there, "they are stored", every_s=_LOOK_AGAIN_S)
        except AssertionError as error:
            raise AssertionError(f"stored are {found}") from error

    def command(self, name: str, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        """Run the program's command on the store on this computer."""
        petstore = self.computer.installed / "petstore.exe"
        return self.computer.run(petstore, name, "--profile", "this-computer", *arguments)

    @contextmanager
    def held(self, file: Path, *until: str) -> Iterator[None]:
        """Have a file open in another program, which may be ``"2 s"`` only."""
        with self.computer.running(_PYTHON, "-I", "-c", _HOLD, self.computer.named(file), *until) as holder:
            assert holder.stdout is not None
            assert holder.stdout.readline().strip() == b"held"
            yield
            assert holder.stdin is not None
            holder.stdin.close()
            assert holder.wait(PATIENCE_S) == 0

    def _screen(self) -> QImage:
        picture = self.computer.prefix / "screen.png"
        self.desktop.take_picture(picture)
        return QImage(str(picture))


def _filled_button(screen: QImage) -> list[tuple[int, int]]:
    """Return a point inside of the first button that is filled with the accent, or nothing."""
    run = bytes.fromhex(LIGHT.accent.removeprefix("#") + "ff") * _BUTTON
    screen = screen.convertToFormat(QImage.Format.Format_RGBA8888)
    for top in range(0, screen.height(), 4):
        place = bytes(cast("memoryview", screen.constScanLine(top))).find(run)
        # Left of its words it is filled as well below; a frame of the focus is not.
        below = min(top + _HEIGHT, screen.height() - 1)
        if place >= 0 and bytes(cast("memoryview", screen.constScanLine(below)))[place:].startswith(run[:32]):
            return [(place // 4 + _BUTTON // 2, top + 4)]
    return []


def _is_service(process: int) -> bool:
    with suppress(OSError):
        return b"--until-stdin-closes" in Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    return False
