"""A banner across the top of the window while Staging is open, so that nobody takes its animals for the store's."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolBar

from petstore_gui.ui.widgets.labels import PlainTextLabel


class StagingBanner(QToolBar):
    """Lies below the menus: ``window.addToolBar(banner)``."""

    def __init__(self, words: str) -> None:
        """``words`` name the profile, as its chip does."""
        super().__init__()
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
