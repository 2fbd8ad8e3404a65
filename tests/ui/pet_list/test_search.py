"""The search field by itself; what it finds in the window is in the tests of the active filters."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list import filters
from petstore_gui.ui.pet_list.filters import SearchField
from tests.support.windows import click, find, is_there, press, show_active, write

NAME = "Find in the list"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(SearchField())
    column.addWidget(QPushButton("Elsewhere"))
    qtbot.addWidget(window)
    show_active(qtbot, window)
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


def test_its_cross_leads_back_into_it_also_where_a_screen_reader_presses_it(
    field: SearchField, window: QWidget
) -> None:
    write(window, NAME, "rex")
    find(window, QAbstractButton, "Elsewhere").setFocus()
    find(window, QAbstractButton, "Clear the search").click()  # without a mouse, whose press gives the field the focus
    assert (field.text(), window.focusWidget()) == ("", field)


def test_tab_goes_past_its_cross_as_escape_does_the_same(field: SearchField, window: QWidget) -> None:
    write(window, NAME, "rex")
    press(field, "Tab")
    assert window.focusWidget() is find(window, QAbstractButton, "Elsewhere")


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
    rows_wanted = told(field.rows_requested if key == "Down" else field.entered)
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
