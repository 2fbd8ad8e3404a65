"""What the window has besides its page and needs after the first paint only: menus, board, names, choices."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from petstore_gui.ui.categories.controller import CategoryNamesController
from petstore_gui.ui.help.dialogs import HelpDialogs
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.main_window.actions import MainWindowActions
from petstore_gui.ui.main_window.preferences_menu import PreferencesMenu
from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh
from petstore_gui.ui.pet_list.text import service_faults
from petstore_gui.ui.theme import appearance, icons

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QMenu, QStackedWidget

    from petstore_gui.inventory.overview import PetFilter
    from petstore_gui.ui.add_pet.form import AddPetForm
    from petstore_gui.ui.main_window.link_handler import LinkHandler
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.staging_banner import StagingBanner
    from petstore_gui.ui.main_window.status_bar import StatusBar
    from petstore_gui.ui.main_window.ui_state import UiStateSaver
    from petstore_gui.ui.overview.page import OverviewPage
    from petstore_gui.ui.pet_list.list_controller import Standing
    from petstore_gui.ui.pet_list.page import PetListPage
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


class DeferredUi(QObject):
    """Made once for ``window``, whose ``pages`` are ``page`` and those that are made later."""

    def __init__(  # noqa: PLR0913
        self,
        window: "MainWindow",
        pages: "QStackedWidget",
        page: "PetListPage",
        form: "AddPetForm",
        menus: "tuple[QMenu, ...]",
        *,
        session: "Session",
        failures: "ErrorReporter",
        status: "StatusBar",
        remembering: "UiStateSaver",
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._page = page
        self._form = form
        self._session = session
        self._failures = failures
        self._status = status
        self._standing: Standing | None = None
        self.help = HelpDialogs(window, session)
        self.names = CategoryNamesController(window, session, failures)
        self._choices = PreferencesMenu(remembering, self)
        self._reading = AutoRefresh(page.listing, self._may_refresh, self)
        self._menus = MainWindowActions(window, page, self._choices, self.help, *menus)

        self.help.lookup_wanted.connect(window.look_up)
        self.names.changed.connect(self._on_names_changed)
        self.names.unread.connect(form.show_names_error)
        self._choices.scheme_chosen.connect(self._on_choices_scheme_chosen)
        self._choices.language_chosen.connect(self._on_choices_language_chosen)
        self._choices.interval_chosen.connect(self._reading.set_interval)
        form.edited.connect(self._reading.note_typing)
        page.searched.connect(self._reading.note_typing)
        page.limits_wanted.connect(self.help.show_limits)
        page.table.copied.connect(self._on_table_copied)
        page.stands.connect(self.show_list)
        pages.currentChanged.connect(self._on_pages_current_changed)
        window.setWindowIcon(icons.app_icon())
        page.show_icons()
        self.show_list(page.listing.standing)
        self.show_connection()

    def show_connection(self) -> None:
        """Fit the service that is open now, or that none is."""
        connection = self._session.connection
        self._menus.enable(on=connection is not None)
        staging = connection is not None and connection.profile.name == "staging"
        if staging or "_band" in self.__dict__:
            self._band.setVisible(staging)
        if connection is not None:
            self.names.begin()
            self._choices.show_place(connection.policy.refresh_s)
            self._reading.set_interval(self._choices.interval_s)

    def show_list(self, standing: "Standing") -> None:
        """Fit the list as it stands."""
        before, self._standing = self._standing, standing
        self._menus.show_filter(standing.status)
        self.help.service_faults = "" if standing.snapshot is None else service_faults(standing.snapshot)
        # Else a second was counted down.
        news = before is None or standing.snapshot is not before.snapshot or standing.error is not before.error
        if news and self._shows_board:
            self._show_board()

    def show_page(self) -> None:
        """Show the list, in place of any other page, if a service is open."""
        if self._session.connection is not None and self._pages.currentWidget() is not self._page:
            self._pages.setCurrentWidget(self._page)
            self._page.table.setFocus()

    def toggle_board(self) -> None:
        """Show the board in place of the list, or the list again."""
        if self._shows_board:
            self.show_page()
            return
        self._show_board()
        self._pages.setCurrentWidget(self._board)
        self._board.start()

    @cached_property
    def _board(self) -> "OverviewPage":
        from petstore_gui.ui.overview.page import OverviewPage

        board = OverviewPage()
        board.chart.filter_requested.connect(self._on_overview_filter_requested)
        board.table.filter_requested.connect(self._on_overview_filter_requested)
        board.closed.connect(self.show_page)
        board.empty_state.add_requested.connect(self._window.start_adding)
        board.empty_state.retry_requested.connect(self._page.refresh)
        board.empty_state.cancel_requested.connect(self._window.cancel)
        board.banner.details_requested.connect(self.help.show_limits)
        self._pages.addWidget(board)
        return board

    @cached_property
    def _band(self) -> "StagingBanner":
        from petstore_gui.connection.profile import ProfileName
        from petstore_gui.ui.main_window.staging_banner import StagingBanner

        band = StagingBanner(translate(ProfileName.STAGING.label))
        self._window.addToolBar(band)
        return band

    @cached_property
    def links(self) -> "LinkHandler":
        """Made with the first link that is opened."""
        from petstore_gui.ui.main_window.link_handler import LinkHandler

        return LinkHandler(self, self._failures, self._choices.links, self._window.look_up)

    @property
    def _shows_board(self) -> bool:
        return "_board" in self.__dict__ and self._pages.currentWidget() is self._board

    def _show_board(self) -> None:
        standing = self._standing
        if standing is not None:
            reason = "" if standing.error is None else self._failures.reason(standing.error)
            self._board.show_overview(standing.snapshot, self.names.names, reason=reason)

    def _may_refresh(self) -> bool:
        return self._window.isVisible() and not self._window.isMinimized()

    def _on_names_changed(self, names: "Mapping[int, str]") -> None:
        self._form.show_category_names(names)
        self._page.show_category_names(names)
        if self._shows_board:
            self._show_board()

    def _on_choices_scheme_chosen(self, scheme: appearance.Scheme) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            appearance.set_scheme(app, scheme)

    def _on_choices_language_chosen(self, _code: object) -> None:
        sentence = self.tr("The language changes when the program is started again.")
        self._failures.notify(self.tr("Language"), sentence, icon="info")

    def _on_table_copied(self, count: int) -> None:
        self._status.say(self.tr("%Ln animal(s) copied", "", count))

    def _on_overview_filter_requested(self, pet_filter: "PetFilter") -> None:
        self._page.show_rows(pet_filter)
        self.show_page()

    def _on_pages_current_changed(self, _number: int) -> None:
        self._menus.show_board(on=self._shows_board)
