"""How the list of the open service is read: in parts, again after failures, and not a moment longer than wanted."""

import ssl
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial

import httpx
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer, SignalInstance
from pytestqt.qtbot import QtBot

from petstore_gui.api.errors import CancelledError, NotFoundError
from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector
from petstore_gui.inventory.snapshot import Changes, Completeness, Snapshot
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.session.failure import Failure
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.countdown import Countdown
from tests.support.fake_store import Act, FakeStore, failing, json_response, many, refusing
from tests.support.patience import PATIENCE_S
from tests.ui.conftest import LUNA, MILO, REX

OTHER = "https://other.example.com/v1"
Event = tuple[object, ...]
BROKEN = failing(httpx.ConnectError("refused"))
ALL = "GET /v1/pets?limit=100"
OF_A_STATUS = [f"GET /v1/pets?limit=100&status={status}" for status in PetStatus]


class Reader:
    """A controller over a session, what it has told so far, and the time that goes by for it."""

    def __init__(self, qtbot: QtBot, session: Session, store: FakeStore) -> None:
        self._qtbot = qtbot
        self.session = session
        self.store = store
        self.countdown = Countdown()
        self.now = PetListController(session, countdown=self.countdown)
        self.events: list[Event] = []
        self.failures: list[Failure] = []
        self._hear("loading", self.now.loading_changed)
        self._hear("snapshot", self.now.snapshot_changed)
        self._hear("confirmed", self.now.confirmed)
        self._hear("filter", self.now.filter_changed)
        self._hear("retry in", self.now.retry_in)
        self._hear("ended", self.now.reading_ended)
        self.now.failed.connect(self.failures.append)

    def _hear(self, name: str, signal: SignalInstance) -> None:
        signal.connect(lambda *values: self.events.append((name, *values)))

    @property
    def names(self) -> list[str] | None:
        return None if self.now.snapshot is None else [pet.name for pet in self.now.snapshot.of(self.now.status)]

    @property
    def is_clear(self) -> bool:
        """Whether nothing is held that another service could be confused with."""
        now = self.now
        return (now.snapshot, now.changes, now.error, now.retry_in_s, now.status) == (None,) * 5

    def told(self, name: str) -> list[Event]:
        """Return the events of one name."""
        return [event for event in self.events if event[0] == name]

    @property
    def changes(self) -> Changes:
        assert self.now.changes is not None
        return self.now.changes

    def open(self, connection: Connection) -> None:
        self.session.open(lambda _connector: connection)
        self.wait(lambda: self.session.connection is connection)

    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition)

    def settle(self) -> None:
        """Wait until nothing is in progress."""
        self.wait(lambda: not self.now.is_loading)

    def begin(self) -> None:
        self.now.begin()
        self.settle()

    def ask(self) -> None:
        self.now.reload()
        self.settle()

    def seconds(self, count: int) -> None:
        """Let so many seconds go by."""
        timer = self.countdown.findChild(QTimer)
        assert timer is not None
        for _ in range(count):
            if timer.isActive():
                timer.timeout.emit()

    def wait_out(self) -> int:
        """Let the countdown end, wait for what comes of it, and return how long it was."""
        pause = self.now.retry_in_s
        assert pause
        self.seconds(pause)
        self.settle()
        return pause


@pytest.fixture
def reader(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Reader]:
    """Return a controller that has read the three animals."""
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    reader = Reader(qtbot, session, store)
    reader.open(store.connection())
    reader.begin()
    yield reader
    store.release_all()
    session.close()
    assert tasks.close(patience_s=PATIENCE_S)


# ------------------------------------------------------------------------------------------------------ whole and part


def test_fewer_than_a_hundred_animals_are_one_request(reader: Reader) -> None:
    assert reader.names == ["Rex", "Luna", "Milo"]
    assert reader.store.requests == [ALL]
    assert reader.events[-3:] == [("snapshot", reader.now.snapshot, None), ("loading", False), ("ended",)]
    assert (reader.now.changes, reader.now.error, reader.now.retry_in_s) == (None, None, None)


