from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QListView, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from petstore_gui.ui.commands.palette import Shortcut, ShortcutsDialog
from petstore_gui.ui.commands.registry import commands
from tests.support.windows import click, find, press

MORE = (Shortcut("In the form", "Add the animal", ("Enter",)), Shortcut("Animals", "Copy", ("Ctrl+C", "Ctrl+Ins")))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    window = QMainWindow()
    animals, view = window.menuBar().addMenu("&Animals"), window.menuBar().addMenu("&View")
    for menu, text, keys in (
        (animals, "&Refresh", ["F5"]),
        (animals, "&No key", []),
        (view.addMenu("&Columns"), "&Name", ["Alt+N", "Alt+Shift+N"]),
        (view, "&Board", ["Ctrl+B"]),
    ):
        action = QAction(text, window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        menu.addAction(action)
    window.show()
    qtbot.waitExposed(window)
    yield window
    delete(window)


@pytest.fixture
def sheet(qtbot: QtBot, window: QMainWindow) -> ShortcutsDialog:
    sheet = ShortcutsDialog(window, MORE)
    sheet.open()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    return sheet


def the_list(sheet: ShortcutsDialog) -> QListView:
    return find(sheet, QListView, "Keys")


def column(sheet: ShortcutsDialog, role: Qt.ItemDataRole) -> list[str]:
    model = the_list(sheet).model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_all_keys_stand_under_the_titles_of_their_menus(sheet: ShortcutsDialog) -> None:
    assert column(sheet, Qt.ItemDataRole.DisplayRole) == [
        "Animals",
        "Refresh",
        "Copy",
        "View",
        "Name",
        "Board",
        "In the form",
        "Add the animal",
    ]


def test_a_screen_reader_says_what_the_eye_sees_at_once(sheet: ShortcutsDialog) -> None:
    assert column(sheet, Qt.ItemDataRole.AccessibleTextRole) == [
        "Animals",
        "Refresh, F5, Animals",
        "Copy, Ctrl+C, Ctrl+Ins, Animals",
        "View",
        "Name, Alt+N, Alt+Shift+N, View, Columns",
        "Board, Ctrl+B, View",
        "In the form",
        "Add the animal, Enter, In the form",
    ]


def test_what_has_a_key_in_the_menus_has_it_in_the_sheet(window: QMainWindow, sheet: ShortcutsDialog) -> None:
    said = column(sheet, Qt.ItemDataRole.AccessibleTextRole)
    for command in commands(window.menuBar()):
        assert any(sentence.startswith(f"{command.text}, ") for sentence in said) == bool(command.keys)


def test_it_is_read_from_row_to_row_by_keyboard(sheet: ShortcutsDialog) -> None:
    rows = the_list(sheet)
    assert rows.hasFocus()
    seen = [rows.currentIndex().data()]
    for _ in range(4):
        press(rows, "Down")
        seen.append(rows.currentIndex().data())
    assert seen == ["Refresh", "Copy", "Name", "Board", "Add the animal"]


@pytest.mark.parametrize("key", ["F1", "Esc"])
def test_the_key_that_opened_it_closes_it_and_esc_too(qtbot: QtBot, sheet: ShortcutsDialog, key: str) -> None:
    press(the_list(sheet), key)
    qtbot.waitUntil(lambda: not isValid(sheet))


def test_its_button_closes_it(qtbot: QtBot, sheet: ShortcutsDialog) -> None:
    click(sheet, "Close")
    qtbot.waitUntil(lambda: not isValid(sheet))


def test_an_action_that_is_not_available_now_has_its_key_all_the_same(
    window: QMainWindow, sheet: ShortcutsDialog
) -> None:
    for action in window.findChildren(QAction):
        action.setEnabled(False)
    assert "Refresh, F5, Animals" in column(sheet, Qt.ItemDataRole.AccessibleTextRole)


def test_all_of_it_can_be_reached_in_a_low_window(qtbot: QtBot, sheet: ShortcutsDialog) -> None:
    sheet.resize(400, 220)
    rows = the_list(sheet)
    qtbot.waitUntil(lambda: rows.verticalScrollBar().maximum() > 0)
    for _ in range(10):
        press(rows, "Down")
    place = rows.visualRect(rows.currentIndex())
    assert rows.currentIndex().data() == "Add the animal"
    assert rows.viewport().rect().contains(place)
    assert find(sheet, QAbstractButton, "Close").geometry().bottom() <= sheet.height()
    assert rows.horizontalScrollBar().maximum() == 0
