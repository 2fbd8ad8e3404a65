from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QListView, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from petstore_gui.ui.commands import palette
from petstore_gui.ui.commands.palette import Shortcut, ShortcutsDialog
from petstore_gui.ui.commands.registry import commands
from tests.support.windows import click, find, press, show_active

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
    show_active(qtbot, sheet)
    return sheet


def lists(sheet: ShortcutsDialog) -> list[QListView]:
    """Return the columns from the leading one to the trailing one."""
    return sorted(sheet.findChildren(QListView), key=lambda each: each.x())


def column(sheet: ShortcutsDialog, role: Qt.ItemDataRole) -> list[str]:
    models = [each.model() for each in lists(sheet)]
    return [model.index(row, 0).data(role) for model in models for row in range(model.rowCount())]


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


def test_it_is_read_from_row_to_row_by_keyboard_and_no_row_looks_chosen_before(sheet: ShortcutsDialog) -> None:
    seen = []
    for count, rows in zip((2, 3), lists(sheet), strict=True):
        assert rows.hasFocus()
        assert not rows.currentIndex().isValid()
        for _ in range(count):
            press(rows, "Down")
            seen.append(rows.currentIndex().data())
        press(rows, "Tab")
    assert seen == ["Refresh", "Copy", "Name", "Board", "Add the animal"]
    assert find(sheet, QAbstractButton, "Close").hasFocus()


def test_the_columns_are_about_as_long_and_named_after_their_headings(sheet: ShortcutsDialog) -> None:
    assert [(each.accessibleName(), each.model().rowCount()) for each in lists(sheet)] == [
        ("Animals", 3),
        ("View, In the form", 5),
    ]
    assert all(each.verticalScrollBar().maximum() == 0 for each in lists(sheet))


def test_on_a_narrow_screen_there_is_one_column(
    qtbot: QtBot, window: QMainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(palette, "_WIDTH", window.screen().availableSize().width() // 2 + 1)
    sheet = ShortcutsDialog(window, MORE)
    qtbot.addWidget(sheet)
    assert [each.accessibleName() for each in lists(sheet)] == ["Animals, View, In the form"]


@pytest.mark.parametrize("key", ["F1", "Esc"])
def test_the_key_that_opened_it_closes_it_and_esc_too(qtbot: QtBot, sheet: ShortcutsDialog, key: str) -> None:
    press(lists(sheet)[0], key)
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
    rows = lists(sheet)[-1]
    rows.setFocus()
    qtbot.waitUntil(lambda: rows.verticalScrollBar().maximum() > 0)
    for _ in range(10):
        press(rows, "Down")
    place = rows.visualRect(rows.currentIndex())
    assert rows.currentIndex().data() == "Add the animal"
    assert rows.viewport().rect().contains(place)
    assert find(sheet, QAbstractButton, "Close").geometry().bottom() <= sheet.height()
    assert rows.horizontalScrollBar().maximum() == 0
