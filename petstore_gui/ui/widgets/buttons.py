"""Buttons whose mark the style sheet removes: these draw their own; and how Enter presses a button."""

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import DRAWS_MARKS, draw_arrow, draw_line
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column


class CardButton(QPushButton):
    """A button with a title, and below it a text that may wrap."""

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


class MenuButton(QPushButton):
    """A button that opens a menu, with its arrow."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not DRAWS_MARKS:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.features &= ~QStyleOptionButton.ButtonFeature.HasMenu
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        text_rect = self.rect().adjusted(0, 0, -theme.MARGIN, 0)
        option.rect = QStyle.visualRect(self.layoutDirection(), self.rect(), text_rect)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.end()
        draw_arrow(self)


class CheckBox(QCheckBox):
    """A check box with its tick."""

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)  # Qt takes only the height of the letters

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if DRAWS_MARKS and self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            centre = QPointF(box.center()) + QPointF(0.5, 0.5)
            draw_line(self, [centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)])


def press_focused_button(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus, if ``event`` is Enter, which ``window`` got because no widget took it.

    Return whether there was one; a check box is none. Qt presses a focused button on some desktops only (6.11).
    """
    button = window.focusWidget()
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(button, (QPushButton, QToolButton)):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
