"""A banner across the top of the window while Staging is open, so that nobody takes its animals for the store's."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar

from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.widgets.labels import PlainTextLabel


class StagingBanner(QToolBar):
    """Lies below the menus: ``window.addToolBar(banner)``."""

    def __init__(self) -> None:
        super().__init__()
        words = translate(ProfileName.STAGING.label)
        self.setWindowTitle(words)
        self.setAccessibleName(self.tr("Profile: {name}").format(name=words))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        label = PlainTextLabel(words)
        label.setWordWrap(False)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(label)

    def show_profile(self, profile: Profile | None) -> None:
        """Show the banner if ``profile``, which is open now, is Staging."""
        self.setVisible(profile is not None and profile.name is ProfileName.STAGING)
