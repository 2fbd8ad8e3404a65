"""The seconds until something is tried again."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

_SECOND_MS: Final = 1000


class Countdown(QObject):
    """Counts down once at a time; another start replaces the one in progress."""

    ticked = Signal(object)
    """The seconds left: at the start, and each second while there are any."""
    ended = Signal()
    """No seconds are left. Not after :meth:`stop`."""

    def __init__(self, parent: QObject | None = None, *, second_ms: int = _SECOND_MS) -> None:
        super().__init__(parent)
        self.seconds_left: int | None = None
        """``None`` while it does not count."""
        self._timer = QTimer(self, interval=second_ms)
        self._timer.timeout.connect(self._on_timer_timeout)

    def start(self, seconds: int) -> None:
        """Begin with so many seconds, at least one."""
        self.seconds_left = max(1, seconds)
        self._timer.start()
        self.ticked.emit(self.seconds_left)

    def stop(self) -> None:
        """End without :attr:`ended`."""
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
