"""The animals as rows: IDs exact, as text; sorted and searched by the model itself."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import (
    category_text,
    describe_pet,
    join_list,
    normalize_for_search,
    sanitize,
    status_text,
)
from petstore_gui.ui.pet_list.columns import CELL_MAX, Column, SortKey, column_titles, order_pets, runs

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

Index = QModelIndex | QPersistentModelIndex
RowKey = tuple[str, int]

_NO_INDEX: Final = QModelIndex()


class ChangeMark(StrEnum):
    """What has become of an animal since the list before."""

    NEW = "new"
    ENTERED = "entered"
    CHANGED = "changed"


_Role = Qt.ItemDataRole
STATUS_ROLE: Final = int(_Role.UserRole)
MARK_ROLE: Final = STATUS_ROLE + 1
PENDING_ROLE: Final = STATUS_ROLE + 2


class PendingRow(NamedTuple):
    """The row of an add that is not settled: on top of all animals, whatever is sorted by, listed or searched for.

    ``key`` tells it from the others, ``state`` stands in place of a status, ``spoken`` is all of it, and ``act`` the
    word on its button, if it has one.
    """

    key: int
    name: str
    category_id: int
    state: str
    spoken: str
    act: str


class PetTableModel(QAbstractTableModel):
    """Shows animals in the order of the service unless they are sorted, and while there is a search those found.

    A new set of animals is sorted and searched like the one before. Above them stand the rows of pending adds.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pets: tuple[Pet, ...] = ()
        """All animals, found or not."""
        self.found: list[Pet] = []
        """The animals that are shown, from the top."""
        self.search = ""
        """What is searched for, normalized."""
        self._category_names: Mapping[int, str] = {}
        self.sort_keys: tuple[SortKey, ...] = ()
        """What is sorted by; the first before all."""
        self._marks: dict[int, ChangeMark] = {}
        self.pending: list[PendingRow] = []
        """The rows of adds that are not settled, from the top."""

    # --- what is shown ---

    def set_pets(self, pets: Iterable["Pet"]) -> None:
        """Replace all rows."""
        self.pets = tuple(pets)
        self._reset_rows()

    def set_pending(self, pending: Sequence[PendingRow]) -> None:
        """Replace the rows of pending adds; the animals, and what is selected of both, stay where they are.

        Each run of neighbouring rows is one signal: the view lays itself out anew after each.
        """
        row_of_key = {each.key: row for row, each in enumerate(pending)}
        removed, last = [], -1
        for each in self.pending:
            row = row_of_key.get(each.key, -1)
            removed.append(row <= last)  # a row that would have to be moved is taken out and put in again
            last = max(last, row)
        for first, end in reversed(runs(removed)):
            self.beginRemoveRows(_NO_INDEX, first, end - 1)
            del self.pending[first:end]
            self.endRemoveRows()
        kept = {each.key for each in self.pending}
        for first, end in runs(each.key not in kept for each in pending):
            self.beginInsertRows(_NO_INDEX, first, end - 1)
            self.pending[first:first] = pending[first:end]
            self.endInsertRows()
        for first, end in runs(before != after for before, after in zip(self.pending, pending, strict=True)):
            self.pending[first:end] = pending[first:end]
            self.dataChanged.emit(self.index(first, 0), self.index(end - 1, len(Column) - 1))

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Show categories by the names that the user gave them."""
        if names != self._category_names:
            self._category_names = dict(names)
            self._reset_rows()

    def find(self, text: str) -> None:
        """Show only animals with ``text`` in their name, ID or category; all of them for an empty text."""
        search = normalize_for_search(text.strip())
        if search != self.search:
            self.search = search
            self._reset_rows()

    def mark(self, marks: "dict[int, ChangeMark]") -> None:
        """Mark these animals, by ID, and no others; those that are not in a row are marked when they get into one."""
        self._marks = marks
        if self.found:
            first = len(self.pending)
            self.dataChanged.emit(self.index(first, Column.ID), self.index(self.rowCount() - 1, Column.NAME))

    # --- where an animal is, and what it is called ---

    def pet(self, row: int) -> "Pet | None":
        """Return the animal of a row; that of a pending add has none yet."""
        return self.found[row - len(self.pending)] if row >= len(self.pending) else None

    def pending_at(self, row: int) -> PendingRow | None:
        """Return the pending add of a row, if it is one's."""
        return self.pending[row] if 0 <= row < len(self.pending) else None

    def keys(self) -> list[RowKey]:
        """Return what tells each row from all others, from the top, and stays with its animal or its add."""
        return [*(("add", each.key) for each in self.pending), *(("animal", pet.id) for pet in self.found)]

    def row_of(self, pet_id: int) -> int | None:
        """Return the row of the animal with this ID, if it is shown."""
        return next((row for row, pet in enumerate(self.found, len(self.pending)) if pet.id == pet_id), None)

    def category(self, pet: "Pet") -> str:
        """Return the category of an animal as it is shown."""
        return category_text(pet.category_id, self._category_names)

    def widest(self, column: Column) -> str:
        """Return the longest text that a column has, found or not."""
        return max((self._text(pet, column) for pet in self.pets), key=len, default="")

    # --- what Qt asks ---

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.pending) + len(self.found)

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        first = len(self.pending)
        if index.row() < first:
            return self._pending_data(self.pending[index.row()], index.column(), role)
        return self._pet_data(self.found[index.row() - first], index.column(), role)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role in {_Role.DisplayRole, _Role.ToolTipRole}:
            return column_titles()[section]
        if orientation == Qt.Orientation.Horizontal and role == _Role.AccessibleDescriptionRole:
            return _sort_text(self.sort_keys, Column(section))
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by ``column``, or go back to the order of the service with -1. The selection stays on its animals.

        Animals that are alike in this column stay in the order of the columns that were sorted by before.
        """
        first = [] if column < 0 else [SortKey(Column(column), order == Qt.SortOrder.DescendingOrder)]
        self.sort_by((*first, *(key for key in self.sort_keys if column not in {-1, key.column})))

    def sort_by(self, keys: tuple[SortKey, ...]) -> None:
        """Sort by several columns, the first of them before all."""
        # Without arguments: PySide6 6.11.3 crashes on the ones that these two signals may carry.
        self.layoutAboutToBeChanged.emit()
        indexes, before = self.persistentIndexList(), self.keys()
        self.sort_keys = keys
        self._order()
        rows = {key: row for row, key in enumerate(self.keys())}
        self.changePersistentIndexList(
            indexes, [self.index(rows[before[each.row()]], each.column()) for each in indexes]
        )
        self.layoutChanged.emit()

    # --- how ---

    def _reset_rows(self) -> None:
        self.beginResetModel()
        self._order()
        self.endResetModel()

    def _order(self) -> None:
        self.found = order_pets(self.pets, self.sort_keys, self.search, self._category_names)

    def _pet_data(self, pet: "Pet", column: int, role: int) -> object:
        if role == _Role.DisplayRole:
            return self._text(pet, column)
        if role == STATUS_ROLE:
            return _status(pet)
        mark = self._marks.get(pet.id)
        if role == _Role.AccessibleTextRole and column == Column.NAME:  # a screen reader reads one cell: the whole row
            sentence = describe_pet(pet, self.category(pet))
            return sentence if mark is None else join_list([sentence, _mark_text(mark)])
        if mark is None or column != Column.ID:
            return None
        if role == MARK_ROLE:
            return ChangeMark.NEW if mark is ChangeMark.ENTERED else mark  # to the eye they are the same
        return _mark_text(mark) if role in {_Role.ToolTipRole, _Role.AccessibleDescriptionRole} else None

    def _pending_data(self, row: PendingRow, column: int, role: int) -> object:
        if role == PENDING_ROLE:
            return True
        if role == _Role.AccessibleTextRole and column == Column.NAME:
            return row.spoken
        if role == _Role.ToolTipRole:
            return row.state if column == Column.STATUS else None  # it is longer than the column is wide
        if role != _Role.DisplayRole or column == Column.ID:
            return None
        if column == Column.NAME:
            return sanitize(row.name, CELL_MAX)
        return row.state if column == Column.STATUS else category_text(row.category_id, self._category_names)

    def _text(self, pet: "Pet", column: int) -> str:
        """Return what a cell shows; an ID as text: the default delegate would write a number with separators."""
        if column == Column.NAME:
            return sanitize(pet.name, CELL_MAX)
        if column == Column.STATUS:
            return status_text(_status(pet))
        return str(pet.id) if column == Column.ID else self.category(pet)


def _status(pet: "Pet") -> str | None:
    return None if pet.status is None else pet.status[:CELL_MAX]


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.table_model", text)


def _mark_text(mark: ChangeMark) -> str:
    if mark is ChangeMark.ENTERED:
        return _tr("Not in the list before")
    return _tr("New since the list before") if mark is ChangeMark.NEW else _tr("Changed since the list before")


def _sort_text(keys: Sequence[SortKey], column: Column) -> str | None:
    descending = dict(keys).get(column)
    if descending is None:
        return None
    return _tr("Sorted in falling order") if descending else _tr("Sorted in rising order")
