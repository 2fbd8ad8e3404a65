"""What the desks are let loose on: PostgreSQL with animals and keys, the service, and what both cost the processor."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.support.patience import PATIENCE_S
from tests.support.postgresql import Cluster, running_cluster
from tests.support.service import ROOT

KEYS: Final = "load-{}"  # the key of each desk by its number, in a database that lives as long as this run
SYNCHRONOUS: Final = {"shared_buffers": "256MB", "max_wal_size": "1GB"}
_AT_ONCE: Final = 100_000
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """A service that listens at ``base_url``, over ``database`` in ``cluster``."""

    base_url: str
    service: "subprocess.Popen[bytes]"
    cluster: Cluster
    database: str

    def cpu_seconds(self) -> dict[str, float]:
        """Return the processor time that the service and PostgreSQL have used so far."""
        postgres = int((self.cluster.data / "postmaster.pid").read_text("ascii").splitlines()[0])
        return {"service": cpu_seconds(self.service.pid), "PostgreSQL": cpu_seconds(postgres)}

    def transactions(self) -> int:
        """Return how many transactions the database has had."""
        statement = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = "
        return int(self.cluster.sql(f"{statement}'{self.database}'")[0])

    def connections(self) -> int:
        """Return how many connections the service has to the database."""
        statement = "SELECT count(*) FROM pg_stat_activity WHERE datname = "
        return int(self.cluster.sql(f"{statement}'{self.database}'")[0])


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process, of its living descendants, and of those of theirs that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:15])) / _TICKS + sum(cpu_seconds(int(child)) for child in children)


@contextmanager
def running_stack(folder: Path, *, rows: int, desks: int, workers: int, arguments: list[str]) -> Iterator[Stack]:
    """Run the service with ``workers`` over a new database on the disk of ``folder`` until the block ends."""
    with running_cluster(SYNCHRONOUS, below=folder, sync=True) as cluster:
        database = cluster.new_database()
        command = [sys.executable, "-m", "petstore_gui.service"]
        dsn = cluster.dsn(database)
        with _service(command, dsn):
            pass  # it makes its tables
        fill(cluster, database, rows=rows, desks=desks)
        several = ["--workers", str(workers)] if workers > 1 else []
        room = ["--max-connections", str(workers * (desks + 100))]  # also if they all come at once, to one process
        with _service([*command, *several, *room, *arguments], dsn) as (process, base_url):
            yield Stack(base_url=base_url, service=process, cluster=cluster, database=database)


def fill(cluster: Cluster, database: str, *, rows: int, desks: int) -> None:
    """Store ``rows`` animals, a third of each status, and a key for each desk, as its digest."""
    statuses = "(ARRAY['available', 'pending', 'sold'])[n % 3 + 1]"
    for first in range(1, rows + 1, _AT_ONCE):
        numbers = f"generate_series({first}, {min(rows, first + _AT_ONCE - 1)})"
        cluster.sql(
            f"INSERT INTO pets SELECT n, 'Animal ' || n, n % 50 + 1, {statuses} FROM {numbers} AS n",  # noqa: S608
            database,
        )
    cluster.sql(f"SELECT setval('pet_ids', {max(rows, 1)})", database)
    key = f"sha256(convert_to('{KEYS.format('')}' || n, 'UTF8'))"
    cluster.sql(
        "INSERT INTO api_keys (name, digest, made_at) "  # noqa: S608
        f"SELECT 'Desk ' || n, {key}, now() FROM generate_series(0, {desks - 1}) AS n",
        database,
    )
    cluster.sql("VACUUM ANALYZE", database)
    cluster.sql("CHECKPOINT", database)


@contextmanager
def _service(command: list[str], dsn: str) -> Iterator[tuple["subprocess.Popen[bytes]", str]]:
    key = "a-key-that-no-desk-uses"
    environment = {**os.environ, "PETSTORE_SERVICE_DATABASE": dsn, "PETSTORE_SERVICE_KEY": key, "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, env=environment
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line:
                errors.seek(0)
                raise AssertionError(f"the service did not start: {errors.read().decode()}")
            yield process, json.loads(line)["base_url"]
        finally:
            process.terminate()
            process.wait(PATIENCE_S)
            process.stdout.close()
            errors.seek(0)
            sys.stderr.write(errors.read().decode())
