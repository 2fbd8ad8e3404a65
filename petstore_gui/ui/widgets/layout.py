"""Rows and columns of widgets, and what they do where there is no room for them."""

from collections.abc import Iterable
from typing import Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from petstore_gui.ui.theme import theme

_MIN_WINDOW_WIDTH: Final = 200 * theme.UNIT  # nothing is to be cut off in it

Box = TypeVar("Box", bound=QBoxLayout)


def row(*parts: QWidget | QLayout | None, spacing: int = theme.GAP) -> QHBoxLayout:
    """Return a row of widgets and layouts; ``None`` stretches."""
    return _filled(QHBoxLayout(), parts, spacing)


def column(
    *parts: QWidget | QLayout | None, spacing: int = theme.GAP + theme.UNIT, margin: int = theme.MARGIN
) -> QVBoxLayout:
    """Return a column of widgets and layouts, with a margin around it; ``None`` stretches."""
    result = _filled(QVBoxLayout(), parts, spacing)
    result.setContentsMargins(margin, margin, margin, margin)
    return result


def _filled(layout: Box, parts: Iterable[QWidget | QLayout | None], spacing: int) -> Box:
    layout.setSpacing(spacing)
    for part in parts:
        if part is None:
            layout.addStretch()
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        else:
            layout.addWidget(part)
    return layout


def stack_if_too_wide(layout: QBoxLayout, max_width: int = _MIN_WINDOW_WIDTH - 2 * theme.MARGIN) -> None:
    """Put what is in ``layout`` one below the other if it is too wide: long words, or large letters."""
    if layout.minimumSize().width() > max_width:
        layout.setDirection(QBoxLayout.Direction.TopToBottom)
