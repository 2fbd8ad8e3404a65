"""An import: each row is sent once, none is lost, and what holds it up is waited for."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError
from petstore_gui.api.schema import Pet
from petstore_gui.outbox import import_job, states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.backoff import LOSSES_MAX
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import (
    FOUND_IN_LIST,
    ImportOutcome,
    ImportPause,
    ImportProgress,
    ImportRecord,
    PauseReason,
    Step,
    UnconfirmedReason,
)
from petstore_gui.outbox.journal import (
    Journal,
    begin_import,
    import_record,
    import_report,
    take_over_import,
    unfinished_imports,
)
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.rate import Pace
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, losing, many, refusing
from tests.support.imports import Clock, names_of, outcomes, plan_of, run_import, run_to_the_end
from tests.support.journals import mark_sent

Events: TypeAlias = Iterable[tuple[int, states.Event]]
NAMES = tuple(f"No. {number}" for number in range(20))
ADDED, REFUSED, NOT_CONFIRMED = ImportOutcome.ADDED, ImportOutcome.REFUSED, ImportOutcome.NOT_CONFIRMED
LOST = httpx.ReadTimeout("late")


@pytest.fixture
def journal() -> Iterator[Journal]:
    journal = Journal(None)
    yield journal
    journal.shut()


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def client(store: FakeStore) -> Iterator[PetStoreClient]:
    with client_of(store) as client:
        yield client


def client_of(store: FakeStore, *, key: str = KEY) -> PetStoreClient:
    return PetStoreClient(ADDRESS, key, transport=httpx.MockTransport(store))


def job_of(journal: Journal, *names: str, clock: Clock | None = None) -> ImportJob:
    record = begin_import(journal, ADDRESS, plan_of(*names))
    entries = take_over_import(journal, record)
    return ImportJob(journal, record, entries, is_embedded=False, clock=clock or Clock())


def counts(job: ImportJob) -> tuple[int, int, int, int, int]:
    record = job.record
    return record.added, record.refused, record.not_confirmed, record.waiting, record.stopped


# ------------------------------------------------------------------------------------------------------ the plain case


def test_every_row_is_added_once_and_in_the_order_of_the_file(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    assert run_import(job, client).added == len(NAMES)
    assert names_of(reversed(store.pets)) == list(NAMES)
    assert outcomes(journal, job) == [(name, ADDED, number) for number, name in enumerate(NAMES, 1)]
    assert job.next_step() is Step.ENDED
    assert unfinished_imports(journal, ADDRESS) == ()


def test_an_import_without_rows_ends(journal: Journal, client: PetStoreClient) -> None:
    assert run_import(job_of(journal), client).total == 0


def test_nothing_is_sent_before_it_is_on_the_disk_as_sent(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)

    def is_marked(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            sent = [each for each in take_over_import(journal, job.record) if each.sent_at is not None]
            assert any(each.new_pet.name.encode() in request.content for each in sent)
            assert all(each.known == () and each.knew_all for each in sent)
        return FakeStore.answer(store, request)

    store.next(*[is_marked] * 21)
    run_import(job, client)
    assert len(store.pets) == len(NAMES)


def test_the_adds_of_an_import_are_none_of_the_outbox(journal: Journal) -> None:
    job_of(journal, *NAMES)
    assert journal.open_adds(ADDRESS) == ()


def test_four_calls_send_every_row_once(journal: Journal, store: FakeStore, client: PetStoreClient) -> None:
    job = job_of(journal, *NAMES, *NAMES)
    assert job.run(client, job.next_step())
    assert [job.next_step(calls) for calls in range(5)] == [Step.SEND] * 4 + [Step.WAIT_FOR_CALLS]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: job.run(client.branch(), Step.SEND), range(4)))
    run_import(job, client)
    assert Counter(names_of(store.pets)) == dict.fromkeys(NAMES, 2)
    assert counts(job) == (40, 0, 0, 0, 0)


def test_progress_has_pace_and_the_time_that_is_left(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    assert (job.progress.per_second, job.progress.seconds_left, job.progress.waiting) == (0, None, 20)

    def heard() -> None:
        clock.now += 0.1
        seen.append(job.progress)

    seen: list[ImportProgress] = []
    job.heard = heard
    run_import(job, client)
    assert seen[9].added == 10
    assert seen[9].per_second == pytest.approx(10, rel=0.2)
    assert seen[9].seconds_left == pytest.approx(1, rel=0.2)
    assert len(store.pets) == 20


# ------------------------------------------------------------------------------------------------- what becomes of rows


def test_calls_wait_for_rows_that_are_just_being_marked(
    journal: Journal, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    apply_all = journal.apply_all

    def look(events: Iterable[tuple[int | Add, states.Event]]) -> tuple[Add, ...]:
        events = list(events)
        if isinstance(events[-1][1], states.Sent):
            seen.append((job.next_step(1), job.record.waiting))
        return apply_all(events)

    monkeypatch.setattr(Pace, "batch", lambda _self: len(NAMES))
    monkeypatch.setattr(journal, "apply_all", look)
    job = job_of(journal, *NAMES)
    assert run_import(job, client).added == len(NAMES)
    assert seen == [(Step.SEND, len(NAMES))]


def test_a_refused_row_has_its_reason_and_the_others_go_on(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    store.next(store.answer, refusing(400, "The name is too long."))
    job = job_of(journal, "Rex", "Mia")
    assert counts_after(job, client) == (1, 1, 0, 0, 0)
    first, second = import_report(journal, job.record).rows
    assert (first.outcome, first.detail, second.outcome) == (REFUSED, "The name is too long.", ADDED)


def counts_after(job: ImportJob, client: PetStoreClient) -> tuple[int, int, int, int, int]:
    run_import(job, client)
    return counts(job)


def test_a_lost_answer_is_settled_by_the_lists_before_the_next_row_is_sent(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    store.next(store.answer, losing(store))
    job = job_of(journal, "Rex", "Mia")
    assert counts_after(job, client) == (2, 0, 0, 0, 0)
    assert store.requests == ["GET /v1/pets?limit=100", "POST /v1/pets", "GET /v1/pets?limit=100", "POST /v1/pets"]
    assert outcomes(journal, job) == [("Rex", ADDED, 1), ("Mia", ADDED, 2)]


def test_a_row_that_was_only_found_in_the_list_says_so_at_once_and_in_the_report(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    store.next(store.answer, losing(store))
    job = job_of(journal, "Rex", "Mia")
    run_import(job, client)
    rex, mia = import_report(journal, job.record).rows
    assert (rex.outcome, rex.detail, mia.outcome, mia.detail) == (ADDED, FOUND_IN_LIST, ADDED, "")
    assert job.take_news()[rex.add_number or 0] == (ADDED, 1, FOUND_IN_LIST)
    assert rex.add_number is not None
    journal.apply(rex.add_number, states.Answered(1))
    assert import_report(journal, job.record).rows[0].detail == "", "by now the service has said so"


def test_a_lost_row_that_is_not_in_the_complete_list_stays_not_confirmed_and_is_never_sent_again(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    store.next(store.answer, failing(LOST))
    job = job_of(journal, "Rex", "Mia", clock=clock)
    assert run_to_the_end(job, client, clock) is Step.ENDED
    assert (counts(job), store.posts) == ((1, 0, 1, 0, 0), 2)
    row = import_report(journal, job.record).rows[0]
    assert (row.outcome, row.detail) == (NOT_CONFIRMED, UnconfirmedReason.NOT_LISTED)
    assert clock.now == pytest.approx(110)  # it might have come that late


def test_a_lost_row_that_comes_late_is_found_at_the_end(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()

    stored: list[httpx.Request] = []

    def losing_for_now(request: httpx.Request) -> httpx.Response:
        stored.append(request)
        raise LOST

    def after_it_came(request: httpx.Request) -> httpx.Response:
        store.answer(stored[0])
        return store.answer(request)

    store.next(store.answer, losing_for_now, store.answer, store.answer, after_it_came)
    job = job_of(journal, "Rex", "Mia", clock=clock)
    assert run_to_the_end(job, client, clock) is Step.ENDED
    assert counts(job) == (2, 0, 0, 0, 0)


def test_where_the_lists_are_cut_off_a_lost_row_says_so(
    journal: Journal, client: PetStoreClient, store: FakeStore
) -> None:
    store.pets = many(150)
    clock = Clock()
    job = job_of(journal, "Rex", clock=clock)
    job.run(client, job.next_step())
    store.next(failing(LOST))
    run_to_the_end(job, client, clock)
    assert set(job.unconfirmed.values()) == {UnconfirmedReason.LIST_INCOMPLETE}


def test_an_old_animal_that_the_lists_before_lacked_is_not_said_to_be_a_row(
    journal: Journal, client: PetStoreClient, store: FakeStore
) -> None:
    rex = Pet(id=1, name="Rex", category_id=1, status="available")
    store.pets = [*many(100, first=2), rex]  # the list of the available ones ends before it
    clock = Clock()
    job = job_of(journal, "Rex", clock=clock)
    job.run(client, job.next_step())
    del store.pets[:1]
    store.next(failing(LOST))
    run_to_the_end(job, client, clock)
    assert (counts(job), set(job.unconfirmed.values())) == ((0, 0, 1, 0, 0), {UnconfirmedReason.SIMILAR})


def test_an_animal_that_was_listed_before_is_no_row_of_the_import(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    store.next(store.answer, losing(store))
    first = job_of(journal, "Rex", clock=clock)
    run_to_the_end(first, client, clock)
    store.next(store.answer, failing(LOST))
    plan = plan_of("Rex")
    record = begin_import(journal, ADDRESS, replace(plan, rows=(replace(plan.rows[0], is_again=True),)))
    second = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    run_to_the_end(second, client, clock)
    assert [counts(job)[0] for job in (first, second)] == [1, 0]


def test_answers_that_are_lost_again_and_again_are_not_paid_for_with_every_row(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    for _ in range(LOSSES_MAX):
        store.next(store.answer, failing(LOST))  # the lists are answered, the adds are not
    assert run_to_the_end(job, client, clock) is Step.PAUSED
    assert job.pause == ImportPause(PauseReason.CONNECTION, job.pause.error if job.pause else None)
    assert counts(job) == (0, 0, LOSSES_MAX, 20 - LOSSES_MAX, 0)
    job.go_on()
    assert run_to_the_end(job, client, clock) is Step.ENDED
    assert counts(job) == (20 - LOSSES_MAX, 0, LOSSES_MAX, 0, 0)


# ------------------------------------------------------------------------------------------------- what holds it up


def test_a_service_that_asks_to_wait_is_obeyed(journal: Journal, store: FakeStore, client: PetStoreClient) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    store.next(store.answer, refusing(429, "Slow down.", Retry_After="30"))
    job.run(client, job.next_step())
    job.run(client, job.next_step())
    assert job.next_step() is Step.WAIT
    assert job.pause is not None
    assert (job.pause.reason, job.pause.retry_in_s) == (PauseReason.BUSY, 30)
    clock.now += 29
    assert job.next_step() is Step.WAIT
    assert run_to_the_end(job, client, clock) is Step.ENDED
    assert clock.now == pytest.approx(130)
    assert (counts(job)[0], store.posts) == (20, 21)


def test_a_503_is_waited_for_and_its_row_settled_by_the_lists(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    job = job_of(journal, "Rex", "Mia", clock=clock)
    store.next(store.answer, refusing(503, "Busy.", Retry_After="12"))
    run_to_the_end(job, client, clock)
    assert clock.now >= 112
    assert counts(job) == (1, 0, 1, 0, 0)  # a gateway may have passed it on


def test_four_calls_that_are_refused_together_wait_as_one(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    job.run(client, job.next_step())
    store.next(*[refusing(429, "Slow down.")] * 4)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: job.run(client.branch(), Step.SEND), range(4)))
    assert job.pause is not None
    assert (job.pause.reason, job.pause.retry_in_s) == (PauseReason.BUSY, 5)
    clock.now += 5
    assert job.next_step() is Step.SEND
    assert job.next_step(1) is Step.WAIT_FOR_CALLS  # one, to try
    store._acts.clear()  # noqa: SLF001  those that were not sent any more
    lanes = []
    job.heard = lambda: lanes.append([job.next_step(calls) for calls in (1, 2)])
    run_to_the_end(job, client, clock)
    assert lanes[0] == [Step.SEND, Step.WAIT_FOR_CALLS]  # two instead of four, from the first success on
    assert counts(job)[0] == 20


def test_a_lost_connection_is_waited_for_and_nothing_is_in_the_air_meanwhile(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    job.run(client, job.next_step())
    store.next(*[failing(httpx.ConnectError("refused"))] * 10)
    job.run(client, job.next_step())
    waits = []
    while True:
        if job.next_step() is Step.WAIT:
            assert all(each.sent_at is None for each in take_over_import(journal, job.record))
            waits.append(job.wait_s)
            clock.now += job.wait_s
        else:
            job.run(client, job.next_step())
        if job.next_step() is Step.SEND:
            break
    assert waits == [2, 5, 10, 20, 40, 60, 60, 60, 60, 60]
    assert job.next_step(3) is Step.SEND  # the lists came, so that all four may go
    run_import(job, client)
    assert (counts(job)[0], store.posts) == (20, 21)


def test_a_refused_key_is_asked_for_once_and_the_row_goes_with_the_next_one(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    store.next(*[store.answer] * 3)
    store.key = "another"
    with pytest.raises(AuthenticationError):
        job.run(client, Step.SEND)
    assert job.pause is not None
    assert job.pause.reason is PauseReason.KEY
    assert job.next_step() is Step.PAUSED
    store.key = KEY
    job.run(client, Step.SEND, has_new_key=True)  # as the session does
    run_import(job, client)
    assert counts(job) == (20, 0, 0, 0, 0)
    assert names_of(reversed(store.pets)) == list(NAMES)


def test_of_four_calls_with_a_refused_key_one_asks_for_another(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    store.key = "another"
    raised: list[AuthenticationError] = []

    def call(_number: int) -> None:
        try:
            job.run(client.branch(), Step.SEND)
        except AuthenticationError as error:
            raised.append(error)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(call, range(4)))
    call(5)  # one that began later
    assert len(raised) == 1
    assert job.next_step() is Step.PAUSED


def test_a_disk_that_is_full_sends_nothing_and_goes_on_when_there_is_room(
    journal: Journal, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    job = job_of(journal, *NAMES, clock=clock)
    apply_all, failures = journal.apply_all, iter([False] * 3 + [True] * 4)

    def sometimes(events: Events) -> tuple[Add, ...]:
        if next(failures, False):
            raise JournalError("the disk is full")
        return apply_all(events)

    monkeypatch.setattr(journal, "apply_all", sometimes)
    reasons = []
    while (step := job.next_step()) is not Step.ENDED:
        if step is Step.WAIT:
            assert job.pause is not None
            reasons.append(job.pause.reason)
            clock.now += job.wait_s
        else:
            job.run(client, step)
    assert reasons == [PauseReason.DISK] * 2
    assert counts(job) == (20, 0, 0, 0, 0)
    assert outcomes(journal, job) == [(name, ADDED, number) for number, name in enumerate(NAMES, 1)]


@pytest.mark.posix("an open file that is removed")
def test_a_journal_that_was_deleted_sends_nothing_more_and_waits_for_the_user(
    tmp_path: Path, store: FakeStore, client: PetStoreClient
) -> None:
    path = tmp_path / "journal.sqlite3"
    journal = Journal(path)
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    job.heard = lambda: path.unlink() if store.posts == 5 else None
    run_import(job, client)
    sent = store.posts
    assert sent < 20
    assert job.next_step() is Step.PAUSED
    assert job.pause is not None
    assert (job.pause.reason, job.pause.retry_in_s) == (PauseReason.DISK, None)
    job.go_on()
    run_import(job, client)
    assert store.posts == sent
    job.stop()
    assert counts_after(job, client) == (sent, 0, 0, 0, 20 - sent)
    with pytest.raises(JournalError):
        import_report(journal, job.record)
    journal.shut()


def test_a_fault_of_the_program_waits_for_the_user_and_the_row_is_settled_by_the_lists(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, "Rex", "Mia")
    job.run(client, job.next_step())
    job.heard = broken
    with pytest.raises(ZeroDivisionError):
        job.run(client, Step.SEND)
    assert job.next_step() is Step.PAUSED
    assert job.pause is not None
    assert job.pause.reason is PauseReason.FAULT
    job.heard = lambda: None
    job.go_on()
    assert counts_after(job, client) == (2, 0, 0, 0, 0)
    assert store.posts == 2


def broken() -> None:
    raise ZeroDivisionError


# ------------------------------------------------------------------------------------------------- what the user does


def test_a_pause_sends_nothing_and_leaves_nothing_marked(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    job.heard = lambda: job.hold() if store.posts == 5 else None
    job.run(client, Step.SEND)
    assert job.next_step() is Step.PAUSED
    assert job.pause == ImportPause(PauseReason.USER)
    entries = take_over_import(journal, job.record)
    assert [each.sent_at for each in entries] == [None] * 15
    job.go_on()
    assert counts_after(job, client) == (20, 0, 0, 0, 0)
    assert names_of(reversed(store.pets)) == list(NAMES)


def test_what_was_stopped_is_never_sent_and_is_not_offered_again(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    job.heard = lambda: job.stop() if store.posts == 5 else None
    job.run(client, Step.SEND)
    assert counts_after(job, client) == (5, 0, 0, 0, 15)
    assert job.next_step() is Step.ENDED
    assert unfinished_imports(journal, ADDRESS) == ()
    assert Counter(outcome for _, outcome, _ in outcomes(journal, job)) == {ADDED: 5, ImportOutcome.STOPPED: 15}


@pytest.mark.parametrize("status", [401, 500])
def test_a_stop_looks_once_for_what_was_lost_and_then_ends(
    journal: Journal, store: FakeStore, client: PetStoreClient, status: int
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    store.next(losing(store), *[refusing(status, "No.")] * 9)
    job.run(client, Step.SEND)
    job.stop()
    assert counts_after(job, client) == (0, 0, 1, 0, 19)
    assert job.next_step() is Step.ENDED


def test_a_stop_ends_the_import_even_where_the_service_is_away(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    store.next(losing(store), *[failing(httpx.ConnectError("refused"))] * 9)
    job.run(client, Step.SEND)
    job.stop()
    asked = len(store.requests)
    assert counts_after(job, client) == (0, 0, 1, 0, 19)
    assert (job.next_step(), len(store.requests)) == (Step.ENDED, asked + 1)


def test_a_stop_ends_the_import_even_where_the_disk_is_full(
    journal: Journal, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = job_of(journal, *NAMES)

    def full(*_arguments: object, **_: object) -> None:
        raise JournalError("the disk is full")

    monkeypatch.setattr(journal, "apply_all", full)
    monkeypatch.setattr(import_job, "finish_import", full)
    job.stop()
    assert counts_after(job, client) == (0, 0, 0, 0, 20)
    assert job.next_step() is Step.ENDED
    assert unfinished_imports(journal, ADDRESS)[0].waiting == 20  # the next start offers it


def test_a_client_that_was_closed_leaves_the_import_to_the_next_one(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    job.heard = lambda: client.close() if store.posts == 5 else None
    record = run_import(job, client)
    assert (record.added, record.waiting) == (5, 15)
    with client_of(store) as other:
        assert run_import(job, other).added == 20
    assert store.posts == 20


# ------------------------------------------------------------------------------------------------- after an earlier run


def test_an_import_of_an_earlier_run_goes_on_where_it_was(
    journal: Journal, store: FakeStore, client: PetStoreClient
) -> None:
    job = job_of(journal, *NAMES)
    job.run(client, job.next_step())
    job.heard = lambda: client.close() if store.posts == 5 else None
    run_import(job, client)
    (record,) = unfinished_imports(journal, ADDRESS)
    assert (record.name, record.total, record.added, record.waiting) == ("animals.csv", 20, 5, 15)
    resumed = ImportJob.resume(journal, record, is_embedded=False)
    with client_of(store) as other:
        assert run_import(resumed, other).added == 20
    assert names_of(reversed(store.pets)) == list(NAMES)


def test_what_was_sent_when_the_program_was_killed_is_looked_for_and_never_sent_again(
    journal: Journal, client: PetStoreClient
) -> None:
    clock = Clock()
    record = begin_import(journal, ADDRESS, plan_of("Rex", "Mia", "Tom"))
    rex, mia, _tom = take_over_import(journal, record)
    mark_sent(journal, [replace(rex, known=()), replace(mia, known=())])
    client.create_pet(rex.new_pet)  # Mia never left
    assert unfinished_imports(journal, ADDRESS)[0].not_confirmed == 2
    entries = take_over_import(journal, record)
    job = ImportJob(journal, record, entries, is_embedded=False, clock=clock)
    run_to_the_end(job, client, clock)
    assert outcomes(journal, job) == [("Rex", ADDED, 1), ("Mia", NOT_CONFIRMED, None), ("Tom", ADDED, 2)]


# ------------------------------------------------------------------------------------------------- whatever happens


ACTS: dict[str, Callable[[FakeStore], Callable[[httpx.Request], httpx.Response]]] = {
    "answered": lambda store: store.answer,
    "refused": lambda _: refusing(400, "No."),
    "lost, and stored": losing,
    "lost, and not stored": lambda _: failing(LOST),
    "broken off": lambda _: failing(httpx.RemoteProtocolError("closed")),
    "not connected": lambda _: failing(httpx.ConnectError("refused")),
    "too many": lambda _: refusing(429, "Slow down."),
    "busy": lambda _: refusing(503, "Busy.", Retry_After="7"),
    "key": lambda _: refusing(401, "No key."),
    "fault": lambda _: refusing(500, "Oops."),
}


@settings(max_examples=150)
@given(
    names=st.lists(st.sampled_from(["Rex", "Mia", "rex", "Tom", "Ada", "Bo"]), max_size=25),
    acts=st.lists(st.sampled_from(sorted(ACTS)), max_size=40),
    disk=st.lists(st.booleans(), max_size=30),
    lanes=st.integers(1, 4),
    stop_after=st.none() | st.integers(0, 30),
    kill_after=st.none() | st.integers(0, 30),
)
def test_every_row_ends_exactly_once_or_not_confirmed(
    names: list[str], acts: list[str], disk: list[bool], lanes: int, stop_after: int | None, kill_after: int | None
) -> None:
    journal, store, clock = Journal(None), FakeStore(), Clock()
    store.next(*(ACTS[act](store) for act in acts))
    full = iter(disk)
    apply_all = journal.apply_all

    def on_a_bad_disk(events: Events) -> tuple[Add, ...]:
        if next(full, False):
            raise JournalError("the disk is full")
        return apply_all(events)

    with pytest.MonkeyPatch.context() as patch, client_of(store) as client:
        patch.setattr(journal, "apply_all", on_a_bad_disk)
        job = job_of(journal, *names, clock=clock)
        run_whatever_happens(job, client, clock, lanes, stop_after, kill_after)
        record = job.record
        # Killed, or stopped while the disk was full: what only the memory had is lost.
        if record_of(journal, record.number).finished_at is None:
            job = ImportJob(
                journal, record_of(journal, record.number), take_over_import(journal, record),
                is_embedded=False, clock=clock,
            )  # fmt: skip
            run_whatever_happens(job, client, clock, lanes, None, None)
        check_the_end(journal, store, job, names)
    journal.shut()


def record_of(journal: Journal, number: int) -> ImportRecord:
    record = import_record(journal, ADDRESS, number)
    assert record is not None
    return record


def run_whatever_happens(
    job: ImportJob, client: PetStoreClient, clock: Clock, lanes: int, stop_after: int | None, kill_after: int | None
) -> None:
    """Run until the end, or until it is killed; the user goes on whenever that is asked for."""
    sent = 0

    def heard() -> None:
        nonlocal sent
        sent += 1
        if sent == stop_after:
            job.stop()
        if sent == kill_after:
            raise KeyboardInterrupt

    job.heard = heard
    for _ in range(2000):
        step = job.next_step()
        if step is Step.ENDED:
            return
        if step is Step.PAUSED:
            job.go_on()
        elif step is Step.WAIT:
            clock.now += job.wait_s
        elif step is Step.SEND and lanes > 1 and kill_after is None:
            with ThreadPoolExecutor(lanes) as pool:
                list(pool.map(lambda _: quietly(job, client.branch(), Step.SEND), range(lanes)))
        elif quietly(job, client, step):
            return
    raise AssertionError("the import never ends")


def quietly(job: ImportJob, client: PetStoreClient, step: Step) -> bool:
    """Do a step; return whether it was killed."""
    try:
        with suppress(AuthenticationError):
            job.run(client, step)
    except KeyboardInterrupt:
        return True
    return False


def check_the_end(journal: Journal, store: FakeStore, job: ImportJob, names: list[str]) -> None:
    """Hold what the import says against what the service has."""
    rows = import_report(journal, job.record).rows
    assert [row.cells[0] for row in rows] == names
    assert not any(row.outcome is ImportOutcome.WAITING for row in rows)
    stored = Counter(names_of(store.pets))
    for name in set(names):
        of_name = Counter(row.outcome for row in rows if row.cells[0] == name)
        assert of_name[ADDED] <= stored[name] <= of_name[ADDED] + of_name[NOT_CONFIRMED], (name, of_name, stored)
    ids = [row.pet_id for row in rows if row.pet_id is not None]
    assert len(ids) == len(set(ids)) == sum(row.outcome is ADDED for row in rows)
    by_id = {pet.id: pet.name for pet in store.pets}
    assert all(by_id[row.pet_id] == row.cells[0] for row in rows if row.pet_id is not None)
    record = job.record
    assert record.total == record.added + record.refused + record.not_confirmed + record.stopped
    assert (record.added, record.not_confirmed) == (
        sum(row.outcome is ADDED for row in rows), sum(row.outcome is NOT_CONFIRMED for row in rows),
    )  # fmt: skip


def test_a_journal_on_the_disk_keeps_all_of_it(tmp_path: Path, store: FakeStore, client: PetStoreClient) -> None:
    chance = random.Random(14)  # noqa: S311  which acts
    store.next(*(ACTS[chance.choice(["answered", "refused", "lost, and stored"])](store) for _ in range(30)))
    clock, journal = Clock(), Journal(tmp_path / "journal.sqlite3")
    job = job_of(journal, *NAMES, clock=clock)
    run_to_the_end(job, client, clock)
    before = outcomes(journal, job)
    journal.shut()
    journal = Journal(tmp_path / "journal.sqlite3")
    assert outcomes(journal, job) == before
    journal.shut()
