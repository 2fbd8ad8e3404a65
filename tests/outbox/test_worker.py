"""The engine for adds: all is written in order, nothing leaves before the disk has it, and the end waits for it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from threading import Event, Lock, Thread
from types import MappingProxyType

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import states, worker
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.adding import Added, NotSent, Refused, Sending, Unknown
from petstore_gui.outbox.draft import FormDraft
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.matching import CouldBe, ProbablyAdded
from petstore_gui.outbox.queue import Outbox
from petstore_gui.outbox.queued_add import Hold, QueuedAdd
from petstore_gui.outbox.worker import DRAFT, Happened, Worker
from petstore_gui.storage.sqlite_file import BUSY_SECONDS
from tests.support.books import OTHER, Books
from tests.support.fake_store import ADDRESS, KEY, FakeStore, failing, losing, refusing
from tests.support.patience import PATIENCE_S

REX, MIA, TOM = (NewPet(name=name, category_id=1) for name in ("Rex", "Mia", "Tom"))
LOCKED = JournalError("another program is using it")


class Disk(Journal):
    """A journal that fails, or waits, when a test says so, and tells what was written."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path)
        self.failing: dict[str, list[Exception]] = {}
        """What goes wrong when an add of this name, or a draft with this text, is written, one time after the other."""
        self.written: list[str] = []
        self.before_each: Callable[[], None] = lambda: None

    def enqueue(
        self,
        service_id: str,
        new_pets: Iterable[NewPet],
        *,
        state: State = State.WAITING,
        notes: Mapping[str, str | None] = MappingProxyType({}),
    ) -> tuple[Add, ...]:
        pets = list(new_pets)
        self._reach(pets[0].name)
        return super().enqueue(service_id, pets, state=state, notes=notes)

    def set_note(self, service_id: str, name: str, text: str | None) -> None:
        self._reach(text or "")
        super().set_note(service_id, name, text)

    def _reach(self, name: str) -> None:
        self.before_each()
        if self.failing.get(name):
            raise self.failing[name].pop(0)
        self.written.append(name)


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    yield disk
    disk.shut()


@pytest.fixture
def engine(disk: Disk) -> Worker:
    """Return a worker with the outbox of a service, which is read."""
    return begun(disk)


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def client(store: FakeStore) -> Iterator[PetStoreClient]:
    with PetStoreClient(ADDRESS, KEY, transport=httpx.MockTransport(store)) as client:
        client.list_pets()
        yield client


def begun(journal: Journal) -> Worker:
    engine = Worker()
    engine.open(ADDRESS, journal)
    engine.write()
    engine.take_news()
    return engine


def send(engine: Worker, client: PetStoreClient) -> Sending:
    """Send the next add, and record what became of it."""
    engine.write()
    key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    sending.run(client)
    engine.end(key)
    engine.write()
    return sending


def only(engine: Worker) -> QueuedAdd:
    (add,) = engine.state.adds
    return add


def fail(*_arguments: object) -> Add:
    raise LOCKED


def rows(journal: Journal) -> list[tuple[str, State]]:
    return [(add.new_pet.name, add.state) for add in journal.open_adds(ADDRESS)]


# -------------------------------------------------------------------------------------------------------- in order


def test_adds_are_written_and_sent_in_the_order_in_which_they_were_submitted(
    engine: Worker, disk: Disk, store: FakeStore, client: PetStoreClient
) -> None:
    for new_pet in (REX, MIA, TOM):
        engine.submit(new_pet)
    engine.write()
    assert disk.written == ["Rex", "Mia", "Tom"]
    for _ in range(3):
        assert isinstance(send(engine, client).outcome, Added)
    assert [pet.name for pet in reversed(store.pets)] == ["Rex", "Mia", "Tom"]
    assert (engine.state.adds, rows(disk)) == ((), [])


