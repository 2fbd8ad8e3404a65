"""Every dialog fits on a small screen at 100 and 200 %, and on a large one, and each of its buttons can be pressed.

A large screen at 200 % leaves more room than the small one at 200 %, and less than itself at 100 %.
"""

from pathlib import Path

import pytest

from tests.layout.process import printed


@pytest.mark.slow
@pytest.mark.posix("a screen of the offscreen platform is named by a path")
@pytest.mark.parametrize(
    ("screen", "scale"),
    [((1024, 768), 1), ((1024, 768), 2), pytest.param((1920, 1200), 1, marks=pytest.mark.matrix)],
    ids=str,
)
def test_each_button_of_each_dialog_is_on_the_screen(tmp_path: Path, screen: tuple[int, int], scale: int) -> None:
    seen = printed(tmp_path, screen, scale, "tests.layout.screens")
    assert seen["buttons"] > 100
    assert not seen["faults"], "\n".join(f"{name}: {fault}" for name, all_ in seen["faults"].items() for fault in all_)
