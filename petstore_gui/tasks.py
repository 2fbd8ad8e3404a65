"""The only threads: a function runs off the GUI thread, its value or its error comes back on the GUI thread."""

import threading
from collections.abc import Callable
from functools import partial
from itertools import count
from queue import SimpleQueue
from typing import Any, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid

T = TypeVar("T")

WORKERS: Final = 8  # more than can be waiting for a silent service at a time; each starts when it is first needed


class TaskTimeoutError(Exception):
    """A task did not end before its deadline; its thread was given up, whatever it is waiting for."""


class _Job(NamedTuple):
    number: int
    function: Callable[[], Any]


class _Settled(NamedTuple):
    number: int
    value: Any
    error: BaseException | None


class Task(Generic[T]):
    """One function under way, as its caller sees it. Made by :meth:`Tasks.run` only."""

    def __init__(
        self,
        tasks: "Tasks",
        number: int,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._tasks = tasks
        self._number = number
        self._owner = owner
        self._done = done
        self._failed = failed
        self.timer: QTimer | None = None

    @property
    def pending(self) -> bool:
        """Whether neither value nor error has come yet and nobody dropped the task."""
        return self._tasks.is_pending(self._number)

    def drop(self) -> None:
        """Forget the task: neither its value nor its error is handed over any more."""
        self._tasks.forget(self._number)

    def settle(self, value: T, error: BaseException | None) -> None:
        """Hand the value or the error over, unless the owner is gone."""
        if not isValid(self._owner):
            return
        if error is None:
            self._done(value)
        elif isinstance(error, Exception):
            self._failed(error)
        else:
            raise error


class Tasks(QObject):
    """Runs functions on a few daemon threads. All methods are for the GUI thread.

    Daemon threads, not a pool: a keyring that hangs for ever must not hold up the end of the process.
    """

    # Signal(object): Signal(int) would cut a number to 32 bits.
    errored = Signal(object)
    """An exception that a function has raised, wanted or not; on the GUI thread, before its caller gets it."""
    _settled = Signal(object)

    def __init__(self, parent: QObject | None = None, *, workers: int = WORKERS) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._free_workers = workers
        self._threads: list[threading.Thread] = []
        self._numbers = count(1)
        self._tasks: dict[int, Task[Any]] = {}
        self._given_up: set[int] = set()
        self._closing = False
        # Emitted on the workers only, and so queued to the GUI thread (QueuedConnection would load the Qt namespace).
        self._settled.connect(self._on_settled)

    def run(
        self,
        function: Callable[[], T],
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        deadline_s: float | None = None,
    ) -> Task[T]:
        """Run ``function`` off the GUI thread, then call ``done(value)`` or ``failed(error)`` on it.

        Neither is called once ``owner`` is destroyed or the task is dropped. ``deadline_s`` (seconds) is for what
        cannot be cancelled, such as a keyring: ``failed`` gets a :class:`TaskTimeoutError` and another thread takes
        the place of the stuck one.
        """
        number = next(self._numbers)
        task = Task(self, number, owner, done, failed)
        self._tasks[number] = task
        if deadline_s is not None:
            task.timer = QTimer(self, singleShot=True, interval=round(deadline_s * 1000))
            task.timer.timeout.connect(partial(self._on_deadline, number))
            task.timer.start()
        if self._free_workers:
            self._free_workers -= 1
            self._start_worker()
        self._jobs.put(_Job(number, function))
        return task

    def is_pending(self, number: int) -> bool:
        """Whether the task of this number will still be handed over."""
        return number in self._tasks

    def forget(self, number: int) -> None:
        """Drop the task of this number, if it is still there."""
        task = self._tasks.pop(number, None)
        if task is not None and task.timer is not None:
            task.timer.stop()
            task.timer.deleteLater()

    def close(self, *, patience_s: float = 0.2) -> bool:
        """Drop every task, let the idle threads end, and say whether all of them did within ``patience_s`` seconds."""
        self._closing = True
        for number in list(self._tasks):
            self.forget(number)
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(patience_s / len(self._threads))
        return not any(thread.is_alive() for thread in self._threads)

    def _start_worker(self) -> None:
        thread = threading.Thread(
            target=_work,
            args=(self._jobs, self.is_pending, self._report),
            name=f"task-{len(self._threads) + 1}",
            daemon=True,
        )
        self._threads.append(thread)
        thread.start()

    def _report(self, settled: _Settled) -> bool:
        """Send a result to the GUI thread; answer whether the calling thread should take another job."""
        if self._closing:
            return False
        wanted = settled.number not in self._given_up
        self._settled.emit(settled)
        return wanted

    @Slot(object)
    def _on_settled(self, settled: _Settled) -> None:
        self._given_up.discard(settled.number)
        if isinstance(settled.error, Exception):
            self.errored.emit(settled.error)
        task = self._tasks.get(settled.number)
        if task is None:
            return
        self.forget(settled.number)
        task.settle(settled.value, settled.error)

    def _on_deadline(self, number: int) -> None:
        task = self._tasks.get(number)
        if task is None:
            return
        self.forget(number)
        self._given_up.add(number)
        self._start_worker()
        task.settle(None, TaskTimeoutError())


def _work(jobs: "SimpleQueue[_Job | None]", wanted: Callable[[int], bool], report: Callable[[_Settled], bool]) -> None:
    """Take jobs until ``None`` comes or ``report`` says that this thread was given up; pass over what was dropped."""
    while (job := jobs.get()) is not None:
        number, function = job
        if not wanted(number):
            continue
        try:
            settled = _Settled(number, function(), None)
        except BaseException as error:  # noqa: BLE001  the error belongs to the caller, on the GUI thread
            settled = _Settled(number, None, error)
        # Nothing of the job may live on in this thread: garbage must not destroy GUI objects here.
        del job, function
        if not report(settled):
            return
        del settled
