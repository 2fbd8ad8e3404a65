"""The overview as a chart: a tile for each status, a bar for each category. The arrow keys move in it."""

import html
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStyle, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.overview import Overview, PetFilter, StatusCounts
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, field_title, isolate
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING, ChartButton, StatTile
from petstore_gui.ui.pet_list.badges import SHAPE, paint_shape
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

_SWATCH: Final = 4 * theme.UNIT
_MOST_BARS: Final = 50  # each is a widget; the table has all categories
_SIDEWAYS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
_WIDEST_NAME: Final = 0.36
_NARROWEST_SEGMENT: Final = 6.0
_GAP: Final = 2.0
_HEIGHT: Final = 6 * theme.UNIT
_LINE: Final = 1.4
_ROUND: Final = 3.0
_FAINT: Final = 0.6


class CategoryCounts(NamedTuple):
    """The content of a row; ``name`` is the category as it is shown."""

    category_id: int
    name: str
    counts: StatusCounts


class ChartColumns(NamedTuple):
    """Common to all rows: the widths of their texts, and the number of animals that a whole bar stands for."""

    statuses: overview_text.Statuses
    name: int
    total: int
    scale: int

    def cells(self, row: QRect, direction: Qt.LayoutDirection) -> list[QRect]:
        """Return the rectangles of name, bar and total in ``row``."""
        name = min(self.name, int(row.width() * _WIDEST_NAME))
        bar = max(0, row.width() - name - self.total - 4 * theme.MARGIN)
        cells, left = [], row.left() + theme.MARGIN
        for width in (name, bar, self.total):
            cells.append(QStyle.visualRect(direction, row, QRect(left, row.top(), width, row.height())))
            left += width + theme.MARGIN
        return cells


class Segment(NamedTuple):
    """The part of a bar for one status (``None`` for no status): its rectangle and its number of animals."""

    status: PetStatus | None
    rect: QRectF
    number: str


class CategoryBar(ChartButton):
    """One category: its name, a bar with its statuses, and its total. Its tool tip has every number.

    A press means the whole category, or the status of the selected segment.
    """

    def __init__(self, row: CategoryCounts, columns: ChartColumns) -> None:
        super().__init__(PetFilter(None, row.category_id))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(
            overview_text.tr("Shows these animals in the list.")
        )  # else Qt takes the tool tip
        self.show_row(row, columns)

    @property
    def selectable(self) -> list[PetStatus | None]:
        """The statuses that can be selected; the first one is ``None``, for the whole category."""
        return [None, *(status for status, count in self._row.counts.statuses.items() if count.number)]

    def show_row(self, row: CategoryCounts, columns: ChartColumns) -> None:
        """Show new counts, aligned with the other rows; the segment stays selected if it still exists."""
        self._row, self._columns = row, columns
        self.select(self.pet_filter.status if self.pet_filter.status in self.selectable else None)
        self.setToolTip(f"<qt>{html.escape(self._sentence())}</qt>")

    def select(self, status: PetStatus | None) -> None:
        """Make a press request the animals of ``status``, or the whole category (``None``)."""
        self.pet_filter = PetFilter(status, self._row.category_id)
        name, counts = self._row.name, self._row.counts
        word = self._columns.statuses[status] if status else ""
        sentence = overview_text.segment_sentence(name, word, counts.of(status)) if status else self._sentence()
        self.setAccessibleName(sentence)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(theme.UNIT * 100, max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self.select(
            next((each.status for each in self._segments() if each.rect.left() <= x <= each.rect.right()), None)
        )
        super().mousePressEvent(event)

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        self.paint_background(painter, framed=False)
        colours, counts = theme.tokens(), self._row.counts
        name, _bar, total = self._columns.cells(self.rect(), self.layoutDirection())
        elided = self.fontMetrics().elidedText(self._row.name, Qt.TextElideMode.ElideMiddle, name.width())
        painter.setPen(QColor(colours.text))
        painter.drawText(name, LEADING, isolate(elided))
        numbers = theme.tabular_font(self.font())
        painter.setFont(numbers)
        painter.setPen(QColor(colours.quiet))
        painter.drawText(total, TRAILING, overview_text.format_count(counts.total))
        painter.setFont(theme.heading_font(numbers, theme.Type.CAPTION))
        segments = self._segments()
        for segment in segments:
            paint_segment(painter, segment)
        selected = [each.rect for each in segments if each.status and each.status is self.pet_filter.status]
        if self.hasFocus() and selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.text), 2))
            painter.drawRoundedRect(selected[0].adjusted(-2, -3, 2, 3), theme.UNIT, theme.UNIT)

    def _segments(self) -> list[Segment]:
        """Return the segments of the statuses with animals."""
        statuses, counts = self._columns.statuses, self._row.counts
        *_, bar, _total = self._columns.cells(self.rect(), Qt.LayoutDirection.LeftToRight)
        height = min(bar.height() - 2 * theme.UNIT, _HEIGHT)
        # Each has a visible width; the rest is divided by number.
        unit = max(0.0, bar.width() - (_NARROWEST_SEGMENT + _GAP) * len(statuses)) / self._columns.scale
        segments, start = [], float(bar.left())
        for status in statuses:
            count = counts.of(status)
            if count.number:
                width = _NARROWEST_SEGMENT + count.number * unit
                left = self.width() - start - width if self.isRightToLeft() else start
                rect = QRectF(left, bar.center().y() + 1 - height / 2, width, height)
                segments.append(Segment(status, rect, overview_text.format_count(count)))
                start += width + _GAP
        return segments

    def _sentence(self) -> str:
        return overview_text.category_sentence(self._row.name, self._row.counts, self._columns.statuses)


