"""Imports and makes what is done with one animal: its card beside the table, and the look-up. See factories.py."""
# ruff: noqa: D103  the names say it all

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from petstore_gui.api.schema import Pet
    from petstore_gui.ui.lookup.controller import LookupController
    from petstore_gui.ui.lookup.list_controller import LookupListController
    from petstore_gui.ui.main_window.animal_commands import AnimalCommands
    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.pet_list.list_controller import PetListController
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


def animal_commands(window: "MainWindow", ui_state: "UiState") -> "AnimalCommands":
    from petstore_gui.ui.main_window.animal_commands import AnimalCommands

    return AnimalCommands(window, ui_state)


def lookup_controller(
    window: "QWidget",
    session: "Session",
    errors: "ErrorReporter",
    pet_list: "PetListController",
    show_in_list: "Callable[[Pet], str]",
) -> "LookupController":
    from petstore_gui.ui.lookup.controller import LookupController

    def make_lists() -> "LookupListController":
        from petstore_gui.ui.lookup.list_controller import LookupListController
        from petstore_gui.ui.lookup.list_view import LookupListView

        return LookupListController(LookupListView(errors.reason), session, errors, lambda: pet_list.snapshot)

    return LookupController(window, session, errors, pet_list, make_lists, show_in_list)
