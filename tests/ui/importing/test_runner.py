"""An import in the background: up to four calls at a time, one key for all, and only for its own service."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from petstore_gui.api import retry
from petstore_gui.api.schema import NewPet
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector
from petstore_gui.inventory.snapshot import take_snapshot
from petstore_gui.outbox import backoff, import_job
from petstore_gui.outbox.imports import (
    ImportPause,
    ImportPlan,
    ImportProgress,
    ImportRecord,
    ImportReport,
    PauseReason,
    PlannedRow,
)
from petstore_gui.outbox.journal import Journal, begin_import, import_report, unfinished_imports
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.importing.runner import PROGRESS_EVERY_MS, ImportRunner
from petstore_gui.ui.session.session import Session
from tests.support.fake_store import ADDRESS, KEY, Act, FakeStore, failing, losing, refusing
from tests.support.imports import names_of, plan_of
from tests.support.patience import PATIENCE_S
from tests.support.service import running_service

NAMES = tuple(f"No. {number}" for number in range(60))


class Heard:
    """What a runner has said."""

    def __init__(self, runner: ImportRunner) -> None:
        self.progress: list[ImportProgress] = []
        self.pauses: list[ImportPause] = []
        self.began: list[ImportRecord] = []
        self.ended: list[ImportRecord] = []
        self.failures: list[Exception] = []
        self.resumed: list[object] = []
        runner.watch.progressed.connect(self.progress.append)
        runner.watch.paused.connect(self.pauses.append)
        runner.began.connect(self.began.append)
        runner.ended.connect(self.ended.append)
        runner.begin_failed.connect(self.failures.append)
        resumed = self.resumed
        runner.watch.resumed.connect(lambda: resumed.append(None))

    @property
    def reasons(self) -> list[PauseReason]:
        return [pause.reason for pause in self.pauses]


class Scene:
    """A runner over a session, a journal on the disk, and the reads of the list that it asks for."""

    def __init__(self, qtbot: QtBot, session: Session, journal: Journal) -> None:
        self.qtbot = qtbot
        self.session = session
        self.journal = journal
        self.refreshes: list[None] = []
        self.key_refusals: list[object] = []
        self._parent = QObject()
        self.runner = ImportRunner(session, partial(self.refreshes.append, None), self._parent)
        self.heard = Heard(self.runner)
        session.key_refused.connect(self.key_refusals.append)

    def open(self, connection: Connection) -> None:
        connection = replace(connection, journal=self.journal)
        self.session.open(lambda _connector: connection)
        self.wait(lambda: self.session.connection is connection)

    def wait(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def wait_for_end(self) -> ImportRecord:
        self.wait(lambda: bool(self.heard.ended))
        (record,) = self.heard.ended
        return record

    def unfinished(self) -> tuple[ImportRecord, ...]:
        connection = self.session.connection
        assert connection is not None
        return unfinished_imports(self.journal, connection.service_id)


@pytest.fixture
def empty() -> Iterator[FakeStore]:
    store = FakeStore()
    yield store
    store.release_all()


@pytest.fixture
def scene(qtbot: QtBot, connector: Connector, tmp_path: Path, empty: FakeStore) -> Iterator[Scene]:
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    journal = Journal(tmp_path / "journal.sqlite3")
    yield Scene(qtbot, session, journal)
    empty.release_all()
    session.close()
    assert tasks.close(patience_s=PATIENCE_S)
    journal.shut()


def changing_key(store: FakeStore) -> Act:
    """Return an act after which the service takes another key only."""

    def act(request: httpx.Request) -> httpx.Response:
        store.key = "another"
        return store.answer(request)

    return act


def test_every_row_is_added_once_and_the_list_is_read_at_the_end(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    scene.runner.start(plan_of(*NAMES))
    assert scene.runner.is_active
    assert scene.wait_for_end().added == 60
    assert Counter(names_of(empty.pets)) == dict.fromkeys(NAMES, 1)
    assert scene.heard.began[0].total == 60
    assert scene.heard.progress[-1].added == 60
    assert (len(scene.refreshes), scene.runner.is_active, scene.heard.reasons) == (1, False, [])
    assert scene.unfinished() == ()


def test_up_to_four_calls_are_in_flight(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(empty.answer)  # the list
    held = [empty.hold() for _ in range(5)]
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: sum(each.arrived.is_set() for each in held) == 4)
    scene.qtbot.wait(50)
    assert not held[4].arrived.is_set()
    for each in held:
        each.release()
    assert scene.wait_for_end().added == 60


def test_signals_come_a_few_times_a_second_and_not_for_each_row(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    began = time.monotonic()
    scene.runner.start(plan_of(*[f"No. {number}" for number in range(400)]))
    scene.wait_for_end()
    intervals = (time.monotonic() - began) * 1000 / PROGRESS_EVERY_MS
    assert len(scene.heard.progress) < intervals * 1.1 + 20  # and a few at its start and end; timers may be early


def test_an_import_that_cannot_be_written_down_is_not_begun(
    scene: Scene, empty: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise JournalError("the disk is full")

    scene.open(empty.connection())
    monkeypatch.setattr(import_job, "begin_import", full)
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: bool(scene.heard.failures))
    assert not scene.runner.is_active
    assert (empty.posts, scene.unfinished()) == (0, ())


def test_two_imports_at_once_are_refused(scene: Scene, empty: FakeStore) -> None:
    with pytest.raises(RuntimeError):
        scene.runner.start(plan_of("Rex"))  # no service is open
    scene.open(empty.connection())
    scene.runner.start(plan_of("Rex"))
    with pytest.raises(RuntimeError):
        scene.runner.start(plan_of("Mia"))
    scene.wait_for_end()


def test_a_pause_and_going_on(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(empty.answer)
    held = [empty.hold() for _ in range(4)]  # each of the calls
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: all(each.arrived.is_set() for each in held))
    scene.runner.pause()
    assert scene.heard.reasons == [PauseReason.USER]
    empty.release_all()
    scene.wait(lambda: scene.runner.record is not None and scene.runner.record.added == empty.posts)
    sent = empty.posts
    scene.qtbot.wait(100)
    assert empty.posts == sent < 60
    scene.runner.go_on()
    assert scene.wait_for_end().added == 60
    assert len(scene.heard.resumed) == 1


def test_a_stop_ends_it(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(empty.answer)
    held = [empty.hold() for _ in range(4)]  # each of the calls
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: all(each.arrived.is_set() for each in held))
    scene.runner.stop()
    empty.release_all()
    record = scene.wait_for_end()
    assert record.added == empty.posts
    assert record.stopped == 60 - empty.posts > 0


def test_a_refused_key_is_asked_for_once_and_all_calls_go_on_with_the_next_one(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10, changing_key(empty))
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: PauseReason.KEY in scene.heard.reasons and len(scene.key_refusals) == 1)
    scene.open(empty.connection(key="another"))
    assert scene.wait_for_end().added == 60
    assert Counter(names_of(empty.pets)) == dict.fromkeys(NAMES, 1)
    assert len(scene.key_refusals) == 1


def test_without_another_key_it_waits_for_the_user(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10, changing_key(empty))
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: bool(scene.key_refusals))
    scene.session.give_up()
    scene.wait(lambda: PauseReason.KEY in scene.heard.reasons)
    assert scene.runner.is_active
    scene.wait(lambda: not any(scene.runner._calls.values()))  # noqa: SLF001  one may be on its way with the old key
    empty.key = KEY
    scene.runner.go_on()
    assert scene.wait_for_end().added == 60


def test_a_service_that_asks_to_wait_is_obeyed_and_it_goes_on_by_itself(
    scene: Scene, empty: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "BUSY_AFTER_S", (0.1, 0.1))
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10, refusing(429, "Slow down.", Retry_After="1"))
    scene.runner.start(plan_of(*NAMES))
    assert scene.wait_for_end().added == 60
    assert scene.heard.pauses[0].reason is PauseReason.BUSY
    assert round(scene.heard.pauses[0].retry_in_s or 0) == 1


def test_a_lost_connection_is_waited_for(scene: Scene, empty: FakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "RETRY_AFTER_S", (0.05,))
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10, *[failing(httpx.ConnectError("refused"))] * 8)
    scene.runner.start(plan_of(*NAMES))
    assert scene.wait_for_end().added == 60
    assert set(scene.heard.reasons) == {PauseReason.CONNECTION}


def test_lost_answers_are_settled_by_the_lists_and_stop_no_other_row(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10, losing(empty), losing(empty))
    scene.runner.start(plan_of(*NAMES))
    assert scene.wait_for_end().added == 60
    assert Counter(names_of(empty.pets)) == dict.fromkeys(NAMES, 1)


def test_after_a_lost_answer_four_calls_are_on_their_way_again(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10)
    in_flight = [empty.hold() for _ in range(3)]
    empty.next(losing(empty), *[empty.answer] * 10)
    held = [empty.hold() for _ in range(4)]
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: any(progress.not_confirmed for progress in scene.heard.progress))
    for each in in_flight:  # not before: they could take all answers while the other one still notices its loss
        each.release()
    scene.wait(lambda: all(each.arrived.is_set() for each in held))
    empty.release_all()
    assert scene.wait_for_end().added == 60


def test_a_list_in_the_window_ends_the_wait_for_a_lost_connection(
    scene: Scene, empty: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "RETRY_AFTER_S", (3600,))
    connection = empty.connection()
    scene.open(connection)
    empty.next(*[empty.answer] * 10, failing(httpx.ConnectError("refused")))
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: PauseReason.CONNECTION in scene.heard.reasons)
    snapshot = take_snapshot(connection.client, connection.service_id)
    scene.runner.use_list(replace(snapshot, service_id="https://other.example.com/v1"))
    assert not scene.heard.resumed
    scene.runner.use_list(snapshot)
    assert scene.wait_for_end().added == 60


def test_when_another_service_is_opened_it_is_let_go_and_offered_when_its_own_is_back(
    scene: Scene, empty: FakeStore
) -> None:
    other = FakeStore()
    scene.open(empty.connection())
    empty.next(*[empty.answer] * 10)
    held = [empty.hold() for _ in range(4)]
    scene.runner.start(plan_of(*NAMES))
    scene.wait(lambda: all(each.arrived.is_set() for each in held))
    scene.open(other.connection(address="https://other.example.com/v1"))
    empty.release_all()
    assert scene.heard.reasons == [PauseReason.OTHER_SERVICE]
    assert not scene.runner.is_active
    assert scene.unfinished() == ()
    scene.open(empty.connection())
    (record,) = scene.unfinished()
    assert record.total == 60
    scene.runner.resume(record)
    assert scene.wait_for_end().added == 60
    assert Counter(names_of(empty.pets)) == dict.fromkeys(NAMES, 1)
    assert other.posts == 0


def test_an_import_of_an_earlier_run_is_offered_and_goes_on(scene: Scene, empty: FakeStore) -> None:
    record = begin_import(scene.journal, ADDRESS, plan_of(*NAMES))
    scene.open(empty.connection())
    assert scene.unfinished() == (record,)
    scene.runner.resume(record)
    assert scene.wait_for_end().added == 60


def test_the_report_has_every_row(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    scene.runner.start(plan_of(*NAMES))
    record = scene.wait_for_end()
    reports: list[object] = []
    scene.runner.read_report(record, done=reports.append, failed=reports.append)
    scene.wait(lambda: bool(reports))
    (report,) = reports
    assert isinstance(report, ImportReport)
    assert [row.cells[0] for row in report.rows] == list(NAMES)


# --------------------------------------------------------------------------------------------------- the real service


@pytest.mark.end_to_end
@pytest.mark.slow
def test_a_thousand_rows_go_into_the_real_service(scene: Scene, tmp_path: Path) -> None:
    names = [f"No. {number}" for number in range(1000)]
    with running_service(tmp_path / "animals.sqlite3") as service:
        scene.open(FakeStore().connection())  # anything that is open
        scene.open(real_connection(service.base_url))
        scene.runner.start(plan_of(*names))
        record = scene.wait_for_end()
        assert (record.added, record.not_added, record.not_confirmed) == (1000, 0, 0)
        report = import_report(scene.journal, record)
        with service.client() as client:
            for row in report.rows[::100]:
                assert client.get(f"/pets/{row.pet_id}").json()["name"] == row.cells[0]
        assert len({row.pet_id for row in report.rows}) == 1000


@pytest.mark.end_to_end
@pytest.mark.slow
def test_a_service_that_dies_and_comes_back_gets_every_row_once(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "RETRY_AFTER_S", (0.1,))
    names = [f"No. {number}" for number in range(600)]
    database = tmp_path / "animals.sqlite3"
    with running_service(database) as first:
        port = str(first.port)
        scene.open(real_connection(first.base_url))
        scene.runner.start(plan_of(*names))
        scene.wait(lambda: scene.runner.record is not None and scene.runner.record.added > 100)
        first.process.kill()
        first.process.wait(PATIENCE_S)
        scene.wait(lambda: PauseReason.CONNECTION in scene.heard.reasons)
    with running_service(database, arguments=["--port", port]) as second:
        record = scene.wait_for_end()
        stored = Counter(all_names(second.base_url, names))
    assert record.added + record.not_confirmed == 600
    assert record.not_confirmed <= 4
    assert max(stored.values()) == 1
    report = import_report(scene.journal, record)
    assert {row.cells[0] for row in report.rows if row.outcome == "added"} <= set(stored)
    assert set(names) - set(stored) <= {row.cells[0] for row in report.rows if row.outcome == "not confirmed"}


def real_connection(base_url: str) -> Connection:
    from petstore_gui.api.client import PetStoreClient

    connection = FakeStore().connection(address=base_url)
    connection.client.close()
    return replace(connection, client=PetStoreClient(base_url, KEY))


def all_names(base_url: str, names: list[str]) -> list[str]:
    """Return the names of all animals: more than a list has, so one after the other, by their IDs."""
    found = []
    with httpx.Client(base_url=base_url, headers={"Authorization": f"Bearer {KEY}"}) as client:
        for pet_id in range(1, len(names) + 100):
            answer = client.get(f"/pets/{pet_id}")
            if answer.status_code == 200:
                found.append(answer.json()["name"])
    return found


def test_no_thread_but_those_of_the_tasks_is_started(scene: Scene, empty: FakeStore) -> None:
    scene.open(empty.connection())
    names: set[str] = set()
    scene.runner.watch.progressed.connect(lambda _progress: names.update(each.name for each in threading.enumerate()))
    scene.runner.start(ImportPlan("x", (PlannedRow(1, ("Rex",), NewPet(name="Rex", category_id=1)),)))
    scene.wait_for_end()
    assert {name.partition("-")[0] for name in names} <= {"MainThread", "task", "Dummy"}
    assert PROGRESS_EVERY_MS >= 100