def test_the_first_part_of_a_large_store_is_there_before_the_rest(reader: Reader) -> None:
    large = FakeStore(many(150))
    reader.open(large.connection(address=OTHER))
    reader.events.clear()
    reader.begin()
    seen = [event[1] for event in reader.told("snapshot")]
    shown = [(each.finished, len(each.pets)) for each in seen if isinstance(each, Snapshot)]
    assert shown == [(False, 100), (True, 100)]
    assert large.requests == [ALL, *OF_A_STATUS]
    assert reader.now.changes is None  # the rest of a first reading is nothing new


def test_a_refresh_shows_nothing_until_all_of_it_is_there(reader: Reader) -> None:
    reader.store.pets = many(150)
    reader.begin()
    before = reader.now.snapshot
    reader.store.next(reader.store.answer)
    rest = reader.store.hold()  # the list of the first status
    reader.now.reload()
    reader.wait(rest.arrived.is_set)
    assert reader.now.snapshot is before
    rest.release()
    reader.settle()
    assert reader.now.snapshot is not before


def test_the_chosen_status_is_read_before_the_others(reader: Reader) -> None:
    reader.store.pets = many(150)
    reader.store.requests.clear()
    reader.now.select_status(PetStatus.SOLD)
    reader.settle()
    assert reader.store.requests[1] == OF_A_STATUS[2]


def test_a_reply_that_is_equal_confirms_what_is_shown_and_changes_nothing(reader: Reader) -> None:
    for pets in (reader.store.pets, many(150)):
        reader.store.pets = pets
        reader.ask()
        before = reader.now.snapshot
        reader.events.clear()
        reader.ask()
        assert before is not None
        assert reader.now.snapshot is not None
        assert reader.now.snapshot.taken_at > before.taken_at
        assert reader.events == [("loading", True), ("confirmed", reader.now.snapshot), ("loading", False), ("ended",)]
        assert reader.now.changes == Changes()


def test_the_same_animals_in_another_order_are_no_confirmation(reader: Reader) -> None:
    reader.store.pets = many(99)
    reader.ask()
    reader.store.pets.reverse()
    reader.events.clear()
    reader.ask()
    assert reader.told("confirmed") == []
    assert [event[2] for event in reader.told("snapshot")] == [Changes()]


# -------------------------------------------------------------------------------------------------------- differences


def test_what_differs_from_the_list_before_is_known(reader: Reader) -> None:
    reader.store.pets = [Pet(id=4, name="Bella", category_id=1), replace(REX, status="sold"), MILO]
    reader.ask()
    assert reader.changes == Changes(new=frozenset({4}), changed={3: REX}, removed=(LUNA,))
    reader.ask()
    assert reader.changes == Changes()


def test_after_a_first_part_that_stayed_one_nothing_is_called_new(reader: Reader) -> None:
    large = FakeStore(many(150))
    large.next(large.answer, BROKEN)
    reader.open(large.connection(address=OTHER))
    reader.begin()
    assert (len(reader.names or ()), reader.now.error is None) == (100, False)
    large.pets.insert(0, Pet(id=500, name="Bella", category_id=1, status="sold"))
    reader.wait_out()
    assert reader.now.snapshot is not None
    assert (reader.now.snapshot.finished, reader.now.changes) == (True, None)


def test_an_added_animal_of_another_status_than_the_chosen_one_leaves_that_chosen(reader: Reader) -> None:
    reader.now.select_status(PetStatus.SOLD)
    reader.settle()
    reader.now.add(Pet(id=4, name="Bella", category_id=1, status="sold"))
    reader.now.add(Pet(id=5, name="Kira", category_id=1, status="pending"))
    assert (reader.now.status, reader.names) == (PetStatus.SOLD, ["Bella", "Milo"])
    assert reader.now.snapshot is not None
    assert [each.name for each in reader.now.snapshot.pets] == ["Kira", "Bella", "Rex", "Luna", "Milo"]


