"""Adds whose answer was lost, in the window: the program looks, a person decides, and nothing is said too early."""

from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from threading import Event
from time import monotonic

import httpx
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTableView

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.outbox import states
from petstore_gui.outbox.add import Add
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from petstore_gui.ui.add_pet.prompts import Prompts
from petstore_gui.ui.widgets import message_dialog
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, Act, FakeStore, failing, losing, many, refusing
from tests.support.journals import sent, write_sent
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import Peer, RawServer, answer
from tests.support.windows import (
    Desk,
    boxes,
    click,
    column,
    dialog_titles,
    find,
    is_there,
    press,
    says,
    selected,
    windows,
)

TITLE = "Add not confirmed"
BELLA = NewPet(name="Bella", category_id=7, status=PetStatus.AVAILABLE)
LATE = httpx.ReadTimeout("late")
REFUSED = httpx.ConnectError("refused")
ROW = ("Bella", "Not confirmed")

pytestmark = pytest.mark.usefixtures("seconds_by_hand", "nobody_types")


def turned(by: timedelta) -> type[datetime]:
    """Return a clock of the day that was turned."""

    class Turned(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Turned":
            return super().now(tz) + by

    return Turned


def enter(dialog: QDialog) -> None:
    press(dialog.focusWidget(), "Return")


def decide(desk: Desk) -> QDialog:
    desk.wait(lambda: is_there(desk.window, "Decide…"))
    desk.click("Decide…")
    return desk.dialog(TITLE)


def lose_bella(desk: Desk, store: FakeStore) -> None:
    """Send Bella, who does not arrive and is looked for in vain."""
    store.next(failing(LATE))
    desk.add("Bella")
    desk.wait(lambda: says(desk.window, "Bella isn't in the list yet ("))


def next_search_s(desk: Desk) -> int | None:
    """Return after how many seconds the program will look again."""
    timer = search_timer(desk)
    return round(timer.interval() / 1000) if timer.isActive() else None


def search_timer(desk: Desk) -> QTimer:
    sender = desk.window.findChild(OutboxBridge)
    assert sender is not None
    return sender.search_timer


def search_again(desk: Desk, store: FakeStore) -> None:
    """Let the time go by until the program looks again, and wait until it has."""
    before = len(store.requests)
    search_timer(desk).timeout.emit()
    desk.wait(lambda: len(store.requests) > before and not desk.is_reading)


def is_calm(desk: Desk) -> bool:
    return desk.pending() == [] and dialog_titles() == [] and not is_there(desk.window, "Decide…")


def says_too_early() -> list[str]:
    """Return what no program can know: that an animal was not added, and that it is safe to add it again."""
    words = ("not added", "safe", "was not sent")
    return [word for word in words for each in windows() if says(each, word)]


# ------------------------------------------------------------------------------------------------- what is looked for


def test_typing_on_leaves_the_question_for_later(shop: Desk, store: FakeStore) -> None:
    store.next(losing(store))
    shop.add("Bella")
    QTest.keyClicks(shop.dialog(TITLE).focusWidget(), "C")
    QTest.keyClicks(shop.line("Name"), "harlie")
    press(shop.line("Name"), "Return")
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert (shop.pending(), dialog_titles()) == ([ROW], [])
    QTest.keyClicks(decide(shop).focusWidget(), "D")  # the user has asked for it
    assert (dialog_titles(), shop.line("Name").text()) == ([TITLE], "")


def test_what_was_stored_is_found_at_once_and_enter_takes_it(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(losing(store))
    shop.add("Bella")
    dialog = shop.dialog(TITLE)
    assert says(dialog, "Bella was probably added, as ID 4")
    assert says(dialog, "No answer in time.")
    assert shop.pending() == [ROW]
    assert says(shop.window, "We couldn't confirm that Bella was added. It is probably ID 4.")
    assert (boxes(), books.rows()) == ([], [("Bella", "not confirmed", None)])
    enter(dialog)
    shop.wait_for_pending()
    assert shop.names() == ["Bella", "Rex", "Luna", "Milo"]
    assert selected(shop.table, 1) == ["Bella"]
    assert says(shop.window, "Bella was added, ID 4.")
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])
    assert is_calm(shop)
    assert store.posts == 1


