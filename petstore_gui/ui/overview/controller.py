"""Shows the overview in place of the list, and keeps it up to date while it is shown."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QStackedLayout, QWidget

from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.overview import Overview, PetFilter, StatusCounts, overview_of
from petstore_gui.inventory.snapshot import Snapshot
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, field_title
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.chart import StatusChart
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING
from petstore_gui.ui.overview.text import Statuses, tr
from petstore_gui.ui.pet_list.page import EmptyState, Kind, LimitsNotice, PetListPage
from petstore_gui.ui.pet_list.text import empty_message, limits_notice
from petstore_gui.ui.session.error_reporter import ErrorReporter
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.pages import Pages
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

_LOW: Final = 24  # lines
_DAY_CHECK_MS: Final = 60_000

_FILTER: Final = Qt.ItemDataRole.UserRole
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class OverviewTable(BaseTableView):
    """Has the same content as the chart; Enter, Space or a double click leads to the animals of a cell."""

    def __init__(self, request_filter: Callable[[PetFilter], object]) -> None:
        """Call ``request_filter`` with the filter for a cell, or for its row if no list has exactly these animals."""
        super().__init__()
        self._request_filter = request_filter
        self._shown: object = None
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setFont(theme.tabular_font(self.font()))
        self.setAccessibleName(self.tr("Animals by category and status"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.frames_cells = True
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(self.fontMetrics().horizontalAdvance("0") * 8)
        self.setItemDelegateForColumn(0, IsolatedTextDelegate(self))
        self.doubleClicked.connect(self._request)

    def show_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Show these counts; keep the current cell on its category, and the scroll position."""
        shown = overview.store, overview.categories, overview.unset, dict(names)
        if shown == self._shown:
            return  # a refresh without changes must not move a screen reader from its cell
        self._shown = shown
        current, scroll = self.currentIndex(), self.verticalScrollBar().value()
        column = max(0, current.column())
        category_id = current.data(_FILTER).category_id if current.isValid() else None
        statuses = overview_text.shown_statuses(overview)
        titles = [field_title(PetField.CATEGORY), *statuses.values(), tr("Total")]
        self._model.clear()
        self._model.setHorizontalHeaderLabels(titles)
        for number, title in enumerate(titles):
            header_item = self._model.horizontalHeaderItem(number)
            header_item.setTextAlignment(TRAILING if number else LEADING)
            header_item.setToolTip(title)
        self._append(None, tr("All categories"), overview.store, statuses)
        for each, counts in overview.categories:
            self._append(each, category_text(each, names), counts, statuses)
        for number in range(len(titles)):
            self._model.item(0, number).setFont(theme.heading_font(self.font(), theme.Type.BODY))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._fit_columns()
        ids = [None, *(each for each, _counts in overview.categories)]
        row = ids.index(category_id) if category_id in ids else 0
        index = self._model.index(row, min(column, len(titles) - 1))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.verticalScrollBar().setValue(scroll)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._request(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _append(self, category_id: int | None, name: str, counts: StatusCounts, statuses: Statuses) -> None:
        reads_cells = accessibility.READS_CELLS
        whole = None if reads_cells else overview_text.category_sentence(name, counts, statuses)
        row = [_item(name, whole, PetFilter(None, category_id))]
        cells = [(word, counts.of(status), status) for status, word in statuses.items()]
        for word, count, status in [*cells, (tr("Total"), counts.total, None)]:
            alone = overview_text.tile_sentence(word, count)
            spoken = alone if reads_cells else overview_text.segment_sentence(name, word, count)
            row.append(_item(overview_text.format_count(count), spoken, PetFilter(status, category_id)))
            row[-1].setTextAlignment(TRAILING)
        self._model.appendRow(row)

    def _fit_columns(self) -> None:
        """Fit the columns of numbers to their content; if there is too little room, shrink them in proportion."""
        header = self.horizontalHeader()
        columns = range(1, self._model.columnCount())
        # The first row has the totals, so no number is wider. Qt's own hint would measure a thousand rows.
        widths = [
            max(header.sectionSizeHint(each), self.sizeHintForIndex(self._model.index(0, each)).width())
            for each in columns
        ]
        room = self.viewport().width() - max(header.sectionSizeHint(0), header.minimumSectionSize())
        scale = min(1.0, room / max(1, sum(widths)))
        for each, width in zip(columns, widths, strict=True):
            header.resizeSection(each, int(width * scale))

    @Slot(QModelIndex)
    def _request(self, index: QModelIndex) -> None:
        self._request_filter(index.data(_FILTER))


def _item(text: str, spoken: str | None, pet_filter: PetFilter) -> QStandardItem:
    item = QStandardItem(text)
    item.setTextAlignment(LEADING)
    item.setEditable(False)
    item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
    item.setData(pet_filter, _FILTER)
    return item


class OverviewPage(QWidget):
    """Shows one snapshot. Its owner connects the buttons of its notice and of its empty state."""

    def __init__(self, *, request_filter: Callable[[PetFilter], object], close: Callable[[], object]) -> None:
        """Call ``request_filter`` with the animals to list, and ``close`` on Escape."""
        super().__init__()
        self._close = close
        self._snapshot: Snapshot | None = None
        self._names: Mapping[int, str] = {}
        self.chart = StatusChart(request_filter)
        self.table = OverviewTable(request_filter)
        self.empty_state = EmptyState(self.start)
        self.limits_notice = LimitsNotice()
        self.limits_notice.show_icons()
        self._as_table = False
        self._headline = PlainTextLabel()
        self._headline.setFont(theme.heading_font(self.font()))
        self._details = PlainTextLabel(role="quiet")
        self._switch = QPushButton()
        self._shows_limits = True
        self.setAccessibleName(self.tr("Overview"))
        self._views = QStackedLayout()
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
        """Show the counts of ``snapshot``, with the names of categories on this computer.

        Without a snapshot, ``reason`` says why; ``shows_limits``: show that there may be more. Keep focus, cell and
        scroll position.
        """
        self._snapshot, self._names, self._shows_limits = snapshot, names, shows_limits
        overview = None if snapshot is None else overview_of(snapshot)
        self.limits_notice.show_sentence(limits_notice(snapshot if shows_limits else None, None))
        self._headline.setText(self.tr("Overview") if overview is None else overview_text.headline(overview))
        self._details.setText("" if overview is None else overview_text.as_of(overview))
        if overview is not None and overview.categories:
            self._show_counts(overview)
            return
        focused = self.focusWidget()
        self._switch.hide()
        if self.isAncestorOf(focused):
            self.setFocus()
        self._views.setCurrentWidget(self.empty_state)
        if overview is not None:
            self.empty_state.show_sentence(empty_message(snapshot, None, None), add=True, spreadsheet=True)
        elif reason:
            self.empty_state.show_sentence(reason, kind=Kind.FAILED)
        else:
            self.empty_state.show_loading(self.tr("The animals are not listed yet."))

    def start(self) -> None:
        """Set the focus on the first widget that handles the arrow keys."""
        if self._views.currentWidget() is self.empty_state:
            self.setFocus()  # so that Escape works until there is more
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
                self._close()
            event.accept()  # also for the ShortcutOverride, else the window's Esc cancels a refresh
            return True
        return super().event(event)

    def _show_counts(self, overview: Overview) -> None:
        view = self.table if self._as_table else self.chart
        view.show_overview(overview, self._names)
        switch = self.tr("Show as a chart") if self._as_table else self.tr("Show as a table")
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
        """Update the time after midnight, as it then needs its day."""
        if self._snapshot is not None and overview_text.as_of(overview_of(self._snapshot)) != self._details.text():
            self._show_again()

    def _show_again(self) -> None:
        self.show_overview(self._snapshot, self._names, shows_limits=self._shows_limits)


class OverviewController(QObject):
    """Adds the overview to ``pages``, which also has ``pet_list``. Made when the overview is first requested."""

    def __init__(
        self, pages: Pages, pet_list: PetListPage, errors: ErrorReporter, show_list: Callable[[], object]
    ) -> None:
        """Call ``show_list`` to show the list again."""
        super().__init__(pages)
        self._pages = pages
        self._pet_list = pet_list
        self._errors = errors
        self._show_list = show_list
        self.page = OverviewPage(request_filter=self._list_animals, close=show_list)
        self.page.limits_notice.details.clicked.connect(pet_list.limits_requested)
        self.page.limits_notice.dismiss.clicked.connect(pet_list.dismiss_limits)
        pet_list.limits_dismissed.connect(self._update)
        self.page.empty_state.add.clicked.connect(pet_list.add_requested)
        self.page.empty_state.spreadsheet.clicked.connect(pet_list.import_requested)
        self.page.empty_state.retry.clicked.connect(pet_list.refresh)
        self.page.empty_state.cancel.clicked.connect(pet_list.cancel)
        pages.add(self.page)
        pet_list.controller.snapshot_changed.connect(self._update)
        pet_list.controller.reading_ended.connect(self._update)
        pet_list.category_names.changed.connect(self._update)

    @property
    def is_shown(self) -> bool:
        """Whether the overview is shown in place of the list."""
        return self._pages.current is self.page

    def toggle(self, *, take_focus: bool = True) -> None:
        """Show the overview in place of the list, or the list again."""
        if self.is_shown:
            self._show_list()
            return
        self._show()
        self._pages.show_page(self.page)
        if take_focus:
            self.page.start()

    def _show(self) -> None:
        error = self._pet_list.controller.error
        reason = "" if error is None else self._errors.reason(error)
        snapshot, names = self._pet_list.controller.snapshot, self._pet_list.category_names.by_id
        self.page.show_overview(snapshot, names, reason=reason, shows_limits=self._pet_list.shows_limits)

    @Slot(object, object)
    @Slot(object)
    @Slot()
    def _update(self, *_what: object) -> None:
        if self.is_shown:
            self._show()

    def _list_animals(self, pet_filter: PetFilter) -> None:
        self._pet_list.show_rows(pet_filter)
        self._show_list()
