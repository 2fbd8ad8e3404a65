"""Every dialog fits on a small screen at 100 and 200 %, and each of its buttons can be pressed.

A large screen leaves more room at each scale.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.posix("a screen of the offscreen platform is named by a path")
@pytest.mark.parametrize("scale", [1, 2])
def test_each_button_of_each_dialog_is_on_the_screen(tmp_path: Path, scale: int) -> None:
    width, height = 1024, 768
    file = tmp_path / "screen.json"
    file.write_text(f'{{"screens": [{{"name": "x", "x": 0, "y": 0, "width": {width}, "height": {height}}}]}}')
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-m", "tests.layout.screens"],
        env={
            **kept,
            "HOME": str(tmp_path),
            "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
            "QT_SCALE_FACTOR": str(scale),
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["buttons"] > 100
    assert not seen["faults"], "\n".join(f"{name}: {fault}" for name, all_ in seen["faults"].items() for fault in all_)
