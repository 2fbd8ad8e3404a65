"""Ports for servers of the tests."""

import secrets
import socket
from contextlib import suppress
from typing import Final

HOST: Final = "127.0.0.1"
_FIRST: Final = 15_000
_COUNT: Final = 15_000  # all below those that Linux, Windows and macOS give to outgoing connections


def free_port() -> int:
    """Return a free port; no outgoing connection of another test gets it before a server listens there."""
    while True:
        port = _FIRST + secrets.randbelow(_COUNT)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port
