"""Counts the seconds until something is tried again."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_SECOND_MS: Final = 1000
_SHORTEST_S: Final = 5
_LONGEST_S: Final = 60


def pause_s(failures: int, asked_s: int | None) -> int:
    """Return the seconds to wait after so many failures in a row before this one.

    At least 5, doubling to 60; longer if the service asks for it, ``asked_s``, and never more than 60.
    """
    return min(max(asked_s or 0, _SHORTEST_S << failures), _LONGEST_S)


class Countdown(QObject):
    """One countdown at a time; another start takes the place of the one under way."""

    ticked = Signal(object)
    """The seconds that are left: at once, and each second until there is none."""
    ended = Signal()
    """There is none left. Not after :meth:`stop`."""

    def __init__(self, parent: QObject | None = None, *, second_ms: int = _SECOND_MS) -> None:
        super().__init__(parent)
        self._left = 0
        self._timer = QTimer(self, interval=second_ms)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def under_way(self) -> bool:
        """Whether there are seconds left."""
        return self._timer.isActive()

    @property
    def left(self) -> int | None:
        """The seconds that are left, if there are any."""
        return self._left if self._timer.isActive() else None

    def start(self, seconds: int) -> None:
        """Begin with so many seconds, at least one."""
        self._left = max(1, seconds)
        self._timer.start()
        self.ticked.emit(self._left)

    def stop(self) -> None:
        """Forget it: it does not end any more."""
        self._timer.stop()

    def _on_timer_timeout(self) -> None:
        self._left -= 1
        if self._left > 0:
            self.ticked.emit(self._left)
        else:
            self._timer.stop()
            self.ended.emit()
