"""Of pages that are changed, the focus goes from one to the other, and nowhere between."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.pages import Pages
from tests.support.windows import show_active


class Window(QMainWindow):
    """Two pages, and another button beside them."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = Pages()
        self.lines = (QLineEdit(), QLineEdit())
        self.page = []
        for line in self.lines:
            page = QWidget()
            page.setLayout(column(QPushButton("Button"), line))
            self.pages.add(page)
            self.page.append(page)
        self.setCentralWidget(self.pages)
        self.statusBar().addWidget(QPushButton("Profile"))
        self.pages.setFocus()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    window = Window()
    show_active(qtbot, window)
    yield window
    delete(window)


@pytest.fixture
def trail(window: Window, qapp: QApplication) -> list[QWidget]:
    """Return where the focus goes from now on."""
    assert QApplication.focusWidget() is window.pages
    trail: list[QWidget] = []
    qapp.focusChanged.connect(lambda _old, now: trail.append(now))
    return trail


def test_the_focus_waits_until_a_page_takes_it(window: Window, trail: list[QWidget]) -> None:
    window.pages.show_page(window.page[1])
    assert trail == []
    assert window.pages.current is window.page[1]


def test_the_focus_comes_back_to_where_it_was_in_a_page(window: Window, trail: list[QWidget]) -> None:
    window.lines[0].setFocus()
    window.pages.show_page(window.page[1])
    assert trail == [window.lines[0], window.pages]
    window.lines[1].setFocus()
    window.pages.show_page(window.page[0])
    assert trail[2:] == [window.lines[1], window.pages, window.lines[0]]


def test_a_page_that_is_disabled_gives_the_focus_to_nobody_else(window: Window, trail: list[QWidget]) -> None:
    window.lines[0].setFocus()
    window.pages.set_enabled(window.page[0], enabled=False)
    assert trail == [window.lines[0], window.pages]
    assert not window.lines[0].isEnabled()


def test_a_page_that_is_disabled_behind_another_one_leaves_the_focus_there(
    window: Window, trail: list[QWidget]
) -> None:
    window.pages.show_page(window.page[1])
    window.lines[1].setFocus()
    window.pages.set_enabled(window.page[0], enabled=False)
    assert trail == [window.lines[1]]
    assert not window.lines[0].isEnabled()


def test_a_focus_outside_stays_there(window: Window, trail: list[QWidget]) -> None:
    (profile,) = window.statusBar().findChildren(QPushButton)
    profile.setFocus()
    window.pages.show_page(window.page[1])
    assert trail == [profile]
