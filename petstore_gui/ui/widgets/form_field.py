"""A labelled line to type into, with room below for what is wrong with it."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.labels import PlainTextLabel

T = TypeVar("T")


class FormField(QWidget, Generic[T]):
    """A label, a line and a sentence for a mistake. ``parse`` turns the text into a value or raises an InputError."""

    edited = Signal()
    _NOT_YET = (InputProblem.EMPTY, InputProblem.UNFINISHED)  # while somebody types, these are no mistakes

    def __init__(
        self, name: str, parse: Callable[[str], T], explain: Callable[[InputProblem], str], placeholder: str = ""
    ) -> None:
        super().__init__()
        self.parse = parse
        self._explain = explain
        self.line = QLineEdit()
        self.line.setAccessibleName(name)
        self._problem = PlainTextLabel(role="error")
        # A label that wraps would let itself be squeezed to nothing in a low window.
        self._problem.setMinimumHeight(self.fontMetrics().height())
        self._problem.hide()
        label = QLabel(name)
        label.setBuddy(self.line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT)
        for widget in (label, self.line, self._problem):
            column.addWidget(widget)
        self.setFocusProxy(self.line)
        self.hint(placeholder)
        self.line.textChanged.connect(self._on_line_text_changed)

    def hint(self, placeholder: str) -> None:
        """Say in the empty line what to type, and have room for it."""
        self.line.setPlaceholderText(placeholder)
        self.line.setMinimumWidth(self.fontMetrics().horizontalAdvance(placeholder) + 2 * (theme.GAP + theme.UNIT))

    def value(self) -> T | None:
        """Return the value, or ``None`` where there is none; then say why at the field, an empty one included."""
        try:
            value = self.parse(self.line.text())
        except InputError as error:
            self.complain(self._explain(error.problem))
            return None
        self.complain("")
        return value

    def complain(self, sentence: str) -> None:
        """Show what is wrong with the entry, for the eye and for a screen reader; an empty sentence takes it back."""
        self._problem.setText(sentence)
        self._problem.setVisible(bool(sentence))
        self.line.setAccessibleDescription(sentence)
        if self.line.property("invalid") != bool(sentence):
            self.line.setProperty("invalid", bool(sentence))
            self.line.style().polish(self.line)

    def understand(self, parse: Callable[[str], T]) -> None:
        """Read the entry as ``parse`` does from now on, what stands there included."""
        self.parse = parse
        self._look()

    def _look(self) -> None:
        try:
            self.parse(self.line.text())
        except InputError as error:
            self.complain("" if error.problem in self._NOT_YET else self._explain(error.problem))
        else:
            self.complain("")

    def _on_line_text_changed(self, _text: str) -> None:
        self._look()
        self.edited.emit()
