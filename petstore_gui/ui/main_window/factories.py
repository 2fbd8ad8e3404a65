"""Imports and makes what the first paint does not wait for, one feature a function.

The only imports inside functions, with those in its neighbours of this name; each takes milliseconds or tens of them.
"""
# ruff: noqa: D103  the names say it all

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from petstore_gui.storage.folders import config_folder, data_folder
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.widgets.accessibility import NotificationFallback

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

    from petstore_gui.connection.connector import Connector
    from petstore_gui.inventory.imports import ImportRecord
    from petstore_gui.inventory.journal import Journal
    from petstore_gui.inventory.snapshot import Snapshot
    from petstore_gui.signal_watcher import SignalWatcher
    from petstore_gui.ui.add_pet.controller import AddPetController
    from petstore_gui.ui.add_pet.form import AddPetForm
    from petstore_gui.ui.categories.controller import CategoryNamesController
    from petstore_gui.ui.connect.controller import ConnectionController
    from petstore_gui.ui.help.dialogs import HelpDialogs
    from petstore_gui.ui.importing.controller import ImportController
    from petstore_gui.ui.lookup.controller import LookupController
    from petstore_gui.ui.main_window.actions import MainWindowActions
    from petstore_gui.ui.main_window.import_requests import ImportRequests
    from petstore_gui.ui.main_window.link_handler import LinkHandler
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.pending_action import PendingAction
    from petstore_gui.ui.main_window.preferences_menu import PreferencesMenu
    from petstore_gui.ui.main_window.service_watch import ServiceWatch
    from petstore_gui.ui.main_window.staging_banner import StagingBanner
    from petstore_gui.ui.main_window.status_bar import StatusBar
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.overview.controller import OverviewController
    from petstore_gui.ui.pet_list.list_controller import PetListController
    from petstore_gui.ui.pet_list.page import PetListPage
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session
    from petstore_gui.ui.widgets.pages import Pages


def connector() -> "Connector":
    """Make what connects, with the HTTP client and the keyring. Runs on a worker thread."""
    from petstore_gui.connection.api_key import key_from_environment
    from petstore_gui.connection.connector import Connector
    from petstore_gui.connection.credentials import Credentials
    from petstore_gui.connection.settings import SettingsFile
    from petstore_gui.connection.system_settings import default_system_file

    settings = SettingsFile(config_folder() / "settings.json", default_system_file(os.environ))
    return Connector(settings, Credentials(key_from_environment(os.environ)), data_folder())


def signal_watcher(app: "QApplication") -> "SignalWatcher":
    from petstore_gui.signal_watcher import SignalWatcher

    return SignalWatcher(app)


def notification_fallback(session: "Session", window: "QWidget") -> None:
    """Show as notifications what no screen reader would hear as announcements, on Linux."""
    if sys.platform == "linux":
        NotificationFallback(partial(session.run_in_background, _announcement_listeners), window)


def _announcement_listeners() -> list[str] | None:
    """Ask the accessibility bus. Runs on a worker thread."""
    from petstore_gui import accessibility_bus

    return accessibility_bus.announcement_listeners()


def error_reporter(
    window: "QWidget", session: "Session", status: "StatusBar", pet_list: "PetListController"
) -> "ErrorReporter":
    """Make what reports errors, those of the list among them."""
    from petstore_gui.ui.session.error_reporter import ErrorReporter

    errors = ErrorReporter(window, session)
    errors.key_refused.connect(partial(status.report, stale=True))
    pet_list.failed.connect(errors.report)
    pet_list.recovered.connect(partial(errors.resolve, Operation.LOADING))
    return errors


def connection_controller(
    window: "QWidget",
    pages: "Pages",
    session: "Session",
    errors: "ErrorReporter",
    dialog_above: "Callable[[], QWidget | None]",
) -> "ConnectionController":
    from petstore_gui.ui.connect.controller import ConnectionController

    return ConnectionController(window, pages, session, errors, dialog_above)


def service_watch(
    session: "Session", pet_list: "PetListController", status: "StatusBar", parent: "QObject"
) -> "ServiceWatch":
    from petstore_gui.ui.main_window.service_watch import ServiceWatch

    return ServiceWatch(session, pet_list, status, parent)


def add_pet_controller(
    window: "QWidget",
    session: "Session",
    errors: "ErrorReporter",
    page: "PetListPage",
    form: "AddPetForm",
    *,
    confirm_production: Callable[[], bool],
) -> "AddPetController":
    from petstore_gui.ui.add_pet.controller import AddPetController

    return AddPetController(window, session, errors, page, form, confirm_production=confirm_production)


