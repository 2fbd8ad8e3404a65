"""Giving names to categories: by keyboard, with nothing lost by accident, and shared as a file."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QStyledItemDelegate,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.named import dialog as named_dialog
from petstore_gui.ui.named.category_names import CategoryNamesDialog, CategoryTable
from petstore_gui.ui.session.session import Session
from petstore_gui.ui.widgets.message_dialog import PlainMessageBox
from tests.support.windows import cell_editor, click, column, dialogs, find, press, says, selected, show_active, windows

NAMES = {3: "Dogs", 30: "Birds", -4: "Fish"}

Make = Callable[..., CategoryNamesDialog]
Kept = list[Mapping[int, str]]


@pytest.fixture
def kept() -> Kept:
    """Return what the dialog gives to be kept."""
    return []


@pytest.fixture
def make(qtbot: QtBot, kept: Kept) -> Iterator[Make]:
    """Return what makes the dialog over some names."""
    parent, tasks = QWidget(), Tasks()
    session = Session(tasks, lambda: pytest.fail("nothing here needs a profile"))

    def made(names: dict[int, str] | None = None, used: Collection[int] = ()) -> CategoryNamesDialog:
        dialog = CategoryNamesDialog(parent, session, NAMES if names is None else names, used, kept.append)
        dialog.open()
        show_active(qtbot, dialog)
        return dialog

    yield made
    session.close()
    tasks.close()
    delete(parent)


@pytest.fixture
def dialog(make: Make) -> CategoryNamesDialog:
    return make()


def table(dialog: CategoryNamesDialog) -> CategoryTable:
    return find(dialog, CategoryTable, "Category names")


def all_rows(dialog: CategoryNamesDialog) -> list[tuple[str, str]]:
    numbers = [each.strip("\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}") for each in column(table(dialog), 0)]
    return list(zip(numbers, column(table(dialog), 1), strict=True))


def rows(dialog: CategoryNamesDialog) -> list[tuple[str, str]]:
    """Return ID and name of each category; below them there is a row for another one."""
    *rows, new = all_rows(dialog)
    assert new[1] == ""
    return rows


def editor(dialog: CategoryNamesDialog) -> QLineEdit | None:
    """Return the line in which a cell is edited."""
    return cell_editor(table(dialog))


def is_in_new_row(dialog: CategoryNamesDialog) -> bool:
    index = table(dialog).currentIndex()
    return (index.row(), index.column()) == (len(all_rows(dialog)) - 1, 0)


def go_to(dialog: CategoryNamesDialog, row: int) -> None:
    table(dialog).select_row(row)
    table(dialog).setFocus()


def keys(dialog: CategoryNamesDialog, *pressed: str) -> None:
    """Press keys where the focus is, or type a text."""
    for each in pressed:
        if each in {"Tab", "Return", "Delete", "Down", "F2", "Esc", "Space"}:
            press(editor(dialog) or dialog.focusWidget(), each)
        else:
            for sign in each:  # the first one may open the line of a cell
                QTest.keyClicks(editor(dialog) or dialog.focusWidget(), sign)
        if each == "Return":
            QApplication.processEvents()  # Qt takes the text out of the line of a cell a moment later


def leave(dialog: CategoryNamesDialog, way: str) -> None:
    if way == "Esc":
        press(dialog, "Esc")
    elif way == "Cancel":
        find(dialog, QAbstractButton, "Cancel").click()
    else:
        dialog.close()


def box() -> PlainMessageBox:
    (found,) = [each for each in windows() if isinstance(each, PlainMessageBox)]
    return found


def file_action(dialog: CategoryNamesDialog, text: str) -> QAction:
    menu = find(dialog, QPushButton, "File").menu()
    (one,) = [each for each in menu.actions() if each.text().replace("&", "") == text]
    return one


def choose(dialog: CategoryNamesDialog, text: str) -> None:
    """Press the button with this text, or choose it in the menu of files."""
    if text.endswith("…"):
        file_action(dialog, text).trigger()
    else:
        click(dialog, text)


def choose_file(dialog: CategoryNamesDialog, button: str, path: Path) -> None:
    choose(dialog, button)
    (chooser,) = [each for each in windows() if isinstance(each, QFileDialog)]
    chooser.setDirectory(str(path.parent))
    name = chooser.findChild(QLineEdit, "fileNameEdit")
    assert name is not None
    name.setText(path.name)
    press(name, "Return")


def test_names_are_given_one_after_the_other_by_keyboard_alone(dialog: CategoryNamesDialog, kept: Kept) -> None:
    keys(dialog, "9", "Tab", "Cats", "Return", "9223372036854775807", "Return", "Snakes", "Return")
    assert rows(dialog)[-1] == ("9223372036854775807", "Snakes")
    assert is_in_new_row(dialog)
    assert kept == []
    click(dialog, "Save")
    assert kept == [{**NAMES, 9: "Cats", 2**63 - 1: "Snakes"}]


def test_letters_edit_the_row_wherever_end_or_the_mouse_has_left_the_keyboard(dialog: CategoryNamesDialog) -> None:
    go_to(dialog, 0)
    press(dialog.focusWidget(), "End")
    keys(dialog, "5", "5", "Return")
    line = editor(dialog)
    assert line is not None
    keys(dialog, "Birds", "Return")
    assert ("55", "Birds") in rows(dialog)
    index = table(dialog).model().index(0, 0)
    QTest.mouseClick(table(dialog).viewport(), Qt.MouseButton.LeftButton, pos=table(dialog).visualRect(index).center())
    keys(dialog, "Hounds", "Return")
    assert rows(dialog)[0][1] == "Hounds"


def test_the_row_of_a_number_that_is_there_is_edited(dialog: CategoryNamesDialog) -> None:
    keys(dialog, "3", "Tab")
    assert editor(dialog) is not None
    keys(dialog, "Hounds", "Return")
    assert rows(dialog) == [("-4", "Fish"), ("3", "Hounds"), ("30", "Birds")]


def test_what_is_edited_is_announced_where_the_reader_does_not_say_it(
    dialog: CategoryNamesDialog, heard: list[str], *, reads_cells: bool
) -> None:
    keys(dialog, "7", "Return")
    assert editor(dialog) is not None
    assert heard == (["Category ID", "Name of category 7"] if reads_cells else [])


def test_a_name_is_edited_in_place_by_keyboard(qtbot: QtBot, dialog: CategoryNamesDialog, kept: Kept) -> None:
    go_to(dialog, 1)
    keys(dialog, "Return")
    line_in_place = editor(dialog)
    assert line_in_place is not None
    assert (line_in_place.text(), line_in_place.accessibleName()) == ("Dogs", "Name of category 3")
    keys(dialog, "Hounds", "Return")
    qtbot.waitUntil(lambda: editor(dialog) is None)
    assert rows(dialog)[1] == ("3", "Hounds")
    assert selected(table(dialog), 1) == ["Birds"]  # on to the next
    assert dialog.focusWidget() is table(dialog)
    assert kept == []
    click(dialog, "Save")
    assert kept == [{**NAMES, 3: "Hounds"}]


def test_used_categories_are_listed_and_named_by_typing(
    qtbot: QtBot, make: Make, kept: Kept, *, reads_cells: bool
) -> None:
    dialog = make({3: "Dogs"}, used={3, 5, 9})
    assert rows(dialog) == [("3", "Dogs"), ("5", ""), ("9", "")]
    index = table(dialog).model().index(1, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (None if reads_cells else "Category 5, no name")
    assert dialog.focusWidget() is table(dialog)
    keys(dialog, "Down")
    for name in ("Cats", "Birds"):
        QTest.keyClicks(table(dialog), name[0])  # which opens the line
        keys(dialog, name[1:], "Return")
        qtbot.waitUntil(lambda: editor(dialog) is None)
    assert rows(dialog) == [("3", "Dogs"), ("5", "Cats"), ("9", "Birds")]
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (None if reads_cells else "Cats (5)")
    click(dialog, "Save")
    assert kept == [{3: "Dogs", 5: "Cats", 9: "Birds"}]


def test_a_used_category_keeps_its_row_without_its_name(make: Make) -> None:
    dialog = make({3: "Dogs", 4: "Cats"}, used={3})
    keys(dialog, "Delete")
    assert rows(dialog) == [("3", ""), ("4", "Cats")]


def test_a_name_is_edited_with_a_double_click(dialog: CategoryNamesDialog) -> None:
    rect = table(dialog).visualRect(table(dialog).model().index(2, 1)).center()
    QTest.mouseClick(table(dialog).viewport(), Qt.MouseButton.LeftButton, pos=rect)
    QTest.mouseDClick(table(dialog).viewport(), Qt.MouseButton.LeftButton, pos=rect)
    line_in_place = editor(dialog)
    assert line_in_place is not None
    assert line_in_place.text() == "Birds"


@pytest.mark.parametrize("way", ["Alt+S", "Cancel"])
def test_what_is_being_typed_in_place_is_not_lost(dialog: CategoryNamesDialog, kept: Kept, way: str) -> None:
    go_to(dialog, 1)
    keys(dialog, "F2", "Hounds")
    if way == "Alt+S":
        click(dialog, "Save")
        assert kept == [{**NAMES, 3: "Hounds"}]
    else:
        leave(dialog, way)
        assert says(box(), "Discard the changes?")
        click(box(), "Discard")


def test_escape_gives_up_the_name_and_not_the_dialog(qtbot: QtBot, dialog: CategoryNamesDialog) -> None:
    go_to(dialog, 1)
    keys(dialog, "F2", "Hounds", "Esc")
    qtbot.waitUntil(lambda: editor(dialog) is None)
    assert rows(dialog)[1] == ("3", "Dogs")
    assert dialog.isVisible()


@pytest.mark.parametrize(
    ("name", "part"), [("12", "A number alone"), ("birds", "Category 30 is called “Birds” already.")]
)
def test_a_name_in_place_that_cannot_be_used_stays_is_said_and_is_not_saved(
    qtbot: QtBot, dialog: CategoryNamesDialog, kept: Kept, name: str, part: str
) -> None:
    go_to(dialog, 1)
    keys(dialog, "F2", name, "Return")
    qtbot.waitUntil(lambda: editor(dialog) is None)
    assert says(dialog, part)
    assert rows(dialog)[1] == ("3", name)
    assert selected(table(dialog), 1) == [name]
    keys(dialog, "Down")
    for text in ("Save", "Export…", "Import…"):
        choose(dialog, text)
        assert (kept, len(dialogs())) == ([], 1)
        assert says(dialog, part)
        assert selected(table(dialog), 1) == [name]
    keys(dialog, "F2", "Hounds", "Return")
    qtbot.waitUntil(lambda: editor(dialog) is None)
    assert not says(dialog, part)
    click(dialog, "Save")
    assert kept == [{**NAMES, 3: "Hounds"}]


def test_a_name_that_another_one_had_can_be_used_once_that_is_changed(
    qtbot: QtBot, dialog: CategoryNamesDialog, kept: Kept
) -> None:
    for row, name in ((1, "birds"), (2, "Parrots")):
        go_to(dialog, row)
        keys(dialog, "F2", name, "Return")
        qtbot.waitUntil(lambda: editor(dialog) is None)
    click(dialog, "Save")
    assert kept == [{**NAMES, 3: "birds", 30: "Parrots"}]


def test_the_whole_text_of_a_cut_name_is_told(make: Make) -> None:
    name = "<b>" + "Dogs " * 15
    rows = table(make({3: name}))
    rows.setColumnWidth(0, rows.viewport().width() - 60)
    for cell, told in ((0, False), (1, True)):
        QToolTip.hideText()
        place = rows.visualRect(rows.model().index(0, cell)).center()
        QApplication.sendEvent(
            rows.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, rows.viewport().mapToGlobal(place))
        )
        assert ("&lt;b&gt;Dogs Dogs" in QToolTip.text()) == told
    QToolTip.hideText()


def test_rows_are_removed_by_keyboard(dialog: CategoryNamesDialog, kept: Kept) -> None:
    assert not find(dialog, QAbstractButton, "Remove").isEnabled()
    go_to(dialog, 1)
    keys(dialog, "Delete")
    assert rows(dialog) == [("-4", "Fish"), ("30", "Birds")]
    assert selected(table(dialog), 1) == ["Birds"]
    keys(dialog, "Delete", "Delete", "Delete")
    assert rows(dialog) == []
    click(dialog, "Save")
    assert kept == [{}]


@pytest.mark.parametrize(("number", "part"), [("dogs", "digits"), (str(2**63), "Use a number from")])
def test_an_id_that_cannot_be_used_is_said_stays_and_is_not_saved(
    dialog: CategoryNamesDialog, kept: Kept, number: str, part: str
) -> None:
    keys(dialog, number, "Return")
    click(dialog, "Save")
    assert kept == []
    assert says(dialog, part)
    assert all_rows(dialog)[3:] == [(number, "")]
    keys(dialog, "F2", "9", "Return", "Cats", "Return")
    assert not says(dialog, part)
    click(dialog, "Save")
    assert kept == [{**NAMES, 9: "Cats"}]


def test_a_name_of_another_category_is_said_in_the_new_row_too(dialog: CategoryNamesDialog, kept: Kept) -> None:
    keys(dialog, "9", "Return", " dogs ", "Return")
    assert says(dialog, "Category 3 is called “Dogs” already.")
    click(dialog, "Save")
    assert kept == []
    assert selected(table(dialog), 1) == ["dogs"]


def test_what_was_typed_and_not_entered_is_saved_too(dialog: CategoryNamesDialog, kept: Kept) -> None:
    keys(dialog, "9", "Tab", "Cats")
    click(dialog, "Save")
    assert kept == [{**NAMES, 9: "Cats"}]


@pytest.mark.parametrize("typed", [("9", "Return", "Esc"), ("9",)])
def test_an_id_needs_a_name_or_its_row_is_removed(
    dialog: CategoryNamesDialog, kept: Kept, typed: tuple[str, ...]
) -> None:
    keys(dialog, *typed)
    for _ in range(2):
        click(dialog, "Save")
        assert kept == []
        assert says(dialog, "Give the category a name, for example Dogs.")
        assert rows(dialog)[2] == ("9", "")
        assert table(dialog).currentIndex().row() == 2
    leave(dialog, "Cancel")
    assert says(box(), "Discard the changes?")
    click(box(), "Keep editing")
    table(dialog).setFocus()
    keys(dialog, "Delete")
    assert len(rows(dialog)) == 3
    click(dialog, "Save")
    assert kept == [NAMES]


def test_an_id_that_is_half_typed_waits_where_the_window_loses_the_keys(
    qtbot: QtBot, dialog: CategoryNamesDialog
) -> None:
    keys(dialog, "1")
    other = QWidget()
    qtbot.addWidget(other)
    show_active(qtbot, other)
    qtbot.waitUntil(lambda: editor(dialog) is None)
    assert all_rows(dialog)[3:] == [("1", "")]
    show_active(qtbot, dialog)
    keys(dialog, "F2", "15", "Return", "Cats", "Return")
    assert rows(dialog)[2] == ("15", "Cats")
    assert all_rows(dialog)[-1] == ("", "")


def test_a_click_anywhere_in_the_last_row_leads_to_its_id(dialog: CategoryNamesDialog) -> None:
    last = table(dialog).visualRect(table(dialog).model().index(3, 0))
    QTest.mouseClick(
        table(dialog).viewport(), Qt.MouseButton.LeftButton, pos=last.center() + QPoint(last.width() // 3, 0)
    )
    assert last.right() > table(dialog).visualRect(table(dialog).model().index(0, 0)).right()
    keys(dialog, "9", "Return", "Cats", "Return")
    assert ("9", "Cats") in rows(dialog)


def test_a_name_that_is_edited_from_another_column_is_not_lost(dialog: CategoryNamesDialog, kept: Kept) -> None:
    table(dialog).setFocus()
    table(dialog).setCurrentIndex(table(dialog).model().index(1, 0))
    keys(dialog, "F2", "Hounds")
    click(dialog, "Save")
    assert kept == [{**NAMES, 3: "Hounds"}]


def test_the_row_for_another_category_is_named_and_cannot_be_removed(make: Make, *, reads_cells: bool) -> None:
    dialog = make()
    go_to(dialog, 3)
    index = table(dialog).currentIndex()
    assert (index.column(), index.data(Qt.ItemDataRole.AccessibleTextRole)) == (0, "New category ID")
    assert not find(dialog, QAbstractButton, "Remove").isEnabled()
    keys(dialog, "x", "Return")
    said = table(dialog).currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == (None if reads_cells else "New category ID, x")
    keys(dialog, "Delete", "Delete")
    assert len(rows(dialog)) == 3
    assert all_rows(dialog)[3:] == [("", "")]


def test_a_name_that_was_typed_elsewhere_goes_to_the_id_that_is_typed_next(
    dialog: CategoryNamesDialog, kept: Kept
) -> None:
    dialog.begin_name("Cats")
    assert says(dialog, "Type the ID of the category “Cats”.")
    keys(dialog, "9", "Return")
    assert ("9", "Cats") in rows(dialog)
    dialog.begin_name("Hounds")
    keys(dialog, "3", "Return")  # which has a name
    assert says(dialog, "Category 3 is called “Dogs” already.")
    click(dialog, "Save")
    assert kept == []
    assert says(dialog, "Type the ID of the category “Hounds”.")
    leave(dialog, "Cancel")
    click(box(), "Keep editing")
    table(dialog).setFocus()
    keys(dialog, "10", "Return")
    click(dialog, "Save")
    assert kept == [{**NAMES, 9: "Cats", 10: "Hounds"}]


def test_a_name_that_was_typed_elsewhere_waits_for_its_id_until_it_is_given_up(
    dialog: CategoryNamesDialog, kept: Kept
) -> None:
    dialog.begin_name("Hamsters")
    go_to(dialog, 1)
    keys(dialog, "Return", "Hounds", "Return")  # another name is edited meanwhile
    table(dialog).go_to_new()
    keys(dialog, "9", "Return")
    assert ("9", "Hamsters") in rows(dialog)
    dialog.begin_name("Eels")
    table(dialog).go_to_new()
    keys(dialog, "Delete")
    click(dialog, "Save")
    assert kept == [{**NAMES, 3: "Hounds", 9: "Hamsters"}]


def test_a_name_that_waits_for_its_id_is_no_change_to_be_asked_about(dialog: CategoryNamesDialog) -> None:
    """It still stands where it was typed."""
    dialog.begin_name("Hamsters")
    leave(dialog, "Esc")
    assert not dialog.isVisible()


def test_space_on_remove_removes_one_category_after_the_other(dialog: CategoryNamesDialog, kept: Kept) -> None:
    go_to(dialog, 0)
    button = find(dialog, QAbstractButton, "Remove")
    button.setFocus()
    for _time in range(2):
        assert dialog.focusWidget() is button
        press(button, "Space")
        QTest.qWait(200)  # a button is let go a moment later
    assert rows(dialog) == [("30", "Birds")]
    assert kept == []


def test_the_focus_leaves_remove_for_the_table_with_the_last_category(dialog: CategoryNamesDialog) -> None:
    go_to(dialog, 0)
    button = find(dialog, QAbstractButton, "Remove")
    button.setFocus()
    for _time in NAMES:
        assert dialog.focusWidget() is button
        press(button, "Space")
        QTest.qWait(200)  # a button is let go a moment later
    assert (rows(dialog), button.isEnabled()) == ([], False)
    assert dialog.focusWidget() is table(dialog)


def test_delete_with_nothing_selected_leaves_a_half_typed_id(dialog: CategoryNamesDialog) -> None:
    table(dialog).go_to_new()
    keys(dialog, "12x", "Return")
    go_to(dialog, 0)
    table(dialog).clearSelection()
    keys(dialog, "Delete")
    assert all_rows(dialog)[-1][0] == "12x"
    assert len(rows(dialog)) == len(NAMES)


def test_blanks_in_the_last_row_are_nothing(dialog: CategoryNamesDialog) -> None:
    table(dialog).go_to_new()
    keys(dialog, "  ", "Return")
    assert all_rows(dialog)[-1] == ("", "")


@pytest.mark.parametrize(
    ("changed", "way"), [(["x", "Return"], "Esc"), (["x"], "close"), (["9", "Tab", "Cats", "Return"], "Cancel")]
)
def test_changes_are_given_up_only_on_purpose(
    qtbot: QtBot, dialog: CategoryNamesDialog, changed: list[str], way: str
) -> None:
    ended: list[int] = []
    dialog.finished.connect(ended.append)
    keys(dialog, *changed)

    leave(dialog, way)
    assert says(box(), "Discard the changes?")
    press(box(), "Return")
    qtbot.waitUntil(lambda: not [each for each in windows() if isinstance(each, PlainMessageBox)])
    assert (dialog.isVisible(), ended) == (True, [])
    leave(dialog, way)
    click(box(), "Discard")
    assert ended == [0]


def test_what_is_being_saved_is_not_offered_to_be_discarded(dialog: CategoryNamesDialog, kept: Kept) -> None:
    keys(dialog, "9", "Tab", "Cats", "Return")
    click(dialog, "Save")
    leave(dialog, "Esc")
    assert dialog.isVisible()
    assert not [each for each in windows() if isinstance(each, PlainMessageBox)]
    dialog.show_error("The disk is full.")
    leave(dialog, "Esc")
    assert says(box(), "Discard the changes?")
    click(box(), "Discard")
    assert len(kept) == 1


def test_no_question_stops_a_log_out(qtbot: QtBot, qapp: QApplication, dialog: CategoryNamesDialog) -> None:
    keys(dialog, "9", "Tab", "Cats")
    dialog.close()
    assert dialog.isVisible()
    qapp.commitDataRequest.emit(None)
    box().close()
    with qtbot.waitSignal(dialog.finished):
        dialog.close()
    assert not [each for each in windows() if isinstance(each, PlainMessageBox)]


def test_a_log_out_that_was_given_up_leaves_the_question(
    qapp: QApplication, dialog: CategoryNamesDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(named_dialog, "_LOG_OUT_MS", 0)
    keys(dialog, "9", "Tab", "Cats")
    qapp.commitDataRequest.emit(None)
    qapp.processEvents()
    dialog.close()
    assert says(box(), "Discard the changes?")
    assert dialog.isVisible()


def test_a_failed_save_leaves_everything_as_it_was_typed(dialog: CategoryNamesDialog, kept: Kept) -> None:
    keys(dialog, "9", "Tab", "Cats", "Return")
    find(dialog, QAbstractButton, "Save").setFocus()
    keys(dialog, "Space")
    assert says(dialog, "Saving…")
    assert not find(dialog, QAbstractButton, "Save").isEnabled()
    dialog.show_error("The names weren't saved. <b>The disk</b> is full.")
    assert says(dialog, "The names weren't saved. <b>The disk</b> is full.")
    assert ("9", "Cats") in rows(dialog)
    assert dialog.focusWidget() is find(dialog, QAbstractButton, "Save")
    keys(dialog, "Space")
    assert len(kept) == 2


# --- files ---


def test_names_are_exported_and_imported(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    names = {3: "=1+1", 4: "+x", 5: "-x", 6: "@x", -(2**63): "犬"}
    first = make(names)
    choose_file(first, "Export…", tmp_path / "names")
    qtbot.waitUntil(lambda: says(first, "written to names.json"))
    assert CATEGORY_NAMES.read_file(tmp_path / "names.json") == names
    first.reject()
    second = make({})
    choose_file(second, "Import…", tmp_path / "names.json")
    qtbot.waitUntil(lambda: says(second, "imported from names.json"))
    assert dict(rows(second)) == {str(number): name for number, name in names.items()}
    assert says(second, "5 name")
    second.reject()
    click(box(), "Discard")


def test_an_import_that_changes_names_says_what_it_would_do_first(
    qtbot: QtBot, dialog: CategoryNamesDialog, tmp_path: Path
) -> None:
    before = rows(dialog)
    CATEGORY_NAMES.write_file(tmp_path / "names.json", {3: "Hounds", 9: "Cats"})
    for answer in ("Cancel", "Import"):
        choose_file(dialog, "Import…", tmp_path / "names.json")
        qtbot.waitUntil(lambda: len([each for each in windows() if isinstance(each, PlainMessageBox)]) == 1)
        assert says(box(), "1 name(s) would be new.") or says(box(), "1 name would be new.")
        assert says(box(), "Category 3: “Dogs” becomes “Hounds”.")
        assert rows(dialog) == before
        click(box(), answer)
        qtbot.waitUntil(lambda: not [each for each in windows() if isinstance(each, PlainMessageBox)])
    assert rows(dialog) == [("-4", "Fish"), ("3", "Hounds"), ("9", "Cats"), ("30", "Birds")]


def test_many_changes_are_all_in_the_details(qtbot: QtBot, make: Make, tmp_path: Path) -> None:
    dialog = make({number: f"Old {number}" for number in range(40)})
    CATEGORY_NAMES.write_file(tmp_path / "names.json", {number: f"New {number}" for number in range(40)})
    choose_file(dialog, "Import…", tmp_path / "names.json")
    qtbot.waitUntil(lambda: len([each for each in windows() if isinstance(each, PlainMessageBox)]) == 1)
    assert says(box(), "And 35 more.")
    assert "Category 39: “Old 39” becomes “New 39”." in box().message.details
    click(box(), "Cancel")


def test_an_import_with_nothing_new_says_so(qtbot: QtBot, dialog: CategoryNamesDialog, tmp_path: Path) -> None:
    CATEGORY_NAMES.write_file(tmp_path / "names.json", {3: "Dogs"})
    choose_file(dialog, "Import…", tmp_path / "names.json")
    qtbot.waitUntil(lambda: says(dialog, "No new names in names.json."))
    keys(dialog, "Esc")
    assert not dialog.isVisible()


def test_a_file_that_cannot_be_used_changes_nothing(qtbot: QtBot, dialog: CategoryNamesDialog, tmp_path: Path) -> None:
    keys(dialog, "10", "Tab", "Cats", "Return")
    before = rows(dialog)
    contents = {
        "{": "names.json: It holds no category names, or it is damaged.",
        '{"petstore-categories": 1, "names": {"9": "dogs"}}': "Categories 3 and 9 would both be called “dogs”.",
    }
    for content, part in contents.items():
        (tmp_path / "names.json").write_text(content)
        choose_file(dialog, "Import…", tmp_path / "names.json")
        qtbot.waitUntil(partial(says, dialog, part))
    assert rows(dialog) == before


def test_without_names_there_is_nothing_to_export(make: Make) -> None:
    assert not file_action(make({}), "Export…").isEnabled()


@pytest.mark.usefixtures("from_the_right")
def test_no_minus_goes_behind_its_number_in_a_window_from_right_to_left(make: Make) -> None:
    names = table(make({-7: "Dogs"}))
    assert column(names, 0) == ["-7", ""], "copied and spoken without marks"
    delegate = names.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    assert delegate.displayText("-7", QLocale()) == "\N{FIRST STRONG ISOLATE}-7\N{POP DIRECTIONAL ISOLATE}"


def test_from_right_to_left_the_named_category_is_selected_too(dialog: CategoryNamesDialog) -> None:
    dialog.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    keys(dialog, "9", "Tab", "Cats", "Return")
    assert is_in_new_row(dialog)
    assert ("9", "Cats") in rows(dialog)
