"""An import in the window: against a script that posts one row after the other, and what the event loop bears."""

import random
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.benchmarks.processes import PATIENCE_S, ROOT, NotMeasuredError, in_turn
from tests.benchmarks.report import Figure, Value
from tests.support.killed_import import import_with_kills
from tests.support.service import running_service

ROWS, MANY_ROWS = 1_000, 10_000
KILLS = 30


def import_figures(environment: Mapping[str, str], base_url: str, key: str, runs: int) -> list[Figure | Value]:
    """Return the times of ``ROWS`` animals, and the longest gaps of the event loop, a second each, of ``MANY_ROWS``."""
    environment = {**environment, "PETSTORE_BASE_URL": base_url, "PETSTORE_API_KEY": key}
    ours = ("our_import", str(ROWS), "--base-url", base_url)
    bare = ("bare_import", str(ROWS))
    times = in_turn(ours, bare, lambda command: _numbers(environment, *command)[0], max(3, runs // 3))
    gaps = []
    for _ in range(max(1, runs // 5)):
        _seconds, _added, *found = _numbers(environment, "our_import", str(MANY_ROWS), "--base-url", base_url)
        gaps += found
    return [
        Figure(name="import of 1,000 animals", unit="s", ours=times[0], bare=times[1], bar=0.5),
        Value(name="longest gap in each second of 10,000", unit="ms", values=gaps, bar=16.0),
        Value(name="the same, the worst of all", unit="ms", values=[max(gaps)], bar=100.0),
    ]


def preview_figures(environment: Mapping[str, str], base_url: str, key: str, runs: int) -> list[Figure | Value]:
    """Return how long it takes until every row of a file is shown, and how long the event loop stands still."""
    environment = {**environment, "PETSTORE_BASE_URL": base_url, "PETSTORE_API_KEY": key}
    figures: list[Figure | Value] = []
    for kind, rows, bar in (("csv", MANY_ROWS, 1000.0), ("xlsx", MANY_ROWS, 2000.0), ("csv", 10 * MANY_ROWS, None)):
        found = [
            _numbers(environment, "our_preview", kind, str(rows), "--base-url", base_url)
            for _ in range(max(3, runs // 5))
        ]
        name = f"{rows:,} rows of {kind.upper()} to a filled preview"
        figures.append(Value(name=name, unit="ms", values=[each[0] for each in found], bar=bar))
        figures.append(Value(name="longest gap meanwhile", unit="ms", values=[each[1] for each in found]))
    return figures


def print_kills(folder: Path) -> None:
    """Print what became of an import of ``ROWS`` animals that was killed ``KILLS`` times."""
    names = [f"No. {number}" for number in range(ROWS)]
    seed = random.SystemRandom().randrange(2**32)
    database = folder / "killed.sqlite3"
    with running_service(database) as service:
        verdict = import_with_kills(service, database, folder, names, KILLS, seed=seed, settle="0 3 10")
    record = verdict.record
    is_met = not (verdict.doubled or verdict.lost or verdict.wrong) and record.added + record.not_confirmed == ROWS
    print(
        f"an import of {ROWS:,} rows, killed {verdict.kills} times (seed {seed}): {record.added} added once, "
        f"{len(verdict.doubled)} doubled, {len(verdict.lost)} lost, {record.not_confirmed} not confirmed "
        f"({verdict.not_confirmed_and_there} of them there)  {'met' if is_met else 'MISSED'}\n",
        flush=True,
    )


def _numbers(environment: Mapping[str, str], module: str, *arguments: str) -> list[float]:
    """Run a probe in a data folder of its own, and return the numbers that it prints."""
    with tempfile.TemporaryDirectory(prefix="petstore-gui-") as data:
        done = subprocess.run(
            [sys.executable, "-m", f"tests.benchmarks.probes.{module}", *arguments],
            cwd=ROOT,
            env={**environment, "XDG_DATA_HOME": data},
            capture_output=True,
            check=False,
            text=True,
            timeout=3 * PATIENCE_S,
        )
    if done.returncode or not done.stdout.strip():
        raise NotMeasuredError(f"{module} ended with {done.returncode}: {done.stderr}")
    return [float(number) for number in done.stdout.split()]
