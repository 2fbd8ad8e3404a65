"""The whole window: what it says, its keys and its look-up."""

from dataclasses import replace

import httpx
import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet
from petstore_gui.composition import end, make_window
from petstore_gui.connection.connector import Connector
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.pet_list.badges import badge_size
from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.pages import Pages
from petstore_gui.ui.widgets.table_view import TEXT_X
from petstore_gui.ui.window.ui_state import UiState
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore, failing, many
from tests.support.sections import CATEGORY, STATUS
from tests.support.windows import Desk, click, dialog_titles, dialogs, find, is_there, press, says, selected, write

# Of the offscreen platform, when the look-up is brought to the front; says nothing.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")

NAMES = ("Rex", "Luna", "Milo")


# ---------------------------------------------------------------------------------------------------- what is in sight


def test_the_status_line_says_how_many_as_of_which_minute_and_its_tool_tip_from_where(desk: Desk) -> None:
    (label,) = [label for label in desk.window.statusBar().findChildren(QLabel) if label.text()]
    count, time = label.text().split(" · ")
    assert count == "3 animals"
    assert time.startswith("updated ")
    assert len(time.removeprefix("updated ").split(":")) == 2
    assert ADDRESS in label.toolTip()
    assert ADDRESS in label.accessibleDescription()
    desk.click("Sold")
    desk.wait(lambda: says(desk.window, "Sold: 1 animal ·"))


def test_the_profile_is_in_sight_and_leads_to_its_dialog(desk: Desk) -> None:
    assert desk.window.windowTitle() == "Pet Store – Shop"
    desk.click("Profile: Shop")
    desk.dialog("Connection")


def test_nothing_can_be_done_before_a_service_is_open(bare_desk: Desk) -> None:
    assert bare_desk.window.windowTitle() == "Pet Store"
    for name in ("Refresh", "Look up ID…", "Add animal", "Sold"):
        assert not find(bare_desk.window, QAbstractButton, name).isEnabled()
    for keys in ("Ctrl+L", "F5", "Ctrl+N", "Ctrl+4"):
        bare_desk.press(keys)
    assert dialog_titles() == []


# --------------------------------------------------------------------------------------------- adds that are not sent


@pytest.fixture
def waiting(seconds_by_hand: None, shop: Desk, store: FakeStore) -> Desk:  # noqa: ARG001
    """Return the window with two animals that wait for the service."""
    store.next(failing(httpx.ConnectError("refused")))
    for name in ("Bella", "Charlie"):
        shop.add(name)
    shop.wait(lambda: says(shop.window, "2 animals wait for the service."))
    shop.wait(lambda: len(shop.pending()) == 2)
    return shop


def test_who_quits_is_told_once_what_was_not_sent(waiting: Desk, books: Books) -> None:
    waiting.press("Ctrl+Q")
    box = waiting.dialog("2 animals are still waiting")
    assert says(box, "They are kept, and offered at the next start.")
    press(box.focusWidget(), "Return")  # a habit of the hand stays
    waiting.wait(lambda: dialog_titles() == [])
    assert waiting.window.isVisible()
    waiting.press("Ctrl+Q")
    assert not waiting.window.isVisible()
    assert books.open() == ["Bella", "Charlie"]


def test_who_stays_and_types_another_one_is_told_of_that_too(waiting: Desk) -> None:
    waiting.press("Ctrl+Q")
    click(waiting.dialog("2 animals are still waiting"), "Stay")
    waiting.add("Dai")
    waiting.wait(lambda: len(waiting.pending()) == 3)
    waiting.press("Ctrl+Q")
    click(waiting.dialog("3 animals are still waiting"), "Quit")
    waiting.wait(lambda: not waiting.window.isVisible())


def test_what_waits_for_another_service_is_spoken_of_as_well(waiting: Desk, books: Books) -> None:
    go_to(waiting, FakeStore(), books, address=OTHER)
    waiting.wait(lambda: says(waiting.window, "There are no animals here yet."))
    waiting.press("Ctrl+Q")
    click(waiting.dialog("2 animals are still waiting"), "Quit")
    waiting.wait(lambda: not waiting.window.isVisible())


def test_what_is_on_its_way_is_spoken_of_and_what_an_earlier_run_left_is_not(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.enqueue(ADDRESS, [NewPet(name="Bella", category_id=7)])
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: is_there(bare_desk.window, "Send"))
    held = store.hold()
    for name in ("Charlie", "Dai"):
        bare_desk.add(name)
    bare_desk.wait(held.arrived.is_set)
    bare_desk.press("Ctrl+Q")
    click(bare_desk.dialog("2 animals are still waiting"), "Stay")
    held.release()
    bare_desk.wait_for_names("Dai", "Charlie", *NAMES)
    bare_desk.press("Ctrl+Q")
    assert not bare_desk.window.isVisible()


