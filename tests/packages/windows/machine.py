"""A computer with Windows, as far as Wine is one: a folder, a registry and a user of its own, and nothing of others."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path, PureWindowsPath
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tests.support.patience import PATIENCE_S, wait_until
from tests.test_tree import ROOT

WINE: Final = ROOT / ".venv-windows"
ENTRY: Final = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\petstore-gui"
LINKS: Final = r"Software\Classes\petstore\shell\open\command"
ENVIRONMENT: Final = "Environment"
REG_SZ: Final = 1
REG_EXPAND_SZ: Final = 2
_CONSOLE: Final = (50, 200)  # lines and columns
INSTALLED: Final = r"AppData\Local\Programs\petstore-gui"
"""Where the installer puts the program, in the user's folder."""

_READ: Final = """
import json, sys, winreg
try:
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, sys.argv[1]) as key:
        values = (winreg.EnumValue(key, number) for number in range(winreg.QueryInfoKey(key)[1]))
        print(json.dumps({name: (kind, value) for name, value, kind in values if not isinstance(value, bytes)}))
except FileNotFoundError:
    print("{}")
"""
_SET_PATH: Final = """
import sys, winreg
kind, path = sys.argv[1], sys.stdin.buffer.read().decode()
with winreg.CreateKey(winreg.HKEY_CURRENT_USER, "Environment") as key:
    winreg.SetValueEx(key, "Path", 0, int(kind), path)
    if not path:
        winreg.DeleteValue(key, "Path")
"""
_READ_WINDOWS: Final = """
import ctypes, json
from ctypes import wintypes
user, seen = ctypes.windll.user32, {}
KIND = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
BM_GETCHECK = 0xF0

def look(window, _):
    text = ctypes.create_unicode_buffer(1024)
    user.GetWindowTextW(window, text, 1024)
    if user.IsWindowVisible(window) and text.value:
        seen[text.value.replace("&", "")] = bool(user.SendMessageW(window, BM_GETCHECK, 0, 0))
    user.EnumChildWindows(window, each, 0)
    return True

each = KIND(look)
user.EnumWindows(each, 0)
print(json.dumps(seen))
"""
# What the console of Wine sends to a terminal besides text; it moves on by a letter where it writes a blank.
_MOVE: Final = re.compile(r"\x1b\[(\d*)C")
_ORDER: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b.")


class Ended(NamedTuple):
    """How a program in a console ended, and what stood there."""

    code: int
    text: str


