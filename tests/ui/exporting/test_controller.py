"""Exporting as a person does it: from the key to the file, and what is said on the way."""

import csv
import io
import re
import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QDate, QLocale, QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from python_calamine import CalamineWorkbook

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import INT64_MAX
from petstore_gui.files import saving
from petstore_gui.inventory.category_names import CATEGORY_NAMES
from petstore_gui.ui.exporting import controller
from petstore_gui.ui.i18n.text import spell_date
from tests.support.books import Books, go_to
from tests.support.choosers import choose_file, choosers, open_chooser
from tests.support.disk import full_disk
from tests.support.fake_store import ADDRESS, FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, action, boxes, click, column, dialogs, find, is_there, press, says, sentences
from tests.ui.conftest import LUNA, REX

ODD = Pet(id=INT64_MAX, name='=1+1 "Momo"\r\n\u202e🐕', category_id=2**53 + 1)


def many(count: int) -> list[Pet]:
    return [Pet(id=number, name=f"Rex {number}", category_id=number % 3, status="available") for number in range(count)]


def begin(desk: Desk) -> QDialog:
    desk.press("Ctrl+E")
    return desk.dialog("Export")


def save_as(desk: Desk, dialog: QDialog, path: Path) -> None:
    click(dialog, "Save as…")
    choose_file(desk, path)


def export(desk: Desk, path: Path, *choices: str) -> None:
    """Export to ``path`` with these buttons pressed, and wait until the status line says so."""
    dialog = begin(desk)
    for choice in choices:
        click(dialog, choice)
    save_as(desk, dialog, path)
    desk.wait(lambda: says(desk.window, f"exported to {path.name}"))


def csv_rows(path: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline="")))


def about(path: Path) -> dict[str, str]:
    """Return the rows of the second sheet of a workbook."""
    rows = CalamineWorkbook.from_path(str(path)).get_sheet_by_index(1).to_python()
    return {str(row[0]): str(row[1]) for row in rows}


def buttons(dialog: QDialog) -> list[tuple[str, bool]]:
    found = [each for each in dialog.findChildren(QAbstractButton) if each.isVisible() and each.isCheckable()]
    return [(each.text(), each.isEnabled()) for each in found]


def told(inside: QWidget, *parts: str) -> bool:
    """Whether one sentence in sight has all of these parts, in this order."""
    return any(re.search(".*".join(map(re.escape, parts)), each) for each in sentences(inside))


def test_what_is_shown_is_exported_in_its_order_and_with_its_columns(desk: Desk, tmp_path: Path) -> None:
    action(desk, "Sort by name").trigger()
    action(desk, "ID", "Columns").trigger()
    desk.write("Find in the list", "1")
    desk.wait_for_names("Milo", "Rex")
    export(desk, tmp_path / "animals.csv", "CSV")
    assert csv_rows(tmp_path / "animals.csv") == [
        ["Name", "Category", "Status"],
        ["Milo", "1", "Sold"],
        ["Rex", "1", "Available"],
    ]


def test_a_workbook_has_the_animals_and_on_a_second_sheet_what_is_known_of_them(desk: Desk, tmp_path: Path) -> None:
    export(desk, tmp_path / "animals.xlsx", "Excel workbook")
    assert told(desk.window, "3 animal", " exported to animals.xlsx")
    book = CalamineWorkbook.from_path(str(tmp_path / "animals.xlsx"))
    assert book.get_sheet_by_index(0).to_python() == [
        ["ID", "Name", "Category", "Status"],
        [3.0, "Rex", 1.0, "Available"],
        [2.0, "Luna", 2.0, "Pending"],
        [1.0, "Milo", 1.0, "Sold"],
    ]
    known = about(tmp_path / "animals.xlsx")
    assert known["Animals"].startswith("3 animal")
    assert known["Animals"].endswith(" The list is complete.")
    assert desk.session.connection is not None
    assert known["Address"] == desk.session.connection.base_url
    assert known["As of"].startswith(spell_date(QDate.currentDate()))


