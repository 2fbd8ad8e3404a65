"""Every action of the menus does what it says, from its key and from the palette, and no two have one key."""

import re
import sys
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit

from petstore_gui.ui.commands.palette import CommandListView, CommandPalette
from petstore_gui.ui.commands.registry import Command, commands
from petstore_gui.ui.lookup.dialog import LookupDialog
from petstore_gui.ui.overview.controller import OverviewPage
from petstore_gui.ui.widgets import message_dialog
from petstore_gui.ui.window import actions
from tests.support.fake_store import FakeStore
from tests.support.windows import (
    Desk,
    action,
    clipboard,
    dialog_titles,
    down,
    find,
    is_there,
    press,
    says,
    selected,
    windows,
    write,
)
from tests.test_tree import ROOT

README = ROOT / "README.md"
ROW = "ID\tName\tCategory\tStatus\n3\tRex\t1\tAvailable"


def menus(desk: Desk) -> tuple[Command, ...]:
    return commands(desk.window.menuBar())


def choose(desk: Desk, text: str) -> None:
    """Find a command in the palette and press Enter."""
    desk.press("Ctrl+K")
    palette = palettes()[0]
    write(palette, "Find a command", text)
    press(find(palette, QLineEdit, "Find a command"), "Return")
    desk.wait(lambda: palettes() == [])


def palettes() -> list[CommandPalette]:
    found = (each for window in windows() for each in window.findChildren(CommandPalette))
    return [each for each in found if each.isVisible()]


def shows_overview(desk: Desk) -> bool:
    return any(each.isVisible() for each in desk.window.findChildren(OverviewPage))


def hidden_columns(desk: Desk) -> list[int]:
    header = desk.table.horizontalHeader()
    return [column for column in range(header.count()) if header.isSectionHidden(column)]


def focus() -> str:
    """Return the name of what has the focus."""
    focused = QApplication.focusWidget()
    return "" if focused is None else focused.accessibleName()


class Way(NamedTuple):
    """An action by its words and its key, and how one sees that it was done."""

    text: str
    key: str
    done: Callable[[Desk, FakeStore], bool]


QUIT, QUIT_KEY = ("Exit", "Alt+F4") if sys.platform == "win32" else ("Quit", "Ctrl+Q")

DIALOGS = [  # an action, its key, and the title of the dialog that it opens
    ("Look up ID…", "Ctrl+L", "Look up an animal"),
    ("Export…", "Ctrl+E", "Export"),
    ("Print…", "Ctrl+P", "Print"),
    ("Category names…", "", "Category names"),
    ("Save view as…", "", "Save view as"),
    ("Edit saved views…", "", "Saved views"),
    ("Labels…", "", "Labels"),
    ("Connection…", "Ctrl+,", "Connection"),
    ("Look up again", "Ctrl+Shift+L", "Look up an animal"),
    ("Keys", "F1", "Keys"),
    ("What the numbers mean", "", "What the numbers mean"),
    ("About Pet Store", "", "About Pet Store"),
]
WAYS = [
    Way("Add animal", "Ctrl+N", lambda _desk, _: focus() == "Name"),
    Way("Find in the list", "Ctrl+F", lambda _desk, _: focus() == "Find in the list"),
    Way("Undo", "Ctrl+Z", lambda desk, _: says(desk.window, "Nothing to undo.")),
    Way("Copy", "Ctrl+C", lambda _desk, _: clipboard() == ROW),
    Way("Copy ID", "Ctrl+Shift+C", lambda _desk, _: clipboard() == "3"),
    Way("Copy for a reply", "Ctrl+Shift+R", lambda _desk, _: clipboard().startswith("Rex, ID 3, ")),
    Way("Refresh", "F5", lambda _desk, store: len(store.requests) == 2),
    Way(QUIT, QUIT_KEY, lambda desk, _: not desk.window.isVisible()),
    Way("All animals", "Ctrl+1", lambda desk, store: len(store.requests) == 2 and down(desk) == ["All"]),
    Way("Available", "Ctrl+2", lambda desk, _: down(desk) == ["Available"] and desk.names() == ["Rex"]),
    Way("Pending", "Ctrl+3", lambda desk, _: down(desk) == ["Pending"] and desk.names() == ["Luna"]),
    Way("Sold", "Ctrl+4", lambda desk, _: down(desk) == ["Sold"] and desk.names() == ["Milo"]),
    Way("Overview", "Ctrl+B", lambda desk, _: shows_overview(desk)),
    Way("Category", "", lambda desk, _: hidden_columns(desk) == [2]),
    Way("Sort by name", "", lambda desk, _: desk.names() == ["Luna", "Milo", "Rex"]),
    Way(
        "Ask before adding to Production",
        "",
        lambda desk, _: action(desk, "Ask before adding to Production").isChecked(),
    ),
    Way(
        "Look up from links without asking",
        "",
        lambda desk, _: action(desk, "Look up from links without asking").isChecked(),
    ),
    Way("Add one like this", "Ctrl+Shift+N", lambda desk, _: focus() == "Name" and desk.line("Category").text() == "1"),
    Way("Only this category", "", lambda desk, _: desk.names() == ["Rex", "Milo"]),
    Way("Animal card", "", lambda desk, _: is_there(desk.window, "Close the card")),
    Way("Go to the next part", "F6", lambda _desk, _: focus() == "Name"),
    Way("Import…", "Ctrl+I", lambda desk, _: desk.window.findChildren(QFileDialog) != []),
    Way("Paste rows…", "Ctrl+V", lambda desk, _: says(desk.window, "There are no rows on the clipboard.")),
]
NOT_HERE = {  # proved where they belong
    *("Cancel", "Commands", "ID", "Name", "Status", "Move column towards the start", "Move column towards the end"),
    *("Widen column", "Narrow column", "Reset columns", "Sort by ID", "Sort by category", "Sort by status"),
    *("Default order", "Reverse the order", "System", "Light", "Dark"),
    *("English", "Deutsch", "Français", "Español", "日本語", "العربية"),
    *("Off", "Every 30 seconds", "Every minute", "Every 5 minutes", "Update view"),
    *("5 seconds", "10 seconds", "Comfortable", "Compact", "Added here today…"),
}


