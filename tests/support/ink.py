"""What is painted in a picture, for what only an eye can tell."""

from collections import Counter
from functools import reduce
from operator import or_
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from tests.support.place import Place

_LEAST: int = 60
"""By how much ink is darker or lighter than its ground."""
_COLUMNS: int = 3
"""How many columns of pixels at an edge are looked at: a minus has more."""
_LINES: int = 2
"""The most lines of pixels that a minus has ink in; within as many columns every digit has more."""

_APART: int = 5
"""Of as many pixels of a line one is looked at, where it is about most of them."""


def colours(image: QImage) -> set[str]:
    """Return every colour in a picture, as ``#rrggbb``."""
    pixels = image.convertToFormat(QImage.Format.Format_RGB32)
    return {f"#{pixel & 0xFFFFFF:06x}" for pixel in set(memoryview(pixels.constBits()).cast("I"))}


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


def changed_place(before: Path, after: Path) -> Place:
    """Return the smallest rectangle that holds all pixels in which two pictures of one size differ."""
    pictures = [QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) for file in (before, after)]
    length, depth = pictures[0].bytesPerLine(), pictures[0].depth()
    one, other = (bytes(each.constBits()) for each in pictures)
    lines = [
        int.from_bytes(one[start : start + length], "little") ^ int.from_bytes(other[start : start + length], "little")
        for start in range(0, len(one), length)
    ]
    changed = [y for y, line in enumerate(lines) if line]
    if not changed:
        return Place(0, 0, 0, 0)
    columns = reduce(or_, lines)
    left, right = ((columns & -columns).bit_length() - 1) // depth, (columns.bit_length() - 1) // depth
    return Place(left, changed[0], right - left + 1, changed[-1] - changed[0] + 1)


def covers_most(picture: Path, colour: str) -> bool:
    """Whether more of the picture has this colour than any other."""
    image = QImage(str(picture))
    found = Counter(
        image.pixel(x, y) for x in range(0, image.width(), _APART) for y in range(0, image.height(), _APART)
    )
    return found.most_common(1)[0][0] == QColor(colour).rgb()


def is_doubled(picture: Path, place: Place) -> bool:
    """Whether four pixels each have one colour there, as in a picture that was made larger."""
    image = QImage(str(picture)).copy(*place)
    return image.scaled(image.size() / 2).scaled(image.size()) == image
