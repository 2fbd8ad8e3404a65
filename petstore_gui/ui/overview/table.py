"""The overview as a table: a row for each category and one for all, a column for each status."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.overview import Overview, PetFilter, StatusCounts
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, field_title
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING
from petstore_gui.ui.overview.text import Statuses, tr
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

_FILTER: Final = Qt.ItemDataRole.UserRole
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class OverviewTable(BaseTableView):
    """Says the same as the chart; Enter, Space or a double click leads to the animals of a cell."""

    filter_requested = Signal(object)
    """A PetFilter: which animals to list. Where no list shows just those of a cell, those of its row."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setFont(theme.tabular_font(self.font()))
        self.setAccessibleName(self.tr("Animals by category and status"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setMinimumSectionSize(self.fontMetrics().horizontalAdvance("0") * 8)
        self.setItemDelegateForColumn(0, IsolatedTextDelegate(self))
        self.doubleClicked.connect(self._request)

    def show_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Show these counts; the current cell stays on its category, and the table where it is scrolled to."""
        shown = overview.store, overview.categories, overview.unset, dict(names)
        if shown == self._shown:
            return  # a refresh that brings nothing new must not take a screen reader from its cell
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
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
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
        row = [_item(name, overview_text.category_sentence(name, counts, statuses), PetFilter(None, category_id))]
        cells = [(word, counts.of(status), status) for status, word in statuses.items()]
        for word, count, status in [*cells, (tr("Total"), counts.total, None)]:
            spoken = overview_text.segment_sentence(name, word, count)
            row.append(_item(overview_text.format_count(count), spoken, PetFilter(status, category_id)))
            row[-1].setTextAlignment(TRAILING)
        self._model.appendRow(row)

    def _fit_columns(self) -> None:
        """Give the numbers what they and their titles need; where that is too much, each as much less as the others."""
        header = self.horizontalHeader()
        columns = range(1, self._model.columnCount())
        # The first row counts all of them: no number is wider. Qt's own hint would ask for a thousand rows.
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
        self.filter_requested.emit(index.data(_FILTER))


def _item(text: str, spoken: str, pet_filter: PetFilter) -> QStandardItem:
    item = QStandardItem(text)
    item.setTextAlignment(LEADING)
    item.setEditable(False)
    item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
    item.setData(pet_filter, _FILTER)
    return item
