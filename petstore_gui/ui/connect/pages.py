"""What the window shows while no service is open: the first start, and the wait for the system keyring."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui.connect.text import offered_sentence, waiting_text
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.buttons import CardButton
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide


class WelcomePage(QWidget):
    """Offers the store on this computer, or a service somewhere else: what the administrator offers of them."""

    local_requested = Signal()
    service_requested = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        title = QLabel(self.tr("Welcome to Pet Store"), alignment=Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading_font(self.font(), theme.Type.DISPLAY))
        lead = QLabel(self.tr("Where are your animals kept?"), alignment=Qt.AlignmentFlag.AlignCenter)
        lead.setProperty("role", "quiet")
        lead.setFont(theme.scaled_font(self.font(), theme.Type.LEAD))
        self._local = CardButton(self.tr("Use the store on this computer"))
        self._local.set_text(self.tr("Works at once, without a network. The animals stay on this computer."))
        self._service = CardButton(self.tr("Connect to a service…"))
        for card in (self._local, self._service):
            card.hide()  # until it is known what is offered
        self._ways = row(None, self._local, self._service, None, spacing=theme.MARGIN)
        self._offered = NoteLabel()
        self._offered.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout = _page(Picture("paw", "accent"), title, lead, self._ways, self._offered)
        layout.insertSpacing(layout.indexOf(self._ways), theme.UNIT)
        self.setLayout(layout)

        self._local.clicked.connect(self.local_requested)
        self._service.clicked.connect(self.service_requested)

    def start(self) -> None:
        """Offer what is offered here, with the focus on the way that always works."""
        self._session.run_with_connector(
            lambda connector: connector.policy(), owner=self, done=self._on_policy_read, failed=self._on_policy_failed
        )

    def _on_policy_failed(self, _error: Exception) -> None:
        self._on_policy_read(Policy())  # whoever opens a profile looks again

    def _on_policy_read(self, policy: Policy) -> None:
        local, service = cards = (self._local, self._service)
        local.setVisible(ProfileName.THIS_COMPUTER in policy.profiles)
        service.setVisible(policy.profiles != (ProfileName.THIS_COMPUTER,))
        lines = (offered_sentence(policy), *map(translate, policy.problems))
        self._offered.show_text("\n".join(line for line in lines if line))
        needs = (
            self.tr("You need your API key.")
            if {*policy.profiles} <= {ProfileName.THIS_COMPUTER, *policy.addresses}
            else self.tr("You need the address of the Pet Store service and your API key.")
        )
        service.set_text(needs)
        widest = max(card.minimumSizeHint().width() for card in cards)
        for card in cards:
            card.setMinimumWidth(widest)
        self._ways.invalidate()
        stack_if_too_wide(self._ways)
        (service if local.isHidden() else local).setFocus(Qt.FocusReason.OtherFocusReason)


def _page(picture: Picture, *parts: QWidget | QLayout) -> QVBoxLayout:
    """Return a layout that is a little above the middle."""
    layout = column(None, picture, *parts, None, margin=theme.GAP)
    layout.setAlignment(picture, Qt.AlignmentFlag.AlignHCenter)
    layout.setStretch(0, 2)
    layout.setStretch(layout.count() - 1, 3)
    return layout


class KeyringWaitPage(QWidget):
    """Offers the way round it: a key that is typed and kept for this session only."""

    session_only_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        title = PlainTextLabel(waiting_text())
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        title.setFont(theme.heading_font(self.font()))
        sentence = PlainTextLabel(
            self.tr("It keeps the API key. It may be asking for a password in its own window."), role="quiet"
        )
        sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton(self.tr("Use for this session only…"))
        self._button.setAccessibleName(self.tr("Use for this session only"))
        self._button.setToolTip(self.tr("Type the API key, which is then kept in memory until the program ends."))
        self.setLayout(_page(Picture("profile"), title, sentence, row(None, self._button, None)))
        self._button.clicked.connect(self.session_only_requested)

    def start(self) -> None:
        """Put the focus on the way round."""
        self._button.setFocus()
