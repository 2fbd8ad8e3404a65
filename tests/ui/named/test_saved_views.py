"""Saved views in the real window: chosen, changed, saved, kept for each service, and never lost."""

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import httpx
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from petstore_gui.api.values import PetStatus
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.policy import Policy
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.inventory.fields import PetField
from petstore_gui.inventory.overview import PetFilter
from petstore_gui.inventory.saved_views import SAVED_VIEWS, SavedView, SharedView, ViewSettings
from petstore_gui.outbox.journal import Journal
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.named.saved_views import SavedViewsController
from petstore_gui.ui.overview.controller import OverviewPage
from petstore_gui.ui.pet_list.page import PetListPage
from petstore_gui.ui.window.ui_state import UiState
from tests.support.books import OTHER, Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import (
    Desk,
    action,
    boxes,
    checked,
    click,
    desk_with,
    dialog_titles,
    dialogs,
    down,
    is_there,
    press,
    says,
    write,
)

MENU = "Saved views"
UPDATE = "Update “Sold ones”"
UNDO = "Undo the update of “Sold ones”"
FIND = "Find in the list"
SOLD = SavedView("Sold ones", ViewSettings(PetStatus.SOLD))
NAME = PetField.NAME
BY_NAME = SavedView(
    "By name", ViewSettings(columns=(NAME, PetField.ID), widths={PetField.ID: 90}, sort=((NAME, False),))
)
ONE = SavedView("Category & one", ViewSettings(search="r", category_id=1))
SHARED = SavedView("For all", ViewSettings(PetStatus.PENDING), shared=True)


def keep(books: Books, *views: SavedView, service_id: str = ADDRESS) -> None:
    books.journal.set_note(service_id, "saved-views", SAVED_VIEWS.serialise(views))


def kept(books: Books, service_id: str = ADDRESS) -> tuple[SavedView, ...]:
    """Return what the next start would find."""
    journal = Journal(books.path)
    try:
        return SAVED_VIEWS.load(journal, service_id) or ()
    finally:
        journal.shut()


def in_menu(desk: Desk) -> list[str]:
    """Return the views in the menu, from the top."""
    found = [each for each in commands(desk.window.menuBar()) if MENU in each.path]
    return [each.text for each in found if each.action.isCheckable()]


def keys(desk: Desk) -> list[str]:
    found = [each for each in commands(desk.window.menuBar()) if MENU in each.path]
    return [key for each in found if each.action.isCheckable() for key in each.keys]


def page(desk: Desk) -> PetListPage:
    found = desk.window.findChild(PetListPage)
    assert found is not None
    return found


def settings(desk: Desk) -> ViewSettings:
    controller = desk.window.findChild(SavedViewsController)
    assert controller is not None
    return controller._settings.current()  # noqa: SLF001


def open_with(desk: Desk, store: FakeStore, books: Books, *views: SavedView, **arguments: str) -> None:
    """Open a service that has these views."""
    keep(books, *views, service_id=arguments.get("address", ADDRESS))
    go_to(desk, store, books, **arguments)
    desk.wait(lambda: in_menu(desk) == [view.name for view in views])
    desk.wait(lambda: not desk.is_reading)


def save_as(desk: Desk, name: str) -> None:
    action(desk, "Save view as…").trigger()
    dialog = desk.dialog("Save view as")
    write(dialog, "Name", name)
    click(dialog, "Save")


