"""The window: its pages, and what stands behind them. It shows values and passes wishes on."""

from functools import cached_property, partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from petstore_gui.ui import override
from petstore_gui.ui.chosen import asks_first
from petstore_gui.ui.connecting import Connecting
from petstore_gui.ui.failure import Doing, Failure
from petstore_gui.ui.failures import Failures
from petstore_gui.ui.inventory_page import InventoryPage
from petstore_gui.ui.lookups import Lookups
from petstore_gui.ui.remembering import Remembering
from petstore_gui.ui.session import Session
from petstore_gui.ui.status_line import StatusLine
from petstore_gui.ui.view_memory import ViewMemory
from petstore_gui.ui.words import said
from petstore_gui.window_memory import WindowMemory

if TYPE_CHECKING:
    from collections.abc import Callable

    from petstore_gui.api.schema import NewPet
    from petstore_gui.api.values import PetStatus
    from petstore_gui.connection.connector import Connection
    from petstore_gui.ui.extras import Extras
    from petstore_gui.ui.keyring_page import KeyringPage
    from petstore_gui.ui.outbox import OutboxController
    from petstore_gui.ui.service_watch import ServiceWatch
    from petstore_gui.ui.welcome_page import WelcomePage

# Once the first animals are painted, or where there are none so soon; nobody has pressed a key by that time.
_EXTRAS_AFTER_LIST_MS: Final = 50
_EXTRAS_AFTER_PAINT_MS: Final = 600
QUIET_S: Final = 2.0
"""How long nothing was typed into the page before something from outside may take the keys."""


