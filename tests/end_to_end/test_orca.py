"""What Orca itself says while each of the three people does a whole job by keys alone."""

import os
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Environment
from tests.support import transcripts
from tests.support.desktop import Desktop
from tests.support.orca import is_orca_due, orca_version

VERSION = "43.1"  # Debian 12's: each has words of its own

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(
        orca_version() != VERSION and not is_orca_due(), reason=f"needs Orca {VERSION}, not “{orca_version()}”"
    ),
]


@pytest.mark.parametrize("job", ["employee", "manager", "support"])
def test_orca_says_what_its_transcript_says(job: str, desktop: Desktop, user: Environment, tmp_path: Path) -> None:
    folder = tmp_path / "orca"
    folder.mkdir()
    is_written = os.environ.get("PETSTORE_GUI_WRITE_TRANSCRIPTS") == "1"
    (transcripts.write_anew if is_written else transcripts.do_job)(job, desktop, user, folder)
