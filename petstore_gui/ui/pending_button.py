"""The button in the row of a pending add."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui import theme

if TYPE_CHECKING:
    from petstore_gui.ui.pet_model import PendingRow


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
        self._button.setVisible(bool(pending.act))

    def _on_button_clicked(self, _checked: object = None) -> None:
        self.pressed_for.emit(self._key)
