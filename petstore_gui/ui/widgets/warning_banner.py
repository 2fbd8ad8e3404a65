"""The banner over the table: what the list leaves out, and a button to learn why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.labels import PlainTextLabel


class WarningBanner(QFrame):
    """Hidden until there is something to say."""

    details_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.hide()
        self._sentence = PlainTextLabel()
        why = QPushButton(self.tr("Why?"))
        why.setAccessibleName(self.tr("Why may there be more?"))
        why.setProperty("role", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Picture("warning", "warning", theme.ICON))
        row.addWidget(self._sentence, 1)
        row.addWidget(why)
        why.clicked.connect(self.details_requested)

    def show_sentence(self, sentence: str) -> None:
        """Show ``sentence``; an empty one hides the banner."""
        self._sentence.setText(sentence)
        self.setVisible(bool(sentence))
