"""A labelled line edit with a line below it for an error."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from petstore_gui.inventory.input_parsing import InputError, InputProblem
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.accessibility import announce
from petstore_gui.ui.widgets.labels import NoteLabel
from petstore_gui.ui.widgets.layout import column, row

T = TypeVar("T")

_UNFINISHED: Final = (InputProblem.EMPTY, InputProblem.UNFINISHED)  # no errors while the user is typing


class FormField(QWidget, Generic[T]):
    """A label, a line edit and an error. ``parse`` turns the text into a value or raises an InputError."""

    edited = Signal()

    def __init__(
        self,
        name: str,
        parse: Callable[[str], T],
        explain: Callable[[InputProblem], str],
        placeholder: str = "",
        *,
        line: QLineEdit | None = None,
        button: QWidget | None = None,
        remedy: QWidget | None = None,
    ) -> None:
        """``explain`` words a problem; ``button`` stands beside the line, ``remedy`` below the error."""
        super().__init__()
        self.parse = parse
        self._explain = explain
        self.line = line or QLineEdit()
        self.line.setAccessibleName(name)
        self._error = NoteLabel(role="error", keeps_line=True)
        # Else a low window squeezes a label that wraps to nothing.
        self._error.setMinimumHeight(self.fontMetrics().height())
        label = QLabel(name)
        label.setBuddy(self.line)
        entry = self.line if button is None else row(self.line, button, stretched=self.line)
        below = () if remedy is None else (row(remedy, None),)
        self.setLayout(column(label, entry, self._error, *below, spacing=theme.UNIT, margin=0))
        self.setFocusProxy(self.line)
        self.set_placeholder(placeholder)
        self.error = ""
        """The shown error of the entry; empty if it has none."""
        self.line.editingFinished.connect(self._on_line_editing_finished)
        self.line.textChanged.connect(self._on_line_text_changed)

    def set_placeholder(self, placeholder: str) -> None:
        """Show in the empty line what to type, and make the line wide enough for that."""
        self.line.setPlaceholderText(placeholder)
        self.line.setMinimumWidth(self.fontMetrics().horizontalAdvance(placeholder) + 2 * (theme.GAP + theme.UNIT))

    def value(self) -> T | None:
        """Return the value; if there is none, an empty line included, show the error and return ``None``."""
        try:
            value = self.parse(self.line.text())
        except InputError as error:
            self.set_error(self._explain(error.problem))
            return None
        self.set_error("")
        return value

    def report_error(self, sentence: str) -> None:
        """Show an error at the field and announce it, even if it is already shown, as an answer to a key."""
        self.set_error(sentence)
        announce(self.line, sentence, assertive=True)

    def focus_error(self) -> None:
        """Put the focus into the field, and announce its error."""
        self.setFocus()
        self.report_error(self.error)

    def set_error(self, sentence: str) -> None:
        """Show an error at the field, for a screen reader too; an empty sentence removes it."""
        self._show_error(sentence)
        self.line.setAccessibleDescription(sentence)

    def _show_error(self, sentence: str) -> None:
        self.error = sentence
        self._error.show_text(sentence)
        theme.set_style_property(self.line, "invalid", "true" if sentence else "false")

    def set_parser(self, parse: Callable[[str], T]) -> None:
        """Parse the present and all later entries with ``parse``."""
        self.parse = parse
        self.set_error(self._error_so_far())

    def _error_so_far(self) -> str:
        try:
            self.parse(self.line.text())
        except InputError as error:
            return "" if error.problem in _UNFINISHED else self._explain(error.problem)
        return ""

    @Slot()
    def _on_line_editing_finished(self) -> None:
        self.line.setAccessibleDescription(self.error)

    @Slot(str)
    def _on_line_text_changed(self, _text: str) -> None:
        self._show_error(self._error_so_far())
        # Screen readers say each new description of the field with the focus, which would disturb typing.
        self.line.setAccessibleDescription("" if self.line.hasFocus() else self.error)
        self.edited.emit()
