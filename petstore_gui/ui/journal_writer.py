"""Writes into the journal off the GUI thread, one thing after the other, in the order in which it was asked for."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.ui.session import Session

T = TypeVar("T")

_PATIENCE_S: Final = 2.0


class _Write(NamedTuple):
    run: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]


class JournalWriter(QObject):
    """Keeps the order: a draft is never written over by an older one, nor an add saved after the next one."""

    def __init__(self, session: "Session", parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._writes: deque[_Write] = deque()
        self._ended: Event | None = None
        """Set by the worker when the write in progress is over."""

    def write(
        self,
        journal: "Journal",
        function: "Callable[[Journal], T]",
        *,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run ``function(journal)`` after all that was asked for before."""
        self._writes.append(_Write(partial(function, journal), done, failed))
        self._start_next()

    def drain(self) -> None:
        """Write what is left, on the calling thread, at the end of the program: nobody hears of it any more."""
        if self._ended is not None:
            self._ended.wait(_PATIENCE_S)
        while self._writes:
            with suppress(Exception):  # there is no window left to say it in, and the next write is another's
                self._writes.popleft().run()

    def _start_next(self) -> None:
        if self._ended is not None or not self._writes:
            return
        write = self._writes.popleft()
        self._ended = ended = Event()
        self._session.work(
            partial(_run, write.run, ended),
            owner=self,
            done=partial(self._on_ended, write.done),
            failed=partial(self._on_ended, write.failed),
        )

    def _on_ended(self, tell: Callable[[Any], None], value: object) -> None:
        self._ended = None
        try:
            tell(value)
        finally:
            self._start_next()


def _run(function: Callable[[], T], ended: Event) -> T:
    try:
        return function()
    finally:
        ended.set()
