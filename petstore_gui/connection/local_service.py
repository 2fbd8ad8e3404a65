"""Runs the embedded service as a child process, for "This computer", with a key for one run."""

import os
import secrets
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import IO, Final, cast
from urllib.parse import urlsplit

import msgspec

from petstore_gui.connection.api_key import ENVIRONMENT_VARIABLE, ApiKey
from petstore_gui.connection.profile import AddressError, parse_address
from petstore_gui.storage.atomic_file import make_private_folder
from petstore_gui.storage.error_text import CANNOT_BE_OPENED, OTHER, REASONS, advice, error_text
from petstore_gui.translatable import TranslatableError, TranslatableText

_TIMEOUT_S: Final = 0.5
_KILLED_S: Final = 5.0  # on a computer that is short of time, a killed process, too, needs a moment
_MAX_LINE: Final = 65_536
_MAX_ERROR_TEXT: Final = 4_096
_LOG_LIMIT: Final = 1024 * 1024
_TREE: Final = Path(__file__).resolve().parents[2]


class LocalServiceError(TranslatableError):
    """The embedded service did not start. The reason has a detail for support."""


class _Announcement(msgspec.Struct):
    """The line that the service prints once it listens. ``quarantined_path``: where a damaged database was moved."""

    base_url: str
    quarantined_path: str | None = None


@dataclass(slots=True)
class _Child:
    process: subprocess.Popen[bytes]
    key: ApiKey
    base_url: str = ""  # until the service listens

    @property
    def running(self) -> bool:
        return self.base_url != "" and self.process.poll() is None


class LocalService:
    """One embedded service over one database: started when needed, and again if it has died.

    It ends when its standard input closes, which happens however this process ends, even by SIGKILL.
    ``quarantined_path`` is where it has moved a damaged database at its start, or ``None``.
    """

    def __init__(self, database: Path) -> None:
        self.quarantined_path: str | None = None
        self._database = database
        self._child: _Child | None = None
        self._is_stopped = False
        self._launching = Lock()  # held only for moments, never while waiting for the service

    def serves(self, base_url: str) -> bool:
        """Whether the service has this address and runs; does not block."""
        child = self._child
        return child is not None and child.running and child.base_url == base_url

    def start(self) -> tuple[str, ApiKey]:
        """Return the address and the key of the running service; start it unless it runs already.

        Blocks until the service listens or has ended, without a time limit (a pipe has none on Windows): the task's
        deadline abandons the thread, and the next ``start`` or ``stop`` ends that child.
        Raise :class:`LocalServiceError`.
        """
        with ExitStack() as stack:
            with self._launching:
                if self._is_stopped:
                    raise _cannot_open(TranslatableText("the program is ending"))
                child = self._child
                if child is not None and child.running and _listens(child.base_url):
                    return child.base_url, child.key
                errors = stack.enter_context(_error_file())
                self._end_child()
                self._child = child = self._launch(errors)
            try:
                base_url, self.quarantined_path = _await_address(child)
            except (OSError, ValueError, msgspec.MsgspecError) as error:
                _end(child.process)
                raise _cannot_open(_told_reason(_last_line(errors, child.key))) from error
        child.base_url = base_url
        return base_url, child.key

    def stop(self) -> None:
        """End the service within about a second, if it runs; it does not start again."""
        with self._launching:
            self._is_stopped = True
            self._end_child()

    def _end_child(self) -> None:
        child, self._child, self.quarantined_path = self._child, None, None
        if child is not None:
            _end(child.process)

    def _launch(self, errors: IO[bytes]) -> _Child:
        key = ApiKey(secrets.token_urlsafe(32))
        try:
            make_private_folder(self._database.parent)
            # Unbuffered: a reader that waits in a buffered pipe would hold a lock, and block the thread that closes it.
            # In its own session: Ctrl+C in a terminal goes only to the window, which then ends the service in order.
            process = subprocess.Popen(  # noqa: S603 - this very program
                service_command(self._database),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=_child_environment(),
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise _cannot_open(error_text(error)) from error
        return _Child(process, key)


def service_command(database: Path) -> list[str]:
    """Return the command that runs the service; a frozen build has no ``-m``, and runs itself."""
    arguments = ["--database", str(database), "--until-stdin-closes", "--log-limit", str(_LOG_LIMIT)]
    if _frozen():
        return [sys.executable, "serve", *arguments]
    # -P: never import a uvicorn.py from the folder that the program was started in.
    return [sys.executable, "-P", "-m", "petstore_gui.service", *arguments]


def _await_address(child: _Child) -> tuple[str, str | None]:
    """Send the service its key; return its address, and where it has moved a damaged database."""
    stdin, stdout = cast(IO[bytes], child.process.stdin), cast(IO[bytes], child.process.stdout)
    stdin.write(child.key.reveal().encode("ascii") + b"\n")
    told = msgspec.json.decode(stdout.readline(_MAX_LINE), type=_Announcement)
    if not told.base_url.startswith("http://"):  # parse_address allows http on loopback only, so the key stays here
        raise AddressError(TranslatableText("The service named another address."))
    return parse_address(told.base_url).base_url, told.quarantined_path


def _child_environment() -> dict[str, str]:
    environment = {**os.environ}
    for name in (ENVIRONMENT_VARIABLE, "PETSTORE_SERVICE_KEY"):
        environment.pop(name, None)
    if not _frozen():  # a frozen build reads no PYTHONPATH, and its library path suits the same executable
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(_TREE), environment.get("PYTHONPATH"))))
    return environment


def _cannot_open(reason: TranslatableText) -> LocalServiceError:
    return LocalServiceError(
        TranslatableText(
            "The store on this computer can't be opened: {reason}. {advice}", reason=reason, advice=advice(reason)
        )
    )


def _told_reason(line: str) -> TranslatableText:
    """Return why the service has ended, from its last line, which is English."""
    told = line.rpartition(CANNOT_BE_OPENED)[2].strip()
    return next((reason for reason in REASONS if told.startswith(reason)), OTHER).with_detail(line)


def _frozen() -> bool:
    return getattr(sys, "frozen", False)


def _listens(base_url: str) -> bool:
    """Whether a process listens there: a killed process leaves its port a moment before it ends."""
    url = urlsplit(base_url)
    try:
        socket.create_connection((url.hostname, url.port), _TIMEOUT_S).close()
    except OSError:
        return False
    return True


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    for end, patience_s in ((process.poll, _TIMEOUT_S), (process.terminate, _TIMEOUT_S), (process.kill, _KILLED_S)):
        end()
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience_s)
            break
    if process.stdout is not None:
        process.stdout.close()


def _error_file() -> IO[bytes]:
    """Return a file without a name: unlike an unread pipe, it never blocks the service."""
    try:
        return tempfile.TemporaryFile()
    except OSError:  # a full disk must not prevent the start of the service
        return Path(os.devnull).open("r+b")


def _last_line(errors: IO[bytes], key: ApiKey) -> str:
    errors.seek(0, os.SEEK_END)
    errors.seek(max(0, errors.tell() - _MAX_ERROR_TEXT))
    lines = errors.read().decode("utf-8", "replace").replace(key.reveal(), "…").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
