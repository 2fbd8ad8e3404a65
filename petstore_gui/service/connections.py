"""The connections of the service: what each may take its time for, and which one goes when there are too many."""

import asyncio
import socket
import sys
from enum import Enum, auto
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from petstore_gui.api import override
from petstore_gui.service.answers import error_body

if sys.platform != "win32":
    import resource

HEAD_SECONDS: Final = 5.0  # from its first byte, or from the beginning of the connection
BODY_SECONDS: Final = 20.0
_UNREAD_ANSWER_SECONDS: Final = 20.0
CONNECTIONS_MAX: Final = 200
ACCEPTED_AT_ONCE: Final = 16  # far below the maximum: a request is read before that many others push its connection out
_RESERVED_FILES: Final = 64  # for the database, the listener, the event loop and the standard streams
_ENOUGH_FILES: Final = CONNECTIONS_MAX + 2 * ACCEPTED_AT_ONCE + _RESERVED_FILES


def connections_max() -> int:
    """Return how many connections leave enough file descriptors for the rest; the soft limit is raised if it is low."""
    if sys.platform == "win32":  # which counts no sockets among its files
        return CONNECTIONS_MAX
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return CONNECTIONS_MAX
    if soft < _ENOUGH_FILES:
        soft = _ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(_ENOUGH_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, CONNECTIONS_MAX - max(0, _ENOUGH_FILES - soft))


class Connections(ServerState):
    """What uvicorn knows of its connections, and which of them have no request to be answered."""

    def __init__(self, longest: int) -> None:
        """Allow up to ``longest`` connections at a time."""
        super().__init__()
        self._longest = longest
        self._idle: dict[HttpProtocol, None] = {}  # in the order in which they became so

    def set_idle(self, protocol: "HttpProtocol", *, idle: bool) -> None:
        """Note whether ``protocol`` could be closed without an answer being lost."""
        if idle:
            self._idle.setdefault(protocol, None)
        else:
            self._idle.pop(protocol, None)

    def make_room(self) -> None:
        """Close idle connections, the oldest first, while there are too many; at worst the one that has just come."""
        while len(self.connections) > self._longest and self._idle:
            protocol = next(iter(self._idle))
            self.set_idle(protocol, idle=False)
            self.connections.discard(protocol)
            protocol.transport.abort()


class _Phase(Enum):
    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


_SECONDS: Final = {_Phase.HEAD: HEAD_SECONDS, _Phase.BODY: BODY_SECONDS}


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP with time limits, and with the error object also for what is no HTTP request at all.

    Its server's state is a :class:`Connections`.
    """

    def __init__(
        self,
        config: Config,
        server_state: Connections,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = server_state
        self._phase = _Phase.IDLE
        self._limit: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Send each answer at once, or its second packet waits 40 ms for the first to be acknowledged.

        asyncio does so only for sockets that name their protocol: create_server's do not, nor do Windows'.
        """
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        super().connection_made(transport)
        self._follow(began=True)
        self._all.make_room()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._all.set_idle(self, idle=False)
        for timer in (self._limit, self._unread):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._follow(began=True)

    @override
    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._follow(began=bool(self.conn.trailing_data[0]))

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(_UNREAD_ANSWER_SECONDS, self.transport.abort)

    @override
    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        super().resume_writing()

    @override
    def _should_upgrade(self) -> bool:
        """Ignore the wish for another protocol, as HTTP says to; uvicorn advises to install one, in the log."""
        return False

    @override
    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "invalid_request", msg)

    def _refuse(self, status: int, code: str, message: str) -> None:
        body = error_body(status, code, message)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            (b"connection", b"close"),
        ]
        reason = b"Bad Request" if status == 400 else b"Request Timeout"
        events = (h11.Response(status_code=status, headers=headers, reason=reason), h11.Data(data=body))
        for event in (*events, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _follow(self, *, began: bool) -> None:
        """Begin to measure the time of what is waited for now; ``began``: of the next request, or a part of it."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answers = cycle is not None and not cycle.response_complete
        self._all.set_idle(self, idle=not answers)
        if self.transport.is_closing():
            phase = _Phase.IDLE
        elif self.conn.their_state is h11.SEND_BODY:
            phase = _Phase.BODY
        elif answers:
            phase = _Phase.ANSWER
        else:
            phase = _Phase.HEAD if began else _Phase.IDLE
        if phase is not self._phase:  # else the time goes on: a byte now and then is no progress
            self._phase = phase
            if self._limit is not None:
                self._limit.cancel()
            self._limit = self.loop.call_later(_SECONDS[phase], self._on_limit) if phase in _SECONDS else None

    def _on_limit(self) -> None:
        """Close the connection; say why where something was asked and nothing is answered yet."""
        half_a_head = self._phase is _Phase.HEAD and self.conn.trailing_data[0]
        half_a_body = self._phase is _Phase.BODY and not self.cycle.response_started
        if half_a_head or half_a_body:
            self._refuse(408, "timeout", "The request took too long to arrive.")
        else:
            self.transport.close()
