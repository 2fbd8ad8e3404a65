"""The table of categories and their names, in which rows are chosen, changed and removed by keyboard."""

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
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import category_text, isolate, sanitize
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView

Index = QModelIndex | QPersistentModelIndex

_NO_INDEX: Final = QModelIndex()
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
_ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
_LEADING: Final = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter


class CategoryTable(BaseTableView):
    """Number and name, in the order of the numbers."""

    change_wanted = Signal(object)
    """The number of a category."""
    remove_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Names of categories"))
        self._model = _Model(self)
        self.setModel(self._model)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumHeight(theme.ROW_HEIGHT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(_LEADING)
        self.doubleClicked.connect(self._want_change)

    @property
    def names(self) -> dict[int, str]:
        """The names of the rows."""
        return dict(self._model.rows)

    def show_names(self, names: Mapping[int, str]) -> None:
        """Show these names, with the current row at its place."""
        row = self.currentIndex().row()
        self._model.show(names)
        digits = max((len(str(each)) for each in names), default=0)
        # An int64 has up to 20 signs, and a cut one is no use.
        wide = self.fontMetrics().horizontalAdvance("0" * max(digits, 9)) + 2 * theme.MARGIN
        self.setColumnWidth(0, max(wide, self.horizontalHeader().sectionSizeHint(0)))
        if row >= 0 and names:
            self._select(min(row, len(names) - 1))

    def choose(self, number: int | None) -> None:
        """Select the row of this category alone, and bring it into sight."""
        row = next((row for row, (each, _) in enumerate(self._model.rows) if each == number), None)
        if row is not None:
            self._select(row)
            self.scrollTo(self.currentIndex())

    def _select(self, row: int) -> None:
        # Not selectRow(): from right to left that does nothing, in Qt 6.11.
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._model.index(row, 0), flags)

    def chosen(self) -> list[int]:
        """Return the categories of the selected rows."""
        return [self._model.rows[index.row()][0] for index in self.selectionModel().selectedRows()]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}:
            self._want_change()
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _current(self) -> int | None:
        index = self.currentIndex()
        return self._model.rows[index.row()][0] if index.isValid() else None

    def _want_change(self, _index: object = None) -> None:
        number = self._current()
        if number is not None:
            self.change_wanted.emit(number)


class _Model(QAbstractTableModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[tuple[int, str]] = []

    def show(self, names: Mapping[int, str]) -> None:
        self.beginResetModel()
        self.rows = sorted(names.items())
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else 2

    @override
    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        number, name = self.rows[index.row()]
        if role == _DISPLAY:
            return sanitize(name) if index.column() else isolate(str(number))
        if role == _SPOKEN:
            return category_text(number, {number: name})  # a row is read as a whole
        return _LEADING if role == _ALIGNMENT else None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _DISPLAY:
            return (self.tr("Category ID"), self.tr("Name"))[section]
        return None
