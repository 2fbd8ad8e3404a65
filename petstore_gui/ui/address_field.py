"""The field for a profile's address, and what is said below it while it is typed."""

from PySide6.QtWidgets import QLineEdit

from petstore_gui.connection.profile import AddressError, Profile, ProfileName, parse_address
from petstore_gui.ui.key_note import Note
from petstore_gui.ui.words import said


class AddressField(QLineEdit):
    """What was typed for one profile stays while the others are looked at; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Base address"))
        self.note = Note()
        self._name: ProfileName | None = None
        self._texts: dict[ProfileName | None, str] = {}
        self.textEdited.connect(self._on_text_edited)

    @property
    def base_url(self) -> str | None:
        """The address that stands in the field; None when it may not be used."""
        try:
            return parse_address(self.text()).base_url
        except AddressError:
            return None

    def show_profile(self, profile: Profile) -> None:
        """Show the profile's address, and whether it can be changed."""
        self._name = profile.name
        local = profile.name is ProfileName.THIS_COMPUTER
        self.setText("" if local else self._texts.get(profile.name, profile.base_url or ""))
        self.setPlaceholderText("" if local else "https://pets.example.com/v1")
        self.setEnabled(not (local or profile.locked or profile.name is None))
        self.note.say(
            self.tr("Set by the administrator of this computer.")
            if profile.locked
            else self.tr("The store is kept on this computer; it needs no address and no key.")
            if local
            else ""
        )

    def _on_text_edited(self, text: str) -> None:
        self._texts[self._name] = text
        try:
            self.note.say(said(parse_address(text).warning or ""))
        except AddressError as error:
            self.note.say(said(error) if text.strip() else "")
