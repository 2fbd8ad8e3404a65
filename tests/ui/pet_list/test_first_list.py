"""What goes on until the first list is there: it is asked for before all else, and what else is wanted is not lost."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import NewPet
from petstore_gui.composition import end, make_window
from petstore_gui.connection.connector import Connector
from petstore_gui.outbox.journal import Journal
from petstore_gui.ui.pet_list.column_layout import ColumnLayout
from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.window import main_window
from tests.support.fake_store import ADDRESS, FakeStore, refusing
from tests.support.journals import write_sent
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, boxes, dialogs, press, show_active
from tests.ui.window.test_demo import come_back, try_it

NEVER_MS = 3_600_000


@pytest.fixture
def early(qtbot: QtBot, connector: Connector, store: FakeStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Return the window as it has just been painted: what may come later has not come yet."""
    monkeypatch.setattr(main_window, "_DEFER_AFTER_PAINT_MS", NEVER_MS)
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.01)
    tasks, session, window = make_window(lambda: connector)
    show_active(qtbot, window)
    yield Desk(qtbot, tasks, session, window)
    store.release_all()
    window.close()
    end(tasks, session)
    window.deleteLater()


def begin(desk: Desk, store: FakeStore, journal: Journal | None = None) -> None:
    """Open the service, whose list may keep one waiting."""
    connection = replace(store.connection(), journal=journal or Journal(None))
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)


def is_complete(desk: Desk) -> bool:
    menus = [action.menu() for action in desk.window.menuBar().actions()]
    return any(isinstance(menu, QMenu) and menu.actions() for menu in menus)


def test_the_list_is_asked_for_before_the_table_is_made_ready(
    early: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    list_held = store.hold()
    seen: list[bool] = []
    restore = ColumnLayout.restore

    def watched(layout: ColumnLayout, state: Mapping[str, object]) -> None:
        if early.table.isEnabled() and early.session.connection is not None:
            seen.append(list_held.arrived.wait(PATIENCE_S))
        restore(layout, state)

    monkeypatch.setattr(ColumnLayout, "restore", watched)
    begin(early, store)
    assert seen == [True]


def test_the_rows_do_not_wait_for_what_comes_after_them(early: Desk, store: FakeStore) -> None:
    begin(early, store)
    complete: list[bool] = []
    early.table.model().modelReset.connect(lambda: complete.append(is_complete(early)))
    early.wait_for_names("Rex", "Luna", "Milo")
    assert not any(complete)
    early.wait(lambda: is_complete(early))


def test_what_is_sent_before_the_first_list_is_there_is_added_once(early: Desk, store: FakeStore) -> None:
    store.hold()
    begin(early, store)
    assert not is_complete(early)
    early.add("Bella", "1")
    early.wait(lambda: any(each.startswith("POST") for each in store.requests))
    store.release_all()
    early.wait_for_names("Bella", "Rex", "Luna", "Milo")
    early.wait(lambda: early.line("Name").text() == "")
    assert [each for each in store.requests if each.startswith("POST")] == ["POST /v1/pets"]


def test_what_is_typed_before_the_first_list_is_there_is_kept(early: Desk, store: FakeStore) -> None:
    journal = Journal(None)
    journal.set_note(ADDRESS, "draft", '{"name": "Re"}')
    store.hold()
    begin(early, store, journal)
    early.write("Name", "Bel")
    store.release_all()
    early.wait(lambda: '"Bel"' in (journal.note(ADDRESS, "draft") or ""))
    assert early.line("Name").text() == "Bel"


@pytest.mark.parametrize("fails", [False, True], ids=["with the list", "where it fails"])
def test_what_an_earlier_run_has_left_is_there(early: Desk, store: FakeStore, *, fails: bool) -> None:
    journal = Journal(None)
    journal.set_note(ADDRESS, "draft", '{"name": "Re"}')
    if fails:
        store.next(refusing(400, "no"))
    begin(early, store, journal)
    if fails:
        early.wait(lambda: boxes() != [])
        press(boxes()[0], "Esc")
        early.window._build_features()  # noqa: SLF001  as a moment after the first paint
    early.wait(lambda: early.line("Name").text() == "Re")


def test_the_first_list_can_be_given_up(early: Desk, store: FakeStore) -> None:
    store.hold()
    begin(early, store)
    press(early.window, "Esc")
    assert not is_complete(early)
    early.add("Bella", "1")  # what was given up is the list
    early.wait(lambda: any(each.startswith("POST") for each in store.requests))


def test_an_add_of_an_earlier_run_whose_answer_was_lost_is_looked_for_in_the_first_list(
    early: Desk, store: FakeStore
) -> None:
    journal = Journal(None)
    write_sent(journal, ADDRESS, NewPet(name="Rex", category_id=1), ())
    begin(early, store, journal)
    early.wait_for_names("Rex", "Luna", "Milo")
    early.wait(lambda: dialogs() != [])
    dialogs()[0].close()


@pytest.mark.end_to_end
def test_what_is_typed_before_the_outbox_is_there_stays_with_the_store_that_is_left_for_the_demo(
    early: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "_DEFER_AFTER_LIST_MS", NEVER_MS)
    try_it(early)
    assert early.line("Name").text() == ""
    come_back(early)
    assert early.line("Name").text() == "Bella"


@pytest.mark.parametrize(("keys", "title"), [("Ctrl+L", "Look up an animal"), ("F1", "Keys"), ("Ctrl+N", "")])
def test_a_key_of_a_feature_is_not_lost_before_the_features_are_there(
    early: Desk, store: FakeStore, keys: str, title: str
) -> None:
    store.hold()  # the first list keeps the user waiting
    begin(early, store)
    assert not is_complete(early)
    early.press(keys)
    assert is_complete(early)
    if title:
        early.wait(lambda: title in {each.windowTitle() for each in dialogs()})
        dialogs()[0].close()
    else:
        early.wait(lambda: early.line("Name").hasFocus())


def test_letters_and_arrows_make_no_feature_earlier(early: Desk, store: FakeStore) -> None:
    store.hold()
    begin(early, store)
    for keys in ("a", "Down", "Shift+Down", "Tab"):
        early.press(keys)
    assert not is_complete(early)
