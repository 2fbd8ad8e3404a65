"""What stops an import for a while, a key that has ended or a lost connection: it goes on, and doubles nothing."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from petstore_gui.outbox import backoff
from tests.support.books import Books, go_to
from tests.support.fake_store import FakeStore, failing
from tests.support.windows import dialog_titles, press
from tests.ui.importing.conftest import Import

NAMES = [f"Hamster {number}" for number in range(1, 31)]


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    importing.desk.window.import_file(str(csv_file("Name,Category\n" + "".join(f"{name},12\n" for name in NAMES))))
    importing.wait_for_rows(*NAMES)
    return importing


def hamsters(store: FakeStore) -> Counter[str]:
    return Counter(pet.name for pet in store.pets if pet.name.startswith("Hamster"))


def end_key_after(store: FakeStore, count: int) -> None:
    """Take another key only, once at least so many animals were added."""

    def act(request: httpx.Request) -> httpx.Response:
        if sum(hamsters(store).values()) >= count:  # two may have been added since the last request
            store.key = "another-key"
        return store.answer(request)

    store.next(*[act] * 200)


@pytest.mark.parametrize("is_given_at_once", [True, False])
def test_a_key_that_ends_in_the_middle_is_asked_for_once_and_with_the_next_one_it_goes_on(
    preview: Import, store: FakeStore, books: Books, *, is_given_at_once: bool
) -> None:
    asked: list[object] = []
    preview.desk.session.key_refused.connect(asked.append)
    end_key_after(store, 7)
    preview.click_add(30)
    preview.desk.wait(lambda: len(asked) == 1)
    if not is_given_at_once:
        preview.desk.session.give_up()
        preview.desk.wait(lambda: preview.says("Paused, the service needs another API key."))
    go_to(preview.desk, store, books, key="another-key")
    preview.desk.wait(lambda: preview.says("30 added"))
    assert len(asked) == 1
    assert hamsters(store) == dict.fromkeys(NAMES, 1)


def test_a_lost_connection_pauses_it_and_nobody_has_to_press_anything(preview: Import, store: FakeStore) -> None:
    store.next(*[store.answer] * 8, *[failing(httpx.ConnectError("refused"))] * 4)
    preview.click_add(30)
    preview.desk.wait(lambda: preview.says("Paused, the connection is lost. It goes on automatically."))
    assert len(dialog_titles()) == 1, "a box for each failure"
    preview.desk.wait(lambda: preview.says("30 added"))
    assert hamsters(store) == dict.fromkeys(NAMES, 1)


def test_a_refresh_of_the_list_ends_the_wait_for_a_lost_connection(
    preview: Import, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "RETRY_AFTER_S", (3600,))
    store.next(*[store.answer] * 8, failing(httpx.ConnectError("refused")))
    preview.click_add(30)
    preview.desk.wait(lambda: preview.says("Paused, the connection is lost. It goes on automatically."))
    press(preview.desk.window, "F5")
    preview.desk.wait(lambda: preview.says("30 added"))
    assert hamsters(store) == dict.fromkeys(NAMES, 1)
