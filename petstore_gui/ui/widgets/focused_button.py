"""How Enter presses a button."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget


def press_focused_button(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus, if ``event`` is Enter, which ``window`` got because no widget took it.

    Return whether there was one; a check box is none. Qt presses a focused button on some desktops only (6.11).
    """
    button = window.focusWidget()
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(button, (QPushButton, QToolButton)):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
