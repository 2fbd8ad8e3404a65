"""Random walks through the table of states, with a model of all that may happen around an add.

A world has a service (which honours keys, or not, or only later), one journal and its disk, two programs, two clocks
and a person. A walk does what a seed says, one step after the other; :meth:`World.check` raises where an animal is lost
or doubled without a word, or something is said that is not so. ``Rules`` is what is under test, so that a flaw can be
put in; a hundred walks take a tenth of a second.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import idempotency, states
from petstore_gui.outbox.add import Add, SentPromise, State
from petstore_gui.outbox.journal import Journal, TakenError

STEPS: Final = 60
RETENTION_S: Final = 3600  # for which the service knows a key
ARRIVES_WITHIN_S: Final = 15  # a request that is still on its way then has ended
SHOP: Final = "https://pets.example.com/v1"
BEGAN: Final = datetime(2026, 11, 20, tzinfo=UTC)
PETS: Final = [NewPet(name=name, category_id=1) for name in ("Rex", "Mia", "Tom")]

_UNSENT: Final = frozenset({State.HELD, State.WAITING})
_LOST: Final = frozenset({State.SENDING, State.NOT_CONFIRMED})


@dataclass(frozen=True)
class Rules:
    """What the program does: the table, and what is decided beside it. The defaults are the program's own."""

    step: Callable[[Add, states.Event], Add | None] = states.step
    is_honoured: Callable[[Add, SentPromise | None, datetime], bool] = idempotency.is_honoured
    asks_first: bool = True
    """What an earlier run has left waits for the user's word."""
    hears_first: bool = True
    """No add leaves before the service was heard in this run."""
    writes_first: bool = True
    """No add leaves before the disk has it as sent."""
    compares: bool = True
    """A change names the state that it starts from."""


@dataclass(eq=False)
class Request:
    """A request on its way, and the answer to it: the ID, ``"refused"``, ``"busy"``, or ``None`` for none yet."""

    program: "Program"
    number: int
    key: str | None
    api_key: str
    left_at: float
    was_read: bool = False
    answer: "int | str | None" = None


@dataclass(eq=False)
class Program:
    """A window or a command. ``view`` is what it has read or written of each add, which may be old by now."""

    view: dict[int, Add] = field(default_factory=dict)
    unwritten: list[tuple[int, states.Event]] = field(default_factory=list)
    promise: SentPromise | None = None
    was_heard: bool = False
    known: dict[str, tuple[int, ...]] | None = None
    own: set[int] = field(default_factory=set)
    """What its user has submitted, or agreed to, in this run: no other add is sent."""


