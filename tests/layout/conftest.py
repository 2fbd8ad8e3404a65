"""Windows made for one rule: shown as the program would show them, and gone with the test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import appearance
from tests.support.windows import show_active

Show = Callable[[QWidget], QWidget]


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication) -> Iterator[Show]:
    """Return what shows a window, makes it the active one, and puts it away after the test."""
    appearance.apply(qapp)
    shown = []

    def show(window: QWidget) -> QWidget:
        shown.append(window)
        window.setWindowTitle(window.windowTitle() or "A window")
        show_active(qtbot, window)
        return window

    yield show
    for window in shown:
        window.close()
        window.deleteLater()
