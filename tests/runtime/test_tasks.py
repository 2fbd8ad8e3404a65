"""Functions run off the GUI thread; what becomes of them arrives on it, once, or not at all."""

import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from threading import Event

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from petstore_gui.runtime.tasks import Task, Tasks, TaskTimeoutError
from tests.support.patience import PATIENCE_S

pytestmark = pytest.mark.usefixtures("qapp")

INT64_MAX = 2**63 - 1
MANY = 8  # more than can be waiting for a silent service at a time


class Caller(QObject):
    """Runs functions and writes down what comes back, and on which thread."""

    def __init__(self, tasks: Tasks) -> None:
        super().__init__()
        self.tasks = tasks
        self.values: list[object] = []
        self.errors: list[Exception] = []
        self.threads: set[int] = set()

    def run(self, function: Callable[[], object], *, deadline_s: float | None = None) -> Task[object]:
        return self.tasks.run(function, owner=self, done=self._on_done, failed=self._on_failed, deadline_s=deadline_s)

    def _on_done(self, value: object) -> None:
        self.threads.add(threading.get_ident())
        self.values.append(value)

    def _on_failed(self, error: Exception) -> None:
        self.threads.add(threading.get_ident())
        self.errors.append(error)


class Gate:
    """A function that hangs until it is released."""

    def __init__(self, value: object = "late") -> None:
        self.reached = Event()
        self._go = Event()
        self._value = value

    def __call__(self) -> object:
        self.reached.set()
        assert self._go.wait(PATIENCE_S)
        return self._value

    def open(self) -> None:
        self._go.set()


@pytest.fixture
def gate() -> Iterator[Gate]:
    gate = Gate()
    yield gate
    gate.open()


@pytest.fixture
def tasks(gate: Gate) -> Iterator[Tasks]:
    tasks = Tasks()
    yield tasks
    gate.open()
    assert tasks.close(patience_s=PATIENCE_S)


@pytest.fixture
def caller(tasks: Tasks) -> Caller:
    return Caller(tasks)


def fail() -> None:
    raise ValueError("no")


def test_a_value_is_made_off_the_gui_thread_and_arrives_on_it(qtbot: QtBot, caller: Caller) -> None:
    caller.run(threading.get_ident)
    qtbot.waitUntil(lambda: caller.values != [])
    assert caller.values != [threading.get_ident()]
    assert caller.threads == {threading.get_ident()}
    assert caller.errors == []


def test_an_error_arrives_on_the_gui_thread_and_no_value_with_it(qtbot: QtBot, caller: Caller) -> None:
    caller.run(fail)
    qtbot.waitUntil(lambda: caller.errors != [])
    assert [str(error) for error in caller.errors] == ["no"]
    assert caller.threads == {threading.get_ident()}
    assert caller.values == []


def test_an_error_is_told_even_of_a_task_that_was_dropped_meanwhile(qtbot: QtBot, caller: Caller, gate: Gate) -> None:
    def fail_late() -> None:
        gate()
        fail()

    told: list[Exception] = []
    caller.tasks.errored.connect(told.append)
    task = caller.run(fail_late)
    assert gate.reached.wait(PATIENCE_S)
    task.drop()
    gate.open()
    caller.run(fail)
    caller.run(lambda: "a value")
    qtbot.waitUntil(lambda: len(told) == 2 and caller.values != [])
    assert len(caller.errors) == 1
    assert caller.errors[0] in told


def test_what_is_no_exception_is_not_swallowed(qtbot: QtBot, caller: Caller) -> None:
    class End(BaseException):
        pass

    def end() -> None:
        raise End

    with qtbot.captureExceptions() as caught:
        caller.run(end)
        qtbot.waitUntil(lambda: caught != [])
    assert [kind for kind, _, _ in caught] == [End]
    assert (caller.values, caller.errors) == ([], [])


