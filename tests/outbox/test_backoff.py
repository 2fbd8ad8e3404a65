"""Random walks of the policy of form and file: it holds nothing for ever, and forgets no wait."""

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

import pytest

from petstore_gui.api.errors import AuthenticationError, CancelledError, NoAnswerError, NotConnectedError, StatusError
from petstore_gui.api.retry import asks_to_wait
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.adding import Added, AddOutcome, KeyForgottenError, NotSent, Refused, Unknown
from petstore_gui.outbox.backoff import LOSSES_MAX, Backoff
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError
from tests.support.imports import Clock

STEPS = 200
LONGEST_S = 60
ENTRY = Add(1, "https://pets.example.com/v1", NewPet(name="Rex", category_id=1), datetime(2026, 11, 20, tzinfo=UTC))
BUSY = StatusError.of(code="x", message="x", status=429, retry_after=LONGEST_S)
KEY = AuthenticationError(code="x", message="x", status=401)
SILENT = NoAnswerError("hangs")
OUTCOMES: tuple[AddOutcome, ...] = (
    Added(Pet(id=7, name="Rex", category_id=1)),
    Refused(StatusError.of(code="x", message="x", status=400)),
    NotSent(NotConnectedError("refused")),
    NotSent(CancelledError("x")),
    NotSent(JournalError("the disk is full")),
    NotSent(JournalMovedError()),
    NotSent(BUSY),
    NotSent(KEY),
    Unknown(ENTRY, SILENT),
    Unknown(ENTRY, BUSY),
    Unknown(ENTRY, SILENT, may_be_repeated=True),
    Unknown(ENTRY, BUSY, may_be_repeated=True),
    Unknown(ENTRY, CancelledError("x"), may_be_repeated=True),
    Unknown(ENTRY, KeyForgottenError()),
    Unknown(ENTRY, BUSY, this_time=NotSent(BUSY)),
)


class Walk:
    """A policy, and what a person who watches it knows."""

    def __init__(self, seed: int, *, is_file: bool) -> None:
        self.random = Random(seed)  # noqa: S311  it keeps no secret
        self.clock = Clock()
        self.is_file = is_file
        self.backoff = Backoff(self.clock, stops_for_user=is_file, reads_first=is_file)
        self.backoff.needs_list = False
        self.busy_until = self.repeat_from = 0.0

    def walk(self) -> None:
        acts: list[tuple[int, Callable[[], None]]] = [(6, self.settle), (3, self.read_list), (3, self.pass_time)]
        for _ in range(STEPS):
            (act,) = self.random.choices([act for _, act in acts], [weight for weight, _ in acts])
            act()
            self.check()

    def settle(self) -> None:
        outcome, now = self.random.choice(OUTCOMES), self.clock.now
        self.backoff.settle(outcome)
        if isinstance(outcome, Added | Refused):
            self.repeat_from = 0.0
        elif asks_to_wait(outcome.error):
            self.busy_until = self.repeat_from = now + LONGEST_S

    def read_list(self) -> None:
        self.backoff.needs_list = False
        self.backoff.answered()

    def pass_time(self) -> None:
        self.clock.now += self.random.choice([1, 10, LONGEST_S])
        self.backoff.pass_time()

    def check(self) -> None:
        backoff, now = self.backoff, self.clock.now
        if backoff.needs_user:
            assert backoff.error is KEY or self.is_file, "the user is needed for an add of the form"
            backoff.clear() if backoff.error is not KEY else backoff.key_given()
            self.busy_until = self.repeat_from = 0.0
            return
        assert backoff.is_held or now >= self.busy_until, "the service has asked to wait"
        assert not backoff.may_repeat or now >= self.repeat_from, "not yet"
        assert backoff.retry_at is None or backoff.retry_at - now <= LONGEST_S, "a wait without end"

    def end(self) -> None:
        """Let a minute go by, and a list come."""
        self.clock.now += LONGEST_S
        self.backoff.pass_time()
        self.read_list()
        assert not self.backoff.is_held, "held for ever"
        assert self.backoff.may_repeat


@pytest.mark.parametrize("is_file", [False, True])
@pytest.mark.parametrize("seed", range(50))
def test_no_walk_holds_an_add_for_ever_nor_lets_it_go_too_early(seed: int, *, is_file: bool) -> None:
    walk = Walk(seed, is_file=is_file)
    walk.walk()
    walk.end()


@pytest.mark.parametrize(("is_file", "needs_user"), [(True, True), (False, False)])
def test_only_a_file_stops_for_the_user_after_many_lost_answers_and_a_fault(*, is_file: bool, needs_user: bool) -> None:
    clock = Clock()
    backoff = Backoff(clock, stops_for_user=is_file)
    for _ in range(LOSSES_MAX):
        assert not backoff.needs_user
        backoff.settle(Unknown(ENTRY, SILENT))
        backoff.needs_list = False
    assert backoff.needs_user == needs_user
    backoff.clear()
    backoff.failed(ZeroDivisionError())
    assert backoff.needs_user == needs_user
