"""A line edit for one cell: what looks like a table is not put in."""

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
    QValidator,
)
from PySide6.QtWidgets import QLineEdit

from petstore_gui.inventory.input_parsing import table_size, without_line_end
from petstore_gui.ui import override

_ONE_CELL: Final = (1, 1)


class SingleCellEdit(QLineEdit):
    """Refuses text with a tab or a line end, however it comes: by key, menu, mouse or input method.

    One line end after it is trimmed. What ``setText`` puts in stays as it is, and can be corrected.
    """

    refused = Signal(object)
    """The text that was to be put in; what was there before is there still."""

    def __init__(self) -> None:
        super().__init__()
        self._dropped = ""
        self._before = ""
        """What stands before the cursor or the selection; while an edit is refused, as it was before that."""
        self._is_composing = False
        self._validator = _SingleCellValidator(self)
        self.setValidator(self._validator)
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
            event.setDropAction(Qt.DropAction.IgnoreAction)  # which counts on Windows, and within the program
            event.ignore()

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._is_composing = True  # Qt tells of the cursor before it takes the edit back (6.11)
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
        """Yield whole texts of which a part may have been put in: a line takes the first 32,767 characters only."""
        yield self._dropped
        clipboard = QGuiApplication.clipboard()
        yield clipboard.text()
        if clipboard.supportsSelection():
            yield clipboard.text(QClipboard.Mode.Selection)


class _SingleCellValidator(QValidator):
    """Has Qt take back an edit as a whole, so that text and selection are as before it."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(line)
        self.refused = ""
        self._is_table = False
        line.textChanged.connect(self._on_line_text_changed)

    @override
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if self._is_table:  # and is being corrected
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
    """Let nothing be moved here: on X11 the other program deletes it, even where the drop is refused (Qt 6.11)."""
    if event.source() is None:
        event.setDropAction(Qt.DropAction.CopyAction)


def _split(text: str, position: int) -> tuple[str, str]:
    """Return ``text`` before and after ``position``, which counts in the units of UTF-16."""
    units = text.encode("utf-16-le", "surrogatepass")
    before, after = units[: 2 * position], units[2 * position :]
    return before.decode("utf-16-le", "surrogatepass"), after.decode("utf-16-le", "surrogatepass")
