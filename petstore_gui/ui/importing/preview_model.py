"""The model of the preview: rows can be filtered by state, included or left out, and edited."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from petstore_gui.files.import_rows import ImportRow, RowState
from petstore_gui.inventory.fields import ENTERED, PetField
from petstore_gui.ui import override
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.row_model import Index, RowModel

_Role = Qt.ItemDataRole
STATE_ROLE: Final = int(_Role.UserRole)
WRONG_ROLE: Final = STATE_ROLE + 1
"""Whether this cell is the problem of its row."""


class Checker(Protocol):
    """The rows with a method to check them again: :class:`~petstore_gui.files.import_rows.RowChecker`."""

    rows: list[ImportRow]

    def edit(self, indexes: Iterable[int], texts: Mapping[PetField, str]) -> list[int]:
        """Put ``texts`` into rows; return the indexes of all rows that have changed."""
        ...


class SameText(NamedTuple):
    """A text that the user has corrected in one row, and the ``indexes`` of the others that have it."""

    field: PetField
    before: str
    after: str
    indexes: Sequence[int]


class RowColumn(Enum):
    """The columns of the table around the fields of the animal."""

    NUMBER = auto()
    STATE = auto()


COLUMNS: Final = (RowColumn.NUMBER, *ENTERED, RowColumn.STATE)
"""In order from the leading side."""
NUMBER: Final = COLUMNS.index(RowColumn.NUMBER)
STATE: Final = COLUMNS.index(RowColumn.STATE)


def row_titles() -> list[str]:
    """Return the titles of the columns, before the import and after it."""
    return [_tr("Row"), *map(importing_text.field_word, ENTERED), _tr("State")]


class PreviewModel(RowModel):
    """Has all rows, or those of one state. A row with a problem can be included after it is corrected."""

    column_count = len(COLUMNS)
    changed = Signal()
    """The counts, or the rows that will be added, have changed."""
    edited = Signal(object)
    """The number of the row that the user has edited."""

    def __init__(self, names: CategoryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ImportRow] = []
        """All rows, shown or not."""
        self.shown: Sequence[int] = ()
        """The indexes of the shown rows, from the top."""
        self.counts: Mapping[RowState, int] = {}
        self.included_count = 0
        """The number of rows that will be added."""
        self._included = bytearray()
        self.edits: dict[tuple[int, PetField], str] = {}
        """The texts that the user has typed into cells, by row number and field."""
        self._choices: dict[int, tuple[object, ...] | None] = {}
        """What was known of rows when the user included them, ``None`` for those left out; by row number."""
        self.same: SameText | None = None
        """The rows that the last edit corrects, too, if the user wants it."""
        self._filter: RowState | None = None
        self._names = names
        self._checker: Checker | None = None
        self._locked = False

    # --- what is shown ---

    def set_rows(self, checker: Checker) -> None:
        """Show the rows of ``checker`` in place of the present ones; include what is ready, and what the user wants.

        ``checker`` has the user's ``edits`` already.
        """
        self.beginResetModel()
        self.same = None
        self._checker = checker
        self.rows = checker.rows
        self._included = bytearray(map(self._is_to_be_added, self.rows))
        self.included_count = sum(self._included)
        self._count()
        self._fit()
        self.endResetModel()
        self.changed.emit()

    def forget_changes(self) -> None:
        """Forget what the user has typed and chosen: the next rows are those of another table, or are being added."""
        self.edits.clear()
        self._choices.clear()

    def show_state(self, state: RowState | None) -> None:
        """Show only the rows of this state; ``None`` for all. An edited row stays until the next call."""
        self.beginResetModel()
        self._filter = state
        self._fit()
        self.endResetModel()
        self.changed.emit()

    def lock(self, *, on: bool) -> None:
        """Lock all rows against changes, or unlock them."""
        self._locked = on
        self.same = None
        self.tell_all_changed()

    # --- what will be added ---

    @property
    def included(self) -> set[int]:
        """The numbers of the rows that will be added."""
        return {row.number for row, included in zip(self.rows, self._included, strict=True) if included}

    @property
    def checked_count(self) -> int:
        """The number of rows that are not confirmed, which an import checks, but does not add again."""
        if not self.counts.get(RowState.NOT_CONFIRMED):
            return 0
        state = RowState.NOT_CONFIRMED
        return sum(not on for row, on in zip(self.rows, self._included, strict=True) if row.state is state)

    @property
    def shown_can_be_included(self) -> bool:
        """Whether any of the shown rows can be added."""
        return any(self.rows[index].new_pet is not None for index in self.shown)

    @property
    def all_shown_included(self) -> bool:
        """Whether all of the shown rows that can be added will be."""
        return all(self._included[index] for index in self.shown if self.rows[index].new_pet is not None)

    @property
    def included_sentence(self) -> str:
        """How many of the rows will be added, as a sentence."""
        return importing_text.included_sentence(self.included_count, len(self.rows), self.checked_count)

    def include(self, shown_rows: Iterable[int], *, on: bool) -> None:
        """Include rows of the table, or leave them out; those with a problem are never included."""
        if self._locked:
            return
        first, last = len(self.shown), -1
        for shown_row in shown_rows:
            index = self.shown[shown_row]
            row = self.rows[index]
            if row.new_pet is not None and self._included[index] != on:
                self._included[index] = on
                self._choices[row.number] = _known(row) if on else None
                self.included_count += 1 if on else -1
                first, last = min(first, shown_row), max(last, shown_row)
        if last >= 0:
            self.tell_changed(range(first, last + 1))
            self.changed.emit()

    def is_included(self, shown_row: int) -> bool:
        """Whether a row of the table will be added."""
        return bool(self._included[self.shown[shown_row]])

    def spoken_choice(self, shown_row: int) -> str:
        """Return what a screen reader says after a row of the table was included or left out."""
        row, included = self.rows[self.shown[shown_row]], self.is_included(shown_row)
        return importing_text.spoken_choice(row, self.included_sentence, included=included)

    @property
    def same_sentence(self) -> str:
        """How many other rows have the text that was corrected last; "" for none."""
        return "" if self.same is None else importing_text.same_sentence(self.same.before, len(self.same.indexes))

    def spoken_edit(self, number: int) -> str:
        """Return what a screen reader says after the row of the file with this number was edited."""
        index = next(index for index, row in enumerate(self.rows) if row.number == number)
        included = bool(self._included[index])
        return importing_text.spoken_edit(self.rows[index], self.included_sentence, included=included)

    # --- for Qt ---

    @override
    def shown_count(self) -> int:
        return len(self.shown)

    @override
    def titles(self) -> Sequence[str]:
        return row_titles()

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._locked or not index.isValid():
            return flags
        if index.column() == NUMBER:
            can_be_included = self.rows[self.shown[index.row()]].new_pet is not None
            return flags | Qt.ItemFlag.ItemIsUserCheckable if can_be_included else flags
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() != STATE else flags

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        row, column = self.rows[self.shown[index.row()]], COLUMNS[index.column()]
        field = column if isinstance(column, PetField) else None
        match role:
            case _Role.DisplayRole:
                return self._text(row, column)
            case _Role.EditRole:
                value: object = None if field is None else row.texts.get(field, "")
            case _Role.CheckStateRole:
                value = self._check_state(index) if column is RowColumn.NUMBER else None
            case _Role.ToolTipRole:
                is_state = column is RowColumn.STATE
                value = (importing_text.state_tip if is_state else importing_text.problem_sentence)(row) or None
            case _Role.AccessibleTextRole:
                value = self._spoken(index, row, column)
            case _:
                value = row.state.value if role == STATE_ROLE else None
                if role == WRONG_ROLE:
                    value = row.problem is not None and field is not None and row.problem.field in {field, None}
        return value

    @override
    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        if self._locked:
            return False
        if role == _Role.CheckStateRole and index.column() == NUMBER:
            self.include([index.row()], on=Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        field = COLUMNS[index.column()]
        if role != _Role.EditRole or isinstance(field, RowColumn):
            return False
        row = self.rows[self.shown[index.row()]]
        if value != row.texts.get(field, ""):
            self._edit([self.shown[index.row()]], field, str(value))
            self.same = self._same(row, field, str(value))
            self.edited.emit(row.number)
            self.changed.emit()
        return True

    def edit_same(self) -> int:
        """Correct the rows with the same text as the last one that was edited; return how many they are."""
        if (same := self.same) is None:
            return 0
        self.same = None
        self._edit(same.indexes, same.field, same.after)
        self.changed.emit()
        return len(same.indexes)

    # --- how ---

    def _same(self, before: ImportRow, field: PetField, after: str) -> SameText | None:
        """Return the other rows with the wrong text that ``before`` had, if it is right now."""
        row = next(row for row in self.rows if row.number == before.number)
        text = before.texts.get(field, "")
        if not text or not _is_wrong(before, field) or _is_wrong(row, field):
            return None
        rows = enumerate(self.rows)
        indexes = [index for index, each in rows if each.texts.get(field) == text and _is_wrong(each, field)]
        return SameText(field, text, after, indexes) if indexes else None

    def _edit(self, indexes: Sequence[int], field: PetField, text: str) -> None:
        """Check rows again; include rows that are ready now, and leave out those that are duplicates now."""
        if self._checker is None:
            return
        self.edits |= {(self.rows[index].number, field): text for index in indexes}
        for changed in self._checker.edit(indexes, {field: text}):
            included = self._is_to_be_added(self.rows[changed])
            self.included_count += included - self._included[changed]
            self._included[changed] = included
        self._count()
        self.tell_all_changed()

    def _is_to_be_added(self, row: ImportRow) -> bool:
        choice = self._choices.get(row.number, ())
        is_ready = row.state is RowState.READY
        return choice is not None and row.new_pet is not None and (is_ready or choice == _known(row))

    def _count(self) -> None:
        self.counts = Counter([row.state for row in self.rows])

    def _fit(self) -> None:
        state = self._filter
        all_rows = range(len(self.rows))
        self.shown = all_rows if state is None else [index for index in all_rows if self.rows[index].state is state]

    def _text(self, row: ImportRow, column: RowColumn | PetField) -> str:
        if isinstance(column, PetField):
            return importing_text.cell(row, column, self._names.by_id)
        return str(row.number) if column is RowColumn.NUMBER else importing_text.state_detail(row)

    def _check_state(self, index: Index) -> Qt.CheckState | None:
        if self.rows[self.shown[index.row()]].new_pet is None:
            return None
        return Qt.CheckState.Checked if self.is_included(index.row()) else Qt.CheckState.Unchecked

    def _spoken(self, index: Index, row: ImportRow, column: RowColumn | PetField) -> str | None:
        if column is RowColumn.STATE:
            return importing_text.problem_sentence(row) or importing_text.spoken_state(row)
        if isinstance(column, PetField):
            text = self._text(row, column)
            return importing_text.spoken_cell(column, text) if accessibility.READS_CELLS else None
        included = self.is_included(index.row())
        if accessibility.READS_CELLS:
            return importing_text.spoken_number(row, included=included)
        return importing_text.spoken_row(row, self._names.by_id, included=included)


def _is_wrong(row: ImportRow, field: PetField) -> bool:
    return row.problem is not None and row.problem.field is field


def _known(row: ImportRow) -> tuple[object, ...]:
    """Return why a row is not simply added: a user who includes it all the same knows that, and nothing else."""
    return row.state, row.reason, row.same_id, row.same_row, row.pet_id


def _tr(text: str) -> str:
    return QCoreApplication.translate("importing.preview_model", text)
