"""What is painted in a picture, for what only an eye can tell."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

_LEAST: int = 60
"""By how much ink is darker or lighter than its ground."""
_MINUS: int = 4
"""The most ink that a column of pixels of a minus has; every digit has one with more at its sides."""


def minus_leads(image: QImage, area: QRect) -> bool:
    """Whether the outermost ink on the left of ``area`` is that of a minus, and that on the right is not."""
    ground = QColor(image.pixelColor(area.topLeft())).lightness()
    columns = [
        sum(abs(image.pixelColor(x, y).lightness() - ground) > _LEAST for y in range(area.top(), area.bottom() + 1))
        for x in range(area.left(), area.right() + 1)
    ]
    runs = "".join("#" if each else " " for each in columns).split()
    assert len(runs) > 1, "no number is painted there"
    inked = [place for place, each in enumerate(columns) if each]
    return (
        max(columns[inked[0] : inked[0] + len(runs[0])]) <= _MINUS
        and max(columns[inked[-1] - len(runs[-1]) + 1 : inked[-1] + 1]) > _MINUS
    )
