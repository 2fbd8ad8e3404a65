"""The window: its pages and its status bar at once, and after the first paint everything else, wired to them."""

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from petstore_gui.connection.profile import ProfileName
from petstore_gui.storage.error_text import error_text
from petstore_gui.ui import override
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.main_window import factories
from petstore_gui.ui.main_window.actions import Callbacks, MainWindowActions
from petstore_gui.ui.main_window.preferences_menu import PreferencesMenu
from petstore_gui.ui.main_window.staging_banner import StagingBanner
from petstore_gui.ui.main_window.status_bar import StatusBar
from petstore_gui.ui.main_window.ui_state import UiState
from petstore_gui.ui.main_window.view_state import ViewState
from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.text import service_faults
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from petstore_gui.api.schema import NewPet
    from petstore_gui.connection.connector import Connection
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.connect.keyring_wait_page import KeyringWaitPage
    from petstore_gui.ui.connect.welcome_page import WelcomePage
    from petstore_gui.ui.main_window.service_watch import ServiceWatch
    from petstore_gui.ui.overview.controller import OverviewController

# Once the first animals are painted, or where there are none so soon; nobody has pressed a key by that time.
_DEFER_AFTER_LIST_MS: Final = 50
_DEFER_AFTER_PAINT_MS: Final = 600
QUIET_S: Final = 2.0
"""How long nothing was typed into the page before something from outside may take the keys."""


