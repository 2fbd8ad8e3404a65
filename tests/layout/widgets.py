"""The widgets of a window that a person can see, and how a fault names them."""

import re
from collections.abc import Iterator
from html import unescape

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QFocusFrame,
    QHeaderView,
    QLabel,
    QRubberBand,
    QScrollBar,
    QSizeGrip,
    QTabWidget,
    QWidget,
)

_LONGEST = 50

# What lies in these is Qt's own arrangement, not ours.
_WHOLE = (QAbstractScrollArea, QAbstractSpinBox, QComboBox, QTabWidget)
_HELPERS = (QFocusFrame, QRubberBand, QSizeGrip)


def inside(window: QWidget) -> Iterator[QWidget]:
    """Give the widgets in sight of one window, itself first; no scroll bars, and none that Qt keeps for itself."""
    if not window.isVisible():
        return
    yield window
    for each in window.findChildren(QWidget):
        if each.isVisible() and each.window() is window and not isinstance(each, (*_HELPERS, QScrollBar)):
            yield each


def is_part(widget: QWidget) -> bool:
    """Whether it is a part of one of Qt's own widgets: a viewport, the header of a table, the line of a spin box."""
    parent = widget.parentWidget()
    return isinstance(widget, QHeaderView) or (isinstance(parent, _WHOLE) and not widget.isWindow())


def layer(window: QWidget) -> QWidget | None:
    """Return the dialog that lies over the whole of a window without being one, if there is such a one."""
    dialogs = (each for each in inside(window) if isinstance(each, QDialog) and not each.isWindow())
    return next((each for each in dialogs if each.rect().contains(window.rect())), None)


def plain(text: str) -> str:
    """Return a tool tip as it is read."""
    return unescape(re.sub("</?qt>", "", text).replace("<br>", "\n"))


def place(widget: QWidget) -> QRect:
    """Return where it is in its window."""
    return QRect(widget.mapTo(widget.window(), widget.rect().topLeft()), widget.size())


def is_popup(window: QWidget) -> bool:
    """Whether it is a menu or the list of a combo box: keys there are Qt's own."""
    return window.windowType() in {Qt.WindowType.Popup, Qt.WindowType.ToolTip}


def called(widget: QWidget) -> str:
    """Name a widget for a person who has to find it in the code."""
    text = widget.text() if isinstance(widget, (QAbstractButton, QLabel)) else ""
    name = text or widget.accessibleName() or widget.windowTitle() or widget.objectName()
    said = f"{type(widget).__name__} “{name[:_LONGEST]}{'…' * (len(name) > _LONGEST)}”" if name else str(type(widget))
    if name:
        return said
    return f"{type(widget).__name__} in {called(parent)}" if (parent := widget.parentWidget()) else said
