"""Calls of an import in flight when a key ends, the user stops, or the program itself fails: nothing twice."""

import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AuthenticationError, NotConnectedError
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.outbox.import_job import ImportJob
from petstore_gui.outbox.imports import ImportOutcome, PauseReason, Step
from petstore_gui.outbox.journal import Journal, begin_import, take_over_import
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, losing, refusing
from tests.support.imports import Clock, names_of, outcomes, plan_of, run_import, run_to_the_end
from tests.support.journals import sent
from tests.support.patience import PATIENCE_S

NAMES = tuple(f"No. {number}" for number in range(12))


@pytest.fixture
def journal() -> Iterator[Journal]:
    journal = Journal(None)
    yield journal
    journal.shut()


def client_of(store: FakeStore, key: str = KEY) -> PetStoreClient:
    return PetStoreClient(ADDRESS, key, transport=httpx.MockTransport(store))


def begun(journal: Journal, *names: str) -> ImportJob:
    record = begin_import(journal, ADDRESS, plan_of(*names))
    return ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=Clock())


def test_four_adds_that_are_on_their_way_when_the_key_ends_ask_for_one_key(journal: Journal) -> None:
    store = FakeStore()
    job = begun(journal, *NAMES)
    raised: list[AuthenticationError] = []

    def call(client: PetStoreClient) -> None:
        try:
            job.run(client, Step.SEND)
        except AuthenticationError as error:
            raised.append(error)

    with client_of(store) as client:
        job.run(client, job.next_step())  # the lists
        held = [store.hold(refusing(401, "The API key has ended.")) for _ in range(4)]
        with ThreadPoolExecutor(4) as pool:
            for _ in held:
                pool.submit(call, client.branch())
            for each in held:
                assert each.arrived.wait(PATIENCE_S), "four calls are not in flight at once"
            store.release_all()
    assert len(raised) == 1, "each call would ask the user for a key"
    assert store.posts == 4
    assert store.pets == []
    pause = job.pause
    assert pause is not None
    assert pause.reason is PauseReason.KEY

    store.key = "another"
    with client_of(store, "another") as client:
        job.go_on()
        run_import(job, client)
    assert Counter(names_of(store.pets)) == dict.fromkeys(NAMES, 1)
    assert job.record.added == len(NAMES)


class Uneven(PetStoreClient):
    """A client whose requests take longer or shorter to be written, and are answered once four are on their way."""

    def __init__(self, store: FakeStore) -> None:
        super().__init__(ADDRESS, KEY, transport=httpx.MockTransport(store))
        self.written: list[str] = []
        self.four = Event()
        self.lock = Lock()
        self.delays_s = itertools.cycle((0.01, 0.0, 0.004, 0.008, 0.001))

    def create_pet(
        self, new_pet: NewPet, *, key: str | None = None, on_written: Callable[[], object] = lambda: None
    ) -> Pet:
        with self.lock:
            delay_s = next(self.delays_s)
        time.sleep(delay_s)
        with self.lock:
            self.written.append(new_pet.name)
            if len(self.written) == 4:
                self.four.set()
        on_written()
        assert self.four.wait(PATIENCE_S), "four calls are not in flight at once"
        return super().create_pet(new_pet, key=key)


def test_rows_leave_in_the_order_of_the_file_though_four_are_on_their_way(journal: Journal) -> None:
    """So their IDs are in that order wherever the service counts up."""
    store = FakeStore()
    names = [f"No. {number}" for number in range(60)]
    job = begun(journal, *names)
    with Uneven(store) as client:
        job.run(client, job.next_step())
        with ThreadPoolExecutor(4) as pool:
            calls = [pool.submit(job.run, client.branch(), Step.SEND) for _ in range(4)]
        assert all(call.result() for call in calls)
    assert client.written == names
    assert sorted(names_of(store.pets)) == sorted(names)


class FirstTimeAway(PetStoreClient):
    """A client whose first add finds no service, so that nothing of it is written."""

    def __init__(self, store: FakeStore) -> None:
        super().__init__(ADDRESS, KEY, transport=httpx.MockTransport(store))
        self.failures = [NotConnectedError("no connection")]

    def create_pet(
        self, new_pet: NewPet, *, key: str | None = None, on_written: Callable[[], object] = lambda: None
    ) -> Pet:
        if self.failures:
            raise self.failures.pop()
        return super().create_pet(new_pet, key=key, on_written=on_written)


def test_a_row_that_could_not_leave_lets_the_next_ones_go(journal: Journal) -> None:
    store, clock = FakeStore(), Clock()
    record = begin_import(journal, ADDRESS, plan_of("Rex", "Mia"))
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    with FirstTimeAway(store) as client:
        assert run_to_the_end(job, client, clock) is Step.ENDED
    assert names_of(store.pets)[::-1] == ["Rex", "Mia"]


def test_a_stop_finds_what_was_lost_before_it_ends(journal: Journal) -> None:
    store = FakeStore()
    job = begun(journal, *NAMES)
    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(losing(store))
        job.run(client, Step.SEND)
        job.stop()
        run_import(job, client)
    assert job.next_step() is Step.ENDED
    record = job.record
    assert (record.added, record.not_confirmed, record.stopped) == (1, 0, 11)
    assert store.posts == 1
    assert outcomes(journal, job)[0] == ("No. 0", ImportOutcome.ADDED, store.pets[0].id)


