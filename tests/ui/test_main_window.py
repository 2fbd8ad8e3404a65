"""The whole window: what it says, its keys and its look-up."""

import pytest
from petstore_gui.ui.adds import Adds
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from petstore_gui.api.client import PetStoreClient
from petstore_gui.app import end, make_window
from petstore_gui.connection.connector import Connection, Connector
from petstore_gui.connection.credentials import KeyState, StoredKey
from petstore_gui.connection.profile import Profile
from petstore_gui.window_memory import WindowMemory
from tests.support.fake_store import ADDRESS, FakeStore, json_response, many, refusing
from tests.support.raw_server import Peer, RawServer, answer
from tests.support.windows import Desk, boxes, click, find, is_there, press, says, selected, windows, write

# Of the offscreen platform, when the look-up is brought to the front; says nothing.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")

NAMES = ("Rex", "Luna", "Milo")


def dialogs() -> list[str]:
    return [each.windowTitle() for each in windows() if isinstance(each, QDialog)]


# ---------------------------------------------------------------------------------------------------- what is in sight


def test_the_accessible_names_stay_what_they_are(desk: Desk) -> None:
    assert desk.window.windowTitle().startswith("Pet Store")
    for name in ("All", "Available", "Pending", "Sold", "Refresh", "Look up…", "Add animal"):
        assert find(desk.window, QAbstractButton, name).accessibleName() == name
    assert find(desk.window, QTableView, "Animals").isVisible()
    assert find(desk.window, QLineEdit, "Name").isVisible()
    assert find(desk.window, QLineEdit, "Category ID").isVisible()
    assert find(desk.window, QComboBox, "Status").isVisible()
    lookup = desk.look_up("3")
    assert find(lookup, QLineEdit, "Animal ID").isVisible()
    assert find(lookup, QAbstractButton, "Look up").accessibleName() == "Look up"
    lookup.close()
    desk.press("Ctrl+,")
    assert find(desk.dialog("Profile and key"), QLineEdit, "API key").isVisible()


def test_every_field_of_the_form_has_its_label(desk: Desk) -> None:
    buddies = {label.text(): label.buddy() for label in desk.window.findChildren(QLabel) if label.buddy() is not None}
    assert buddies == {
        "Name": desk.line("Name"),
        "Category ID": desk.line("Category ID"),
        "Status": find(desk.window, QComboBox, "Status"),
    }


def test_the_status_line_says_how_many_from_where_and_as_of_when(desk: Desk) -> None:
    (sentence,) = [label.text() for label in desk.window.statusBar().findChildren(QLabel) if label.text()]
    count, time, address = sentence.split(" · ")
    assert count == "3 animals"
    assert time.startswith("as of ")
    assert len(time.removeprefix("as of ").split(":")) == 3
    assert address == ADDRESS
    desk.click("Sold")
    desk.wait(lambda: says(desk.window, "Sold: 1 animal ·"))


def test_the_profile_is_in_sight_and_leads_to_its_dialog(desk: Desk) -> None:
    assert desk.window.windowTitle() == "Pet Store – Shop"
    desk.click("Profile: Shop")
    desk.dialog("Profile and key")


def test_nothing_can_be_done_before_a_service_is_open(bare_desk: Desk) -> None:
    assert bare_desk.window.windowTitle() == "Pet Store"
    for name in ("Refresh", "Look up…", "Add animal", "Sold"):
        assert not find(bare_desk.window, QAbstractButton, name).isEnabled()
    for keys in ("Ctrl+L", "F5", "Ctrl+N", "Ctrl+4"):
        bare_desk.press(keys)
    assert dialogs() == []


def test_ctrl_q_closes_the_window(desk: Desk) -> None:
    desk.press("Ctrl+Q")
    assert not desk.window.isVisible()


# ------------------------------------------------------------------------------------------------ what is under way


def silent_for_adds(peer: Peer) -> None:
    """Answer the list, and never an add."""
    while (request := peer.read_request()) and not request.startswith(b"POST"):
        peer.send(answer())
    peer.wait_for_the_client_to_go()


