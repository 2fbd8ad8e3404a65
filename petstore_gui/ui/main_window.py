"""The window: its pages, its menus, and the dialogs that it opens. It shows values and passes wishes on."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from petstore_gui import __version__
from petstore_gui.ui import override, plain
from petstore_gui.ui.inventory_page import InventoryPage
from petstore_gui.ui.messages import Action, Doing, Failure, Message, message_for
from petstore_gui.ui.session import KeyNotGivenError, Session
from petstore_gui.ui.status_line import StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.api.errors import AuthenticationError
    from petstore_gui.connection.connector import Connection
    from petstore_gui.connection.profile import Profile
    from petstore_gui.ui.connect_dialog import ConnectDialog
    from petstore_gui.ui.lookup_dialog import LookupDialog
    from petstore_gui.ui.message_dialog import MessageBoxes
    from petstore_gui.ui.session import Call
    from petstore_gui.ui.welcome_page import WelcomePage


class MainWindow(QMainWindow):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    first_painted = Signal()
    """The window is on the screen for the first time; whatever is slow may begin."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._painted = False
        self._connect_dialog: ConnectDialog | None = None
        self._lookup_dialog: LookupDialog | None = None
        self._lookup: Call | None = None
        self._place: str | None = None
        self._key_loss_said = False
        self._lookup_after_opening: int | None = None

        self._page = InventoryPage(session)
        self._page.setEnabled(False)
        self._welcome: WelcomePage | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self.setCentralWidget(self._pages)
        self._status = StatusLine()
        self.setStatusBar(self._status)
        self._make_menus()
        self._show_connection(None)
        self.resize(1180, 720)

        self._status.profile_wanted.connect(self.choose_profile)
        self._page.listing.connect(partial(self._status.wait, self.tr("Loading…")))
        self._page.listed.connect(self._status.show_snapshot)
        self._page.failed.connect(self._on_failed)
        self._page.lookup_wanted.connect(self.look_up)
        session.opening.connect(partial(self._status.wait, self.tr("Opening…")))
        session.opened.connect(self._on_session_opened)
        session.open_failed.connect(self._on_session_open_failed)
        session.key_refused.connect(self._on_session_key_refused)

    @cached_property
    def _boxes(self) -> "MessageBoxes":
        from petstore_gui.ui.message_dialog import MessageBoxes  # not needed to paint the window

        return MessageBoxes(self)

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._status.say("")
        if self._welcome is None:
            from petstore_gui.ui.welcome_page import WelcomePage

            self._welcome = WelcomePage()
            self._welcome.local_wanted.connect(self._on_welcome_local_wanted)
            self._welcome.service_wanted.connect(self.choose_profile)
            self._pages.addWidget(self._welcome)
        self._pages.setCurrentWidget(self._welcome)
        self._welcome.start()

    def choose_profile(self) -> None:
        """Open the dialog in which a profile is chosen and filled in."""
        connection = self._session.connection
        # The demo's service is the program's own: there is nothing to fill in.
        known = connection is not None and (connection.profile.name is not None or not connection.own_service)
        self._open_connect_dialog(connection.profile if connection is not None and known else None, "")

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front; with an ID, look that up as soon as a service is open."""
        if self._session.connection is None:
            self._lookup_after_opening = pet_id
            return
        if self._lookup_dialog is None:
            from petstore_gui.ui.lookup_dialog import LookupDialog

            self._lookup_dialog = LookupDialog(self)
            self._lookup_dialog.wanted.connect(self._on_lookup_dialog_wanted)
            self._lookup_dialog.finished.connect(self._on_lookup_dialog_finished)
        self._lookup_dialog.show()
        self._lookup_dialog.raise_()
        self._lookup_dialog.activateWindow()
        if pet_id is not None:
            self._lookup_dialog.look_up(pet_id)

    def say_fault(self, error: Exception) -> None:
        """Say that the program itself has failed at something; the window goes on."""
        self._on_failed(Failure(error, Doing.CONNECTING, self._page.refresh))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        animals = bar.addMenu(self.tr("&Animals"))
        self._in_service = [
            self._action(self.tr("&Add animal"), "Ctrl+N", self._page.start_adding),
            self._action(self.tr("&Look up…"), "Ctrl+L", self.look_up),
            self._action(self.tr("&Refresh"), "F5", self._page.refresh),
        ]
        animals.addActions(self._in_service)
        animals.addSeparator()
        animals.addAction(self._action(self.tr("&Quit"), "Ctrl+Q", self.close))
        animals.actions()[-1].setProperty("shortcutContext", plain.APPLICATION_SHORTCUT)  # from the look-up, too
        service = bar.addMenu(self.tr("&Service"))
        service.addAction(self._action(self.tr("&Profile and key…"), "Ctrl+,", self.choose_profile))
        service.actions()[0].setMenuRole(QAction.MenuRole.PreferencesRole)
        more = bar.addMenu(self.tr("&Help"))
        more.addAction(self._action(self.tr("&About Pet Store"), "", self._about))
        more.actions()[0].setMenuRole(QAction.MenuRole.AboutRole)

    def _action(self, text: str, key: str, slot: "Callable[[], object]") -> QAction:
        action = QAction(text, self)
        action.setProperty("shortcut", key)
        # Without the argument that triggered() carries.
        action.triggered.connect(lambda _checked=False: slot())
        return action

    def _show_connection(self, connection: "Connection | None") -> None:
        self.setWindowTitle("Pet Store" if connection is None else f"Pet Store – {connection.profile.label}")
        self._status.show_connection(connection)
        self._page.setEnabled(connection is not None)
        for action in self._in_service:
            action.setEnabled(connection is not None)

    def _on_welcome_local_wanted(self) -> None:
        from petstore_gui.connection.profile import ProfileName

        self._session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER))

    def _on_session_opened(self, connection: "Connection") -> None:
        self._pages.setCurrentWidget(self._page)
        self._show_connection(connection)
        if connection.place == self._place:
            self._page.refresh()  # the same service with another key: what is shown and typed stays
        else:
            self._place = connection.place
            if self._lookup_dialog is not None:
                self._lookup_dialog.close()  # its card is of another service
            self._page.begin(offers_samples=connection.profile.name == "this-computer")
        for notice in connection.notices:
            self._boxes.show(Message(self.tr("Please note"), notice, Action.NONE), self._page.refresh)
        self._say_if_the_key_is_not_kept(connection)
        if self._lookup_after_opening is not None:
            pet_id, self._lookup_after_opening = self._lookup_after_opening, None
            self.look_up(pet_id)

    def _say_if_the_key_is_not_kept(self, connection: "Connection") -> None:
        """Say, once, that a key which was typed to be kept did not get into the keyring."""
        stored = connection.key_state
        if self._key_loss_said or not stored.session_only or stored.state == "session-only":
            return
        from petstore_gui.ui.key_words import key_sentence

        self._key_loss_said = True
        title = self.tr("The key is for this session only")
        self._boxes.show(Message(title, key_sentence(stored), Action.NONE), self._page.refresh)

    def _on_session_open_failed(self, error: Exception) -> None:
        self._status.say_again()
        if self._connect_dialog is not None:
            return  # it says so itself
        from petstore_gui.connection.connector import AddressNeeded, KeyNeeded
        from petstore_gui.ui.key_words import failure_sentence

        if self._session.connection is None:
            self.welcome()
        if isinstance(error, AddressNeeded | KeyNeeded):
            self._open_connect_dialog(error.profile, failure_sentence(error))
        else:
            self._on_failed(Failure(error, Doing.CONNECTING, self.choose_profile))

    def _on_session_key_refused(self, error: "AuthenticationError") -> None:
        message = message_for(error, Doing.CONNECTING, address=self._address())
        self._boxes.show(message, self._on_key_wanted, dismissed=self._session.give_up, over=self._lookup_dialog)

    def _on_key_wanted(self) -> None:
        connection = self._session.connection
        profile = None if connection is None else connection.profile
        reason = self.tr("{address} did not accept the API key.").format(address=self._address())
        self._open_connect_dialog(profile, reason)

    def _open_connect_dialog(self, profile: "Profile | None", reason: str) -> None:
        if self._connect_dialog is not None:
            self._connect_dialog.raise_()
            return
        from petstore_gui.ui.connect_dialog import ConnectDialog

        self._connect_dialog = ConnectDialog(self, self._session, profile=profile, reason=reason)
        self._connect_dialog.finished.connect(self._on_connect_dialog_finished)
        self._connect_dialog.open()

    def _on_connect_dialog_finished(self, result: int) -> None:
        self._connect_dialog = None
        if not result:
            self._session.stop_opening()
            self._status.say_again()
        # Whatever waited for a key and did not get one.
        self._session.give_up()
        if self._session.connection is None:
            self.welcome()

    def _on_lookup_dialog_wanted(self, pet_id: int) -> None:
        if self._lookup is not None:
            self._lookup.drop()
        dialog = self._lookup_dialog
        if dialog is None:
            return
        self._lookup = self._session.call(
            lambda client: client.get_pet(pet_id),
            owner=dialog,
            done=dialog.show_found,
            failed=partial(self._on_lookup_failed, pet_id),
        )

    def _on_lookup_failed(self, pet_id: int, error: Exception) -> None:
        if self._lookup_dialog is not None:
            self._lookup_dialog.show_failed(self.tr("No answer for ID {id}.").format(id=pet_id))
            retry = partial(self._lookup_dialog.look_up, pet_id)
            self._on_failed(Failure(error, Doing.LOOKING_UP, retry, pet_id), over=self._lookup_dialog)

    def _on_lookup_dialog_finished(self, _result: int) -> None:
        self._lookup_dialog = None
        if self._lookup is not None:
            self._lookup.drop()

    def _on_failed(self, failure: Failure, *, over: "LookupDialog | None" = None) -> None:
        if isinstance(failure.error, KeyNotGivenError):
            # The question for a key has said it; here stays what it means for what is shown.
            consequence = {
                Doing.LISTING: self.tr("Not refreshed: the service did not accept the API key."),
                Doing.ADDING: self.tr("Not added: the service did not accept the API key."),
            }
            nothing = self.tr("The service did not accept the API key.")
            self._status.say(consequence.get(failure.doing, nothing), stale=True)
            return
        connection = self._session.connection
        message = message_for(
            failure.error,
            failure.doing,
            address=self._address(),
            pet_id=failure.pet_id,
            own_service=connection is not None and connection.own_service,
        )
        if failure.doing is Doing.LISTING:
            self._status.say(self.tr("Not refreshed: {reason}").format(reason=message.title), stale=True)
        else:
            self._status.say_again()
        acts = {Action.CHECK_CONNECTION: self.choose_profile, Action.START_AGAIN: self._session.reopen}
        self._boxes.show(message, acts.get(message.action, failure.retry), over=over)

    def _address(self) -> str:
        connection = self._session.connection
        return "" if connection is None else connection.base_url

    def _about(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("About Pet Store"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        sentence = self.tr("The animals of a Pet Store service, as a window. MIT licence.")
        box.setText(f"Pet Store {__version__}\n\n{sentence}")
        box.open()