def test_nothing_leaves_before_the_disk_has_it(engine: Worker) -> None:
    engine.submit(REX)
    assert engine.begin_sending(is_embedded=False) is None
    engine.write()
    assert engine.begin_sending(is_embedded=False) is not None
    assert engine.begin_sending(is_embedded=False) is None, "one at a time"


def test_what_is_on_its_way_is_not_sent_a_second_time_meanwhile(engine: Worker) -> None:
    add = engine.submit(REX)
    engine.write()
    assert engine.begin_sending(is_embedded=False) is not None
    engine.send_anew(add.key)
    engine.write()
    assert engine.begin_sending(is_embedded=False) is None


def test_what_is_asked_for_while_a_write_is_in_progress_comes_after_it(engine: Worker, disk: Disk) -> None:
    taken, go = Event(), Event()

    def wait() -> None:
        taken.set()
        assert go.wait(PATIENCE_S)

    disk.before_each = wait
    engine.submit(REX)
    first, second = Thread(target=engine.write), Thread(target=engine.write)
    first.start()
    assert taken.wait(PATIENCE_S)
    engine.submit(MIA)
    second.start()
    assert [add.new_pet for add in engine.state.adds] == [REX, MIA], "no command waits for the disk"
    go.set()
    for thread in (first, second):
        thread.join(PATIENCE_S)
    assert disk.written == ["Rex", "Mia"]


def test_a_state_does_not_change_with_what_happens_later(
    engine: Worker, store: FakeStore, client: PetStoreClient
) -> None:
    engine.submit(REX)
    before = engine.state
    assert engine.state is before, "many adds are not copied each time that they are looked at"
    store.next(failing(httpx.ReadTimeout("late")))
    send(engine, client)
    assert ([add.state for add in before.adds], before.pause) == ([State.WAITING], None)
    assert not before.adds[0].is_saved
    assert only(engine).state is State.NOT_CONFIRMED


def test_what_cannot_be_saved_is_not_sent_and_is_saved_when_that_is_tried_again(engine: Worker, disk: Disk) -> None:
    error = JournalError("the disk is full")
    disk.failing["Rex"] = [error]
    engine.submit(REX)
    engine.submit(MIA)
    engine.write()
    assert [(each.what, each.error) for each in engine.take_news()] == [(Happened.CHANGED, error)]
    engine.write()  # what is told of holds up nothing more
    assert [(each.what, each.error) for each in engine.take_news()] == [(Happened.CHANGED, None)]
    assert [add.new_pet for add in engine.state.unsaved] == [REX]
    assert engine.state.next_to_send is None
    engine.save_unsaved()
    engine.write()
    assert engine.state.unsaved == []
    assert engine.state.next_to_send is not None


def test_a_fault_of_the_program_in_one_write_keeps_no_other_from_being_written(
    engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_arguments: object) -> None:
        raise ValueError("a fault of ours")

    engine.set_draft(ADDRESS, "typed")
    engine.submit(REX)
    with monkeypatch.context() as patch:
        patch.setattr(Worker, "_tell", faulty)
        with pytest.raises(ValueError, match="a fault of ours"):
            engine.write()
    engine.write()
    assert disk.written == ["typed", "Rex"]


def test_what_is_taken_out_before_it_is_saved_is_discarded_on_the_disk_as_well(engine: Worker, disk: Disk) -> None:
    add = engine.submit(REX)
    engine.take_out([add.key], states.Discarded())
    engine.write()
    assert (disk.written, rows(disk), engine.state.adds) == (["Rex"], [], ())


def test_what_was_discarded_can_be_had_again_and_waits_for_the_user(engine: Worker, disk: Disk) -> None:
    add = engine.submit(REX)
    engine.write()
    discarded = engine.take_out([add.key], states.Discarded())
    engine.write()
    assert rows(disk) == []
    engine.undo(discarded)
    engine.write()
    assert rows(disk) == [("Rex", State.WAITING)]
    assert (only(engine).hold, engine.state.next_to_send) == (Hold.EARLIER_RUN, None)
    engine.change(Outbox.release)
    assert engine.state.next_to_send is not None


