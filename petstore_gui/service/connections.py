"""The connections of the service: the time limits of each, and which one is closed if there are too many."""

import asyncio
import ipaddress
import logging
import re
import socket
import sys
from abc import abstractmethod
from collections.abc import Awaitable, Hashable, Sequence
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from petstore_gui.api import override
from petstore_gui.service.asgi import ASGIApp, Receive, Scope, Send
from petstore_gui.service.auth import Caller
from petstore_gui.service.limits import Limits
from petstore_gui.service.requests import COUNT_FOR, PERHAPS_LARGE
from petstore_gui.service.responses import LARGE_RESPONSE, AsgiResponse, error_body

if sys.platform != "win32":
    import resource

_GRACE_SECONDS: Final = 0.1  # uvloop would take 0 as “at once”
_UNREAD_ANSWER_SECONDS: Final = 20.0
_UNREAD_BYTES_MAX: Final = 32 * 1024 * 1024  # of all answers that clients have not read yet; the largest list has 8 MiB
_WRITE_BUFFER_BYTES: Final = 32 * 1024  # of each connection; with TLS it would be 512 KiB
ACCEPTED_AT_ONCE: Final = 16  # far below the maximum: a request is read before so many others push its connection out
_RESERVED_FILES: Final = 64  # for the database, the listener, the event loop and the standard streams
_OWN_NETWORK_BYTES: Final = 8  # of an IPv6 address: one client may own all addresses with the same beginning

_ABSOLUTE: Final = re.compile(rb"https?://([^/?#@]+)(/[^#]*)?", re.IGNORECASE)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_log = logging.getLogger(__name__)


def connections_max(most: int, *, handshakes: bool = False) -> int:
    """Return how many connections, up to ``most``, leave enough file descriptors for everything else.

    Raises a low soft limit first. ``handshakes`` more may be in progress beside the connections.
    """
    if sys.platform == "win32":  # where a socket is no file
        return most
    enough = most + 2 * ACCEPTED_AT_ONCE + _RESERVED_FILES + (most if handshakes else 0)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return most
    if soft < enough:
        soft = enough if hard == resource.RLIM_INFINITY else min(enough, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, most - max(0, enough - soft))


class _Shares:
    """The connections of each owner, at most ``most``; an owner is an address or a key."""

    def __init__(self, most: int | None) -> None:
        self._most = most or sys.maxsize
        self._connections: dict[Hashable, dict[LimitedHttp, None]] = {}

    def add(self, owner: Hashable, protocol: "LimitedHttp") -> "dict[LimitedHttp, None] | None":
        """Count ``protocol`` for its owner; if that is one too many, return all connections of the owner."""
        same = self._connections.setdefault(owner, {})
        same[protocol] = None
        return same if len(same) > self._most else None

    def remove(self, owner: Hashable, protocol: "LimitedHttp") -> None:
        same = self._connections.get(owner, {})
        same.pop(protocol, None)
        if not same:
            self._connections.pop(owner, None)


