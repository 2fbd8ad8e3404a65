"""The base of all dialogs: Enter on a button, and a size that fits the screen."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import press_focused_button

_READY_MS: Final = 300
FRAME: Final = QSize(2, 8) * theme.UNIT
"""The size that the window manager may add around a dialog."""


class Dialog(QDialog):
    """A dialog in which Enter presses the button with the focus, or the default one if no button has it.

    A checked button of an exclusive group is an exception: pressing it again does nothing, so Enter is for the default.
    A dialog is never larger than the screen: if it does not fit, all but the last row of its layout scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scrolled: _ScrolledPart | None = None
        self._ready = QTimer(self, singleShot=True, interval=_READY_MS)
        self._ready.timeout.connect(self.open)

    def open_when_ready(self) -> None:
        """Open the dialog at :meth:`set_ready`, but after 300 ms at the latest.

        A window that is resized while it is being shown jumps into the corner of the screen (Qt 6.11, openbox).
        """
        self._ready.start()

    def set_ready(self) -> None:
        """Open the dialog now, if it waits after :meth:`open_when_ready`."""
        if self._ready.isActive():
            self._ready.stop()
            self.open()

    @property
    def room(self) -> QSize:
        """The largest size that the dialog may have on its screen."""
        return self.screen().availableSize() - FRAME

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_at_choice() or not press_focused_button(self, event):
            super().keyPressEvent(event)

    @override
    def setVisible(self, visible: bool) -> None:
        if visible:  # before Qt centres it
            self._fit_screen()
        super().setVisible(visible)
        if visible:
            self._stay_on_screen()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isVisible():
            return
        if self.size() != self.size().boundedTo(self.room):  # its contents have grown
            QTimer.singleShot(0, self, self._fit_screen)
        else:
            self._stay_on_screen()

    def _rows_to_scroll(self) -> QLayout | None:
        """Return the layout whose last row stays visible while the others scroll."""
        return self.layout()

    @Slot()
    def _fit_screen(self) -> None:
        layout, rows, room = self.layout(), self._rows_to_scroll(), self.room
        if layout is None or not isinstance(rows, QBoxLayout):
            return
        layout.activate()
        width = min(max(self.width(), layout.totalMinimumSize().width()), room.width())
        is_fixed = layout.sizeConstraint() is QLayout.SizeConstraint.SetFixedSize
        least = layout.totalSizeHint() if is_fixed else layout.totalMinimumSize()
        least = least.expandedTo(QSize(0, layout.totalMinimumHeightForWidth(width)))
        if self._scrolled is None and rows.count() > 1 and least != least.boundedTo(room):
            focus = self.focusWidget()
            self._scrolled = _ScrolledPart(rows)
            if focus is not None:
                focus.setFocus()
            QTimer.singleShot(0, self, self._fit_screen)  # Qt shows what was moved, and knows its sizes, later (6.11)
        if self._scrolled is not None:
            self._scrolled.fit(layout, room)
            layout.activate()
        self.resize(self.size().boundedTo(room))
        if self.isVisible():
            self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        """Move the dialog back if it has grown over the edge of the screen."""
        frame, screen = self.frameGeometry(), self.screen().availableGeometry()
        outside = frame.bottomRight() - screen.bottomRight()
        if outside.x() > 0 or outside.y() > 0:
            back = frame.topLeft() - QPoint(max(0, outside.x()), max(0, outside.y()))
            self.move(max(back.x(), screen.left()), max(back.y(), screen.top()))

    def _is_at_choice(self) -> bool:
        button = self.focusWidget()
        return isinstance(button, QPushButton) and button.autoExclusive() and button.isChecked()


class _ScrolledPart(QScrollArea):
    """A scroll area that holds all rows of a layout but the last."""

    def __init__(self, layout: QBoxLayout) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room = QSize()
        self._inside = inside = QWidget()
        self.setWidget(inside)
        inside.installEventFilter(self)
        layout.insertWidget(0, self, 1)  # first: what is moved into another window loses its place in the order of Tab
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(layout.spacing())
        while layout.count() > 2:
            stretch, item = layout.stretch(1), layout.takeAt(1)
            if item is None:
                continue
            part, widget = item.layout(), item.widget()
            if isinstance(part, QLayout):
                part.setParent(None)
                rows.addLayout(part, stretch)
            elif widget is not None:
                rows.addWidget(widget, stretch)
            else:
                rows.addItem(item)

    def fit(self, layout: QLayout, room: QSize) -> None:
        """Limit the size to the part of ``room`` that the rest of ``layout`` leaves."""
        self._room = QSize(1, 1)
        self.updateGeometry()
        rest = layout.totalSizeHint().height()
        self._room = QSize(room.width() - 2 * theme.MARGIN, max(1, room.height() - rest))
        self.updateGeometry()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # QScrollArea does not update its size hint (6.11)
        return super().eventFilter(watched, event)

    @override
    def sizeHint(self) -> QSize:
        bar, inside = self.verticalScrollBar().sizeHint().width(), self._inside
        width = min(inside.sizeHint().width() + bar, self._room.width())
        height = max(inside.sizeHint().height(), inside.heightForWidth(width - bar))
        return QSize(width, height).boundedTo(self._room)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)
