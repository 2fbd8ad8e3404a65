"""Detects that the program's own service has ended, and restarts it once. No widgets of its own."""

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from petstore_gui.ui.i18n.text import join_sentences, translate
from petstore_gui.ui.session.failure import Operation

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.connection.connection import Connection
    from petstore_gui.ui.pet_list.list_controller import PetListController
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.window.status_bar import StatusBar

INTERVAL_MS: Final = 1000
SOON_S: Final = 300.0
"""A service that ends within this time after an automatic restart is restarted only if the user asks for it."""


class ServiceWatch(QObject):
    """Watches each of the program's own services that is opened, until it has ended."""

    def __init__(
        self,
        session: "Session",
        controller: "PetListController",
        status: "StatusBar",
        parent: QObject | None = None,
        *,
        clock: "Callable[[], float]" = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._controller = controller
        self._status = status
        self._clock = clock
        self._restarted_at: float | None = None
        self._restart_unreported = False
        self._notices: tuple[str, ...] = ()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        session.opened.connect(self._on_session_opened)
        session.restart_failed.connect(self._on_session_restart_failed)
        session.disconnected.connect(self._timer.stop)
        controller.reading_ended.connect(self._on_controller_reading_ended)

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        if connection.is_embedded:
            self._restart_unreported = self._session.opened_automatically
            self._notices = connection.notices
            self._timer.start()

    @Slot()
    def _on_timer_timeout(self) -> None:
        connection = self._session.connection
        if connection is None or not connection.is_embedded:
            self._timer.stop()
        elif self._session.service_stopped:
            self._timer.stop()
            self._restart()

    def _restart(self) -> None:
        now = self._clock()
        if self._restarted_at is None or now - self._restarted_at > SOON_S:
            self._restarted_at = now
            self._session.reopen(automatic=True)
        else:
            self._offer()

    def _offer(self) -> None:
        """Read the list, which fails: the status bar then says why, and its button or F5 starts the service."""
        self._controller.reload(user_initiated=False)

    @Slot(object)
    def _on_session_restart_failed(self, _error: Exception) -> None:
        self._status.end(Operation.CONNECTING)
        self._offer()

    @Slot()
    def _on_controller_reading_ended(self) -> None:
        if self._restart_unreported and self._controller.error is None:
            self._restart_unreported = False
            restarted = self.tr("The store on this computer stopped and was restarted.")
            sentence = join_sentences(*map(translate, self._notices)) or restarted
            self._status.report(sentence, stale=bool(self._notices))
