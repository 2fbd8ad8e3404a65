"""The first start: nothing is configured yet, and there are two ways on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui import theme
from petstore_gui.ui.icons import Picture
from petstore_gui.ui.late import turn_where_too_wide


class WelcomePage(QWidget):
    """Offers the store on this computer, or a service somewhere else."""

    local_wanted = Signal()
    service_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = QLabel(self.tr("Welcome to Pet Store"), alignment=Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading(self.font(), theme.Type.DISPLAY))
        lead = QLabel(self.tr("Where are your animals kept?"), alignment=Qt.AlignmentFlag.AlignCenter)
        lead.setProperty("role", "quiet")
        lead.setFont(theme.scaled(self.font(), theme.Type.LEAD))
        self._local = QPushButton(self.tr("Use the store on this computer"))
        self._local.setProperty("role", "primary")
        self._service = QPushButton(self.tr("Connect to a service…"))

        self._ways = ways = QHBoxLayout()
        ways.setSpacing(theme.MARGIN)
        ways.addStretch()
        self._cards = (
            self._way(self._local, self.tr("Works at once, without a network. The animals stay on this computer.")),
            self._way(self._service, self.tr("You need the address of the Pet Store service and your API key.")),
        )
        for card in self._cards:
            ways.addWidget(card)
        ways.addStretch()
        column = QVBoxLayout(self)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addStretch(2)
        column.addWidget(Picture("paw", "accent"), alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(title)
        column.addWidget(lead)
        column.addSpacing(theme.UNIT)
        column.addLayout(ways)
        column.addStretch(3)

        self._local.clicked.connect(self.local_wanted)
        self._service.clicked.connect(self.service_wanted)

    def start(self) -> None:
        """Put the focus on the way that always works."""
        widest = max(card.minimumSizeHint().width() for card in self._cards)
        for card in self._cards:
            card.setMinimumWidth(widest)
        self._ways.invalidate()
        turn_where_too_wide(self._ways)
        self._local.setFocus(Qt.FocusReason.OtherFocusReason)

    def _way(self, button: QPushButton, sentence: str) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        text = QLabel(sentence, wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        text.setProperty("role", "quiet")
        text.setMinimumWidth(theme.UNIT * 62)
        button.setAccessibleDescription(sentence)
        column = QVBoxLayout(card)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addWidget(button)
        column.addWidget(text, 1)
        return card
