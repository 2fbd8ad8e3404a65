"""The end of the status bar: what is in progress, and the buttons for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel


class ProgressWidget(QWidget):
    """A few words and up to two buttons. A click on these leaves the focus in the field being edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = PlainTextLabel(role="quiet")
        self._text.setWordWrap(False)
        self.retry = QPushButton(self.tr("Try now"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setToolTip("Esc")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self._text)
        for button in (self.retry, self.cancel):
            button.setAccessibleName(button.text())
            button.setProperty("role", "small")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)

    def show_state(self, text: str, *, can_retry: bool, can_cancel: bool) -> None:
        """Show this text and buttons; nothing at all where there is neither."""
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.retry.setVisible(can_retry)
        self.cancel.setVisible(can_cancel)
        self.setVisible(bool(text) or can_retry)
