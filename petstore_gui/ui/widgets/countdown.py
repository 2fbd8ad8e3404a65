"""The seconds until something is tried again."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_SECOND_MS: Final = 1000
_MIN_DELAY_S: Final = 5
_MAX_DELAY_S: Final = 60


def retry_delay_s(failures: int, retry_after_s: int | None) -> int:
    """Return the seconds to wait after so many failures in a row before this one.

    At least 5, doubling to 60; longer if the service asks for ``retry_after_s``, but never more than 60.
    """
    return min(max(retry_after_s or 0, _MIN_DELAY_S << failures), _MAX_DELAY_S)


class Countdown(QObject):
    """Counts down once at a time; another start replaces the one in progress."""

    ticked = Signal(object)
    """The seconds left: at the start, and each second while there are any."""
    ended = Signal()
    """No seconds are left. Not after :meth:`stop`."""

    def __init__(self, parent: QObject | None = None, *, second_ms: int = _SECOND_MS) -> None:
        super().__init__(parent)
        self._seconds = 0
        self._timer = QTimer(self, interval=second_ms)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def in_progress(self) -> bool:
        """Whether there are seconds left."""
        return self._timer.isActive()

    @property
    def seconds_left(self) -> int | None:
        """The seconds left, if it is in progress."""
        return self._seconds if self.in_progress else None

    def start(self, seconds: int) -> None:
        """Begin with so many seconds, at least one."""
        self._seconds = max(1, seconds)
        self._timer.start()
        self.ticked.emit(self._seconds)

    def stop(self) -> None:
        """End without :attr:`ended`."""
        self._timer.stop()

    def _on_timer_timeout(self) -> None:
        self._seconds -= 1
        if self._seconds > 0:
            self.ticked.emit(self._seconds)
        else:
            self._timer.stop()
            self.ended.emit()
