"""The line for IDs: a pasted column becomes a list that can be read, and what is too much for it is not put in."""

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit

from petstore_gui.inventory.input_parsing import (
    MOST_IDS,
    InputError,
    InputProblem,
    id_list_text,
    parse_pet_ids,
    table_size,
)
from petstore_gui.ui import override

# Qt cuts what is longer than a line may be, and with it perhaps the digits of an ID. It lays no text out that is
# refused, but to read some megabytes takes time (Qt 6.11).
_LONGEST: Final = 40 * MOST_IDS
_LONGEST_PASTE: Final = 500_000
_ANY_LENGTH: Final = 2**30
_ONE_CELL: Final = (1, 1)


class IdEdit(QLineEdit):
    """Shows line ends and tabs as commas, however they come: by key, menu, mouse or input method."""

    refused = Signal()
    """There were too many IDs; what was in the line before is there still."""

    def __init__(self) -> None:
        super().__init__(maxLength=_ANY_LENGTH)
        self.setValidator(_IdValidator(self))
        self.inputRejected.connect(self._on_input_rejected)

    @Slot()
    def _on_input_rejected(self) -> None:
        self.refused.emit()


class _IdValidator(QValidator):
    """Has Qt take back too much as a whole, so that text and selection are as before it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    @override
    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if len(text) > _LONGEST_PASTE or (len(text) > _LONGEST and _has_too_many(text)):
            return QValidator.State.Invalid, text, position
        if table_size(text) != _ONE_CELL:
            text = id_list_text(text)
            if len(text) > _LONGEST:
                return QValidator.State.Invalid, text, position
            position = len(text.encode("utf-16-le", "surrogatepass")) // 2
        return QValidator.State.Acceptable, text, position


def _has_too_many(text: str) -> bool:
    try:
        parse_pet_ids(text)
    except InputError as error:
        return error.problem is InputProblem.TOO_MANY
    return False