def test_the_second_sheet_says_how_the_list_is_filtered(bare_desk: Desk, tmp_path: Path) -> None:
    bare_desk.open(FakeStore(many(12)))
    bare_desk.press("Ctrl+2")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    bare_desk.window.page.show_category(1)
    bare_desk.write("Find in the list", "rex 1")
    bare_desk.wait(lambda: len(bare_desk.names()) == 2)
    export(bare_desk, tmp_path / "shown.xlsx", "Excel workbook")
    assert about(tmp_path / "shown.xlsx")["Filter"] == "Available · Search: rex 1 · Only category 1"
    export(bare_desk, tmp_path / "all.xlsx", "All loaded (12)")
    assert "Filter" not in about(tmp_path / "all.xlsx")


def test_the_names_of_categories_stand_beside_their_numbers(
    bare_desk: Desk, store: FakeStore, books: Books, tmp_path: Path
) -> None:
    books.journal.set_note(ADDRESS, "categories", CATEGORY_NAMES.serialise({1: "Dogs"}))
    go_to(bare_desk, store, books)
    bare_desk.wait(lambda: bare_desk.names() != [] and column(bare_desk.table, 2)[0] == "Dogs (1)")
    export(bare_desk, tmp_path / "animals.csv", "CSV")
    assert csv_rows(tmp_path / "animals.csv")[:3] == [
        ["ID", "Name", "Category", "Category name", "Status"],
        ["3", "Rex", "1", "Dogs", "Available"],
        ["2", "Luna", "2", "", "Pending"],
    ]


