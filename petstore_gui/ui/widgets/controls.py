"""The controls whose mark a style sheet takes away (it wants a picture file for it): these draw their own."""

import sys
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme

# Elsewhere the native style draws them whole.
_OURS: Final = sys.platform == "linux"


class ComboBox(QComboBox):
    """A combo box with its arrow, and with a signal for Enter, with which a closed one does nothing by itself."""

    entered = Signal()

    @override
    def showPopup(self) -> None:
        from PySide6.QtWidgets import QStyledItemDelegate

        if not isinstance(self.itemDelegate(), QStyledItemDelegate):
            self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own takes no height from the style sheet
        super().showPopup()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt  # not before the first paint, see plain.py

        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if _OURS and self.isEnabled():
            _draw_arrow(self)


class MenuButton(QPushButton):
    """A button that opens a menu, with its arrow."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not _OURS:
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.features &= ~QStyleOptionButton.ButtonFeature.HasMenu
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        words = self.rect().adjusted(0, 0, -theme.MARGIN, 0)
        option.rect = QStyle.visualRect(self.layoutDirection(), self.rect(), words)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.end()
        _draw_arrow(self)


class CheckBox(QCheckBox):
    """A check box with its tick."""

    @override
    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)  # Qt takes only the height of the letters

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if _OURS and self.isChecked():
            from PySide6.QtWidgets import QStyle, QStyleOptionButton

            option = QStyleOptionButton()
            self.initStyleOption(option)
            box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            centre = QPointF(box.center()) + QPointF(0.5, 0.5)
            _draw(self, [centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)])


def _draw_arrow(widget: QWidget) -> None:
    trailing = theme.MARGIN if widget.isRightToLeft() else widget.width() - theme.MARGIN
    centre = QPointF(trailing, widget.height() / 2)
    _draw(widget, [centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)])


def _draw(widget: QWidget, line: list[QPointF]) -> None:
    from PySide6.QtGui import QColor, QPainter, QPen  # the first paint is of what is not enabled yet

    colours = theme.tokens()
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.text if widget.isEnabled() else colours.quiet), 1.6))
    painter.drawPolyline(line)
