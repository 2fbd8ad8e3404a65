"""A link from outside asks first, once at a time, and looks up what it names and nothing else."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.runtime.single_instance import RequestKind, StartupRequest
from petstore_gui.ui.commands.registry import commands
from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox
from petstore_gui.ui.window.ui_state import UiState
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, click, desk_with, dialog_titles, find, press, says, windows, write

LOOKUP = "Look up an animal"
PROFILE = "Connection"
SWITCH = "Look up from links without asking"

# Of the offscreen platform, when the look-up is brought to the front; says nothing.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")


@pytest.fixture
def memory() -> UiState:
    return UiState(None)


@pytest.fixture
def bare_desk(qtbot: QtBot, connector: Connector, store: FakeStore, memory: UiState) -> Iterator[Desk]:
    """Return the window before any service is open, with a memory that the test can look into."""
    with desk_with(qtbot, lambda: connector, memory) as desk:
        yield desk
        store.release_all()


def title(pet_id: int) -> str:
    return f"A link asks to look up the animal with ID {pet_id}."


def question(desk: Desk) -> PlainMessageBox:
    """Return the one question there is."""
    desk.wait(lambda: any(isinstance(each, PlainMessageBox) for each in windows()))
    (box,) = [each for each in windows() if isinstance(each, PlainMessageBox)]
    return box


def switch(desk: Desk) -> QAction:
    (action,) = {each.action for each in commands(desk.window.menuBar()) if each.text == SWITCH}
    return action


def looked_up(store: FakeStore) -> list[str]:
    return [request for request in store.requests if request.startswith("GET /v1/pets/")]


def test_who_declines_or_presses_a_key_by_habit_looks_up_nothing_and_is_asked_again(
    desk: Desk, store: FakeStore
) -> None:
    desk.write("Name", "Bel")
    for by in ("Do not look up", "Return", "Space", "Escape"):
        desk.window.open_link(3)
        box = question(desk)
        assert box.windowTitle() == title(3)
        assert says(box, "Links come from web pages, mails and other programs.")
        if by == "Do not look up":
            click(box, by)
        else:
            press(box.focusWidget(), by)
        desk.wait(lambda: dialog_titles() == [])
        assert looked_up(store) == []
        assert desk.line("Name").text() == "Bel"


def test_who_agrees_once_is_asked_the_next_time(desk: Desk, store: FakeStore, memory: UiState) -> None:
    desk.window.open_link(3)
    box = question(desk)
    find(box, QAbstractButton, "Look up").setFocus()
    press(box.focusWidget(), "Return")
    lookup = desk.dialog(LOOKUP)
    desk.wait(lambda: says(lookup, "Rex"))
    assert not memory.allow_links
    desk.window.open_link(2)
    click(question(desk), "Look up")
    desk.wait(lambda: says(lookup, "Luna"))
    assert looked_up(store) == ["GET /v1/pets/3", "GET /v1/pets/2"]


def test_who_agrees_for_good_is_asked_no_more_until_that_is_taken_back(desk: Desk, memory: UiState) -> None:
    assert not switch(desk).isChecked()
    desk.window.open_link(3)
    click(question(desk), "Always look up")
    lookup = desk.dialog(LOOKUP)
    desk.wait(lambda: says(lookup, "Rex"))
    assert switch(desk).isChecked()
    assert memory.get("look_up_from_links") is True
    desk.window.open_link(2)
    desk.wait(lambda: says(lookup, "Luna"))
    assert dialog_titles() == [LOOKUP]
    switch(desk).trigger()
    assert memory.get("look_up_from_links") is False
    desk.window.open_link(1)
    assert question(desk).windowTitle() == title(1)


def test_what_was_allowed_in_an_earlier_run_is_not_asked(
    qtbot: QtBot, connector: Connector, store: FakeStore, memory: UiState
) -> None:
    memory.put("look_up_from_links", value=True)
    with desk_with(qtbot, lambda: connector, memory) as desk:
        desk.open(store)
        desk.window.open_link(3)
        desk.wait(lambda: says(desk.dialog(LOOKUP), "Rex"))


def test_of_several_links_the_last_one_waits_behind_the_question_that_is_there(desk: Desk, store: FakeStore) -> None:
    desk.window.open_link(1)
    box = question(desk)
    for pet_id in (2, 3, 2**63 - 1, 2, 2, 1):
        desk.window.open_link(pet_id)
        assert question(desk) is box
    assert box.windowTitle() == title(1)
    click(box, "Do not look up")
    desk.wait(lambda: dialog_titles() == [title(2)])
    click(question(desk), "Look up")
    desk.wait(lambda: says(desk.dialog(LOOKUP), "Luna"))
    assert dialog_titles() == [LOOKUP]
    assert looked_up(store) == ["GET /v1/pets/2"]


def test_the_same_link_once_more_leaves_the_question_as_it_is(desk: Desk) -> None:
    desk.window.open_link(3)
    box = question(desk)
    find(box, QAbstractButton, "Look up").setFocus()
    desk.window.open_link(3)
    assert question(desk) is box
    assert box.focusWidget() is find(box, QAbstractButton, "Look up")


def test_a_question_waits_while_something_else_is_asked_and_is_about_the_last_link(
    desk: Desk, store: FakeStore
) -> None:
    desk.window.report_error(RuntimeError("first"))
    for pet_id in (3, 1, 3, 2, 1):
        desk.window.open_link(pet_id)
    click(desk.box(), "Close")
    desk.wait(lambda: dialog_titles() == [title(1)])
    click(question(desk), "Do not look up")
    assert dialog_titles() == []
    assert looked_up(store) == []


@pytest.mark.parametrize(
    ("want", "asked"), [(RequestKind.LINK, True), (RequestKind.LOOK_UP, False), (RequestKind.ADD, False)]
)
def test_what_comes_from_outside_takes_no_key_from_another_dialog(
    desk: Desk, store: FakeStore, want: RequestKind, *, asked: bool
) -> None:
    if not asked:
        switch(desk).trigger()
    desk.press("Ctrl+,")
    dialog = desk.dialog(PROFILE)
    profile = dialog.findChildren(QComboBox)[0]
    profile.setCurrentIndex(profile.findText("Production"))
    key = find(dialog, QLineEdit, "API key")
    key.setFocus()
    desk.wait(lambda: QApplication.focusWidget() is key)  # once the dialog is active
    for sign in "0123456789":
        desk.window.receive(StartupRequest(RequestKind.LINK))  # the note has to wait, too
        desk.window.receive(StartupRequest(want, None if want is RequestKind.ADD else 3))
        desk.qtbot.wait(5)
        assert dialog_titles() == [PROFILE]
        QTest.keyClicks(cast("QWidget", QApplication.focusWidget()), sign)
    assert key.text() == "0123456789"
    assert looked_up(store) == []
    press(dialog, "Escape")
    desk.wait(lambda: dialog_titles() == ["This link cannot be used"])
    click(desk.box(), "Close")
    if want is RequestKind.ADD:
        desk.wait(lambda: dialog_titles() == [])
    elif want is RequestKind.LINK and asked:
        desk.wait(lambda: dialog_titles() == [title(3)])
    else:
        desk.wait(lambda: says(desk.dialog(LOOKUP), "Rex"))


@pytest.mark.parametrize("field", ["Name", "Find"])
def test_what_comes_from_outside_takes_no_key_from_somebody_who_types(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    clock = [100.0]
    monkeypatch.setattr(message_dialog, "monotonic", lambda: clock[0])
    switch(desk).trigger()
    if field == "Name":
        line = desk.line("Name")
    else:
        desk.press("Ctrl+F")
        line = cast("QLineEdit", QApplication.focusWidget())
    line.setFocus()
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.1)
    for sign in "Bellatrix the 12th":
        QTest.keyClicks(cast("QWidget", QApplication.focusWidget()), sign)
        desk.window.receive(StartupRequest(RequestKind.LINK, 3))
    desk.qtbot.wait(300)
    assert dialog_titles() == []
    assert line.text() == "Bellatrix the 12th"
    clock[0] += 0.2
    desk.wait(lambda: says(desk.dialog(LOOKUP), "Rex"))
    assert line.text() == "Bellatrix the 12th"


def test_a_later_start_leaves_the_keys_to_the_look_up_that_has_them(desk: Desk) -> None:
    desk.press("Ctrl+L")
    lookup = desk.dialog(LOOKUP)
    desk.wait(lookup.isActiveWindow)
    desk.window.receive(StartupRequest())
    desk.qtbot.wait(20)
    assert lookup.isActiveWindow()
    desk.window.receive(StartupRequest(RequestKind.ADD))
    desk.wait(desk.window.isActiveWindow)
    assert desk.line("Name").hasFocus()


def test_who_wishes_it_in_the_window_itself_does_not_wait(desk: Desk) -> None:
    desk.write("Name", "Bel")
    desk.press("Ctrl+L")
    assert dialog_titles() == [LOOKUP]


def test_a_question_waits_for_a_box_of_the_look_up_and_is_about_the_last_link(desk: Desk, store: FakeStore) -> None:
    desk.look_up("77")
    box = desk.box()
    for pet_id in (1, 2, 3, 3):
        desk.window.open_link(pet_id)
    assert dialog_titles().count(box.windowTitle()) == 1
    click(box, "Close")
    desk.wait(lambda: title(3) in dialog_titles())
    before = looked_up(store)
    click(question(desk), "Do not look up")
    assert dialog_titles() == [LOOKUP]
    assert looked_up(store) == before


def test_a_link_that_came_with_the_start_waits_for_the_service(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.window.open_link(3)
    assert dialog_titles() == []
    bare_desk.open(store)
    click(question(bare_desk), "Look up")
    bare_desk.wait(lambda: says(bare_desk.dialog(LOOKUP), "Rex"))


def test_a_link_takes_nothing_that_is_typed_and_opens_no_other_service(desk: Desk, store: FakeStore) -> None:
    switch(desk).trigger()
    desk.write("Name", "Bel")
    desk.press("Ctrl+L")
    lookup = desk.dialog(LOOKUP)
    write(lookup, "Animal ID", "90")
    connection = desk.session.connection
    desk.window.open_link(3)
    desk.wait(lambda: says(lookup, "Rex"))
    assert find(lookup, QLineEdit, "Animal ID").text() == "90"
    assert desk.line("Name").text() == "Bel"
    assert desk.session.connection is connection
    assert [request for request in store.requests if request.startswith("POST")] == []


@pytest.mark.parametrize("opened", [False, True])
def test_a_link_that_names_no_animal_is_said_once_and_a_good_one_works_after_it(
    bare_desk: Desk, store: FakeStore, *, opened: bool
) -> None:
    if opened:
        bare_desk.open(store)
    for _ in range(3):
        bare_desk.window.open_link(None)
    box = bare_desk.box()
    assert box.windowTitle() == "This link cannot be used"
    assert says(box, "It does not name an animal by its ID, as petstore:42 does. Nothing was looked up.")
    click(box, "Close")
    assert dialog_titles() == []
    if not opened:
        bare_desk.open(store)
    bare_desk.window.open_link(3)
    click(question(bare_desk), "Look up")
    bare_desk.wait(lambda: says(bare_desk.dialog(LOOKUP), "Rex"))
