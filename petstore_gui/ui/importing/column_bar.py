"""What each column of a file is: one choice for each field of an animal."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from petstore_gui.exchange.columns import ColumnMapping, Field
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.buttons import CheckBox
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.layout import column, row, stack_if_too_wide

_FIELDS: Final = (Field.NAME, Field.CATEGORY, Field.STATUS, Field.ID)
_SHORT: Final = 7  # letters; a longer title is cut in a narrow window


class ColumnBar(QWidget):
    """Names the column of each field, or that it is not imported. A column is that of one field only."""

    changed = Signal(object)
    """The ColumnMapping that the user has chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._mapping = ColumnMapping((), has_titles=False)
        self._choices: dict[Field, ComboBox] = {}
        parts = []
        for field in _FIELDS:
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
        self._has_titles = CheckBox(self.tr("The first row holds titles"))
        self._has_titles.setAccessibleName(self._has_titles.text())
        self._has_titles.clicked.connect(self._on_choice_activated)
        pairs = [row(*parts[:2]), row(*parts[2:])]
        for pair in pairs:
            pair.setStretch(0, 1)
            pair.setStretch(1, 1)
        self._pairs = row(*pairs)
        self._pairs.setStretch(0, 1)
        self._pairs.setStretch(1, 1)
        self.setLayout(column(self._pairs, row(self._has_titles, None), spacing=theme.GAP, margin=0))

    def fit(self) -> None:
        """Put two choices above the two others where there is no room for all four: long words, or large letters."""
        for choice in self._choices.values():
            choice.ensurePolished()  # else it does not know its letters yet
        stack_if_too_wide(self._pairs)

    def show_mapping(self, mapping: ColumnMapping, first_row: Sequence[str]) -> None:
        """Show what each column is; its titles, if it has some, are in the ``first_row`` of the file."""
        self._mapping = mapping
        count = max(len(mapping.fields), len(first_row))
        titles = [*first_row, *("" for _ in range(count - len(first_row)))] if mapping.has_titles else [""] * count
        for field, choice in self._choices.items():
            choice.clear()
            choice.addItem(self.tr("Not imported"))
            choice.addItems([importing_text.column_name(index, title) for index, title in enumerate(titles)])
            choice.setCurrentIndex(mapping.fields.index(field) + 1 if field in mapping.fields else 0)
        self._has_titles.setChecked(mapping.has_titles)

    @Slot(int)
    @Slot(bool)
    def _on_choice_activated(self, _what: object) -> None:
        fields: list[Field | None] = [
            field if field is Field.OUTCOME else None for field in self._mapping.fields
        ]  # which no choice shows
        sender = self.sender()
        # The choice that was just made counts before all others.
        for field in sorted(_FIELDS, key=lambda each: self._choices[each] is sender):
            column_index = self._choices[field].currentIndex() - 1
            if 0 <= column_index < len(fields):
                fields[column_index] = field
        self.changed.emit(ColumnMapping(tuple(fields), has_titles=self._has_titles.isChecked()))
