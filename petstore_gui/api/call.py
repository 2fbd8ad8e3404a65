"""The calls in flight: each is over at its deadline, or at once when its client or a client above that one ends it."""

import selectors
import socket
import ssl
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from petstore_gui.api.errors import CancelledError, Outcome

T = TypeVar("T")

# For one or two sockets and a moment: poll() where there is one needs no file of its own to be made and closed.
Selector: Final = getattr(selectors, "PollSelector", selectors.DefaultSelector)


class Call:
    """One call in flight: when it must be over, whether any of it was written, and a socket that ends its waits.

    That second socket is watched in each wait. Shutting the first one down from another thread would do on
    Linux, but elsewhere it does not end a connect, and under TLS it is not safe.
    """

    def __init__(self, seconds: float, *, sent: bool) -> None:
        self.seconds = seconds
        self.ends = time.monotonic() + seconds
        self.sent = sent
        self.cancelled = False
        self._reader, self._writer = socket.socketpair()

    def cancel(self) -> None:
        """End the call's waits; from any thread, but not after ``close``."""
        if not self.cancelled:
            self.cancelled = True
            self._writer.send(b"\0")

    def close(self) -> None:
        """Close the second socket; the call is over."""
        self._reader.close()
        self._writer.close()

    def run(self, sock: socket.socket, event: int, step: Callable[[], T], ends: float) -> T:
        """Return what ``step`` returns, taking it again whenever the non-blocking ``sock`` is ready for it."""
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
        """Return when ``sock`` is ready; raise TimeoutError at ``ends``, ConnectionAbortedError when cancelled."""
        with Selector() as selector:
            selector.register(sock, event)
            selector.register(self._reader, selectors.EVENT_READ)
            selector.select(self._remaining(ends))
        self._remaining(ends)

    def wait_for_cancel(self) -> None:
        """Return when the call is cancelled, or its time is over."""
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
    """The calls in flight through a client, those through its branches among them. Threads may share it.

    ``on_closed`` is called once they are closed and the last of them is over.
    """

    def __init__(self, *, on_closed: Callable[[], object] = lambda: None, root: "Calls | None" = None) -> None:
        self.on_closed = on_closed
        # One lock for a client and its branches; it guards the two at the end.
        self.lock: threading.Lock = threading.Lock() if root is None else root.lock
        self.ancestry: tuple[Calls, ...] = (self,) if root is None else (self, *root.ancestry)
        self.in_flight: set[Call] = set()
        self.closed = False

    def begin(self, seconds: float, *, sent: bool) -> Call:
        """Return a new call; raise CancelledError once these calls, or those they branched from, are closed."""
        with self.lock:
            if any(calls.closed for calls in self.ancestry):
                raise CancelledError("the client is closed", outcome=Outcome.NOT_SENT)
            call = Call(seconds, sent=sent)
            for calls in self.ancestry:
                calls.in_flight.add(call)
        return call

    def end(self, call: Call) -> None:
        """Take ``call`` out again: it is over."""
        with self.lock:
            for calls in self.ancestry:
                calls.in_flight.remove(call)
                if calls.closed and not calls.in_flight:
                    calls.on_closed()
        call.close()

    def cancel(self) -> None:
        """End every call in flight; later ones work."""
        with self.lock:
            for call in self.in_flight:
                call.cancel()

    def close(self) -> None:
        """End every call in flight and let no other begin."""
        with self.lock:
            self.closed = True
            if not self.in_flight:
                self.on_closed()
        self.cancel()
