"""For what is made after the first paint: its place in the tab order, and rows that turn where there is no room."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from petstore_gui.ui import theme

NARROWEST: Final = 200 * theme.UNIT
"""The width of the narrowest window in which nothing is to be cut off."""


def before(whole: QWidget) -> QWidget:
    """Return what has the tab before ``whole`` and all that is in it.

    ``QWidget.setTabOrder`` cannot be told ``whole`` itself: it goes on from the last control in there, and so does
    nothing. Nor does it do anything for what takes no tab.
    """
    found = whole.previousInFocusChain() or whole
    while found is not whole and (whole.isAncestorOf(found) or not found.focusPolicy() & Qt.FocusPolicy.TabFocus):
        found = found.previousInFocusChain() or whole
    return found


def put_in_tab_order(after: QWidget, inside: QWidget) -> None:
    """Let Tab come to the controls in ``inside``, in the order in which they were made, right after ``after``."""
    for control in inside.findChildren(QWidget):
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus:
            QWidget.setTabOrder(after, control)
            after = control


def turn_where_too_wide(row: QBoxLayout, widest: int = NARROWEST - 2 * theme.MARGIN) -> None:
    """Put what is in ``row`` one below the other if it is wider than that: long words, or large letters."""
    if row.minimumSize().width() > widest:
        row.setDirection(QBoxLayout.Direction.TopToBottom)
