"""From a file to animals in the service: the preview, mending, and the import itself."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLabel, QWidget

from petstore_gui.connection.connection import Connection
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.importing.preview_model import RowColumn
from tests.support.books import Books
from tests.support.fake_store import ADDRESS, FakeStore, refusing
from tests.support.windows import boxes, click, dialogs, find, is_there, press
from tests.ui.importing.conftest import Import

MIXED = "Name,Category,Status\nKira,4,sold\n,4,\nRex,1,available\nMax,dog,pending\nKira,4,\n"


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    """Return the preview of a file with a row of each state."""
    importing.desk.window.import_file(str(csv_file(MIXED)))
    importing.wait_for_rows("Kira", "", "Rex", "Max", "Kira")
    return importing


def test_every_row_has_its_state_and_the_button_says_what_it_does(preview: Import) -> None:
    assert preview.states() == ["ready", "problem", "possible duplicate", "problem", "possible duplicate"]
    assert preview.checked() == [True, False, False, False, False]
    assert (preview.add.text()[:6], preview.add.isEnabled()) == ("Add 1 ", True)
    texts = [find(preview.dialog, QAbstractButton, name).text() for name in ("All", "Ready", "Problem")]
    assert texts == ["All 5", "Ready 1", "Problem 2"]


def test_a_problem_is_said_with_field_value_and_what_was_expected(preview: Import) -> None:
    tip = preview.cell(3, PetField.CATEGORY).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Category “dog” can't be used. ")
    assert preview.cell(1, PetField.NAME).data(Qt.ItemDataRole.ToolTipRole) == "Name is empty. Give the animal a name."
    assert preview.cell(3, RowColumn.STATE).data() in tip


def test_a_row_is_spoken_as_a_whole_or_cell_by_cell(preview: Import, *, reads_cells: bool) -> None:
    columns = (RowColumn.NUMBER, PetField.NAME, PetField.CATEGORY, PetField.STATUS, RowColumn.STATE)
    cells = [preview.cell(0, each).data(Qt.ItemDataRole.AccessibleTextRole) for each in columns]
    whole = ["Row 2, Kira, 4, Sold, Ready, will be added.", None, None, None, "Ready"]
    assert cells == (["Row 2, will be added.", None, "category 4", None, "Ready"] if reads_cells else whole)


def test_a_state_is_shown_alone(preview: Import) -> None:
    preview.click("Problem")
    assert preview.names() == ["", "Max"]
    preview.click("All")
    assert len(preview.names()) == 5


def test_a_cell_is_mended_in_place_by_keyboard_and_its_row_checked_anew(preview: Import) -> None:
    preview.press(1, PetField.NAME, "F2")
    assert preview.editor is not None
    assert preview.editor.accessibleName() == "Name of row 3"
    press(preview.editor, "Esc")
    preview.mend(1, PetField.NAME, "Bo")
    assert (preview.states()[1], preview.checked()[1]) == ("ready", True)
    assert (preview.add.text()[:6], preview.add.isEnabled()) == ("Add 2 ", True)


def test_a_message_takes_no_letter_from_a_cell(preview: Import) -> None:
    preview.press(1, PetField.NAME, "F2")
    assert preview.editor is not None
    for letter in "Bo":
        QTest.keyClicks(preview.editor, letter)
        preview.desk.window.report_error(ValueError("another"))
    assert (boxes(), preview.editor.text()) == ([], "Bo")
    preview.desk.box()  # once the hand rests


def test_a_mended_row_sets_the_others_free(preview: Import) -> None:
    preview.mend(0, PetField.NAME, "Nala")
    assert (preview.states()[4], preview.checked()[4]) == ("ready", True)


def test_rows_that_are_all_taken_in_are_counted_once(preview: Import) -> None:
    preview.mend(1, PetField.NAME, "Bo")
    preview.mend(3, PetField.CATEGORY, "2")
    preview.press(2, PetField.NAME, "Space")
    preview.press(4, PetField.NAME, "Space")
    assert preview.checked() == [True] * 5
    assert preview.says("5 rows will be added")


def test_space_takes_rows_in_and_out(preview: Import) -> None:
    preview.press(2, PetField.NAME, "Space")
    assert preview.checked() == [True, False, True, False, False]
    preview.press(2, PetField.NAME, "Ctrl+A")
    press(preview.table, "Space")  # out, as the current one is in
    assert preview.checked() == [False] * 5
    assert not preview.add.isEnabled()
    press(preview.table, "Space")
    assert preview.checked() == [True, False, True, False, True]


def test_what_becomes_of_a_row_is_announced_when_it_is_taken_in_or_out(preview: Import, heard: list[str]) -> None:
    preview.press(0, PetField.NAME, "Space")
    assert heard == ["will not be added. 0 of 5 rows will be added."]
    heard.clear()
    preview.press(1, PetField.NAME, "Space")
    assert heard == ["will not be added. Name is empty. Give the animal a name. 0 of 5 rows will be added."]


def test_which_cell_is_edited_is_announced_where_the_reader_does_not_say_it(
    preview: Import, heard: list[str], *, reads_cells: bool
) -> None:
    preview.press(1, PetField.NAME, "F2")
    assert heard == (["Name of row 3"] if reads_cells else [])


def test_the_new_state_of_a_row_is_announced_when_a_cell_was_edited(preview: Import, heard: list[str]) -> None:
    preview.mend(1, PetField.NAME, "Bo")
    assert heard[-1] == "Ready, will be added. 2 of 5 rows will be added."
    preview.mend(1, PetField.NAME, "Kira")
    assert heard[-1].startswith("Possible duplicate, will not be added. Same name and category as row 2. ")


def test_all_rows_that_are_shown_are_taken_in_at_once(preview: Import) -> None:
    preview.click("Possible duplicate")
    preview.click("Add all shown rows")
    assert preview.checked() == [True, True]
    assert (preview.add.text()[:6], preview.add.isEnabled()) == ("Add 3 ", True)


def test_rows_become_animals_and_the_end_says_how_many(preview: Import, store: FakeStore, books: Books) -> None:
    preview.press(4, PetField.NAME, "Space")
    preview.click_add(2)
    preview.desk.wait(lambda: preview.says("2 added"))
    assert [name for name, _how, _id in books.rows()] == ["Kira", "Kira"]
    assert store.posts == 2
    assert sorted(pet.name for pet in store.pets) == ["Kira", "Kira", "Luna", "Milo", "Rex"]
    preview.desk.wait(lambda: preview.desk.names().count("Kira") == 2)
    assert not preview.dialog.is_running


def test_what_the_service_refuses_is_counted(preview: Import, store: FakeStore) -> None:
    def refuse_nala(request: httpx.Request) -> httpx.Response:
        return (refusing(400, "No.") if b"Nala" in request.content else store.answer)(request)

    preview.mend(1, PetField.NAME, "Nala")
    store.next(*[refuse_nala] * 20)
    preview.click_add(2)
    preview.desk.wait(lambda: preview.says("1 added, 1 not added, 3 not sent"))
    for words in ("Added 1", "Not added 1", "Not sent 3"):
        assert is_there(preview.dialog, words)


def test_the_reason_of_the_current_row_stands_whole_below_the_table(preview: Import, store: FakeStore) -> None:
    def reason(row: int) -> str:
        preview.table.setCurrentIndex(preview.cell(row, PetField.NAME))
        return below(preview.table)

    assert reason(0) == ""
    assert reason(1) == "Name is empty. Give the animal a name."
    assert reason(4) == "Same name and category as row 2."
    assert reason(2) == f"Same name and category as ID {store.pets[0].id}."
    preview.click_add(1)
    preview.desk.wait(lambda: preview.says("1 added"))
    preview.outcome_table.setCurrentIndex(preview.outcome_table.model().index(1, 1))
    assert below(preview.outcome_table) == "Name is empty. Give the animal a name."


def below(table: QWidget) -> str:
    """Return the sentence below a table."""
    page = table.parentWidget()
    assert page is not None
    labels = [each for each in page.findChildren(QLabel) if each.isVisible() and each.y() >= table.geometry().bottom()]
    return "".join(each.text() for each in labels).replace("\u200b", "")


def test_the_same_file_again_is_added_before(preview: Import, csv_file: Callable[[str], Path]) -> None:
    preview.click_add(1)
    preview.desk.wait(lambda: preview.says("1 added"))
    preview.click("Close")
    preview.desk.window.import_file(str(csv_file(MIXED)))
    preview.wait_for_rows("Kira", "", "Rex", "Max", "Kira")
    assert preview.states()[0] == "added before"
    assert not preview.add.isEnabled()


def test_columns_are_chosen_and_remembered_for_the_same_titles(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    content = "Foo,Bar\nKira,4\nMax,5\n"
    importing.desk.window.import_file(str(csv_file(content)))
    importing.desk.wait(lambda: importing.is_open and importing.names() != [])
    choose(importing, "Column for Name", "Foo (A)")
    choose(importing, "Column for Category", "Bar (B)")
    assert not importing.add.isEnabled()  # while the rows are being checked anew
    importing.wait_for_checked()
    assert importing.states() == ["ready", "ready"]
    importing.click_add(2)
    importing.desk.wait(lambda: importing.says("2 added"))
    importing.click("Close")
    importing.desk.window.import_file(str(csv_file("Foo,Bar\nNala,4\n")))
    importing.wait_for_rows("Nala")
    assert importing.states() == ["ready"]
    assert find(importing.dialog, QComboBox, "Column for Name").currentText() == "Foo (A)"


def test_a_column_is_that_of_one_field_only(importing: Import, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,4\n")))
    importing.wait_for_rows("Kira")
    choose(importing, "Column for Category", "Name (A)")
    importing.desk.wait(lambda: importing.states() == ["problem"])
    assert find(importing.dialog, QComboBox, "Column for Name").currentText() == "Not imported"


def test_what_was_mended_stays_when_a_column_is_chosen(preview: Import) -> None:
    preview.mend(1, PetField.NAME, "Bo")
    choose(preview, "Column for Status", "Not imported")
    preview.desk.wait(lambda: preview.cell(0, PetField.STATUS).data() == "Not set")
    assert preview.names()[1] == "Bo"


@pytest.mark.parametrize("name", [ProfileName.PRODUCTION, None])
def test_production_asks_once_with_the_number(
    preview: Import, store: FakeStore, books: Books, name: ProfileName | None
) -> None:
    connection = replace(
        store.connection(),
        profile=Profile(name, ADDRESS, title="Shop"),
        journal=books.journal,
        has_production_address=name is None,
    )
    preview.desk.session.open(lambda _connector: connection)
    preview.desk.wait(lambda: preview.desk.session.connection is connection)
    preview.wait_for_checked()
    preview.click_add(1)
    click(production_question(preview), "Do not add")
    assert store.posts == 0
    preview.click_add(1)
    click(production_question(preview), "Add to Production")
    preview.desk.wait(lambda: preview.says("1 added"))


def test_an_answer_that_comes_after_the_service_was_left_adds_nothing_and_can_be_given_again(
    preview: Import, store: FakeStore, books: Books
) -> None:
    def production() -> Connection:
        return replace(
            store.connection(), profile=Profile(ProfileName.PRODUCTION, ADDRESS, title="Shop"), journal=books.journal
        )

    desk = preview.desk
    desk.session.open(lambda _connector: production())
    desk.wait(lambda: (now := desk.session.connection) is not None and now.is_production)
    preview.wait_for_checked()
    preview.mend(1, PetField.NAME, "Bo")
    count = preview.dialog.model.included_count
    preview.click_add(count)
    question = production_question(preview)
    desk.session.disconnect_service()
    click(question, "Add to Production")
    desk.wait(lambda: preview.says("Nothing was added: that service is not open any more."))
    assert store.posts == 0
    desk.session.open(lambda _connector: production())
    desk.wait(lambda: desk.window.page.controller.snapshot is not None)
    preview.wait_for_checked()
    assert preview.names()[1] == "Bo"  # what was mended is kept
    preview.click_add(count)
    click(production_question(preview), "Add to Production")
    desk.wait(lambda: preview.says(f"{count} added"))


def production_question(importing: Import) -> QDialog:
    def found() -> list[QDialog]:
        return [each for each in dialogs() if each.windowTitle().startswith("This is Production. Add ")]

    importing.desk.wait(lambda: found() != [])
    return found()[0]


def test_a_file_that_is_no_table_says_what_it_is(importing: Import, tmp_path: Path) -> None:
    file = tmp_path / "picture.xlsx"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    importing.desk.window.import_file(str(file))
    importing.desk.wait(lambda: importing.is_open and importing.says("picture.xlsx can't be imported."))
    assert importing.button("Choose another file…").hasFocus()


def test_closing_hides_a_running_import_and_the_status_bar_brings_it_back(preview: Import, store: FakeStore) -> None:
    store.hold()
    preview.click_add(1)
    preview.desk.wait(lambda: preview.dialog.is_running and status_line(preview) != "")
    press(preview.dialog, "Esc")
    assert not preview.is_open
    store.release_all()
    preview.desk.wait(lambda: status_line(preview) == "Import ended: 1 added, 4 not sent")
    click(preview.desk.window, "Import ended: 1 added, 4 not sent")
    assert preview.says("1 added")


def status_line(importing: Import) -> str:
    buttons = importing.desk.window.statusBar().findChildren(QAbstractButton)
    return next((each.text() for each in buttons if each.isVisible() and each.text().startswith("Import")), "")


def test_changes_are_not_lost_without_a_question(preview: Import) -> None:
    preview.mend(1, PetField.NAME, "Bo")
    preview.click("Cancel")
    click(preview.desk.dialog("Discard what you have changed?"), "Discard")
    preview.desk.wait(lambda: not preview.is_open)


def choose(importing: Import, name: str, text: str) -> None:
    """Choose from one of the combo boxes."""
    box = find(importing.dialog, QComboBox, name)
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


@pytest.mark.usefixtures("from_the_right")
def test_the_name_of_a_file_is_where_the_window_begins(importing: Import, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Name,Category\nKira,4\n")))
    importing.wait_for_rows("Kira")
    (title,) = [label for label in importing.dialog.findChildren(QLabel) if label.text().startswith("animals")]
    assert title.isVisible()
    assert title.alignment() & Qt.AlignmentFlag.AlignAbsolute
    assert title.alignment() & Qt.AlignmentFlag.AlignRight
