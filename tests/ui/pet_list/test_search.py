from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list import active_filters
from petstore_gui.ui.pet_list.active_filters import ActiveFilters
from tests.support.windows import click, find, is_there, press, says, write

NAME = "Find in the list"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(ActiveFilters())
    column.addWidget(QPushButton("Elsewhere"))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def bar(window: QWidget) -> ActiveFilters:
    (bar,) = window.findChildren(ActiveFilters)
    bar.start()
    return bar


def told(signal: object) -> list[object]:
    """Return a list that grows with what the signal carries."""
    heard: list[object] = []
    signal.connect(lambda *what: heard.append(what[0] if what else None))  # type: ignore[attr-defined]
    return heard


def test_it_takes_the_keys_and_tells_each_letter(bar: ActiveFilters, window: QWidget) -> None:
    wanted = told(bar.search_edited)
    assert window.focusWidget() is find(bar, QLineEdit, NAME)
    write(bar, NAME, "rex")
    assert wanted == ["r", "re", "rex"]


def test_it_says_how_many_of_those_that_are_loaded_were_found(bar: ActiveFilters) -> None:
    bar.show_counts(3, 240)
    assert says(bar, "3 of 240 loaded")
    bar.show_counts(0, 240)
    assert says(bar, "0 of 240 loaded")


def test_it_says_that_only_what_is_loaded_is_searched(bar: ActiveFilters) -> None:
    assert "only the animals that are loaded" in find(bar, QLineEdit, NAME).accessibleDescription()


@pytest.mark.parametrize(
    "how", [lambda bar: press(find(bar, QLineEdit, NAME), "Esc"), lambda bar: click(bar, "Close the search")]
)
def test_closing_it_searches_for_nothing_more(bar: ActiveFilters, how: Callable[[ActiveFilters], None]) -> None:
    write(bar, NAME, "rex")
    wanted, closed = told(bar.search_edited), told(bar.search_closed)
    how(bar)
    assert (wanted, len(closed)) == ([""], 1)
    assert not bar.isVisible()


def test_escape_means_the_bar_and_not_the_menu_while_it_has_the_keys(
    bar: ActiveFilters, window: QWidget, qtbot: QtBot
) -> None:
    action = QAction(window)
    action.setShortcut("Esc")
    window.addAction(action)
    cancelled = told(action.triggered)
    closed = told(bar.search_closed)
    press(find(bar, QLineEdit, NAME), "Esc")
    assert (len(closed), cancelled) == (1, [])
    find(window, QAbstractButton, "Elsewhere").setFocus()
    press(find(window, QAbstractButton, "Elsewhere"), "Esc")
    qtbot.waitUntil(lambda: len(cancelled) == 1)
    assert len(closed) == 1


@pytest.mark.parametrize("key", ["Return", "Enter", "Down"])
def test_enter_and_down_go_on_to_what_was_found(bar: ActiveFilters, key: str) -> None:
    rows_wanted = told(bar.rows_requested)
    press(find(bar, QLineEdit, NAME), key)
    assert len(rows_wanted) == 1


def test_what_was_searched_for_last_can_be_typed_over(bar: ActiveFilters, window: QWidget) -> None:
    write(bar, NAME, "rex")
    find(window, QAbstractButton, "Elsewhere").setFocus()
    bar.start()
    assert find(bar, QLineEdit, NAME).selectedText() == "rex"
    press(find(bar, QLineEdit, NAME), "End")
    bar.start()  # asked for again from within
    assert find(bar, QLineEdit, NAME).selectedText() == "rex"


def test_all_of_it_is_reached_by_tab_and_large_enough(bar: ActiveFilters, window: QWidget) -> None:
    press(find(bar, QLineEdit, NAME), "Tab")
    button = find(bar, QAbstractButton, "Close the search")
    assert window.focusWidget() is button
    assert min(button.width(), button.height()) >= 24


def test_the_count_is_spoken_once_somebody_stops_typing(bar: ActiveFilters, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(active_filters, "announce", lambda _widget, sentence: spoken.append(sentence))
    write(bar, NAME, "rex")
    bar.show_counts(3, 240)
    assert spoken == []
    (timer,) = bar.findChildren(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert spoken == ["3 of 240 loaded"]
    press(find(bar, QLineEdit, NAME), "Esc")
    assert not timer.isActive()


def test_it_is_not_in_sight_after_escape_until_it_is_started_again(bar: ActiveFilters, window: QWidget) -> None:
    press(find(bar, QLineEdit, NAME), "Esc")
    assert not is_there(window, "Close the search")
    bar.start()
    assert is_there(window, "Close the search")
