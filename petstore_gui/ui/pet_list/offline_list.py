"""The last list of the service that is open, as this computer keeps it: read for a day without it. No widgets."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.runtime.tasks import Task
from petstore_gui.ui.session.session import Session

if TYPE_CHECKING:  # they load httpx and SQLite, on a worker
    from pathlib import Path

    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.kept_list import KeptList

SILENCE_MS: Final = 1000
"""After how long without an answer what is known from a list is shown meanwhile."""
_SAVE_DELAY_MS: Final = 300  # once the rows are painted; and of many adds in a row, the list with all of them


class OfflineList(QObject):
    """Reads it beside the first request, and keeps each whole list after that, both on a worker."""

    read_ended = Signal()
    """It is known whether there is a list that may be shown."""
    silent = Signal()
    """For a second since :meth:`begin` nobody has said that the service answers."""
    failed = Signal(object)
    """Why no list can be kept: an exception, once for each opened service."""
    quarantined = Signal(object)
    """Where a damaged file lies now that was found in the place of the lists."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.is_reading = False
        """Whether it is not known yet if there is a list."""
        self._session = session
        self._list: KeptList | None = None
        self._read: Task[Snapshot | None] | None = None
        self._snapshot: Snapshot | None = None
        self._pending: Snapshot | None = None
        self._saving: Task[Any] | None = None
        self._has_failed = False
        self._silence = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self._silence.timeout.connect(self.silent)
        self._save_delay = QTimer(self, singleShot=True, interval=_SAVE_DELAY_MS)
        self._save_delay.timeout.connect(self._save_pending)

    @property
    def is_silent(self) -> bool:
        """Whether the second is over, or was not waited for."""
        return not self._silence.isActive()

    def begin(self, connection: "Connection | None") -> None:
        """Read what is kept of a service that was just opened; nothing where nothing may be kept."""
        self.clear()
        self._list = kept_list = None if connection is None else connection.kept_list
        if kept_list is not None:
            self.is_reading = True
            self._silence.start()
            self._read = self._session.run_in_background(
                kept_list.read, owner=self, done=self._on_read, failed=self._on_read_failed
            )

    def clear(self) -> None:
        """Show nothing of that service any more; what was to be kept is kept."""
        self.drop()
        self._leave_save()
        self._save_pending()
        self._leave_save()
        self._list, self._has_failed = None, False

    def drop(self) -> None:
        """Need what is kept no longer: the service has answered."""
        self._silence.stop()
        if self._read is not None:
            self._read.drop()
        self._read = self._snapshot = None
        self.is_reading = False

    def take(self) -> Snapshot | None:
        """Return the list to show, once; ``None`` where there is none, or it is not read yet."""
        snapshot, self._snapshot = self._snapshot, None
        return snapshot

    def save(self, snapshot: Snapshot) -> None:
        """Keep a whole list that the service has given, soon."""
        if self._list is not None:
            self._pending = snapshot
            if not self._save_delay.isActive():
                self._save_delay.start()

    def _on_read(self, snapshot: Snapshot | None) -> None:
        self._snapshot, self._read = snapshot, None
        self.is_reading = False
        self.read_ended.emit()

    def _on_read_failed(self, _error: Exception) -> None:
        self._on_read(None)  # what is to be kept later fails likewise, and that is said

    @Slot()
    def _save_pending(self) -> None:
        self._save_delay.stop()
        kept_list, snapshot = self._list, self._pending
        if kept_list is None or snapshot is None:
            return
        if self._saving is not None:
            self._save_delay.start()  # on a slow disk: one after the other, in order
            return
        self._pending = None
        self._saving = self._session.run_in_background(
            partial(kept_list.save, snapshot), owner=self, done=self._on_saved, failed=self._on_save_failed
        )

    def _leave_save(self) -> None:
        """Let a save go on of which nobody is to hear any more."""
        if self._saving is not None:
            self._saving.drop()
            self._saving = None

    def _on_saved(self, quarantined_path: "Path | None") -> None:
        self._saving = None
        if quarantined_path is not None:
            self.quarantined.emit(quarantined_path)

    def _on_save_failed(self, error: Exception) -> None:
        self._saving = None
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit(error)
