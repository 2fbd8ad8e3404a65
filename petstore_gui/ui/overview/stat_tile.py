"""The buttons of the chart, and of these the tiles above the bars: how many animals of one status there are."""

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
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class ChartButton(QAbstractButton):
    """What can be pressed in the chart, for the animals of ``pet_filter``; it leaves the arrow keys to the chart."""

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
        """Show whether the button has the focus, is pointed at or is pressed."""
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
    """The number of animals of one status, large, and whether that is all of them."""

    def __init__(self, status: PetStatus | None) -> None:
        super().__init__(PetFilter(status))
        self.status = status
        self._word = self._number = self._note = ""
        self._scale = _LARGE
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if status is None:  # no list shows just these
            self.setEnabled(False)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_count(self, word: str, count: Count) -> None:
        """Show the count of the status that is called ``word``."""
        self._word = word
        self._number, self._note = overview_text.format_count(count), overview_text.completeness_note(count)
        self.setAccessibleName(overview_text.tile_sentence(word, count))
        self.setAccessibleDescription(self._note)
        self.updateGeometry()
        self.update()

    def set_compact(self, *, compact: bool) -> None:
        """Take less room, or as much as at first."""
        self._scale = theme.Type.TITLE if compact else _LARGE
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._note) + 2 * _PADDING
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        number = QFontMetrics(self._number_font()).horizontalAdvance(self._number)
        badge = min(badge_size(self.fontMetrics(), self._word).width(), _WIDEST_BADGE)
        return QSize(max(number, badge, theme.UNIT * 20) + 2 * _PADDING, 0)

    @override
    def heightForWidth(self, width: int) -> int:
        badge, number = self._lines(QRect(0, 0, width, 0))
        note = self.fontMetrics().boundingRect(QRect(0, 0, badge.width(), 1000), _WRAPPED, self._note)
        return number.bottom() + 1 + note.height() + _PADDING

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        self.paint_background(painter, framed=True)
        colours = theme.tokens()
        badge, number = self._lines(self.rect())
        painter.setFont(self.font())
        paint_badge(painter, QRectF(badge), self._word, self.status)
        painter.setPen(QColor(colours.quiet))
        note = QRect(number.bottomLeft(), self.rect().bottomRight()).adjusted(0, 1, -_PADDING, -_PADDING)
        painter.drawText(note, _WRAPPED, self._note)
        painter.setFont(self._number_font())
        painter.setPen(QColor(colours.text))
        painter.drawText(number, LEADING, self._number)

    def _lines(self, tile: QRect) -> tuple[QRect, QRect]:
        """Return where badge and number lie; the note has the room below them."""
        badge = tile.adjusted(_PADDING, _PADDING, -_PADDING, 0)
        badge.setHeight(badge_size(self.fontMetrics(), self._word).height())
        number = badge.translated(0, badge.height() + theme.UNIT)
        number.setHeight(QFontMetrics(self._number_font()).height())
        return badge, number

    def _number_font(self) -> QFont:
        return theme.heading_font(theme.tabular_font(self.font()), self._scale)
