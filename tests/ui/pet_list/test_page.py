"""The working page in its window: lists, filters, adds. Over a service in memory, so that answers can be held back."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import ProfileName
from petstore_gui.ui import override
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.pet_list.page import PetListPage
from tests.support.fake_store import FakeStore, json_response, many, refusing
from tests.support.sections import ID, NAME
from tests.support.windows import (
    FILTER_NAMES,
    Desk,
    boxes,
    click,
    clipboard,
    down,
    find,
    is_there,
    press,
    says,
    selected,
)
from tests.ui.conftest import MILO, REX


def count_on(desk: Desk, name: str) -> str:
    """Return the count on a filter button."""
    return find(desk.window, QAbstractButton, name).text().removeprefix(name).strip()


# ----------------------------------------------------------------------------------------------------------- the list


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


@pytest.mark.parametrize(("count", "cut_off"), [(99, False), (100, True)])
def test_a_list_that_may_go_on_is_shown_as_such(bare_desk: Desk, count: int, *, cut_off: bool) -> None:
    bare_desk.open(FakeStore(many(count)))
    assert len(bare_desk.names()) == min(count, 100)
    notice = "Showing the first 100 available animals. There may be more."
    assert says(bare_desk.window, notice) is cut_off
    assert says(bare_desk.window, "100+ animals · updated ") is cut_off
    tip = find(bare_desk.window, QAbstractButton, "Available").toolTip()
    assert ("at most 100 animals at a time" in tip) is cut_off
    assert count_on(bare_desk, "Available") == ("100+" if cut_off else "99")
    assert count_on(bare_desk, "All") == ("100+" if cut_off else "99")
    assert count_on(bare_desk, "Sold") == "0"


def test_the_word_that_there_may_be_more_goes_with_the_list_it_is_about(bare_desk: Desk) -> None:
    store = FakeStore([Pet(id=200, name="Milo", category_id=1, status="sold"), *many(100)])
    bare_desk.open(store)
    assert says(bare_desk.window, "There may be more")
    bare_desk.click("Sold")
    bare_desk.wait_for_names("Milo")
    assert not says(bare_desk.window, "There may be more")
    assert says(bare_desk.window, "Sold: 1 animal ·")


@pytest.mark.end_to_end
def test_a_real_service_is_listed_as_far_as_that_goes_and_what_others_do_is_marked(
    bare_desk: Desk, remote: tuple[str, ApiKey], connector: Connector
) -> None:
    with PetStoreClient(remote[0], remote[1].reveal()) as other:
        for status, count in ((PetStatus.AVAILABLE, 100), (PetStatus.PENDING, 99), (PetStatus.SOLD, 3)):
            for number in range(count):
                other.create_pet(NewPet(name=f"{status} {number}", category_id=1, status=status))
        connector.set_address(ProfileName.STAGING, remote[0])
        connector.set_key(ProfileName.STAGING, remote[0], remote[1])
        bare_desk.session.open(lambda connector: connector.open(ProfileName.STAGING))
        bare_desk.wait(lambda: says(bare_desk.window, "202+ animals"))
        assert [count_on(bare_desk, name) for name in FILTER_NAMES] == ["202+", "100+", "99", "3"]
        assert marks(bare_desk) == {}
        added = other.create_pet(NewPet(name="Bella", category_id=1, status=PetStatus.SOLD))
        bare_desk.click("Sold")
        bare_desk.wait(lambda: count_on(bare_desk, "Sold") == "4")
        assert marks(bare_desk) == {str(added.id): "New since the list before"}
        assert says(bare_desk.window, f"Bella (ID {added.id}) is new")


def test_the_screen_fills_as_the_first_answer_comes(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    store.next(store.answer)
    rest = store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(rest.arrived.is_set)
    bare_desk.wait(lambda: says(bare_desk.window, "100 animals so far · updated "))
    assert len(bare_desk.names()) == 100
    assert not says(bare_desk.window, "There may be more")
    bare_desk.click("Sold")
    assert says(bare_desk.window, "No animal with the status “Sold” was listed so far.")
    rest.release()
    bare_desk.wait(lambda: says(bare_desk.window, "No animal has the status “Sold”."))


def test_a_filter_shows_its_part_at_once_and_asks_anew(desk: Desk, store: FakeStore) -> None:
    slow = store.hold()
    desk.click("Sold")
    assert desk.names() == ["Milo"]
    desk.wait(slow.arrived.is_set)
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1, status="sold"))
    slow.release()
    desk.wait_for_names("Bella", "Milo")
    assert count_on(desk, "Sold") == "2"


class Paints(QObject):
    """Counts how often each widget is painted, or gets another event."""

    def __init__(self, desk: Desk, kind: QEvent.Type = QEvent.Type.Paint) -> None:
        super().__init__(desk.window)
        self.of: Counter[QObject] = Counter()
        self._kind = kind
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == self._kind:
            self.of[watched] += 1
        return False


def test_a_click_on_a_filter_paints_its_part_at_once_and_only_once(desk: Desk, store: FakeStore) -> None:
    controller = desk.window.findChild(PetListController)
    assert controller is not None
    find(desk.window, QAbstractButton, "All").setFocus()  # which the table is painted for, too
    desk.qtbot.wait(1)
    paints, viewport = Paints(desk), desk.table.viewport()
    resets: list[int] = []
    confirmed: list[object] = []
    desk.table.model().rowsRemoved.connect(lambda: resets.append(paints.of[viewport]))
    controller.confirmed.connect(confirmed.append)
    slow = store.hold()
    desk.click("Sold")
    assert (resets, paints.of[viewport]) == ([0], 1)
    desk.wait(slow.arrived.is_set)
    slow.release()
    desk.wait(lambda: confirmed != [])
    desk.qtbot.wait(1)
    assert (resets, paints.of[viewport]) == ([0], 1)
    assert desk.names() == ["Milo"]


def test_a_click_on_a_filter_leaves_the_counts_on_the_buttons_alone(desk: Desk, store: FakeStore) -> None:
    """They are of the list, which has not changed."""
    tips = Paints(desk, QEvent.Type.ToolTipChange)
    slow = store.hold()
    desk.click("Sold")
    buttons = [find(desk.window, QAbstractButton, name) for name in FILTER_NAMES]
    assert [tips.of[button] for button in buttons] == [0, 0, 0, 0]
    slow.release()


def test_what_a_filter_shows_is_painted_before_anything_is_sent(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    paints, viewport = Paints(desk), desk.table.viewport()
    happened: list[str] = []
    send = desk.session.run_with_client

    def watched(*values: object, **named: object) -> object:
        happened.append(f"sent after {paints.of[viewport]} paints")
        return send(*values, **named)  # type: ignore[arg-type]

    def on_removed() -> None:
        paints.of[viewport] = 0
        happened.append("removed")

    monkeypatch.setattr(desk.session, "run_with_client", watched)
    desk.table.model().rowsRemoved.connect(on_removed)
    desk.click("Sold")
    assert happened == ["removed", "sent after 1 paints"]


@pytest.mark.parametrize("is_asked", [True, False], ids=["asked for", "automatic"])
def test_an_equal_reply_repaints_nothing_of_the_page(desk: Desk, store: FakeStore, *, is_asked: bool) -> None:
    controller, page = desk.window.findChild(PetListController), desk.window.findChild(PetListPage)
    assert controller is not None
    assert page is not None
    desk.qtbot.wait(50)  # what the first list has led to
    confirmed: list[object] = []
    controller.confirmed.connect(confirmed.append)
    model, told = desk.table.model(), []
    for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.dataChanged):
        signal.connect(lambda *_where: told.append(True))
    paints = Paints(desk)
    if is_asked:
        controller.reload()
    else:
        controller.refresh()
    desk.wait(lambda: confirmed != [])
    desk.qtbot.wait(50)
    assert told == []
    assert [each for each in paints.of if isinstance(each, QWidget) and page.isAncestorOf(each)] == []
    store.pets.pop()
    controller.refresh()
    desk.wait_for_names("Rex", "Luna")
    desk.qtbot.wait(1)
    assert paints.of[desk.table.viewport()] > 0


def test_the_later_filter_wins_whichever_answer_comes_first(desk: Desk, store: FakeStore) -> None:
    slow = store.hold(lambda _request: json_response([]))
    desk.click("Available")
    desk.wait(slow.arrived.is_set)
    desk.click("Sold")
    slow.release()
    for number in range(4, 7):
        store.pets.insert(0, Pet(id=number, name=f"No. {number}", category_id=1, status="sold"))
        desk.press("F5")  # the late answer is here long before these are
        desk.wait(lambda: f"No. {number}" in desk.names())  # noqa: B023  waited for within the round
    assert desk.names() == ["No. 6", "No. 5", "No. 4", "Milo"]
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


def test_an_empty_filter_says_which_status_nobody_has(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([Pet(id=1, name="Rex", category_id=1, status="sold")]))
    bare_desk.wait_for_names("Rex")
    bare_desk.click("Pending")
    bare_desk.wait(lambda: says(bare_desk.window, "No animal has the status “Pending”."))
    assert not is_there(bare_desk.window, "Import a spreadsheet…")
    bare_desk.click("All")
    bare_desk.wait_for_names("Rex")
    assert not says(bare_desk.window, "No animal has the status")


def press_by_key(desk: Desk, name: str) -> None:
    button = find(desk.window, QAbstractButton, name)
    button.setFocus()
    press(button, "Space")


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_button_that_goes_leaves_the_focus_to_the_table(desk: Desk, *, by_mouse: bool) -> None:
    desk.write("Find in the list", "zzz")
    name = "Show all animals"
    if by_mouse:
        QTest.mouseClick(find(desk.window, QAbstractButton, name), Qt.MouseButton.LeftButton)
    else:
        press_by_key(desk, name)
    desk.wait_for_names("Rex", "Luna", "Milo")
    assert desk.window.focusWidget() is desk.table


def test_a_first_list_that_is_given_up_and_asked_for_again_leaves_the_focus_to_the_table(
    bare_desk: Desk, store: FakeStore
) -> None:
    store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: is_there(bare_desk.window, "Cancel"))
    press_by_key(bare_desk, "Cancel")
    bare_desk.wait(lambda: is_there(bare_desk.window, "Try again"))
    assert bare_desk.window.focusWidget() is bare_desk.table
    press_by_key(bare_desk, "Try again")
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert bare_desk.window.focusWidget() is bare_desk.table


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
    assert find(desk.window, QAbstractButton, "Sold").text() == "Sold"
    assert not says(desk.window, "updated")
    assert not says(desk.window, "1 animal")
    slow.release()
    desk.wait(lambda: says(desk.window, "There are no animals here yet."))


@pytest.mark.parametrize("is_closed_before", [False, True], ids=["at once", "after no service was open"])
def test_another_service_starts_without_the_selection_of_the_first(desk: Desk, *, is_closed_before: bool) -> None:
    desk.table.selectRow(0)
    assert selected(desk.table) == ["3"]
    if is_closed_before:
        desk.session.disconnect_service()
    desk.open(FakeStore([Pet(id=3, name="Kira", category_id=1)]), address="https://other.example.com/v1")
    desk.wait_for_names("Kira")
    assert selected(desk.table) == []
    assert not desk.table.currentIndex().isValid()


# -------------------------------------------------------------------------------------------------- what has changed


def marks(desk: Desk) -> dict[str, str]:
    """Return what the tool tips of the names say, by ID."""
    model = desk.table.model()
    rows = [(model.index(row, ID), model.index(row, NAME)) for row in range(model.rowCount())]
    said = {pet_id.data(): name.data(Qt.ItemDataRole.ToolTipRole) for pet_id, name in rows}
    return {pet_id: words for pet_id, words in said.items() if words}


def test_what_changed_is_said_and_marked_until_it_was_seen(desk: Desk, store: FakeStore) -> None:
    store.pets = [
        Pet(id=4, name="Bella", category_id=1, status="sold"),
        Pet(id=3, name="Rex", category_id=1, status="sold"),
        MILO,
    ]
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "Bella (ID 4) is new, Rex (ID 3) changed, Luna (ID 2) is no longer listed"))
    assert marks(desk) == {"4": "New since the list before", "3": "Status: Available to Sold"}
    for timer in desk.table.findChildren(QTimer):
        for _ in range(7 * (timer.interval() == 500)):
            timer.timeout.emit()
    assert marks(desk) == {}


def test_what_is_hidden_by_a_filter_is_still_marked_when_it_is_shown(desk: Desk, store: FakeStore) -> None:
    desk.click("Sold")
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1, status="pending"))
    desk.press("F5")
    desk.wait(lambda: count_on(desk, "Pending") == "2")
    assert not says(desk.window, "is new")
    desk.click("Pending")
    desk.wait_for_names("Bella", "Luna")
    assert marks(desk) == {"4": "New since the list before"}


def test_what_a_cut_off_list_does_not_show_any_more_has_left_the_window(bare_desk: Desk) -> None:
    store = FakeStore(many(100))
    bare_desk.open(store)
    store.pets = many(104)
    bare_desk.press("F5")
    bare_desk.wait(lambda: says(bare_desk.window, "4 now listed, 4 no longer listed"))
    store.pets = many(105)
    bare_desk.press("F5")
    bare_desk.wait(lambda: says(bare_desk.window, "No. 105 (ID 105) is now listed, No. 5 (ID 5) is no longer listed"))


def test_an_old_animal_that_a_cut_off_list_had_no_room_for_is_not_new(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    bare_desk.open(store)
    del store.pets[0]
    bare_desk.press("F5")
    bare_desk.wait(lambda: says(bare_desk.window, "No. 50 (ID 50) is now listed, No. 150 (ID 150) is no longer listed"))
    assert marks(bare_desk) == {"50": "Not in the list before"}


def test_the_animal_that_was_just_added_here_is_not_marked(desk: Desk, store: FakeStore) -> None:
    desk.add("Bella", "1")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert count_on(desk, "All") == "4"
    store.pets.insert(0, Pet(id=9, name="Kira", category_id=1))
    desk.press("F5")
    desk.wait_for_names("Kira", "Bella", "Rex", "Luna", "Milo")
    assert marks(desk) == {"9": "New since the list before"}


def test_a_first_list_and_that_of_another_service_mark_nothing(desk: Desk, store: FakeStore) -> None:
    assert marks(desk) == {}
    store.pets = [Pet(id=9, name="Bella", category_id=1)]
    desk.press("F5")
    desk.wait_for_names("Bella")
    assert marks(desk) != {}
    desk.open(FakeStore([Pet(id=9, name="Kira", category_id=1)]), address="https://other.example.com/v1")
    desk.wait_for_names("Kira")
    assert marks(desk) == {}


def test_an_added_animal_that_somebody_turned_away_from_is_not_selected_later(bare_desk: Desk) -> None:
    store = FakeStore([REX, MILO])
    store.next(refusing(403, "Not for you."))
    bare_desk.open(store)
    click(bare_desk.box(), "Close")
    store.next(store.answer, store.answer)  # the service is heard, and Bella is added
    slow = store.hold()
    bare_desk.add("Bella", "1")
    bare_desk.wait(slow.arrived.is_set)
    bare_desk.click("Sold")
    bare_desk.wait_for_names("Milo")
    bare_desk.click("All")
    bare_desk.wait_for_names("Bella", "Rex", "Milo")
    assert selected(bare_desk.table) == []
    slow.release()


# ------------------------------------------------------------------------------------------------------------ copying


def test_a_copy_of_all_that_is_shown_has_its_titles_and_no_sentence(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore([Pet(id=500, name="=Milo", category_id=-1, status="sold"), *many(100)]))
    bare_desk.table.selectAll()
    press(bare_desk.table, "Ctrl+C")
    titles, *rows = clipboard().split("\n")
    assert titles == "ID\tName\tCategory\tStatus"
    assert (len(rows), rows[0]) == (101, "500\t'=Milo\t-1\tSold")
    assert {len(row.split("\t")) for row in rows} == {4}
    bare_desk.click("Sold")
    bare_desk.table.selectAll()
    press(bare_desk.table, "Ctrl+C")
    assert clipboard() == f"{titles}\n500\t'=Milo\t-1\tSold"
