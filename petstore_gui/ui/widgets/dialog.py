"""What all dialogs have in common."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.widgets.focused_button import press_focused_button

_READY_MS: Final = 300


class Dialog(QDialog):
    """A dialog in which Enter presses the button that has the focus; where none has it, the default one.

    One of several of which one is down, and which is down, is no button here: there is nothing more to press.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ready = QTimer(self, singleShot=True, interval=_READY_MS)
        self._ready.timeout.connect(self.open)

    def open_when_ready(self) -> None:
        """Open it at :meth:`set_ready`, or else a little later.

        A window that gets another size while it is being shown jumps into the corner of the screen (Qt 6.11, openbox).
        """
        self._ready.start()

    def set_ready(self) -> None:
        """Open it if it waits for what it says."""
        if self._ready.isActive():
            self._ready.stop()
            self.open()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_at_choice() or not press_focused_button(self, event):
            super().keyPressEvent(event)

    def _is_at_choice(self) -> bool:
        button = self.focusWidget()
        return isinstance(button, QPushButton) and button.autoExclusive() and button.isChecked()
