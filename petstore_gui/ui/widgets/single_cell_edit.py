"""A line edit for one cell, which refuses text that is a table."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QClipboard,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QValidator,
)
from PySide6.QtWidgets import QLineEdit

from petstore_gui.inventory.input_parsing import table_size, without_line_end
from petstore_gui.ui import override

_ONE_CELL: Final = (1, 1)


class SingleCellEdit(QLineEdit):
    """Refuses text with a tab or a line end that is entered by key, menu, mouse or input method.

    One line end after the text is trimmed. ``setText`` is not checked; the user can then correct its text.
    """

    refused = Signal(object)
    """The text that was refused; the text of the line has not changed."""

    def __init__(self) -> None:
        super().__init__()
        self._dropped = ""
        self._before = ""
        """The text before the cursor or the selection; while an edit is refused, as it was before the edit."""
        self._is_composing = False
        self._validator = _SingleCellValidator(self)
        self.setValidator(self._validator)
        # Qt reports a cursor with the first text (6.11). Just before the focus, Orca would say nothing of that.
        self.setText("")
        self.cursorPositionChanged.connect(self._remember_before)
        self.selectionChanged.connect(self._remember_before)
        self.textChanged.connect(self._remember_before)
        self.inputRejected.connect(self._on_input_rejected)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        super().dragEnterEvent(event)
        _copy(event)

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        _copy(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        before, self._dropped = self.text(), event.mimeData().text()
        super().dropEvent(event)
        self._dropped = ""
        if self.text() == before:
            event.setDropAction(Qt.DropAction.IgnoreAction)  # this counts on Windows, and within the program
            event.ignore()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if not (is_enter and event.isAutoRepeat()):  # held down since it was pressed elsewhere
            super().keyPressEvent(event)

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._is_composing = True  # Qt reports the cursor before it reverts the edit (6.11)
        super().inputMethodEvent(event)
        self._is_composing = False
        self._remember_before()

    @Slot()
    def _on_input_rejected(self) -> None:
        refused, self._validator.refused = self._validator.refused, ""
        if refused:  # else it was too long
            inserted = refused.removeprefix(self._before)
            self.refused.emit(next((each for each in self._sources() if each.startswith(inserted)), inserted))

    @Slot(int, int)
    @Slot(str)
    @Slot()
    def _remember_before(self, *_what: object) -> None:
        if self._is_composing:
            return
        start = self.selectionStart() if self.hasSelectedText() else self.cursorPosition()
        self._before = _split(self.text(), start)[0]

    def _sources(self) -> Iterator[str]:
        """Yield the complete texts that may have been inserted: a line gets only their first 32,767 characters."""
        yield self._dropped
        clipboard = QGuiApplication.clipboard()
        yield clipboard.text()
        if clipboard.supportsSelection():
            yield clipboard.text(QClipboard.Mode.Selection)


class _SingleCellValidator(QValidator):
    """Makes Qt revert the whole edit, so that text and selection are as before it."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self.refused = ""
        self._is_table = False
        line.textChanged.connect(self._on_line_text_changed)

    @override
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if self._is_table:  # and the user is correcting it
            return QValidator.State.Acceptable, text, position
        before, after = _split(text, position)
        trimmed = without_line_end(before)
        if table_size(trimmed + after) != _ONE_CELL:
            self.refused = trimmed
            return QValidator.State.Invalid, text, position
        return QValidator.State.Acceptable, trimmed + after, position - len(before) + len(trimmed)

    @Slot(str)
    def _on_line_text_changed(self, text: str) -> None:
        self._is_table = table_size(text) != _ONE_CELL


def _copy(event: QDragMoveEvent) -> None:
    """Copy what other programs drop: on X11 they delete what is moved, even if the drop is refused (Qt 6.11)."""
    if event.source() is None:
        event.setDropAction(Qt.DropAction.CopyAction)


def _split(text: str, position: int) -> tuple[str, str]:
    """Return ``text`` before and after ``position``, which is in UTF-16 units."""
    units = text.encode("utf-16-le", "surrogatepass")
    before, after = units[: 2 * position], units[2 * position :]
    return before.decode("utf-16-le", "surrogatepass"), after.decode("utf-16-le", "surrogatepass")
