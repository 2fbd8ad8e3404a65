"""The table of animals: rows to look at, to find, to select, to sort and to copy."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QPoint, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import Column, column_titles
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtCore import QItemSelection, QModelIndex, Qt
    from PySide6.QtGui import QAction

    from petstore_gui.api.schema import Pet
    from petstore_gui.ui.pet_list.change_markers import ChangeMarkers
    from petstore_gui.ui.pet_list.column_actions import ColumnActions
    from petstore_gui.ui.pet_list.columns import ColumnLayout
    from petstore_gui.ui.pet_list.selection import SelectionKeeper
    from petstore_gui.ui.pet_list.table_model import PendingRow, PetTableModel


def _nothing() -> str:
    return ""


class PetTableView(BaseTableView):
    """Shows animals. Selection, current animal and place stay with the animals, whatever is listed, found or sorted.

    An animal that was selected and is not shown now is selected again when it comes back, unless another was meanwhile.
    """

    copied = Signal(object)
    """How many animals were put on the clipboard."""
    pending_activated = Signal(object)
    """The key of a pending add whose button was pressed, or its row entered."""
    pending_removed = Signal(object)
    """The key of a pending add that is to be taken out."""
    arranged = Signal()
    """A person has chosen, moved, sized or sorted columns."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        copied_footer: "Callable[[], str]" = _nothing,
        listed_source: "Callable[[], str]" = _nothing,
    ) -> None:
        """``copied_footer`` gives the last line of a copy of all, ``listed_source`` when and whence they came."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Animals"))
        # The header alone, for the first paint; the model of the animals takes its place with the first of them.
        self.set_up_columns(column_titles(), {Column.ID: 12, Column.CATEGORY: 12, Column.STATUS: 17}, Column.NAME)
        self._copied_footer = copied_footer
        self._listed_source = listed_source
        self._before_find: tuple[int, int | None] = 0, None
        """Where the rows stood, and at which animal, before something was searched for."""
        self._with_buttons: list[QPersistentModelIndex] = []
        """The rows of pending adds that have a button."""

    @cached_property
    def _model(self) -> "PetTableModel":
        """The model of the animals: made after the first paint, since it needs the Qt namespace (see plain.py)."""
        from PySide6.QtCore import Qt

        from petstore_gui.ui.pet_list.delegates import MarkDelegate, StatusDelegate
        from petstore_gui.ui.pet_list.table_model import PetTableModel

        model = PetTableModel(self)
        self.setModel(model)
        self.setFont(theme.tabular_font(self.font()))
        self.setItemDelegate(IsolatedTextDelegate(self))
        self.setItemDelegateForColumn(Column.ID, MarkDelegate(self))
        self.setItemDelegateForColumn(Column.STATUS, StatusDelegate(self))
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        self.horizontalHeader().setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.horizontalHeader().customContextMenuRequested.connect(self._on_header_menu_requested)
        return model

    @cached_property
    def _columns(self) -> "ColumnLayout":
        from petstore_gui.ui.pet_list.columns import ColumnLayout

        columns = ColumnLayout(self, self._model)
        columns.arranged.connect(self.arranged)
        return columns

    @cached_property
    def _marks(self) -> "ChangeMarkers":
        from petstore_gui.ui.pet_list.change_markers import ChangeMarkers

        return ChangeMarkers(self, self._model)

    @cached_property
    def _actions(self) -> "ColumnActions":
        from petstore_gui.ui.pet_list.column_actions import ColumnActions

        return ColumnActions(self._columns, self._model)

    @cached_property
    def _selection(self) -> "SelectionKeeper":
        from petstore_gui.ui.pet_list.selection import SelectionKeeper

        return SelectionKeeper(self, self._model)

    # --- what is shown ---

    def show_pets(self, pets: "Iterable[Pet]") -> None:
        """Show these animals instead of those before, and of them what is searched for."""
        place = self.verticalScrollBar().value()
        with self._selection.kept(self._columns.first_shown()):
            self._model.set_pets(pets)
        self._make_room()
        self.verticalScrollBar().setValue(place)
        self._look_at_marks()
        self._show_pending_buttons()

    def paint_now(self) -> None:
        """Paint the rows without waiting for the event loop."""
        self.executeDelayedItemsLayout()  # or they are painted once more with it
        self.viewport().repaint()

    def show_pending(self, pending: "Sequence[PendingRow]") -> None:
        """Show the rows of adds that are not settled, on top of all animals."""
        if list(pending) != (self._model.pending if "_model" in self.__dict__ else []):
            self._model.set_pending(pending)
            self._make_room()
            self._show_pending_buttons()

    def show_category_names(self, names: "Mapping[int, str]") -> None:
        """Show categories by the names that somebody gave them here."""
        place = self.verticalScrollBar().value()
        with self._selection.kept(self._columns.first_shown()):
            self._model.show_category_names(names)
        self._make_room()
        self.verticalScrollBar().setValue(place)
        self._show_pending_buttons()

    def find(self, text: str) -> None:  # type: ignore[override, explicit-override]  # Qt's own is static, for windows
        """Show only the animals with ``text`` in their name, ID or category; an empty text ends the search."""
        was_searching = self._model.searches
        if not was_searching:
            self._before_find = self.verticalScrollBar().value(), self._selection.current_id()
        with self._selection.kept(self._columns.first_shown()):
            self._model.find(text)
        if self._model.searches:
            self.scrollToTop()
        elif was_searching:
            self.updateGeometries()  # or the bar does not reach that far yet
            place, current = self._before_find
            self.verticalScrollBar().setValue(place)
            if self._selection.current_id() not in {None, current}:
                self.scrollTo(self.currentIndex())
        self._look_at_marks()
        self._show_pending_buttons()

    @property
    def counts(self) -> tuple[int, int]:
        """How many animals are shown, and how many there are to search in."""
        return self._model.found, self._model.loaded

    @property
    def has_pending(self) -> bool:
        """Whether there are rows of adds that are not settled."""
        return "_model" in self.__dict__ and bool(self._model.pending)

    def mark(self, new: "Iterable[int]", changed: "Iterable[int]", entered: "Iterable[int]" = ()) -> None:
        """Mark these animals, by ID, until they were in sight for 3 seconds; those marked before stay marked."""
        self._marks.add(new, changed, entered)

    def unmark_all(self) -> None:
        """Forget what is marked: other animals are about to be shown."""
        if "_marks" in self.__dict__:
            self._marks.clear()

    # --- how it is arranged ---

    def state(self) -> dict[str, object]:  # type: ignore[override, explicit-override]  # Qt's own is not virtual
        """Return how the columns are arranged and sorted, in values that JSON knows."""
        return self._columns.state()

    def restore(self, state: "Mapping[str, object]") -> None:
        """Arrange the columns as ``state`` says, and as at first where it does not say or says nonsense."""
        self._columns.restore(state)

    def column_actions(self) -> "list[QAction]":
        """Return what shows, hides, moves and sizes columns."""
        return self._actions.arranging

    def sort_actions(self) -> "list[QAction]":
        """Return what sorts."""
        return self._actions.sorting

    # --- what is selected ---

    def select_pet(self, pet_id: int) -> bool:
        """Select the animal with this ID alone and scroll to it; answer whether it is there."""
        from PySide6.QtCore import QItemSelectionModel

        flag = QItemSelectionModel.SelectionFlag
        if not self._selection.make_current(pet_id, self._columns.first_shown(), flag.ClearAndSelect | flag.Rows):
            return False
        self.scrollTo(self.currentIndex())
        return True

    def selected_pets(self) -> "list[Pet]":
        """Return the selected animals, from the top."""
        pets = [self._model.pet(row) for row in self._selection.rows()]
        return [pet for pet in pets if pet is not None]

    @property
    def selected_pending(self) -> "PendingRow | None":
        """The pending add of the current row, if it is one's and selected.

        Where the row of an add that has settled was the current one, Qt makes its neighbour current, not selected.
        """
        current = self.currentIndex()
        is_one = self.has_pending and self.selectionModel().isSelected(current)
        return self._model.pending_at(current.row()) if is_one else None

    def enter_rows(self) -> None:
        """Take the keys, at the row that is selected or else at the first."""
        self.setFocus()
        first = self._model.pet(len(self._model.pending)) if self._model.found else None
        if first is not None and not self.selectionModel().hasSelection():
            self.select_pet(first.id)

    # --- what is copied ---

    def copy(self) -> None:
        """Put the selected rows on the clipboard, as they are shown: as text, and as a table for a spreadsheet."""
        from petstore_gui.ui.pet_list.clipboard import cells, rows_data

        pets, columns, category = self.selected_pets(), self._columns.in_order(), self._model.category
        if pets:
            footer = self._copied_footer() if len(pets) == self._model.loaded else ""
            rows = [cells(pet, columns, category=category(pet)) for pet in pets]
            QGuiApplication.clipboard().setMimeData(rows_data(rows, footer))
            self.copied.emit(len(rows))

    def copy_ids(self) -> None:
        """Put the IDs of the selected animals on the clipboard, one in each line."""
        self._copy_lines([str(pet.id) for pet in self.selected_pets()])

    def copy_for_reply(self) -> None:
        """Put a line on each selected animal on the clipboard, for somebody who has asked for it."""
        from petstore_gui.ui.pet_list.clipboard import reply_line

        category, source = self._model.category, self._listed_source()
        self._copy_lines([reply_line(pet, category=category(pet), source=source) for pet in self.selected_pets()])

    # --- what Qt asks ---

    @override
    def moveCursor(self, action: "BaseTableView.CursorAction", modifiers: "Qt.KeyboardModifier") -> "QModelIndex":
        index = super().moveCursor(action, modifiers)
        if self.currentIndex().isValid() or "_columns" not in self.__dict__:
            return index
        return index.siblingAtColumn(self._columns.first_shown())  # Qt begins at an ID, and a row is read at its name

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtGui import QKeySequence  # nearly a millisecond that the first paint can do without

        pending = self.selected_pending
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif pending is not None and event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):  # Enter
            self.pending_activated.emit(pending.key)
        elif pending is not None and event.matches(QKeySequence.StandardKey.Delete):
            self.pending_removed.emit(pending.key)
        else:
            super().keyPressEvent(event)

    @override
    def selectionChanged(self, selected: "QItemSelection", deselected: "QItemSelection") -> None:
        super().selectionChanged(selected, deselected)
        if "_selection" in self.__dict__:
            self._selection.forget()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.selectionModel().hasSelection():
            from petstore_gui.ui.pet_list.table_menus import open_row_menu

            open_row_menu(self, event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if "_columns" in self.__dict__:
            self._columns.fit()
        self._show_pending_buttons()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if dy:
            self._show_pending_buttons()

    # --- how ---

    def _show_pending_buttons(self) -> None:
        """Put a button into each row in sight that has one: Qt drops them when the rows are replaced.

        There may be a thousand rows, and a button takes nearly a millisecond.
        """
        if "_model" not in self.__dict__ or not (self._model.pending or self._with_buttons):
            return
        from petstore_gui.ui.pet_list.pending_button import PendingButton

        rows = self._pending_in_sight()
        had_one = [each for each in self._with_buttons if each.isValid()]
        self._with_buttons = [each for each in had_one if each.row() in rows]
        for each in had_one:
            if each.row() not in rows:
                index = self._model.index(each.row(), Column.ID)
                self.setIndexWidget(index, None)  # type: ignore[arg-type]  # that of Qt takes it
        for row in rows:
            index, pending = self._model.index(row, Column.ID), self._model.pending[row]
            button = self.indexWidget(index)
            if isinstance(button, PendingButton):
                button.show_row(pending)
            else:
                button = PendingButton(pending)
                button.pressed_for.connect(self.pending_activated)
                self.setIndexWidget(index, button)
                self._with_buttons.append(QPersistentModelIndex(index))

    def _pending_in_sight(self) -> range:
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = len(self._model.pending)
        return range(first, count if last < 0 else min(last + 1, count)) if first >= 0 else range(0)

    def _look_at_marks(self) -> None:
        if "_marks" in self.__dict__:
            self._marks.look()

    def _make_room(self) -> None:
        self._columns.make_room({column: self._model.widest(column) for column in (Column.ID, Column.CATEGORY)})

    def _copy_lines(self, lines: list[str]) -> None:
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))
            self.copied.emit(len(lines))

    def _on_header_menu_requested(self, place: QPoint) -> None:
        from petstore_gui.ui.pet_list.table_menus import open_header_menu

        open_header_menu(self, place)
