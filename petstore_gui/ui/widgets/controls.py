"""What draws its own arrow: the style sheet removes that of a combo box, and would need a picture file for another."""

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.single_cell_edit import SingleCellEdit


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
        if self.isEnabled():
            draw_arrow(self)


class ChoiceEdit(SingleCellEdit):
    """A line edit for one cell, with the arrow of a combo box while an action at its end offers something to choose."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if any(action.isVisible() for action in self.actions()):
            draw_arrow(self)


def draw_arrow(widget: QWidget) -> None:
    """Draw an arrow down at the end of ``widget``."""
    x = theme.MARGIN if widget.isRightToLeft() else widget.width() - theme.MARGIN
    centre = QPointF(x, widget.height() / 2)
    draw_line(widget, [centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)])


def draw_line(widget: QWidget, points: list[QPointF]) -> None:
    """Draw a mark in the colour of the text of ``widget``."""
    _draw(QPainter(widget), points, is_enabled=widget.isEnabled())


def draw_tick(painter: QPainter, box: QRect, *, is_enabled: bool) -> None:
    """Draw the tick in a box."""
    centre = QPointF(box.center()) + QPointF(0.5, 0.5)
    _draw(painter, [centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)], is_enabled=is_enabled)


def _draw(painter: QPainter, points: list[QPointF], *, is_enabled: bool) -> None:
    colours = theme.tokens()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.text if is_enabled else colours.disabled), 1.6))
    painter.drawPolyline(points)
