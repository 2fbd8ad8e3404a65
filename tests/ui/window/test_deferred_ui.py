"""What the window gets after its first paint, in the real window: overview, names, banner, automatic refresh."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolBar

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.outbox.journal import Journal
from petstore_gui.ui.overview.controller import OverviewPage
from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh
from petstore_gui.ui.pet_list.card import CardPanel
from petstore_gui.ui.widgets.pages import Pages
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.windows import Desk, action, click, column, down, find, is_there, name_category, press, says, windows
from tests.ui.conftest import REX

OTHER = "https://other.example.com/v1"
DOGS = "1: Available 1, Pending 0, Sold 1, 2 in all"


def overview(desk: Desk) -> OverviewPage | None:
    return next((each for each in desk.window.findChildren(OverviewPage) if each.isVisible()), None)


def press_focused(keys: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    press(focused, keys)


# ------------------------------------------------------------------------------------------------------- the overview


def test_the_overview_is_a_key_away_and_the_same_key_or_esc_leads_back_to_the_rows(desk: Desk) -> None:
    for back in ("Ctrl+B", "Esc"):
        desk.press("Ctrl+B")
        assert overview(desk) is not None
        assert says(desk.window, "3 animals in all")
        press_focused(back)
        assert overview(desk) is None
        assert desk.table.hasFocus()
        assert desk.names() == ["Rex", "Luna", "Milo"]


def test_a_click_on_a_bar_leads_to_exactly_its_animals_and_one_on_the_chip_to_all_of_its_status(desk: Desk) -> None:
    desk.press("Ctrl+B")
    bar = find(desk.window, QAbstractButton, DOGS)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(30, bar.height() // 2))
    desk.wait_for_names("Rex", "Milo")
    assert overview(desk) is None
    assert down(desk) == ["All"]
    assert desk.table.hasFocus()
    desk.click("Only category 1")
    desk.wait_for_names("Rex", "Luna", "Milo")


def test_a_click_on_a_figure_leads_to_the_animals_of_its_status(desk: Desk) -> None:
    desk.press("Ctrl+B")
    desk.click("Sold: 1")
    desk.wait_for_names("Milo")
    assert down(desk) == ["Sold"]
    assert not is_there(desk.window, "Only category 1")


def test_what_was_searched_for_keeps_nothing_out_that_the_overview_leads_to(desk: Desk) -> None:
    desk.press("Ctrl+F")
    desk.write("Find in the list", "luna")
    desk.press("Ctrl+B")
    desk.click("Sold: 1")
    desk.wait_for_names("Milo")


def test_the_overview_follows_what_is_listed(desk: Desk, store: FakeStore) -> None:
    desk.press("Ctrl+B")
    store.pets.insert(0, Pet(id=4, name="Bella", category_id=1, status="sold"))
    desk.press("F5")
    desk.wait(lambda: is_there(desk.window, "Sold: 2"))


def test_what_is_asked_of_the_list_leads_to_it_from_any_other_page(desk: Desk) -> None:
    (pages,) = desk.window.findChildren(Pages)
    wait = QLabel("The keyring is silent.")
    pages.add(wait)
    for key in ("Ctrl+N", "Ctrl+F", "Ctrl+4"):
        pages.show_page(wait)
        desk.press(key)
        desk.wait(lambda: not says(desk.window, "The keyring is silent."))
        assert desk.table.isVisible()
        desk.press("Ctrl+B")
        assert overview(desk) is not None
        desk.press(key)
        assert overview(desk) is None


def test_an_empty_store_leads_from_the_overview_to_the_form(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore())
    bare_desk.press("Ctrl+B")
    bare_desk.click("Add an animal")
    assert overview(bare_desk) is None
    assert bare_desk.line("Name").hasFocus()


def test_another_service_begins_with_its_list_and_the_same_one_with_another_key_where_one_was(desk: Desk) -> None:
    store = FakeStore([REX], key="another")
    desk.press("Ctrl+B")
    connection = store.connection(key="another")
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: is_there(desk.window, "Sold: 0"))
    assert overview(desk) is not None
    connection = store.connection(key="another", address=OTHER)
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: overview(desk) is None)
    desk.wait_for_names("Rex")


def test_a_service_that_is_left_takes_its_overview_with_it(desk: Desk) -> None:
    desk.press("Ctrl+B")
    desk.session.disconnect_service()
    assert overview(desk) is None
    desk.press("Ctrl+B")
    assert overview(desk) is None


# --------------------------------------------------------------------------------------------------- category names


def kept(store: FakeStore, journal: Journal, address: str = ADDRESS) -> Connection:
    return replace(store.connection(address=address), journal=journal)


def show(desk: Desk, connection: Connection) -> None:
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)
    desk.wait_for_names("Rex", "Luna", "Milo")


def name(desk: Desk, number: str, words: str) -> None:
    action(desk, "Category names…").trigger()
    dialog = desk.dialog("Category names")
    name_category(dialog, number, words)
    click(dialog, "Save")
    desk.wait(lambda: dialog not in windows())


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")  # for what is offered
def test_a_name_is_shown_wherever_its_category_is_and_not_at_another_service(bare_desk: Desk, store: FakeStore) -> None:
    desk, journal = bare_desk, Journal(None)
    show(desk, kept(store, journal))
    lookup = desk.look_up("3")
    desk.wait(lambda: says(lookup, "Rex"))
    name(desk, "1", "Dogs & more")
    assert column(desk.table, 2) == ["Dogs & more (1)", "2", "Dogs & more (1)"]
    assert says(lookup, "Dogs & more (1)")
    lookup.close()
    desk.press("Ctrl+B")
    bar = find(desk.window, QAbstractButton, DOGS.replace("1:", "Dogs & more (1):", 1))
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(30, bar.height() // 2))
    assert (
        find(desk.window, QAbstractButton, "Only category Dogs & more (1)").text() == "Only category Dogs && more (1)"
    )
    desk.add("Bella", "Dogs")
    press(desk.line("Category"), "Return")  # the first one has taken the name that was offered
    desk.wait(lambda: store.pets[0].name == "Bella")
    assert store.pets[0].category_id == 1
    store.pets.pop(0)
    other = kept(store, journal, OTHER)
    show(desk, other)
    assert column(desk.table, 2) == ["1", "2", "1"]
    lookup = desk.look_up("3")
    desk.wait(lambda: says(lookup, "Rex"))
    assert not says(lookup, "Dogs")
    lookup.close()
    show(desk, kept(store, journal))
    desk.wait(lambda: column(desk.table, 2)[0] == "Dogs & more (1)")


def test_a_new_name_is_shown_in_what_is_in_sight(desk: Desk) -> None:
    press(desk.table, "Home")
    press(desk.table, "Return")
    (card,) = desk.window.findChildren(CardPanel)
    desk.window.page.show_category(1)
    desk.session.category_names.set({1: "Dogs"})
    assert says(card, "Dogs (1)")
    assert is_there(desk.window, "Only category Dogs (1)")
    desk.press("Ctrl+B")
    desk.session.category_names.set({1: "Cats"})
    assert is_there(desk.window, DOGS.replace("1:", "Cats (1):", 1))


def test_a_search_goes_by_a_name_as_soon_as_there_is_one(bare_desk: Desk, store: FakeStore) -> None:
    show(bare_desk, kept(store, Journal(None)))
    bare_desk.press("Ctrl+F")
    bare_desk.write("Find in the list", "dog")
    assert says(bare_desk.window, "0 of 3")
    name(bare_desk, "1", "Dogs")
    assert bare_desk.names() == ["Rex", "Milo"]
    assert says(bare_desk.window, "2 of 3")
    assert not says(bare_desk.window, "None of the animals")


# ---------------------------------------------------------------------------------------------------------- the band


def bands(desk: Desk) -> list[str]:
    return [each.windowTitle() for each in desk.window.findChildren(QToolBar) if each.isVisible()]


def test_the_band_is_there_with_staging_only(bare_desk: Desk, store: FakeStore) -> None:
    for number, (profile, shown) in enumerate(
        [
            (ProfileName.PRODUCTION, []),
            (ProfileName.STAGING, ["Staging"]),
            (ProfileName.THIS_COMPUTER, []),
            (None, []),
            (ProfileName.STAGING, ["Staging"]),
        ]
    ):
        address = f"https://no{number}.example.com/v1"
        show(bare_desk, replace(store.connection(address=address), profile=Profile(profile, address)))
        assert bands(bare_desk) == shown
    bare_desk.session.disconnect_service()
    assert bands(bare_desk) == []


# ------------------------------------------------------------------------------------------------ reading by itself


@pytest.fixture
def timer(desk: Desk) -> QTimer:
    """Return the timer that the list is read by."""
    desk.wait(lambda: desk.window.findChild(AutoRefresh) is not None)
    reading = desk.window.findChild(AutoRefresh)
    timer = None if reading is None else reading.findChild(QTimer)
    assert timer is not None
    return timer


def test_nothing_is_read_by_itself_until_somebody_wants_it(desk: Desk, timer: QTimer, store: FakeStore) -> None:
    assert not timer.isActive()
    assert action(desk, "Off", "Auto-refresh").isChecked()
    action(desk, "Every 30 seconds").trigger()
    assert timer.isActive()
    assert 27_000 <= timer.interval() <= 33_000
    store.pets.pop()
    timer.timeout.emit()
    desk.wait_for_names("Rex", "Luna")
    action(desk, "Off", "Auto-refresh").trigger()
    assert not timer.isActive()


@pytest.mark.parametrize("field", ["Name", "Find in the list"])
def test_nothing_is_read_while_the_user_types(desk: Desk, timer: QTimer, store: FakeStore, field: str) -> None:
    action(desk, "Every minute").trigger()
    desk.press("Ctrl+F")
    desk.line(field).setFocus()
    QTest.keyClicks(desk.line(field), "1")
    timer.timeout.emit()
    assert len(store.requests) == 1
    assert timer.isActive()
    assert timer.interval() < 30_000


def test_nothing_is_read_while_the_window_is_out_of_sight(desk: Desk, timer: QTimer, store: FakeStore) -> None:
    action(desk, "Every minute").trigger()
    for leave in (desk.window.showMinimized, desk.window.hide):
        leave()
        timer.timeout.emit()
        assert len(store.requests) == 1
        desk.window.showNormal()
    timer.timeout.emit()
    desk.wait(lambda: len(store.requests) == 2)


# -------------------------------------------------------------------------------------------------- what is selected


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")  # for what is offered
def test_a_category_typed_as_a_word_is_given_a_number_from_the_form(bare_desk: Desk, store: FakeStore) -> None:
    desk = bare_desk
    show(desk, kept(store, Journal(None)))
    desk.add("Bella", "dog")
    assert says(desk.window, "“dog” has no number yet.")
    desk.click("Name it…")
    dialog = desk.dialog("Category names")
    assert says(dialog, "Type the ID of the category “dog”.")
    QTest.keyClicks(dialog.focusWidget(), "9")
    click(dialog, "Save")
    desk.wait(lambda: dialog not in windows())
    assert desk.line("Category").text() == "dog"
    assert not is_there(desk.window, "Name it…")
    press(desk.line("Category"), "Return")
    desk.wait(lambda: "Bella" in desk.names())
    assert store.pets[0].category_id == 9
