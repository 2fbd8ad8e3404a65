"""The button in the row of a pending add."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.table_model import PendingRow


class PendingButton(QWidget):
    """For the mouse: with the keys, Enter in the row does the same."""

    pressed_for = Signal(object)
    """The key of its add."""

    def __init__(self, pending: "PendingRow") -> None:
        super().__init__()
        self._key = pending.key
        self._button = QPushButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.setProperty("role", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        row.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._button.clicked.connect(self._on_button_clicked)
        self.show_row(pending)

    def show_row(self, pending: "PendingRow") -> None:
        """Show the word of its row, which may be none."""
        self._button.setText(pending.act)
        self._button.setAccessibleName(pending.act)
        self._button.setAccessibleDescription(pending.spoken)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the button where there is room for all of it."""
        room = self.width() - 2 * theme.UNIT
        self._button.setVisible(bool(self._button.text()) and self._button.sizeHint().width() <= room)

    def _on_button_clicked(self, _checked: object = None) -> None:
        self.pressed_for.emit(self._key)
