"""The table of animals, with selection, search, sorting and copying."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import field_title
from petstore_gui.ui.pet_list.badges import MatchDelegate, NameDelegate, StatusDelegate
from petstore_gui.ui.pet_list.clipboard import cells, reply_line, rows_data
from petstore_gui.ui.pet_list.column_layout import GIVE_WAY, ColumnActions, ColumnHeader, ColumnLayout, column_size
from petstore_gui.ui.pet_list.columns import COLUMNS, runs, section
from petstore_gui.ui.pet_list.table_model import ChangeMark, PendingRow, PetTableModel, RowKey
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import TEXT_X, BaseTableView

if TYPE_CHECKING:
    from petstore_gui.api.schema import Pet

_SELECT: Final = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
_BY_KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_SELECT_ALONE: Final = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows

# A marked animal that is in sight at 7 checks in a row, which is 3 seconds, has been seen.
_CHECKS: Final = 7
_CHECK_EVERY_MS: Final = 500


class PetTableView(BaseTableView):
    """Shows animals. Selection and current cell stay with the animals when rows are replaced, searched or sorted.

    A selected animal that is no longer shown is selected again when it comes back, unless another one is meanwhile.
    """

    copied = Signal(object)
    """The number of animals copied to the clipboard."""
    ids_copied = Signal(object)
    """The number of IDs copied to the clipboard."""
    selection_missed = Signal()
    """There is no selected animal to copy."""
    card_requested = Signal()
    """The user wants the card of the chosen animal."""
    row_menu_requested = Signal(QPoint, bool)
    """The global position for the menu of the selected rows, and whether a key opens it."""
    pending_activated = Signal(object)
    """The key of a pending add: its button was pressed, or Enter in its row."""
    pending_removed = Signal(object)
    """A tuple with the keys of pending adds to remove."""
    change_refused = Signal()
    """The user has pressed a key to delete or edit an animal of the service, which does not offer that."""

    def __init__(self, names: CategoryNames, *, listed_source: "Callable[[Pet], str]" = lambda _pet: "") -> None:
        """``listed_source`` returns the time and the origin of the data of an animal, for copied lines."""
        super().__init__()
        self.setAccessibleName(self.tr("Animals"))
        self.selects_on_tab = True  # selects the first row if none is selected
        self._listed_source = listed_source
        self._before_search: tuple[int, RowKey | None] = 0, None  # scroll position and current row
        self.category_names = names
        self._model = PetTableModel(names, self)
        self._hidden: set[RowKey] = set()  # selected rows that are no longer shown
        self._hidden_current: RowKey | None = None
        self.has_cards = True
        """Whether Enter on an animal requests its card; else the dialog gets the key."""
        self.is_replacing = False
        """Whether the current row changes because rows come or go, not because the user moved."""
        header = ColumnHeader()
        self.setHorizontalHeader(header)
        self.setModel(self._model)
        self.size_columns({section(field): column_size(field).digits for field in GIVE_WAY}, section(PetField.NAME))
        self.setFont(theme.tabular_font(self.font()))
        self.setItemDelegate(MatchDelegate(self))
        self.setItemDelegateForColumn(section(PetField.NAME), NameDelegate(self))
        self.setItemDelegateForColumn(section(PetField.STATUS), StatusDelegate(self))
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_header_menu_requested)
        self.columns = ColumnLayout(self, header, self._model)
        self.markers = ChangeMarkers(self, self._model)
        names.changed.connect(self._on_names_changed)

    @cached_property
    def _buttons(self) -> "PendingButtons":
        """The buttons of pending adds; made with the first one."""
        return PendingButtons(self, self._model, self.pending_activated)

    @cached_property
    def column_actions(self) -> ColumnActions:
        """The actions that arrange and sort the columns; made with the first menu."""
        return ColumnActions(self.columns, self._model)

    # --- the rows ---

    def show_pets(self, pets: "Iterable[Pet]") -> None:
        """Replace the animals; the search stays."""
        self._replace_rows(partial(self._model.set_pets, pets))

    def paint_now(self) -> None:
        """Paint the rows without waiting for the event loop."""
        self.executeDelayedItemsLayout()  # else the delayed layout paints them once more
        self.viewport().repaint()

    def show_pending(self, pending: Sequence[PendingRow]) -> None:
        """Show the rows of pending adds, on top of all animals."""
        if list(pending) != self._model.pending:
            self.is_replacing = True
            self._model.set_pending(pending)
            self.is_replacing = False
            self._buttons.update()

    @Slot()
    def _on_names_changed(self) -> None:
        self._replace_rows(self._model.show_category_names)

    def find(self, text: str) -> None:  # type: ignore[override, explicit-override]  # Qt's own is static, for windows
        """Show only the animals with ``text`` in their name, ID or category; an empty text ends the search."""
        if not (was_searching := bool(self._model.search)):
            self._before_search = self.verticalScrollBar().value(), self._current_key()
        self._replace_rows(partial(self._model.find, text))
        if self._model.search:
            self.scrollToTop()
        elif was_searching:
            self.updateGeometries()  # else the scroll bar does not reach that far yet
            scroll, current = self._before_search
            self.verticalScrollBar().setValue(scroll)
            if self._current_key() not in {None, current}:
                self.scrollTo(self.currentIndex())

    @property
    def count(self) -> int:
        """The number of animals that are shown."""
        return len(self._model.found)

    @property
    def has_pending(self) -> bool:
        """Whether there are rows of pending adds."""
        return bool(self._model.pending)

    # --- the selection ---

    def select_pet(self, pet_id: int, *, scrolls: bool = True) -> bool:
        """Select only the animal with this ID, and scroll to it; return whether it is in the table."""
        row = self._model.row_of(pet_id)
        if row is not None:
            index = self._model.index(row, section(self.columns.first_shown()))
            self.setAutoScroll(scrolls)  # Qt scrolls to what becomes current
            self.selectionModel().setCurrentIndex(index, _SELECT_ALONE)
            self.setAutoScroll(True)
            if scrolls:
                self.scrollTo(index)
        return row is not None

    def forget_selection(self) -> None:
        """Deselect all rows, also those that are no longer shown, before the animals of another service are shown."""
        self.selectionModel().clear()
        self._hidden, self._hidden_current = set(), None

    def has_pet(self, pet_id: int) -> bool:
        """Whether the animal with this ID is in the table."""
        return self._model.row_of(pet_id) is not None

    def shown_pets(self) -> "list[Pet]":
        """Return the animals in the table, from the top."""
        return list(self._model.found)

    def selected_pets(self) -> "list[Pet]":
        """Return the selected animals, from the top."""
        return [pet for row in self._selected_rows() if (pet := self._model.pet(row)) is not None]

    @property
    def chosen_pet(self) -> "Pet | None":
        """The animal that commands act on: the current one if it is selected, else the only selected one.

        They differ where the user moves or deselects with Ctrl, and where Qt makes the neighbour of a removed row
        current.
        """
        current, selected = self.currentIndex().row(), self._selected_rows()
        row = current if current in selected else selected[0] if len(selected) == 1 else None
        return None if row is None else self._model.pet(row)

    @property
    def selected_pending(self) -> PendingRow | None:
        """The pending add of the current row, if the row is selected; ``None`` for an animal.

        When the current row is removed, as its add is resolved, Qt makes the row beside it current, but not selected.
        """
        current = self.currentIndex()
        is_one = self.has_pending and self.selectionModel().isSelected(current)
        return self._model.pending_at(current.row()) if is_one else None

    @property
    def _selected_pending_keys(self) -> tuple[int, ...]:
        pending = map(self._model.pending_at, self._selected_rows())
        return tuple(each.key for each in pending if each is not None)

    @Slot()
    def enter_rows(self) -> None:
        """Put the focus into the rows; select the first one if none is selected."""
        self.setFocus()
        self._select_first()

    # --- copying ---

    @Slot()
    def copy(self) -> None:
        """Copy the selected rows to the clipboard, as they are shown, below the titles of their columns."""
        pets, fields, category = self.selected_pets(), self.columns.in_order(), self._model.category
        if pets:
            rows = [cells(pet, fields, category=category(pet)) for pet in pets]
            QGuiApplication.clipboard().setMimeData(rows_data([[field_title(field) for field in fields], *rows]))
            self.copied.emit(len(pets))
        else:
            self.selection_missed.emit()

    @Slot()
    def copy_ids(self) -> None:
        """Copy the IDs of the selected animals to the clipboard, one in each line."""
        self._copy_lines([str(pet.id) for pet in self.selected_pets()], self.ids_copied)

    @Slot()
    def copy_for_reply(self) -> None:
        """Copy a line for a reply to the clipboard, for each selected animal."""
        category, source = self._model.category, self._listed_source
        lines = [reply_line(pet, category=category(pet), source=source(pet)) for pet in self.selected_pets()]
        self._copy_lines(lines, self.copied)

    # --- for Qt ---

    @override
    def moveCursor(self, action: BaseTableView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        index = super().moveCursor(action, modifiers)
        if self.currentIndex().isValid():
            return index
        return index.siblingAtColumn(
            section(self.columns.first_shown())
        )  # Qt begins at the ID, but a screen reader should read the name

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS and self.selects_on_tab:
            self._select_first()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        pending = self.selected_pending
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif pending is not None and event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):  # Enter
            self.pending_activated.emit(pending.key)
        elif pending is not None and event.matches(QKeySequence.StandardKey.Delete):
            if not event.isAutoRepeat():  # else a key that is held down removes the rows after it, too
                self.pending_removed.emit(self._selected_pending_keys)
        elif event.matches(QKeySequence.StandardKey.InsertParagraphSeparator) and self.has_cards and self.chosen_pet:
            self.card_requested.emit()
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._request_menu()  # Qt does so for the Menu key only (6.11)
        elif _changes(event) and self.has_cards and self.selected_pets():
            self.change_refused.emit()
        else:
            super().keyPressEvent(event)

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self._hidden, self._hidden_current = set(), None  # the user has selected something else

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._request_menu()
        elif self.selectionModel().hasSelection():
            self.row_menu_requested.emit(event.globalPos(), False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.columns.fit()

    # --- how ---

    def _request_menu(self) -> None:
        """Request the menu of the current row, as for a key."""
        if self.selectionModel().hasSelection():
            of_row = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
            self.row_menu_requested.emit(of_row, True)

    def _select_first(self) -> None:
        """Select the first animal if nothing is selected, so that screen readers and keys have a row."""
        if self._model.found and not self.selectionModel().hasSelection():
            self.select_pet(self._model.found[0].id)

    def _replace_rows(self, replace: Callable[[], None]) -> None:
        """Call ``replace``, which replaces all rows of the model, and restore selection and scroll position."""
        scroll, keys = self.verticalScrollBar().value(), self._model.keys()
        selected = {keys[row] for row in self._selected_rows()} | self._hidden
        current = self._current_key() or self._hidden_current
        self.is_replacing = True
        replace()
        rows = {key: row for row, key in enumerate(self._model.keys())}
        self._select_rows({rows[key] for key in selected & rows.keys()})
        if current in rows:
            index = self._model.index(rows[current], section(self.columns.first_shown()))
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.is_replacing = False
        self._hidden = selected - rows.keys()
        self._hidden_current = None if current in rows else current
        self.verticalScrollBar().setValue(scroll)
        self.columns.make_room(
            {field: self._model.widest(field) for field in PetField if column_size(field).fits_texts}
        )

    def _selected_rows(self) -> list[int]:
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def _select_rows(self, rows: set[int]) -> None:
        selection = QItemSelection()
        for first, end in runs(row in rows for row in range(self._model.rowCount())):
            selection.select(self._model.index(first, 0), self._model.index(end - 1, len(COLUMNS) - 1))
        self.selectionModel().select(selection, _SELECT)

    def _current_key(self) -> RowKey | None:
        row = self.currentIndex().row()
        return self._model.keys()[row] if row >= 0 else None

    def _copy_lines(self, lines: list[str], copied: SignalInstance) -> None:
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))
            copied.emit(len(lines))
        else:
            self.selection_missed.emit()

    @Slot(QPoint)
    def _on_header_menu_requested(self, position: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.column_actions.layout_actions)
        menu.popup(self.horizontalHeader().viewport().mapToGlobal(position))


def _changes(event: QKeyEvent) -> bool:
    """Whether a key means to delete or to edit."""
    is_edit = event.key() == Qt.Key.Key_F2 and not event.modifiers()
    return is_edit or event.matches(QKeySequence.StandardKey.Delete)


class ChangeMarkers(QObject):
    """Removes a mark once its animal was in sight for 3 seconds."""

    def __init__(self, table: BaseTableView, model: PetTableModel) -> None:
        super().__init__(table)
        self._table = table
        self._model = model
        self._marks: dict[int, ChangeMark] = {}
        self._before: dict[int, Pet] = {}
        """The changed animals as they were when they were last seen."""
        self._checks: dict[int, int] = {}
        self._timer = QTimer(self, interval=_CHECK_EVERY_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        model.modelReset.connect(self._on_model_rows_changed)
        model.rowsInserted.connect(self._on_model_rows_changed)

    def add(
        self, new: Iterable[int] = (), changed: "Mapping[int, Pet]" = MappingProxyType({}), entered: Iterable[int] = ()
    ) -> None:
        """Mark these animals, by ID, until they were in sight for 3 seconds; earlier marks stay.

        ``changed`` has each animal as it was.
        """
        self._before = {**changed, **self._before}
        marks = {**dict.fromkeys(changed, ChangeMark.CHANGED), **self._marks}
        self._set(marks | dict.fromkeys(entered, ChangeMark.ENTERED) | dict.fromkeys(new, ChangeMark.NEW))

    def remove(self, pet_id: int) -> None:
        """Remove the mark of the animal with this ID."""
        self._set({each: mark for each, mark in self._marks.items() if each != pet_id})

    def clear(self) -> None:
        """Remove all marks, before the animals of another service are shown."""
        self._set({})

    def _set(self, marks: dict[int, ChangeMark]) -> None:
        if marks != self._marks:
            self._marks = marks
            self._before = {pet_id: pet for pet_id, pet in self._before.items() if pet_id in marks}
            self._model.mark(marks, self._before)
            self._timer.start()

    @Slot(QModelIndex, int, int)
    @Slot()
    def _on_model_rows_changed(self, *_where: object) -> None:
        self._timer.start()  # a marked animal may be in sight again

    @Slot()
    def _on_timer_timeout(self) -> None:
        in_sight = self._marks.keys() & self._ids_in_sight()
        self._checks = {pet_id: self._checks.get(pet_id, 0) + 1 for pet_id in in_sight}
        self._set({pet_id: mark for pet_id, mark in self._marks.items() if self._checks.get(pet_id, 0) < _CHECKS})
        if all(pet.id not in self._marks for pet in self._model.found):
            self._timer.stop()

    def _ids_in_sight(self) -> set[int]:
        if not self._table.isActiveWindow() or not self._table.isVisible():
            return set()
        return {pet.id for row in self._table.rows_in_sight() if (pet := self._model.pet(row)) is not None}


class PendingButtons(QObject):
    """Makes buttons only for the rows in sight: there may be a thousand rows, and a button takes a millisecond."""

    def __init__(self, table: BaseTableView, model: PetTableModel, activated: SignalInstance) -> None:
        """``activated`` is emitted with the key of the add whose button is pressed."""
        super().__init__(table)
        self._table = table
        self._model = model
        self._activated = activated
        self._with_buttons: list[QPersistentModelIndex] = []
        bar = table.verticalScrollBar()
        for moved in (bar.valueChanged, bar.rangeChanged):
            moved.connect(self.update)
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
            changed.connect(self.update)

    @Slot()
    def update(self) -> None:
        """Make and remove buttons for the rows now in sight. Qt deletes the buttons when the model is reset."""
        in_sight = self._table.rows_in_sight()
        rows = range(in_sight.start, min(in_sight.stop, len(self._model.pending)))
        had_one = [each for each in self._with_buttons if each.isValid()]
        self._with_buttons = [each for each in had_one if each.row() in rows]
        for each in had_one:
            if each.row() not in rows:
                index = self._model.index(each.row(), section(PetField.ID))
                self._table.setIndexWidget(index, None)  # type: ignore[arg-type]  # that of Qt takes it
        for row in rows:
            index, pending = self._model.index(row, section(PetField.ID)), self._model.pending[row]
            button = self._table.indexWidget(index)
            if isinstance(button, PendingButton):
                button.show_row(pending)
            else:
                button = PendingButton(pending, self._activated)
                self._table.setIndexWidget(index, button)
                self._with_buttons.append(QPersistentModelIndex(index))


class PendingButton(QWidget):
    """The button in the row of a pending add, for the mouse; Enter in the row does the same."""

    def __init__(self, pending: PendingRow, activated: SignalInstance) -> None:
        super().__init__()
        self._activated = activated
        self._key = pending.key
        self._button = QPushButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.setProperty("role", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(TEXT_X, 0, theme.UNIT, 0)
        row.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._button.clicked.connect(self._on_button_clicked)
        self.show_row(pending)

    def show_row(self, pending: PendingRow) -> None:
        """Show the text for its row; the button is hidden if that is empty."""
        self._button.setText(pending.act)
        self._button.setAccessibleName(pending.act)
        self._button.setAccessibleDescription(pending.spoken)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the button if it has a text and there is room for all of it."""
        room = self.width() - TEXT_X - theme.UNIT
        self._button.setVisible(bool(self._button.text()) and self._button.sizeHint().width() <= room)

    @Slot(bool)
    def _on_button_clicked(self, _checked: object = None) -> None:
        self._activated.emit(self._key)
