"""Which service, and with which key: choose, fill in, test, replace or forget."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from petstore_gui.connection.choice import Choice, open_choice, test_choice
from petstore_gui.connection.profile import AddressError, Profile, ProfileName, parse_address
from petstore_gui.ui import theme
from petstore_gui.ui.key_words import failure_sentence, key_sentence
from petstore_gui.ui.marked import CheckBox, ComboBox
from petstore_gui.ui.session import SERVICE_DEADLINE_S

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connection
    from petstore_gui.connection.credentials import StoredKey
    from petstore_gui.connection.settings import Settings
    from petstore_gui.ui.session import Session


class ConnectDialog(QDialog):
    """Fills in a profile and opens it. It closes when the service is open; until then everything typed stays."""

    def __init__(
        self, parent: QWidget, session: "Session", *, profile: Profile | None = None, reason: str = ""
    ) -> None:
        """``profile`` is chosen at first; ``reason`` says why the dialog came by itself."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Profile and key"))
        self._session = session
        self._first = profile
        self._address_texts: dict[ProfileName | None, str] = {}

        self._reason = QLabel(reason, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._reason.setVisible(bool(reason))
        self._reason.setProperty("role", "banner")
        self._profiles = ComboBox()
        self._profiles.setAccessibleName(self.tr("Profile"))
        self._address = QLineEdit(placeholderText="https://pets.example.com/v1")
        self._address.setAccessibleName(self.tr("Base address"))
        self._key = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self._key.setAccessibleName(self.tr("API key"))
        self._show_key = CheckBox(self.tr("Show the key"))
        self._session_only = CheckBox(self.tr("Use the key for this session only"))
        self._key_news = self._quiet_label()
        self._address_news = self._quiet_label()
        self._news = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._test = QPushButton(self.tr("Test the connection"), autoDefault=False)
        self._forget = QPushButton(self.tr("Forget the key"), autoDefault=False)
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._connect = QPushButton(self.tr("Connect"), default=True)

        form = QVBoxLayout()
        form.setSpacing(theme.UNIT)
        for name, field, note in (
            (self.tr("Profile"), self._profiles, None),
            (self.tr("Base address"), self._address, self._address_news),
            (self.tr("API key"), self._key, self._key_news),
        ):
            label = QLabel(name)
            label.setBuddy(field)
            form.addWidget(label)
            form.addWidget(field)
            if note is not None:
                form.addWidget(note)
            form.addSpacing(theme.GAP)
        form.addWidget(self._show_key)
        form.addWidget(self._session_only)
        buttons = QHBoxLayout()
        for widget in (self._test, self._forget):
            buttons.addWidget(widget)
        buttons.addStretch()
        for widget in (cancel, self._connect):
            buttons.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.MARGIN)
        column.addWidget(self._reason)
        column.addLayout(form)
        column.addWidget(self._news)
        column.addLayout(buttons)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)  # grows and shrinks with its sentences
        self._address.setMinimumWidth(theme.UNIT * 130)

        self._profiles.currentIndexChanged.connect(self._on_profiles_current_index_changed)
        self._address.textEdited.connect(self._on_address_text_edited)
        self._show_key.toggled.connect(self._on_show_key_toggled)
        self._test.clicked.connect(self._on_test_clicked)
        self._forget.clicked.connect(self._on_forget_clicked)
        cancel.clicked.connect(self.reject)
        self._connect.clicked.connect(self._on_connect_clicked)
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        self._busy(self.tr("Reading the settings…"))
        session.ask(
            lambda connector: connector.settings(), owner=self, done=self._on_settings_read, failed=self._on_failed
        )

    def _quiet_label(self) -> QLabel:
        label = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        label.setProperty("role", "quiet")
        label.hide()
        return label

    def _note(self, label: QLabel, sentence: str) -> None:
        label.setText(sentence)
        label.setVisible(bool(sentence))

    def _profile(self) -> Profile:
        profile: Profile = self._profiles.currentData()
        return profile

    def _choice(self) -> Choice:
        return Choice(
            self._profile().name, self._address.text(), self._key.text(), session_only=self._session_only.isChecked()
        )

    def _on_settings_read(self, settings: "Settings") -> None:
        self._say("")
        profiles = list(settings.profiles)
        if self._first is not None and self._first.name is None:
            profiles.append(self._first)
        self._profiles.blockSignals(True)
        for profile in profiles:
            self._profiles.addItem(profile.label, profile)
        wanted = self._first.name if self._first is not None else (settings.last_profile or ProfileName.PRODUCTION)
        names = [profile.name for profile in profiles]
        self._profiles.setCurrentIndex(names.index(wanted))
        self._profiles.blockSignals(False)
        self._on_profiles_current_index_changed()
        missing = self._key if self._address.text() and self._key.isEnabled() else self._address
        (missing if missing.isEnabled() else self._profiles).setFocus()

    def _on_profiles_current_index_changed(self) -> None:
        profile = self._profile()
        local = profile.name is ProfileName.THIS_COMPUTER
        self._address.setText("" if local else self._address_texts.get(profile.name, profile.base_url or ""))
        self._address.setPlaceholderText("" if local else "https://pets.example.com/v1")
        self._address.setEnabled(not (local or profile.locked or profile.name is None))
        self._key.clear()
        self._key.setEnabled(not local)
        self._session_only.setEnabled(not local and profile.name is not None)
        self._say("")
        self._note(
            self._address_news,
            self.tr("Set by the administrator of this computer.")
            if profile.locked
            else self.tr("The store is kept on this computer; it needs no address and no key.")
            if local
            else "",
        )
        self._ask_for_key_state()

    def _ask_for_key_state(self) -> None:
        address = self._profile().base_url
        self._note(self._key_news, "")
        self._forget.setEnabled(False)
        if address is None or self._profile().name in (None, ProfileName.THIS_COMPUTER):
            return  # no address, one for this run only, or a store that makes its own key
        self._note(self._key_news, self.tr("Waiting for the system's keyring…"))
        self._session.ask(
            lambda connector: connector.read_key(address),
            owner=self,
            done=partial(self._on_key_read, address),
            failed=partial(self._on_key_not_read, address),
        )

    def _on_key_read(self, address: str, stored: "StoredKey") -> None:
        if self._profile().base_url == address:
            self._note(self._key_news, key_sentence(stored))
            self._forget.setEnabled(stored.key is not None)
            self._key.setPlaceholderText(self.tr("leave empty to keep the key") if stored.key is not None else "")

    def _on_key_not_read(self, address: str, _error: Exception) -> None:
        if self._profile().base_url == address:
            self._note(
                self._key_news,
                self.tr("The system's keyring has not answered. A key can be used for this session only."),
            )

    def _on_address_text_edited(self, text: str) -> None:
        self._address_texts[self._profile().name] = text
        try:
            self._note(self._address_news, parse_address(text).warning or "")
        except AddressError as error:
            self._note(self._address_news, error.reason if text.strip() else "")

    def _on_show_key_toggled(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what the signal sends
        self._key.setEchoMode(QLineEdit.EchoMode.Normal if checked else QLineEdit.EchoMode.Password)

    def _on_test_clicked(self) -> None:
        self._busy(self.tr("Testing the connection…"))
        self._session.ask(
            partial(test_choice, choice=self._choice()),
            owner=self,
            done=self._on_tested,
            failed=self._on_failed,
            deadline_s=SERVICE_DEADLINE_S,
        )

    def _on_tested(self, _nothing: None) -> None:
        self._say(self.tr("The service answers and accepts the key."))

    def _on_forget_clicked(self) -> None:
        address = self._profile().base_url
        if address is not None:
            self._busy(self.tr("Forgetting the key…"))
            self._session.ask(
                lambda connector: connector.forget_key(address),
                owner=self,
                done=self._on_forgotten,
                failed=self._on_failed,
            )

    def _on_forgotten(self, left: "StoredKey") -> None:
        self._say(self.tr("The key was forgotten.") if left.state == "missing" else key_sentence(left))
        self._ask_for_key_state()

    def _on_connect_clicked(self) -> None:
        self._busy(self.tr("Connecting…"))
        self._session.open(partial(open_choice, choice=self._choice()))

    def _on_session_opened(self, _connection: "Connection") -> None:
        self.accept()

    def _on_session_open_failed(self, error: Exception) -> None:
        self._on_failed(error)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, AddressError):
            self._note(self._address_news, "")  # it is said in full below
        self._say(failure_sentence(error, self._address.text().strip()), failed=True)

    def _busy(self, sentence: str) -> None:
        self._say(sentence)
        for widget in (self._connect, self._test):
            widget.setEnabled(False)

    def _say(self, sentence: str, *, failed: bool = False) -> None:
        self._note(self._news, sentence)
        theme.mark(self._news, "role", "error" if failed else "quiet")
        self._connect.setEnabled(self._profiles.count() > 0)
        self._test.setEnabled(self._profiles.count() > 0 and self._profile().name is not ProfileName.THIS_COMPUTER)
