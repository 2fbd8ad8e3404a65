"""The seconds until the next attempt, counted down."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

_SECOND_MS: Final = 1000


class Countdown(QObject):
    """Counts seconds down to zero; another start replaces a count in progress."""

    ticked = Signal(object)
    """The seconds left: at the start, and then each second until none is left."""
    ended = Signal()
    """No seconds are left. Not sent after :meth:`stop`."""

    def __init__(self, parent: QObject | None = None, *, second_ms: int = _SECOND_MS) -> None:
        super().__init__(parent)
        self.seconds_left: int | None = None
        """``None`` while no count is in progress."""
        self._timer = QTimer(self, interval=second_ms)
        self._timer.timeout.connect(self._on_timer_timeout)

    def start(self, seconds: int) -> None:
        """Count down from this number of seconds, at least from one."""
        self.seconds_left = max(1, seconds)
        self._timer.start()
        self.ticked.emit(self.seconds_left)

    def stop(self) -> None:
        """End the count without sending :attr:`ended`."""
        self.seconds_left = None
        self._timer.stop()

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self.seconds_left is not None and self.seconds_left > 1:
            self.seconds_left -= 1
            self.ticked.emit(self.seconds_left)
        else:
            self.stop()
            self.ended.emit()