def hold_views(books: Books, monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let no views come from the journal until the event that is returned."""
    read, go = books.journal.note, Event()

    def slowly(where: str, name: str) -> str | None:
        assert name != "saved-views" or go.wait(PATIENCE_S)
        return read(where, name)

    monkeypatch.setattr(books.journal, "note", slowly)
    return go


@pytest.fixture
def views(bare_desk: Desk, store: FakeStore, books: Books) -> Desk:
    """Return the window with three views of the user's own."""
    open_with(bare_desk, store, books, SOLD, BY_NAME, ONE)
    return bare_desk


# ------------------------------------------------------------------------------------------------- what a view shows


def test_a_view_brings_filter_search_category_sorting_and_columns(views: Desk) -> None:
    views.press("Ctrl+Alt+2")
    views.wait_for_names("Luna", "Milo", "Rex")
    assert settings(views) == BY_NAME.settings
    header = views.table.horizontalHeader()
    assert [header.isSectionHidden(each) for each in range(4)] == [False, False, True, True]
    assert header.visualIndex(1) < header.visualIndex(0)
    views.press("Ctrl+Alt+3")
    views.wait_for_names("Rex")
    assert views.line(FIND).text() == "r"
    assert is_there(views.window, "Only category 1")
    views.press("Ctrl+Alt+1")
    views.wait_for_names("Milo")
    assert down(views) == ["Sold"]
    assert views.line(FIND).text() == ""
    assert not is_there(views.window, "Only category 1")


def test_the_chosen_view_is_ticked_and_only_it(views: Desk) -> None:
    assert checked(views, MENU) == []
    views.press("Ctrl+Alt+1")
    assert checked(views, MENU) == ["Sold ones"]
    action(views, "Category & one").trigger()
    assert checked(views, MENU) == ["Category & one"]
    action(views, "Category & one").trigger()  # once more takes no tick away
    assert checked(views, MENU) == ["Category & one"]


def test_keys_are_those_of_the_places_and_end_with_the_ninth(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    open_with(bare_desk, store, books, *(SavedView(f"No. {n}", ViewSettings()) for n in range(1, 12)))
    assert keys(bare_desk) == [f"Ctrl+Alt+{number}" for number in range(1, 10)]


def test_a_view_is_shown_in_place_of_the_overview(views: Desk) -> None:
    views.press("Ctrl+B")
    assert any(each.isVisible() for each in views.window.findChildren(OverviewPage))
    views.press("Ctrl+Alt+1")
    views.wait_for_names("Milo")
    assert views.table.isVisible()


def test_the_focus_stays_where_the_user_types(views: Desk) -> None:
    views.write("Name", "Bel")
    views.line("Name").setFocus()
    press(views.line("Name"), "Ctrl+Alt+1")
    views.wait_for_names("Milo")
    assert views.line("Name").hasFocus()
    assert views.line("Name").text() == "Bel"


# -------------------------------------------------------------------------------------------------- changed and saved


CHANGES: list[Callable[[Desk], object]] = [
    lambda desk: desk.press("Ctrl+3"),
    lambda desk: desk.write(FIND, "x"),
    lambda desk: action(desk, "Sort by name").trigger(),
    lambda desk: action(desk, "Category", "Columns").trigger(),
    lambda desk: action(desk, "Widen column").trigger(),
    lambda desk: page(desk).table.columns.move(-1),
    lambda desk: page(desk).show_rows(PetFilter(PetStatus.SOLD, 2)),
]


@pytest.mark.parametrize("change", CHANGES, ids=["filter", "search", "sort", "column", "width", "order", "category"])
def test_a_change_leaves_the_view_quietly_and_the_way_back_is_it_again(
    views: Desk, books: Books, change: Callable[[Desk], object]
) -> None:
    views.press("Ctrl+Alt+1")
    assert says(views.window, "View “Sold ones” · ")
    assert not action(views, "Update view").isEnabled()
    change(views)
    views.wait(lambda: not says(views.window, "Sold ones"))
    assert not says(views.window, "was changed")
    assert action(views, "Update “Sold ones”").isEnabled()
    assert checked(views, MENU) == []
    views.press("Ctrl+Alt+1")
    assert says(views.window, "View “Sold ones” · ")
    assert settings(views) == SOLD.settings
    assert kept(books) == (SOLD, BY_NAME, ONE)


def test_save_keeps_the_view_as_it_is_now_and_the_others(views: Desk, books: Books) -> None:
    views.press("Ctrl+Alt+1")
    views.write(FIND, "mi")
    action(views, UPDATE).trigger()
    views.wait(lambda: says(views.window, "View “Sold ones”"))
    after = SavedView("Sold ones", ViewSettings(PetStatus.SOLD, "mi"))
    assert kept(books) == (after, BY_NAME, ONE)
    assert in_menu(views) == ["Sold ones", "By name", "Category & one"]
    assert checked(views, MENU) == ["Sold ones"]
    views.press("Ctrl+Alt+2")
    views.press("Ctrl+Alt+1")
    assert views.line(FIND).text() == "mi"


def test_an_update_can_be_undone_until_the_view_is_another_one(views: Desk, books: Books) -> None:
    views.press("Ctrl+Alt+1")
    before = settings(views)
    for text in ("mi", "lu"):
        views.write(FIND, text)
        action(views, UPDATE).trigger()
        views.wait(lambda: says(views.window, "View “Sold ones”"))
    views.wait(lambda: UNDO in {each.text for each in commands(views.window.menuBar())})
    views.press("Ctrl+Alt+2")
    action(views, UNDO).trigger()
    views.wait(lambda: says(views.window, "View “Sold ones”"))
    assert settings(views) == replace(before, search="mi")
    assert kept(books)[0] == SavedView("Sold ones", replace(before, search="mi"))
    views.wait(lambda: UNDO not in {each.text for each in commands(views.window.menuBar())})


@pytest.mark.parametrize("act", [UPDATE, UNDO])
def test_what_ends_at_another_service_changes_nothing_there(
    views: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    go, set_note = Event(), books.journal.set_note

    def set_slowly(place: str, name: str, text: str | None) -> None:
        assert go.wait(PATIENCE_S)
        set_note(place, name, text)

    controller = views.window.findChild(SavedViewsController)
    assert controller is not None
    views.press("Ctrl+Alt+1")
    views.write(FIND, "mi")
    if act == UNDO:
        action(views, UPDATE).trigger()
        views.wait(lambda: controller.updated is not None)
    monkeypatch.setattr(books.journal, "set_note", set_slowly)
    action(views, act).trigger()
    go_to(views, store, books, address=OTHER)
    go.set()
    views.wait(lambda: not controller.is_saving)
    assert kept(books)[0].settings.search == ("" if act == UNDO else "mi")
    assert (controller.updated, controller.active) == (None, None)


def test_save_as_makes_another_view_which_is_chosen(views: Desk, books: Books) -> None:
    views.press("Ctrl+Alt+1")
    views.write(FIND, "mi")
    action(views, "Save view as…").trigger()
    dialog = views.dialog("Save view as")
    assert says(dialog, "Sold, “mi”")
    write(dialog, "Name", "  Milo ")
    click(dialog, "Save")
    views.wait(lambda: dialogs() == [])
    assert kept(books) == (SOLD, BY_NAME, ONE, SavedView("Milo", ViewSettings(PetStatus.SOLD, "mi")))
    assert checked(views, MENU) == ["Milo"]
    assert keys(views)[-1] == "Ctrl+Alt+4"


def test_a_name_that_cannot_be_used_is_said_and_stays(views: Desk, books: Books) -> None:
    save_as(views, "")
    dialog = views.dialog("Save view as")
    assert says(dialog, "Give the view a name")
    problems = {"sold  ONES": "called “Sold ones” already", "x" * 61: "60 characters", "a\u202eb": "hidden"}
    for name, part in problems.items():
        write(dialog, "Name", name)
        click(dialog, "Save")
        assert says(dialog, part)
    assert kept(books) == (SOLD, BY_NAME, ONE)
    press(dialog, "Esc")
    views.wait(lambda: dialogs() == [])


def test_a_failed_write_is_said_and_what_was_typed_stays(
    views: Desk, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_place: str, _name: str, _text: str | None) -> None:
        raise JournalError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(books.journal, "set_note", fail)
        save_as(views, "Milo")
        dialog = views.dialog("Save view as")
        views.wait(lambda: says(dialog, "the disk is full"))
        press(dialog, "Esc")
        views.wait(lambda: dialogs() == [])
        views.press("Ctrl+Alt+1")
        views.write(FIND, "mi")
        action(views, UPDATE).trigger()
        views.wait(lambda: boxes() != [])
        assert says(boxes()[0], "the disk is full")
        click(boxes()[0], "Close")
    action(views, UPDATE).trigger()
    views.wait(lambda: says(views.window, "View “Sold ones”"))
    assert kept(books)[0].settings.search == "mi"


# ------------------------------------------------------------------------------------------------ where they are kept


def test_each_service_has_its_own_views(views: Desk, store: FakeStore, books: Books) -> None:
    keep(books, ONE, service_id=OTHER)
    views.press("Ctrl+Alt+1")
    go_to(views, store, books, address=OTHER)
    views.wait(lambda: in_menu(views) == ["Category & one"])
    assert checked(views, MENU) == []
    save_as(views, "Sold ones")
    views.wait(lambda: in_menu(views) == ["Category & one", "Sold ones"])
    assert kept(books) == (SOLD, BY_NAME, ONE)


def test_a_view_is_not_saved_for_another_service_than_it_was_made_for(
    views: Desk, store: FakeStore, books: Books
) -> None:
    action(views, "Save view as…").trigger()
    dialog = views.dialog("Save view as")
    write(dialog, "Name", "Milo")
    go_to(views, store, books, address=OTHER)
    views.wait(lambda: in_menu(views) == [])
    click(dialog, "Save")
    assert says(dialog, "Open the service again")
    assert kept(books, OTHER) == ()
    go_to(views, store, books)
    views.wait(lambda: in_menu(views) != [])
    click(dialog, "Save")
    views.wait(lambda: dialogs() == [])
    assert [view.name for view in kept(books)] == ["Sold ones", "By name", "Category & one", "Milo"]


def test_a_user_who_saves_before_the_views_are_loaded_is_asked_for_a_name_afterwards(
    bare_desk: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(books, SOLD)
    go = hold_views(books, monkeypatch)
    go_to(bare_desk, store, books)
    action(bare_desk, "Save view as…").trigger()
    assert dialog_titles() == []
    go.set()
    dialog = bare_desk.dialog("Save view as")
    write(dialog, "Name", "New")
    click(dialog, "Save")
    bare_desk.wait(lambda: in_menu(bare_desk) == ["Sold ones", "New"])
    assert [view.name for view in kept(books)] == ["Sold ones", "New"]


def test_views_of_a_newer_version_are_said_and_stay(bare_desk: Desk, store: FakeStore, books: Books) -> None:
    newer = '{"petstore-views": 2, "views": 3}'
    books.journal.set_note(ADDRESS, "saved-views", newer)
    go_to(bare_desk, store, books)

    def said() -> list[QAction]:
        found = [each.action for each in commands(bare_desk.window.menuBar()) if MENU in each.path]
        return [each for each in found if "newer version" in each.text()]

    bare_desk.wait(lambda: said() != [])
    action(bare_desk, "Save view as…").trigger()
    box = bare_desk.box()
    assert says(box, "newer version")
    click(box, "Close")
    assert dialog_titles() == []
    assert books.journal.note(ADDRESS, "saved-views") == newer


@pytest.mark.parametrize(("view", "expected"), [(SOLD, ["Sold ones"]), (ONE, [])])
def test_the_view_of_the_last_run_is_ticked_if_the_list_is_as_it_says(
    qtbot: QtBot, connector: Connector, store: FakeStore, books: Books, view: SavedView, expected: list[str]
) -> None:
    keep(books, view)
    state = UiState()
    for _run in range(2):
        with desk_with(qtbot, lambda: connector, state) as desk:
            go_to(desk, store, books)
            desk.wait(lambda: in_menu(desk) != [])
            if not _run:
                desk.press("Ctrl+Alt+1")
                assert checked(desk, MENU) == [view.name]
                continue
            assert checked(desk, MENU) == expected


# ------------------------------------------------------------------------------------------- those of the administrator


@pytest.fixture
def shared(bare_desk: Desk, store: FakeStore, books: Books) -> Desk:
    """Return the window with one view of the user's own, and one that the administrator has set."""
    keep(books, SOLD)
    policy = Policy(views=(SharedView(SHARED), SharedView(replace(SHARED, name="Elsewhere"), "staging")))
    profile = Profile(ProfileName.PRODUCTION, ADDRESS)
    connection = replace(store.connection(), journal=books.journal, policy=policy, profile=profile)
    bare_desk.session.open(lambda _connector: connection)
    bare_desk.wait(lambda: in_menu(bare_desk) == ["Sold ones", "For all"])
    return bare_desk


def test_a_shared_view_stands_behind_the_users_own_with_a_lock_for_its_profile_and_goes_with_its_service(
    shared: Desk,
) -> None:
    assert keys(shared) == ["Ctrl+Alt+1", "Ctrl+Alt+2"]
    assert not action(shared, "For all").icon().isNull()
    assert action(shared, "Sold ones").icon().isNull()
    shared.press("Ctrl+Alt+2")
    shared.wait_for_names("Luna")
    assert checked(shared, MENU) == ["For all"]
    shared.session.disconnect_service()
    shared.wait(lambda: in_menu(shared) == [])


def test_a_changed_shared_view_is_saved_as_the_users_own_only(shared: Desk, books: Books) -> None:
    shared.press("Ctrl+Alt+2")
    shared.write(FIND, "lu")
    assert not action(shared, "Update view").isEnabled()
    action(shared, "Save view as…").trigger()
    dialog = shared.dialog("Save view as")
    write(dialog, "Name", "for ALL")
    click(dialog, "Save")
    assert says(dialog, "“For all” already")
    write(dialog, "Name", "Mine")
    click(dialog, "Save")
    shared.wait(lambda: in_menu(shared) == ["Sold ones", "Mine", "For all"])
    assert checked(shared, MENU) == ["Mine"]
    assert kept(books) == (SOLD, SavedView("Mine", ViewSettings(PetStatus.PENDING, "lu")))


def test_a_sign_that_alt_gr_types_on_windows_is_for_the_field(views: Desk) -> None:
    ctrl_alt = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    for text, expected in {"[": True, "@": True, "": False, "8": False, "\x1b": False}.items():
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_8, ctrl_alt, text)
        event.ignore()
        QApplication.sendEvent(views.line("Name"), event)
        assert event.isAccepted() == expected, text


def test_before_the_service_answers_every_view_is_there_and_the_last_one_stays(views: Desk, store: FakeStore) -> None:
    answer, line = store.answer, Event()

    def held_back(request: httpx.Request) -> httpx.Response:
        assert line.wait(PATIENCE_S)
        return answer(request)

    store.next(*[held_back] * 40)
    for key, names in 3 * [("Ctrl+Alt+1", ["Milo"]), ("Ctrl+Alt+2", ["Luna", "Milo", "Rex"])]:
        press(views.window, key)
        assert views.names() == names
    line.set()
    views.wait(lambda: not views.is_reading)
    assert settings(views) == BY_NAME.settings
    assert views.names() == ["Luna", "Milo", "Rex"]
    assert checked(views, MENU) == ["By name"]


def test_what_is_saved_late_is_not_shown_at_another_service(
    views: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_note, go = books.journal.set_note, Event()

    def slowly(where: str, name: str, text: str | None) -> None:
        assert name != "saved-views" or go.wait(PATIENCE_S)
        write_note(where, name, text)

    monkeypatch.setattr(books.journal, "set_note", slowly)
    views.press("Ctrl+Alt+1")
    views.write(FIND, "mi")
    action(views, UPDATE).trigger()
    go_to(views, store, books, address=OTHER)
    views.wait(lambda: in_menu(views) == [])
    go.set()
    controller = views.window.findChild(SavedViewsController)
    assert controller is not None
    views.wait(lambda: not controller.is_saving)
    assert kept(books)[0].settings.search == "mi"
    assert in_menu(views) == []


def test_views_that_were_read_while_one_was_saved_are_read_once_more(
    views: Desk, store: FakeStore, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_note, read_note, may_write, may_read = books.journal.set_note, books.journal.note, Event(), Event()
    reading = Event()

    def write_slowly(where: str, name: str, text: str | None) -> None:
        assert name != "saved-views" or may_write.wait(PATIENCE_S)
        write_note(where, name, text)

    def read_slowly(where: str, name: str) -> str | None:
        text = read_note(where, name)
        if name == "saved-views" and not may_read.is_set():
            reading.set()
            assert may_read.wait(PATIENCE_S)
        return text

    views.press("Ctrl+Alt+1")
    views.write(FIND, "mi")
    monkeypatch.setattr(books.journal, "set_note", write_slowly)
    action(views, UPDATE).trigger()
    go_to(views, store, books, address=OTHER)
    monkeypatch.setattr(books.journal, "note", read_slowly)
    go_to(views, store, books)
    views.wait(reading.is_set)  # what was there before
    may_write.set()
    controller = views.window.findChild(SavedViewsController)
    assert controller is not None
    views.wait(lambda: not controller.is_saving)
    may_read.set()
    views.wait(lambda: in_menu(views) != [])
    views.qtbot.wait(100)
    assert controller.things[0].settings.search == "mi"
