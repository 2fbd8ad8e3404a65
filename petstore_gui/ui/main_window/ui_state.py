"""Saves what the window remembers, a moment after a change and off the GUI thread."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from petstore_gui.ui.session.session import Session
    from petstore_gui.window_memory import UiState

_SAVE_AFTER_MS: Final = 1000


class UiStateSaver(QObject):
    """Stands between the window and its ``memory``. Anything can be in the file of it: whoever gets, checks."""

    save_failed = Signal(object)
    """An exception, the first of several in a row; the next change tries again."""

    def __init__(self, memory: "UiState", session: "Session", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.memory = memory
        self._session = session
        self._failed = False

    def get(self, name: str) -> object:
        """Return what is remembered of the window, or ``None``."""
        return self.memory.get(name)

    def put(self, name: str, value: object) -> None:
        """Remember ``value``, which JSON knows, of the window."""
        self.memory.put(name, value)
        self._later.start()

    def get_here(self, name: str) -> object:
        """Return what is remembered of the place that is open, or ``None``."""
        connection = self._session.connection
        return None if connection is None else self.memory.get_of(connection.service_id, name)

    def put_here(self, name: str, value: object) -> None:
        """Remember ``value``, which JSON knows, of the place that is open."""
        connection = self._session.connection
        if connection is not None:
            self.memory.put_of(connection.service_id, name, value)
            self._later.start()

    def forget(self) -> None:
        """Begin anew."""
        self.memory.forget()
        self._later.start()

    @cached_property
    def _later(self) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=_SAVE_AFTER_MS)
        timer.timeout.connect(self._on_later_timeout)
        return timer

    def _on_later_timeout(self) -> None:
        self._session.run_in_background(self.memory.save, owner=self, done=self._on_saved, failed=self._on_save_failed)

    def _on_saved(self, _nothing: None) -> None:
        self._failed = False

    def _on_save_failed(self, error: Exception) -> None:
        if not self._failed:
            self._failed = True
            self.save_failed.emit(error)