def test_animals_added_while_a_list_is_read_are_not_hidden_by_it(reader: Reader) -> None:
    reader.store.pets = many(150)
    reader.begin()
    late = reader.store.hold()
    reader.now.reload()
    reader.wait(late.arrived.is_set)
    for number in (1001, 1002):  # which the cut-off list of the service does not show
        reader.now.add(Pet(id=number, name="Bella", category_id=1, status="available"))
    late.release()
    reader.settle()
    assert reader.now.snapshot is not None
    assert {1001, 1002} < {pet.id for pet in reader.now.snapshot.pets}
    assert reader.now.snapshot.completeness_of(PetStatus.AVAILABLE) is Completeness.CUT_OFF
    assert reader.changes == Changes()
    reader.ask()  # a list that was begun after them is believed
    assert {1001, 1002}.isdisjoint(pet.id for pet in reader.now.snapshot.pets)


def test_a_complete_list_without_an_added_animal_is_believed(reader: Reader) -> None:
    late = reader.store.hold()
    reader.now.reload()
    reader.wait(late.arrived.is_set)
    reader.now.add(Pet(id=1001, name="Bella", category_id=1, status="available"))
    late.release()
    reader.settle()
    assert reader.names == ["Rex", "Luna", "Milo"]


def test_a_list_that_was_made_before_an_animal_was_added_is_not_the_last_word(reader: Reader) -> None:
    before, bella = list(reader.store.pets), Pet(id=4, name="Bella", category_id=1, status="sold")
    late = reader.store.hold(lambda _request: json_response(before))
    reader.now.reload()
    reader.wait(late.arrived.is_set)
    reader.store.pets.insert(0, bella)
    reader.now.add(bella)
    late.release()
    reader.settle()
    assert reader.names == ["Bella", "Rex", "Luna", "Milo"]


def test_an_animal_added_while_no_list_could_be_read_asks_for_one(reader: Reader) -> None:
    other = FakeStore()
    other.next(refusing(403, "Not for you."))
    reader.open(other.connection(address=OTHER))
    reader.begin()
    assert reader.names is None
    other.pets = [REX]
    reader.now.add(REX)
    reader.settle()
    assert reader.names == ["Rex"]


# ----------------------------------------------------------------------------------------------------------- failures


def moved(_request: httpx.Request) -> httpx.Response:
    return httpx.Response(302, headers={"Location": "https://elsewhere.example.com/v1"})


def no_trust(_request: httpx.Request) -> httpx.Response:
    raise httpx.ConnectError("handshake") from ssl.SSLCertVerificationError("self-signed certificate")


PASSING = {
    "no connection": BROKEN,
    "no answer": failing(httpx.ReadTimeout("late")),
    "a gateway's page": lambda _request: httpx.Response(502, html="<h1>Bad Gateway</h1>"),
    "500": refusing(500, "no"),
    "408": refusing(408, "no"),
}
BUSY = {
    "429": refusing(429, "no"),
    "503": refusing(503, "no"),
    "a gateway's 503": lambda _request: httpx.Response(503, html="<h1>Busy</h1>"),
    **{f"503 and {asked!r}": refusing(503, "no", Retry_After=asked) for asked in ("-1", "soon", "", "1e3")},
}
LASTING = {
    "400": refusing(400, "no"),
    "403": refusing(403, "no"),
    "404": refusing(404, "no"),
    "404 that asks to wait": refusing(404, "no", Retry_After="5"),
    "a stranger's certificate": no_trust,
    "moved": moved,
}


@pytest.mark.parametrize("act", PASSING.values(), ids=PASSING)
def test_a_failure_that_may_pass_keeps_the_animals_and_is_tried_again(reader: Reader, act: Act) -> None:
    before = reader.now.snapshot
    reader.store.next(act)
    reader.ask()
    assert reader.now.snapshot is before
    assert (reader.now.error is not None, reader.now.retry_in_s) == (True, 5)
    assert reader.failures == []
    reader.store.pets.pop()
    reader.events.clear()
    reader.seconds(4)
    assert reader.events == [("retry in", seconds) for seconds in (4, 3, 2, 1)]
    assert (reader.now.retry_in_s, reader.now.is_loading) == (1, False)
    reader.seconds(1)
    assert (reader.now.retry_in_s, reader.now.is_loading) == (0, True)
    reader.settle()
    assert reader.names == ["Rex", "Luna"]
    assert (reader.now.error, reader.now.retry_in_s) == (None, None)


