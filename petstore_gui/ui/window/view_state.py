"""What is remembered of how the window looks: its geometry; and of each service the filter, columns and a notice."""

from typing import Final

from PySide6.QtCore import QByteArray, QObject, Slot
from PySide6.QtWidgets import QMainWindow

from petstore_gui.api.values import PetStatus
from petstore_gui.ui.pet_list.table_view import PetTableView
from petstore_gui.ui.window.ui_state import UiState

_GEOMETRY: Final = "geometry"
_TABLE: Final = "table"
_FILTER: Final = "filter"
_SHOWS_LIMITS: Final = "tell_of_limits"
_ALL: Final = "all"


class ViewState(QObject):
    """Saves and restores the look of ``window`` and its ``table``."""

    def __init__(self, window: QMainWindow, table: PetTableView, ui_state: UiState) -> None:
        super().__init__(window)
        self._window = window
        self._table = table
        self._ui_state = ui_state
        table.columns.arranged.connect(self._on_table_arranged)

    def restore_window(self) -> bool:
        """Put the window where it was, on a screen that is there; return whether that is known."""
        geometry = self._ui_state.get(_GEOMETRY)
        if not isinstance(geometry, str):
            return False
        return self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "replace")))

    def save_window(self) -> None:
        """Remember where the window is."""
        self._ui_state.put(_GEOMETRY, bytes(self._window.saveGeometry().toBase64().data()).decode("ascii"))

    def restore_table(self) -> None:
        """Arrange the columns as they were for the service that is open."""
        state = self._ui_state.get_here(_TABLE)
        self._table.columns.restore(state if isinstance(state, dict) else {})

    @property
    def filter(self) -> PetStatus | None:
        """The filter that was in use for the service that is open; ``None`` for all."""
        remembered = self._ui_state.get_here(_FILTER)
        return next((status for status in PetStatus if status == remembered), None)

    @Slot(object)
    def save_filter(self, status: PetStatus | None) -> None:
        """Remember the filter that is in use."""
        self._ui_state.put_here(_FILTER, status or _ALL)

    @property
    def shows_limits(self) -> bool:
        """Whether to tell that the service that is open may have more than it lists."""
        return self._ui_state.get_here(_SHOWS_LIMITS) is not False

    @Slot()
    def save_limits_dismissed(self) -> None:
        """Remember that nobody wants to be told that."""
        self._ui_state.put_here(_SHOWS_LIMITS, value=False)

    @Slot()
    def _on_table_arranged(self) -> None:
        self._ui_state.put_here(_TABLE, self._table.columns.state())
