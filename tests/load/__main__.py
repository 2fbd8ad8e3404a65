"""``python -m tests.load``: lets desks loose on the service, and prints how they fared and what it cost."""

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.benchmarks.report import print_rows
from tests.load.stack import KEYS, Stack, cpu_seconds, running_stack

ROOT: Final = Path(__file__).parents[2]
LOCUST: Final = ROOT / ".venv-load" / "bin" / "locust"
BARS_MS: Final = {"list": 100, "add": 250}  # of 99 %
PERCENTILES: Final = (50, 95, 99)


class Cost(NamedTuple):
    """What had been used at a moment: processor time by program, and transactions of the database."""

    cpu_seconds: dict[str, float]
    transactions: int
    connections: int

    @classmethod
    def so_far(cls, stack: Stack, locust: int) -> "Cost":
        cpu = {**stack.cpu_seconds(), "Locust": cpu_seconds(locust)}
        return cls(cpu, stack.transactions(), stack.connections())


def main() -> int:
    """Run the desks; return 1 if a request failed, 0 otherwise, at any speed."""
    options = _options()
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="load") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103  PostgreSQL is not root
        stack_of = running_stack(
            Path(folder),
            rows=options.rows,
            desks=options.desks,
            workers=options.workers,
            arguments=options.service_arguments,
        )
        with stack_of as stack:
            return _run(stack, options)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--desks", type=int, default=10_000)
    parser.add_argument("--interval", type=float, default=60.0, metavar="SECONDS", help="between two refreshes")
    parser.add_argument("--adds-one-in", type=int, default=100, metavar="N", help="every Nth desk adds animals")
    parser.add_argument("--seconds", type=float, default=300.0, help="how long is measured")
    parser.add_argument("--warm-up", type=float, default=75.0, metavar="SECONDS", help="before that, for all to come")
    parser.add_argument("--rows", type=int, default=1_000_000, help="animals that are there")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--stays-connected", action="store_true", help="desks keep their connections, unlike ours")
    parser.add_argument("service_arguments", nargs="*", metavar="ARGUMENT", help="after --: for the service")
    return parser.parse_args()


def raise_file_limit() -> None:
    """Let this process and those that it starts have as many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _run(stack: Stack, options: argparse.Namespace) -> int:
    names = ("interval", "adds_one_in", "seconds", "warm_up", "stays_connected")
    settings = {**{name: getattr(options, name) for name in names}, "keys": KEYS}
    command = [LOCUST, "--headless", "--only-summary", "--skip-log", "-f", Path(__file__).with_name("desks.py")]
    command += ["--host", stack.base_url.removesuffix("/v1"), "-u", str(options.desks), "-r", str(options.desks)]
    print(_head(options), flush=True)
    with subprocess.Popen(
        [str(part) for part in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PETSTORE_LOAD": json.dumps(settings)},
    ) as locust:
        begun = _line(locust)
        before = Cost.so_far(stack, locust.pid)
        figures = _line(locust)
        after = Cost.so_far(stack, locust.pid)
        locust.communicate()
    assert begun["desks"] == options.desks, begun
    _print(figures, before, after, options.seconds)
    return 1 if figures["failures"] else 0


def _head(options: argparse.Namespace) -> str:
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    return (
        f"{options.desks:,} desks, each every {options.interval:g} s, one in {options.adds_one_in} adds; "
        f"{options.rows:,} animals; {options.workers} service processes; measured for {options.seconds:g} s.\n"
        f"{os.cpu_count()} CPUs, Python {platform.python_version()}, load average before it began {load}\n"
    )


def _line(locust: "subprocess.Popen[str]") -> dict[str, Any]:
    """Return the next line of JSON from Locust; what else it prints is passed on."""
    assert locust.stdout is not None
    for line in locust.stdout:
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
        sys.stderr.write(line)
    raise AssertionError("Locust has ended before its time")


def _print(figures: dict[str, Any], before: Cost, after: Cost, seconds: float) -> None:
    times: dict[str, list[float]] = figures["milliseconds"]
    rows = [("requests", "number", "per second", *(f"{each} % within ms" for each in PERCENTILES), "bar of 99 %", "")]
    for name, bar in BARS_MS.items():
        found = [percentile(times[name], each) for each in PERCENTILES]
        judged = "met" if found[-1] <= bar else "MISSED"
        count = len(times[name])
        rows.append(
            (name, f"{count:,}", f"{count / seconds:,.1f}", *(f"{each:.1f}" for each in found), f"{bar}", judged)
        )
    late = [f"{percentile(times['late'], each):.1f}" for each in PERCENTILES]
    rows.append(("begun late, by the load tool", f"{len(times['late']):,}", "", *late, "", ""))
    print_rows(rows)
    answers = sum(figures["answers"].values())
    costs = [("processor time", "seconds", "of one processor", "ms a request", "")]
    for name, cost in after.cpu_seconds.items():
        spent = cost - before.cpu_seconds[name]
        costs.append((name, f"{spent:.1f}", f"{100 * spent / seconds:.0f} %", f"{1000 * spent / answers:.3f}", ""))
    print_rows(costs)
    transactions = after.transactions - before.transactions
    print(f"answers: {', '.join(f'{name}: {count:,}' for name, count in sorted(figures['answers'].items()))}")
    print(f"transactions of PostgreSQL: {transactions:,}, {transactions / seconds:.0f} a second")
    print(f"connections of the service to PostgreSQL: {after.connections}")
    print(f"load average: {', '.join(f'{each:.1f}' for each in os.getloadavg())}")
    print(f"errors: {sum(figures['failures'].values()):,}", "met" if not figures["failures"] else "MISSED")
    for failure, count in figures["failures"].items():
        print(f"  {count:,}: {failure}")


def percentile(values: list[float], percent: int) -> float:
    """Return what ``percent`` of ``values`` do not exceed; not a number where there are none."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


if __name__ == "__main__":
    sys.exit(main())