@pytest.mark.end_to_end
@pytest.mark.parametrize("by", ["button", "key"])
def test_an_add_that_takes_long_can_be_cancelled(bare_desk: Desk, by: str) -> None:
    with RawServer(silent_for_adds) as server:
        client = PetStoreClient(server.url, "any-key", add_deadline=60)
        key = StoredKey(KeyState.SESSION_ONLY, None)
        connection = Connection(Profile(None, server.url), client, server.url, key)
        bare_desk.session.open(lambda _connector: connection)
        bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
        bare_desk.add("Bella", "1")
        bare_desk.wait(lambda: says(bare_desk.window, "Adding…") and is_there(bare_desk.window, "Cancel"))
        if by == "button":
            bare_desk.click("Cancel")
        else:
            bare_desk.press("Esc")
        server.wait_for_a_client_to_go()
        bare_desk.wait(lambda: not is_there(bare_desk.window, "Cancel"))
        assert bare_desk.line("Name").text() == "Bella"
        assert sum(request.startswith(b"POST") for request in server.requests) == 1


def test_esc_that_ends_a_search_leaves_an_add_on_its_way_and_the_button_ends_the_add(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []
    cancel = Adds.cancel

    def cancelled(adds: Adds) -> None:
        ended.append(way)
        cancel(adds)

    monkeypatch.setattr(Adds, "cancel", cancelled)
    with RawServer(silent_for_adds) as server:
        client = PetStoreClient(server.url, "any-key", add_deadline=60)
        key = StoredKey(KeyState.SESSION_ONLY, None)
        connection = Connection(Profile(None, server.url), client, server.url, key)
        desk.session.open(lambda _connector: connection)
        desk.wait(lambda: says(desk.window, "There are no animals here yet."))
        for way in ("Esc", "button"):
            desk.press("Ctrl+F")
            desk.write("Find in the list", "be")
            if way == "Esc":
                desk.add("Bella", "1")
                desk.wait(lambda: says(desk.window, "Adding…") and is_there(desk.window, "Cancel"))
                desk.table.setFocus()
                press(desk.table, "Esc")
                assert not is_there(desk.window, "Close the search")
                assert ended == []
            else:
                desk.click("Cancel")
                assert is_there(desk.window, "Close the search")
        server.wait_for_a_client_to_go()
        desk.wait(lambda: not is_there(desk.window, "Cancel"))
    assert ended == ["button"]


def test_an_add_while_the_first_list_is_not_whole_does_not_take_it_for_all_that_was_there(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    store.next(store.answer)
    rest, add = store.hold(), store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: says(bare_desk.window, "so far") and rest.arrived.is_set())
    bare_desk.add("Bella", "1")
    bare_desk.wait(add.arrived.is_set)
    (entry,) = connection.journal.open_entries(connection.place)
    assert entry.known is None
    store.release_all()
    bare_desk.wait(lambda: says(bare_desk.window, "there may be more"))
    assert selected(bare_desk.table, 1) == ["Bella"]


# ----------------------------------------------------------------------------------------------------------- look-ups


@pytest.mark.parametrize("text", ["3", "#3", " 3 "])
def test_an_animal_is_looked_up_and_its_card_shown(desk: Desk, store: FakeStore, text: str) -> None:
    dialog = desk.look_up(text)
    desk.wait(lambda: says(dialog, "Rex"))
    assert store.requests[-1] == "GET /v1/pets/3"
    assert dialog.focusWidget() is find(dialog, QLineEdit, "Animal ID")


@pytest.mark.parametrize("number", [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)])
def test_an_id_is_looked_up_to_its_last_digit(desk: Desk, store: FakeStore, number: int) -> None:
    store.next(lambda _request: json_response({"id": number, "name": "Bella", "categoryId": number}))
    dialog = desk.look_up(str(number))
    desk.wait(lambda: says(dialog, "Bella"))
    assert store.requests[-1] == f"GET /v1/pets/{number}"
    assert [label.text() for label in dialog.findChildren(QLabel)].count(str(number)) == 2


def test_an_id_beyond_int64_is_refused_before_it_is_sent(desk: Desk, store: FakeStore) -> None:
    dialog = desk.look_up(str(2**63))
    assert says(dialog, "Use a number from")
    assert len(store.requests) == 1


def test_an_animal_that_is_not_there_is_said_to_be_so_by_its_id(desk: Desk) -> None:
    dialog = desk.look_up(str(2**63 - 1))
    box = desk.box()
    assert says(box, "No animal found with ID 9223372036854775807")
    assert box.parentWidget() is dialog
    click(box, "Close")
    assert says(dialog, "No animal found with ID 9223372036854775807.")
    write(dialog, "Animal ID", "1")
    press(find(dialog, QLineEdit, "Animal ID"), "Return")
    desk.wait(lambda: says(dialog, "Milo"))