@pytest.fixture
def at(desk: Desk) -> Desk:
    """Return the window with the first animal selected and the focus in the table."""
    place = desk.table.visualRect(desk.table.model().index(0, 1)).center()
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    desk.table.setFocus()
    QApplication.clipboard().clear()
    return desk


def do(desk: Desk, text: str, key: str) -> None:
    """Press the key of an action or, if it has none, choose it in the palette."""
    assert action(desk, text).shortcut() == QKeySequence(key)
    if key:
        desk.press(key)
    else:
        choose(desk, "columns category" if text == "Category" else text)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.text)
def test_an_action_does_what_it_says(at: Desk, store: FakeStore, way: Way) -> None:
    assert way.text == "All animals" or not way.done(at, store)
    do(at, way.text, way.key)
    at.wait(lambda: way.done(at, store))


def test_an_action_opens_its_dialog(at: Desk) -> None:
    for text, key, title in DIALOGS:
        do(at, text, key)
        dialog = at.dialog(title)
        assert dialog_titles() == [title], text
        dialog.close()
        at.wait(lambda: dialog_titles() == [])


def test_all_that_the_menus_have_is_proved(desk: Desk) -> None:
    assert {each.text for each in menus(desk)} == {way.text for way in WAYS} | {text for text, *_ in DIALOGS} | NOT_HERE


@pytest.mark.parametrize("text", ["Refresh", "Undo", "Copy for a reply", "Export…"])
def test_a_key_that_is_held_down_acts_once(desk: Desk, text: str) -> None:
    assert not action(desk, text).autoRepeat()


def test_no_two_things_have_one_key(desk: Desk) -> None:
    for keys in ("Ctrl+F", "Ctrl+B", "Ctrl+B"):
        desk.press(keys)  # so that these are made
    press(desk.window, "Ctrl+L")
    used = [each.toString() for action in desk.window.findChildren(QAction) for each in action.shortcuts()]
    buttons = [each for each in desk.window.findChildren(QAbstractButton) if each.shortcut().toString()]
    used += [button.shortcut().toString() for button in buttons if button.window() is desk.window]
    assert [key for key, count in Counter(used).items() if key and count > 1] == []
    assert "Ctrl+4" in used
    copying = {each.text: each.keys[0] for each in menus(desk) if each.keys}
    in_lookup = [button for button in buttons if isinstance(button.window(), LookupDialog)]
    assert {button.text() for button in in_lookup} == {"Copy ID", "Copy for a reply"}
    for button in in_lookup:  # the keys of the window with the same words
        assert copying[button.text()] == button.shortcut().toString()