def test_several_functions_run_at_the_same_time(qtbot: QtBot, caller: Caller) -> None:
    meeting = threading.Barrier(MANY, timeout=PATIENCE_S)
    for _ in range(MANY):
        caller.run(meeting.wait)
    qtbot.waitUntil(lambda: len(caller.values) + len(caller.errors) == MANY)
    assert sorted(caller.values, key=str) == list(range(MANY))


def test_the_gui_thread_goes_on_while_a_function_hangs(qtbot: QtBot, caller: Caller, gate: Gate) -> None:
    hanging = caller.run(gate)
    assert gate.reached.wait(PATIENCE_S)
    caller.run(lambda: "meanwhile")
    qtbot.waitUntil(lambda: caller.values == ["meanwhile"])
    assert hanging.pending
    gate.open()
    qtbot.waitUntil(lambda: caller.values == ["meanwhile", "late"])
    assert not hanging.pending


def test_a_dropped_task_is_never_handed_over(qtbot: QtBot, caller: Caller, gate: Gate) -> None:
    task = caller.run(gate)
    assert gate.reached.wait(PATIENCE_S)
    task.drop()
    assert not task.pending
    gate.open()
    caller.run(lambda: "after it")
    qtbot.waitUntil(lambda: "after it" in caller.values)
    wait_for_idle(caller, qtbot)
    assert "late" not in caller.values


def test_a_task_whose_owner_has_died_is_never_handed_over(qtbot: QtBot, tasks: Tasks, gate: Gate) -> None:
    owner = QObject()
    arrived: list[object] = []
    tasks.run(gate, owner=owner, done=arrived.append, failed=arrived.append)
    assert gate.reached.wait(PATIENCE_S)
    delete(owner)
    assert not isValid(owner)
    gate.open()
    wait_for_idle(Caller(tasks), qtbot)
    assert arrived == []


def test_a_function_that_never_ends_fails_at_its_deadline_and_holds_nobody_up(qtbot: QtBot, gate: Gate) -> None:
    tasks = Tasks()
    caller = Caller(tasks)
    caller.run(gate, deadline_s=0.05)
    caller.run(lambda: "the next")
    qtbot.waitUntil(lambda: caller.values == ["the next"] and caller.errors != [])
    assert [type(error) for error in caller.errors] == [TaskTimeoutError]
    gate.open()
    # Its value comes too late.
    qtbot.waitUntil(lambda: not any(thread.name.startswith("task-") for thread in threading.enumerate()))
    caller.run(lambda: "the last")
    qtbot.waitUntil(lambda: caller.values == ["the next", "the last"])
    assert len(caller.errors) == 1
    assert tasks.close(patience_s=PATIENCE_S)


def test_a_function_in_time_is_not_bothered_by_its_deadline(qtbot: QtBot, caller: Caller) -> None:
    caller.run(lambda: "in time", deadline_s=60)
    qtbot.waitUntil(lambda: caller.values == ["in time"])
    qtbot.waitUntil(lambda: caller.tasks.findChildren(QTimer) == [])


def test_nothing_of_a_function_lives_on_in_its_thread(qtbot: QtBot, caller: Caller) -> None:
    class Thing:
        def work(self) -> None:
            pass

    thing = Thing()
    left = weakref.ref(thing)
    caller.run(thing.work)
    del thing
    qtbot.waitUntil(lambda: caller.values != [])
    qtbot.waitUntil(lambda: left() is None)


def test_closing_ends_the_threads_and_hands_nothing_over(qtbot: QtBot) -> None:
    tasks = Tasks()
    caller = Caller(tasks)
    for _ in range(20):
        caller.run(lambda: "too late")
    assert tasks.close(patience_s=PATIENCE_S)
    qtbot.wait(20)  # anything in the queue would come now
    assert (caller.values, caller.errors) == ([], [])
    assert [thread.name for thread in threading.enumerate() if thread.name.startswith("task-")] == []