def test_a_csv_has_the_separator_that_spreadsheets_of_this_computer_expect(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for system, title in {"de_DE": "ID;Name;", "ja_JP": "ID,Name,"}.items():
        monkeypatch.setattr(QLocale, "system", lambda system=system: QLocale(system))
        export(desk, tmp_path / f"{system}.csv", "CSV")
        assert (tmp_path / f"{system}.csv").read_text("utf-8-sig").startswith(title)


def test_the_selected_rows_alone_are_exported(desk: Desk, tmp_path: Path) -> None:
    place = desk.table.visualRect(desk.table.model().index(1, 1)).center()
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    export(desk, tmp_path / "animals.json", "Selected (1)", "JSON")
    assert msgspec.json.decode((tmp_path / "animals.json").read_bytes(), type=list[Pet]) == [LUNA]
    assert told(desk.window, "1 animal", " exported to animals.json")


def test_what_cannot_be_exported_cannot_be_chosen(desk: Desk) -> None:
    desk.write("Find in the list", "nobody")
    desk.wait(lambda: desk.names() == [])
    dialog = begin(desk)
    assert buttons(dialog)[:3] == [("Shown (0)", False), ("Selected (0)", False), ("All loaded (3)", True)]
    assert find(dialog, QAbstractButton, "All loaded (3)").isChecked()


# --------------------------------------------------------------------------------------------------- how complete it is


def test_a_part_is_called_a_part_before_it_is_saved(bare_desk: Desk) -> None:
    bare_desk.open(FakeStore(many(150)))
    dialog = begin(bare_desk)
    assert told(dialog, "100 animal", ". There may be more. As of ")
    dialog.close()
    bare_desk.press("Ctrl+2")
    bare_desk.wait(lambda: not bare_desk.is_reading)
    dialog = begin(bare_desk)
    assert told(dialog, "100 available animal", ". There may be more. As of ")
    dialog.close()
    bare_desk.write("Find in the list", "rex 11")
    bare_desk.table.selectAll()
    dialog = begin(bare_desk)
    shown = len(bare_desk.names())
    assert 0 < shown < 100
    assert told(dialog, f"{shown} animal", " found in the list. There may be more. As of ")
    click(dialog, f"Selected ({shown})")
    assert told(dialog, f"{shown} selected animal", ". As of ")
    click(dialog, "All loaded (100)")
    assert told(dialog, "100 animal", ". There may be more. As of ")


def test_what_is_exported_is_what_was_said_whatever_the_list_becomes(
    desk: Desk, store: FakeStore, tmp_path: Path
) -> None:
    dialog = begin(desk)
    click(dialog, "JSON")
    store.pets.clear()
    action(desk, "Refresh").trigger()
    desk.wait(lambda: desk.names() == [])
    save_as(desk, dialog, tmp_path / "animals.json")
    desk.wait(lambda: told(desk.window, "3 animal", " exported to animals.json"))
    assert len(msgspec.json.decode((tmp_path / "animals.json").read_bytes())) == 3


# --------------------------------------------------------------------------------------------------------- the overview


def test_a_json_of_animals_has_the_four_fields_and_that_is_said(desk: Desk) -> None:
    dialog = begin(desk)
    click(dialog, "JSON")
    assert says(dialog, "For other programs. ID, name, category and status, unchanged.")


def test_the_dialog_grows_with_a_sentence_of_two_lines(desk: Desk) -> None:
    dialog = begin(desk)
    click(dialog, "JSON")
    desk.qtbot.wait(50)
    layout = dialog.layout()
    assert layout is not None
    assert dialog.height() >= layout.totalHeightForWidth(dialog.width())


def test_a_json_of_counts_is_not_said_to_have_the_fields_of_animals(desk: Desk) -> None:
    desk.press("Ctrl+B")
    dialog = begin(desk)
    click(dialog, "JSON")
    assert "For other programs." in sentences(dialog)


def test_the_overview_exports_its_counts(desk: Desk, tmp_path: Path) -> None:
    desk.press("Ctrl+B")
    dialog = begin(desk)
    assert [text for text, _enabled in buttons(dialog)] == ["Excel workbook", "CSV", "JSON"]
    assert told(dialog, "Counts of 3 animal", ". The list is complete. As of ")
    click(dialog, "CSV")
    save_as(desk, dialog, tmp_path / "counts.csv")
    desk.wait(lambda: says(desk.window, "Counts exported to counts.csv"))
    assert csv_rows(tmp_path / "counts.csv") == [
        ["Category", "Available", "Pending", "Sold", "Total"],
        ["1", "1", "0", "1", "2"],
        ["2", "0", "1", "0", "1"],
    ]
    desk.press("Ctrl+B")
    assert ("Shown (3)", True) in buttons(begin(desk))


# ---------------------------------------------------------------------------------------------------------- when it can


def test_without_an_animal_there_is_nothing_to_export(bare_desk: Desk) -> None:
    bare_desk.wait(lambda: bare_desk.window.menuBar().actions() != [])
    export_action = action(bare_desk, "Export…")
    assert not export_action.isEnabled()
    empty = FakeStore([])
    bare_desk.open(empty)
    assert not export_action.isEnabled()
    empty.pets.append(REX)
    bare_desk.press("F5")
    bare_desk.wait_for_names("Rex")
    assert export_action.isEnabled()
    bare_desk.session.disconnect_service()
    assert not export_action.isEnabled()


def test_it_opens_once_esc_closes_it_and_so_does_the_end_of_its_service(desk: Desk) -> None:
    dialog = begin(desk)
    action(desk, "Export…").trigger()
    assert len(dialogs()) == 1
    press(dialog, "Esc")
    desk.wait(lambda: dialogs() == [])
    begin(desk)
    desk.session.disconnect_service()
    desk.wait(lambda: dialogs() == [])


def test_all_of_it_works_by_keys(desk: Desk) -> None:
    dialog = begin(desk)
    desk.wait(dialog.isActiveWindow)

    def key(keys: str) -> str:
        focused = QApplication.focusWidget()
        assert focused is not None
        press(focused, keys)
        now = QApplication.focusWidget()
        return now.text() if isinstance(now, QAbstractButton) else ""

    first = QApplication.focusWidget()
    assert isinstance(first, QAbstractButton)
    assert first.text() == "Shown (3)"
    assert key("Right") == "All loaded (3)"  # nothing is selected
    assert key("Tab") == "Excel workbook"
    assert key("Right") == "CSV"
    assert says(dialog, "Plain text that every spreadsheet opens.")
    key("Return")
    desk.wait(lambda: choosers() != [])
    choosers()[0].reject()
    desk.wait(lambda: choosers() == [])
    assert dialog.isVisible()  # no file was chosen
    assert {key("Tab"), key("Tab")} == {"Cancel", "Save as…"}


# --------------------------------------------------------------------------------------------------------- what is kept


def test_folder_and_kind_are_offered_again(desk: Desk, tmp_path: Path) -> None:
    Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)).mkdir(exist_ok=True)
    export(desk, tmp_path / "animals.csv", "CSV")
    dialog = begin(desk)
    assert find(dialog, QAbstractButton, "CSV").isChecked()
    click(dialog, "Save as…")
    chooser = open_chooser(desk)
    assert Path(chooser.directory().path()) == tmp_path
    assert chooser.defaultSuffix() == "csv"
    assert Path(chooser.selectedFiles()[0]).name.startswith("Animals 20")
    chooser.reject()


