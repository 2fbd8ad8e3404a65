"""A window that is killed while names are typed into it, and what became of each: stored, written down, or a draft."""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from petstore_gui.connection.demo import JOURNAL_NAME
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.worker import DRAFT
from tests.support.patience import slowness
from tests.support.service import ROOT

MOST_NAMES = 20
# An Enter of so short a time before the end may be a draft again: 0.05 s where nothing else is running.
DRAFT_S = 2.0 * slowness()


def run_until_killed(
    address: str, data: Path, names: list[str], pace_ms: int, delay_s: float, *, undo_s: int = 0
) -> dict[str, float]:
    """Type names, kill the program ``delay_s`` after the first; return how long before that each Enter was.

    Each can be taken back for ``undo_s``.
    """
    command = [sys.executable, "-m", "tests.faults.typist", address, str(data), str(pace_ms), str(undo_s), *names]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with (
        tempfile.TemporaryFile() as errors,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True) as program,
    ):
        assert program.stdout is not None
        first = program.stdout.readline()
        if not first:
            errors.seek(0)
            raise AssertionError(f"it has typed nothing, and ended with {program.wait()}: {errors.read().decode()}")
        time.sleep(delay_s)
        killed_at = time.monotonic()
        program.kill()
        told = [first, *program.stdout.readlines()]
    return {name: killed_at - float(moment) for name, moment in (line.split() for line in told if line.endswith("\n"))}


@dataclass
class Fates:
    """How many names had each fate; ``oldest_draft_s`` is how long before the end one was typed that is a draft."""

    seen: Counter[str] = field(default_factory=Counter)
    oldest_draft_s: float = 0.0

    def take(self, typed: dict[str, float], database: Path, data: Path, service_id: str) -> None:
        """Look for each name that was ``typed``; fail where one is lost or doubled, or would be."""
        entries, draft = open_adds(data, service_id)
        by_name = {entry.new_pet.name: entry for entry in entries}
        assert len(by_name) == len(entries), "written down twice"
        with closing(sqlite3.connect(database)) as connection:
            fate = ""
            for name, age_s in typed.items():
                (count,) = connection.execute("SELECT count(*) FROM pets WHERE name = ?", (name,)).fetchone()
                after = "" if fate == "draft" else draft  # what was typed later is not there yet
                fate = self._fate(name, age_s, count, by_name.get(name), after)
                self.seen[fate] += 1

    def _fate(self, name: str, age_s: float, count: int, entry: Add | None, draft: str) -> str:
        assert count <= 1, f"{name} is doubled"
        if entry is not None and entry.sent_at is None:
            assert not count, f"{name} is stored, and would be sent again"
            return "waiting"
        if entry is not None:
            return "not confirmed"
        if count:
            return "stored"
        # The letters of the last moment may not have reached the disk either.
        assert name.startswith(draft), f"{name} is lost"
        self.oldest_draft_s = max(self.oldest_draft_s, age_s)
        assert self.oldest_draft_s < DRAFT_S
        return "draft"

    def __str__(self) -> str:
        shown = ", ".join(f"{count} {what}" for what, count in sorted(self.seen.items()))
        return f"{shown}, {self.oldest_draft_s * 1000:.0f} ms"


def open_adds(data: Path, service_id: str) -> tuple[tuple[Add, ...], str]:
    """Return the adds that are not settled in a journal, and the name that was typed and not submitted."""
    journal = Journal(data / JOURNAL_NAME)
    try:
        draft = journal.note(service_id, DRAFT)
        return journal.open_adds(service_id), json.loads(draft)["name"] if draft else ""
    finally:
        journal.shut()
