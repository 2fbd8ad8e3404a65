"""A TCP server on 127.0.0.1 that plays a script at each connection, byte for byte, and remembers what it was sent."""

import os
import socket
import ssl
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.support.patience import PATIENCE_S

HEAD_END = b"\r\n\r\n"


class Peer:
    """One connection, as a script sees it. What it sends to a client that has gone is lost without a word."""

    def __init__(self, sock: socket.socket, server: "RawServer") -> None:
        self.stopping = server.stopping
        self._sock = sock
        self._server = server

    def read_request(self) -> bytes:
        """Return the next request, head and body, and remember it; empty when the client has hung up."""
        request = b""
        with suppress(OSError):
            while HEAD_END not in request or len(request) < _length(request):
                piece = self._sock.recv(65536)
                if not piece:
                    break
                request += piece
        if request:
            self._server.remember(request)
        return request

    def send(self, data: bytes) -> bool:
        """Send ``data``; return whether the client was still there."""
        try:
            self._sock.sendall(data)
        except OSError:
            return False
        return True

    def drip(self, data: bytes, pause: float) -> None:
        """Send ``data`` a byte at a time, ``pause`` seconds apart, until the client has gone or the test is over."""
        for byte in data:
            if not self.send(bytes([byte])) or self.stopping.wait(pause):
                return

    def wait_for_the_client_to_go(self) -> None:
        """Return when the client has hung up, or the test is over."""
        with suppress(OSError):
            while self._sock.recv(65536):
                pass
        self._server.left.release()

    def hang_up(self) -> None:
        """Close in the orderly way; what the client sends after that meets a reset."""
        with suppress(OSError):
            self._sock.shutdown(socket.SHUT_RDWR)
        self._sock.close()

    def reset(self) -> None:
        """Close with a reset instead of an orderly end."""
        self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._sock.close()


Script = Callable[[Peer], None]


class RawServer:
    """Plays ``scripts`` at the first connections, in their order, and the last one at every further connection."""

    def __init__(self, *scripts: Script, tls: ssl.SSLContext | None = None) -> None:
        self.requests: list[bytes] = []
        self.arrived = threading.Semaphore(0)  # counts requests
        self.left = threading.Semaphore(0)  # counts clients that a script saw go
        self.connections = 0
        self.stopping = threading.Event()
        self._scripts = scripts
        self._tls = tls
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._refuses = threading.Event()
        self.start_accepting()

    @property
    def url(self) -> str:
        return f"{'https' if self._tls else 'http'}://127.0.0.1:{self.port}/v1"

    def remember(self, request: bytes) -> None:
        with self._lock:
            self.requests.append(request)
        self.arrived.release()

    def wait_for_a_request(self) -> None:
        assert self.arrived.acquire(timeout=PATIENCE_S)

    def wait_for_a_client_to_go(self) -> None:
        assert self.left.acquire(timeout=PATIENCE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.stopping.set()
        self.stop_accepting()
        with self._lock:
            for sock in self._open:
                with suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)
                if os.name == "nt":
                    sock.close()  # there a shutdown wakes no recv()
        for thread in self._threads:
            thread.join(PATIENCE_S)

    def start_accepting(self) -> None:
        self._refuses.clear()
        self._acceptor = threading.Thread(target=self._accept)
        self._acceptor.start()

    def stop_accepting(self) -> None:
        self._refuses.set()
        # Only on Linux a shutdown wakes accept(). create_connection() looks names up, which a test may have replaced.
        with suppress(OSError), socket.socket() as waking:
            waking.settimeout(PATIENCE_S)
            waking.connect(("127.0.0.1", self.port))
        self._acceptor.join(PATIENCE_S)
        assert not self._acceptor.is_alive()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                sock, _ = self._listener.accept()
            except OSError:
                return
            if self._refuses.is_set():
                sock.close()
                return
            script = self._scripts[min(self.connections, len(self._scripts) - 1)]
            self.connections += 1
            thread = threading.Thread(target=self._play, args=(script, sock))
            self._threads.append(thread)
            thread.start()

    def _play(self, script: Script, sock: socket.socket) -> None:
        with self._lock:
            self._open.append(sock)
        try:
            if self.stopping.is_set():
                return  # it was not there yet when the others were ended
            if self._tls:
                with self._lock:
                    self._open.remove(sock)
                sock.settimeout(PATIENCE_S)
                sock = self._tls.wrap_socket(sock, server_side=True)
                with self._lock:
                    self._open.append(sock)
            script(Peer(sock, self))
        except OSError:
            pass  # a client that broke off the handshake
        finally:
            with self._lock:
                if sock in self._open:
                    self._open.remove(sock)
            sock.close()


def answer(
    body: bytes = b"[]", *, status: str = "200 OK", head: str = "", content_type: str = "application/json"
) -> bytes:
    """Return a whole answer with its length, and ``head`` (lines that end in CRLF) among its headers."""
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {len(body)}\r\n{head}\r\n".encode()
        + body
    )


def answering(data: bytes) -> Script:
    """Return a script that gives the same answer to every request of a connection."""

    def script(peer: Peer) -> None:
        while peer.read_request() and peer.send(data):
            pass

    return script


def once(data: bytes) -> Script:
    """Return a script that reads one request, sends ``data`` and hangs up."""

    def script(peer: Peer) -> None:
        if peer.read_request():
            peer.send(data)

    return script


def silent(peer: Peer) -> None:
    """Read the request and never answer."""
    peer.read_request()
    peer.wait_for_the_client_to_go()


def resetting(peer: Peer) -> None:
    """Read the request and answer with a reset."""
    peer.read_request()
    peer.reset()


def _length(request: bytes) -> int:
    head, _, _ = request.partition(HEAD_END)
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return len(head) + len(HEAD_END) + int(line.partition(b":")[2])
    return len(head) + len(HEAD_END)
