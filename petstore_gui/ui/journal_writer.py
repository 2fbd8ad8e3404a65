"""Writes into the journal off the GUI thread, one thing after the other, in the order in which it was asked for."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from petstore_gui.inventory.journal import JournalMovedError

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.session import Session

T = TypeVar("T")

_PATIENCE_S: Final = 2.0


class _Write(NamedTuple):
    journal: "Journal"
    run: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    moved = Signal(object)
    """A Journal whose file was moved or deleted, before the write that met this is told of it."""

    def __init__(self, session: "Session", parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._writes: list[_Write] = []
        self._in_progress: Event | None = None
        """Set by the worker when it is through with what it was given."""

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
        if self._in_progress is not None and not self._in_progress.wait(_PATIENCE_S):
            return  # the disk hangs: what follows would wait for it as well, and hold up the end
        for write in self._writes:
            with suppress(Exception):  # there is no window left to say it in, and the next write is another's
                write.run()
        self._writes = []

    def _start(self) -> None:
        """Hand all that waits to a worker, unless one is at it: no write waits for the window."""
        if self._in_progress is None and self._writes:
            writes, self._writes = self._writes, []
            self._in_progress = ended = Event()
            self._session.work(
                partial(_run, writes, ended), owner=self, done=partial(self._on_ended, writes), failed=_raise
            )

    def _on_ended(self, writes: Sequence[_Write], results: Sequence[tuple[bool, Any]]) -> None:
        self._in_progress = None
        self._start()
        for write, (is_done, value) in zip(writes, results, strict=True):
            if isinstance(value, JournalMovedError):
                self.moved.emit(write.journal)
            (write.done if is_done else write.failed)(value)


def _run(writes: Sequence[_Write], ended: Event) -> list[tuple[bool, Any]]:
    """Return for each write whether it worked, with its value or its exception."""
    try:
        return [_result(write) for write in writes]
    finally:
        ended.set()


def _result(write: _Write) -> tuple[bool, Any]:
    try:
        return True, write.run()
    except Exception as error:  # noqa: BLE001  it belongs to whoever asked for the write
        return False, error


def _raise(error: Exception) -> None:
    raise error
