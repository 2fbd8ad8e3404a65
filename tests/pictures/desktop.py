"""Pictures of the real program on a real X server with a window manager: title bars, focus frames, where dialogs open.

None of these are the same twice to the last pixel, so none of them is kept in the tree.
"""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.support.desktop import Desktop, running_desktop
from tests.support.program import Program, running_program

PREFIX: Final = "desktop"
_CALM_S: Final = 0.1
MAIN: Final = "Pet Store – Demo"

# Each window with the keys that open it from the main one, or with what is typed into the palette of commands.
BY_KEYS: Final = {"Look up an animal": "ctrl+l", "Connection": "ctrl+comma", "Keys": "F1"}
BY_COMMAND: Final = {
    "Category names": "category names",
    "What the numbers mean": "these numbers",
    "About Pet Store": "about pet",
}


def is_possible() -> bool:
    """Whether what a desktop consists of is installed."""
    return all(map(shutil.which, ("Xvfb", "openbox", "xdotool", "dbus-daemon")))


def make(folder: Path) -> list[str]:
    """Open each window of the demo, walk through it with Tab, save the screen at each step; return the names."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "DBUS_"))}
    with TemporaryDirectory(prefix="petstore-gui-desktop-") as place:
        screen, home = Path(place, "screen"), Path(place, "home")
        screen.mkdir()
        home.mkdir()
        user = environment | {"HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        with running_desktop(screen) as desktop, running_program(desktop, user, "--demo") as program:
            names = list(_walk(desktop, program, folder))
            program.end()
    print(f"{PREFIX}: {len(names)} pictures")
    return names


def _walk(desktop: Desktop, program: Program, folder: Path) -> Iterator[str]:
    program.window(MAIN)
    program.wait_for_sample_animals()
    yield from _tab_through(desktop, folder, "main", steps=12)
    for title, keys in BY_KEYS.items():
        program.press(keys)
        yield from _look_at(desktop, program, folder, title)
    for title, typed in BY_COMMAND.items():
        program.press("ctrl+k")
        program.type_into("Find a command", typed)
        program.press("Return")
        yield from _look_at(desktop, program, folder, title)


def _look_at(desktop: Desktop, program: Program, folder: Path, title: str) -> Iterator[str]:
    program.window(title)
    yield from _tab_through(desktop, folder, title.lower().replace(" ", "-"), steps=6)
    program.press("Escape")
    program.wait_until_closed(title)


def _tab_through(desktop: Desktop, folder: Path, name: str, *, steps: int) -> Iterator[str]:
    for step in range(steps + 1):
        file = folder / f"{PREFIX}-{name}-{step:02}.png"
        desktop.take_picture(file)
        yield file.name
        desktop.press("Tab")
        time.sleep(_CALM_S)  # for the frame to be painted: nothing tells of it
