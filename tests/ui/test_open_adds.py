"""Adds whose outcome is not known, in the window: the program looks, a person decides, and nothing is sent twice."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import httpx
import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QTableView

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.inventory.category_names import serialise
from petstore_gui.inventory.journal import Closed, Entry, Journal, JournalError
from petstore_gui.ui import open_adds
from tests.support.fake_store import ADDRESS, PATIENCE_S, Act, FakeStore, failing, refusing
from tests.support.windows import Desk, boxes, click, column, find, icon, is_there, press, says, selected, windows

LOST = "An add without an answer"
INTERRUPTED = "An add was interrupted"
OTHER = "https://other.example.com/v1"
BELLA = NewPet(name="Bella", category_id=7, status=PetStatus.AVAILABLE)
LATE = httpx.ReadTimeout("late")


class Books:
    """The journal of a test, and what stands in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.journal = Journal(path)

    def rows(self) -> list[tuple[str, str | None, int | None]]:
        """Return name, how it was closed and ID of each add, oldest first."""
        with closing(sqlite3.connect(self.path)) as database:
            return database.execute("SELECT name, how, pet_id FROM adds ORDER BY number").fetchall()

    def open(self) -> list[int]:
        """Return the numbers of the adds that are not done with."""
        return [entry.number for entry in self.journal.open_entries(ADDRESS)]


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_adds, "PAUSE_S", 0)


@pytest.fixture
def books(tmp_path: Path) -> Books:
    return Books(tmp_path / "journal.sqlite3")


@pytest.fixture
def shop(bare_desk: Desk, store: FakeStore, books: Books) -> Desk:
    """Return the window with Rex, Luna and Milo, over a journal on the disk."""
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    return bare_desk


def go_to(desk: Desk, store: FakeStore, books: Books, **arguments: str) -> None:
    connection = replace(store.connection(**arguments), journal=books.journal)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)


def lost(store: FakeStore) -> Act:
    """Return an act that stores the animal and loses the answer."""

    def act(request: httpx.Request) -> httpx.Response:
        store.answer(request)
        raise LATE

    return act


def many(count: int) -> list[Pet]:
    return [Pet(id=number, name=f"No. {number}", category_id=1, status="available") for number in range(count, 0, -1)]


def posts(store: FakeStore) -> int:
    return store.requests.count("POST /v1/pets")


def enter(dialog: QDialog) -> None:
    press(dialog.focusWidget(), "Return")


def dialogs() -> list[str]:
    return [each.windowTitle() for each in windows() if isinstance(each, QDialog)]


def says_in_dialog(part: str) -> bool:
    return any(says(each, part) for each in windows() if isinstance(each, QDialog))


def decide(desk: Desk) -> None:
    """Press the button, which is there when the program has looked."""
    desk.wait(lambda: is_there(desk.window, "Decide…"))
    desk.click("Decide…")


def calm(desk: Desk) -> bool:
    """Whether nothing in the form speaks of open adds any more."""
    return not says(desk.window, "not known") and not says(desk.window, "interrupted") and dialogs() == []


# ------------------------------------------------------------------------------------------------------- the findings


