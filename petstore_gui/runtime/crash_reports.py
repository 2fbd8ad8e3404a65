"""Uncaught exceptions: one note on disk without secrets, one message, and a trace of a crash below Python."""

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

# As this program names them: other files in the folder are not its own.
_OURS: Final = "????-??-??T*Z*.txt"

if sys.platform == "win32":

    def _lock(_handle: int) -> None:
        """Do nothing: Windows removes no file that is open."""

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
    """Writes notes into ``folder``. Nothing in here ever raises: on a full disk there is no note, and that is all."""

    faulted = Signal(object)
    """An exception to be told to a person: on the GUI thread, and at most once a minute for the same line of code."""

    _caught = Signal(object)

    def __init__(self, folder: Path, *, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._folder = folder
        self._clock = clock
        self._key = os.environ.get("PETSTORE_API_KEY", "").strip()  # who opens the service removes it from there
        self._taken: dict[Hashable, float] = {}
        self._trace: tuple[Path, IO[bytes]] | None = None
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        # Also on the GUI thread: no dialog in the middle of painting a cell.
        self._caught.connect(self.faulted, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Note each uncaught exception from now on: in a slot, in a model's ``data()``, in a thread, in a finalizer."""
        sys.excepthook = self.on_uncaught
        threading.excepthook = self._on_thread_failed
        sys.unraisablehook = self._on_unraisable

    def on_uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Take what reached ``sys.excepthook``."""
        if not isinstance(error, Exception):
            sys.__excepthook__(kind, error, trace)
        else:
            self._report(error)

    @Slot()
    def trace_native_crashes(self) -> None:
        """Have a crash below Python write down where it was. Not needed to paint the window.

        What earlier runs have left is tidied up.
        """
        with suppress(OSError):
            self._tidy()
        if not faulthandler.is_enabled():  # else it is meant for the terminal
            with suppress(OSError):
                self._trace = self._create("-native")
                faulthandler.enable(self._trace[1])

    @Slot(object)
    def keep(self, error: Exception) -> None:
        """Write a note of what a task raised, which its owner says; the program's own kinds of errors are foreseen."""
        if not type(error).__module__.startswith("petstore_gui."):
            self._take(error)

    @Slot()
    def forget_key(self) -> None:
        """Drop the key that no note may show: the user has had it forgotten."""
        self._key = ""

    def close(self) -> None:
        """Stop watching; the empty file for a native crash goes."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if self._trace is not None:
            file, stream = self._trace
            faulthandler.disable()
            stream.close()
            with suppress(OSError):
                if not file.stat().st_size:
                    file.unlink()
                self._folder.rmdir()  # unless there is a note

    def _on_thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        if isinstance(failed.exc_value, Exception):
            self._report(failed.exc_value)

    def _on_unraisable(self, unraisable: "sys.UnraisableHookArgs") -> None:
        if unraisable.exc_value is not None:
            self._report(unraisable.exc_value, tell=False)  # no act of the user has failed

    def _report(self, error: BaseException, *, tell: bool = True) -> None:
        """Print the traceback where there is a terminal and, with ``tell``, tell a person; once a minute at most."""
        text = self._take(error)
        with suppress(OSError, ValueError):
            if sys.stderr is not None:
                sys.stderr.write(text)
        if text and tell:
            self._caught.emit(error)

    def _take(self, error: BaseException) -> str:
        """Write a note the first time; return the traceback to be shown, none if it was shown within a minute."""
        source = _source(error)
        before, now = self._taken.get(source), self._clock()
        if before is not None and now - before < SAY_AGAIN_S:
            return ""
        self._taken[source] = now
        text = f"{type(error).__name__}\n"
        with suppress(Exception):  # a failure in here must not hide the first one
            text = self._described(error)
            if before is None:
                self._write(text)
        return text

    def _described(self, error: BaseException) -> str:
        """Return the traceback, which has no values of variables, without the key and not endless."""
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
            file.unlink()  # half a note, as on a full disk
            raise
        self._tidy()

    def _create(self, suffix: str) -> tuple[Path, IO[bytes]]:
        """Make a file named after the time, for its owner only, which no other run removes while it is open."""
        while True:
            atomic_file.make_private_folder(self._folder)
            file = self._folder / f"{datetime.now(UTC):%Y-%m-%dT%H%M%S.%fZ}{suffix}.txt"
            try:
                handle = atomic_file.open_private(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
            except (FileExistsError, FileNotFoundError):
                continue  # another run has written in the same microsecond, or removed the empty folder
            _lock(handle)
            if os.fstat(handle).st_nlink:  # else another run has removed it before it was locked
                return file, os.fdopen(handle, "wb")
            os.close(handle)

    def _tidy(self) -> None:
        """Remove all but the newest notes, and what killed runs have left without a word in it."""
        sizes: dict[Path, int] = {}
        for file in sorted(self._folder.glob(_OURS)):
            with suppress(FileNotFoundError):  # another run is tidying up as well
                sizes[file] = file.lstat().st_size
        notes = [file for file, size in sizes.items() if size]
        for file in sizes.keys() - notes[-KEPT:]:
            _remove_unless_open(file)


def _source(error: BaseException) -> Hashable:
    """Return the kind and the line that raised it: a cell is asked for in several ways, and that is one fault."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return type(error), None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
