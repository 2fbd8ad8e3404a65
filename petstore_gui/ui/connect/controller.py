"""Gets from no service, or a refused key, to an open one: the welcome, the wait for a keyring, the dialog."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from petstore_gui.api.errors import AuthenticationError
from petstore_gui.connection.api_key import KeyState
from petstore_gui.connection.connection import AddressNeeded, Connection, KeyNeeded
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.translatable import detail_of
from petstore_gui.ui.connect.dialog import ConnectDialog
from petstore_gui.ui.connect.pages import KeyringWaitPage, WelcomePage
from petstore_gui.ui.connect.text import failure_sentence, key_sentence
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.error_messages import message_for
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import SERVICE_DEADLINE_S, Session
from petstore_gui.ui.widgets.pages import Pages

_PATIENCE_MS: Final = 1500  # an open keyring answers in a tenth of it


class ConnectionController(QObject):
    """Asks over ``window``, and in ``pages``, for what is missing to open a service."""

    given_up = Signal()
    """An opening was given up or has failed; what was open stays open."""

    def __init__(
        self,
        window: QWidget,
        pages: Pages,
        session: Session,
        reporter: ErrorReporter,
        dialog_above: Callable[[], QWidget | None],
    ) -> None:
        """``dialog_above`` returns the dialog over which a message is to be shown while it is open."""
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
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._on_patience_timeout)
        self._welcome.local_requested.connect(self.open_local)
        self._welcome.service_requested.connect(self.choose_profile)
        self._keyring_wait.session_only_requested.connect(self.use_for_session)
        reporter.connection_requested.connect(self.choose_profile)
        session.opening.connect(self._patience.start)
        self._patience.start()  # an opening may be in progress already
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        session.key_refused.connect(self._on_session_key_refused)

    def show_welcome(self) -> None:
        """Show the first start's page: no service is open, and none is about to be."""
        self._pages.show_page(self._welcome)
        self._welcome.start()

    @Slot()
    def choose_profile(self) -> None:
        """Open the dialog in which a profile is chosen and filled in."""
        connection = self._session.connection
        # The demo's service is the program's own: there is nothing to fill in.
        known = connection is not None and (connection.profile.name is not None or not connection.is_embedded)
        self._open_dialog(connection.profile if connection is not None and known else None, "")

    @Slot()
    def open_local(self) -> None:
        """Open the store on this computer."""
        self._session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER), deadline_s=SERVICE_DEADLINE_S)

    @Slot()
    def use_for_session(self) -> None:
        """Ask for a key that is kept in memory only, while the system keyring is waited for."""
        self._open_dialog(None, "", session_only=True)

    def _open_dialog(self, profile: Profile | None, reason: str, *, session_only: bool = False) -> None:
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._dialog = ConnectDialog(
            self._window, self._session, profile=profile, reason=reason, session_only=session_only
        )
        self._dialog.finished.connect(self._on_dialog_finished)
        self._dialog.open_when_ready()

    @Slot(int)
    def _on_dialog_finished(self, result: int) -> None:
        self._dialog = None
        if not result:
            self._session.stop_opening()
            self.given_up.emit()
        # Whatever waited for a key and did not get one.
        self._session.give_up()
        if self._session.connection is None:
            self.show_welcome()

    @Slot()
    def _on_patience_timeout(self) -> None:
        if self._session.waits_for_keyring and self._session.connection is None and self._dialog is None:
            self._pages.show_page(self._keyring_wait)
            self._keyring_wait.start()

    @Slot(object)
    def _on_session_opened(self, connection: Connection) -> None:
        self._patience.stop()
        if connection.notices and not self._session.opened_automatically:  # else the status line has them
            details = "\n".join(filter(None, map(detail_of, connection.notices)))
            self._reporter.notify(self.tr("Please note"), "\n\n".join(map(translate, connection.notices)), details)
        stored = connection.key_state
        # Once: a key that was typed to be kept did not get into the keyring.
        if stored.session_only and stored.state is not KeyState.SESSION_ONLY and not self._key_loss_reported:
            self._key_loss_reported = True
            self._reporter.notify(self.tr("The key is for this session only"), key_sentence(stored))

    @Slot(object)
    def _on_session_open_failed(self, error: Exception) -> None:
        self._patience.stop()
        self.given_up.emit()
        if self._dialog is not None:
            return  # it says so itself
        if self._session.connection is None:
            self.show_welcome()
        if isinstance(error, AddressNeeded | KeyNeeded):
            self._open_dialog(error.profile, failure_sentence(error))
        else:
            self._reporter.report(Failure(error, Operation.CONNECTING, self.choose_profile))

    @Slot(object)
    def _on_session_key_refused(self, error: AuthenticationError) -> None:
        message = message_for(error, Operation.CONNECTING, address=self._reporter.address)
        self._reporter.dialogs.show(
            message,
            self._enter_another_key,
            dismissed=self._session.give_up,
            over=self._dialog_above(),
            reason=Operation.CONNECTING,
        )

    def _enter_another_key(self) -> None:
        connection = self._session.connection
        profile = None if connection is None else connection.profile
        self._open_dialog(
            profile, self.tr("{address} did not accept the API key.").format(address=self._reporter.address)
        )
