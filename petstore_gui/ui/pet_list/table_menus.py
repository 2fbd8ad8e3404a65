"""What opens over the table of animals: the menus of its rows and of its columns, and the whole text of a cut cell."""

import html
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QMenu, QTableView, QToolTip

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


def show_cut_text(table: QTableView, event: QHelpEvent) -> bool:
    """Show the whole text of the cell that is pointed at, where it is cut off or has more to say; answer whether.

    What it has to say may be a service's words: Qt would take them for rich text where they look like it.
    """
    index = table.indexAt(event.pos())
    if not index.isValid():
        return False
    is_cut = table.sizeHintForIndex(index).width() > table.columnWidth(index.column())
    texts = (index.data() if is_cut else "", index.data(Qt.ItemDataRole.ToolTipRole))
    text = "<br>".join(html.escape(str(text)) for text in texts if text)
    if text:
        QToolTip.showText(event.globalPos(), f"<qt>{text}", table.viewport(), table.visualRect(index))
    return bool(text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("pet_list.table_menus", text)