def test_what_is_not_in_the_list_is_looked_for_again_and_never_called_not_added(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    lose_bella(shop, store)
    pauses = []
    while (pause := next_search_s(shop)) is not None:
        pauses.append(pause)
        before = len(store.requests)
        search_again(shop, store)
        assert len(store.requests) > before
        assert shop.pending() == [ROW]
        assert says_too_early() == []
    assert pauses == [3, 7, 20, 30, *[60] * 9]
    assert dialog_titles() == []
    assert books.open() == ["Bella"]
    assert store.posts == 1


def test_it_says_how_long_it_is_not_in_the_list(shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    lose_bella(shop, store)
    assert says(shop.window, "Bella isn't in the list yet (0 s).") or says(shop.window, "(1 s).")
    monkeypatch.setattr("petstore_gui.inventory.snapshot.monotonic", lambda: monotonic() + 3600)
    search_again(shop, store)
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet (1 h)."))


@pytest.mark.parametrize("by", [timedelta(days=1), timedelta(days=-1)])
def test_a_clock_that_was_turned_makes_it_neither_longer_nor_shorter(
    shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch, by: timedelta
) -> None:
    lose_bella(shop, store)
    monkeypatch.setattr("petstore_gui.inventory.snapshot.monotonic", lambda: monotonic() + 3600)
    monkeypatch.setattr("petstore_gui.inventory.snapshot.datetime", turned(by))
    search_again(shop, store)
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet (1 h)."))


def test_what_arrives_late_is_found_by_a_later_search_and_asked_about(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    lose_bella(shop, store)
    store.pets.insert(0, Pet(id=9, name="Bella", category_id=7, status="available"))
    search_again(shop, store)
    dialog = shop.dialog(TITLE)
    assert says(dialog, "Bella was probably added, as ID 9")
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added", 9)])
    assert is_calm(shop)
    assert next_search_s(shop) is None


def test_what_follows_waits_until_the_service_has_answered_something(shop: Desk, store: FakeStore) -> None:
    slow, search = store.hold(failing(LATE)), store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    QTest.keyClicks(shop.line("Name"), "Charlie")
    press(shop.line("Name"), "Return")
    slow.release()
    shop.wait(search.arrived.is_set)
    shop.wait_for_pending(("Charlie", "Waiting"), ROW)
    assert says(shop.window, "Looking for it in the list…")
    assert not says(shop.window, "Adding")
    assert store.posts == 1
    search.release()
    shop.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert shop.pending() == [ROW]


def test_a_lost_answer_that_asks_to_wait_holds_up_the_next_ones_for_that_long_only(
    shop: Desk, store: FakeStore
) -> None:
    slow = store.hold(refusing(503, "Busy.", Retry_After="7"))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    QTest.keyClicks(shop.line("Name"), "Charlie")
    press(shop.line("Name"), "Return")
    slow.release()
    shop.wait(lambda: says(shop.window, "Trying again in 7 s."))
    shop.seconds(7)
    shop.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert shop.pending() == [ROW]


def test_a_list_that_cannot_be_read_leaves_the_row_and_the_next_one_finds_it(shop: Desk, store: FakeStore) -> None:
    store.next(losing(store), failing(REFUSED))
    shop.add("Bella")
    shop.wait_for_pending(ROW)
    shop.wait(lambda: not shop.is_reading)
    assert dialog_titles() == []
    shop.press("F5")
    assert says(shop.dialog(TITLE), "Bella was probably added, as ID 4")


def test_an_animal_of_before_is_not_taken_for_the_new_one(bare_desk: Desk, books: Books) -> None:
    store = FakeStore([Pet(id=3, name="Bella", category_id=7, status="available")])
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Bella")
    lose_bella(bare_desk, store)
    assert dialog_titles() == []


def test_an_animal_that_was_added_meanwhile_is_not_taken_for_the_lost_one(shop: Desk, store: FakeStore) -> None:
    lose_bella(shop, store)
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send"))
    shop.click("Send")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    search_again(shop, store)
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet ("))
    assert dialog_titles() == []


def test_one_animal_is_never_taken_for_two_lost_adds(bare_desk: Desk, books: Books) -> None:
    store = FakeStore([Pet(id=4, name="Bella", category_id=7, status="available")])
    for new_pet in (BELLA, NewPet(name="Bella", category_id=7)):
        write_sent(books.journal, ADDRESS, new_pet, ())
    go_to(bare_desk, store, books)
    first = bare_desk.dialog(TITLE)
    assert says(first, "Is this Bella?")
    assert says(first, "It may also be another add of Bella that isn't confirmed.")
    enter(first)
    bare_desk.wait(lambda: ("Bella", "added", 4) in books.rows())
    bare_desk.wait(lambda: says(bare_desk.window, "Bella isn't in the list yet ("))
    bare_desk.wait(lambda: len(bare_desk.pending()) == 1)


@pytest.mark.end_to_end
def test_an_add_that_is_taken_out_on_its_way_may_have_arrived_and_is_looked_for(
    bare_desk: Desk, store: FakeStore
) -> None:
    posted = Event()

    def script(peer: Peer) -> None:
        while request := peer.read_request():
            if request.startswith(b"POST"):
                posted.set()
                peer.wait_for_the_client_to_go()
            else:
                peer.send(answer(b"[]"))

    with RawServer(script) as server, PetStoreClient(server.url, "any-key") as client:
        connection = replace(store.connection(), client=client)
        bare_desk.session.open(lambda _connector: connection)
        bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
        bare_desk.add("Bella")
        bare_desk.wait(posted.is_set)
        bare_desk.table.setFocus()
        bare_desk.table.setCurrentIndex(bare_desk.table.model().index(0, 1))
        press(bare_desk.table, "Delete")
        bare_desk.wait(lambda: says(bare_desk.window, "Bella isn't in the list yet ("))
        assert bare_desk.pending() == [ROW]
        dialog = decide(bare_desk)
        assert says(dialog, "Cancelled.")
        dialog.reject()


# --------------------------------------------------------------------------------------------------- what is decided


def test_nothing_is_sent_again_by_a_habit_of_the_hand(shop: Desk, store: FakeStore, books: Books) -> None:
    lose_bella(shop, store)
    dialog = decide(shop)
    assert says(dialog, "We couldn't confirm that Bella was added")
    assert says(dialog, "It may still arrive. If you add it again, it may be there twice.")
    assert says_too_early() == []
    enter(dialog)
    shop.wait(lambda: dialog_titles() == [])
    assert books.open() == ["Bella"]
    assert (store.posts, shop.pending()) == (1, [ROW])


def test_add_again_sends_it_once_more_in_place_of_the_lost_one(shop: Desk, store: FakeStore, books: Books) -> None:
    lose_bella(shop, store)
    slow = store.hold()
    click(decide(shop), "Add again")
    shop.wait(slow.arrived.is_set)
    assert shop.pending() == [("Bella", "Adding…")]
    slow.release()
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert is_calm(shop)
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])
    assert books.open() == []
    assert store.posts == 2


def test_one_that_is_sent_anew_and_refused_is_not_confirmed_as_before(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    lose_bella(shop, store)
    store.next(refusing(400, "Too many."))
    click(decide(shop), "Add again")
    shop.wait(lambda: store.posts == 2 and shop.pending() == [ROW])
    assert says(decide(shop), "The service refused the request.")
    shop.wait(lambda: books.rows() == [("Bella", "not confirmed", None)])


def test_one_that_is_sent_anew_and_cannot_leave_is_not_confirmed_as_before(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    lose_bella(shop, store)
    store.next(failing(REFUSED))
    click(decide(shop), "Add again")
    shop.wait_for_pending(ROW)
    shop.wait(lambda: books.rows() == [("Bella", "not confirmed", None)])
    click(decide(shop), "Add again")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])


def test_a_repeat_that_is_lost_as_well_stands_for_both(shop: Desk, store: FakeStore, books: Books) -> None:
    lose_bella(shop, store)
    store.next(losing(store))
    click(decide(shop), "Add again")
    shop.wait(lambda: store.posts == 2)
    dialog = shop.dialog(TITLE)
    assert says(dialog, "Bella was probably added, as ID 4")
    assert shop.pending() == [ROW]
    enter(dialog)
    shop.wait_for_pending()
    shop.wait(lambda: books.open() == [])
    assert is_calm(shop)


def test_what_was_found_before_it_was_sent_anew_is_asked_about_again(shop: Desk, store: FakeStore) -> None:
    store.next(losing(store))
    shop.add("Bella")
    dialog = shop.dialog(TITLE)
    store.next(failing(LATE))
    click(dialog, "Add again")
    shop.wait(lambda: store.posts == 2)
    assert says(shop.dialog(TITLE), "Bella was probably added, as ID 4")


def test_whoever_does_not_want_to_be_asked_any_more_is_not(shop: Desk, store: FakeStore, books: Books) -> None:
    lose_bella(shop, store)
    click(decide(shop), "Stop asking")
    shop.wait(lambda: books.rows() == [("Bella", "left", None)])
    assert is_calm(shop)
    assert next_search_s(shop) is None
    shop.add("Bella")  # nothing holds it up
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_several_that_could_be_it_are_shown_and_one_is_chosen_by_keyboard(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    def twice(request: httpx.Request) -> httpx.Response:
        store.answer(request)  # somebody else's
        return losing(store)(request)

    store.next(twice)
    shop.add("Bella")
    dialog = shop.dialog(TITLE)
    assert says(dialog, "Which of these is Bella?")
    table = find(dialog, QTableView, "Animals that it could be")
    assert sorted(column(table, 0)) == ["4", "5"]
    enter(dialog)
    assert dialog.isVisible()
    press(table, "Down")
    (chosen,) = selected(table)
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added", int(chosen))])
    shop.wait(lambda: selected(shop.table) == [chosen])
    assert says(shop.window, f"Bella was added, ID {chosen}.")
    assert store.posts == 1


def test_an_open_question_says_what_the_list_has_by_now(shop: Desk, store: FakeStore, books: Books) -> None:
    slow, search = store.hold(losing(store)), store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait(search.arrived.is_set)
    dialog = decide(shop)
    assert says(dialog, "The list hasn't been loaded since then.")
    search.release()
    shop.wait(lambda: any(says(each, "Bella was probably added, as ID 4") for each in windows()))
    assert dialog_titles() == [TITLE]
    enter(shop.dialog(TITLE))
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])
    assert is_calm(shop)
    assert store.posts == 1


def test_a_question_that_has_changed_is_not_asked_at_once_as_an_enter_was_for_the_one_before(
    shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Prompts, "ask_when_idle", lambda _prompts: None)
    slow, search = store.hold(losing(store)), store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait(search.arrived.is_set)
    decide(shop)
    search.release()
    shop.wait(lambda: dialog_titles() == [])
    assert says(decide(shop), "Bella was probably added, as ID 4")


def test_a_question_that_the_user_has_asked_for_comes_back_when_a_list_changes_it(shop: Desk, store: FakeStore) -> None:
    slow, search = store.hold(failing(LATE)), store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait(search.arrived.is_set)
    decide(shop)
    search.release()
    shop.wait(lambda: any(says(each, "Bella isn't in the list yet.") for each in windows()))
    assert dialog_titles() == [TITLE]


def test_an_open_question_stays_while_the_list_says_the_same(shop: Desk, store: FakeStore) -> None:
    lose_bella(shop, store)
    dialog = decide(shop)
    search_again(shop, store)
    shop.qtbot.wait(50)
    assert dialog.isVisible()
    store.pets.insert(0, Pet(id=9, name="Bella", category_id=7, status="available"))
    search_again(shop, store)
    shop.wait(lambda: any(says(each, "Bella was probably added, as ID 9") for each in windows()))
    assert dialog_titles() == [TITLE]
    shop.dialog(TITLE).reject()


def test_where_the_list_is_cut_off_it_says_so(bare_desk: Desk, books: Books) -> None:
    store = FakeStore(many(150))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: len(bare_desk.names()) == 100 and not bare_desk.is_reading)
    lose_bella(bare_desk, store)
    dialog = decide(bare_desk)
    assert says(dialog, "The service lists at most 100 animals of each status.")
    dialog.reject()


