"""Imports and makes what is done with the list and what nothing waits for, as the factories beside it do."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from petstore_gui.ui.main_window.main_window import MainWindow
    from petstore_gui.ui.main_window.ui_state import UiState
    from petstore_gui.ui.saved_views.controller import SavedViewsController
    from petstore_gui.ui.saved_views.dialog import SavedViewsDialog
    from petstore_gui.ui.saved_views.name_dialog import ViewNameDialog
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.session.session import Session


def saved_views(
    window: "MainWindow", session: "Session", errors: "ErrorReporter", ui_state: "UiState", menu: "QMenu"
) -> "SavedViewsController":
    """Make what has the views, with ``menu`` and the line below the table; the dialogs are loaded when asked for."""
    from petstore_gui.ui.pet_list.view_settings import ListViewSettings
    from petstore_gui.ui.saved_views.changed_notice import ChangedNotice
    from petstore_gui.ui.saved_views.controller import SavedViewsController
    from petstore_gui.ui.saved_views.menu import SavedViewsMenu

    def load_name_dialog() -> "type[ViewNameDialog]":
        from petstore_gui.ui.saved_views.name_dialog import ViewNameDialog

        return ViewNameDialog

    def load_dialog() -> "type[SavedViewsDialog]":
        from petstore_gui.ui.saved_views.dialog import SavedViewsDialog

        return SavedViewsDialog

    controller = SavedViewsController(
        window,
        session,
        errors,
        ListViewSettings(window.page, window.bar.search),
        (partial(ui_state.get_here, "saved_view"), partial(ui_state.put_here, "saved_view")),
        load_name_dialog,
        load_dialog,
    )
    SavedViewsMenu(menu, controller)
    ChangedNotice(window.page, controller)
    return controller
