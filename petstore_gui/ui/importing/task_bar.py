"""How far an import has come, on the icon of the program: on Linux, where the dock or the task bar listens for it."""

from functools import partial

from PySide6.QtCore import QObject

from petstore_gui.runtime.launcher_entry import LauncherEntry
from petstore_gui.ui.session.session import Session


class TaskBar(QObject):
    """Tells of whole percents, one after the other, off the GUI thread."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._entry = LauncherEntry()
        self._shown: int | None = None
        self._latest: int | None = None
        self._is_busy = False

    def show_progress(self, percent: int | None) -> None:
        """Show how much is done; ``None`` ends it."""
        self._latest = percent
        self._send()

    def _send(self) -> None:
        if not self._is_busy and self._latest != self._shown:
            self._is_busy, self._shown = True, self._latest
            part = None if self._latest is None else self._latest / 100
            self._session.run_in_background(
                partial(self._entry.show, part), owner=self, done=self._on_sent, failed=self._on_failed
            )

    def _on_sent(self, _nothing: None) -> None:
        self._is_busy = False
        self._send()

    def _on_failed(self, _error: Exception) -> None:
        self._is_busy = False
