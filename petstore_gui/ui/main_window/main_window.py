"""The window: what is made after the first paint, wired to its frame, to the session and to each other."""

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.main_window import factories
from petstore_gui.ui.main_window.pending_action import PendingAction
from petstore_gui.ui.main_window.ui_state import UiState
from petstore_gui.ui.main_window.window_frame import WindowFrame
from petstore_gui.ui.pet_list.text import service_faults
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import icons

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.overview.controller import OverviewController

# Once the first animals are painted, or where there are none so soon; nobody has pressed a key by that time.
_DEFER_AFTER_LIST_MS: Final = 50
_DEFER_AFTER_PAINT_MS: Final = 600


class MainWindow(WindowFrame):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    def __init__(self, session: Session, ui_state: UiState | None = None) -> None:
        """``ui_state`` is what is kept from one start to the next; without it, nothing is."""
        self._ui_state = ui_state or UiState()
        super().__init__(session, self._ui_state)
        self._ui_state.attach(session, self, self._status.report_save_failed)
        self._session = session
        self._has_connection_ui = self._has_deferred_ui = False
        self._service_id: str | None = None
        self._overview: OverviewController | None = None
        self._show_connection()
        self.first_painted.connect(partial(QTimer.singleShot, _DEFER_AFTER_PAINT_MS, self._build_deferred_ui))
        self._page.controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        self._page.add_requested.connect(self.start_adding)
        self._page.list_requested.connect(self._show_list_page)
        self._bar.add_requested.connect(self.start_adding)
        self._bar.lookup_requested.connect(self.look_up)
        self._bar.view_toggled.connect(partial(self.toggle_overview, take_focus=False))
        self._pages.current_changed.connect(self._on_pages_current_changed)
        self._page.demo_requested.connect(self._on_page_demo_requested)
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
        self._errors = factories.error_reporter(self, self._session, self._status, self._page.controller)
        self._connecting = factories.connection_controller(
            self, self._pages, self._session, self._errors, self._dialog_above
        )
        self._connecting.given_up.connect(partial(self._status.end, Operation.CONNECTING))
        self._status.profile_requested.connect(self._connecting.choose_profile)
        factories.service_watch(self._session, self._page.controller, self._status, self)
        factories.notification_fallback(self._session, self)

    @Slot()
    def _build_deferred_ui(self) -> None:
        """Make what neither the first paint nor the first list waits for, once."""
        if self._has_deferred_ui:
            return
        self._build_connection_ui()
        self._has_deferred_ui = True
        self._page.controller.snapshot_changed.disconnect(self._on_controller_snapshot_changed)
        self._form.submitted.disconnect(self._on_form_submitted)
        session, errors, page, form = self._session, self._errors, self._page, self._form
        self.setWindowIcon(icons.app_icon())
        page.show_icons()
        self._bar.show_icons()
        self._banner = factories.staging_banner()
        self.addToolBar(self._banner)
        self._preferences = factories.preferences_menu(self._ui_state, errors, self)
        factories.auto_refresh(self, page, form, self._preferences)
        self._categories = factories.category_names_controller(self, session, errors, lambda: page.controller.snapshot)
        self._lookup = factories.lookup_controller(self, session, errors, lambda: page.controller.snapshot)
        self._exporting = factories.export_controller(self, session, errors, page, self._status, self._ui_state)
        self._pending = PendingAction(session, errors, self)
        self._links = factories.link_handler(self._pending, errors, self._preferences.allow_links, self._lookup)
        self._adding = factories.add_pet_controller(
            self, session, errors, page, form, confirm_production=self._preferences.confirm_production_writes.isChecked
        )
        self._imports = factories.import_requests(
            self, session, errors, self._pending, page, form, self._status, self._ui_state
        )
        self._actions = factories.window_actions(
            self._menus,
            page,
            self._preferences,
            lambda: self._help,
            self,
            add_animal=self.start_adding,
            look_up=self.look_up,
            find=page.start_searching,
            export=self._exporting.export,
            import_animals=self._imports.choose_file,
            paste_animals=self._imports.paste,
            edit_categories=self._categories.edit,
            quit=self.close,
            toggle_overview=self.toggle_overview,
            choose_profile=self._connecting.choose_profile,
        )
        for show_names in (form, page, self._lookup, self._adding.questions, self._exporting, self._imports):
            self._categories.changed.connect(show_names.show_category_names)
        self._categories.error_changed.connect(form.names_error.show_text)
        page.limits_requested.connect(lambda: self._help.show_limits())  # noqa: PLW0108  made when it is called
        for listed in (page.controller.snapshot_changed, page.controller.confirmed):
            listed.connect(self._adding.show_snapshot)
        page.table.copied.connect(self._status.report_copied)
        self._show_connection()
        self._begin_adding()
        factories.offer_reset_after_crashes(self._ui_state, errors)

    # --- what actions and other starts of the program ask for ---

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._build_connection_ui()
        self._connecting.show_welcome()

    @Slot(object)
    @Slot()
    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front, as soon as a service is open; with an ID, look that up."""
        self._build_deferred_ui()
        self._pending.run_when_connected(partial(self._lookup.look_up, pet_id))

    @Slot()
    def start_adding(self) -> None:
        """Put the focus into the form, as soon as a service is open."""
        self._build_deferred_ui()
        self._pending.run_when_connected(self._start_adding)

    def open_link(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, if the user agrees; ``None`` for a link that names none."""
        self._build_deferred_ui()
        self._links.open(pet_id)

    def import_file(self, file: str) -> None:
        """Show what a file holds, as soon as a service is open."""
        self._build_deferred_ui()
        self._imports.import_file(file)

    def toggle_overview(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        self._build_deferred_ui()
        if self._overview is None:
            self._overview = factories.overview_controller(self._pages, self._page, self._errors, self._categories)
            self._overview.list_requested.connect(self._show_list_page)
            self._overview.shown_changed.connect(self._actions.show_overview)
            self._overview.shown_changed.connect(self._bar.show_overview)
            self._overview.shown_changed.connect(self._exporting.export_counts)
        self._overview.toggle(take_focus=take_focus)
        self._status.come_last()

    @Slot(object)
    def report_error(self, error: Exception) -> None:
        """Report that the program itself has failed at something; the window goes on."""
        self._build_connection_ui()
        self._errors.report(Failure(error, Operation.RUNNING, self._page.refresh))

    def save(self) -> None:
        """Save what was typed in the last moments and where the window is, at the end of the program."""
        if self.isVisible():
            self._view.save_window()
        if self._has_deferred_ui:
            self._adding.save_now()

    # --- what Qt and the session tell ---

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        app = QApplication.instance()
        is_logging_out = isinstance(app, QApplication) and app.isSavingSession()  # that is held up by nothing
        if is_logging_out or not self._has_deferred_ui or self._adding.may_close(self.close):
            self._view.save_window()
            super().closeEvent(event)
        else:
            event.ignore()

    def _start_adding(self) -> None:
        self.activateWindow()  # a later start may ask for it while the look-up has the keys
        self._show_list_page()
        self._form.start()

    def _begin_adding(self) -> None:
        """Go on, for the service that is open, with what is typed and what waits to be sent."""
        self._adding.begin()
        self._adding.show_snapshot(self._page.controller.snapshot)

    @Slot(bool)
    @Slot()
    def _show_list_page(self) -> None:
        """Show the list, in place of any other page, if a service is open; who works in the bar stays there."""
        if self._session.connection is not None and self._pages.current is not self._page:
            self._pages.show_page(self._page)
            if not self._bar.isAncestorOf(self.focusWidget()):
                self._page.table.setFocus()

    def _show_connection(self) -> None:
        connection = self._session.connection
        self.setWindowTitle("Pet Store" if connection is None else f"Pet Store – {translate(connection.profile.label)}")
        self._status.show_connection(connection)
        self._enable(on=connection is not None)
        if self._has_deferred_ui:
            self._actions.enable(on=connection is not None)
            self._banner.show_profile(None if connection is None else connection.profile)
            if connection is not None:
                self._categories.begin()
                self._preferences.show_service(connection.policy.refresh_s)

    @override
    def _reason_of(self, error: Exception) -> str:
        return self._errors.reason(error)

    def _dialog_above(self) -> "QDialog | None":
        """Return the dialog over which a message belongs while it is open."""
        return self._lookup.dialog if self._has_deferred_ui else None

    @cached_property
    def _help(self) -> "HelpDialogs":
        """The help, made when somebody first asks for it."""
        dialogs = factories.help_dialogs(self, self._session, lambda: service_faults(self._page.controller.snapshot))
        dialogs.lookup_requested.connect(self.look_up)
        return dialogs

    @Slot(object)
    def _on_controller_snapshot_changed(self, snapshot: "Snapshot | None") -> None:
        if snapshot is not None:
            QTimer.singleShot(_DEFER_AFTER_LIST_MS, self._build_deferred_ui)

    @Slot()
    def _on_pages_current_changed(self) -> None:
        is_overview = self._overview is not None and self._overview.is_shown
        self._bar.setVisible(is_overview or self._pages.current is self._page)

    @Slot()
    def _on_page_demo_requested(self) -> None:
        self._build_deferred_ui()  # so that what is typed is kept as a draft of the store that is left
        self._session.open_demo()

    @Slot(object, object, object)
    def _on_form_submitted(self, name: str, category_id: int, status: PetStatus | None) -> None:
        self._build_deferred_ui()  # from then on the controller hears of it itself
        self._adding.submit(name, category_id, status)

    @Slot()
    def _on_session_opening(self) -> None:
        self._build_connection_ui()
        self._status.begin(Operation.CONNECTING)

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        self._status.end(Operation.CONNECTING)
        self._show_connection()
        is_same = connection.service_id == self._service_id
        if not is_same or self._overview is None or not self._overview.is_shown:
            self._pages.show_page(self._page)
        if is_same:
            # With another key, or started again: what is shown and typed stays.
            self._page.controller.reload(user_initiated=not self._session.opened_automatically)
        else:
            self._service_id = connection.service_id
            offers_demo, view = connection.is_this_computer, self._view
            self._page.begin(offers_demo=offers_demo, status=view.filter, shows_limits=view.shows_limits)
            self._view.restore_table()  # while the service answers
            if self._has_deferred_ui:
                self._lookup.close()
                self._begin_adding()

    @Slot()
    def _on_session_disconnected(self) -> None:
        self._service_id = None  # the same service begins anew, too, with what is remembered of it
        if self._has_deferred_ui:
            self._lookup.close()
        self._pages.show_page(self._page)
        self._show_connection()
        self._status.report(self.tr("No service is open."))
