"""For what is made after the first paint: its place in the tab order, and rows that turn where there is no room."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from petstore_gui.ui.theme import theme

NARROWEST: Final = 200 * theme.UNIT
"""The width of the narrowest window in which nothing is to be cut off."""


def before(whole: QWidget) -> QWidget:
    """Return what has the tab before ``whole`` and all that is in it, and before what lies after it.

    ``QWidget.setTabOrder`` cannot be told ``whole`` itself: it goes on from the last control in there, and so does
    nothing. Nor does it do anything for what takes no tab.
    """
    found = whole.previousInFocusChain() or whole
    while found is not whole and (
        whole.isAncestorOf(found)
        or not found.focusPolicy() & Qt.FocusPolicy.TabFocus
        or _lies_after(found, whole)  # made late, too, while there was nothing in ``whole``
    ):
        found = found.previousInFocusChain() or whole
    return found


def put_in_tab_order(after: QWidget, inside: QWidget) -> None:
    """Let Tab come to the controls in ``inside``, in the order in which they were made, right after ``after``."""
    for control in inside.findChildren(QWidget):
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus:
            QWidget.setTabOrder(after, control)
            after = control


def _lies_after(widget: QWidget, whole: QWidget) -> bool:
    """Whether ``widget`` lies in a neighbour of ``whole`` that comes later in their layout."""
    parent = whole.parentWidget()
    layout = None if parent is None else parent.layout()
    neighbour: QWidget | None = widget
    while neighbour is not None and neighbour.parentWidget() is not parent:
        neighbour = neighbour.parentWidget()
    return layout is not None and neighbour is not None and layout.indexOf(neighbour) > layout.indexOf(whole)


def stack_if_too_wide(row: QBoxLayout, widest: int = NARROWEST - 2 * theme.MARGIN) -> None:
    """Put what is in ``row`` one below the other if it is wider than that: long words, or large letters."""
    if row.minimumSize().width() > widest:
        row.setDirection(QBoxLayout.Direction.TopToBottom)
