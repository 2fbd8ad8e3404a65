"""`make load`, small: fifty desks for five seconds, so that it works when it is needed."""

import re
import subprocess
import sys

import pytest

from tests.load.__main__ import LOCUST
from tests.test_tree import ROOT

SMALL = [
    "--desks",
    "50",
    "--interval",
    "2",
    "--adds-one-in",
    "10",
    "--warm-up",
    "3",
    "--seconds",
    "5",
    "--rows",
    "1000",
]


@pytest.mark.slow
def test_desks_get_their_lists_and_add_animals() -> None:
    assert LOCUST.exists(), "make test-packages sets it up"
    done = subprocess.run(
        [sys.executable, "-m", "tests.load", *SMALL], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counts = {name: int(count) for name, count in re.findall(r"^(list|add) +(\d+) ", done.stdout, re.MULTILINE)}
    # Fifty desks, four lists each every two seconds: five hundred, less or more by those at the edges.
    assert 250 < counts["list"] < 750
    assert counts["add"] >= 3
    assert "errors: 0 met" in done.stdout
    assert re.search(r"^PostgreSQL +\d", done.stdout, re.MULTILINE)
