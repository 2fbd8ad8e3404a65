"""Buttons whose mark the style sheet removes: these draw their own; and how Enter presses a button."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import DRAWS_MARKS, draw_arrow, draw_line


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

    Return whether there was one. Qt lets Enter press a button on some desktops only, and else the default one (6.11).
    """
    button = window.focusWidget()
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(button, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