class MainWindow(QMainWindow):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    first_painted = Signal()
    """The window is on the screen for the first time; whatever is slow may begin."""

    def __init__(self, session: Session, memory: WindowMemory | None = None) -> None:
        """``memory`` is what is kept from one start to the next; without it, nothing is."""
        super().__init__()
        self._session = session
        self._painted = False
        self._place: str | None = None
        self._wished: Callable[[], None] | None = None
        """What is done as soon as a service is open and no dialog has the keys."""
        self._typed_at = -QUIET_S

        self._page = InventoryPage(session)
        self._page.setEnabled(False)
        self._welcome: WelcomePage | None = None
        self._keyring: KeyringPage | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self.setCentralWidget(self._pages)
        self._status = StatusLine()
        self.setStatusBar(self._status)
        bar = self.menuBar()
        titles = (self.tr("&Animals"), self.tr("&View"), self.tr("&Service"), self.tr("&Help"))
        self._menus = tuple(bar.addMenu(title) for title in titles)
        self._failures = Failures(self, session, self._status)
        self._lookups = Lookups(self, session, self._failures)
        self._connecting = Connecting(self, session, self._failures, self._lookups)
        self._remembering = Remembering(memory or WindowMemory(None), session, self)
        self._remembering.save_failed.connect(self._on_remembering_save_failed)
        self._view = ViewMemory(self, self._page.table, self._remembering)
        self._show_connection(None)
        if not self._view.restore_window():
            self.resize(1180, 720)

        self._status.profile_wanted.connect(self.choose_profile)
        self._status.try_wanted.connect(self._page.refresh)
        self._status.cancel_wanted.connect(self._on_status_cancel_wanted)
        self._page.stands.connect(self._failures.show_list)
        self._page.stands.connect(self._view.keep_filter)
        self._page.listed.connect(self._lookups.show_snapshot)
        self._page.listed.connect(self._on_page_listed)
        self._page.failed.connect(self._failures.say)
        self._page.lookup_wanted.connect(self.look_up)
        self._page.demo_wanted.connect(self._on_page_demo_wanted)
        self._connecting.welcome_wanted.connect(self.welcome)
        self._connecting.keyring_silent.connect(self._on_connecting_keyring_silent)
        self._connecting.given_up.connect(self._on_connecting_given_up)
        self._page.form.submitted.connect(self._on_form_submitted)
        self._page.form.edited.connect(self._note_typing)
        self._page.searched.connect(self._note_typing)
        session.opening.connect(self._on_session_opening)
        session.opened.connect(self._on_session_opened)
        session.left.connect(self._on_session_left)

    @cached_property
    def _outbox(self) -> "OutboxController":
        """Made when the first list of the first service that is opened is there, or was waited for long enough."""
        from petstore_gui.ui.outbox import OutboxController

        check_wanted = partial(asks_first, self._remembering.memory)
        outbox = OutboxController(self, self._session, self._failures, self._page, check_wanted=check_wanted)
        self._page.listed.connect(outbox.show_snapshot)
        outbox.added.connect(self._page.show_added)
        return outbox

    @cached_property
    def _watch(self) -> "ServiceWatch":
        """Made with the first service of the program's own that is opened."""
        from petstore_gui.ui.service_watch import ServiceWatch

        return ServiceWatch(self._session, self._page.listing, self._status, self)

    @cached_property
    def _extras(self) -> "Extras":
        from petstore_gui.ui.extras import Extras

        extras = Extras(
            self,
            self._pages,
            self._page,
            self._menus,
            session=self._session,
            failures=self._failures,
            status=self._status,
            remembering=self._remembering,
        )
        extras.names.changed.connect(self._lookups.show_category_names)
        extras.names.changed.connect(self._outbox.show_category_names)
        return extras

    # --- what the menus and other starts of the program wish ---

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._status.say("")
        if self._welcome is None:
            from petstore_gui.ui.welcome_page import WelcomePage

            self._welcome = WelcomePage(self._session)
            self._welcome.local_wanted.connect(self._connecting.open_local)
            self._welcome.service_wanted.connect(self._connecting.choose_profile)
            self._pages.addWidget(self._welcome)
        self._pages.setCurrentWidget(self._welcome)
        self._welcome.start()
        self.complete()

    def choose_profile(self) -> None:
        """Open the dialog in which a profile is chosen and filled in."""
        self._connecting.choose_profile()

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front, as soon as a service is open; with an ID, look that up."""
        self._once_open(partial(self._lookups.look_up, pet_id))

    def start_adding(self) -> None:
        """Put the focus into the form, as soon as a service is open."""
        self._once_open(self._start_adding)

    def open_link(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, if the user agrees; ``None`` for a link that names none."""
        if pet_id is None:
            sentence = self.tr("It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
            self._failures.note(self.tr("This link cannot be used"), sentence)
        elif "_extras" not in self.__dict__ or self._extras.links.asked != pet_id:
            self._once_open(lambda: self._extras.links.open(pet_id))

    @property
    def quiet_in_s(self) -> float:
        """For how long what comes from outside should wait, so that it takes no keys from somebody who types."""
        return self._typed_at + QUIET_S - monotonic()

    def start_finding(self) -> None:
        """Put the focus where one types what is to be found in the list."""
        self._extras.show_page()
        self._page.start_finding()

    def show_status(self, status: "PetStatus | None") -> None:
        """Show the animals of one status, or all."""
        self._extras.show_page()
        self._page.show_status(status)

    def toggle_board(self) -> None:
        """Show the board in place of the list, or the list again."""
        self._extras.toggle_board()

    def name_categories(self) -> None:
        """Open the dialog in which categories are named."""
        self._extras.names.edit()

    def cancel(self) -> None:
        """End what is in progress: the list that is read or waited for; or else a search."""
        self._page.cancel()

    def keep_place(self) -> None:
        """Remember where the window is, if the program ends without closing it."""
        if self.isVisible():
            self._view.keep_window()

    def say_fault(self, error: Exception) -> None:
        """Say that the program itself has failed at something; the window goes on."""
        self._failures.say(Failure(error, Doing.CONNECTING, self._page.refresh))

    # --- what Qt and the session tell ---

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_painted.emit)
            QTimer.singleShot(_EXTRAS_AFTER_PAINT_MS, self.complete)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible and not self._painted:
            self._page.fit()
        super().setVisible(visible)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close():
            self._view.keep_window()
            super().closeEvent(event)
        else:
            event.ignore()

    def _may_close(self) -> bool:
        """Whether nothing waits to be sent, or the user was told once; a log-out is held up by nothing."""
        app = QApplication.instance()
        if "_outbox" not in self.__dict__ or (isinstance(app, QApplication) and app.isSavingSession()):
            return True
        return self._outbox.may_close(self.close)

    def save_now(self) -> None:
        """Save what was typed in the last moments, at the end of the program."""
        if "_outbox" in self.__dict__:
            self._outbox.save_now()

    def complete(self) -> None:
        """Make what the first paint and the first list do not wait for, unless it is there."""
        if "_extras" not in self.__dict__:
            self._extras.show_connection()
            self._begin_outbox()
            self._view.ask_about_bad_starts(self._failures)

    def _once_open(self, act: "Callable[[], None]") -> None:
        """Do what somebody wishes as soon as a service is open and no dialog has the keys; of several, the last."""
        self._wished = act
        self._go_on_with_wish()

    def _go_on_with_wish(self) -> None:
        if self._wished is not None and self._session.connection is not None:
            self.complete()
            if QApplication.activeModalWidget() is None:
                self._fulfil_wish()
            else:
                self._failures.boxes.when_free(self._fulfil_wish)

    def _fulfil_wish(self) -> None:
        if self._wished is not None and self._session.connection is not None:
            wished, self._wished = self._wished, None
            wished()

    def _note_typing(self) -> None:
        self._typed_at = monotonic()

    def _start_adding(self) -> None:
        self.activateWindow()  # a later start may wish it while the look-up has the keys
        self._extras.show_page()
        self._page.start_adding()

    def _begin_outbox(self) -> None:
        """Go on, for the service that is open, with what is typed and what waits to be sent."""
        self._outbox.begin()
        snapshot = self._page.listing.standing.snapshot
        if snapshot is not None:
            self._outbox.show_snapshot(snapshot)

    def _show_connection(self, connection: "Connection | None") -> None:
        self.setWindowTitle("Pet Store" if connection is None else f"Pet Store – {said(connection.profile.label)}")
        self._status.show_connection(connection)
        self._page.setEnabled(connection is not None)
        if "_extras" in self.__dict__:
            self._extras.show_connection()

    def _on_page_listed(self, _snapshot: object) -> None:
        if "_extras" not in self.__dict__:
            QTimer.singleShot(_EXTRAS_AFTER_LIST_MS, self.complete)

    def _on_page_demo_wanted(self) -> None:
        self.complete()  # so that what is typed is kept as a draft of the store that is left
        self._session.open_demo()

    def _on_status_cancel_wanted(self) -> None:
        self._page.listing.cancel()

    @Slot(object)
    def _on_remembering_save_failed(self, error: Exception) -> None:
        from petstore_gui.storage.error_text import error_text

        sentence = self.tr("Your view can't be saved: {reason}").format(reason=said(error_text(error)))
        self._status.say(sentence)

    def _on_form_submitted(self, new_pet: "NewPet") -> None:
        if "_outbox" not in self.__dict__:  # else it hears of it itself
            self.complete()
            self._outbox.submit(new_pet)

    def _on_session_opening(self) -> None:
        self._status.begin(Doing.CONNECTING)

    def _on_connecting_given_up(self) -> None:
        self._status.end(Doing.CONNECTING)

    def _on_session_opened(self, connection: "Connection") -> None:
        self._status.end(Doing.CONNECTING)
        self._show_connection(connection)
        if connection.place != self._place or self._pages.currentWidget() in {self._welcome, self._keyring}:
            self._pages.setCurrentWidget(self._page)
        if connection.place == self._place:
            # The same service with another key, or started again: what is shown and typed stays.
            self._page.listing.ask(by_hand=not self._session.opened_automatically)
        else:
            self._place = connection.place
            self._lookups.close()
            self._page.begin(offers_demo=connection.profile.name == "this-computer", status=self._view.filter)
            self._view.restore_table()  # while the service answers
            if "_extras" in self.__dict__:
                self._begin_outbox()
        if connection.own_service:
            self._watch.start()
        self._go_on_with_wish()

    def _on_connecting_keyring_silent(self) -> None:
        if self._keyring is None:
            from petstore_gui.ui.keyring_page import KeyringPage

            self._keyring = KeyringPage()
            self._keyring.session_only_wanted.connect(self._connecting.use_for_session)
            self._pages.addWidget(self._keyring)
        self._pages.setCurrentWidget(self._keyring)
        self._keyring.start()
        self.complete()

    def _on_session_left(self) -> None:
        self._place = None  # the same service begins anew, too, with what is remembered of it
        self._lookups.close()
        self._pages.setCurrentWidget(self._page)
        self._show_connection(None)
        self._status.say(self.tr("No service is open."))
