"""Random walks of two programs over one journal, with the real worker: no add is lost, there twice, or in two hands.

The service honours keys, or does not. Answers are lost before and after the animal is stored, the disk fails, and
programs are killed at any moment, also while an add is on its way.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.worker import Worker
from tests.support.fake_store import ADDRESS, KEY, refusing
from tests.support.keyed_store import KeyedStore

STEPS = 60
FAULTS = ("", "", "lost before", "lost after", "killed before", "killed after", "busy", "away")


class Shop(KeyedStore):
    """A service that fails at an add where a test says so."""

    fault = ""

    def __init__(self) -> None:
        super().__init__()
        self.kill: Callable[[], object] = list

    def answer(self, request: httpx.Request) -> httpx.Response:
        fault, is_add = self.fault, request.method == "POST"
        if is_add and fault.startswith("killed"):
            self.kill()
        if is_add and fault == "busy":
            return refusing(429, "Later.")(request)
        if is_add and fault == "away":
            raise httpx.ConnectError("refused")
        if is_add and fault in {"lost before", "killed before"}:
            raise httpx.ReadTimeout("late")
        response = super().answer(request)
        if is_add and fault in {"lost after", "killed after"}:
            raise httpx.ReadTimeout("late")
        return response


class FailingDisk(Journal):
    """A journal that takes no change while a test says so."""

    fails = False

    def apply_all(self, events: Iterable[tuple[int | Add, states.Event]]) -> tuple[Add, ...]:
        if self.fails:
            raise JournalError("the disk is full")
        return super().apply_all(events)


class Program:
    """A window, or a command, from its start until it is killed."""

    def __init__(self, path: Path, store: Shop) -> None:
        self.journal = FailingDisk(path)
        self.client = PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store))
        self.worker = Worker()
        self.worker.open(ADDRESS, self.journal)
        self.ended: list[int] = []
        """The keys of adds whose answers the worker has not heard."""

    def send(self) -> None:
        begun = self.worker.begin_sending(is_embedded=False)
        if begun is not None:
            key, sending = begun
            sending.run(self.client)
            self.ended.append(key)

    def end(self) -> None:
        while self.ended:
            self.worker.end(self.ended.pop())

    def kill(self) -> None:
        self.journal.shut()
        self.client.close()


class World:
    """A service, a journal, two programs, and what their users have submitted and taken back."""

    def __init__(self, path: Path, seed: int, *, honours_keys: bool) -> None:
        self.random = Random(seed)  # noqa: S311  it keeps no secret
        self.path = path
        self.store = Shop()
        self.store.promises = honours_keys
        self.programs = [Program(path, self.store) for _ in range(2)]
        self.submitted: list[str] = []
        self.taken_back: set[str] = set()

    def walk(self) -> None:
        acts: list[tuple[int, Callable[[Program], object]]] = [
            (3, self.submit),
            (6, lambda program: program.worker.write()),
            (6, self.send),
            (5, lambda program: program.end()),
            (4, lambda program: program.worker.change(Outbox.resume)),
            (3, lambda program: program.worker.change(Outbox.release)),
            (1, lambda program: program.worker.save_unsaved()),
            (1, self.read_list),
            (1, self.take_back),
            (1, self.turn_disk),
            (1, self.kill),
        ]
        for _ in range(STEPS):
            (act,) = self.random.choices([act for _, act in acts], [weight for weight, _ in acts])
            act(self.random.choice(self.programs))
            self.check()

    def check(self) -> None:
        """Raise where an add is in the hands of both programs."""
        one, other = ({add.entry.number for add in each.worker.state.adds if add.entry} for each in self.programs)
        assert not one & other, "both have it"

    def submit(self, program: Program) -> None:
        name = f"No. {len(self.submitted)}"
        program.worker.submit(NewPet(name=name, category_id=1), hold_s=self.random.choice([0, 1000]))
        self.submitted.append(name)
        if self.random.random() < 0.8:  # else the program may be killed before it is on the disk
            program.worker.write()
        if not any(add.new_pet.name == name for add in program.journal.open_adds(ADDRESS)):
            self.taken_back.add(name)  # it may be lost with its program, which says that it is not saved

    def send(self, program: Program) -> None:
        fault = self.random.choice(
            ["", "", "lost before", "lost after", "killed before", "killed after", "busy", "away"]
        )
        self.store.fault, self.store.kill = fault, program.journal.shut  # nothing of it is written from then on
        program.send()
        self.store.fault = ""
        if fault.startswith("killed"):
            self.kill(program)

    def read_list(self, program: Program) -> None:
        program.worker.use_list(take_snapshot(program.client, ADDRESS))

    def take_back(self, program: Program) -> None:
        adds = [add for add in program.worker.state.adds if add.state in {State.HELD, State.WAITING}]
        if adds:
            add = self.random.choice(adds)
            program.worker.take_out([add.key], states.Discarded())
            self.taken_back.add(add.new_pet.name)

    def turn_disk(self, program: Program) -> None:
        program.journal.fails = not program.journal.fails

    def kill(self, program: Program) -> None:
        program.kill()
        self.programs[self.programs.index(program)] = Program(self.path, self.store)

    def settle(self) -> list[Add]:
        """Let both programs end, and a last one finish what they have left; return what is open then."""
        for program in self.programs:
            program.kill()
        last = Program(self.path, self.store)
        for _ in range(3 * len(self.submitted) + 3):
            last.worker.write()
            last.worker.change(Outbox.release)
            last.send()
            last.end()
        last.worker.write()
        left = list(last.journal.open_adds(ADDRESS))
        last.kill()
        return left


@pytest.mark.parametrize("honours_keys", [True, False])
@pytest.mark.parametrize("seed", range(25))
def test_no_walk_loses_or_doubles_an_add(tmp_path: Path, seed: int, *, honours_keys: bool) -> None:
    world = World(tmp_path / "journal.sqlite3", seed, honours_keys=honours_keys)
    world.walk()
    left = {add.new_pet.name for add in world.settle()}
    times = Counter(pet.name for pet in world.store.pets)
    assert [name for name, count in times.items() if count > 1] == [], "twice"
    assert not (honours_keys and left), "asked about, though the key settles it"
    assert [name for name in world.submitted if not times[name] and name not in left | world.taken_back] == [], "lost"
