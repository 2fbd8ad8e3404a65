"""The end of the status line: what is under way, and the buttons for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel


class ProgressWidget(QWidget):
    """A few words and up to two buttons. A click on these leaves the focus where somebody types."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = PlainTextLabel(role="quiet")
        self._words.setWordWrap(False)
        self.try_now = QPushButton(self.tr("Try now"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setToolTip("Esc")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._words)
        for button in (self.try_now, self.cancel):
            button.setAccessibleName(button.text())
            button.setProperty("role", "small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)

    def show_state(self, words: str, *, can_try: bool, can_cancel: bool) -> None:
        """Show these words and buttons; nothing at all where there is neither."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.try_now.setVisible(can_try)
        self.cancel.setVisible(can_cancel)
        self.setVisible(bool(words) or can_try)
