"""The working page in its window: lists, filters, adds. Over a service in memory, so that answers can be held back."""

from functools import partial

import httpx
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from petstore_gui.api.schema import Pet
from tests.support.fake_store import FakeStore, failing, refusing
from tests.support.windows import Desk, boxes, click, clipboard, column, find, is_there, press, says, selected

EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63), 9, 10]
FILTERS = ["All", "Available", "Pending", "Sold"]


def many(count: int, status: str = "available") -> list[Pet]:
    return [Pet(id=number, name=f"No. {number}", category_id=1, status=status) for number in range(count, 0, -1)]


def is_longer(shown: list[list[str]], before: int) -> bool:
    return len(shown) > before


def down(desk: Desk) -> list[str]:
    """Return the filter buttons that are down."""
    return [name for name in FILTERS if find(desk.window, QAbstractButton, name).isChecked()]


# ------------------------------------------------------------------------------------------------------------ listing


@pytest.mark.parametrize(
    ("name", "key", "wanted"),
    [
        ("All", "Ctrl+1", ["Rex", "Luna", "Milo"]),
        ("Available", "Ctrl+2", ["Rex"]),
        ("Pending", "Ctrl+3", ["Luna"]),
        ("Sold", "Ctrl+4", ["Milo"]),
    ],
)
def test_a_filter_lists_what_its_name_says_by_mouse_and_by_key(
    desk: Desk, store: FakeStore, name: str, key: str, wanted: list[str]
) -> None:
    desk.click(name)
    desk.wait(lambda: len(store.requests) == 2)
    desk.wait_for_names(*wanted)
    assert down(desk) == [name]
    desk.click("All" if name != "All" else "Sold")
    desk.wait(lambda: desk.names() != wanted)
    desk.press(key)
    desk.wait_for_names(*wanted)
    assert down(desk) == [name]


def test_refresh_lists_anew_by_mouse_and_by_key(desk: Desk, store: FakeStore) -> None:
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1))
    desk.click("Refresh")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    store.pets.pop()
    desk.press("F5")
    desk.wait_for_names("Bella", "Rex", "Luna")


def test_a_refresh_keeps_the_filter_and_the_selection(desk: Desk, store: FakeStore) -> None:
    desk.click("Sold")
    desk.wait_for_names("Milo")
    desk.table.selectRow(0)
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1, status="sold"))
    desk.press("F5")
    desk.wait_for_names("Bella", "Milo")
    assert selected(desk.table, 1) == ["Milo"]
    assert down(desk) == ["Sold"]


def test_ids_go_through_list_sort_and_copy_to_the_last_digit(bare_desk: Desk) -> None:
    store = FakeStore([Pet(id=edge, name="Rex", category_id=-edge - 1) for edge in EDGES])
    bare_desk.open(store)
    bare_desk.wait(lambda: column(bare_desk.table, 0) == [str(edge) for edge in EDGES])
    header = bare_desk.table.horizontalHeader()
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, header.height() // 2))
    rising = sorted(EDGES)
    assert column(bare_desk.table, 0) == [str(edge) for edge in rising]
    bare_desk.table.selectAll()
    press(bare_desk.table, "Ctrl+C")
    rows = [row.split("\t") for row in clipboard().split("\n")]
    assert [(row[0], row[2]) for row in rows] == [(str(edge), str(-edge - 1)) for edge in rising]


@pytest.mark.parametrize(("count", "cut_off"), [(99, False), (100, True), (101, True)])
def test_a_list_that_may_go_on_is_shown_as_such(bare_desk: Desk, count: int, *, cut_off: bool) -> None:
    bare_desk.open(FakeStore(many(count)))
    bare_desk.wait(lambda: len(bare_desk.names()) == min(count, 100))
    assert says(bare_desk.window, "There may be more than these.") is cut_off
    assert says(bare_desk.window, "there may be more ·") is cut_off


