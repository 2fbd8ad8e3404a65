"""Which service, and with which key: choose, fill in, test, replace or forget."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from petstore_gui.connection.connection_form import ConnectionForm, open_choice, test_choice
from petstore_gui.connection.profile import AddressError, Profile, ProfileName
from petstore_gui.translatable import detail_of
from petstore_gui.ui.connect.address_field import AddressField
from petstore_gui.ui.connect.key_status import LOOK_AGAIN_MS, KeyStatus, KeyStatusLabel
from petstore_gui.ui.connect.policy_text import offered_sentence, policy_sentences
from petstore_gui.ui.connect.text import failure_sentence, forgotten_sentence
from petstore_gui.ui.i18n.text import insert_break_points, tool_tip_html, translate
from petstore_gui.ui.session.session import SERVICE_DEADLINE_S
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.controls import CheckBox, ComboBox
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import stack_if_too_wide
from petstore_gui.ui.widgets.message import Action, Message
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connection
    from petstore_gui.connection.credentials import StoredKey
    from petstore_gui.connection.policy import Policy
    from petstore_gui.connection.settings import Settings
    from petstore_gui.ui.session.session import Session


class ConnectDialog(QDialog):
    """Fills in a profile and opens it. It closes when the service is open; until then everything typed stays."""

    def __init__(
        self,
        parent: QWidget,
        session: "Session",
        *,
        profile: Profile | None = None,
        reason: str = "",
        session_only: bool = False,
    ) -> None:
        """``profile`` is chosen at first; ``reason`` says why the dialog came by itself, ``session_only`` what for."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Profile and key"))
        self._session = session
        self._first = profile

        banner = PlainTextLabel(insert_break_points(reason), role="banner")
        banner.setVisible(bool(reason))
        self._profiles = ComboBox()
        self._profiles.setAccessibleName(self.tr("Profile"))
        self._address = AddressField()
        self._key = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self._key.setAccessibleName(self.tr("API key"))
        self._show_key = CheckBox(self.tr("Show the key"))
        self._session_only = CheckBox(self.tr("Use the key for this session only"))
        self._session_only.setChecked(session_only)
        self._key_note = KeyStatusLabel(session)
        self._news = KeyStatus()
        self._patience = QTimer(self, interval=LOOK_AGAIN_MS)
        self._test = QPushButton(self.tr("Test the connection"), autoDefault=False)
        self._forget = QPushButton(self.tr("Forget the key"), autoDefault=False)
        self._set = QPushButton(self.tr("Set by the administrator…"), autoDefault=False)
        icons.set_themed_icon(self._set, "lock")
        self._set.hide()
        cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._connect = QPushButton(self.tr("Connect"), default=True)

        self._lay_out(banner, cancel)

        self._profiles.currentIndexChanged.connect(self._on_profiles_current_index_changed)
        self._address.textEdited.connect(self._on_address_text_edited)
        self._key_note.known.connect(self._on_key_note_known)
        self._show_key.toggled.connect(self._on_show_key_toggled)
        self._test.clicked.connect(self._on_test_clicked)
        self._forget.clicked.connect(self._on_forget_clicked)
        self._set.clicked.connect(self._on_set_clicked)
        cancel.clicked.connect(self.reject)
        self._connect.clicked.connect(self._on_connect_clicked)
        self._patience.timeout.connect(self._on_patience_timeout)
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        self._busy(self.tr("Reading the settings…"))
        session.run_with_connector(
            lambda connector: connector.settings(), owner=self, done=self._on_settings_read, failed=self._on_failed
        )

    def _lay_out(self, banner: QWidget, cancel: QPushButton) -> None:
        form = QVBoxLayout()
        form.setSpacing(theme.UNIT)
        for name, field, note in (
            (self.tr("Profile"), self._profiles, None),
            (self.tr("Base address"), self._address, self._address.note),
            (self.tr("API key"), self._key, self._key_note),
        ):
            label = QLabel(name)
            label.setBuddy(field)
            form.addWidget(label)
            form.addWidget(field)
            if note is not None:
                form.addWidget(note)
            form.addSpacing(theme.GAP)
        boxes = QHBoxLayout()
        boxes.setSpacing(theme.MARGIN)
        for box in (self._show_key, self._session_only):
            box.setMinimumHeight(6 * theme.UNIT)
            boxes.addWidget(box)
        boxes.addStretch()
        stack_if_too_wide(boxes)
        form.addLayout(boxes)
        # Two rows: in one, long words in large letters would be wider than a small screen.
        tries, buttons = QHBoxLayout(), QHBoxLayout()
        for widget in (self._test, self._forget):
            tries.addWidget(widget)
        tries.addStretch()
        buttons.addWidget(self._set)
        buttons.addStretch()
        for widget in (cancel, self._connect):
            buttons.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.MARGIN)
        column.addWidget(banner)
        column.addLayout(form)
        column.addLayout(tries)
        column.addWidget(self._news)
        column.addLayout(buttons)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)  # grows and shrinks with its sentences
        self._address.setMinimumWidth(max(theme.UNIT * 130, 78 * self.fontMetrics().averageCharWidth()))

    def _profile(self) -> Profile:
        profile: Profile = self._profiles.currentData()
        return profile

    def _choice(self) -> ConnectionForm:
        return ConnectionForm(
            self._profile().name, self._address.text(), self._key.text(), session_only=self._session_only.isChecked()
        )

    def _on_settings_read(self, settings: "Settings") -> None:
        self._say("")
        self._show_policy(settings.policy)
        profiles = list(settings.offered)
        if self._first is not None and self._first.name is None:
            profiles.append(self._first)
        self._profiles.blockSignals(True)
        for profile in profiles:
            self._profiles.addItem(translate(profile.label), profile)
        wanted = self._first.name if self._first is not None else (settings.last_profile or ProfileName.PRODUCTION)
        names = [profile.name for profile in profiles]
        self._profiles.setCurrentIndex(names.index(wanted) if wanted in names else 0)
        self._profiles.blockSignals(False)
        self._on_profiles_current_index_changed()
        key_is_missing = self._address.text() or self._session_only.isChecked()
        missing = self._key if key_is_missing and self._key.isEnabled() else self._address
        (missing if missing.isEnabled() else self._profiles).setFocus()

    def _show_policy(self, policy: "Policy") -> None:
        """Show what the administrator has set: here, where it belongs, and all of it behind a button."""
        self._address.allow(policy.insecure_hosts)
        self._profiles.setAccessibleDescription(offered_sentence(policy))
        self._lines = policy_sentences(policy)
        self._set.setVisible(bool(self._lines))

    def _on_set_clicked(self) -> None:
        title = self.tr("Set by the administrator of this computer")
        box = PlainMessageBox(self, Message(title, "\n".join(self._lines), Action.NONE), "lock")
        box.add_button(self.tr("Close"), box.accept, default=True)
        box.open()

    def _on_profiles_current_index_changed(self) -> None:
        profile = self._profile()
        local = profile.name is ProfileName.THIS_COMPUTER
        self._address.show_profile(profile)
        self._key.setText("")  # unlike clear(), leaves nothing for undo: a key is typed for one address
        self._key.setEnabled(not local)
        self._session_only.setEnabled(not local and profile.name is not None)
        self._say("")
        self._look_at_key()

    def _look_at_key(self) -> None:
        """Show what is known of the saved address's key, unless another address stands in the field."""
        if not self._profiles.count():
            return  # the settings are not read yet
        profile = self._profile()
        if profile.base_url is None or profile.name in (None, ProfileName.THIS_COMPUTER):
            self._key_note.say("")  # no address, one for this run only, or a store that makes its own key
        elif self._address.base_url != profile.base_url:
            sentence = self.tr("The key of {address} is not used for another address.")
            self._key_note.say(sentence.format(address=profile.base_url))
        else:
            self._key_note.look(profile.base_url)

    def _on_key_note_known(self, stored: "StoredKey | None") -> None:
        there = stored is not None and stored.key is not None
        self._forget.setEnabled(there)
        self._key.setPlaceholderText(self.tr("leave empty to keep the key") if there else "")

    def _on_address_text_edited(self, _text: str) -> None:
        if self._key_note.address != self._address.base_url:
            self._look_at_key()

    def _on_show_key_toggled(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what the signal sends
        self._key.setEchoMode(QLineEdit.EchoMode.Normal if checked else QLineEdit.EchoMode.Password)

    def _on_test_clicked(self) -> None:
        self._busy(self.tr("Testing the connection…"))
        self._session.run_with_connector(
            partial(test_choice, choice=self._choice()),
            owner=self,
            done=self._on_tested,
            failed=self._on_failed,
            deadline_s=SERVICE_DEADLINE_S,
        )

    def _on_tested(self, _nothing: None) -> None:
        self._say(self.tr("The service answers and accepts the key."))
        self._look_at_key()

    def _on_forget_clicked(self) -> None:
        address = self._key_note.address
        if address is None:
            return
        self._busy(self.tr("Forgetting the key…"))
        self._key.setText("")
        self._session.stop_opening()
        if self._session.connection is not None and self._session.connection.base_url == address:
            self._session.disconnect_service()  # it holds the key, too
        self._session.run_with_connector(
            lambda connector: connector.forget_key(address), owner=self, done=self._on_forgotten, failed=self._on_failed
        )

    def _on_forgotten(self, left: "StoredKey") -> None:
        self._say(forgotten_sentence(left))
        self._look_at_key()

    def _on_connect_clicked(self) -> None:
        self._busy(self.tr("Connecting…"))
        self._patience.start()
        self._session.open(partial(open_choice, choice=self._choice()))

    def _on_patience_timeout(self) -> None:
        if self._session.waits_for_keyring:
            self._say("")  # so that another choice can be made meanwhile
            self._key_note.wait()

    def _on_session_opened(self, _connection: "Connection") -> None:
        self.accept()

    def _on_session_open_failed(self, error: Exception) -> None:
        self._on_failed(error)
        self._look_at_key()

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, AddressError):
            self._address.note.say("")  # it is said in full below
        self._say(failure_sentence(error, self._address.text().strip()), failed=True, detail=detail_of(error))

    def _busy(self, sentence: str) -> None:
        self._say(sentence)
        for widget in (self._connect, self._test):
            widget.setEnabled(False)

    def _say(self, sentence: str, *, failed: bool = False, detail: str = "") -> None:
        self._patience.stop()
        self._news.say(sentence)
        self._news.setToolTip(tool_tip_html(detail))
        theme.set_style_property(self._news, "role", "error" if failed else "quiet")
        self._connect.setEnabled(self._profiles.count() > 0)
        self._test.setEnabled(self._profiles.count() > 0 and self._profile().name is not ProfileName.THIS_COMPUTER)
