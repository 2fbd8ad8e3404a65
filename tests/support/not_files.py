"""What can lie in place of a file and is none: a reader that opens it first waits for ever, or changes the computer."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.support.patience import PATIENCE_S

posix = pytest.mark.posix("pipes, sockets and devices as POSIX has them")


def _pipe(path: Path) -> None:
    os.mkfifo(path)  # not on Windows


def _socket(path: Path) -> None:
    folder = os.open(path.parent, os.O_RDONLY)  # its whole path may be longer than a socket's can be
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(f"/proc/self/fd/{folder}/{path.name}")
    finally:
        os.close(folder)


def _link_to_pipe(path: Path) -> None:
    pipe = path.with_name("a pipe elsewhere")
    os.mkfifo(pipe)
    path.symlink_to(pipe)


_MAKERS: Final[dict[str, Callable[[Path], object]]] = {
    "pipe": _pipe,
    "folder": lambda path: path.mkdir(),
    "socket": _socket,
    "link to a device": lambda path: path.symlink_to(os.devnull),
    "link to a pipe": _link_to_pipe,
}
NOWHERE: Final = Path("Q:/nowhere" if sys.platform == "win32" else "/proc/nowhere")
"""A folder that cannot be made: its drive is not there, or its file system makes no folders."""

NOT_FILES: Final = tuple(_MAKERS)


def put(kind: str, path: Path) -> None:
    """Put something of this kind at ``path``, whose folder is made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _MAKERS[kind](path)


@contextmanager
def without_waiting() -> Iterator[None]:
    """Fail where the block waits for ever, on the main thread, instead of the whole run."""

    def fail(_number: int, _frame: object) -> None:
        raise AssertionError("it waits")

    before = signal.signal(signal.SIGALRM, fail)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