def segment_colours(status: PetStatus | None) -> tuple[str, str]:
    """Return the colours of a segment and of the number on it."""
    colours = theme.tokens()
    return {
        PetStatus.AVAILABLE: (colours.available, colours.surface),
        PetStatus.PENDING: (colours.pending_back, colours.pending),
        PetStatus.SOLD: (colours.sold_back, colours.sold),
        None: (colours.surface, colours.quiet),
    }[status]


def paint_segment(painter: QPainter, segment: Segment) -> None:
    """Draw a segment, with its shape and its number if there is room."""
    ground, ink = (QColor(colour) for colour in segment_colours(segment.status))
    _paint_fill(painter, segment, ground, ink)
    text_width = painter.fontMetrics().horizontalAdvance(segment.number)
    room = segment.rect.width() - 3 * theme.UNIT
    if not segment.number or room < text_width:
        return
    with_shape = room >= text_width + SHAPE + theme.UNIT
    label = QRectF(0, 0, text_width + with_shape * (SHAPE + theme.UNIT), segment.rect.height())
    label.moveCenter(segment.rect.center())
    if segment.status is PetStatus.PENDING:  # a gap in the stripes for the number
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(label.adjusted(-theme.UNIT, 3, theme.UNIT, -3), theme.UNIT, theme.UNIT)
    if with_shape:
        mirrored = painter.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = label.right() - SHAPE if mirrored else label.left()
        paint_shape(painter, QRectF(left, label.center().y() - SHAPE / 2, SHAPE, SHAPE), segment.status, ink)
    painter.setPen(ink)
    painter.drawText(label, TRAILING, segment.number)


