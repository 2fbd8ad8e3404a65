"""The service: 100 animals out of ever more, on both storages."""

import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from tests.benchmarks.processes import NotMeasuredError
from tests.benchmarks.report import print_rows
from tests.benchmarks.stores import fill_postgresql, make_store
from tests.support.postgresql import running_cluster
from tests.support.service import KEY, RunningService, running_service

SIZES = (1_000, 100_000, 10_000_000)
BAR = 1.2
_AS_BIG = {"shared_buffers": "256MB", "max_wal_size": "2GB"}
_QUERIES = {"all": "", "of one status": "&status=pending"}
_LIMITS = range(92, 101)  # in turn: more lists than are remembered, so that each one is read


def print_flatness(folder: Path, runs: int) -> None:
    """Print the latency of each size, through one connection that is kept, and how flat it is."""
    with ExitStack() as stack:
        stores = [make_store(folder / f"{size}.sqlite3", size) for size in SIZES]
        _print_flatness("SQLite", [stack.enter_context(running_service(store)) for store in stores], runs)
    with ExitStack() as stack:
        cluster = stack.enter_context(running_cluster(_AS_BIG, below=folder))
        databases = [cluster.new_database() for _ in SIZES]
        services = [stack.enter_context(running_service(cluster.dsn(database))) for database in databases]
        for database, size in zip(databases, SIZES, strict=True):
            fill_postgresql(cluster, database, size)
        _print_flatness("PostgreSQL", services, runs)


def _print_flatness(storage: str, services: Sequence[RunningService], runs: int) -> None:
    with ExitStack() as stack:
        connections = [
            stack.enter_context(closing(HTTPConnection("127.0.0.1", service.port, timeout=60))) for service in services
        ]
        for name, query in _QUERIES.items():
            times: list[list[float]] = [[] for _ in SIZES]
            for number in range(2 * runs + 1):
                for connection, found in zip(connections, times, strict=True):
                    block = [_get(connection, limit, query) for limit in _LIMITS]
                    if number:
                        found.extend(block)
            _print(f"{storage}, {name}", times)


def _get(connection: HTTPConnection, limit: int, query: str) -> float:
    """Return the seconds that one list of ``limit`` animals took."""
    begun = time.perf_counter()
    connection.request("GET", f"/v1/pets?limit={limit}{query}", headers={"Authorization": f"Bearer {KEY}"})
    response = connection.getresponse()
    body = response.read()
    took = time.perf_counter() - begun
    if response.status != 200 or body.count(b'"id"') != limit:
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
