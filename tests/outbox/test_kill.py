"""A program killed in the middle of an add: no answered one is lost, none is doubled, none that began is forgotten.

``PETSTORE_GUI_KILL_ROUNDS=200`` kills it so often at a random point.
"""

import json
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, MappingProxyType
from typing import IO, Any

import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.snapshot import Snapshot, take_snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import CLOSED, Add, State
from petstore_gui.outbox.adding import Added
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.matching import CouldBe, ListedPets, NotListed, ProbablyAdded, find_lost
from tests.support.sending import send
from tests.support.service import KEY, ROOT, RunningService, running_service

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.slow,
    pytest.mark.posix("a process that is made by forking, and SIGKILL"),
]

ROUNDS = int(os.environ.get("PETSTORE_GUI_KILL_ROUNDS", "30"))
BATCH = 50  # has a store of its own: a list of at most 99 animals shows also what is not there
TRIALS = 5

# In the order in which an add comes by; the last but one is where it is about to be closed.
POINTS = (
    "before the journal",
    "after the journal",
    "before the mark",
    "after the mark",
    "after the send",
    "after the answer",
    "before the close",
    "closed",
)


# ---------------------------------------------------------------------------------------- in the process that is killed


@dataclass
class Watch:
    """Tells through ``pipe`` which points were reached, and kills its own process at one of them, or after a step."""

    pipe: int
    point: str | None
    step: int | None
    steps: int = 0

    def reach(self, point: str, pet_id: int | None = None) -> None:
        os.write(self.pipe, json.dumps([point, pet_id]).encode() + b"\n")
        if point == self.point:
            os.kill(os.getpid(), signal.SIGKILL)

    def trace(self, _frame: FrameType, event: str, _value: object) -> "Callable[..., Any]":
        if event == "line":
            self.steps += 1
            if self.steps == self.step:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.trace


class WatchedJournal(Journal):
    def __init__(self, path: Path, watch: Watch) -> None:
        super().__init__(path)
        self._watch = watch

    def enqueue(
        self,
        service_id: str,
        new_pets: Iterable[NewPet],
        *,
        state: State = State.WAITING,
        notes: Mapping[str, str | None] = MappingProxyType({}),
    ) -> tuple[Add, ...]:
        self._watch.reach("before the journal")
        entries = super().enqueue(service_id, new_pets, state=state, notes=notes)
        self._watch.reach("after the journal")
        return entries

    def apply_all(self, events: Iterable[tuple[int | Add, states.Event]]) -> tuple[Add, ...]:
        ((add, event),) = events
        before, after = (
            ("before the mark", "after the mark") if isinstance(event, states.Sent) else ("before the close", "closed")
        )
        self._watch.reach(before)
        adds = super().apply_all([(add, event)])
        self._watch.reach(after)
        return adds


class WatchedClient(PetStoreClient):
    def __init__(self, base_url: str, watch: Watch) -> None:
        super().__init__(base_url, KEY)
        self._watch = watch

    def create_pet(
        self, new_pet: NewPet, *, key: str | None = None, on_written: Callable[[], object] = lambda: None
    ) -> Pet:
        receive = socket.socket.recv

        def received(sock: socket.socket, *arguments: int) -> bytes:
            socket.socket.recv = receive  # type: ignore[method-assign]
            self._watch.reach("after the send")  # all of it: now the client waits for the answer
            return receive(sock, *arguments)

        socket.socket.recv = received  # type: ignore[method-assign,assignment]
        pet = super().create_pet(new_pet, key=key, on_written=on_written)
        self._watch.reach("after the answer", pet.id)
        return pet


def add_one(order: dict[str, Any], path: Path, before: Snapshot, pipe: int) -> None:
    watch = Watch(pipe, order["point"], order["step"])
    new_pet = NewPet(name=order["name"], category_id=1, status=PetStatus.AVAILABLE)
    client, journal = WatchedClient(before.service_id, watch), WatchedJournal(path, watch)
    if order["traced"]:
        journal.open_adds(before.service_id)  # so that the steps are those of the add alone
    watch.reach("ready")
    if order["traced"]:
        sys.settrace(watch.trace)
    (entry,) = journal.enqueue(before.service_id, [new_pet])
    outcome = send(client, journal, entry, before=before, is_embedded=False)
    sys.settrace(None)
    assert isinstance(outcome, Added)
    watch.reach(f"done after {watch.steps}")


