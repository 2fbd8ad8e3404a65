"""A list that could not be read, or is not waited for: the rows stay, it is said, tried again, and can be cancelled."""

from typing import cast

import httpx
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import Pet
from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.profile import Profile
from petstore_gui.outbox.journal import Journal
from petstore_gui.ui.widgets import message_dialog
from tests.support.fake_store import FakeStore, failing, json_response, refusing
from tests.support.raw_server import RawServer, silent
from tests.support.windows import Desk, boxes, click, down, find, is_there, press, says, selected, sentences, stale


def test_a_failed_refresh_keeps_the_rows_and_their_time_and_says_so(desk: Desk, store: FakeStore) -> None:
    (before,) = [each for each in sentences(desk.window) if "updated" in each]
    store.next(failing(httpx.ConnectError("refused")))
    desk.table.selectRow(1)
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    assert boxes() == []  # the band says it
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert selected(desk.table, 1) == ["Luna"]
    assert stale(desk) == [before]
    click(desk.window, "Try now")
    desk.wait(lambda: stale(desk) == [])
    assert not is_there(desk.window, "Try now")
    assert not says(desk.window, "trying again")


@pytest.mark.parametrize("over_the_overview", [False, True])
def test_a_button_of_the_status_bar_that_goes_leaves_the_focus_to_the_page(
    desk: Desk, store: FakeStore, *, over_the_overview: bool
) -> None:
    store.hold()
    desk.press("F5")
    desk.press("Esc")
    desk.wait(lambda: is_there(desk.window, "Try now"))
    if over_the_overview:
        desk.press("Ctrl+B")
    button = find(desk.window, QPushButton, "Try now")
    button.setFocus()
    press(button, "Space")
    desk.wait(lambda: not is_there(desk.window, "Try now"))
    focus = desk.window.focusWidget()
    assert desk.window.pages.isAncestorOf(focus)
    assert focus.isVisible()
    assert (focus is desk.window.page.table) != over_the_overview


def test_a_notice_over_the_overview_that_goes_leaves_the_focus_in_it(desk: Desk) -> None:
    notice = desk.window._build_features().imports.notice  # noqa: SLF001  as an import of an earlier run shows it
    desk.press("Ctrl+B")
    notice.show_sentence("An import is not finished.", {"Later": lambda: None})
    notice.take_focus()
    notice.show_sentence("", {})
    focus = desk.window.focusWidget()
    assert desk.window.pages.isAncestorOf(focus)
    assert focus.isVisible()


def test_a_failed_change_of_filter_shows_the_part_of_what_there_is(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(500, "no"))
    desk.click("Sold")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    assert (boxes(), down(desk), desk.names()) == ([], ["Sold"], ["Milo"])
    click(desk.window, "Try now")
    desk.wait(lambda: stale(desk) == [])
    assert says(desk.window, "Sold: 1 animal · updated ")
    assert down(desk) == ["Sold"]


def test_it_is_tried_again_by_itself_and_recovery_clears_what_was_said(desk: Desk, store: FakeStore) -> None:
    store.next(*[failing(httpx.ConnectError("refused"))] * 2)
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    for left in (4, 3, 2, 1):
        desk.second()
        assert says(desk.window, f"trying again in {left} s")
    desk.second()
    desk.wait(lambda: says(desk.window, "trying again in 10 s"))
    assert boxes() == []  # said once
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1, status="sold"))
    for _ in range(10):
        desk.second()
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert stale(desk) == []
    assert says(desk.window, "4 animals · updated ")
    assert says(desk.window, "Bella (ID 4) is new")
    assert not is_there(desk.window, "Try now")
    assert not is_there(desk.window, "Cancel")


def test_whoever_does_not_want_to_wait_tries_now(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    store.pets.pop()
    desk.click("Try now")
    desk.wait_for_names("Rex", "Luna")
    assert stale(desk) == []


def test_who_waits_no_longer_has_no_countdown(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    desk.click("Cancel")
    assert not says(desk.window, "trying again")
    assert says(desk.window, "asking once a minute")
    assert is_there(desk.window, "Try now")
    assert not is_there(desk.window, "Cancel")
    for _ in range(10):
        desk.second()
    assert len(store.requests) == 2
    assert len(stale(desk)) == 1


def test_escape_does_not_end_the_waiting(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 5 s"))
    desk.press("Esc")
    assert says(desk.window, "trying again in 5 s")


def test_the_band_says_why_there_is_no_newer_list_and_its_tool_tip_explains_that(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(503, "Back at 14:00.", Retry_After="6"))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "The service is busy · list of"))
    (sentence,) = [each for each in desk.window.findChildren(QLabel) if "The service is busy" in each.text()]
    assert "Back at 14:00." in sentence.toolTip()
    assert boxes() == []


def test_a_service_that_asks_to_wait_is_waited_for_without_a_box(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(503, "later", Retry_After="6"))
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "trying again in 6 s"))
    assert boxes() == []
    assert len(stale(desk)) == 1
    store.pets.pop()
    for _ in range(6):
        desk.second()
    desk.wait_for_names("Rex", "Luna")
    assert stale(desk) == []