def test_closing_does_not_wait_for_a_function_that_hangs(gate: Gate) -> None:
    tasks = Tasks()
    caller = Caller(tasks)
    caller.run(gate)
    assert gate.reached.wait(PATIENCE_S)
    began = time.monotonic()
    assert not tasks.close(patience_s=0.1)
    assert time.monotonic() - began < PATIENCE_S / 2
    gate.open()
    assert tasks.close(patience_s=PATIENCE_S)


def wait_for_idle(caller: Caller, qtbot: QtBot) -> None:
    """Return when many later functions have run, so that what came before has arrived, if it ever does."""
    meeting = threading.Barrier(MANY, timeout=PATIENCE_S)
    later = Caller(caller.tasks)
    for _ in range(MANY):
        later.run(meeting.wait)
    qtbot.waitUntil(lambda: len(later.values) == MANY)


def run_script(script: str) -> "subprocess.CompletedProcess[str]":
    """Run a script in a process of its own: these rules are about how a process ends."""
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", dedent(script)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE_S,
        check=False,
    )


BEGINNING = """
import gc, sys, threading
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from petstore_gui.runtime.tasks import Tasks
app = QCoreApplication([])
"""


@pytest.mark.end_to_end
def test_5000_signals_and_5000_tasks_do_no_harm() -> None:
    # PySide6 6.12.0 before Python 3.12 aborts after some hundred emits: it loses a reference to True at each.
    ended = run_script(
        BEGINNING
        + """
class Sender(QObject):
    sent = Signal(object)

sender, heard = Sender(), []
sender.sent.connect(heard.append)
for number in range(5000):
    sender.sent.emit(number % 2 == 0)
    sender.sent.emit(2**63 - 1 - number)
assert heard[1::2] == [2**63 - 1 - number for number in range(5000)]

tasks, owner, values, errors = Tasks(), QObject(), [], []

def work(number):
    if number % 10 == 0:
        raise ValueError(number)
    return 2**63 - 1 - number

def settled(_):
    if len(values) + len(errors) == 5000:
        app.quit()

for number in range(5000):
    tasks.run(
        lambda number=number: work(number),
        owner=owner,
        done=lambda value: (values.append(value), settled(None)),
        failed=lambda error: (errors.append(error.args[0]), settled(None)),
    )
app.exec()
assert sorted(errors) == list(range(0, 5000, 10))
assert sorted(values) == sorted(2**63 - 1 - number for number in range(5000) if number % 10)
assert tasks.close(patience_s=20)
print("whole")
"""
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "whole\n", "")


@pytest.mark.end_to_end
def test_owners_may_die_and_threads_may_collect_garbage_while_tasks_are_under_way() -> None:
    ended = run_script(
        BEGINNING
        + """
from shiboken6 import delete
gc.set_threshold(50)
tasks, lasting, count, wrong = Tasks(), QObject(), [], []

def work():
    ring = []
    ring.append(ring)
    return [{} for _ in range(100)]

for number in range(2000):
    owner = QObject()
    tasks.run(work, owner=owner, done=wrong.append, failed=wrong.append)
    tasks.run(work, owner=lasting, done=count.append, failed=wrong.append)
    delete(owner)
watch = QTimer(interval=10)
watch.timeout.connect(lambda: app.quit() if len(count) == 2000 else None)
watch.start()
app.exec()
assert wrong == []
assert tasks.close(patience_s=20)
print("whole")
"""
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "whole\n", "")


@pytest.mark.end_to_end
def test_quitting_midway_ends_the_process_at_once_and_in_order() -> None:
    ended = run_script(
        BEGINNING
        + """
import time
tasks, owner = Tasks(), QObject()
hanging = threading.Event()
tasks.run(threading.Event().wait, owner=owner, done=print, failed=print)  # as a keyring that never answers
for number in range(1000):
    tasks.run(lambda: time.sleep(0.001), owner=owner, done=lambda _: None, failed=print)
QTimer.singleShot(20, app.quit)
app.exec()
assert not tasks.close()
print("quit")
"""
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "quit\n", "")
