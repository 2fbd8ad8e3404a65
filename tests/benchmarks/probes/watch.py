"""What every measured process shares: it tells its parent when something stands on the screen."""

import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow, QTableView, QWidget

from tests.benchmarks.probes import STARTED, STAY, UNTIL

ROWS = 100
FORBIDDEN = ("asyncio", "httpx", "keyring", "uvicorn")


class Painted(QObject):
    """Calls ``then`` when a paint of ``widget`` for which ``shows`` holds is on the screen, once for each arming."""

    def __init__(self, widget: QWidget, shows: Callable[[], bool], then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._shows = shows
        self._then = then
        self.armed = True
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        if self.armed and event.type() == QEvent.Type.Paint and self._shows():
            self.armed = False
            # A filter runs before the paint. What is queued now runs once the whole window is drawn and flushed, and
            # ahead of what the paint itself queues.
            QTimer.singleShot(0, self._then)
        return False


def watch(
    window: QMainWindow, *, begun: float | None = None, then: Callable[[QMainWindow], None] | None = None
) -> None:
    """Report the paint of ``window`` that the parent has asked for; call it before the window is shown.

    ``begun`` is when the caller began to import this module, by time.monotonic(). The bare scripts give it: they need
    nothing of what watching brings along, so its time is taken off. The program gets no such rebate.
    """

    def report() -> None:
        seconds = time.monotonic() - float(os.environ[STARTED]) - rebate
        found = [name for name in FORBIDDEN if name in sys.modules]
        print(seconds, len(sys.modules), *found, flush=True)
        if then is not None:
            then(window)
        elif STAY not in os.environ:
            os._exit(0)

    if os.environ[UNTIL] == "window":
        Painted(window, lambda: True, report)
    else:
        table = window.findChildren(QTableView)[0]
        # Or more: under load the rest of the list may have come before the first hundred were painted.
        Painted(table.viewport(), lambda: table.model().rowCount() >= ROWS, report)
    rebate = 0.0 if begun is None else time.monotonic() - begun
