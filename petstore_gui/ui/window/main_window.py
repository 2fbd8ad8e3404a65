"""The window: what actions, other starts of the program and the session ask of it."""

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.accessibility import NotificationFallback
from petstore_gui.ui.window.ui_state import UiState
from petstore_gui.ui.window.window_frame import WindowFrame

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from petstore_gui.api.schema import NewPet
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.window.wiring import Features

# Once the first animals are painted, or where there are none so soon; nobody has pressed a key by that time.
_DEFER_AFTER_LIST_MS: Final = 50
_DEFER_AFTER_PAINT_MS: Final = 600


class MainWindow(WindowFrame):
    """Made once by the composition root; ``session`` is the only way from here to the world."""

    def __init__(self, session: Session, ui_state: UiState | None = None) -> None:
        """``ui_state`` is what is kept from one start to the next; without it, nothing is."""
        self._ui_state = ui_state or UiState()
        super().__init__(session, self._ui_state)
        self._ui_state.attach(session, self, self.status.report_save_failed)
        self._session = session
        self._has_connection_ui = False
        self._features: Features | None = None
        self._service_id: str | None = None
        self._has_offline_band = False
        self._show_connection()
        self.first_painted.connect(partial(QTimer.singleShot, _DEFER_AFTER_PAINT_MS, self._build_features))
        self.page.controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        self.page.controller.snapshot_changed.connect(self._build_offline_band)
        self.page.controller.retry_in.connect(self._build_offline_band)
        self.page.add_requested.connect(self.start_adding)
        self.page.list_requested.connect(self.show_list_page)
        self.bar.add_requested.connect(self.start_adding)
        self.bar.lookup_requested.connect(self.look_up)
        self.bar.view_toggled.connect(partial(self.toggle_overview, take_focus=False))
        self.pages.current_changed.connect(self._on_pages_current_changed)
        self.page.demo_requested.connect(self._on_page_demo_requested)
        self.form.submitted.connect(self._on_form_submitted)
        session.opening.connect(self._on_session_opening)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)

    # --- what is made after the first paint ---

    def _build_connection_ui(self) -> None:
        """Make what opening a service needs, once."""
        if self._has_connection_ui:
            return
        from petstore_gui.ui.connect.controller import ConnectionController
        from petstore_gui.ui.session.error_reporter import ErrorReporter
        from petstore_gui.ui.window.service_watch import ServiceWatch

        self._has_connection_ui = True
        self._errors = ErrorReporter(self, self._session)
        self._errors.key_refused.connect(partial(self.status.report, stale=True))
        self.page.controller.failed.connect(self._errors.report)
        self.page.controller.recovered.connect(partial(self._errors.resolve, Operation.LOADING))
        self._connecting = ConnectionController(self, self.pages, self._session, self._errors, self._dialog_above)
        self._connecting.given_up.connect(partial(self.status.end, Operation.CONNECTING))
        self.status.profile_requested.connect(self._connecting.choose_profile)
        ServiceWatch(self._session, self.page.controller, self.status, self)
        notify_where_nothing_listens(self._session, self)

    @Slot()
    def _build_features(self) -> "Features":
        """Make what neither the first paint nor the first list waits for, once, and return it."""
        if self._features is None:
            from petstore_gui.ui.window.wiring import Features

            self._build_connection_ui()
            self.page.controller.snapshot_changed.disconnect(self._on_controller_snapshot_changed)
            self.form.submitted.disconnect(self._on_form_submitted)
            self._features = Features(self, self._session, self._errors, self._connecting, self._ui_state)
        return self._features

    @Slot(object, object)
    @Slot(object)
    def _build_offline_band(self, *_what: object) -> None:
        """Make, once, what says that the list is an old one, before that is painted."""
        if not self._has_offline_band and self.page.controller.is_offline:
            from petstore_gui.ui.window.offline_band import OfflineBand

            self._has_offline_band = True
            band = OfflineBand(self.page.controller, self.page.table.setFocus)
            self.add_notice(band)
            band.retry_requested.connect(self.page.refresh)
            self.bar.put_behind(band.buttons)
            band.follow()

    # --- what actions and other starts of the program ask for ---

    def welcome(self) -> None:
        """Show the first start's page: nothing was ever opened."""
        self._build_connection_ui()
        self._connecting.show_welcome()

    @Slot(object)
    @Slot()
    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front, as soon as a service is open; with an ID, look that up."""
        features = self._build_features()
        features.pending.run_when_connected(partial(features.lookup.look_up, pet_id))

    @Slot()
    def start_adding(self) -> None:
        """Put the focus into the form, as soon as a service is open."""
        self._build_features().pending.run_when_connected(self._start_adding)

    def open_link(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, if the user agrees; ``None`` for a link that names none."""
        self._build_features().links.open(pet_id)

    def import_file(self, file: str) -> None:
        """Show what a file holds, as soon as a service is open."""
        self._build_features().imports.import_file(file)

    def toggle_overview(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        self._build_features().toggle_overview(take_focus=take_focus)

    @Slot(object)
    def report_error(self, error: Exception) -> None:
        """Report that the program itself has failed at something; the window goes on."""
        self._build_connection_ui()
        self._errors.report(Failure(error, Operation.RUNNING, self.page.refresh))

    def save(self) -> None:
        """Save what was typed in the last moments and where the window is, at the end of the program."""
        if self.isVisible():
            self.view.save_window()
        if self._features is not None:
            self._features.adding.save_now()

    # --- what Qt and the session tell ---

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        app = QApplication.instance()
        is_logging_out = isinstance(app, QApplication) and app.isSavingSession()  # that is held up by nothing
        if is_logging_out or self._features is None or self._features.adding.may_close(self.close):
            self.view.save_window()
            super().closeEvent(event)
        else:
            event.ignore()

    def _start_adding(self) -> None:
        self.activateWindow()  # a later start may ask for it while the look-up has the keys
        self.show_list_page()
        self.form.start()

    @Slot(bool)
    @Slot()
    def show_list_page(self) -> None:
        """Show the list, in place of any other page, if a service is open; who works in the bar stays there."""
        if self._session.connection is not None and self.pages.current is not self.page:
            self.pages.show_page(self.page)
            if not self.bar.isAncestorOf(self.focusWidget()):
                self.page.table.setFocus()

    def _show_connection(self) -> None:
        connection = self._session.connection
        self.setWindowTitle("Pet Store" if connection is None else f"Pet Store – {translate(connection.profile.label)}")
        self.status.show_connection(connection)
        self._enable(on=connection is not None)
        if self._features is not None:
            self._features.show_connection(connection)

    @override
    def _reason_of(self, error: Exception) -> str:
        return self._errors.reason(error)

    @property
    def _shows_overview(self) -> bool:
        return self._features is not None and self._features.shows_overview

    def _dialog_above(self) -> "QDialog | None":
        """Return the dialog over which a message belongs while it is open."""
        return None if self._features is None else self._features.lookup.dialog

    @Slot(object)
    def _on_controller_snapshot_changed(self, snapshot: "Snapshot | None") -> None:
        if snapshot is not None:
            QTimer.singleShot(_DEFER_AFTER_LIST_MS, self._build_features)

    @Slot()
    def _on_pages_current_changed(self) -> None:
        self.bar.setVisible(self._shows_overview or self.pages.current is self.page)

    @Slot()
    def _on_page_demo_requested(self) -> None:
        self._build_features()  # so that what is typed is kept as a draft of the store that is left
        self._session.open_demo()

    @Slot(object)
    def _on_form_submitted(self, new_pet: "NewPet") -> None:
        self._build_features().adding.submit(new_pet)

    @Slot()
    def _on_session_opening(self) -> None:
        self._build_connection_ui()
        self.status.begin(Operation.CONNECTING)

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        self.status.end(Operation.CONNECTING)
        self._show_connection()
        is_same = connection.service_id == self._service_id
        if not is_same or not self._shows_overview:
            self.pages.show_page(self.page)
        if is_same:
            # With another key, or started again: what is shown and typed stays.
            self.page.controller.reopen(user_initiated=not self._session.opened_automatically)
        else:
            self._service_id = connection.service_id
            offers_demo, view = connection.is_this_computer, self.view
            self.page.begin(offers_demo=offers_demo, status=view.filter, shows_limits=view.shows_limits)
            self.view.restore_table()  # while the service answers
            if self._features is not None:
                self._features.begin()

    @Slot()
    def _on_session_disconnected(self) -> None:
        self._service_id = None  # the same service begins anew, too, with what is remembered of it
        if self._features is not None:
            self._features.lookup.close()
        self.pages.show_page(self.page)
        self._show_connection()
        self.status.report(self.tr("No service is open."))


def notify_where_nothing_listens(session: Session, window: QWidget) -> None:
    """Show as notifications what no screen reader would hear as announcements, on Linux."""
    if sys.platform == "linux":
        NotificationFallback(partial(session.run_in_background, _announcement_listeners), window)


def _announcement_listeners() -> list[str] | None:
    """Ask the accessibility bus. Runs on a worker thread."""
    from petstore_gui.runtime import accessibility_bus

    return accessibility_bus.announcement_listeners()
