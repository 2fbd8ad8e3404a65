"""Buttons side by side of which one is checked: for a screen reader, radio buttons of one group."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import set_group_role
from petstore_gui.ui.widgets.layout import row


class Segments(QWidget):
    """Buttons side by side, one of them checked. Tab stops once; the arrow keys move within."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        """Contains the buttons, with their numbers from 0 as IDs."""
        self.buttons = [QPushButton(text, autoDefault=False) for text in texts]
        # A style sheet has left and right only, not leading and trailing.
        left, right = (len(texts) - 1, 0) if self.isRightToLeft() else (0, len(texts) - 1)
        edges = {left: "left", right: "right"}
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setAutoExclusive(True)  # the group excludes already; this makes it a radio button to Qt (6.11)
            button.setAccessibleName(button.text())
            button.setProperty("role", "filter")
            button.setProperty("edge", edges.get(number, ""))
            button.toggled.connect(self._on_button_toggled)
            self.group.addButton(button, number)
        self.setLayout(row(*self.buttons, spacing=0))

    def set_group_name(self, name: str) -> None:
        """Set the name of the group for screen readers; call it before the widget is shown."""
        set_group_role(self)
        self.setAccessibleName(name)

    def reserve_bold(self) -> None:
        """Make each button as wide as when it is checked, which is bold, so that nothing moves."""
        bold = QFontMetrics(theme.heading_font(self.font(), theme.Type.BODY))
        for button in self.buttons:
            button.setMinimumWidth(bold.horizontalAdvance(button.text()) + 2 * (theme.GAP + theme.UNIT) + theme.UNIT)

    @Slot(bool)
    def _on_button_toggled(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        """Make Tab stop at the checked button; Qt does so only if it was pressed (6.11)."""
        if checked:
            for button in self.buttons:
                policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(policy)
