"""Keeps one window for each user: a lock decides which start is first; a later one hands its request over to it."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import Enum, StrEnum, auto
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final, NamedTuple

from petstore_gui.inventory.input_parsing import InputError, parse_int64, parse_link
from petstore_gui.storage import atomic_file
from petstore_gui.storage.file_lock import IN_USE, is_at, lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME: Final = "open.lock"
PATIENCE_S: Final = 5.0  # for a window to answer, or to end

_COMING_UP: Final = 4  # times that, until a window listens: starting takes long on a slow computer
_RETRY_S: Final = 0.05
_GRACE_S: Final = 1.0  # from the last moment at which a request is accepted to the end of waiting for its answer
_LONGEST_LINE: Final = 10_000  # the longest path of Linux, twice, and a word before it
_LONGEST_NAME: Final = 512
_PREFIX: Final = "petstore-gui-"
_SHORT_FOLDER: Final = Path("/tmp")  # noqa: S108  only a folder with a random name is made in it
_UNTIL: Final = b"until "
_LONGEST_TIME: Final = 20  # digits; Python converts no more than some thousands
_SHOWN: Final = b"shown\n"
# On Wayland a window may come to the front only with what the desktop gives to a start. Qt reads it from here.
_ACTIVATION: Final = "XDG_ACTIVATION_TOKEN"
_ANY_PROCESS: Final = -1  # ASFW_ANY, of which Windows takes the one that asks first


class RequestKind(StrEnum):
    """The requests of a start to an open window, which also comes to the front."""

    NOTHING = "raise"
    ADD = "add"
    LOOK_UP = "look-up"
    LINK = "link"  # comes from outside; without an ID it names no animal
    IMPORT = "import"


class StartupRequest(NamedTuple):
    """The request of a start to an open window. Looking up and links may have an ID.

    ``file`` is the absolute path of a file to import.
    """

    kind: RequestKind = RequestKind.NOTHING
    pet_id: int | None = None
    file: str = ""


class Start(Enum):
    """The outcome of a start."""

    FIRST = auto()
    HANDED_OVER = auto()
    NO_ANSWER = auto()


class SingleInstance:
    """The lock in ``folder``, which the first start holds until :meth:`close`, or until its process ends in any way.

    It is a lock of the operating system. QLockFile only checks whether a process with the number in its file runs, and
    takes a new process with the number of a killed one for the owner (PySide6 6.11).
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / LOCK_NAME
        self._handle: int | None = None
        self._server: QLocalServer | None = None

    def start(self, request: StartupRequest, *, patience_s: float = PATIENCE_S) -> Start:
        """Return FIRST if there is no other start; else hand ``request`` over to that one.

        A listening window has ``patience_s`` to answer; one that is still starting has four times that to listen.
        Return FIRST also if no lock can be made, as in a read-only folder. After NO_ANSWER the request is never
        carried out: it contains its own deadline, and this waits for the answer a second longer.
        """
        until = time.monotonic() + patience_s * _COMING_UP
        while not self._claim():
            name = self._read_name()  # the name of a killed start, until the next one listens
            answer = _hand_over(name, request, patience_s) if name else None
            if answer is not None:
                return answer
            if time.monotonic() >= until:
                return Start.NO_ANSWER
            Event().wait(_RETRY_S)  # no window is open yet that could freeze
        return Start.FIRST

    def listen(self, on_request: Callable[[StartupRequest], None]) -> bool:
        """Call ``on_request`` for each later start; return whether later starts reach this window or open their own.

        Call it after the first paint: it loads a library (7 ms).
        """
        if self._handle is None:
            return True
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError:  # a library of the system is missing
            return False
        before = self._read_name()  # the name of a killed start
        QLocalServer.removeServer(before)
        _remove_own_folder(before)
        server = self._server = QLocalServer()
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(partial(_on_server_new_connection, server, on_request))
        # The name is random, so that no other user can take it first. A later start reads it from the lock file.
        name = f"{_PREFIX}{os.urandom(8).hex()}"
        folder = _run_time_folder()
        listens = (bool(folder) and server.listen(f"{folder}/{name}")) or server.listen(name)
        listens = listens or any(map(server.listen, _in_own_folder(name)))
        return listens and self._write_name(server.fullServerName())

    def close(self) -> None:
        """Release the lock, so that the next start is the first."""
        if self._server is not None:
            name = self._server.fullServerName()
            self._server.close()
            _remove_own_folder(name)
        if self._handle is not None:
            with suppress(OSError):  # Windows never removes an open file; it may stay
                self._file.unlink()
            os.close(self._handle)
            self._handle = None

    def _claim(self) -> bool:
        """Whether this start holds the lock now, or no lock is possible."""
        try:
            atomic_file.make_private_folder(self._file.parent)
            handle = self._open()
        except OSError:
            return True
        try:
            lock(handle)
            ours = is_at(handle, self._file)
        except (*IN_USE, FileNotFoundError):
            ours = False  # another start holds it, or has just ended and removed it
        except OSError:
            os.close(handle)
            return True  # a file system without locks
        if ours:
            self._handle = handle
        else:
            os.close(handle)
        return ours

    def _open(self) -> int:
        """Return a descriptor of the lock file; quarantine a device, FIFO or link in its place."""
        flags = os.O_RDWR | os.O_CREAT
        try:
            return atomic_file.open_private(self._file, flags)
        except atomic_file.NotAFileError:
            atomic_file.quarantine(self._file)
            return atomic_file.open_private(self._file, flags)

    def _read_name(self) -> str:
        """Return the name where the first start listens, from the lock file; "" before that."""
        with suppress(OSError), os.fdopen(atomic_file.open_private(self._file, os.O_RDONLY), "rb") as file:
            name, end, _ = file.read(_LONGEST_NAME).decode("utf-8", "replace").partition("\n")
            if end and Path(name).name.startswith(_PREFIX):
                return name
        return ""

    def _write_name(self, name: str) -> bool:
        """Write the name where this start listens; return whether later starts can read it: not on a full disk."""
        if self._handle is None:
            return False
        line = f"{name}\n".encode()
        try:
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, line)
            os.truncate(self._handle, len(line))
        except OSError:
            return False
        return True


