"""The animals added on this computer today, from its journal: a table to read, to copy from and to look up from."""

from collections.abc import Callable, Sequence
from datetime import datetime, time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from petstore_gui.inventory.fields import PetField, cell_text, spoken_text
from petstore_gui.outbox.journal import AddedPet, added_since
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import describe_pet, field_title, join_list, translate, when
from petstore_gui.ui.pet_list.badges import StatusDelegate
from petstore_gui.ui.pet_list.clipboard import cells, rows_data
from petstore_gui.ui.pet_list.column_layout import GIVE_WAY, column_size
from petstore_gui.ui.pet_list.columns import COLUMNS, cell_status, cell_words, section
from petstore_gui.ui.pet_list.table_model import STATUS_ROLE
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.session.context import FeatureContext
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.labels import PlainTextLabel
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.row_model import Index, RowModel
from petstore_gui.ui.widgets.table_view import BaseTableView, IsolatedTextDelegate

if TYPE_CHECKING:
    from petstore_gui.connection.connection import Connection

_Role = Qt.ItemDataRole
_TIME: Final = len(COLUMNS)
"""The column of the time, after the fields of the animal."""
_TIME_DIGITS: Final = 9
_MARGIN_DIGITS: Final = 3
_DIALOG_DIGITS: Final = 96


class AddedTodayController(QObject):
    """Reads the journal off the GUI thread, and shows a dialog; an open dialog does not change until the next call."""

    def __init__(self, context: FeatureContext, look_up: Callable[[int], object]) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._session = context.session
        self._errors = context.errors
        self._look_up = look_up
        self._service_id = ""
        self._dialog: AddedTodayDialog | None = None
        context.session.opened.connect(self._on_session_opened)
        context.session.disconnected.connect(self.close)

    def show(self) -> None:
        """Show the animals added to the open service since midnight, or a message if there are none."""
        connection = self._session.connection
        if connection is None:
            return
        service_id = connection.service_id
        midnight = datetime.combine(datetime.now().date(), time()).astimezone()  # noqa: DTZ005  the user's own day
        self._session.run_in_background(
            partial(added_since, connection.journal, service_id, midnight),
            owner=self,
            done=partial(self._show, service_id),
            failed=lambda error: self._notify(translate(error)),
        )

    def _notify(self, sentence: str, icon: str = "warning") -> None:
        self._errors.notify(self.tr("Added here today"), sentence, icon=icon, user_initiated=True)

    @Slot()
    def close(self) -> None:
        """Close the dialog, if it is open."""
        if self._dialog is not None:
            self._dialog.close()

    def _show(self, service_id: str, added: tuple[AddedPet, ...]) -> None:
        connection = self._session.connection
        if connection is None or connection.service_id != service_id:
            return
        self.close()
        self._service_id = service_id
        if not added:
            sentence = self.tr("Nothing was added on this computer today.")
            self._notify(sentence, icon="info")
            return
        self._dialog = AddedTodayDialog(self._window, added, self._session.category_names)
        self._dialog.table.look_up_requested.connect(self._look_up)
        self._dialog.finished.connect(self._on_dialog_finished)
        self._dialog.show()

    @Slot(object)
    def _on_session_opened(self, connection: "Connection") -> None:
        if connection.service_id != self._service_id:
            self.close()

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._dialog = None


class AddedTodayDialog(Dialog):
    """The number of added animals, and a table of them. The window stays usable."""

    def __init__(self, parent: QWidget, added: Sequence[AddedPet], names: CategoryNames) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Added here today"))
        summary = PlainTextLabel(self.tr("%Ln animal(s) added on this computer today", None, len(added)))
        self.table = AddedTable(AddedModel(self, added, names))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.setLayout(column(summary, self.table, buttons, stretched=self.table))
        buttons.rejected.connect(self.reject)
        self.table.select_row(0)
        self.table.setFocus()
        size = QSize(self.fontMetrics().horizontalAdvance("0") * _DIALOG_DIGITS, theme.UNIT * 110)
        self.resize(size.boundedTo(self.room))


class AddedModel(RowModel):
    """The animals as they were sent, the newest first, each with its time."""

    column_count = _TIME + 1

    def __init__(self, parent: QObject, added: Sequence[AddedPet], names: CategoryNames) -> None:
        super().__init__(parent)
        self.added = tuple(reversed(added))
        self._names = names
        self._words = cell_words(names.text)
        names.changed.connect(self.tell_all_changed)

    @override
    def shown_count(self) -> int:
        return len(self.added)

    @override
    def titles(self) -> list[str]:
        return [*map(field_title, COLUMNS), self.tr("Time")]

    @override
    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        pet, added_at = self.added[index.row()]
        if index.column() == _TIME:
            return when(added_at) if role == _Role.DisplayRole else None
        field = COLUMNS[index.column()]
        if role == _Role.DisplayRole:
            return cell_text(pet, field, self._words)
        if role == STATUS_ROLE:
            return cell_status(pet)
        if role == _Role.AccessibleTextRole and accessibility.READS_CELLS:
            spoken = spoken_text(pet, field, self._words)
            return None if spoken is None else translate(spoken)
        if role == _Role.AccessibleTextRole and field is PetField.ID:
            return join_list([describe_pet(pet, self._names.text(pet.category_id)), when(added_at)])
        return None

    def copied(self, row: int) -> list[str]:
        """Return the cells of a row for the clipboard."""
        pet, added_at = self.added[row]
        return [*cells(pet, COLUMNS, category=self._names.text(pet.category_id)), when(added_at, with_day=True)]


class AddedTable(BaseTableView):
    """A table whose rows can be copied; Enter or a double click looks up the animal of a row."""

    look_up_requested = Signal(object)
    """The ID of an animal."""

    def __init__(self, model: AddedModel) -> None:
        super().__init__()
        self._model = model
        self.setAccessibleName(self.tr("Added here today"))
        self.setModel(model)
        self.setFont(theme.tabular_font(self.font()))
        self.setItemDelegate(IsolatedTextDelegate(self))
        self.setItemDelegateForColumn(section(PetField.STATUS), StatusDelegate(self))
        self.horizontalHeader().setSectionsClickable(False)
        longest = max(len(str(pet.id)) for pet, _ in model.added)
        digits = {section(field): column_size(field).digits for field in GIVE_WAY}
        digits[section(PetField.ID)] = max(digits[section(PetField.ID)], longest + _MARGIN_DIGITS)
        self.size_columns({**digits, _TIME: _TIME_DIGITS}, section(PetField.NAME))
        self.doubleClicked.connect(self._on_double_clicked)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(index.row() for index in self.selectionModel().selectedRows())
            if not rows:
                return
            QGuiApplication.clipboard().setMimeData(rows_data([self._model.titles(), *map(self._model.copied, rows)]))
        elif event.matches(QKeySequence.StandardKey.InsertParagraphSeparator) and self.currentIndex().isValid():
            self._on_double_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.look_up_requested.emit(self._model.added[index.row()].pet.id)