def test_the_word_that_there_may_be_more_goes_with_the_list_it_is_about(bare_desk: Desk) -> None:
    store = FakeStore([Pet(id=200, name="Milo", category_id=1, status="sold"), *many(100)])
    bare_desk.open(store)
    bare_desk.wait(lambda: says(bare_desk.window, "There may be more than these."))
    bare_desk.click("Sold")
    bare_desk.wait_for_names("Milo")
    assert not says(bare_desk.window, "There may be more than these.")


def test_the_later_filter_wins_whichever_answer_comes_first(desk: Desk, store: FakeStore) -> None:
    shown: list[list[str]] = []
    desk.table.model().modelReset.connect(lambda: shown.append(desk.names()))
    slow = store.hold()
    desk.click("Available")
    desk.wait(slow.arrived.is_set)
    desk.click("Sold")
    desk.wait(lambda: len(shown) == 1)
    slow.release()
    for _ in range(3):
        before = len(shown)
        desk.press("F5")  # the late answer is here long before these are
        desk.wait(partial(is_longer, shown, before))
    assert shown == [["Milo"]] * 4
    assert down(desk) == ["Sold"]
    assert boxes() == []


def test_the_error_of_a_filter_that_was_left_is_nobody_s(desk: Desk, store: FakeStore) -> None:
    slow = store.hold(refusing(503, "no"))
    desk.click("Available")
    desk.wait(slow.arrived.is_set)
    desk.click("Sold")
    desk.wait_for_names("Milo")
    slow.release()
    for name, wanted in (("Pending", "Luna"), ("Available", "Rex"), ("Sold", "Milo")):
        desk.click(name)
        desk.wait_for_names(wanted)
    assert boxes() == []


def test_the_window_answers_while_a_list_is_on_its_way(desk: Desk, store: FakeStore) -> None:
    slow = store.hold()
    desk.press("F5")
    desk.wait(slow.arrived.is_set)
    desk.wait(lambda: says(desk.window, "Loading…"))
    desk.write("Name", "typed meanwhile")
    assert desk.line("Name").text() == "typed meanwhile"
    assert desk.names() == ["Rex", "Luna", "Milo"]
    slow.release()
    desk.wait(lambda: not says(desk.window, "Loading…"))
    assert desk.line("Name").text() == "typed meanwhile"


def test_a_failed_refresh_keeps_the_rows_and_says_so(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.table.selectRow(1)
    desk.press("F5")
    box = desk.box()
    assert says(box, "No connection to the service")
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert selected(desk.table, 1) == ["Luna"]
    assert says(desk.window, "Not refreshed: No connection to the service")
    click(box, "Try again")
    desk.wait(lambda: says(desk.window, "3 animals"))
    assert not says(desk.window, "Not refreshed")


def test_a_failed_change_of_filter_puts_the_old_button_back_down(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(503, "no"))
    desk.click("Sold")
    box = desk.box()
    assert down(desk) == ["All"]
    assert desk.names() == ["Rex", "Luna", "Milo"]
    click(box, "Try again")
    desk.wait_for_names("Milo")
    assert down(desk) == ["Sold"]


def test_an_empty_filter_says_which_status_nobody_has(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([Pet(id=1, name="Rex", category_id=1, status="sold")]))
    bare_desk.wait_for_names("Rex")
    bare_desk.click("Pending")
    bare_desk.wait(lambda: says(bare_desk.window, "No animal has the status “Pending”."))
    assert not is_there(bare_desk.window, "Add an animal")
    bare_desk.click("All")
    bare_desk.wait_for_names("Rex")
    assert not says(bare_desk.window, "No animal has the status")


def test_another_service_starts_without_the_rows_of_the_first(desk: Desk) -> None:
    desk.click("Sold")
    desk.wait_for_names("Milo")
    other = FakeStore()
    slow = other.hold()
    connection = other.connection(address="https://other.example.com/v1")
    desk.session.open(lambda _connector: connection)
    desk.wait(slow.arrived.is_set)
    desk.wait(lambda: desk.session.connection is connection)
    assert desk.names() == []
    assert down(desk) == ["All"]
    slow.release()
    desk.wait(lambda: says(desk.window, "There are no animals here yet."))
