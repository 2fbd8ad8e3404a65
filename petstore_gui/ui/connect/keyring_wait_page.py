"""The page that is shown while the system keyring does not answer: it may be asking somebody, or hang for ever."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.labels import PlainTextLabel


class KeyringWaitPage(QWidget):
    """Offers the way round it: a key that is typed and kept for this session only."""

    session_only_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = PlainTextLabel(self.tr("Waiting for the system keyring…"))
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading_font(self.font()))
        sentence = PlainTextLabel(
            self.tr("It keeps the API key, and may be asking for a password in a window of its own."), role="quiet"
        )
        sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton(self.tr("Use for this session only…"))
        self._button.setAccessibleName(self.tr("Use for this session only"))
        self._button.setToolTip(self.tr("Type the API key, which is then kept in memory until the program ends."))
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self._button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setSpacing(theme.MARGIN)
        column.addStretch(2)
        column.addWidget(Picture("profile"), alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(title)
        column.addWidget(sentence)
        column.addLayout(row)
        column.addStretch(3)
        self._button.clicked.connect(self.session_only_requested)

    def start(self) -> None:
        """Put the focus on the way round."""
        self._button.setFocus()