def test_an_add_whose_answer_was_lost_is_found_and_enter_takes_it(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(lost(store))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    assert says(dialog, "Bella was added, probably as ID 4")
    assert boxes() == []
    assert books.rows() == [("Bella", None, None)]
    enter(dialog)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert selected(shop.table, 1) == ["Bella"]
    assert says(shop.window, "Bella was added, ID 4.")
    assert (shop.line("Name").text(), shop.line("Category ID").text()) == ("", "7")
    shop.wait(lambda: books.rows() == [("Bella", "added_probably", 4)])
    assert calm(shop)
    assert posts(store) == 1


def test_the_question_calls_the_category_by_its_name(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.set_note(ADDRESS, "categories", serialise({1: "Dogs"}))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: column(bare_desk.table, 2)[::2] == ["Dogs (1)"] * 2)
    store.next(failing(LATE))
    bare_desk.write("Name", "Bella")
    bare_desk.line("Category ID").setText("1")
    bare_desk.click("Add animal")
    dialog = bare_desk.dialog(LOST)
    assert says(dialog, "Bella (category Dogs (1), available)")
    dialog.reject()


def test_an_add_that_did_not_arrive_is_sent_once_more_by_enter_alone(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    assert says(dialog, "Bella was not added")
    assert posts(store) == 1
    enter(dialog)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert says(shop.window, "Bella was added, ID 4.")
    assert shop.line("Name").text() == ""
    assert books.rows()[1:] == [("Bella", "added", 4)]
    assert books.open() == []
    assert calm(shop)
    assert posts(store) == 2


def test_several_that_could_be_it_are_shown_and_one_is_chosen_by_keyboard(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    def twice(request: httpx.Request) -> httpx.Response:
        store.answer(request)  # somebody else's
        return lost(store)(request)

    store.next(twice)
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    assert says(dialog, "Several animals could be yours")
    table = find(dialog, QTableView, "Animals that it could be")
    assert sorted(column(table, 0)) == ["4", "5"]
    enter(dialog)
    assert dialog.isVisible()
    press(table, "Down")
    (chosen,) = selected(table)
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added_probably", int(chosen))])
    shop.wait(lambda: selected(shop.table) == [chosen])
    assert says(shop.window, f"Bella was added, ID {chosen}.")
    assert posts(store) == 1


def test_where_the_list_is_cut_off_it_says_that_it_cannot_tell_and_looks_again_when_asked(
    bare_desk: Desk, books: Books
) -> None:
    store = FakeStore(many(150))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: len(bare_desk.names()) == 100)
    store.next(failing(LATE))
    bare_desk.add("Bella", "7")
    dialog = bare_desk.dialog(LOST)
    assert says(dialog, "It cannot be told whether Bella was added")
    before = len(store.requests)
    enter(dialog)
    bare_desk.wait(lambda: len(store.requests) > before and dialogs() == [LOST])
    click(bare_desk.dialog(LOST), "Leave it as it is")
    bare_desk.wait(lambda: books.rows() == [("Bella", "left", None)])
    assert calm(bare_desk)
    assert bare_desk.line("Name").text() == "Bella"
    assert posts(store) == 1


def test_what_is_left_may_be_typed_and_sent_again(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    click(shop.dialog(LOST), "Leave it as it is")
    shop.wait(lambda: books.rows() == [("Bella", "left", None)])
    shop.click("Add animal")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert books.rows()[1:] == [("Bella", "added", 4)]


def test_an_animal_of_before_is_not_taken_for_the_new_one(bare_desk: Desk, books: Books) -> None:
    store = FakeStore([Pet(id=3, name="Bella", category_id=7, status="available")])
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Bella")
    store.next(failing(LATE))
    bare_desk.add("Bella", "7")
    assert says(bare_desk.dialog(LOST), "Bella was not added")


def test_what_was_found_for_the_first_is_not_taken_for_the_one_that_was_sent_again(
    shop: Desk, store: FakeStore
) -> None:
    store.next(lost(store))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    store.next(failing(LATE))
    click(dialog, "Add again")
    shop.wait(lambda: posts(store) == 2 and dialogs() == [LOST])
    assert says(shop.dialog(LOST), "Bella was not added")


def test_sent_again_and_lost_again_is_one_open_add(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    store.next(lost(store))
    enter(dialog)
    shop.wait(lambda: posts(store) == 2 and dialogs() == [LOST])
    assert says(shop.dialog(LOST), "Bella was added, probably as ID 4")
    assert says(shop.window, "It is not known whether Bella was added.")
    assert books.open() == [2]


def test_an_animal_that_cannot_be_sent_again_stays_to_be_decided(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    store.next(failing(httpx.ConnectError("refused")))
    enter(dialog)
    box = shop.box()
    assert says(box, "No connection to the service")
    click(box, "Close")
    assert says(shop.window, "It is not known whether Bella was added.")
    assert books.open() == [1]
    shop.click("Decide…")
    enter(shop.dialog(LOST))
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert [how for _, how, _ in books.rows()[1:]] == ["not_sent", "added"]
    assert books.open() == []


def test_one_animal_is_never_taken_for_two_open_adds(
    bare_desk: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, close = Event(), books.journal.close

    def slowly(number: int, how: Closed, pet_id: int | None = None) -> None:
        assert go.wait(PATIENCE_S)
        close(number, how, pet_id)

    monkeypatch.setattr(books.journal, "close", slowly)
    store = FakeStore([Pet(id=4, name="Bella", category_id=7, status="available")])
    books.journal.begin(ADDRESS, BELLA, ())
    books.journal.begin(ADDRESS, NewPet(name="Bella", category_id=7), ())  # without a status: any may be it
    slow = store.hold()
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: slow.arrived.is_set() and says(bare_desk.window, "2 adds were interrupted: Bella, Bella"))
    slow.release()
    first = bare_desk.dialog(INTERRUPTED)
    assert says(first, "Bella was added, probably as ID 4")
    bare_desk.wait(lambda: not says(bare_desk.window, "looking"))
    enter(first)
    bare_desk.wait(lambda: selected(bare_desk.table, 1) == ["Bella"])
    assert not says(bare_desk.window, "looking")  # not before the journal knows whose the animal is
    assert dialogs() == []
    go.set()
    assert says(bare_desk.dialog(INTERRUPTED), "Bella was not added")


# ------------------------------------------------------------------------------------------------------------- waiting


def test_the_form_says_what_is_going_on_without_a_box(shop: Desk, store: FakeStore) -> None:
    store.next(lost(store))
    slow = store.hold()
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    assert says(shop.window, "No answer in time. It is not known whether Bella was added.")
    assert says(shop.window, "The program is looking for it in the list…")
    assert not is_there(shop.window, "Decide…")
    assert dialogs() == []
    assert shop.line("Name").text() == "Bella"
    slow.release()
    assert says(shop.dialog(LOST), "No answer in time.")


def test_who_decides_later_keeps_a_line_and_a_way_back(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(lost(store))
    shop.add("Bella", "7")
    press(shop.dialog(LOST).focusWidget(), "Escape")
    assert says(shop.window, "It is not known whether Bella was added.")
    assert books.rows() == [("Bella", None, None)]
    shop.press("F5")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert dialogs() == []
    decide(shop)
    enter(shop.dialog(LOST))
    shop.wait(lambda: books.rows() == [("Bella", "added_probably", 4)])
    assert calm(shop)


def test_what_arrives_late_is_found_once_a_list_has_been_read(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    assert says(dialog, "Bella was not added")
    press(dialog.focusWidget(), "Escape")
    store.pets.insert(0, Pet(id=9, name="Bella", category_id=7, status="available"))
    store.next(store.answer)  # the list; the look that follows it is slow
    slow = store.hold()
    shop.press("F5")
    shop.wait(lambda: slow.arrived.is_set() and "Bella" in shop.names())
    assert not is_there(shop.window, "Decide…")  # what was found before is not asked as if it were of now
    slow.release()
    decide(shop)
    dialog = shop.dialog(LOST)
    assert says(dialog, "Bella was added, probably as ID 9")
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added_probably", 9)])
    assert posts(store) == 1


def test_a_question_that_stands_while_a_list_is_read_is_looked_into_again_when_it_is_put_off(
    shop: Desk, store: FakeStore
) -> None:
    slow = store.hold()
    shop.press("F5")
    shop.wait(slow.arrived.is_set)
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    store.pets.insert(0, Pet(id=9, name="Bella", category_id=7, status="available"))
    slow.release()
    shop.wait(lambda: "Bella" in shop.names())
    assert says(dialog, "Bella was not added")
    press(dialog.focusWidget(), "Escape")
    decide(shop)
    assert says(shop.dialog(LOST), "Bella was added, probably as ID 9")


@pytest.mark.parametrize(
    ("act", "parts"),
    [
        (refusing(400, "Too many."), ["The service did not take Bella a second time", "It says: Too many."]),
        (failing(httpx.ConnectError("no")), ["Bella was not sent again", "No connection to the service."]),
    ],
)
def test_a_second_try_that_fails_says_nothing_of_the_first(
    shop: Desk, store: FakeStore, books: Books, act: Act, parts: list[str]
) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    shop.line("Name").clear()
    store.next(act)
    click(dialog, "Add again")
    box = shop.box()
    for part in [*parts, "It is still not known whether Bella was added the first time."]:
        assert says(box, part)
    for part in ["animal was not added", "in the form"]:
        assert not says(box, part)
    click(box, "Close")
    assert not says(shop.window, "Adding Bella")
    assert books.open() == [1]


def test_a_second_try_without_a_key_says_nothing_of_the_first(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    store.next(refusing(401, "No."))
    click(dialog, "Add again")
    shop.box()
    shop.session.give_up()
    assert says(shop.window, "The service did not take Bella a second time. It is still not known")
    assert not says(shop.window, "Not added")
    assert books.open() == [1]


def test_of_two_open_adds_of_the_same_animal_each_may_be_sent_again(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    books.journal.begin(ADDRESS, BELLA, ())
    go_to(bare_desk, store, books)
    press(bare_desk.dialog(INTERRUPTED).focusWidget(), "Escape")
    bare_desk.wait(lambda: dialogs() == [INTERRUPTED])
    store.next(refusing(400, "No."))
    enter(bare_desk.dialog(INTERRUPTED))
    click(bare_desk.box(), "Close")
    assert books.open() == [1, 2]
    assert says(bare_desk.window, "2 adds were interrupted: Bella, Bella")


def test_impatience_does_not_send_the_same_animal_while_its_fate_is_open(shop: Desk, store: FakeStore) -> None:
    store.next(lost(store))
    slow = store.hold()
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    for _ in range(3):
        shop.click("Add animal")
    assert says(shop.window, "Bella was sent before, and it is not known yet whether it was added.")
    slow.release()
    press(shop.dialog(LOST).focusWidget(), "Escape")
    press(shop.line("Name"), "Return")
    assert says(shop.dialog(LOST), "Bella was added, probably as ID 4")
    assert posts(store) == 1


@pytest.mark.parametrize(("name", "category"), [("Charlie", "7"), ("Bella", "8")])
def test_another_animal_is_added_meanwhile_and_no_box_comes_between_two_letters(
    shop: Desk, store: FakeStore, name: str, category: str
) -> None:
    store.next(lost(store))
    slow = store.hold()
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    shop.add(name, category)
    shop.wait(lambda: says(shop.window, f"{name} was added, ID 5."))
    shop.write("Name", "Dai")
    slow.release()
    shop.wait(lambda: is_there(shop.window, "Decide…"))
    assert says(shop.window, "It is not known whether Bella was added.")
    assert dialogs() == []
    shop.click("Decide…")
    enter(shop.dialog(LOST))
    assert shop.line("Name").text() == "Dai"
    assert calm(shop)


def test_no_box_comes_over_another_dialog_that_somebody_types_into(shop: Desk, store: FakeStore) -> None:
    store.next(lost(store))
    slow = store.hold()
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    shop.press("Ctrl+,")
    dialog = shop.dialog("Profile and key")
    dialog.activateWindow()
    shop.wait(lambda: dialog.focusWidget() is not None and dialog.focusWidget().hasFocus())
    slow.release()
    shop.wait(lambda: is_there(shop.window, "Decide…"))
    assert dialogs() == ["Profile and key"]


def test_an_animal_that_was_added_meanwhile_is_not_taken_for_the_open_one(shop: Desk, store: FakeStore) -> None:
    store.next(failing(LATE))
    shop.add("Bella", "7")
    press(shop.dialog(LOST).focusWidget(), "Escape")
    press(find(shop.window, QComboBox, "Status"), "Down")  # another animal, which the other list has too
    before = len(store.requests)
    shop.click("Add animal")
    shop.wait(lambda: says(shop.window, "Bella was added, ID 4."))
    shop.wait(lambda: len(store.requests) >= before + 3 and is_there(shop.window, "Decide…"))
    assert dialogs() == []  # whoever said “later” is not asked again
    shop.click("Decide…")
    assert says(shop.dialog(LOST), "Bella was not added")


# ------------------------------------------------------------------------------------------------ when nothing answers


def test_when_the_list_cannot_be_read_it_looks_again_with_the_next_one_that_can(shop: Desk, store: FakeStore) -> None:
    store.next(lost(store), failing(httpx.ConnectError("refused")))
    shop.add("Bella", "7")
    shop.wait(lambda: says(shop.window, "The list could not be read: No connection to the service."))
    assert dialogs() == []
    shop.press("F5")
    assert says(shop.dialog(LOST), "Bella was added, probably as ID 4")


def test_when_the_list_cannot_be_read_somebody_may_decide_all_the_same(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.next(lost(store), *[failing(httpx.ConnectError("refused"))] * 2)
    shop.add("Bella", "7")
    shop.wait(lambda: is_there(shop.window, "Decide…"))
    shop.click("Decide…")
    dialog = shop.dialog(LOST)
    assert says(dialog, "It cannot be told whether Bella was added")
    assert says(dialog, "The list could not be read: No connection to the service.")
    enter(dialog)  # looks again, and fails again
    shop.wait(lambda: len(store.requests) == 4 and is_there(shop.window, "Decide…"))
    shop.click("Decide…")
    click(shop.dialog(LOST), "Leave it as it is")
    shop.wait(lambda: books.rows() == [("Bella", "left", None)])
    assert posts(store) == 1


def test_a_decision_that_cannot_be_written_down_is_said(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise JournalError("The disk is full.")

    store.next(lost(store))
    shop.add("Bella", "7")
    dialog = shop.dialog(LOST)
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "close", fail)
        enter(dialog)
        shop.box()
    box = shop.box()
    assert says(box, "Your decision could not be written down")
    assert says(box, "The disk is full.")
    click(box, "Close")
    assert calm(shop)
    store.next(lost(store))
    shop.add("Charlie", "7")
    assert says(shop.dialog(LOST), "Charlie was added, probably as ID 5")


def test_after_a_fault_of_the_program_itself_the_journal_says_what_is_open(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "close", fail)
        shop.add("Bella", "7")
        assert says(shop.box(), "a fault of ours")
    click(shop.box(), "Close")
    shop.wait(lambda: says_in_dialog("Bella was added, probably as ID 4") or is_there(shop.window, "Decide…"))
    assert books.open() == [1]
    assert posts(store) == 1


# ------------------------------------------------------------------------------------------------ after an interruption


def test_an_interrupted_add_is_looked_for_after_the_first_list_and_asked_about(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.begin(ADDRESS, BELLA, (3,))
    slow = store.hold()
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: slow.arrived.is_set() and says(bare_desk.window, "1 add was interrupted: Bella"))
    assert not says(bare_desk.window, "looking")
    assert dialogs() == []
    slow.release()
    dialog = bare_desk.dialog(INTERRUPTED)
    assert says(dialog, "Bella was not added")
    assert says(dialog, "The program did not hear the answer.")
    click(dialog, "Leave it as it is")
    bare_desk.wait(lambda: books.rows() == [("Bella", "left", None)])
    assert calm(bare_desk)
    assert posts(store) == 0


def test_several_interrupted_adds_are_asked_about_one_after_the_other(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    books.journal.begin(ADDRESS, NewPet(name="Charlie", category_id=7), ())
    slow = store.hold()
    go_to(bare_desk, store, books)
    bare_desk.wait(slow.arrived.is_set)
    bare_desk.wait(lambda: says(bare_desk.window, "2 adds were interrupted: Bella, Charlie"))
    slow.release()
    dialog = bare_desk.dialog(INTERRUPTED)
    assert says(dialog, "Bella was not added")
    press(dialog.focusWidget(), "Escape")
    bare_desk.wait(lambda: says_in_dialog("Charlie was not added"))
    enter(bare_desk.dialog(INTERRUPTED))
    bare_desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert says(bare_desk.window, "1 add was interrupted: Bella")
    decide(bare_desk)
    bare_desk.wait(lambda: says_in_dialog("Bella was not added"))
    enter(bare_desk.dialog(INTERRUPTED))
    bare_desk.wait_for_names("Bella", "Charlie", "Rex", "Luna", "Milo")
    assert [how for _, how, _ in books.rows()[2:]] == ["added", "added"]
    assert books.open() == []


def test_an_interrupted_second_try_stands_for_the_first(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    books.journal.begin(ADDRESS, BELLA, (), instead_of=1)
    go_to(bare_desk, store, books)
    bare_desk.dialog(INTERRUPTED)
    assert says(bare_desk.window, "1 add was interrupted: Bella")
    assert books.open() == [2]


def test_an_interrupted_animal_is_not_sent_again_by_whoever_is_quicker_than_the_journal(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    opened, read = Event(), books.journal.open_entries

    def slowly(place: str) -> tuple[Entry, ...]:
        assert opened.wait(PATIENCE_S)
        return read(place)

    monkeypatch.setattr(books.journal, "open_entries", slowly)
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.add("Bella", "7")
    assert says(bare_desk.window, "Adding Bella…")
    opened.set()
    bare_desk.wait(lambda: says(bare_desk.window, "Bella was sent before"))
    assert posts(store) == 0


def test_entries_of_another_service_are_not_spoken_of(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    books.journal.begin(OTHER, BELLA, ())
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    bare_desk.add("Charlie", "7")
    bare_desk.wait_for_names("Charlie", "Rex", "Luna", "Milo")
    assert calm(bare_desk)
    assert books.rows() == [("Bella", None, None), ("Charlie", "added", 4)]


def test_a_journal_that_cannot_be_read_is_said_quietly_and_nothing_is_added_without_it(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.path.mkdir()
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "Couldn't load your draft and unfinished adds: "))
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert dialogs() == []
    bare_desk.add("Bella", "7")
    box = bare_desk.box()
    assert says(box, "The animal was not sent")
    assert says(box, "This time it could not: ")
    assert not says(box, "irectory")
    assert bare_desk.line("Name").text() == "Bella"
    assert posts(store) == 0


def test_a_journal_that_could_not_be_read_once_is_read_with_the_next_list(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    books.journal.set_note(ADDRESS, "draft", '{"name": "Luna", "category": "4", "status": 2}')
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "open_entries", locked)
        slow = store.hold()
        go_to(bare_desk, store, books)
        bare_desk.wait(lambda: says(bare_desk.window, "Couldn't load your draft and unfinished adds: "))
    slow.release()
    assert says(bare_desk.dialog(INTERRUPTED), "Bella was not added")
    assert bare_desk.line("Name").text() == "Luna"
    assert not says(bare_desk.window, "Couldn't load your draft and unfinished adds: ")


def test_a_journal_that_could_not_be_read_once_is_read_before_anything_is_sent(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.begin(ADDRESS, BELLA, ())
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "open_entries", locked)
        slow = store.hold()
        go_to(bare_desk, store, books)
        bare_desk.wait(lambda: says(bare_desk.window, "Couldn't load your draft and unfinished adds: "))
    bare_desk.add("Bella", "7")
    bare_desk.wait(lambda: says(bare_desk.window, "Bella was sent before"))
    slow.release()
    assert posts(store) == 0


def locked(_place: str) -> tuple[Entry, ...]:
    raise JournalError("The database is locked.")


# -------------------------------------------------------------------------------------------------- another service


def test_the_question_goes_with_its_service_and_comes_back_with_it(shop: Desk, store: FakeStore, books: Books) -> None:
    store.next(lost(store))
    shop.add("Bella", "7")
    shop.dialog(LOST)
    go_to(shop, FakeStore(), books, address=OTHER)
    shop.wait(lambda: says(shop.window, "There are no animals here yet."))
    assert calm(shop)
    go_to(shop, store, books)
    dialog = shop.dialog(LOST)  # of this run: not interrupted
    assert says(dialog, "Bella was added, probably as ID 4")
    assert says(dialog, "No answer in time.")
    enter(dialog)
    shop.wait(lambda: books.rows() == [("Bella", "added_probably", 4)])


@pytest.mark.parametrize(
    ("act", "title", "rows"),
    [
        (None, "It is not known whether Bella was added", [("Bella", None, None)]),
        (refusing(400, "No."), "Bella was not added", [("Bella", "refused", None)]),
    ],
)
def test_an_add_that_ends_while_another_service_is_open_is_heard_of(
    shop: Desk,
    store: FakeStore,
    books: Books,
    act: Act | None,
    title: str,
    rows: list[tuple[str, str | None, int | None]],
) -> None:
    slow = store.hold(act or lost(store))
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    other = FakeStore()
    go_to(shop, other, books, address=OTHER)
    slow.release()
    box = shop.box()
    assert says(box, title)
    assert icon(box) == "warning"
    click(box, "Close")
    assert books.rows() == rows
    shop.add("Charlie", "1")
    shop.wait_for_names("Charlie")
    go_to(shop, store, books)
    shop.wait(lambda: shop.line("Name").text() == "Bella")
    assert posts(store) == posts(other) == 1


def test_whoever_comes_back_before_an_add_has_ended_hears_of_it_once(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    slow = store.hold(lost(store))
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    go_to(shop, FakeStore(), books, address=OTHER)
    go_to(shop, store, books)
    slow.release()
    shop.dialog(LOST)  # not interrupted
    assert says(shop.window, "It is not known whether Bella was added.")
    assert shop.line("Name").text() == "Bella"
    assert posts(store) == 1


def test_whoever_comes_back_and_sends_the_same_animal_again_adds_it_once(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = store.hold()
    go, closing, close = Event(), Event(), books.journal.close

    def slowly(number: int, how: Closed, pet_id: int | None = None) -> None:
        closing.set()
        assert go.wait(PATIENCE_S)
        close(number, how, pet_id)

    monkeypatch.setattr(books.journal, "close", slowly)
    shop.add("Bella", "7")
    shop.wait(slow.arrived.is_set)
    slow.release()
    shop.wait(closing.is_set)
    go_to(shop, FakeStore(), books, address=OTHER)
    go_to(shop, store, books)
    assert says(shop.window, "Adding Bella…")
    press(shop.line("Name"), "Return")
    go.set()
    shop.wait(lambda: says(shop.window, "Bella was added, ID 4."))
    shop.wait(lambda: "Bella" in shop.names())
    assert shop.names() == ["Bella", "Rex", "Luna", "Milo"]
    assert posts(store) == 1


def test_a_fault_while_another_service_is_open_is_not_called_an_animal_that_was_not_added(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, closing = Event(), Event()

    def fail(*_arguments: object) -> None:
        closing.set()
        assert go.wait(PATIENCE_S)
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "close", fail)
        shop.add("Bella", "7")
        shop.wait(closing.is_set)
        go_to(shop, FakeStore(), books, address=OTHER)
        go.set()
        box = shop.box()
    assert says(box, "It is not known whether Bella was added")
    click(box, "Close")


def test_what_waits_for_the_journal_when_the_service_is_left_was_not_sent(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, read = Event(), books.journal.open_entries

    def slowly(place: str) -> tuple[Entry, ...]:
        assert go.wait(PATIENCE_S)
        return read(place)

    monkeypatch.setattr(books.journal, "open_entries", slowly)
    go_to(bare_desk, store, books)
    bare_desk.add("Bella", "7")
    bare_desk.session.leave()
    go.set()
    assert says(bare_desk.window, "Bella was not sent.")
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert posts(store) == 0
    press(bare_desk.line("Category ID"), "Return")
    bare_desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_the_reason_why_nothing_could_be_looked_for_is_the_key(shop: Desk, store: FakeStore) -> None:
    store.next(failing(LATE), refusing(401, "No."))
    shop.add("Bella", "7")
    shop.box()
    shop.session.give_up()
    shop.wait(lambda: says(shop.window, "The list could not be read: The service did not accept the API key."))
