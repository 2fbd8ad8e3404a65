"""The header of the chart: the titles of its columns, and a legend of which filling means which status."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import status_text
from petstore_gui.ui.overview.bar import ChartColumns
from petstore_gui.ui.overview.bar_segments import Segment, paint_segment
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING
from petstore_gui.ui.overview.text import tr
from petstore_gui.ui.theme import theme

_SWATCH: Final = 4 * theme.UNIT


class ChartHeader(QWidget):
    """Is in line with the rows; a screen reader hears these titles with each of them."""

    def __init__(self) -> None:
        super().__init__()
        self._columns = ChartColumns({}, 0, 0, 0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: ChartColumns) -> None:
        """Show the titles of these columns and their statuses."""
        self._columns = columns
        self.update()

    def text_width(self, text: str) -> int:
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
        painter.drawText(name, LEADING, tr("Category"))
        painter.drawText(available, TRAILING, status_text(PetStatus.AVAILABLE))
        painter.drawText(total, TRAILING, tr("Total"))
        painter.setFont(self.font())
        self._paint_legend(painter, bar)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(colours.line))

    def _paint_legend(self, painter: QPainter, area: QRect) -> None:
        """Draw a swatch and the word of each status, if all of them fit: the tiles above say the same."""
        step = _SWATCH + theme.GAP
        statuses = self._columns.statuses
        widths = {status: step + painter.fontMetrics().horizontalAdvance(word) + 1 for status, word in statuses.items()}
        if sum(widths.values()) + theme.MARGIN * (len(widths) - 1) > area.width():
            return
        left = area.left()
        for status, width in widths.items():
            swatch = QRect(left, area.center().y() + 1 - _SWATCH // 2, _SWATCH, _SWATCH)
            text = QRect(left + step, area.top(), width - step, area.height())
            swatch, text = (QStyle.visualRect(self.layoutDirection(), area, each) for each in (swatch, text))
            paint_segment(painter, Segment(status, QRectF(swatch), ""))
            painter.setPen(QColor(theme.tokens().quiet))
            painter.drawText(text, LEADING, statuses[status])
            left += width + theme.MARGIN

    def _bold(self) -> QFont:
        return theme.heading_font(theme.tabular_font(self.font()), theme.Type.BODY)
