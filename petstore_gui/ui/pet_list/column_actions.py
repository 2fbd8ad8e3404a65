"""What arranges and sorts the columns without a mouse, as actions for a menu."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup

from petstore_gui.inventory.fields import PetField, words_of
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.pet_list.column_layout import ColumnLayout
from petstore_gui.ui.pet_list.columns import section
from petstore_gui.ui.pet_list.table_model import PetTableModel


class ColumnActions(QObject):
    """Made when a menu is; keeps its actions up to date with ``columns``."""

    def __init__(self, columns: ColumnLayout, model: PetTableModel) -> None:
        super().__init__(columns)
        self._columns = columns
        self._model = model
        self._toggles = {
            field: self._action(translate(words_of(field).menu_entry), partial(columns.toggle, field), checkable=True)
            for field in PetField
        }
        self.layout_actions = [
            *self._toggles.values(),
            self._separator(),
            self._action(self.tr("Move column towards the &start"), lambda: columns.move(-1)),
            self._action(self.tr("Move column towards the &end"), lambda: columns.move(1)),
            self._action(self.tr("&Widen column"), lambda: columns.widen(1)),
            self._action(self.tr("Na&rrow column"), lambda: columns.widen(-1)),
            self._separator(),
            self._action(self.tr("Rese&t columns"), columns.reset),
        ]
        """Show and hide each column, move and size the one in hand, and the way back."""
        self._sorters: dict[PetField | None, QAction] = {
            field: self._action(
                translate(words_of(field).sort_entry), partial(columns.sort, section(field)), checkable=True
            )
            for field in PetField
        }
        self._sorters[None] = self._action(self.tr("&Default order"), partial(columns.sort, -1), checkable=True)
        group = QActionGroup(self)
        for action in self._sorters.values():
            group.addAction(action)
        self._reverse = self._action(self.tr("&Reverse the order"), self._turn_round)
        self.sorting = [*self._sorters.values(), self._separator(), self._reverse]
        """Sort by each column or by none, and turn the order round."""
        columns.arranged.connect(self.show_arrangement)
        self.show_arrangement()

    @Slot()
    def show_arrangement(self) -> None:
        """Check what is so."""
        shown, keys = self._columns.in_order(), self._model.sort_keys
        for field, action in self._toggles.items():
            action.setChecked(field in shown)
            action.setEnabled(shown != [field])  # the last one stays
        self._sorters[keys[0].field if keys else None].setChecked(True)
        self._reverse.setEnabled(bool(keys))

    def _turn_round(self) -> None:
        first, *_others = self._model.sort_keys
        self._columns.sort(section(first.field), descending=not first.descending)

    def _action(self, text: str, act: Callable[[], None], *, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setCheckable(checkable)
        action.triggered.connect(lambda _checked=False: act())  # without the argument that triggered() carries
        return action

    def _separator(self) -> QAction:
        action = QAction(self)
        action.setSeparator(True)
        return action