class Connections(ServerState):
    """The connections of uvicorn: which of them are idle, and to whom they belong.

    If there are too many, it closes the one that has waited longest for its client: for the next request, for the rest
    of one, or for the client to read an answer.
    """

    def __init__(self, limits: Limits, *, handshakes: bool = False, proxies: Sequence[Network] | None = None) -> None:
        """Enforce ``limits``; ``proxies`` are the networks that may connect besides this computer, ``None`` for all."""
        super().__init__()
        self.limits = limits
        self._longest = connections_max(limits.connections, handshakes=handshakes)
        self._by_address = _Shares(limits.connections_per_address)
        self._by_key = _Shares(limits.connections_per_key)
        self._proxies = proxies
        self._is_ending = False  # the service ends: a new connection would only delay it
        self._idle: dict[LimitedHttp, None] = {}  # in the order in which they became idle
        self._unread: dict[LimitedHttp, None] = {}  # in the order in which their clients stopped reading

    def add(self, protocol: "LimitedHttp") -> None:
        """Register a new connection; close it or an idle one if there are too many."""
        address = protocol.client[0] if protocol.client else ""
        if self._is_ending or not self._may_connect(address):
            self._close(protocol)
            return
        same = self._by_address.add(_owner(address), protocol)
        if same is not None:
            self._close(next((each for each in self._idle if each in same), protocol))
        while len(self.connections) > self._longest and self._idle:
            self._close(next(iter(self._idle)))  # at worst the new one

    def remove(self, protocol: "LimitedHttp") -> None:
        """Forget a connection that has ended."""
        self.set_idle(protocol, idle=False)
        self._unread.pop(protocol, None)
        self._by_address.remove(_owner(protocol.client[0] if protocol.client else ""), protocol)
        if protocol.caller is not None:
            self._by_key.remove(protocol.caller, protocol)

    def count_for(self, caller: Caller, protocol: "LimitedHttp") -> bool:
        """Count ``protocol`` for the key of its request; return whether the key may have the connection.

        If the key has too many, close an idle one of them. ``False``: all of them are busy.
        """
        if protocol not in self.connections:  # its client has gone meanwhile
            return True
        if protocol.caller is not None:  # a proxy sends requests with many keys through one connection
            self._by_key.remove(protocol.caller, protocol)
        protocol.caller = caller
        same = self._by_key.add(caller, protocol)
        if same is None:
            return True
        oldest = next((each for each in self._idle if each in same and each is not protocol), None)
        if oldest is None:
            return False
        _log.warning("%s has too many connections: the one that has waited longest is closed", caller)
        self._close(oldest)
        return True

    def add_unread(self, protocol: "LimitedHttp") -> None:
        """Register that the client of ``protocol`` does not read; if too much waits, close the longest-waiting one."""
        self._unread[protocol] = None
        while self._unread_bytes() > _UNREAD_BYTES_MAX:
            oldest = next(iter(self._unread))
            _log.warning("%s leaves its answers unread: the connection is closed", oldest.caller)
            self._close(oldest)

    def _unread_bytes(self) -> int:
        """Return the bytes of all answers that wait to be read; an answer that several clients share counts once."""
        return sum(answer.size for answer in {each.large_response for each in self._unread} if answer is not None)

    def remove_unread(self, protocol: "LimitedHttp") -> None:
        """Register that the client of ``protocol`` has read what waited for it."""
        self._unread.pop(protocol, None)

    def end(self) -> None:
        """Accept no more connections and close the idle ones: over TLS uvicorn would wait for their clients."""
        self._is_ending = True
        for protocol in list(self._idle):
            if not protocol.is_answering and not protocol.transport.get_write_buffer_size():
                self._close(protocol)

    def _may_connect(self, address: str) -> bool:
        if self._proxies is None or not address:
            return True
        ip = ipaddress.ip_address(address)
        return ip.is_loopback or any(ip in network for network in self._proxies)

    def _close(self, protocol: "LimitedHttp") -> None:
        self.remove(protocol)
        self.connections.discard(protocol)
        protocol.transport.abort()

    def set_idle(self, protocol: "LimitedHttp", *, idle: bool) -> None:
        """Register whether ``protocol`` waits for its client, and so may be closed."""
        if idle and protocol in self.connections:
            self._idle.setdefault(protocol, None)
        else:
            self._idle.pop(protocol, None)


def _owner(address: str) -> str:
    """Return the part of an address that all addresses of one client share."""
    if ":" not in address:
        return address
    ip = ipaddress.IPv6Address(address)
    return str(ip.ipv4_mapped) if ip.ipv4_mapped else ip.packed[:_OWN_NETWORK_BYTES].hex()


def origin_form(target: bytes, hosts: Sequence[bytes]) -> bytes:
    """Return path and query of a ``target`` in absolute form; ``hosts`` are the ``Host`` headers.

    Raise ``ValueError`` if the target names another host than they do (RFC 9112, section 3.2.2).
    """
    if target == b"*":
        return target
    absolute = _ABSOLUTE.fullmatch(target)
    if absolute is None or [absolute[1].lower()] != [host.lower() for host in hosts]:
        raise ValueError("not for the host that Host names")
    return absolute[2] or b"/"


class Part(Enum):
    """The part of a request that a connection waits for."""

    NONE = auto()
    HEAD = auto()
    BODY = auto()


class _Phase(Enum):
    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


