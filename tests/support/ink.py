"""What is painted in a picture, for what only an eye can tell."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

_LEAST: int = 60
"""By how much ink is darker or lighter than its ground."""
_COLUMNS: int = 3
"""How many columns of pixels at an edge are looked at: a minus has more."""
_LINES: int = 2
"""The most lines of pixels that a minus has ink in; within as many columns every digit has more."""


def minus_leads(image: QImage, area: QRect) -> bool:
    """Whether the outermost ink on the left of ``area`` is that of a minus, and that on the right is not."""
    ground = QColor(image.pixelColor(area.topLeft())).lightness()
    lines = range(area.top(), area.bottom() + 1)
    columns = [
        {y for y in lines if abs(image.pixelColor(x, y).lightness() - ground) > _LEAST}
        for x in range(area.left(), area.right() + 1)
    ]
    inked = [column for column in columns if column]
    assert len(inked) > 2 * _COLUMNS, "no number is painted there"
    return _is_minus(inked[:_COLUMNS]) and not _is_minus(inked[-_COLUMNS:])


def _is_minus(columns: list[set[int]]) -> bool:
    return len(set().union(*columns)) <= _LINES
