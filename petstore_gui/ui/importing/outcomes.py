"""The rows of an import with their outcomes, each with its ID or the reason; all rows, or those of one outcome."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTableView, QWidget

from petstore_gui.files.category_parser import CategoryError, CategoryParser
from petstore_gui.files.header_synonyms import IMPORT_FIELDS, ImportField, parse_status
from petstore_gui.files.import_rows import RowState
from petstore_gui.inventory.fields import ENTERED, PetField
from petstore_gui.outbox.imports import ImportOutcome, ImportReport, ReportRow, RowResult
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, sanitize, status_text
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.import_table import ImportTable, StateDelegate, paint_state
from petstore_gui.ui.importing.preview_model import COLUMNS, STATE, STATE_ROLE, RowColumn, row_titles
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.labels import NoteLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.row_model import Index, RowModel
from petstore_gui.ui.widgets.table_view import IsolatedTextDelegate

_Role = Qt.ItemDataRole
_FILTERS: Final = (
    ImportOutcome.ADDED,
    ImportOutcome.REFUSED,
    ImportOutcome.NOT_CONFIRMED,
    ImportOutcome.ADDED_BEFORE,
    ImportOutcome.STOPPED,
)
"""The last one is for all rows that were not sent."""


class OutcomeModel(RowModel):
    """Shows the rows of a report, or those of one outcome."""

    column_count = len(COLUMNS)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.counts: Counter[ImportOutcome] = Counter()
        """The number of rows by filter."""
        self.rows: list[ReportRow] = []
        """All rows, shown or not."""
        self.shown: list[ReportRow] = self.rows
        self._index_of: dict[int, int] = {}
        """The indexes of the rows by the numbers of their adds."""
        self._columns: Mapping[ImportField, int] = {}
        self._filter: ImportOutcome | None = None
        self._names: Mapping[int, str] = {}
        self._categories = CategoryParser({})

    def show_report(self, report: ImportReport, category_names: Mapping[int, str]) -> None:
        """Show the rows of ``report`` in place of the present ones."""
        self._columns = {IMPORT_FIELDS[field]: index for index, field in enumerate(report.fields) if field is not None}
        self._names, self._categories = category_names, CategoryParser(category_names)
        is_update = self._filter is None and len(self.rows) == len(report.rows)
        self.rows = list(report.rows)
        self.counts = Counter(map(_filter_of, self.rows))
        self._index_of = {row.add_number: index for index, row in enumerate(self.rows) if row.add_number is not None}
        if is_update:  # without a reset, which would clear the selection
            self.shown = self.rows
            self.tell_all_changed()
        else:
            self.show_outcome(self._filter)

    def show_results(self, results: Mapping[int, RowResult]) -> None:
        """Show new outcomes of rows, by the numbers of their adds."""
        changed = []
        for number, result in results.items():
            index = self._index_of.get(number)
            if index is not None:
                row = self.rows[index]
                self.rows[index] = now = row.with_result(result)
                self.counts[_filter_of(row)] -= 1
                self.counts[_filter_of(now)] += 1
                changed.append(index)
        if self._filter is not None:
            self.show_outcome(self._filter)
        elif changed:
            self.dataChanged.emit(self.index(min(changed), STATE), self.index(max(changed), STATE))

    def show_outcome(self, outcome: ImportOutcome | None) -> None:
        """Show only the rows of this outcome; ``None`` for all."""
        self.beginResetModel()
        self._filter = outcome
        self.shown = self.rows if outcome is None else [row for row in self.rows if _filter_of(row) is outcome]
        self.endResetModel()

    @override
    def shown_count(self) -> int:
        return len(self.shown)

    @override
    def titles(self) -> Sequence[str]:
        return row_titles()

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        row, column_ = self.shown[index.row()], COLUMNS[index.column()]
        is_outcome = column_ is RowColumn.STATE
        if role == _Role.DisplayRole:
            return importing_text.outcome_detail(row) if is_outcome else self._text(row, column_)
        if role == _Role.ToolTipRole and is_outcome:
            return importing_text.outcome_detail(row) or None
        if role == _Role.AccessibleTextRole:
            return self._spoken(row, column_)
        return row.outcome.value if role == STATE_ROLE else None

    def _text(self, row: ReportRow, field: RowColumn | PetField) -> str:
        """Return a cell as the preview has shown it: the sent value, or the text of the file if that cannot be sent."""
        if isinstance(field, RowColumn):
            return str(row.number)
        index = self._columns.get(field, len(row.cells))
        text = row.cells[index] if index < len(row.cells) else ""
        try:
            if field is PetField.CATEGORY:
                return category_text(self._categories.parse(text), self._names)
            if field is PetField.STATUS:
                return status_text(parse_status(text))
        except (CategoryError, KeyError):
            pass
        return sanitize(text, importing_text.LONGEST_CELL)

    def _spoken(self, row: ReportRow, column_: RowColumn | PetField) -> str | None:
        if column_ is RowColumn.STATE:
            return f"{importing_text.outcome_word(row.outcome)} {importing_text.outcome_detail(row)}".strip()
        if isinstance(column_, PetField):
            text = self._text(row, column_)
            return importing_text.spoken_cell(column_, text) if accessibility.READS_CELLS else None
        if accessibility.READS_CELLS:
            return importing_text.row_word(row.number)
        return importing_text.spoken_outcome(row, [self._text(row, each) for each in ENTERED])


class OutcomePage(QWidget):
    """The filter, and the rows below it."""

    def __init__(self) -> None:
        super().__init__()
        self.model = OutcomeModel(self)
        self._filter = StateFilter(_FILTERS, importing_text.outcome_word, rare={ImportOutcome.ADDED_BEFORE})
        self.table = ImportTable(self.model)
        self.table.setAccessibleName(self.tr("Imported rows"))
        self.table.setItemDelegate(IsolatedTextDelegate(self.table))
        self.table.setItemDelegateForColumn(STATE, OutcomeDelegate(self.table))
        self._reason = NoteLabel(keeps_line=True)
        self.setLayout(column(self._filter, self.table, self._reason, margin=0, stretched=self.table))
        self._filter.selected.connect(self._on_filter_selected)
        self.table.selectionModel().currentChanged.connect(self._show_reason)

    def show_report(self, report: ImportReport, category_names: Mapping[int, str]) -> None:
        """Show the rows of ``report``; keep the scroll position and the current row."""
        with self._same_in_sight():
            self.model.show_report(report, category_names)
            self.table.fit_columns()

    def show_results(self, results: Mapping[int, RowResult]) -> None:
        """Show new outcomes of rows, by the numbers of their adds."""
        with self._same_in_sight():
            self.model.show_results(results)

    def show_like(self, table: QTableView, current: int) -> None:
        """Scroll to the rows that are visible in ``table``; ``current`` is its current row, counted among all rows."""
        self.table.take_widths(table)
        self._select(current)
        self.table.verticalScrollBar().setValue(table.verticalScrollBar().value())
        self.table.scrollTo(self.table.currentIndex())  # a filtered table has fewer rows

    @contextmanager
    def _same_in_sight(self) -> Iterator[None]:
        current, scroll = self.table.currentIndex().row(), self.table.verticalScrollBar().value()
        yield
        self._filter.show_counts(self.model.counts, len(self.model.rows))
        if not self.table.currentIndex().isValid():
            self._select(max(0, current))
        self.table.verticalScrollBar().setValue(scroll)
        self._show_reason()

    @Slot(QModelIndex, QModelIndex)
    def _show_reason(self, *_indexes: object) -> None:
        """Show the whole outcome of the current row, which may be cut off in the table."""
        shown_row = self.table.currentIndex().row()
        self._reason.show_text(importing_text.outcome_sentence(self.model.shown[shown_row]) if shown_row >= 0 else "")

    @Slot(object)
    def _on_filter_selected(self, outcome: ImportOutcome | None) -> None:
        self.model.show_outcome(outcome)
        self._select(0)
        self._show_reason()

    def _select(self, row: int) -> None:
        if self.model.rowCount():
            self.table.select_row(min(row, self.model.rowCount() - 1))


class OutcomeDelegate(StateDelegate):
    """Paints the column of outcomes in the colours and shapes of the states of the preview."""

    @override
    def word(self, index: Index) -> str:
        return importing_text.outcome_word(ImportOutcome(index.data(STATE_ROLE)))

    @override
    def paint_badge(self, painter: QPainter, rect: QRectF, index: Index) -> int:
        state = {
            ImportOutcome.ADDED: RowState.READY,
            ImportOutcome.REFUSED: RowState.PROBLEM,
            ImportOutcome.NOT_CONFIRMED: RowState.NOT_CONFIRMED,
            ImportOutcome.ADDED_BEFORE: RowState.ADDED_BEFORE,
        }.get(ImportOutcome(index.data(STATE_ROLE)))
        return paint_state(painter, rect, state, self.word(index))


def _filter_of(row: ReportRow) -> ImportOutcome:
    return row.outcome if row.outcome in _FILTERS else ImportOutcome.STOPPED
