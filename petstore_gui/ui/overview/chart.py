"""The board as a picture: the large figures, and below them a bar for each category. The arrow keys move in it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.overview import Overview
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.bar import BarColumns, CategoryBar
from petstore_gui.ui.overview.chart_header import ChartHeader
from petstore_gui.ui.overview.stat_tile import Part, StatTile
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import PlainTextLabel

_PAGE: Final = 8
_MOST_BARS: Final = 50  # each is a widget; the table has every category
_NAMES_AT_MOST: Final = 0.36
_SIDEWAYS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_STEPS: Final = _ROWS | {Qt.Key.Key_PageUp: -_PAGE, Qt.Key.Key_PageDown: _PAGE}


class StatusChart(QWidget):
    """Shows an overview. Tab goes to each figure and to the bar that was used last, the arrow keys to all of them."""

    wanted = Signal(object)
    """Rows."""
    reached = Signal(object)
    """The widget that has got the focus, and should be in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Mapping[int, str] = {}
        self._overview: Overview | None = None
        self._bars: list[CategoryBar] = []
        self._shown = 0
        self._current = 0
        self._figures = [StatTile(status) for status in (*PetStatus, None)]
        self._heads = ChartHeader()
        self._more = PlainTextLabel(role="quiet")
        card = QFrame()
        card.setProperty("role", "card")
        top = QHBoxLayout()
        top.setSpacing(theme.GAP + theme.UNIT)
        for figure in self._figures:
            top.addWidget(figure, 1)
            self._connect(figure)
        self._rows = QVBoxLayout(card)
        self._rows.setContentsMargins(1, 1, 1, theme.UNIT)
        self._rows.setSpacing(0)
        self._rows.addWidget(self._heads)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP + theme.UNIT)
        column.addLayout(top)
        column.addWidget(card)
        column.addWidget(self._more)
        column.addStretch(1)
        self.setAccessibleName(self.tr("Board"))

    def show_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Show these counts; the focus stays on its category, also when that has moved."""
        focused = next((bar for bar in self._bars if bar.hasFocus()), None)
        kept = self._bars[self._current].category_id if self._shown else None
        part = focused.part if focused is not None else None
        self._overview, self._names = overview, names
        self.setAccessibleDescription(overview_text.main_sentence(overview))
        statuses = overview_text.names_of(overview)
        words = dict(statuses)
        for figure in self._figures:
            figure.setVisible(figure.status in words)
            if figure.status in words:
                figure.show_count(words[figure.status], overview_text.count_of(overview.store, figure.status))
        categories = overview.categories[:_MOST_BARS]
        self._make_bars(len(categories))
        for bar, (category_id, tally) in zip(self._bars, categories, strict=False):
            bar.show_category(category_id, category_text(category_id, names), tally, statuses)
        more = len(overview.categories) - len(categories)
        self._more.setText(self.tr("%Ln more in the table", "", more))
        self._more.setVisible(more > 0)
        self._line_up()
        places = {category_id: place for place, (category_id, _tally) in enumerate(categories)}
        self._choose_bar(places.get(kept, min(self._current, self._shown - 1)) if kept is not None else 0)
        if focused is not None and self._shown:
            current = self._bars[self._current]
            if current is not focused:
                current.setFocus()
            if current.category_id == kept and part in current.parts:
                current.choose(part)

    def show_small(self, *, small: bool) -> None:
        """Leave more of a low window to the bars, or not."""
        for figure in self._figures:
            figure.show_small(small=small)

    def start(self) -> None:
        """Put the focus on the first figure."""
        self._figures[0].setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move among the figures and bars; on a bar sideways through its parts."""
        at, key = self.focusWidget(), event.key()
        if isinstance(at, CategoryBar) and key in _SIDEWAYS:
            self._move_to_part(at, self._forward(key))
        elif isinstance(at, StatTile) and key in _SIDEWAYS:
            self._move_to_figure(self._figures.index(at) + self._forward(key))
        elif isinstance(at, CategoryBar) and key in _STEPS:
            self._move_to_bar(self._current + _STEPS[key])
        elif isinstance(at, StatTile) and key in _STEPS and _STEPS[key] > 0:
            self._move_to_bar(0)
        elif isinstance(at, Part) and key == Qt.Key.Key_Home:
            self._move_to_figure(0)
        elif isinstance(at, Part) and key == Qt.Key.Key_End:
            self._move_to_bar(self._shown - 1)
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._line_up()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._line_up()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, Part):
            if isinstance(watched, CategoryBar):
                self._choose_bar(self._bars.index(watched))
            self.reached.emit(watched)
        return super().eventFilter(watched, event)

    def _connect(self, part: Part) -> None:
        part.wanted.connect(self.wanted)
        part.installEventFilter(self)

    def _make_bars(self, count: int) -> None:
        while len(self._bars) < count:
            bar = CategoryBar()
            self._bars.append(bar)
            self._rows.addWidget(bar)
            self._connect(bar)
        for place, bar in enumerate(self._bars):
            bar.setVisible(place < count)
        self._shown = count

    def _line_up(self) -> None:
        """Make the columns beside the bars as wide as what stands in them, the names as wide as there is room for."""
        if self._overview is None:
            return
        categories = self._overview.categories[: self._shown]
        metrics, tallies = self.fontMetrics(), [tally for _category, tally in categories]
        texts = [category_text(category_id, self._names) for category_id, _tally in categories]
        name = max((metrics.horizontalAdvance(text) for text in texts), default=0) + theme.UNIT
        available = [self._heads.wide(overview_text.mark(tally.available)) for tally in tallies]
        total = [self._heads.wide(overview_text.mark(tally.total)) for tally in tallies]
        columns = BarColumns(
            name=min(max(name, self._heads.wide(overview_text.category_title())), int(self.width() * _NAMES_AT_MOST)),
            available=max([*available, self._heads.wide(overview_text.available_title())]),
            total=max([*total, self._heads.wide(overview_text.total_title())]),
            scale=max((tally.total.number for tally in tallies), default=1),
        )
        self._heads.show_columns(columns, overview_text.names_of(self._overview))
        for bar in self._bars[: self._shown]:
            bar.show_columns(columns)

    def _forward(self, key: int) -> int:
        return _SIDEWAYS[key] * (-1 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 1)

    def _move_to_part(self, bar: CategoryBar, by: int) -> None:
        parts = bar.parts
        bar.choose(parts[max(0, min(parts.index(bar.part) + by, len(parts) - 1))])
        announce(bar, bar.accessibleName(), assertive=True)  # a new name of what has the focus is not always spoken

    def _move_to_figure(self, place: int) -> None:
        self._figures[max(0, min(place, len(PetStatus) - 1))].setFocus()

    def _move_to_bar(self, place: int) -> None:
        if place < 0:
            self._figures[0].setFocus()
        elif self._shown:
            bar = self._bars[min(place, self._shown - 1)]
            bar.choose(None)
            bar.setFocus()

    def _choose_bar(self, place: int) -> None:
        """Let Tab come to this bar and to no other one: there may be hundreds."""
        self._current = max(0, place)
        for each, bar in enumerate(self._bars):
            bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each == self._current else Qt.FocusPolicy.ClickFocus)
