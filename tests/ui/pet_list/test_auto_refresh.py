"""The list is read by itself every now and then, and nobody is disturbed by it."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connector import Connector
from petstore_gui.tasks import Tasks
from petstore_gui.ui.pet_list.auto_refresh import INTERVALS_S, AutoRefresh
from petstore_gui.ui.pet_list.list_controller import PetListController, Standing
from petstore_gui.ui.session.failure import Failure
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.countdown import Countdown
from tests.support.fake_store import PATIENCE_S, FakeStore, failing, json_response, many
from tests.support.windows import Desk, selected

BROKEN = failing(httpx.ConnectError("refused"))


class Morning:
    """A listing with its automatic refresh; time goes by when it is told to."""

    def __init__(self, qtbot: QtBot, session: Session, store: FakeStore) -> None:
        self._qtbot = qtbot
        self.session = session
        self.store = store
        self.owner = QObject()
        self.countdown = Countdown(self.owner)
        self.listing = PetListController(session, self.owner, countdown=self.countdown)
        self.standings: list[Standing] = []
        self.failures: list[Failure] = []
        self.listing.changed.connect(self.standings.append)
        self.listing.failed.connect(self.failures.append)
        self.in_sight = True
        self.now_s = 1000.0
        self.share = 1.0
        self.bounds: tuple[float, float] | None = None
        self.refresh = AutoRefresh(
            self.listing, lambda: self.in_sight, self.owner, clock=lambda: self.now_s, jitter=self._jitter
        )
        timer = self.refresh.findChild(QTimer)
        assert timer is not None
        self.timer = timer

    def _jitter(self, least: float, most: float) -> float:
        self.bounds = least, most
        return self.share

    @property
    def reads(self) -> int:
        return len(self.store.requests)

    @property
    def waits_s(self) -> float | None:
        """For how long it waits now."""
        return self.timer.interval() / 1000 if self.timer.isActive() else None

    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE_S * 1000)

    def tick(self) -> None:
        """Let the time go by for which it waits."""
        assert self.waits_s is not None
        self.now_s += self.waits_s
        self.timer.stop()
        self.timer.timeout.emit()

    def read(self) -> None:
        """Wait until the list was read once more."""
        before = self.standings[-1].snapshot
        self.wait(lambda: self.standings[-1].snapshot is not before)

    def ask(self) -> None:
        self.listing.ask()
        self.wait(lambda: not self.listing.standing.under_way)


@pytest.fixture
def morning(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Morning]:
    """Return a listing that has read the three animals once."""
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    morning = Morning(qtbot, session, store)
    connection = store.connection()
    session.open(lambda _connector: connection)
    morning.wait(lambda: session.connection is connection)
    morning.listing.begin()
    morning.wait(lambda: not morning.listing.standing.under_way)
    yield morning
    store.release_all()
    session.close()
    assert tasks.close(patience_s=PATIENCE_S)
    delete(morning.owner)  # here, and not by the collector on a thread of its choice


def test_off_is_off(morning: Morning) -> None:
    assert morning.waits_s is None
    morning.refresh.set_interval(30)
    morning.refresh.set_interval(0)
    assert morning.waits_s is None
    morning.ask()
    assert morning.waits_s is None


@pytest.mark.parametrize("interval", [each for each in INTERVALS_S if each])
def test_it_is_read_after_about_the_interval_and_again(morning: Morning, interval: int) -> None:
    morning.refresh.set_interval(interval)
    assert morning.bounds == (0.9, 1.1)
    assert morning.waits_s == interval
    for share in (0.9, 1.1):
        morning.share = share
        reads = morning.reads
        morning.tick()
        morning.read()
        assert morning.reads == reads + 1
        assert morning.waits_s == pytest.approx(interval * share)


def test_nothing_is_said_of_it_until_it_is_there(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    said = len(morning.standings)
    morning.tick()
    morning.wait(held.arrived.is_set)
    assert len(morning.standings) == said
    held.release()
    morning.read()
    (standing,) = morning.standings[said:]
    assert (standing.by_itself, standing.under_way, standing.again_in, standing.error) == (True, False, None, None)
    morning.ask()
    assert not morning.listing.standing.by_itself


def test_it_counts_from_the_last_reading_whoever_wished_it(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    morning.listing.ask()
    morning.wait(held.arrived.is_set)
    assert morning.waits_s is None
    held.release()
    morning.wait(lambda: morning.waits_s == 30)


def test_it_is_paused_while_the_window_is_hidden_and_made_up_for_then(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    morning.in_sight = False
    reads = morning.reads
    for _ in range(5):
        morning.tick()
    assert morning.reads == reads
    morning.in_sight = True
    assert morning.waits_s is not None
    assert morning.waits_s < 5
    morning.tick()
    morning.read()
    assert morning.waits_s == 30


def test_it_is_paused_while_somebody_types_and_for_seconds_after_the_last_key(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    reads = morning.reads
    morning.now_s += 29
    morning.refresh.note_typing()
    morning.now_s += 1
    morning.timer.stop()
    morning.timer.timeout.emit()
    morning.refresh.note_typing()
    morning.tick()
    assert morning.reads == reads
    morning.tick()
    morning.read()
    assert morning.reads == reads + 1


def test_after_a_failure_the_list_has_its_own_pauses_and_it_waits_for_them(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    morning.store.next(BROKEN, BROKEN)
    morning.tick()
    morning.wait(lambda: morning.listing.standing.again_in == 5)
    assert morning.waits_s is None
    assert morning.failures == []
    timer = morning.countdown.findChild(QTimer)
    assert timer is not None
    for _ in range(5):
        timer.timeout.emit()
    morning.wait(lambda: morning.listing.standing.again_in == 10)
    assert morning.waits_s is None
    for _ in range(10):
        timer.timeout.emit()
    morning.wait(lambda: morning.waits_s == 30)
    assert morning.listing.standing.error is None


def test_what_somebody_has_cancelled_stays_so_until_it_is_read_again(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    morning.listing.ask()
    morning.wait(held.arrived.is_set)
    morning.listing.cancel()
    assert morning.waits_s is None
    held.release()
    morning.ask()
    assert morning.waits_s == 30


def test_an_animal_that_is_added_meanwhile_is_listed_and_puts_nothing_off(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    before = list(morning.store.pets)
    held = morning.store.hold(lambda _request: json_response(before))  # a list without the new animal
    morning.tick()
    morning.wait(held.arrived.is_set)
    bella = Pet(id=9, name="Bella", category_id=1, status="sold")
    morning.store.pets = [bella, *before]
    said = len(morning.standings)
    morning.listing.add(bella)
    held.release()
    morning.wait(lambda: morning.waits_s == 30)
    snapshot = morning.listing.standing.snapshot
    assert snapshot is not None
    assert [pet.id for pet in snapshot.pets] == [9, 3, 2, 1]
    assert not any(each.under_way for each in morning.standings[said:])
    morning.timer.setInterval(7000)
    morning.listing.add(Pet(id=10, name="Charlie", category_id=1))
    assert morning.waits_s == 7


def test_a_tick_while_it_is_read_asks_for_nothing_more(morning: Morning) -> None:
    held = morning.store.hold()
    morning.listing.ask()
    morning.wait(held.arrived.is_set)
    reads = morning.reads
    morning.listing.refresh()
    held.release()
    morning.wait(lambda: not morning.listing.standing.under_way)
    assert morning.reads == reads
    assert not morning.listing.standing.by_itself


def test_no_service_is_never_asked(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    morning.session.disconnect_service()
    assert morning.waits_s is None


def test_rows_and_selection_stay_and_nothing_flickers(bare_desk: Desk) -> None:
    store = FakeStore(many(60))
    bare_desk.open(store)
    bare_desk.wait(lambda: len(bare_desk.names()) == 60)
    bare_desk.table.selectRow(40)
    bare_desk.table.scrollToBottom()
    place = bare_desk.table.verticalScrollBar().value()
    (listing,) = bare_desk.window.findChildren(PetListController)
    reads = len(store.requests)
    refresh = AutoRefresh(listing, lambda: True, bare_desk.window, jitter=lambda least, _most: least)
    refresh.set_interval(30)
    timer = refresh.findChild(QTimer)
    assert timer is not None
    said: list[Standing] = []
    listing.changed.connect(said.append)
    timer.timeout.emit()
    bare_desk.wait(lambda: said != [])
    assert len(said) == 1
    assert len(store.requests) == reads + 1
    assert selected(bare_desk.table) == ["20"]
    assert bare_desk.table.verticalScrollBar().value() == place
