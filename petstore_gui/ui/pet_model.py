"""The animals as rows: IDs exact, as text; sorted by the model itself."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from petstore_gui.ui import override, words
from petstore_gui.ui.words import Column

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

Index = QModelIndex | QPersistentModelIndex

_NO_INDEX: Final = QModelIndex()


class Mark(StrEnum):
    """What is to be seen of an animal since the list before."""

    NEW = "new"
    ENTERED = "entered"
    CHANGED = "changed"


# Numbers and texts as the people compare them: 10 after 9, "rex" beside "Rex", no status last.
_SORT_KEYS: Final[dict[Column, Callable[["Pet"], Any]]] = {
    Column.ID: lambda pet: pet.id,
    Column.NAME: lambda pet: pet.name.casefold(),
    Column.CATEGORY: lambda pet: pet.category_id,
    Column.STATUS: lambda pet: (pet.status is None, pet.status or ""),
}

_TEXTS: Final[dict[Column, Callable[["Pet"], str]]] = {
    Column.ID: lambda pet: str(pet.id),
    Column.NAME: lambda pet: words.shown(pet.name),
    Column.CATEGORY: lambda pet: str(pet.category_id),
    Column.STATUS: lambda pet: words.status_word(pet.status),
}

_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_MARK_WORDS: Final = (int(Qt.ItemDataRole.ToolTipRole), int(Qt.ItemDataRole.AccessibleDescriptionRole))
STATUS_ROLE: Final = int(Qt.ItemDataRole.UserRole)
MARK_ROLE: Final = STATUS_ROLE + 1
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PetModel(QAbstractTableModel):
    """Shows ``pets`` in the order of the service until somebody sorts; a new set of animals keeps that order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pets: list[Pet] = []
        self._unsorted: list[Pet] = []
        self._sorted_by: tuple[Column, Qt.SortOrder] | None = None
        self._marks: dict[int, Mark] = {}

    def set_pets(self, pets: Iterable["Pet"]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self._unsorted = list(pets)
        self._pets = self._in_order()
        self.endResetModel()

    def pet(self, row: int) -> "Pet":
        """Return the animal of a row."""
        return self._pets[row]

    def row_of(self, pet_id: int) -> int | None:
        """Return the row of the animal with this ID, if it is there."""
        return next((row for row, pet in enumerate(self._pets) if pet.id == pet_id), None)

    def mark(self, marks: "dict[int, Mark]") -> None:
        """Mark these animals, by ID, and no others; those that are not in a row are marked when they get into one."""
        self._marks = marks
        if self._pets:
            self.dataChanged.emit(self.index(0, Column.ID), self.index(len(self._pets) - 1, Column.ID))

    def longest(self, column: Column) -> int:
        """Return how many signs the longest text of a column has."""
        return max((len(_TEXTS[column](pet)) for pet in self._pets), default=0)

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._pets)

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        # An ID is handed over as text: the default delegate would write a number with separators.
        if role == _DISPLAY:
            return _TEXTS[Column(index.column())](self._pets[index.row()])
        if role == _ALIGNMENT:
            return _LEFT
        if role == STATUS_ROLE:
            return self._pets[index.row()].status
        if self._marks and index.column() == Column.ID and (role == MARK_ROLE or role in _MARK_WORDS):
            mark = self._marks.get(self._pets[index.row()].id)
            if role in _MARK_WORDS:
                return None if mark is None else _mark_words(mark)
            return Mark.NEW if mark is Mark.ENTERED else mark  # to the eye they are the same
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _DISPLAY:
            return words.column_titles()[section]
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by ``column``, or go back to the order of the service with -1. The selection stays on its animals."""
        self._sorted_by = None if column < 0 else (Column(column), order)
        # Without arguments: PySide6 6.11.3 crashes on the ones that these two signals may carry.
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        moved = [(self._pets[index.row()].id, index.column()) for index in before]
        self._pets = self._in_order()
        rows = {pet.id: row for row, pet in enumerate(self._pets)}
        self.changePersistentIndexList(before, [self.index(rows[pet_id], column) for pet_id, column in moved])
        self.layoutChanged.emit()

    def _in_order(self) -> list["Pet"]:
        if self._sorted_by is None:
            return list(self._unsorted)
        column, order = self._sorted_by
        return sorted(self._unsorted, key=_SORT_KEYS[column], reverse=order == Qt.SortOrder.DescendingOrder)


def _mark_words(mark: Mark) -> str:
    if mark is Mark.ENTERED:
        return words.tr("Not in the list before")
    return words.tr("New since the list before") if mark is Mark.NEW else words.tr("Changed since the list before")
