"""Files read for an import, from their bytes to checked rows: against the library that reads them alone."""

import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import xlsxwriter

from tests.benchmarks.processes import PATIENCE_S, ROOT, NotMeasuredError, in_turn
from tests.benchmarks.report import Figure, Value

ROWS, MANY_ROWS = 10_000, 100_000
_TITLES = ("Name", "Category", "Status")
_STATUSES = ("available", "pending", "sold")
# The second for a CSV and the two for a workbook are until the preview is filled: this is what reading may take.
_BARS_MS = {".csv": 600.0, ".xlsx": 1_500.0}


def table_figures(folder: Path, environment: Mapping[str, str], runs: int) -> list[Figure | Value]:
    """Return the times of files of ``ROWS`` and of ``MANY_ROWS``, the imports of what reads them among them."""
    figures: list[Figure | Value] = []
    for count in (ROWS, MANY_ROWS):
        for path in (_csv(folder / f"{count}.csv", count), _workbook(folder / f"{count}.xlsx", count)):
            measure = partial(_ms, environment, path, count)
            ours, bare = in_turn("our_table", "bare_table", measure, runs)
            name = f"{count:,} rows of {path.suffix[1:].upper()}"
            figures.append(Figure(name=f"{name}, against the library", unit="ms", ours=ours, bare=bare))
            if count == ROWS:
                figures.append(
                    Value(name=f"{name}, read and checked", unit="ms", values=ours, bar=_BARS_MS[path.suffix])
                )
    return figures


def _rows(count: int) -> list[tuple[str, int, str]]:
    return [(f"Animal {number}", number % 50 + 1, _STATUSES[number % 3]) for number in range(count)]


def _csv(path: Path, count: int) -> Path:
    lines = [",".join(_TITLES), *(f"{name},{category},{status}" for name, category, status in _rows(count))]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def _workbook(path: Path, count: int) -> Path:
    with xlsxwriter.Workbook(path) as workbook:
        sheet = workbook.add_worksheet("Animals")
        for number, row in enumerate([_TITLES, *_rows(count)]):
            sheet.write_row(number, 0, row)
    return path


def _ms(environment: Mapping[str, str], file: Path, count: int, probe: str) -> float:
    ended = subprocess.run(
        [sys.executable, "-m", f"tests.benchmarks.probes.{probe}", str(file), str(count)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    if ended.returncode:
        raise NotMeasuredError(ended.stderr)
    return float(ended.stdout)
