"""The process of the service: the signals that end it, what it prints, the size of its log, and its use of memory."""

import asyncio
import ctypes
import logging
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from types import FrameType
from typing import Any, Final, TextIO, TypeVar

from petstore_gui.api import override

_Result = TypeVar("_Result")

BEAT_SECONDS: Final = 1.0  # between two signs of life of a worker

# SIGBREAK is Windows'.
_ENDING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]


def exit_on_signals(exit_code: Callable[[int], int]) -> None:
    """Make each signal that asks for an end raise ``SystemExit`` with its ``exit_code``: half a change is undone."""

    def end(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(exit_code(number))

    for each in _ENDING:
        signal.signal(each, end)


def run(
    work: Coroutine[Any, Any, _Result], *, loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None
) -> _Result:
    """Run ``work`` in an event loop and return its result; a signal cancels it, and then acts as it does elsewhere.

    If a signal raised within the loop, it could hit between a task and what wakes that up, and the task would hang.
    """
    received: list[int] = []
    runner = asyncio.Runner(loop_factory=loop_factory)
    loop = runner.get_loop()

    def cancel(number: int, _frame: FrameType | None) -> None:
        received.append(number)
        if not loop.is_closed():
            loop.call_soon_threadsafe(_cancel_all, loop)

    before = {each: signal.signal(each, cancel) for each in _ENDING}
    try:
        with runner:
            return runner.run(work)
    except asyncio.CancelledError:
        if not received:
            raise
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    signal.raise_signal(received[0])
    raise AssertionError("a signal that asks for an end did not end it")


def _cancel_all(loop: asyncio.AbstractEventLoop) -> None:
    for task in asyncio.all_tasks(loop):
        task.cancel()


def print_line(text: str) -> None:
    """Write ``text`` to standard output. Raises ``ValueError`` where it cannot: ``OSError`` does not say of what."""
    try:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except OSError as error:
        sys.stdout = None  # else the interpreter's end would try to write the rest again, and change the exit code
        message = f"standard output cannot be written: {error.strerror}"
        raise ValueError(message) from error


REPEAT_SECONDS: Final = 60.0
_LINES_MAX: Final = 100  # counted at the same time
_FULL: Final = "the log is full; nothing more is written\n"


class LimitedHandler(logging.StreamHandler[TextIO]):
    """Writes the same line to ``stream`` once a minute at most, with the number of repeats; ``limit`` bytes in all.

    ``limit`` is ``None`` for no limit; ``clock`` gives seconds.
    """

    def __init__(self, stream: TextIO, limit: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._limit = limit
        self._clock = clock
        self._written = 0
        self._full = False
        self._seen: dict[str, tuple[float, int]] = {}  # by line: when it was written, and how often it has come since

    @override
    def emit(self, record: logging.LogRecord) -> None:
        """Write ``record``, or only count it."""
        try:
            line = self.format(record)
            now = self._clock()
            written_at, more = self._seen.pop(line, (None, 0))
            if written_at is not None and now - written_at < REPEAT_SECONDS:
                self._seen[line] = written_at, more + 1
                return
            self._write(line, more)
            if len(self._seen) >= _LINES_MAX:
                self._report(next(iter(self._seen)))
            self._seen[line] = now, 0
        except Exception:  # noqa: BLE001  as every handler of logging does
            self.handleError(record)

    @override
    def close(self) -> None:
        """Write the number of repeats of each line that was only counted."""
        for line in list(self._seen):
            self._report(line)
        super().close()

    def _report(self, line: str) -> None:
        _, more = self._seen.pop(line)
        if more:
            self._write(line, more)

    def _write(self, line: str, more: int) -> None:
        if self._full:
            return
        text = f"{line} (repeated {more} times)\n" if more else f"{line}\n"
        size = len(text.encode("utf-8", "backslashreplace"))
        if self._limit is not None and self._written + size > self._limit - len(_FULL):
            self._full, text = True, _FULL
        self._written += size
        self.stream.write(text)
        self.flush()


_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # M_TRIM_THRESHOLD and M_MMAP_THRESHOLD in glibc's malloc.h
_LARGE_BYTES: Final = 1024 * 1024  # asyncio allocates 256 KiB for each part of a request that it reads


def give_back_large_blocks() -> None:
    """Return each large block of memory to the system as soon as it is freed.

    glibc starts that way, but takes later large blocks from its heap, and a small block at the end of the heap keeps
    that from shrinking: after 100 unread lists of 3 MB the process kept 290 MB for good (glibc 2.36).
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library, which has no such setting
            mallopt = ctypes.CDLL(None).mallopt
            mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
            mallopt(_TRIM_THRESHOLD, 2 * _LARGE_BYTES)  # as glibc itself would set it