def test_where_nothing_was_listed_yet_nothing_is_said_of_how_many_there_are(bare_desk: Desk) -> None:
    store = FakeStore()
    store.next(failing(httpx.ConnectError("refused")))
    bare_desk.open(store)
    click(bare_desk.box(), "Close")
    assert says(bare_desk.window, "The animals could not be listed yet.")
    assert not says(bare_desk.window, "updated")
    assert not is_there(bare_desk.window, "Import a spreadsheet…")
    assert is_there(bare_desk.window, "Try again")
    assert not is_there(bare_desk.window, "Try now")  # which is the same
    for _ in range(5):
        bare_desk.second()
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))


def test_without_another_key_the_list_says_why_it_is_old(desk: Desk, store: FakeStore) -> None:
    store.key = "changed"
    desk.press("F5")
    click(desk.box(), "Close")
    (sentence,) = stale(desk)
    assert sentence.startswith("3 animals · updated ")
    assert sentence.endswith(" · The API key was not accepted")
    assert is_there(desk.window, "Try now")
    assert not says(desk.window, "trying again")


# --------------------------------------------------------------------------------------------------------- cancelling


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_list_that_takes_long_can_be_cancelled_at_once(desk: Desk, store: FakeStore, by: str) -> None:
    slow = store.hold(lambda _request: json_response([]))
    desk.press("F5")
    desk.wait(slow.arrived.is_set)
    desk.wait(lambda: is_there(desk.window, "Cancel"))
    desk.write("Name", "typed meanwhile")
    if by == "key":
        desk.press("Esc")
    else:
        desk.click("Cancel")
    assert not is_there(desk.window, "Cancel")  # while the service still holds its answer
    assert not says(desk.window, "Loading…")
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert stale(desk)[0].endswith("Cancelled")
    assert boxes() == []
    slow.release()
    desk.click("Try now")
    desk.wait(lambda: stale(desk) == [])
    assert desk.names() == ["Rex", "Luna", "Milo"]
    assert desk.line("Name").text() == "typed meanwhile"


@pytest.mark.end_to_end
def test_a_silent_service_lets_go_when_the_list_is_cancelled(bare_desk: Desk) -> None:
    with RawServer(silent) as server:
        client = PetStoreClient(server.url, "any-key")
        profile = Profile(None, server.url)
        connection = Connection(profile, client, server.url, StoredKey(KeyState.SESSION_ONLY, None), Journal(None))
        bare_desk.session.open(lambda _connector: connection)
        bare_desk.wait(lambda: server.requests != [])
        bare_desk.wait(lambda: is_there(bare_desk.window, "Cancel"))
        bare_desk.click("Cancel")
        server.wait_for_a_client_to_go()
        assert says(bare_desk.window, "The animals could not be listed yet.")
        assert is_there(bare_desk.window, "Try again")


@pytest.mark.parametrize("field", ["Name", "Find in the list", "Find a command"])
def test_a_message_takes_no_letter_from_a_user_who_types(
    desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    clock = [100.0]
    monkeypatch.setattr(message_dialog, "monotonic", lambda: clock[0])
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.1)
    if field == "Find a command":
        desk.press("Ctrl+K")
    line = desk.line(field)
    line.setFocus()
    store.next(refusing(400, "no"))
    desk.press("F5")
    for letter in "Bellatrix":
        QTest.keyClicks(cast("QWidget", QApplication.focusWidget()), letter)
        desk.qtbot.wait(20)
    desk.wait(lambda: not desk.is_reading)
    assert (boxes(), line.text()) == ([], "Bellatrix")
    clock[0] += 0.2
    click(desk.box(), "Close")
    assert line.text() == "Bellatrix"


def test_a_message_takes_no_digit_from_a_user_who_types_an_id(
    desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(message_dialog, "monotonic", lambda: clock[0])
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.1)
    desk.press("Ctrl+L")
    dialog = desk.dialog("Look up an animal")
    desk.wait(dialog.isActiveWindow)
    line = find(dialog, QLineEdit, "Animal ID")
    clock[0] += 60  # it has been open for a while
    store.next(refusing(400, "no"))
    desk.press("F5")
    QTest.keyClicks(line, "42")
    desk.wait(lambda: not desk.is_reading)
    desk.qtbot.wait(200)
    assert (boxes(), line.text()) == ([], "42")
    clock[0] += 0.2
    click(desk.box(), "Close")


def test_a_message_gives_a_user_who_has_pressed_enter_the_time_for_the_next_name(
    desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(message_dialog, "monotonic", lambda: clock[0])
    desk.write("Name", "Bella")
    desk.write("Category", "7")
    desk.line("Category").setFocus()
    clock[0] += 60
    press(desk.line("Category"), "Return")
    desk.wait(lambda: "Bella" in desk.names() and not desk.is_reading)
    store.next(refusing(400, "no"))
    desk.press("F5")
    desk.wait(lambda: not desk.is_reading)
    assert boxes() == []
