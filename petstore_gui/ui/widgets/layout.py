"""Rows that stack where there is no room for them."""

from typing import Final

from PySide6.QtWidgets import QBoxLayout

from petstore_gui.ui.theme import theme

_MIN_WINDOW_WIDTH: Final = 200 * theme.UNIT  # nothing is to be cut off in it


def stack_if_too_wide(row: QBoxLayout, max_width: int = _MIN_WINDOW_WIDTH - 2 * theme.MARGIN) -> None:
    """Put what is in ``row`` one below the other if it is too wide: long words, or large letters."""
    if row.minimumSize().width() > max_width:
        row.setDirection(QBoxLayout.Direction.TopToBottom)
