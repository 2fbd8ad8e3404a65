"""A line is kept for what may come: nothing moves under the mouse when it does."""

from PySide6.QtWidgets import QAbstractButton, QLineEdit

from petstore_gui.ui.widgets.controls import ComboBox
from tests.support.windows import Desk, action, find, press, says


def test_an_error_in_the_form_moves_nothing(desk: Desk) -> None:
    form = desk.window.form
    desk.write("Category", "1")
    button = find(form, QAbstractButton, "Add animal")
    before = button.pos()
    press(desk.line("Name"), "Return")
    assert says(form, "Give the animal a name.")
    assert button.pos() == before


def test_an_error_in_the_connection_moves_nothing(desk: Desk) -> None:
    action(desk, "Connection…").trigger()
    dialog = desk.dialog("Connection")
    address = find(dialog, QLineEdit, "Service address")
    profiles = find(dialog, ComboBox, "Profile")
    desk.wait(lambda: profiles.count() > 0)
    profiles.setCurrentIndex(next(n for n in range(profiles.count()) if profiles.itemText(n) == "Staging"))
    assert address.isEnabled()
    size, before = dialog.size(), find(dialog, QAbstractButton, "Cancel").pos()
    address.setText("x")
    address.textEdited.emit("x")
    press(address, "Return")
    desk.wait(lambda: address.accessibleDescription() != "")
    assert (dialog.size(), find(dialog, QAbstractButton, "Cancel").pos()) == (size, before)
    dialog.reject()


def test_the_card_lies_right_below_the_form(desk: Desk) -> None:
    desk.window.resize(1900, 1000)
    form = desk.window.form
    high = form.height()
    desk.table.selectRow(0)
    action(desk, "Animal card").trigger()
    panel = desk.window._build_features()._animal.card._panel  # noqa: SLF001
    assert panel is not None
    desk.wait(lambda: panel.y() == form.geometry().bottom() + 1 + desk.window.page.side._layout.spacing())  # noqa: SLF001
    assert form.height() < high
    action(desk, "Animal card").trigger()
    desk.wait(lambda: form.height() == high)