def test_what_cannot_be_saved_is_said_to_be_lost_at_each_close(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object, **_others: object) -> None:
        raise JournalError("the disk is full")

    monkeypatch.setattr(books.journal, "enqueue", fail)
    for name in ("Bella", "Charlie"):
        shop.add(name)
    shop.wait(lambda: says(shop.window, "2 animals are not sent yet"))
    for answer in ("Stay", "Stay", "Quit"):
        assert shop.window.isVisible()
        shop.press("Ctrl+Q")
        box = shop.dialog("2 animals are still waiting")
        assert says(box, "They can't be saved on this computer. If you quit now, they are lost.")
        click(box, answer)
    assert not shop.window.isVisible()


def test_what_was_kept_and_cannot_be_saved_any_more_is_asked_about_again(
    waiting: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object, **_others: object) -> None:
        raise JournalError("the disk is full")

    waiting.press("Ctrl+Q")
    click(waiting.dialog("2 animals are still waiting"), "Stay")
    waiting.table.selectRow(0)
    press(waiting.table, "Delete")
    waiting.wait(lambda: len(waiting.pending()) == 1 and len(books.open()) == 1)
    monkeypatch.setattr(books.journal, "apply", fail)
    waiting.press("Ctrl+Z")
    waiting.wait(lambda: says(waiting.window, "1 animal is not sent yet"))
    waiting.press("Ctrl+Q")
    box = waiting.dialog("1 animal is still waiting")
    waiting.window.close()  # while the question is there
    click(box, "Stay")
    assert dialog_titles() == []
    assert waiting.window.isVisible()


def test_a_log_out_is_held_up_by_nothing(waiting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "isSavingSession", lambda _app: True)
    waiting.window.close()
    assert not waiting.window.isVisible()
    assert dialog_titles() == []


# ------------------------------------------------------------------------------------------------ what is in progress


def test_esc_ends_a_search_and_leaves_an_add_on_its_way(desk: Desk, store: FakeStore) -> None:
    held = store.hold()
    desk.add("Bella")
    desk.wait(held.arrived.is_set)
    desk.press("Ctrl+F")
    desk.write("Find in the list", "be")
    for _ in range(3):
        desk.press("Esc")
    assert desk.line("Find in the list").text() == ""
    assert desk.pending() == [("Bella", "Adding…")]
    assert not is_there(desk.window, "Cancel")
    held.release()
    desk.wait_for_names("Bella", *NAMES)


def test_an_add_while_the_first_list_is_not_whole_does_not_take_it_for_all_that_was_there(bare_desk: Desk) -> None:
    store = FakeStore(many(150))
    store.next(store.answer)
    rest, add = store.hold(), store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: says(bare_desk.window, "so far") and rest.arrived.is_set())
    bare_desk.add("Bella", "1")
    bare_desk.wait(add.arrived.is_set)
    (entry,) = connection.journal.open_adds(connection.service_id)
    assert entry.known is None
    store.release_all()
    bare_desk.wait(lambda: says(bare_desk.window, "+ animals · ") and selected(bare_desk.table, 1) == ["Bella"])


# ----------------------------------------------------------------------------------------------------------- look-ups


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


# ------------------------------------------------------------------------------------------- what a start has wished


