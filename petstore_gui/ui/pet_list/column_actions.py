"""What arranges and sorts the columns without a mouse, as actions for a menu."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup

from petstore_gui.ui.pet_list.column_layout import ColumnLayout
from petstore_gui.ui.pet_list.columns import Column
from petstore_gui.ui.pet_list.table_model import PetTableModel


class ColumnActions(QObject):
    """Made when a menu is; keeps its actions up to date with ``columns``."""

    def __init__(self, columns: ColumnLayout, model: PetTableModel) -> None:
        super().__init__(columns)
        self._columns = columns
        self._model = model
        shown = self.tr("&ID"), self.tr("&Name"), self.tr("&Category"), self.tr("Stat&us")
        self._toggles = [
            self._action(text, partial(columns.toggle, column), checkable=True)
            for column, text in zip(Column, shown, strict=True)
        ]
        self.layout_actions = [
            *self._toggles,
            self._separator(),
            self._action(self.tr("Move column towards the &start"), lambda: columns.move(-1)),
            self._action(self.tr("Move column towards the &end"), lambda: columns.move(1)),
            self._action(self.tr("&Widen column"), lambda: columns.widen(1)),
            self._action(self.tr("Na&rrow column"), lambda: columns.widen(-1)),
            self._separator(),
            self._action(self.tr("Rese&t columns"), columns.reset),
        ]
        """Show and hide each column, move and size the one in hand, and the way back."""
        by = (
            self.tr("Sort by &ID"),
            self.tr("Sort by &name"),
            self.tr("Sort by &category"),
            self.tr("Sort by &status"),
            self.tr("&Default order"),
        )
        self._sorters = [
            self._action(text, partial(columns.sort, column), checkable=True)
            for column, text in zip((*Column, -1), by, strict=True)
        ]
        group = QActionGroup(self)
        for action in self._sorters:
            group.addAction(action)
        self._reverse = self._action(self.tr("&Reverse the order"), self._turn_round)
        self.sorting = [*self._sorters, self._separator(), self._reverse]
        """Sort by each column or by none, and turn the order round."""
        columns.arranged.connect(self.show_arrangement)
        self.show_arrangement()

    @Slot()
    def show_arrangement(self) -> None:
        """Check what is so."""
        shown, keys = self._columns.in_order(), self._model.sort_keys
        for column, action in zip(Column, self._toggles, strict=True):
            action.setChecked(column in shown)
            action.setEnabled(shown != [column])  # the last one stays
        self._sorters[keys[0].column if keys else -1].setChecked(True)
        self._reverse.setEnabled(bool(keys))

    def _turn_round(self) -> None:
        first, *_others = self._model.sort_keys
        self._columns.sort(first.column, descending=not first.descending)

    def _action(self, text: str, act: Callable[[], None], *, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setCheckable(checkable)
        action.triggered.connect(lambda _checked=False: act())  # without the argument that triggered() carries
        return action

    def _separator(self) -> QAction:
        action = QAction(self)
        action.setSeparator(True)
        return action
