"""Looks at windows in a process of its own: screen, scale, language and fonts are those of a process."""

import faulthandler
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from petstore_gui.runtime.process_end import end_process
from tests.support.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
# Less than the 600 s after which pytest ends the test that waits, and keeps nothing of what the process says.
_HUNG_AFTER_S: Final = 540


def printed(home: Path, size: tuple[int, int], scale: float, module: str, *arguments: str) -> Any:  # noqa: ANN401
    """Return what ``python -m module`` prints as JSON, on a screen of ``size`` (pixels)."""
    width, height = size
    screen = Path(mkdtemp(dir=home)) / "screen.json"
    screens = [{"name": "screen", "x": 0, "y": 0, "width": width, "height": height}]
    screen.write_text(json.dumps({"screens": screens}), "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    environment |= {
        "HOME": str(home),
        "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
        "QT_SCALE_FACTOR": str(scale),
    }
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def run(main: Callable[[], object]) -> None:
    """Run ``main`` as all of this process. Where it hangs, show where each thread stands, and end with a fault."""
    faulthandler.dump_traceback_later(_HUNG_AFTER_S, exit=True)
    main()
    end_process(0)  # as the program ends: Python's own end may wait for a thread that was left
