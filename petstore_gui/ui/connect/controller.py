"""Opens a service if none is open or its key was refused: the welcome page, the wait for a keyring, the dialog."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.api.errors import AuthenticationError
from petstore_gui.connection.api_key import KeyState
from petstore_gui.connection.connection import AddressNeeded, Connection, KeyNeeded
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.translatable import detail_of
from petstore_gui.ui.connect.text import failure_sentence, key_sentence, offered_sentence, waiting_text
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.error_messages import message_for
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import SERVICE_DEADLINE_S, Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.buttons import CardButton
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.pages import Pages

if TYPE_CHECKING:
    from petstore_gui.connection.connector import Connector
    from petstore_gui.ui.connect.dialog import ConnectDialog

_PATIENCE_MS: Final = 1500  # an unlocked keyring answers in a tenth of that
_ANSWER_S: Final = 60.0
"""For how long after Connect the refusal of a key is the answer to that."""


def _open_local(connector: "Connector") -> Connection:
    """Open the store on this computer; one function, so that a second press continues the opening in progress."""
    return connector.open(ProfileName.THIS_COMPUTER)


class ConnectionController(QObject):
    """Asks for a missing address or key, in dialogs over ``window`` and on ``pages``."""

    given_up = Signal()
    """An opening was cancelled or has failed; the open service stays open."""
    import_requested = Signal()
    """Choose a file to import; the store on this computer is open."""

    def __init__(
        self,
        window: QWidget,
        pages: Pages,
        session: Session,
        reporter: ErrorReporter,
        dialog_above: Callable[[], QWidget | None],
    ) -> None:
        """``dialog_above`` returns an open dialog over which messages are shown, if there is one."""
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._welcome = WelcomePage(session)
        self._keyring_wait = KeyringWaitPage()
        for page in (self._welcome, self._keyring_wait):
            pages.add(page)
        self._session = session
        self._reporter = reporter
        self._dialog_above = dialog_above
        self._dialog: ConnectDialog | None = None
        self._key_loss_reported = False
        self._wants_import = False  # once the opening in progress has ended well
        self._connected_s = -inf  # when the user has pressed Connect, by the monotonic clock
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._on_patience_timeout)
        self._welcome.local.clicked.connect(self.open_local)
        self._welcome.service.clicked.connect(self.choose_profile)
        self._welcome.spreadsheet.clicked.connect(self._on_welcome_spreadsheet_clicked)
        self._keyring_wait.session_only.clicked.connect(self.use_for_session)
        reporter.connection_requested.connect(self.choose_profile)
        session.opening.connect(self._on_session_opening)
        self._patience.start()  # an opening may be in progress already
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        session.key_refused.connect(self._on_session_key_refused)

    def show_welcome(self) -> None:
        """Show the page of the first start: no service is open or being opened."""
        self._pages.show_page(self._welcome)
        self._welcome.start()

    @Slot()
    def choose_profile(self) -> None:
        """Open the dialog in which a profile is chosen and filled in."""
        connection = self._session.connection
        # The demo is the program's own service, so there is nothing to fill in.
        known = connection is not None and (connection.profile.name is not None or not connection.is_embedded)
        self._open_dialog(connection.profile if connection is not None and known else None, "")

    @Slot()
    def open_local(self) -> None:
        """Open the store on this computer."""
        self._session.open(_open_local, deadline_s=SERVICE_DEADLINE_S)

    @Slot()
    def _on_welcome_spreadsheet_clicked(self) -> None:
        self.open_local()
        self._wants_import = True

    @Slot()
    def use_for_session(self) -> None:
        """Ask for a key that is only kept in memory, during the wait for the system keyring."""
        self._open_dialog(None, "", session_only=True)

    def _open_dialog(self, profile: Profile | None, reason: str, *, session_only: bool = False) -> None:
        if self._dialog is not None:
            self._dialog.raise_()
            return
        from petstore_gui.ui.connect.dialog import ConnectDialog

        self._dialog = ConnectDialog(
            self._window, self._session, profile=profile, reason=reason, session_only=session_only
        )
        self._dialog.finished.connect(self._on_dialog_finished)
        self._dialog.open_when_ready()

    @Slot(int)
    def _on_dialog_finished(self, result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if result:
            self._connected_s = monotonic()
        if dialog is not None and dialog.is_connecting and not result:
            self._session.stop_opening()
        # End the calls that waited for a key.
        self._session.give_up()
        if self._session.is_opening:  # it goes on as before the dialog
            self._patience.start()
            return
        if not result:
            self.given_up.emit()
        if self._session.connection is None:
            self.show_welcome()

    @Slot()
    def _on_patience_timeout(self) -> None:
        if self._session.waits_for_keyring and self._session.connection is None and self._dialog is None:
            self._pages.show_page(self._keyring_wait)
            self._keyring_wait.session_only.setFocus()

    @Slot()
    def _on_session_opening(self) -> None:
        self._patience.start()
        self._wants_import = False

    @Slot(object)
    def _on_session_opened(self, connection: Connection) -> None:
        self._patience.stop()
        if connection.notices and not self._session.opened_automatically:  # else the status line shows them
            details = "\n".join(filter(None, map(detail_of, connection.notices)))
            self._reporter.notify(self.tr("Please note"), "\n\n".join(map(translate, connection.notices)), details)
        stored = connection.key_state
        # Only once: a key that the user wanted to keep was not stored in the keyring.
        if stored.session_only and stored.state is not KeyState.SESSION_ONLY and not self._key_loss_reported:
            self._key_loss_reported = True
            self._reporter.notify(self.tr("The key is for this session only"), key_sentence(stored), stored.detail)
        if self._wants_import:
            self._wants_import = False
            self.import_requested.emit()

    @Slot(object)
    def _on_session_open_failed(self, error: Exception) -> None:
        self._patience.stop()
        self.given_up.emit()
        if self._dialog is not None:
            return  # it shows the error itself
        if self._session.connection is None:
            self.show_welcome()
        if isinstance(error, AddressNeeded | KeyNeeded):
            self._open_dialog(error.profile, failure_sentence(error))
        else:
            self._reporter.report(Failure(error, Operation.CONNECTING, self.choose_profile))

    @Slot(object)
    def _on_session_key_refused(self, error: AuthenticationError) -> None:
        message = message_for(error, Operation.CONNECTING, address=self._reporter.address)
        # Right after Connect the user waits for this, and may type the key again: it must not go into the form.
        is_answer = monotonic() - self._connected_s < _ANSWER_S
        self._reporter.dialogs.show(
            message,
            self._enter_another_key,
            dismissed=self._session.give_up,
            over=self._dialog_above(),
            reason=Operation.CONNECTING,
            automatic=not is_answer,
        )

    def _enter_another_key(self) -> None:
        connection = self._session.connection
        profile = None if connection is None else connection.profile
        self._open_dialog(
            profile, self.tr("{address} did not accept the API key.").format(address=self._reporter.address)
        )


class WelcomePage(QWidget):
    """Offers the store on this computer and a service elsewhere, as far as the administrator allows them."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        title = QLabel(self.tr("Welcome to Pet Store"), alignment=Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading_font(self.font(), theme.Type.DISPLAY))
        lead = QLabel(self.tr("Where are your animals kept?"), alignment=Qt.AlignmentFlag.AlignCenter)
        lead.setProperty("role", "quiet")
        lead.setFont(theme.scaled_font(self.font(), theme.Type.LEAD))
        self.local = CardButton(self.tr("Use the store on this computer"))
        self.local.set_text(self.tr("Works at once, without a network. The animals stay on this computer."))
        self.service = CardButton(self.tr("Connect to a service…"))
        for card in (self.local, self.service):
            card.hide()  # until the policy is read
        self.spreadsheet = QPushButton(self.tr("Import a spreadsheet…"))
        self.spreadsheet.setAccessibleName(self.spreadsheet.text())
        self.spreadsheet.setToolTip(self.tr("It goes into the store on this computer."))
        self.spreadsheet.hide()
        self._ways = row(None, self.local, self.service, None, spacing=theme.MARGIN)
        self._offered = NoteLabel()
        self._offered.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout = _page(
            Picture("paw", "accent"), title, lead, self._ways, row(None, self.spreadsheet, None), self._offered
        )
        layout.insertSpacing(layout.indexOf(self._ways), theme.UNIT)
        self.setLayout(layout)

    def start(self) -> None:
        """Show the allowed choices, with the focus on the store on this computer if that is one."""
        self._session.run_with_connector(
            lambda connector: connector.policy(), owner=self, done=self._on_policy_read, failed=self._on_policy_failed
        )

    def _on_policy_failed(self, _error: Exception) -> None:
        self._on_policy_read(Policy())  # the policy is read again when a profile is opened

    def _on_policy_read(self, policy: Policy) -> None:
        local, service = cards = (self.local, self.service)
        for button in (local, self.spreadsheet):
            button.setVisible(ProfileName.THIS_COMPUTER in policy.profiles)
        service.setVisible(policy.profiles != (ProfileName.THIS_COMPUTER,))
        lines = (offered_sentence(policy), *map(translate, policy.problems))
        self._offered.show_text("\n".join(line for line in lines if line))
        needs = (
            self.tr("You need your API key.")
            if {*policy.profiles} <= {ProfileName.THIS_COMPUTER, *policy.addresses}
            else self.tr("You need the address of the Pet Store service and your API key.")
        )
        service.set_text(needs)
        widest = max(card.minimumSizeHint().width() for card in cards)
        for card in cards:
            card.setMinimumWidth(widest)
        self._ways.invalidate()
        stack_if_too_wide(self._ways)
        (service if local.isHidden() else local).setFocus(Qt.FocusReason.OtherFocusReason)


def _page(picture: Picture, *parts: QWidget | QLayout) -> QVBoxLayout:
    """Return a layout whose content is a little above the middle."""
    layout = column(None, picture, *parts, None, margin=theme.GAP)
    layout.setAlignment(picture, Qt.AlignmentFlag.AlignHCenter)
    layout.setStretch(0, 2)
    layout.setStretch(layout.count() - 1, 3)
    return layout


class KeyringWaitPage(QWidget):
    """Offers to type a key that is kept for this session only, while the keyring does not answer."""

    def __init__(self) -> None:
        super().__init__()
        title = PlainTextLabel(waiting_text())
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading_font(self.font()))
        sentence = PlainTextLabel(
            self.tr("It keeps the API key. It may be asking for a password in its own window."), role="quiet"
        )
        sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.session_only = QPushButton(self.tr("Use for this session only…"))
        self.session_only.setAccessibleName(self.tr("Use for this session only"))
        self.session_only.setToolTip(self.tr("Type the API key, which is then kept in memory until the program ends."))
        self.setLayout(_page(Picture("profile"), title, sentence, row(None, self.session_only, None)))
