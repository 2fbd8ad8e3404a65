"""The buttons in the rows of pending adds."""

from PySide6.QtCore import QObject, QPersistentModelIndex, Qt, SignalInstance, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui import override
from petstore_gui.ui.pet_list.columns import section
from petstore_gui.ui.pet_list.table_model import PendingRow, PetTableModel
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.table_view import BaseTableView


class PendingButtons(QObject):
    """Keeps a button in each row in sight that has one. There may be a thousand rows; a button takes a millisecond."""

    def __init__(self, table: BaseTableView, model: PetTableModel, activated: SignalInstance) -> None:
        """``activated`` is sent with the key of an add whose button is pressed."""
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
        """Fit the rows that are in sight now. Qt drops the buttons when all rows are replaced."""
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
    """For the mouse: with the keys, Enter in the row does the same."""

    def __init__(self, pending: PendingRow, activated: SignalInstance) -> None:
        super().__init__()
        self._activated = activated
        self._key = pending.key
        self._button = QPushButton()
        self._button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._button.setProperty("role", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        row.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._button.clicked.connect(self._on_button_clicked)
        self.show_row(pending)

    def show_row(self, pending: PendingRow) -> None:
        """Show the word of its row, which may be none."""
        self._button.setText(pending.act)
        self._button.setAccessibleName(pending.act)
        self._button.setAccessibleDescription(pending.spoken)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the button where there is room for all of it."""
        room = self.width() - 2 * theme.UNIT
        self._button.setVisible(bool(self._button.text()) and self._button.sizeHint().width() <= room)

    @Slot(bool)
    def _on_button_clicked(self, _checked: object = None) -> None:
        self._activated.emit(self._key)
