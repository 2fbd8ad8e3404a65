import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import theme
from petstore_gui.ui.widgets.layout import stack_if_too_wide


@pytest.mark.parametrize(("width", "is_stacked"), [(80, False), (100, True)])
def test_a_row_that_is_too_wide_for_the_smallest_window_stacks(qtbot: QtBot, width: int, *, is_stacked: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    buttons = QPushButton("One"), QPushButton("Two")
    for button in buttons:
        button.setMinimumWidth(width * theme.UNIT)
        row.addWidget(button)
    stack_if_too_wide(row)
    window.show()
    assert (buttons[0].y() < buttons[1].y()) == is_stacked
