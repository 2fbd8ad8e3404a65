"""The window: its first paint, its saved state, and the requests of actions, of starts and of the session."""

import sys
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.runtime.single_instance import RequestKind, StartupRequest
from petstore_gui.ui import override
from petstore_gui.ui.add_pet.form import AddPetForm
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.session.failure import Failure, Operation
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import NotificationFallback
from petstore_gui.ui.widgets.controls import press_focused_button
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.pages import Pages
from petstore_gui.ui.window.status_bar import StatusBar
from petstore_gui.ui.window.top_bar import TopBar
from petstore_gui.ui.window.ui_state import UiState

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from petstore_gui.api.schema import NewPet
    from petstore_gui.connection.connection import Connection
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.ui.window.wiring import Features

# The features are made this long after the first list or the first paint, or at the first key for one of them.
_DEFER_AFTER_LIST_MS: Final = 50
_DEFER_AFTER_PAINT_MS: Final = 600
_FIRST_SIZE: Final = QSize(1180, 720)
_SCREEN_PART: Final = 0.9
_SMALL_SCREEN: Final = QSize(1000, 620)
"""On a screen that is narrower or lower, the window is maximised at first."""

# Names in the UI state.
_GEOMETRY: Final = "geometry"
_TABLE: Final = "table"
_FILTER: Final = "filter"
_SHOWS_LIMITS: Final = "tell_of_limits"
_ALL: Final = "all"