# -------------------------------------------------------------------------------------------------- when they can be


def test_without_a_service_only_what_needs_none_can_be_chosen(bare_desk: Desk, store: FakeStore) -> None:
    bare_desk.wait(lambda: menus(bare_desk) != ())
    possible = {each.text for each in menus(bare_desk) if each.enabled}
    settings = {"System", "Light", "Dark", "English", "Deutsch", "Français", "Español", "日本語", "العربية"}
    intervals = {"Off", "Every 30 seconds", "Every minute", "Every 5 minutes"}
    choices = {"5 seconds", "10 seconds", "Comfortable", "Compact"}
    dialogs = {"Connection…", "Keys", "What the numbers mean", "About Pet Store", "Commands"}
    switches = {"Ask before adding to Production", "Look up from links without asking"}
    assert possible - settings - intervals - choices == dialogs | switches | {QUIT}
    bare_desk.open(store)
    # Nothing is sorted, and no view was changed.
    assert {each.text for each in menus(bare_desk) if not each.enabled} == {"Reverse the order", "Update view"}
    bare_desk.session.disconnect_service()
    assert {each.text for each in menus(bare_desk) if each.enabled} == possible


def test_what_is_selected_below_the_overview_cannot_be_copied_from_it(at: Desk) -> None:
    at.press("Ctrl+B")
    for key in ("Ctrl+C", "Ctrl+Shift+C", "Ctrl+Shift+R"):
        at.press(key)
    assert clipboard() == ""
    at.press("Ctrl+B")
    at.press("Ctrl+C")
    assert clipboard() == ROW


@pytest.mark.parametrize("key", ["Ctrl+C", "Ctrl+Shift+C", "Ctrl+Shift+R", "Ctrl+Shift+L", "Ctrl+Shift+N", ""])
def test_without_a_selected_animal_its_commands_say_so(desk: Desk, key: str) -> None:
    desk.table.selectionModel().clear()
    if key:
        desk.press(key)
    else:
        action(desk, "Only this category").trigger()
    assert says(desk.window, "Select an animal first.")


# ------------------------------------------------------------------------------------------------------------ copying


def test_copied_ids_are_called_so(at: Desk) -> None:
    at.press("Ctrl+Shift+C")
    assert says(at.window, "ID copied")
    press(at.table, "Ctrl+A")
    at.press("Ctrl+Shift+C")
    assert says(at.window, "3 IDs copied")


def test_copying_in_a_line_copies_what_is_selected_there(at: Desk) -> None:
    at.write("Name", "Bella")
    at.line("Name").selectAll()
    at.line("Name").setFocus()
    press(at.line("Name"), "Ctrl+C")
    assert clipboard() == "Bella"
    at.table.setFocus()
    press(at.table, "Ctrl+C")
    assert clipboard() == ROW
    assert says(at.window, "1 animal copied")


# -------------------------------------------------------------------------------------------------- from the dialogs


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("Deutsch", "The language changes when the program is started again."),
        ("Added here", "Nothing was added on this computer today."),
    ],
)
def test_a_command_of_the_palette_is_answered_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, words: str, answer: str
) -> None:
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 10_000.0)  # the palette was just typed into
    choose(desk, words)
    assert says(desk.box(), answer)


def test_the_look_up_is_a_key_away_from_a_dialog_that_blocks_nothing(desk: Desk) -> None:
    desk.press("F1")
    dialog = desk.dialog("Keys")
    dialog.activateWindow()
    desk.wait(dialog.isActiveWindow)
    press(dialog, "Ctrl+L")
    lookup = desk.dialog("Look up an animal")
    desk.wait(lookup.isActiveWindow)
    assert find(lookup, QLineEdit, "Animal ID").hasFocus()


@pytest.fixture
def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "_ON_WINDOWS", True)


@pytest.mark.usefixtures("as_on_windows")
def test_on_windows_one_exits_with_the_keys_of_windows(desk: Desk) -> None:
    (exit_,) = [each for each in menus(desk) if each.text == "Exit"]
    assert exit_.keys == ("Alt+F4", "Ctrl+Q")
    assert "Quit" not in {each.text for each in menus(desk)}
    desk.press("Alt+F4")
    desk.wait(lambda: not desk.window.isVisible())


