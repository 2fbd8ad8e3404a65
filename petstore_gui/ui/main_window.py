"""The window: its pages, its menus, and the dialogs that it opens. It shows values and passes wishes on."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from petstore_gui import __version__
from petstore_gui.ui import override, plain
from petstore_gui.ui.connecting import Connecting
from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.failures import Failures
from petstore_gui.ui.inventory_page import InventoryPage
from petstore_gui.ui.lookups import Lookups
from petstore_gui.ui.session import Session
from petstore_gui.ui.status_line import StatusLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.connection.connector import Connection
    from petstore_gui.ui.adds import Adds
    from petstore_gui.ui.keyring_page import KeyringPage
    from petstore_gui.ui.welcome_page import WelcomePage


class MainWindow(QMainWindow):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    first_painted = Signal()
    """The window is on the screen for the first time; whatever is slow may begin."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._painted = False
        self._place: str | None = None

        self._page = InventoryPage(session)
        self._page.setEnabled(False)
        self._welcome: WelcomePage | None = None
        self._keyring: KeyringPage | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self.setCentralWidget(self._pages)
        self._status = StatusLine()
        self.setStatusBar(self._status)
        self._failures = Failures(self, session, self._status)
        self._lookups = Lookups(self, session, self._failures)
        self._connecting = Connecting(self, session, self._failures, self._lookups)
        self._make_menus()
        self._show_connection(None)
        self.resize(1180, 720)

        self._status.profile_wanted.connect(self._connecting.choose_profile)
        self._status.try_wanted.connect(self._page.refresh)
        self._status.cancel_wanted.connect(self.cancel)
        self._page.stands.connect(self._failures.show_list)
        self._page.listed.connect(self._lookups.show_snapshot)
        self._page.failed.connect(self._failures.say)
        self._page.lookup_wanted.connect(self.look_up)
        self._connecting.welcome_wanted.connect(self.welcome)
        self._connecting.keyring_silent.connect(self._on_connecting_keyring_silent)
        self._connecting.given_up.connect(partial(self._status.end, Doing.CONNECTING))
        session.opening.connect(partial(self._status.begin, Doing.CONNECTING))
        session.opened.connect(self._on_session_opened)
        session.left.connect(self._on_session_left)

    @cached_property
    def _adds(self) -> "Adds":
        """Made with the first service that is opened, after the first paint."""
        from petstore_gui.ui.adds import Adds

        adds = Adds(self, self._session, self._failures, self._page.form)
        self._page.listed.connect(adds.show_snapshot)
        self._page.unknown.connect(adds.look_for)
        adds.added.connect(self._page.show_added)
        adds.busy_changed.connect(self._on_adds_busy_changed)
        return adds

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._status.say("")
        if self._welcome is None:
            from petstore_gui.ui.welcome_page import WelcomePage

            self._welcome = WelcomePage()
            self._welcome.local_wanted.connect(self._connecting.open_local)
            self._welcome.service_wanted.connect(self._connecting.choose_profile)
            self._pages.addWidget(self._welcome)
        self._pages.setCurrentWidget(self._welcome)
        self._welcome.start()

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front; with an ID, look that up as soon as a service is open."""
        self._lookups.look_up(pet_id)

    def cancel(self) -> None:
        """End what is under way: the list that is read or waited for, and an add."""
        self._page.cancel()
        self._adds.cancel()

    def say_fault(self, error: Exception) -> None:
        """Say that the program itself has failed at something; the window goes on."""
        self._failures.say(Failure(error, Doing.CONNECTING, self._page.refresh))

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
            self._action(self.tr("&Cancel"), "Esc", self.cancel),
        ]
        animals.addActions(self._in_service)
        animals.addSeparator()
        animals.addAction(self._action(self.tr("&Quit"), "Ctrl+Q", self.close))
        animals.actions()[-1].setProperty("shortcutContext", plain.APPLICATION_SHORTCUT)  # from the look-up, too
        service = bar.addMenu(self.tr("&Service"))
        service.addAction(self._action(self.tr("&Profile and key…"), "Ctrl+,", self._connecting.choose_profile))
        service.actions()[0].setMenuRole(QAction.MenuRole.PreferencesRole)
        more = bar.addMenu(self.tr("&Help"))
        more.addAction(self._action(self.tr("&What this program can and cannot know"), "", self._show_limits))
        more.addAction(self._action(self.tr("&About Pet Store"), "", self._about))
        more.actions()[1].setMenuRole(QAction.MenuRole.AboutRole)

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

    def _on_adds_busy_changed(self) -> None:
        (self._status.begin if self._adds.busy else self._status.end)(Doing.ADDING)

    def _on_session_opened(self, connection: "Connection") -> None:
        self._status.end(Doing.CONNECTING)
        self._pages.setCurrentWidget(self._page)
        self._show_connection(connection)
        if connection.place == self._place:
            self._page.refresh()  # the same service with another key: what is shown and typed stays
        else:
            self._place = connection.place
            self._lookups.close()
            self._page.begin(offers_samples=connection.profile.name == "this-computer")
            self._adds.begin()  # while the service answers
        self._lookups.begin()

    def _on_connecting_keyring_silent(self) -> None:
        if self._keyring is None:
            from petstore_gui.ui.keyring_page import KeyringPage

            self._keyring = KeyringPage()
            self._keyring.session_only_wanted.connect(self._connecting.use_for_session)
            self._pages.addWidget(self._keyring)
        self._pages.setCurrentWidget(self._keyring)
        self._keyring.start()

    def _on_session_left(self) -> None:
        self._lookups.close()
        self._show_connection(None)
        self._status.say(self.tr("No service is open."))

    def _show_limits(self) -> None:
        from petstore_gui.ui.limits_dialog import LimitsDialog

        LimitsDialog(self).open()

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
