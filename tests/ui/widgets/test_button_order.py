"""The buttons of a dialog are in the order of the desktop."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.inventory.saved_views import ViewSettings
from petstore_gui.ui.named.saved_views import ViewNameDialog
from petstore_gui.ui.widgets.message import Action, Message
from petstore_gui.ui.widgets.message_dialog import MessageDialog, question_box

WINDOWS, MAC, GNOME = 0, 1, 3  # as QDialogButtonBox.ButtonLayout counts them


def names(dialog: QDialog) -> list[str]:
    """Return the words of the buttons, from the left."""
    (box,) = dialog.findChildren(QDialogButtonBox)
    return [each.text() for each in sorted(box.findChildren(QPushButton), key=lambda each: each.x())]


def message(parent: QWidget) -> QDialog:
    return MessageDialog(parent, Message("Title", "Text", Action.RETRY))


def question(parent: QWidget) -> QDialog:
    return question_box(parent, "Title", "Text", {"Cancel": 0, "Add": 1})


def view_name(parent: QWidget) -> QDialog:
    return ViewNameDialog(parent, ViewSettings(), "All", (), print)


@pytest.mark.parametrize(
    ("make", "refuses", "acts"),
    [(message, "Close", "Try again"), (question, "Cancel", "Add"), (view_name, "Cancel", "Save")],
)
def test_what_refuses_stands_where_the_desktop_has_it(
    qtbot: QtBot, make: Callable[[QWidget], QDialog], refuses: str, acts: str
) -> None:
    for layout, expected in ((WINDOWS, [acts, refuses]), (MAC, [refuses, acts]), (GNOME, [refuses, acts])):
        window = QWidget()
        qtbot.addWidget(window)
        dialog = make(window)
        dialog.show()
        (box,) = dialog.findChildren(QDialogButtonBox)
        box.setStyleSheet(f"QDialogButtonBox {{ button-layout: {layout} }}")
        QApplication.processEvents()
        assert names(dialog) == expected
        dialog.close()


def test_another_way_on_stands_between_the_default_one_and_what_refuses(qtbot: QtBot) -> None:
    for layout, expected in ((WINDOWS, ["Yes", "Again", "Later"]), (GNOME, ["Again", "Later", "Yes"])):
        window = QWidget()
        qtbot.addWidget(window)
        dialog = MessageDialog(window, Message("Title", "Text", Action.NONE))
        dialog.add_button("Again", dialog.reject, other=True)
        dialog.add_button("Later", dialog.reject, refuses=True)
        dialog.add_button("Yes", dialog.accept, default=True)
        dialog.show()
        (box,) = dialog.findChildren(QDialogButtonBox)
        box.setStyleSheet(f"QDialogButtonBox {{ button-layout: {layout} }}")
        QApplication.processEvents()
        assert [name for name in names(dialog) if name in expected] == expected
        dialog.close()
