"""What neither the first paint nor the first list waits for: each feature, wired to the frame and to the others."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from petstore_gui.ui.main_window import animal_factories, factories, list_factories, paper_factories
from petstore_gui.ui.main_window.pending_action import PendingAction
from petstore_gui.ui.pet_list.text import service_faults
from petstore_gui.ui.theme import icons

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection
    from petstore_gui.ui.connect.controller import ConnectionController
    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.overview.controller import OverviewController
    from petstore_gui.ui.printing.controller import PrintController
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


class Features(QObject):
    """Made once, when the window has been painted; asked sooner for one of them, the window makes all."""

    def __init__(
        self,
        window: "MainWindow",
        session: "Session",
        errors: "ErrorReporter",
        connecting: "ConnectionController",
        ui_state: "UiState",
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._errors = errors
        self._ui_state = ui_state
        page, form, status = window.page, window.form, window.status
        window.setWindowIcon(icons.app_icon())
        page.show_icons()
        window.bar.show_icons()
        self._banner = factories.staging_banner()
        window.addToolBar(self._banner)
        self._preferences = factories.preferences_menu(ui_state, errors, window)
        factories.auto_refresh(window, page, form, self._preferences)
        self.pending = PendingAction(session, errors, window)
        self._categories = factories.category_names_controller(
            window, session, errors, lambda: page.controller.snapshot
        )
        self._animal = animal = animal_factories.animal_commands(window, ui_state)
        self.lookup = animal_factories.lookup_controller(window, session, errors, page.controller, animal.show_in_list)
        self.links = factories.link_handler(self.pending, errors, self._preferences.allow_links, self.lookup)
        self._exporting = paper_factories.export_controller(window, session, errors, page, status, ui_state)
        self._reports = paper_factories.report_controller(session, page, window.bar.search.text, lambda: self._printing)
        self.labels = paper_factories.labels_controller(window, session, errors, page, ui_state, lambda: self._printing)
        animal.menu.add_entry(self.tr("La&bels…"), self.labels.choose)
        self.adding = factories.add_pet_controller(
            window,
            session,
            errors,
            page,
            form,
            confirm_production=self._preferences.confirm_production_writes.isChecked,
        )
        self.imports = factories.import_requests(window, session, errors, self.pending, page, form, status, ui_state)
        self._overview: OverviewController | None = None
        self._actions = factories.window_actions(
            window.menus,
            page,
            self._preferences,
            lambda: self._help,
            window,
            look_up_again=animal.menu.look_up,
            add_similar=animal.menu.add_similar,
            show_category=animal.menu.show_category,
            toggle_card=animal.toggle_card,
            go_to_next_part=animal.go_to_next_part,
            add_animal=window.start_adding,
            look_up=window.look_up,
            find=page.start_searching,
            export=self._exporting.export,
            print_=self._reports.print_,
            label_animals=self.labels.choose,
            import_animals=self.imports.choose_file,
            paste_animals=self.imports.paste,
            edit_categories=self._categories.edit,
            quit=window.close,
            toggle_overview=self.toggle_overview,
            choose_profile=connecting.choose_profile,
        )
        self._views = list_factories.saved_views(window, session, errors, ui_state, self._actions.saved_views_menu)
        for show_names in (
            form,
            page,
            animal.card,
            self.lookup,
            self.adding.questions,
            self._exporting,
            self._reports,
            self.labels,
            self.imports,
            self._views,
        ):
            self._categories.changed.connect(show_names.show_category_names)
        animal.card.toggled.connect(self._actions.show_card)
        self._actions.show_card(animal.card.is_open)
        self._categories.error_changed.connect(form.names_error.show_text)
        page.limits_requested.connect(lambda: self._help.show_limits())  # noqa: PLW0108  made when it is called
        for listed in (page.controller.snapshot_changed, page.controller.confirmed):
            listed.connect(self.adding.show_snapshot)
        page.table.copied.connect(status.report_copied)
        self.show_connection(session.connection)
        self._begin_adding()
        factories.offer_reset_after_crashes(ui_state, errors)

    @property
    def shows_overview(self) -> bool:
        """Whether the overview is in the place of the list."""
        return self._overview is not None and self._overview.is_shown

    def show_connection(self, connection: "Connection | None") -> None:
        """Offer what can be done with the service that is open, or without one."""
        self._actions.enable(on=connection is not None)
        self._banner.show_profile(None if connection is None else connection.profile)
        if connection is not None:
            self._categories.begin()
            self._views.begin()
            self._preferences.show_service(connection.policy.refresh_s)

    def begin(self) -> None:
        """Go on with another service than before."""
        self.lookup.close()
        self._begin_adding()

    def toggle_overview(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        window = self._window
        if self._overview is None:
            self._overview = factories.overview_controller(window.pages, window.page, self._errors, self._categories)
            self._overview.list_requested.connect(window.show_list_page)
            self._overview.shown_changed.connect(self._actions.show_overview)
            self._overview.shown_changed.connect(window.bar.show_overview)
            self._overview.shown_changed.connect(self._exporting.export_counts)
            self._overview.shown_changed.connect(self._reports.print_counts)
        self._overview.toggle(take_focus=take_focus)
        window.status.come_last()

    def _begin_adding(self) -> None:
        """Go on, for the service that is open, with what is typed and what waits to be sent."""
        self.adding.begin()
        self.adding.show_snapshot(self._window.page.controller.snapshot)

    @cached_property
    def _printing(self) -> "PrintController":
        """What prints, made when somebody first asks for it."""
        window = self._window
        printing = paper_factories.print_controller(window, self._session, self._errors, window.status, self._ui_state)
        printing.printed.connect(self.labels.remember_first_free)
        return printing

    @cached_property
    def _help(self) -> "HelpDialogs":
        """The help, made when somebody first asks for it."""
        page = self._window.page
        dialogs = factories.help_dialogs(self._window, self._session, lambda: service_faults(page.controller.snapshot))
        dialogs.lookup_requested.connect(self._window.look_up)
        return dialogs