def import_requests(
    window: "MainWindow",
    session: "Session",
    errors: "ErrorReporter",
    pending: "PendingAction",
    page: "PetListPage",
    form: "AddPetForm",
    status: "StatusBar",
    ui_state: "UiState",
) -> "ImportRequests":
    """Make the ways into an import, and let ``form`` hand on the rows that are pasted into it."""
    from petstore_gui.ui.main_window.import_requests import ImportRequests

    def make_controller() -> "ImportController":
        from petstore_gui.ui.importing.controller import ImportController

        controller = ImportController(
            window,
            session,
            errors,
            status,
            listed=lambda: page.controller.fresh_snapshot,
            refresh=page.controller.refresh,
            memory=ui_state,
        )
        page.controller.reading_ended.connect(controller.check_list)
        return controller

    requests = ImportRequests(window, session, errors, pending, status, make_controller)
    form.rows_pasted.connect(requests.import_text)
    window.add_notice(requests.notice)
    return requests


def unfinished_imports(journal: "Journal", service_id: str) -> "tuple[ImportRecord, ...]":
    """Read what an earlier run has left. Runs on a worker thread."""
    from petstore_gui.inventory.import_journal import unfinished_imports

    return unfinished_imports(journal, service_id)


def finish_import(journal: "Journal", record: "ImportRecord") -> None:
    """Write down that an import has ended. Runs on a worker thread."""
    from petstore_gui.inventory.import_journal import finish_import

    finish_import(journal, record, {})


def unfinished_sentence(record: "ImportRecord") -> str:
    from petstore_gui.ui.importing.text import unfinished_sentence

    return unfinished_sentence(record)


def overview_controller(
    pages: "Pages", page: "PetListPage", errors: "ErrorReporter", categories: "CategoryNamesController"
) -> "OverviewController":
    from petstore_gui.ui.overview.controller import OverviewController

    return OverviewController(pages, page, errors, categories)


def category_names_controller(
    window: "QWidget", session: "Session", errors: "ErrorReporter", listed: "Callable[[], Snapshot | None]"
) -> "CategoryNamesController":
    from petstore_gui.ui.categories.controller import CategoryNamesController

    return CategoryNamesController(window, session, errors, listed)


def offline_band(window: "MainWindow") -> None:
    """Put the band over list and overview that says from when they are while the service is away."""
    from petstore_gui.ui.main_window.offline_band import OfflineBand

    band = OfflineBand(window.page.controller, window.page.table.setFocus)
    window.add_notice(band)
    band.retry_requested.connect(window.page.refresh)
    window.bar.put_behind(band.buttons)
    band.follow()


def staging_banner() -> "StagingBanner":
    from petstore_gui.ui.main_window.staging_banner import StagingBanner

    return StagingBanner()


def preferences_menu(ui_state: "UiState", errors: "ErrorReporter", parent: "QObject") -> "PreferencesMenu":
    from petstore_gui.ui.main_window.preferences_menu import PreferencesMenu

    return PreferencesMenu(ui_state, errors, parent)


def auto_refresh(window: "QWidget", page: "PetListPage", form: "AddPetForm", preferences: "PreferencesMenu") -> None:
    """Let the list be read now and then, while the window is in sight and nobody types."""
    from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh

    refresh = AutoRefresh(page.controller, lambda: window.isVisible() and not window.isMinimized(), window)
    preferences.interval_chosen.connect(refresh.set_interval)
    form.edited.connect(refresh.defer_for_typing)
    page.search_edited.connect(refresh.defer_for_typing)


def window_actions(
    menus: "tuple[QMenu, ...]",
    page: "PetListPage",
    preferences: "PreferencesMenu",
    help_: "Callable[[], HelpDialogs]",
    parent: "QObject",
    **callbacks: Callable[[], object],
) -> "MainWindowActions":
    from petstore_gui.ui.main_window.actions import Callbacks, MainWindowActions

    return MainWindowActions(menus, page, preferences, help_, Callbacks(**callbacks), parent)


def help_dialogs(window: "QMainWindow", session: "Session", service_faults: Callable[[], str]) -> "HelpDialogs":
    from petstore_gui.ui.help.dialogs import HelpDialogs

    return HelpDialogs(window, session, service_faults)


def link_handler(
    pending: "PendingAction", errors: "ErrorReporter", allowed: "QAction", lookup: "LookupController"
) -> "LinkHandler":
    from petstore_gui.ui.main_window.link_handler import LinkHandler

    return LinkHandler(pending, errors, allowed, lookup)


def offer_reset_after_crashes(ui_state: "UiState", errors: "ErrorReporter") -> None:
    from petstore_gui.ui.main_window.reset_offer import offer_reset_after_crashes

    offer_reset_after_crashes(ui_state, errors)
