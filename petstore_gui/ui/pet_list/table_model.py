"""The model of the table of animals. IDs are exact, as text; the model sorts and searches itself."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from petstore_gui.inventory.fields import ENTERED, CellWords, PetField, cell_text, spoken_text
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import describe_pet, field_title, join_list, normalize_for_search, sanitize, translate
from petstore_gui.ui.pet_list.columns import (
    ASCENDING,
    COLUMNS,
    DESCENDING,
    SortKey,
    cell_status,
    cell_words,
    matched_runs,
    order_pets,
    runs,
    searched_texts,
)
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets import accessibility

if TYPE_CHECKING:
    from petstore_gui.api.schema import NewPet, Pet

Index = QModelIndex | QPersistentModelIndex
RowKey = tuple[str, int]
Row = TypeVar("Row")

_NO_INDEX: Final = QModelIndex()
_FEW: Final = 8
"""Up to this number of signals on some rows costs less than a reset, as the view does its layout after each signal."""

_Role = Qt.ItemDataRole
STATUS_ROLE: Final = int(_Role.UserRole)
MARK_ROLE: Final = STATUS_ROLE + 1
PENDING_ROLE: Final = STATUS_ROLE + 2
MATCHES_ROLE: Final = STATUS_ROLE + 3
"""The matches of the search in the text of a cell, as :func:`matched_runs` returns them."""
_CELL_ROLES: Final = frozenset(
    {_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole, STATUS_ROLE, MARK_ROLE, PENDING_ROLE, MATCHES_ROLE}
)
_HEADER_ROLES: Final = frozenset(
    {_Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole, _Role.AccessibleDescriptionRole}
)


class ChangeMark(StrEnum):
    """The mark of an animal that differs from the list before."""

    NEW = "new"
    ENTERED = "entered"
    CHANGED = "changed"


def mark_word(mark: ChangeMark) -> str:
    """Return the word of a mark, for the place beside the name."""
    words = {ChangeMark.NEW: _tr("New"), ChangeMark.ENTERED: _tr("Now listed"), ChangeMark.CHANGED: _tr("Changed")}
    return words[mark]


def mark_texts(mark: ChangeMark | None, before: "Pet | None", pet: "Pet", words: CellWords) -> list[str]:
    """Return the meaning of a mark: a text for each field that differs from ``before``, or one for all."""
    if mark is None:
        return []
    differences = [] if before is None else _differences(before, pet, words)
    general = {
        ChangeMark.NEW: _tr("New since the list before"),
        ChangeMark.ENTERED: _tr("Not in the list before"),
        ChangeMark.CHANGED: _tr("Changed since the list before"),
    }
    return differences or [general[mark]]


def _differences(before: "Pet", pet: "Pet", words: CellWords) -> list[str]:
    texts = [(field, cell_text(before, field, words), cell_text(pet, field, words)) for field in ENTERED]
    text = _tr("{field}: {before} to {after}")
    return [text.format(field=field_title(field), before=was, after=now) for field, was, now in texts if was != now]


class PendingRow(NamedTuple):
    """The row of a pending add. It stands above all animals, in any order, filter or search.

    ``key`` identifies the add, ``state`` stands in place of the status of ``new_pet``, ``spoken`` is the whole row for
    a screen reader, and ``act`` the text of its button; it has none if that is empty.
    """

    key: int
    new_pet: "NewPet"
    state: str
    spoken: str
    act: str


class PetTableModel(QAbstractTableModel):
    """Shows the animals in the order of the service or sorted; during a search, only those found.

    Sorting and search stay when the animals are replaced. The rows of pending adds stand above the animals.
    """

    def __init__(self, names: CategoryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.category_names = names
        self._words = cell_words(names.text)
        self.pets: tuple[Pet, ...] = ()
        """All animals, whether the search has found them or not."""
        self.found: list[Pet] = []
        """The animals that are shown, from the top."""
        self.search = ""
        """The search text, normalized."""
        self.sort_keys: tuple[SortKey, ...] = ()
        """The sort columns, the most significant first."""
        self._marks: Mapping[int, ChangeMark] = {}
        self._before: Mapping[int, Pet] = {}
        self.pending: list[PendingRow] = []
        """The rows of pending adds, from the top."""

    # --- the rows ---

    def set_pets(self, pets: Iterable["Pet"]) -> None:
        """Replace the animals. If few rows change, signals are sent for these only; else the model is reset."""
        self.pets = tuple(pets)
        rows = order_pets(self.pets, self.sort_keys, self.search, self.category_names.text)
        removed, inserted = _moves([pet.id for pet in self.found], [pet.id for pet in rows])
        if len(removed) + len(inserted) <= _FEW:
            self._update_rows(self.found, rows, len(self.pending), lambda pet: pet.id)
        else:
            self._reset_rows()

    def set_pending(self, pending: Sequence[PendingRow]) -> None:
        """Replace the rows of pending adds; the animals and the selection stay."""
        self._update_rows(self.pending, pending, 0, lambda row: row.key)

    def show_category_names(self) -> None:
        """Update the rows after the names of categories have changed."""
        self._reset_rows()

    def find(self, text: str) -> None:
        """Show only animals with ``text`` in their name, ID or category; all of them for an empty text."""
        search = normalize_for_search(text.strip())
        if search != self.search:
            self.search = search
            self._reset_rows()

    def mark(self, marks: Mapping[int, ChangeMark], before: "Mapping[int, Pet]" = MappingProxyType({})) -> None:
        """Mark these animals, by ID, and no others; those that are not shown are marked once they are.

        ``before`` has the changed animals as they were, by ID.
        """
        other = {pet_id for pet_id in {*marks, *self._marks} if marks.get(pet_id) != self._marks.get(pet_id)}
        self._marks, self._before = marks, before
        for first, end in runs(pet.id in other for pet in self.found):
            self._tell_changed(len(self.pending) + first, len(self.pending) + end)

    # --- rows and texts of animals ---

    def pet(self, row: int) -> "Pet | None":
        """Return the animal of a row; ``None`` for that of a pending add."""
        return self.found[row - len(self.pending)] if row >= len(self.pending) else None

    def pending_at(self, row: int) -> PendingRow | None:
        """Return the pending add of a row; ``None`` for that of an animal, or no row."""
        return self.pending[row] if 0 <= row < len(self.pending) else None

    def keys(self) -> list[RowKey]:
        """Return a key for each row, from the top, which stays with its animal or its add when rows move."""
        return [*(("add", each.key) for each in self.pending), *(("animal", pet.id) for pet in self.found)]

    def row_of(self, pet_id: int) -> int | None:
        """Return the row of the animal with this ID, if it is shown."""
        return next((row for row, pet in enumerate(self.found, len(self.pending)) if pet.id == pet_id), None)

    def category(self, pet: "Pet") -> str:
        """Return the text of the category of an animal."""
        return self.category_names.text(pet.category_id)

    def widest(self, field: PetField) -> str:
        """Return the longest text in the column of a field, among all animals."""
        return max((cell_text(pet, field, self._words) for pet in self.pets), key=len, default="")

    # --- for Qt ---

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.pending) + len(self.found)

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if role not in _CELL_ROLES:  # Qt asks for seven roles of a cell that it paints
            return None
        first, field = len(self.pending), COLUMNS[index.column()]
        if index.row() < first:
            return self._pending_data(self.pending[index.row()], field, role)
        pet = self.found[index.row() - first]
        return self._matches(pet, field) if role == MATCHES_ROLE else self._pet_data(pet, field, role)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role not in _HEADER_ROLES:
            return None
        field = COLUMNS[section]
        title, descending = field_title(field), dict(self.sort_keys).get(field)
        if role == _Role.DisplayRole and self.sort_keys and self.sort_keys[0].field is field:
            return f"{title} {DESCENDING if descending else ASCENDING}"  # a style would draw the arrow at the far end
        return _sort_text(descending) if role == _Role.AccessibleDescriptionRole else title

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by ``column``, or go back to the order of the service with -1. The selection stays on its animals.

        Animals with the same value in this column keep the order of the columns that were sorted by before.
        """
        first = [] if column < 0 else [SortKey(COLUMNS[column], order == Qt.SortOrder.DescendingOrder)]
        others = [key for key in self.sort_keys if first and key.field is not first[0].field]
        self.sort_by((*first, *others))

    def sort_by(self, keys: tuple[SortKey, ...]) -> None:
        """Sort by several columns, the most significant first."""
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

    def _update_rows(self, shown: list[Row], rows: Sequence[Row], offset: int, key: Callable[[Row], int]) -> None:
        """Change ``shown``, which begins at row ``offset``, into ``rows``, with a signal for each run of rows."""
        removed, inserted = _moves([key(each) for each in shown], [key(each) for each in rows])
        for first, end in reversed(removed):
            self.beginRemoveRows(_NO_INDEX, offset + first, offset + end - 1)
            del shown[first:end]
            self.endRemoveRows()
        for first, end in inserted:
            self.beginInsertRows(_NO_INDEX, offset + first, offset + end - 1)
            shown[first:first] = rows[first:end]
            self.endInsertRows()
        for first, end in runs(before != after for before, after in zip(shown, rows, strict=True)):
            shown[first:end] = rows[first:end]
            self._tell_changed(offset + first, offset + end)

    def _tell_changed(self, first: int, end: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(end - 1, len(COLUMNS) - 1))

    def _order(self) -> None:
        self.found = order_pets(self.pets, self.sort_keys, self.search, self.category_names.text)

    def _pet_data(self, pet: "Pet", field: PetField, role: int) -> object:
        if role == _Role.DisplayRole:
            return cell_text(pet, field, self._words)
        if role == STATUS_ROLE:
            return cell_status(pet)
        if role == _Role.AccessibleTextRole:
            return self._spoken(pet, field)
        if field is not PetField.NAME:
            return None
        if role == _Role.ToolTipRole:
            return join_list(self._mark_texts(pet)) or None
        return self._marks.get(pet.id) if role == MARK_ROLE else None

    def _matches(self, pet: "Pet", field: PetField) -> list[tuple[int, int]] | None:
        if not self.search:
            return None
        return matched_runs(searched_texts(pet, self.category_names.text).get(field, ""), self.search)

    def _spoken(self, pet: "Pet", field: PetField) -> str | None:
        if field is PetField.NAME:
            text = sanitize(pet.name) if accessibility.READS_CELLS else describe_pet(pet, self.category(pet))
            return join_list([text, *self._mark_texts(pet)])
        spoken = spoken_text(pet, field, self._words) if accessibility.READS_CELLS else None
        return None if spoken is None else translate(spoken)

    def _mark_texts(self, pet: "Pet") -> list[str]:
        return mark_texts(self._marks.get(pet.id), self._before.get(pet.id), pet, self._words)

    def _pending_data(self, row: PendingRow, field: PetField, role: int) -> object:
        if role == PENDING_ROLE:
            return True
        if role == _Role.AccessibleTextRole and field is PetField.NAME:
            return row.spoken
        if role != _Role.DisplayRole or field is PetField.ID:
            return None
        return row.state if field is PetField.STATUS else cell_text(row.new_pet, field, self._words)


def _moves(before: Sequence[int], after: Sequence[int]) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the runs of ``before`` to remove, and those of ``after`` to insert; the numbers of each are unique."""
    row_of = {key: row for row, key in enumerate(after)}
    kept, last = set(), -1
    for key in before:
        if row_of.get(key, -1) > last:  # a row that moves is removed and inserted again
            kept.add(key)
            last = row_of[key]
    return runs(key not in kept for key in before), runs(key not in kept for key in after)


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.table_model", text)


def _sort_text(descending: bool | None) -> str | None:  # noqa: FBT001  as the keys have it
    if descending is None:
        return None
    return _tr("Sorted in descending order") if descending else _tr("Sorted in ascending order")
