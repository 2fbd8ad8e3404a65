"""The dialog before printing: the choices, the paper, the preview, and letters without a font."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QDialogButtonBox, QPushButton, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.printing.pages import (
    UNITS_PER_INCH,
    Page,
    PageNumber,
    Printable,
    page_layout,
    paint_page,
    paper_font,
    paper_rect,
)
from petstore_gui.ui.theme import icons, theme
from petstore_gui.ui.widgets.accessibility import announce, set_picture_role
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import NoteLabel, PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.segments import Segments

ZOOM_STEP: Final = 1.25
_SLICE_S: Final = 0.008
_KEPT: Final = 4  # drawings of pages that are cached
_LEAST: Final = 0.25
"""The least zoom, relative to the size of paper on this screen; likewise the greatest."""
_MOST: Final = 4.0
_PAPER: Final = "#ffffff"
_SCREEN_DPI: Final = 96.0  # device-independent pixels


class PagePreview(QAbstractScrollArea):
    """Lays out pages in short slices, so that the window stays responsive. At first it shows a whole page."""

    laid_out = Signal()
    """All pages are laid out."""
    page_changed = Signal()
    """The page in the middle, or the number of pages, has changed."""
    zoom_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_picture_role(self)  # before Qt makes its own accessible object
        self.setFrameShape(self.Shape.NoFrame)
        self.setAccessibleName(self.tr("Preview"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumSize(QSize(50, 40) * theme.UNIT)
        self._pages: list[Page] = []
        self._coming: Iterator[Page] | None = None
        self._arriving: list[Page] = []
        self._paper = QSize(1, 1)  # in units of a page
        self._zoom: float | None = None  # the page fits
        self._drawings: dict[int, QPixmap] = {}
        self._current = 1
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._on_slices_timeout)
        self.verticalScrollBar().valueChanged.connect(self._on_vertical_scroll_bar_value_changed)

    # --- what is shown ---

    def show_pages(self, printable: Printable, layout: QPageLayout) -> None:
        """Show ``printable`` on this paper; the old pages stay until the new ones are laid out."""
        self._coming, self._arriving = printable.lay_out(layout), []
        self._next_paper = paper_rect(layout).size().toSize()
        self._slices.start()

    @property
    def is_ready(self) -> bool:
        """Whether all pages of the last ``printable`` are laid out."""
        return self._coming is None and bool(self._pages)

    @property
    def position(self) -> PageNumber:
        """The page in the middle, and how many there are."""
        return PageNumber(self._current, len(self._pages))

    def go_to(self, number: int) -> None:
        """Scroll to a page; to the first or the last one for a number outside of their range."""
        number = max(1, min(number, len(self._pages)))
        self.verticalScrollBar().setValue(self._top(number) - theme.GAP)
        self._set_current(number)  # the last pages may not reach the middle

    # --- how large ---

    @property
    def fits(self) -> bool:
        """Whether the zoom follows the window, so that a whole page is visible."""
        return self._zoom is None

    @Slot()
    def fit_page(self) -> None:
        """Make a whole page fit, also when the window changes."""
        self._set_zoom(None)

    def zoom_by(self, factor: float) -> None:
        """Make pages larger or smaller; the page in the middle stays there."""
        self._set_zoom(max(_LEAST, min(self._factor() * factor, _MOST)))

    @property
    def can_zoom_in(self) -> bool:
        """Whether pages can be larger."""
        return self._factor() < _MOST

    @property
    def can_zoom_out(self) -> bool:
        """Whether pages can be smaller, and no whole page is visible yet."""
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
        """Turn pages or zoom by a key; return whether it is a key for that."""
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
        """Return the zoom, relative to paper."""
        if self._zoom is not None:
            return self._zoom
        room = self.viewport().size() - QSize(2, 2) * theme.MARGIN
        dots = self._dots()
        return max(0.05, min(room.width() / dots / self._paper.width(), room.height() / dots / self._paper.height()))

    @staticmethod
    def _dots() -> float:
        """Return the pixels in a unit of the page without zoom."""
        return _SCREEN_DPI / UNITS_PER_INCH

    def _page_size(self) -> QSize:
        return self._paper * (self._factor() * self._dots())

    def _top(self, number: int) -> int:
        """Return the top of a page, from the top of the first one."""
        return theme.MARGIN + (number - 1) * (self._page_size().height() + theme.MARGIN)

    def _rect(self, number: int) -> QRect:
        """Return the rectangle of a page in the viewport."""
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
        """Redraw all pages, and update the scroll bars."""
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
    """Turns the pages of ``preview``, and shows its position, also to a screen reader."""

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
        self._previous.clicked.connect(lambda _checked=False: self._go(-1))
        self._next.clicked.connect(lambda _checked=False: self._go(1))
        self._smaller.clicked.connect(lambda _checked=False: preview.zoom_by(1 / ZOOM_STEP))
        self._larger.clicked.connect(lambda _checked=False: preview.zoom_by(ZOOM_STEP))
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


def _tool(icon: str, name: str) -> QPushButton:
    button = QPushButton(autoDefault=False)
    button.setProperty("role", "tool")
    button.setAccessibleName(name)
    button.setToolTip(name)
    icons.set_themed_icon(button, icon)
    return button


_UNSEEN: Final = {"Cc", "Cf", "Zl", "Zp", "Zs"}
_SELECTORS: Final = range(0xFE00, 0xFE10)  # variation selectors choose a form of the sign before them


def missing_letters_sentence(names: Iterable[str]) -> str:
    """Return how many of ``names`` have letters without a font, as a sentence; "" if none has.

    Takes some milliseconds for 10,000 names. Fonts belong to the GUI thread.
    """
    different = set(names)
    missing = {sign for sign in set().union(*different) if not (sign.isascii() or _has_font(sign))}
    count = sum(not missing.isdisjoint(name) for name in different) if missing else 0
    return _tr("This computer has no font for %Ln name(s). Boxes will be printed instead.", count) if count else ""


@lru_cache(maxsize=10_000)
def _has_font(sign: str) -> bool:
    if unicodedata.category(sign) in _UNSEEN or ord(sign) in _SELECTORS:
        return True
    return QFontMetricsF(paper_font(10)).inFontUcs4(ord(sign))


def _tr(text: str, count: int) -> str:
    return QCoreApplication.translate("printing.dialog", text, None, count)


PAPERS: Final = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
_SIZE: Final = QSize(180, 190) * theme.UNIT
_SCREEN_PART: Final = 0.9


@dataclass(frozen=True, slots=True)
class PrintChoice:
    """Something to print, as it is at one moment; ``label`` is the text of its button."""

    printable: Printable
    label: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class PaperChoice:
    """The chosen paper, which is saved for the next time."""

    paper: QPageSize.PageSizeId
    landscape: bool = False


class PagesDialog(Dialog):
    """Shows pages above buttons to print and save them. Its owner carries that out, and it stays open meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.preview = PagePreview()
        self._bar = PageBar(self.preview)
        self._missing = NoteLabel(role="stale")
        cancel = QPushButton(self.tr("Close"), autoDefault=False)
        self.save_button = QPushButton(self.tr("Save as PDF…"), autoDefault=False)
        self.print_button = QPushButton(
            self.tr("Print…"), self, default=True
        )  # a dialog only finds widgets already in it (6.11)
        self._buttons = QDialogButtonBox()
        self._buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self._buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        self._buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.AcceptRole)
        for button in (cancel, self.save_button, self.print_button):
            button.setAccessibleName(button.text())
        cancel.clicked.connect(self.reject)

    @property
    def printable(self) -> Printable:
        """The chosen pages."""
        raise NotImplementedError

    @property
    def page_layout(self) -> QPageLayout:
        """The layout of the shown sheets."""
        raise NotImplementedError

    @property
    def fits_one_sheet_only(self) -> bool:
        """Whether only these sheets fit, even if the printer is set to other paper."""
        return False

    def _show_missing(self) -> None:
        """Show which letters cannot be printed."""
        sentence = missing_letters_sentence(self.printable.names)
        if sentence != self._missing.text():
            self._missing.show_text(sentence)
            if sentence and self.isVisible():
                announce(self._missing, sentence)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.preview.take_key(event.key()):  # wherever the focus is, as the buttons do not use these keys
            super().keyPressEvent(event)

    def _resize(self, size: QSize) -> None:
        """Resize to ``size``, but no larger than the screen and no smaller than the widgets need."""
        room = self.screen().availableSize() * _SCREEN_PART
        layout = self.layout()
        if layout is not None:
            self.resize(size.boundedTo(room).expandedTo(layout.totalMinimumSize()))


