"""Imports and makes what prints, as factories.py does the other features: the preview, and what is laid out for it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from PySide6.QtWidgets import QWidget

    from petstore_gui.ui.main_window.status_bar import StatusBar
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.pet_list.page import PetListPage
    from petstore_gui.ui.printing.controller import PrintController
    from petstore_gui.ui.reports.controller import ReportController
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


def print_controller(
    window: "QWidget", session: "Session", errors: "ErrorReporter", status: "StatusBar", ui_state: "UiState"
) -> "PrintController":
    """Make what shows pages, prints them and saves them as a PDF, and let ``status`` tell of it."""
    from petstore_gui.ui.printing.controller import PrintController

    printing = PrintController(window, session, errors, ui_state)
    printing.busy_changed.connect(status.show_printing)
    printing.finished.connect(partial(status.report))
    return printing


def report_controller(
    session: "Session", page: "PetListPage", search_text: Callable[[], str], printing: "Callable[[], PrintController]"
) -> "ReportController":
    """Make what prints the list and the overview; ``printing`` and all pages are loaded when somebody asks for them."""
    from petstore_gui.ui.reports.controller import ReportController

    def load_choices() -> "ModuleType":
        from petstore_gui.ui.reports import choices

        return choices

    return ReportController(session, page, search_text, printing, load_choices)
