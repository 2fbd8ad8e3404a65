"""A Wayland desktop for one test run: Weston, or Sway, in a window on the display of an X desktop, which has the keys.

Weston's headless backend has no keyboard. What is pressed by xdotool goes through its window to the program. Sway
brings a window to the front that asks for it (xdg-activation), and tells where each window is.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from PySide6.QtGui import QImage

from tests.support.at_spi import Tree
from tests.support.desktop import Desktop, listens, process
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.place import Place

_POINTER: Final = 32  # it stands in the first corner, and Weston draws it at times
_CONFIG: Final = """[core]
idle-time=0
[shell]
panel-position=none
animation=none
startup-animation=none
close-animation=none
locking=false
[input-method]
path=
[keyboard]
repeat-rate=0
"""
_SWAY_CONFIG: Final = """xwayland disable
default_border none
workspace_layout {layout}
focus_on_window_activation focus
"""
_AS_NOBODY: Final = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]


class WaylandDesktop(Desktop):
    """A desktop whose clipboard is that of Wayland."""

    def clipboard(self) -> tuple[str, str]:
        return self._paste("text"), self._paste("text/html")

    @contextmanager
    def copying(self, text: str) -> Iterator[None]:
        with process(["wl-copy", "--foreground", text], {**os.environ, **self.environment}):
            wait_until(lambda: self._paste("text") == text, "it is copied")
            yield

    def _paste(self, kind: str) -> str:
        return self._said("wl-paste", "--no-newline", "--type", kind)


class WestonDesktop(WaylandDesktop):
    """A desktop whose pictures are those of Weston, which may be larger than the display that it is on."""

    def __init__(self, environment: Mapping[str, str], tree: Tree, screen: Mapping[str, str], folder: Path) -> None:
        super().__init__(environment, tree, screen)
        self._folder = folder

    def take_picture(self, file: Path) -> None:
        for earlier in self._folder.glob("*.png"):
            earlier.unlink()
        environment = {**os.environ, **self.environment}
        subprocess.run(["weston-screenshooter"], env=environment, cwd=self._folder, timeout=PATIENCE_S, check=False)
        for picture in self._folder.glob("*.png"):
            image = QImage(str(picture))
            for at in range(_POINTER**2):
                image.setPixel(at % _POINTER, at // _POINTER, 0)
            image.save(str(file))


@contextmanager
def wayland(desktop: Desktop, folder: Path, scale: int = 1) -> Iterator[WaylandDesktop]:
    """Give a Wayland desktop on ``desktop``; ``folder`` is empty and holds its files, and ``scale`` is its screen's."""
    folder.chmod(0o700)
    config, socket = folder / "weston.ini", folder / "wayland-1"
    config.write_text(_CONFIG, "utf-8")
    environment = {**os.environ, **desktop.environment, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    command = ["weston", f"--config={config}", f"--socket={socket.name}", f"--log={folder / 'log'}"]
    command += [
        "--backend=x11-backend.so",
        "--use-pixman",
        "--debug",
        "--width=1270",
        "--height=770",
        f"--scale={scale}",
    ]
    with process(command, environment):
        wait_until(lambda: listens(socket), "Weston listens")
        found = {name: value for name, value in desktop.environment.items() if name != "DISPLAY"}
        found |= {"WAYLAND_DISPLAY": str(socket), "QT_QPA_PLATFORM": "wayland"}
        yield WestonDesktop(found, desktop.tree, desktop.environment, folder)


class SwayDesktop(WaylandDesktop):
    """A desktop of Sway, whose windows lie side by side, or one over the other with tabs."""

    def titles_in_sight(self) -> list[str]:
        return [str(window["name"]) for window in self._windows() if window["visible"]]

    def place_of(self, title: str) -> Place:
        """Return where the window is that has this title."""
        (found,) = (window["rect"] for window in self._windows() if window["name"] == title)
        return Place(found["x"], found["y"], found["width"], found["height"])

    def bring_to_front(self, title: str) -> None:
        """Give a window the keys, as a click on its tab does."""
        self._said("swaymsg", f'[title="^{title}$"]', "focus", check=True)

    def drag(self, start: Place, end: Place) -> None:
        """Drag with the mouse from the middle of one place to that of another."""

        def move(to: Place, by: int = 0) -> None:
            left, top = to.left + to.width // 2 + by, to.top + to.height // 2
            self._xdotool("getactivewindow", "mousemove", "--window", "%1", str(left), str(top))

        move(start)
        self._xdotool("mousedown", "1")
        for place in (start, end):
            for by in range(1, 10):  # a drag begins, and is seen, when the mouse moves
                move(place, by)
        self._xdotool("mouseup", "1")

    def _windows(self) -> list[dict[str, Any]]:
        nodes, windows = [json.loads(self._said("swaymsg", "-t", "get_tree", "-r", check=True))], []
        while nodes:
            node = nodes.pop()
            nodes += node["nodes"] + node["floating_nodes"]
            if node.get("pid"):
                windows.append(node)
        return windows


@contextmanager
def sway(desktop: Desktop, layout: str) -> Iterator[SwayDesktop]:
    """Give a desktop of Sway on ``desktop``; ``layout`` of its windows is ``tabbed`` or ``default``, side by side."""
    folder = Path(mkdtemp(prefix="sway-", dir="/tmp"))  # not below a folder that is this user's alone
    command = ["sway", "-c", str(folder / "config")]
    if os.getuid() == 0:  # as which Sway does not run
        shutil.chown(folder, "nobody")
        command = [*_AS_NOBODY, *command]
    socket, control, log = folder / "wayland-1", folder / "control", folder / "log"
    (folder / "config").write_text(_SWAY_CONFIG.format(layout=layout), "utf-8")
    environment = {
        **os.environ,
        **desktop.environment,
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "WLR_BACKENDS": "x11",
        "WLR_RENDERER": "pixman",
        "SWAYSOCK": str(control),
    }
    try:
        with log.open("wb") as said, process(command, environment, said=said) as running:
            wait_until(lambda: listens(socket) and listens(control), "Sway listens")
            found = {name: value for name, value in desktop.environment.items() if name != "DISPLAY"}
            found |= {"WAYLAND_DISPLAY": str(socket), "QT_QPA_PLATFORM": "wayland", "SWAYSOCK": str(control)}
            # Qt 6.11 warns at each change of the focus where a compositor has input methods.
            found["QT_LOGGING_RULES"] = "qt.qpa.wayland.textinput.warning=false"
            yield SwayDesktop(found, desktop.tree, desktop.environment)
            assert running.poll() is None, f"Sway has ended with {running.poll()}: {log.read_text()[-2000:]}"
    finally:
        shutil.rmtree(folder)
