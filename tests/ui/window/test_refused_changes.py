"""The service can neither change nor delete an animal: who tries is told so, in one line."""

import pytest

from tests.support.windows import Desk, boxes, press, says

SENTENCE = "Animals in the store can't be changed from here."


@pytest.mark.parametrize("key", ["Delete", "F2"])
def test_a_key_that_would_change_an_animal_says_that_it_cannot(desk: Desk, key: str) -> None:
    desk.table.setFocus()
    desk.table.selectRow(0)
    press(desk.table, key)
    assert says(desk.window, SENTENCE)
    assert boxes() == []
    assert desk.names() == ["Rex", "Luna", "Milo"]


def test_a_key_for_no_animal_says_nothing(desk: Desk) -> None:
    desk.table.setFocus()
    desk.table.clearSelection()
    desk.table.setCurrentIndex(desk.table.model().index(-1, -1))
    press(desk.table, "Delete")
    assert not says(desk.window, SENTENCE)
