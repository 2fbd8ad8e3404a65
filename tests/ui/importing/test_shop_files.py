"""Files as shops write them, through the window: what is stored then is what the file holds, exactly."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from petstore_gui.files.encodings import decode
from petstore_gui.ui.importing import text as importing_text
from petstore_gui.ui.importing.loading import PreviewReader
from petstore_gui.ui.importing.preview_model import NUMBER
from petstore_gui.ui.widgets.buttons import CardButton
from tests.files.shop_files import GROUPS, ShopFile
from tests.support.books import Books, go_to
from tests.support.fake_store import FakeStore
from tests.support.windows import find, is_there
from tests.ui.importing.conftest import Import


@pytest.mark.parametrize("group", GROUPS)
def test_what_is_stored_is_what_the_file_holds(importing: Import, tmp_path: Path, group: str) -> None:
    for number, file in enumerate(GROUPS[group]):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / file.name
        path.write_bytes(file.content)
        store, books = FakeStore(), Books(folder / "journal.sqlite3")
        go_to(importing.desk, store, books)
        importing.desk.wait(lambda: importing.desk.names() == [] and not importing.desk.is_reading)
        importing.desk.window.import_file(str(path))
        importing.desk.wait(lambda: importing.is_open)
        settle(importing)
        take(importing, store, file)
        importing.desk.session.disconnect_service()
        books.journal.shut()


def take(importing: Import, store: FakeStore, file: ShopFile) -> None:
    """Answer what the window asks, and have the rows added."""
    if file.refused:
        assert importing.says(file.refused), file.what
        importing.click("Close")
        return
    if file.sheet:
        box = find(importing.dialog, QComboBox, "Sheet to open")
        box.setCurrentIndex(box.findText(file.sheet))
        importing.click("Open this sheet")
        settle(importing)
    if file.encoding:
        choose_encoding(importing, file)
    asks = bool(file.columns or file.confirms or file.title_row is not None) and not file.is_meant
    assert is_there(importing.dialog, "They are right") is asks, file.what
    assert importing.add.isEnabled() is (bool(file.animals) and not asks), file.what
    if file.title_row is not None:
        choose(importing, "Row of the titles", f"Row {file.title_row}:")
    for field, column in file.columns.items():
        letters = importing_text.column_letters(column - 1)
        choose(importing, f"Column for {importing_text.field_word(field)}", letters)
    if is_there(importing.dialog, "They are right"):
        importing.click("They are right")
    model = importing.table.model()
    wrong = [row for row, state in enumerate(importing.states()) if state != "ready"]
    assert tuple(int(model.index(row, NUMBER).data()) for row in wrong) == file.wrong, file.what
    assert importing.says("ends the table") is file.left_out, file.what
    if not file.animals:
        importing.click("Cancel")
        return
    importing.click_add(len(file.animals))
    importing.desk.wait(lambda: importing.says(f"{len(file.animals)} added"))
    assert Counter((pet.name, pet.category_id, pet.status) for pet in store.pets) == Counter(file.animals), file.what
    importing.click("Close")


def choose_encoding(importing: Import, file: ShopFile) -> None:
    """Press the card on which the names read as they should."""
    names = [name for name, _category, _status in file.animals]
    cards = [each for each in importing.dialog.findChildren(CardButton) if each.isVisible()]
    assert 1 <= len(cards) <= 3, file.what
    (right,) = [each for each in cards if each.accessibleName() == ", ".join(names)]
    assert right.accessibleDescription(), file.what
    assert decode(file.content, file.encoding).count(names[0]) == 1
    QTest.mouseClick(right, Qt.MouseButton.LeftButton)
    settle(importing)


def choose(importing: Import, name: str, part: str) -> None:
    """Choose what has these letters in it."""
    box = find(importing.dialog, QComboBox, name)
    number = next(
        at
        for at in range(1, box.count())
        if part in box.itemText(at).replace("(", " ").replace(")", " ").split() or box.itemText(at).startswith(part)
    )
    box.setCurrentIndex(number)
    box.activated.emit(number)
    settle(importing)


def settle(importing: Import) -> None:
    """Wait until what was asked for last has been read."""
    reader = importing.desk.window.findChild(PreviewReader)
    assert reader is not None
    importing.desk.wait(lambda: not reader.is_reading)
