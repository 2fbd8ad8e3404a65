"""How windows are made, without words, places and colours: the same in every language, scheme and size."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.pet_list.table_view import PendingButton
from petstore_gui.ui.window.status_bar import ProgressWidget
from tests.layout.widgets import inside, is_part


def of(windows: Iterable[QWidget]) -> list[str]:
    """Return a line for each widget in sight: deeper ones indented, with what it is, and what it is for."""
    seen = [(window, each) for window in windows for each in inside(window)]
    return [_line(window, each) for window, each in seen if not is_part(each) and not _comes_by_itself(each)]


def _comes_by_itself(widget: QWidget) -> bool:
    """Whether it comes and goes with the time, as what is under way does, or with the room for it."""
    parent = widget.parentWidget()
    return isinstance(widget, (ProgressWidget, PendingButton, StateFilter)) or (
        parent is not None and _comes_by_itself(parent)
    )


def _line(window: QWidget, widget: QWidget) -> str:
    parts = [type(widget).__name__]
    if role := widget.property("role"):
        parts.append(str(role))
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        parts.append("of a field")
    if not widget.isEnabled():
        parts.append("disabled")
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        parts.append("in the tab order")
    return "  " * _depth(window, widget) + ", ".join(parts)


def _depth(window: QWidget, widget: QWidget) -> int:
    parent = widget.parentWidget()
    return 0 if widget is window or parent is None else 1 + _depth(window, parent)
