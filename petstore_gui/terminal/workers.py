"""The threads of a command. It runs off the main thread, so that a signal can end its calls and it can still report."""

import os
import signal
import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from types import FrameType
from typing import Any, Final, TypeVar

from petstore_gui.terminal.exit_codes import SIGNAL

T = TypeVar("T")
_Outcome = tuple[Any, BaseException | None]  # of a call on a thread: its value, or its error

_POLL_S: Final = 0.2  # on Windows a thread that waits for another one gets no signals otherwise
_ONE_SIGNAL_S: Final = 0.5  # timeout(1) signals a process, and at once its group, too
_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # as far as the system has them


class DeadlineError(Exception):
    """A call did not return in time; its thread was abandoned."""


class InterruptedCommandError(Exception):
    """A signal has ended the command before or during this step."""


class Interruption:
    """Tells whether a signal has asked the command to end, and runs callbacks when it does. Threads may share it."""

    def __init__(self) -> None:
        self.signal_number: int | None = None
        self._lock = Lock()
        self._callbacks: list[Callable[[], object]] = []

    @property
    def is_set(self) -> bool:
        """Whether a signal has asked the command to end."""
        return self.signal_number is not None

    def check(self) -> None:
        """Raise :class:`InterruptedCommandError` if the command is to end."""
        if self.is_set:
            raise InterruptedCommandError

    def register(self, callback: Callable[[], object]) -> None:
        """Call ``callback``, on any thread, when the command is to end; at once if it already is."""
        with self._lock:
            if not self.is_set:
                self._callbacks.append(callback)
                return
        callback()

    def set(self, signal_number: int) -> None:
        """End the command in order."""
        with self._lock:
            self.signal_number = signal_number
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()


def run_interruptibly(function: Callable[[Interruption], int]) -> int:
    """Run ``function`` on a thread and return its exit code; the first signal makes it end in order.

    A later one ends the process at once: the journal knows what was sent. Only for the main thread.
    """
    interruption = Interruption()
    results: SimpleQueue[_Outcome] = SimpleQueue()
    first_s: float | None = None

    def on_signal(number: int, _frame: FrameType | None) -> None:
        nonlocal first_s
        if first_s is None:
            first_s = monotonic()
            # Not here, within the main thread's work: it may hold a lock.
            Thread(target=interruption.set, args=(number,), name="signal", daemon=True).start()
        elif monotonic() - first_s > _ONE_SIGNAL_S:
            os._exit(SIGNAL + number)

    numbers = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
    before = {number: signal.signal(number, on_signal) for number in numbers if _is_heeded(number)}
    thread = _start("command", lambda: function(interruption), results)
    try:
        while thread.is_alive():
            thread.join(_POLL_S)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    code: int
    code, error = results.get()
    if error is not None:
        raise error
    return code


def call_within(seconds: float | None, function: Callable[[], T], interruption: Interruption) -> T:
    """Return the result of ``function`` or raise its error. It cannot be cancelled, but its thread may be abandoned.

    Raise :class:`DeadlineError` after ``seconds`` (``None``: never), and :class:`InterruptedCommandError`.
    """
    results: SimpleQueue[_Outcome] = SimpleQueue()
    interruption.register(lambda: results.put((None, InterruptedCommandError())))
    _start("deadline", function, results)
    value: T
    try:
        value, error = results.get(timeout=seconds)
    except Empty:
        raise DeadlineError from None
    if error is not None:
        raise error
    return value


class Lanes:
    """Calls that run side by side, each on its own thread. One thread starts them and waits for them."""

    def __init__(self) -> None:
        self.running = 0
        self._results: SimpleQueue[_Outcome] = SimpleQueue()

    def start(self, function: Callable[[], object]) -> None:
        """Start a call."""
        self.running += 1
        _start("lane", function, self._results)

    def wait(self, seconds: float) -> BaseException | None:
        """Wait for one of the calls to return, for ``seconds`` at most; return the error that it has raised."""
        try:
            _value, error = self._results.get(timeout=seconds)
        except Empty:
            return None
        self.running -= 1
        return error


def _start(name: str, function: Callable[[], object], results: "SimpleQueue[_Outcome]") -> Thread:
    """Call ``function`` on a thread of its own, which puts its value or its error into ``results``."""

    def work() -> None:
        try:
            results.put((function(), None))
        except BaseException as error:  # noqa: BLE001  raised by the thread that waits
            results.put((None, error))

    thread = Thread(target=work, name=name, daemon=True)
    thread.start()
    return thread


def _is_heeded(number: int) -> bool:
    """Whether the signal is not ignored, as by nohup, or by a shell for programs in the background."""
    return sys.platform == "win32" or signal.getsignal(number) is not signal.SIG_IGN
