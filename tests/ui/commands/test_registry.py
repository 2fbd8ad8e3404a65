import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from petstore_gui.ui.commands.registry import Command, commands, plain_text, search
from tests.support.windows import Desk


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def texts(found: "list[Command] | tuple[Command, ...]") -> list[str]:
    return [each.text for each in found]


def add(menu: QMenu, text: str, *keys: str) -> QAction:
    action = menu.addAction(text)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("&Add animal", "Add animal"),
        ("Cate&gory names…", "Category names…"),
        ("Salt && pepper", "Salt & pepper"),
        ("&&&Both", "&Both"),
        ("追加(&A)", "追加"),
        ("調べる (&L)…", "調べる…"),
        ("Refresh\tF5", "Refresh"),
        ("At the end&", "At the end"),
        ("Plain", "Plain"),
    ],
)
def test_a_text_is_read_without_the_mark_of_its_mnemonic(written: str, read: str) -> None:
    assert plain_text(written) == read


def test_every_action_of_every_menu_is_found_once_in_its_order(window: QMainWindow) -> None:
    animals, view = window.menuBar().addMenu("&Animals"), window.menuBar().addMenu("&View")
    refresh = add(animals, "&Refresh", "F5")
    animals.addSeparator()
    add(view.addMenu("Co&lours"), "&Dark")
    add(view, "Hidden").setVisible(False)
    view.addAction(refresh)
    add(view, "&Board", "Ctrl+B", "Ctrl+Shift+B")
    found = commands(window.menuBar())
    assert [(each.path, each.text, each.keys) for each in found] == [
        (("Animals",), "Refresh", ("F5",)),
        (("View", "Colours"), "Dark", ()),
        (("View",), "Board", ("Ctrl+B", "Ctrl+Shift+B")),
    ]


def test_in_a_menu_that_cannot_be_opened_nothing_can_be_chosen(window: QMainWindow) -> None:
    menu = window.menuBar().addMenu("View").addMenu("Sort")
    add(menu, "By name")
    (command,) = commands(window.menuBar())
    for switch in (menu.menuAction(), command.action):
        seen = []
        for on in (True, False, True):
            switch.setEnabled(on)
            seen.append(command.enabled)
        assert seen == [True, False, True]


def test_the_programs_own_menus_are_found(bare_desk: Desk) -> None:
    bar = bare_desk.window.menuBar()
    bare_desk.wait(lambda: commands(bar) != ())
    found = {each.text: each for each in commands(bar)}
    assert found["Refresh"].keys == ("F5",)
    assert found["Refresh"].path == ("Animals",)
    assert not found["Refresh"].enabled
    assert found["Connection…"].enabled
    assert not any("&" in text for text in found)


# ----------------------------------------------------------------------------------------------------------- searching


@pytest.fixture
def found(window: QMainWindow) -> tuple[Command, ...]:
    animals, view = window.menuBar().addMenu("&Animals"), window.menuBar().addMenu("&View")
    add(animals, "&Refresh", "F5")
    add(animals, "&Add animal", "Ctrl+N")
    add(animals, "Copy for a reply")
    add(view, "&Board")
    add(view.addMenu("Réglages"), "Straße")
    return commands(window.menuBar())


@pytest.mark.parametrize(
    ("typed", "titles"),
    [
        ("", ["Refresh", "Add animal", "Copy for a reply", "Board", "Straße"]),
        ("  ", ["Refresh", "Add animal", "Copy for a reply", "Board", "Straße"]),
        ("re", ["Refresh", "Copy for a reply", "Straße"]),  # begins, begins a word, begins a word of the path
        ("ADD", ["Add animal"]),
        ("animal add", ["Add animal"]),
        ("ani add", ["Add animal"]),
        ("oar", ["Board"]),
        ("view", ["Board", "Straße"]),
        ("f5", ["Refresh"]),
        ("ctrl+n", ["Add animal"]),
        ("reglages", ["Straße"]),
        ("STRASSE", ["Straße"]),
        ("refresh board", []),
        ("(", []),
        ("ani", ["Add animal", "Refresh", "Copy for a reply"]),
    ],
)
def test_words_find_in_any_order_and_the_beginning_of_a_word_before_its_middle(
    found: tuple[Command, ...], typed: str, titles: list[str]
) -> None:
    assert texts(search(found, typed)) == titles


def test_the_beginning_of_the_text_goes_before_that_of_another_word_and_that_before_a_middle(
    window: QMainWindow,
) -> None:
    menu = window.menuBar().addMenu("Menu")
    for text in ("Preload", "Bulk load", "Load"):
        add(menu, text)
    assert texts(search(commands(window.menuBar()), "load")) == ["Load", "Bulk load", "Preload"]


@pytest.mark.parametrize("typed", ["look up", "LOOK  UP"])
def test_what_is_called_as_was_typed_goes_first_and_then_what_begins_so(window: QMainWindow, typed: str) -> None:
    menu = window.menuBar().addMenu("Menu")
    for text in ("Up: look again…", "Look up and copy…", "Look &up…"):
        add(menu, text)
    found = texts(search(commands(window.menuBar()), typed))
    assert found == ["Look up…", "Look up and copy…", "Up: look again…"]
