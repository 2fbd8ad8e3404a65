"""The form beside the table, in its window: what is added is there, once, and in sight."""

from threading import Event

import httpx
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel

from petstore_gui.api.schema import Pet
from petstore_gui.ui.pet_list.table_model import MARK_ROLE, ChangeMark
from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from tests.support.fake_store import FakeStore, failing, json_response, refusing
from tests.support.ink import colours
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, clipboard, column, dialogs, find, is_there, press, says, selected

pytestmark = pytest.mark.usefixtures("nobody_types")

FILTERS = ["All", "Available", "Pending", "Sold"]


def many(count: int, status: str = "available") -> list[Pet]:
    return [Pet(id=number, name=f"No. {number}", category_id=1, status=status) for number in range(count, 0, -1)]


def down(desk: Desk) -> list[str]:
    """Return the filter buttons that are down."""
    return [name for name in FILTERS if find(desk.window, QAbstractButton, name).isChecked()]


# ------------------------------------------------------------------------------------------------------------- adding


def test_an_added_animal_is_in_the_table_and_selected_and_the_form_is_ready(desk: Desk, store: FakeStore) -> None:
    desk.press("Ctrl+N")
    desk.add("Bella", str(2**53 + 1))
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert selected(desk.table, 1) == ["Bella"]
    assert selected(desk.table, 2) == [str(2**53 + 1)]
    assert says(desk.window, "Bella was added, ID 4.")
    assert (desk.line("Name").text(), desk.line("Category").text()) == ("", str(2**53 + 1))
    assert desk.window.focusWidget() is desk.line("Name")
    assert store.requests[1:] == ["POST /v1/pets"]


@pytest.mark.parametrize("number", [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)])
def test_a_category_goes_out_and_comes_back_to_the_last_digit(desk: Desk, store: FakeStore, number: int) -> None:
    desk.add("Bella", str(number))
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert column(desk.table, 2)[0] == str(number)
    assert store.pets[0].category_id == number


def test_a_category_beyond_int64_is_refused_before_it_is_sent(desk: Desk, store: FakeStore) -> None:
    desk.add("Bella", str(2**63))
    assert says(desk.window, "Use a number from")
    assert len(store.requests) == 1


def test_an_added_animal_that_the_filter_hides_keeps_the_filter_and_can_be_shown(desk: Desk, store: FakeStore) -> None:
    desk.click("Sold")
    desk.wait_for_names("Milo")
    desk.add("Bella", "1")
    desk.wait(lambda: says(desk.window, "Bella was added. The filter hides it."))
    assert (down(desk), desk.names(), selected(desk.table)) == (["Sold"], ["Milo"], [])
    assert desk.window.focusWidget() is desk.line("Name")
    assert store.pets[0].status == "available"
    find(desk.window, QAbstractButton, "Add animal").setFocus()
    press(desk.window.focusWidget(), "Tab")
    press(desk.window.focusWidget(), "Space")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert down(desk) == ["All"]
    assert selected(desk.table, 1) == ["Bella"]
    assert desk.window.focusWidget() is desk.table
    assert says(desk.window, "Bella was added, ID 4.")
    assert not is_there(desk.window, "Show")


def test_what_hides_an_added_animal_is_not_named_any_more_once_it_is_gone(desk: Desk) -> None:
    desk.click("Sold")
    desk.wait_for_names("Milo")
    desk.add("Bella", "1")
    desk.wait(lambda: is_there(desk.window, "Show"))
    desk.press("Ctrl+1")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert says(desk.window, "Bella was added, ID 4.")
    desk.press("Ctrl+4")
    assert says(desk.window, "Bella was added. The filter hides it.")
    QTest.keyClicks(desk.line("Name"), "M")
    assert not says(desk.window, "Bella was added")
    desk.press("Ctrl+1")
    assert not says(desk.window, "Bella was added")


