"""After starts that came to no good end: the question whether to forget how the window looked."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox, question_box
from petstore_gui.ui.window.ui_state import UiState


def offer_reset_after_crashes(ui_state: UiState, errors: ErrorReporter) -> None:
    """Ask whether to forget it all, where it is suspected: this start has begun without it."""

    def finished(result: int) -> None:
        if result:
            ui_state.forget()

    if ui_state.suspected:
        errors.dialogs.ask(_question, finished)


def _question(parent: QWidget) -> PlainMessageBox:
    title = _tr("Reset how the window looks?")
    text = _tr(
        "The program ended twice shortly after it was started. What it remembers of its window, columns, filters "
        "and choices was not used this time, in case that is why. No animal and no key is in it."
    )
    return question_box(parent, title, text, {_tr("Reset"): 1, _tr("Keep it for next time"): 0})


def _tr(text: str) -> str:
    return QCoreApplication.translate("window.reset_offer", text)
