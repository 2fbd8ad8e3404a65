"""The table of an import: Space takes rows in and out, Enter or typing mends a cell."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.importing.delegates import CellDelegate, NumberDelegate, StateDelegate
from petstore_gui.ui.importing.import_table import ImportTable
from petstore_gui.ui.importing.preview_model import NUMBER, STATE, PreviewModel

_EDIT_KEYS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}


class PreviewTable(ImportTable):
    """Shows a :class:`PreviewModel`, cell by cell, so that each can be mended by keyboard."""

    pasted = Signal()
    """The keys to paste were pressed, and no cell is being mended."""

    def __init__(self, model: PreviewModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setAccessibleName(self.tr("Rows to import"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self._model = model
        self.setItemDelegate(CellDelegate(self))
        self._number_delegate = NumberDelegate(self)
        self.setItemDelegateForColumn(NUMBER, self._number_delegate)
        self._state_delegate = StateDelegate(self)
        self.setItemDelegateForColumn(STATE, self._state_delegate)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if self.state() is QAbstractItemView.State.EditingState or not index.isValid():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space and not event.modifiers():
            self._toggle()
        elif event.key() in _EDIT_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            elif event.key() != Qt.Key.Key_F2:
                self._toggle()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        else:
            super().keyPressEvent(event)

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        # Tab would go to cells of other rows; the keys stay where something was mended.
        hints = QAbstractItemDelegate.EndEditHint
        super().closeEditor(editor, hint if hint is hints.RevertModelCache else hints.NoHint)

    def _toggle(self) -> None:
        """Take the selected rows in, or out if the current one is in."""
        on = not self._model.is_included(self.currentIndex().row())
        ranges = [range(each.top(), each.bottom() + 1) for each in self.selectionModel().selection().toList()]
        rows = [row for each in ranges for row in each] or [self.currentIndex().row()]
        self._model.include(rows, on=on)