def _hand_over(name: str, request: StartupRequest, patience_s: float) -> Start | None:
    """Return the answer of the window at ``name``, NO_ANSWER without one, or ``None`` if none listens there."""
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(round(patience_s * 1000)):
        return None
    until = time.monotonic() + patience_s
    if sys.platform == "win32":  # else the open window would only blink in the task bar
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
    # Version 0.1.0 reads only the first line. In one piece, so that a later version gets all lines at once.
    token = os.environ.get(_ACTIVATION, "").encode("ascii", "ignore")
    socket.write(line_of(request) + _UNTIL + b"%d\n%b\n" % (until * 1000, token))
    answered_by = until + _GRACE_S
    while not socket.canReadLine() and socket.waitForReadyRead(max(0, round((answered_by - time.monotonic()) * 1000))):
        pass
    if socket.canReadLine() and socket.readLine(_LONGEST_LINE).data() == _SHOWN:
        return Start.HANDED_OVER
    return Start.NO_ANSWER if time.monotonic() >= until else None


def request_of_link(text: str) -> StartupRequest:
    """Return the request in a link, which may be any text."""
    with suppress(InputError):
        return StartupRequest(RequestKind.LINK, parse_link(text))
    return StartupRequest(RequestKind.LINK)


def _run_time_folder() -> str:
    """Return the folder for sockets that all starts share, or ""; in a Flatpak they share only that of the app."""
    folder, flatpak = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("FLATPAK_ID")
    return f"{folder}/app/{flatpak}" if folder and flatpak else folder


def _in_own_folder(name: str) -> Iterator[str]:
    """Make a folder with a short path and yield the path of ``name`` in it: that of a socket has 107 bytes at most."""
    folder = _SHORT_FOLDER / name
    try:
        folder.mkdir(0o700)
    except OSError:  # Windows, where pipes have no folder
        return
    yield str(folder / name)
    folder.rmdir()  # the caller wants another one, so none listens here


def _remove_own_folder(name: str) -> None:
    """Remove the folder that was made for a socket of this name, if there is one."""
    folder = Path(name).parent
    if folder.parent == _SHORT_FOLDER and folder.name.startswith(_PREFIX):
        with suppress(OSError):
            folder.rmdir()


def line_of(request: StartupRequest) -> bytes:
    """Return ``request`` as a line to send."""
    line = request.kind if request.pet_id is None else f"{request.kind} {request.pet_id}"
    if request.file:
        line = f"{request.kind} {os.fsencode(request.file).hex()}"  # a path may contain any byte
    return f"{line}\n".encode("ascii")


def parse_request(line: bytes) -> StartupRequest | None:
    """Return the request in a received line; None unless :func:`line_of` can make it."""
    with suppress(ValueError):  # not ASCII, an unknown word, or an invalid ID
        word, _, number = line.decode("ascii").removesuffix("\n").partition(" ")
        if word == RequestKind.IMPORT:
            request = StartupRequest(RequestKind.IMPORT, file=os.fsdecode(bytes.fromhex(number)))
            return request if line == line_of(request) and request.file else None
        request = StartupRequest(RequestKind(word), parse_int64(number) if number else None)
        may_have_id = request.kind in {RequestKind.LOOK_UP, RequestKind.LINK}
        if line == line_of(request) and (may_have_id or request.pet_id is None):
            return request
    return None


def _on_server_new_connection(server: "QLocalServer", on_request: Callable[[StartupRequest], None]) -> None:
    while server.hasPendingConnections():
        socket = server.nextPendingConnection()
        socket.setReadBufferSize(_LONGEST_LINE)
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(partial(_on_socket_ready_read, socket, on_request))
        _on_socket_ready_read(socket, on_request)  # the line may have come already


def _on_socket_ready_read(socket: "QLocalSocket", on_request: Callable[[StartupRequest], None]) -> None:
    if not socket.canReadLine():
        if socket.bytesAvailable() >= _LONGEST_LINE:
            socket.abort()
        return
    request = parse_request(bytes(socket.readLine(_LONGEST_LINE + 1).data()))
    if request is not None and not _is_late(bytes(socket.readLine(_LONGEST_LINE + 1).data())):
        socket.write(_SHOWN)
        socket.flush()  # first the answer, as only a request that was answered may be carried out
        _use_token(bytes(socket.readLine(_LONGEST_LINE + 1).data()))
        on_request(request)
    socket.disconnectFromServer()


def _is_late(line: bytes) -> bool:
    """Whether the deadline in the second line of a request has passed; version 0.1.0 sends no such line."""
    until_ms = line.removeprefix(_UNTIL).removesuffix(b"\n")
    if not until_ms.isdigit() or len(until_ms) > _LONGEST_TIME:  # then it never passes
        return False
    return time.monotonic() * 1000 > int(until_ms)  # the same clock for all processes


def _use_token(line: bytes) -> None:
    """Use the activation token in the third line of a request, which may be empty, or missing."""
    token = line.decode("ascii", "ignore").strip()
    if token and token.isprintable():
        os.environ[_ACTIVATION] = token
