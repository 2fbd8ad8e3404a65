"""The table of categories and their names, which are edited in place, and removed by keyboard."""

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QStandardItem
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QStyleOptionViewItem, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.categories import text as categories_text
from petstore_gui.ui.i18n.text import category_text, isolate, sanitize
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate, set_text_colour

_MIN_DIGITS: Final = 9
_NAME: Final = 1  # the column
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STEPS: Final = {
    QAbstractItemDelegate.EndEditHint.SubmitModelCache: 1,  # Enter
    QAbstractItemDelegate.EndEditHint.EditNextItem: 1,  # Tab
    QAbstractItemDelegate.EndEditHint.EditPreviousItem: -1,
}


class CategoryTable(BaseTableView):
    """ID and name, in the order of the IDs; a name stays as it was typed, and may have an error."""

    edited = Signal(object)
    """The ID of a category whose name was changed in place."""
    remove_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Category names"))
        self._names: dict[int, str] = {}
        self._errors: dict[int, str] = {}
        self._ids: list[int] = []
        self._model = self.set_up_columns([self.tr("Category ID"), self.tr("Name")], {}, _NAME)
        self._model.itemChanged.connect(self._on_model_item_changed)
        self.setItemDelegateForColumn(_NAME, _NameDelegate(self))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)

    @property
    def names(self) -> dict[int, str]:
        """The names of the rows that have one."""
        return dict(self._names)

    @property
    def errors(self) -> dict[int, str]:
        """What is wrong with some of the names."""
        return dict(self._errors)

    def show_names(self, names: Mapping[int, str], used: Collection[int]) -> None:
        """Show these names, and the ``used`` categories that have none; the current row stays where it is."""
        row = self.currentIndex().row()
        self._errors = {each: error for each, error in self._errors.items() if names.get(each) == self._names[each]}
        self._names = dict(names)
        self._ids = sorted(names.keys() | set(used))
        self._model.setRowCount(0)
        for category_id in self._ids:
            items = [QStandardItem(isolate(str(category_id))), QStandardItem(names.get(category_id, ""))]
            items[0].setEditable(False)
            for item in items:
                item.setData(self._spoken_text(category_id), Qt.ItemDataRole.AccessibleTextRole)
            self._model.appendRow(items)
        # An int64 has up to 20 signs, and a cut one is no use.
        digits = max((len(str(each)) for each in self._ids), default=0)
        width = self.fontMetrics().horizontalAdvance("0" * max(digits, _MIN_DIGITS)) + 2 * theme.MARGIN
        self.setColumnWidth(0, max(width, self.horizontalHeader().sectionSizeHint(0)))
        if row >= 0 and self._ids:
            self.select_row(min(row, len(self._ids) - 1))

    def set_name(self, category_id: int, name: str) -> None:
        """Write a name that was typed as it will be saved."""
        self._names[category_id] = name
        self._model.item(self._ids.index(category_id), _NAME).setText(name)

    def set_error(self, category_id: int, sentence: str) -> None:
        """Mark the name of a category as one that cannot be used; an empty sentence ends that."""
        self._errors.pop(category_id, None)
        if sentence:
            self._errors[category_id] = sentence
        self.viewport().update()

    def select(self, category_id: int | None) -> None:
        """Select the row of this category alone, and scroll to it."""
        if category_id in self._ids:
            self.select_row(self._ids.index(category_id))
            self.scrollTo(self.currentIndex())

    def selected_ids(self) -> list[int]:
        """Return the categories of the selected rows."""
        return [self._ids[index.row()] for index in self.selectionModel().selectedRows()]

    def category_id(self, row: int) -> int:
        """Return the category of a row."""
        return self._ids[row]

    def finish_editing(self) -> None:
        """Take what is being typed as if Enter had been pressed."""
        editor = self.viewport().findChild(QLineEdit)
        if editor is not None and self.state() is QAbstractItemView.State.EditingState:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    @override
    def select_row(self, row: int) -> None:
        super().select_row(row)
        # What is typed then is for the name.
        self.selectionModel().setCurrentIndex(
            self.model().index(row, _NAME), self.selectionModel().SelectionFlag.NoUpdate
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if self.state() is QAbstractItemView.State.EditingState or not index.isValid():
            super().keyPressEvent(event)
        elif event.key() in {*_ENTER, Qt.Key.Key_F2}:
            self.edit(index.siblingAtColumn(_NAME))
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove_requested.emit()
        else:
            super().keyPressEvent(event)

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        step = _STEPS.get(hint)
        no_hint = QAbstractItemDelegate.EndEditHint.NoHint
        super().closeEditor(editor, hint if step is None else no_hint)
        row = self.currentIndex().row()
        # On to the next name, as in a spreadsheet, unless this one cannot be used.
        if step is not None and row >= 0 and self._ids[row] not in self._errors:
            self.select_row(max(0, min(row + step, len(self._ids) - 1)))

    @Slot(QStandardItem)
    def _on_model_item_changed(self, item: QStandardItem) -> None:
        category_id, text = self._ids[item.row()], item.text()
        if item.column() != _NAME or text == self._names.get(category_id, ""):
            return
        self._names.pop(category_id, None)
        if text.strip():
            self._names[category_id] = text
        for column in (0, _NAME):
            spoken = self._spoken_text(category_id)
            self._model.item(item.row(), column).setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
        self.edited.emit(category_id)

    def _spoken_text(self, category_id: int) -> str:
        if category_id in self._names:
            return category_text(category_id, self._names)
        return categories_text.without_name(category_id)


class _NameDelegate(IsolatedTextDelegate):
    """Draws a name, one with an error in its colour, or that there is none; edits it in a line."""

    def __init__(self, table: CategoryTable) -> None:
        super().__init__(table)
        self._table = table
        self._placeholder = self.tr("Add a name")

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not index.data():
            option.text = self._placeholder
            set_text_colour(option, "quiet")
            return
        option.text = isolate(sanitize(str(index.data())))
        if self._table.category_id(index.row()) in self._table.errors:
            set_text_colour(option, "error")

    @override
    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        editor = super().createEditor(parent, option, index)
        category_id = self._table.category_id(index.row())
        editor.setAccessibleName(self.tr("Name of category {id}").format(id=category_id))
        return editor
