"""The rows of the adds that are not settled."""

from collections.abc import Sequence

from petstore_gui.inventory.outbox import QueuedAdd, State
from petstore_gui.ui.add_pet.text import row_of
from petstore_gui.ui.pet_list.table_model import PendingRow


class PendingRows:
    """Keeps rows: of a thousand adds most are as they were, and the words of each take a while."""

    def __init__(self) -> None:
        self._rows: dict[QueuedAdd, tuple[State, Exception | None, PendingRow]] = {}

    def of(self, adds: Sequence[QueuedAdd]) -> list[PendingRow]:
        """Return the rows of ``adds``, in their order."""
        before, self._rows = self._rows, {}
        for add in adds:
            known = before.get(add)
            if known is None or known[:2] != (add.state, add.error):
                known = (add.state, add.error, row_of(add))
            self._rows[add] = known
        return [row for _state, _error, row in self._rows.values()]
