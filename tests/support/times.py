"""Where the time of the tests goes: ``pytest --times`` sums it by folder and by kind, and counts what was started.

Processor time is that of the test process and of those that it has waited for, PostgreSQL's not among them.
"""

import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

_KINDS: Final = {  # a word of the command line: what is started
    "Xvfb": "X server",
    "dbus-daemon": "bus",
    "gnome-keyring-daemon": "keyring",
    "orca": "Orca",
    "xdotool": "key presses",
    "postgres": "PostgreSQL",
    "initdb": "PostgreSQL",
    "serve": "service",
    "petstore_gui.service": "service",
    "petstore-gui": "program",
    "petstore": "terminal",
}


_MOST: Final = 60  # lines of a table


class Cost(NamedTuple):
    """What a test takes."""

    wall_s: float
    own_s: float
    children_s: float
    started: dict[str, int]


class Times:
    """Measures each test in the process that runs it, and sums up in the one that reports."""

    def __init__(self) -> None:
        self._started: Counter[str] = Counter()
        self._begin: dict[str, tuple[float, os.times_result]] = {}
        self._costs: dict[str, Cost] = {}
        sys.addaudithook(self._on_audit_event)

    def _on_audit_event(self, event: str, values: tuple[object, ...]) -> None:
        if event == "subprocess.Popen":
            words = [Path(os.fsdecode(word)).name for word in values[1] if isinstance(word, (str, bytes, os.PathLike))]  # type: ignore[attr-defined]
            self._started[next((kind for word, kind in _KINDS.items() if word in words), words[0])] += 1

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Remember when the test began."""
        self._started.clear()
        self._begin[item.nodeid] = time.perf_counter(), os.times()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Send with the last report of a test what it took."""
        report = yield
        if report.when == "teardown":
            (wall, before), now = self._begin.pop(item.nodeid), os.times()
            own = now.user + now.system - before.user - before.system
            children = now.children_user + now.children_system - before.children_user - before.children_system
            cost = Cost(time.perf_counter() - wall, own, children, dict(self._started))
            report.user_properties.append(("cost", list(cost)))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take what a test took, also from another process."""
        for name, value in report.user_properties:
            if name == "cost" and isinstance(value, list):
                self._costs[report.nodeid] = Cost(*value)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the sums, the dearest first."""
        for title, key in (("folder", _folder_of), ("file", _file_of), ("test", str)):
            sums: dict[str, list[Cost]] = defaultdict(list)
            for name, cost in self._costs.items():
                sums[key(name)].append(cost)
            terminalreporter.section(f"times by {title}")
            terminalreporter.line("processor s (its own + children's)    wall s   tests")
            ranked = sorted(sums.items(), key=lambda pair: -sum(each.own_s + each.children_s for each in pair[1]))
            for name, costs in ranked[:_MOST]:
                own, children = sum(each.own_s for each in costs), sum(each.children_s for each in costs)
                wall = sum(each.wall_s for each in costs)
                line = f"{own + children:9.1f} ({own:7.1f} + {children:7.1f}) {wall:15.1f} {len(costs):7}  {name}"
                terminalreporter.line(line)
        terminalreporter.section("started")
        started: dict[str, Counter[str]] = defaultdict(Counter)
        for name, cost in self._costs.items():
            started["all"].update(cost.started)
            started[_folder_of(name)].update(cost.started)
        for folder, counts in sorted(started.items(), key=lambda pair: -pair[1].total()):
            if counts:
                most = ", ".join(f"{kind} {count}" for kind, count in counts.most_common(8))
                terminalreporter.line(f"{folder}: {most}")


def _folder_of(name: str) -> str:
    parts = name.partition("::")[0].split("/")
    return "/".join(parts[:3] if parts[1] == "ui" else parts[:2]).removeprefix("tests/")


def _file_of(name: str) -> str:
    return name.partition("::")[0].removeprefix("tests/")
