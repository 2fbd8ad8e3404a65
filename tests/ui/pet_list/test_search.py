"""The search field by itself; what it finds in the window is in the tests of the active filters."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list import filters
from petstore_gui.ui.pet_list.filters import SearchField
from petstore_gui.ui.theme.icons import Picture
from tests.support.windows import click, find, is_there, press, write

NAME = "Find in the list"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(SearchField())
    column.addWidget(QPushButton("Elsewhere"))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def field(window: QWidget) -> SearchField:
    (field,) = window.findChildren(SearchField)
    field.start()
    return field


def told(signal: object) -> list[object]:
    """Return a list that grows with what the signal carries."""
    heard: list[object] = []
    signal.connect(lambda *what: heard.append(what[0] if what else None))  # type: ignore[attr-defined]
    return heard


def test_it_takes_the_keys_and_tells_each_letter(field: SearchField, window: QWidget) -> None:
    edited = told(field.textChanged)
    assert window.focusWidget() is field
    write(field.window(), NAME, "rex")
    assert edited == ["r", "re", "rex"]


def test_it_says_that_only_what_is_loaded_is_searched(field: SearchField) -> None:
    assert "only the animals that are loaded" in field.accessibleDescription()
    assert "only the animals that are loaded" in field.toolTip()


def test_escape_empties_it_and_leaves(field: SearchField) -> None:
    write(field.window(), NAME, "rex")
    edited, closed = told(field.textChanged), told(field.closed)
    press(field, "Esc")
    assert (edited, len(closed)) == ([""], 1)
    press(field, "Esc")  # with nothing in it, too
    assert len(closed) == 2


def test_its_cross_empties_it_and_stays_and_is_there_only_while_there_is_something(
    field: SearchField, window: QWidget
) -> None:
    assert not is_there(window, "Clear the search")
    write(field.window(), NAME, "rex")
    closed = told(field.closed)
    find(window, QAbstractButton, "Elsewhere").setFocus()
    click(window, "Clear the search")
    assert (field.text(), closed, window.focusWidget()) == ("", [], field)
    assert not is_there(window, "Clear the search")


def test_its_cross_is_large_enough_and_no_letter_lies_below_it_or_below_the_magnifier(field: SearchField) -> None:
    field.show_icons()
    write(field.window(), NAME, "rex")
    cross, (magnifier,) = find(field, QAbstractButton, "Clear the search"), field.findChildren(Picture)
    assert min(cross.width(), cross.height()) >= 24
    assert magnifier.isVisible()
    press(field, "Home")
    first = field.cursorRect()
    assert magnifier.geometry().right() < first.center().x()
    field.setText("W" * 100)
    press(field, "End")
    field.grab()  # Qt scrolls when it paints
    assert field.cursorRect().center().x() <= cross.x()


@pytest.mark.usefixtures("from_the_right")
def test_from_right_to_left_the_magnifier_is_at_the_right(qtbot: QtBot) -> None:
    field = SearchField()
    qtbot.addWidget(field)
    field.resize(200, 32)
    field.show()
    field.show_icons()
    field.setText("قط")
    cross, (magnifier,) = find(field, QAbstractButton, "Clear the search"), field.findChildren(Picture)
    assert magnifier.x() > 150
    assert cross.geometry().right() < 50
    press(field, "Home")
    field.grab()  # Qt scrolls when it paints
    assert 150 < field.cursorRect().center().x() < magnifier.x()


def test_escape_means_the_search_and_not_the_menu_while_it_has_the_keys(
    field: SearchField, window: QWidget, qtbot: QtBot
) -> None:
    action = QAction(window)
    action.setShortcut("Esc")
    window.addAction(action)
    cancelled = told(action.triggered)
    closed = told(field.closed)
    press(field, "Esc")
    assert (len(closed), cancelled) == (1, [])
    find(window, QAbstractButton, "Elsewhere").setFocus()
    press(find(window, QAbstractButton, "Elsewhere"), "Esc")
    qtbot.waitUntil(lambda: len(cancelled) == 1)
    assert len(closed) == 1


@pytest.mark.parametrize("key", ["Return", "Enter", "Down"])
def test_enter_and_down_go_on_to_what_was_found(field: SearchField, key: str) -> None:
    rows_wanted = told(field.rows_requested)
    press(field, key)
    assert len(rows_wanted) == 1


def test_what_was_searched_for_last_can_be_typed_over(field: SearchField, window: QWidget) -> None:
    write(field.window(), NAME, "rex")
    find(window, QAbstractButton, "Elsewhere").setFocus()
    field.start()
    assert field.selectedText() == "rex"
    press(field, "End")
    field.start()  # asked for again from within
    assert field.selectedText() == "rex"


@pytest.mark.parametrize("end", [lambda field: press(field, "Esc"), lambda field: field.clear()])
def test_the_count_is_spoken_once_somebody_stops_typing(
    field: SearchField, monkeypatch: pytest.MonkeyPatch, end: Callable[[SearchField], None]
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(filters, "announce", lambda _widget, sentence: spoken.append(sentence))
    write(field.window(), NAME, "rex")
    field.show_found("3 of 240")
    assert spoken == []
    (timer,) = field.findChildren(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert spoken == ["3 of 240"]
    end(field)
    assert not timer.isActive()
