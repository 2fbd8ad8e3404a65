"""Every dialog fits on a small screen at 100 and 200 %, and on a large one, and each of its buttons can be pressed.

A large screen at 200 % leaves more room than the small one at 200 %, and less than itself at 100 %.
Every scene is made on the small screen at 100 %: where there is no dialog, there is none on the others.
"""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.layout.process import printed

SMALL: Final = (1024, 768)


@pytest.fixture(scope="module")
def every_scene(tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401  what JSON says
    return printed(tmp_path_factory.mktemp("home"), SMALL, 1, "tests.layout.screens")


@pytest.mark.slow
@pytest.mark.posix("a screen of the offscreen platform is named by a path")
@pytest.mark.parametrize(
    ("screen", "scale"), [(SMALL, 1), (SMALL, 2), pytest.param((1920, 1200), 1, marks=pytest.mark.matrix)], ids=str
)
def test_each_button_of_each_dialog_is_on_the_screen(
    tmp_path: Path,
    every_scene: Any,  # noqa: ANN401
    screen: tuple[int, int],
    scale: int,
) -> None:
    scenes, seen = every_scene["with dialogs"], every_scene
    if (screen, scale) != (SMALL, 1):
        seen = printed(tmp_path, screen, scale, "tests.layout.screens", *scenes)
    assert seen["with dialogs"] == scenes
    assert seen["buttons"] > 100
    assert not seen["faults"], "\n".join(f"{name}: {fault}" for name, all_ in seen["faults"].items() for fault in all_)
