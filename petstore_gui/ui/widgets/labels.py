"""Labels for sentences, which may be foreign text, and the small buttons behind one."""

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QLabel, QToolButton, QToolTip

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import insert_break_points, tool_tip_html
from petstore_gui.ui.theme import theme


class PlainTextLabel(QLabel):
    """A label that wraps, and shows its text without reading markup in it."""

    def __init__(self, text: str = "", *, role: str = "") -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        if role:
            self.setProperty("role", role)


class NoteLabel(PlainTextLabel):
    """A sentence, hidden while it is empty; with ``keeps_line`` its room stays, so that nothing moves."""

    def __init__(self, *, role: str = "quiet", keeps_line: bool = False) -> None:
        super().__init__(role=role)
        if keeps_line:
            policy = self.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.setSizePolicy(policy)
        self.hide()

    @Slot(str)
    def show_text(self, sentence: str) -> None:
        """Show the sentence; an empty one hides the label."""
        self.setText(insert_break_points(sentence))
        self.setVisible(bool(sentence))


class IconButton(QToolButton):
    """A button with only an icon. Its tool tip is its name, but not set as one: screen readers would say it twice."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMinimumSize(theme.TARGET, theme.TARGET)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tool_tip_html(self.accessibleName()), self)
            return True
        return super().event(event)


class LinkButton(QToolButton):
    """A button that looks like a link in a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("role", "link")
