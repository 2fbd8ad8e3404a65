"""The rows of a file before they are added: what each column is, the filter, and the rows below them."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from petstore_gui.files.import_rows import RowState
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.column_bar import ColumnBar
from petstore_gui.ui.importing.loading import Preview
from petstore_gui.ui.importing.preview_model import PreviewModel
from petstore_gui.ui.importing.preview_table import PreviewTable
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.session.category_names import CategoryNames
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.labels import NoteLabel
from petstore_gui.ui.widgets.layout import column, row
from petstore_gui.ui.widgets.notice import Notice


class PreviewPage(QWidget):
    """Shows a :class:`PreviewModel`; nothing in it can be changed while it is locked."""

    mapping_chosen = Signal(object)
    """A ColumnMapping."""
    title_row_chosen = Signal(object)
    """The number of the row with the titles, 0 for none."""
    confirmed = Signal()
    """The user says that the columns which were only guessed are right."""
    pasted = Signal()
    """The keys to paste were pressed over the rows."""

    def __init__(self, names: CategoryNames) -> None:
        super().__init__()
        self.model = PreviewModel(names, self)
        self._columns = ColumnBar()
        self._left_out = NoteLabel()
        rare = {RowState.DOUBTFUL, RowState.NOT_CONFIRMED, RowState.WAITING}
        self._filter = StateFilter(RowState, importing_text.state_word, rare=rare)
        self._all = CheckBox(self.tr("Add all &shown rows"))
        self._all.setAccessibleName(self.tr("Add all shown rows"))
        self.table = PreviewTable(self.model)
        self._question = Notice(self.table.setFocus, is_wide=True)
        self.asks = False
        """Whether the user has to confirm the columns first."""
        self._is_locked = False
        self._columns.fit()
        filters = row(self._filter, self._all, stretched=self._filter)
        parts = (self._question, self._columns, self._left_out, filters, self.table)
        self.setLayout(column(*parts, margin=0, stretched=self.table))

        self._columns.changed.connect(self.mapping_chosen)
        self._columns.title_row_changed.connect(self.title_row_chosen)
        self._filter.selected.connect(self._on_filter_selected)
        self._all.clicked.connect(self._on_all_clicked)
        self.table.pasted.connect(self.pasted)
        self.model.changed.connect(self._on_model_changed)

    def show_rows(self, preview: Preview) -> None:
        """Show every row of a file, what its columns are, and what is left out."""
        self._columns.show_mapping(preview.mapping, preview.titles, preview.first_rows)
        self._ask(importing_text.columns_question(preview.mapping))
        self._left_out.show_text(importing_text.left_out_sentence(preview.checker.area))
        self._filter.show_all()
        self.model.set_rows(preview.checker)
        self.table.fit_numbers()
        self._select_first()

    @property
    def question(self) -> str:
        """What the user is asked; nothing where that is not needed."""
        return self._question.sentence if self.asks else ""

    def lock(self, *, on: bool) -> None:
        """Let nothing be changed, or everything again."""
        self._is_locked = on
        self._columns.setEnabled(not on)
        self.model.lock(on=on)
        self._on_model_changed()

    def take_focus(self) -> None:
        """Let the keys go to the question if there is one, else to the rows."""
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
        self.confirmed.emit()

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

    def _select_first(self) -> None:
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 1))