def fork_adds(base_url: str, path: Path) -> None:
    """Fork a process for each line of standard input, let it add one animal, kill it when it is time; tell what it did.

    So that a round need not import anything, and without threads or open connections, which no fork survives.
    """
    journal = Journal(None)
    with PetStoreClient(base_url, KEY) as client:
        before = take_snapshot(client, base_url)
        # What is done only once, as compiling a pattern, would take most of the steps of every add.
        (entry,) = journal.enqueue(base_url, [NewPet(name="the first", category_id=2)])
        send(client, journal, entry, before=before, is_embedded=False)
    journal.shut()
    for line in sys.stdin:
        order = json.loads(line)
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            try:
                add_one(order, path, before, writing)
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            told = [pipe.readline()]
            began = time.perf_counter()
            if order["delay"] is not None:
                while time.perf_counter() - began < order["delay"]:
                    pass
                os.kill(child, signal.SIGKILL)
            told += pipe.readlines()
        seconds = time.perf_counter() - began
        os.waitpid(child, 0)
        print(json.dumps([seconds, [json.loads(each) for each in told]]), flush=True)  # noqa: T201  # to the test


# ---------------------------------------------------------------------------------------------------------- in the test


@dataclass(frozen=True, kw_only=True)
class Round:
    """What an add had reached when it was killed."""

    name: str
    seconds: float
    points: dict[str, int | None]

    @property
    def steps(self) -> int:
        (last,) = (point for point in self.points if point.startswith("done"))
        return int(last.rpartition(" ")[2])


@dataclass(kw_only=True)
class Shop:
    """A running service, the journal of the program that is killed, and the process that forks its adds."""

    service: RunningService
    client: PetStoreClient
    database: Path
    journal: Path
    orders: IO[str]
    answers: IO[str]

    def round(
        self,
        name: str,
        *,
        point: str | None = None,
        delay: float | None = None,
        step: int | None = None,
        traced: bool = False,
    ) -> Round:
        order = {"name": name, "point": point, "delay": delay, "step": step, "traced": traced or step is not None}
        self.orders.write(json.dumps(order) + "\n")
        self.orders.flush()
        seconds, told = json.loads(self.answers.readline())
        return Round(name=name, seconds=seconds, points=dict(told))

    def stored(self, name: str) -> list[int]:
        """Return the IDs of the animals of that name, once the service has done all that it was asked to do before."""
        for _ in range(
            2
        ):  # the first makes it read what lies in its sockets, the second stands behind that in its queue
            self.client.create_pet(NewPet(name="another", category_id=2, status=PetStatus.SOLD))
        with closing(sqlite3.connect(self.database)) as connection:
            return [row[0] for row in connection.execute("SELECT id FROM pets WHERE name = ?", (name,))]

    def written(self, name: str) -> list[tuple[str, int | None]]:
        with closing(sqlite3.connect(self.journal)) as connection:
            return connection.execute("SELECT state, pet_id FROM adds WHERE name = ?", (name,)).fetchall()

    def settle(self, killed: Round) -> str:
        """Do what the next start does, and hold it against what is true; return in which state the add was found."""
        stored = self.stored(killed.name)
        service_id = self.service.base_url
        journal = Journal(self.journal)
        entries = journal.open_adds(service_id)
        assert journal.quarantined_path is None
        written = self.written(killed.name)

        assert len(stored) <= 1, "doubled"
        assert len(written) == 1 or (not written and "after the journal" not in killed.points), "forgotten"
        assert written or not stored, "sent before it was written down"
        if "after the answer" in killed.points:
            assert stored == [killed.points["after the answer"]], "lost"
        assert [entry.new_pet.name for entry in entries] == [killed.name for state, _ in written if state not in CLOSED]

        for entry in entries:
            assert entry.sent_at is not None or not stored, "would be sent again"
            finding = find_lost(journal, ListedPets(take_snapshot(self.client, service_id)), [entry])[entry.number]
            if stored:
                # After a hundred rounds the list is cut off, and nothing in it is claimed.
                assert isinstance(finding, ProbablyAdded | CouldBe), finding
                pets = finding.pets if isinstance(finding, CouldBe) else (finding.pet,)
                assert [pet.id for pet in pets] == stored
                journal.apply(entry.number, states.Decided(pets[0].id))
            else:
                assert isinstance(finding, NotListed)
                journal.apply(entry.number, states.GivenUp() if entry.is_lost else states.Discarded())
        assert journal.open_adds(service_id) == (), "open for ever"
        journal.shut()
        if not entries and written:
            assert written == [("added", stored[0])]
        assert self.stored(killed.name) == stored, "added by looking for it"
        return "open" if entries else "closed" if written else "not begun"


