"""Desks add and read all the time while a service is killed, or its database hangs or cuts its connections.

Nothing acknowledged is lost, nothing with an Idempotency-Key is doubled, and each answer comes in time.
``PETSTORE_GUI_ALL_FAULTS=1`` lets the database fail in every way, and for longer.
"""

import itertools
import os
import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import Cluster, running_cluster
from tests.support.service import KEY, RunningService, running_service
from tests.support.traffic import Told, traffic

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds]

ALL = bool(os.environ.get("PETSTORE_GUI_ALL_FAULTS"))
SOME = 200 if ALL else 40


class NextService(httpx.BaseTransport):
    """Sends each request to the next of several services, as what spreads the load over them does."""

    def __init__(self, services: list[RunningService]) -> None:
        self._turns = itertools.cycle(services)
        self._lock = threading.Lock()
        self._line = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        with self._lock:
            service = next(self._turns)
        request.url = request.url.copy_with(port=service.port)
        return self._line.handle_request(request)

    def close(self) -> None:
        self._line.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Return a server for what is done to servers; each test leaves it running."""
    with running_cluster() as cluster:
        yield cluster


def assert_nothing_lost_or_doubled(told: Told, cluster: Cluster, database: str) -> None:
    stored = [row.split("|") for row in cluster.sql("SELECT id, name FROM pets", database)]
    told.check([(int(pet_id), name) for pet_id, name in stored])


def test_a_service_killed_beside_another_one_loses_nothing(cluster: Cluster) -> None:
    database = cluster.new_database()
    with running_service(cluster.dsn(database)) as one, running_service(cluster.dsn(database)) as other:

        def client() -> httpx.Client:
            headers = {"authorization": f"Bearer {KEY}"}
            transport = NextService([one, other])
            return httpx.Client(base_url=one.base_url, headers=headers, transport=transport, timeout=PATIENCE_S)

        with traffic(client, senders=8, without_key=2, readers=2) as told:
            wait_until(lambda: len(told.adds) >= SOME, "some adds")
            one.process.kill()
            one.process.wait()
            so_far = len(told.adds)
            wait_until(lambda: len(told.adds) >= so_far + SOME, "more adds")
        assert other.errors() == ""
    assert_nothing_lost_or_doubled(told, cluster, database)


def hangs(cluster: Cluster) -> None:
    cluster.pause()
    time.sleep(6)  # longer than the service waits for it
    cluster.resume()


def is_killed(cluster: Cluster) -> None:
    cluster.kill()
    time.sleep(0.5)
    cluster.start()


def cuts_connections(cluster: Cluster) -> None:
    for _ in range(20):
        cluster.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE client_addr IS NOT NULL")


def undoes_statements(cluster: Cluster) -> None:
    for _ in range(20):
        cluster.sql("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE client_addr IS NOT NULL")


@pytest.mark.parametrize("fault", [hangs, is_killed, cuts_connections, undoes_statements] if ALL else [hangs])
def test_a_database_that_fails_for_a_moment_loses_nothing(cluster: Cluster, fault: Callable[[Cluster], None]) -> None:
    database = cluster.new_database()
    with running_service(cluster.dsn(database)) as service:
        with traffic(service.client, senders=8, without_key=2, readers=2) as told:
            wait_until(lambda: len(told.adds) >= SOME, "some adds")
            fault(cluster)
            so_far = len(told.adds)
            wait_until(lambda: len(told.adds) >= so_far + SOME, "more adds")
        log = service.errors()
    assert "Traceback" not in log
    assert "password" not in log
    assert_nothing_lost_or_doubled(told, cluster, database)
