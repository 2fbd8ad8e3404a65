from html.parser import HTMLParser

import pytest

from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.files.columns import find_columns
from petstore_gui.files.import_rows import RowChecker
from petstore_gui.files.reading import read_paste
from petstore_gui.inventory.fields import PetField
from petstore_gui.ui.i18n.text import category_text, field_title
from petstore_gui.ui.pet_list.clipboard import cells, reply_line, rows_data

REX = Pet(id=42, name="Rex", category_id=3, status="available")
FORMULAS = ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1"]


class Table(HTMLParser):
    """The cells of a table, as a program that pastes it reads them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.styles: set[str | None] = set()
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag == "tr":
            self.rows.append([])
        if tag == "td":
            self.rows[-1].append("")
            self.styles.add(dict(attrs).get("style"))

    def handle_data(self, data: str) -> None:
        self.rows[-1][-1] += data


def test_a_reply_is_one_line_with_name_id_status_category_when_and_how() -> None:
    line = reply_line(REX, category="Dogs (3)", source="As of 09:15:02, from the list")
    assert line == "Rex, ID 42, available, category Dogs (3). As of 09:15:02, from the list"
    assert reply_line(REX, category="3", source="") == "Rex, ID 42, available, category 3"


@pytest.mark.parametrize("number", [INT64_MAX, INT64_MIN, 2**53 + 1])
def test_a_reply_has_each_digit_of_an_id(number: int) -> None:
    pet = Pet(id=number, name="Rex", category_id=number)
    assert f"ID {number}, not set, category {number}" in reply_line(pet, category=str(number), source="")


def test_a_reply_stays_one_line_of_plain_text_that_no_spreadsheet_runs() -> None:
    line = reply_line(Pet(id=1, name="=a\nb\u202ec", category_id=1), category="x", source="")
    assert line.splitlines() == [line]
    assert line.startswith("'=a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}c, ID 1")


def test_cells_are_the_columns_that_are_asked_for_in_that_order() -> None:
    assert cells(REX, [PetField.STATUS, PetField.ID], category="3") == ["Available", "42"]
    assert cells(REX, list(PetField), category="Dogs (3)") == ["42", "Rex", "Dogs (3)", "Available"]


@pytest.mark.parametrize("begins", FORMULAS)
def test_no_cell_runs_in_a_spreadsheet_whoever_has_named_it(begins: str) -> None:
    _, *texts = cells(Pet(id=1, name=begins, category_id=3, status=begins), list(PetField), category=f"{begins} (3)")
    assert all(text[0] not in "=+-@\t\r" for text in texts)


def test_numbers_stay_numbers_even_below_zero() -> None:
    pet = Pet(id=INT64_MIN, name="Rex", category_id=-7)
    assert cells(pet, [PetField.ID, PetField.CATEGORY], category="-7") == [str(INT64_MIN), "-7"]


def test_rows_are_text_and_a_table_that_say_the_same() -> None:
    rows = [["1", "Rex & <b>Co</b>"], ["9223372036854775807", " two  blanks"]]
    data = rows_data(rows)
    assert data.text() == "1\tRex & <b>Co</b>\n9223372036854775807\t two  blanks"
    table = Table(data.html())
    assert table.rows == rows
    assert "b" not in table.tags


def test_what_is_copied_can_be_pasted_into_an_import() -> None:
    pets = [Pet(id=INT64_MAX, name="=Rex", category_id=3, status="sold"), Pet(id=2, name="Momo", category_id=-7)]
    names = {3: "Dogs"}
    rows = [cells(pet, list(PetField), category=category_text(pet.category_id, names)) for pet in pets]
    table = read_paste(rows_data([[*map(field_title, PetField)], *rows]).text())
    found = RowChecker(table, find_columns(table, category_names=names), category_names=names).rows
    assert [row.file_id for row in found] == [INT64_MAX, 2]
    assert [row.new_pet for row in found] == [
        NewPet(name="=Rex", category_id=3, status=PetStatus.SOLD),
        NewPet(name="Momo", category_id=-7),
    ]


def test_each_cell_of_the_table_is_text_to_a_spreadsheet_which_would_round_a_long_number() -> None:
    (style,) = Table(rows_data([[str(INT64_MAX), "Rex"]]).html()).styles
    assert style is not None
    assert "mso-number-format:'\\@'" in style
