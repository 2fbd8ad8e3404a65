"""What each column of a file is: one choice for each field of an animal."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from petstore_gui.files.columns import NO_TITLES, ColumnMapping
from petstore_gui.files.header_synonyms import PET_FIELDS
from petstore_gui.files.table import TableRow
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide

_SHORT: Final = 7  # letters; a longer title is cut in a narrow window
_TITLES_LENGTH: Final = 24  # letters


class ColumnBar(QWidget):
    """Names the column of each field, or that it is not imported. A column is that of one field only."""

    changed = Signal(object)
    """The ColumnMapping that the user has chosen."""
    title_row_changed = Signal(object)
    """The number of the row that the user says the titles are in; 0 for none."""

    def __init__(self) -> None:
        super().__init__()
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
        """Put two choices above the two others where there is no room for all four: long words, or large letters."""
        for choice in self._choices.values():
            choice.ensurePolished()  # else it does not know its letters yet
        stack_if_too_wide(self._pairs)

    def show_mapping(self, mapping: ColumnMapping, titles: Sequence[str], first_rows: Sequence[TableRow]) -> None:
        """Show what each column is, and which of the ``first_rows`` has the ``titles``."""
        self._mapping = mapping
        names = [importing_text.column_name(index, title) for index, title in enumerate(_padded(titles, mapping))]
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
        """Take the columns that are shown for those that the user has chosen."""
        self._mapping = self._mapping.confirmed()

    @Slot(int)
    def _on_choice_activated(self, index: int) -> None:
        field = next(field for field, choice in self._choices.items() if choice is self.sender())
        self._mapping = self._mapping.with_column(field, index - 1 if index else None)
        self.changed.emit(self._mapping)

    @Slot(int)
    def _on_titles_activated(self, index: int) -> None:
        self.title_row_changed.emit(self._title_rows[index])


def _padded(titles: Sequence[str], mapping: ColumnMapping) -> list[str]:
    return [*titles, *[""] * (len(mapping.fields) - len(titles))]
