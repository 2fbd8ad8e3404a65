"""The board: what is available at a glance, as a picture or as a table, and what may be missing from it."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from petstore_gui.inventory.overview import overview_of
from petstore_gui.ui import override
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.chart import StatusChart
from petstore_gui.ui.overview.table import OverviewTable
from petstore_gui.ui.pet_list.text import banner
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.empty_state import EmptyState, Kind
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.warning_banner import WarningBanner

if TYPE_CHECKING:
    from petstore_gui.inventory.overview import Overview
    from petstore_gui.inventory.snapshot import Snapshot

_LOW: Final = 24  # lines
_LOOK_AT_THE_DAY_MS: Final = 60_000


class OverviewPage(QWidget):
    """Shows one snapshot at a time, and takes the wish to see some of its animals in the list."""

    rows_wanted = Signal(object)
    """Rows: of which status and category."""
    closed = Signal()
    add_wanted = Signal()
    """The store is empty, and an animal is to be added."""
    again_wanted = Signal()
    """The list could not be read, and is to be read once more."""
    cancel_wanted = Signal()
    """Whatever is waited for is to end."""
    limits_wanted = Signal()
    """Somebody asks why there may be more animals than are counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._overview: Overview | None = None
        self._names: Mapping[int, str] = {}
        self._as_table = False
        self._headline = PlainTextLabel()
        self._headline.setFont(theme.heading_font(self.font()))
        self._listed = PlainTextLabel(role="quiet")
        self._other = QPushButton()
        self._back = QPushButton(self.tr("Back to the list"))
        self._back.setAccessibleName(self.tr("Back to the list"))
        self._back.setToolTip("Esc")
        self._banner = WarningBanner()
        self._picture = StatusChart()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._picture)
        self._empty = EmptyState()
        self._views = QStackedWidget()
        self._views.addWidget(self._scroll)
        self._views.addWidget(self._empty)

        top = QHBoxLayout()
        top.setSpacing(theme.GAP)
        top.addWidget(self._headline, 1)
        top.addWidget(self._other)
        top.addWidget(self._back)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.UNIT)
        column.setSpacing(theme.GAP + theme.UNIT)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addLayout(top)
        head.addWidget(self._listed)
        column.addLayout(head)
        column.addWidget(self._banner)
        column.addWidget(self._views, 1)

        self._day = QTimer(self, interval=_LOOK_AT_THE_DAY_MS)
        self._day.timeout.connect(self._on_day_timeout)
        self._day.start()
        self._other.clicked.connect(self._on_other_clicked)
        self._back.clicked.connect(self.closed)
        self._empty.add_wanted.connect(self.add_wanted)
        self._empty.again_wanted.connect(self.again_wanted)
        self._empty.cancel_wanted.connect(self.cancel_wanted)
        self._banner.wanted.connect(self.limits_wanted)
        self._picture.wanted.connect(self.rows_wanted)
        self._picture.reached.connect(self._on_picture_reached)
        self.show_board(None, {})

    @cached_property
    def _table(self) -> OverviewTable:
        """Made when somebody first asks for it."""
        table = OverviewTable()
        table.wanted.connect(self.rows_wanted)
        self._views.addWidget(table)
        return table

    def show_board(self, snapshot: "Snapshot | None", names: Mapping[int, str], *, reason: str = "") -> None:
        """Show the counts of ``snapshot``, with the names that the categories have been given here.

        Where there is none, ``reason`` says why; focus, cell and place stay.
        """
        overview = None if snapshot is None else overview_of(snapshot)
        self._overview, self._names = overview, names
        self._banner.show_sentence("" if snapshot is None else banner(snapshot, None))
        self._listed.setText(self._details())
        if overview is None:
            self._headline.setText(self.tr("Board"))
            self._show_nothing()
            if reason:
                self._empty.show_sentence(reason, kind=Kind.FAILED)
            else:
                self._empty.show_loading(self.tr("The animals are not listed yet."))
        else:
            self._headline.setText(overview_text.headline(overview))
            if overview.categories:
                self._show_counts(overview)
            else:
                self._show_nothing()
                self._empty.show_sentence(self.tr("There are no animals here yet."), add=True)

    def start(self) -> None:
        """Put the focus where the arrow keys move."""
        if self._views.currentWidget() is self._empty:
            self._back.setFocus()
        elif self._as_table:
            self._table.setFocus()
        else:
            self._picture.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.show_small(small=self.height() < _LOW * self.fontMetrics().height())

    @override
    def event(self, event: QEvent) -> bool:
        # Ahead of the window's own Esc, which ends what is under way.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _details(self) -> str:
        overview = self._overview
        return "" if overview is None else f"{overview_text.how_many(overview)} · {overview_text.as_of(overview)}"

    def _show_counts(self, overview: "Overview") -> None:
        if self._as_table:
            self._table.show_overview(overview, self._names)
        else:
            self._picture.show_overview(overview, self._names)
        other = self.tr("Show as a picture") if self._as_table else self.tr("Show as a table")
        self._other.setText(other)
        self._other.setAccessibleName(other)
        self._other.show()
        self._views.setCurrentWidget(self._table if self._as_table else self._scroll)

    def _show_nothing(self) -> None:
        """Put what says why there are no counts in their place."""
        focused = self._views.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._other.hide()
        self._views.setCurrentWidget(self._empty)
        if focused:
            self._back.setFocus()

    def _on_other_clicked(self) -> None:
        self._as_table = not self._as_table
        if self._overview is not None:
            self._show_counts(self._overview)

    def _on_day_timeout(self) -> None:
        """Say a time of day that has become yesterday's with its day."""
        overview, details = self._overview, self._details()
        if overview is not None and details != self._listed.text():
            self._listed.setText(details)
            if overview.categories:
                self._show_counts(overview)

    def _on_picture_reached(self, part: QWidget) -> None:
        self._scroll.ensureWidgetVisible(part, 0, theme.UNIT)


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and not event.modifiers()
