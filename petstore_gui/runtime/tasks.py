"""Runs functions off the GUI thread, and returns their values or errors on it. No other module makes threads."""

from collections.abc import Callable
from functools import partial
from itertools import count
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid

T = TypeVar("T")


class TaskTimeoutError(Exception):
    """A task did not end before its deadline; its thread was abandoned, and may wait for ever."""


class _Settled(NamedTuple):
    number: int
    value: Any
    error: BaseException | None


class Task(Generic[T]):
    """One function in progress, for its caller. Only :meth:`Tasks.run` makes it."""

    def __init__(self, owner: QObject, done: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        self._caller: tuple[QObject, Callable[[T], None], Callable[[Exception], None]] | None = owner, done, failed

    @property
    def pending(self) -> bool:
        """Whether the task has neither ended nor been dropped."""
        return self._caller is not None

    def drop(self) -> None:
        """Drop the task: its caller gets neither value nor error."""
        self._caller = None

    def settle(self, value: T, error: BaseException | None) -> None:
        """Pass the value or the error to the caller, unless the owner is destroyed or the task has ended already."""
        caller, self._caller = self._caller, None
        if caller is None or not isValid(caller[0]):
            return
        _, done, failed = caller
        if error is None:
            done(value)
        elif isinstance(error, Exception):
            failed(error)
        else:
            raise error


class Tasks(QObject):
    """Runs each function on its own daemon thread. All methods are for the GUI thread.

    Daemon threads, not a pool: a keyring that hangs must not delay the end of the process.
    """

    # Signal(object): Signal(int) would cut a number to 32 bits.
    errored = Signal(object)
    """An exception of a function, even of a dropped task; on the GUI thread, before its caller gets it."""
    _settled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._threads: list[Thread] = []
        self._numbers = count(1)
        self._tasks: dict[int, Task[Any]] = {}  # threads only know a number, so they never destroy a GUI object
        self._closing = False
        # Only threads emit it, so it is queued to the GUI thread (QueuedConnection would load the Qt namespace).
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

        Neither is called after ``owner`` is destroyed or the task is dropped. ``deadline_s`` (seconds) is for functions
        that cannot be cancelled, such as those of a keyring: ``failed`` gets a :class:`TaskTimeoutError`.
        """
        number = next(self._numbers)
        task = self._tasks[number] = Task(owner, done, failed)
        if deadline_s is not None:
            on_deadline = partial(task.settle, None, TaskTimeoutError())
            QTimer.singleShot(round(deadline_s * 1000), self, on_deadline)
        thread = Thread(target=self._work, args=(number, [function]), name=f"task-{number}", daemon=True)
        self._threads = [each for each in self._threads if each.is_alive()]
        self._threads.append(thread)
        thread.start()
        return task

    def close(self, *, patience_s: float = 0.2) -> bool:
        """Drop every task; return whether all threads ended within ``patience_s`` seconds."""
        self._closing = True
        for task in self._tasks.values():
            task.drop()
        for thread in self._threads:
            thread.join(patience_s / len(self._threads))
        return not any(thread.is_alive() for thread in self._threads)

    def _work(self, number: int, box: list[Callable[[], Any]]) -> None:
        settled = _settle(number, box)
        if not self._closing:
            self._settled.emit(settled)

    @Slot(object)
    def _on_settled(self, settled: _Settled) -> None:
        if isinstance(settled.error, Exception):
            self.errored.emit(settled.error)
        self._tasks.pop(settled.number).settle(settled.value, settled.error)


def _settle(number: int, box: list[Callable[[], Any]]) -> _Settled:
    """Call the function in ``box`` and keep no reference to it: this thread must not destroy GUI objects."""
    try:
        return _Settled(number, box.pop()(), None)
    except BaseException as error:  # noqa: BLE001  the error belongs to the caller, on the GUI thread
        return _Settled(number, None, error)