def test_what_is_discarded_and_wanted_again_twice_at_once_waits_on_the_disk_as_well(
    engine: Worker, disk: Disk, client: PetStoreClient
) -> None:
    add = engine.submit(REX)
    engine.write()
    for _ in range(2):
        engine.undo(engine.take_out([add.key], states.Discarded()))
    engine.change(Outbox.release)
    assert engine.begin_sending(is_embedded=False) is None, "it is still being saved"
    engine.write()
    assert rows(disk) == [("Rex", State.WAITING)]
    assert isinstance(send(engine, client).outcome, Added)


def test_a_decision_that_cannot_be_saved_is_told(engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    add = engine.submit(REX)
    engine.write()
    with monkeypatch.context() as patch:
        patch.setattr(disk, "apply", fail)
        discarded = engine.take_out([add.key], states.Discarded())
        engine.write()
    (news,) = (each for each in engine.take_news() if each.what is Happened.RECORDED)
    assert (news.what, news.error, news.add and news.add.new_pet) == (Happened.RECORDED, LOCKED, REX)
    engine.undo(discarded)
    engine.write()
    assert rows(disk) == [("Rex", State.WAITING)]
    engine.take_out([add.key], states.Discarded())
    engine.write()
    assert rows(disk) == []


def test_what_the_disk_could_not_take_is_written_with_the_next_decision(
    engine: Worker, disk: Disk, store: FakeStore, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = engine.submit(REX)
    store.next(failing(httpx.ReadTimeout("late")))
    send(engine, client)
    engine.send_anew(add.key)
    engine.write()
    assert rows(disk) == [("Rex", State.WAITING)]
    with monkeypatch.context() as patch:
        patch.setattr(disk, "apply", fail)
        engine.take_out([add.key], states.Discarded())  # it is not confirmed again
        engine.write()
        engine.take_news()
    engine.take_out([add.key], states.GivenUp())
    engine.write()
    assert rows(disk) == []


@pytest.mark.parametrize("is_late", [True, False])
def test_an_answer_that_the_disk_could_not_take_is_written_later_if_it_can_be(
    engine: Worker, disk: Disk, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch, *, is_late: bool
) -> None:
    engine.submit(REX)
    engine.write()
    key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    with monkeypatch.context() as patch:
        patch.setattr(disk, "apply", fail)
        sending.run(client)
        assert isinstance(sending.outcome, Added)
        assert rows(disk) == [("Rex", State.SENDING)]
        engine.end(key)
        if not is_late:
            engine.write()
    engine.write()
    assert rows(disk) == ([] if is_late else [("Rex", State.SENDING)])
    assert engine.state.adds == ()
    assert [each for each in engine.take_news() if each.what is Happened.RECORDED] == [], "it was no decision"


@pytest.mark.posix("an open file that is removed")
def test_an_add_that_was_refused_is_refused_in_a_file_that_is_begun_anew(
    tmp_path: Path, store: FakeStore, client: PetStoreClient
) -> None:
    books = Books(tmp_path / "journal.sqlite3")
    engine = begun(books.journal)
    engine.submit(REX)
    store.next(refusing(422, "No."))
    assert isinstance(send(engine, client).outcome, Refused)
    books.path.unlink()
    engine.submit(MIA)
    engine.write()
    assert rows(books.journal) == [("Rex", State.REFUSED), ("Mia", State.WAITING)]
    books.journal.shut()


# ------------------------------------------------------------------------------------------------------- the draft


def test_a_draft_is_never_written_over_by_an_older_one(engine: Worker, disk: Disk) -> None:
    engine.set_draft(ADDRESS, "R")
    engine.set_draft(ADDRESS, "Re")
    engine.write()
    assert (disk.written, disk.note(ADDRESS, DRAFT)) == (["Re"], "Re")


def test_an_add_and_what_is_left_of_the_draft_are_written_in_one(engine: Worker, disk: Disk) -> None:
    engine.set_draft(ADDRESS, "Rex")
    engine.submit(REX, draft="left")
    engine.write()
    assert (disk.written, disk.note(ADDRESS, DRAFT)) == (["Rex"], "left"), "never without the animal in either"


def test_an_add_of_a_terminal_leaves_the_draft_of_the_window(disk: Disk) -> None:
    disk.set_note(ADDRESS, DRAFT, "typed")
    engine = Worker()
    engine.open(ADDRESS, disk, [])
    engine.submit(REX)
    engine.write()
    assert (rows(disk), disk.note(ADDRESS, DRAFT)) == ([("Rex", State.WAITING)], "typed")


def test_what_was_typed_before_the_draft_of_an_earlier_run_is_read_is_kept_beside_it(disk: Disk) -> None:
    left, now, later = FormDraft("Rex", "3"), FormDraft("Lu"), FormDraft("Luna")
    disk.set_note(ADDRESS, DRAFT, left.as_note())
    engine = Worker()
    engine.open(ADDRESS, disk)
    engine.set_draft(ADDRESS, now.as_note())
    assert disk.note(ADDRESS, DRAFT) == left.as_note()
    engine.write()
    assert disk.note(ADDRESS, DRAFT) == engine.state.draft == now._replace(earlier=(left,)).as_note()
    engine.set_draft(ADDRESS, later.as_note())  # typed before the form knows
    engine.write()
    assert disk.note(ADDRESS, DRAFT) == later._replace(earlier=(left,)).as_note()
    assert engine.take_draft(ADDRESS) == disk.note(ADDRESS, DRAFT)
    engine.set_draft(ADDRESS, later.as_note())
    engine.write()
    assert disk.note(ADDRESS, DRAFT) == later.as_note()


def test_a_draft_of_an_earlier_run_that_nobody_can_read_is_written_over(disk: Disk) -> None:
    disk.set_note(ADDRESS, DRAFT, "damaged")
    engine = Worker()
    engine.open(ADDRESS, disk)
    engine.set_draft(ADDRESS, "now")
    engine.write()
    assert disk.note(ADDRESS, DRAFT) == engine.state.draft == "now"


def test_a_draft_that_was_not_read_is_not_written_over(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    disk.set_note(ADDRESS, DRAFT, "before")
    engine = Worker()

    def fail(_service_id: str) -> tuple[Add, ...]:
        raise LOCKED

    with monkeypatch.context() as patch:
        patch.setattr(disk, "take_over", fail)
        engine.open(ADDRESS, disk)
        engine.submit(REX, draft="left")
        engine.write()
    assert [(each.what, each.error) for each in engine.take_news()] == [(Happened.LOADED, LOCKED)]
    engine.write()
    assert [(each.what, each.error) for each in engine.take_news()] == [(Happened.CHANGED, None)]
    assert (rows(disk), disk.note(ADDRESS, DRAFT)) == ([("Rex", State.WAITING)], "before")
    assert engine.state.next_to_send is None, "nothing leaves before it is known what an earlier run left"
    engine.save_unsaved()
    engine.write()
    assert disk.note(ADDRESS, DRAFT) == "left"
    assert engine.state.next_to_send is not None


# ------------------------------------------------------------------------------------------- lost adds, two programs


def test_a_lost_add_is_looked_for_in_each_list(engine: Worker, store: FakeStore, client: PetStoreClient) -> None:
    engine.use_list(take_snapshot(client, ADDRESS))
    engine.submit(REX)
    store.next(losing(store))
    assert isinstance(send(engine, client).outcome, Unknown)
    assert only(engine).finding is None
    engine.use_list(take_snapshot(client, ADDRESS))
    engine.write()
    assert isinstance(only(engine).finding, ProbablyAdded)


def test_what_a_command_goes_on_with_is_looked_for_beside_all_others(
    disk: Disk, store: FakeStore, client: PetStoreClient
) -> None:
    """Of two equal ones and one animal, either may have it."""
    before = take_snapshot(client, ADDRESS)
    (first,) = disk.enqueue(ADDRESS, [REX])
    disk.apply(first.number, states.Sent(first.began_at, (), None), states.Lost())
    engine = Worker()
    engine.open(ADDRESS, disk, [])
    engine.use_list(before)
    engine.submit(REX)
    store.next(losing(store))
    send(engine, client)
    engine.use_list(take_snapshot(client, ADDRESS))
    engine.write()
    assert isinstance(only(engine).finding, CouldBe)


def test_a_list_of_before_the_service_was_opened_again_says_nothing_of_an_add(
    engine: Worker, disk: Disk, store: FakeStore, client: PetStoreClient
) -> None:
    engine.use_list(take_snapshot(client, ADDRESS))
    engine.open(ADDRESS, disk)
    engine.submit(REX)
    store.next(losing(store))
    send(engine, client)
    (entry,) = disk.open_adds(ADDRESS)
    assert entry.known is None
    assert only(engine).finding is None


def test_of_two_programs_on_one_journal_only_one_sends_an_add(
    engine: Worker, disk: Disk, store: FakeStore, client: PetStoreClient
) -> None:
    engine.submit(REX)
    engine.write()
    other = begun(disk)
    other.change(Outbox.release)
    assert isinstance(send(engine, client).outcome, Added)
    assert isinstance(send(other, client).outcome, Unknown)
    assert (store.posts, rows(disk)) == (1, [])


def test_what_ends_while_another_service_is_open_is_recorded_with_its_own(
    engine: Worker, disk: Disk, client: PetStoreClient
) -> None:
    engine.submit(REX)
    engine.write()
    key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    engine.open("https://other.example.com/v1", disk)
    sending.run(client)
    assert engine.end(key) is None
    assert [state.adds for state in engine.outboxes] == [(), ()]


@pytest.mark.parametrize("has_left", [True, False])
def test_after_a_fault_of_the_program_itself_an_add_is_as_the_disk_has_it(
    engine: Worker, disk: Disk, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch, *, has_left: bool
) -> None:
    def fail(*_arguments: object, **_others: object) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(f"petstore_gui.outbox.adding.{'transmit' if has_left else 'promise_of'}", fail)
    engine.submit(REX)
    engine.write()
    key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    with pytest.raises(ValueError, match="a fault of ours") as raised:
        sending.run(client)
    add = engine.end(key, raised.value)
    assert add is not None
    assert add.state is (State.NOT_CONFIRMED if has_left else State.WAITING)
    assert rows(disk) == [("Rex", add.state)]
    assert engine.state.pause is raised.value


# ----------------------------------------------------------------------------------------------- a file that is lost


@pytest.mark.posix("an open file that is removed")
def test_a_lost_file_is_begun_anew_with_all_that_was_in_it_before_the_next_write(
    tmp_path: Path, store: FakeStore, client: PetStoreClient
) -> None:
    books = Books(tmp_path / "journal.sqlite3")
    engine = begun(books.journal)
    engine.submit(REX, draft="typed")
    engine.submit(MIA, draft="typed")
    engine.write()
    key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    at_the_service, go = Event(), Event()

    def slowly(request: httpx.Request) -> httpx.Response:
        at_the_service.set()
        assert go.wait(PATIENCE_S)
        return store.answer(request)

    store.next(slowly)
    lane = Thread(target=sending.run, args=(client,))
    lane.start()
    assert at_the_service.wait(PATIENCE_S)
    engine.take_news()
    books.path.unlink()
    engine.submit(TOM)
    engine.write()
    states_there = [(add.new_pet.name, add.state) for add in books.entries()]
    assert states_there == [("Rex", State.SENDING), ("Mia", State.WAITING), ("Tom", State.WAITING)]
    assert books.draft() == "typed"
    assert [each.what for each in engine.take_news()].count(Happened.RESTORED) == 1
    go.set()
    lane.join(PATIENCE_S)
    engine.end(key)
    assert books.open() == ["Mia", "Tom"]
    books.journal.shut()


@pytest.mark.posix("an open file that is removed")
def test_a_file_that_is_begun_anew_has_the_notes_that_were_read_or_set_in_this_run(tmp_path: Path) -> None:
    books = Books(tmp_path / "journal.sqlite3")
    books.journal.set_note(ADDRESS, "names", "Dogs")
    books.journal.set_note(ADDRESS, "views", "mine")
    books.journal.set_note(ADDRESS, "views", None)
    books.journal.shut()
    books = Books(books.path)
    assert books.journal.note(ADDRESS, "names") == "Dogs"
    books.journal.set_note(OTHER, "names", "Cats")
    assert books.journal.note(ADDRESS, "views") is None
    books.journal.set_note(OTHER, "views", "ours")
    engine = begun(books.journal)
    engine.submit(REX, draft="left")
    engine.write()
    books.path.unlink()
    with pytest.raises(JournalError, match="moved or deleted"):
        books.journal.set_note(OTHER, "views", "not saved")
    assert books.journal.note(OTHER, "names") == "Cats"  # of a new file by then, which has none
    other = Books(books.path)  # another program's, which has begun the file anew
    other.journal.set_note(OTHER, "names", "Fish")
    other.journal.set_note(OTHER, "views", "theirs")
    other.journal.shut()
    assert books.journal.note(OTHER, "names") == "Fish"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_save_draft", lambda _box: None)  # the program is killed before
        engine.submit(TOM)
        engine.write()
    assert books.draft() == "left"
    engine.set_draft(ADDRESS, "typed")
    engine.write()
    assert Happened.RESTORED in [each.what for each in engine.take_news()]
    books.journal.shut()
    there = Books(books.path).journal
    assert [there.note(ADDRESS, name) for name in (DRAFT, "names", "views")] == ["typed", "Dogs", None]
    assert (there.note(OTHER, "names"), there.note(OTHER, "views")) == ("Fish", "theirs")
    there.shut()


@pytest.mark.posix("an open file that is removed")
def test_a_lost_file_that_sending_meets_is_begun_anew_before_the_add_leaves(
    tmp_path: Path, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = Books(tmp_path / "journal.sqlite3")
    engine = begun(books.journal)
    engine.submit(REX, draft="typed")
    engine.submit(MIA)
    engine.write()
    books.path.unlink()

    def full(_adds: object) -> tuple[Add, ...]:
        raise JournalError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "restore", full)
        assert isinstance(send(engine, client).outcome, NotSent)
    assert [add.state for add in engine.state.adds] == [State.WAITING, State.WAITING]
    engine.change(Outbox.resume)
    assert isinstance(send(engine, client).outcome, Added)
    assert (books.open(), books.draft()) == (["Mia"], "typed")
    books.journal.shut()


@pytest.mark.posix("an open file that is removed")
def test_another_program_s_adds_in_a_file_that_took_the_place_of_the_lost_one_are_left_alone(
    tmp_path: Path, client: PetStoreClient, store: FakeStore
) -> None:
    books = Books(tmp_path / "journal.sqlite3")
    engine = begun(books.journal)
    adds = [engine.submit(REX) for _ in range(3)]
    engine.write()
    engine.take_news()
    books.path.unlink()
    other = Journal(books.path)
    other.enqueue(ADDRESS, [TOM] * 3)
    discarded = engine.take_out([add.key for add in adds], states.Discarded())
    engine.write()
    assert rows(other) == [("Tom", State.WAITING)] * 3
    assert [each.what for each in engine.take_news()].count(Happened.RESTORED) == 1, "it is said once"
    engine.undo(discarded[:1])
    engine.change(Outbox.release)
    assert isinstance(send(engine, client).outcome, Added)
    assert [pet.name for pet in store.pets] == ["Rex"]
    assert rows(other) == [("Tom", State.WAITING)] * 3
    other.shut()
    books.journal.shut()


@pytest.mark.posix("an open file that is removed")
def test_a_lost_add_keeps_the_number_that_it_got_while_it_was_on_its_way(
    tmp_path: Path, store: FakeStore, client: PetStoreClient
) -> None:
    """The other file has the same numbers, as the clock was turned back."""
    books = Books(tmp_path / "journal.sqlite3")
    engine = begun(books.journal)
    add = engine.submit(REX)
    engine.write()
    others: list[Journal] = []

    def replace_and_lose(_request: httpx.Request) -> httpx.Response:
        (sent,) = books.entries()
        books.path.unlink()
        other = Journal(books.path)
        with other.changing() as database:
            database.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'adds'", (sent.number - 1,))
        (theirs,) = other.enqueue(ADDRESS, [TOM])
        assert theirs.number == sent.number
        others.append(other)
        engine.set_draft(ADDRESS, "typed")
        engine.write()
        raise httpx.ReadTimeout("late")

    store.next(replace_and_lose)
    assert isinstance(send(engine, client).outcome, Unknown)
    engine.send_anew(add.key)
    engine.write()
    assert [(each.new_pet.name, each.maybe) for each in others[0].open_adds(ADDRESS)] == [("Tom", False), ("Rex", True)]
    assert rows(others[0]) == [("Tom", State.WAITING), ("Rex", State.WAITING)]
    others[0].shut()
    books.journal.shut()


# ---------------------------------------------------------------------------------------------- the end of the program


def test_a_fault_of_the_program_itself_does_not_keep_it_from_ending(
    engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_arguments: object) -> None:
        raise ValueError("a fault of ours")

    engine.submit(REX)
    monkeypatch.setattr(Worker, "_tell", faulty)
    engine.drain()
    assert rows(disk) == [("Rex", State.WAITING)]


def test_at_the_end_what_was_discarded_in_vain_and_is_wanted_again_is_not_lost(
    engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = engine.submit(REX)
    engine.write()
    discarded = engine.take_out([add.key], states.Discarded())
    engine.undo(discarded)
    apply, failures = disk.apply, [LOCKED]

    def apply_or_fail(number: int, *events: states.Event) -> Add:
        if failures:
            raise failures.pop()
        return apply(number, *events)

    monkeypatch.setattr(disk, "apply", apply_or_fail)
    engine.write()
    engine.drain()
    assert rows(disk) == [("Rex", State.WAITING)]


def test_at_the_end_an_add_that_was_not_saved_leaves_what_was_typed_after_it(engine: Worker, disk: Disk) -> None:
    disk.failing["Rex"] = [LOCKED]
    engine.submit(REX, draft="")
    engine.set_draft(ADDRESS, "Luna")
    engine.write()
    engine.drain()
    assert (rows(disk), disk.note(ADDRESS, DRAFT)) == ([("Rex", State.WAITING)], "Luna")


def test_at_the_end_an_add_that_hangs_at_the_disk_holds_nothing_up(
    engine: Worker, disk: Disk, client: PetStoreClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_PATIENCE_S", 0.01)
    engine.submit(REX)
    engine.write()
    _key, sending = engine.begin_sending(is_embedded=False) or pytest.fail("nothing is sent")
    taken, go = Event(), Event()
    apply_all = disk.apply_all

    def hang(events: Iterable[tuple[int, states.Event]]) -> tuple[Add, ...]:
        taken.set()
        assert go.wait(PATIENCE_S)
        return apply_all(events)

    monkeypatch.setattr(disk, "apply_all", hang)
    lane = Thread(target=sending.run, args=(client,))
    lane.start()
    assert taken.wait(PATIENCE_S)
    engine.set_draft(ADDRESS, "typed")
    engine.drain()
    assert "typed" not in disk.written
    go.set()
    lane.join(PATIENCE_S)


def test_at_the_end_what_no_thread_has_taken_is_written_at_once_and_not_again_by_a_late_one(
    engine: Worker, disk: Disk
) -> None:
    engine.submit(REX)
    engine.set_draft(ADDRESS, "typed")
    engine.drain()
    assert disk.written == ["Rex", "typed"]
    engine.submit(MIA)
    engine.write()
    assert disk.written == ["Rex", "typed"]


def test_at_the_end_a_write_is_waited_for_longer_than_it_may_wait_for_another_program(
    monkeypatch: pytest.MonkeyPatch, disk: Disk
) -> None:
    waited: list[float] = []
    taken, go = Event(), Event()

    class Timed:
        """A lock that tells how long it was waited for."""

        def __init__(self) -> None:
            self._lock = Lock()

        def acquire(self, *, timeout: float) -> bool:
            waited.append(timeout)
            go.set()
            return self._lock.acquire(timeout=timeout)

        def release(self) -> None:
            self._lock.release()

        def __enter__(self) -> None:
            self._lock.acquire()

        def __exit__(self, *_error: object) -> None:
            self._lock.release()

    def wait() -> None:
        taken.set()
        assert go.wait(PATIENCE_S)

    monkeypatch.setattr(worker, "Lock", Timed)
    engine = begun(disk)
    disk.before_each = wait
    engine.submit(REX)
    engine.submit(MIA)
    thread = Thread(target=engine.write)
    thread.start()
    assert taken.wait(PATIENCE_S)
    engine.drain()
    thread.join(PATIENCE_S)
    assert disk.written == ["Rex", "Mia"]
    assert [timeout > BUSY_SECONDS for timeout in waited] == [True]


def test_at_the_end_a_disk_that_hangs_holds_nothing_up(
    engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_PATIENCE_S", 0.01)
    taken, go = Event(), Event()

    def hang() -> None:
        taken.set()
        assert go.wait(PATIENCE_S)

    disk.before_each = hang
    engine.submit(REX)
    engine.submit(MIA)
    thread = Thread(target=engine.write)
    thread.start()
    assert taken.wait(PATIENCE_S)
    engine.drain()
    assert disk.written == []
    go.set()
    thread.join(PATIENCE_S)


def test_at_the_end_what_cannot_be_written_is_tried_once_more_in_its_turn(engine: Worker, disk: Disk) -> None:
    disk.failing = {"Rex": [LOCKED], "Mia": [LOCKED, LOCKED]}
    for new_pet in (REX, MIA, TOM):
        engine.submit(new_pet)
    engine.drain()
    assert disk.written == ["Rex", "Tom"]


def test_at_the_end_what_could_not_be_written_and_nobody_heard_of_is_tried_once_more_before_what_follows(
    engine: Worker, disk: Disk
) -> None:
    disk.failing = {"Rex": [LOCKED], "typed": [LOCKED]}
    engine.submit(REX)
    engine.set_draft(ADDRESS, "typed")
    engine.write()
    engine.submit(MIA, draft="typed")
    engine.drain()
    assert disk.written == ["Rex", "typed", "Mia"]
    assert [name for name, _state in rows(disk)] == ["Rex", "Mia"]


def test_at_the_end_what_could_not_be_saved_before_is_tried_once_more(engine: Worker, disk: Disk) -> None:
    disk.failing = {"Rex": [LOCKED]}
    engine.submit(REX)
    engine.write()
    engine.take_news()
    engine.drain()
    assert rows(disk) == [("Rex", State.WAITING)]


def test_at_the_end_a_program_that_never_lets_go_of_the_file_holds_up_no_more_than_it_has_to(
    engine: Worker, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(worker, "monotonic", lambda: now[0])

    def wait() -> None:
        now[0] += BUSY_SECONDS

    disk.before_each = wait
    disk.failing["Rex"] = [LOCKED] * 100
    for _ in range(20):
        engine.submit(REX)
    engine.drain()
    assert now[0] <= 4 * BUSY_SECONDS
