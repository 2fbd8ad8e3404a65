"""What keeps rows out of the table, in the real window: the search and the one category; and how they come back."""

import httpx
import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from petstore_gui.api.schema import Pet
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.ui.pet_list.page import PetListPage
from tests.support.fake_store import FakeStore, failing
from tests.support.windows import Desk, clipboard, down, find, is_there, press, says, selected, sentences, stale

FIND = "Find in the list"


def search(desk: Desk, text: str) -> QLineEdit:
    desk.press("Ctrl+F")
    desk.write(FIND, text)
    return desk.line(FIND)


def page(desk: Desk) -> PetListPage:
    found = desk.window.findChild(PetListPage)
    assert found is not None
    return found


def only(desk: Desk, category: int) -> None:
    """Come from the overview to one category, and wait for the list that is read anew for it."""
    page(desk).show_rows(PetFilter(None, category))
    desk.wait(lambda: not page(desk).controller.is_loading)


def test_what_is_typed_is_found_and_counted_and_esc_brings_all_back_with_the_focus_in_the_table(desk: Desk) -> None:
    line = search(desk, "lu")
    assert desk.names() == ["Luna"]
    assert says(desk.window, "1 of 3")
    press(line, "Esc")
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert line.text() == ""
    assert listed(desk) == "3 animals"
    assert desk.table.hasFocus()


def test_the_counts_follow_a_refresh_and_a_filter(desk: Desk, store: FakeStore) -> None:
    search(desk, "lu")
    store.pets.insert(0, Pet(id=4, name="Lulu", category_id=1, status="sold"))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "2 of 4"))
    assert desk.names() == ["Lulu", "Luna"]
    desk.press("Ctrl+4")
    desk.wait_for_names("Lulu")
    assert listed(desk) == "1 of 2"  # of those that are sold


def listed(desk: Desk) -> str:
    """Return the first words of the status line."""
    (sentence,) = [each for each in sentences(desk.window) if " · updated " in each]
    return sentence.partition(" · ")[0]


def test_the_status_line_claims_no_more_than_is_in_the_table(desk: Desk, store: FakeStore) -> None:
    assert listed(desk) == "3 animals"
    only(desk, 1)
    assert listed(desk) == "2 of 3"
    line = search(desk, "mi")
    assert listed(desk) == "1 of 3"
    store.next(failing(httpx.ConnectError("refused")))
    desk.press("F5")
    desk.wait(lambda: stale(desk) != [])
    assert [each.partition(" · ")[0] for each in stale(desk)] == ["1 of 3"]
    desk.press("F5")
    desk.wait(lambda: stale(desk) == [])
    assert listed(desk) == "1 of 3"
    press(line, "Esc")
    assert listed(desk) == "2 of 3"
    desk.click("Only category 1")
    assert listed(desk) == "3 animals"


@pytest.mark.parametrize("by", ["key", "Show all animals", "Show"])
def test_the_status_line_counts_all_again_when_nothing_is_kept_out_any_more(desk: Desk, by: str) -> None:
    line = search(desk, "nobody")
    press(line, "Return")
    assert listed(desk) == "0 of 3"
    assert says(desk.window, "No animal in the list matches.")
    if by == "key":
        press(desk.table, "Esc")
    elif by == "Show":
        desk.add("Bella", "1")
        desk.wait(lambda: is_there(desk.window, "Show"))
        desk.click(by)
    else:
        desk.click(by)
    assert listed(desk) == ("4 animals" if by == "Show" else "3 animals")
    assert line.text() == ""
    assert not says(desk.window, "No animal in the list")


def test_what_is_wholly_in_the_table_is_counted_as_ever(desk: Desk) -> None:
    search(desk, "m")
    desk.press("Ctrl+4")
    desk.wait_for_names("Milo")
    assert listed(desk) == "Sold: 1 animal"


def test_enter_goes_on_to_what_was_found(desk: Desk) -> None:
    press(search(desk, "mi"), "Return")
    assert desk.table.hasFocus()
    assert selected(desk.table, 1) == ["Milo"]
    press(desk.table, "Ctrl+C")
    assert clipboard().split("\n")[1:] == ["1\tMilo\t1\tSold"]


def test_esc_on_the_one_category_ends_the_search_and_brings_all_categories_back(desk: Desk) -> None:
    only(desk, 1)
    line = search(desk, "e")
    button = find(desk.window, QAbstractButton, "Only category 1")
    button.setFocus()
    press(button, "Esc")
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert not button.isVisible()
    assert line.text() == ""


def test_a_search_goes_on_within_one_category(desk: Desk) -> None:
    only(desk, 1)
    line = search(desk, "m")
    assert desk.names() == ["Milo"]
    assert says(desk.window, "1 of 3")
    press(line, "Esc")
    assert desk.names() == ["Rex", "Milo"]
    assert is_there(desk.window, "Only category 1")


def test_the_category_stays_over_a_refresh_and_another_filter(desk: Desk, store: FakeStore) -> None:
    only(desk, 1)
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=2, status="sold"))
    desk.press("Ctrl+4")
    desk.wait(lambda: find(desk.window, QAbstractButton, "Sold").text() == "Sold 2")
    assert desk.names() == ["Milo"]
    assert down(desk) == ["Sold"]


@pytest.mark.parametrize(
    ("what", "sentence"),
    [("search", "Bella was added. The search hides it."), ("both", "Bella was added. The filter hides it.")],
)
def test_an_added_animal_leaves_what_keeps_it_out_until_it_is_to_be_shown(desk: Desk, what: str, sentence: str) -> None:
    if what != "search":
        only(desk, 2)
        assert desk.names() == ["Luna"]
    search(desk, "lu")
    assert desk.names() == ["Luna"]
    desk.add("Bella", "1")
    desk.wait(lambda: says(desk.window, sentence))
    assert desk.names() == ["Luna"]
    assert desk.line("Name").hasFocus()
    assert is_there(desk.window, "Only category 2") is (what != "search")
    desk.click("Show")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert selected(desk.table, 1) == ["Bella"]
    assert not is_there(desk.window, "Only category 2")
    assert listed(desk) == "4 animals"


def test_an_added_animal_that_is_found_leaves_the_search_as_it_is(desk: Desk) -> None:
    search(desk, "lu")
    desk.add("Lulu", "1")
    desk.wait_for_names("Lulu", "Luna")
    assert selected(desk.table, 1) == ["Lulu"]
    assert says(desk.window, "2 of 4")
    assert desk.line("Name").hasFocus()


def test_an_animal_that_is_added_while_somebody_searches_leaves_the_search_alone(desk: Desk, store: FakeStore) -> None:
    held = store.hold()
    desk.add("Bella", "1")
    desk.wait(held.arrived.is_set)
    search(desk, "mi")
    held.release()
    desk.wait(lambda: says(desk.window, "1 of 4"))
    assert desk.names() == ["Milo"]
    assert desk.line(FIND).text() == "mi"
    assert desk.line(FIND).hasFocus()


def test_another_service_is_not_searched(desk: Desk) -> None:
    only(desk, 1)
    search(desk, "mi")
    desk.open(FakeStore([Pet(id=9, name="Kira", category_id=7)]), address="https://other.example.com/v1")
    desk.wait_for_names("Kira")
    assert not is_there(desk.window, "Only category 1")
    desk.press("Ctrl+F")
    assert desk.line(FIND).text() == ""
