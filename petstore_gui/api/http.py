"""The HTTP transport of the client: its calls in flight, and a network whose waits end at a deadline or by cancel()."""

import os
import selectors
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Any, Final, TypeVar

import httpcore
import httpx
import truststore

from petstore_gui.api import override
from petstore_gui.api.errors import CancelledError, CertificateProblem, Outcome

T = TypeVar("T")

# For one or two sockets and a short wait, poll() is best where it exists: unlike epoll it opens no file.
Selector: Final = getattr(selectors, "PollSelector", selectors.DefaultSelector)


class Call:
    """One call in flight: its deadline, whether any of it was written, and a socket that ends its waits.

    ``on_written`` is called when all of it is written, maybe more than once.

    Each wait also watches that second socket. To shut the first one down from another thread would be enough on
    Linux, but elsewhere that does not end a connect, and under TLS it is not safe.
    """

    def __init__(self, seconds: float, *, sent: bool) -> None:
        self.seconds = seconds
        self.ends = time.monotonic() + seconds
        self.sent = sent
        self.cancelled = False
        self.on_written: Callable[[], object] = lambda: None
        self._reader, self._writer = socket.socketpair()

    def cancel(self) -> None:
        """End the call's waits, from any thread, but not after ``close``."""
        if not self.cancelled:
            self.cancelled = True
            self._writer.send(b"\0")

    def close(self) -> None:
        """Close the second socket, when the call is over."""
        self._reader.close()
        self._writer.close()

    def run(self, sock: socket.socket, event: int, step: Callable[[], T], ends: float) -> T:
        """Return the result of ``step``; repeat it whenever the non-blocking ``sock`` is ready for it."""
        while True:
            self._remaining(ends)
            try:
                return step()
            except BlockingIOError:
                self.wait(sock, event, ends)
            except ssl.SSLWantReadError:
                self.wait(sock, selectors.EVENT_READ, ends)
            except ssl.SSLWantWriteError:
                self.wait(sock, selectors.EVENT_WRITE, ends)

    def wait(self, sock: socket.socket, event: int, ends: float) -> None:
        """Return when ``sock`` is ready; raise TimeoutError at ``ends``, ConnectionAbortedError after a cancel."""
        with Selector() as selector:
            selector.register(sock, event)
            selector.register(self._reader, selectors.EVENT_READ)
            selector.select(self._remaining(ends))
        self._remaining(ends)

    def wait_for_cancel(self) -> None:
        """Return when the call is cancelled, or at its deadline."""
        with Selector() as selector:
            selector.register(self._reader, selectors.EVENT_READ)
            selector.select(self.seconds)

    def _remaining(self, ends: float) -> float:
        if self.cancelled:
            raise ConnectionAbortedError("cancelled")
        seconds = min(ends, self.ends) - time.monotonic()
        if seconds <= 0:
            raise TimeoutError("timed out")
        return seconds


class Calls:
    """The calls in flight of a client, with those of its branches. Threads may share it.

    Calls ``on_closed`` when it is closed and its last call is over.
    """

    def __init__(self, *, on_closed: Callable[[], object] = lambda: None, root: "Calls | None" = None) -> None:
        self.on_closed = on_closed
        # One lock for a client and its branches; it guards the last two attributes.
        self.lock: threading.Lock = threading.Lock() if root is None else root.lock
        self.ancestry: tuple[Calls, ...] = (self,) if root is None else (self, *root.ancestry)
        self.in_flight: set[Call] = set()
        self.closed = False

    def begin(self, seconds: float, *, sent: bool) -> Call:
        """Return a new call; raise CancelledError if this object, or the one it branched from, is closed."""
        with self.lock:
            if any(calls.closed for calls in self.ancestry):
                raise CancelledError("the client is closed", outcome=Outcome.NOT_SENT)
            call = Call(seconds, sent=sent)
            for calls in self.ancestry:
                calls.in_flight.add(call)
        return call

    def end(self, call: Call) -> None:
        """Remove ``call``, which is over."""
        with self.lock:
            for calls in self.ancestry:
                calls.in_flight.remove(call)
                if calls.closed and not calls.in_flight:
                    calls.on_closed()
        call.close()

    def cancel(self) -> None:
        """End all calls in flight; later ones work."""
        with self.lock:
            for call in self.in_flight:
                call.cancel()

    def close(self) -> None:
        """End all calls in flight, and refuse later ones."""
        with self.lock:
            self.closed = True
            if not self.in_flight:
                self.on_closed()
        self.cancel()


KEEP_ALIVE = 4.0  # seconds, less than uvicorn's 5: the client closes first, so an add rarely gets a dead connection


class _Current(threading.local):
    call: Call
    """The call of the running thread."""


