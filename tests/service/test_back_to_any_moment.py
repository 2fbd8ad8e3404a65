"""PostgreSQL goes back to any moment, with the lines of docs/service.md: all animals until then, and none after it."""

import os
import subprocess
from collections.abc import Sequence

import pytest

from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import USER, Cluster, binaries, running_cluster
from tests.support.service import ROOT, RunningService, running_service

pytestmark = pytest.mark.end_to_end

DATA = "/var/lib/postgresql/15/main"
BACKUPS = "/srv/backup"
MOMENT = "2026-11-27 09:41:00+00"


def blocks() -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """Return the lines that begin the archive, those of a base backup, and those that go back."""
    page = (ROOT / "docs" / "service.md").read_text("utf-8")
    section = page.partition("## Backup and restore\n")[2].partition("\n## ")[0]
    archive, base, back = (part.partition("```")[0].splitlines() for part in section.split("```sh\n")[1:])
    return archive, base, back


def run(lines: Sequence[str], cluster: Cluster, database: str = "petstore", moment: str = MOMENT) -> None:
    """Run lines of the page in the folder of ``cluster``; what they ask of systemd is done to ``cluster``."""
    is_root = os.getuid() == 0
    places = {
        DATA: str(cluster.data),
        BACKUPS: str(cluster.folder / "backup"),
        MOMENT: moment,
        "psql petstore": f"psql {database}",
        "sudo -u postgres": "runuser -u postgres --" if is_root else "",
        "-o postgres -g postgres": "-o postgres -g postgres" if is_root else "",
    }
    own = {"PGHOST": str(cluster.folder), "PGPORT": str(cluster.port), "PGUSER": USER, "PGDATABASE": "postgres"}
    environment = {"PATH": f"{binaries()}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", **own}
    for line in lines:
        if line.startswith("systemctl "):
            _, *verbs = line.split()
            assert verbs[1:] == ["postgresql"]
            if verbs[0] in {"stop", "restart"}:
                cluster.stop()
            if verbs[0] in {"start", "restart"}:
                cluster.start()
            continue
        command = line
        for written, here in places.items():
            command = command.replace(written, here)
        done = subprocess.run(
            ["sh", "-c", command],
            cwd="/",
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"


def add(service: RunningService, *names: str) -> dict[int, str]:
    """Add animals, and return the name of each ID."""
    with service.client() as client:
        answers = [client.post("/pets", json={"name": name, "categoryId": 1}).raise_for_status() for name in names]
    return {answer.json()["id"]: answer.json()["name"] for answer in answers}


def stored(cluster: Cluster, database: str) -> dict[int, str]:
    rows = [row.split("|") for row in cluster.sql("SELECT id, name FROM pets", database)]
    return {int(pet_id): name for pet_id, name in rows}


@pytest.mark.parametrize("is_disk_lost", [False, True])
def test_all_until_the_moment_is_there_and_nothing_after_it(*, is_disk_lost: bool) -> None:
    archive, base, back = blocks()
    with running_cluster() as cluster:
        run(archive, cluster)
        database = cluster.new_database()
        with running_service(cluster.dsn(database)) as service:
            until_then = add(service, "in the base backup")
            run(base, cluster)
            until_then |= add(service, "in the log", "the last one")
            (moment,) = cluster.sql("SELECT clock_timestamp()")
            after = add(service, *["after the moment"] * 40)  # PostgreSQL itself leaves out up to 32 IDs
            cluster.sql("DELETE FROM pets WHERE name = 'in the log'", database)
            assert stored(cluster, database) != until_then
        if is_disk_lost:
            written = "SELECT pg_walfile_name(pg_switch_wal())"
            (part,) = cluster.sql(written)  # a minute later PostgreSQL does it by itself, as archive_timeout says
            archived = f"SELECT last_archived_wal >= '{part}' FROM pg_stat_archiver"  # noqa: S608
            wait_until(lambda: cluster.sql(archived) == ["t"], "the log is archived")
            cluster.kill()
            back = [line for line in back if "/pg_wal/" not in line]
        run(back, cluster, database, moment)
        assert stored(cluster, database) == until_then
        with running_service(cluster.dsn(database)) as service:
            (new,) = add(service, "afterwards")
        assert new > max(after)
        cluster.stop()
        cluster.start()
        assert stored(cluster, database) == {**until_then, new: "afterwards"}
