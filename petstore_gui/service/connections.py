"""The connections of the service: what each may take its time for, and which one goes when there are too many."""

import asyncio
import socket
import sys
from abc import abstractmethod
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Final

from uvicorn.server import ServerState

from petstore_gui.api import override
from petstore_gui.service.answers import error_body

if sys.platform != "win32":
    import resource

HEAD_SECONDS: Final = 5.0  # from its first byte, or from the beginning of the connection
BODY_SECONDS: Final = 20.0
HEAD_MAX: Final = 64 * 1024  # bytes
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
        self._idle: dict[LimitedHttp, None] = {}  # in the order in which they became so

    def set_idle(self, protocol: "LimitedHttp", *, idle: bool) -> None:
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


class Part(Enum):
    """How far the request has been read that a connection is at."""

    NONE = auto()
    HEAD = auto()
    BODY = auto()


class _Phase(Enum):
    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


_SECONDS: Final = {_Phase.HEAD: HEAD_SECONDS, _Phase.BODY: BODY_SECONDS}


class LimitedHttp(asyncio.Protocol):
    """Time limits, and the error object also for what is no HTTP request at all, for one of uvicorn's HTTP protocols.

    It stands before that one among the bases of a class, which keeps its :class:`Connections` as ``_all`` and calls
    :meth:`_follow` when an answer is complete.
    """

    _all: Connections
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    cycle: Any  # of the newest request; None before the first

    _part = Part.NONE  # that is read now
    _phase = _Phase.IDLE
    _limit: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    @abstractmethod
    def _may_refuse(self) -> bool:
        """Whether what is sent now would be taken for the answer to what is read now."""

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
    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(_UNREAD_ANSWER_SECONDS, self.transport.abort)

    @override
    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        super().resume_writing()

    def _should_upgrade(self) -> bool:
        """Ignore the wish for another protocol, as HTTP says to; uvicorn advises to install one, in the log."""
        return False

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP request."""
        self._refuse(HTTPStatus.BAD_REQUEST, "invalid_request", msg)

    def _refuse(self, status: HTTPStatus, code: str, message: str) -> None:
        """Close the connection, with an error object if that is not taken for the answer to another request."""
        if self._may_refuse:
            body = error_body(status, code, message)
            head = (
                f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode("ascii") + body)
        self.transport.close()

    def _follow(self, *, began: bool) -> None:
        """Begin to measure the time of what is waited for now; ``began``: something of the next request has come."""
        answers = self.cycle is not None and not self.cycle.response_complete
        self._all.set_idle(self, idle=not answers)
        if self.transport.is_closing():
            phase = _Phase.IDLE
        elif self._part is Part.BODY:
            phase = _Phase.BODY
        elif answers:
            phase = _Phase.ANSWER
        else:
            phase = _Phase.HEAD if began or self._part is Part.HEAD else _Phase.IDLE
        if phase is not self._phase:  # else the time goes on: a byte now and then is no progress
            self._phase = phase
            if self._limit is not None:
                self._limit.cancel()
            self._limit = self.loop.call_later(_SECONDS[phase], self._on_limit) if phase in _SECONDS else None

    def _on_limit(self) -> None:
        """Close the connection; say why where something was asked and nothing is answered yet."""
        if self._part is not Part.NONE:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "timeout", "The request took too long to arrive.")
        else:
            self.transport.close()
