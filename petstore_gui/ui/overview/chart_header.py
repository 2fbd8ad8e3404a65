"""What stands above the rows of the board's picture: their titles, and which filling means which status."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.bar import BarColumns
from petstore_gui.ui.overview.bar_segments import Segment, paint_segment
from petstore_gui.ui.overview.stat_tile import LEADING, PAD, TRAILING
from petstore_gui.ui.overview.text import Statuses
from petstore_gui.ui.theme import theme

_SWATCH: Final = 4 * theme.UNIT


class ChartHeader(QWidget):
    """Lies in line with the rows; each of them says in words of its own what stands under these titles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = BarColumns(0, 0, 0, 1)
        self._statuses: Statuses = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: BarColumns, statuses: Statuses) -> None:
        """Show the titles of these columns and of these statuses."""
        self._columns, self._statuses = columns, statuses
        self.update()

    def wide(self, text: str) -> int:
        """Return how wide a title is, or a number below it."""
        return QFontMetrics(self._bold()).horizontalAdvance(text) + 1

    @override
    def sizeHint(self) -> QSize:
        return QSize(theme.UNIT * 60, max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.tokens()
        name, available, bar, total = self._columns.cells(self.rect(), self.layoutDirection())
        painter.setPen(QColor(colours.quiet))
        painter.setFont(self._bold())
        painter.drawText(name, LEADING, overview_text.category_title())
        painter.drawText(available, TRAILING, overview_text.available_title())
        painter.drawText(total, TRAILING, overview_text.total_title())
        painter.setFont(self.font())
        self._paint_legend(painter, bar)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(colours.line))

    def _paint_legend(self, painter: QPainter, place: QRect) -> None:
        """Draw a swatch and the word of each status, if all of them fit: the figures above say the same."""
        step = _SWATCH + theme.GAP
        widths = [step + painter.fontMetrics().horizontalAdvance(word) + 1 for _status, word in self._statuses]
        if sum(widths) + PAD * (len(widths) - 1) > place.width():
            return
        start = place.left()
        for (status, word), width in zip(self._statuses, widths, strict=True):
            swatch = QRect(start, place.center().y() + 1 - _SWATCH // 2, _SWATCH, _SWATCH)
            text = QRect(start + step, place.top(), width - step, place.height())
            swatch, text = (QStyle.visualRect(self.layoutDirection(), place, each) for each in (swatch, text))
            paint_segment(painter, Segment(status, QRectF(swatch), ""))
            painter.setPen(QColor(theme.tokens().quiet))
            painter.drawText(text, LEADING, word)
            start += width + PAD

    def _bold(self) -> QFont:
        return theme.heading_font(theme.tabular_font(self.font()), theme.Type.BODY)
