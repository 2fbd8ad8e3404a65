"""The PostgreSQL that the tests start: a password at its port, a standby that has every commit, and nothing left."""

import os
import subprocess

from tests.support.postgresql import PASSWORD, USER, Cluster, binaries, running_cluster, synchronous_standby


def ask(cluster: Cluster, password: str) -> "subprocess.CompletedProcess[str]":
    command = [str(binaries() / "psql"), "-X", "-A", "-t", "-w", "-c", "SELECT current_user"]
    where = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", USER, "-d", "postgres"]
    environment = {**os.environ, "PGPASSWORD": password}
    return subprocess.run(command + where, env=environment, capture_output=True, text=True, check=False)


def test_a_port_of_its_own_asks_for_the_password(postgresql: Cluster) -> None:
    assert postgresql.port != 5432
    assert ask(postgresql, PASSWORD).stdout == f"{USER}\n"
    assert "password authentication failed" in ask(postgresql, "another").stderr


def test_a_standby_has_every_commit_and_takes_over_from_a_primary_that_was_killed() -> None:
    with running_cluster() as primary, synchronous_standby(primary) as standby:
        database = primary.new_database()
        primary.sql("CREATE TABLE numbers (number integer); INSERT INTO numbers VALUES (1), (2)", database)
        primary.kill()
        standby.promote()
        assert standby.sql("SELECT * FROM numbers", database) == ["1", "2"]
        standby.sql("INSERT INTO numbers VALUES (3)", database)
        primary.start()
        assert primary.sql("SELECT * FROM numbers", database) == ["1", "2"]
        folders = [primary.folder, standby.folder]
    assert not [folder for folder in folders if folder.exists()]
