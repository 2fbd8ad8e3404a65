"""The preview: the pages below one another, as they will come out of the printer, and the bar that turns them."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QLocale, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPageLayout, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.printing.pages import UNITS_PER_INCH, Page, PageNumber, Printable, paint_page, paper_rect
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce, set_picture_role
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import row, stack_if_too_wide

ZOOM_STEP: Final = 1.25
_SLICE_S: Final = 0.008
_KEPT: Final = 4  # drawings of pages
_LEAST: Final = 0.25
"""Times the size of paper on this screen, and so for the most."""
_MOST: Final = 4.0
_PAPER: Final = "#ffffff"
_SCREEN_DPI: Final = 96.0  # device-independent pixels


class PagePreview(QAbstractScrollArea):
    """Lays out what it shows in short slices: the window goes on meanwhile. At first a whole page fits into it."""

    laid_out = Signal()
    """All pages are there."""
    page_changed = Signal()
    """Another page is in the middle, or there is another number of them."""
    zoom_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_picture_role(self)  # before Qt has made what it would be called instead
        self.setFrameShape(self.Shape.NoFrame)
        self.setAccessibleName(self.tr("Preview"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumSize(QSize(50, 40) * theme.UNIT)
        self._pages: list[Page] = []
        self._coming: Iterator[Page] | None = None
        self._arriving: list[Page] = []
        self._paper = QSize(1, 1)  # in the units of a page
        self._zoom: float | None = None  # the page fits
        self._drawings: dict[int, QPixmap] = {}
        self._current = 1
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slices_timeout)
        self.verticalScrollBar().valueChanged.connect(self._on_vertical_scroll_bar_value_changed)

    # --- what is shown ---

    def show_pages(self, printable: Printable, layout: QPageLayout) -> None:
        """Show ``printable`` on this paper; what was shown before stays until it is laid out."""
        self._coming, self._arriving = printable.lay_out(layout), []
        self._next_paper = paper_rect(layout).size().toSize()
        self._slices.start()

    @property
    def is_ready(self) -> bool:
        """Whether all pages of what was last given are in it."""
        return self._coming is None and bool(self._pages)

    @property
    def position(self) -> PageNumber:
        """The page in the middle, and how many there are."""
        return PageNumber(self._current, len(self._pages))

    def go_to(self, number: int) -> None:
        """Scroll to a page, the first or the last where there is none of that number."""
        number = max(1, min(number, len(self._pages)))
        self.verticalScrollBar().setValue(self._top(number) - theme.GAP)
        self._set_current(number)  # the last ones may not reach the middle

    # --- how large ---

    @property
    def fits(self) -> bool:
        """Whether a whole page is always in sight."""
        return self._zoom is None

    @Slot()
    def fit_page(self) -> None:
        """Make pages as large as there is room for a whole one."""
        self._set_zoom(None)

    def zoom_by(self, factor: float) -> None:
        """Make pages larger or smaller; that in the middle stays there."""
        self._set_zoom(max(_LEAST, min(self._factor() * factor, _MOST)))

    @property
    def can_zoom_in(self) -> bool:
        """Whether pages can be larger."""
        return self._factor() < _MOST

    @property
    def can_zoom_out(self) -> bool:
        """Whether pages can be smaller, and are not in sight as a whole anyway."""
        return not self.fits and self._factor() > _LEAST

    # --- what Qt asks ---

    @override
    def sizeHint(self) -> QSize:
        return QSize(140, 120) * theme.UNIT

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        current = self._current
        self._arrange()
        self.go_to(current)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP if event.angleDelta().y() > 0 else 1 / ZOOM_STEP)
        else:
            super().wheelEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event.key()):
            super().keyPressEvent(event)

    def take_key(self, key: int) -> bool:
        """Turn pages, or make them larger or smaller, by a key; return whether it is one for that."""
        number, count = self.position
        targets: dict[int, int] = {
            Qt.Key.Key_PageUp: number - 1,
            Qt.Key.Key_PageDown: number + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: count,
        }
        if (target := targets.get(key)) is not None:
            self.go_to(target)
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.zoom_by(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / ZOOM_STEP)
        else:
            return False
        return True

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        colours = theme.tokens()
        for number in range(1, len(self._pages) + 1):
            rect = self._rect(number)
            if rect.intersects(event.rect()):
                painter.drawPixmap(rect.topLeft(), self._drawing(number))
                painter.setPen(QColor(colours.accent if self.hasFocus() else colours.control_line))
                painter.drawRect(rect.adjusted(-1, -1, 0, 0))

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    # --- how ---

    def _factor(self) -> float:
        """Return how large pages are, against paper."""
        if self._zoom is not None:
            return self._zoom
        room = self.viewport().size() - QSize(2, 2) * theme.MARGIN
        dots = self._dots()
        return max(0.05, min(room.width() / dots / self._paper.width(), room.height() / dots / self._paper.height()))

    @staticmethod
    def _dots() -> float:
        """Return the pixels in a unit of the page, in its own size."""
        return _SCREEN_DPI / UNITS_PER_INCH

    def _page_size(self) -> QSize:
        return self._paper * (self._factor() * self._dots())

    def _top(self, number: int) -> int:
        """Return where a page begins, from the top of the first."""
        return theme.MARGIN + (number - 1) * (self._page_size().height() + theme.MARGIN)

    def _rect(self, number: int) -> QRect:
        """Return where a page is in the viewport."""
        size, bar = self._page_size(), self.horizontalScrollBar()
        middle = (self.viewport().width() - size.width()) // 2
        left = theme.MARGIN - bar.value() if bar.maximum() else middle
        return QRect(QPoint(left, self._top(number) - self.verticalScrollBar().value()), size)

    def _drawing(self, number: int) -> QPixmap:
        drawing = self._drawings.get(number)
        if drawing is None:
            ratio, size = self.devicePixelRatioF(), self._page_size()
            drawing = QPixmap(size * ratio)
            drawing.setDevicePixelRatio(ratio)
            drawing.fill(QColor(_PAPER))
            painter = QPainter(drawing)
            at = PageNumber(number, len(self._pages))
            paint_page(painter, self._pages[number - 1], at, dots_per_inch=_SCREEN_DPI * self._factor())
            painter.end()
            while len(self._drawings) >= _KEPT:
                del self._drawings[max(self._drawings, key=lambda each: abs(each - number))]
            self._drawings[number] = drawing
        return drawing

    def _set_zoom(self, zoom: float | None) -> None:
        current = self._current
        self._zoom = zoom
        self._arrange()
        self.go_to(current)
        self.zoom_changed.emit()

    def _arrange(self) -> None:
        """Draw all anew, and scroll as far as there are pages."""
        self._drawings.clear()
        size, view = self._page_size(), self.viewport().size()
        vertical, horizontal = self.verticalScrollBar(), self.horizontalScrollBar()
        vertical.setPageStep(view.height())
        vertical.setSingleStep(4 * theme.MARGIN)
        vertical.setRange(0, max(0, self._top(len(self._pages) + 1) - view.height()))
        horizontal.setPageStep(view.width())
        horizontal.setRange(0, max(0, size.width() + 2 * theme.MARGIN - view.width()))
        self.viewport().update()

    def _set_current(self, number: int) -> None:
        if number != self._current:
            self._current = number
            self.page_changed.emit()

    @Slot(int)
    def _on_vertical_scroll_bar_value_changed(self, value: int) -> None:
        step = self._page_size().height() + theme.MARGIN
        middle = value + self.viewport().height() // 2
        if self._pages:
            self._set_current(max(1, min(len(self._pages), 1 + (middle - theme.MARGIN) // step)))

    @Slot()
    def _on_slices_timeout(self) -> None:
        end = perf_counter() + _SLICE_S
        while self._coming is not None and perf_counter() < end:
            page = next(self._coming, None)
            if page is not None:
                self._arriving.append(page)
                continue
            self._coming = None
            self._slices.stop()
            self._pages, self._paper = self._arriving, self._next_paper
            self._current = 1
            self._arrange()
            self.verticalScrollBar().setValue(0)
            self.page_changed.emit()
            self.laid_out.emit()


class PageBar(QWidget):
    """Turns the pages of ``preview`` and says where it is, to the eye and to a screen reader."""

    def __init__(self, preview: PagePreview) -> None:
        super().__init__()
        self._preview = preview
        self._position = PlainTextLabel(self.tr("Laying out the pages…"))
        self._position.setWordWrap(False)
        self._previous = _tool("previous", self.tr("Previous page"))
        self._next = _tool("next", self.tr("Next page"))
        self._smaller = _tool("minus", self.tr("Smaller"))
        self._larger = _tool("add", self.tr("Larger"))
        self._fit = QPushButton(self.tr("Whole page"), autoDefault=False)
        self._fit.setAccessibleName(self._fit.text())
        pages, zoom = row(self._previous, self._position, self._next), row(self._smaller, self._fit, self._larger)
        layout = row(pages, None, zoom)
        stack_if_too_wide(layout)
        self.setLayout(layout)
        self._previous.clicked.connect(self._on_previous_clicked)
        self._next.clicked.connect(self._on_next_clicked)
        self._smaller.clicked.connect(self._on_smaller_clicked)
        self._larger.clicked.connect(self._on_larger_clicked)
        self._fit.clicked.connect(preview.fit_page)
        preview.page_changed.connect(self._show_position)
        preview.laid_out.connect(self._on_preview_laid_out)
        preview.zoom_changed.connect(self._show_zoom)
        self._show_position()
        self._show_zoom()

    @Slot()
    def _show_position(self) -> None:
        number, total = self._preview.position
        locale = QLocale()
        if total:
            text = self.tr("Page {number} of {count}")
            self._position.setText(text.format(number=locale.toString(number), count=locale.toString(total)))
            self._preview.setAccessibleDescription(self._position.text())
        self._previous.setEnabled(number > 1)
        self._next.setEnabled(number < total)

    @Slot()
    def _show_zoom(self) -> None:
        self._smaller.setEnabled(self._preview.can_zoom_out)
        self._larger.setEnabled(self._preview.can_zoom_in)
        self._fit.setEnabled(not self._preview.fits)

    @Slot()
    def _on_preview_laid_out(self) -> None:
        self._show_zoom()
        if self.isVisible():
            announce(self, self._position.text())

    def _go(self, step: int) -> None:
        self._preview.go_to(self._preview.position.number + step)
        announce(self, self._position.text())

    @Slot()
    def _on_previous_clicked(self) -> None:
        self._go(-1)

    @Slot()
    def _on_next_clicked(self) -> None:
        self._go(1)

    @Slot()
    def _on_smaller_clicked(self) -> None:
        self._preview.zoom_by(1 / ZOOM_STEP)

    @Slot()
    def _on_larger_clicked(self) -> None:
        self._preview.zoom_by(ZOOM_STEP)


def _tool(icon: str, name: str) -> QPushButton:
    button = QPushButton(autoDefault=False)
    button.setProperty("role", "tool")
    button.setAccessibleName(name)
    button.setToolTip(name)
    icons.set_themed_icon(button, icon)
    return button
