"""Labels for foreign text."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainTextLabel(QLabel):
    """A label that wraps and never reads markup in its text."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(text, parent, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        if role:
            self.setProperty("role", role)