def test_the_later_id_wins_whichever_answer_comes_first(desk: Desk, store: FakeStore) -> None:
    slow = store.hold()
    dialog = desk.look_up("3")
    desk.wait(slow.arrived.is_set)
    write(dialog, "Animal ID", "2")
    press(find(dialog, QLineEdit, "Animal ID"), "Return")
    desk.wait(lambda: says(dialog, "Luna"))
    slow.release()
    desk.click("Sold")  # the late answer is here long before these are
    desk.wait_for_names("Milo")
    desk.click("All")
    desk.wait_for_names(*NAMES)
    assert says(dialog, "Luna")
    assert not says(dialog, "Rex")


def test_a_look_up_that_was_closed_is_opened_empty_and_hears_no_old_answer(desk: Desk, store: FakeStore) -> None:
    slow = store.hold(refusing(404, "no"))
    dialog = desk.look_up("3")
    desk.wait(slow.arrived.is_set)
    dialog.close()
    slow.release()
    desk.press("Ctrl+L")
    dialog = desk.dialog("Look up an animal")
    assert find(dialog, QLineEdit, "Animal ID").text() == ""
    desk.click("Sold")
    desk.wait_for_names("Milo")
    assert boxes() == []


def test_there_is_one_look_up_however_often_it_is_asked_for(desk: Desk) -> None:
    for _ in range(3):
        desk.press("Ctrl+L")
    assert dialogs() == ["Look up an animal"]


# ------------------------------------------------------------------------------------------- what a start has wished


def test_an_id_that_came_with_the_start_waits_for_the_service(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.look_up(3)
    assert dialogs() == []
    bare_desk.open(store)
    dialog = bare_desk.dialog("Look up an animal")
    bare_desk.wait(lambda: says(dialog, "Rex"))


def test_a_look_up_without_an_id_waits_for_the_service_too(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.look_up()
    assert dialogs() == []
    bare_desk.open(store)
    dialog = bare_desk.dialog("Look up an animal")
    bare_desk.wait(lambda: find(dialog, QLineEdit, "Animal ID").hasFocus())


def test_the_form_waits_for_the_service_and_has_the_focus_then(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.start_adding()
    bare_desk.open(store)
    bare_desk.wait_for_names(*NAMES)
    assert bare_desk.line("Name").hasFocus()


def test_the_last_of_several_wishes_is_done_and_only_once(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.look_up(3)
    bare_desk.window.start_adding()
    bare_desk.open(store)
    bare_desk.wait_for_names(*NAMES)
    assert (dialogs(), bare_desk.line("Name").hasFocus()) == ([], True)
    bare_desk.open(FakeStore([]), address="https://other.example.com/v1")
    assert not bare_desk.line("Name").hasFocus()


@pytest.mark.parametrize("board", [False, True])
def test_a_later_start_finds_the_form_with_what_was_typed_in_it(desk: Desk, *, board: bool) -> None:
    desk.write("Name", "Bel")
    if board:
        desk.press("Ctrl+B")
    else:
        desk.table.setFocus()
    desk.window.start_adding()
    assert (desk.line("Name").hasFocus(), desk.line("Name").text()) == (True, "Bel")


def test_a_wish_that_comes_before_the_menus_finds_all_that_is_made_with_them(
    qtbot: QtBot, connector: Connector, store: FakeStore
) -> None:
    memory = WindowMemory(None)
    memory.suspected = True
    tasks, session, window = make_window(lambda: connector, memory)
    window.show()
    connection = store.connection()
    window.start_adding()
    session.open(lambda _connector: connection)
    qtbot.waitUntil(lambda: dialogs() == ["Reset how the window looks?"])  # asked with the menus, and once
    click(next(each for each in windows() if isinstance(each, QDialog)), "Reset")
    find(window, QLineEdit, "Name").setText("Bella")
    find(window, QLineEdit, "Category ID").setText("1")
    press(find(window, QLineEdit, "Category ID"), "Return")
    qtbot.waitUntil(lambda: "POST /v1/pets" in store.requests)
    qtbot.waitUntil(lambda: find(window, QLineEdit, "Name").text() == "")
    window.close()
    end(tasks, session)
    window.deleteLater()
