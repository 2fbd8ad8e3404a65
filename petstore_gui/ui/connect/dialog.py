"""The dialog for a service: choose it, fill in address and key, test it, or forget it."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLayout, QLineEdit, QPushButton, QWidget

from petstore_gui.api.errors import AuthenticationError
from petstore_gui.connection.api_key import KeyFormatError, KeyState, StoredKey
from petstore_gui.connection.connection import AddressNeeded, Connection, KeyNeeded, ServiceFeatures
from petstore_gui.connection.connection_form import (
    ConnectionForm,
    Forgotten,
    forget,
    has_cached_list,
    open_form,
    test_form,
)
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import INSECURE_WARNING, AddressError, Profile, ProfileName, parse_address
from petstore_gui.runtime.tasks import Task, TaskTimeoutError
from petstore_gui.translatable import detail_of
from petstore_gui.ui import override
from petstore_gui.ui.connect.text import (
    failure_sentence,
    features_sentences,
    forgetting_question,
    forgotten_sentence,
    key_status_text,
    offered_sentence,
    policy_sentences,
    waiting_text,
)
from petstore_gui.ui.i18n.text import join_sentences, translate
from petstore_gui.ui.session.session import KEYRING_DEADLINE_S, SERVICE_DEADLINE_S, Session
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import LinkButton, NoteLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.message import Action, Message
from petstore_gui.ui.widgets.message_dialog import MessageDialog, question_box

if TYPE_CHECKING:  # it loads msgspec, which is left to a worker
    from petstore_gui.connection.settings import Settings


class ConnectDialog(Dialog):
    """Fills in a profile and opens it. Closes when the service is open; until then all typed texts stay.

    Another opening, as that of the start, closes the dialog only while nothing is filled in. So does the dialog's own
    opening of another profile or address than it shows by then.
    """

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        *,
        profile: Profile | None = None,
        reason: str = "",
        session_only: bool = False,
    ) -> None:
        """Start with ``profile``; ``reason`` says why the dialog opens, unless the user has asked for it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Connection"))
        self._session = session
        self._first = profile

        self._banner = NoteLabel(role="banner")
        self._profiles = ComboBox()
        self._profiles.setAccessibleName(self.tr("Profile"))
        self._address = AddressField()
        self._key = KeyField()
        self._key_status = KeyStatusLabel(session, self._on_key_known)
        self._show_key = CheckBox(self.tr("Show the key"))
        self._session_only = CheckBox(self.tr("Use the key for this session only"))
        self._session_only.setChecked(session_only)
        self._status = NoteLabel(keeps_line=True)
        self._pressed: QWidget | None = None
        """The button that had the focus when it was disabled, as Qt then moves the focus to Cancel."""
        self._unchanged: ConnectionForm | None = None
        """The form as it was first shown."""
        self._connecting: ConnectionForm | None = None
        """The form that is being opened."""
        self._testing: Task[ServiceFeatures] | None = None
        self._patience = QTimer(self, interval=POLL_MS)
        self._test = QPushButton(self.tr("Test the connection"), autoDefault=False)
        self._forget = ForgetButton(
            session, began=self._on_forget_began, forgotten=self._on_forgotten, failed=self._on_forget_failed
        )
        self._status_details = DetailsButton()
        self._policy_button = QPushButton(self.tr("Set by the administrator…"), autoDefault=False)
        icons.set_themed_icon(self._policy_button, "lock")
        self._policy_button.hide()
        self._cancel = QPushButton(self.tr("Cancel"), autoDefault=False)
        self._connect = QPushButton(self.tr("Connect"), default=True)
        buttons = QDialogButtonBox()
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self._connect, QDialogButtonBox.ButtonRole.AcceptRole)

        self._lay_out(buttons)
        self._banner.show_text(reason)
        self._told_of: str | None = None
        """The address that the sentence above is about; ``None`` for that of the profile."""

        self._profiles.currentIndexChanged.connect(self._on_profiles_current_index_changed)
        self._address.textEdited.connect(self._on_address_text_edited)
        self._show_key.toggled.connect(self._on_show_key_toggled)
        self._test.clicked.connect(self._on_test_clicked)
        self._policy_button.clicked.connect(self._on_policy_button_clicked)
        self._cancel.clicked.connect(self.reject)
        self._connect.clicked.connect(self._on_connect_clicked)
        self._patience.timeout.connect(self._on_patience_timeout)
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        self._busy(self.tr("Reading the settings…"))
        session.run_with_connector(
            lambda connector: connector.settings(), owner=self, done=self._on_settings_read, failed=self._on_failed
        )

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        form = self._rows = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setVerticalSpacing(theme.GAP)
        form.addRow(self.tr("Profile"), self._profiles)
        form.addRow(self.tr("Service address"), self._address)
        form.addRow(row(self._address.note))  # without the row, Qt reserves no room for a hidden label (6.11)
        form.addRow(self.tr("API key"), self._key)
        key_note = row(self._key.note)
        key_status = row(self._key_status)
        form.addRow(key_note)
        form.addRow(key_status)
        for box in (self._show_key, self._session_only):
            box.setMinimumHeight(6 * theme.UNIT)
        # The details are those of the sentence above; beside it they would take its width.
        boxes = row(self._show_key, self._session_only, None, self._key_status.details, spacing=theme.MARGIN)
        stack_if_too_wide(boxes)
        form.addRow(boxes)
        # In its own row: beside the buttons below, long words in large letters would be wider than a small screen.
        tries = row(self._test, self._forget, None)
        self._only_elsewhere = (self._address, self._key, key_note, key_status, boxes)
        """The rows that the store on this computer does not need."""
        bottom = row(
            self._policy_button, buttons
        )  # inside the button box, a hidden button breaks the order of Tab (Qt 6.11)
        bottom.setStretchFactor(buttons, 1)
        status = row(self._status, self._status_details, stretched=self._status)
        layout = column(self._banner, form, tries, status, bottom, spacing=theme.MARGIN)
        layout.setSizeConstraint(
            QLayout.SizeConstraint.SetFixedSize
        )  # so that the dialog grows and shrinks with its sentences
        self.setLayout(layout)
        width = max(theme.UNIT * 130, 78 * self.fontMetrics().averageCharWidth())
        self._address.setMinimumWidth(min(width, self.room.width() - 3 * theme.MARGIN))

    @property
    def is_connecting(self) -> bool:
        """Whether the opening in progress is the dialog's own."""
        return self._connecting is not None

    def _profile(self) -> Profile:
        profile: Profile = self._profiles.currentData()
        return profile

    def _form(self) -> ConnectionForm:
        return ConnectionForm(
            self._profile().name, self._address.text(), self._key.text(), session_only=self._session_only.isChecked()
        )

    def _on_settings_read(self, settings: "Settings") -> None:
        self._show_status("")
        self._show_policy(settings.policy)
        profiles = list(settings.offered)
        if self._first is not None and self._first.name is None:
            profiles.append(self._first)
        self._profiles.blockSignals(True)
        for profile in profiles:
            self._profiles.addItem(translate(profile.label), profile)
        chosen = self._first.name if self._first is not None else (settings.last_profile or ProfileName.PRODUCTION)
        names = [profile.name for profile in profiles]
        self._profiles.setCurrentIndex(names.index(chosen) if chosen in names else 0)
        self._profiles.blockSignals(False)
        self._on_profiles_current_index_changed()
        self._unchanged = self._form()
        key_is_missing = self._address.text() or self._session_only.isChecked()
        missing = self._key if key_is_missing and self._key.isEnabled() else self._address
        (missing if missing.isEnabled() else self._profiles).setFocus()
        announce(self._profiles, self.tr("Profile: {name}").format(name=self._profiles.currentText()))
        if self._key_status.address is None:
            self.set_ready()

    def _show_policy(self, policy: Policy) -> None:
        """Show the administrator's settings: some at the fields that they concern, all of them behind a button."""
        self._address.allow(policy.insecure_hosts)
        self._profiles.setAccessibleDescription(offered_sentence(policy))
        self._policy_sentences = policy_sentences(policy)
        self._policy_button.setVisible(bool(self._policy_sentences))

    @Slot()
    def _on_policy_button_clicked(self) -> None:
        title = self.tr("Set by the administrator of this computer")
        MessageDialog(self, Message(title, "\n".join(self._policy_sentences), Action.NONE), "lock").open()

    @Slot()
    def _on_profiles_current_index_changed(self) -> None:
        profile = self._profile()
        local = profile.name is ProfileName.THIS_COMPUTER
        self._address.show_profile(profile)
        self._key.setText("")  # unlike clear(), leaves nothing to undo: a key belongs to one address
        self._key.set_error("")
        self._key.setEnabled(not local)
        self._session_only.setEnabled(not local and profile.name is not None)
        for part in self._only_elsewhere:
            self._rows.setRowVisible(part, not local)
        for button in (self._test, self._forget):
            button.setVisible(not local)
        self._show_status("")
        self._show_key_status()

    def _show_key_status(self) -> None:
        """Show the state of the saved address's key, unless the field has another address."""
        if not self._profiles.count():
            return  # the settings are not read yet
        profile = self._profile()
        if profile.base_url is None or profile.name in (None, ProfileName.THIS_COMPUTER):
            self._key_status.show_text("")  # no address, one of this run, or a store that makes its own key
        elif self._address.base_url != profile.base_url:
            sentence = self.tr("The key of {address} is not used for another address.")
            self._key_status.show_text(sentence.format(address=profile.base_url))
        else:
            self._key_status.show_key_of(profile.base_url)

    def _on_key_known(self, stored: StoredKey | None) -> None:
        there = stored is not None and stored.key is not None
        if stored is not None:
            if stored.state is KeyState.STORED and self._told_of in {None, self._key_status.address}:
                self._banner.show_text("")  # a keyring may give at its second answer what it lacked at its first
            self.set_ready()
        self._forget.show_service(self._key_status.address, stored)
        self._key.setPlaceholderText(self.tr("leave empty to keep the key") if there else "")

    @Slot(str)
    def _on_address_text_edited(self, _text: str) -> None:
        self._show_status("")
        if self._key_status.address != self._address.base_url:
            self._show_key_status()

    @Slot(bool)
    def _on_show_key_toggled(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what the signal sends
        self._key.setEchoMode(QLineEdit.EchoMode.Normal if checked else QLineEdit.EchoMode.Password)

    @Slot()
    def _on_test_clicked(self) -> None:
        form = self._form()
        self._busy(self.tr("Testing the connection…"))
        self._testing = self._session.run_with_connector(
            partial(test_form, form=form),
            owner=self,
            done=self._on_tested,
            failed=partial(self._on_failed, sent=form),
            deadline_s=SERVICE_DEADLINE_S,
        )

    def _on_tested(self, features: ServiceFeatures) -> None:
        answers = self.tr("The service answers and accepts the key.")
        self._show_status(join_sentences(answers, *features_sentences(features)))
        self._show_key_status()

    def _on_forget_began(self) -> None:
        self._connecting = None  # as the button stops the opening in progress
        self._busy(self.tr("Forgetting…"))
        self._key.setText("")

    def _on_forgotten(self, address: str, forgotten: Forgotten) -> None:
        if self._address.base_url != address:
            return
        failed = forgotten.list_error is not None
        self._show_status(forgotten_sentence(forgotten), failed=failed, detail=forgotten.remaining.detail)
        self._show_key_status()

    def _on_forget_failed(self, address: str, error: Exception) -> None:
        if self._address.base_url == address:
            self._on_failed(error)
        else:
            self._show_above(failure_sentence(error, address), address)

    @Slot()
    def _on_connect_clicked(self) -> None:
        self._busy(self.tr("Connecting…"))
        self._patience.start()
        self._connecting = self._form()
        is_local = self._connecting.name is ProfileName.THIS_COMPUTER  # which has no keyring to wait for, but a start
        deadline_s = SERVICE_DEADLINE_S if is_local else KEYRING_DEADLINE_S
        self._session.open(partial(open_form, form=self._connecting), deadline_s=deadline_s)

    @Slot()
    def _on_patience_timeout(self) -> None:
        if self._session.waits_for_keyring:
            self._show_status("")  # so that the user can make another choice meanwhile
            self._key_status.show_waiting()

    @Slot(object)
    def _on_session_opened(self, _connection: Connection) -> None:
        sent, self._connecting = self._connecting, None
        is_own = sent is not None and self._shows(sent)
        if is_own or self._unchanged is None or self._form() == self._unchanged:
            self.accept()

    @Slot(object)
    def _on_session_open_failed(self, error: Exception) -> None:
        sent, self._connecting = self._connecting, None
        if sent is not None and self._shows(sent):
            self._on_failed(error, sent)
        else:
            address = "" if sent is None else sent.address.strip()
            about = error.base_url if isinstance(error, KeyNeeded) else address or None
            self._show_above(failure_sentence(error, address), about)

    def _shows(self, sent: ConnectionForm) -> bool:
        """Whether profile and address are still those of ``sent``."""
        form = self._form()
        return (form.name, form.address) == (sent.name, sent.address)

    def _show_above(self, sentence: str, address: str | None) -> None:
        """Show a sentence about a service that may not be the one that is filled in."""
        self._told_of = address
        self._banner.show_text(sentence)
        announce(self._banner, sentence)

    def _on_failed(self, error: Exception, sent: ConnectionForm | None = None) -> None:
        """Show why what the fields say has failed, at the one to correct if there is one; ``sent`` is all of it."""
        sentence = failure_sentence(error, self._address.text().strip())
        field = self._field_of(error)
        if field is None:
            self._show_status(sentence, failed=True, detail=detail_of(error))
        else:
            self._show_status("")
            is_known = field.accessibleDescription() == sentence
            field.set_error(sentence)
            if is_known:  # else screen readers speak it anyway, as it is new
                announce(field, sentence, assertive=True)
            if self._form() == sent:  # else the user is already typing, perhaps in the other field
                field.setFocus()
        self._show_key_status()
        self.set_ready()

    def _field_of(self, error: Exception) -> "AddressField | KeyField | None":
        """Return the field to correct after ``error``, or ``None``."""
        if isinstance(error, (AddressError, AddressNeeded)):
            return self._address
        return self._key if isinstance(error, (AuthenticationError, KeyFormatError, KeyNeeded)) else None

    def _busy(self, sentence: str) -> None:
        self._key.set_error("")
        self._show_status(sentence)
        for button in (self._connect, self._test):
            if button.hasFocus():
                self._pressed = button
            button.setEnabled(False)

    def _show_status(self, sentence: str, *, failed: bool = False, detail: str = "") -> None:
        """Show ``sentence`` in place of the present one, and of the outcome of a test in progress."""
        self._patience.stop()
        if self._testing is not None:
            self._testing.drop()
            self._testing = None
        self._status.show_text(sentence)
        self._status_details.show_detail(detail)
        theme.set_style_property(self._status, "role", "error" if failed else "quiet")
        self._connect.setEnabled(self._profiles.count() > 0)
        self._test.setEnabled(self._profiles.count() > 0 and self._profile().name is not ProfileName.THIS_COMPUTER)
        if self._pressed is not None and self._cancel.hasFocus():
            self._pressed.setFocus()  # else the next key would press Cancel, and drop the typed texts
        self._pressed = None


class AddressField(QLineEdit):
    """Keeps the typed text of each profile; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Service address"))
        self.note = NoteLabel(keeps_line=True)
        self._name: ProfileName | None = None
        self._texts: dict[ProfileName | None, str] = {}
        self._insecure_hosts: AbstractSet[str] = frozenset()
        self._locked: str | None = None
        self._sentence = ""  # the text of the note
        self.textChanged.connect(self._on_text_changed)
        self.textEdited.connect(self._on_text_edited)

    @property
    def base_url(self) -> str | None:
        """The address in the field; ``None`` if it is not valid."""
        try:
            return parse_address(self.text(), self._insecure_hosts).base_url
        except AddressError:
            return None

    def allow(self, insecure_hosts: AbstractSet[str]) -> None:
        """Accept addresses of these hosts without encryption, as the administrator allows."""
        self._insecure_hosts = insecure_hosts

    def show_profile(self, profile: Profile) -> None:
        """Show the profile's address, and whether it can be changed; a locked one can still be read and copied."""
        self._name = profile.name
        local = profile.name is ProfileName.THIS_COMPUTER
        self._locked = profile.base_url if profile.locked else None
        self.setText("" if local else self._texts.get(profile.name, profile.base_url or ""))
        example = self.tr("for example {address}").format(address="https://pets.example.com/v1")
        self.setPlaceholderText("" if local else example)
        self.setEnabled(not local and profile.name is not None)
        self.setReadOnly(self._locked is not None)
        insecure = INSECURE_WARNING in self._warnings()  # the other warnings were shown when the address was typed
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
        self.setAccessibleDescription(sentence)

    def _show_note(self, sentence: str, *, role: str = "quiet") -> None:
        self._sentence = sentence
        self.note.show_text(sentence)
        theme.set_style_property(self.note, "role", role)
        theme.set_style_property(self, "invalid", "true" if role == "error" else "false")
        # Not while the user types: screen readers speak each new description of the focused field.
        self.setAccessibleDescription("" if self.hasFocus() else sentence)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAccessibleDescription(self._sentence)

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        if self._locked not in (None, text):  # assistive programs can write into a read-only field (Qt 6.11)
            self.setText(self._locked)

    @Slot(str)
    def _on_text_edited(self, text: str) -> None:
        self._texts[self._name] = text
        warnings = self._warnings()
        role = "stale" if INSECURE_WARNING in warnings else "quiet"
        self._show_note(join_sentences(*map(translate, warnings)), role=role)


class KeyField(QLineEdit):
    """Hides its text; ``note`` belongs below the field."""

    def __init__(self) -> None:
        super().__init__(echoMode=QLineEdit.EchoMode.Password)
        self.setAccessibleName(self.tr("API key"))
        self.note = NoteLabel(role="error", keeps_line=True)
        self.textChanged.connect(self._on_text_changed)

    def set_error(self, sentence: str) -> None:
        """Show an error at the field until its text changes."""
        self.note.show_text(sentence)
        theme.set_style_property(self, "invalid", "true" if sentence else "false")
        self.setAccessibleDescription(sentence)

    @Slot(str)
    def _on_text_changed(self, _text: str) -> None:
        self.set_error("")


class DetailsButton(LinkButton):
    """Opens the system's own message about a failure; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__("")
        self._detail = ""
        self.setText(self.tr("Details"))
        self.setAccessibleName(self.text())
        self.clicked.connect(self._on_clicked)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves
        self.setSizePolicy(policy)
        self.hide()

    def show_detail(self, detail: str) -> None:
        """Offer ``detail``; an empty one hides the button."""
        self._detail = detail
        self.setVisible(bool(detail))

    @Slot()
    def _on_clicked(self) -> None:
        MessageDialog(self.window(), Message(self.text(), self._detail, Action.NONE), "info").open()


POLL_MS: Final = 500


class KeyStatusLabel(NoteLabel):
    """Shows the state of an address's key; reads it again while the system keyring does not answer.

    ``details`` belongs near the label.
    """

    def __init__(self, session: Session, known: Callable[[StoredKey | None], object]) -> None:
        """Call ``known`` with the state of the key, or with ``None`` while that is not known."""
        super().__init__(keeps_line=True)
        self._known = known
        self.details = DetailsButton()
        self.address: str | None = None
        self._session = session
        self._task: Task[Any] | None = None
        self._timer = QTimer(self, singleShot=True, interval=POLL_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def show_key_of(self, address: str) -> None:
        """Show the state of the key of ``address`` as soon as it is known."""
        self.show_text(waiting_text())
        self.address = address
        self._task = self._session.run_with_connector(
            lambda connector: connector.read_key(address), owner=self, done=self._on_read, failed=self._on_failed
        )
        self._timer.start()

    @override
    def show_text(self, sentence: str) -> None:
        """Show ``sentence`` instead of the state of a key."""
        self.address = None
        self._timer.stop()
        if self._task is not None:
            self._task.drop()
            self._task = None
        super().show_text(sentence)
        self.details.show_detail("")
        self._known(None)

    def show_waiting(self) -> None:
        """Show that the program waits for the keyring."""
        super().show_text(key_status_text(StoredKey(KeyState.WAITING, None)))

    def _on_read(self, stored: StoredKey) -> None:
        self._task = None
        super().show_text(key_status_text(stored))
        self.details.show_detail(stored.detail)
        if stored.state is KeyState.WAITING and stored.key is None:
            self._timer.start()
        else:
            self._timer.stop()
        self._known(stored)

    def _on_failed(self, error: Exception) -> None:
        state = KeyState.WAITING if isinstance(error, TaskTimeoutError) else KeyState.FAILED
        self._on_read(StoredKey(state, None))

    @Slot()
    def _on_timer_timeout(self) -> None:
        if self._session.waits_for_keyring:
            self.show_waiting()
        elif self._task is None and self.address is not None:
            self.show_key_of(self.address)  # the keyring may answer now
            return
        self._timer.start()


class ForgetButton(QPushButton):
    """Removes a service's key and its cached list from this computer. Asks first; disabled if there is neither."""

    def __init__(
        self,
        session: Session,
        *,
        began: Callable[[], object],
        forgotten: Callable[[str, Forgotten], None],
        failed: Callable[[str, Exception], None],
    ) -> None:
        """Call ``began`` when the user has confirmed, then ``forgotten`` or ``failed`` with the service's address."""
        super().__init__(autoDefault=False)
        self._began, self._forgotten, self._failed = began, forgotten, failed
        self.setText(self.tr("Forget…"))
        self._session = session
        self._address = ""
        self.clicked.connect(self._on_clicked)

    def show_service(self, address: str | None, stored: StoredKey | None) -> None:
        """Offer to forget the service at ``address``; ``stored`` is the state of its key, if known."""
        has_key = stored is not None and stored.key is not None
        self._address = "" if address is None or stored is None else address
        self.setEnabled(has_key)
        if self._address and not has_key:
            self._session.run_with_connector(
                partial(has_cached_list, address=self._address),
                owner=self,
                done=partial(self._on_list_known, self._address),
                failed=lambda _error: None,
            )

    def _on_list_known(self, address: str, is_cached: bool) -> None:  # noqa: FBT001  as it is handed over
        if is_cached and address == self._address:
            self.setEnabled(True)

    @Slot()
    def _on_clicked(self) -> None:
        title, text = forgetting_question(self._address)
        box = question_box(self.window(), title, text, {self.tr("Forget"): 1, self.tr("Cancel"): 0})
        box.accepted.connect(partial(self._forget, self._address))
        box.open()

    def _forget(self, address: str) -> None:
        self._began()
        self._session.stop_opening()
        if self._session.connection is not None and self._session.connection.base_url == address:
            self._session.disconnect_service()  # the open service also has the key
        self._session.run_with_connector(
            partial(forget, address=address),
            owner=self,
            done=partial(self._forgotten, address),
            failed=partial(self._failed, address),
        )