class Network(httpcore.NetworkBackend):
    """Opens connections for httpcore, whose pool shares them between calls and threads."""

    def __init__(self) -> None:
        self.current = _Current()

    @override
    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """Connect to the first address of ``host`` that answers; each gets its share of ``timeout`` (seconds)."""
        del local_address, socket_options  # the pool below uses none
        ends = _ends(timeout)
        with _raising(httpcore.ConnectTimeout, httpcore.ConnectError):
            addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            for left, (family, kind, protocol, _, address) in zip(range(len(addresses), 0, -1), addresses, strict=True):
                now = time.monotonic()
                try:
                    sock = self._connected((family, kind, protocol), address, now + (ends - now) / left)
                    return _Stream(self, sock, ends)
                except OSError:
                    if left == 1 or self.current.call.cancelled:
                        raise
        raise httpcore.ConnectError("no address")

    def _connected(self, kind: tuple[int, int, int], address: tuple[object, ...], ends: float) -> socket.socket:
        with ExitStack() as stack:
            sock = stack.enter_context(socket.socket(*kind))
            sock.setblocking(False)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with suppress(BlockingIOError):
                sock.connect(address)
            self.current.call.wait(sock, selectors.EVENT_WRITE, ends)
            if code := sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                raise OSError(code, os.strerror(code))
            stack.pop_all()
        return sock


class _Stream(httpcore.NetworkStream):
    """A non-blocking connection; it reads and writes for the call of the running thread."""

    def __init__(self, network: Network, sock: socket.socket, connected_by: float) -> None:
        self._network = network
        self._sock = sock
        self._connected_by = connected_by

    @override
    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        del timeout  # the rest of the time for connecting
        with _raising(httpcore.ConnectTimeout, httpcore.ConnectError):
            try:
                self._sock = sock = ssl_context.wrap_socket(
                    self._sock, server_hostname=server_hostname, do_handshake_on_connect=False
                )
                self._network.current.call.run(sock, selectors.EVENT_READ, sock.do_handshake, self._connected_by)
            except BaseException:
                self.close()
                raise
        return self

    @override
    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        call = self._network.current.call
        call.on_written()  # httpcore reads no answer before the whole request is written
        with _raising(httpcore.ReadTimeout, httpcore.ReadError):
            return call.run(self._sock, selectors.EVENT_READ, lambda: self._sock.recv(max_bytes), _ends(timeout))

    @override
    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        rest = memoryview(buffer)
        with _raising(httpcore.WriteTimeout, httpcore.WriteError):
            while rest:
                sent = self._network.current.call.run(
                    self._sock, selectors.EVENT_WRITE, partial(self._send, rest), _ends(timeout)
                )
                rest = rest[sent:]

    def _send(self, buffer: memoryview) -> int:
        self._network.current.call.sent = True
        return self._sock.send(buffer)

    @override
    def close(self) -> None:
        self._sock.close()

    @override
    def get_extra_info(self, info: str) -> object:
        # The pool asks this before it uses a connection again, to see whether the other side has closed it.
        if info == "is_readable":
            if self._sock.fileno() < 0:
                return True
            with Selector() as selector:
                selector.register(self._sock, selectors.EVENT_READ)
                return bool(selector.select(0))
        return {"socket": self._sock, "ssl_object": getattr(self._sock, "_sslobj", None)}.get(info)


class Transport(httpx.HTTPTransport):
    """The transport of httpx over ``network``, without proxies."""

    def __init__(self, network: Network, tls: ssl.SSLContext) -> None:
        super().__init__(verify=tls, trust_env=False)
        # httpx 0.28.1 has no public way to set the network of its pool; test_deadline.py fails when this stops working.
        # Without max_connections: neither the deadline nor cancel() would reach a call that queues for a connection.
        self._pool = httpcore.ConnectionPool(
            ssl_context=tls, max_connections=None, keepalive_expiry=KEEP_ALIVE, network_backend=network
        )


def tls_context(base_url: str) -> ssl.SSLContext:
    """Return a context with the operating system's trust store, which is not loaded for an http address."""
    if base_url.startswith("http:"):
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def tls_refusal(error: BaseException | None) -> ssl.SSLError | None:
    """Return the TLS error behind a failed connect, or ``None``, also if the connection merely broke."""
    if not isinstance(error, httpx.ConnectError):
        return None
    while error is not None and not isinstance(error, ssl.SSLError):
        error = error.__cause__ or error.__context__
    return None if isinstance(error, (ssl.SSLEOFError, ssl.SSLZeroReturnError)) else error


def certificate_problem(refusal: ssl.SSLError) -> CertificateProblem:
    """Return the problem, from the error code of the library that checked: OpenSSL, Windows or macOS."""
    match getattr(refusal, "verify_code", None):
        case 9 | 10 | 0x800B0101 | -67818:
            return CertificateProblem.EXPIRED
        case 62 | 64 | 0x800B010F | -67602:
            return CertificateProblem.WRONG_HOST
        case 2 | 18 | 19 | 20 | 21 | 0x800B0109 | 0x800B010A | -67843:
            return CertificateProblem.UNKNOWN_ISSUER
        case _:
            return CertificateProblem.OTHER


@contextmanager
def _raising(too_late: type[Exception], broken: type[Exception]) -> Iterator[None]:
    try:
        yield
    except TimeoutError as error:
        raise too_late(str(error)) from error
    except OSError as error:
        raise broken(str(error)) from error


def _ends(timeout: float | None) -> float:
    return float("inf") if timeout is None else time.monotonic() + timeout
