"""The window against bare ones: its start, its filter, its memory."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from typing import TypeVar

from tests.benchmarks.processes import NotMeasuredError, Program, Running, Start, in_turn, running, start
from tests.benchmarks.report import Figure, Value

T = TypeVar("T")

ONE_FRAME_MS = 16.0
IDLE_S = 1.0


class Windows:
    """Measures with the service at ``base_url``, which has 100 animals of every status; ``runs`` is how often."""

    def __init__(self, environment: dict[str, str], base_url: str, key: str, runs: int) -> None:
        self._runs = runs
        self._environment = {**environment, "PETSTORE_BASE_URL": base_url, "PETSTORE_API_KEY": key}
        self._base_url = base_url

    def first_paint(self) -> tuple[Figure, Start]:
        """Return the time to the first painted window, and what ours had imported by then."""
        ours, bare = self._pairs(self._ours("main", "window", ()), self._bare("bare_window", "window"), start)
        figure = Figure(
            name="spawn to first painted window",
            unit="ms",
            ours=[each.seconds * 1000 for each in ours],
            bare=[each.seconds * 1000 for each in bare],
            bar=1.4,
        )
        return figure, ours[-1]

    def first_rows(self) -> Figure:
        """Return the time to 100 animals of a running service on the screen."""
        ours, bare = self._pairs(self._ours("main", "rows"), self._bare("bare_list", "rows"), start)
        return Figure(
            name="spawn to 100 animals on screen",
            unit="ms",
            ours=[each.seconds * 1000 for each in ours],
            bare=[each.seconds * 1000 for each in bare],
            bar=1.4,
        )

    def memory(self) -> tuple[list[Figure], int]:
        """Return the memory of the idle window with 100 animals, and how many strangers had Qt mapped meanwhile.

        Each of those bears a part of the pages that ours and the bare one share with it, so that the ratio of the
        proportional sizes (PSS) rises with their number; that of the resident sizes (RSS) does not.
        """
        figures: list[Figure] = []
        for name, program, bar in (
            ("the bare window", self._bare("bare_window", "window"), 1.6),
            ("the bare list", self._bare("bare_list", "rows"), None),
        ):
            ours, bare = self._pairs(self._ours("main", "rows"), program, _memory, runs=max(3, self._runs // 2))
            figures += [
                Figure(
                    name=f"memory ({kind.upper()}) against {name}",
                    unit="MiB",
                    ours=[each[kind] for each in ours],
                    bare=[each[kind] for each in bare],
                    bar=bar if kind == "Pss" else None,
                )
                for kind in ("Pss", "Rss")
            ]
        return figures, _processes_with_qt()

    def filter_clicks(self) -> list[Figure | Value]:
        """Return the time from a click on a filter to its rows on the screen, and how long the event loop stood."""
        with ExitStack() as stack:
            ours, bare = (
                stack.enter_context(running(program))
                for program in (self._ours("main_for_clicks", "rows"), self._bare("bare_filter", "rows"))
            )
            statuses = cycle(("pending", "sold", "available"))
            times = list(_clicks(ours, bare, statuses, 4 * self._runs))
            gaps = list(_clicks(ours, bare, statuses, 2 * self._runs, " beat"))
        ours_ms, bare_ms = [each[0][0] for each in times], [each[1][0] for each in times]
        slowest = quantiles(ours_ms, n=20)[-1]
        return [
            Figure(name="filter click to rows painted", unit="ms", ours=ours_ms, bare=bare_ms, bar=0.8),
            Value(name="the same, not as a ratio", unit="ms", values=ours_ms),
            Value(name="the same, at the 95th of 100", unit="ms", values=[slowest], bar=ONE_FRAME_MS),
            Value(
                name="longest gap of the event loop", unit="ms", values=[each[0][1] for each in gaps], bar=ONE_FRAME_MS
            ),
            Value(name="the same, the worst of all clicks", unit="ms", values=[max(each[0][1] for each in gaps)]),
        ]

    def _ours(self, function: str, until: str, arguments: tuple[str, ...] | None = None) -> Program:
        if arguments is None:
            arguments = ("--base-url", self._base_url)
        return Program(
            function=f"our_window:{function}", until=until, arguments=arguments, environment=self._environment
        )

    def _bare(self, module: str, until: str) -> Program:
        return Program(function=f"{module}:main", until=until, environment=self._environment)

    def _pairs(
        self, ours: Program, bare: Program, measure: Callable[[Program], T], runs: int = 0
    ) -> tuple[list[T], list[T]]:
        return in_turn(ours, bare, measure, runs or self._runs)


def _clicks(
    ours: Running, bare: Running, statuses: Iterator[str], count: int, order: str = ""
) -> Iterator[tuple[tuple[float, ...], tuple[float, ...]]]:
    """Click in both windows in turn; the first three pairs, one of each status, do not count."""
    for number in range(count + 3):
        status = next(statuses)
        if number % 2:
            ours_took, bare_took = ours.ask(status + order), bare.ask(status + order)
        else:
            bare_took, ours_took = bare.ask(status + order), ours.ask(status + order)
        if number >= 3:
            yield ours_took, bare_took


def _memory(program: Program) -> dict[str, float]:
    """Return the sizes in MiB, by their names in /proc, of ``program`` after it has painted and come to rest."""
    try:
        with running(program) as process:
            time.sleep(IDLE_S)
            lines = Path(f"/proc/{process.pid}/smaps_rollup").read_text("ascii").splitlines()[1:]
    except OSError as error:
        raise NotMeasuredError(f"this system does not tell the memory of a process: {error}") from error
    return {name: int(rest.split()[0]) / 1024 for name, _, rest in (line.partition(":") for line in lines)}


def _processes_with_qt() -> int:
    count = 0
    for maps in Path("/proc").glob("[0-9]*/maps"):
        with suppress(OSError):  # ended, or of another user
            count += "libQt6Core" in maps.read_text("utf-8", errors="replace")
    return count
