"""Several worker processes behind one listener; one that dies or hangs is replaced."""

import logging
import mmap
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

from petstore_gui.service.process import BEAT_SECONDS

_PAUSE_SECONDS: Final = 1.0  # between two starts of a worker that dies sooner
_HANGS_AFTER: Final = 5  # checks without a sign of life
_STARTS_WITHIN: Final = 60  # checks until the first one: on a slow computer many begin at the same time
_END_SECONDS: Final = 10.0  # for all that a worker does in an orderly end

_log = logging.getLogger(__name__)

Work = Callable[[int, Callable[[], None], Callable[[], None], int], int]
"""Runs one worker: its number (from 0), a function to call as soon as it listens, one to call each
:data:`BEAT_SECONDS` as a sign of life, and a file descriptor that ends when the worker is to end. Returns an exit
code."""

if sys.platform == "win32":

    def run_workers(_count: int, _work: Work, _on_listening: Callable[[], None], _until_closed: int | None) -> int:
        """Raise ``ValueError``."""
        raise ValueError("--workers needs processes that can be forked, which Windows does not have")

else:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkProcess

    def run_workers(count: int, work: Work, on_listening: Callable[[], None], until_closed: int | None) -> int:
        """Run ``count`` processes that do ``work``, until a signal or until the file descriptor ``until_closed`` ends.

        Call ``on_listening`` once, when all of them listen. If one ends before that, end all and return its exit code.
        A worker that ends or hangs later is replaced. The workers are forked, so that they share the listener and most
        of their memory: call this before there is a thread or an event loop. None of them outlives this process.
        """
        return _Workers(count, work).run(on_listening, until_closed)

    @dataclass
    class _Begun:
        """A worker that was begun: its number, when that was, its last sign of life and how many checks missed one."""

        number: int
        at: float
        beat: int = 0
        missed: int = 0

        @property
        def hangs(self) -> bool:
            return self.missed >= (_HANGS_AFTER if self.beat else _STARTS_WITHIN)

    class _Workers:
        def __init__(self, count: int, work: Work) -> None:
            self._count = count
            self._work = work
            self._reader, self._writer = multiprocessing.get_context("fork").Pipe(duplex=False)
            self._begun: dict[ForkProcess, _Begun] = {}
            self._beats = mmap.mmap(-1, count)  # a byte of each worker, in memory that is shared with it
            self._checked_at = time.monotonic()

        def run(self, on_listening: Callable[[], None], until_closed: int | None) -> int:
            signal.signal(signal.SIGHUP, self._pass_on)
            try:
                for number in range(self._count):
                    self._begin(number)
                return self._watch(on_listening, until_closed)
            finally:
                for worker in self._begun:
                    worker.terminate()
                until = time.monotonic() + _END_SECONDS
                for worker in self._begun:
                    worker.join(max(0.0, until - time.monotonic()))
                    worker.kill()  # one that hangs; does nothing to one that has ended
                    worker.join()

        def _watch(self, on_listening: Callable[[], None], until_closed: int | None) -> int:
            missing = self._count
            others: list[Connection | int] = [self._reader, *([] if until_closed is None else [until_closed])]
            while True:
                ready = wait([*others, *(worker.sentinel for worker in self._begun)], BEAT_SECONDS)
                if self._reader in ready:
                    self._reader.recv()
                    missing -= 1
                    if missing == 0:
                        on_listening()
                if until_closed is not None and until_closed in ready and not os.read(until_closed, 4096):
                    return 0
                for worker in [worker for worker in self._begun if worker.sentinel in ready]:
                    worker.join()
                    if missing > 0 and worker.exitcode:
                        if self._begun[worker].hangs:
                            _log.error("worker %s gave no sign of life from its start on and was killed", worker.pid)
                        return worker.exitcode
                    self._replace(worker)
                if time.monotonic() - self._checked_at >= BEAT_SECONDS:
                    self._check_beats()

        def _check_beats(self) -> None:
            """Kill the workers that hang.

            Checks count, and not seconds: where the whole computer stood still, this process did not check either.
            """
            self._checked_at = time.monotonic()
            for worker, begun in self._begun.items():
                beat = self._beats[begun.number]
                begun.missed = 0 if beat != begun.beat else begun.missed + 1
                begun.beat = beat
                if begun.hangs:
                    worker.kill()

        def _begin(self, number: int, pause_seconds: float = 0.0) -> None:
            worker = multiprocessing.get_context("fork").Process(target=self._run_one, args=(number, pause_seconds))
            self._beats[number] = 0
            worker.start()
            self._begun[worker] = _Begun(number, time.monotonic())

        def _replace(self, worker: ForkProcess) -> None:
            begun = self._begun.pop(worker)
            what = "gave no sign of life and was killed" if begun.hangs else f"has ended ({worker.exitcode})"
            _log.warning("worker %s %s; another one takes its place", worker.pid, what)
            self._begin(begun.number, max(0.0, begun.at + _PAUSE_SECONDS - time.monotonic()))

        def _run_one(self, number: int, pause_seconds: float) -> None:
            """Run ``work`` in the process of one worker."""
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # unless the work handles it
            parent = multiprocessing.parent_process()
            if parent is not None and not wait([parent.sentinel], pause_seconds):
                sys.exit(
                    self._work(number, lambda: self._writer.send(None), partial(self._beat, number), parent.sentinel)
                )

        def _beat(self, number: int) -> None:
            """Give a sign of life: another byte than before, and never the 0 of a worker that only starts."""
            self._beats[number] = self._beats[number] % 255 + 1

        def _pass_on(self, number: int, _frame: FrameType | None) -> None:
            for worker in self._begun:
                if worker.pid is not None and worker.is_alive():
                    os.kill(worker.pid, number)