def test_whoever_decides_later_keeps_the_row_and_is_not_asked_again(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(losing(store))
    shop.add("Bella")
    press(shop.dialog(TITLE).focusWidget(), "Escape")
    search_again(shop, store)
    shop.press("F5")
    shop.wait(lambda: not shop.is_reading)
    assert dialog_titles() == []
    assert shop.pending() == [ROW]
    enter(decide(shop))
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])
    assert is_calm(shop)


def test_enter_in_the_row_asks_and_so_does_its_button(shop: Desk, store: FakeStore) -> None:
    lose_bella(shop, store)
    shop.table.setFocus()
    shop.table.setCurrentIndex(shop.table.model().index(0, 1))
    for key in ("Return", "Delete"):
        press(shop.table, key)
        shop.dialog(TITLE).reject()
        shop.wait(lambda: dialog_titles() == [])
    click(shop.table.indexWidget(shop.table.model().index(0, 0)), "Decide…")
    shop.dialog(TITLE).reject()
    assert store.posts == 1


def test_the_same_animal_typed_again_is_not_sent_before_somebody_says_so(shop: Desk, store: FakeStore) -> None:
    lose_bella(shop, store)
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Bella was sent before, and we couldn't confirm it."))
    assert says(shop.window, "Sending it again may add it twice.")
    assert not says(shop.window, "Adding")
    shop.wait_for_pending(("Bella", "Not sent"), ROW)
    shop.press("F5")
    shop.wait(lambda: not shop.is_reading)
    assert store.posts == 1
    shop.click("Discard")
    shop.wait_for_pending(ROW)
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send"))
    shop.click("Send")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_the_question_calls_the_category_by_its_name(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.set_note(ADDRESS, "categories", CATEGORY_NAMES.serialise({1: "Dogs"}))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: column(bare_desk.table, 2)[::2] == ["Dogs (1)"] * 2)
    store.next(failing(LATE))
    bare_desk.write("Name", "Bella")
    bare_desk.line("Category").setText("1")
    bare_desk.click("Add animal")
    dialog = decide(bare_desk)
    assert says(dialog, "Bella (category Dogs (1), available)")
    dialog.reject()


