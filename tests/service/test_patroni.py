"""A chain of three servers loses its primary or etcd's: adds are answered again without help, none lost or doubled.

In `make rounds` it is one fault, another one each day. ``PETSTORE_GUI_PATRONI_ROUNDS=20`` does each twenty times, and
``-s`` shows how long no add was answered each time.
"""

import os
import signal
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from tests.support.patience import slowness, wait_until
from tests.support.patroni import Chain, Server, running_chain
from tests.support.service import RunningService, running_service
from tests.support.traffic import traffic

pytestmark = [pytest.mark.end_to_end, pytest.mark.slow, pytest.mark.rounds, pytest.mark.matrix]

ROUNDS: Final = int(os.environ.get("PETSTORE_GUI_PATRONI_ROUNDS", "0"))
AGAIN_WITHIN_S: Final = 30.0  # as the page promises
SENDERS: Final = 4
WITHOUT_KEY: Final = 1
PAUSE_S: Final = 0.05
DATABASE: Final = "petstore"


def wait_for_another(leader: Server, chain: Chain) -> None:
    wait_until(lambda: any(server.ask("/leader") for server in chain.others(leader)), "another primary")


Fault = Callable[[Server, Chain], AbstractContextManager[None]]


@contextmanager
def killed(leader: Server, chain: Chain) -> Iterator[None]:
    leader.send(signal.SIGKILL, "patroni")
    try:
        wait_for_another(leader, chain)
        yield
    finally:
        leader.start("patroni")


@contextmanager
def stopped(leader: Server, chain: Chain) -> Iterator[None]:
    leader.send(signal.SIGSTOP, "patroni")
    try:
        wait_for_another(leader, chain)
        yield
    finally:
        leader.send(signal.SIGCONT, "patroni")


@contextmanager
def cut_off(leader: Server, chain: Chain) -> Iterator[None]:
    """The service still reaches the old primary."""
    leader.cut_off(chain.others(leader))
    try:
        wait_for_another(leader, chain)
        yield
    finally:
        leader.reconnect()


@contextmanager
def without_the_leader_of_etcd(_leader: Server, chain: Chain) -> Iterator[None]:
    (server,) = (server for server in chain.servers if server.leads_etcd())
    killed_at = time.time()
    server.send(signal.SIGKILL, "etcd")
    try:
        wait_until(lambda: any(other.leads_etcd() for other in chain.others(server)), "etcd has another leader")
        wait_until(lambda: all(each.heard_etcd_at() > killed_at + 1 for each in chain.servers), "etcd serves Patroni")
        yield
    finally:
        server.start("etcd")


FAULTS: Final = (killed, stopped, cut_off, without_the_leader_of_etcd)
OF_TODAY: Final = FAULTS[datetime.now(UTC).toordinal() % len(FAULTS)]


@pytest.fixture(scope="module")
def chain() -> Iterator[Chain]:
    with running_chain() as chain:
        chain.new_database(DATABASE)
        yield chain


@pytest.fixture(scope="module")
def service(chain: Chain) -> Iterator[RunningService]:
    """Return a service that no test starts again."""
    with running_service(chain.dsn(DATABASE)) as service:
        yield service


@pytest.fixture(scope="module")
def longest() -> Iterator[dict[str, list[float]]]:
    """Return for each fault how long no add was answered, which is summed up at the end."""
    longest: dict[str, list[float]] = defaultdict(list)
    yield longest
    for fault, times in longest.items():
        print(f"{fault}, {len(times)} rounds: median {statistics.median(times):.2f} s, longest {max(times):.2f} s")  # noqa: T201


@pytest.mark.parametrize("fault", FAULTS if ROUNDS else [OF_TODAY], ids=lambda fault: fault.__name__)
@pytest.mark.parametrize("number", range(ROUNDS or 1))
def test_adds_go_on_without_help_and_none_is_lost_or_doubled(
    chain: Chain, service: RunningService, longest: dict[str, list[float]], fault: Fault, number: int
) -> None:
    enough = Random(number).randint(50, 300)  # noqa: S311  when the fault comes
    leader = chain.leader()
    assert leader is not None
    with traffic(service.client, senders=SENDERS, without_key=WITHOUT_KEY, pause_s=PAUSE_S) as told:
        wait_until(lambda: len(told.adds) >= enough, "enough adds")
        began = time.monotonic()
        with fault(leader, chain):
            changed = time.monotonic()
            wait_until(
                lambda: {add.sender for add in told.adds if add.began > changed} == set(range(SENDERS)),
                "each adds again",
            )
        wait_until(chain.is_whole, "the three servers are one chain again")
        ended = time.monotonic()
    answered = sorted(add.answered for add in told.adds if began < add.answered < ended)
    longest_s = max(later - earlier for earlier, later in pairwise([began, *answered, ended]))
    longest[fault.__name__].append(longest_s)
    print(  # noqa: T201  what is measured
        f"no add for {longest_s:.2f} s; {len(told.acknowledged)} acknowledged, {told.errors.total()} told to try again"
    )
    primary = chain.leader()
    assert primary is not None
    stored = [row.split("|") for row in primary.sql("SELECT id, name FROM pets", DATABASE)]
    primary.sql("TRUNCATE pets", DATABASE)
    told.check([(int(pet_id), name) for pet_id, name in stored])
    assert longest_s < AGAIN_WITHIN_S * slowness()
    assert service.process.poll() is None
    assert "Traceback" not in service.errors()
    assert "password" not in service.errors()
