"""Behind a PgBouncer with sessions the service works; behind one with another mode it says so and does not begin."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from tests.service.test_opening import fails
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.pgbouncer import pgbouncer
from tests.support.ports import HOST
from tests.support.postgresql import PASSWORD, USER, Cluster, binaries
from tests.support.service import running_service
from tests.support.traffic import traffic

pytestmark = pytest.mark.end_to_end


def through(cluster: Cluster, database: str, port: int) -> str:
    return cluster.dsn(database).replace(f":{cluster.port}/", f":{port}/")


@contextmanager
def other_clients(cluster: Cluster, database: str, port: int, folder: Path) -> Iterator[None]:
    """Let others use the sessions behind PgBouncer without a pause, so that none is idle for long."""
    script = folder / "script.sql"
    script.write_text("SELECT 1;\n", "utf-8")
    command: list[str | Path] = [
        binaries() / "pgbench",
        "-n",
        "-f",
        script,
        "-c",
        "4",
        "-T",
        f"{2 * PATIENCE_S:.0f}",
        "-R",
        "400",
    ]
    where = ["-h", HOST, "-p", str(port), "-U", USER, database]
    process = subprocess.Popen(
        [*command, *where],
        env={**os.environ, "PGPASSWORD": PASSWORD},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    used = "SELECT xact_commit > 20 FROM pg_stat_database WHERE datname = current_database()"

    def is_used() -> bool:
        assert process.poll() is None, process.communicate()
        return cluster.sql(used, database) == ["t"]

    try:
        wait_until(is_used, "others use PgBouncer")
        yield
        assert process.poll() is None, process.communicate()
    finally:
        process.kill()
        process.communicate()


def test_with_sessions_two_services_add_and_list_and_commits_wait_for_the_disk(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    postgresql.sql(f"ALTER DATABASE {database} SET synchronous_commit = off")
    with pgbouncer(postgresql, "session") as port:
        dsn = through(postgresql, database, port)
        with running_service(dsn) as one, running_service(dsn) as two:
            with traffic(one.client, senders=4) as first, traffic(two.client, senders=4) as second:
                wait_until(lambda: min(len(told.adds) for told in (first, second)) > 50, "adds")
            for service in (one, two):
                assert "synchronous_commit = off; for the animals it is on" in service.errors()
    stored = {row.split("|")[0]: row for row in postgresql.sql("SELECT id, name FROM pets", database)}
    for told in (first, second):
        assert told.wrong == []
        assert told.errors == {}
        assert {(str(pet_id), f"{pet_id}|{name}") for name, pet_id in told.acknowledged.items()} <= stored.items()
    assert len(stored) == len(first.acknowledged) + len(second.acknowledged)


@pytest.mark.parametrize("mode", ["transaction", "statement"])
@pytest.mark.parametrize("is_busy", [False, True])
def test_without_sessions_it_says_what_it_needs_and_does_not_begin(
    postgresql: Cluster, tmp_path: Path, mode: str, *, is_busy: bool
) -> None:
    database = postgresql.new_database()
    with pgbouncer(postgresql, mode) as port:
        others = other_clients(postgresql, database, port, tmp_path) if is_busy else nullcontext()
        with others:
            said = fails(PETSTORE_SERVICE_DATABASE=through(postgresql, database, port))
    assert "This service needs pool_mode = session" in said
    assert PASSWORD not in said
    assert postgresql.sql("SELECT to_regclass('pets')", database) == [""]
