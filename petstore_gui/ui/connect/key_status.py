"""The note below the field for the key: where the key of an address is, and what to do about it."""

from typing import Any, Final

from PySide6.QtCore import QTimer, Signal

from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.tasks import Task, TaskTimeoutError
from petstore_gui.ui import override
from petstore_gui.ui.connect.text import key_status_text, waiting_text
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.labels import NoteLabel

POLL_MS: Final = 500


class KeyStatusLabel(NoteLabel):
    """Asks for the key of an address, and again while the system keyring does not answer."""

    known = Signal(object)
    """A StoredKey; or None: nothing is known of a key, or not yet."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.address: str | None = None
        self._session = session
        self._task: Task[Any] | None = None
        self._timer = QTimer(self, singleShot=True, interval=POLL_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def show_key_of(self, address: str) -> None:
        """Show what is known of the key of ``address``, as soon as that is known."""
        self.show_text(waiting_text())
        self.address = address
        self._task = self._session.run_with_connector(
            lambda connector: connector.read_key(address), owner=self, done=self._on_read, failed=self._on_failed
        )
        self._timer.start()

    @override
    def show_text(self, sentence: str) -> None:
        """Show this instead, and ask for no key."""
        self.address = None
        self._timer.stop()
        if self._task is not None:
            self._task.drop()
            self._task = None
        super().show_text(sentence)
        self.known.emit(None)

    def show_waiting(self) -> None:
        """Show that the keyring is waited for, whoever has asked it."""
        super().show_text(key_status_text(StoredKey(KeyState.WAITING, None)))

    def _on_read(self, stored: StoredKey) -> None:
        self._task = None
        super().show_text(key_status_text(stored))
        if stored.state is KeyState.WAITING and stored.key is None:
            self._timer.start()
        else:
            self._timer.stop()
        self.known.emit(stored)

    def _on_failed(self, error: Exception) -> None:
        state = KeyState.WAITING if isinstance(error, TaskTimeoutError) else KeyState.FAILED
        self._on_read(StoredKey(state, None))

    def _on_timer_timeout(self) -> None:
        if self._session.waits_for_keyring:
            self.show_waiting()
        elif self._task is None and self.address is not None:
            self.show_key_of(self.address)  # it has answered whoever asked it
            return
        self._timer.start()
