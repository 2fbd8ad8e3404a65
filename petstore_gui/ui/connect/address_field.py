"""The field for a profile's address, and the note below it."""

from collections.abc import Set as AbstractSet

from PySide6.QtWidgets import QLineEdit

from petstore_gui.connection.profile import INSECURE_WARNING, AddressError, Profile, ProfileName, parse_address
from petstore_gui.ui.i18n.text import join_sentences, translate
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import NoteLabel


class AddressField(QLineEdit):
    """What was typed for one profile stays while the others are looked at; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Base address"))
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
            note = self.tr("The store is kept on this computer; it needs no address and no key.")
        elif profile.locked and insecure:
            note = self.tr(
                "Set by the administrator of this computer, without encryption: others on the network can read the key."
            )
        elif profile.locked:
            note = self.tr("Set by the administrator of this computer.")
        else:
            note = translate(INSECURE_WARNING) if insecure else ""
        self._show_note(note, is_warning=insecure)

    def _warnings(self) -> tuple[str, ...]:
        try:
            return parse_address(self.text(), self._insecure_hosts).warnings
        except AddressError as error:
            return (error.reason,) if self.text().strip() else ()

    def _show_note(self, sentence: str, *, is_warning: bool = False) -> None:
        self.note.show_text(sentence)
        theme.set_style_property(self.note, "role", "stale" if is_warning else "quiet")
        self.setAccessibleDescription(sentence)

    def _on_text_changed(self, text: str) -> None:
        if self._locked not in (None, text):  # assistive programs write into what is read-only (Qt 6.11)
            self.setText(self._locked)

    def _on_text_edited(self, text: str) -> None:
        self._texts[self._name] = text
        warnings = self._warnings()
        self._show_note(join_sentences(*map(translate, warnings)), is_warning=INSECURE_WARNING in warnings)