@pytest.mark.parametrize("act", LASTING.values(), ids=LASTING)
def test_a_failure_that_no_repeat_can_help_is_said_and_not_tried_again(reader: Reader, act: Act) -> None:
    reader.store.next(act)
    reader.ask()
    assert [failure.error for failure in reader.failures] == [reader.now.error]
    assert (reader.now.retry_in_s, reader.countdown.seconds_left) == (None, None)
    assert reader.names == ["Rex", "Luna", "Milo"]


def test_the_pauses_grow_to_a_minute_and_no_failure_is_a_matter_for_a_box(reader: Reader) -> None:
    reader.store.next(*[BROKEN] * 8)
    reader.ask()
    assert [reader.wait_out() for _ in range(8)] == [5, 10, 20, 40, 60, 60, 60, 60]
    assert reader.now.error is None
    reader.store.next(BROKEN)
    reader.ask()
    assert reader.now.retry_in_s == 5
    assert reader.failures == []  # the band over the list says it


def test_whoever_asks_is_answered_at_once(reader: Reader) -> None:
    reader.store.next(*[BROKEN] * 3, refusing(500, "no"))
    reader.ask()
    reader.wait_out()
    reader.ask()
    assert reader.now.retry_in_s == 5
    assert reader.store.requests == [ALL] * 4
    reader.ask()
    assert reader.failures == []


def at(seconds: float) -> str:
    return format_datetime(datetime.now(UTC) + timedelta(seconds=seconds), usegmt=True)


# Asked when the test runs: the whole suite may take longer than an hour.
in_an_hour, an_hour_ago, in_a_minute = partial(at, 3600), partial(at, -3600), partial(at, 60)


@pytest.mark.parametrize(
    ("header", "least", "most"),
    [
        ("7", 7, 7),
        ("0", 5, 5),
        ("1", 5, 5),
        ("1000000000", 60, 60),
        (in_an_hour, 60, 60),
        (an_hour_ago, 5, 5),
        (in_a_minute, 5, 60),
    ],
    ids=["seconds", "none", "one", "absurd", "an hour from now", "long ago", "a date"],
)
def test_a_service_that_asks_to_wait_is_asked_again_when_it_says_and_that_is_no_matter_for_a_box(
    reader: Reader, header: str | Callable[[], str], least: int, most: int
) -> None:
    reader.store.next(refusing(503, "later", Retry_After=header if isinstance(header, str) else header()))
    reader.ask()
    assert reader.failures == []
    assert reader.now.retry_in_s is not None
    assert least <= reader.now.retry_in_s <= most
    reader.wait_out()
    assert reader.now.error is None


@pytest.mark.parametrize("act", BUSY.values(), ids=BUSY)
def test_a_busy_service_is_asked_again_and_is_no_matter_for_a_box_also_where_it_does_not_say_when(
    reader: Reader, act: Act
) -> None:
    reader.store.next(act)
    reader.ask()
    assert reader.failures == []
    assert reader.now.error is not None
    assert reader.wait_out() == 5
    assert reader.now.error is None


def test_a_service_that_goes_on_asking_for_a_second_is_asked_less_and_less_often(reader: Reader) -> None:
    reader.store.next(*[refusing(503, "later", Retry_After="1")] * 6)
    reader.ask()
    assert [reader.wait_out() for _ in range(6)] == [5, 10, 20, 40, 60, 60]
    reader.store.next(refusing(503, "later", Retry_After="1"), refusing(503, "later", Retry_After="30"))
    reader.ask()
    assert [reader.wait_out() for _ in range(2)] == [5, 30]
    assert reader.failures == []


# ------------------------------------------------------------------------------------------------------------- ending


def test_a_list_in_progress_is_cancelled_at_once_and_its_answer_is_nobody_s(reader: Reader) -> None:
    before = reader.now.snapshot
    late = reader.store.hold(lambda _request: json_response([]))
    reader.now.reload()
    reader.wait(late.arrived.is_set)
    reader.now.cancel()
    assert (reader.now.is_loading, reader.now.retry_in_s) == (False, None)
    assert isinstance(reader.now.error, CancelledError)
    late.release()
    other = reader.store.hold()
    reader.session.run_with_client(lambda client: client.get_pet(1), owner=reader.countdown, done=print, failed=print)
    reader.wait(other.arrived.is_set)  # the late answer is here long before this
    assert reader.now.snapshot is before
    assert (reader.failures, reader.countdown.seconds_left) == ([], None)


