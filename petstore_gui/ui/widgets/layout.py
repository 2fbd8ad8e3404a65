"""Rows of widgets, and what they do where there is no room for them."""

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QWidget

from petstore_gui.ui.theme import theme

_MIN_WINDOW_WIDTH: Final = 200 * theme.UNIT  # nothing is to be cut off in it


def row(*parts: QWidget | QLayout | None, spacing: int = theme.GAP) -> QHBoxLayout:
    """Return a row of widgets and layouts; ``None`` stretches."""
    result = QHBoxLayout()
    result.setSpacing(spacing)
    for part in parts:
        if part is None:
            result.addStretch()
        elif isinstance(part, QLayout):
            result.addLayout(part)
        else:
            result.addWidget(part)
    return result


def stack_if_too_wide(layout: QBoxLayout, max_width: int = _MIN_WINDOW_WIDTH - 2 * theme.MARGIN) -> None:
    """Put what is in ``layout`` one below the other if it is too wide: long words, or large letters."""
    if layout.minimumSize().width() > max_width:
        layout.setDirection(QBoxLayout.Direction.TopToBottom)