class MainWindow(QMainWindow):
    """The main window, made once by the composition root; ``session`` is its only way to services and workers.

    The first paint shows the top bar, the list with its form, the status bar, and menus that are still empty. The
    features are made after that.
    """

    first_painted = Signal()
    """The window is on the screen for the first time; slow work may begin."""

    def __init__(self, session: Session, ui_state: UiState | None = None) -> None:
        """``ui_state`` keeps values from one start to the next; without it, nothing is remembered."""
        super().__init__()
        self._session = session
        self._ui_state = ui_state or UiState()
        theme.set_density(self._ui_state.density)  # before the table is made
        self._is_painted = False
        self.form = AddPetForm(session.category_names)
        self.bar = TopBar()
        self.pages = Pages()
        inside = QWidget()
        self.setCentralWidget(inside)  # first: each new parent restyles a widget and all in it
        self._rows = column(self.bar, self.pages, spacing=0, margin=0, stretched=self.pages)
        inside.setLayout(self._rows)
        self.page = PetListPage(session, self.form, self.bar.search, self.bar.status_filter, self.pages)
        self.pages.add(self.page)
        self.bar.setEnabled(False)
        self.bar.add.hide()
        self.page.setEnabled(False)
        self.pages.setFocus()  # until the table can have it
        self.status = StatusBar(self.page.controller, self._reason_of, self.focus_page)
        self.setStatusBar(self.status)
        bar = self.menuBar()
        titles = (self.tr("&Animals"), self.tr("&View"), self.tr("&Service"), self.tr("&Help"))
        self.menus = tuple(bar.addMenu(title) for title in titles)
        self.view = ViewState(self, self.page.table, self._ui_state)
        if not self.view.restore_window():
            self._set_first_size()

        self.page.controller.offline.failed.connect(self.status.report_not_cached)
        self.page.controller.offline.quarantined.connect(self.status.report_quarantined)
        self.page.controller.filter_changed.connect(self.view.save_filter)
        self.page.limits_dismissed.connect(self.view.save_limits_dismissed)
        self.bar.refresh.clicked.connect(self.page.refresh)
        self.page.found_changed.connect(self.status.show_found)
        self._ui_state.attach(session, self, self.status.report_save_failed)
        self._has_connection_ui = False
        self._features: Features | None = None
        self._service_id: str | None = None
        self._has_offline_band = False
        self._show_connection()
        self.installEventFilter(self)  # until the features are made
        self.first_painted.connect(partial(QTimer.singleShot, _DEFER_AFTER_PAINT_MS, self._build_features))
        self.page.controller.snapshot_changed.connect(self._on_controller_snapshot_changed)
        self.page.controller.snapshot_changed.connect(self._build_offline_band)
        self.page.controller.retry_in.connect(self._build_offline_band)
        self.page.add_requested.connect(self.start_adding)
        self.page.import_requested.connect(self.choose_import)
        self.page.look_up_requested.connect(self.look_up)
        self.page.list_requested.connect(self.show_list_page)
        self.bar.add.clicked.connect(self.start_adding)
        self.bar.look_up.clicked.connect(self._on_look_up_clicked)
        self.bar.view_toggled.connect(partial(self.toggle_overview, take_focus=False))
        self.pages.current_changed.connect(self._on_pages_current_changed)
        self.page.empty_state.demo.clicked.connect(self._on_demo_clicked)
        self.form.submitted.connect(self._on_form_submitted)
        session.opening.connect(self._on_session_opening)
        session.opened.connect(self._on_session_opened)
        session.disconnected.connect(self._on_session_disconnected)

    # --- after the first paint ---

    def _build_connection_ui(self) -> None:
        """Make the objects that opening a service needs, once."""
        if self._has_connection_ui:
            return
        from petstore_gui.ui.connect.controller import ConnectionController
        from petstore_gui.ui.session.error_reporter import ErrorReporter
        from petstore_gui.ui.window.service_watch import ServiceWatch

        self._has_connection_ui = True
        self._errors = ErrorReporter(self, self._session)
        self._errors.key_refused.connect(partial(self.status.report, stale=True))
        self.page.controller.failed.connect(self._errors.report)
        self.page.controller.recovered.connect(partial(self._errors.dialogs.withdraw, Operation.LOADING))
        self._connecting = ConnectionController(self, self.pages, self._session, self._errors, self._dialog_above)
        self._connecting.import_requested.connect(self.choose_import)
        self._connecting.given_up.connect(partial(self.status.end, Operation.CONNECTING))
        self.status.profile.clicked.connect(self._connecting.choose_profile)
        ServiceWatch(self._session, self.page.controller, self.status, self)
        notify_where_nothing_listens(self._session, self)

    @Slot()
    def _build_features(self) -> "Features":
        """Make the features, once, and return them; neither the first paint nor the first list waits for them."""
        if self._features is None:
            from petstore_gui.ui.window.wiring import Features

            self.removeEventFilter(self)
            self._build_connection_ui()
            self.page.controller.snapshot_changed.disconnect(self._on_controller_snapshot_changed)
            self.form.submitted.disconnect(self._on_form_submitted)
            self._features = Features(self, self._session, self._errors, self._connecting, self._ui_state)
        return self._features

    @Slot(object, object)
    @Slot(object)
    def _build_offline_band(self, *_what: object) -> None:
        """Make the band over an old list, once, before that list is painted."""
        if not self._has_offline_band and self.page.controller.is_offline:
            from petstore_gui.ui.window.banners import OfflineBand

            self._has_offline_band = True
            band = OfflineBand(self.page.controller, self._errors, self.focus_page)
            self.add_notice(band)
            self.bar.put_behind(band.buttons)
            band.follow()

    # --- requests ---

    def receive(self, request: StartupRequest) -> None:
        """Raise the window, and run the request of a later start or a link once the user is not typing here."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        if QApplication.activeWindow() is None:  # else the focus stays where the user may be typing
            (QApplication.activeModalWidget() or self).activateWindow()
        self._run_when_idle(request)

    def _run_when_idle(self, request: StartupRequest) -> None:
        self._build_connection_ui()
        wait_s = self._errors.dialogs.seconds_until_idle
        if wait_s:
            QTimer.singleShot(ceil(wait_s * 1000), self, partial(self._run_when_idle, request))
        else:
            self.run_request(request)

    def run_request(self, request: StartupRequest) -> None:
        """Run the request of a start of the program."""
        match request.kind:
            case RequestKind.NOTHING:
                pass
            case RequestKind.ADD:
                self.start_adding()
            case RequestKind.LOOK_UP:
                self.look_up(request.pet_id)
            case RequestKind.LINK:
                self.open_link(request.pet_id)
            case RequestKind.IMPORT:
                self.import_file(request.file)

    def welcome(self) -> None:
        """Show the page for a first start, when no service was ever opened."""
        self._build_connection_ui()
        self._connecting.show_welcome()

    @Slot(object)
    @Slot()
    def look_up(self, pet_id: int | None = None) -> None:
        """Open the look-up, or bring it to the front, as soon as a service is open; with an ID, look that up."""
        features = self._build_features()
        features.pending.run_when_connected(partial(features.lookup.look_up, pet_id))

    @Slot()
    def _on_look_up_clicked(self) -> None:
        self.look_up()

    @Slot()
    def start_adding(self) -> None:
        """Put the focus into the form, as soon as a service is open."""
        self._build_features().pending.run_when_connected(self._start_adding)

    def open_link(self, pet_id: int | None) -> None:
        """Look up the animal that a link names, if the user agrees; ``None`` for a link that names none."""
        self._build_features().links.open(pet_id)

    @Slot()
    def choose_import(self) -> None:
        """Let the user choose a file to import, as soon as a service is open."""
        self._build_features().imports.choose_file()

    def import_file(self, file: str) -> None:
        """Show the rows of a file, as soon as a service is open."""
        self._build_features().imports.import_file(file)

    def toggle_overview(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        self._build_features().toggle_overview(take_focus=take_focus)

    @Slot(object)
    def report_error(self, error: Exception) -> None:
        """Report an error of the program itself; the window stays usable."""
        self._build_connection_ui()
        self._errors.report(Failure(error, Operation.RUNNING, self.page.refresh))

    def save(self) -> None:
        """Save the draft and the geometry of the window, at the end of the program."""
        if self.isVisible():
            self.view.save_window()
        if self._features is not None:
            self._features.adding.save_now()

    # --- the first paint ---

    def add_notice(self, notice: QWidget) -> None:
        """Put a notice between the bar and the pages; it takes no room while it is hidden."""
        self._rows.insertWidget(1, _Room(notice))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the features if one of their keys is pressed before they are made; the key then finds its action."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _may_be_shortcut(event):
            self._build_features()
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused_button(self, event):
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible and not self._is_painted:
            self.page.side.fit()
        super().setVisible(visible)

    def _set_first_size(self) -> None:
        """Leave a part of the screen uncovered; maximise the window on a small one."""
        room = self.screen().availableSize()
        self.resize(_FIRST_SIZE.boundedTo(room * _SCREEN_PART))
        if room.width() < _SMALL_SCREEN.width() or room.height() < _SMALL_SCREEN.height():
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _enable(self, *, on: bool) -> None:
        """Enable or disable the list and the bar; the focus leaves them before they are disabled."""
        self.pages.set_enabled(self.page, enabled=on)
        if not on and self.bar.isAncestorOf(self.focusWidget()):
            self.pages.setFocus()
        self.bar.setEnabled(on)

    # --- what Qt and the session report ---

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        app = QApplication.instance()
        is_logging_out = isinstance(app, QApplication) and app.isSavingSession()  # which must not be delayed
        if is_logging_out or self._features is None or self._features.adding.may_close(self.close):
            self.view.save_window()
            super().closeEvent(event)
        else:
            event.ignore()

    def _start_adding(self) -> None:
        self.activateWindow()  # a later start may ask for it while the look-up has the focus
        self.show_list_page()
        self.form.start()

    def focus_page(self) -> None:
        """Put the focus into the page that is shown."""
        page = self.pages.current or self.pages
        (self.page.table if page is self.page else page).setFocus()

    @Slot(bool)
    @Slot()
    def show_list_page(self) -> None:
        """Show the list in place of another page, if a service is open; a focus in the bar stays there."""
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

    def _reason_of(self, error: Exception) -> str:
        """Return an error in a few words."""
        return self._errors.reason(error)

    @property
    def _shows_overview(self) -> bool:
        return self._features is not None and self._features.shows_overview

    def _dialog_above(self) -> "QDialog | None":
        """Return the dialog over which messages are shown while it is open."""
        return None if self._features is None else self._features.lookup.dialog

    @Slot(object)
    def _on_controller_snapshot_changed(self, snapshot: "Snapshot | None") -> None:
        if snapshot is not None:
            QTimer.singleShot(_DEFER_AFTER_LIST_MS, self._build_features)

    @Slot()
    def _on_pages_current_changed(self) -> None:
        self.bar.show_overview(on=self._shows_overview)
        self.bar.setVisible(self._shows_overview or self.pages.current is self.page)
        self.bar.add.setVisible(self._shows_overview)

    @Slot()
    def _on_demo_clicked(self) -> None:
        self._build_features()  # they save the text in the form as a draft for the store before
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
            # The same service with another key, or restarted: rows and text stay.
            self.page.controller.reopen(user_initiated=not self._session.opened_automatically)
        else:
            self._service_id = connection.service_id
            offers_demo, view = connection.is_this_computer, self.view
            self.page.begin(offers_demo=offers_demo, status=view.filter, shows_limits=view.shows_limits)
            self.view.restore_table()  # while the service is still answering
            if self._features is not None:
                self._features.begin()

    @Slot()
    def _on_session_disconnected(self) -> None:
        self._service_id = None  # so the same service, too, starts with its saved state
        if self._features is not None:
            self._features.lookup.close()
        self.pages.show_page(self.page)
        self._show_connection()
        self.status.report(self.tr("No service is open."))


def _may_be_shortcut(event: QKeyEvent) -> bool:
    is_function_key = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F12
    return is_function_key or bool(
        event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    )


def notify_where_nothing_listens(session: Session, window: QWidget) -> None:
    """On Linux, show announcements as notifications if no screen reader listens for them."""
    if sys.platform == "linux":
        NotificationFallback(partial(session.run_in_background, _announcement_listeners), window)


def _announcement_listeners() -> list[str] | None:
    """Return the listeners for announcements on the accessibility bus. Runs on a worker thread."""
    from petstore_gui.runtime import accessibility_bus

    return accessibility_bus.announcement_listeners()


class ViewState(QObject):
    """Saves and restores the geometry of ``window``, and columns, filter and notice of the open service's list."""

    def __init__(self, window: QMainWindow, table: PetTableView, ui_state: UiState) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._ui_state = ui_state
        table.columns.arranged.connect(self._on_table_arranged)

    def restore_window(self) -> bool:
        """Restore the geometry of the window, on a screen that exists; return whether there was a saved one."""
        geometry = self._ui_state.get(_GEOMETRY)
        if not isinstance(geometry, str):
            return False
        return self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "replace")))

    def save_window(self) -> None:
        """Save the geometry of the window."""
        self._ui_state.put(_GEOMETRY, bytes(self._window.saveGeometry().toBase64().data()).decode("ascii"))

    def restore_table(self) -> None:
        """Restore the columns of the table for the open service."""
        state = self._ui_state.get_here(_TABLE)
        self._table.columns.restore(state if isinstance(state, dict) else {})

    @property
    def filter(self) -> PetStatus | None:
        """The saved filter of the open service; ``None`` for all."""
        remembered = self._ui_state.get_here(_FILTER)
        return next((status for status in PetStatus if status == remembered), None)

    @Slot(object)
    def save_filter(self, status: PetStatus | None) -> None:
        """Save the filter in use."""
        self._ui_state.put_here(_FILTER, status or _ALL)

    @property
    def shows_limits(self) -> bool:
        """Whether to show the notice that the open service may have more than it lists."""
        return self._ui_state.get_here(_SHOWS_LIMITS) is not False

    @Slot()
    def save_limits_dismissed(self) -> None:
        """Save that the user has hidden that notice."""
        self._ui_state.put_here(_SHOWS_LIMITS, value=False)

    @Slot()
    def _on_table_arranged(self) -> None:
        self._ui_state.put_here(_TABLE, self._table.columns.state())


class _Room(QWidget):
    """The margins around a notice, hidden together with it: those of a layout stay when all in it is hidden."""

    def __init__(self, notice: QWidget) -> None:
        super().__init__()
        around = row(notice)
        around.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, 0)  # a page has a margin of its own
        self.setLayout(around)
        self.setHidden(notice.isHidden())
        notice.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.setVisible(event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)