def test_a_fault_of_the_program_in_the_middle_of_an_add_sends_it_no_second_time(journal: Journal) -> None:
    store = FakeStore()
    job = begun(journal, "Rex", "Mia")

    def stored_and_broken(request: httpx.Request) -> httpx.Response:
        store.answer(request)
        raise ZeroDivisionError

    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(stored_and_broken)
        with pytest.raises(ZeroDivisionError):
            job.run(client, Step.SEND)
        assert job.next_step() is Step.PAUSED
        job.go_on()
        run_import(job, client)
    assert sorted(names_of(store.pets)) == ["Mia", "Rex"]
    assert store.posts == 2
    assert job.record.added == 2


def test_an_animal_that_may_be_a_lost_add_of_the_form_is_not_claimed_for_a_row(journal: Journal) -> None:
    store = FakeStore()
    job = begun(journal, "Rex")
    (form,) = journal.enqueue(ADDRESS, [NewPet(name="Rex", category_id=1, status=PetStatus.AVAILABLE)])
    journal.apply(form.number, sent(()))
    clock = Clock()
    job = ImportJob(journal, job.record, take_over_import(journal, job.record), is_embedded=False, clock=clock)
    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(losing(store))  # one animal, and two adds that it could be
        assert run_to_the_end(job, client, clock) is Step.ENDED
    assert outcomes(journal, job) == [("Rex", ImportOutcome.NOT_CONFIRMED, None)]


def test_however_fast_it_goes_a_crash_leaves_few_rows_in_doubt(journal: Journal) -> None:
    """Rows that are marked as sent ahead, and in flight, are not confirmed after a crash: 16, and up to four."""
    store, clock, in_doubt = FakeStore(), Clock(), []
    names = [f"No. {number}" for number in range(300)]
    record = begin_import(journal, ADDRESS, plan_of(*names))
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)

    def heard() -> None:
        clock.now += 0.0001  # 10,000 rows a second
        rows = take_over_import(journal, record)
        in_doubt.append(sum(row.sent_at is not None for row in rows) - len(job.unconfirmed))

    job.heard = heard
    with client_of(store) as client:
        run_import(job, client)
    assert job.record.added == len(names)
    assert 4 < max(in_doubt) <= 32


def test_an_animal_that_an_equal_row_has_added_is_not_claimed_for_one_that_was_lost(journal: Journal) -> None:
    store, clock = FakeStore(), Clock()
    record = begin_import(journal, ADDRESS, plan_of("Rex", "Rex"))
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(store.answer, failing(httpx.ReadTimeout("late")))  # the second one has never arrived
        assert run_to_the_end(job, client, clock) is Step.ENDED
    first, second = outcomes(journal, job)
    assert first == ("Rex", ImportOutcome.ADDED, store.pets[0].id)
    assert second == ("Rex", ImportOutcome.NOT_CONFIRMED, None)
    assert (len(store.pets), store.posts) == (1, 2)


def test_while_it_runs_no_row_is_called_not_confirmed_that_is_only_on_its_way(journal: Journal) -> None:
    """Rows that are marked ahead are on the disk as sent, and may not have left."""
    store, clock = FakeStore(), Clock()
    record = begin_import(journal, ADDRESS, plan_of(*[f"No. {number}" for number in range(60)]))
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    seen: set[ImportOutcome] = set()

    def heard() -> None:
        clock.now += 0.001
        seen.update(row.outcome for row in job.report().rows)

    job.heard = heard
    with client_of(store) as client:
        run_import(job, client)
    assert seen == {ImportOutcome.ADDED, ImportOutcome.WAITING}


def test_a_call_that_was_alone_after_a_failure_makes_room_for_others_once_a_row_was_answered(journal: Journal) -> None:
    """Else one call would send all that is left of a long file."""
    store = FakeStore()
    job = begun(journal, *NAMES)
    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(losing(store))
        job.run(client, Step.SEND)
        job.run(client, Step.READ_LISTS)
        assert job.next_step(1) is Step.WAIT_FOR_CALLS, "one after the other, after a failure"
        assert job.run(client, Step.SEND)
        assert (job.record.added, job.next_step(3)) == (2, Step.SEND)


def test_a_list_that_the_window_has_read_ends_the_wait_for_a_silent_service_and_no_other(journal: Journal) -> None:
    store, clock = FakeStore(), Clock()
    record = begin_import(journal, ADDRESS, plan_of(*NAMES))
    job = ImportJob(journal, record, take_over_import(journal, record), is_embedded=False, clock=clock)
    with client_of(store) as client:
        job.run(client, job.next_step())
        store.next(refusing(429, "Later."))
        job.run(client, Step.SEND)
        job.service_answered()
        assert job.next_step() is Step.WAIT, "it has asked to wait"
        clock.now += 5
        store.next(failing(httpx.ConnectError("refused")))
        job.run(client, job.next_step())
        assert job.next_step() is Step.WAIT
        job.service_answered()
        assert job.next_step() is Step.READ_LISTS, "nothing is in the air"
        assert run_import(job, client).added == len(NAMES)
