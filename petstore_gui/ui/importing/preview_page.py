"""The preview of a file before an import: the fields of the columns, the filter, and the rows below them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QComboBox, QLabel, QWidget

from petstore_gui.files.columns import NO_TITLES, ColumnMapping
from petstore_gui.files.header_synonyms import PET_FIELDS
from petstore_gui.files.import_rows import RowState
from petstore_gui.files.table import TableRow
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.input_parsing import table_size, without_line_end
from petstore_gui.ui import override
from petstore_gui.ui.i18n.text import join_sentences
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.import_table import CellDelegate, ImportTable, NumberDelegate, StateDelegate
from petstore_gui.ui.importing.loading import Preview
from petstore_gui.ui.importing.preview_model import NUMBER, STATE, PreviewModel
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.labels import NoteLabel
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide
from petstore_gui.ui.widgets.notice import Notice

_SHORT: Final = 7  # letters; a longer title is cut in a narrow window
_TITLES_LENGTH: Final = 24  # letters

_EDIT_KEYS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}


@dataclass(frozen=True, kw_only=True, slots=True)
class ImportActions:
    """The requests of the user in the window of an import."""

    choose_file: Callable[[], object]
    open_file: Callable[[Path], object]
    paste: Callable[[], object]
    """Open the rows on the clipboard."""
    choose_sheet: Callable[[str], object]
    choose_encoding: Callable[[str], object]
    choose_columns: Callable[[ColumnMapping], object]
    choose_title_row: Callable[[int], object]
    """Called with the number of the row with the titles, 0 for none."""
    confirm_columns: Callable[[], object]
    """The guessed columns are right."""
    add: Callable[[], object]
    """Add the rows that are included in the model."""
    pause: Callable[[], object]
    go_on: Callable[[], object]
    stop: Callable[[], object]
    save_report: Callable[[], object]
    """Save the outcome of each row."""


class PreviewPage(QWidget):
    """Shows a :class:`PreviewModel`; it can be locked against changes."""

    def __init__(self, names: CategoryNames, actions: ImportActions, confirmed: Callable[[], object]) -> None:
        """Call ``confirmed`` when the user confirms the guessed columns."""
        super().__init__()
        self._confirmed = confirmed
        self.model = PreviewModel(names, self)
        self._columns = ColumnBar(actions)
        self._left_out = NoteLabel()
        rare = {RowState.DOUBTFUL, RowState.NOT_CONFIRMED, RowState.WAITING}
        self._filter = StateFilter(RowState, importing_text.state_word, rare=rare)
        self._all = CheckBox(self.tr("Add all &shown rows"))
        self._all.setAccessibleName(self.tr("Add all shown rows"))
        self.table = PreviewTable(self.model, actions.paste)
        self._reason = NoteLabel()
        self._question = Notice(self.table.setFocus, is_wide=True)
        self._same = Notice(self.table.setFocus, is_wide=True)
        self.asks = False
        """Whether the user has to confirm the columns first."""
        self._is_locked = False
        self._columns.fit()
        filters = row(self._filter, self._all, stretched=self._filter)
        parts = (self._question, self._columns, self._left_out, filters, self.table, self._same, self._reason)
        self.setLayout(column(*parts, margin=0, stretched=self.table))

        self._filter.selected.connect(self._on_filter_selected)
        self._all.clicked.connect(self._on_all_clicked)
        self.model.changed.connect(self._on_model_changed)
        self.table.selectionModel().currentChanged.connect(self._show_reason)

    def show_rows(self, preview: Preview) -> None:
        """Show every row of a file, the fields of its columns, and what is left out."""
        self._columns.show_mapping(preview.mapping, preview.titles, preview.first_rows)
        self._ask(importing_text.columns_question(preview.mapping))
        self._left_out.show_text(importing_text.left_out_sentence(preview.checker.area))
        self._filter.show_all()
        self.model.set_rows(preview.checker)
        self.table.fit_columns()
        self._select_first()

    @property
    def question(self) -> str:
        """The question to the user; "" if there is none."""
        return self._question.sentence if self.asks else ""

    def lock(self, *, on: bool) -> None:
        """Lock the page against changes, or unlock it."""
        self._is_locked = on
        self._columns.setEnabled(not on)
        self.model.lock(on=on)
        self._on_model_changed()

    def take_focus(self) -> None:
        """Set the focus on the question if there is one, else on the rows."""
        if self.asks:
            self._question.take_focus()
        else:
            self.table.setFocus()

    def _ask(self, question: str) -> None:
        self.asks = bool(question)
        self._question.show_sentence(question, {self.tr("They are right"): self._confirm} if question else {})

    def _confirm(self) -> None:
        self._columns.confirm()
        self._ask("")
        self._confirmed()

    @Slot(object)
    def _on_filter_selected(self, state: RowState | None) -> None:
        self.model.show_state(state)
        self._select_first()

    @Slot(bool)
    def _on_all_clicked(self, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        self.model.include(range(len(self.model.shown)), on=checked)

    @Slot()
    def _on_model_changed(self) -> None:
        model = self.model
        self._filter.show_counts(model.counts, len(model.rows))
        self._all.setEnabled(model.shown_can_be_included and not self._is_locked)
        self._all.setChecked(model.shown_can_be_included and model.all_shown_included)
        acts = (
            {}
            if model.same is None
            else {importing_text.edit_same_label(model.same.field, model.same.after): self._edit_same}
        )
        self._same.show_sentence(model.same_sentence, acts)
        self._show_reason()

    def _edit_same(self) -> None:
        changed = self.model.edit_same()
        announce(self.table, importing_text.spoken_same_edits(changed, self.model.included_sentence))

    @Slot(QModelIndex, QModelIndex)
    @Slot()
    def _show_reason(self, *_indexes: object) -> None:
        """Show the whole reason of the current row's state, which may be cut off in the table."""
        shown_row = self.table.currentIndex().row()
        row_ = self.model.rows[self.model.shown[shown_row]] if shown_row >= 0 else None
        self._reason.show_text("" if row_ is None or self.asks else importing_text.state_sentence(row_))

    def _select_first(self) -> None:
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 1))


