"""The outbox in the window: typing never waits, each animal is sent once and in order, and nothing is lost."""

from collections.abc import Callable, Sequence
from threading import Event

import httpx
import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from petstore_gui.api.errors import CancelledError, Outcome
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connector import Connector
from petstore_gui.outbox import adding, states
from petstore_gui.outbox.add import Add, State
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.ui.add_pet import controller as add_pet_controller
from petstore_gui.ui.add_pet import outbox
from petstore_gui.ui.add_pet.text import heard_waiting
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, Act, FakeStore, failing, losing, refusing
from tests.support.journals import sent
from tests.support.patience import PATIENCE_S
from tests.support.windows import (
    Desk,
    click,
    column,
    desk_with,
    dialog_titles,
    find,
    is_there,
    press,
    says,
    selected,
    windows,
)

REFUSED = httpx.ConnectError("refused")
BELLA = NewPet(name="Bella", category_id=7, status=PetStatus.AVAILABLE)

pytestmark = pytest.mark.usefixtures("seconds_by_hand", "nobody_types")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is said of adds to a screen reader."""
    heard: list[str] = []

    def hear(_widget: QObject, sentence: str) -> None:
        heard.append(sentence)

    monkeypatch.setattr(add_pet_controller, "announce", hear)
    return heard


def type_one(desk: Desk, name: str) -> None:
    """Type a name as somebody does who does not look up, and press Enter."""
    QTest.keyClicks(desk.line("Name"), name)
    press(desk.line("Name"), "Return")


def add_all(desk: Desk, *names: str) -> None:
    desk.add(names[0])
    for name in names[1:]:
        type_one(desk, name)


def typed(desk: Desk) -> tuple[str, str, str]:
    status = find(desk.window, QComboBox, "Status").currentText()
    return desk.line("Name").text(), desk.line("Category").text(), status


def is_calm(desk: Desk) -> bool:
    """Whether nothing speaks of unsettled adds any more."""
    buttons = ("Send", "Send now", "Discard", "Try again", "Edit", "Decide…")
    return desk.pending() == [] and dialog_titles() == [] and not any(is_there(desk.window, name) for name in buttons)


def to_row(desk: Desk, row: int) -> None:
    desk.table.setFocus()
    desk.table.setCurrentIndex(desk.table.model().index(row, 1))


def sent_names(store: FakeStore) -> list[str]:
    return [pet.name for pet in reversed(store.pets)][3:]


# ---------------------------------------------------------------------------------------------------- typing is free


def test_the_next_names_are_typed_while_the_first_is_on_its_way_and_ids_follow_the_typing(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    slow = store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    assert shop.window.focusWidget() is shop.line("Name")
    type_one(shop, "Charlie")
    type_one(shop, "Dai")
    assert typed(shop) == ("", "7", "Available")
    QTest.keyClicks(shop.line("Name"), "E")
    shop.wait(lambda: '"name": "E"' in books.draft())  # which is written after all of them
    assert shop.pending() == [("Dai", "Waiting"), ("Charlie", "Waiting"), ("Bella", "Adding…")]
    assert store.posts == 1
    slow.release()
    shop.wait_for_names("Dai", "Charlie", "Bella", "Rex", "Luna", "Milo")
    assert column(shop.table, 0) == ["6", "5", "4", "3", "2", "1"]
    assert typed(shop)[0] == "E"
    shop.wait(lambda: books.rows() == [("Bella", "added", 4), ("Charlie", "added", 5), ("Dai", "added", 6)])
    assert store.posts == 3
    assert is_calm(shop)


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_the_categories_of_the_list_can_be_chosen(shop: Desk, store: FakeStore) -> None:
    shop.write("Name", "Bella")
    shop.line("Category").setFocus()
    for key in ("Down", "Down", "Down", "Return"):  # 1 and 2 are in the list
        press(QApplication.activePopupWidget() or shop.line("Category"), key)
    assert typed(shop) == ("Bella", "2", "Available")
    press(shop.line("Category"), "Return")
    shop.wait(lambda: sent_names(store) == ["Bella"])


def test_an_answer_takes_nothing_from_the_hand_that_types_the_next_animal(shop: Desk, store: FakeStore) -> None:
    slow = store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    QTest.keyClicks(shop.line("Name"), "Charlie")
    shop.line("Category").setFocus()
    press(shop.line("Category"), "End")
    QTest.keyClicks(shop.line("Category"), "3")
    slow.release()
    shop.wait(lambda: says(shop.window, "Bella was added, ID 4."))
    assert shop.window.focusWidget() is shop.line("Category")
    QTest.keyClicks(shop.line("Category"), "4")
    assert typed(shop) == ("Charlie", "734", "Available")


def test_the_row_has_no_id_and_becomes_the_animals_row_in_its_place(shop: Desk, store: FakeStore) -> None:
    slow = store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    model = shop.table.model()
    assert [model.index(0, number).data() for number in range(4)] == [None, "Bella", "7", "Adding…"]
    slow.release()
    shop.wait_for_pending()
    assert [model.index(0, number).data() for number in range(4)] == ["4", "Bella", "7", "Available"]
    assert selected(shop.table) == ["4"]
    assert says(shop.window, "Bella was added, ID 4.")


def test_a_second_enter_of_an_impatient_hand_says_and_adds_nothing(shop: Desk, store: FakeStore) -> None:
    slow = store.hold()
    shop.add("Bella")
    for _ in range(3):
        press(shop.line("Name"), "Return")
        shop.click("Add animal")
    assert not says(shop.window, "Give the animal a name.")
    slow.release()
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.posts == 1


def hold_the_disk(books: Books, monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let no add be written until the event is set."""
    go, enqueue = Event(), books.journal.enqueue

    def slowly(*arguments: object, **others: object) -> tuple[Add, ...]:
        assert go.wait(PATIENCE_S)
        return enqueue(*arguments, **others)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(books.journal, "enqueue", slowly)
    return go