def _paint_fill(painter: QPainter, segment: Segment, ground: QColor, ink: QColor) -> None:
    """Fill available solid, pending striped, sold plain with an outline, no status empty with a dashed outline."""
    line = QPen(ground if segment.status is PetStatus.AVAILABLE else ink, _LINE)
    if segment.status is None:
        line.setStyle(Qt.PenStyle.DashLine)
    rect = segment.rect.adjusted(_LINE / 2, _LINE / 2, -_LINE / 2, -_LINE / 2)
    painter.setPen(line)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, _ROUND, _ROUND)
    if segment.status is PetStatus.PENDING:
        stripes = QColor(ink)
        stripes.setAlphaF(_FAINT)
        painter.setBrush(QBrush(stripes, Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(rect, _ROUND, _ROUND)


class StatusChart(QScrollArea):
    """Shows an overview. Tab goes to each tile and to the last used bar; the arrow keys go to all of them."""

    def __init__(self, request_filter: Callable[[PetFilter], object]) -> None:
        """Call ``request_filter`` with the animals to list."""
        super().__init__(widgetResizable=True)
        self._request_filter = request_filter
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._overview: Overview | None = None
        self._names: Mapping[int, str] = {}
        self._bars: list[CategoryBar] = []
        self._current = 0
        self._tiles = [StatTile(status) for status in (*PetStatus, None)]
        self._header = ChartHeader()
        self._more = PlainTextLabel(role="quiet")
        card = QFrame()
        card.setProperty("role", "card")
        top = row(*self._tiles, spacing=theme.GAP + theme.UNIT)
        for tile in self._tiles:
            top.setStretchFactor(tile, 1)
            self._connect(tile)
        self._rows = column(self._header, spacing=0)
        self._rows.setContentsMargins(1, 1, 1, theme.UNIT)
        card.setLayout(self._rows)
        inside = QWidget()
        inside.setLayout(column(top, card, self._more, None, margin=0))
        self.setWidget(inside)
        self.setAccessibleName(self.tr("Animals by category and status"))

    def show_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Show these counts of at least one category; the focus follows its category."""
        self._overview, self._names = overview, names
        self.setAccessibleDescription(overview_text.summary(overview))
        statuses = overview_text.shown_statuses(overview)
        for tile in self._tiles:
            tile.setVisible(tile.status in statuses)
            if tile.status in statuses:
                tile.show_count(statuses[tile.status], overview.store.of(tile.status))
        categories = overview.categories[:_MOST_BARS]
        more = len(overview.categories) - len(categories)
        self._more.setText(self.tr("%Ln more in the table", "", more))
        self._more.setVisible(more > 0)
        rows = [CategoryCounts(each, category_text(each, names), counts) for each, counts in categories]
        columns = self._fitting_columns(rows, statuses)
        self._header.show_columns(columns)
        self._show_bars(rows, columns)

    def set_compact(self, *, compact: bool) -> None:
        """Set whether the tiles leave more of a low window to the bars."""
        for tile in self._tiles:
            tile.set_compact(compact=compact)

    def start(self) -> None:
        """Put the focus on the first tile."""
        self._tiles[0].setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between tiles and bars; on a bar, sideways through its segments."""
        at, key = self.focusWidget(), event.key()
        sideways = _SIDEWAYS.get(key, 0) * (-1 if self.isRightToLeft() else 1)
        steps = _STEPS.get(key, 0)
        if isinstance(at, CategoryBar) and sideways:
            self._select_segment(at, sideways)
        elif isinstance(at, StatTile) and sideways:
            self._focus_tile(self._tiles.index(at) + sideways)
        elif isinstance(at, CategoryBar) and steps:
            self._focus_bar(self._current + steps)
        elif isinstance(at, StatTile) and steps > 0:
            self._focus_bar(0)
        elif isinstance(at, ChartButton) and key == Qt.Key.Key_Home:
            self._focus_tile(0)
        elif isinstance(at, ChartButton) and key == Qt.Key.Key_End:
            self._focus_bar(len(self._bars) - 1)
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._overview is not None:
            self.show_overview(self._overview, self._names)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, ChartButton):
            if isinstance(watched, CategoryBar):
                self._set_current(self._bars.index(watched))
            self.ensureWidgetVisible(watched, 0, theme.UNIT)
        return super().eventFilter(watched, event)

    def _connect(self, button: ChartButton) -> None:
        button.clicked.connect(partial(self._on_button_clicked, button))
        button.installEventFilter(self)

    def _show_bars(self, rows: list[CategoryCounts], columns: ChartColumns) -> None:
        """Show a bar for each row: the present one of its category, which may have the focus, or a new one."""
        had_focus = any(bar.hasFocus() for bar in self._bars)
        current = self._bars[self._current] if self._bars else None
        before = {bar.pet_filter.category_id: bar for bar in self._bars}
        self._bars = []
        for each in rows:
            bar = before.pop(each.category_id, None)
            if bar is None:
                bar = CategoryBar(each, columns)
                self._connect(bar)
            else:
                bar.show_row(each, columns)
            self._rows.addWidget(bar)
            bar.show()  # at once, else the layout would first place the others without it
            self._bars.append(bar)
        self._set_current(self._bars.index(current) if current in self._bars else min(self._current, len(rows) - 1))
        if had_focus:
            self._bars[self._current].setFocus()
        for bar in before.values():
            bar.hide()
            bar.deleteLater()

    def _fitting_columns(self, rows: list[CategoryCounts], statuses: overview_text.Statuses) -> ChartColumns:
        """Return columns as wide as their texts."""
        width = self._header.text_width
        names = [self.fontMetrics().horizontalAdvance(each.name) + theme.UNIT for each in rows]
        total = [width(overview_text.format_count(each.counts.total)) for each in rows]
        return ChartColumns(
            statuses,
            name=max(*names, width(field_title(PetField.CATEGORY))),
            total=max(*total, width(overview_text.tr("Total"))),
            scale=max(each.counts.total.number for each in rows),
        )

    def _select_segment(self, bar: CategoryBar, by: int) -> None:
        selectable = bar.selectable
        bar.select(selectable[max(0, min(selectable.index(bar.pet_filter.status) + by, len(selectable) - 1))])
        announce(
            bar, bar.accessibleName(), assertive=True
        )  # screen readers do not always speak the new name of the focused widget

    def _focus_tile(self, number: int) -> None:
        self._tiles[max(0, min(number, len(PetStatus) - 1))].setFocus()

    def _focus_bar(self, number: int) -> None:
        if number < 0:
            self._focus_tile(0)
        else:
            bar = self._bars[min(number, len(self._bars) - 1)]
            bar.select(None)
            bar.setFocus()

    def _set_current(self, number: int) -> None:
        """Make Tab stop at this bar only, as there may be dozens."""
        self._current = number
        for each, bar in enumerate(self._bars):
            bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each == number else Qt.FocusPolicy.ClickFocus)

    def _on_button_clicked(self, button: ChartButton) -> None:
        self._request_filter(button.pet_filter)


class ChartHeader(QWidget):
    """The titles of the columns, aligned with the rows, and the legend of the statuses.

    A screen reader hears the titles with each row.
    """

    def __init__(self) -> None:
        super().__init__()
        self._columns = ChartColumns({}, 0, 0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: ChartColumns) -> None:
        """Show the titles of these columns and their statuses."""
        self._columns = columns
        self.update()

    def text_width(self, text: str) -> int:
        """Return the width of a title, or of a number below it."""
        return QFontMetrics(self._bold()).horizontalAdvance(text) + 1

    @override
    def sizeHint(self) -> QSize:
        return QSize(theme.UNIT * 60, max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))

    @override
    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.tokens()
        name, bar, total = self._columns.cells(self.rect(), self.layoutDirection())
        painter.setPen(QColor(colours.quiet))
        painter.setFont(self._bold())
        painter.drawText(name, LEADING, field_title(PetField.CATEGORY))
        painter.drawText(total, TRAILING, overview_text.tr("Total"))
        painter.setFont(self.font())
        self._paint_legend(painter, bar)
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), QColor(colours.line))

    def _paint_legend(self, painter: QPainter, area: QRect) -> None:
        """Draw a swatch and the word of each status, if all fit; the tiles above say the same."""
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
