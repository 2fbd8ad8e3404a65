"""Who searches for an ID that is not loaded can look it up from there."""

import pytest

from petstore_gui.api.values import LIMIT_MAX, PetStatus
from tests.support.fake_store import FakeStore, many
from tests.support.windows import Desk, click, dialogs, is_there, press, says

FIND = "Find in the list"


@pytest.fixture
def cut_off(bare_desk: Desk) -> Desk:
    """Return the window over more animals than the service lists."""
    bare_desk.open(FakeStore(many(LIMIT_MAX + 20)))
    bare_desk.wait(lambda: says(bare_desk.window, "There may be more.") and not bare_desk.is_reading)
    return bare_desk


def looks_up() -> bool:
    return any(each.windowTitle() == "Look up an animal" for each in dialogs())


def test_an_id_that_is_not_loaded_can_be_looked_up_by_a_button(cut_off: Desk) -> None:
    cut_off.write(FIND, "999999")
    assert says(cut_off.window, "None of the ")
    assert says(cut_off.window, " listed animals matches. There may be more.")
    click(cut_off.window, "Look up ID 999999")
    cut_off.wait(looks_up)
    assert cut_off.dialog("Look up an animal").result_view.isVisible()  # type: ignore[attr-defined]


def test_enter_in_the_search_looks_it_up(desk: Desk) -> None:
    desk.write(FIND, "ID 999")
    press(desk.line(FIND), "Return")
    desk.wait(looks_up)


@pytest.mark.parametrize("text", ["nobody", "3", "99999999999999999999"])
def test_what_is_no_id_or_is_loaded_is_not_offered(desk: Desk, text: str) -> None:
    desk.write(FIND, text)
    assert not any(is_there(desk.window, f"Look up ID {number}") for number in ("3", text))
    press(desk.line(FIND), "Return")
    assert not looks_up()


def test_an_animal_that_only_a_filter_hides_is_not_looked_up(desk: Desk) -> None:
    snapshot = desk.window.page.controller.snapshot
    assert snapshot is not None
    hidden = next(pet for pet in snapshot.pets if pet.status != PetStatus.SOLD)
    desk.press("Ctrl+4")
    desk.wait(lambda: not desk.is_reading)
    desk.write(FIND, str(hidden.id))
    assert desk.names() == []
    assert not is_there(desk.window, f"Look up ID {hidden.id}")
