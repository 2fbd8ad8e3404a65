"""Rows and columns of widgets, and rows that become columns if they are too wide."""

from collections.abc import Iterable
from typing import Final, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from petstore_gui.ui.theme import theme

MIN_WINDOW_WIDTH: Final = 200 * theme.UNIT  # nothing may be cut off in a window of this width

Part = QWidget | QLayout | None
Box = TypeVar("Box", bound=QBoxLayout)


def row(*parts: Part, spacing: int = theme.GAP, stretched: Part = None) -> QHBoxLayout:
    """Return a row of widgets and layouts; a ``None`` among them stretches, or the part ``stretched`` does."""
    return _filled(QHBoxLayout(), parts, spacing, 0, stretched)


def column(
    *parts: Part, spacing: int = theme.GAP + theme.UNIT, margin: int = theme.MARGIN, stretched: Part = None
) -> QVBoxLayout:
    """Return a column of widgets and layouts, with a margin around it; ``None`` and ``stretched`` as in :func:`row`."""
    return _filled(QVBoxLayout(), parts, spacing, margin, stretched)


def _filled(layout: Box, parts: Iterable[Part], spacing: int, margin: int, stretched: Part) -> Box:
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    for part in parts:
        if part is None:
            layout.addStretch()
        elif isinstance(part, QLayout):
            layout.addLayout(part, part is stretched)
        else:
            layout.addWidget(part, part is stretched)
    return layout


def stack_if_too_wide(layout: QBoxLayout, max_width: int = MIN_WINDOW_WIDTH - 2 * theme.MARGIN) -> None:
    """Put the widgets of ``layout`` one below the other if it is too wide, for long words or large letters."""
    if layout.minimumSize().width() > max_width:
        layout.setDirection(QBoxLayout.Direction.TopToBottom)
