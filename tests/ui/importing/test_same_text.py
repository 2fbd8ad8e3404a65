"""A wrong word that stands in many rows is corrected once; one value that is pasted goes into the cell."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from petstore_gui.inventory.fields import PetField
from petstore_gui.outbox.imports import ImportProgress
from petstore_gui.ui.importing.text import progress_sentence
from tests.support.windows import dialog_titles
from tests.ui.importing.conftest import Import, paste

ROWS = "Name,Category\nKira,Dog\nTom,Dog\nMax,Cow\nIda,Dog\nBo,4\n"


@pytest.fixture
def preview(importing: Import, csv_file: Callable[[str], Path]) -> Import:
    importing.desk.window.import_file(str(csv_file(ROWS)))
    importing.wait_for_rows("Kira", "Tom", "Max", "Ida", "Bo")
    importing.wait_for_checked()
    return importing


def categories(preview: Import) -> list[str]:
    return [preview.cell(row, PetField.CATEGORY).data() for row in range(5)]


def test_a_word_that_is_corrected_in_one_row_can_be_corrected_in_the_others_too(preview: Import) -> None:
    assert preview.states() == ["problem"] * 4 + ["ready"]
    preview.mend(1, PetField.CATEGORY, "5")
    assert preview.says("“Dog” is in 2 other rows.")
    preview.click("Use 5 there, too")
    assert categories(preview) == ["5", "5", "Cow", "5", "4"]
    assert preview.checked() == [True, True, False, True, True]
    assert not preview.says("other rows")
    preview.desk.session.category_names.set({4: "Cats"})  # all rows are checked again
    preview.wait_for_checked()
    assert categories(preview)[:4] == ["5", "5", "Cow", "5"]


def test_how_many_other_rows_were_corrected_is_announced(preview: Import, heard: list[str]) -> None:
    preview.mend(1, PetField.CATEGORY, "5")
    heard.clear()
    preview.click("Use 5 there, too")
    assert heard == ["2 rows corrected. 4 of 5 rows will be added."]
    assert preview.table.hasFocus()


def test_nothing_is_offered_where_the_correction_is_wrong_or_concerns_no_other_row(preview: Import) -> None:
    for row, text in ((0, "Dogs"), (2, "7"), (4, "5")):
        preview.mend(row, PetField.CATEGORY, text)
        assert not preview.says("other row")
    preview.mend(1, PetField.CATEGORY, "5")
    assert preview.says("“Dog” is in 1 other row.")
    preview.mend(4, PetField.CATEGORY, "6")
    assert not preview.says("other row")


def test_one_value_that_is_pasted_goes_into_the_cell_and_rows_are_another_import(preview: Import) -> None:
    preview.table.setCurrentIndex(preview.cell(0, PetField.CATEGORY))
    paste(preview.table, "7\r\n")
    assert categories(preview)[0] == "7"
    assert preview.says("“Dog” is in 2 other rows.")
    paste(preview.table, "Name\tCategory\nZoe\t5\n")
    preview.desk.wait(lambda: "Discard what you have changed?" in dialog_titles())


def test_once_all_rows_are_sent_it_says_that_the_lost_ones_are_checked() -> None:
    progress = ImportProgress(65, added=61, refused=0, not_confirmed=4, waiting=0, per_second=8.0, seconds_left=0.0)
    assert progress_sentence(progress) == "65 of 65 · checking 4 not confirmed"
    all_added = replace(progress, added=65, not_confirmed=0)
    assert progress_sentence(all_added) == "65 of 65"