def test_a_look_up_without_an_id_waits_for_the_service_too(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.look_up()
    assert dialog_titles() == []
    bare_desk.open(store)
    dialog = bare_desk.dialog("Look up an animal")
    bare_desk.wait(lambda: find(dialog, QLineEdit, "Animal ID").hasFocus())


def test_the_focus_waits_for_the_table_and_does_not_wander_when_pages_change(
    bare_desk: Desk, store: FakeStore, qapp: QApplication
) -> None:
    window = bare_desk.window
    assert isinstance(QApplication.focusWidget(), Pages)
    trail: list[object] = []
    qapp.focusChanged.connect(lambda _old, now: trail.append(now))
    bare_desk.open(store)
    assert [each for each in trail if each is not None] == [bare_desk.table]
    bare_desk.press("Ctrl+B")
    bare_desk.press("Ctrl+B")
    bare_desk.wait(bare_desk.table.isVisible)
    bare_desk.session.disconnect_service()
    window.welcome()
    bare_desk.wait(lambda: "on this computer" in getattr(QApplication.focusWidget(), "accessibleName", str)())
    assert find(window.statusBar(), QAbstractButton, "Connection…") not in trail


def test_the_last_of_several_wishes_is_done_and_only_once(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.look_up(3)
    bare_desk.window.start_adding()
    bare_desk.open(store)
    bare_desk.wait_for_names(*NAMES)
    assert (dialog_titles(), bare_desk.line("Name").hasFocus()) == ([], True)
    bare_desk.open(FakeStore(many(1)), address="https://other.example.com/v1")
    assert not bare_desk.line("Name").hasFocus()


def test_an_empty_store_puts_the_cursor_into_the_name(bare_desk: Desk) -> None:
    store = FakeStore([])
    bare_desk.open(store)
    assert bare_desk.line("Name").hasFocus()
    QTest.keyClicks(bare_desk.window.focusWidget(), "Rex")
    press(bare_desk.window.focusWidget(), "Tab")
    QTest.keyClicks(bare_desk.window.focusWidget(), "3")
    press(bare_desk.window.focusWidget(), "Return")
    bare_desk.wait_for_names("Rex")
    bare_desk.table.setFocus()
    store.pets.clear()
    bare_desk.press("F5")
    bare_desk.wait_for_names()
    assert bare_desk.table.hasFocus()  # that was no start


@pytest.mark.parametrize("where", ["Refresh", "Category"])
def test_an_empty_store_takes_the_cursor_from_nobody_who_is_elsewhere_by_then(bare_desk: Desk, where: str) -> None:
    store = FakeStore([])
    slow = store.hold()
    connection = store.connection()
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(slow.arrived.is_set)
    widget = bare_desk.line(where) if where == "Category" else find(bare_desk.window, QAbstractButton, where)
    widget.setFocus()
    slow.release()
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    assert widget.hasFocus()


def test_the_draft_for_an_empty_store_can_be_typed_on(bare_desk: Desk, books: Books) -> None:
    books.journal.set_note(ADDRESS, "draft", '{"name": "Re", "category": "", "status": 0}')
    store = FakeStore([])
    slow = store.hold()
    bare_desk.session.open(lambda _connector: replace(store.connection(), journal=books.journal))
    bare_desk.wait(lambda: bare_desk.line("Name").text() == "Re")
    slow.release()
    bare_desk.wait(bare_desk.line("Name").hasFocus)
    QTest.keyClicks(bare_desk.window.focusWidget(), "x")
    assert bare_desk.line("Name").text() == "Rex"


def test_a_later_start_finds_the_form_with_what_was_typed_in_it(desk: Desk) -> None:
    desk.write("Name", "Bel")
    for on_overview in (False, True):
        desk.table.setFocus()
        if on_overview:
            desk.press("Ctrl+B")
        desk.window.start_adding()
        assert (desk.line("Name").hasFocus(), desk.line("Name").text()) == (True, "Bel")


def test_a_request_that_comes_before_the_menus_finds_all_that_is_made_with_them(
    qtbot: QtBot, connector: Connector, store: FakeStore
) -> None:
    memory = UiState(None)
    memory.suspected = True
    tasks, session, window = make_window(lambda: connector, memory)
    window.show()
    connection = store.connection()
    window.start_adding()
    session.open(lambda _connector: connection)
    qtbot.waitUntil(lambda: dialog_titles() == ["Reset how the window looks?"])  # asked with the menus, and once
    click(dialogs()[0], "Reset")
    qtbot.waitUntil(lambda: session.connection is connection)
    find(window, QLineEdit, "Name").setText("Bella")
    find(window, QLineEdit, "Category").setText("1")
    press(find(window, QLineEdit, "Category"), "Return")
    qtbot.waitUntil(lambda: "POST /v1/pets" in store.requests)
    qtbot.waitUntil(lambda: find(window, QLineEdit, "Name").text() == "")
    window.close()
    end(tasks, session)
    window.deleteLater()


def test_a_narrow_window_leaves_room_for_titles_and_badges(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore(many(40, first=200)))
    bare_desk.window.resize(640, 480)  # 800 × 600 with letters of 125 %
    header = bare_desk.table.horizontalHeader()
    QApplication.processEvents()  # the layout moves the table a moment later
    letters = QFontMetrics(theme.scaled_font(header.font(), 1, QFont.Weight.DemiBold))
    assert header.sectionSize(CATEGORY) >= letters.horizontalAdvance("Category") + 2 * TEXT_X
    badge = badge_size(bare_desk.table.fontMetrics(), "Available")
    assert header.sectionSize(STATUS) >= TEXT_X + badge.width()
