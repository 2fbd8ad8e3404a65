"""How commands stand in a list: as values, and as what a screen reader says of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QListView

from petstore_gui.ui import override
from petstore_gui.ui.commands.delegate import ROW_ROLE, CommandDelegate
from petstore_gui.ui.commands.registry import Command
from petstore_gui.ui.i18n.text import join_list
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce

_Index = QModelIndex | QPersistentModelIndex


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands.list_model", text)


@dataclass(frozen=True, slots=True)
class CommandItem:
    """One line of such a list; ``note`` says where it belongs. A heading only stands above others.

    ``heard`` is what the eye knows from the heading.
    """

    text: str
    note: str = ""
    heard: str = ""
    keys: tuple[str, ...] = ()
    command: Command | None = None
    pet_id: int | None = None
    heading: bool = False

    @property
    def enabled(self) -> bool:
        """Whether something can be done with it now."""
        return not self.heading and (self.command is None or self.command.enabled)

    @property
    def checked(self) -> bool | None:
        """Whether what it switches is on; ``None`` where it switches nothing."""
        action = None if self.command is None else self.command.action
        return action.isChecked() if action is not None and action.isCheckable() else None

    @property
    def sentence(self) -> str:
        """What a screen reader says of it."""
        parts = [self.text, *self.keys, self.heard, self.note]
        if self.checked is not None:
            parts.insert(1, _tr("on") if self.checked else _tr("off"))
        if not self.enabled and not self.heading:
            parts.insert(1, _tr("not available now"))
        return join_list([part for part in parts if part])


class CommandListModel(QAbstractListModel):
    """The rows of a list. What can change meanwhile, whether one is available or on, is asked of its action."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[CommandItem] = ()

    def show(self, rows: Sequence[CommandItem]) -> None:
        """Show these rows instead of those before."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, index: _Index) -> CommandItem | None:
        """Return the row at ``index``; ``None`` where that is nowhere."""
        return self._rows[index.row()] if index.isValid() else None

    @override
    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.sentence
        return row if role == ROW_ROLE else None

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        row = self.row(index)
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return usable if row is not None and row.enabled else Qt.ItemFlag.ItemNeverHasChildren


class CommandListView(QListView):
    """A list of such rows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.rows = CommandListModel(self)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(self.rows)
        self.setItemDelegate(CommandDelegate(self.row_height, self))

    @property
    def row_height(self) -> int:
        """How high each row is."""
        return max(theme.ROW_HEIGHT - theme.UNIT, self.fontMetrics().height() + 3 * theme.UNIT)

    def go_to(self, number: int) -> None:
        """Make a row the current one, an unavailable one, too: it is to be read although nothing can be done."""
        index = self.rows.index(number)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index)
        self.viewport().update()

    @property
    def current(self) -> CommandItem | None:
        """The current row."""
        return self.rows.row(self.currentIndex())

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current is not None:
            announce(self, self.current.sentence)  # Qt speaks of the list, and not of the row that one stands at
