"""What is not certain is asked before anything is added: which column is what, and how a text is to be read."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton

from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.importing.loading import PreviewReader
from petstore_gui.ui.importing.preview_model import WRONG_ROLE, RowColumn
from petstore_gui.ui.widgets.buttons import CardButton
from tests.support.fake_store import FakeStore
from tests.support.windows import find, is_there, press
from tests.ui.importing.conftest import Import, drop, paste

AGREE = "They are right"
STOCK = "Stock;;\n\nCalled;Where;How\nKira;4;sold\nMax;5;\nTotal;9;\n\nSupplier;Phone;\n"
ZOE = "Name,Category\nZoë,3\nChloë,4\n"


def choose(importing: Import, name: str, text: str) -> None:
    box = find(importing.dialog, QComboBox, name)
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())
    settle(importing)


def settle(importing: Import) -> None:
    reader = importing.desk.window.findChild(PreviewReader)
    assert reader is not None
    importing.desk.wait(lambda: not reader.is_reading)


def cards(importing: Import) -> list[CardButton]:
    return [each for each in importing.dialog.findChildren(CardButton) if each.isVisible()]


@pytest.fixture
def guessed(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    """Return the preview of a file of which two columns are a guess."""
    importing.desk.window.import_file(str(csv_file(STOCK)))
    importing.wait_for_rows("Kira", "Max", "Total")
    return importing


# --- which column is what ---


def test_nothing_can_be_added_before_the_columns_are_confirmed(guessed: Import, store: FakeStore) -> None:
    assert guessed.says("These columns are a guess: Category, Status. Please check them.")
    assert (guessed.add.text(), guessed.add.isEnabled()) == ("Add 2 animals", False)
    assert find(guessed.dialog, QPushButton, AGREE).hasFocus()
    press(find(guessed.dialog, QPushButton, AGREE), "Space")
    assert not is_there(guessed.dialog, AGREE)
    assert guessed.table.hasFocus()
    assert guessed.add.isEnabled()
    guessed.click_add(2)
    guessed.desk.wait(lambda: guessed.says("2 added"))
    assert store.posts == 2


def test_what_was_ticked_and_corrected_stays_when_the_columns_are_confirmed(guessed: Import) -> None:
    guessed.press(0, PetField.NAME, "Space")
    guessed.mend(1, PetField.NAME, "Bo")
    guessed.click(AGREE)
    assert guessed.checked() == [False, True, False]
    assert guessed.names() == ["Kira", "Bo", "Total"]
    assert guessed.add.text().startswith("Add 1 animal")


def test_a_column_that_is_chosen_is_no_guess_any_more(guessed: Import) -> None:
    choose(guessed, "Column for Category", "Where (B)")
    assert guessed.says("These columns are a guess: Status. Please check them.")
    assert not guessed.add.isEnabled()
    choose(guessed, "Column for Status", "Not imported")
    assert not is_there(guessed.dialog, AGREE)
    assert guessed.add.isEnabled()


def test_rows_without_titles_are_a_guess_also_where_they_are_pasted(importing: Import) -> None:
    paste(importing.desk.table, "Kira\t4\nMax\t5\n")
    importing.wait_for_rows("Kira", "Max")
    assert importing.says("No titles found. These columns are a guess: Name, Category. Please check them.")
    assert not importing.add.isEnabled()


def test_columns_that_titles_tell_are_not_asked_about(importing: Import) -> None:
    paste(importing.desk.table, "Name\tCategory\nKira\t4\n")
    importing.wait_for_rows("Kira")
    assert not is_there(importing.dialog, AGREE)
    assert importing.add.isEnabled()


def test_what_was_confirmed_is_remembered_for_the_same_titles(guessed: Import, csv_file: Callable[[str], Path]) -> None:
    guessed.click(AGREE)
    guessed.click_add(2)
    guessed.desk.wait(lambda: guessed.says("2 added"))
    guessed.click("Close")
    guessed.desk.window.import_file(str(csv_file("Called;Where;How\nNala;4;sold\n")))
    guessed.wait_for_rows("Nala")
    assert not is_there(guessed.dialog, AGREE)
    assert guessed.add.isEnabled()


def test_a_person_says_in_which_row_the_titles_are(importing: Import, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Kira;4\nName;Category\nMax;5\n")))
    importing.wait_for_rows("Max")
    box = find(importing.dialog, QComboBox, "Row of the titles")
    assert [box.itemText(at) for at in range(box.count())] == [
        "No titles",
        "Row 1: Kira, 4",
        "Row 2: Name, Category",
        "Row 3: Max, 5",
    ]
    assert box.currentText() == "Row 2: Name, Category"
    assert importing.says("Rows left out above the titles: 1.")
    choose(importing, "Row of the titles", "No titles")
    assert importing.names() == ["Kira", "Name", "Max"]
    assert is_there(importing.dialog, AGREE)
    choose(importing, "Row of the titles", "Row 2: Name, Category")
    assert importing.names() == ["Max"]
    assert not is_there(importing.dialog, AGREE)


# --- what is left out, and what may be no animal ---


def test_what_is_left_out_around_the_table_is_said(guessed: Import) -> None:
    assert guessed.says("Rows left out above the titles: 1. An empty row ends the table. Rows left out: 8.")


def test_a_total_is_doubtful_and_added_only_if_a_person_ticks_it(guessed: Import, store: FakeStore) -> None:
    assert guessed.states() == ["ready", "ready", "doubtful"]
    assert guessed.cell(2, RowColumn.STATE).data() == "Looks like a total"
    assert guessed.checked() == [True, True, False]
    guessed.click("Doubtful 1")
    assert guessed.names() == ["Total"]
    guessed.press(0, PetField.NAME, "Space")
    guessed.click(AGREE)
    guessed.click_add(3)
    guessed.desk.wait(lambda: guessed.says("3 added"))
    assert "Total" in [pet.name for pet in store.pets]


def test_where_no_row_is_doubtful_there_is_no_button_for_it(importing: Import, csv_file: Callable[[str], Path]) -> None:
    importing.desk.window.import_file(str(csv_file("Name;Category\nKira;4\n")))
    importing.wait_for_rows("Kira")
    assert not is_there(importing.dialog, "Doubtful")
    assert is_there(importing.dialog, "Possible duplicate")


def test_a_row_with_quotes_that_do_not_match_is_corrected_and_then_ticked(
    importing: Import, csv_file: Callable[[str], Path]
) -> None:
    importing.desk.window.import_file(str(csv_file('Name,Category\n"Max" the dog,5\nKira,4\n')))
    importing.wait_for_rows('"Max" the dog', "Kira")
    assert importing.states() == ["problem", "ready"]
    sentence = "The quotes in this row don't match. Correct the cells."
    assert importing.cell(0, PetField.NAME).data(Qt.ItemDataRole.ToolTipRole) == sentence
    columns = (RowColumn.NUMBER, PetField.NAME, PetField.CATEGORY, RowColumn.STATE)
    assert [importing.cell(0, column).data(WRONG_ROLE) for column in columns] == [False, True, True, False]
    importing.mend(0, PetField.NAME, "Max the dog")
    assert importing.states() == ["doubtful", "ready"]
    assert importing.cell(0, RowColumn.STATE).data() == "Check the whole row"
    assert importing.checked() == [False, True]


# --- how a text is to be read ---


@pytest.fixture
def asked(importing: Import, tmp_path: Path) -> Import:
    """Return the question how a file is to be read."""
    file = tmp_path / "animals.csv"
    file.write_bytes(ZOE.encode("cp1252"))
    importing.desk.window.import_file(str(file))
    importing.desk.wait(lambda: importing.is_open and importing.says("animals.csv can be read in several ways."))
    return importing


def test_three_readings_are_shown_and_the_chosen_one_is_opened(asked: Import) -> None:
    shown = [(each.accessibleName(), each.accessibleDescription()) for each in cards(asked)]
    assert len(shown) == 3
    assert ("Zoë, Chloë", "Western European (Windows-1252)") in shown
    assert cards(asked)[0].hasFocus()
    assert not asked.add.isVisible()
    card = next(each for each in cards(asked) if each.accessibleName() == "Zoë, Chloë")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    asked.wait_for_rows("Zoë", "Chloë")
    assert asked.add.isEnabled()


def test_where_none_is_right_the_next_three_are_shown(asked: Import) -> None:
    first = shown = [each.accessibleName() for each in cards(asked)]
    seen: list[str] = []
    while shown[0] not in seen:
        assert 1 <= len(shown) <= 3
        seen += shown
        asked.click("None of these")
        shown = [each.accessibleName() for each in cards(asked)]
    assert len(set(seen)) == len(seen) > 6
    assert shown == first
    assert cards(asked)[0].hasFocus()


def test_a_card_is_pressed_by_keyboard(asked: Import) -> None:
    names = [each.accessibleName() for each in cards(asked)]
    press(cards(asked)[1], "Space")
    asked.wait_for_rows(*names[1].split(", "))


def test_to_choose_nothing_closes_it(asked: Import, store: FakeStore) -> None:
    asked.click("Cancel")
    asked.desk.wait(lambda: not asked.is_open)
    assert store.posts == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a name is no bytes")
def test_a_file_whose_name_is_no_utf_8_is_imported(importing: Import, store: FakeStore, tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"M\xe4use.csv")
    file.write_text("Name;Category\nKira;4\n", "utf-8")
    assert drop(importing.desk.window, file=file) == (True, True)
    importing.wait_for_rows("Kira")
    importing.click_add(1)
    importing.desk.wait(lambda: importing.says("1 added"))
    importing.click("Close")
    assert store.posts == 1
    importing.desk.window.import_file(str(file))  # as another start of the program asks for it
    importing.wait_for_rows("Kira")
    assert importing.states() == ["added before"]
    assert drop(importing.dialog, file=file) == (True, True)
    settle(importing)
    assert importing.names() == ["Kira"]
