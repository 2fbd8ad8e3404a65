"""The table of named things: names are edited in place, and the keyboard removes things."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtGui import QKeyEvent, QStandardItem
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QStyleOptionViewItem, QWidget

from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.inventory.name_keys import name_key
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate, sanitize
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate, set_text_colour

K = TypeVar("K")

_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


@dataclass(slots=True, eq=False)
class NamedRow(Generic[K]):
    """One thing with its typed name, and the error of that name."""

    thing: K
    name: str
    is_locked: bool = False
    error: str = ""


class NamedTable(BaseTableView, Generic[K]):
    """A row for each thing. A name stays as it was typed, and may have an error.

    Subclasses define the other cells of a row, and which names are valid.
    """

    may_lack_name = False

    def __init__(
        self,
        titles: Sequence[str],
        digits: Mapping[int, int],
        *,
        name_column: int,
        stretched: int,
        edited: Callable[[int], object],
        remove: Callable[[], object],
    ) -> None:
        """Call ``edited`` with the row whose name was changed in place, and ``remove`` to remove the selected rows."""
        super().__init__()
        self.name_column = name_column
        self.rows: list[NamedRow[K]] = []
        self._edited = edited
        self._remove = remove
        self._model = self.set_up_columns(titles, digits, stretched)
        self._model.itemChanged.connect(self._on_model_item_changed)
        self.setItemDelegate(_CellDelegate(self))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)

    # --- implemented by subclasses ---

    def cells(self, number: int) -> list[str]:
        """Return the texts of a row, including the name."""
        raise NotImplementedError

    def spoken(self, number: int) -> str:
        """Return what a screen reader says for a row."""
        raise NotImplementedError

    def editor_name(self, number: int) -> str:
        """Return the accessible name of the line in which a name is edited."""
        raise NotImplementedError

    def placeholder(self, number: int, column: int) -> str:  # noqa: ARG002  a subclass needs them
        """Return the placeholder for an empty text."""
        return ""

    def edited_column(self, number: int) -> int:  # noqa: ARG002
        """Return the editable column of a row."""
        return self.name_column

    def parse(self, text: str) -> str:
        """Return a name as it will be saved; raise :class:`InputError`."""
        raise NotImplementedError

    def problem_text(self, problem: InputProblem) -> str:
        """Return the sentence about an invalid name."""
        raise NotImplementedError

    def taken_text(self, row: NamedRow[K]) -> str:
        """Return the sentence about a name that another row has."""
        raise NotImplementedError

    # --- common to all ---

    def show_rows(self, rows: Sequence[NamedRow[K]]) -> None:
        """Show these rows; the current row keeps its number."""
        current = self.currentIndex().row()
        self.rows = list(rows)
        self._model.setRowCount(0)
        for number, row in enumerate(self.rows):
            items = [QStandardItem(text) for text in self.cells(number)]
            for column, item in enumerate(items):
                item.setEditable(column == self.edited_column(number) and not row.is_locked)
                item.setData(self._heard(number, column), Qt.ItemDataRole.AccessibleTextRole)
            self._model.appendRow(items)
        self._check_marked()
        if current >= 0 and self.rows:
            self.select_row(min(current, len(self.rows) - 1))

    def _heard(self, number: int, column: int) -> str | None:
        """Return what a screen reader says for a cell: the row, or ``None`` (its text) if it reads cell by cell."""
        if not accessibility.READS_CELLS:
            return self.spoken(number)
        return None if self.cells(number)[column] else self.placeholder(number, column)

    def show_row(self, number: int) -> None:
        """Select only this row, and scroll to it."""
        self.select_row(number)
        self.scrollTo(self.currentIndex())

    def owner_of(self, name: str, but: NamedRow[K] | None = None) -> NamedRow[K] | None:
        """Return the row of the user's own with this name already, except ``but``; or ``None``."""
        key = name_key(name)
        own = (row for row in self.rows if row.name and not row.is_locked and row is not but)
        return next((row for row in own if name_key(row.name) == key), None)

    def check(self, number: int) -> str:
        """Mark the name of a row if it is invalid, and return why; else show it as it will be saved, and return ""."""
        row = self.rows[number]
        row.error = ""
        if row.name or not self.may_lack_name:
            try:
                row.name = self.parse(row.name)
            except InputError as error:
                row.error = self.problem_text(error.problem)
            else:
                owner = self.owner_of(row.name, but=row)
                row.error = "" if owner is None else self.taken_text(owner)
        self.show_checked(number)
        return row.error

    def show_checked(self, number: int) -> None:
        """Show a row whose text or error has changed."""
        self._model.item(number, self.edited_column(number)).setText(self.rows[number].name)
        for column in range(self._model.columnCount()):
            self._model.item(number, column).setData(self._heard(number, column), Qt.ItemDataRole.AccessibleTextRole)
        self.viewport().update()

    def edit_name(self, number: int) -> None:
        """Open the editor for the name of a row."""
        self.go_to_editable(number)
        self.edit(self.currentIndex())

    def go_to_editable(self, number: int) -> None:
        """Make the editable cell of a row the current one, without selecting anything."""
        index = self._model.index(number, self.edited_column(number))
        self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.NoUpdate)

    def finish_editing(self) -> None:
        """Commit the open editor, as Enter does."""
        if self.state() is QAbstractItemView.State.EditingState:
            editor = self.indexWidget(self.currentIndex())
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if self.state() is QAbstractItemView.State.EditingState or row < 0:
            super().keyPressEvent(event)
        elif event.key() in {*_ENTER, Qt.Key.Key_F2}:
            if not self.rows[row].is_locked:
                self.edit_name(row)
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._remove()
        else:
            if event.text() and event.text().isprintable():
                self.go_to_editable(row)  # wherever the mouse or End has left the keyboard
            super().keyPressEvent(event)

    @Slot(QStandardItem)
    def _on_model_item_changed(self, item: QStandardItem) -> None:
        number, text = item.row(), item.text()
        row = self.rows[number]
        if item.column() != self.edited_column(number) or text == row.name:
            return
        row.name = "" if self.may_lack_name and not text.strip() else text
        self._edited(number)
        self._check_marked(but=number)

    def _check_marked(self, but: int | None = None) -> None:
        """Check rows with an error again: the row with the same name may have been renamed or removed."""
        for number, row in enumerate(self.rows):
            if row.error and number != but:
                self.check(number)


class _CellDelegate(IsolatedTextDelegate):
    """Draws a text (an invalid name in the colour of errors) or its placeholder; edits it in a line."""

    def __init__(self, table: NamedTable[Any]) -> None:
        super().__init__(table)
        self._table = table

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        number, is_there = index.row(), index.row() < len(self._table.rows)
        if not index.data() and is_there:
            option.text = self._table.placeholder(number, index.column())
            set_text_colour(option, "quiet")
        elif is_there and index.column() == self._table.edited_column(number):
            option.text = isolate(sanitize(str(index.data())))
            if self._table.rows[number].error:
                set_text_colour(option, "error")

    @override
    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        editor = super().createEditor(parent, option, index)
        accessibility.name_editor(editor, self._table.editor_name(index.row()))
        return editor
