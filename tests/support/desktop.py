"""A desktop for one test run: a display, a window manager, an accessibility bus, a keyboard. Nothing of the user's."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from tests.support.at_spi import REGISTRY, AtSpiError, Tree, accessibility_tree
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.place import Place

# No service folders: the bus starts nothing by itself, so that everything here is ended by its own process ID. Another
# user than that of the tests may come, too: one as whom they run an installed program.
_BUS_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <listen>unix:path={socket}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/><allow user="*"/>
  </policy>
</busconfig>
"""
_REGISTRY_PROGRAMS = tuple(
    Path(place, "at-spi2-registryd")
    for place in ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib", "/usr/libexec/at-spi2")
)
_TAKE_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""

_READ_CLIPBOARD = """
import json
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
data = app.clipboard().mimeData()
print(json.dumps([data.text(), data.html()]))
"""


_COPY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
app.clipboard().setText(sys.argv[1])
QTimer.singleShot(0, lambda: print("copied", flush=True))
app.exec()
"""


class Desktop:
    """``environment`` holds the variables that lead a program to this desktop; ``tree`` is its accessibility tree.

    ``screen`` is the same for what presses the keys and takes the pictures, where that is another one.
    """

    def __init__(self, environment: Mapping[str, str], tree: Tree, screen: Mapping[str, str] | None = None) -> None:
        self.environment = environment
        self.tree = tree
        self._screen = environment if screen is None else screen

    def press(self, *keys: str, pace_ms: int = 5) -> None:
        """Press keys, one each ``pace_ms``, where the focus is: ``Return``, ``ctrl+n``."""
        patience_s = PATIENCE_S + 3 * len(keys) * pace_ms / 1000
        self._xdotool("key", "--clearmodifiers", "--delay", str(pace_ms), *keys, patience_s=patience_s)

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """Hold a key down where the focus is."""
        self._xdotool("keydown", key)
        try:
            yield
        finally:
            self._xdotool("keyup", key)

    def type(self, text: str) -> None:
        """Type ``text`` where the focus is; it is in no argument of a process, for it may be a key."""
        self._xdotool("type", "--clearmodifiers", "--delay", "5", "--file", "-", typed=text)

    def window(self) -> str:
        """Return the number of the window that takes the keys; nothing where none does."""
        return self._xdotool_said("getactivewindow")

    def title(self) -> str:
        """Return the title of the window that takes the keys; nothing where none does."""
        return self._xdotool_said("getactivewindow", "getwindowname")

    def place(self) -> Place:
        """Return where on the screen the window is that takes the keys; empty where none does."""
        lines = self._xdotool_said("getactivewindow", "getwindowgeometry", "--shell").splitlines()
        told = {name: int(value) for name, _, value in (line.partition("=") for line in lines)}
        return Place(*(told.get(name, 0) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def _xdotool_said(self, *arguments: str) -> str:
        return self._said("xdotool", *arguments).removesuffix("\n")

    def _said(self, *command: str, check: bool = False) -> str:
        """Return what a command prints on this desktop; nothing where it fails, unless that is to be an error."""
        asked = subprocess.run(
            command,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=check,
        )
        return asked.stdout

    def click(self, left: int, top: int, button: str = "1") -> None:
        """Press a button of the mouse at a point of the screen: the left one, or 4 and 5 to turn the wheel."""
        self._xdotool("mousemove", str(left), str(top), "click", button)

    def click_in_window(self, left: int, top: int) -> None:
        """Press the left button of the mouse at a point of the window that takes the keys."""
        self._xdotool("getactivewindow", "mousemove", "--window", "%1", str(left), str(top), "click", "1")

    def take_picture(self, file: Path) -> None:
        """Save what is on the screen."""
        environment = {**os.environ, **self._screen}
        subprocess.run([sys.executable, "-c", _TAKE_PICTURE, file], env=environment, timeout=PATIENCE_S, check=False)

    def clipboard(self) -> tuple[str, str]:
        """Return what another program would paste: as text, and as HTML where there is any."""
        asked = subprocess.run(
            [sys.executable, "-c", _READ_CLIPBOARD],
            env={**os.environ, **self.environment},
            capture_output=True,
            timeout=PATIENCE_S,
            check=True,
        )
        text, html = json.loads(asked.stdout)
        return text, html

    @contextmanager
    def copying(self, text: str) -> Iterator[None]:
        """Have ``text`` in the clipboard, as another program that is open."""
        with subprocess.Popen(
            [sys.executable, "-c", _COPY, text], env={**os.environ, **self.environment}, stdout=subprocess.PIPE
        ) as copier:
            try:
                assert copier.stdout is not None
                assert copier.stdout.readline() == b"copied\n"
                yield
            finally:
                copier.kill()

    def _xdotool(self, *arguments: str, typed: str = "", patience_s: float = PATIENCE_S) -> None:
        subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, **self._screen},
            input=typed,
            text=True,
            timeout=patience_s,
            check=True,
        )


@contextmanager
def running_desktop(folder: Path, size: str = "1280x800") -> Iterator[Desktop]:
    """Give a desktop of its own, of that many pixels; ``folder`` is empty and holds its files."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DBUS_", "WAYLAND_"))}
    environment |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "XDG_CONFIG_HOME": str(folder)}
    bus_socket = folder / "accessibility-bus"
    config = folder / "bus.conf"
    config.write_text(_BUS_CONFIG.format(socket=bus_socket))
    with ExitStack() as stack:
        display = stack.enter_context(_display(environment, size))
        found = {"DISPLAY": f":{display}", "AT_SPI_BUS_ADDRESS": f"unix:path={bus_socket}"}
        environment |= found
        bus = ["dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile"]
        stack.enter_context(process(bus, environment))
        wait_until(lambda: listens(bus_socket), "the accessibility bus listens")
        stack.enter_context(process([_registry_program()], environment))
        stack.enter_context(process(["openbox", "--sm-disable"], environment))
        tree = stack.enter_context(accessibility_tree(found["AT_SPI_BUS_ADDRESS"]))
        desktop = Desktop(
            {**found, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANG": "C.UTF-8"}, tree
        )
        wait_until(lambda: _answers(tree), f"{REGISTRY} is on the bus")
        wait_until(lambda: _is_managed(environment), "the window manager is there")
        yield desktop


@contextmanager
def _display(environment: Mapping[str, str], size: str) -> Iterator[int]:
    """Give the number of a display that was free."""
    reader, writer = os.pipe()
    with os.fdopen(reader, "rb") as told, os.fdopen(writer, "wb") as teller:
        number = str(teller.fileno())
        # -r: no key repeats. On a busy machine half a second may go by between a key's press and its release.
        command = ["Xvfb", "-displayfd", number, "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset", "-r"]
        with process(command, environment, pass_fds=(teller.fileno(),)):
            teller.close()
            display = told.readline()
            assert display, "Xvfb has ended before it had a display"
            yield int(display)


@contextmanager
def process(
    command: Sequence[str | Path],
    environment: Mapping[str, str],
    pass_fds: Sequence[int] = (),
    said: IO[bytes] | int = subprocess.DEVNULL,
) -> Iterator[subprocess.Popen[bytes]]:
    """Run ``command`` until the block ends; what it says goes to ``said``."""
    running = subprocess.Popen(
        command, env=environment, pass_fds=pass_fds, stdin=subprocess.DEVNULL, stdout=said, stderr=said
    )
    try:
        yield running
    finally:
        running.terminate()
        with suppress(subprocess.TimeoutExpired):
            running.wait(5)
        running.kill()  # does nothing to a process that has ended
        running.wait()


def _registry_program() -> Path:
    found = next((place for place in _REGISTRY_PROGRAMS if place.exists()), None)
    assert found is not None, "at-spi2-registryd is not installed (make test installs it with at-spi2-core)"
    return found


def listens(path: Path) -> bool:
    """Whether a connection is taken there; the file of a socket exists before."""
    with socket.socket(socket.AF_UNIX) as caller:
        return caller.connect_ex(str(path)) == 0


def _answers(tree: Tree) -> bool:
    try:
        tree.applications()
    except AtSpiError:
        return False
    return True


def _is_managed(environment: Mapping[str, str]) -> bool:
    asked = subprocess.run(["xdotool", "get_num_desktops"], env=environment, capture_output=True, check=False)
    return asked.returncode == 0
