"""What can happen to one request between the client and the service: each function is a fault, or makes one."""

import json
import threading
import zlib
from functools import cache
from typing import Final

from tests.support.faulty_proxy import Exchange, Fault
from tests.support.patience import slowness
from tests.support.raw_server import HEAD_END, answer

MIB = 1024 * 1024
_DRIP_S: Final = 0.05 * slowness()  # a body of 40 bytes takes longer than the deadlines, which grow with it, too

# ------------------------------------------------------------------------------------------- no answer, or half of one


def silence(exchange: Exchange) -> bool:
    """Read the request and never answer; the service hears nothing of it."""
    exchange.peer.wait_for_the_client_to_go()
    return False


def hang_up(exchange: Exchange) -> bool:
    """Close in the orderly way without an answer, as a kept connection that dies while the request is under way."""
    exchange.peer.hang_up()
    return False


def reset(exchange: Exchange) -> bool:
    exchange.peer.reset()
    return False


def stored(then: Fault) -> Fault:
    """Return a fault in place of the answer: the service has the request, and its answer is lost."""

    def fault(exchange: Exchange) -> bool:
        exchange.forward()
        return then(exchange)

    return fault


def cut_in_the_head(exchange: Exchange) -> bool:
    exchange.peer.send(exchange.forward()[:20])
    return False


def cut_in_the_body(exchange: Exchange) -> bool:
    exchange.peer.send(exchange.forward()[:-1])
    return False


def dripping_head(exchange: Exchange) -> bool:
    """Send the answer a byte at a time: fast enough for every read, too slow for ever to end."""
    exchange.peer.drip(exchange.forward(), _DRIP_S)
    return False


def dripping_body(exchange: Exchange) -> bool:
    head, _, body = exchange.forward().partition(HEAD_END)
    exchange.peer.send(head + HEAD_END)
    exchange.peer.drip(body, _DRIP_S)
    return False


# ---------------------------------------------------------------------------------------------------------- not HTTP


def sending(data: bytes) -> Fault:
    """Return a fault that sends ``data`` in place of the answer, and hangs up."""

    def fault(exchange: Exchange) -> bool:
        exchange.peer.send(data)
        return False

    return fault


garbage = sending(b"SSH-2.0-OpenSSH_9.2\r\n")
_JSON = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
bad_chunk = sending(_JSON + b"Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\nXY\r\n")
two_lengths = sending(_JSON + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n[] ")
huge_head = sending(_JSON + b"X-Filler: " + b"x" * 200_000 + b"\r\nContent-Length: 2\r\n\r\n[]")
length_too_large = sending(_JSON + b"Content-Length: 99\r\n\r\n[]")
length_too_small = sending(_JSON + b'Content-Length: 9\r\n\r\n[{"id":1,"name":"Rex","categoryId":1}]')
announced_300_mib = sending(_JSON + b"Content-Length: 314572800\r\n\r\n[")


def endless(exchange: Exchange) -> bool:
    """Send a body that says no length and never ends, until the client has had enough."""
    exchange.peer.send(_JSON + b"Connection: close\r\n\r\n[")
    while not exchange.peer.stopping.is_set() and exchange.peer.send(b" " * 65536):
        pass
    return False


def bomb(exchange: Exchange) -> bool:
    """Send 300 kB that would unpack to 300 MiB."""
    packed = _packed_blanks(300)
    head = _JSON + f"Content-Encoding: gzip\r\nContent-Length: {len(packed)}\r\n\r\n".encode()
    exchange.peer.send(head + packed)
    return False


@cache
def _packed_blanks(mib: int) -> bytes:
    """Return a bracket and so many MiB of blanks, packed: one block, again and again, since each stands for itself.

    There is no checksum at the end: to make one takes half a second, which a caller may not have.
    """
    packer = zlib.compressobj(wbits=-15)
    start = packer.compress(b"[") + packer.flush(zlib.Z_FULL_FLUSH)
    block = packer.compress(b" " * MIB) + packer.flush(zlib.Z_FULL_FLUSH)
    return b"\x1f\x8b\x08" + bytes(7) + start + block * mib + packer.flush()


# ---------------------------------------------------------------------------------- HTTP, but not as the interface says


def answering(
    body: str | bytes, *, status: str = "200 OK", head: str = "", content_type: str = "application/json"
) -> Fault:
    """Return a fault that gives a whole answer of its own; the service hears nothing, and the connection lives on."""
    data = body.encode() if isinstance(body, str) else body

    def fault(exchange: Exchange) -> bool:
        return exchange.peer.send(answer(data, status=status, head=head, content_type=content_type))

    return fault


def redirecting(location: str, *, status: str = "302 Found") -> Fault:
    page = f"<html><body><a href='{location}'>Moved</a></body></html>"
    return answering(page, status=status, head=f"Location: {location}\r\n", content_type="text/html")


def page(status: str) -> Fault:
    """Return what a gateway or a hotel's network says."""
    body = f"<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>"
    return answering(body, status=status, content_type="text/html; charset=utf-8")


def problem(status: str) -> Fault:
    """Return the answer of something that speaks RFC 9457."""
    body = f'{{"type":"about:blank","title":"{status}","status":{status[:3]}}}'
    return answering(body, status=status, content_type="application/problem+json")


def refusing(status: str, message: str, *, said: int | None = None, retry_after: str = "") -> Fault:
    """Return the interface's error object; ``said`` is the status in it if that is another one."""
    body = json.dumps({"code": "refused", "message": message, "status": said or int(status[:3])})
    return answering(body, status=status, head=f"Retry-After: {retry_after}\r\n" if retry_after else "")


def saying(animal: bytes) -> Fault:
    """Return a good answer with this JSON for an animal: a list with a good one before it, or it alone."""

    def fault(exchange: Exchange) -> bool:
        if exchange.method == "POST":
            return answering(animal, status="201 Created")(exchange)
        if exchange.path.partition("?")[0].endswith("/pets"):
            return answering(b'[{"id":1,"name":"Half a list","categoryId":1},' + animal + b"]")(exchange)
        return answering(animal)(exchange)

    return fault


# -------------------------------------------------------------------------------------------------------- out of order


class Held:
    """Has the request answered by the service at once, and hands the answer on when it is released."""

    def __init__(self) -> None:
        self.arrived = threading.Event()
        self.gone = threading.Event()
        self._go = threading.Event()

    def release(self) -> None:
        self._go.set()

    def __call__(self, exchange: Exchange) -> bool:
        data = exchange.forward()
        self.arrived.set()
        while not self._go.wait(0.01) and not exchange.peer.stopping.is_set():
            pass
        was_there = exchange.peer.send(data)
        self.gone.set()
        return was_there
