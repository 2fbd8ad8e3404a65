"""The list refreshes itself every now and then, and does not disturb the user."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connector import Connector
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.pet_list.auto_refresh import INTERVALS_S, AutoRefresh
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.session.failure import Failure
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.countdown import Countdown
from tests.support.fake_store import FakeStore, failing, json_response
from tests.support.patience import PATIENCE_S

BROKEN = failing(httpx.ConnectError("refused"))


class Morning:
    """A controller with its automatic refresh; time goes by when it is told to."""

    def __init__(self, qtbot: QtBot, session: Session, store: FakeStore) -> None:
        self._qtbot = qtbot
        self.session = session
        self.store = store
        self.owner = QObject()
        self.countdown = Countdown(self.owner)
        self.controller = PetListController(session, self.owner, countdown=self.countdown)
        self.told: list[str] = []
        self.failures: list[Failure] = []
        self.controller.loading_changed.connect(lambda loading: self.told.append(f"loading {loading}"))
        self.controller.retry_in.connect(lambda seconds: self.told.append(f"retry in {seconds}"))
        self.controller.snapshot_changed.connect(lambda: self.told.append("changed"))
        self.controller.confirmed.connect(lambda: self.told.append("confirmed"))
        self.controller.failed.connect(self.failures.append)
        self.in_sight = True
        self.share = 1.0
        self.bounds: tuple[float, float] | None = None
        self.refresh = AutoRefresh(self.controller, lambda: self.in_sight, self.owner, jitter=self._jitter)
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
        self._qtbot.waitUntil(condition)

    def tick(self) -> None:
        """Let the time go by for which it waits."""
        assert self.waits_s is not None
        self.timer.stop()
        self.timer.timeout.emit()

    def read(self) -> None:
        """Wait until the list was read once more."""
        before = self.controller.snapshot
        self.wait(lambda: self.controller.snapshot is not before)

    def ask(self) -> None:
        self.controller.reload()
        self.wait(lambda: not self.controller.is_loading)


@pytest.fixture
def morning(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Morning]:
    """Return a controller that has read the three animals once."""
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    morning = Morning(qtbot, session, store)
    connection = store.connection()
    session.open(lambda _connector: connection)
    morning.wait(lambda: session.connection is connection)
    morning.controller.begin()
    morning.wait(lambda: not morning.controller.is_loading)
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


def test_it_is_read_after_about_the_interval_and_again(morning: Morning) -> None:
    interval = INTERVALS_S[-1]
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


def test_nothing_is_told_of_it_until_it_is_there(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    morning.told.clear()
    morning.tick()
    morning.wait(held.arrived.is_set)
    assert morning.told == []
    held.release()
    morning.read()
    assert morning.told == ["confirmed"]
    assert not morning.controller.is_user_initiated
    morning.ask()
    assert morning.controller.is_user_initiated


def test_it_counts_from_the_last_reading_whoever_asked_for_it(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    morning.controller.reload()
    morning.wait(held.arrived.is_set)
    morning.timer.setInterval(7000)
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


def test_after_a_failure_the_list_has_its_own_pauses_and_it_waits_for_them(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    morning.store.next(BROKEN, BROKEN)
    morning.tick()
    morning.wait(lambda: morning.controller.retry_in_s == 5)
    assert morning.waits_s is None
    assert morning.failures == []
    timer = morning.countdown.findChild(QTimer)
    assert timer is not None
    for _ in range(5):
        timer.timeout.emit()
    morning.wait(lambda: morning.controller.retry_in_s == 10)
    assert morning.waits_s is None
    for _ in range(10):
        timer.timeout.emit()
    morning.wait(lambda: morning.waits_s == 30)
    assert morning.controller.error is None


def test_what_somebody_has_cancelled_stays_so_until_it_is_read_again(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    held = morning.store.hold()
    morning.controller.reload()
    morning.wait(held.arrived.is_set)
    morning.controller.cancel()
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
    morning.told.clear()
    morning.controller.add(bella)
    held.release()
    morning.wait(lambda: morning.waits_s == 30)
    snapshot = morning.controller.snapshot
    assert snapshot is not None
    assert [pet.id for pet in snapshot.pets] == [9, 3, 2, 1]
    assert morning.told[0] == "changed"
    assert "loading True" not in morning.told
    morning.timer.setInterval(7000)
    morning.controller.add(Pet(id=10, name="Charlie", category_id=1))
    assert morning.waits_s == 7


def test_a_tick_while_it_is_read_asks_for_nothing_more(morning: Morning) -> None:
    held = morning.store.hold()
    morning.controller.reload()
    morning.wait(held.arrived.is_set)
    reads = morning.reads
    morning.controller.refresh()
    held.release()
    morning.wait(lambda: not morning.controller.is_loading)
    assert morning.reads == reads
    assert morning.controller.is_user_initiated


def test_no_service_is_never_asked(morning: Morning) -> None:
    morning.refresh.set_interval(30)
    morning.session.disconnect_service()
    assert morning.waits_s is None
