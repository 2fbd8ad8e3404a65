"""The table of saved views: names are edited in place, and views moved and removed by keyboard."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QStandardItem
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QStyleOptionViewItem, QWidget

from petstore_gui.inventory.input_parsing import InputError
from petstore_gui.inventory.saved_views import SavedView, named, parse_view_name
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import isolate, sanitize
from petstore_gui.ui.saved_views import text as views_text
from petstore_gui.ui.theme import icons
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate, set_text_colour

_NAME: Final = 0  # the column
_SHOWS: Final = 1
_KEYS: Final = 2
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class SavedViewsTable(BaseTableView):
    """One's own views in their order, then those of the administrator, with a lock."""

    edited = Signal(object)
    """The row of a view whose name was changed in place."""
    remove_requested = Signal()
    move_requested = Signal(object)
    """By how many rows the current view is to be moved."""

    def __init__(self, shared: Sequence[SavedView], category_names: Mapping[int, str]) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Saved views"))
        self._own: list[SavedView] = []
        self._shared = shared
        self._category_names = category_names
        titles = [self.tr("Name"), self.tr("Shows"), self.tr("Keys")]
        self._model = self.set_up_columns(titles, {_NAME: 28, _KEYS: 13}, _SHOWS)
        self._model.itemChanged.connect(self._on_model_item_changed)
        self.setItemDelegate(IsolatedTextDelegate(self))
        self.setItemDelegateForColumn(_NAME, _ViewNameDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)

    @property
    def views(self) -> tuple[SavedView, ...]:
        """One's own views, with their names as they were typed."""
        return tuple(self._own)

    @property
    def own_row(self) -> int | None:
        """The current row, if it is that of a view of one's own."""
        row = self.currentIndex().row()
        return row if 0 <= row < len(self._own) else None

    def show_views(self, views: Sequence[SavedView], row: int = 0) -> None:
        """Show these views, and select one of them."""
        self._own = list(views)
        self._model.setRowCount(0)
        for number, view in enumerate((*views, *self._shared)):
            shows = views_text.described(view.settings, self._category_names)
            key = views_text.key_of(number)
            items = [QStandardItem(view.name), QStandardItem(shows), QStandardItem(key)]
            for item in items:
                item.setEditable(item is items[_NAME] and not view.shared)
                item.setData(views_text.spoken(view, shows, key), Qt.ItemDataRole.AccessibleTextRole)
            if view.shared:
                items[_NAME].setIcon(icons.icon("lock", "quiet"))
                items[_NAME].setToolTip(self.tr("Set by the administrator"))
            self._model.appendRow(items)
        if self._model.rowCount():
            self.select_row(max(0, min(row, self._model.rowCount() - 1)))
            self.scrollTo(self.currentIndex())

    def problem(self, row: int) -> str:
        """Return why the name of a view of one's own cannot be used; nothing where it can."""
        try:
            name = parse_view_name(self._own[row].name)
        except InputError as error:
            return views_text.name_problem(error.problem)
        other = named((*self._own[:row], *self._own[row + 1 :]), name)
        return "" if other is None else views_text.taken(other.name)

    def rename(self) -> None:
        """Let the name of the current view be typed."""
        if self.own_row is not None:
            self.edit(self._model.index(self.own_row, _NAME))

    def finish_editing(self) -> None:
        """Take what is being typed as if Enter had been pressed."""
        editor = self.viewport().findChild(QLineEdit)
        if editor is not None and self.state() is QAbstractItemView.State.EditingState:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if self.state() is QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif event.key() in {*_ENTER, Qt.Key.Key_F2}:
            self.rename()
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.remove_requested.emit()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.move_requested.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    @Slot(QStandardItem)
    def _on_model_item_changed(self, item: QStandardItem) -> None:
        row, text = item.row(), item.text()
        if item.column() != _NAME or row >= len(self._own) or text == self._own[row].name:
            return
        with suppress(InputError):  # it stays as it was typed, and is said to be wrong
            text = parse_view_name(text)
        self._own[row] = view = replace(self._own[row], name=text)
        item.setText(text)
        shows = str(self._model.item(row, _SHOWS).text())
        for column in (_NAME, _SHOWS, _KEYS):
            spoken = views_text.spoken(view, shows, views_text.key_of(row))
            self._model.item(row, column).setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
        self.edited.emit(row)
        self.viewport().update()


class _ViewNameDelegate(IsolatedTextDelegate):
    """Draws a name, one with an error in its colour; edits it in a line."""

    def __init__(self, table: SavedViewsTable) -> None:
        super().__init__(table)
        self._table = table

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.text = isolate(sanitize(str(index.data() or "")))
        if index.row() < len(self._table.views) and self._table.problem(index.row()):
            set_text_colour(option, "error")

    @override
    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        editor = super().createEditor(parent, option, index)
        editor.setAccessibleName(self.tr("Name of the view"))
        return editor
