"""The table of animals: rows to look at, to select, to sort and to copy."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QItemSelectionModel, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from petstore_gui.ui import override, plain, theme, words
from petstore_gui.ui.words import Column

if TYPE_CHECKING:
    from collections.abc import Iterable

    from petstore_gui.api.schema import Pet
    from petstore_gui.ui.pet_model import Mark, PetModel

# A marked animal that was in sight at so many looks in a row was in sight for 3 seconds: it has been seen.
_LOOKS: Final = 7
_LOOK_EVERY_MS: Final = 500


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

        self._remark = ""
        self._marks: dict[int, Mark] = {}
        self._looks: dict[int, int] = {}

    @cached_property
    def _model(self) -> "PetModel":
        """The model of the animals: made after the first paint, since it needs the Qt namespace (see plain.py)."""
        from PySide6.QtCore import Qt

        from petstore_gui.ui.pet_model import PetModel
        from petstore_gui.ui.status_delegate import MarkDelegate, StatusDelegate

        model = PetModel(self)
        self.setModel(model)
        self.setItemDelegateForColumn(Column.ID, MarkDelegate(self))
        self.setItemDelegateForColumn(Column.STATUS, StatusDelegate(self))
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        return model

    def show_pets(self, pets: "Iterable[Pet]", *, remark: str = "") -> None:
        """Show these animals instead of those before; selection, current animal and place stay where they can.

        ``remark`` is the last line of a copy of all of them.
        """
        self._remark = remark
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
        self._look_for_marks()

    def mark(self, new: "Iterable[int]", changed: "Iterable[int]", entered: "Iterable[int]" = ()) -> None:
        """Mark these animals, by ID, until they were in sight for 3 seconds; those marked before stay marked."""
        from petstore_gui.ui.pet_model import Mark

        come = dict.fromkeys(entered, Mark.ENTERED) | dict.fromkeys(new, Mark.NEW)
        self._mark(dict.fromkeys(changed, Mark.CHANGED) | self._marks | come)

    def unmark_all(self) -> None:
        """Forget what is marked: other animals are about to be shown."""
        self._mark({})

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
        lines = ["\t".join(self._copied(row, column) for column in Column) for row in rows]
        if self._remark and len(rows) == self._model.rowCount():
            lines.append(self._remark)
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copied.emit(len(rows))

    def _copied(self, row: int, column: Column) -> str:
        text = str(self._model.index(row, column).data())
        return text if column in {Column.ID, Column.CATEGORY} else words.harmless(text)

    @cached_property
    def _looking(self) -> QTimer:
        timer = QTimer(self, interval=_LOOK_EVERY_MS)
        timer.timeout.connect(self._on_looking_timeout)
        return timer

    def _on_looking_timeout(self) -> None:
        in_sight = self._marks.keys() & self._ids_in_sight()
        self._looks = {pet_id: self._looks.get(pet_id, 0) + 1 for pet_id in in_sight}
        seen = {pet_id for pet_id, looks in self._looks.items() if looks >= _LOOKS}
        if seen:
            self._mark({pet_id: mark for pet_id, mark in self._marks.items() if pet_id not in seen})

    def _ids_in_sight(self) -> "set[int]":
        if not self.isActiveWindow() or not self.isVisible():
            return set()
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        rows = range(first, (last if last >= 0 else self._model.rowCount() - 1) + 1) if first >= 0 else ()
        return {self._model.pet(row).id for row in rows}

    def _mark(self, marks: "dict[int, Mark]") -> None:
        self._marks = marks
        self._model.mark(marks)
        self._look_for_marks()

    def _look_for_marks(self) -> None:
        """Look for as long as there is something marked among the rows."""
        if any(self._model.row_of(pet_id) is not None for pet_id in self._marks):
            if not self._looking.isActive():
                self._looking.start()
        elif "_looking" in self.__dict__:
            self._looking.stop()

    def _select(self, pet_id: int, flags: QItemSelectionModel.SelectionFlag) -> bool:
        row = self._model.row_of(pet_id)
        if row is None:
            return False
        self.selectionModel().setCurrentIndex(self._model.index(row, Column.NAME), flags)
        return True
