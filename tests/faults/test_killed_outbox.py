"""The program killed with names in its outbox: each is stored once, or waits, or is not confirmed; none is doubled.

``PETSTORE_GUI_KILL_ROUNDS=200`` kills it so often.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.inventory.journal import Journal
from petstore_gui.inventory.journal_entry import JournalEntry
from petstore_gui.ui.add_pet.outbox_store import DRAFT
from tests.faults.row import Record, Row
from tests.support.faulty_proxy import FaultyProxy
from tests.support.patience import slowness
from tests.support.service import ROOT, running_service

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds, pytest.mark.posix("SIGKILL")]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "5"))
MOST_NAMES = 20
# An Enter of so short a time before the end may be a draft again: 0.05 s where nothing else is running.
DRAFT_S = 2.0 * slowness()


def run_until_killed(address: str, data: Path, names: list[str], pace_ms: int, delay_s: float) -> dict[str, float]:
    """Type names, kill the program ``delay_s`` after the first; return how long before that each Enter was."""
    command = [sys.executable, "-m", "tests.faults.typist", address, str(data), str(pace_ms), *names]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        assert first, "the program has not typed anything"
        time.sleep(delay_s)
        killed_at = time.monotonic()
        program.kill()
        told = [first, *program.stdout.readlines()]
    return {name: killed_at - float(moment) for name, moment in (line.split() for line in told if line.endswith("\n"))}


def open_entries(data: Path, address: str) -> tuple[tuple[JournalEntry, ...], str]:
    journal = Journal(data / JOURNAL_NAME)
    try:
        draft = journal.note(address, DRAFT)
        return journal.open_entries(address), json.loads(draft)["name"] if draft else ""
    finally:
        journal.shut()


def test_no_name_is_lost_or_doubled(tmp_path: Path, record: Record) -> None:
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  # when to kill
    print(f"seed {seed}")  # shown when the test fails
    database = tmp_path / "animals.sqlite3"
    seen = {"stored": 0, "waiting": 0, "not confirmed": 0, "draft": 0}
    oldest_draft_s = 0.0
    with running_service(database) as service:
        for number in range(ROUNDS):
            data = tmp_path / f"data{number}"
            names = [f"r{number}n{each}" for each in range(chance.randint(1, MOST_NAMES))]
            with FaultyProxy(service.base_url, latency_s=chance.choice([0, 0.01, 0.05, 0.2])) as proxy:
                address = f"http://127.0.0.1:{proxy.port}/v1"
                typed = run_until_killed(address, data, names, chance.choice([5, 20, 60]), chance.uniform(0, 0.5))
            # With the proxy's end, what it had read has reached the service.
            entries, draft = open_entries(data, address)
            by_name = {entry.new_pet.name: entry for entry in entries}
            assert len(by_name) == len(entries), "written down twice"
            with closing(sqlite3.connect(database)) as connection:
                for name, age_s in typed.items():
                    (count,) = connection.execute("SELECT count(*) FROM pets WHERE name = ?", (name,)).fetchone()
                    entry = by_name.get(name)
                    assert count <= 1, f"{name} is doubled"
                    if entry is not None and entry.sent_at is None:
                        assert not count, f"{name} is stored, and would be sent again"
                        seen["waiting"] += 1
                    elif entry is not None:
                        seen["not confirmed"] += 1
                    elif count:
                        seen["stored"] += 1
                    else:
                        # The letters of the last moment may not have reached the disk either.
                        assert name.startswith(draft), f"{name} is lost"
                        oldest_draft_s = max(oldest_draft_s, age_s)
                        seen["draft"] += 1
    assert oldest_draft_s < DRAFT_S
    shown = ", ".join(f"{count} {what}" for what, count in seen.items())
    record(
        Row(50, f"killed {ROUNDS} times with names in the outbox", "add", f"{shown}, {oldest_draft_s * 1000:.0f} ms")
    )
