"""``python -m tests.faults``: makes each fault, as the tests do, and prints what was shown, lost and doubled."""

import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.faults.row import Row

WIDTH = 72  # of what was shown
HEAD = ("#", "fault", "act", "shown", "lost", "doubled")


class Table:
    """Gathers the rows that the tests record, and what became of the tests; a plugin of pytest."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.failures: list[tuple[str, str]] = []
        self.outcomes: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failures.append((report.nodeid, report.longreprtext))
        if report.when == "call":
            self.outcomes[report.outcome] += 1
            self.rows += [Row(**json.loads(str(row))) for name, row in report.user_properties if name == "row"]

    def print(self) -> None:
        """Print the table and, below it, what has failed."""
        texts = [_texts(row) for row in sorted(self.rows, key=lambda row: (row.number, row.fault, row.act))]
        widths = [max(map(len, column)) for column in zip(HEAD, *texts, strict=True)]
        for line in (HEAD, *texts):
            print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())
        lost, doubled = sum(row.lost for row in self.rows), sum(row.doubled for row in self.rows)
        print(f"\n{len(self.rows)} rows, lost {lost}, doubled {doubled}; {_counted(self.outcomes)}")
        for name, text in self.failures:
            print(f"\nFAILED {name}\n{text}")


def main(arguments: Sequence[str]) -> int:
    """Run the scenarios beside this file; further arguments are pytest's. Return 1 if any fails."""
    os.environ.setdefault("PETSTORE_GUI_STOPPED_S", "60")  # for as long as a test among others does not take
    os.environ.setdefault("PETSTORE_GUI_WALKS", "100000")
    table = Table()
    options = ["-p", "no:terminal", "-p", "no:cacheprovider", "-o", "addopts=--strict-markers"]
    here = Path(__file__).parent
    walks = here.parent / "outbox" / "test_walks.py"
    code = pytest.main([str(here), str(walks), *options, *arguments], plugins=[table])
    table.print()
    return 0 if code is pytest.ExitCode.OK and table.rows else 1


def _texts(row: Row) -> tuple[str, ...]:
    shown = " ".join(row.shown.split())
    cut = shown if len(shown) <= WIDTH else shown[: WIDTH - 1] + "…"
    return str(row.number), row.fault, row.act, cut, str(row.lost), str(row.doubled)


def _counted(outcomes: Counter[str]) -> str:
    return ", ".join(f"{number} {outcome}" for outcome, number in sorted(outcomes.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
