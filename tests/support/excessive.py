"""A service on loopback with answers far larger than asked, and a meter of how long the event loop stands still."""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

from tests.support.raw_server import Peer, RawServer, answer

LARGEST: Final = 8 * 1024 * 1024  # bytes: what the client reads of an answer
MANY: Final = 100_000
STATUSES: Final = ("available", "pending", "sold")

Body = Callable[[], bytes]


def animals(count: int, *, first: int = 1, same_id: bool = False, categories: int = 7) -> bytes:
    """Return a list of so many animals, in the order of their IDs."""
    return b"[%s]" % b",".join(
        b'{"id":%d,"name":"Rex %d","categoryId":%d,"status":"%s"}'
        % (7 if same_id else number, number, number % categories, STATUSES[number % 3].encode())
        for number in range(first, first + count)
    )


def named(name: str, *, first: int = 1) -> bytes:
    """Return as many animals as there is room for, whose names begin with their number and go on with ``name``."""
    text = name.encode()
    size = len(text) + 64
    numbers = range(first, first + LARGEST // size)
    return b"[%s]" % b",".join(
        b'{"id":%d,"name":"%d %s","categoryId":%d,"status":"sold"}' % (number, number, text, number)
        for number in numbers
    )


def always(body: bytes) -> Body:
    return lambda: body


def another_each_time() -> Body:
    """Return what gives lists of which no two share an animal."""
    first = animals(MANY, first=100_000_000, categories=MANY)
    turns = count(101)
    return lambda: first.replace(b'"id":100', b'"id":%d' % next(turns))


class ExcessiveService(RawServer):
    """Gives to every request what ``body`` returns; ``status`` is the line of its status."""

    def __init__(self, body: Body, *, status: str = "200 OK") -> None:
        self.body = body
        self.status = status
        super().__init__(self._serve)

    def _serve(self, peer: Peer) -> None:
        while peer.read_request() and peer.send(answer(self.body(), status=self.status)):
            pass


class Gap(QObject):
    """The longest time, in ms, for which the event loop did not come back to a timer of 1 ms.

    ``own_ms`` counts no more of it than this process has worked meanwhile: on a busy machine the rest is others' work.
    """

    def __init__(self) -> None:
        super().__init__()
        self.longest_ms = self.own_ms = 0.0
        self._last, self._last_own = time.perf_counter(), time.process_time()
        self._heart = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self.beat)
        self._heart.start()

    def beat(self) -> None:
        now, own = time.perf_counter(), time.process_time()
        gap_ms = (now - self._last) * 1000
        self.longest_ms = max(self.longest_ms, gap_ms)
        self.own_ms = max(self.own_ms, min(gap_ms, (own - self._last_own) * 1000))
        self._last, self._last_own = now, own


@contextmanager
def gap_of_the_event_loop() -> Iterator[Gap]:
    """Measure while the block runs."""
    with little_garbage():
        gap = Gap()
        try:
            yield gap
            gap.beat()
        finally:
            gap.deleteLater()


@contextmanager
def little_garbage() -> Iterator[None]:
    """While the block runs, let what the test run itself has in memory be no matter for the garbage collector."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
