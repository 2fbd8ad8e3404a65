"""Enter presses the button that has the focus, in the main window and in every dialog."""

from functools import partial
from importlib import import_module

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.commands.palette import CommandPalette
from petstore_gui.ui.widgets.dialog import Dialog
from petstore_gui.ui.widgets.layout import column
from petstore_gui.ui.widgets.segments import Segments
from petstore_gui.ui.window import main_window
from tests.support.fake_store import FakeStore, refusing
from tests.support.windows import Desk, find, is_there, press, show_active


class Asking(Dialog):
    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.tool = QToolButton()
        self.tool.setText("Tool")
        self.other = QPushButton("Other", autoDefault=False)
        self.main = QPushButton("Main", default=True)
        self.pressed: list[str] = []
        for button in (self.tool, self.other, self.main):
            button.clicked.connect(partial(self._on_clicked, button))
        self.setLayout(column(self.line, self.tool, self.other, self.main))

    def _on_clicked(self, button: QAbstractButton) -> None:
        self.pressed.append(button.text())


@pytest.fixture
def dialog(qtbot: QtBot) -> Asking:
    dialog = Asking()
    qtbot.addWidget(dialog)
    show_active(qtbot, dialog)
    return dialog


@pytest.mark.parametrize("key", ["Return", "Enter"])
def test_enter_presses_the_button_with_the_focus_and_else_the_default_one(dialog: Asking, key: str) -> None:
    for widget in (dialog.tool, dialog.other, dialog.main, dialog.line):
        widget.setFocus()
        press(widget, key)
        assert dialog.main.isDefault()  # it stays the green one
    assert dialog.pressed == ["Tool", "Other", "Main", "Main"]


def test_enter_that_is_held_down_presses_once(dialog: Asking) -> None:
    dialog.tool.setFocus()
    for repeats in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeats)
        QApplication.sendEvent(dialog.tool, event)
    assert dialog.pressed == ["Tool"]


def test_enter_on_a_choice_that_is_made_already_presses_the_default_button(qtbot: QtBot) -> None:
    dialog, segments = Dialog(), Segments(["One", "Two"])
    qtbot.addWidget(dialog)
    default = QPushButton("Save", default=True)
    dialog.setLayout(column(segments, default))
    pressed: list[str] = []
    default.clicked.connect(lambda: pressed.append("Save"))
    segments.buttons[0].setChecked(True)
    dialog.open()
    show_active(qtbot, dialog)
    segments.buttons[0].setFocus()
    press(segments.buttons[0], "Return")
    assert pressed == ["Save"]
    segments.buttons[1].setFocus()
    press(segments.buttons[1], "Return")
    assert pressed == ["Save"]
    assert segments.buttons[1].isChecked()


def buttons(window: QWidget) -> list[QAbstractButton]:
    """Return the buttons of ``window`` that Tab or the arrow keys come to."""
    found = [each for each in window.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    return [each for each in found if each.window() is window and each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_nothing_between_a_button_of_the_main_window_and_the_window_takes_its_enter(
    desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.next(refusing(503, "Busy.", Retry_After="60"))
    desk.press("F5")
    desk.wait(lambda: is_there(desk.window, "Try now"))
    found = buttons(desk.window)
    assert len(found) >= 8
    pressed: list[QWidget | None] = []

    def press_focused_button(window: QWidget, _event: QKeyEvent) -> bool:
        pressed.append(window.focusWidget())
        return True

    monkeypatch.setattr(main_window, "press_focused_button", press_focused_button)
    for button in found:
        button.setFocus()
        press(button, "Return")
    assert pressed == found


def test_enter_presses_a_button_of_the_main_window(desk: Desk) -> None:
    find(desk.window, QAbstractButton, "Sold").setFocus()
    press(find(desk.window, QAbstractButton, "Sold"), "Return")
    desk.wait_for_names("Milo")


def test_every_dialog_of_the_program_is_one_of_these() -> None:
    modules = (
        "add_pet.resolve_dialog",
        "named.dialog",
        "commands.palette",
        "connect.dialog",
        "exporting.controller",
        "help.dialogs",
        "lookup.dialog",
    )
    for module in modules:
        import_module(f"petstore_gui.ui.{module}")
    own = {each for each in QDialog.__subclasses__() if each.__module__.startswith("petstore_gui.")}
    assert own - {CommandPalette} == {Dialog}  # the palette has no buttons, and an Enter of its own
