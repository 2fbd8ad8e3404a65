"""Starts the measured processes: each in the same environment, with nothing of the user's in it."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import TypeVar

from tests.benchmarks.probes import STARTED, STAY, UNTIL

P = TypeVar("P")
T = TypeVar("T")

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60.0


class NotMeasuredError(Exception):
    """A process did not do what was to be measured."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A function of ``tests.benchmarks.probes`` that is run as a process; ``until`` is "window" or "rows".

    ``data`` is what its data folder holds at the start.
    """

    function: str
    until: str
    arguments: tuple[str, ...] = ()
    environment: Mapping[str, str]
    data: Path | None = None

    def command(self) -> list[str]:
        module, _, function = self.function.partition(":")
        # -c: what -m would load first is no part of the program.
        code = f"from tests.benchmarks.probes.{module} import {function}; {function}()"
        return [sys.executable, "-c", code, *self.arguments]


@dataclass(frozen=True, slots=True)
class Start:
    """When the process had painted what was waited for (in seconds since its start) and what it had imported."""

    seconds: float
    modules: int
    forbidden: tuple[str, ...]


def clean_environment(home: Path, platform: str) -> dict[str, str]:
    """Return this process's environment with an empty home and without what changes how a program starts.

    Proxies, Qt's and the program's own variables, and Python's: one of those keeps modules from being compiled once
    and for all, and every start would compile ours again while Qt's came compiled with its package.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PETSTORE_", "XDG_", "QT_", "DBUS_", "PYTHON")) and not name.lower().endswith("_proxy")
    }
    return {**kept, "HOME": str(home), "QT_QPA_PLATFORM": platform, "PYTHONPATH": str(ROOT)}


def in_turn(ours: P, bare: P, measure: Callable[[P], T], runs: int) -> tuple[list[T], list[T]]:
    """Measure both in turn, each pair in the other order than the one before; a first pair does not count."""
    found: tuple[list[T], list[T]] = ([], [])
    for number in range(runs + 1):
        sides = ((0, ours), (1, bare))
        for side, program in sides if number % 2 else reversed(sides):
            value = measure(program)
            if number:
                found[side].append(value)
    return found


def start(program: Program) -> Start:
    """Run ``program`` until it has painted."""
    with running(program, stay=False) as process:
        return process.start


class Running:
    """A measured process that has painted and goes on."""

    def __init__(self, process: subprocess.Popen[str], start: Start) -> None:
        self._process = process
        self.start = start

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, order: str) -> tuple[float, ...]:
        """Send a line and return the numbers of the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(order + "\n")
        self._process.stdin.flush()
        return tuple(float(each) for each in _line(self._process).split())


@contextmanager
def running(program: Program, *, stay: bool = True) -> Iterator[Running]:
    """Run ``program`` until the block ends, or with ``stay=False`` until it has painted."""
    environment = {**program.environment, UNTIL: program.until, **({STAY: "1"} if stay else {})}
    # In a data folder of its own: one that is killed counts as a bad start, and after two of them the window asks.
    with tempfile.TemporaryFile("w+") as errors, tempfile.TemporaryDirectory(prefix="petstore-gui-") as data:
        environment["XDG_DATA_HOME"] = data
        if program.data is not None:
            shutil.copytree(program.data, data, dirs_exist_ok=True)
        environment[STARTED] = repr(time.monotonic())
        process = subprocess.Popen(
            program.command(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
            text=True,
        )
        try:
            seconds, modules, *forbidden = _line(process).split()
            yield Running(process, Start(float(seconds), int(modules), tuple(forbidden)))
        except NotMeasuredError as error:
            errors.seek(0)
            raise NotMeasuredError(f"{error}\n{errors.read()}") from None
        finally:
            if stay:
                process.kill()
            process.wait(PATIENCE_S)
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                pipe.close()


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    guard = Timer(PATIENCE_S, process.kill)
    guard.start()
    try:
        line = process.stdout.readline()
    finally:
        guard.cancel()
    if not line:
        raise NotMeasuredError(f"{process.args!r} ended, or hung, before it had painted what was waited for")
    return line
