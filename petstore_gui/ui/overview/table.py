"""The board as a table: a row for each category and one for all, a column for each status."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from petstore_gui.inventory.overview import Count, Overview, PetFilter, StatusCounts
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text
from petstore_gui.ui.overview import text as overview_text
from petstore_gui.ui.overview.stat_tile import LEADING, TRAILING
from petstore_gui.ui.overview.text import Statuses
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

_NO_INDEX: Final = QModelIndex()
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOL_TIP: Final = int(Qt.ItemDataRole.ToolTipRole)
_FONT: Final = int(Qt.ItemDataRole.FontRole)
_SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

Index = QModelIndex | QPersistentModelIndex


class OverviewTableModel(QAbstractTableModel):
    """The counts as text; the first column has the category, the last one the total."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[int | None, str, StatusCounts]] = []
        self._statuses: Statuses = []
        self._bold = theme.heading_font(theme.tabular_font(QGuiApplication.font()), theme.Type.BODY)

    def set_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._statuses = overview_text.names_of(overview)
        categories = [(number, category_text(number, names), tally) for number, tally in overview.categories]
        self._rows = [(None, overview_text.all_categories(), overview.store), *categories]
        self.endResetModel()

    def wish(self, index: Index) -> PetFilter:
        """Return which animals a cell counts; where no list shows just these, those of its row."""
        place = index.column() - 1
        status = self._statuses[place][0] if 0 <= place < len(self._statuses) else None
        return PetFilter(status, self._rows[index.row()][0])

    def index_of(self, wish: PetFilter, column: int) -> QModelIndex:
        """Return where the row of ``wish`` is now."""
        row = next((row for row, each in enumerate(self._rows) if each[0] == wish.category_id), 0)
        return self.index(row, min(column, self.columnCount() - 1))

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._statuses) + 2

    @override
    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if role == _ALIGNMENT:
            return TRAILING if index.column() else LEADING
        if role == _FONT and index.row() == 0:
            return self._bold
        if role not in {_DISPLAY, _SPOKEN}:
            return None
        _category, name, tally = self._rows[index.row()]
        if index.column() == 0:
            return name if role == _DISPLAY else overview_text.category_sentence(name, tally, self._statuses)
        word, count = self._cell(tally, index.column())
        return overview_text.mark(count) if role == _DISPLAY else overview_text.part_sentence(name, word, count)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ALIGNMENT:
            return TRAILING if section else LEADING
        if role in {_DISPLAY, _TOOL_TIP}:
            return [overview_text.category_title(), *(w for _s, w in self._statuses), overview_text.total_title()][
                section
            ]
        return None

    def _cell(self, tally: StatusCounts, column: int) -> tuple[str, Count]:
        if column > len(self._statuses):
            return overview_text.total_title(), tally.total
        status, word = self._statuses[column - 1]
        return word, overview_text.count_of(tally, status)


class OverviewTable(BaseTableView):
    """Says the same as the picture; Enter, Space or a double click leads to the animals of a cell."""

    wanted = Signal(object)
    """Rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = OverviewTableModel(self)
        self.setModel(self._counts)
        self.setFont(theme.tabular_font(self.font()))
        self.setAccessibleName(self.tr("Animals by category and status"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setMinimumSectionSize(self.fontMetrics().horizontalAdvance("0") * 8)
        self.horizontalHeader().setMinimumHeight(theme.ROW_HEIGHT)
        self.setItemDelegateForColumn(0, IsolatedTextDelegate(self))
        self.doubleClicked.connect(self._on_double_clicked)

    def show_overview(self, overview: Overview, names: Mapping[int, str]) -> None:
        """Show these counts; current cell and place stay."""
        current, place = self.currentIndex(), self.verticalScrollBar().value()
        column = max(0, current.column())
        wish = self._counts.wish(current) if current.isValid() else PetFilter()
        self._counts.set_overview(overview, names)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._fit()
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self._counts.index_of(wish, column), flags)
        self.verticalScrollBar().setValue(place)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the numbers what they and their titles need; where that is too much, each as much less as the others."""
        header = self.horizontalHeader()
        columns = range(1, self._counts.columnCount())
        # The first row counts all of them: no number is wider. Qt's own hint would ask for a thousand rows.
        first = [self.sizeHintForIndex(self._counts.index(0, each)).width() for each in columns]
        wanted = [max(header.sectionSizeHint(each), width) for each, width in zip(columns, first, strict=True)]
        room = self.viewport().width() - max(header.sectionSizeHint(0), header.minimumSectionSize())
        part = min(1.0, room / max(1, sum(wanted)))
        for each, width in zip(columns, wanted, strict=True):
            header.resizeSection(each, int(width * part))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self.wanted.emit(self._counts.wish(self.currentIndex()))
        else:
            super().keyPressEvent(event)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.wanted.emit(self._counts.wish(index))
