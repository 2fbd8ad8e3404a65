"""Filters the rows of an import by state; each state has its count."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from petstore_gui.ui import override
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.controls import ComboBox
from petstore_gui.ui.widgets.layout import row
from petstore_gui.ui.widgets.segments import Segments


class StateFilter(QWidget):
    """Buttons side by side, or a combo box if there is no room for them."""

    selected = Signal(object)
    """One of the states, or ``None`` for all."""

    def __init__(self, states: Iterable[object], word: Callable[[Any], str], *, rare: Collection[object] = ()) -> None:
        """``word`` returns the word for a state; a ``rare`` state is offered only while a row has it."""
        super().__init__()
        self._rare = rare
        self._states = (None, *states)
        self._words = [importing_text.all_word() if state is None else word(state) for state in self._states]
        self._numbers = list(range(len(self._states)))
        """The numbers of the states in the box."""
        self.segments = Segments(self._words)
        self.segments.set_group_name(self.tr("Rows to show"))
        self._box = ComboBox()
        self._box.setAccessibleName(self.tr("Rows to show"))
        self._box.addItems(self._words)
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._box.hide()
        self.segments.buttons[0].setChecked(True)
        self._row = row(self.segments, self._box, None, spacing=0)
        self.setLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.segments.group.idToggled.connect(self._on_segments_id_toggled)
        self._box.activated.connect(self._on_box_activated)

    def show_all(self) -> None:
        """Select all rows."""
        self.segments.buttons[0].setChecked(True)

    def show_counts(self, counts: Mapping[Any, int], total: int) -> None:
        """Show the number of rows of each state."""
        texts = []
        for number, (state, button) in enumerate(zip(self._states, self.segments.buttons, strict=True)):
            count = total if state is None else counts.get(state, 0)
            button.setVisible(bool(count) or state not in self._rare or button.isChecked())
            text = f"{self._words[number]} {importing_text.number(count)}"
            button.setText(text)
            button.setAccessibleDescription(importing_text.row_count(count))
            texts.append(text)
        self.segments.reserve_bold()
        self._fill_box(texts)
        self._box.setMinimumWidth(0)
        self._box.setMinimumWidth(self._box.sizeHint().width() + theme.GAP)  # Qt's hint is two pixels too small (6.11)
        self._fold()

    def _fill_box(self, texts: Sequence[str]) -> None:
        """Offer the states of the buttons; the box stays open if they have not changed."""
        numbers = [number for number, button in enumerate(self.segments.buttons) if not button.isHidden()]
        if numbers != self._numbers:
            self._numbers = numbers
            self._box.clear()
            self._box.addItems([texts[number] for number in numbers])
            self._box.setCurrentIndex(numbers.index(self.segments.group.checkedId()))
        for at, number in enumerate(numbers):
            self._box.setItemText(at, texts[number])

    @override
    def minimumSizeHint(self) -> QSize:
        return self._box.sizeHint().expandedTo(self._box.minimumSize())

    @override
    def sizeHint(self) -> QSize:
        return self.segments.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        has_room = self.segments.sizeHint().width() <= self.width()
        self.segments.setVisible(has_room)
        self._box.setVisible(not has_room)
        self._row.activate()  # at once, as this runs within the layout of the parent

    @Slot(int, bool)
    def _on_segments_id_toggled(self, number: int, checked: bool) -> None:  # noqa: FBT001  a slot takes what is sent
        if checked:
            self._box.setCurrentIndex(self._numbers.index(number))
            self.selected.emit(self._states[number])

    @Slot(int)
    def _on_box_activated(self, at: int) -> None:
        self.segments.buttons[self._numbers[at]].setChecked(True)
