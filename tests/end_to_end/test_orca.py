"""What Orca itself says while people do whole jobs by keys alone."""

import os
import time
from pathlib import Path

import pytest

from tests.end_to_end.conftest import LogIn
from tests.support import transcripts
from tests.support.desktop import Desktop
from tests.support.orca import is_orca_due, orca_version

VERSION = "43.1"  # Debian 12's: each has words of its own
MOST_RUNS = 5
MOST_S = 300.0  # no other run after that: a test that takes 600 s is taken for one that hangs

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(
        orca_version() != VERSION and not is_orca_due(), reason=f"needs Orca {VERSION}, not “{orca_version()}”"
    ),
]


@pytest.mark.parametrize(
    "job", ["employee", "manager", "support", "import", "result", "parts", "names", "connection", "offline"]
)
def test_orca_says_what_its_transcript_says(job: str, desktop: Desktop, log_in: LogIn, tmp_path: Path) -> None:
    began = time.monotonic()
    for number in range(MOST_RUNS):
        user, folder = log_in("none", f"user-{number}"), tmp_path / f"orca-{number}"
        folder.mkdir()
        if os.environ.get("PETSTORE_GUI_WRITE_TRANSCRIPTS") == "1":
            transcripts.write_anew(job, desktop, user, folder)
            return
        if transcripts.do_job(job, desktop, user, folder):
            return
        if time.monotonic() > began + MOST_S:
            break
    pytest.fail(f"the machine has not let Orca hear in time what was pressed, in none of {number + 1} runs")
