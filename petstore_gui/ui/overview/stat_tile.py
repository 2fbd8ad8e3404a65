"""What can be pressed in the board's picture, and of these the large figures: how many animals of one status."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import Count, PetFilter
from petstore_gui.ui import override
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.status_badge import badge_size, paint_badge

PAD: Final = theme.MARGIN
LEADING: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
TRAILING: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LARGE: Final = 1.5 * theme.Type.DISPLAY
_AIR: Final = theme.GAP + theme.UNIT
_WIDEST_CHIP: Final = 38 * theme.UNIT  # four of them fit into the narrowest window
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Part(QAbstractButton):
    """What can be pressed in the picture; the arrow keys are left to the picture."""

    wanted = Signal(object)
    """Rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paint_ground(self, painter: QPainter, *, framed: bool) -> None:
        """Draw what lies under the part: its focus, and whether it is about to be pressed."""
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


class StatTile(Part):
    """How many animals of one status there are, in large digits, and whether that is all of them."""

    def __init__(self, status: PetStatus | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.status = status
        self._word, self._count, self._remark = "", "", ""
        self._size = _LARGE
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if status is None:  # no list shows just these
            self.setEnabled(False)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._on_clicked)

    def show_count(self, word: str, count: Count) -> None:
        """Show the count of the status that is called ``word``."""
        self._word, self._count, self._remark = word, overview_text.mark(count), overview_text.remark(count)
        self.setAccessibleName(overview_text.figure_sentence(word, count))
        self.setAccessibleDescription(self._remark)
        self.updateGeometry()
        self.update()

    def show_small(self, *, small: bool) -> None:
        """Take less room, or as much as at first."""
        self._size = theme.Type.TITLE if small else _LARGE
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._remark) + 2 * _AIR
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        number = QFontMetrics(self._large()).horizontalAdvance(self._count)
        chip = min(badge_size(self.fontMetrics(), self._word).width(), _WIDEST_CHIP)
        return QSize(max(number, chip, theme.UNIT * 20) + 2 * _AIR, 0)

    @override
    def heightForWidth(self, width: int) -> int:
        remark = self.fontMetrics().boundingRect(QRect(0, 0, width - 2 * _AIR, 1000), _WRAPPED, self._remark)
        number = QFontMetrics(self._large()).height()
        return 2 * _AIR + self._chip_height() + theme.UNIT + number + remark.height()

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        self.paint_ground(painter, framed=True)
        colours = theme.tokens()
        inner = self.rect().adjusted(_AIR, _AIR, -_AIR, -_AIR)
        painter.setFont(self.font())
        chip = QRect(inner.left(), inner.top(), inner.width(), self._chip_height())
        paint_badge(painter, QRectF(chip), self._word, self.status)
        large = self._large()
        number = QRect(inner.left(), chip.bottom() + 1 + theme.UNIT, inner.width(), QFontMetrics(large).height())
        painter.setFont(large)
        painter.setPen(QColor(colours.text))
        painter.drawText(number, LEADING, self._count)
        painter.setFont(self.font())
        painter.setPen(QColor(colours.quiet))
        painter.drawText(inner.adjusted(0, number.bottom() + 1 - inner.top(), 0, 0), _WRAPPED, self._remark)

    def _chip_height(self) -> int:
        return badge_size(self.fontMetrics(), self._word).height()

    def _large(self) -> QFont:
        return theme.heading_font(theme.tabular_font(self.font()), self._size)

    def _on_clicked(self) -> None:
        self.wanted.emit(PetFilter(self.status))
