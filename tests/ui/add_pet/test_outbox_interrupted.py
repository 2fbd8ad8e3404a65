"""The outbox when hands are elsewhere, decide, take out or quit: every wait ends, and no question takes the keys."""

from time import monotonic

import httpx
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import states
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.add_pet import outbox
from petstore_gui.ui.widgets import message_dialog
from tests.support.books import Books, go_to
from tests.support.fake_store import ADDRESS, Act, FakeStore, failing, losing, many, refusing
from tests.support.journals import write_sent
from tests.support.windows import Desk, click, dialog_titles, find, is_there, press, says
from tests.ui.add_pet.test_controller import BELLA, REFUSED, add_all, failing_with, sent_names, to_row, type_one

LATE = httpx.ReadTimeout("late")
ROW = ("Bella", "Not confirmed")

pytestmark = pytest.mark.usefixtures("seconds_by_hand", "nobody_types")


class Clock:
    """A clock that stands still until somebody turns it on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return what tells how long nobody has typed."""
    clock = Clock()
    monkeypatch.setattr(message_dialog, "monotonic", clock)
    return clock


def answer_lists_with(
    store: FakeStore, monkeypatch: pytest.MonkeyPatch, act: Act, *, status: str | None = None
) -> None:
    """Answer lists so from now on, only those of ``status`` if it is given."""
    as_before = store.answer

    def answer(request: httpx.Request) -> httpx.Response:
        asked_for = request.method == "GET" and status in {None, request.url.params.get("status")}
        return act(request) if asked_for else as_before(request)

    monkeypatch.setattr(store, "answer", answer)


# --------------------------------------------------------------------------------------------------- every wait ends


def test_what_is_edited_while_it_waits_is_tried_again_automatically(shop: Desk, store: FakeStore) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Trying again in 2 s."))
    shop.click("Edit")
    assert shop.pending() == []
    press(shop.line("Name"), "Return")
    shop.wait(lambda: says(shop.window, "Trying again in 2 s."))
    shop.seconds(2)
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert store.posts == 2


def test_rows_that_waited_as_one_name_in_an_older_version_come_back_to_be_corrected(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.enqueue(ADDRESS, [NewPet(name="Bella\t7\nCharlie\t7", category_id=7)])
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: is_there(bare_desk.window, "Send"))
    bare_desk.click("Send")
    bare_desk.wait(lambda: says(bare_desk.window, "was not added. The name holds a tab or a line end"))
    bare_desk.click("Edit")
    assert says(bare_desk.window, "These look like 2 rows.")
    press(bare_desk.line("Name"), "Return")
    assert says(bare_desk.window, "These look like 2 rows.")
    bare_desk.write("Name", "Bella")
    press(bare_desk.line("Name"), "Return")
    bare_desk.wait(lambda: sent_names(store) == ["Bella"])


def test_a_journal_that_could_not_be_read_is_read_again_automatically(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "SAVE_AGAIN_S", 0.05)
    books.journal.enqueue(ADDRESS, [BELLA])
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "take_over", failing_with("another program is using it"))
        go_to(bare_desk, store, books)
        bare_desk.wait_for_names("Rex", "Luna", "Milo")
        bare_desk.wait(lambda: says(bare_desk.window, "Couldn't load") and not bare_desk.is_reading)
    before = len(store.requests)
    bare_desk.wait_for_pending(("Bella", "Not sent"))
    bare_desk.wait(lambda: not says(bare_desk.window, "Couldn't load"))  # the row may come before the news of it
    assert len(store.requests) == before


