"""What all dialogs have in common."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog

from petstore_gui.ui import override
from petstore_gui.ui.widgets.buttons import press_focused_button


class Dialog(QDialog):
    """A dialog in which Enter presses the button that has the focus; where none has it, the default one."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused_button(self, event):
            super().keyPressEvent(event)