class ColumnBar(QWidget):
    """Lets the user choose the column of each field, or none. A column has one field at most."""

    def __init__(self, actions: ImportActions) -> None:
        super().__init__()
        self._actions = actions
        self._mapping = ColumnMapping(())
        self._title_rows: list[int] = []
        self._choices: dict[PetField, ComboBox] = {}
        parts = []
        for field in PET_FIELDS:
            choice = ComboBox()
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(max(_SHORT, len(self.tr("Not imported"))))
            word = importing_text.field_word(field)
            choice.setAccessibleName(self.tr("Column for {field}").format(field=word))
            choice.activated.connect(self._on_choice_activated)
            label = QLabel(word)
            label.setBuddy(choice)
            self._choices[field] = choice
            parts.append(column(label, choice, spacing=theme.UNIT, margin=0))
        self._titles = ComboBox()
        self._titles.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._titles.setMinimumContentsLength(_TITLES_LENGTH)
        self._titles.setAccessibleName(self.tr("Row of the titles"))
        self._titles.activated.connect(self._on_titles_activated)
        titles_label = QLabel(self.tr("Titles"))
        titles_label.setBuddy(self._titles)
        pairs = [row(*parts[:2]), row(*parts[2:])]
        for pair in pairs:
            pair.setStretch(0, 1)
            pair.setStretch(1, 1)
        self._pairs = row(*pairs)
        self._pairs.setStretch(0, 1)
        self._pairs.setStretch(1, 1)
        titles = row(titles_label, self._titles, stretched=self._titles)
        self.setLayout(column(self._pairs, titles, spacing=theme.GAP, margin=0))

    def fit(self) -> None:
        """Arrange the four choices in two rows if there is no room for one row, as with long words or large letters."""
        for choice in self._choices.values():
            choice.ensurePolished()  # else it does not know its font yet
        stack_if_too_wide(self._pairs)

    def show_mapping(self, mapping: ColumnMapping, titles: Sequence[str], first_rows: Sequence[TableRow]) -> None:
        """Show the field of each column, and which of the ``first_rows`` has the ``titles``."""
        self._mapping = mapping
        padded = [*titles, *[""] * (len(mapping.fields) - len(titles))]
        names = [importing_text.column_name(index, title) for index, title in enumerate(padded)]
        for field, choice in self._choices.items():
            choice.clear()
            choice.addItem(self.tr("Not imported"))
            choice.addItems(names)
            choice.setCurrentIndex(mapping.fields.index(field) + 1 if field in mapping.fields else 0)
        self._title_rows = [NO_TITLES, *(each.number for each in first_rows)]
        self._titles.clear()
        self._titles.addItem(self.tr("No titles"))
        self._titles.addItems([importing_text.row_name(each.number, each.cells) for each in first_rows])
        self._titles.setCurrentIndex(self._title_rows.index(mapping.title_row))

    def confirm(self) -> None:
        """Treat the shown columns as chosen by the user."""
        self._mapping = self._mapping.confirmed()

    @Slot(int)
    def _on_choice_activated(self, index: int) -> None:
        field = next(field for field, choice in self._choices.items() if choice is self.sender())
        self._mapping = self._mapping.with_column(field, index - 1 if index else None)
        self._actions.choose_columns(self._mapping)

    @Slot(int)
    def _on_titles_activated(self, index: int) -> None:
        self._actions.choose_title_row(self._title_rows[index])