class LimitedHttp(asyncio.Protocol):
    """A mixin for uvicorn's HTTP protocols: adds time limits, and the error object also for bytes that are no HTTP.

    A subclass names it before uvicorn's protocol among its bases, and calls :meth:`_follow` when an answer is complete.
    The state of its server is a :class:`Connections`.
    """

    server_state: Connections
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    flow: FlowControl
    transport: asyncio.Transport
    cycle: Any  # that of the newest request; None before the first
    caller: Caller | None = None  # of the newest request that had a valid key

    _app: ASGIApp
    _part = Part.NONE  # which is read now
    _received = 0  # bytes, with those of an incomplete head
    _phase = _Phase.IDLE
    _limit: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    @abstractmethod
    def _may_refuse(self) -> bool:
        """Whether the client would take bytes that are sent now as the answer to the request that is being read."""

    @property
    def app(self) -> ASGIApp:
        """The application that uvicorn calls for each request; it adds :data:`COUNT_FOR` to the scope.

        It is made anew each time: as an attribute, it and the connection would hold each other.
        """
        return self._run

    @app.setter
    def app(self, app: ASGIApp) -> None:
        self._app = app

    def _run(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        scope[COUNT_FOR] = self._count_for
        return self._app(scope, receive, send)

    def _count_for(self, caller: Caller) -> bool:
        """Count this connection for the key of a request; return whether the key may have it."""
        return caller is self.caller or self.server_state.count_for(caller, self)

    @property
    def is_answering(self) -> bool:
        """Whether a request has come, at least in part, that is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def large_response(self) -> AsgiResponse | None:
        """The large answer that is being sent, if there is one."""
        cycle = self._answered_cycle
        answer: AsgiResponse | None = None if cycle is None else cycle.scope.get(LARGE_RESPONSE)
        return answer

    @property
    def _answered_cycle(self) -> Any:  # noqa: ANN401  of one of uvicorn's two classes
        return self.cycle

    @property
    def _is_answering_another(self) -> bool:
        """Whether the request that is being answered is an earlier one than the request that is being read."""
        return False

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Set TCP_NODELAY: else the second packet of an answer waits 40 ms until the first is acknowledged.

        asyncio sets it only on sockets that name their protocol: those of create_server and of Windows do not.
        """
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.set_write_buffer_limits(_WRITE_BUFFER_BYTES)
        super().connection_made(transport)
        self._follow(began=True)
        self.server_state.add(self)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.remove(self)
        for timer in (self._limit, self._unread):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        self._received = len(data) + (self._received if self._part is Part.HEAD else 0)
        super().data_received(data)
        if self._received > self.server_state.limits.head and self.cycle is not None:
            self.cycle.scope[PERHAPS_LARGE] = True
        self._follow(began=True)

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(_UNREAD_ANSWER_SECONDS, self.transport.abort)
        self.server_state.set_idle(self, idle=False)  # it waits since now
        self.server_state.set_idle(self, idle=True)
        self.server_state.add_unread(self)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self.server_state.remove_unread(self)
        self._follow(began=False)

    def send_400_response(self, msg: str) -> None:
        """Answer 400 to bytes that are no HTTP request."""
        _log.warning(msg)
        self._refuse(HTTPStatus.BAD_REQUEST, "invalid_request", msg)

    def _refuse(self, status: HTTPStatus, code: str, message: str) -> None:
        """Close the connection; send the error object first, unless it would look like another request's answer."""
        if self._may_refuse:
            body = error_body(status, code, message)
            head = (
                f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode("ascii") + body)
        self.transport.close()

    def _follow(self, *, began: bool) -> None:
        """Start the clock for the part that is due now; ``began``: the first bytes of the next request have come."""
        answers = self.is_answering
        if self._part is Part.BODY and self._phase is not _Phase.BODY:
            self.server_state.set_idle(self, idle=False)  # it waits since now
        waits_for_body = self._part is Part.BODY and not self._is_answering_another
        self.server_state.set_idle(self, idle=not answers or waits_for_body or self.flow.write_paused)
        if self._unread is not None and not (answers or self.flow.write_paused):
            self._unread.cancel()
            self._unread = None
        if self.transport.is_closing():
            phase = _Phase.IDLE
        elif self._part is Part.BODY:
            phase = _Phase.BODY
        elif answers:
            phase = _Phase.ANSWER
        else:
            phase = _Phase.HEAD if began or self._part is Part.HEAD else _Phase.IDLE
        if phase is not self._phase:  # within a part the clock goes on: a byte now and then is no progress
            self._phase = phase
            if self._limit is not None:
                self._limit.cancel()
            limits = self.server_state.limits
            self._limit = None
            if phase is _Phase.HEAD:
                self._limit = self.loop.call_later(limits.head_seconds, self._on_limit)
            elif phase is _Phase.BODY:
                self._limit = self.loop.call_later(limits.body_seconds, self._on_limit)

    def _on_limit(self) -> None:
        """Close the connection soon, unless the part that is due has come, but was not read yet.

        After a pause of the process, the event loop calls timers before readers.
        """
        self._limit = self.loop.call_later(_GRACE_SECONDS, self._end)

    def _end(self) -> None:
        """Close the connection; send the reason first if a request was begun and nothing is answered yet."""
        if self._part is not Part.NONE:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "timeout", "The request took too long to arrive.")
        else:
            self.transport.close()
