"""Controls whose mark the style sheet removes (it would need a picture file for it): these draw their own."""

import sys
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

_DRAWS_MARKS: Final = sys.platform == "linux"  # elsewhere the native style does


class ComboBox(QComboBox):
    """A combo box with its arrow, and a signal for Enter, which QComboBox ignores while it is closed."""

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own takes no height from the style sheet

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if _DRAWS_MARKS and self.isEnabled():
            _draw_arrow(self)


class MenuButton(QPushButton):
    """A button that opens a menu, with its arrow."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not _DRAWS_MARKS:
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
        _draw_arrow(self)


class CheckBox(QCheckBox):
    """A check box with its tick."""

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)  # Qt takes only the height of the letters

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if _DRAWS_MARKS and self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            centre = QPointF(box.center()) + QPointF(0.5, 0.5)
            _draw_line(self, [centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)])


def _draw_arrow(widget: QWidget) -> None:
    x = theme.MARGIN if widget.isRightToLeft() else widget.width() - theme.MARGIN
    centre = QPointF(x, widget.height() / 2)
    _draw_line(widget, [centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)])


def _draw_line(widget: QWidget, points: list[QPointF]) -> None:
    colours = theme.tokens()
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.text if widget.isEnabled() else colours.quiet), 1.6))
    painter.drawPolyline(points)
