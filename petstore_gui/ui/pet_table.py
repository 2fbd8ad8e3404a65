"""The table of animals: rows to look at, to select, to sort and to copy."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from petstore_gui.ui import override, plain, theme, words
from petstore_gui.ui.words import Column

if TYPE_CHECKING:
    from collections.abc import Iterable

    from petstore_gui.api.schema import Pet
    from petstore_gui.ui.pet_model import PetModel


class PetTable(QTableView):
    """Shows animals and keeps the selection on the same animals when they are listed anew."""

    copied = Signal(object)
    """How many rows were put on the clipboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Animals"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # The header alone, for the first paint; the model of the animals takes its place with the first of them.
        titles = QStandardItemModel(self)
        titles.setHorizontalHeaderLabels(words.column_titles())
        self.setModel(titles)

        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(max(theme.ROW_HEIGHT, self.fontMetrics().height() * 2))
        # Fixed widths and one that stretches: ResizeToContents would ask for every cell at each refresh.
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumHeight(theme.ROW_HEIGHT)
        header.setSortIndicatorClearable(True)
        header.setMinimumSectionSize(self._digits(10))
        self._widths = {Column.ID: self._digits(12), Column.CATEGORY: self._digits(13)}
        for column, width in (*self._widths.items(), (Column.STATUS, self._digits(18))):
            header.resizeSection(column, width)
        header.setProperty("defaultAlignment", plain.LEFT)

    @cached_property
    def _model(self) -> "PetModel":
        """The model of the animals: made after the first paint, since it needs the Qt namespace (see plain.py)."""
        from PySide6.QtCore import Qt

        from petstore_gui.ui.pet_model import PetModel
        from petstore_gui.ui.status_delegate import StatusDelegate

        model = PetModel(self)
        self.setModel(model)
        self.setItemDelegateForColumn(Column.STATUS, StatusDelegate(self))
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        return model

    def show_pets(self, pets: "Iterable[Pet]") -> None:
        """Show these animals instead of those before; selection, current animal and place stay where they can."""
        selected = {self._model.pet(index.row()).id for index in self.selectionModel().selectedRows()}
        current = self._model.pet(self.currentIndex().row()).id if self.currentIndex().isValid() else None
        place = self.verticalScrollBar().value()
        self._model.set_pets(pets)
        self._make_room_for_numbers()
        for pet_id in selected:
            self._select(pet_id, QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows)
        if current is not None:
            self._select(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.verticalScrollBar().setValue(place)

    def select_pet(self, pet_id: int) -> bool:
        """Select the animal with this ID alone and scroll to it; answer whether it is there."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        if not self._select(pet_id, flags):
            return False
        self.scrollTo(self.currentIndex())
        return True

    def selected_pets(self) -> "list[Pet]":
        """Return the selected animals, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._model.pet(row) for row in rows]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def _digits(self, count: int) -> int:
        return self.fontMetrics().horizontalAdvance("0") * count

    def _make_room_for_numbers(self) -> None:
        """Make the columns of numbers as wide as needed: an int64 has up to 20 signs, and a cut one is no use."""
        for column, width in self._widths.items():
            wanted = max(self._digits(12), self._digits(self._model.longest(column) + 4))
            if self.columnWidth(column) == width:  # else somebody has chosen another
                self._widths[column] = wanted
                self.setColumnWidth(column, wanted)

    def _copy(self) -> None:
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        if not rows:
            return
        lines = ("\t".join(str(self._model.index(row, column).data()) for column in Column) for row in rows)
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copied.emit(len(rows))

    def _select(self, pet_id: int, flags: QItemSelectionModel.SelectionFlag) -> bool:
        row = self._model.row_of(pet_id)
        if row is None:
            return False
        self.selectionModel().setCurrentIndex(self._model.index(row, Column.NAME), flags)
        return True
