import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.inventory.outbox import QueuedAdd, RefusedBeforeError, State
from petstore_gui.ui.add_pet import pending_rows
from petstore_gui.ui.add_pet.pending_rows import PendingRows
from petstore_gui.ui.add_pet.text import row_of
from petstore_gui.ui.pet_list.table_model import PendingRow


def test_of_many_adds_only_the_rows_of_those_that_changed_are_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(add: QueuedAdd) -> PendingRow:
        made.append(add.key)
        return row_of(add)

    monkeypatch.setattr(pending_rows, "row_of", counted)
    rows = PendingRows()
    adds = [QueuedAdd(key, NewPet(name=f"No. {key}", category_id=1)) for key in range(1, 101)]
    rows.of(adds)
    assert len(made) == 100
    made.clear()
    rows.of(adds)
    rows.of(adds[10:])
    assert made == []
    adds[20].state = State.SENDING
    adds[21].state, adds[21].error = State.REFUSED, RefusedBeforeError("No.")
    rows.of(adds[10:])
    adds[21].error = RefusedBeforeError("Never.")
    shown = rows.of(adds[10:])
    assert made == [21, 22, 22]
    assert [(row.name, row.state) for row in shown[10:13]] == [
        ("No. 21", "Adding…"),
        ("No. 22", "Not added: Never."),
        ("No. 23", "Waiting"),
    ]
    rows.of([])
    rows.of(adds[:1])
    assert made == [21, 22, 22, 1]
