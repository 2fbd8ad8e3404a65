"""A file that cannot be imported says in the window what it is; and columns are remembered as they were chosen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from petstore_gui.files import file_types
from tests.files.wild_files import PLAIN
from tests.files.workbook_files import inline_rows, ole, xls, xlsx, zip_bomb
from tests.support.fake_store import FakeStore
from tests.support.windows import find
from tests.ui.importing.conftest import Import

WORKBOOK = xlsx(inline_rows(PLAIN))
REFUSED = {
    "picture.xlsx": (b"\x89PNG\r\n\x1a\n" + bytes(100), file_types.PICTURE),
    "locked.xlsx": (ole({"EncryptedPackage": b"x", "EncryptionInfo": b"x"}), file_types.LOCKED),
    "locked.xls": (xls([["a"]], locked=True), file_types.LOCKED),
    "half.xlsx": (WORKBOOK[: len(WORKBOOK) // 2], file_types.DAMAGED),
    "nothing.csv": (b"", file_types.EMPTY),
    "empty.xlsx": (xlsx("<sheetData/>"), file_types.EMPTY),
    "bomb.xlsx": (zip_bomb(), file_types.TOO_LARGE_INSIDE),
    "zero.csv": (b"Name,Category\nR\0x,3\n", "Line 2 can't be read. The file is damaged, or it isn't a table."),
    "quote.csv": (b'Name,Category\nRex,3\n"Luna,7\n', "A quote that opens in line 3 or later is never closed."),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_cannot_be_imported_says_what_it_is(
    importing: Import, store: FakeStore, tmp_path: Path, name: str
) -> None:
    content, reason = REFUSED[name]
    file = tmp_path / name
    file.write_bytes(content)
    importing.desk.window.import_file(str(file))
    importing.desk.wait(lambda: importing.is_open and importing.says(f"{name} can't be imported. {reason}"))
    assert not importing.add.isVisible()
    assert store.posts == 0


def test_columns_are_remembered_as_they_were_chosen_and_not_as_they_would_be_found(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    importing.desk.window.import_file(str(csv_file("Foo,Bar,Baz\nKira,Max,4\nNala,Max,5\n")))
    importing.wait_for_rows("Kira", "Nala")  # by what is in it, Foo is the name
    chooser = find(importing.dialog, QComboBox, "Column for Name")
    number = chooser.findText("Bar (B)")
    chooser.setCurrentIndex(number)
    chooser.activated.emit(number)
    importing.wait_for_rows("Max", "Max")
    importing.click("They are right")
    importing.click_add(2)
    importing.desk.wait(lambda: importing.says("2 added"))
    importing.click("Close")
    importing.desk.window.import_file(str(csv_file("Foo,Bar,Baz\nTom,Ada,4\n")))
    importing.wait_for_rows("Ada")
    importing.click("Cancel")
    importing.desk.window.import_file(str(csv_file("Foo,Bar,Qux\nTom,Ada,4\n")))
    importing.wait_for_rows("Tom")