def test_nothing_is_sent_before_it_is_on_the_disk_and_the_form_does_not_wait_for_that(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = hold_the_disk(books, monkeypatch)
    add_all(shop, "Bella", "Charlie")
    assert typed(shop)[0] == ""
    shop.wait_for_pending(("Charlie", "Waiting"), ("Bella", "Waiting"))
    assert store.posts == 0
    go.set()
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")


def test_what_is_submitted_first_is_written_first_however_slowly(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, enqueue = list[str](), books.journal.enqueue

    def slowly(service_id: str, new_pets: Sequence[NewPet], **others: object) -> tuple[Add, ...]:
        begun.append(new_pets[0].name)
        if len(begun) == 1:
            Event().wait(0.3)  # the next one would overtake it
        return enqueue(service_id, new_pets, **others)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(books.journal, "enqueue", slowly)
    add_all(shop, "Bella", "Charlie")
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert [name for name, *_ in books.rows()] == begun == ["Bella", "Charlie"]


def test_an_add_and_what_is_left_in_the_form_are_written_in_one_and_in_order(
    shop: Desk, books: Books, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, enqueue = list[str](), books.journal.enqueue

    def noting(*arguments: object, **others: dict[str, str]) -> tuple[Add, ...]:
        notes.append(others["notes"]["draft"])
        return enqueue(*arguments, **others)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(books.journal, "enqueue", noting)
    held = store.hold()
    shop.add("Bella")
    shop.wait(held.arrived.is_set)
    assert books.open() == ["Bella"]
    assert '"name": "", "category": "7"' in books.draft()
    type_one(shop, "Charlie")
    QTest.keyClicks(shop.line("Name"), "Dai")
    shop.wait(lambda: '"name": "Dai"' in books.draft())
    assert books.open() == ["Bella", "Charlie"]
    assert [entry.sent_at is None for entry in books.entries()] == [False, True]
    assert [name in note for note, name in zip(notes, ("Bella", "Charlie"), strict=True)] == [False, False]


def test_what_is_written_last_is_written_at_the_end_of_the_program(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go, note = Event(), Event(), books.journal.set_note

    def slowly(*arguments: str | None) -> None:
        begun.set()
        assert go.wait(PATIENCE_S)
        Event().wait(0.3)  # what does not wait for it ends before it
        note(*arguments)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(books.journal, "set_note", slowly)
    QTest.keyClicks(shop.line("Name"), "B")
    shop.wait(begun.is_set)  # all that follows is written after it
    add_all(shop, "Bella", "Charlie")
    QTest.keyClicks(shop.line("Name"), "Dai")
    go.set()
    shop.window.save()  # nothing runs in the window's own loop any more
    assert books.open() == ["Bella", "Charlie"]


# ------------------------------------------------------------------------------------------------ what cannot be sent


def test_what_cannot_be_sent_waits_and_goes_in_order_when_the_service_answers(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.next(failing(REFUSED))
    add_all(shop, "Bella", "Charlie")
    shop.wait(lambda: says(shop.window, "2 animals wait for the service. No connection to the service. Trying again"))
    assert shop.pending() == [("Charlie", "Waiting"), ("Bella", "Waiting")]
    assert [entry.sent_at for entry in books.entries()] == [None, None]
    assert dialog_titles() == []
    assert not says(shop.window, "Adding")
    shop.seconds(2)
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella", "Charlie"]
    assert is_calm(shop)


def test_it_is_tried_again_after_longer_and_longer_pauses(shop: Desk, store: FakeStore) -> None:
    store.next(*[failing(REFUSED)] * 4)
    shop.add("Bella")
    for number, pause in enumerate((2, 5, 10, 20), start=1):
        shop.wait(lambda pause=pause: says(shop.window, f"Trying again in {pause} s."))  # type: ignore[misc]
        assert store.posts == number
        shop.seconds(pause)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_waits_goes_with_the_next_list_that_is_read(shop: Desk, store: FakeStore) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Trying again in 2 s."))
    shop.press("F5")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert is_calm(shop)


def test_what_waits_goes_at_once_when_somebody_asks_for_it(shop: Desk, store: FakeStore) -> None:
    store.next(failing(REFUSED), failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send now"))
    shop.click("Send now")
    shop.wait(lambda: says(shop.window, "Trying again in 5 s."))
    shop.click("Send now")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_what_is_typed_while_others_wait_waits_behind_them(shop: Desk, store: FakeStore) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send now"))
    type_one(shop, "Charlie")
    shop.wait(lambda: says(shop.window, "2 animals wait for the service."))
    assert not says(shop.window, "Adding")
    assert store.posts == 1
    shop.click("Send now")
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")


def test_a_service_that_asks_to_wait_is_left_alone_for_that_long(shop: Desk, store: FakeStore) -> None:
    store.next(refusing(429, "Slowly.", Retry_After="7"))
    add_all(shop, "Bella", "Charlie")
    shop.wait(lambda: says(shop.window, "Trying again in 7 s."))
    before = len(store.requests)
    shop.press("F5")
    shop.wait(lambda: len(store.requests) > before and not shop.is_reading)
    shop.seconds(6)
    assert says(shop.window, "Trying again in 1 s.")
    assert store.posts == 1
    shop.second()
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella", "Charlie"]


def test_a_refused_key_is_asked_for_once_and_all_go_on_with_the_new_one(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.key = "changed"
    add_all(shop, "Bella", "Charlie", "Dai")
    shop.wait(lambda: len(dialog_titles()) == 1)
    shop.box()
    shop.wait_for_pending(("Dai", "Waiting"), ("Charlie", "Waiting"), ("Bella", "Adding…"))
    go_to(shop, store, books, key="changed")
    shop.wait_for_names("Dai", "Charlie", "Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella", "Charlie", "Dai"]
    assert store.posts == 4
    assert dialog_titles() == []  # the message goes with its reason


def test_without_another_key_all_wait_and_can_be_sent_later(shop: Desk, store: FakeStore) -> None:
    store.next(refusing(401, "No."))
    add_all(shop, "Bella", "Charlie")
    click(shop.box(), "Close")
    shop.wait(lambda: says(shop.window, "2 animals wait for the service. The API key was not accepted."))
    assert not says(shop.window, "Trying again")
    assert dialog_titles() == []
    shop.click("Send now")
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")


def test_a_list_that_the_user_asks_for_has_them_tried_once_more_after_a_refused_key(
    shop: Desk, store: FakeStore
) -> None:
    store.next(refusing(401, "No."))
    shop.add("Bella")
    click(shop.box(), "Close")
    shop.wait(lambda: says(shop.window, "1 animal waits for the service. The API key was not accepted."))
    before = len(store.requests)
    shop.window.page.controller.refresh()  # which the program does every minute
    shop.wait(lambda: len(store.requests) > before and not shop.is_reading)
    assert (store.posts, shop.pending()) == (1, [("Bella", "Waiting")])
    shop.press("F5")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert (store.posts, dialog_titles()) == (2, [])


def test_an_add_that_was_cancelled_before_it_was_sent_is_sent_again(shop: Desk, store: FakeStore) -> None:
    store.next(failing(CancelledError("cancelled", outcome=Outcome.NOT_SENT)))
    shop.add("Bella")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert dialog_titles() == []


# -------------------------------------------------------------------------------------------------- edit and take out


@pytest.fixture
def waiting(shop: Desk, store: FakeStore) -> Desk:
    """Return the window with Bella and Charlie waiting for the service, Charlie on top."""
    store.next(failing(REFUSED))
    add_all(shop, "Bella", "Charlie")
    shop.wait(lambda: says(shop.window, "2 animals wait for the service."))
    shop.wait_for_pending(("Charlie", "Waiting"), ("Bella", "Waiting"))
    return shop


def test_enter_in_the_row_puts_the_animal_back_into_the_form(waiting: Desk, books: Books) -> None:
    to_row(waiting, 1)
    press(waiting.table, "Return")
    assert typed(waiting) == ("Bella", "7", "Available")
    assert waiting.window.focusWidget() is waiting.line("Name")
    assert waiting.pending() == [("Charlie", "Waiting")]
    waiting.wait(lambda: books.rows()[0] == ("Bella", "discarded", None))
    waiting.wait(lambda: '"name": "Bella"' in books.draft())
    waiting.write("Name", "Bello")
    press(waiting.line("Name"), "Return")
    waiting.click("Send now")
    waiting.wait_for_names("Bello", "Charlie", "Rex", "Luna", "Milo")


def test_the_button_in_the_row_does_the_same(waiting: Desk) -> None:
    index = waiting.table.model().index(1, 0)
    click(waiting.table.indexWidget(index), "Edit")
    assert typed(waiting)[0] == "Bella"
    assert waiting.pending() == [("Charlie", "Waiting")]


def test_delete_takes_an_add_out_and_the_others_go_on(waiting: Desk, store: FakeStore, books: Books) -> None:
    to_row(waiting, 1)
    press(waiting.table, "Delete")
    assert waiting.pending() == [("Charlie", "Waiting")]
    waiting.wait(lambda: books.rows() == [("Bella", "discarded", None), ("Charlie", "waiting", None)])
    waiting.click("Send now")
    waiting.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Charlie"]


def test_what_is_taken_out_before_it_is_on_the_disk_is_never_sent(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = hold_the_disk(books, monkeypatch)
    shop.add("Bella")
    to_row(shop, 0)
    press(shop.table, "Delete")
    shop.wait_for_pending()
    go.set()
    shop.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    assert store.posts == 0


def test_an_unfinished_animal_is_offered_while_and_after_another_one_is_edited(waiting: Desk, books: Books) -> None:
    QTest.keyClicks(waiting.line("Name"), "Da")
    waiting.write("Category", "5x")
    press(find(waiting.window, QComboBox, "Status"), "Down")
    to_row(waiting, 1)
    press(waiting.table, "Return")
    assert typed(waiting) == ("Bella", "7", "Available")
    waiting.wait(lambda: '"earlier": [{"name": "Da"' in books.draft())
    press(waiting.line("Name"), "Return")
    assert typed(waiting) == ("", "7", "Available")
    waiting.wait(lambda: '"earlier": [{"name": "Da"' in books.draft())
    click(waiting.window, "Go on with it")
    assert typed(waiting) == ("Da", "5x", "Pending")
    assert waiting.window.focusWidget() is waiting.line("Name")
    waiting.wait(lambda: '{"name": "Da"' in books.draft() and '"earlier": []' in books.draft())


# -------------------------------------------------------------------------------------------- what the service refuses


def refuse_bella(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(400, "categoryId is not one of ours."))
    desk.add("Bella")
    desk.wait_for_pending(("Bella", "Not added: categoryId is not one of ours."))


def test_what_is_refused_is_a_row_and_the_next_ones_go_on(shop: Desk, store: FakeStore, books: Books) -> None:
    slow = store.hold(refusing(400, "categoryId is not one of ours."))
    add_all(shop, "Bella", "Charlie")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert shop.pending() == [("Bella", "Not added: categoryId is not one of ours.")]
    assert says(shop.window, "Bella was not added. categoryId is not one of ours.")
    assert [entry.refusal for entry in books.entries()] == ["categoryId is not one of ours."]


def test_it_is_said_once_nobody_types_and_edit_puts_it_into_the_form(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    refuse_bella(shop, store)
    box = shop.box()
    assert says(box, "The service refused this animal")
    assert says(box, "categoryId is not one of ours.")
    click(box, "Edit")
    assert typed(shop) == ("Bella", "7", "Available")
    shop.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    assert is_calm(shop)
    shop.click("Add animal")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_edit_shows_the_form_from_the_overview_too(shop: Desk, store: FakeStore) -> None:
    refuse_bella(shop, store)
    shop.press("Ctrl+B")
    click(shop.box(), "Edit")
    assert typed(shop)[0] == "Bella"
    assert shop.line("Name").isVisible()
    assert shop.window.focusWidget() is shop.line("Name")


def test_a_box_of_the_look_up_keeps_no_question_from_being_asked(shop: Desk, store: FakeStore) -> None:
    lookup = shop.look_up("99")
    shop.box()
    shop.window.activateWindow()
    shop.wait(lambda: dialog_titles() == [lookup.windowTitle()])
    assert says(lookup, "ID 99 was not found.")
    store.next(failing(httpx.ConnectError("refused")))
    shop.add("Bella")
    shop.wait_for_pending(("Bella", "Waiting"))
    shop.window.close()
    click(shop.dialog("1 animal is still waiting"), "Stay")


def test_whoever_closes_the_message_finds_the_row_and_is_not_told_again(shop: Desk, store: FakeStore) -> None:
    refuse_bella(shop, store)
    click(shop.box(), "Close")
    before = len(store.requests)
    shop.press("F5")
    shop.wait(lambda: len(store.requests) > before and not says(shop.window, "Reading"))
    assert dialog_titles() == []
    shop.click("Edit")
    assert typed(shop)[0] == "Bella"


def type_blindly(desk: Desk, name: str) -> None:
    """Type a name without a look at the screen, while a box has the keys, and press Enter."""
    box = QApplication.activeModalWidget()
    assert box is not None
    QTest.keyClicks(box.focusWidget(), name[0])
    QTest.keyClicks(desk.window.focusWidget(), name[1:])
    press(desk.window.focusWidget(), "Return")


def test_whoever_types_on_at_a_box_loses_no_letter_and_answers_nothing(shop: Desk, store: FakeStore) -> None:
    refuse_bella(shop, store)
    shop.box()
    type_blindly(shop, "Charlie")
    shop.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert dialog_titles() == []
    store.key = "changed"
    type_one(shop, "Dai")
    assert says(shop.box(), "did not accept the API key")
    type_blindly(shop, "Eve")
    shop.wait(lambda: says(shop.window, "2 animals wait for the service. The API key was not accepted."))
    assert [name for name, _state in shop.pending()] == ["Eve", "Dai", "Bella"]
    assert dialog_titles() == []


def test_nobody_is_interrupted_who_types(shop: Desk, store: FakeStore) -> None:
    slow = store.hold(refusing(400, "No."))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    QTest.keyClicks(shop.line("Name"), "Cha")
    slow.release()
    shop.wait_for_pending(("Bella", "Not added: No."))
    shop.qtbot.wait(100)
    assert dialog_titles() == []
    QTest.keyClicks(shop.line("Name"), "rlie")
    press(shop.line("Name"), "Return")
    assert says(shop.box(), "No.")


def test_what_stood_in_the_form_outlives_an_edit_and_the_program(
    shop: Desk, store: FakeStore, books: Books, qtbot: QtBot, connector: Connector
) -> None:
    refuse_bella(shop, store)
    click(shop.box(), "Close")
    QTest.keyClicks(shop.line("Name"), "Da")
    shop.click("Edit")
    shop.wait(lambda: '"name": "Bella"' in books.draft() and books.open() == [])
    shop.session.disconnect_service()
    with desk_with(qtbot, lambda: connector) as desk:
        go_to(desk, store, books)
        desk.wait(lambda: typed(desk)[0] == "Bella")
        press(desk.line("Name"), "Return")
        desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
        desk.click("Go on with it")
        assert typed(desk)[0] == "Da"
        desk.wait(lambda: books.draft().startswith('{"name": "Da"'))


# ------------------------------------------------------------------------------------------ what an earlier run left


def test_what_an_earlier_run_did_not_send_is_offered_and_never_sent_automatically(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.enqueue(ADDRESS, [BELLA, NewPet(name="Charlie", category_id=8)])
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "2 animals were not sent."))
    bare_desk.wait_for_pending(("Charlie", "Not sent"), ("Bella", "Not sent"))
    bare_desk.press("F5")
    bare_desk.add("Dai")  # does not wait for them
    bare_desk.wait_for_names("Dai", "Rex", "Luna", "Milo")
    assert store.posts == 1
    assert dialog_titles() == []
    bare_desk.click("Send")
    bare_desk.wait_for_names("Charlie", "Bella", "Dai", "Rex", "Luna", "Milo")
    assert is_calm(bare_desk)


def test_what_an_earlier_run_did_not_send_can_be_discarded(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.enqueue(ADDRESS, [BELLA, NewPet(name="Charlie", category_id=8)])
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: is_there(bare_desk.window, "Discard"))
    bare_desk.click("Discard")
    bare_desk.wait(lambda: books.rows() == [("Bella", "discarded", None), ("Charlie", "discarded", None)])
    assert is_calm(bare_desk)
    assert store.posts == 0


def test_what_was_refused_in_an_earlier_run_is_a_row_and_no_message(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    (entry,) = books.journal.enqueue(ADDRESS, [BELLA])
    books.journal.apply_all(
        (entry.number, event) for event in (sent(), states.Rejected("categoryId is not one of ours."))
    )
    go_to(bare_desk, store, books)
    bare_desk.wait_for_pending(("Bella", "Not added: categoryId is not one of ours."))
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.click("Edit")
    assert typed(bare_desk) == ("Bella", "7", "Available")
    bare_desk.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    assert dialog_titles() == []


# ----------------------------------------------------------------------------------------------------- other services


def test_each_row_stays_with_its_own_service(waiting: Desk, store: FakeStore, books: Books) -> None:
    other = FakeStore()
    go_to(waiting, other, books, address=OTHER)
    waiting.wait(lambda: says(waiting.window, "There are no animals here yet."))
    assert is_calm(waiting)
    waiting.add("Dai")
    waiting.wait_for_names("Dai")
    assert (other.posts, store.posts) == (1, 1)
    go_to(waiting, store, books)
    waiting.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert (other.posts, store.posts) == (1, 3)
    assert is_calm(waiting)


@pytest.mark.parametrize(
    ("act", "state"),
    [(None, ""), (refusing(400, "No."), "Not added: No."), (failing(httpx.ReadTimeout("late")), "Not confirmed")],
)
def test_what_ends_while_another_service_is_open_is_there_with_its_own(
    shop: Desk, store: FakeStore, books: Books, act: Act | None, state: str
) -> None:
    slow = store.hold(act)
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    other = FakeStore()
    go_to(shop, other, books, address=OTHER)
    slow.release()
    shop.add("Charlie", "1")
    shop.wait_for_names("Charlie")
    assert shop.pending() == []
    go_to(shop, store, books)
    if state:
        shop.wait_for_pending(("Bella", state))
    else:
        shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
        assert shop.pending() == []
    assert (store.posts, other.posts) == (1, 1)


def test_whoever_comes_back_before_the_answer_finds_the_row_and_the_animal_once(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    slow = store.hold()
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    go_to(shop, FakeStore(), books, address=OTHER)
    go_to(shop, store, books)
    slow.release()
    shop.wait_for_pending()
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.posts == 1


def test_what_is_saved_late_is_no_draft_of_the_service_that_is_open_then(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "SAVE_AGAIN_S", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
        shop.add("Bella")
        shop.wait(lambda: is_there(shop.window, "Try again"))
        go_to(shop, FakeStore(), books, address=OTHER)
        QTest.keyClicks(shop.line("Name"), "Other")
        shop.wait(lambda: '"name": "Other"' in books.draft(OTHER))
    shop.wait(lambda: books.open() == ["Bella"])
    assert "Other" not in books.draft()


def test_a_draft_that_is_read_when_another_service_is_open_already_is_not_lost(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.enqueue(ADDRESS, [BELLA])
    books.journal.set_note(ADDRESS, "draft", '{"name": "Charlie", "category": "4", "status": 2}')
    go, read = Event(), books.journal.open_adds

    def slowly(service_id: str) -> tuple[Add, ...]:
        assert go.wait(PATIENCE_S)
        return read(service_id)

    monkeypatch.setattr(books.journal, "take_over", slowly)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    go_to(bare_desk, FakeStore(), books, address=OTHER)
    bare_desk.wait(lambda: says(bare_desk.window, "There are no animals here yet."))
    go.set()
    QTest.keyClicks(bare_desk.line("Name"), "Other")
    bare_desk.wait(lambda: '"name": "Other"' in books.draft(OTHER))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: typed(bare_desk) == ("Charlie", "4", "Sold"))
    bare_desk.wait(lambda: says(bare_desk.window, "not sent"))
    QTest.keyClicks(bare_desk.line("Name"), "x")
    bare_desk.wait(lambda: '"name": "Charliex"' in books.draft())


def test_a_service_is_left_and_opened_again(waiting: Desk, store: FakeStore, books: Books) -> None:
    waiting.session.disconnect_service()
    waiting.wait(lambda: says(waiting.window, "No service is open."))
    assert is_calm(waiting)
    go_to(waiting, store, books)
    waiting.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella", "Charlie"]


# ------------------------------------------------------------------------------------------------------ what is heard


def test_a_screen_reader_hears_each_animal_that_was_added_and_once_that_some_wait(
    shop: Desk, store: FakeStore, heard: list[str]
) -> None:
    slow = store.hold(failing(REFUSED))
    add_all(shop, "Bella", "Charlie", "Dai")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait(lambda: says(shop.window, "3 animals wait for the service."))
    shop.second()
    assert heard == ["3 animals are waiting: No connection to the service."]
    shop.click("Send now")
    shop.wait(lambda: len(shop.names()) == 6)
    added = [
        f"{name}, available, was added, ID {number}." for name, number in (("Bella", 4), ("Charlie", 5), ("Dai", 6))
    ]
    assert heard[1:] == ["Connected again.", *added]


def test_an_animal_that_waits_is_announced_once_however_often_it_is_tried(
    shop: Desk, store: FakeStore, heard: list[str]
) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send now"))
    slow = store.hold(failing(REFUSED))
    shop.click("Send now")
    shop.wait(slow.arrived.is_set)
    type_one(shop, "Charlie")
    slow.release()
    shop.wait(lambda: len(heard) == 2)
    assert heard == [f"{name} is waiting: No connection to the service." for name in ("Bella", "Charlie")]


@pytest.mark.parametrize("count", [1, 2])
def test_what_a_service_says_is_cleaned_and_cut_before_it_is_announced(count: int) -> None:
    add = QueuedAdd(1, NewPet(name="Rex", category_id=1))
    heard = heard_waiting([add] * count, "no\x07 " * 1000)
    assert "\x07" not in heard
    assert len(heard) < 1000


def test_a_screen_reader_hears_that_an_animal_was_not_added(shop: Desk, store: FakeStore, heard: list[str]) -> None:
    refuse_bella(shop, store)
    assert heard == ["Bella was not added."]


def test_a_screen_reader_hears_that_an_answer_was_lost(shop: Desk, store: FakeStore, heard: list[str]) -> None:
    store.next(failing(httpx.ReadTimeout("late")))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet"))
    assert heard == ["We couldn't confirm that Bella was added. Looking for it in the list…"]


# -------------------------------------------------------------------------------------------------------- the journal


def failing_with(reason: str) -> Callable[..., None]:
    def fail(*_arguments: object, **_others: object) -> None:
        raise JournalError(reason)

    return fail


def test_a_journal_that_cannot_be_written_sends_nothing_and_loses_nothing(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
        add_all(shop, "Bella", "Charlie")
        sentence = "2 animals are not sent yet: they can't be saved on this computer (the disk is full)."
        shop.wait(lambda: says(shop.window, sentence))
        assert shop.pending() == [("Charlie", "Waiting"), ("Bella", "Waiting")]
        shop.click("Try again")
        shop.press("F5")
        shop.qtbot.wait(50)
        assert store.posts == 0
        assert dialog_titles() == []
    shop.wait(lambda: is_there(shop.window, "Try again"))
    shop.click("Try again")
    shop.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella", "Charlie"]
    assert is_calm(shop)


def test_it_is_tried_again_to_save_what_could_not_be(shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "SAVE_AGAIN_S", 0.05)
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
        shop.add("Bella")
        shop.wait(lambda: is_there(shop.window, "Try again"))
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert is_calm(shop)


def test_what_could_not_be_saved_counts_as_lost_at_the_end_while_that_is_tried_again(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Try again"))
    taken, go = Event(), Event()

    def hang(*_arguments: object, **_options: object) -> None:
        taken.set()
        assert go.wait(PATIENCE_S)
        raise JournalError("the disk is full")

    monkeypatch.setattr(books.journal, "enqueue", hang)
    shop.click("Try again")
    shop.wait(taken.is_set)
    shop.window.close()
    box = shop.dialog("1 animal is still waiting")
    assert says(box, "If you quit now, they are lost.")
    go.set()
    click(box, "Stay")


@pytest.mark.parametrize("act", ["Send now", "Delete"])
def test_an_add_that_was_not_sent_waits_also_where_the_disk_could_not_take_that(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    store.next(failing(REFUSED))
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "apply", failing_with("the disk is full"))
        shop.add("Bella")
        shop.wait(lambda: says(shop.window, "1 animal waits for the service."))
    assert books.rows() == [("Bella", "sending", None)]
    if act == "Delete":
        to_row(shop, 0)
        press(shop.table, "Delete")
        shop.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    else:
        shop.click("Send now")
        shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
        shop.wait(lambda: books.rows() == [("Bella", "added", 4)])


def test_a_journal_that_cannot_be_written_when_it_is_sent_keeps_it_waiting(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "apply_all", failing_with("the disk is full"))
        shop.add("Bella")
        shop.wait(lambda: says(shop.window, "the disk is full. Trying again in 2 s."))
        assert says(shop.window, "1 animal is still waiting. Nothing can be saved on this computer")
        assert not says(shop.window, "for the service")
        assert store.posts == 0
    shop.seconds(2)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")


@pytest.mark.posix("an open file that is removed")
def test_a_journal_that_is_deleted_while_adds_wait_is_begun_anew_once_and_nothing_is_doubled(
    waiting: Desk, store: FakeStore, books: Books
) -> None:
    books.path.unlink()
    type_one(waiting, "Dai")
    box = waiting.box()
    assert says(box, "The file of unfinished adds was moved or deleted")
    click(box, "Close")
    waiting.wait(lambda: books.open() == ["Bella", "Charlie", "Dai"])
    waiting.click("Send now")
    waiting.wait_for_names("Dai", "Charlie", "Bella", "Rex", "Luna", "Milo")
    waiting.wait(lambda: books.open() == [])
    assert sent_names(store) == ["Bella", "Charlie", "Dai"]
    assert dialog_titles() == []
    assert is_calm(waiting)


@pytest.mark.posix("an open file that is removed")
def test_what_is_kept_for_other_services_is_saved_anew_as_well(waiting: Desk, store: FakeStore, books: Books) -> None:
    other = FakeStore()
    go_to(waiting, other, books, address=OTHER)
    waiting.wait(lambda: says(waiting.window, "There are no animals here yet.") and not waiting.is_reading)
    other.next(failing(REFUSED))
    waiting.add("Dai", "8")
    waiting.wait_for_pending(("Dai", "Waiting"))
    waiting.wait(lambda: len(books.entries(OTHER)) == 1)
    books.path.unlink()
    QTest.keyClicks(waiting.line("Name"), "x")  # a draft is the first to meet it
    click(waiting.box(), "Close")
    waiting.wait(lambda: [entry.new_pet.name for entry in books.entries(OTHER)] == ["Dai"])
    waiting.wait(lambda: '"name": "x"' in books.draft(OTHER))
    waiting.wait(lambda: '"category": "7"' in books.draft())
    assert books.open() == ["Bella", "Charlie"]
    assert (store.posts, dialog_titles()) == (1, [])


@pytest.mark.posix("an open file that is removed")
def test_a_journal_that_is_deleted_before_the_next_is_sent_is_begun_anew(
    waiting: Desk, store: FakeStore, books: Books
) -> None:
    books.path.unlink()
    waiting.click("Send now")
    box = waiting.box()
    assert says(box, "What this window shows was saved again.")
    click(box, "Close")
    waiting.wait_for_names("Charlie", "Bella", "Rex", "Luna", "Milo")
    waiting.wait(lambda: books.open() == [])
    assert sent_names(store) == ["Bella", "Charlie"]
    assert is_calm(waiting)


@pytest.mark.posix("an open file that is removed")
def test_an_add_on_its_way_when_the_journal_is_deleted_is_never_taken_for_one_that_was_not_sent(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    slow = store.hold(losing(store))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    books.path.unlink()
    type_one(shop, "Charlie")
    click(shop.box(), "Close")
    shop.wait(lambda: sorted(books.open()) == ["Bella", "Charlie"])
    assert {entry.new_pet.name: entry.sent_at is not None for entry in books.entries()} == {
        "Bella": True,
        "Charlie": False,
    }
    slow.release()
    dialog = shop.dialog("Add not confirmed")
    click(dialog, "Yes, that's it")
    shop.wait(lambda: books.open() == [])
    assert [state for _, state, _ in books.rows()] == ["added", "added"]
    assert sent_names(store) == ["Bella", "Charlie"]


@pytest.mark.posix("an open file that is removed")
def test_a_journal_that_cannot_be_begun_anew_is_tried_again(
    waiting: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[object] = []

    def fail(adds: object) -> None:
        failed.append(adds)
        raise JournalError("the disk is full")

    def minutes_until(condition: Callable[[], bool]) -> None:
        def is_so() -> bool:
            waiting.seconds(60)
            return condition()

        waiting.wait(is_so)

    books.path.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "restore", fail)
        waiting.click("Send now")
        waiting.wait(lambda: bool(failed) and says(waiting.window, "Trying again in"))
    minutes_until(lambda: dialog_titles() != [])
    click(waiting.box(), "Close")
    minutes_until(lambda: waiting.names() == ["Charlie", "Bella", "Rex", "Luna", "Milo"])
    assert sent_names(store) == ["Bella", "Charlie"]


def test_a_journal_that_cannot_be_read_is_said_quietly_and_nothing_is_sent_before_it_was(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.enqueue(ADDRESS, [BELLA])
    books.journal.set_note(ADDRESS, "draft", '{"name": "Wilhelmina", "category": "4", "status": 2}')
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "take_over", failing_with("another program is using it"))
        go_to(bare_desk, store, books)
        bare_desk.wait(lambda: says(bare_desk.window, "Couldn't load your draft and unfinished adds: another program"))
        bare_desk.wait_for_names("Rex", "Luna", "Milo")
        bare_desk.add("Charlie")
        bare_desk.wait(lambda: books.open() == ["Bella", "Charlie"])
        assert "Wilhelmina" in books.draft()
        assert (store.posts, dialog_titles()) == (0, [])
    bare_desk.press("F5")
    bare_desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    bare_desk.wait_for_pending(("Bella", "Not sent"))
    assert not says(bare_desk.window, "Couldn't load")
    assert store.posts == 1


def test_a_decision_that_cannot_be_saved_is_said(waiting: Desk, books: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books.journal, "apply", failing_with("the disk is full"))
    to_row(waiting, 1)
    press(waiting.table, "Delete")
    box = waiting.box()
    assert says(box, "Your decision could not be saved")
    reason = "Nothing can be saved on this computer: the disk is full."
    assert says(box, f"You will be asked about Bella again at the next start. {reason}")
    click(box, "Close")


def test_after_a_fault_before_it_left_the_add_waits_here_as_on_the_disk(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object, **_others: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(adding, "promise_of", fail)
        shop.add("Bella")
        shop.wait(lambda: any(says(each, "a fault of ours") for each in windows()))
    click(shop.box(), "Close")
    shop.wait_for_pending(("Bella", "Not sent"))
    assert [(add.state, add.maybe) for add in books.entries()] == [(State.WAITING, False)]
    shop.click("Send")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert sent_names(store) == ["Bella"]


def test_after_a_fault_of_the_program_itself_the_add_is_not_confirmed(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "apply", fail)
        shop.add("Bella")
        shop.wait(lambda: any(says(each, "a fault of ours") for each in windows()))
    shop.wait_for_pending(("Bella", "Not confirmed"))
    assert books.open() == ["Bella"]
    assert store.posts == 1
