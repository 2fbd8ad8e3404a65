"""How long a test waits for what will happen: generous, and longer where the machine is slow.

A deadline is there to end a test that would wait for ever. It is never a measure of the program: what is to be quick is
measured by the benchmarks.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

_VARIABLE: Final = "PETSTORE_GUI_SLOWNESS"  # measured once, by the first of the test processes
_USUAL_S: Final = 0.5  # what the piece of work takes on a computer with two processors of 2023, both of them free


def slowness() -> float:
    """Return how many times the usual time this machine takes for a piece of work; at least 1."""
    if _VARIABLE not in os.environ:
        os.environ[_VARIABLE] = f"{max(1.0, _seconds_of_work() / _USUAL_S):.2f}"
    return float(os.environ[_VARIABLE])


def _seconds_of_work() -> float:
    """Start Python ten times and let it count: as much the system's work as the processor's, as in the tests."""
    began = time.perf_counter()
    for _number in range(10):
        subprocess.run([sys.executable, "-I", "-c", "sum(range(500_000))"], check=True)
    return time.perf_counter() - began


PATIENCE_S: Final = min(60.0 * slowness(), 240.0)  # a test that hangs is ended after 600 s, and one may wait twice
PATIENCE_MS: Final = round(PATIENCE_S * 1000)


def wait_until(condition: Callable[[], bool], what: str, patience_s: float = PATIENCE_S, every_s: float = 0.02) -> None:
    """Return as soon as ``condition`` holds; fail with ``what`` was waited for when it does not in time."""
    end = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < end, f"not in {patience_s:.0f} s: {what}"
        time.sleep(every_s)
