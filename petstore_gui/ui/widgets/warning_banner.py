"""The banner over the table: what cannot be listed, and the way to learn why."""

from functools import cached_property

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel


class WarningBanner(QFrame):
    """Hidden and empty until there is something to say; what is in it is made then."""

    wanted = Signal()
    """Somebody asks why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.hide()

    def show_sentence(self, sentence: str) -> None:
        """Say ``sentence``; an empty one takes the banner away."""
        if sentence:
            self._sentence.setText(sentence)
        self.setVisible(bool(sentence))

    @cached_property
    def _sentence(self) -> PlainTextLabel:
        from petstore_gui.ui.theme.icons import Picture
        from petstore_gui.ui.widgets.layout import before

        sentence = PlainTextLabel()
        why = QPushButton(self.tr("Why?"))
        why.setAccessibleName(self.tr("Why may there be more?"))
        why.setProperty("role", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(Picture("warning", "warning", theme.ICON))
        row.addWidget(sentence, 1)
        row.addWidget(why)
        self.setTabOrder(before(self), why)
        why.clicked.connect(self.wanted)
        return sentence
