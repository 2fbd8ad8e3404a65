"""The self-check says 0 only when every step did what it should. That it does is in end_to_end/test_process.py."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.support.patience import PATIENCE_S

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).parents[1]


def self_check(*arguments: str, broken_by: str = "") -> "subprocess.CompletedProcess[str]":
    """Run the self-check in a process of its own, after ``broken_by``."""
    script = f"{dedent(broken_by)}\nimport sys\nfrom petstore_gui.app import main\nsys.exit(main(sys.argv[1:]))"
    environment = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-c", script, "--self-check", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE_S,
        check=False,
    )


def test_each_step_has_a_line_and_nothing_of_the_user_is_touched(home: Path, tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    ended = self_check("--picture", str(picture))
    assert ended.returncode == 0, ended.stdout + ended.stderr
    # Said by the offscreen platform at every window.
    assert [line for line in ended.stderr.splitlines() if not line.startswith("This plugin does not support")] == []
    steps = ended.stdout.splitlines()
    assert [step.split()[0] for step in steps] == ["ok"] * len(steps)
    for step in ("lists", "adds", "looks up", "picture", "complete"):
        assert any(step in line for line in steps), step
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in home.rglob("*") if path.is_file()] == []


def test_a_picture_that_cannot_be_saved_is_a_failure(tmp_path: Path) -> None:
    ended = self_check("--picture", str(tmp_path / "nowhere" / "window.png"))
    assert ended.returncode == 1
    assert ended.stdout.splitlines()[-1].startswith("FAILED  after the steps above: the picture could not be saved")


@pytest.mark.parametrize(
    ("broken_by", "part"),
    [
        pytest.param(
            """
            from petstore_gui.inventory import input_parsing
            from petstore_gui.ui.add_pet import form as add_pet_form
            from petstore_gui.inventory import category_names
            rounded = lambda text: int(float(input_parsing.parse_int64(text))) if text.strip() else 1
            add_pet_form.parse_int64 = category_names.parse_int64 = rounded
            """,
            "the new row is not what was typed",
            id="a rounded number",
        ),
        pytest.param(
            """
            from petstore_gui.ui.window.status_bar import StatusBar
            def fault(*_):
                raise RuntimeError("something unforeseen")
            StatusBar._show_list = fault
            """,
            "something unforeseen",
            id="a fault in a slot",
        ),
    ],
)
def test_whatever_is_broken_is_a_failure(broken_by: str, part: str) -> None:
    ended = self_check(broken_by=broken_by)
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert ended.stdout.splitlines()[-1].startswith("FAILED")
    assert part in ended.stdout.splitlines()[-1]
