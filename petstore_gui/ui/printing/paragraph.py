"""Text on a page: it wraps in its column, and every script keeps its own direction. No widgets."""

import unicodedata
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

_RIGHT_TO_LEFT: Final = {"R", "AL"}
_ANYWHERE: Final = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


class Paragraph:
    """Text of one font in a column of some width.

    It is aligned to the start of the page's reading direction, to its end, or centred; within, its first letter decides
    about the direction. A text with more than ``max_lines``, or higher than ``max_height``, ends in an ellipsis, but
    keeps one line. The height includes that of fallback fonts, which draw letters that the font lacks.
    """

    def __init__(
        self,
        text: str,
        font: QFont,
        width: float,
        *,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
        right_to_left: bool = False,
        max_lines: int = 1_000,
        max_height: float = inf,
    ) -> None:
        """``right_to_left`` is the page's direction; width and height are in its units."""
        self._layout = _laid_out(text, font, width, _option(text, alignment, right_to_left=right_to_left))
        lines = [self._layout.lineAt(number) for number in range(self._layout.lineCount())]
        room = max(1, min(max_lines, sum(line.y() + line.height() <= max_height for line in lines)))
        if len(lines) > room:
            start = lines[room - 1].textStart()  # in UTF-16 units, like Qt
            units = text.encode("utf-16-le", "replace")
            before, rest = (part.decode("utf-16-le", "ignore") for part in (units[: 2 * start], units[2 * start :]))
            # Room for a blank: the layout wraps if the sum of the letters is only slightly wider.
            end = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width * 0.98)
            self._layout = _laid_out(before + end, font, width, self._layout.textOption())
        rect = self._layout.boundingRect()
        self.height = rect.height()
        """In units of the page."""

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its upper left corner at ``x`` and ``y``, in the colour of the painter's pen."""
        self._layout.draw(painter, QPointF(x, y))


def text_width(text: str, font: QFont) -> float:
    """Return the width of a text without wrapping, in units of the page."""
    return QFontMetricsF(font).horizontalAdvance(text)


def _option(text: str, alignment: Qt.AlignmentFlag, *, right_to_left: bool) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(_ANYWHERE)
    option.setUseDesignMetrics(True)
    if alignment is not Qt.AlignmentFlag.AlignHCenter:
        at_right = right_to_left is (alignment is Qt.AlignmentFlag.AlignLeading)
        side = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
        alignment = side | Qt.AlignmentFlag.AlignAbsolute
    option.setAlignment(alignment)
    own = next((kind for sign in text if (kind := unicodedata.bidirectional(sign)) in {"L", *_RIGHT_TO_LEFT}), "L")
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if own in _RIGHT_TO_LEFT else Qt.LayoutDirection.LeftToRight)
    return option


def _laid_out(text: str, font: QFont, width: float, option: QTextOption) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.setCacheEnabled(True)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
