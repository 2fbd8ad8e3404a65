"""How often a second the service answers: 100 animals out of 1,000,000, 32 connections, one worker."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from tests.benchmarks.processes import ROOT, NotMeasuredError
from tests.benchmarks.report import print_rows
from tests.benchmarks.stores import fill_postgresql, make_store
from tests.load.stack import cpu_seconds
from tests.support.patience import PATIENCE_S
from tests.support.postgresql import Cluster, running_cluster
from tests.support.service import KEY, running_service

ROWS: Final = 1_000_000
CONNECTIONS: Final = 32
TIMES_USUAL: Final = 10
_SECONDS: Final = 5
_AS_BIG: Final = {"shared_buffers": "256MB", "max_wal_size": "1GB"}
_POST: Final = """wrk.method = "POST"
wrk.body = '{"name":"Rex","categoryId":1,"status":"available"}'
wrk.headers["Content-Type"] = "application/json"
"""


class Rate(NamedTuple):
    """Answers a second, and a second of the processor that the service used. One without its own core is slower."""

    a_second: float
    a_processor_second: float


def print_rates(folder: Path) -> None:
    """Print the rates on both storages, and those of a service that is written the usual way."""
    if shutil.which("wrk") is None:
        raise NotMeasuredError("wrk is not installed")
    rows: list[tuple[str, ...]] = [
        ("the service: 100 animals of 1,000,000, 32 connections", "a second", "a CPU second", "bar", "")
    ]
    load = os.getloadavg()[0]
    with running_service(make_store(folder / "rates.sqlite3", ROWS), arguments=["--engine", "fast"]) as service:
        rows += _rates_of(service.base_url, service.process.pid, folder, "SQLite", adds=2_000)
    print_rows(rows)
    with running_cluster(_AS_BIG, below=folder) as cluster:
        database = cluster.new_database()
        with running_service(cluster.dsn(database), arguments=["--engine", "fast"]) as service:
            fill_postgresql(cluster, database, ROWS)
            rows += _rates_of(service.base_url, service.process.pid, folder, "PostgreSQL", adds=4_000)
            ours = measured(service.base_url + "/pets?limit=100", service.process.pid)
        with usual_service(cluster, database) as (url, process):
            usual = measured(url + "/pets?limit=100", process.pid)
    rows = rows[:1] + rows[4:]
    rows.append(row("lists on PostgreSQL, written the usual way", usual, None))
    times = ours.a_processor_second / usual.a_processor_second
    verdict = "met" if ours.a_second >= TIMES_USUAL * usual.a_second else "MISSED"
    rows.append(
        ("ours, times that", f"{ours.a_second / usual.a_second:.1f}", f"{times:.1f}", f"{TIMES_USUAL}", verdict)
    )
    print_rows(rows)
    print(f"load before and after: {load:.1f}, {os.getloadavg()[0]:.1f}, on {os.cpu_count()} CPUs\n", flush=True)


def _rates_of(url: str, pid: int, folder: Path, storage: str, *, adds: int) -> list[tuple[str, ...]]:
    lists, script = f"{url}/pets?limit=100", folder / "post.lua"
    script.write_text(_POST)
    etag = httpx.get(lists, headers={"Authorization": f"Bearer {KEY}"}, trust_env=False).headers["etag"]
    return [
        row(f"lists on {storage}", measured(lists, pid), 8_000),
        row(f"unchanged lists (304) on {storage}", measured(lists, pid, "-H", f"If-None-Match: {etag}"), 15_000),
        row(f"adds on {storage}", measured(f"{url}/pets", pid, "-s", str(script)), adds),
    ]


def row(name: str, rate: Rate, bar: int | None) -> tuple[str, ...]:
    """Return a row of the table; what counts is the rate as it was."""
    verdict = "" if bar is None else "met" if rate.a_second >= bar else "MISSED"
    return name, f"{rate.a_second:,.0f}", f"{rate.a_processor_second:,.0f}", "" if bar is None else f"{bar:,}", verdict


def measured(url: str, pid: int, *more: str) -> Rate:
    """Ask as fast as it goes."""
    _wrk(url, 1, more)
    used, begun = cpu_seconds(pid), time.perf_counter()
    answers = _wrk(url, _SECONDS, more)
    return Rate(answers / (time.perf_counter() - begun), answers / (cpu_seconds(pid) - used))


def _wrk(url: str, seconds: int, more: Sequence[str]) -> int:
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-H", f"Authorization: Bearer {KEY}", *more, url]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    requests = re.search(r"(\d+) requests in", said)
    if requests is None or "Non-2xx" in said or "Socket errors" in said:
        raise NotMeasuredError(said)
    return int(requests[1])


@contextmanager
def usual_service(cluster: Cluster, database: str) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """Run :mod:`tests.benchmarks.usual_service` over ``database`` until the block ends."""
    python = ROOT / ".venv-load/bin/python"
    dsn = cluster.dsn(database).replace("postgresql://", "postgresql+asyncpg://")
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        command = [str(python), str(ROOT / "tests/benchmarks/usual_service.py"), dsn, str(listener.fileno())]
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        with subprocess.Popen(command, pass_fds=[listener.fileno()]) as process:
            try:
                headers = {"Authorization": f"Bearer {KEY}"}
                response = httpx.get(f"{url}/pets", headers=headers, trust_env=False, timeout=PATIENCE_S)
                if len(response.json()) != 20:
                    raise NotMeasuredError(response.text)
                yield url, process
            finally:
                process.terminate()
