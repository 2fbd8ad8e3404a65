"""The column beside the table: the form that adds an animal and, while it is open, the card of one below it."""

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.layout import column


class SidePanel(QScrollArea):
    """In a low window, or with large letters, what is in it is moved up and down rather than squeezed."""

    def __init__(self, form: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedWidth(theme.UNIT * 70)
        form.setProperty("role", "card")
        self._form = form
        self._panel: QWidget | None = None
        self._layout = column(form, spacing=theme.GAP, margin=0, stretched=form)
        inside = QWidget()
        inside.setLayout(self._layout)
        self.setWidget(inside)
        self._revealing = QTimer(self, singleShot=True, interval=0)
        self._revealing.timeout.connect(self._on_revealing_timeout)

    def fit(self) -> None:
        """Find room for long words and large letters."""
        parts = (self._form,) if self._panel is None or self._panel.isHidden() else (self._form, self._panel)
        wide = max(part.minimumSizeHint().width() for part in parts) + 4 * theme.UNIT  # with the scroll bar
        self.setFixedWidth(max(self.width(), wide))

    def add_panel(self, panel: QWidget) -> None:
        """Put a panel below the form, which is as high as before where there is room."""
        self._panel = panel
        self._layout.addWidget(panel)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_app_focus_changed)

    def reveal_panel(self) -> None:
        """Move the panel into sight once it has got its place."""
        self._revealing.start()

    @Slot()
    def _on_revealing_timeout(self) -> None:
        if self._panel is not None:
            # From below: where it is higher than the column, its beginning counts.
            bottom = self._panel.y() + self._panel.height()
            self.ensureVisible(0, bottom, 0, 0)
            self.ensureVisible(0, self._panel.y(), 0, 0)

    @Slot(QWidget, QWidget)
    def _on_app_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Qt moves to what Tab leads to, not to what takes the focus otherwise (6.11).
        if now is not None and self.isAncestorOf(now):
            self._revealing.stop()  # or fast hands would type where nobody sees it
            self.ensureWidgetVisible(now, 0, theme.MARGIN)
