"""Notes below a field; the key's says where the key of an address is, and what to do about it."""

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer, Signal

from petstore_gui.connection.credentials import KeyState, StoredKey
from petstore_gui.tasks import TaskTimeoutError
from petstore_gui.ui import override
from petstore_gui.ui.connect.text import key_news, waiting_words
from petstore_gui.ui.i18n.text import insert_break_points
from petstore_gui.ui.widgets.labels import PlainTextLabel

if TYPE_CHECKING:
    from petstore_gui.tasks import Task
    from petstore_gui.ui.session.session import Session

LOOK_AGAIN_MS: Final = 500


class KeyStatus(PlainTextLabel):
    """A sentence that takes no room while there is none."""

    def __init__(self) -> None:
        super().__init__(role="quiet")
        self.hide()

    def say(self, sentence: str) -> None:
        """Show the sentence; hide the note for an empty one."""
        self.setText(insert_break_points(sentence))
        self.setVisible(bool(sentence))


class KeyStatusLabel(KeyStatus):
    """Asks for the key of an address, and goes on looking while the system keyring does not answer."""

    known = Signal(object)
    """A StoredKey; or None: nothing is known of a key, or not yet."""

    def __init__(self, session: "Session") -> None:
        super().__init__()
        self.address: str | None = None
        self._session = session
        self._asking: Task[Any] | None = None
        self._timer = QTimer(self, singleShot=True, interval=LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def look(self, address: str) -> None:
        """Show what is known of the key of ``address``, as soon as that is."""
        self.say(waiting_words())
        self.address = address
        self._asking = self._session.run_with_connector(
            lambda connector: connector.read_key(address), owner=self, done=self._on_read, failed=self._on_failed
        )
        self._timer.start()

    @override
    def say(self, sentence: str) -> None:
        """Show this instead, and look for no key."""
        self.address = None
        self._timer.stop()
        if self._asking is not None:
            self._asking.drop()
            self._asking = None
        super().say(sentence)
        self.known.emit(None)

    def wait(self) -> None:
        """Show that the keyring is waited for, whoever has asked it."""
        super().say(key_news(StoredKey(KeyState.WAITING, None)))

    def _on_read(self, stored: StoredKey) -> None:
        self._asking = None
        super().say(key_news(stored))
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
            self.wait()
        elif self._asking is None and self.address is not None:
            self.look(self.address)  # it has answered whoever asked it
            return
        self._timer.start()
