"""Writes into the journal off the GUI thread, one thing after the other, in the order in which it was asked for."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from petstore_gui.inventory.journal import JournalMovedError
from petstore_gui.sqlite_file import BUSY_SECONDS

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.session import Session

T = TypeVar("T")

_PATIENCE_S: Final = BUSY_SECONDS + 1  # for a write that waits for another program


class _Write(NamedTuple):
    journal: "Journal"
    run: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]


class _Batch:
    """Writes that are run together, by whoever takes them first."""

    def __init__(self, writes: Sequence[_Write]) -> None:
        self.writes = writes
        self.ended = Event()
        self._taken = Lock()

    def run(self) -> list[tuple[bool, Any]]:
        """Return for each write whether it worked, with its value or its exception; nothing if they were taken."""
        if not self._taken.acquire(blocking=False):
            return []
        try:
            return [_result(write) for write in self.writes]
        finally:
            self.ended.set()


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    moved = Signal(object)
    """A Journal whose file was moved or deleted, before the write that met this is told of it."""

    def __init__(self, session: "Session", parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._writes: list[_Write] = []
        self._in_progress: _Batch | None = None

    def write(
        self,
        journal: "Journal",
        function: "Callable[[Journal], T]",
        *,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run ``function(journal)`` after all that was asked for before; ``done`` or ``failed`` hears of it."""
        self._writes.append(_Write(journal, partial(function, journal), done, failed))
        self._start()

    def drain(self) -> None:
        """Write what is left, on the calling thread, at the end of the program: nobody hears of it any more."""
        if self._in_progress is not None:
            self._in_progress.run()  # unless a worker is at it
            if not self._in_progress.ended.wait(_PATIENCE_S):
                return  # the disk hangs: what follows would wait for it as well, and hold up the end
        for write in self._writes:
            is_done, _value = _result(write)
            if not is_done:
                _result(write)  # another file may have been begun by now
        self._writes = []

    def _start(self) -> None:
        """Hand all that waits to a worker, unless one is at it: no write waits for the window."""
        if self._in_progress is None and self._writes:
            self._in_progress = batch = _Batch(self._writes)
            self._writes = []
            self._session.work(batch.run, owner=self, done=self._on_ended, failed=_raise)

    def _on_ended(self, results: Sequence[tuple[bool, Any]]) -> None:
        batch, self._in_progress = self._in_progress, None
        self._start()
        if batch is not None:
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
