"""Where a user logs off, what was typed in the last moment is on the disk before the system ends the program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.connection.demo import DATABASE_NAME, JOURNAL_NAME
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.worker import DRAFT
from petstore_gui.runtime.single_instance import SingleInstance, Start, StartupRequest
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.processes import processes_with
from tests.support.service import ROOT
from tests.systems.logged_off import ENDED_BY_THE_SYSTEM

pytestmark = pytest.mark.end_to_end

A_REAL_WINDOW = {"QT_QPA_PLATFORM": "windows"} if sys.platform == "win32" else {}
"""Windows asks no window that is drawn into memory."""


def test_what_was_typed_is_on_the_disk_and_nothing_is_left_running(tmp_path: Path) -> None:
    data = tmp_path / "data"
    done = subprocess.run(
        [sys.executable, "-m", "tests.systems.logged_off", str(data), "Luna"],
        env={**os.environ, "PYTHONPATH": str(ROOT), **A_REAL_WINDOW},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == ENDED_BY_THE_SYSTEM, done.stderr
    journal = Journal(data / JOURNAL_NAME)
    draft = journal.note("this-computer", DRAFT)
    journal.shut()
    assert draft is not None
    assert json.loads(draft)["name"] == "Luna"
    window = json.loads((data / "window.json").read_bytes())["window"]
    assert "geometry" in window
    assert not (data / "window.starting").exists()  # it was no bad start
    wait_until(lambda: processes_with(data / DATABASE_NAME) == [], "the service has ended")
    instance = SingleInstance(data)
    assert instance.start(StartupRequest(), patience_s=0) is Start.FIRST
    instance.close()