class Machine:
    """``home`` is the user's folder. Programs get pipes or a console, as Wine refuses plain files."""

    def __init__(self, prefix: Path, environment: Mapping[str, str]) -> None:
        self.prefix = prefix
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "PETSTORE"))},
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "LC_ALL": "C.UTF-8",
            **environment,
        }
        (self.home,) = [user for user in (prefix / "drive_c" / "users").iterdir() if user.name != "Public"]

    @property
    def installed(self) -> Path:
        """Return where the installer puts the program."""
        return self.home / PureWindowsPath(INSTALLED).as_posix()

    def named(self, path: Path) -> str:
        """Return the name that Windows has for ``path``."""
        inside = path.relative_to(self.prefix / "drive_c")
        return str(PureWindowsPath("C:\\", *inside.parts))

    def run(
        self, program: Path | str, *arguments: str, given: bytes = b"", more: Mapping[str, str] = MappingProxyType({})
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a program with pipes until it ends, and return its exit code and what it wrote."""
        return subprocess.run(
            ["wine", str(program), *arguments],
            env={**self.environment, **more},
            cwd="/",
            input=given,
            capture_output=True,
            timeout=5 * PATIENCE_S,
            check=False,
        )

    @contextmanager
    def running(self, program: Path | str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Give a program that runs, with pipes; at the end it is killed."""
        with subprocess.Popen(
            ["wine", str(program), *arguments],
            env=self.environment,
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    def run_in_console(
        self,
        program: Path,
        *arguments: str,
        interrupt_when: Callable[[str], bool] = lambda _text: False,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> Ended:
        """Run a program in a console; press Ctrl+C once ``interrupt_when`` holds of what stands there."""
        mine, its = pty.openpty()
        fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", *_CONSOLE, 0, 0))
        process = subprocess.Popen(
            ["setsid", "--ctty", "--wait", "wine", str(program), *arguments],
            env={**self.environment, "TERM": "xterm", **more},
            cwd="/",
            stdin=its,
            stdout=its,
            stderr=its,
        )
        os.close(its)
        written, is_pressed, end = b"", False, time.monotonic() + 5 * PATIENCE_S
        try:
            while time.monotonic() < end:
                readable, _, _ = select.select([mine], [], [], 0.2)
                if readable:
                    try:
                        written += os.read(mine, 65536)
                    except OSError:  # the console is gone
                        break
                elif process.poll() is not None:
                    break
                if not is_pressed and interrupt_when(plain(written)):
                    os.write(mine, b"\x03")
                    is_pressed = True
            return Ended(process.wait(PATIENCE_S), plain(written))
        finally:
            process.kill()
            os.close(mine)

    def registry(self, key: str) -> dict[str, tuple[int, Any]]:
        """Return the values of a key of this user by their names: kind and value, or nothing where there is no key."""
        values: dict[str, tuple[int, Any]] = json.loads(self._python(_READ, key))
        return values

    def set_user_path(self, kind: int, path: str) -> None:
        """Give the user a PATH, or none where it is empty."""
        self._python(_SET_PATH, str(kind), given=path.encode())

    def controls(self) -> dict[str, bool]:
        """Return the texts of what can be seen in windows, and of each whether it is ticked."""
        seen: dict[str, bool] = json.loads(self._python(_READ_WINDOWS))
        return seen

    def _python(self, code: str, *arguments: str, given: bytes = b"") -> bytes:
        """Run a few lines with Windows' Python, and return what they print."""
        done = self.run(WINE / "package" / "python.exe", "-I", "-c", code, *arguments, given=given)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout

    def processes(self, name: str) -> list[int]:
        """Return the processes of this computer that run a program of this name."""
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                words = (place / "cmdline").read_bytes().split(b"\0")[0].decode("utf-8", "replace")
                prefix = f"WINEPREFIX={self.prefix}".encode()
                if re.split(r"[\\/]", words)[-1] == name and prefix in (place / "environ").read_bytes().split(b"\0"):
                    found.append(int(place.name))
        return found


def plain(written: bytes) -> str:
    """Return what stands in a console, without what it was told about the cursor."""
    text = _MOVE.sub(lambda found: " " * int(found[1] or 1), written.decode("utf-8", "replace"))
    return _ORDER.sub("", text).replace("\r", "")


@contextmanager
def machine(environment: Mapping[str, str]) -> Iterator[Machine]:
    """Give a new computer. Windows' own files are links to those that set-up has made, so it is on the same disk."""
    with tempfile.TemporaryDirectory(dir=WINE, prefix="computer-", ignore_cleanup_errors=True) as folder:
        prefix = Path(folder, "prefix")
        subprocess.run(["cp", "-al", str(WINE / "prefix"), str(prefix)], check=True)
        for registry in prefix.glob("*.reg"):
            copy = registry.read_bytes()
            registry.unlink()
            registry.write_bytes(copy)
        for user in (prefix / "drive_c" / "users").iterdir():  # nothing of others
            for path in user.rglob("*"):
                if path.is_symlink():  # Documents is the home of the user of the tests
                    path.unlink()
                    path.mkdir()
                elif path.is_file():
                    path.unlink()
        made = Machine(prefix, environment)
        # A program that stays for as long: else the first one of each start would hand its pipes on to Wine's own
        # programs, and a reader would wait for the end of those.
        with subprocess.Popen(
            ["wine", "cmd.exe"],
            env=made.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as session:
            try:
                wait_until(lambda: made.processes("explorer.exe") != [], "Wine has started")
                yield made
            finally:
                subprocess.run(["wineserver", "--kill"], env=made.environment, check=False)
                session.kill()
