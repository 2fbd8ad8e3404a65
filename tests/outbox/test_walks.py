"""The table of states, walked: nothing is lost, doubled without a word, or said that is not so; and each flaw is found.

``PETSTORE_GUI_WALKS`` is how many walks there are; ``make faults`` makes 100,000.
"""

import os
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from petstore_gui.outbox import idempotency, states
from petstore_gui.outbox.add import Add, SentPromise, State
from petstore_gui.outbox.journal import Journal
from tests.outbox.walks import Rules, first_failure, forgetting, walk, with_flaw

WALKS = int(os.environ.get("PETSTORE_GUI_WALKS", "5000"))
FOUND_WITHIN = 10_000


def by_one_clock(add: Add, promise: SentPromise | None, now: datetime) -> bool:
    """Look at the clock of this computer only."""
    before = add.promise
    return idempotency.is_honoured(add, promise and before and replace_time(promise, before, now, add), now)


def replace_time(promise: SentPromise, before: SentPromise, now: datetime, add: Add) -> SentPromise:
    return promise._replace(service_time=before.service_time + (now - (add.sent_at or now)))


def by_the_service_only(add: Add, promise: SentPromise | None, _now: datetime) -> bool:
    """Look at the service's clock only."""
    age = promise.service_time - add.promise.service_time if promise and add.promise else timedelta()
    return idempotency.is_honoured(add, promise, (add.sent_at or _now) + age)


def under_any_api_key(add: Add, promise: SentPromise | None, now: datetime) -> bool:
    mark = add.promise.api_key_mark if add.promise else ""
    return idempotency.is_honoured(add, promise and promise._replace(api_key_mark=mark), now)


def whatever_is_promised_now(add: Add, promise: SentPromise | None, now: datetime) -> bool:
    """Take what was promised before for what is promised still."""
    if promise is None and add.promise is not None:
        promise = add.promise._replace(service_time=add.promise.service_time + (now - (add.sent_at or now)))
    return idempotency.is_honoured(add, promise, now)


def whatever_was_promised_before(add: Add, promise: SentPromise | None, now: datetime) -> bool:
    if add.promise is None and promise is not None and add.sent_at is not None:
        add = replace(add, promise=promise._replace(service_time=promise.service_time - (now - add.sent_at)))
    return idempotency.is_honoured(add, promise, now)


def at_any_time(add: Add, promise: SentPromise | None, now: datetime) -> bool:
    if promise and add.promise and add.sent_at:
        return idempotency.is_honoured(add, promise._replace(service_time=add.promise.service_time), add.sent_at)
    return idempotency.is_honoured(add, promise, now)


FLAWS = {
    "maybe forgotten when it is sent": with_flaw(states.Sent, forgetting),
    "maybe forgotten when it is sent anew": with_flaw(states.SentAnew, forgetting),
    "maybe forgotten when its program has died": with_flaw(
        states.Orphaned,
        lambda add, after: (
            forgetting(add, replace(after, state=State.WAITING)) if add.state is State.SENDING else after
        ),
    ),
    "a refusal says that it was never stored": with_flaw(
        states.Rejected, lambda _add, after: replace(after, state=State.REFUSED)
    ),
    "one that is not stored was never stored": with_flaw(
        states.NotStored, lambda _add, after: replace(after, state=State.WAITING, maybe=False)
    ),
    "what was sent is discarded": with_flaw(
        states.Discarded, lambda _add, after: replace(after, state=State.DISCARDED)
    ),
    "its own answer is ignored after another one": with_flaw(
        states.Answered, lambda add, after: after if add.state is State.SENDING else add
    ),
    "a lost answer means that nothing was stored": with_flaw(
        states.Lost, lambda add, after: states.step(add, states.NotStored()) or after
    ),
    "the clock of this computer only": Rules(is_honoured=by_one_clock),
    "the clock of the service only": Rules(is_honoured=by_the_service_only),
    "neither clock": Rules(is_honoured=at_any_time),
    "the mark of the API key": Rules(is_honoured=under_any_api_key),
    "the promise of now": Rules(is_honoured=whatever_is_promised_now),
    "the promise of then": Rules(is_honoured=whatever_was_promised_before),
    "an earlier run's add is sent unasked": Rules(asks_first=False),
    "sent before the disk has it": Rules(writes_first=False),
    "no compare and swap": Rules(compares=False),
    "not heard before": Rules(hears_first=False),
}


@pytest.mark.rounds
def test_no_walk_loses_doubles_or_denies_an_animal() -> None:
    assert first_failure(Rules(), WALKS) is None


def test_the_journal_on_the_disk_walks_as_the_table_does(tmp_path: Path) -> None:
    problems = []
    for seed in range(WALKS // 100):
        journal = Journal(None if seed else tmp_path / "journal.sqlite3")
        problems.append(walk(seed, Rules(), journal))
        journal.shut()
    assert set(problems) == {""}


@pytest.mark.parametrize("flaw", FLAWS)
def test_each_flaw_is_found(flaw: str) -> None:
    found = first_failure(FLAWS[flaw], FOUND_WITHIN)
    assert found is not None, f"no walk of {FOUND_WITHIN} has found it"
    print(f"{found[0] + 1} walks: {found[1]}")  # noqa: T201
