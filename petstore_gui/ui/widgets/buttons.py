"""A button with a title and a text, and a check box that draws its tick, which the style sheet removes."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import draw_tick
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column


class CardButton(QPushButton):
    """A button with a title, and below it a text that wraps."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        heading = PlainTextLabel(title, role="title")
        heading.setFont(theme.heading_font(self.font(), theme.Type.LEAD))
        self._text = PlainTextLabel(role="quiet")
        for label in (heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setMinimumWidth(theme.UNIT * 62)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._layout = column(heading, self._text, spacing=theme.GAP, stretched=self._text)
        self.setLayout(self._layout)

    def set_text(self, text: str) -> None:
        """Show and speak ``text`` below the title."""
        self._text.setText(text)
        self.setAccessibleDescription(text)

    @override
    def sizeHint(self) -> QSize:
        return self._layout.totalSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return self._layout.totalMinimumSize()


class CheckBox(QCheckBox):
    """A check box that draws its own tick."""

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)  # Qt accepts clicks only at the height of the text

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            draw_tick(QPainter(self), box, is_enabled=self.isEnabled())