@pytest.mark.usefixtures("as_on_windows")
def test_on_windows_the_keys_that_close_a_dialog_do_not_end_the_program(desk: Desk) -> None:
    desk.press("Ctrl+L")
    dialog = desk.dialog("Look up an animal")
    dialog.activateWindow()
    desk.wait(dialog.isActiveWindow)
    press(dialog, "Alt+F4")  # which Windows takes, where the program does not
    assert desk.window.isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="there its keys close the dialog")
def test_the_program_can_be_quit_from_a_dialog_that_blocks_nothing(desk: Desk) -> None:
    desk.press("F1")
    dialog = desk.dialog("Keys")
    dialog.activateWindow()
    desk.wait(dialog.isActiveWindow)
    press(dialog, "Ctrl+Q")
    desk.wait(lambda: not desk.window.isVisible())


def test_the_palette_looks_up_an_id(desk: Desk) -> None:
    choose(desk, "#3")
    dialog = desk.dialog("Look up an animal")
    desk.wait(lambda: says(dialog, "Rex"))


# ------------------------------------------------------------------------------------------------------- what Esc ends


def test_esc_in_the_search_or_on_the_overview_leaves_the_list_that_is_read_alone(desk: Desk, store: FakeStore) -> None:
    slow = store.hold()
    desk.press("F5")
    desk.wait(slow.arrived.is_set)
    desk.press("Ctrl+F")
    press(desk.line("Find in the list"), "Esc")
    assert desk.table.hasFocus()
    desk.press("Ctrl+B")
    focused = QApplication.focusWidget()
    assert focused is not None
    press(focused, "Esc")
    assert not shows_overview(desk)
    store.pets.pop()
    slow.release()
    desk.wait_for_names("Rex", "Luna")


# ------------------------------------------------------------------------------------------------------ what is marked


def test_the_filter_and_the_page_that_are_shown_are_marked(desk: Desk) -> None:
    desk.click("Sold")
    assert action(desk, "Sold").isChecked()
    desk.press("Ctrl+1")
    assert action(desk, "All animals").isChecked()
    assert not action(desk, "Overview").isChecked()
    desk.press("Ctrl+B")
    assert action(desk, "Overview").isChecked()
    desk.press("Ctrl+4")
    assert not action(desk, "Overview").isChecked()
    assert action(desk, "Sold").isChecked()
    desk.wait_for_names("Milo")


def test_the_selection_is_the_tables_when_the_palette_has_closed(at: Desk) -> None:
    at.press("Ctrl+K")
    press(find(palettes()[0], QLineEdit, "Find a command"), "Esc")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert palettes() == []
    assert at.table.hasFocus()
    assert selected(at.table, 1) == ["Rex"]


def test_the_palette_takes_what_is_typed_at_once(desk: Desk) -> None:
    desk.press("Ctrl+K")
    (palette,) = palettes()
    assert find(palette, QLineEdit, "Find a command").hasFocus()
    assert palette.size() == desk.window.size()
    rows = palette.findChildren(CommandListView)[0]
    items = [rows.item_at(row) for row in range(rows.count())]
    found = commands(desk.window.menuBar())
    assert [item.command for item in items if not item.is_heading] == list(found)
    assert [item.text for item in items if item.is_heading] == list(dict.fromkeys(each.path[0] for each in found))
    press(find(palette, QLineEdit, "Find a command"), "Esc")
    desk.wait(lambda: palettes() == [])


def test_the_readme_lists_the_key_of_every_command(desk: Desk) -> None:
    keys = {each.action.shortcut().toString(QKeySequence.SequenceFormat.PortableText) for each in menus(desk)} - {""}
    keys = keys - {"Alt+F4"} | {"Ctrl+Q"}  # Windows' own keys stand before ours in its menu, not in the table
    rows = re.findall(r"^\| ([^|]*) \|", README.read_text("utf-8").partition("\n## Keys\n")[2], re.MULTILINE)
    listed = {row.partition(", in ")[0] for row in rows}
    numbers = {f"Ctrl+{number}" for number in range(1, 5)}
    assert numbers <= keys
    assert keys - numbers | {"Ctrl+1 … Ctrl+4"} <= listed
    assert {key for key in listed if re.fullmatch(r"((Ctrl|Shift)\+)+.|F\d+|Esc", key)} <= keys
