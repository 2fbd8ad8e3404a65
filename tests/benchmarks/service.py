"""The embedded service: 100 animals out of ever more."""

import time
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from tests.benchmarks.processes import NotMeasuredError
from tests.benchmarks.report import print_rows
from tests.benchmarks.stores import make_store
from tests.support.service import KEY, running_service

SIZES = (1_000, 10_000, 100_000, 1_000_000)
BAR = 1.2
_QUERIES = {"all": "limit=100", "of one status": "limit=100&status=pending"}
_BLOCK = 4  # requests to one service before it is the next one's turn


def print_flatness(folder: Path, runs: int) -> None:
    """Print the latency of each size, through one connection that is kept, and how flat it is."""
    with ExitStack() as stack:
        connections = []
        for size in SIZES:
            service = stack.enter_context(running_service(make_store(folder / f"{size}.sqlite3", size)))
            connections.append(stack.enter_context(closing(HTTPConnection("127.0.0.1", service.port, timeout=60))))
        for name, query in _QUERIES.items():
            times: list[list[float]] = [[] for _ in SIZES]
            for number in range(5 * runs + 1):
                for connection, found in zip(connections, times, strict=True):
                    block = [_get(connection, query) for _ in range(_BLOCK)]
                    if number:
                        found.extend(block)
            _print(name, times)


def _get(connection: HTTPConnection, query: str) -> float:
    """Return the seconds that one list of 100 animals took."""
    begun = time.perf_counter()
    connection.request("GET", f"/v1/pets?{query}", headers={"Authorization": f"Bearer {KEY}"})
    response = connection.getresponse()
    body = response.read()
    took = time.perf_counter() - begun
    if response.status != 200 or body.count(b'"id"') != 100:
        raise NotMeasuredError(f"the service answered with status {response.status} to {query}")
    return took


def _print(name: str, times: list[list[float]]) -> None:
    medians = [median(found) for found in times]
    flat = max(medians) / min(medians)
    rows = [(f"the service: 100 animals ({name}) out of", "median ms", "requests/s", "to the first")]
    rows += [
        (f"{size:,}", f"{middle * 1000:.2f}", f"{len(found) / sum(found):,.0f}", f"{middle / medians[0]:.2f}")
        for size, middle, found in zip(SIZES, medians, times, strict=True)
    ]
    rows.append(("the slowest to the fastest", f"{flat:.2f}", f"bar {BAR}", "met" if flat <= BAR else "MISSED"))
    print_rows(rows)
