"""An import that is killed again and again: ``python -m tests.support.killed_import`` is the process that is killed."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from petstore_gui.api.client import PetStoreClient
from petstore_gui.outbox import rate
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.import_sending import LANES
from petstore_gui.outbox.imports import ImportOutcome, ImportRecord, ReportRow, Step
from petstore_gui.outbox.journal import Journal, import_report, list_imports, unfinished_imports
from tests.support.imports import plan_of, run_import
from tests.support.patience import PATIENCE_S
from tests.support.processes import KILLED
from tests.support.service import KEY, ROOT, RunningService

# ---------------------------------------------------------------------------------------- in the process that is killed


def main(base_url: str, path: str, names: str, settle_after_s: str) -> None:
    """Begin the import, or go on with it; tell a line for each row that was sent, so that the parent knows when."""
    setattr(rate, "SETTLE_AFTER_S", tuple(map(float, settle_after_s.split())))  # noqa: B010  it is a constant
    journal = Journal(Path(path))
    print("ready", flush=True)  # noqa: T201  to the parent
    found = unfinished_imports(journal, base_url)
    if found:
        job = ImportJob.resume(journal, found[0], is_embedded=False)
    else:
        job = ImportJob.begin(journal, base_url, plan_of(*json.loads(names)), is_embedded=False)
    print("begun", flush=True)  # noqa: T201
    job.heard = _tell_row
    with PetStoreClient(base_url, KEY) as client, ThreadPoolExecutor(LANES) as pool:
        job.run(client, job.next_step())
        list(pool.map(lambda _: job.run(client.branch(), Step.SEND), range(LANES)))
        run_import(job, client)
    print("ended", flush=True)  # noqa: T201


def _tell_row() -> None:
    os.write(1, b"row\n")


# ---------------------------------------------------------------------------------------------------------- in the test


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """What is true after an import that was killed ``kills`` times. All but the last three are to be empty."""

    kills: int
    runs: int
    doubled: tuple[str, ...]
    lost: tuple[str, ...]
    """Said to be added, and not there."""
    wrong: tuple[str, ...]
    """Said not to be added, and there; or of which nothing is said."""
    record: ImportRecord
    not_confirmed_and_there: int
    not_confirmed_and_not_there: int


def import_with_kills(
    service: RunningService, database: Path, folder: Path, names: list[str], kills: int, *, seed: int, settle: str
) -> Verdict:
    """Import an animal of each name; kill the process ``kills`` times at random moments, and let it end then."""
    chance = random.Random(seed)  # noqa: S311  when to kill
    path = folder / "journal.sqlite3"
    command = [
        sys.executable,
        "-m",
        "tests.support.killed_import",
        service.base_url,
        str(path),
        json.dumps(names),
        settle,
    ]
    killed = runs = 0
    while True:
        runs += 1
        # At any row, and a moment later; every fifth while it is written down or read again.
        line = "ready" if runs % 5 == 1 else "row"
        count = chance.randint(1, max(1, 3 * len(names) // (2 * max(1, kills)))) if line == "row" else 1
        is_killed = _run(command, line if killed < kills else "", count, chance.uniform(0, 0.01))
        killed += is_killed
        # The last row may be settled in the moment before a kill: another run would begin a second import.
        if (not is_killed and killed >= kills) or _has_ended(path, service.base_url):
            break
    return _verdict(service, database, path, names, killed, runs)


def _has_ended(path: Path, base_url: str) -> bool:
    journal = Journal(path)
    ended = any(record.finished_at for record in list_imports(journal, base_url))
    journal.shut()
    return ended


def _run(command: list[str], line: str, count: int, delay_s: float) -> bool:
    """Run the process and kill it ``delay_s`` after the line came for the ``count``-th time; return whether it was."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for said in process.stdout:
            count -= said.strip() == line
            if not count and line:
                until = time.perf_counter() + delay_s
                while time.perf_counter() < until:
                    pass
                process.kill()
                break
        process.stdout.read()
        assert process.wait(PATIENCE_S) in {0, KILLED}
        return process.returncode == KILLED


def _verdict(service: RunningService, database: Path, path: Path, names: list[str], kills: int, runs: int) -> Verdict:
    journal = Journal(path)
    (record,) = list_imports(journal, service.base_url)
    rows = import_report(journal, record).rows
    journal.shut()
    with closing(sqlite3.connect(database)) as connection:
        stored = dict(connection.execute("SELECT id, name FROM pets").fetchall())
    times = Counter(stored.values())
    said = {row.cells[0]: row for row in rows}
    assert list(said) == names
    unclear = [row.cells[0] for row in rows if row.outcome is ImportOutcome.NOT_CONFIRMED]
    return Verdict(
        kills=kills,
        runs=runs,
        doubled=tuple(name for name in names if times[name] > 1),
        lost=tuple(row.cells[0] for row in rows if _is_lost(row, stored)),
        wrong=tuple(
            row.cells[0] for row in rows if row.outcome not in {ImportOutcome.ADDED, ImportOutcome.NOT_CONFIRMED}
        ),
        record=record,
        not_confirmed_and_there=sum(times[name] for name in unclear),
        not_confirmed_and_not_there=sum(not times[name] for name in unclear),
    )


def _is_lost(row: ReportRow, stored: dict[int, str]) -> bool:
    return row.outcome is ImportOutcome.ADDED and stored.get(row.pet_id or 0) != row.cells[0]


if __name__ == "__main__":
    main(*sys.argv[1:])