# ---------------------------------------------------------------------------------------------- when somebody is busy


def test_nobody_is_interrupted_who_types(shop: Desk, store: FakeStore) -> None:
    slow = store.hold(losing(store))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    QTest.keyClicks(shop.line("Name"), "Cha")
    slow.release()
    shop.wait(lambda: says(shop.window, "It is probably ID 4."))
    shop.qtbot.wait(100)
    assert dialog_titles() == []
    QTest.keyClicks(shop.line("Name"), "rlie")
    press(shop.line("Name"), "Return")
    assert says(shop.dialog(TITLE), "Bella was probably added, as ID 4")


def test_a_question_waits_for_a_pause_of_the_hand_and_the_button_does_not(
    shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 3600)
    store.next(losing(store))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "It is probably ID 4."))
    shop.press("F5")
    shop.wait(lambda: not shop.is_reading)
    assert dialog_titles() == []
    dialog = decide(shop)
    assert says(dialog, "Bella was probably added, as ID 4")
    dialog.reject()


def test_no_question_comes_over_another_dialog_that_somebody_types_into(shop: Desk, store: FakeStore) -> None:
    slow = store.hold(losing(store))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    shop.press("Ctrl+,")
    dialog = shop.dialog("Connection")
    dialog.activateWindow()
    shop.wait(lambda: dialog.focusWidget() is not None and dialog.focusWidget().hasFocus())
    slow.release()
    shop.wait(lambda: says(shop.window, "It is probably ID 4."))
    shop.qtbot.wait(50)
    assert dialog_titles() == ["Connection"]


