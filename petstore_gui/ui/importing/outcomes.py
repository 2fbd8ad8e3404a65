"""What became of the rows of an import: each with its outcome, the ID or the reason; all, or those of one outcome."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Slot,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from petstore_gui.exchange.category_parser import CategoryError, CategoryParser
from petstore_gui.exchange.columns import Field
from petstore_gui.exchange.import_rows import RowState
from petstore_gui.exchange.vocabulary import parse_status
from petstore_gui.inventory.imports import ImportOutcome, ImportReport, ReportRow
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, sanitize, status_text
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.delegates import StateDelegate, paint_state
from petstore_gui.ui.importing.preview_model import STATE_ROLE, PreviewColumn
from petstore_gui.ui.importing.preview_table import COLUMN_DIGITS
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX: Final = QModelIndex()
_Role = Qt.ItemDataRole
_FIELDS: Final = {
    PreviewColumn.NAME: Field.NAME,
    PreviewColumn.CATEGORY: Field.CATEGORY,
    PreviewColumn.STATUS: Field.STATUS,
}
_FILTERS: Final = (ImportOutcome.ADDED, ImportOutcome.REFUSED, ImportOutcome.NOT_CONFIRMED, ImportOutcome.WAITING)
"""The last one is for all rows of which nothing was sent."""


class OutcomeModel(QAbstractTableModel):
    """Shows the rows of a report, or those of one outcome."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts: Mapping[ImportOutcome, int] = {}
        """How many rows there are, by filter."""
        self.rows: Sequence[ReportRow] = ()
        """All rows, shown or not."""
        self._shown: Sequence[ReportRow] = ()
        self._columns: Mapping[Field, int] = {}
        self._filter: ImportOutcome | None = None
        self._names: Mapping[int, str] = {}
        self._categories = CategoryParser({})

    def show_report(self, report: ImportReport, category_names: Mapping[int, str]) -> None:
        """Show the rows of ``report`` in place of the former."""
        self._columns = {Field(field): index for index, field in enumerate(report.fields) if field is not None}
        self._names, self._categories = category_names, CategoryParser(category_names)
        is_update = self._filter is None and len(self._shown) == len(report.rows)
        self.rows = report.rows
        self.counts = Counter(map(_filter_of, self.rows))
        if is_update:  # without a reset, which would take away what is selected
            self._shown = self.rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(PreviewColumn) - 1))
        else:
            self.show_outcome(self._filter)

    def show_outcome(self, outcome: ImportOutcome | None) -> None:
        """Show the rows of this outcome only; ``None`` for all."""
        self.beginResetModel()
        self._filter = outcome
        self._shown = [row for row in self.rows if outcome is None or _filter_of(row) is outcome]
        self.endResetModel()

    @override
    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(PreviewColumn)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role not in {_Role.DisplayRole, _Role.AccessibleTextRole}:
            return None
        column_ = PreviewColumn(section)
        if column_ in _FIELDS:
            return importing_text.field_word(_FIELDS[column_])
        if column_ is PreviewColumn.ROW:
            return QCoreApplication.translate("importing.preview_model", "Row")
        return QCoreApplication.translate("importing.preview_model", "State")  # as before the import

    @override
    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        row, column_ = self._shown[index.row()], PreviewColumn(index.column())
        is_outcome = column_ is PreviewColumn.STATE
        if role == _Role.DisplayRole:
            return importing_text.outcome_detail(row) if is_outcome else self._text(row, column_)
        if role == _Role.ToolTipRole and is_outcome:
            return importing_text.outcome_detail(row) or None
        if role == _Role.AccessibleTextRole:
            return self._spoken(row, column_)
        return row.outcome.value if role == STATE_ROLE else None

    def _text(self, row: ReportRow, column_: PreviewColumn) -> str:
        """Return a cell as the preview has shown it: what was sent, or what the file has where that cannot be."""
        if column_ is PreviewColumn.ROW:
            return str(row.number)
        field = _FIELDS[column_]
        index = self._columns.get(field, len(row.cells))
        text = row.cells[index] if index < len(row.cells) else ""
        try:
            if field is Field.CATEGORY:
                return category_text(self._categories.parse(text), self._names)
            if field is Field.STATUS:
                return status_text(parse_status(text))
        except (CategoryError, KeyError):
            pass
        return sanitize(text, importing_text.LONGEST_CELL)

    def _spoken(self, row: ReportRow, column_: PreviewColumn) -> str | None:
        if column_ is PreviewColumn.ROW:
            return importing_text.spoken_outcome(row, [self._text(row, each) for each in _FIELDS])
        if column_ is PreviewColumn.STATE:
            return f"{importing_text.outcome_word(row.outcome)} {importing_text.outcome_detail(row)}".strip()
        return None


class OutcomePage(QWidget):
    """The filter, and the rows below it."""

    def __init__(self) -> None:
        super().__init__()
        self.model = OutcomeModel(self)
        self._filter = StateFilter(_FILTERS, importing_text.outcome_word)
        self.table = BaseTableView()
        self.table.setAccessibleName(self.tr("Imported rows"))
        self.table.setModel(self.model)
        self.table.size_columns(COLUMN_DIGITS, PreviewColumn.STATE)
        self.table.setItemDelegate(IsolatedTextDelegate(self.table))
        self._delegate = OutcomeDelegate(self.table)
        self.table.setItemDelegateForColumn(PreviewColumn.STATE, self._delegate)
        self.setLayout(column(self._filter, self.table, margin=0, stretched=self.table))
        self._filter.selected.connect(self._on_filter_selected)

    def show_report(self, report: ImportReport, category_names: Mapping[int, str]) -> None:
        """Show the rows of ``report``, in sight and current what was so before."""
        current, scroll = self.table.currentIndex().row(), self.table.verticalScrollBar().value()
        self.model.show_report(report, category_names)
        self._filter.show_counts(self.model.counts, len(self.model.rows))
        if not self.table.currentIndex().isValid():
            self._select(max(0, current))
        self.table.verticalScrollBar().setValue(scroll)

    @Slot(object)
    def _on_filter_selected(self, outcome: ImportOutcome | None) -> None:
        self.model.show_outcome(outcome)
        self._select(0)

    def _select(self, row: int) -> None:
        if self.model.rowCount():
            self.table.select_row(min(row, self.model.rowCount() - 1))


class OutcomeDelegate(StateDelegate):
    """Paints the column of outcomes in the colours and shapes of the states before."""

    @override
    def word(self, index: _Index) -> str:
        return importing_text.outcome_word(ImportOutcome(index.data(STATE_ROLE)))

    @override
    def paint_badge(self, painter: QPainter, rect: QRectF, index: _Index) -> int:
        state = {
            ImportOutcome.ADDED: RowState.READY,
            ImportOutcome.REFUSED: RowState.PROBLEM,
            ImportOutcome.NOT_CONFIRMED: RowState.POSSIBLE_DUPLICATE,
            ImportOutcome.ADDED_BEFORE: RowState.ADDED_BEFORE,
        }.get(ImportOutcome(index.data(STATE_ROLE)))
        return paint_state(painter, rect, state, self.word(index))


def _filter_of(row: ReportRow) -> ImportOutcome:
    return row.outcome if row.outcome in _FILTERS else ImportOutcome.WAITING
