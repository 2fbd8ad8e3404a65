"""The first size of the window fits the screen that it opens on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SHOW = """
from petstore_gui import composition
app = composition.make_application([])
tasks, session, window = composition.make_window(lambda: None)
room = window.screen().availableSize()
print(window.width(), window.height(), window.isMaximized(), room.width(), room.height())
composition.end(tasks, session)
"""


@pytest.mark.parametrize(
    ("screen", "scale", "expected"),
    [
        ((1920, 1200), 1.0, (1180, 720, False)),
        ((1280, 800), 1.0, (1152, 720, False)),
        ((1280, 760), 1.0, (1152, 684, False)),
        ((1024, 768), 1.0, (922, 691, False)),
        ((1366, 600), 1.0, (1180, 540, True)),
        ((1920, 1200), 2.0, (864, 540, True)),
        ((1920, 1200), 1.5, (1152, 720, False)),
    ],
)
def test_the_first_window_leaves_some_of_the_screen_in_sight_or_fills_a_small_one(
    tmp_path: Path, screen: tuple[int, int], scale: float, expected: tuple[int, int, bool]
) -> None:
    width, height = screen
    file = tmp_path / "screen.json"
    file.write_text(f'{{"screens": [{{"name": "x", "x": 0, "y": 0, "width": {width}, "height": {height}}}]}}')
    environment = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={str(file).removeprefix(file.drive)}",
        "QT_SCALE_FACTOR": str(scale),
    }
    done = subprocess.run(
        [sys.executable, "-c", SHOW],
        env={**os.environ, **environment, "HOME": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    *size, is_maximized, room_width, room_height = done.stdout.split()
    assert (room_width, room_height) == (str(round(width / scale)), str(round(height / scale)))
    assert (int(size[0]), int(size[1]), is_maximized == "True") == expected
