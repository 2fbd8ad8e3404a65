"""The bundle against the same program as pip installs it: both as they are, and Qt itself says that it has painted."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from threading import Timer

from tests.benchmarks.processes import PATIENCE_S, ROOT, NotMeasuredError, in_turn
from tests.benchmarks.report import Figure

BUNDLE = ROOT / "build" / "bundle" / "petstore-gui" / "petstore-gui"
UNFROZEN = Path(sys.executable).with_name("petstore-gui")
_NOT_BUILT = "the bundle was not measured: it is not there; make package builds it"
_BAR = 1.25

# No code of ours can watch the frozen program from within. Qt, asked for this category, writes that a painted part goes
# on to the screen; the first time that is the whole window.
_RULES = "qt.widgets.painting.info=true"
_PAINTED = b"qt.widgets.painting: Flushing "


def first_paint(environment: Mapping[str, str], runs: int) -> tuple[list[Figure], list[str]]:
    """Return the time to the first painted window of a first start; or a sentence, where there is no bundle."""
    if not BUNDLE.exists():
        return [], [_NOT_BUILT]
    environment = {name: value for name, value in environment.items() if name != "PYTHONPATH"}  # both are installed
    ours, bare = in_turn(BUNDLE, UNFROZEN, partial(_milliseconds, environment), runs)
    return [Figure(name="the bundle against the unfrozen, first paint", unit="ms", ours=ours, bare=bare, bar=_BAR)], []


def _milliseconds(environment: Mapping[str, str], program: Path) -> float:
    """Return how long after its start ``program`` had painted."""
    with tempfile.TemporaryDirectory(prefix="petstore-gui-") as data:
        began = time.monotonic()
        process = subprocess.Popen(
            [program],
            cwd=data,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**environment, "XDG_DATA_HOME": data, "QT_LOGGING_RULES": _RULES},
        )
        guard = Timer(PATIENCE_S, process.kill)
        guard.start()
        assert process.stderr is not None
        try:
            with process.stderr as lines:
                if not any(_PAINTED in line for line in lines):
                    raise NotMeasuredError(f"{program} ended, or hung, before it had painted")
                return (time.monotonic() - began) * 1000
        finally:
            guard.cancel()
            process.kill()
            process.wait(PATIENCE_S)
