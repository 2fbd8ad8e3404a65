"""Writes into the journal off the GUI thread, one thing after the other, in the order in which it was asked for."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event, Lock
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
    run: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]


class _Batch:
    """Writes that are run together, by whoever takes them first."""

    def __init__(self, writes: Sequence[_Write]) -> None:
        self.writes = writes
        self.results: list[tuple[bool, Any]] = []
        self.ended = Event()
        self._taken = Lock()

    def run(self) -> list[tuple[bool, Any]]:
        """Return for each write whether it worked, with its value or its exception; nothing if they were taken."""
        if not self._taken.acquire(blocking=False):
            return []
        try:
            self.results = [_result(write) for write in self.writes]
        finally:
            self.ended.set()
        return self.results


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    moved = Signal(object)
    """A Journal whose file was moved or deleted, before the write that met this is told of it."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._writes: list[_Write] = []
        self._in_progress: _Batch | None = None
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
        self._writes.append(_Write(journal, partial(function, journal), done, failed))
        self._start()

    def drain(self) -> None:
        """Write what is left, on the calling thread, at the end of the program: nobody hears of it any more.

        What could not be written is tried once more, in its turn.
        """
        self._ends = True
        batch = self._in_progress
        if batch is not None:
            batch.run()  # unless a worker is at it
            if not batch.ended.wait(_PATIENCE_S):
                return  # the disk hangs: what follows would wait for it as well, and hold up the end
        until = monotonic() + _PATIENCE_S  # each may wait for another program, but not one after the other for ever
        for write, result in [] if batch is None else zip(batch.writes, batch.results, strict=True):
            self._try_again(write, result, until)
        while self._writes and monotonic() < until:
            write = self._writes.pop(0)
            self._try_again(write, _result(write), until)

    def _try_again(self, write: _Write, result: tuple[bool, Any], until: float) -> None:
        is_done, value = result
        if isinstance(value, JournalMovedError):
            later, self._writes = self._writes, []
            self.moved.emit(write.journal)  # what was in the file is asked for anew, and comes first
            anew, self._writes = self._writes, later
            for each in anew:
                _result(each)
        if not is_done and monotonic() < until:
            _result(write)

    def _start(self) -> None:
        """Hand all that waits to a worker, unless one is at it: no write waits for the window."""
        if self._in_progress is None and self._writes and not self._ends:
            self._in_progress = batch = _Batch(self._writes)
            self._writes = []
            self._session.run_in_background(batch.run, owner=self, done=self._on_ended, failed=_raise)

    def _on_ended(self, results: Sequence[tuple[bool, Any]]) -> None:
        batch, self._in_progress = self._in_progress, None
        self._start()
        if batch is not None and not self._ends:
            self._tell(list(zip(batch.writes, results, strict=True)))

    def _tell(self, results: list[tuple[_Write, tuple[bool, Any]]]) -> None:
        while results:
            write, (is_done, value) = results.pop(0)
            try:
                if isinstance(value, JournalMovedError):
                    self.moved.emit(write.journal)
                (write.done if is_done else write.failed)(value)
            except Exception:
                self._tell(results)  # a fault in one answer keeps no other from being heard
                raise


def _result(write: _Write) -> tuple[bool, Any]:
    try:
        return True, write.run()
    except Exception as error:  # noqa: BLE001  it belongs to whoever asked for the write
        return False, error


def _raise(error: Exception) -> None:
    raise error
