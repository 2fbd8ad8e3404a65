"""Signals of other programs: the first ends a command in order, a later one at once."""

import signal
import subprocess
import sys

import pytest

from tests.support.commands import environment_of
from tests.support.patience import PATIENCE_S

TWO_SIGNALS = """
import os, signal, sys, time
from petstore_gui.terminal import workers

def run(interruption):
    os.kill(os.getpid(), signal.SIGTERM)
    while not interruption.is_set:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(1)
    print("ended in order")
    return 143

workers._ONE_SIGNAL_S = float(sys.argv[1])
sys.exit(workers.run_interruptibly(run))
"""


@pytest.mark.posix("a signal of another program")
@pytest.mark.parametrize(("one_signal_s", "said"), [("60", "ended in order\n"), ("0", "")], ids=["at once", "later"])
def test_a_second_signal_counts_unless_it_comes_with_the_first_as_from_timeout(one_signal_s: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TWO_SIGNALS, one_signal_s],
        env=environment_of(),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGTERM, said, "")