class World:
    """All that there is, and what has happened."""

    def __init__(self, seed: int, rules: Rules, journal: Journal | None = None) -> None:
        """With a ``journal`` all is written there as well, and has to be there as it is here."""
        self.journal = journal
        self.chance = random.Random(seed)  # noqa: S311  what happens
        self.rules = rules
        self.rows: dict[int, Add] = {}
        self.pets: dict[int, int] = {}  # the number of the add that each is of, by ID
        self.keys: dict[tuple[str | None, str], tuple[int, float]] = {}
        self.requests: list[Request] = []
        self.programs = [Program(), Program()]
        self.time = 0.0
        self.clock_s = self.service_clock_s = 0.0  # by how much each is wrong
        self.honours = self.chance.random() < 0.7
        self.is_up = self.disk_works = True
        self.api_key = "one"
        self.is_quiet = self.chance.random() < 0.5  # neither clock, key nor promise changes, and no hour passes
        self.jumps = self.chance.choice(["clock_s", "service_clock_s"])  # both are not wrong at once
        self.most_adds = self.chance.choice([1, 4])
        self.loses = self.chance.choice([0.2, 0.7])
        self.agreed: Counter[int] = Counter()
        self.words: set[int] = set()  # adds that may not be sent before the user has said so
        self.heard: set[int] = set()  # adds whose own answer was written down
        self.refused: set[int] = set()

    # --- the service ---

    def promise(self) -> SentPromise | None:
        if not self.honours:
            return None
        return SentPromise(RETENTION_S, BEGAN + timedelta(seconds=self.time + self.service_clock_s), self.api_key)

    def now(self) -> datetime:
        return BEGAN + timedelta(seconds=self.time + self.clock_s)

    def read(self, request: Request) -> None:
        """Let a request arrive."""
        request.was_read = True
        chance = self.chance.random()
        if not self.is_up or chance < 0.1:
            request.answer = "busy"
            return
        place = request.key, request.api_key
        found = self.keys.get(place) if self.honours else None
        if found is not None and self.time - found[1] <= RETENTION_S:
            request.answer = found[0]
        elif chance < 0.35:
            request.answer = "refused"
        else:
            pet_id = len(self.pets) + 1
            self.pets[pet_id] = request.number
            if self.honours:
                self.keys[place] = pet_id, self.time
            request.answer = pet_id

    # --- the disk ---

    def write(self, program: Program, events: list[tuple[int, states.Event]]) -> bool:
        """Write all of it or nothing, as the journal does; return whether it is written."""
        if not self.disk_works:
            return False
        after: dict[int, Add] = {}
        seen: dict[int, Add] = {}
        for number, event in events:
            before = after.get(number) or self.rows[number]
            if not self.rules.compares and isinstance(event, states.Sent):
                before = program.view[number]
            now = self.rules.step(before, event)
            if now is None and isinstance(event, states.Sent):
                program.view[number] = before
                self.write_for_real(events, None)
                return False
            seen[number] = after[number] = now or before
            if now is None:  # another program has changed it
                seen[number] = self.seen(before)
            if isinstance(event, states.Answered):
                self.heard.add(number)
        self.write_for_real(events, after)
        self.rows.update(after)
        program.view.update(seen)
        return True

    def write_for_real(self, events: list[tuple[int, states.Event]], after: dict[int, Add] | None) -> None:
        if self.journal is not None:
            try:
                adds = {add.number: replace(add, holder=None) for add in self.journal.apply_all(events)}
            except TakenError:
                adds = None
            assert adds == after, "not alike"

    def tell(self, program: Program, number: int, event: states.Event) -> None:
        """Write down what has become of an add, now or once the disk works."""
        program.unwritten.append((number, event))
        self.flush(program)

    def flush(self, program: Program) -> None:
        if program.unwritten and self.write(program, program.unwritten):
            program.unwritten = []

    # --- what may happen ---

    def some(self, program: Program, wanted: frozenset[State]) -> int | None:
        numbers = [number for number, add in program.view.items() if add.state in wanted]
        return self.chance.choice(numbers) if numbers else None

    def submit(self, program: Program) -> None:
        if self.disk_works and len(self.rows) < self.most_adds:
            number = len(self.rows) + 1
            state = self.chance.choice([State.HELD, State.WAITING, State.WAITING])
            add = Add(number, SHOP, self.chance.choice(PETS), self.now(), state=state, key=str(number))
            self.rows[number] = program.view[number] = add
            if self.journal is not None:
                self.journal.restore([add])
            program.own.add(number)

    def look(self, program: Program) -> None:
        """Read the journal again; what is new there is another program's."""
        unwritten = {number for number, _ in program.unwritten}
        for number, add in self.rows.items():
            if number not in program.own:
                program.view[number] = self.seen(add)
            elif number not in unwritten:
                program.view[number] = add

    def seen(self, add: Add) -> Add:
        """Return an add as a program has it that reads it: none is held, as that was for another program's user.

        One that may be on its way is not confirmed once the disk has that, and not before.
        """
        return add if add.state is State.SENDING else self.rules.step(add, states.Orphaned()) or add

    def start(self, program: Program) -> None:
        """Kill the program, and start it again: its requests go on, and nobody waits for their answers."""
        for request in self.requests:
            if request.program is program:
                request.program = Program()
        self.programs[self.programs.index(program)] = anew = Program()
        others = {number for each in self.programs for number in each.own}
        self.words |= {number for number in program.own - others if self.rows[number].state in _UNSENT}
        self.look(anew)

    def hear(self, program: Program) -> None:
        if self.is_up:
            program.was_heard, program.promise = True, self.promise()

    def send(self, program: Program) -> None:
        number = self.some(program, frozenset({State.WAITING}))
        if number is None or (self.rules.hears_first and not program.was_heard):
            return
        if self.rules.asks_first and number not in program.own:
            return
        if program.promise is not None:
            program.promise = self.promise()
        name = program.view[number].new_pet.name
        known = None if program.known is None else program.known.get(name, ())
        event = states.Sent(self.now(), known, program.promise, knew_all=known is not None)
        if self.rules.writes_first:
            if not self.write(program, [(number, event)]):
                return
        else:
            program.unwritten.append((number, event))
        assert number not in self.words, "sent without the user's word"
        self.leave(program, number)

    def leave(self, program: Program, number: int) -> None:
        self.requests.append(Request(program, number, program.view[number].key, self.api_key, self.time))

    def replay(self, program: Program) -> None:
        """Send a lost add again as the same one, where that is safe."""
        number = self.some(program, _LOST)
        if number is None or not self.is_up or not self.is_lost(program, number):
            return
        if program.view[number].state is State.SENDING and not self.write(program, [(number, states.Orphaned())]):
            return
        add = program.view[number]
        program.was_heard, program.promise = True, self.promise()
        if add.state is State.NOT_CONFIRMED and self.rules.is_honoured(add, program.promise, self.now()):
            self.leave(program, number)

    def is_lost(self, program: Program, number: int) -> bool:
        """Return whether a program takes an add for lost: it waits for no answer to it."""
        return all(each.number != number for each in self.mine(program))

    def mine(self, program: Program) -> list[Request]:
        return [each for each in self.requests if each.program is program]

    def arrive(self, _program: Program) -> None:
        on_the_way = [each for each in self.requests if not each.was_read]
        if on_the_way:
            self.read(self.chance.choice(on_the_way))

    def answer(self, program: Program) -> None:
        """Let a program hear what became of a request of its own, or that nothing came of it in time."""
        requests = self.mine(program)
        if not requests:
            return
        request = self.chance.choice(requests)
        is_lost = request.answer is None or self.chance.random() < self.loses
        event: states.Event
        if is_lost:
            if not request.was_read and self.time == request.left_at and self.chance.random() < 0.5:
                self.requests.remove(request)  # no connection: it has not left
                event = states.NotStored()
            else:
                request.program = Program()
                event = states.Lost()
        else:
            self.requests.remove(request)
            match request.answer:
                case "refused":
                    event = states.Rejected("No.")
                case "busy":
                    event = states.NotStored()
                case pet_id:
                    event = states.Answered(int(pet_id or 0))
        self.tell(program, request.number, event)

    def pass_time(self, _program: Program) -> None:
        spans = [1.0, 12.0]
        if not self.is_quiet:
            spans += (RETENTION_S * share for share in (0.3, 0.86, 1.1))
            spans += (left for _, at in self.keys.values() if (left := at + RETENTION_S - 5 - self.time) > 0)
        self.wait(self.chance.choice(spans))

    def wait(self, seconds: float) -> None:
        self.time += seconds
        # A request has a deadline, and one that is under way across a sleep is lost.
        for request in list(self.requests):
            if not request.was_read and self.time - request.left_at > ARRIVES_WITHIN_S:
                request.was_read = True

    def jump(self, _program: Program) -> None:
        if not self.is_quiet:
            setattr(self, self.jumps, self.chance.choice([0.0, 9000.0, -self.time / 2, -self.time * 0.9]))

    def change_key(self, _program: Program) -> None:
        if not self.is_quiet:
            self.api_key = self.chance.choice(["one", "two"])

    def change_promise(self, _program: Program) -> None:
        if not self.is_quiet and all(each.was_read for each in self.requests):
            self.honours = not self.honours

    def toggle_service(self, _program: Program) -> None:
        self.is_up = not self.is_up

    def toggle_disk(self, program: Program) -> None:
        self.disk_works = not self.disk_works
        self.flush(program)

    def list_pets(self, program: Program) -> None:
        """Read the list, and look for lost adds in it: the only one of its name, and one animal that is new."""
        if not self.is_up:
            return
        self.hear(program)
        by_name: dict[str, list[int]] = {}
        for pet_id, number in self.pets.items():
            by_name.setdefault(self.rows[number].new_pet.name, []).append(pet_id)
        program.known = {name: tuple(ids) for name, ids in by_name.items()}
        taken = {add.pet_id for add in self.rows.values()}
        for name, ids in by_name.items():
            lost = [add for add in self.rows.values() if add.new_pet.name == name and (add.maybe or add.state in _LOST)]
            if len(lost) != 1 or lost[0].known is None or lost[0].number not in program.view:
                continue
            new = [each for each in ids if each not in taken and each not in lost[0].known]
            if len(new) == 1 and not self.mine(program):
                self.find(program, lost[0].number, new[0])

    def find(self, program: Program, number: int, pet_id: int) -> None:
        """Let the report of an import say that an add was found, or ask the user about it."""
        event = states.Matched(pet_id) if self.chance.random() < 0.5 else states.Decided(pet_id)
        if self.pets[pet_id] == number and program.view[number].state in _LOST:  # else it is a user's mistake
            self.tell(program, number, event)

    def discard(self, program: Program) -> None:
        number = self.some(program, _UNSENT | {State.REFUSED})
        if number is not None:
            self.write(program, [(number, states.Discarded())])

    def undo(self, program: Program) -> None:
        number = self.some(program, frozenset({State.DISCARDED}))
        if number is not None and self.write(program, [(number, states.Undone())]):
            program.own.discard(number)

    def agree(self, program: Program) -> None:
        """Let the user want it sent: one that is held, or that an earlier run has left."""
        number = self.some(program, _UNSENT)
        if number is not None and self.write(program, [(number, states.Released())]):
            program.own.add(number)
            self.words.discard(number)

    def send_anew(self, program: Program) -> None:
        number = self.some(program, _LOST)
        if number is not None and self.is_lost(program, number) and self.write(program, [(number, states.SentAnew())]):
            self.agreed[number] += 1
            program.own.add(number)
            self.words.discard(number)

    def give_up(self, program: Program) -> None:
        number = self.some(program, _LOST | {State.PROBABLY_ADDED})
        if number is not None and self.is_lost(program, number):
            self.write(program, [(number, states.GivenUp())])

    # --- a walk ---

    def walk(self) -> None:
        kind = 1 if not self.is_quiet and self.chance.random() < 0.4 else 0
        for act in self.chance.choices(list(ACTS), [weights[kind] for weights in ACTS.values()], k=STEPS):
            act(self, self.programs[self.chance.random() < 0.3])
            self.check()
        self.calm()

    def calm(self) -> None:
        """Let all that is on its way end, start a program on a good day, and hold what it says against what is true."""
        while self.requests:
            self.wait(1.0)
            for request in list(self.requests):
                if request.was_read:
                    self.requests.remove(request)
                    if request.program in self.programs:
                        self.tell(request.program, request.number, states.Lost())
                else:
                    self.read(request)
        self.disk_works = self.is_up = True
        for program in self.programs:
            self.flush(program)
        self.check(is_over=True)
        if self.is_quiet and self.honours:
            self.settle()

    def settle(self) -> None:
        """Replay what was lost: on a quiet day the key settles all of it, so that nobody is asked."""
        program = self.programs[0]
        self.start(program)
        program = self.programs[0]
        for number, row in self.rows.items():
            if row.state in _LOST and not self.agreed[number]:
                assert self.rules.is_honoured(row, self.promise(), self.now()), "asked where the key settles it"

    def check(self, *, is_over: bool = False) -> None:
        """Raise where something is not as it has to be; some of it is known only once a walk ``is_over``."""
        times = Counter(self.pets.values())
        for number, add in self.rows.items():
            assert times[number] <= 1 + self.agreed[number], "doubled"
            if add.pet_id is not None:
                assert self.pets.get(add.pet_id) == number, "said to be another animal"
            if add.state in {State.REFUSED, State.DISCARDED} or (add.state in _UNSENT and not add.maybe):
                assert not times[number] or self.is_unwritten(number), "denied"
            if number in self.heard:
                assert add.state is State.ADDED, "its own answer does not count"
            if is_over:
                assert add.state is not State.ADDED or add.pet_id is not None

    def is_unwritten(self, number: int) -> bool:
        """Return whether a program that lives knows better than the disk."""
        return any(number in {each for each, _ in program.unwritten} for program in self.programs)


