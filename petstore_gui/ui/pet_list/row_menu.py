"""The menu of a row, and what can be done with the animal in it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu

from petstore_gui.ui.pet_list.table_model import PendingRow
from petstore_gui.ui.pet_list.table_view import PetTableView


class RowMenu(QObject):
    """Acts on the animal in the current row of ``table``; made after the first list."""

    lookup_requested = Signal(object)
    """The ID of an animal to look up."""
    similar_requested = Signal(object)
    """An animal: another one of its category and status is to be added."""
    category_requested = Signal(object)
    """The ID of the only category to show."""

    def __init__(self, table: PetTableView, *, only_copies: bool = False) -> None:
        """``only_copies``: the table is a dialog's, from which nothing else can be gone on to."""
        super().__init__(table)
        self._table = table
        self._only_copies = only_copies
        self._entries: list[tuple[str, Callable[[], object]]] = []
        table.row_menu_requested.connect(self._on_table_row_menu_requested)

    def add_entry(self, text: str, slot: Callable[[], object]) -> None:
        """Put an entry for the selected animals below those that copy."""
        self._entries.append((text, slot))

    @Slot()
    def look_up(self) -> None:
        """Look the animal up anew."""
        if (pet := self._table.current_pet) is not None:
            self.lookup_requested.emit(pet.id)

    @Slot()
    def add_similar(self) -> None:
        """Begin to add another animal of the same category and status."""
        if (pet := self._table.current_pet) is not None:
            self.similar_requested.emit(pet)

    @Slot()
    def show_category(self) -> None:
        """Show only the category of the animal."""
        if (pet := self._table.current_pet) is not None:
            self.category_requested.emit(pet.category_id)

    @Slot(QPoint, bool)
    def _on_table_row_menu_requested(self, position: QPoint, by_keyboard: bool) -> None:  # noqa: FBT001  a slot
        menu = QMenu(self._table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        pending = self._table.selected_pending
        if pending is None:
            self._fill(menu)
        else:
            self._fill_pending(menu, pending)
        menu.popup(position)
        if by_keyboard:
            menu.setActiveAction(menu.actions()[0])  # which a screen reader says; else the menu opens silently

    def _fill(self, menu: QMenu) -> None:
        table = self._table
        of_one: tuple[tuple[str, Callable[[], object]], ...] = (
            (self.tr("Sho&w card"), table.card_requested.emit),
            (self.tr("Look &up again"), self.look_up),
            (self.tr("Add one li&ke this"), self.add_similar),
            (self.tr("&Only this category"), self.show_category),
        )
        of_all: tuple[tuple[str, Callable[[], object]], ...] = (
            (self.tr("&Copy"), table.copy),
            (self.tr("Copy &ID"), table.copy_ids),
            (self.tr("Copy for a &reply"), table.copy_for_reply),
            *self._entries,
        )
        if len(table.selected_pets()) == 1 and not self._only_copies:
            for text, slot in of_one:
                _add(menu, text, slot)
            menu.addSeparator()
        for text, slot in of_all:
            _add(menu, text, slot)

    def _fill_pending(self, menu: QMenu, pending: PendingRow) -> None:
        if pending.act:
            _add(menu, pending.act, partial(self._table.pending_activated.emit, pending.key))
        _add(menu, self.tr("&Take out"), partial(self._table.pending_removed.emit, pending.key))


def _add(menu: QMenu, text: str, slot: Callable[[], object]) -> None:
    menu.addAction(text).triggered.connect(lambda _checked=False: slot())  # without the argument of triggered()
