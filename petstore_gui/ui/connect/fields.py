"""The field for a profile's address, and the note below the one for its key."""

from collections.abc import Set as AbstractSet
from typing import Any, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QLineEdit

from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.profile import INSECURE_WARNING, AddressError, Profile, ProfileName, parse_address
from petstore_gui.runtime.tasks import Task, TaskTimeoutError
from petstore_gui.ui import override
from petstore_gui.ui.connect.text import key_status_text, waiting_text
from petstore_gui.ui.i18n.text import join_sentences, translate
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import NoteLabel


class AddressField(QLineEdit):
    """What was typed for one profile stays while the others are looked at; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Service address"))
        self.note = NoteLabel()
        self._name: ProfileName | None = None
        self._texts: dict[ProfileName | None, str] = {}
        self._insecure_hosts: AbstractSet[str] = frozenset()
        self._locked: str | None = None
        self.textChanged.connect(self._on_text_changed)
        self.textEdited.connect(self._on_text_edited)

    @property
    def base_url(self) -> str | None:
        """The address that stands in the field; None when it may not be used."""
        try:
            return parse_address(self.text(), self._insecure_hosts).base_url
        except AddressError:
            return None

    def allow(self, insecure_hosts: AbstractSet[str]) -> None:
        """Take addresses of these hosts without encryption: the administrator allows it."""
        self._insecure_hosts = insecure_hosts

    def show_profile(self, profile: Profile) -> None:
        """Show the profile's address, and whether it can be changed; one that is locked can be read and copied."""
        self._name = profile.name
        local = profile.name is ProfileName.THIS_COMPUTER
        self._locked = profile.base_url if profile.locked else None
        self.setText("" if local else self._texts.get(profile.name, profile.base_url or ""))
        self.setPlaceholderText("" if local else "https://pets.example.com/v1")
        self.setEnabled(not local and profile.name is not None)
        self.setReadOnly(self._locked is not None)
        insecure = INSECURE_WARNING in self._warnings()  # what else is odd with it was said when it was typed
        if local:
            note = self.tr("The store is kept on this computer. It needs no address and no key.")
        elif profile.locked and insecure:
            note = self.tr(
                "Set by the administrator of this computer. It is not encrypted: others on the "
                "network can read the key."
            )
        elif profile.locked:
            note = self.tr("Set by the administrator of this computer.")
        else:
            note = translate(INSECURE_WARNING) if insecure else ""
        self._show_note(note, role="stale" if insecure else "quiet")

    def _warnings(self) -> tuple[str, ...]:
        try:
            return parse_address(self.text(), self._insecure_hosts).warnings
        except AddressError as error:
            return (error.reason,) if self.text().strip() else ()

    def set_error(self, sentence: str) -> None:
        """Show an error at the field until its text changes."""
        self._show_note(sentence, role="error")

    def _show_note(self, sentence: str, *, role: str = "quiet") -> None:
        self.note.show_text(sentence)
        theme.set_style_property(self.note, "role", role)
        theme.set_style_property(self, "invalid", "true" if role == "error" else "false")
        self.setAccessibleDescription(sentence)

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        if self._locked not in (None, text):  # assistive programs write into what is read-only (Qt 6.11)
            self.setText(self._locked)

    @Slot(str)
    def _on_text_edited(self, text: str) -> None:
        self._texts[self._name] = text
        warnings = self._warnings()
        role = "stale" if INSECURE_WARNING in warnings else "quiet"
        self._show_note(join_sentences(*map(translate, warnings)), role=role)


class KeyField(QLineEdit):
    """What is typed is hidden, unless it is to be seen; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__(echoMode=QLineEdit.EchoMode.Password)
        self.setAccessibleName(self.tr("API key"))
        self.note = NoteLabel(role="error")
        self.textChanged.connect(self._on_text_changed)

    def set_error(self, sentence: str) -> None:
        """Show an error at the field until its text changes."""
        self.note.show_text(sentence)
        theme.set_style_property(self, "invalid", "true" if sentence else "false")
        self.setAccessibleDescription(sentence)

    @Slot(str)
    def _on_text_changed(self, _text: str) -> None:
        self.set_error("")


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

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._session.waits_for_keyring:
            self.show_waiting()
        elif self._task is None and self.address is not None:
            self.show_key_of(self.address)  # it has answered whoever asked it
            return
        self._timer.start()
