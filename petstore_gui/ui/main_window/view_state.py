"""What is remembered of how the window looks: its place, and for each service the filter and the table's columns."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from petstore_gui.api.values import PetStatus

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from petstore_gui.ui.main_window.ui_state import UiStateSaver
    from petstore_gui.ui.pet_list.list_controller import Standing
    from petstore_gui.ui.pet_list.table_view import PetTableView
    from petstore_gui.ui.session.error_reporter import ErrorReporter
    from petstore_gui.ui.widgets.message_dialog import PlainMessageBox

_GEOMETRY: Final = "geometry"
_TABLE: Final = "table"
_FILTER: Final = "filter"
_ALL: Final = "all"


class ViewState(QObject):
    """Stands between a window with a table and what is remembered of them."""

    def __init__(self, window: "QMainWindow", table: "PetTableView", remembering: "UiStateSaver") -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._remembering = remembering
        table.arranged.connect(self._on_table_arranged)

    def restore_window(self) -> bool:
        """Put the window where it was, on a screen that is there; answer whether that is known."""
        geometry = self._remembering.get(_GEOMETRY)
        if not isinstance(geometry, str):
            return False
        from PySide6.QtCore import QByteArray

        return self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "replace")))

    def keep_window(self) -> None:
        """Remember where the window is."""
        self._remembering.put(_GEOMETRY, bytes(self._window.saveGeometry().toBase64().data()).decode("ascii"))

    def ask_about_bad_starts(self, failures: "ErrorReporter") -> None:
        """Ask whether to forget it all, where the last starts came to no good end: this one has begun without it."""
        if self._remembering.memory.suspected:
            failures.dialogs.ask(self._question, self._on_question_finished)

    def restore_table(self) -> None:
        """Arrange the columns as they were for the service that is open."""
        state = self._remembering.get_here(_TABLE)
        self._table.restore(state if isinstance(state, dict) else {})

    @property
    def filter(self) -> PetStatus | None:
        """The filter that was in use for the service that is open; ``None`` for all."""
        remembered = self._remembering.get_here(_FILTER)
        return next((status for status in PetStatus if status == remembered), None)

    def keep_filter(self, standing: "Standing") -> None:
        """Remember the filter that is in use."""
        self._remembering.put_here(_FILTER, standing.status or _ALL)

    def _question(self, parent: "QWidget") -> "PlainMessageBox":
        from petstore_gui.ui.widgets.message_dialog import question_box

        title = self.tr("Reset how the window looks?")
        text = self.tr(
            "The program ended twice shortly after it was started. What it remembers of its window, columns, filters "
            "and choices was not used this time, in case that is why. No animal and no key is in it."
        )
        return question_box(parent, title, text, {self.tr("Reset"): 1, self.tr("Keep it for next time"): 0})

    def _on_question_finished(self, result: int) -> None:
        if result:
            self._remembering.forget()

    def _on_table_arranged(self) -> None:
        self._remembering.put_here(_TABLE, self._table.state())
