"""Writes into the journal off the GUI thread, one thing after the other, in the order in which it was asked for."""

from collections import deque
from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from petstore_gui.inventory.journal import Journal, JournalMovedError
from petstore_gui.storage.sqlite_file import BUSY_SECONDS
from petstore_gui.ui.session.session import Session

T = TypeVar("T")

_PATIENCE_S: Final = BUSY_SECONDS + 1  # for a write that waits for another program


class _Write(NamedTuple):
    journal: Journal
    function: Callable[[Journal], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]

    def run(self) -> tuple[bool, Any]:
        """Return whether it worked, with its value or its exception."""
        try:
            return True, self.function(self.journal)
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked for the write
            return False, error


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    moved = Signal(object)
    """A Journal whose file was moved or deleted, before the write that met this is told of it."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: deque[_Write] = deque()
        self._ended: deque[tuple[_Write, bool, Any]] = deque()  # nobody has heard of these yet
        self._running = Lock()  # is held by whoever runs the writes
        self._has_worker = False
        self._ends = False

    def write(
        self,
        journal: Journal,
        function: Callable[[Journal], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run ``function(journal)`` after all that was asked for before; ``done`` or ``failed`` hears of it."""
        self._waiting.append(_Write(journal, function, done, failed))
        self._start()

    def drain(self) -> None:
        """Write what is left, on the calling thread, at the end of the program: nobody hears of it any more.

        What could not be written is tried once more, in its turn.
        """
        self._ends = True
        if not self._running.acquire(timeout=_PATIENCE_S):
            return  # the disk hangs: what follows would wait for it as well, and hold up the end
        until = monotonic() + _PATIENCE_S  # each may wait for another program, but not one after the other for ever
        for write, is_done, value in self._ended:
            if not is_done:
                self._try_again(write, value, until)
        while self._waiting and monotonic() < until:
            write = self._waiting.popleft()
            is_done, value = write.run()
            if not is_done:
                self._try_again(write, value, until)
        self._running.release()

    def _try_again(self, write: _Write, error: Exception, until: float) -> None:
        if isinstance(error, JournalMovedError):
            later, self._waiting = self._waiting, deque()
            self.moved.emit(write.journal)  # what was in the file is asked for anew, and comes first
            anew, self._waiting = self._waiting, later
            for each in anew:
                each.run()
        if monotonic() < until:
            write.run()

    def _start(self) -> None:
        if self._waiting and not self._has_worker and not self._ends:
            self._has_worker = True
            self._session.run_in_background(self._run, owner=self, done=self._on_ended, failed=_raise)

    def _run(self) -> None:
        """Run what waits, on a worker: no write waits for the window, unless one before it has failed."""
        with self._running:
            is_done = True
            while is_done and self._waiting and not self._ends:
                write = self._waiting.popleft()
                is_done, value = write.run()
                self._ended.append((write, is_done, value))

    def _on_ended(self, _nothing: None) -> None:
        self._has_worker = False
        self._start()
        self._tell()

    def _tell(self) -> None:
        while self._ended and not self._ends:
            write, is_done, value = self._ended.popleft()
            try:
                if isinstance(value, JournalMovedError):
                    self.moved.emit(write.journal)
                (write.done if is_done else write.failed)(value)
            except Exception:
                self._tell()  # a fault in one answer keeps no other from being heard
                raise


def _raise(error: Exception) -> None:
    raise error
