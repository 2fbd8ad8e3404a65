"""What is made late has the place in the tab order that it has on the screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.pet_list.active_filters import ActiveFilters
from petstore_gui.ui.widgets.warning_banner import WarningBanner

WHY = "Why may there be more?"
ONLY = "Only category 3"
FIND = "Find in the list"
CLOSE = "Close the search"


def between_buttons(qtbot: QtBot, part: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for each in (QPushButton("Above"), part, QPushButton("Below")):
        each.setAccessibleName(each.text() if isinstance(each, QPushButton) else "")
        column.addWidget(each)
    return window


def tab_order(window: QWidget) -> list[str]:
    found, each = [], window.nextInFocusChain()
    while each is not None and each is not window:
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(each.accessibleName())
        each = each.nextInFocusChain()
    return found


def test_the_button_of_the_banner(qtbot: QtBot) -> None:
    banner = WarningBanner()
    window = between_buttons(qtbot, banner)
    banner.show_sentence("There may be more.")
    assert tab_order(window) == ["Above", WHY, "Below"]


@pytest.mark.parametrize(
    "steps",
    [
        (ActiveFilters.start, lambda narrowing: narrowing.choose(3)),
        (lambda narrowing: narrowing.choose(3), ActiveFilters.start),
    ],
)
def test_what_keeps_rows_out_whichever_came_first(
    qtbot: QtBot, steps: tuple[Callable[[ActiveFilters], None], ...]
) -> None:
    narrowing = ActiveFilters()
    window = between_buttons(qtbot, narrowing)
    for step in steps:
        step(narrowing)
    assert tab_order(window) == ["Above", ONLY, FIND, CLOSE, "Below"]


def test_what_was_made_later_comes_first_where_it_stands_first(qtbot: QtBot) -> None:
    banner, narrowing = WarningBanner(), ActiveFilters()
    window = between_buttons(qtbot, banner)
    column = window.layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(1, narrowing)
    banner.show_sentence("There may be more.")
    narrowing.start()
    assert tab_order(window) == ["Above", FIND, CLOSE, WHY, "Below"]
