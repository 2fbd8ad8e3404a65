"""Every dialog fits on a small screen at 100 and 200 %, and on a large one, and each of its buttons can be pressed.

A large screen at 200 % leaves more room than the small one at 200 %, and less than itself at 100 %.
"""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.layout.process import printed

SMALL: Final = (1024, 768)
LARGE: Final = (1920, 1200)

pytestmark = [pytest.mark.slow, pytest.mark.posix("a screen of the offscreen platform is named by a path")]


def out_of_reach(seen: Any) -> str:  # noqa: ANN401  what JSON says
    assert seen["buttons"] > 100
    return "\n".join(f"{name}: {fault}" for name, faults in seen["faults"].items() for fault in faults)


@pytest.fixture(scope="module")
def on_the_small_screen(tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401
    return printed(tmp_path_factory.mktemp("home"), SMALL, 1, "tests.layout.screens")


def test_each_button_of_each_dialog_is_on_a_small_screen(on_the_small_screen: Any) -> None:  # noqa: ANN401
    assert not out_of_reach(on_the_small_screen)


def test_and_at_twice_its_size(tmp_path: Path, on_the_small_screen: Any) -> None:  # noqa: ANN401
    scenes = on_the_small_screen["with dialogs"]  # where there is no dialog, there is none at twice the size
    seen = printed(tmp_path, SMALL, 2, "tests.layout.screens", *scenes)
    assert seen["with dialogs"] == scenes
    assert not out_of_reach(seen)


@pytest.mark.matrix
def test_and_on_a_large_screen(tmp_path: Path) -> None:
    assert not out_of_reach(printed(tmp_path, LARGE, 1, "tests.layout.screens"))
