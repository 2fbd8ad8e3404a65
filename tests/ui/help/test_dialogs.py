"""What helps with the program opens once, blocks nothing, and is a key away."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListView, QTableView

from tests.support.fake_store import FakeStore, many
from tests.support.windows import Desk, action, column, dialogs, find, press

LIMITS = "What the numbers mean"


def is_in_table(dialog: QDialog, text: str) -> bool:
    return text in column(find(dialog, QTableView, LIMITS), 0)


def test_each_page_opens_once_is_raised_after_that_and_opens_again_when_it_was_closed(desk: Desk) -> None:
    for text in ("Keys", LIMITS, "About Pet Store") * 2:
        action(desk, text).trigger()
        (dialog,) = dialogs()
        desk.window.activateWindow()
        desk.wait(desk.window.isActiveWindow)
        action(desk, text).trigger()
        assert dialogs() == [dialog]
        desk.wait(dialog.isActiveWindow)
        press(dialog, "Esc")
        assert dialogs() == []


def test_one_goes_on_working_beside_the_pages(desk: Desk, store: FakeStore) -> None:
    for text in ("Keys", LIMITS, "About Pet Store"):
        action(desk, text).trigger()
    desk.write("Name", "Bella")
    assert desk.line("Name").text() == "Bella"
    desk.press("F5")
    desk.wait(lambda: len(store.requests) == 2)
    assert len(dialogs()) == 3


def test_why_there_may_be_more_is_answered(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore(many(100)))
    bare_desk.click("Learn more")
    assert is_in_table(bare_desk.dialog(LIMITS), "100+")
    bare_desk.click("Learn more")
    assert len(dialogs()) == 1


def test_f1_opens_the_keys_and_closes_them(desk: Desk) -> None:
    desk.press("F1")
    sheet = desk.dialog("Keys")
    desk.wait(sheet.isActiveWindow)
    press(sheet, "F1")
    assert dialogs() == []


def test_keys_that_no_menu_has_stand_in_the_sheet_too(desk: Desk) -> None:
    desk.press("F1")
    model = desk.dialog("Keys").findChildren(QListView)[-1].model()
    rows = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert rows[-11:] == [
        "In the list",
        "Select several animals, Shift+Up, Shift+Down, In the list",
        "Show the animal card, Enter, In the list",
        "Edit one that isn't added yet, Enter, In the list",
        "Remove one that isn't added yet, Del, In the list",
        "In the form",
        "Add the animal, Enter, In the form",
        "In the look-up",
        "Bring back earlier IDs, Up, Down, In the look-up",
        "In the window",
        "Go to the previous part, Shift+F6, In the window",
    ]
