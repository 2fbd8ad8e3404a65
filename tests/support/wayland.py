"""A Wayland desktop for one test run: Weston, in a window that fills the display of an X desktop, which has the keys.

Weston's headless backend has no keyboard. What is pressed by xdotool goes through its window to the program.
"""

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from tests.support.at_spi import Tree
from tests.support.desktop import Desktop, listens, process
from tests.support.patience import PATIENCE_S, wait_until

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
        pasted = subprocess.run(
            ["wl-paste", "--no-newline", "--type", kind],
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,  # nothing is copied, or nothing of that kind
        )
        return pasted.stdout


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
