"""Refreshes the list at intervals, except where that would disturb the user. No widgets."""

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from petstore_gui.connection.policy import REFRESH_S
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui.pet_list.list_controller import PetListController

INTERVALS_S: Final = tuple(REFRESH_S.values())
"""The intervals that the user can choose; 0 is never."""
_JITTER: Final = 0.1  # windows that were opened together must not send their requests together
_RETRY_S: Final = 2.0  # while a refresh would disturb the user


class AutoRefresh(QObject):
    """Refreshes the list one interval after the last reading of any kind. After a failure, waits for a good reading.

    ``may_refresh`` returns whether the user can see the window and does not type.
    """

    def __init__(
        self,
        controller: PetListController,
        may_refresh: Callable[[], bool],
        parent: QObject | None = None,
        *,
        jitter: Callable[[float, float], float] = random.uniform,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._may_refresh = may_refresh
        self._jitter = jitter
        self._interval_s = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_timer_timeout)
        controller.reading_ended.connect(self._begin)
        controller.snapshot_changed.connect(self._on_controller_snapshot_changed)

    @Slot(object)
    def set_interval(self, seconds: int) -> None:
        """Set the interval, which then varies by up to a tenth; 0 is never."""
        self._interval_s = seconds
        self._begin()

    @Slot()
    def _begin(self, *_what: object) -> None:
        self._timer.stop()
        listed = self._controller
        if self._interval_s and listed.snapshot is not None and listed.error is None and not listed.is_loading:
            self._wait(self._interval_s * self._jitter(1 - _JITTER, 1 + _JITTER))

    def _wait(self, seconds: float) -> None:
        self._timer.start(int(seconds * 1000))

    @Slot(object)
    def _on_controller_snapshot_changed(self, snapshot: Snapshot | None) -> None:
        if snapshot is None:
            self._timer.stop()

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._may_refresh():
            self._controller.refresh()
        else:
            self._wait(_RETRY_S)