class MainWindow(QMainWindow):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    first_painted = Signal()
    """The window is on the screen for the first time; whatever is slow may begin."""

    def __init__(self, session: Session, ui_state: UiState | None = None) -> None:
        """``ui_state`` is what is kept from one start to the next; without it, nothing is."""
        super().__init__()
        self._session = session
        self._ui_state = ui_state or UiState()
        self._ui_state.setParent(self)  # its timer ends with the window, whatever thread collects the garbage
        self._ui_state.attach(session)
        self._is_painted = self._has_connection_ui = self._has_deferred_ui = False
        self._service_id: str | None = None
        self._pending_action: Callable[[], None] | None = None
        """What is done as soon as a service is open and no dialog has the keys."""
        self._typed_at = -QUIET_S
        self._welcome: WelcomePage | None = None
        self._keyring: KeyringWaitPage | None = None
        self._overview: OverviewController | None = None
        self._watch: ServiceWatch | None = None

        self._form = AddPetForm()
        self._page = PetListPage(session, self._form)
        self._page.setEnabled(False)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._page)
        self.setCentralWidget(self._pages)
        self._status = StatusBar(self._page.controller, self._reason)
        self.setStatusBar(self._status)
        bar = self.menuBar()
        titles = (self.tr("&Animals"), self.tr("&View"), self.tr("&Service"), self.tr("&Help"))
        self._menus = tuple(bar.addMenu(title) for title in titles)
        self._view = ViewState(self, self._page.table, self._ui_state)
        self._show_connection()
        if not self._view.restore_window():
            self.resize(1180, 720)

        self._ui_state.save_failed.connect(self._on_ui_state_save_failed)
        self._status.retry_requested.connect(self._page.refresh)
        self._status.cancel_requested.connect(self._page.controller.cancel)
        self._page.controller.filter_changed.connect(self._view.save_filter)
        self._page.controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        self._page.found_changed.connect(self._status.show_found)
        self._page.add_requested.connect(self._form.start)
        self._page.lookup_requested.connect(self.look_up)
        self._page.demo_requested.connect(self._on_page_demo_requested)
        self._page.search_edited.connect(self._note_typing)
        self._form.edited.connect(self._note_typing)
        self._form.submitted.connect(self._on_form_submitted)
        session.opening.connect(self._on_session_opening)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)

    # --- what is made after the first paint ---

    def _build_connection_ui(self) -> None:
        """Make what opening a service needs, once."""
        if self._has_connection_ui:
            return
        self._has_connection_ui = True
        self._errors = factories.error_reporter(self, self._session)
        self._errors.key_refused.connect(partial(self._status.report, stale=True))
        self._page.controller.failed.connect(self._errors.report)
        self._connecting = factories.connection_controller(self, self._session, self._errors, self._dialog_above)
        self._connecting.welcome_requested.connect(self.welcome)
        self._connecting.keyring_silent.connect(self._on_connecting_keyring_silent)
        self._connecting.given_up.connect(partial(self._status.end, Operation.CONNECTING))
        self._status.profile_requested.connect(self._connecting.choose_profile)

    def _build_deferred_ui(self) -> None:
        """Make what neither the first paint nor the first list waits for, once."""
        if self._has_deferred_ui:
            return
        self._build_connection_ui()
        self._has_deferred_ui = True
        session, errors, page, form = self._session, self._errors, self._page, self._form
        self.setWindowIcon(icons.app_icon())
        page.show_icons()
        self._banner = StagingBanner(translate(ProfileName.STAGING.label))
        self.addToolBar(self._banner)
        self._preferences = PreferencesMenu(self._ui_state, self)
        self._auto_refresh = AutoRefresh(page.controller, self._may_refresh, self)
        self._help = factories.help_dialogs(self, session)
        self._categories = factories.category_names_controller(self, session, errors)
        self._lookup = factories.lookup_controller(self, session, errors)
        self._links = factories.link_handler(self, errors, self._preferences.allow_links, self.look_up)
        self._adding = factories.add_pet_controller(
            self, session, errors, page, form, confirm_production=self._preferences.confirm_production_writes.isChecked
        )
        callbacks = Callbacks(
            add_animal=self.start_adding,
            look_up=self.look_up,
            find=self.start_finding,
            edit_categories=self._categories.edit,
            quit=self.close,
            toggle_overview=self.toggle_overview,
            choose_profile=self._connecting.choose_profile,
        )
        self._actions = MainWindowActions(self._menus, page, self._preferences, self._help, callbacks, self)

        for show_names in (form, page, self._lookup, self._adding.questions):
            self._categories.changed.connect(show_names.show_category_names)
        self._categories.error_changed.connect(form.show_names_error)
        self._preferences.language_chosen.connect(self._on_preferences_language_chosen)
        self._preferences.interval_chosen.connect(self._auto_refresh.set_interval)
        self._help.lookup_requested.connect(self.look_up)
        self._adding.added.connect(page.show_added)
        form.edited.connect(self._auto_refresh.defer_for_typing)
        page.search_edited.connect(self._auto_refresh.defer_for_typing)
        page.limits_requested.connect(self._help.show_limits)
        for hears_of_list in (self._lookup, self._adding):
            page.controller.snapshot_changed.connect(hears_of_list.show_snapshot)
            page.controller.confirmed.connect(hears_of_list.show_snapshot)
        for action in page.status_actions:
            action.triggered.connect(self._show_list_page)
        page.table.copied.connect(self._on_table_copied)
        self._pages.currentChanged.connect(self._on_pages_current_changed)
        self._show_service_faults(page.controller.snapshot)
        self._show_connection()
        self._begin_adding()
        factories.offer_reset_after_crashes(self._ui_state, errors)

    # --- what actions and other starts of the program ask for ---

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._build_deferred_ui()
        self._status.report("")
        if self._welcome is None:
            self._welcome = factories.welcome_page(self._session)
            self._welcome.local_requested.connect(self._connecting.open_local)
            self._welcome.service_requested.connect(self._connecting.choose_profile)
            self._pages.addWidget(self._welcome)
        self._pages.setCurrentWidget(self._welcome)
        self._welcome.start()

    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front, as soon as a service is open; with an ID, look that up."""
        self.run_when_connected(lambda: self._lookup.look_up(pet_id))

    def start_adding(self) -> None:
        """Put the focus into the form, as soon as a service is open."""
        self.run_when_connected(self._start_adding)

    def open_link(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, if the user agrees; ``None`` for a link that names none."""
        if pet_id is None:
            self._build_connection_ui()
            sentence = self.tr("It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
            self._errors.notify(self.tr("This link cannot be used"), sentence)
        elif not self._has_deferred_ui or self._links.pending_id != pet_id:
            self.run_when_connected(lambda: self._links.open(pet_id))

    def run_when_connected(self, action: Callable[[], None]) -> None:
        """Run ``action`` as soon as a service is open and no dialog has the keys; of several, the last."""
        self._pending_action = action
        self._resume_pending_action()

    @property
    def seconds_until_idle(self) -> float:
        """For how long what comes from outside should wait, so that it takes no keys from somebody who types."""
        return self._typed_at + QUIET_S - monotonic()

    def start_finding(self) -> None:
        """Put the focus where one types what is to be found in the list."""
        self._show_list_page()
        self._page.start_searching()

    def toggle_overview(self) -> None:
        """Show the overview in place of the list, or the list again."""
        if self._overview is None:
            names = self._categories.names
            self._overview = factories.overview_controller(self._pages, self._page, self._errors, names)
            self._overview.list_requested.connect(self._show_list_page)
            self._overview.page.empty_state.add_requested.connect(self.start_adding)
            self._overview.page.banner.details_requested.connect(self._help.show_limits)
            self._categories.changed.connect(self._overview.show_category_names)
        self._overview.toggle()

    def report_error(self, error: Exception) -> None:
        """Report that the program itself has failed at something; the window goes on."""
        self._build_connection_ui()
        self._errors.report(Failure(error, Operation.CONNECTING, self._page.refresh))

    def save(self) -> None:
        """Save what was typed in the last moments and where the window is, at the end of the program."""
        if self.isVisible():
            self._view.save_window()
        if self._has_deferred_ui:
            self._adding.save_now()

    # --- what Qt and the session tell ---

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)
            QTimer.singleShot(_DEFER_AFTER_PAINT_MS, self._build_deferred_ui)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible and not self._is_painted:
            self._page.fit()
        super().setVisible(visible)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        app = QApplication.instance()
        is_logging_out = isinstance(app, QApplication) and app.isSavingSession()  # that is held up by nothing
        if is_logging_out or not self._has_deferred_ui or self._adding.may_close(self.close):
            self._view.save_window()
            super().closeEvent(event)
        else:
            event.ignore()

    def _resume_pending_action(self) -> None:
        if self._pending_action is not None and self._session.connection is not None:
            self._build_deferred_ui()
            if QApplication.activeModalWidget() is None:
                self._run_pending_action()
            else:
                self._errors.dialogs.when_free(self._run_pending_action)

    def _run_pending_action(self) -> None:
        if self._pending_action is not None and self._session.connection is not None:
            action, self._pending_action = self._pending_action, None
            action()

    def _start_adding(self) -> None:
        self.activateWindow()  # a later start may ask for it while the look-up has the keys
        self._show_list_page()
        self._form.start()

    def _begin_adding(self) -> None:
        """Go on, for the service that is open, with what is typed and what waits to be sent."""
        self._adding.begin()
        snapshot = self._page.controller.snapshot
        if snapshot is not None:
            self._adding.show_snapshot(snapshot)
            self._lookup.show_snapshot(snapshot)

    def _dialog_above(self) -> "QWidget | None":
        """Return the dialog over which a message belongs while it is open."""
        return self._lookup.dialog if self._has_deferred_ui else None

    def _may_refresh(self) -> bool:
        return self.isVisible() and not self.isMinimized()

    def _note_typing(self) -> None:
        self._typed_at = monotonic()

    def _show_list_page(self, _checked: object = None) -> None:
        """Show the list, in place of any other page, if a service is open."""
        if self._session.connection is not None and self._pages.currentWidget() is not self._page:
            self._pages.setCurrentWidget(self._page)
            self._page.table.setFocus()

    def _show_connection(self) -> None:
        connection = self._session.connection
        self.setWindowTitle("Pet Store" if connection is None else f"Pet Store – {translate(connection.profile.label)}")
        self._status.show_connection(connection)
        self._page.setEnabled(connection is not None)
        if self._has_deferred_ui:
            self._actions.enable(on=connection is not None)
            self._banner.setVisible(connection is not None and connection.profile.name == ProfileName.STAGING)
            if connection is not None:
                self._categories.begin()
                self._preferences.show_service(connection.policy.refresh_s)
                self._auto_refresh.set_interval(self._preferences.interval_s)

    def _reason(self, error: Exception) -> str:
        return self._errors.reason(error)  # made with the first service that is opened

    def _show_service_faults(self, snapshot: "Snapshot | None") -> None:
        self._help.service_faults = "" if snapshot is None else service_faults(snapshot)

    def _on_controller_snapshot_changed(self, snapshot: "Snapshot | None") -> None:
        if self._has_deferred_ui:
            self._show_service_faults(snapshot)
        elif snapshot is not None:
            QTimer.singleShot(_DEFER_AFTER_LIST_MS, self._build_deferred_ui)

    def _on_page_demo_requested(self) -> None:
        self._build_deferred_ui()  # so that what is typed is kept as a draft of the store that is left
        self._session.open_demo()

    def _on_pages_current_changed(self, _number: int) -> None:
        self._actions.show_overview(on=self._overview is not None and self._overview.is_shown)

    def _on_table_copied(self, count: int) -> None:
        self._status.report(self.tr("%Ln animal(s) copied", "", count))

    def _on_preferences_language_chosen(self, _code: object) -> None:
        sentence = self.tr("The language changes when the program is started again.")
        self._errors.notify(self.tr("Language"), sentence, icon="info")

    @Slot(object)
    def _on_ui_state_save_failed(self, error: Exception) -> None:
        reason = translate(error_text(error))
        self._status.report(self.tr("Your view can't be saved: {reason}").format(reason=reason))

    def _on_form_submitted(self, new_pet: "NewPet") -> None:
        if not self._has_deferred_ui:  # else the controller hears of it itself
            self._build_deferred_ui()
            self._adding.submit(new_pet)

    def _on_session_opening(self) -> None:
        self._build_connection_ui()
        self._status.begin(Operation.CONNECTING)

    def _on_session_opened(self, connection: "Connection") -> None:
        self._status.end(Operation.CONNECTING)
        self._show_connection()
        is_same = connection.service_id == self._service_id
        if not is_same or self._pages.currentWidget() in {self._welcome, self._keyring}:
            self._pages.setCurrentWidget(self._page)
        if is_same:
            # With another key, or started again: what is shown and typed stays.
            self._page.controller.reload(user_initiated=not self._session.opened_automatically)
        else:
            self._service_id = connection.service_id
            self._page.begin(offers_demo=connection.profile.name == "this-computer", status=self._view.filter)
            self._view.restore_table()  # while the service answers
            if self._has_deferred_ui:
                self._lookup.close()
                self._begin_adding()
        if connection.is_embedded:
            self._watch = self._watch or factories.service_watch(
                self._session, self._page.controller, self._status, self
            )
            self._watch.start()
        self._resume_pending_action()

    def _on_connecting_keyring_silent(self) -> None:
        self._build_deferred_ui()
        if self._keyring is None:
            self._keyring = factories.keyring_wait_page()
            self._keyring.session_only_requested.connect(self._connecting.use_for_session)
            self._pages.addWidget(self._keyring)
        self._pages.setCurrentWidget(self._keyring)
        self._keyring.start()

    def _on_session_disconnected(self) -> None:
        self._service_id = None  # the same service begins anew, too, with what is remembered of it
        if self._has_deferred_ui:
            self._lookup.close()
        self._pages.setCurrentWidget(self._page)
        self._show_connection()
        self._status.report(self.tr("No service is open."))
