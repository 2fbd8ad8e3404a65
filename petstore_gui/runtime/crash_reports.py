"""Reports uncaught exceptions: a note on the disk without secrets, and a message; and traces crashes below Python."""

import faulthandler
import os
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import PySide6
from PySide6.QtCore import QObject, QSysInfo, Qt, Signal, Slot

from petstore_gui import __version__
from petstore_gui.storage import atomic_file

KEPT: Final = 10
LONGEST: Final = 64_000  # characters
SAY_AGAIN_S: Final = 60.0

# The names of this program's notes; it leaves other files in the folder alone.
_OURS: Final = "????-??-??T*Z*.txt"

if sys.platform == "win32":

    def _lock(_handle: int) -> None:
        """Do nothing: Windows never removes an open file."""

    def _remove_unless_open(file: Path) -> None:
        with suppress(OSError):
            file.unlink()
else:
    import fcntl

    def _lock(handle: int) -> None:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(handle, fcntl.LOCK_EX)

    def _remove_unless_open(file: Path) -> None:
        with suppress(OSError), os.fdopen(atomic_file.open_private(file, os.O_RDONLY)) as stream:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            file.unlink()


class CrashReports(QObject):
    """Writes notes into ``folder``. Nothing here ever raises: a full disk only means that there is no note."""

    faulted = Signal(object)
    """An exception to show to the user; on the GUI thread, at most once a minute for the same line of code."""

    _caught = Signal(object)

    def __init__(self, folder: Path, *, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._folder = folder
        self._clock = clock
        self._key = os.environ.get("PETSTORE_API_KEY", "").strip()  # opening the service removes it from there
        self._taken: dict[Hashable, float] = {}
        self._trace: tuple[Path, IO[bytes]] | None = None
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        # Queued even on the GUI thread, so that no dialog opens while a cell is painted.
        self._caught.connect(self.faulted, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Start to report uncaught exceptions, in slots, models' ``data()``, threads and finalizers."""
        sys.excepthook = self.on_uncaught
        threading.excepthook = self._on_thread_failed
        sys.unraisablehook = self._on_unraisable

    def on_uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception; for ``sys.excepthook``."""
        if not isinstance(error, Exception):
            sys.__excepthook__(kind, error, trace)
        else:
            self._report(error)

    @Slot()
    def trace_native_crashes(self) -> None:
        """Make a crash below Python write its trace. Not needed before the first paint.

        Also tidies up after earlier runs.
        """
        with suppress(OSError):
            self._tidy()
        if not faulthandler.is_enabled():  # else it already writes to the terminal
            with suppress(OSError):
                self._trace = self._create("-native")
                faulthandler.enable(self._trace[1])

    @Slot(object)
    def keep(self, error: Exception) -> None:
        """Write a note about an error of a task, which its owner shows; not about the program's own error classes."""
        if not type(error).__module__.startswith("petstore_gui."):
            self._take(error)

    @Slot()
    def forget_key(self) -> None:
        """Drop the key that notes must not contain, as the user has made the program forget it."""
        self._key = ""

    def close(self) -> None:
        """Stop reporting; remove the empty file for a native crash."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if self._trace is not None:
            file, stream = self._trace
            faulthandler.disable()
            stream.close()
            with suppress(OSError):
                if not file.stat().st_size:
                    file.unlink()
                self._folder.rmdir()  # fails if there is a note

    def _on_thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        if isinstance(failed.exc_value, Exception):
            self._report(failed.exc_value)

    def _on_unraisable(self, unraisable: "sys.UnraisableHookArgs") -> None:
        if unraisable.exc_value is not None:
            self._report(unraisable.exc_value, tell=False)  # no action of the user has failed

    def _report(self, error: BaseException, *, tell: bool = True) -> None:
        """Print the traceback to a terminal, and with ``tell`` show it to the user; once a minute at most."""
        text = self._take(error)
        with suppress(OSError, ValueError):
            if sys.stderr is not None:
                sys.stderr.write(text)
        if text and tell:
            self._caught.emit(error)

    def _take(self, error: BaseException) -> str:
        """Write a note the first time; return the traceback to show, or "" if it was shown within the last minute."""
        source = _source(error)
        before, now = self._taken.get(source), self._clock()
        if before is not None and now - before < SAY_AGAIN_S:
            return ""
        self._taken[source] = now
        text = f"{type(error).__name__}\n"
        with suppress(Exception):  # a failure here must not hide the first one
            text = self._described(error)
            if before is None:
                self._write(text)
        return text

    def _described(self, error: BaseException) -> str:
        """Return the traceback, of limited length and without the key. It has no values of variables."""
        text = "".join(traceback.format_exception(error))
        if self._key:
            text = text.replace(self._key, "…")
        text = re.sub(r"(?i)(bearer\s+)[^\s'\"]+", r"\1…", text)
        return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"

    def _write(self, text: str) -> None:
        system = f"{QSysInfo.prettyProductName()} {QSysInfo.currentCpuArchitecture()} ({sys.platform})"
        head = (
            f"Pet Store {__version__}, Python {sys.version.split()[0]}, PySide6 {PySide6.__version__}\n"
            f"{system}, thread {threading.current_thread().name}\n\n"
        )
        file, stream = self._create("")
        try:
            with stream:
                stream.write(f"{head}{text}".encode(errors="backslashreplace"))
        except OSError:
            file.unlink()  # an incomplete note, as on a full disk
            raise
        self._tidy()

    def _create(self, suffix: str) -> tuple[Path, IO[bytes]]:
        """Make a file with the time as its name, for its owner only; no other run removes it while it is open."""
        while True:
            atomic_file.make_private_folder(self._folder)
            file = self._folder / f"{datetime.now(UTC):%Y-%m-%dT%H%M%S.%fZ}{suffix}.txt"
            try:
                handle = atomic_file.open_private(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
            except (FileExistsError, FileNotFoundError):
                continue  # another run has used the same microsecond, or removed the empty folder
            _lock(handle)
            if os.fstat(handle).st_nlink:  # else another run has removed it before it was locked
                return file, os.fdopen(handle, "wb")
            os.close(handle)

    def _tidy(self) -> None:
        """Remove all notes except the newest, and empty files of killed runs."""
        sizes: dict[Path, int] = {}
        for file in sorted(self._folder.glob(_OURS)):
            with suppress(FileNotFoundError):  # another run is also tidying up
                sizes[file] = file.lstat().st_size
        notes = [file for file, size in sizes.items() if size]
        for file in sizes.keys() - notes[-KEPT:]:
            _remove_unless_open(file)


def _source(error: BaseException) -> Hashable:
    """Return the class and the line of code of an error. A view calls ``data()`` in several ways: that is one fault."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return type(error), None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