# How often each act is tried, in a walk of all kinds and in one that is about time.
ACTS: Final[dict[Callable[[World, Program], None], tuple[int, int]]] = {
    World.submit: (10, 8),
    World.hear: (6, 6),
    World.send: (18, 12),
    World.arrive: (14, 14),
    World.answer: (14, 14),
    World.replay: (14, 20),
    World.look: (5, 0),
    World.start: (4, 1),
    World.list_pets: (4, 0),
    World.agree: (5, 4),
    World.discard: (2, 0),
    World.undo: (1, 0),
    World.send_anew: (6, 0),
    World.give_up: (1, 0),
    World.pass_time: (7, 16),
    World.jump: (4, 8),
    World.change_key: (1, 0),
    World.change_promise: (1, 0),
    World.toggle_service: (1, 0),
    World.toggle_disk: (2, 0),
}


def walk(seed: int, rules: Rules, journal: Journal | None = None) -> str:
    """Walk once; return what went wrong, and nothing where all is well."""
    world = World(seed, rules, journal)
    try:
        world.walk()
    except AssertionError as error:
        return str(error).splitlines()[0]
    return ""


def first_failure(rules: Rules, walks: int, *, seed: int = 0) -> tuple[int, str] | None:
    """Return the number of the first walk in which something goes wrong, and what; ``None`` where nothing does."""
    for number in range(walks):
        if problem := walk(seed + number, rules):
            return number, problem
    return None


def with_flaw(event: type, change: Callable[[Add, Add], Add | None]) -> Rules:
    """Return the rules with another table: ``change`` makes of an add before and after ``event`` what it is then."""

    def step(add: Add, happened: states.Event) -> Add | None:
        after = states.step(add, happened)
        return change(add, after) if after is not None and isinstance(happened, event) else after

    return Rules(step=step)


def forgetting(add: Add, after: Add) -> Add:
    """Return an add after an event that forgets that it may have been stored."""
    return replace(after, maybe=False) if add.maybe or after.maybe else after
