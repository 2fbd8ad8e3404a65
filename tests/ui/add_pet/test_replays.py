"""Lost adds in the window at a service that honours idempotency keys: sent again, and still for a person to decide."""

from collections.abc import Iterator

import httpx
import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.outbox import backoff
from petstore_gui.outbox.idempotency import promise_of
from petstore_gui.outbox.queued_add import QueuedAdd
from petstore_gui.ui.add_pet import controller as add_pet_controller
from petstore_gui.ui.add_pet.outbox import OutboxBridge
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import Act, Held, failing, refusing
from tests.support.journals import sent
from tests.support.keyed_store import KeyedStore
from tests.support.windows import Desk, click, dialog_titles, is_there, press, says
from tests.ui.conftest import LUNA

TITLE = "Add not confirmed"
LATE = httpx.ReadTimeout("late")
AGAIN = ("Bella", "Sending again…")

pytestmark = pytest.mark.usefixtures("seconds_by_hand", "nobody_types")


@pytest.fixture
def store() -> Iterator[KeyedStore]:
    store = KeyedStore()
    store.pets = [LUNA]
    yield store
    store.release_all()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send again after a moment, however often it fails."""
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (0.05,))


@pytest.fixture
def shop(bare_desk: Desk, store: KeyedStore, books: Books) -> Desk:
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Luna")
    return bare_desk


def answer_bella_with(store: KeyedStore, monkeypatch: pytest.MonkeyPatch, *acts: Act) -> None:
    """Answer the adds of Bella so, the last way for ever; what is listed, and what else is added, as always."""
    as_always, left = store.answer, list(acts)

    def answer(request: httpx.Request) -> httpx.Response:
        if b"Bella" not in request.content:
            return as_always(request)
        return (left.pop(0) if len(left) > 1 else left[0])(request)

    monkeypatch.setattr(store, "answer", answer)


@pytest.fixture
def again(shop: Desk, store: KeyedStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """Add Bella, who does not arrive, and let her wait on her way again."""
    again = Held(store.answer)
    answer_bella_with(store, monkeypatch, failing(LATE), again)
    shop.add("Bella")
    shop.wait(again.arrived.is_set)
    yield again
    again.release()


def test_what_waits_goes_on_although_a_lost_one_never_comes_through(
    shop: Desk, store: KeyedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody refreshes the list: the program does, so that it knows that the service answers."""
    answer_bella_with(store, monkeypatch, failing(LATE))
    shop.add("Bella")
    shop.wait(lambda: store.posts >= 3)
    shop.add("Charlie")
    shop.wait_for_names("Charlie", "Luna")
    shop.wait_for_pending(AGAIN)


def test_a_service_that_asks_to_wait_is_not_sent_a_lost_one_meanwhile(
    shop: Desk, store: KeyedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (30,))
    sender = shop.window.findChild(OutboxBridge)
    assert sender is not None
    store.next(failing(LATE))
    shop.add("Bella")
    shop.wait(lambda: sender.wake_timer.isActive() and not shop.is_reading)
    store.next(refusing(429, "Later.", Retry_After="50"))
    shop.add("Charlie")
    shop.wait(lambda: says(shop.window, "Trying again in 50 s."))
    assert 40_000 < sender.wake_timer.interval() <= 50_000


def test_it_can_be_decided_about_while_it_is_on_its_way_again(shop: Desk, again: Held, books: Books) -> None:
    shop.wait_for_pending(AGAIN)
    assert says(shop.window, "Sending Bella again…")
    shop.click("Stop…")
    dialog = shop.dialog(TITLE)
    assert says(dialog, "Sending Bella again…")
    assert not says(dialog, "it may be there twice")
    assert not is_there(dialog, "Add again")
    again.release()
    shop.wait_for_names("Bella", "Luna")
    shop.wait(lambda: dialog_titles() == [])  # there is nothing to decide any more
    shop.wait(lambda: books.rows() == [("Bella", "added", 3)])


def test_whoever_stops_it_meanwhile_is_told_if_it_comes_through_all_the_same(
    shop: Desk, again: Held, books: Books
) -> None:
    shop.click("Stop…")
    click(shop.dialog(TITLE), "Stop sending")
    shop.wait_for_pending()
    again.release()
    shop.wait(lambda: says(shop.window, "Bella was added, ID 3."))
    shop.wait(lambda: books.rows() == [("Bella", "added", 3)])


def test_that_it_is_sent_again_is_announced_once(
    shop: Desk, store: KeyedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(add_pet_controller, "announce", lambda _form, sentence: announced.append(sentence))
    answer_bella_with(store, monkeypatch, failing(LATE))
    shop.add("Bella")
    shop.wait(lambda: store.posts >= 4)
    assert announced.count("Sending Bella again…") == 1


def test_what_a_person_has_agreed_to_once_is_sent_again_without_a_question(
    shop: Desk, store: KeyedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    outbox = shop.window.findChild(OutboxBridge)
    assert outbox is not None
    may_send = outbox.may_send

    def note(add: QueuedAdd) -> bool:
        asked.append(add.new_pet.name)
        return may_send(add)

    outbox.may_send = note
    answer_bella_with(store, monkeypatch, failing(LATE), failing(LATE), store.answer)
    shop.add("Bella")
    shop.wait_for_names("Bella", "Luna")
    assert asked == ["Bella"]


def test_another_service_and_another_key_need_not_wait_for_the_next_time(
    shop: Desk, store: KeyedStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (30,))
    store.next(failing(LATE))
    shop.add("Bella")
    shop.wait(lambda: says(shop.window, "Sending Bella again…") and not shop.is_reading)
    with store.connection(address=OTHER).client as client:  # as a run before has left it
        client.list_pets()
        (entry,) = books.journal.enqueue(OTHER, [NewPet(name="Charlie", category_id=7)])
        books.journal.apply(entry.number, sent((), promise_of(client, is_embedded=False)))
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (0.05,))
    go_to(shop, store, books, address=OTHER)
    shop.wait_for_names("Charlie", "Luna")
    monkeypatch.setattr(backoff, "REPEAT_AFTER_S", (30,))
    go_to(shop, store, books)
    shop.wait_for_names("Bella", "Charlie", "Luna")


def test_one_that_was_taken_out_on_its_way_is_not_sent_again_before_somebody_has_decided(
    shop: Desk, store: KeyedStore, books: Books
) -> None:
    on_its_way = store.hold(failing(LATE))
    shop.add("Bella")
    shop.wait(on_its_way.arrived.is_set)
    shop.table.setFocus()
    shop.table.setCurrentIndex(shop.table.model().index(0, 1))
    press(shop.table, "Delete")
    on_its_way.release()
    shop.wait_for_pending(("Bella", "Not confirmed"))
    shop.wait(lambda: says(shop.window, "Bella isn't in the list yet ("))
    assert [entry.may_be_repeated for entry in books.entries()] == [False]
    assert store.posts == 1
