"""The buttons of the chart, and the tiles above the bars: the number of animals of one status."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import Count, PetFilter
from petstore_gui.ui import override
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.pet_list.badges import badge_size, paint_badge
from petstore_gui.ui.theme import theme

LEADING: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TRAILING: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LARGE: Final = 1.5 * theme.Type.DISPLAY
_PADDING: Final = theme.GAP + theme.UNIT
_WIDEST_BADGE: Final = 38 * theme.UNIT  # four of them fit into the narrowest window


class ChartButton(QAbstractButton):
    """A button of the chart for the animals of ``pet_filter``; it leaves the arrow keys to the chart."""

    def __init__(self, pet_filter: PetFilter) -> None:
        super().__init__()
        self.pet_filter = pet_filter
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paint_background(self, painter: QPainter, *, framed: bool) -> None:
        """Show whether the button has the focus, is below the mouse or is pressed."""
        colours = theme.tokens()
        ground = colours.surface
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            ground = colours.selection if self.isDown() else colours.hover
        focused = self.hasFocus()
        width = 2.0 if focused else 1.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent if focused else colours.line if framed else ground), width))
        painter.setBrush(QColor(ground))
        rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(rect, theme.RADIUS, theme.RADIUS)


class StatTile(ChartButton):
    """The number of animals of one status, large."""

    def __init__(self, status: PetStatus | None) -> None:
        super().__init__(PetFilter(status))
        self.status = status
        self._word = self._number = ""
        self._scale = _LARGE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(
            overview_text.tr("Shows these animals in the list.")
        )  # else Qt takes the tool tip
        if status is None:  # no list has exactly these
            self.setEnabled(False)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_count(self, word: str, count: Count) -> None:
        """Show the count of the status with the name ``word``."""
        self._word = word
        self._number = overview_text.format_count(count)
        self.setAccessibleName(overview_text.tile_sentence(word, count))
        self.setToolTip("" if count.complete else overview_text.tr("There may be more."))
        self.updateGeometry()
        self.update()

    def set_compact(self, *, compact: bool) -> None:
        """Set whether the tile takes less room."""
        self._scale = theme.Type.TITLE if compact else _LARGE
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        _badge, number = self._lines(QRect())
        return QSize(self.minimumSizeHint().width(), number.bottom() + 1 + _PADDING)

    @override
    def minimumSizeHint(self) -> QSize:
        number = QFontMetrics(self._number_font()).horizontalAdvance(self._number)
        badge = min(badge_size(self.fontMetrics(), self._word).width(), _WIDEST_BADGE)
        return QSize(max(number, badge, theme.UNIT * 20) + 2 * _PADDING, 0)

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        self.paint_background(painter, framed=True)
        colours = theme.tokens()
        badge, number = self._lines(self.rect())
        painter.setFont(self.font())
        paint_badge(painter, QRectF(badge), self._word, self.status)
        painter.setFont(self._number_font())
        painter.setPen(QColor(colours.text))
        painter.drawText(number, LEADING, self._number)

    def _lines(self, tile: QRect) -> tuple[QRect, QRect]:
        """Return the rectangles of badge and number."""
        badge = tile.adjusted(_PADDING, _PADDING, -_PADDING, 0)
        badge.setHeight(badge_size(self.fontMetrics(), self._word).height())
        number = badge.translated(0, badge.height() + theme.UNIT)
        number.setHeight(QFontMetrics(self._number_font()).height())
        return badge, number

    def _number_font(self) -> QFont:
        return theme.heading_font(theme.tabular_font(self.font()), self._scale)
