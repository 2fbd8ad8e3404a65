"""What is chosen once holds at once or from the next start on, is remembered, and never trusted."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.policy import UNDO_S, Policy
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.ui.commands.registry import commands, search
from petstore_gui.ui.pet_list.auto_refresh import AutoRefresh
from petstore_gui.ui.theme import appearance, theme
from petstore_gui.ui.theme.tokens import DARK, LIGHT
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox
from petstore_gui.ui.window.ui_state import UNDO_TIMES_S, UiState
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.windows import Desk, action, boxes, checked, click, desk_with, dialogs, icon, says, windows

NONSENSE = [None, True, 1, -1, 2.5, 10**400, "", "no such thing", "\ud800", [], ["dark"], {}, {"dark": 1}]


@pytest.fixture
def memory() -> UiState:
    return UiState(None)


@pytest.fixture
def desk(qtbot: QtBot, connector: Connector, store: FakeStore, memory: UiState) -> Iterator[Desk]:
    """Return the window with the three animals in it, and with a memory that the test can look into."""
    with desk_with(qtbot, lambda: connector, memory) as desk:
        desk.open(store)
        desk.wait_for_names("Rex", "Luna", "Milo")
        yield desk
        store.release_all()


@pytest.fixture
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    appearance.set_scheme(qapp, appearance.Scheme.SYSTEM)
    theme.set_density(theme.Density.COMFORTABLE)


# -------------------------------------------------------------------------------------------------------- the colours


def colour(widget: QWidget) -> str:
    return widget.palette().color(QPalette.ColorRole.Window).name()


@pytest.mark.usefixtures("_as_before")
def test_colours_change_at_once_in_the_window_and_in_each_dialog_that_is_open(desk: Desk, memory: UiState) -> None:
    before = theme.tokens()
    desk.press("F1")
    desk.press("Ctrl+L")
    desk.press("Ctrl+,")
    desk.wait(lambda: len(dialogs()) == 3)
    opened = dialogs()
    for scheme, tokens in (("Dark", DARK), ("Light", LIGHT)):
        action(desk, scheme).trigger()
        assert theme.tokens() is tokens
        assert {colour(each) for each in (desk.window, *opened)} == {tokens.window}
        assert checked(desk, "Colours") == [scheme]
        assert memory.get("scheme") == scheme.lower()
        assert memory.scheme == scheme.lower()
    action(desk, "Dark").trigger()
    action(desk, "System", "Colours").trigger()
    assert theme.tokens() is before
    assert memory.scheme is appearance.Scheme.SYSTEM


# -------------------------------------------------------------------------------------------------------- the density


@pytest.mark.usefixtures("_as_before")
def test_rows_change_their_height_at_once_in_each_table_that_is_open(desk: Desk, memory: UiState) -> None:
    desk.look_up("1 2")
    desk.wait(lambda: len(tables()) == 2)
    assert checked(desk, "Density") == ["Comfortable"]
    for text, height in (("Compact", 26), ("Comfortable", 36)):
        action(desk, text).trigger()
        assert checked(desk, "Density") == [text]
        assert memory.get("density") == memory.density == text.lower()
        assert {each.rowHeight(0) for each in tables()} == {height}


def tables() -> list[QTableView]:
    every = [each for each in QApplication.allWidgets() if isinstance(each, QTableView)]
    return [each for each in every if each.isVisible() and each.model().rowCount()]


def test_rows_are_as_fingers_need_them_where_nothing_else_is_remembered(memory: UiState) -> None:
    for value in NONSENSE:
        memory.put("density", value)
        assert memory.density is theme.Density.COMFORTABLE
    assert UiState(None).density is theme.Density.COMFORTABLE


# ------------------------------------------------------------------------------------------------------- the language


def test_a_language_is_said_to_come_with_the_next_start_and_does(desk: Desk, memory: UiState) -> None:
    action(desk, "Deutsch").trigger()
    box = desk.box()
    assert says(box, "The language changes when the program is started again.")
    assert icon(box) == "info"
    click(box, "Close")
    assert desk.window.menuBar().actions()[0].text() == "&Animals"
    assert memory.get("language") == "de"
    action(desk, "Deutsch").trigger()
    assert boxes() == []  # nothing has changed
    action(desk, "System", "Language").trigger()
    assert memory.language is None
    click(desk.box(), "Close")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("日本語", "No font for Japanese on this computer."), ("العربية", "No font for Arabic on this computer.")],
)
def test_a_language_without_a_font_is_not_switched_to(
    desk: Desk, memory: UiState, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    memory.put("language", "de")
    fonts = [QFontDatabase.WritingSystem.Latin]
    monkeypatch.setattr(QFontDatabase, "writingSystems", lambda: fonts)
    action(desk, language, "Language").trigger()
    assert says(desk.box(), sentence)
    click(desk.box(), "Close")
    assert (memory.language, checked(desk, "Language")) == ("de", ["Deutsch"])
    fonts += [QFontDatabase.WritingSystem.Japanese, QFontDatabase.WritingSystem.Arabic]
    action(desk, language, "Language").trigger()
    assert says(desk.box(), "The language changes when the program is started again.")
    assert (memory.language in {"ja", "ar"}, checked(desk, "Language")) == (True, [language])


# -------------------------------------------------------------------------------------------------------- to ask first


def show(desk: Desk, store: FakeStore, name: ProfileName) -> None:
    address = f"https://{name}.example.com/v1"
    connection = replace(store.connection(address=address), profile=Profile(name, address))
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection and says(desk.window, "updated"))


def questions() -> list[PlainMessageBox]:
    return [each for each in windows() if isinstance(each, PlainMessageBox)]


def test_production_asks_where_that_was_chosen(desk: Desk, store: FakeStore, memory: UiState) -> None:
    show(desk, store, ProfileName.PRODUCTION)
    action(desk, "Ask before adding to Production").trigger()
    assert memory.get("ask_before_production") is True
    desk.add("Bella", "1")
    desk.wait(lambda: questions() != [])
    (box,) = questions()
    assert box.windowTitle() == "This is Production. Add “Bella” to it?"
    click(box, "Add to Production")
    desk.wait_for_names("Bella", "Rex", "Luna", "Milo")


def test_no_question_is_asked_elsewhere_or_where_that_was_not_chosen(
    desk: Desk, store: FakeStore, memory: UiState
) -> None:
    action(desk, "Ask before adding to Production").trigger()
    names = ["Rex", "Luna", "Milo"]
    for name in (ProfileName.STAGING, ProfileName.THIS_COMPUTER, ProfileName.PRODUCTION):
        show(desk, store, name)
        if name is ProfileName.PRODUCTION:
            action(desk, "Ask before adding to Production").trigger()
            assert memory.get("ask_before_production") is False
        desk.add("Bella", "1")
        names.insert(0, "Bella")
        desk.wait_for_names(*names)
        assert questions() == []


# ---------------------------------------------------------------------------------------------- what is in the memory


@pytest.mark.parametrize("value", NONSENSE)
def test_what_cannot_have_been_chosen_is_as_at_first(value: object) -> None:
    memory = UiState(None)
    for name in ("scheme", "language", "ask_before_production", "look_up_from_links"):
        memory.put(name, value)
    assert memory.scheme is appearance.Scheme.SYSTEM
    assert memory.language is None
    assert memory.allow_links is memory.confirm_production_writes is (value is True)


def test_an_interval_that_cannot_have_been_chosen_is_none(desk: Desk, store: FakeStore, memory: UiState) -> None:
    for number, value in enumerate(NONSENSE):
        address = f"https://no{number}.example.com/v1"
        memory.put("refresh_every_s", value, service_id=address)
        desk.open(store, address=address)
        assert checked(desk, "Auto-refresh") == ["Off"], value


def test_an_interval_is_remembered_for_its_service(desk: Desk, memory: UiState) -> None:
    for seconds, text in ((30, "Every 30 seconds"), (60, "Every minute"), (300, "Every 5 minutes")):
        action(desk, text).trigger()
        assert memory.get("refresh_every_s", service_id=ADDRESS) == seconds
        assert checked(desk, "Auto-refresh") == [text]


# ------------------------------------------------------------------------------------- what the administrator has set

INTERVALS = ["Off", "Every 30 seconds", "Every minute", "Every 5 minutes"]
LOCKED = "Auto-refresh (set by the administrator)"


def open_managed(desk: Desk, store: FakeStore, seconds: int | None) -> None:
    connection = replace(store.connection(), policy=Policy(refresh_s=seconds))
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: desk.session.connection is connection)


def test_an_interval_that_the_administrator_has_set_is_marked_and_locked(
    desk: Desk, store: FakeStore, memory: UiState
) -> None:
    action(desk, "Every minute").trigger()
    for seconds, text in ((0, "Off"), (30, "Every 30 seconds"), (300, "Every 5 minutes")):
        open_managed(desk, store, seconds)
        desk.wait(lambda text=text: checked(desk, LOCKED) == [text])  # type: ignore[misc]
        for each in INTERVALS:
            assert not action(desk, each, LOCKED).isEnabled()
            action(desk, each, LOCKED).trigger()
        assert checked(desk, LOCKED) == [text]
    assert memory.get("refresh_every_s", service_id=ADDRESS) == 60


def test_the_list_is_read_as_often_as_the_administrator_has_set(desk: Desk, store: FakeStore) -> None:
    reading = desk.window.findChild(AutoRefresh)
    assert reading is not None
    timer = reading.findChild(QTimer)
    assert timer is not None
    open_managed(desk, store, 30)
    desk.wait(lambda: timer.isActive() and 27_000 <= timer.interval() <= 33_000)
    action(desk, "Every 5 minutes", LOCKED).trigger()
    assert timer.interval() <= 33_000
    open_managed(desk, store, 0)
    desk.wait(lambda: checked(desk, LOCKED) == ["Off"])
    assert not timer.isActive()


def test_ones_own_interval_comes_back_when_the_administrators_goes(desk: Desk, store: FakeStore) -> None:
    action(desk, "Every minute").trigger()
    open_managed(desk, store, 300)
    desk.wait(lambda: checked(desk, LOCKED) == ["Every 5 minutes"])
    open_managed(desk, store, None)
    desk.wait(lambda: checked(desk, "Auto-refresh") == ["Every minute"])
    assert checked(desk, LOCKED) == []
    assert all(action(desk, each, "Auto-refresh").isEnabled() for each in INTERVALS)


def test_what_is_locked_is_said_in_the_list_of_all_commands(desk: Desk, store: FakeStore) -> None:
    open_managed(desk, store, 60)
    desk.wait(lambda: checked(desk, LOCKED) == ["Every minute"])
    found = search(commands(desk.window.menuBar()), "administrator")
    assert [(each.text, each.enabled, each.path[-1]) for each in found] == [(each, False, LOCKED) for each in INTERVALS]


# ---------------------------------------------------------------------------------------------------------- undo time

UNDO_LOCKED = "Undo time (set by the administrator)"


def test_an_animal_can_be_taken_back_for_five_seconds_unless_another_time_is_chosen(memory: UiState) -> None:
    for value in (*NONSENSE, 5):
        memory.put("undo_time_s", value)
        assert memory.undo_s == 5
    assert UiState(None).undo_s == 5
    assert tuple(UNDO_S.values()) == UNDO_TIMES_S


def test_a_time_for_undo_holds_at_once_and_is_remembered(desk: Desk, memory: UiState) -> None:
    assert checked(desk, "Undo time") == ["Off"]
    for text, seconds in (("5 seconds", 5), ("10 seconds", 10)):
        action(desk, text).trigger()
        assert (checked(desk, "Undo time"), memory.undo_s) == ([text], seconds)
    desk.add("Bella")
    assert says(desk.window, "Bella is being added.")


def test_a_time_for_undo_that_the_administrator_has_set_is_locked_and_holds(desk: Desk, store: FakeStore) -> None:
    connection = replace(store.connection(), policy=Policy(undo_s=10))
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: checked(desk, UNDO_LOCKED) == ["10 seconds"])
    assert not action(desk, "5 seconds", UNDO_LOCKED).isEnabled()
    desk.add("Bella")
    assert says(desk.window, "Bella is being added.")