# ------------------------------------------------------------------------------------------------ after an interruption


def test_an_interrupted_add_is_looked_for_in_the_first_list(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    write_sent(books.journal, ADDRESS, BELLA, (3,))
    slow = store.hold()
    go_to(bare_desk, store, books)
    bare_desk.wait(slow.arrived.is_set)
    bare_desk.wait(lambda: says(bare_desk.window, "We couldn't confirm that Bella was added. Looking for it"))
    slow.release()
    bare_desk.wait(lambda: says(bare_desk.window, "Bella isn't in the list yet ("))
    assert bare_desk.pending() == [ROW]
    assert next_search_s(bare_desk) == 3
    dialog = decide(bare_desk)
    assert says(dialog, "No answer was received.")
    click(dialog, "Stop asking")
    bare_desk.wait(lambda: books.rows() == [("Bella", "left", None)])
    assert is_calm(bare_desk)
    assert store.posts == 0


def test_several_interrupted_adds_are_asked_about_one_after_the_other(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    for number, name in enumerate(("Bella", "Charlie"), start=4):
        write_sent(books.journal, ADDRESS, NewPet(name=name, category_id=7), ())
        store.pets.insert(0, Pet(id=number, name=name, category_id=7))
    go_to(bare_desk, store, books)
    for number, name in enumerate(("Bella", "Charlie"), start=4):
        bare_desk.wait(
            lambda name=name, number=number: any(  # type: ignore[misc]
                says(each, f"{name} was probably added, as ID {number}") for each in windows()
            )
        )
        enter(bare_desk.dialog(TITLE))
    bare_desk.wait(lambda: books.open() == [])
    assert is_calm(bare_desk)


def test_one_that_was_interrupted_while_it_was_sent_anew_is_one(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    lost = write_sent(books.journal, ADDRESS, BELLA, ())
    books.journal.apply_all((lost.number, event) for event in (states.SentAnew(), sent()))
    go_to(bare_desk, store, books)
    bare_desk.wait_for_pending(ROW)
    assert len(books.open()) == 1


def test_adds_of_another_service_are_not_spoken_of(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    write_sent(books.journal, OTHER, BELLA, ())
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.add("Charlie")
    bare_desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert is_calm(bare_desk)
    assert books.rows() == [("Bella", "sending", None), ("Charlie", "added", 4)]


def test_what_was_sent_before_is_not_sent_again_by_whoever_is_quicker_than_the_journal(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_sent(books.journal, ADDRESS, BELLA, ())
    opened, read = Event(), books.journal.open_adds

    def slowly(service_id: str) -> tuple[Add, ...]:
        assert opened.wait(PATIENCE_S)
        return read(service_id)

    monkeypatch.setattr(books.journal, "open_adds", slowly)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.add("Bella")
    opened.set()
    bare_desk.wait(lambda: says(bare_desk.window, "Bella was sent before"))
    assert store.posts == 0


# ------------------------------------------------------------------------------------------------------- other services


def test_the_question_goes_with_its_service_and_comes_back_with_it(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(losing(store))
    shop.add("Bella")
    shop.dialog(TITLE)
    other = FakeStore()
    go_to(shop, other, books, address=OTHER)
    shop.wait(lambda: says(shop.window, "There are no animals here yet."))
    assert is_calm(shop)
    assert next_search_s(shop) is None
    go_to(shop, store, books)
    shop.wait_for_pending(ROW)
    assert next_search_s(shop) == 3
    dialog = decide(shop)
    assert says(dialog, "Bella was probably added, as ID 4")
    assert says(dialog, "No answer in time.")
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])
    assert (store.posts, other.posts) == (1, 0)


def test_a_decision_that_cannot_be_saved_is_said(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_number: int, _event: states.Event) -> None:
        raise JournalError("the disk is full")

    store.next(losing(store))
    shop.add("Bella")
    dialog = shop.dialog(TITLE)
    monkeypatch.setattr(books.journal, "apply", fail)
    enter(dialog)
    box = shop.box()
    assert says(box, "Your decision could not be saved")
    click(box, "Close")
    assert is_calm(shop)


@pytest.mark.parametrize("act", [refusing(500, "Down."), refusing(502, "Down."), refusing(503, "Down.")])
def test_a_service_that_fails_may_have_stored_it(shop: Desk, store: FakeStore, act: Act) -> None:
    store.next(act)
    shop.add("Bella")
    shop.wait_for_pending(ROW)
    assert says_too_early() == []
    assert store.posts == 1
