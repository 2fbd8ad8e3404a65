"""Imports and makes what exports and prints, as factories.py does the other features."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from PySide6.QtWidgets import QWidget

    from petstore_gui.ui.exporting.controller import ExportController
    from petstore_gui.ui.exporting.dialog import ExportDialog
    from petstore_gui.ui.labels.controller import LabelsController
    from petstore_gui.ui.main_window.status_bar import StatusBar
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.pet_list.page import PetListPage
    from petstore_gui.ui.printing.controller import PrintController
    from petstore_gui.ui.reports.controller import ReportController
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


def export_controller(
    window: "QWidget",
    session: "Session",
    errors: "ErrorReporter",
    page: "PetListPage",
    status: "StatusBar",
    ui_state: "UiState",
) -> "ExportController":
    """Make what exports, and let ``status`` tell of it; the dialog is loaded when somebody asks for it."""
    from petstore_gui.ui.exporting.controller import ExportController

    def load_dialog() -> "Callable[..., ExportDialog]":
        from petstore_gui.ui.exporting.dialog import export_dialog

        return export_dialog

    exporting = ExportController(window, session, errors, page, ui_state, load_dialog)
    exporting.busy_changed.connect(status.show_exporting)
    exporting.exported.connect(partial(status.report))
    return exporting


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


def labels_controller(
    window: "QWidget",
    session: "Session",
    errors: "ErrorReporter",
    page: "PetListPage",
    ui_state: "UiState",
    printing: "Callable[[], PrintController]",
) -> "LabelsController":
    """Make what prints labels; the dialog, and what makes codes, are loaded when somebody asks for them."""
    from petstore_gui.ui.labels.controller import LabelsController

    def load_choices() -> "ModuleType":
        from petstore_gui.ui.labels import choices

        return choices

    return LabelsController(window, session, errors, page, ui_state, printing, load_choices)