def test_once_the_last_lost_add_is_decided_the_next_ones_go_although_no_list_can_be_read(
    shop: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_lists_with(store, monkeypatch, refusing(403, "No lists."))
    store.next(failing(LATE))
    add_all(shop, "Bella", "Charlie")
    shop.wait_for_pending(("Charlie", "Waiting"), ROW)
    assert store.posts == 1
    shop.click("Decide…")
    click(shop.dialog("Add not confirmed"), "Stop asking")
    shop.wait(lambda: sent_names(store) == ["Charlie"])
    shop.wait_for_pending()


def test_after_a_lost_add_the_next_ones_go_although_only_a_part_of_the_list_can_be_read(
    bare_desk: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FakeStore(many(150))
    slow = store.hold()
    answer_lists_with(store, monkeypatch, refusing(403, "Not these."), status="sold")
    go_to(bare_desk, store, books)
    bare_desk.wait(slow.arrived.is_set)
    store.next(store.answer, failing(LATE))  # the service is heard first: the list has not come
    add_all(bare_desk, "Bella", "Charlie")
    bare_desk.wait_for_pending(("Charlie", "Waiting"), ROW)
    slow.release()
    bare_desk.wait(lambda: store.pets[0].name == "Charlie")
    bare_desk.wait_for_pending(ROW)


def test_after_a_fault_of_the_program_itself_the_next_ones_wait_and_go_by_themselves(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "apply", fail)
        add_all(shop, "Bella", "Charlie")
        shop.wait(lambda: says(shop.window, "Trying again in 2 s."))
    assert store.posts == 1
    assert shop.pending() == [("Charlie", "Waiting"), ROW]
    shop.seconds(2)
    shop.wait(lambda: sent_names(store) == ["Bella", "Charlie"])
    shop.wait_for_pending(ROW)


def test_what_cannot_be_saved_is_tried_once_each_time_however_many_there_are(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "SAVE_AGAIN_S", 0.05)
    tried: list[str] = []

    def fail(_service_id: str, new_pets: tuple[NewPet], **_others: object) -> None:
        tried.append(new_pets[0].name)
        raise JournalError("the disk is full")

    monkeypatch.setattr(books.journal, "enqueue", fail)
    began_at = monotonic()
    add_all(shop, *(f"No. {number}" for number in range(8)))
    shop.wait(lambda: tried.count("No. 7") >= 5)
    rounds = (monotonic() - began_at) / 0.05 + 1
    assert max(map(tried.count, tried)) <= rounds


# ------------------------------------------------------------------------------------ what goes only when it is sent


def test_trying_again_to_save_sends_nothing_that_waits_for_the_user(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.journal.enqueue(ADDRESS, [BELLA])
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: is_there(bare_desk.window, "Send"))
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
        bare_desk.add("Charlie")
        bare_desk.wait(lambda: is_there(bare_desk.window, "Try again"))
    bare_desk.click("Try again")
    bare_desk.wait(lambda: "Charlie" in bare_desk.names())
    assert sent_names(store) == ["Charlie"]
    assert bare_desk.pending() == [("Bella", "Not sent")]


def test_an_add_that_is_taken_out_does_not_go_with_the_next_key(shop: Desk, store: FakeStore, books: Books) -> None:
    slow = store.hold(refusing(401, "No."))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    to_row(shop, 0)
    press(shop.table, "Delete")
    store.key = "changed"
    slow.release()
    shop.box()
    go_to(shop, store, books, key="changed")
    shop.wait_for_pending()
    shop.wait(lambda: books.rows() == [("Bella", "discarded", None)])
    assert store.posts == 1


def test_a_fault_with_the_next_key_is_not_taken_for_the_refusal_of_the_one_before(
    shop: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_before = store.answer

    def stored_and_failed(request: httpx.Request) -> httpx.Response:
        response = as_before(request)
        if response.status_code == httpx.codes.CREATED:
            raise RuntimeError("a fault of ours")
        return response

    monkeypatch.setattr(store, "answer", stored_and_failed)
    store.key = "changed"
    shop.add("Bella")
    shop.box()
    go_to(shop, store, books, key="changed")
    shop.wait_for_pending(ROW)
    assert (sent_names(store), store.posts) == (["Bella"], 2)


def test_where_one_of_those_held_was_sent_before_the_risk_is_said(
    bare_desk: Desk, store: FakeStore, books: Books
) -> None:
    books.journal.enqueue(ADDRESS, [NewPet(name="Charlie", category_id=8)])
    write_sent(books.journal, ADDRESS, BELLA, ())
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: says(bare_desk.window, "Bella isn't in the list yet"))
    bare_desk.add("Bella")
    risk = "Bella was sent before, and we couldn't confirm it. Sending it again may add it twice."
    bare_desk.wait(lambda: says(bare_desk.window, f"2 animals were not sent. {risk}"))
    assert store.posts == 0


@pytest.mark.parametrize("names", [("Bella",), ("Bella", "Charlie")])
def test_what_an_earlier_run_was_to_send_anew_is_not_confirmed_again_when_it_is_discarded(
    bare_desk: Desk, store: FakeStore, books: Books, names: tuple[str, ...]
) -> None:
    for name in names:
        lost = write_sent(books.journal, ADDRESS, NewPet(name=name, category_id=7), ())
        books.journal.apply(lost.number, states.SentAnew())
    go_to(bare_desk, store, books)
    bare_desk.wait_for_pending(*((name, "Waiting") for name in reversed(names)))
    bare_desk.click("Discard")
    bare_desk.wait_for_pending(*((name, "Not confirmed") for name in reversed(names)))
    assert books.open() == list(names)
    bare_desk.wait(lambda: says(bare_desk.window, "Bella isn't in the list yet"))
    assert not is_there(bare_desk.window, "Discard")


def test_more_like_this_are_those_of_the_same_kind(shop: Desk, store: FakeStore) -> None:
    store.next(refusing(400, "No."), refusing(400, "No."), failing(LATE))
    add_all(shop, "Bella", "Charlie", "Dai")
    shop.wait_for_pending(("Dai", "Not confirmed"), ("Charlie", "Not added: No."), ("Bella", "Not added: No."))
    assert says(shop.window, "Bella was not added. No. 1 more like this.")
    click(shop.box(), "Edit")
    press(shop.line("Name"), "Return")
    shop.wait(lambda: says(shop.window, "Charlie was not added. No."))
    assert not says(shop.window, "more like this")


# ------------------------------------------------------------------------------------------ whose hands are elsewhere


@pytest.mark.parametrize("outcome", ["refused", "lost"])
def test_no_question_takes_the_keys_of_whoever_types_into_the_find_bar(
    shop: Desk, store: FakeStore, clock: Clock, outcome: str
) -> None:
    slow = store.hold(losing(store) if outcome == "lost" else refusing(400, "No."))
    shop.add("Bella")
    shop.wait(slow.arrived.is_set)
    clock.now = 60
    shop.press("Ctrl+F")
    QTest.keyClicks(shop.window.focusWidget(), "Lu")
    slow.release()
    sentence = "It is probably ID 4." if outcome == "lost" else "Bella was not added."
    shop.wait(lambda: says(shop.window, sentence))
    shop.qtbot.wait(50)
    assert dialog_titles() == []
    clock.now += 60
    shop.wait(lambda: dialog_titles() != [])


def test_after_send_now_by_keyboard_the_next_name_can_be_typed(shop: Desk, store: FakeStore) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: is_there(shop.window, "Send now"))
    button = find(shop.window, QPushButton, "Send now")
    button.setFocus()
    press(button, "Space")
    shop.wait_for_names("Bella", "Rex", "Luna", "Milo")
    assert shop.window.focusWidget() is shop.line("Name")


# --------------------------------------------------------------------------------------------- the journal, and the end


@pytest.mark.posix("an open file that is removed")
def test_a_loss_of_the_journal_that_an_answer_meets_first_is_mended_with_the_next_write(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.next(failing(LATE))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet"))
    slow = store.hold()
    type_one(shop, "Charlie")
    shop.wait(slow.arrived.is_set)
    books.path.unlink()
    slow.release()
    shop.wait(lambda: says(shop.window, "Charlie was added"))
    QTest.keyClicks(shop.line("Name"), "x")
    box = shop.box()
    assert says(box, "The file of unfinished adds was moved or deleted")
    click(box, "Close")
    assert books.open() == ["Bella"]
    shop.wait(lambda: '"name": "x"' in books.draft())


@pytest.mark.posix("an open file that is removed")
def test_at_the_end_a_lost_journal_is_begun_anew_with_what_was_in_it_and_the_last_enter(
    shop: Desk, store: FakeStore, books: Books
) -> None:
    store.next(failing(REFUSED))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Trying again in 2 s."))
    books.path.unlink()
    type_one(shop, "Charlie")
    QTest.keyClicks(shop.line("Name"), "Da")
    shop.window.save()
    assert books.open() == ["Bella", "Charlie"]
    assert '"name": "Da"' in books.draft()


def test_at_the_end_it_is_tried_once_more_to_save_what_could_not_be(
    shop: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "enqueue", failing_with("the disk is full"))
        add_all(shop, "Bella", "Charlie")
        shop.wait(lambda: says(shop.window, "2 animals are not sent yet"))
    QTest.keyClicks(shop.line("Name"), "Da")
    shop.window.save()
    assert sorted(books.open()) == ["Bella", "Charlie"]
    assert '"name": "Da"' in books.draft()
