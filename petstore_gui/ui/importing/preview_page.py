"""The rows of a file before they are added: what each column is, the filter, and the rows below them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from petstore_gui.exchange.columns import ColumnMapping
from petstore_gui.exchange.import_rows import RowState
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.column_bar import ColumnBar
from petstore_gui.ui.importing.preview_model import Checker, PreviewModel
from petstore_gui.ui.importing.preview_table import PreviewTable
from petstore_gui.ui.importing.state_filter import StateFilter
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.layout import column, row


class PreviewPage(QWidget):
    """Shows a :class:`PreviewModel`; nothing in it can be changed while it is locked."""

    mapping_chosen = Signal(object)
    """A ColumnMapping."""
    pasted = Signal()
    """The keys to paste were pressed over the rows."""

    def __init__(self) -> None:
        super().__init__()
        self.model = PreviewModel(self)
        self._columns = ColumnBar()
        self._filter = StateFilter(RowState, importing_text.state_word)
        self._all = CheckBox(self.tr("Add all &shown rows"))
        self._all.setAccessibleName(self.tr("Add all shown rows"))
        self.table = PreviewTable(self.model)
        self._is_locked = False
        self._columns.fit()
        filters = row(self._filter, self._all, stretched=self._filter)
        self.setLayout(column(self._columns, filters, self.table, margin=0, stretched=self.table))

        self._columns.changed.connect(self.mapping_chosen)
        self._filter.selected.connect(self._on_filter_selected)
        self._all.clicked.connect(self._on_all_clicked)
        self.table.pasted.connect(self.pasted)
        self.model.changed.connect(self._on_model_changed)

    def show_rows(self, checker: Checker, mapping: ColumnMapping, first_row: Sequence[str]) -> None:
        """Show every row of a file, and what its columns are."""
        self._columns.show_mapping(mapping, first_row)
        self._filter.show_all()
        self.model.set_rows(checker)
        self.table.fit_numbers()
        self._select_first()

    def show_category_names(self, names: Mapping[int, str]) -> None:
        """Show categories by these names."""
        self.model.show_category_names(names)

    def lock(self, *, on: bool) -> None:
        """Let nothing be changed, or everything again."""
        self._is_locked = on
        self._columns.setEnabled(not on)
        self.model.lock(on=on)
        self._on_model_changed()

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
