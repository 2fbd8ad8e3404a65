"""What a person has typed and ticked in the preview stays until it is added, or until they agree to lose it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.inventory.fields import PetField
from petstore_gui.outbox import journal
from petstore_gui.outbox.imports import ImportPlan, PlannedRow
from petstore_gui.outbox.journal import Journal, begin_import, take_over_import, unfinished_imports
from petstore_gui.outbox.journal_file import JournalError
from tests.support.books import Books, go_to
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.sections import ID
from tests.support.windows import click, column, dialog_titles, dialogs, find, is_there, press, says
from tests.ui.importing.conftest import Import
from tests.ui.importing.test_run import two_sheets

ROWS = "Name,Category\nKira,4\nRex,1\nTom,5\nMax,6\n"  # Rex is listed
QUESTION = "Discard what you have changed?"


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    importing.desk.window.import_file(str(csv_file(ROWS)))
    importing.wait_for_rows("Kira", "Rex", "Tom", "Max")
    importing.wait_for_checked()
    return importing


def rename_category(preview: Import) -> None:
    """Let all rows be checked again."""
    preview.desk.session.category_names.set({4: "Cats"})
    preview.wait_for_checked()


def question() -> QDialog:
    return next(each for each in dialogs() if each.windowTitle() == QUESTION)


# --- ticks ---


def test_rows_that_were_left_out_and_duplicates_that_were_ticked_stay_so(preview: Import) -> None:
    assert preview.checked() == [True, False, True, True]
    preview.press(0, PetField.NAME, "Space")
    preview.press(1, PetField.NAME, "Space")
    rename_category(preview)
    assert preview.checked() == [False, True, True, True]
    assert preview.add.text() == "Add 3 animals"


def test_a_row_that_was_ticked_again_is_left_out_where_it_is_listed_now(preview: Import, store: FakeStore) -> None:
    preview.press(2, PetField.NAME, "Space")
    preview.press(2, PetField.NAME, "Space")
    store.pets.append(Pet(id=70, name="Tom", category_id=5))
    preview.desk.press("F5")
    preview.desk.wait_for_names("Rex", "Luna", "Milo", "Tom")
    rename_category(preview)
    assert preview.checked() == [True, False, False, True]


def test_a_duplicate_that_was_ticked_is_left_out_where_it_is_one_of_another_animal(
    preview: Import, store: FakeStore
) -> None:
    preview.press(1, PetField.NAME, "Space")
    store.pets[:] = [pet for pet in store.pets if pet.name != "Rex"] + [Pet(id=71, name="Rex", category_id=1)]
    preview.desk.press("F5")
    preview.desk.wait(lambda: "71" in column(preview.desk.table, ID))
    rename_category(preview)
    assert preview.checked() == [True, False, True, True]


def test_a_duplicate_that_was_ticked_stays_where_it_is_no_duplicate_any_more(preview: Import, store: FakeStore) -> None:
    preview.press(1, PetField.NAME, "Space")
    store.pets[:] = [pet for pet in store.pets if pet.name != "Rex"]
    preview.desk.press("F5")
    preview.desk.wait_for_names("Luna", "Milo")
    rename_category(preview)
    assert preview.checked() == [True, True, True, True]


def test_a_row_that_was_left_out_stays_so_where_a_cell_is_corrected(preview: Import) -> None:
    preview.press(0, PetField.NAME, "Space")
    preview.mend(0, PetField.NAME, "Kyra")
    assert preview.checked() == [False, False, True, True]


def test_another_file_begins_anew(preview: Import, csv_file: Callable[[str], Path]) -> None:
    preview.press(0, PetField.NAME, "Space")
    preview.desk.window.import_file(str(csv_file("Name,Category\nNala,4\nSimba,4\n")))
    preview.wait_for_rows("Nala", "Simba")
    assert preview.checked() == [True, True]


# --- cells ---


def test_another_sheet_that_is_declined_leaves_the_one_that_is_shown_chosen(importing: Import, tmp_path: Path) -> None:
    file = tmp_path / "animals.xlsx"
    two_sheets(file)
    importing.desk.window.import_file(str(file))
    importing.desk.wait(lambda: importing.is_open and importing.says("animals.xlsx has several sheets."))
    which = find(importing.dialog, QComboBox, "Sheet to open")
    which.setCurrentIndex(1)
    press(which, "Return")
    importing.wait_for_rows("Tom")
    importing.mend(0, PetField.NAME, "Tommy")
    sheets = find(importing.dialog, QComboBox, "Sheet")
    sheets.setCurrentIndex(0)
    sheets.activated.emit(0)
    click(question(), "Keep editing")
    assert (sheets.currentText(), importing.names()) == ("Cats", ["Tommy"])


def test_a_cell_that_is_being_typed_outlives_a_check_of_all_rows(preview: Import) -> None:
    preview.press(0, PetField.NAME, "F2")
    editor = preview.editor
    assert editor is not None
    QTest.keySequence(editor, "Ctrl+A")
    QTest.keyClicks(editor, "Ky")
    rename_category(preview)
    assert preview.editor is editor
    QTest.keyClicks(editor, "ra")
    press(editor, "Return")
    preview.wait_for_rows("Kyra", "Rex", "Tom", "Max")
    preview.wait_for_checked()
    assert preview.cell(0, PetField.CATEGORY).data() == "Cats (4)"
    assert preview.names()[0] == "Kyra"


def test_edits_stay_where_the_import_cannot_begin(preview: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    preview.mend(0, PetField.NAME, "Kyra")
    with monkeypatch.context() as patch:
        patch.setattr(journal, "_insert", raise_journal_error)
        preview.click_add(3)
        preview.desk.wait(lambda: preview.says("Nothing was added: full"))
    rename_category(preview)
    assert preview.names()[0] == "Kyra"
    press(preview.dialog, "Esc")
    click(question(), "Keep editing")
    preview.click_add(3)
    preview.desk.wait(lambda: preview.says("3 added"))
    press(preview.dialog, "Esc")
    assert QUESTION not in dialog_titles()


def test_what_was_discarded_is_not_asked_about_again(preview: Import, csv_file: Callable[[str], Path]) -> None:
    preview.mend(0, PetField.NAME, "Kyra")
    preview.desk.window.import_file(str(csv_file("Name,Category\nNala,4\n")))
    click(question(), "Discard")
    preview.wait_for_rows("Nala")
    press(preview.dialog, "Esc")
    preview.desk.wait(lambda: not preview.is_open)
    assert QUESTION not in dialog_titles()


def test_rows_that_cannot_be_checked_again_stay_and_say_why(preview: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    preview.mend(0, PetField.NAME, "Kyra")
    with monkeypatch.context() as patch:
        patch.setattr("petstore_gui.files.import_plan.earlier_rows", raise_journal_error)
        rename_category(preview)
    assert preview.says("Nothing can be saved on this computer: full.")
    assert preview.names() == ["Kyra", "Rex", "Tom", "Max"]
    preview.press(2, PetField.NAME, "Space")
    preview.click("Ready")
    assert preview.says("Nothing can be saved on this computer: full.")
    assert not preview.add.isEnabled()
    preview.desk.session.category_names.set({})
    preview.wait_for_checked()
    assert preview.names()[0] == "Kyra"
    assert preview.add.isEnabled()


def raise_journal_error(*_what: object) -> None:
    raise JournalError("full")


# --- after the import ---


def test_an_import_that_has_ended_stays_so_whatever_changes(preview: Import) -> None:
    preview.click_add(3)
    preview.desk.wait(lambda: preview.says("3 added"))
    rename_category(preview)
    assert preview.says("3 added")
    assert is_there(preview.dialog, "Save report…")
    assert not is_there(preview.dialog, preview.add.text())


# --- an earlier import ---


@pytest.fixture
def offered(preview: Import, store: FakeStore, books: Books) -> Import:
    """Return the preview of a file, while an import of an earlier run is offered in the window."""
    command = Journal(books.path)
    rows = (PlannedRow(2, ("Bella", "12"), NewPet(name="Bella", category_id=12)),)
    begin_import(command, ADDRESS, ImportPlan("earlier.xlsx", rows, ("name", "category"), ("Name", "Category")))
    command.shut()
    go_to(preview.desk, store, books)
    preview.desk.wait(lambda: says(preview.desk.window, "earlier.xlsx isn't finished: 0 of 1 added"))
    preview.wait_for_checked()
    return preview


def test_edits_are_asked_about_before_an_earlier_import_goes_on(offered: Import, store: FakeStore) -> None:
    offered.mend(0, PetField.NAME, "Kyra")
    offered.desk.click("Continue")
    click(question(), "Keep editing")
    assert offered.names()[0] == "Kyra"
    offered.desk.wait(lambda: says(offered.desk.window, "earlier.xlsx isn't finished: 0 of 1 added"))
    offered.desk.click("Continue")
    click(question(), "Discard")
    offered.desk.wait(lambda: offered.says("1 added"))
    assert "Bella" in [pet.name for pet in store.pets]


def test_one_that_is_continued_while_another_runs_is_offered_again(offered: Import, store: FakeStore) -> None:
    held = store.hold()
    offered.click_add(3)
    offered.desk.wait(held.arrived.is_set)
    offered.desk.click("Continue")
    offered.desk.wait(lambda: says(offered.desk.window, "earlier.xlsx isn't finished: 0 of 1 added"))
    store.release_all()
    offered.desk.wait(lambda: offered.says("3 added"))


def test_one_that_a_command_goes_on_with_does_not_say_that_nothing_was_added(offered: Import, books: Books) -> None:
    command = Journal(books.path)
    (record,) = unfinished_imports(command, ADDRESS)
    take_over_import(command, record)
    offered.desk.click("Continue")
    offered.desk.wait(lambda: offered.says("The import can't go on: "))
    assert not offered.says("Nothing was added")
    assert is_there(offered.dialog, "Close")
    assert not offered.add.isVisible()
    command.shut()