def test_that_an_animal_was_added_is_seen_and_gone_when_the_next_one_is_typed(desk: Desk) -> None:
    desk.add("Bella", "1")
    desk.wait(lambda: says(desk.window, "Bella was added, ID 4."))
    (label,) = [each for each in desk.window.findChildren(QLabel) if each.text() == "Bella was added, ID 4."]
    notice = label.parentWidget()
    assert notice is not None
    middle = notice.grab().toImage().pixelColor(notice.width() // 2, 2)
    assert middle.name() == theme.tokens().available_back
    (tick,) = notice.findChildren(Picture)
    assert theme.tokens().available in colours(tick.grab().toImage())
    assert not says(desk.window, "Enter adds the animal")
    QTest.keyClicks(desk.line("Name"), "M")
    assert not says(desk.window, "was added")
    assert says(desk.window, "Enter adds the animal")


def test_an_added_animal_that_the_filter_shows_keeps_the_filter(desk: Desk) -> None:
    desk.click("Available")
    desk.wait_for_names("Rex")
    desk.add("Bella", "1")
    desk.wait_for_names("Bella", "Rex")
    assert down(desk) == ["Available"]


def test_an_add_that_settles_while_somebody_works_in_the_table_takes_nothing_over(bare_desk: Desk) -> None:
    desk, store = bare_desk, FakeStore(many(90))
    desk.open(store)
    desk.wait(lambda: len(desk.names()) == 90)
    held = store.hold()
    desk.add("Bella", "1")
    desk.wait(held.arrived.is_set)
    desk.table.setFocus()
    desk.table.selectRow(60)
    bar = desk.table.verticalScrollBar()
    name, place = selected(desk.table, 1), bar.value()
    assert place > 0
    held.release()
    desk.wait(lambda: desk.pending() == [] and len(desk.names()) == 91)
    assert desk.names()[0] == "Bella"
    assert selected(desk.table, 1) == name
    assert desk.table.currentIndex().siblingAtColumn(1).data() == name[0]
    assert bar.value() == place
    press(desk.table, "Ctrl+C")
    assert name[0] in clipboard()
    assert "Bella" not in clipboard()


def test_more_adds_than_fit_into_the_table_leave_it_at_the_top(bare_desk: Desk) -> None:
    desk, store = bare_desk, FakeStore(many(40))
    desk.open(store)
    desk.wait(lambda: len(desk.names()) == 40)
    first, second = store.hold(), store.hold()
    names = [f"A{number}" for number in range(30)]
    desk.add(names[0], "1")
    for name in names[1:]:
        QTest.keyClicks(desk.line("Name"), name)
        press(desk.line("Name"), "Return")
    bar = desk.table.verticalScrollBar()
    desk.wait(first.arrived.is_set)
    first.release()
    desk.wait(second.arrived.is_set)
    desk.wait(lambda: len(desk.names()) == 41)
    assert bar.value() == 0  # the row of the last one is in sight, with its button
    second.release()
    desk.wait(lambda: desk.pending() == [] and len(desk.names()) == 70)
    assert (bar.value(), selected(desk.table, 1)) == (0, ["A29"])


def test_the_row_of_an_add_comes_into_sight(bare_desk: Desk) -> None:
    desk, store = bare_desk, FakeStore(many(90))
    desk.open(store)
    desk.wait(lambda: len(desk.names()) == 90)
    held = store.hold()
    desk.table.scrollToBottom()
    desk.add("Bella", "1")
    desk.wait(held.arrived.is_set)
    assert desk.table.verticalScrollBar().value() == 0
    held.release()


@pytest.mark.parametrize("where", ["table", "filter", "another window"])
def test_an_add_that_settles_while_the_keys_are_elsewhere_leaves_the_filter(
    desk: Desk, store: FakeStore, where: str
) -> None:
    held = store.hold()
    desk.add("Bella", "1")
    desk.wait(held.arrived.is_set)
    desk.press("Ctrl+4")
    desk.wait_for_names("Milo")
    desk.wait(lambda: not desk.is_reading)
    if where == "filter":
        find(desk.window, QAbstractButton, "Sold").setFocus()
    else:
        desk.table.setFocus()
        press(desk.table, "Down")
    if where == "another window":
        desk.look_up("1")
    before = selected(desk.table, 1)
    held.release()
    desk.wait(lambda: says(desk.window, "Bella was added. The filter hides it.") and desk.pending() == [])
    assert (down(desk), desk.names(), selected(desk.table, 1)) == (["Sold"], ["Milo"], before)
    for dialog in dialogs():
        dialog.close()
    desk.press("Ctrl+1")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert "Bella" not in selected(desk.table, 1)


def test_an_add_that_settles_leaves_the_search_of_somebody_in_the_table(desk: Desk, store: FakeStore) -> None:
    held = store.hold()
    desk.add("Bella", "1")
    desk.wait(held.arrived.is_set)
    desk.press("Ctrl+F")
    desk.write("Find in the list", "mi")
    desk.table.setFocus()
    held.release()
    desk.wait(lambda: says(desk.window, "Bella was added. The search hides it.") and desk.pending() == [])
    assert desk.names() == ["Milo"]
    assert desk.line("Find in the list").text() == "mi"


def test_an_added_animal_is_in_sight_also_where_the_list_is_cut_off(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    bare_desk.open(store)
    bare_desk.wait(lambda: len(bare_desk.names()) == 100)
    slow = store.hold(lambda _request: json_response(many(100)))  # a list without the new animal
    bare_desk.press("F5")
    bare_desk.wait(slow.arrived.is_set)
    store.next(store.answer, *[lambda _request: json_response(many(100))] * 2)
    bare_desk.add("Bella", "1")
    bare_desk.wait(lambda: says(bare_desk.window, "Bella was added"))
    slow.release()
    bare_desk.wait(lambda: selected(bare_desk.table, 1) == ["Bella"] and len(bare_desk.names()) == 101)


def test_an_added_animal_never_gets_into_the_list_of_another_status(bare_desk: Desk) -> None:
    store = FakeStore(many(150, "sold"))
    bare_desk.open(store)
    bare_desk.wait(lambda: len(bare_desk.names()) == 100)
    bare_desk.wait(lambda: not bare_desk.is_reading)
    before = store.hold()
    bare_desk.click("Pending")
    bare_desk.wait(before.arrived.is_set)
    store.next(store.answer)  # the add is answered at once, the list that takes the place of this one is held
    slow = store.hold()
    bare_desk.add("Bella", "1")
    bare_desk.wait(slow.arrived.is_set)
    bare_desk.click("Sold")
    bare_desk.wait(lambda: says(bare_desk.window, "Sold: "))
    store.release_all()
    assert set(column(bare_desk.table, 3)) == {"Sold"}


def test_a_list_that_was_asked_for_before_an_add_does_not_hide_the_animal(desk: Desk, store: FakeStore) -> None:
    before = list(store.pets)
    slow = store.hold(lambda _request: json_response(before))
    desk.press("F5")
    desk.wait(slow.arrived.is_set)
    desk.add("Bella", "1")
    desk.wait(lambda: len(store.pets) == 4)
    slow.release()
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert selected(desk.table, 1) == ["Bella"]


def test_an_add_that_the_list_has_before_its_answer_is_neither_new_nor_added_since(
    desk: Desk, store: FakeStore
) -> None:
    answered = Event()

    def late(request: httpx.Request) -> httpx.Response:
        response = store.answer(request)
        assert answered.wait(PATIENCE_S)
        return response

    store.next(late)
    desk.add("Bella")
    desk.wait(lambda: len(store.pets) == 4)
    desk.press("F5")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert desk.table.model().index(1, 1).data(MARK_ROLE) == ChangeMark.NEW
    answered.set()
    desk.wait(lambda: says(desk.window, "Bella was added, ID 4."))
    assert desk.table.model().index(0, 1).data(MARK_ROLE) is None
    assert says(desk.window, "4 animals · updated")
    assert not says(desk.window, "added since")
    assert not says(desk.window, "new")


def test_what_the_service_refuses_can_be_edited_as_it_was_typed(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(400, "categoryId is not one of ours."))
    press(find(desk.window, QComboBox, "Status"), "Down")
    desk.add("Bella", "7")
    box = desk.box()
    assert says(box, "The service refused this animal")
    assert says(box, "categoryId is not one of ours.")
    assert not is_there(box, "Try again")
    click(box, "Edit")
    assert (desk.line("Name").text(), desk.line("Category").text()) == ("Bella", "7")
    assert find(desk.window, QComboBox, "Status").currentText() == "Pending"
    desk.click("Add animal")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_an_add_whose_answer_was_lost_is_never_sent_again_automatically(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ReadTimeout("late")))
    desk.add("Bella", "7")
    desk.wait(lambda: says(desk.window, "Bella isn't in the list yet ("))
    desk.press("F5")
    desk.wait(lambda: store.requests[-1].startswith("GET"))
    desk.seconds(60)
    assert desk.pending() == [("Bella", "Not confirmed")]
    assert dialogs() == []
    assert store.posts == 1
