"""A file that comes again in the window while rows of it are not confirmed: shown as what they are, and settled."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.outbox import rate
from petstore_gui.outbox.idempotency import promise_of
from petstore_gui.outbox.imports import ImportPlan, ImportRecord, PlannedRow
from petstore_gui.outbox.journal import begin_import, finish_import, take_over_import
from petstore_gui.ui.importing.preview_model import RowColumn
from tests.support.books import Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.journals import mark_sent
from tests.support.keyed_store import KeyedStore
from tests.support.windows import Desk, is_there
from tests.ui.importing.conftest import Import

CSV = "Name,Category\nKira,4\nMax,5\nNala,4\n"
KIRA = Pet(id=77, name="Kira", category_id=4)
NAMES = ("Kira", "Max", "Nala")


@pytest.fixture
def store() -> Iterator[KeyedStore]:
    """Return a service in memory that honours keys if a test lets it."""
    store = KeyedStore()
    store.promises = False
    yield store
    store.release_all()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate, "SETTLE_AFTER_S", (0.0,))


def kira_lost(books: Books, store: FakeStore) -> ImportRecord:
    """Have an import in the journal of Kira, who was sent and has no answer, and of Max, who waits."""
    rows = (
        PlannedRow(2, ("Kira", "4"), NewPet(name="Kira", category_id=4)),
        PlannedRow(3, ("Max", "5"), NewPet(name="Max", category_id=5)),
    )
    plan = ImportPlan("earlier.csv", rows, ("name", "category"), ("Name", "Category"))
    record = begin_import(books.journal, ADDRESS, plan)
    with store.connection().client as client:
        client.list_pets()
        promise = promise_of(client, is_embedded=False)
    kira = replace(take_over_import(books.journal, record)[0], known=(), promise=promise)
    mark_sent(books.journal, [kira])
    return record


@pytest.fixture
def preview(bare_desk: Desk, books: Books, store: KeyedStore, csv_file: Callable[[str], Path]) -> Callable[[], Import]:
    """Return what opens the file in the window."""

    def show() -> Import:
        importing = Import(bare_desk)
        if bare_desk.session.connection is None:
            go_to(bare_desk, store, books)
        bare_desk.window.import_file(str(csv_file(CSV)))
        importing.wait_for_rows(*NAMES)
        importing.wait_for_checked()
        return importing

    return show


def details(importing: Import) -> list[str]:
    return [importing.cell(row, RowColumn.STATE).data() for row in range(len(NAMES))]


def run(importing: Import, words: str) -> None:
    importing.click(words)
    importing.desk.wait(lambda: is_there(importing.dialog, "Close"))


def test_a_row_that_was_sent_is_not_called_added_and_one_that_waits_says_where(
    books: Books, store: KeyedStore, preview: Callable[[], Import]
) -> None:
    kira_lost(books, store)
    importing = preview()
    assert importing.states() == ["not confirmed", "waiting", "ready"]
    assert details(importing) == ["Sent from earlier.csv", "Waits in earlier.csv", ""]
    assert importing.checked() == [False, False, True]
    assert importing.says("1 of 3 rows will be added · 1 not confirmed")
    state = importing.cell(0, RowColumn.STATE)
    tip = "Sent from earlier.csv. The import checks whether it was added. Tick it to add it once more."
    assert state.data(Qt.ItemDataRole.ToolTipRole) == tip
    spoken = importing.cell(0, RowColumn.NUMBER).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("will be checked.")
    run(importing, "Add 1 animal")
    assert importing.says("1 added, 1 not sent, 1 not confirmed")
    assert [outcome for outcome, _detail in importing.outcomes()] == ["not confirmed", "left out", "added"]
    assert [pet.name for pet in store.pets] == ["Nala"]


def test_where_keys_are_honoured_it_is_added_once(
    books: Books, store: KeyedStore, preview: Callable[[], Import]
) -> None:
    store.promises = True
    finish_import(books.journal, kira_lost(books, store), {})
    run(preview(), "Add 2 animals")
    assert sorted(pet.name for pet in store.pets) == sorted(NAMES)
    assert len(set(store.keys)) == len(store.keys) == 3
    importing = preview()
    assert importing.states() == ["added before"] * 3


def test_what_is_not_confirmed_can_be_checked_alone(
    books: Books, store: KeyedStore, preview: Callable[[], Import]
) -> None:
    finish_import(books.journal, kira_lost(books, store), {})
    importing = preview()
    for row in (1, 2):
        importing.press(row, RowColumn.NUMBER, "Space")
    store.pets = [KIRA]
    run(importing, "Check 1 animal")
    assert importing.says("1 added, 2 not sent")
    assert (store.posts, importing.outcomes()[0]) == (0, ("added", "ID 77, found in the list"))


def test_what_is_ticked_is_added_once_more(books: Books, store: KeyedStore, preview: Callable[[], Import]) -> None:
    finish_import(books.journal, kira_lost(books, store), {})
    importing = preview()
    importing.press(0, RowColumn.NUMBER, "Space")
    assert importing.checked() == [True, True, True]
    run(importing, "Add 3 animals")
    assert sorted(pet.name for pet in store.pets) == sorted(NAMES)
    assert preview().states() == ["added before"] * 3


def test_these_rows_have_a_button_while_there_are_some(
    books: Books, store: KeyedStore, preview: Callable[[], Import]
) -> None:
    importing = preview()
    importing.dialog.resize(1600, 700)
    assert is_there(importing.dialog, "Added before 0")
    assert not is_there(importing.dialog, "Not confirmed 0")
    kira_lost(books, store)
    importing = preview()
    for words, name in (("Not confirmed 1", "Kira"), ("Waiting 1", "Max")):
        importing.click(words)
        assert importing.names() == [name]
