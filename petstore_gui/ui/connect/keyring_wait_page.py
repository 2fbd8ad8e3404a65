"""The page that is shown while the system keyring does not answer: it may be asking somebody, or hang for ever."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column


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
        picture = Picture("profile")
        layout = column(None, picture, title, sentence, self._button, None, spacing=theme.MARGIN)
        for centred in (picture, self._button):
            layout.setAlignment(centred, Qt.AlignmentFlag.AlignHCenter)
        layout.setStretch(0, 2)
        layout.setStretch(layout.count() - 1, 3)
        self.setLayout(layout)
        self._button.clicked.connect(self.session_only_requested)

    def start(self) -> None:
        """Put the focus on the way round."""
        self._button.setFocus()
