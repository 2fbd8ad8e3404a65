"""Controls that draw their own arrow, for which the style sheet would need an image; Enter on a button; the focus."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QMenu, QPushButton, QStyledItemDelegate, QToolButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.single_cell_edit import SingleCellEdit


class ComboBox(QComboBox):
    """A combo box that draws its arrow, with a signal for Enter, which QComboBox ignores while it is closed.

    The wheel scrolls the area around it, while Qt would choose the next item and take the focus.
    """

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setItemDelegate(QStyledItemDelegate(self))  # Qt's own delegate ignores the height in the style sheet

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():  # held down since it was pressed elsewhere
                self.entered.emit()
            return
        before = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() != before:
            announce(self, self.currentText(), assertive=True)  # Qt does not tell screen readers (6.11)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the open list is another widget, and still scrolls

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isEnabled():
            draw_arrow(self)


def ignore_wheel(dialog: QWidget) -> None:
    """In a dialog of Qt, stop the wheel from changing combo and spin boxes and from giving them the focus."""
    wheel = _WheelFilter(dialog)
    for kind in (QComboBox, QAbstractSpinBox):
        for box in dialog.findChildren(kind):
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.installEventFilter(wheel)


class _WheelFilter(QObject):
    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.Wheel or super().eventFilter(watched, event)


class ChoiceEdit(SingleCellEdit):
    """A line edit for one cell, with the arrow of a combo box while it has a visible action, which offers choices."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if any(action.isVisible() for action in self.actions()):
            draw_arrow(self)


class MenuButton(QPushButton):
    """A button that opens a menu, with the arrow of a combo box."""

    def __init__(self, text: str, menu: QMenu) -> None:
        super().__init__(text, autoDefault=False)
        self.setAccessibleName(text.replace("&", ""))
        self.setMenu(menu)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_arrow(self)


def draw_arrow(widget: QWidget) -> None:
    """Draw a down arrow at the trailing end of ``widget``."""
    x = theme.MARGIN if widget.isRightToLeft() else widget.width() - theme.MARGIN
    centre = QPointF(x, widget.height() / 2)
    points = [centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)]
    _draw(QPainter(widget), points, is_enabled=widget.isEnabled())


def draw_tick(painter: QPainter, box: QRect, *, is_enabled: bool) -> None:
    """Draw a tick into a box."""
    centre = QPointF(box.center()) + QPointF(0.5, 0.5)
    _draw(painter, [centre + QPointF(-4, 0), centre + QPointF(-1, 3), centre + QPointF(4, -3)], is_enabled=is_enabled)


def _draw(painter: QPainter, points: list[QPointF], *, is_enabled: bool) -> None:
    colours = theme.tokens()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.text if is_enabled else colours.disabled), 1.6))
    painter.drawPolyline(points)


@contextmanager
def focus_passed_on(part: QWidget, take_focus: Callable[[], object]) -> Iterator[None]:
    """Call ``take_focus`` if what has the focus in ``part`` disappears: Qt would move it to the next widget."""
    focused = part.window().focusWidget()
    yield
    if part.isAncestorOf(focused) and not focused.isVisible():  # isAncestorOf(None) is false
        take_focus()


def press_focused_button(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the focus, if ``event`` is Enter, which no widget before ``window`` has used.

    Return whether there was such a button; a check box is none. Qt presses it on some desktops only (6.11).
    """
    button = window.focusWidget()
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(button, (QPushButton, QToolButton)):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
