"""A TCP proxy between the client and a real service that makes the next matching request meet a fault, then is well."""

import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias
from urllib.parse import urlsplit

from tests.support.patience import PATIENCE_S
from tests.support.raw_server import HEAD_END, Peer, RawServer


class Exchange:
    """One request that has arrived and is not answered yet, as a fault sees it."""

    def __init__(self, peer: Peer, request: bytes, service: tuple[str, int], *, drops: tuple[bytes, ...] = ()) -> None:
        """``drops`` are headers, in lower case, that the proxy lets through in neither direction."""
        self.peer = peer
        self.request = _without(request, drops)
        self._service = service
        self._drops = drops

    @property
    def method(self) -> str:
        return self.request.split(b" ", 1)[0].decode()

    @property
    def path(self) -> str:
        return self.request.split(b" ", 2)[1].decode()

    def forward(self) -> bytes:
        """Hand the request to the service and return its whole answer."""
        with socket.create_connection(self._service, PATIENCE_S) as service:
            service.sendall(self.request)
            answer = b""
            while HEAD_END not in answer or len(answer) < _length(answer):
                piece = service.recv(65536)
                if not piece:
                    raise ConnectionError("the service has hung up")
                answer += piece
        return _without(answer, self._drops)


Fault: TypeAlias = Callable[[Exchange], bool]
"""Does something with a request; says whether the connection goes on."""


def passed_on(exchange: Exchange) -> bool:
    """Do what a proxy does."""
    return exchange.peer.send(exchange.forward())


class FaultyProxy(RawServer):
    """Passes everything on to the service at ``service_url``, ``latency_s`` later, except for what meets a fault.

    Without ``honours_keys`` the service is one that knows neither idempotency keys nor entity tags, as the interface
    has it.
    """

    def __init__(
        self, service_url: str, *, tls: ssl.SSLContext | None = None, latency_s: float = 0, honours_keys: bool = False
    ) -> None:
        parts = urlsplit(service_url)
        self._service = (parts.hostname or "", parts.port or 0)
        self._latency_s = latency_s
        ours = (b"etag", b"idempotency-key", b"idempotency-replayed", b"idempotency-retention")
        self._drops = () if honours_keys else ours
        self._armed: list[tuple[Fault, str, str]] = []
        self._armed_lock = threading.Lock()
        self._hears = threading.Event()
        self._hears.set()
        super().__init__(self._serve, tls=tls)

    def fault(self, fault: Fault, *, method: str = "GET", path: str = "", times: int = 1) -> None:
        """Let the next ``times`` requests of this method, whose path has ``path`` in it, meet the fault."""
        with self._armed_lock:
            self._armed += [(fault, method, path)] * times

    def refuse(self) -> None:
        """Refuse connections, and end those that there are, until :meth:`heal`."""
        self.stop_accepting()
        # Bound, so that no other program gets the port, but not listening.
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listener.bind(("127.0.0.1", self.port))
        self.drop()

    def ignore(self) -> None:
        """Read nothing of what comes, as a process that was stopped, until :meth:`heal`."""
        self._hears.clear()
        self.drop()

    def drop(self) -> None:
        """End the connections that were kept for the next request, as a service does that starts again."""
        with self._lock:
            for sock in self._open:
                with suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)

    def show_certificate(self, tls: ssl.SSLContext) -> None:
        """Prove with another certificate from the next connection on, which has to be a new one."""
        self._tls = tls
        self.drop()

    def heal(self) -> None:
        """Pass everything on again."""
        with self._armed_lock:
            self._armed.clear()
        self._hears.set()
        if not self._acceptor.is_alive():
            self._listener.listen()
            self.start_accepting()

    def sent(self, method: str) -> int:
        """Return how many requests of this method have arrived."""
        with self._lock:
            return sum(request.startswith(f"{method} ".encode()) for request in self.requests)

    def _serve(self, peer: Peer) -> None:
        if not self._hears.is_set():
            while not self._hears.wait(0.01) and not self.stopping.is_set():
                pass
            return  # what was ignored is never read, not even late
        while request := peer.read_request():
            self.stopping.wait(self._latency_s)
            exchange = Exchange(peer, request, self._service, drops=self._drops)
            if not self._next_fault(exchange)(exchange):
                return

    def _next_fault(self, exchange: Exchange) -> Fault:
        with self._armed_lock:
            for armed in self._armed:
                fault, method, path = armed
                if method == exchange.method and path in exchange.path:
                    self._armed.remove(armed)
                    return fault
        return passed_on


def _length(answer: bytes) -> int:
    """Return how long the answer is by its own head; the service always says a length where there is a body."""
    head, _, _ = answer.partition(HEAD_END)
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    length = 0 if head.startswith(b"HTTP/1.1 304") else int(lengths[0].partition(b":")[2])
    return len(head) + len(HEAD_END) + length


def _without(message: bytes, names: tuple[bytes, ...]) -> bytes:
    """Return an HTTP message without the headers of these names."""
    head, end, body = message.partition(HEAD_END)
    lines = [line for line in head.split(b"\r\n") if line.partition(b":")[0].lower() not in names]
    return b"\r\n".join(lines) + end + body