def test_at_first_a_workbook_among_the_documents_is_offered(desk: Desk) -> None:
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    documents.mkdir(exist_ok=True)
    dialog = begin(desk)
    assert find(dialog, QAbstractButton, "Excel workbook").isChecked()
    click(dialog, "Save as…")
    chooser = open_chooser(desk)
    assert Path(chooser.directory().path()) == documents
    chooser.reject()


def test_a_name_with_the_suffix_of_another_kind_is_that_kind(desk: Desk, tmp_path: Path) -> None:
    export(desk, tmp_path / "animals.JSON", "Excel workbook")
    assert len(msgspec.json.decode((tmp_path / "animals.JSON").read_bytes())) == 3


# ------------------------------------------------------------------------------------------------------ what goes wrong


def test_a_full_disk_is_said_and_the_old_file_is_whole(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "animals.json"
    file.write_bytes(b"old")
    dialog = begin(desk)
    click(dialog, "JSON")
    with full_disk():
        click(dialog, "Save as…")
        chooser = open_chooser(desk)
        chooser.fileSelected.emit(str(file))  # after its own question whether to replace the file
        chooser.reject()
        box = desk.box()
    assert "The file wasn't saved" in sentences(box)
    assert says(box, "animals.json: It can't be written: the disk is full. Free some space, then try again. ")
    assert says(box, "The file that was there is unchanged.")
    assert file.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["animals.json"]
    assert not says(desk.window, "Exporting…")


def test_a_text_that_does_not_fit_is_said_with_its_row(bare_desk: Desk, tmp_path: Path) -> None:
    bare_desk.open(FakeStore([REX, Pet(id=4, name="x" * 40_000, category_id=1)]))
    save_as(bare_desk, begin(bare_desk), tmp_path / "animals.xlsx")
    assert says(bare_desk.box(), "animals.xlsx: A text in row 3 is too long for a workbook. Choose another kind.")
    assert not list(tmp_path.iterdir())


def test_a_mistake_of_the_program_itself_is_reported(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path, _content: bytes) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(controller, "save", fail)
    save_as(desk, begin(desk), tmp_path / "animals.xlsx")
    assert says(desk.box(), "An unexpected error occurred")


def test_the_window_works_and_tells_of_it_while_a_file_is_written(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(path: Path, content: bytes) -> None:
        assert go_on.wait(PATIENCE_S)
        saving.save(path, content)

    monkeypatch.setattr(controller, "save", slow)
    save_as(desk, begin(desk), tmp_path / "animals.xlsx")
    desk.wait(lambda: says(desk.window, "Exporting…"))
    assert not is_there(desk.window, "Cancel")
    desk.press("Ctrl+4")
    desk.wait_for_names("Milo")
    desk.wait(lambda: not desk.is_reading)  # or its end takes the place of the notice
    go_on.set()
    desk.wait(lambda: told(desk.window, "3 animal", " exported to animals.xlsx"))
    assert not says(desk.window, "Exporting…")
    assert boxes() == []
