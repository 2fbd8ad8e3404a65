"""What a launcher on Wayland gives to a program that it starts: the leave to bring a window to the front."""

import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.support.patience import PATIENCE_S

# The numbers of the protocols Wayland and xdg-activation: objects that are made, requests and events.
_DISPLAY, _REGISTRY, _ACTIVATION, _TOKEN = range(1, 5)
_GET_REGISTRY, _BIND, _GET_TOKEN, _COMMIT = 1, 0, 1, 3
_GLOBAL, _DONE = 0, 0
_INTERFACE: Final = "xdg_activation_v1"


def activation_token(path: Path) -> str:
    """Return a token of the compositor that listens at ``path``."""
    with socket.socket(socket.AF_UNIX) as wire:
        wire.settimeout(PATIENCE_S)
        wire.connect(str(path))
        events = _events(wire)
        wire.sendall(_message(_DISPLAY, _GET_REGISTRY, struct.pack("=I", _REGISTRY)))
        body = next(
            body for at, event, body in events if (at, event) == (_REGISTRY, _GLOBAL) and _text(body, 4) == _INTERFACE
        )
        wire.sendall(
            _message(_REGISTRY, _BIND, body[:4] + _packed(_INTERFACE) + struct.pack("=II", 1, _ACTIVATION))
            + _message(_ACTIVATION, _GET_TOKEN, struct.pack("=I", _TOKEN))
            + _message(_TOKEN, _COMMIT)
        )
        return next(_text(body) for at, event, body in events if (at, event) == (_TOKEN, _DONE))


def _message(at: int, request: int, body: bytes = b"") -> bytes:
    return struct.pack("=IHH", at, request, 8 + len(body)) + body


def _events(wire: socket.socket) -> Iterator[tuple[int, int, bytes]]:
    """Give the object, the number and the body of each event."""
    with wire.makefile("rb") as file:
        while head := file.read(8):
            at, event, length = struct.unpack("=IHH", head)
            yield at, event, file.read(length - 8)


def _packed(text: str) -> bytes:
    coded = text.encode() + b"\0"
    return struct.pack("=I", len(coded)) + coded + b"\0" * (-len(coded) % 4)


def _text(body: bytes, start: int = 0) -> str:
    (length,) = struct.unpack_from("=I", body, start)
    return body[start + 4 : start + 3 + length].decode()
