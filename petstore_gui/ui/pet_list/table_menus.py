"""The menus over the rows and the columns of the table of animals."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from petstore_gui.ui.pet_list.table_view import PetTableView


def open_row_menu(table: "PetTableView", event: QContextMenuEvent) -> None:
    """Open what can be done with the selected rows: where somebody pointed, or at the current row for a key."""
    menu = QMenu(table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    pending = table.selected_pending
    if pending is not None:
        if pending.act:
            menu.addAction(pending.act).triggered.connect(partial(table.pending_activated.emit, pending.key))
        menu.addAction(_tr("&Take out")).triggered.connect(partial(table.pending_removed.emit, pending.key))
    else:
        menu.addAction(_tr("&Copy")).triggered.connect(table.copy)
        menu.addAction(_tr("Copy &ID")).triggered.connect(table.copy_ids)
        menu.addAction(_tr("Copy for a &reply")).triggered.connect(table.copy_for_reply)
    place = event.globalPos()
    if event.reason() is QContextMenuEvent.Reason.Keyboard:
        place = table.viewport().mapToGlobal(table.visualRect(table.currentIndex()).bottomLeft())
    menu.popup(place)


def open_header_menu(table: "PetTableView", place: QPoint) -> None:
    """Open what can be done with the columns, at a place in the header."""
    menu = QMenu(table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions(table.column_actions())
    menu.popup(table.horizontalHeader().viewport().mapToGlobal(place))


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.table_menus", text)
