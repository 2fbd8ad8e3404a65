"""What was just added, or discarded, is taken back: nothing has left this computer, and nothing typed is lost."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector
from petstore_gui.outbox.add import State
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.add_pet import controller as add_pet_controller
from petstore_gui.ui.window.ui_state import UNDO_TIME, UiState
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore, failing, losing, refusing
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, desk_with, dialog_titles, find, is_there, press, says
from tests.ui.add_pet.test_controller import REFUSED, add_all, hold_the_disk, sent_names, to_row

BELLA = NewPet(name="Bella", category_id=7)


@pytest.fixture
def bare_desk(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Desk]:
    """Return the window with an undo time of 10 seconds, before any service is open."""
    memory = UiState()
    memory.put(UNDO_TIME, 10)
    with desk_with(qtbot, lambda: connector, memory) as desk:
        yield desk
        store.release_all()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[Desk], None]:
    """Return what lets the undo time go by."""

    def pass_time(desk: Desk) -> None:
        began = monotonic()
        monkeypatch.setattr("petstore_gui.ui.add_pet.outbox.monotonic", lambda: began + 11)
        desk.window._build_features().adding._outbox.go_on()  # noqa: SLF001  as its timer does

    return pass_time


def fields(desk: Desk) -> tuple[str, str]:
    return desk.line("Name").text(), desk.line("Category").text()


def test_an_animal_leaves_when_its_time_to_be_taken_back_is_over(
    shop: Desk, store: FakeStore, books: Books, later: Callable[[Desk], None]
) -> None:
    shop.add("Bella")
    shop.wait_for_pending(("Bella", "Adding…"))
    assert says(shop.window, "Bella is being added.")
    shop.wait(lambda: [add.state for add in books.entries()] == [State.HELD])
    shop.press("F5")
    shop.wait(lambda: not shop.is_reading)
    assert store.posts == 0
    later(shop)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert not says(shop.window, "is being added")
    assert books.rows() == [("Bella", "added", 4)]


def test_it_leaves_by_itself(shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shop.window._build_features().adding, "_undo_s", lambda: 0.2)  # noqa: SLF001
    shop.add("Bella")
    assert says(shop.window, "Bella is being added.")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.posts == 1


@pytest.mark.parametrize("by", ["Ctrl+Z in the form", "Ctrl+Z in the table", "Undo"])
def test_it_is_put_back_into_the_form_as_it_was_typed(
    shop: Desk, store: FakeStore, books: Books, later: Callable[[Desk], None], by: str
) -> None:
    shop.add("Bella", "12")
    if by == "Undo":
        shop.click("Undo")
    else:
        if by == "Ctrl+Z in the table":
            shop.table.setFocus()
        press(shop.window.focusWidget(), "Ctrl+Z")
    assert fields(shop) == ("Bella", "12")
    assert shop.window.focusWidget() is shop.line("Name")
    assert shop.pending() == []
    shop.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    later(shop)
    shop.press("F5")
    shop.wait(lambda: not shop.is_reading)
    assert store.posts == 0
    assert not is_there(shop.window, "Undo")


def test_several_are_taken_back_one_after_the_other_and_none_is_lost(shop: Desk, store: FakeStore) -> None:
    add_all(shop, "Bella", "Charlie", "Dai")
    assert says(shop.window, "3 animals are being added.")
    shop.write("Name", "Eve")
    shop.table.setFocus()
    for name in ("Dai", "Charlie", "Bella"):
        press(shop.table, "Ctrl+Z")
        assert shop.line("Name").text() == name
        shop.table.setFocus()
    press(shop.table, "Ctrl+Z")
    assert says(shop.window, "Nothing to undo.")
    names = ["Bella", "Charlie", "Dai", "Eve"]
    for name in names:
        assert shop.line("Name").text() == name
        press(shop.line("Name"), "Return")
        press(shop.line("Name"), "Return")  # a second Enter of an impatient hand adds nothing
        if name != "Eve":
            shop.click("Go on with it")
    assert store.posts == 0
    shop.click("Send now")
    shop.wait(lambda: sent_names(store) == names)


def test_fast_hands_add_another_one_and_those_taken_back_stay_out_of_it(shop: Desk, store: FakeStore) -> None:
    add_all(shop, "Alpha", "Beta")
    for _each in range(2):
        press(shop.line("Name"), "Ctrl+Z")
    for name in ("Gamma", "Delta"):
        QTest.keyClicks(shop.line("Name"), name)
        press(shop.line("Name"), "Return")
    assert says(shop.window, "Beta is not added yet.")
    shop.click("Send now")
    shop.wait(lambda: sent_names(store) == ["Gamma", "Delta"])


def test_undo_shows_the_form_from_the_overview_too(shop: Desk) -> None:
    shop.add("Bella", "7")
    shop.press("Ctrl+B")
    shop.press("Ctrl+Z")
    assert fields(shop) == ("Bella", "7")
    assert shop.line("Name").isVisible()
    assert shop.window.focusWidget() is shop.line("Name")


def test_a_field_undoes_its_own_letters_first(shop: Desk) -> None:
    shop.add("Bella")
    name = shop.line("Name")
    name.setFocus()
    QTest.keyClicks(name, "Ch")
    press(name, "Ctrl+Z")
    assert (name.text(), shop.pending()) == ("", [("Bella", "Adding…")])
    press(name, "Ctrl+Z")
    assert (name.text(), shop.pending()) == ("Bella", [])


def test_the_button_in_its_row_takes_it_back_as_well(shop: Desk) -> None:
    add_all(shop, "Bella", "Charlie")
    to_row(shop, 1)
    press(shop.table, "Return")
    assert fields(shop) == ("Bella", "7")
    assert shop.pending() == [("Charlie", "Adding…")]


def test_a_program_that_was_killed_meanwhile_has_kept_it(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.enqueue(ADDRESS, [BELLA], state=State.HELD)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_pending(("Bella", "Not sent"))
    assert store.posts == 0
    bare_desk.click("Send")
    bare_desk.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert books.rows() == [("Bella", "added", 4)]


def test_a_window_that_is_closed_sends_it_first(shop: Desk, store: FakeStore, books: Books) -> None:
    slow = store.hold()
    shop.add("Bella")
    shop.window.close()
    shop.wait(slow.arrived.is_set)
    assert shop.window.isVisible()
    assert dialog_titles() == []
    slow.release()
    shop.wait(lambda: not shop.window.isVisible())
    assert books.rows() == [("Bella", "added", 4)]


def test_a_window_that_is_closed_asks_where_it_cannot_be_sent(
    shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(add_pet_controller, "_SENT_WITHIN_MS", 100)
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.window.close()
    box = shop.dialog("1 animal is still waiting")
    click(box, "Quit")
    shop.wait(lambda: not shop.window.isVisible())


def test_it_leaves_while_another_service_is_being_opened(shop: Desk, store: FakeStore, books: Books) -> None:
    slow, other = store.hold(), replace(FakeStore().connection(address=OTHER), journal=books.journal)

    def open_when_it_has_left(_connector: Connector) -> Connection:
        assert slow.arrived.wait(PATIENCE_S)
        return other

    shop.add("Bella")
    adding = shop.window._build_features().adding  # noqa: SLF001
    shop.wait(lambda: all(add.is_saved for add in adding._state.adds))  # noqa: SLF001
    shop.session.open(open_when_it_has_left)
    shop.wait(lambda: shop.session.connection is other)
    slow.release()
    shop.wait(lambda: books.rows() == [("Bella", "added", 4)])


def test_what_cannot_be_sent_waits_as_without_undo(shop: Desk, store: FakeStore, later: Callable[[Desk], None]) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    later(shop)
    shop.wait_for_pending(("Bella", "Waiting"))
    shop.wait(lambda: says(shop.window, "1 animal waits for the service."))
    assert not is_there(shop.window, "Undo")


# ------------------------------------------------------------------------------------------------- what was discarded


@pytest.fixture
def refused(shop: Desk, store: FakeStore) -> Desk:
    """Return the window with three adds that wait for the user."""
    store.next(*(refusing(400, "No.") for _ in range(3)))
    add_all(shop, "Bella", "Charlie", "Dai")
    shop.click("Send now")
    shop.wait(lambda: [state for _, state in shop.pending()] == ["Not added: No."] * 3)
    click(shop.box(), "Close")
    return shop


@pytest.mark.parametrize("by", ["Undo", "Ctrl+Z"])
def test_what_was_discarded_can_be_had_again(refused: Desk, store: FakeStore, books: Books, by: str) -> None:
    to_row(refused, 0)
    refused.table.selectAll()
    before = refused.pending()
    press(refused.table, "Delete")
    assert refused.pending() == []
    assert says(refused.window, "3 animals discarded.")
    refused.wait(lambda: books.open() == [])
    if by == "Undo":
        refused.click("Undo")
    else:
        refused.press(by)
    assert [name for name, _ in refused.pending()] == [name for name, _ in before]
    refused.wait(
        lambda: (
            [(add.new_pet.name, add.state) for add in books.entries()]
            == [(name, State.WAITING) for name in ("Bella", "Charlie", "Dai")]
        )
    )
    refused.click("Send")
    refused.wait(lambda: sent_names(store) == ["Bella", "Charlie", "Dai"])


def test_it_can_be_had_again_until_the_next_such_act(refused: Desk, books: Books) -> None:
    for row in (0, 0):
        to_row(refused, row)
        press(refused.table, "Delete")
    assert says(refused.window, "1 animal discarded.")
    refused.click("Undo")
    assert [name for name, _ in refused.pending()] == ["Charlie", "Bella"]
    assert not is_there(refused.window, "Undo")
    refused.wait(lambda: books.open() == ["Bella", "Charlie"])


def test_a_key_that_is_held_down_takes_no_more_than_one(refused: Desk) -> None:
    to_row(refused, 0)
    press(refused.table, "Delete")
    to_row(refused, 0)
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(refused.table, event)
    assert [name for name, _ in refused.pending()] == ["Charlie", "Bella"]


def test_enter_that_is_held_down_on_a_row_does_not_send_what_is_in_the_form_then(
    refused: Desk, store: FakeStore
) -> None:
    to_row(refused, 0)
    press(refused.table, "Return")
    refused.wait(lambda: refused.line("Name").text() == "Dai")
    for field in (refused.line("Name"), refused.line("Category"), find(refused.window, QComboBox, "Status")):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(field, event)
    assert refused.line("Name").text() == "Dai"
    assert sent_names(store) == []
    press(refused.line("Name"), "Return")
    refused.wait(lambda: sent_names(store) == ["Dai"])


def test_what_the_disk_cannot_take_of_that_is_tried_again(
    refused: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_row(refused, 0)
    press(refused.table, "Delete")
    refused.wait(lambda: "Dai" not in books.open())
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "apply", _full)
        refused.click("Undo")
        refused.wait(lambda: says(refused.window, "1 animal is not sent yet: it can't be saved on this computer"))
    refused.click("Try again")
    refused.wait(lambda: "Dai" in books.open())
    refused.click("Send")
    refused.wait(lambda: sent_names(store) == ["Dai"])
    refused.wait(lambda: ("Dai", "added", 4) in books.rows())


def test_a_decision_that_the_disk_could_not_take_is_not_held_against_the_undo(
    refused: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_row(refused, 0)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "apply", _full)
        press(refused.table, "Delete")
        click(refused.box(), "Close")
    refused.click("Undo")
    refused.click("Send")
    refused.wait(lambda: sent_names(store) == ["Dai"])
    refused.wait(lambda: ("Dai", "added", 4) in books.rows())


def _full(*_arguments: object) -> None:
    raise JournalError("the disk is full")


def test_one_that_is_discarded_and_wanted_again_while_it_is_being_saved_is_sent(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = hold_the_disk(books, monkeypatch)
    shop.add("Bella")
    to_row(shop, 0)
    press(shop.table, "Delete")
    shop.click("Undo")
    go.set()
    shop.wait(lambda: books.open() == ["Bella"])
    shop.wait_for_pending(("Bella", "Not sent"))
    shop.click("Send")
    shop.wait(lambda: sent_names(store) == ["Bella"])


def test_one_that_may_have_been_stored_is_not_called_discarded(shop: Desk, store: FakeStore) -> None:
    store.next(losing(store))
    shop.add("Bella")
    shop.click("Send now")
    shop.wait(lambda: dialog_titles() != [] or "Not confirmed" in dict(shop.pending()).values())
    assert not is_there(shop.window, "Undo")
