"""What a caller gets when PostgreSQL is away, slow, full or busy: a 503 in time that says when to try again.

Nothing acknowledged is lost, nothing with an Idempotency-Key is doubled, and the log has lines without a password.
"""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from uuid import uuid4

import httpx
import pytest

from tests.support.patience import wait_until
from tests.support.postgresql import PASSWORD, USER, Cluster, binaries, running_cluster, synchronous_standby
from tests.support.service import RunningService, running_service
from tests.support.slow_line import slow_line

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow]

CLIENT_PATIENCE_S: Final = 10.0
"""What the program itself waits for the answer to an add."""

SURE: Final = {"idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"'}


class Store(NamedTuple):
    """A service over a database of its own."""

    cluster: Cluster
    database: str
    service: RunningService

    def names(self) -> list[str]:
        return self.cluster.sql("SELECT name FROM pets ORDER BY id", self.database)


class Answers(NamedTuple):
    """What was answered to a list, to an animal looked up, to an add, and to an add with a key."""

    listed: httpx.Response
    found: httpx.Response
    added: httpx.Response
    surely_added: httpx.Response

    @property
    def codes(self) -> tuple[int, int, int, int]:
        return (self.listed.status_code, self.found.status_code, self.added.status_code, self.surely_added.status_code)


def pet(name: str) -> dict[str, object]:
    return {"name": name, "categoryId": 2**63 - 1}


def ask_everything(service: RunningService) -> Answers:
    """Ask all at the same time, and see that each is answered before the program gives up."""
    with ExitStack() as stack, ThreadPoolExecutor(4) as pool:
        clients = [stack.enter_context(service.client()) for _ in range(4)]
        jobs = [
            pool.submit(clients[0].get, "/pets"),
            pool.submit(clients[1].get, "/pets/1"),
            pool.submit(clients[2].post, "/pets", json=pet(f"without a key {uuid4()}")),
            pool.submit(clients[3].post, "/pets", json=pet("with a key"), headers=SURE),
        ]
        began = time.monotonic()
        answers = Answers(*(job.result() for job in jobs))
        assert time.monotonic() - began < CLIENT_PATIENCE_S
    for answer in answers:
        assert answer.status_code < 300 or is_an_error(answer)
    return answers


def is_an_error(answer: httpx.Response) -> bool:
    """Whether ``answer`` is the error object; a 503 says when to try again."""
    error = answer.json()
    assert error.keys() == {"code", "message", "status"}
    assert error["status"] == answer.status_code
    assert answer.status_code != 503 or int(answer.headers["retry-after"]) >= 1
    return True


@contextmanager
def store(cluster: Cluster, *, port: int | None = None, in_space: str = "") -> Iterator[Store]:
    """Run a service over a new database, with one animal in it; look at its log afterwards."""
    database = cluster.new_database()
    if in_space:
        cluster.sql(f"ALTER DATABASE {database} SET TABLESPACE {in_space}")
    dsn = cluster.dsn(database)
    if port is not None:
        dsn = dsn.replace(f":{cluster.port}/", f":{port}/")
    with running_service(dsn) as service:
        with service.client() as client:
            assert client.post("/pets", json=pet("before")).status_code == 201
        yield Store(cluster, database, service)
        log = service.errors()
    assert [line for line in log.splitlines() if not line.startswith("petstore-service: ")] == []
    assert PASSWORD not in log
    assert "password" not in log


def assert_healed(store: Store) -> None:
    """Wait until the service answers, send the sure add again, and see that it is there once, and nothing twice."""

    def answers() -> bool:
        with store.service.client() as client:
            return client.get("/pets").status_code == 200

    wait_until(answers, "the database answers")
    with store.service.client() as client:
        assert client.post("/pets", json=pet("with a key"), headers=SURE).status_code == 201
        assert client.post("/pets", json=pet("after")).status_code == 201
        listed = [each["name"] for each in client.get("/pets").json()]
    names = store.names()
    assert listed == names[::-1]
    assert {"before", "with a key", "after"} <= set(names)
    assert len(names) == len(set(names))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Return a server for what is done to servers; each test leaves it running."""
    with running_cluster({"max_connections": "30"}) as cluster:
        yield cluster


# ------------------------------------------------------------------------------------------------------------ away


def test_a_database_that_is_away_is_a_503_and_comes_back_without_a_restart(cluster: Cluster) -> None:
    with store(cluster) as shop:
        cluster.kill()
        assert ask_everything(shop.service).codes == (503,) * 4
        assert "Connect call failed" in shop.service.errors()
        cluster.start()
        assert_healed(shop)


# ------------------------------------------------------------------------------------------------------------ slow


@contextmanager
def locked(shop: Store) -> Iterator[None]:
    """Let another connection lock the table."""
    where = ["-h", str(shop.cluster.folder), "-p", str(shop.cluster.port), "-U", USER, "-d", shop.database]
    with subprocess.Popen(
        [str(binaries() / "psql"), "-X", "-q", "-A", "-t", *where],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as session:
        assert session.stdin is not None
        assert session.stdout is not None
        session.stdin.write("BEGIN; LOCK TABLE pets; SELECT 'locked';\n")
        session.stdin.flush()
        assert session.stdout.readline() == "locked\n"
        yield
        session.stdin.close()
        session.wait()


@contextmanager
def paused(shop: Store) -> Iterator[None]:
    shop.cluster.pause()
    try:
        yield
    finally:
        shop.cluster.resume()


@pytest.mark.parametrize("hold", [locked, paused])
def test_a_database_that_does_not_answer_is_a_503_in_time(
    cluster: Cluster, hold: Callable[[Store], AbstractContextManager[None]]
) -> None:
    with store(cluster) as shop:
        with hold(shop):
            assert ask_everything(shop.service).codes == (503,) * 4
            assert ask_everything(shop.service).codes == (503,) * 4
        assert_healed(shop)


def test_a_slow_line_is_only_slow_and_a_very_slow_one_a_503_in_time(cluster: Cluster) -> None:
    with slow_line(cluster.port) as line, store(cluster, port=line.port) as shop:
        line.delay_s = 0.04
        assert ask_everything(shop.service).codes == (200, 200, 201, 201)
        line.delay_s = 20
        assert ask_everything(shop.service).codes == (503,) * 4
        line.delay_s = 0
        assert_healed(shop)


# ------------------------------------------------------------------------------------------- full, busy, read-only


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    folder.chmod(0o755)
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)], capture_output=True, check=False
    )
    try:
        if made.returncode:
            pytest.skip("a small disk needs the right to mount one")
        yield folder
    finally:
        if not made.returncode:
            subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


def test_a_full_disk_is_a_507_with_nothing_stored_and_lists_go_on(cluster: Cluster) -> None:
    with small_disk(10) as disk:
        space = disk / "space"
        space.mkdir()
        owner = cluster.folder.stat()
        os.chown(space, owner.st_uid, owner.st_gid)
        cluster.sql(f"CREATE TABLESPACE small LOCATION '{space}'")
        with store(cluster, in_space="small") as shop, shop.service.client() as client:
            stored = 1
            while (answer := client.post("/pets", json=pet(os.urandom(5000).hex()))).status_code == 201:
                stored += 1
            assert is_an_error(answer)
            assert answer.status_code == 507
            assert client.post("/pets", json=pet(os.urandom(5000).hex())).status_code == 507
            assert len(client.get("/pets", params={"limit": 100}).json()) == min(stored, 100)
            assert len(shop.names()) == stored
            subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)
            assert client.post("/pets", json=pet(os.urandom(5000).hex())).status_code == 201
        cluster.sql(f"DROP DATABASE {shop.database}")
        cluster.sql("DROP TABLESPACE small")


@contextmanager
def all_connections(cluster: Cluster, database: str) -> Iterator[None]:
    """Cut off all clients on TCP, and take every connection that there is."""
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE client_addr IS NOT NULL"
    command = [str(binaries() / "psql"), "-X", "-q", "-A", "-t", "-h", str(cluster.folder), "-p", str(cluster.port)]
    with ExitStack() as stack:
        cluster.sql(cut)
        while True:
            session = stack.enter_context(
                subprocess.Popen(
                    [*command, "-U", USER, "-d", database],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    encoding="utf-8",
                )
            )
            assert session.stdin is not None
            assert session.stdout is not None
            session.stdin.write("SELECT 1;\n")
            session.stdin.flush()
            if session.stdout.readline() != "1\n":
                break
        yield


def test_when_others_have_every_connection_it_is_a_503_until_one_is_free(cluster: Cluster) -> None:
    with store(cluster) as shop:
        with all_connections(cluster, "postgres"):
            assert ask_everything(shop.service).codes == (503,) * 4
        assert_healed(shop)


def test_a_database_that_takes_no_changes_is_a_503_for_adds_and_lists_go_on(cluster: Cluster) -> None:
    with store(cluster) as shop:
        cluster.configure(default_transaction_read_only="on")
        try:
            assert ask_everything(shop.service).codes == (200, 200, 503, 503)
        finally:
            cluster.configure(default_transaction_read_only="off")
        assert_healed(shop)


# --------------------------------------------------------------------------------------------------------- standbys


def test_a_standby_alone_is_a_503_until_it_is_promoted() -> None:
    with running_cluster() as primary, synchronous_standby(primary) as standby:
        database = primary.new_database()
        dsn = primary.dsn(database, also=[standby], target_session_attrs="read-write")
        with running_service(dsn) as service, service.client() as client:
            assert client.post("/pets", json=pet("before")).status_code == 201
            primary.kill()
            assert ask_everything(service).codes == (503,) * 4
            standby.promote()
            assert_healed(Store(standby, database, service))
            assert PASSWORD not in service.errors()


def test_an_add_that_no_standby_has_is_not_acknowledged_and_not_when_it_is_repeated() -> None:
    with running_cluster() as primary, synchronous_standby(primary) as standby:
        database = primary.new_database()
        dsn = primary.dsn(database, also=[standby], target_session_attrs="read-write")
        with running_service(dsn) as service, service.client() as client:
            assert client.post("/pets", json=pet("before")).status_code == 201
            standby.pause()
            told = [ask_everything(service) for _ in range(2)]
            assert [answers.codes for answers in told] == [(200, 200, 503, 503)] * 2
            # The commits wait no longer, and what they did can be seen; a standby still has nothing of it.
            pids = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
            primary.sql(pids)
            assert ask_everything(service).codes[2:] == (503, 503)
            primary.kill()
            standby.resume()
            standby.promote()
            assert_healed(Store(standby, database, service))
            assert PASSWORD not in service.errors()