class PreviewTable(ImportTable):
    """Space includes rows or leaves them out; Enter or typing edits a cell."""

    edit_ended = Signal()
    """The user no longer types into a cell."""

    def __init__(self, model: PreviewModel, paste: Callable[[], object]) -> None:
        """Call ``paste`` for the keys to paste, unless a cell is being edited."""
        super().__init__(model)
        self._paste = paste
        self.setAccessibleName(self.tr("Rows to import"))
        self.frames_cells = True
        self._model = model
        self.setItemDelegate(CellDelegate(self))
        self.setItemDelegateForColumn(NUMBER, NumberDelegate(self))
        self.setItemDelegateForColumn(STATE, StateDelegate(self))
        model.edited.connect(self._on_model_edited)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if self.is_editing or not index.isValid():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space and not event.modifiers():
            self._toggle()
        elif event.key() in _EDIT_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.edit(index)
            elif event.key() != Qt.Key.Key_F2:
                self._toggle()
        elif event.matches(QKeySequence.StandardKey.Paste):
            text = without_line_end(QGuiApplication.clipboard().text())
            if index.flags() & Qt.ItemFlag.ItemIsEditable and text.strip() and table_size(text) == (1, 1):
                self._model.setData(index, text)
            else:
                self._paste()
        else:
            super().keyPressEvent(event)

    @property
    def is_editing(self) -> bool:
        """Whether the user types into a cell."""
        return self.state() is QAbstractItemView.State.EditingState

    @override
    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        # Tab would go to cells of other rows; the focus stays on the edited cell.
        hints = QAbstractItemDelegate.EndEditHint
        super().closeEditor(editor, hint if hint is hints.RevertModelCache else hints.NoHint)
        self.edit_ended.emit()

    @Slot(object)
    def _on_model_edited(self, number: int) -> None:
        announce(self, join_sentences(self._model.spoken_edit(number), self._model.same_sentence))

    def _toggle(self) -> None:
        """Include the selected rows, or leave them out if the current one is included."""
        on = not self._model.is_included(self.currentIndex().row())
        ranges = [range(each.top(), each.bottom() + 1) for each in self.selectionModel().selection().toList()]
        rows = [row for each in ranges for row in each] or [self.currentIndex().row()]
        self._model.include(rows, on=on)
        announce(self, self._model.spoken_choice(self.currentIndex().row()), assertive=True)
