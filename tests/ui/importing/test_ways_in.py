"""Ctrl+I, a paste wherever the focus is, and a drop open the import; a single cell is still a name."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog

from petstore_gui.inventory.fields import PetField
from petstore_gui.runtime.single_instance import RequestKind, StartupRequest
from petstore_gui.ui.pet_list.filters import SearchField
from tests.support.books import Books, go_to
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, press, says
from tests.ui.importing.conftest import Import, drop, paste

ROWS = "Name\tCategory\nKira\t4\nMax\t5\n"


@pytest.mark.parametrize("field", ["Name", "Category"])
def test_rows_that_are_pasted_into_a_field_of_the_form_open_the_import(importing: Import, field: str) -> None:
    importing.desk.write("Name", "Bo")
    paste(importing.desk.line(field), ROWS)
    importing.wait_for_rows("Kira", "Max")
    assert importing.desk.line("Name").text() == "Bo"


def test_rows_that_are_pasted_into_the_table_open_the_import(importing: Import) -> None:
    paste(importing.desk.table, ROWS)
    importing.wait_for_rows("Kira", "Max")


def test_rows_that_are_pasted_into_the_window_open_the_import(importing: Import) -> None:
    importing.desk.window.setFocus()
    paste(importing.desk.window, ROWS)
    importing.wait_for_rows("Kira", "Max")


def test_one_row_of_several_cells_is_rows_too(importing: Import, store: FakeStore) -> None:
    paste(importing.desk.line("Name"), "Kira\t4")
    importing.wait_for_rows("Kira")
    assert store.posts == 0


def test_a_single_cell_is_pasted_as_ever(importing: Import) -> None:
    paste(importing.desk.line("Name"), "Kira\n")
    assert importing.desk.line("Name").text() == "Kira"
    assert not importing.is_open


def test_a_clipboard_without_rows_says_so(importing: Import) -> None:
    paste(importing.desk.table, "Kira")
    importing.desk.wait(lambda: says(importing.desk.window, "There are no rows on the clipboard."))
    assert not importing.is_open


@pytest.mark.parametrize("on", ["window", "search", "name"])
def test_a_file_that_is_dropped_opens_the_import(importing: Import, csv_file: Callable[[str], Path], on: str) -> None:
    desk = importing.desk
    widget = {"window": desk.window, "search": desk.window.findChildren(SearchField)[0], "name": desk.line("Name")}[on]
    assert drop(widget, file=csv_file("Kira,4\n")) == (True, True)
    importing.wait_for_rows("Kira")


def test_rows_that_are_dropped_open_the_import(importing: Import) -> None:
    assert drop(importing.desk.window, text=ROWS) == (True, True)
    importing.wait_for_rows("Kira", "Max")


def test_a_word_that_is_dropped_beside_the_fields_is_not_taken(importing: Import) -> None:
    assert drop(importing.desk.window, text="Kira") == (False, False)


def test_a_file_that_was_copied_is_imported(importing: Import, csv_file: Callable[[str], Path]) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(csv_file("Kira,4\n")))])
    QApplication.clipboard().setMimeData(data)
    importing.desk.table.setFocus()
    importing.desk.press("Ctrl+V")
    importing.wait_for_rows("Kira")


def test_the_key_lets_a_file_be_chosen(importing: Import, csv_file: Callable[[str], Path]) -> None:
    file = csv_file("Kira,4\n")
    importing.desk.press("Ctrl+I")
    importing.desk.wait(lambda: importing.desk.window.findChildren(QFileDialog) != [])
    (chooser,) = importing.desk.window.findChildren(QFileDialog)
    chooser.fileSelected.emit(str(file))
    chooser.close()
    importing.wait_for_rows("Kira")


def test_a_later_start_hands_its_file_over_to_the_open_window(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    importing.desk.window.receive(StartupRequest(RequestKind.IMPORT, file=str(csv_file("Kira,4\n"))))
    importing.wait_for_rows("Kira")


def test_a_file_waits_for_a_service(
    bare_desk: Desk, store: FakeStore, books: Books, csv_file: Callable[[str], Path]
) -> None:
    bare_desk.window.import_file(str(csv_file("Kira,4\n")))
    importing = Import(bare_desk)
    assert not importing.is_open
    go_to(bare_desk, store, books)
    importing.wait_for_rows("Kira")


@pytest.mark.parametrize("name", ["Kira\tMax", "Kira\nMax", "Kira\r\nMax", "Kira\vMax"])
@pytest.mark.parametrize("way", ["paste", "drop"])
def test_a_name_with_a_tab_or_a_line_end_is_sent_from_no_field(
    importing: Import, store: FakeStore, name: str, way: str
) -> None:
    desk = importing.desk
    desk.write("Category", "4")
    line = desk.line("Name")
    if way == "paste":
        paste(line, name)
    else:
        drop(line, text=name)
    press(line, "Return")
    press(desk.line("Category"), "Return")
    assert (line.text(), store.posts) == ("", 0)


def test_a_paste_or_a_drop_on_the_import_takes_the_place_of_its_rows(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    paste(importing.desk.table, ROWS)
    importing.wait_for_rows("Kira", "Max")
    paste(importing.table, "Name\tCategory\nNala\t4\n")
    importing.wait_for_rows("Nala")
    assert drop(importing.dialog, file=csv_file("Tom,4\n")) == (True, True)
    importing.wait_for_rows("Tom")


@pytest.mark.parametrize("text", ["Kira\tMax", "Kira\nMax", "Kira\r\nMax\r\n"])
def test_rows_that_are_pasted_into_a_cell_of_the_preview_are_no_name(
    importing: Import, store: FakeStore, text: str
) -> None:
    paste(importing.desk.table, ROWS)
    importing.wait_for_rows("Kira", "Max")
    importing.press(1, PetField.NAME, "F2")
    editor = importing.editor
    assert editor is not None
    editor.clear()
    paste(editor, text)
    press(editor, "Return")
    importing.desk.wait(lambda: importing.editor is None)
    assert importing.states() == ["ready", "problem"]
    importing.click_add(1)
    importing.desk.wait(lambda: importing.says("1 added"))
    assert [pet.name for pet in store.pets if pet.name not in {"Rex", "Luna", "Milo"}] == ["Kira"]
