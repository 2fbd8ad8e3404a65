"""The context menu of the selected rows."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtWidgets import QMenu

from petstore_gui.ui.pet_list.table_model import PendingRow
from petstore_gui.ui.pet_list.table_view import PetTableView


@dataclass(frozen=True, kw_only=True, slots=True)
class RowActions:
    """The actions for the chosen animal."""

    look_up: Callable[[], object]
    add_similar: Callable[[], object]
    """Start to add another animal of the same category and status."""
    show_category: Callable[[], object]
    """Show only the category of the animal."""


class RowMenu(QObject):
    """The context menu of the selected rows of ``table``; made after the first list."""

    def __init__(self, table: PetTableView, actions: RowActions | None = None) -> None:
        """Without ``actions``, as in a dialog, the menu only copies."""
        super().__init__(table)
        self._table = table
        self._actions = actions
        self._entries: list[tuple[str, Callable[[], object]]] = []
        table.row_menu_requested.connect(self._on_table_row_menu_requested)

    def add_entry(self, text: str, slot: Callable[[], object]) -> None:
        """Add an entry for the selected animals, below those that copy."""
        self._entries.append((text, slot))

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
            menu.setActiveAction(menu.actions()[0])  # so that a screen reader says it; else the menu opens silently

    def _fill(self, menu: QMenu) -> None:
        table, actions = self._table, self._actions
        if len(table.selected_pets()) == 1 and actions is not None:
            _add(menu, self.tr("Sho&w card"), table.card_requested.emit)
            _add(menu, self.tr("Look &up again"), actions.look_up)
            _add(menu, self.tr("Add one li&ke this"), actions.add_similar)
            _add(menu, self.tr("&Only this category"), actions.show_category)
            menu.addSeparator()
        _add(menu, self.tr("&Copy"), table.copy)
        _add(menu, self.tr("Copy &ID"), table.copy_ids)
        _add(menu, self.tr("Copy for a &reply"), table.copy_for_reply)
        for text, slot in self._entries:
            _add(menu, text, slot)

    def _fill_pending(self, menu: QMenu, pending: PendingRow) -> None:
        if pending.act:
            _add(menu, pending.act, partial(self._table.pending_activated.emit, pending.key))
        _add(menu, self.tr("&Take out"), partial(self._table.pending_removed.emit, (pending.key,)))


def _add(menu: QMenu, text: str, slot: Callable[[], object]) -> None:
    menu.addAction(text).triggered.connect(lambda _checked=False: slot())  # without the argument of triggered()
