"""Listening: one socket, uvicorn behind it, and an orderly end."""

import asyncio
import ipaddress
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Final

import h11
from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import Server

from petstore_gui.service.answers import error_body
from petstore_gui.service.app import BASE_PATH

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method):  # noqa: ANN001, ANN201
        """Mark an overriding method. ``typing.override`` is there from Python 3.12 on only."""
        return method


_KEEP_ALIVE_SECONDS: Final = 75  # longer than any client keeps an idle connection, so that the client closes it first
_LAST_REQUESTS_SECONDS: Final = 2
_BACKLOG: Final = 256


def listen(host: str, port: int) -> socket.socket:
    """Return a socket listening at ``host`` and ``port`` (0: any free one). Raises ``OSError``."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    return socket.create_server((str(address[0]), int(address[1])), family=family, backlog=_BACKLOG)


def base_url(listener: socket.socket) -> str:
    """Return the base address of the service behind ``listener``, with the interface's version segment."""
    host, port = listener.getsockname()[:2]
    return f"http://{_bracketed(host)}:{port}{BASE_PATH}"


def own_names(listener: socket.socket) -> frozenset[str] | None:
    """Return the ``Host`` names of a service that only this computer can reach; ``None`` (any) for other addresses."""
    host = listener.getsockname()[0]
    if not ipaddress.ip_address(host).is_loopback:
        return None
    return frozenset({"127.0.0.1", "localhost", "[::1]", _bracketed(host)})


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def end_with_zero_on_signals() -> None:
    """Make the signals that ask for an end raise ``SystemExit(0)``; while serving, uvicorn finishes its requests first.

    uvicorn takes the handlers over and raises the signal again when it is done, so they are the last word as well.
    """

    def end(_number: int, _frame: FrameType | None) -> None:
        raise SystemExit(0)

    for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)


class _Protocol(H11Protocol):
    """uvicorn's HTTP, with the error object also for what is no HTTP request at all."""

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Send each answer at once, or its second packet waits 40 ms for the first to be acknowledged.

        asyncio does so only for sockets that name their protocol: create_server's do not, nor do Windows'.
        """
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        super().connection_made(transport)

    @override
    def send_400_response(self, msg: str) -> None:
        body = error_body(400, "invalid_request", msg)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode("ascii")),
            (b"connection", b"close"),
        ]
        events = (h11.Response(status_code=400, headers=headers, reason=b"Bad Request"), h11.Data(data=body))
        for event in (*events, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class PetServer(Server):
    """uvicorn for ``app``; calls ``on_listening`` once, when the first request would be answered."""

    def __init__(self, app: ASGIApp, on_listening: Callable[[], None]) -> None:
        super().__init__(
            Config(
                app,
                http=_Protocol,
                ws="none",
                loop="none",
                lifespan="off",
                interface="asgi3",
                log_config=None,
                log_level="warning",
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_keep_alive=_KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=_LAST_REQUESTS_SECONDS,
            )
        )
        self._on_listening = on_listening

    @override
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        self._on_listening()

    def end(self) -> None:
        """Ask for an orderly end, from any thread."""
        self.should_exit = True
