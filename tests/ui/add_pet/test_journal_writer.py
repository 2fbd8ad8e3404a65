"""The writer of the journal: in order, each write once, each answer heard, and at the end nothing is left unwritten."""

from collections.abc import Callable
from functools import partial
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError, JournalMovedError
from petstore_gui.storage.sqlite_file import BUSY_SECONDS
from petstore_gui.ui.add_pet import outbox_store
from petstore_gui.ui.add_pet.outbox_store import JournalWriter
from tests.support.patience import PATIENCE_S

if TYPE_CHECKING:
    from petstore_gui.ui.session.session import Session


class Worker(QObject):
    """Stands for the session: does what it is given when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self._given: list[tuple[Callable[[], object], Callable[[object], None]]] = []

    def run_in_background(
        self,
        function: Callable[[], object],
        *,
        owner: QObject,  # noqa: ARG002  as the session has it
        done: Callable[[object], None],
        failed: Callable[[Exception], None],  # noqa: ARG002
    ) -> None:
        self._given.append((function, done))

    def take(self) -> Callable[[], object]:
        """Return what was given first, for another thread; nobody hears of it."""
        return self._given.pop(0)[0]

    def run(self) -> None:
        """Do all that was given, and what comes of it."""
        while self._given:
            function, done = self._given.pop(0)
            done(function())


class Desk:
    """A writer, and what was written and heard."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.writer = JournalWriter(cast("Session", self.worker), self.worker)
        self.journal = Journal(None)
        self.written: list[str] = []
        self.heard: list[object] = []
        self.failing: dict[str, list[Exception]] = {}
        """What goes wrong when a name is written, one time after the other."""

    def write(self, *names: str, done: Callable[[object], None] | None = None) -> None:
        for name in names:
            self.writer.write(
                self.journal, partial(self._write, name=name), done=done or self.heard.append, failed=self.heard.append
            )

    def _write(self, _journal: Journal, *, name: str) -> str:
        if self.failing.get(name):
            raise self.failing[name].pop(0)
        self.written.append(name)
        return name


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:  # noqa: ARG001  Qt first
    return Desk()


def test_what_is_asked_for_while_a_write_is_in_progress_comes_after_it(desk: Desk) -> None:
    desk.write("first")
    in_progress = desk.worker.take()
    desk.write("second", "third")
    desk.worker.run()
    assert desk.written == []
    in_progress()
    assert desk.written == ["first", "second", "third"]


def test_each_hears_what_became_of_its_own(desk: Desk) -> None:
    error = JournalError("the disk is full")
    desk.failing["second"] = [error]
    desk.write("first", "second", "third")
    desk.worker.run()
    assert desk.heard == ["first", error, "third"]
    assert desk.written == ["first", "third"]


def test_a_fault_in_one_answer_keeps_no_other_from_being_heard(desk: Desk) -> None:
    def fail(_value: object) -> None:
        raise ValueError("a fault of ours")

    desk.write("first")
    desk.write("second", done=fail)
    desk.write("third", "fourth")
    with pytest.raises(ValueError, match="a fault of ours"):
        desk.worker.run()
    assert desk.heard == ["first", "third", "fourth"]


# --- the end of the program ---


def test_at_the_end_what_no_worker_has_taken_is_written_at_once_and_not_again_by_a_late_one(desk: Desk) -> None:
    desk.write("first", "second")
    late = desk.worker.take()
    desk.write("third")
    desk.writer.drain()
    assert desk.written == ["first", "second", "third"]
    late()
    assert desk.written == ["first", "second", "third"]


def test_at_the_end_a_worker_is_waited_for_longer_than_a_write_may_wait_for_another_program(
    qtbot: QtBot,  # noqa: ARG001  Qt first
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []
    taken, go = Event(), Event()

    class Running:
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

    monkeypatch.setattr(outbox_store, "Lock", Running)
    desk = Desk()

    def slowly(_journal: Journal) -> None:
        taken.set()
        assert go.wait(PATIENCE_S)
        desk.written.append("slow")

    desk.writer.write(desk.journal, slowly, done=desk.heard.append, failed=desk.heard.append)
    desk.write("next")
    worker = Thread(target=desk.worker.take())
    worker.start()
    assert taken.wait(PATIENCE_S)
    desk.writer.drain()
    worker.join(PATIENCE_S)
    assert desk.written == ["slow", "next"]
    assert [timeout > BUSY_SECONDS for timeout in waited] == [True]


def test_at_the_end_a_disk_that_hangs_holds_nothing_up(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox_store, "_PATIENCE_S", 0.01)
    taken, go = Event(), Event()

    def hang(_journal: Journal) -> None:
        taken.set()
        assert go.wait(PATIENCE_S)

    desk.writer.write(desk.journal, hang, done=desk.heard.append, failed=desk.heard.append)
    desk.write("next")
    worker = Thread(target=desk.worker.take())
    worker.start()
    assert taken.wait(PATIENCE_S)
    desk.writer.drain()
    assert desk.written == []
    go.set()
    worker.join(PATIENCE_S)


def test_at_the_end_what_cannot_be_written_is_tried_once_more_in_its_turn(desk: Desk) -> None:
    locked = JournalError("another program is using it")
    desk.write("first")
    desk.write("second", "third", "fourth")
    desk.failing = {"second": [locked], "third": [locked, locked]}
    desk.writer.drain()
    assert desk.written == ["first", "second", "fourth"]
    assert desk.heard == []


def test_at_the_end_what_a_worker_could_not_write_is_tried_once_more_before_what_follows(desk: Desk) -> None:
    desk.failing["second"] = [JournalError("another program is using it")]
    desk.write("first")
    desk.worker.run()
    desk.write("second")
    in_progress = desk.worker.take()
    desk.write("third")
    in_progress()
    desk.writer.drain()
    assert desk.written == ["first", "second", "third"]


def test_at_the_end_a_program_that_never_lets_go_of_the_file_holds_up_no_more_than_it_has_to(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    tried: list[float] = []
    monkeypatch.setattr(outbox_store, "monotonic", lambda: now[0])

    def locked(_journal: Journal) -> None:
        tried.append(now[0])
        now[0] += BUSY_SECONDS
        raise JournalError("another program is using it")

    for _ in range(20):
        desk.writer.write(desk.journal, locked, done=desk.heard.append, failed=desk.heard.append)
    desk.writer.drain()
    assert now[0] <= 4 * BUSY_SECONDS


def test_at_the_end_a_lost_file_is_begun_anew_before_anything_is_tried_once_more(desk: Desk) -> None:
    def begin_anew(_journal: object) -> None:
        desk.write("what was in it")

    desk.writer.moved.connect(begin_anew)
    desk.failing["second"] = [JournalMovedError()]
    desk.write("first")
    desk.write("second", "third")
    desk.writer.drain()
    assert desk.written == ["first", "what was in it", "second", "third"]
