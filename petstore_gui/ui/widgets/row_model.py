"""The base of table models whose rows are values: the parts that are the same in all."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Slot

from petstore_gui.ui import override

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX: Final = QModelIndex()
_TITLE_ROLES: Final = frozenset({Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole})


class RowModel(QAbstractTableModel):
    """A table without children; a subclass returns the number of rows and their cells."""

    column_count: int

    def shown_count(self) -> int:
        """Return how many rows are shown."""
        raise NotImplementedError

    def titles(self) -> Sequence[str]:
        """Return the titles of the columns."""
        raise NotImplementedError

    def tell_changed(self, rows: range) -> None:
        """Send the signal that these rows have changed; none for an empty range."""
        if rows:
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], self.column_count - 1))

    @Slot()
    def tell_all_changed(self) -> None:
        """Send the signal that all rows have changed."""
        self.tell_changed(range(self.shown_count()))

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else self.shown_count()

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else self.column_count

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        is_title = orientation == Qt.Orientation.Horizontal and role in _TITLE_ROLES
        return self.titles()[section] if is_title else None
