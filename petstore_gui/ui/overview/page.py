"""The overview: what is available at a glance, as a chart or as a table, and what may be missing from it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from petstore_gui.inventory.overview import Overview, overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.chart import StatusChart
from petstore_gui.ui.overview.table import OverviewTable
from petstore_gui.ui.pet_list.page import EmptyState, Kind, LimitsNotice
from petstore_gui.ui.pet_list.text import empty_message, limits_notice
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row

_LOW: Final = 24  # lines
_DAY_CHECK_MS: Final = 60_000


class OverviewPage(QWidget):
    """Shows one snapshot at a time. Its public parts have signals of their own for what is pressed in them."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._snapshot: Snapshot | None = None
        self._names: Mapping[int, str] = {}
        self.chart = StatusChart()
        self.table = OverviewTable()
        self.empty_state = EmptyState()
        self.limits_notice = LimitsNotice()
        self.limits_notice.show_icons()
        self._as_table = False
        self._headline = PlainTextLabel()
        self._headline.setFont(theme.heading_font(self.font()))
        self._details = PlainTextLabel(role="quiet")
        self._switch = QPushButton()
        self._shows_limits = True
        self.setAccessibleName(self.tr("Overview"))
        self._views = QStackedWidget()
        for view in (self.chart, self.table, self.empty_state):
            self._views.addWidget(view)

        top = row(self._headline, self._switch, stretched=self._headline)
        head = column(top, self._details, spacing=0, margin=0)
        layout = column(head, self.limits_notice, self._views, stretched=self._views)
        layout.setContentsMargins(theme.MARGIN, theme.GAP + theme.UNIT, theme.MARGIN, theme.UNIT)
        self.setLayout(layout)

        day_check = QTimer(self, interval=_DAY_CHECK_MS)
        day_check.timeout.connect(self._on_day_check_timeout)
        day_check.start()
        self._switch.clicked.connect(self._on_switch_clicked)
        self.show_overview(None, {})

    def show_overview(
        self, snapshot: Snapshot | None, names: Mapping[int, str], *, reason: str = "", shows_limits: bool = True
    ) -> None:
        """Show the counts of ``snapshot``, with the names that the categories have been given here.

        Where there is none, ``reason`` says why; ``shows_limits``: tell that there may be more. Focus, cell and scroll
        position stay.
        """
        self._snapshot, self._names, self._shows_limits = snapshot, names, shows_limits
        overview = None if snapshot is None else overview_of(snapshot)
        self.limits_notice.show_sentence(limits_notice(snapshot if shows_limits else None, None))
        self._headline.setText(self.tr("Overview") if overview is None else overview_text.headline(overview))
        self._details.setText("" if overview is None else overview_text.details(overview))
        if overview is not None and overview.categories:
            self._show_counts(overview)
            return
        focused = self.focusWidget()
        self._switch.hide()
        if self.isAncestorOf(focused):
            self.setFocus()
        self._views.setCurrentWidget(self.empty_state)
        if overview is not None:
            self.empty_state.show_sentence(empty_message(snapshot, None, None), add=True)
        elif reason:
            self.empty_state.show_sentence(reason, kind=Kind.FAILED)
        else:
            self.empty_state.show_loading(self.tr("The animals are not listed yet."))

    def start(self) -> None:
        """Put the focus where the arrow keys move."""
        if self._views.currentWidget() is self.empty_state:
            self.setFocus()  # where Escape is heard, until there is more
        elif self._as_table:
            self.table.setFocus()
        else:
            self.chart.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.chart.set_compact(compact=self.height() < _LOW * self.fontMetrics().height())

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if event.type() == QEvent.Type.KeyPress:
                self.closed.emit()
            event.accept()  # the ShortcutOverride, too: else it is the window's own Esc, which cancels a refresh
            return True
        return super().event(event)

    def _show_counts(self, overview: Overview) -> None:
        view = self.table if self._as_table else self.chart
        view.show_overview(overview, self._names)
        switch = self.tr("Show as a picture") if self._as_table else self.tr("Show as a table")
        self._switch.setText(switch)
        self._switch.setAccessibleName(switch)
        self._switch.show()
        self._views.setCurrentWidget(view)

    @Slot()
    def _on_switch_clicked(self) -> None:
        self._as_table = not self._as_table
        self._show_again()

    @Slot()
    def _on_day_check_timeout(self) -> None:
        """Give a time of day that has become yesterday's its day."""
        if self._snapshot is not None and overview_text.details(overview_of(self._snapshot)) != self._details.text():
            self._show_again()

    def _show_again(self) -> None:
        self.show_overview(self._snapshot, self._names, shows_limits=self._shows_limits)
