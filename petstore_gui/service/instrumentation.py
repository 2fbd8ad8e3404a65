"""Reports answered requests: to the metrics, and as one line of JSON each to the request log."""

import logging
import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import count
from time import perf_counter
from typing import Final, NamedTuple, TextIO

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


class RequestLog:
    """Writes lines to ``stream`` until that fails."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: TextIO | None = stream
        self._process = os.getpid()
        self._numbers = count(1)

    def write(self, request: AnsweredRequest) -> None:
        """Write the line of ``request``, whose number is unique in its process."""
        if self._stream is None:
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
        try:
            self._stream.write(_encode(line).decode() + "\n")
            self._stream.flush()
        except (OSError, ValueError) as error:  # a closed stream or a full disk: the requests are more important
            _log.error("the request log ends here: %s", error)
            self._stream = None