class PreviewDialog(PagesDialog):
    """Shows the pages of one of its choices, on paper that the user chooses."""

    def __init__(self, parent: QWidget, choices: Sequence[PrintChoice], *, paper: PaperChoice) -> None:
        """Start with ``paper``."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._choices = choices
        self._what = Segments([choice.label for choice in choices])
        self._what.set_group_name(self.tr("What to print"))
        self._papers = Segments(["A4", self.tr("Letter")])
        self._papers.set_group_name(self.tr("Paper"))
        self._orientations = Segments([self.tr("Portrait"), self.tr("Landscape")])
        self._orientations.set_group_name(self.tr("Orientation"))
        self._top = row(self._what, None, row(self._papers, self._orientations))
        parts = (self._top, self.preview, self._missing, self._bar, self._buttons)
        self.setLayout(column(*parts, stretched=self.preview))
        self._what.setVisible(len(choices) > 1)
        for segments in (self._what, self._papers, self._orientations):
            segments.reserve_bold()
        stack_if_too_wide(self._top)
        self._resize(_SIZE)

        for button, choice in zip(self._what.buttons, choices, strict=True):
            button.setEnabled(choice.enabled)
        self._what.buttons[next((at for at, each in enumerate(choices) if each.enabled), 0)].setChecked(True)
        self._papers.buttons[PAPERS.index(paper.paper)].setChecked(True)
        self._orientations.buttons[paper.landscape].setChecked(True)
        for segments in (self._what, self._papers, self._orientations):
            segments.group.idToggled.connect(self._on_group_toggled)
        self.print_button.setFocus()
        self._show()

    @property
    @override
    def printable(self) -> Printable:
        return self._choices[self._what.group.checkedId()].printable

    @property
    def paper(self) -> PaperChoice:
        """The chosen paper."""
        return PaperChoice(PAPERS[self._papers.group.checkedId()], landscape=bool(self._orientations.group.checkedId()))

    @property
    @override
    def page_layout(self) -> QPageLayout:
        paper = self.paper
        return page_layout(paper.paper, landscape=paper.landscape)

    def _show(self) -> None:
        self._show_missing()
        self.preview.show_pages(self.printable, self.page_layout)

    @Slot(int, bool)
    def _on_group_toggled(self, _number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if checked:
            self._show()
