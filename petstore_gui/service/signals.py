"""The signals that ask a program for its end, also in the midst of an event loop."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any, Final, TypeVar

_Result = TypeVar("_Result")

# SIGBREAK is Windows'.
_ENDING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]


def exit_on_signals(exit_code: Callable[[int], int]) -> None:
    """Let each signal that asks for an end raise ``SystemExit`` with its ``exit_code``: what is half done is undone."""

    def end(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(exit_code(number))

    for each in _ENDING:
        signal.signal(each, end)


def run(
    work: Coroutine[Any, Any, _Result], *, loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None
) -> _Result:
    """Return what ``work`` does in an event loop; a signal cancels it, and does what it does elsewhere after that.

    What a signal raised within the loop could be raised between a task and what wakes it up, which then waits for ever.
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