@contextmanager
def open_shop(folder: Path) -> Iterator[Shop]:
    database, journal = folder / "animals.sqlite3", folder / "data" / "journal.sqlite3"
    with running_service(database) as service, PetStoreClient(service.base_url, KEY) as client:
        script = "import sys, pathlib; from tests.outbox.test_kill import fork_adds\n"
        script += "fork_adds(sys.argv[1], pathlib.Path(sys.argv[2]))"
        command = [sys.executable, "-c", script, service.base_url, str(journal)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        ) as forking:
            assert forking.stdin is not None
            assert forking.stdout is not None
            yield Shop(
                service=service,
                client=client,
                database=database,
                journal=journal,
                orders=forking.stdin,
                answers=forking.stdout,
            )


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    with open_shop(tmp_path_factory.mktemp("shop")) as shop:
        yield shop


@pytest.mark.parametrize(
    ("point", "found", "is_stored"),
    [
        ("before the journal", "not begun", False),
        ("after the journal", "open", False),
        ("before the mark", "open", False),
        ("after the mark", "open", False),
        ("after the send", "open", True),
        ("after the answer", "open", True),
        ("before the close", "open", True),
        ("closed", "closed", True),
    ],
)
def test_an_add_that_is_killed(shop: Shop, point: str, found: str, *, is_stored: bool) -> None:
    name = f"Rex {point}"
    killed = shop.round(name, point=point)
    assert tuple(killed.points)[1:] == POINTS[: POINTS.index(point) + 1]
    assert shop.settle(killed) == found
    assert len(shop.stored(name)) == is_stored


def test_an_add_that_is_not_killed_is_there_once_and_closed(shop: Shop) -> None:
    done = shop.round("Rex")
    assert tuple(done.points)[1:-1] == POINTS
    assert shop.settle(done) == "closed"
    assert len(shop.stored("Rex")) == 1


@pytest.mark.rounds
@pytest.mark.parametrize("batch", range(-(-ROUNDS // BATCH)))
def test_an_add_that_is_killed_at_a_random_point(tmp_path: Path, batch: int) -> None:
    seed = random.SystemRandom().randrange(2**32)
    chance = random.Random(seed)  # noqa: S311  # when to kill
    print(f"batch {batch}, seed {seed}")  # noqa: T201  # shown when the test fails
    found: list[str] = []
    with open_shop(tmp_path) as shop:
        seconds = statistics.median(shop.round(f"trial {number}").seconds for number in range(TRIALS))
        steps = shop.round("traced", traced=True).steps
        for number in range(min(ROUNDS, BATCH)):
            name = f"Rex {number}"
            if number % 2:  # between two lines of Python, once before anything has begun
                killed = shop.round(name, step=1 if number == 1 else chance.randint(1, steps))
            else:
                killed = shop.round(name, delay=chance.uniform(0, 1.2 * seconds))  # anywhere, in a system call too
            print(name, killed.points)  # noqa: T201
            found.append(shop.settle(killed))
    assert {"not begun", "open"} <= set(found)
