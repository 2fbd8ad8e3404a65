"""Reports answered requests: to the metrics, and as one line of JSON each to the request log."""

import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from petstore_gui.service.asgi import ASGIApp, Message, Receive, Scope, Send
from petstore_gui.service.responses import STORAGE_ERROR

OTHER: Final = "other"
_METHODS: Final = frozenset({"GET", "HEAD", "POST"})


class AnsweredRequest(NamedTuple):
    """The facts about a request for metrics and log, without any text of the client.

    ``route`` has no ID and no query in it. ``status`` is 0 if the client left before the answer.
    """

    method: str
    route: str
    status: int
    seconds: float
    bytes_sent: int
    repeated_add: bool
    storage_error: str | None


Observer = Callable[[AnsweredRequest], None]


class Instrumented:
    """An ASGI application around another one: it reports each request to ``observers`` after its answer."""

    def __init__(self, app: ASGIApp, observers: Sequence[Observer], routes: Callable[[str], str]) -> None:
        """Observe ``app``; ``routes`` returns the route of a path."""
        self._app = app
        self._observers = observers
        self._route = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        began = perf_counter()
        status = size = 0
        repeated = False

        async def watch(message: Message) -> None:
            nonlocal status, size, repeated
            if message["type"] == "http.response.start":
                status = message["status"]
                repeated = (b"idempotency-replayed", b"true") in message["headers"]
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            request = AnsweredRequest(
                method=scope["method"] if scope["method"] in _METHODS else OTHER,
                route=self._route(scope["path"]),
                status=status,
                seconds=perf_counter() - began,
                bytes_sent=size,
                repeated_add=repeated,
                storage_error=scope.get(STORAGE_ERROR),
            )
            for observe in self._observers:
                observe(request)


_encode: Final = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)

WAITING_MAX: Final = 10_000  # lines
_LAST_LINES_SECONDS: Final = 2.0  # at the end of the service


class RequestLog:
    """Writes lines to a file descriptor, in a thread: no request waits for a reader. A failed write ends it.

    Lines for which there is no room are left out and counted. How many they were is written to standard error.
    """

    def __init__(self, file: int, program: str) -> None:
        """Write to ``file``; ``program`` is the name in messages."""
        self._file = file
        self._program = program
        self._messages = sys.stderr.fileno()
        self._process = os.getpid()
        self._numbers = count(1)
        self._missing = 0
        self._lines: SimpleQueue[bytes | int | None] = SimpleQueue()
        self._thread = Thread(target=self._write_lines, name="request log", daemon=True)
        self._thread.start()

    def write(self, request: AnsweredRequest) -> None:
        """Write the line of ``request``, whose number is unique in its process."""
        if not self._thread.is_alive():
            return
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "process": self._process,
            "request": next(self._numbers),
            "method": request.method,
            "route": request.route,
            "status": request.status,
            "milliseconds": round(request.seconds * 1000, 2),
            "bytes": request.bytes_sent,
        }
        # Once lines are missing, half of the queue is waited for: one long gap, and not many short ones.
        if self._lines.qsize() >= (WAITING_MAX // 2 if self._missing else WAITING_MAX):
            self._missing += 1
            return
        if self._missing:
            self._lines.put(self._missing)
            self._missing = 0
        self._lines.put(_encode(line) + b"\n")

    def close(self) -> None:
        """Write the lines that wait, for two seconds at most."""
        if not self._thread.is_alive():
            return
        self._lines.put(None)
        self._thread.join(_LAST_LINES_SECONDS)
        if self._thread.is_alive():
            self._missing += sum(
                line if isinstance(line, int) else 1 for line in self._take_all()
            )  # None: that in hand
            if os.path.sameopenfile(self._file, self._messages):
                return  # the message would wait for the same reader
        if self._missing:
            self._report_missing(self._missing)

    def _take_all(self) -> Iterator[bytes | int | None]:
        """Take out all that waits."""
        with suppress(Empty):
            while True:
                yield self._lines.get_nowait()

    def _report_missing(self, count: int) -> None:
        reason = "standard output was not read in time"
        message = f"{self._program}: {count} lines of the request log are missing: {reason}\n"
        with suppress(OSError):
            os.write(self._messages, message.encode())

    def _write_lines(self) -> None:
        # Below Python's own buffer and log: a thread blocked in one of them makes the interpreter's end abort or wait.
        try:
            while (line := self._lines.get()) is not None:
                if isinstance(line, int):
                    self._report_missing(line)
                    continue
                written = 0
                while written < len(line):
                    written += os.write(self._file, line[written:])
        except OSError as error:  # a closed pipe or a full disk: the requests are more important
            _log.error("the request log ends here: %s", error)
