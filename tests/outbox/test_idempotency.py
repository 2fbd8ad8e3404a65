"""Adds whose answer was lost: sent again as the same add where that is safe for certain, and otherwise never."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, CancelledError, NotConnectedError, OtherStatusError
from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import backoff, states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.adding import Added, KeyForgottenError, NotSent, Refused, Unknown
from petstore_gui.outbox.idempotency import promise_of
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import PauseReason, Step
from petstore_gui.outbox.journal import Journal, begin_import, take_over_import
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.worker import Worker
from tests.support.fake_store import ADDRESS, KEY, Act, failing, losing, refusing
from tests.support.imports import Clock, plan_of, run_import, run_to_the_end
from tests.support.journals import mark_sent, sent
from tests.support.keyed_store import KEPT_S, KeyedStore
from tests.support.sending import send, send_again

REX = NewPet(name="Rex", category_id=3)
HELD_BACK = timedelta(seconds=KEPT_S / 8)


@pytest.fixture
def store() -> KeyedStore:
    return KeyedStore()


@pytest.fixture
def journal() -> Iterator[Journal]:
    journal = Journal(None)
    yield journal
    journal.shut()


@pytest.fixture
def client(store: KeyedStore) -> Iterator[PetStoreClient]:
    with client_of(store) as client:
        client.list_pets()
        yield client


def client_of(store: KeyedStore, key: str = KEY) -> PetStoreClient:
    return PetStoreClient(ADDRESS, key, transport=httpx.MockTransport(store))


def lose(client: PetStoreClient, store: KeyedStore, journal: Journal, *, stored: bool = True) -> Add:
    """Send Rex, and lose the answer; return what the journal has of that."""
    (entry,) = journal.enqueue(ADDRESS, [REX])
    store.next(losing(store) if stored else failing(httpx.ReadTimeout("late")))
    outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, Unknown)
    assert outcome.may_be_repeated == (client.key_promise is not None)
    return outcome.entry


@pytest.mark.parametrize("stored", [True, False])
def test_a_lost_add_is_sent_again_and_is_one_animal(
    client: PetStoreClient, store: KeyedStore, journal: Journal, *, stored: bool
) -> None:
    entry = lose(client, store, journal, stored=stored)
    assert journal.open_adds(ADDRESS) == (entry,)
    assert entry.may_be_repeated
    outcome = send_again(client, journal, entry, is_embedded=False)
    assert isinstance(outcome, Added)
    assert store.pets == [outcome.pet]
    assert set(store.keys) == {f'"{entry.key}"'}
    assert journal.open_adds(ADDRESS) == ()


def test_no_add_leaves_before_the_service_was_heard(store: KeyedStore, journal: Journal) -> None:
    """Else a lost answer would end as a question, where the key could tell."""
    (entry,) = journal.enqueue(ADDRESS, [REX])
    store.next(store.answer, losing(store))
    with client_of(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
        assert isinstance(outcome, Unknown)
        assert outcome.may_be_repeated
        assert store.requests == ["GET /v1/pets?limit=1", "POST /v1/pets"]
        (other,) = journal.enqueue(ADDRESS, [REX])
        assert isinstance(send(client, journal, other, before=None, is_embedded=False), Added)
        assert store.requests[2:] == ["POST /v1/pets"], "heard once, it is not asked again"


def test_without_a_line_an_add_stays_as_it_is(store: KeyedStore, journal: Journal) -> None:
    (entry,) = journal.enqueue(ADDRESS, [REX])
    store.next(failing(httpx.ReadTimeout("late")))
    with client_of(store) as client:
        outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, NotSent)
    assert store.posts == 0
    assert journal.open_adds(ADDRESS) == (entry,)


def test_every_add_has_a_key_of_its_own_also_in_a_copy_of_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    journal = Journal(path)
    before = journal.enqueue(ADDRESS, [REX, REX])
    journal.shut()
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(path.read_bytes())
    keys = [entry.key for entry in before]
    for each in (path, copy):
        journal = Journal(each)
        assert journal.open_adds(ADDRESS) == before
        (entry,) = journal.enqueue(ADDRESS, [REX])
        assert entry.number == before[-1].number + 1
        keys.append(entry.key)
        journal.shut()
    assert None not in keys
    assert len(set(keys)) == 4


def test_an_add_of_an_earlier_version_has_no_key_before_it_is_sent(tmp_path: Path, store: KeyedStore) -> None:
    path = tmp_path / "journal.sqlite3"
    journal = Journal(path)
    waiting, lost = journal.enqueue(ADDRESS, [REX, REX])
    journal.apply(lost.number, sent(()))
    journal.shut()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE adds SET idempotency_key = NULL")
    journal = Journal(path)
    entries = journal.open_adds(ADDRESS)
    assert [(entry.key, entry.may_be_repeated) for entry in entries] == [(None, False)] * 2
    with client_of(store) as client:
        client.list_pets()
        outcome = send(client, journal, replace(waiting, key=None), before=None, is_embedded=False)
    journal.shut()
    assert isinstance(outcome, Added)
    assert len(store.keys) == 1
    assert store.keys[0] is not None


def test_what_was_certainly_not_sent_is_no_lost_add_whatever_was_promised(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    (entry,) = journal.enqueue(ADDRESS, [REX])
    store.next(refusing(429, "Later."))
    assert isinstance(send(client, journal, entry, before=None, is_embedded=False), NotSent)
    (after,) = journal.open_adds(ADDRESS)
    assert after == entry


def test_where_nothing_was_promised_before_nothing_is_sent_again(store: KeyedStore, journal: Journal) -> None:
    """Not even where it is promised later: the service that had the first one did not know its key."""
    store.promises = False
    with client_of(store) as client:
        client.list_pets()
        entry = lose(client, store, journal)
        assert not entry.may_be_repeated
        store.promises = True
        assert_not_repeated(client, store, journal, entry)


def assert_not_repeated(client: PetStoreClient, store: KeyedStore, journal: Journal, entry: Add) -> None:
    posts = store.posts
    outcome = send_again(client, journal, entry, is_embedded=False)
    assert isinstance(outcome, Unknown)
    assert isinstance(outcome.error, KeyForgottenError)
    assert not outcome.may_be_repeated
    assert store.posts == posts
    assert [each.number for each in journal.open_adds(ADDRESS)] == [entry.number]


def test_where_nothing_is_promised_any_more_nothing_is_sent_again(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    entry = lose(client, store, journal)
    store.promises = False
    assert_not_repeated(client, store, journal, entry)


def test_with_another_key_nothing_is_sent_again(client: PetStoreClient, store: KeyedStore, journal: Journal) -> None:
    entry = lose(client, store, journal)
    store.key = "another"
    with client_of(store, "another") as other:
        assert_not_repeated(other, store, journal, entry)


def test_the_programs_own_service_has_another_key_in_each_run(store: KeyedStore, journal: Journal) -> None:
    with client_of(store) as client:
        client.list_pets()
        (entry,) = journal.enqueue(ADDRESS, [REX])
        store.next(losing(store))
        outcome = send(client, journal, entry, before=None, is_embedded=True)
    assert isinstance(outcome, Unknown)
    store.key = "another"
    with client_of(store, "another") as other:
        assert isinstance(send_again(other, journal, outcome.entry, is_embedded=True), Added)
    assert len(store.pets) == 1


# ------------------------------------------------------------------------------------------------------------ the time


def aged(entry: Add, own: timedelta, service: timedelta) -> Add:
    """Return an add as if it had been sent so long ago, by both clocks."""
    assert entry.promise is not None
    assert entry.sent_at is not None
    promise = entry.promise._replace(service_time=entry.promise.service_time - service)
    return replace(entry, sent_at=entry.sent_at - own, promise=promise)


A_MINUTE = timedelta(minutes=1)
LAST = timedelta(seconds=KEPT_S) - HELD_BACK - A_MINUTE


@pytest.mark.parametrize("age", [timedelta(), timedelta(hours=1), LAST])
def test_until_a_while_before_the_end_it_is_sent_again(
    client: PetStoreClient, store: KeyedStore, journal: Journal, age: timedelta
) -> None:
    entry = aged(lose(client, store, journal), age, age)
    assert isinstance(send_again(client, journal, entry, is_embedded=False), Added)
    assert len(store.pets) == 1


@pytest.mark.parametrize(
    ("own", "service"),
    [
        (LAST + 2 * A_MINUTE, LAST + 2 * A_MINUTE),  # too late
        (timedelta(hours=1), timedelta(days=3)),  # this computer's clock was set back
        (timedelta(days=3), timedelta(hours=1)),  # the service's was
        (-timedelta(hours=1), timedelta(hours=1)),
        (timedelta(hours=1), -timedelta(hours=1)),
    ],
)
def test_afterwards_and_where_a_clock_was_set_it_is_not(
    client: PetStoreClient, store: KeyedStore, journal: Journal, own: timedelta, service: timedelta
) -> None:
    assert_not_repeated(client, store, journal, aged(lose(client, store, journal), own, service))


@pytest.mark.parametrize(("before_s", "now_s"), [(KEPT_S, 3600), (3600, KEPT_S)])
def test_a_service_that_promises_otherwise_by_now_is_believed_for_the_shorter_time(
    store: KeyedStore, journal: Journal, before_s: int, now_s: int
) -> None:
    store.kept_s = before_s
    with client_of(store) as client:
        client.list_pets()
        entry = aged(lose(client, store, journal), timedelta(hours=2), timedelta(hours=2))
        store.kept_s = now_s
        assert_not_repeated(client, store, journal, entry)


def test_of_a_short_promise_a_minute_is_held_back(store: KeyedStore, journal: Journal) -> None:
    store.kept_s = 300
    age = timedelta(seconds=250)
    with client_of(store) as client:
        client.list_pets()
        assert_not_repeated(client, store, journal, aged(lose(client, store, journal), age, age))


def test_without_its_key_nothing_is_sent_again(client: PetStoreClient, store: KeyedStore, journal: Journal) -> None:
    assert_not_repeated(client, store, journal, replace(lose(client, store, journal), key=None))


def test_the_services_clock_may_be_another_one(store: KeyedStore, journal: Journal) -> None:
    store.clock_is_fast_by = -timedelta(days=400)
    with client_of(store) as client:
        client.list_pets()
        entry = lose(client, store, journal)
        assert isinstance(send_again(client, journal, entry, is_embedded=False), Added)
    assert len(store.pets) == 1


def test_the_promise_is_as_old_as_the_list_that_made_it(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    entry = lose(client, store, journal)
    assert entry.promise is not None
    assert abs(entry.promise.service_time - datetime.now(UTC)) < A_MINUTE


# --------------------------------------------------------------------------------------------- what may come of it


def test_what_fails_again_may_be_sent_again(client: PetStoreClient, store: KeyedStore, journal: Journal) -> None:
    entry = lose(client, store, journal)
    list_pets = store.answer
    for acts, error in (
        ([failing(httpx.ConnectError("refused"))], NotConnectedError),
        ([list_pets, failing(httpx.ConnectError("refused"))], NotConnectedError),
        ([list_pets, refusing(503, "Later.", Retry_After="7")], OtherStatusError),
        ([list_pets, refusing(429, "Later.")], OtherStatusError),
        ([refusing(401, "Who?")], AuthenticationError),
        ([list_pets, refusing(401, "Who?")], AuthenticationError),
    ):
        store.next(*acts)
        outcome = send_again(client, journal, entry, is_embedded=False)
        assert isinstance(outcome, Unknown)
        assert isinstance(outcome.error, error)
        assert outcome.may_be_repeated
        assert journal.open_adds(ADDRESS) == (entry,)  # as it was
    assert isinstance(send_again(client, journal, entry, is_embedded=False), Added)
    assert len(store.pets) == 1


@pytest.mark.parametrize("status", [400, 422])
def test_what_is_refused_now_may_have_been_taken_before(
    client: PetStoreClient, store: KeyedStore, journal: Journal, status: int
) -> None:
    entry = lose(client, store, journal)
    store.next(store.answer, refusing(status, "No.", "idempotency_key_reused"))
    outcome = send_again(client, journal, entry, is_embedded=False)
    assert isinstance(outcome, Unknown)
    assert not outcome.may_be_repeated
    assert journal.open_adds(ADDRESS) == (entry,)


def test_a_repeat_that_is_answered_with_another_animal_is_not_believed(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    entry = lose(client, store, journal)
    mia = client.create_pet(NewPet(name="Mia", category_id=1))

    def another(_request: httpx.Request) -> httpx.Response:
        content = f'{{"id":{mia.id},"name":"Mia","categoryId":1}}'
        return httpx.Response(201, headers={"Content-Type": "application/json"}, text=content)

    store.next(store.answer, another)
    assert isinstance(send_again(client, journal, entry, is_embedded=False), Unknown)
    assert journal.open_adds(ADDRESS) == (entry,)


def test_a_first_add_with_a_key_that_is_known_for_another_animal_is_refused(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    (entry,) = journal.enqueue(ADDRESS, [REX])
    client.create_pet(NewPet(name="Mia", category_id=1), key=entry.key)
    outcome = send(client, journal, entry, before=None, is_embedded=False)
    assert isinstance(outcome, Refused)
    assert [pet.name for pet in store.pets] == ["Mia"]


def test_an_add_that_was_taken_out_on_its_way_is_not_sent_again_by_the_next_start_either(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    worker = Worker()
    worker.open(ADDRESS, journal)
    worker.use_list(take_snapshot(client, ADDRESS))
    add = worker.submit(REX)
    worker.write()
    _key, sending = worker.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")

    def cancelled(_request: httpx.Request) -> httpx.Response:
        assert worker.cancel(add.key)
        client.cancel()
        raise httpx.ReadTimeout("late")

    store.next(cancelled)
    sending.run(client)
    assert isinstance(sending.outcome, Unknown)
    assert isinstance(sending.outcome.error, CancelledError)
    (after,) = journal.open_adds(ADDRESS)
    assert after.sent_at is not None
    assert after.known == ()  # so that what is listed later is known to be new
    assert not after.may_be_repeated


def test_an_attempt_asks_for_another_key_once_and_then_is_in_doubt(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    worker = Worker()
    worker.open(ADDRESS, journal, [lose(client, store, journal)])
    worker.change(Outbox.resume)
    _key, sending = worker.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    store.key = "another"
    with pytest.raises(AuthenticationError):
        sending.run(client)
    posts = store.posts
    with client_of(store, "another") as other:
        sending.run(other)
    assert isinstance(sending.outcome, Unknown)
    assert (store.posts, sending.outcome.may_be_repeated) == (posts, False)


# --------------------------------------------------------------------------------------------------- those of an import


def losing_after(end: Callable[[], None], store: KeyedStore) -> Act:
    """Return an act that stores an animal, ends what sends it, and loses the answer: it is not sent again at once."""

    def act(request: httpx.Request) -> httpx.Response:
        end()
        return losing(store)(request)

    return act


def import_of(journal: Journal, *names: str) -> ImportJob:
    return ImportJob.begin(journal, ADDRESS, plan_of(*names), is_embedded=False)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (0,))


@pytest.mark.usefixtures("at_once")
def test_rows_whose_answers_are_lost_are_sent_again_and_added_once(store: KeyedStore, journal: Journal) -> None:
    names = [f"No. {number}" for number in range(30)]
    job = import_of(journal, *names)
    count = 0

    def every_third(request: httpx.Request) -> httpx.Response:
        nonlocal count
        count += request.method == "POST"
        return (losing(store) if request.method == "POST" and count % 3 == 0 else store.answer)(request)

    store.next(*[every_third] * 500)
    with client_of(store) as client:
        record = run_import(job, client)
    assert (record.added, record.not_confirmed, record.waiting) == (30, 0, 0)
    assert sorted(pet.name for pet in store.pets) == sorted(names)
    assert len(set(store.keys)) == 30


@pytest.mark.usefixtures("at_once")
def test_an_import_that_was_killed_goes_on_with_the_same_adds(store: KeyedStore, journal: Journal) -> None:
    job = import_of(journal, "Rex", "Mia")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.next(losing(store))

        def killed(_request: httpx.Request) -> httpx.Response:
            client.close()
            raise httpx.ReadTimeout("late")

        store.next(killed)
        job.run(client, Step.SEND)
    again = ImportJob.resume(journal, job.record, is_embedded=False)
    with client_of(store) as client:
        record = run_import(again, client)
    assert (record.added, record.not_confirmed, len(store.pets)) == (2, 0, 2)


@pytest.mark.usefixtures("at_once")
def test_a_row_that_another_process_had_in_hand_and_did_not_send_is_sent(
    client: PetStoreClient, store: KeyedStore, journal: Journal
) -> None:
    names = "Rex", "Mia", "Tom"
    begun = import_of(journal, *names).record
    promise = promise_of(client, is_embedded=False)
    marked = journal.apply_all((row.number, sent((), promise)) for row in take_over_import(journal, begun)[:2])
    job = ImportJob.resume(journal, begun, is_embedded=False)
    assert job.record.not_confirmed == 2
    journal.apply_all((each.number, states.NotStored()) for each in marked)
    record = run_import(job, client)
    assert (record.added, record.not_confirmed) == (3, 0)
    assert sorted(pet.name for pet in store.pets) == sorted(names)
    assert journal.open_adds(ADDRESS) == ()


@pytest.mark.usefixtures("at_once")
def test_with_another_key_no_row_leaves_before_the_service_was_heard(store: KeyedStore, journal: Journal) -> None:
    job = import_of(journal, "Rex", "Mia")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.key = "another"
        with pytest.raises(AuthenticationError):
            job.run(client, Step.SEND)
    with client_of(store, "another") as other:
        posts = store.posts

        def adds_lost(request: httpx.Request) -> httpx.Response:
            return (losing(store) if request.method == "POST" else store.answer)(request)

        store.next(adds_lost, adds_lost)  # the service is heard, and the first answer to an add is lost
        job.run(other, Step.SEND, has_new_key=True)
        record = run_import(job, other)
    assert (record.added, record.not_confirmed, len(store.pets)) == (2, 0, 2)
    assert store.posts == posts + 3, "the lost one was sent again"


@pytest.mark.parametrize(
    ("error", "reason"), [(httpx.ConnectError("refused"), PauseReason.CONNECTION), (None, PauseReason.KEY)]
)
def test_an_import_waits_for_the_service_to_be_heard(
    store: KeyedStore, journal: Journal, error: httpx.ConnectError | None, reason: PauseReason
) -> None:
    job = import_of(journal, "Rex")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
    store.next(refusing(401, "No.") if error is None else failing(error))
    with client_of(store) as other:
        with pytest.raises(AuthenticationError) if error is None else nullcontext():
            assert job.run(other, Step.SEND)
        assert job.pause is not None
        assert job.pause.reason is reason
        assert (store.posts, job.record.waiting) == (0, 1)
        job.go_on()
        assert run_import(job, other).added == 1


@pytest.mark.usefixtures("at_once")
def test_what_may_not_be_sent_again_is_looked_for_in_the_lists(store: KeyedStore, journal: Journal) -> None:
    job = import_of(journal, "Rex", "Mia")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.next(losing(store))

        def asked(request: httpx.Request) -> httpx.Response:
            store.promises = False
            return store.answer(request)

        store.next(store.answer, asked)
        record = run_import(job, client)
    assert (record.added, record.not_confirmed, len(store.pets)) == (2, 0, 2)
    assert store.posts == 2


def test_a_row_that_never_comes_through_waits_for_all_others(store: KeyedStore, journal: Journal) -> None:
    job = import_of(journal, "Rex", "Mia", "Tom", "Ada")
    sent: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            sent.append(msgspec.json.decode(request.content, type=NewPet).name)
            record = job.record
            assert record.added + record.not_confirmed + record.waiting == record.total
            if sent[-1] == "Rex":
                raise httpx.ReadTimeout("late")
        return store.answer(request)

    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(answer)) as client:
        job.run(client, Step.READ_LISTS)
        job.run(client, Step.SEND)
    assert sent[:6] == ["Rex", "Mia", "Rex", "Tom", "Ada", "Rex"]


def test_a_list_lets_new_rows_go_first_and_only_where_there_are_some(store: KeyedStore, journal: Journal) -> None:
    record, clock = begin_import(journal, ADDRESS, plan_of("Rex", "Mia", "Tom")), Clock()
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    late = failing(httpx.ReadTimeout("late"))
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.next(late, late)  # Rex, and Mia after him
        job.run(client, Step.SEND)
        assert job.next_step() is Step.WAIT
        job.service_answered()
        assert job.next_step() is Step.SEND
        store.next(late)
        job.run(client, Step.SEND)
        assert job.record.waiting == 0, "Tom"
        job.service_answered()
        assert (job.next_step(), job.wait_s) == (Step.WAIT, 2)
        assert run_to_the_end(job, client, clock) is Step.ENDED
    assert (job.record.added, len(store.pets)) == (3, 3)


@pytest.mark.parametrize(("status", "reason"), [(401, PauseReason.KEY), (503, PauseReason.BUSY)])
def test_a_row_that_is_refused_when_it_is_sent_again_waits_for_another_key_or_for_a_while(
    store: KeyedStore, journal: Journal, status: int, reason: PauseReason
) -> None:
    with client_of(store) as client:
        before = import_of(journal, "Rex")
        before.run(client, Step.READ_LISTS)
        store.next(losing_after(client.close, store))
        before.run(client, Step.SEND)
    job = ImportJob.resume(journal, before.record, is_embedded=False)
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.next(refusing(status, "No."))
        with pytest.raises(AuthenticationError) if status == 401 else nullcontext():
            job.run(client, Step.SEND)
    assert job.pause is not None
    assert job.pause.reason is reason
    assert (job.next_step() is Step.PAUSED) == (status == 401)
    assert status == 401 or 4 < job.wait_s <= 5
    assert store.posts == 1


def test_a_stopped_import_sends_nothing_again(store: KeyedStore, journal: Journal) -> None:
    job = import_of(journal, "Rex", "Mia")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        late = failing(httpx.ReadTimeout("late"))
        store.next(late, store.answer, store.answer, late, late)  # Rex, Mia, and twice Rex again
        job.run(client, Step.SEND)
        posts = store.posts
        job.stop()
        record = run_import(job, client)
    assert store.posts == posts
    assert record.not_confirmed + record.added + record.stopped == 2
    assert record.not_confirmed == 1


@pytest.mark.parametrize("is_on_its_way", [True, False])
def test_a_stopped_import_looks_for_what_would_have_been_sent_again(
    store: KeyedStore, journal: Journal, *, is_on_its_way: bool
) -> None:
    job = import_of(journal, "Rex", "Mia")
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.next(losing_after(job.stop if is_on_its_way else client.close, store))
        job.run(client, Step.SEND)
    if not is_on_its_way:
        job.stop()
    with client_of(store) as client:
        record = run_import(job, client)
    assert (record.added, record.not_confirmed, record.stopped, store.posts) == (1, 0, 1, 1)


def test_rows_that_may_not_be_sent_again_any_more_are_given_up_together(store: KeyedStore, journal: Journal) -> None:
    """However long ago they were lost, the lists are read once more for all of them."""
    record, clock = begin_import(journal, ADDRESS, plan_of("Rex", "Mia")), Clock()
    with client_of(store) as client:
        client.list_pets()
        promise = promise_of(client, is_embedded=False)
        rows = [replace(row, known=(), promise=promise) for row in take_over_import(journal, record)]
        mark_sent(journal, rows)
        for row in rows:
            client.create_pet(row.new_pet, key=row.key)
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    clock.now += 3600
    with client_of(store) as client:
        job.run(client, Step.READ_LISTS)
        store.promises = False
        store.requests.clear()
        assert run_to_the_end(job, client, clock) is Step.ENDED
    assert (job.record.added, job.record.not_confirmed, len(store.pets)) == (2, 0, 2)
    assert store.requests.count("GET /v1/pets?limit=1") == 1


def test_a_row_whose_key_is_forgotten_gives_up_no_row_that_was_sent_later(store: KeyedStore, journal: Journal) -> None:
    """Of that one nobody would have to be asked: its key settles it."""
    record, clock, now = begin_import(journal, ADDRESS, plan_of("Rex", "Mia")), Clock(), datetime.now(UTC)
    with client_of(store) as client:
        client.list_pets()
        promise = promise_of(client, is_embedded=False)
        assert promise is not None
        for row, days in zip(take_over_import(journal, record), (9, 0), strict=True):
            at = now - timedelta(days=days)
            sent_then = promise._replace(service_time=promise.service_time - timedelta(days=days))
            journal.apply_all([(row.number, states.Sent(at, (), sent_then)), (row.number, states.Lost())])
        job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
        assert run_to_the_end(job, client, clock) is Step.ENDED
    assert (job.record.added, job.record.not_confirmed) == (1, 1)
    assert [pet.name for pet in store.pets] == ["Mia"]


def test_a_lost_row_that_is_refused_when_it_is_sent_again_is_no_other_lost_answer(
    store: KeyedStore, journal: Journal
) -> None:
    names = [f"No. {number}" for number in range(backoff.LOSSES_MAX + 1)]
    record, clock = begin_import(journal, ADDRESS, plan_of(*names)), Clock()
    with client_of(store) as client:
        client.list_pets()
        promise = promise_of(client, is_embedded=False)
        mark_sent(journal, [replace(row, known=(), promise=promise) for row in take_over_import(journal, record)])
        job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
        as_always = store.answer

        def refused(request: httpx.Request) -> httpx.Response:
            return (refusing(400, "No.") if request.method == "POST" else as_always)(request)

        store.next(*[refused] * 200)
        assert run_to_the_end(job, client, clock) is Step.ENDED, "the user is not needed"
    assert (job.record.not_confirmed, store.posts) == (len(names), len(names))


@pytest.mark.parametrize(("has_twin", "added"), [(True, 0), (False, 1)])
def test_what_is_listed_may_be_a_row_that_is_sent_again_and_is_not_taken_for_its_twin(
    store: KeyedStore, journal: Journal, *, has_twin: bool, added: int
) -> None:
    record = begin_import(journal, ADDRESS, plan_of("Rex", "Rex"))
    with client_of(store) as client:
        client.list_pets()
        promise = promise_of(client, is_embedded=False)
        lost, again = (replace(row, known=()) for row in take_over_import(journal, record))
        client.create_pet(again.new_pet, key=again.key)
        twins = [replace(again, promise=promise)] if has_twin else []
        job = ImportJob(journal, record, mark_sent(journal, [lost, *twins]), is_embedded=False)
        job.run(client, Step.READ_LISTS)
    assert job.record.added == added
