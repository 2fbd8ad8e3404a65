"""Several worker processes behind one listener; one that dies is replaced."""

import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType
from typing import Final

_PAUSE_SECONDS: Final = 1.0  # between two starts of a worker that dies sooner

_log = logging.getLogger(__name__)

Work = Callable[[int, Callable[[], None], int], int]
"""Runs one worker: its number (from 0), a function to call as soon as it listens, and a file descriptor that ends when
the worker is to end. Returns an exit code."""

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
        The workers are forked, so that they share the listener and most of their memory: call this before there is a
        thread or an event loop. None of them outlives this process.
        """
        return _Workers(count, work).run(on_listening, until_closed)

    class _Workers:
        def __init__(self, count: int, work: Work) -> None:
            self._count = count
            self._work = work
            self._reader, self._writer = multiprocessing.get_context("fork").Pipe(duplex=False)
            self._begun: dict[ForkProcess, tuple[int, float]] = {}  # number, and when

        def run(self, on_listening: Callable[[], None], until_closed: int | None) -> int:
            signal.signal(signal.SIGHUP, self._pass_on)
            try:
                for number in range(self._count):
                    self._begin(number)
                return self._watch(on_listening, until_closed)
            finally:
                for worker in self._begun:
                    worker.terminate()
                for worker in self._begun:
                    worker.join()

        def _watch(self, on_listening: Callable[[], None], until_closed: int | None) -> int:
            missing = self._count
            others: list[Connection | int] = [self._reader, *([] if until_closed is None else [until_closed])]
            while True:
                ready = wait([*others, *(worker.sentinel for worker in self._begun)])
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
                        return worker.exitcode
                    self._replace(worker)

        def _begin(self, number: int, pause_seconds: float = 0.0) -> None:
            worker = multiprocessing.get_context("fork").Process(target=self._run_one, args=(number, pause_seconds))
            worker.start()
            self._begun[worker] = number, time.monotonic()

        def _replace(self, worker: ForkProcess) -> None:
            number, began = self._begun.pop(worker)
            _log.warning("worker %s has ended (%s); another one takes its place", worker.pid, worker.exitcode)
            self._begin(number, max(0.0, began + _PAUSE_SECONDS - time.monotonic()))

        def _run_one(self, number: int, pause_seconds: float) -> None:
            """Run ``work`` in the process of one worker."""
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # unless the work handles it
            parent = multiprocessing.parent_process()
            if parent is not None and not wait([parent.sentinel], pause_seconds):
                sys.exit(self._work(number, lambda: self._writer.send(None), parent.sentinel))

        def _pass_on(self, number: int, _frame: FrameType | None) -> None:
            for worker in self._begun:
                if worker.pid is not None and worker.is_alive():
                    os.kill(worker.pid, number)