def test_escape_does_not_end_the_waiting_for_a_service(reader: Reader) -> None:
    reader.store.next(BROKEN, BROKEN)
    reader.ask()
    reader.now.cancel()
    assert reader.now.retry_in_s == 5
    late = reader.store.hold()
    reader.seconds(5)
    reader.wait(late.arrived.is_set)
    reader.now.cancel()  # the attempt is part of the waiting
    assert reader.now.is_loading
    late.release()
    reader.settle()


def test_escape_ends_a_request_and_the_waiting_for_the_service_goes_on(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    late = reader.store.hold()
    reader.now.reload()
    reader.wait(late.arrived.is_set)
    reader.now.cancel()
    assert (reader.now.is_loading, reader.now.retry_in_s) == (False, 5)
    late.release()
    reader.wait_out()
    assert reader.now.error is None


def test_who_waits_no_longer_has_the_service_asked_once_a_minute_in_silence(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    error = reader.now.error
    reader.now.stop_waiting()
    assert (reader.now.retry_in_s, reader.now.error, reader.now.is_idle) == (None, error, True)
    reader.seconds(10)
    assert reader.store.requests == [ALL] * 2
    minute = reader.now._idle_retry  # noqa: SLF001
    assert minute.isActive()
    assert minute.interval() == 60_000
    reader.store.next(BROKEN)
    reader.events.clear()
    minute.timeout.emit()
    reader.wait(lambda: reader.told("ended") != [])
    assert (reader.now.retry_in_s, reader.now.is_idle, minute.isActive()) == (None, True, True)
    assert reader.told("loading") == []
    minute.timeout.emit()
    reader.wait(lambda: reader.now.error is None)
    assert (reader.now.is_idle, minute.isActive()) == (False, False)


def test_after_a_failure_that_lasts_it_is_not_said_that_the_service_is_asked_once_a_minute(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    reader.now.stop_waiting()
    reader.store.next(refusing(404, "Nothing here."))
    reader.now._idle_retry.timeout.emit()  # noqa: SLF001
    reader.wait(lambda: isinstance(reader.now.error, NotFoundError))
    assert (reader.now.is_idle, reader.now._idle_retry.isActive()) == (False, False)  # noqa: SLF001


def test_who_asks_again_waits_again(reader: Reader) -> None:
    reader.store.next(BROKEN, BROKEN)
    reader.ask()
    reader.now.stop_waiting()
    reader.ask()
    assert (reader.now.is_idle, reader.now.retry_in_s) == (False, 5)


def test_where_nothing_is_in_progress_there_is_nothing_to_cancel(reader: Reader) -> None:
    reader.events.clear()
    reader.now.cancel()
    assert reader.events == []
    assert reader.now.error is None


def test_a_repeat_that_is_cancelled_leaves_the_reason_of_the_failure(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    error = reader.now.error
    late = reader.store.hold()
    reader.seconds(5)
    reader.wait(late.arrived.is_set)
    reader.now.stop_waiting()
    assert (reader.now.error, reader.now.is_loading, reader.now.retry_in_s) == (error, False, None)


def test_nothing_is_tried_again_on_a_service_that_was_left(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    reader.session.disconnect_service()
    assert reader.is_clear
    assert reader.events[-1] == ("snapshot", None, None)
    reader.seconds(10)
    assert reader.store.requests == [ALL] * 2


def test_another_service_begins_without_the_failures_and_the_animals_of_the_first(reader: Reader) -> None:
    reader.store.next(BROKEN)
    reader.ask()
    other = FakeStore([REX])
    slow = other.hold()
    reader.open(other.connection(address=OTHER))
    reader.now.begin()
    reader.wait(slow.arrived.is_set)
    assert reader.is_clear
    assert reader.now.is_loading
    reader.seconds(10)
    slow.release()
    reader.settle()
    assert (reader.names, reader.now.changes) == (["Rex"], None)
    assert (other.requests, reader.store.requests) == ([ALL], [ALL] * 2)
