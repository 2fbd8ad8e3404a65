"""What spreadsheets put on the clipboard becomes a table: tabs between cells, quotes only where a cell needs them."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.files.formula_escape import unescape_formula
from petstore_gui.files.reading import read_paste
from petstore_gui.files.table import TableError


def cells(text: str) -> list[tuple[str, ...]]:
    return [row.cells for row in read_paste(text).rows]


def test_rows_of_a_spreadsheet() -> None:
    assert cells("Rex\t3\tsold\r\nLuna\t7\t\r\n") == [("Rex", "3", "sold"), ("Luna", "7", "")]
    assert cells("Rex\t3\nLuna\t7") == [("Rex", "3"), ("Luna", "7")]
    assert read_paste("Rex\t3").name == ""


def test_a_cell_with_a_line_end_is_in_quotes() -> None:
    table = read_paste('"two\nlines"\t3\r\n"a ""b"""\t7\r\nMia\t9')
    assert [row.cells for row in table.rows] == [("two\nlines", "3"), ('a "b"', "7"), ("Mia", "9")]
    assert [row.number for row in table.rows] == [1, 3, 4]


@pytest.mark.parametrize("name", ['"Rex" the dog', '"Rex', 'Rex"', '5" pipe', '"', '""', '"Rex"'])
def test_a_quote_that_a_spreadsheet_has_not_put_there_is_part_of_the_name(name: str) -> None:
    assert cells(f"{name}\t3\nLuna\t7") == [(name, "3"), ("Luna", "7")]


def test_quotes_round_all_cells_are_an_editor_s() -> None:
    assert cells('"Rex"\t"3"\n"Luna"\t"7"') == [("Rex", "3"), ("Luna", "7")]


def test_without_tabs_it_may_be_a_csv_or_one_column() -> None:
    assert cells("Name;Kategorie\nRex;3") == [("Name", "Kategorie"), ("Rex", "3")]
    assert cells("Rex, Jr.\nLuna, Sr.") == [("Rex, Jr.",), ("Luna, Sr.",)]
    assert cells("Rex,3\nLuna, 7") == [("Rex", "3"), ("Luna", " 7")]
    assert cells("Name, Category\nRex, 3") == [("Name", " Category"), ("Rex", " 3")]
    assert cells("Rex\nLuna, Jr.\nMia\n") == [("Rex",), ("Luna, Jr.",), ("Mia",)]


def test_empty_rows_are_known_and_so_are_rows_within_a_quote() -> None:
    assert read_paste("Rex\t3\n\nLuna\t7\nMia\t9").breaks == (3,)
    swallowed, other = read_paste('Rex\t3\t"likes\nLuna\t4\tx"\nMia\t5\ty').rows
    assert (swallowed.number, other.number) == (1, 3)
    assert swallowed.problem == "A cell of this row holds lines that look like rows. Check its quotes."
    assert other.problem is None


def test_cells_that_our_own_copy_has_disarmed_come_back() -> None:
    assert cells("'=1+1\t3\n'tis\t7") == [("=1+1", "3"), ("'tis", "7")]


@pytest.mark.parametrize("text", ["", " \r\n\t\n", "\t\t\n", "\0\t"])
def test_nothing_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        read_paste(text)


@given(
    st.lists(
        st.tuples(st.text("ab\"\t\r\n;,'= é\U0001f436", min_size=1), st.text("12", min_size=1)), min_size=1, max_size=5
    )
)
def test_what_a_spreadsheet_would_copy_comes_back(rows: list[tuple[str, str]]) -> None:
    text = io.StringIO()
    csv.writer(text, delimiter="\t", lineterminator="\r\n").writerows(rows)
    assert cells(text.getvalue()) == [tuple(map(unescape_formula, row)) for row in rows]
