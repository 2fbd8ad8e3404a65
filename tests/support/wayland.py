"""A Wayland desktop for one test run: Weston, in a window that fills the display of an X desktop, which has the keys.

Weston's headless backend has no keyboard. What is pressed by xdotool goes through its window to the program.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.support.desktop import Desktop, listens, process
from tests.support.patience import wait_until

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
"""


@contextmanager
def wayland(desktop: Desktop, folder: Path, scale: int = 1) -> Iterator[Desktop]:
    """Give a Wayland desktop on ``desktop``; ``folder`` is empty and holds its files, and ``scale`` is its screen's."""
    folder.chmod(0o700)
    config, socket = folder / "weston.ini", folder / "wayland-1"
    config.write_text(_CONFIG, "utf-8")
    environment = {**os.environ, **desktop.environment, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    command = ["weston", f"--config={config}", f"--socket={socket.name}", f"--log={folder / 'log'}"]
    command += ["--backend=x11-backend.so", "--use-pixman", "--width=1270", "--height=770", f"--scale={scale}"]
    with process(command, environment):
        wait_until(lambda: listens(socket), "Weston listens")
        found = {name: value for name, value in desktop.environment.items() if name != "DISPLAY"}
        found |= {"WAYLAND_DISPLAY": str(socket), "QT_QPA_PLATFORM": "wayland"}
        yield Desktop(found, desktop.tree, desktop.environment)
