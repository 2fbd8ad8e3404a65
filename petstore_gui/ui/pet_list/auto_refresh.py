"""Reads the list again every now and then, while nobody is disturbed by it. No widgets."""

import random
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from petstore_gui.connection.policy import REFRESH_S

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from petstore_gui.ui.pet_list.list_controller import PetListController, Standing

INTERVALS_S: Final = tuple(REFRESH_S.values())
"""What can be chosen; 0 is never."""
_JITTER: Final = 0.1  # windows that were opened together must not ask together
_AFTER_TYPING_S: Final = 4.0
_LOOK_AGAIN_S: Final = 2.0  # for whether somebody is disturbed still


class AutoRefresh(QObject):
    """Counts from the last reading, whoever wished it. After a failure it waits until the list was read again.

    ``may_refresh`` says whether the window is there to be looked at; typing is told with :meth:`note_typing`.
    """

    def __init__(
        self,
        listing: "PetListController",
        may_refresh: "Callable[[], bool]",
        parent: QObject | None = None,
        *,
        clock: "Callable[[], float]" = time.monotonic,
        jitter: "Callable[[float, float], float]" = random.uniform,
    ) -> None:
        super().__init__(parent)
        self._listing = listing
        self._may_refresh = may_refresh
        self._clock = clock
        self._jitter = jitter
        self._interval_s = 0
        self._typed_at = -_AFTER_TYPING_S
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._read_at: datetime | None = None
        listing.changed.connect(self._on_listing_changed)

    def set_interval(self, seconds: int) -> None:
        """Read it about so often from now on; 0: never."""
        self._interval_s = seconds
        self._begin()

    def note_typing(self) -> None:
        """Hear that somebody has typed something: nothing is read within the next seconds."""
        self._typed_at = self._clock()

    def _begin(self) -> None:
        standing = self._listing.standing
        self._timer.stop()
        if self._interval_s and standing.snapshot is not None and standing.error is None and not standing.under_way:
            self._wait(self._interval_s * self._jitter(1 - _JITTER, 1 + _JITTER))

    def _wait(self, seconds: float) -> None:
        self._timer.start(int(seconds * 1000))

    def _on_listing_changed(self, standing: "Standing") -> None:
        read_at = None if standing.snapshot is None else standing.snapshot.taken_at
        if standing.under_way or standing.error is not None or read_at != self._read_at:
            self._read_at = read_at
            self._begin()

    def _on_timer_timeout(self) -> None:
        typing = self._clock() - self._typed_at < _AFTER_TYPING_S
        if typing or not self._may_refresh():
            self._wait(_LOOK_AGAIN_S)
        else:
            self._listing.refresh()
