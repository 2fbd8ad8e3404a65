"""What the first painted window needs of Qt's own enumerations, by number, and the label for foreign text.

Naming anything in the ``Qt`` namespace makes PySide6 (6.11) build all of its 103 enumerations: 20 ms, a seventh of the
time to a bare window's first paint. So nothing that is made before that imports ``Qt``; these numbers go through Qt's
properties, and a test holds them against the enumerations.
"""

from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

PLAIN_TEXT: Final = 0  # Qt.TextFormat.PlainText
LEFT: Final = 0x81  # Qt.AlignmentFlag.AlignLeft | AlignVCenter
NO_FOCUS: Final = 0  # Qt.FocusPolicy.NoFocus
CENTRE: Final = 0x84  # Qt.AlignmentFlag.AlignCenter
COLOUR_SCHEMES: Final = {"system": 0, "light": 1, "dark": 2}  # Qt.ColorScheme


class PlainTextLabel(QLabel):
    """A label that wraps and never reads markup in its text, which may come from elsewhere."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(parent)
        self.setProperty("textFormat", PLAIN_TEXT)
        self.setText(text)
        self.setWordWrap(True)
        if role:
            self.setProperty("role", role)
