"""Listening: one socket, uvicorn behind it, and an orderly end."""

import asyncio
import ipaddress
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, Final, NamedTuple

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import Server

from petstore_gui.api import override
from petstore_gui.service.app import BASE_PATH
from petstore_gui.service.asgi import ASGIApp
from petstore_gui.service.certificate import Certificate
from petstore_gui.service.connections import ACCEPTED_AT_ONCE, Connections, LimitedHttp, Network, Part, origin_form
from petstore_gui.service.limits import DEFAULTS, Limits


class PlainHttp(LimitedHttp, H11Protocol):  # type: ignore[misc]
    """uvicorn's HTTP by h11, with limits."""

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.conn = _StrictConnection(h11.SERVER, self.server_state.limits.head)
        super().connection_made(transport)

    @override
    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._follow(began=False)

    @override
    def _follow(self, *, began: bool) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self._part = Part.BODY
        else:
            self._part = Part.HEAD if self.conn.trailing_data[0] else Part.NONE
        super()._follow(began=began)

    @property
    @override
    def _may_refuse(self) -> bool:
        return self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}


class _StrictConnection(h11.Connection):
    """Refuses requests that two parsers could read differently: where they end, or which host they are for."""

    @override
    def next_event(self) -> Any:
        event = super().next_event()
        return _strict(event) if isinstance(event, h11.Request) else event


def _strict(request: h11.Request) -> h11.Request:
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in request.headers}:
        raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")  # RFC 9112, section 6.3, point 3
    if request.target[:1] == b"/":
        return request
    try:
        target = origin_form(request.target, [value for name, value in request.headers if name == b"host"])
    except ValueError as error:
        raise h11.RemoteProtocolError(str(error)) from error
    return h11.Request(method=request.method, target=target, headers=request.headers, http_version=request.http_version)


class Engine(NamedTuple):
    """An event loop (``None`` for asyncio's own) and an HTTP protocol."""

    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None
    http: type[LimitedHttp]


def plain_engine() -> Engine:
    """Return the engine that needs no further packages: for the service on this computer."""
    return Engine(None, PlainHttp)


def fast_engine() -> Engine:
    """Return the engine for a server; where a package is missing, that part is the plain engine's."""
    loop_factory, http = plain_engine()
    try:
        from petstore_gui.service.fast_http import FastHttp

        http = FastHttp
    except ModuleNotFoundError:  # httptools
        pass
    try:
        import uvloop

        loop_factory = uvloop.new_event_loop
    except ModuleNotFoundError:  # there is none for Windows, for example
        pass
    return Engine(loop_factory, http)


_KEEP_ALIVE_SECONDS: Final = 75  # longer than any client keeps an idle connection, so that the client closes it first
_LAST_REQUESTS_SECONDS: Final = 2
_PLAIN: Final = (
    "plain HTTP is for this computer only: give --tls-certificate and --tls-key, or --behind-proxy if a proxy encrypts"
)
_UNSENT_BYTES: Final = 128 * 1024  # that the system buffers of an answer; without a limit 4 MB for each connection
_BACKLOG: Final = 2048  # when the queue is full, a client waits a second before it tries again


def listen(host: str, port: int, *, is_encrypted: bool = False) -> socket.socket:
    """Return a socket bound to ``host`` and ``port`` (0: any free one). Raises ``OSError``.

    Raises ``ValueError`` if ``host`` has no address, or if other computers could reach it without encryption.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:
        message = f"the host {host} was not found ({error})"
        raise ValueError(message) from error
    if not is_encrypted and not ipaddress.ip_address(address[0]).is_loopback:
        raise ValueError(_PLAIN)
    listener = _create_server((str(address[0]), int(address[1])), family)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # Linux and macOS; accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _UNSENT_BYTES)
    return listener


if sys.platform == "win32":

    def _create_server(address: tuple[str, int], family: int) -> socket.socket:
        """Return a bound socket whose port no other program can take: on Windows one with SO_REUSEADDR could."""
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            listener.bind(address)
            listener.listen(_BACKLOG)
        except BaseException:
            listener.close()
            raise
        return listener
else:

    def _create_server(address: tuple[str, int], family: int) -> socket.socket:
        return socket.create_server(address, family=family, backlog=_BACKLOG)


def base_url(listener: socket.socket, scheme: str = "http") -> str:
    """Return the base address of the service behind ``listener``, with the interface's version segment."""
    host, port = listener.getsockname()[:2]
    return f"{scheme}://{_bracketed(host)}:{port}{BASE_PATH}"


def own_names(listener: socket.socket) -> frozenset[str] | None:
    """Return the accepted ``Host`` names if only this computer can reach ``listener``; else ``None``, for any."""
    host = listener.getsockname()[0]
    if not ipaddress.ip_address(host).is_loopback:
        return None
    return frozenset({"127.0.0.1", "localhost", "[::1]", _bracketed(host)})


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


class PetServer(Server):
    """uvicorn for ``app`` with the protocol ``http``; calls ``on_listening`` once, as soon as it answers requests."""

    def __init__(
        self,
        app: ASGIApp,
        http: type[LimitedHttp],
        on_listening: Callable[[], None],
        *,
        limits: Limits = DEFAULTS,
        proxies: Sequence[Network] | None = None,
        certificate: Certificate | None = None,
    ) -> None:
        """Serve HTTP, or HTTPS with a ``certificate``; only ``proxies`` may connect, ``None`` for all networks."""
        super().__init__(
            Config(
                app,
                http=http,
                backlog=ACCEPTED_AT_ONCE,
                ws="none",
                loop="none",
                lifespan="off",
                interface="asgi3",
                log_config=None,
                log_level="error",  # it warns of each wish for another protocol, which HTTP says to ignore
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_keep_alive=_KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=_LAST_REQUESTS_SECONDS,
            )
        )
        self._on_listening = on_listening
        self._certificate = certificate
        self._limits = limits
        self._connections = Connections(limits, handshakes=certificate is not None, proxies=proxies)
        self.server_state = self._connections

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then call ``on_listening``."""
        if self._certificate is None:
            await super().startup(sockets)
        else:
            await super().startup([])
            self.servers = [await self._listen_encrypted(each, self._certificate) for each in sockets or []]
        for listener in sockets or []:
            listener.listen(_BACKLOG)  # asyncio uses the number that it accepts at once here, too
        self._on_listening()

    @override
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down in order, without waiting for connections that were accepted, but are not made yet."""
        self._connections.end()
        await super().shutdown(sockets)

    @override
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in order for a signal, and at once for a second SIGINT; uvicorn itself would raise each again then."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def _listen_encrypted(self, listener: socket.socket, certificate: Certificate) -> asyncio.Server:
        """Listen as uvicorn does, but with a shorter limit for the handshake, for which uvicorn leaves a minute."""
        config, state = self.config, self.server_state
        seconds = self._limits.head_seconds
        return await asyncio.get_running_loop().create_server(
            lambda: config.http_protocol_class(config=config, server_state=state, app_state={}),  # type: ignore[call-arg]
            sock=listener,
            backlog=ACCEPTED_AT_ONCE,
            ssl=certificate.context,
            ssl_handshake_timeout=seconds,
            ssl_shutdown_timeout=seconds,
        )

    def end(self) -> None:
        """Ask for an orderly shutdown, from any thread."""
        self.should_exit = True
