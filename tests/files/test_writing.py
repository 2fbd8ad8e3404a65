import csv
import io
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from petstore_gui.api.values import INT64_MAX, INT64_MIN
from petstore_gui.files.formula_escape import unescape_formula
from petstore_gui.files.saving import ExportError, save
from petstore_gui.files.writing import Cell, SheetTable, csv_bytes, xlsx_bytes
from petstore_gui.storage import atomic_file
from tests.support.disk import full_disk

TITLES = ("ID", "Name")
TEXTS = [
    "Rex",
    '=HYPERLINK("http://127.0.0.1")',
    "+1",
    "-1",
    "@SUM(A1)",
    "'Rex",
    "'=Rex",
    'The "Great" Rex',
    "a,b;c\td",
    " Rex ",
    "3",
    "007",
    "1E5",
    "TRUE",
    "#N/A",
    "2026-11-20",
    "http://127.0.0.1/rex",
    "_x000D_",
    "_x000D__x000D_",
    "__x000D_",
    "<b>&amp;</b>",
    "\u202eRex",
    "\u2067حصان\u2069",
    "سلام",
    "👩‍👩‍👧‍👦 🐕",
    "小雪",
    "e\u0301 \u00e9",
    "\ufeffRex",
    "\u200b",
    "\x7f\x80\x9f",
    *(f"a{end}b" for end in ("\n", "\r", "\r\n", "\n\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029")),
    *("\n", "\r\n", "Rex\n", "\nRex", "\t", "\r"),
    *(f"a{chr(code)}b" for code in range(1, 32)),
]
LONG = [2**53, 2**53 + 1, 10**15, -(10**15), INT64_MAX, INT64_MIN]
SHORT = [0, 5, -5, 10**15 - 1, 1 - 10**15]


def table(rows: Sequence[Sequence[Cell]], titles: tuple[str, ...] = TITLES, **more: object) -> SheetTable:
    return SheetTable(titles=titles, rows=rows, name="Animals", **more)  # type: ignore[arg-type]


def sheets(content: bytes) -> dict[str, list[list[Any]]]:
    book = CalamineWorkbook.from_filelike(io.BytesIO(content))
    return {name: list(book.get_sheet_by_name(name).to_python()) for name in book.sheet_names}


def part(content: bytes, name: str) -> str:
    return ZipFile(io.BytesIO(content)).read(name).decode()


def lines(content: bytes, separator: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""), delimiter=separator))


def test_every_text_comes_back_from_a_workbook_as_it_was() -> None:
    content = xlsx_bytes(table([[number, text] for number, text in enumerate(TEXTS)]))
    assert [row[1] for row in sheets(content)["Animals"][1:]] == TEXTS


@given(st.lists(st.sampled_from(["_", "x", "x000D", "_x000D_", "_x005F_", "\r", "\n", " "])))
def test_what_looks_like_the_codes_of_a_workbook_comes_back_or_is_refused(parts: list[str]) -> None:
    text = "".join(parts)
    try:
        content = xlsx_bytes(table([[1, text]]))
    except ExportError:
        assert re.search("_x....(_x....|\r)", text)
    else:
        assert sheets(content)["Animals"][1][1] == text


@pytest.mark.parametrize("separator", [",", ";"])
def test_every_text_comes_back_from_a_csv_as_it_was(separator: str) -> None:
    content = csv_bytes(table([[number, text] for number, text in enumerate(TEXTS)]), separator=separator)
    rows = lines(content, separator)
    assert [unescape_formula(row[1]) for row in rows[1:]] == TEXTS
    assert [row[0] for row in rows[1:]] == [str(number) for number in range(len(TEXTS))]


def test_a_csv_begins_with_a_mark_and_runs_nothing() -> None:
    content = csv_bytes(table([[-5, text] for text in TEXTS]))
    assert content.startswith(b"\xef\xbb\xbfID,Name\r\n-5,Rex\r\n")
    assert not [row for row in lines(content) if row[1].startswith(("=", "+", "-", "@", "\t", "\r", "\n"))]


def test_titles_of_a_foreign_file_run_nothing_either() -> None:
    """A report has the titles of the file that was imported."""
    content = csv_bytes(SheetTable(titles=("=HYPERLINK(1)", "Name"), rows=[[1, "Rex"]], name="Report"))
    assert lines(content)[0] == ["'=HYPERLINK(1)", "Name"]


def test_no_number_loses_a_digit_in_a_workbook_and_those_that_excel_would_round_are_text() -> None:
    rows = sheets(xlsx_bytes(table([[number, "Rex"] for number in (*SHORT, *LONG)])))["Animals"][1:]
    found = [row[0] for row in rows]
    assert found == [*map(float, SHORT), *map(str, LONG)]
    assert [type(each) for each in found] == [float] * len(SHORT) + [str] * len(LONG)


def test_excel_does_not_warn_of_long_numbers_that_are_text_on_purpose() -> None:
    content = xlsx_bytes(table([[INT64_MAX, "007"]]))
    assert 'numberStoredAsText="1"' in part(content, "xl/worksheets/sheet1.xml")


def test_a_csv_has_every_digit() -> None:
    rows = lines(csv_bytes(table([[number, "Rex"] for number in LONG])))
    assert [row[0] for row in rows[1:]] == [str(number) for number in LONG]


def test_a_workbook_has_a_table_with_filters_and_its_titles_stay_in_sight() -> None:
    content = xlsx_bytes(table([[1, "Rex"], [2, "Momo"]]))
    assert 'ref="A1:B3"' in part(content, "xl/tables/table1.xml")
    assert "<autoFilter" in part(content, "xl/tables/table1.xml")
    assert 'ySplit="1"' in part(content, "xl/worksheets/sheet1.xml")


@pytest.mark.parametrize("titles", [("Name", "name"), ("Name", "")])
def test_titles_that_no_table_can_have_are_kept_and_filtered_all_the_same(titles: tuple[str, str]) -> None:
    content = xlsx_bytes(table([["Rex", "Momo"]], titles))
    assert sheets(content)["Animals"] == [[*titles], ["Rex", "Momo"]]
    assert "<autoFilter" in part(content, "xl/worksheets/sheet1.xml")


@pytest.mark.parametrize("write", [xlsx_bytes, csv_bytes])
def test_titles_without_rows_are_a_file_as_well(write: object) -> None:
    content = write(table([]))  # type: ignore[operator]
    found = lines(content) if write is csv_bytes else sheets(content)["Animals"]
    assert found == [["ID", "Name"]]


def test_what_is_known_of_the_rows_stands_on_a_sheet_of_its_own() -> None:
    about = (("Animals", "100 available animals. There may be more."), ("Service", "=1+1"))
    content = xlsx_bytes(table([[1, "Rex"]], about=about, about_name="About: [these]"))
    found = sheets(content)
    assert found["Animals"] == [["ID", "Name"], [1.0, "Rex"]]
    assert found["About these"] == [list(each) for each in about]


def test_sheets_begin_at_the_right_where_the_window_does() -> None:
    about = (("Animals", "1 animal."),)
    for right_to_left in (False, True):
        content = xlsx_bytes(table([[1, "Rex"]], about=about, right_to_left=right_to_left))
        for number in (1, 2):
            assert ('rightToLeft="1"' in part(content, f"xl/worksheets/sheet{number}.xml")) is right_to_left


@pytest.mark.parametrize("names", [("Animals", "animals"), ("", "[]"), ("x" * 40, "x" * 50)])
def test_sheets_have_names_that_they_can_have_whatever_they_are_to_be_called(names: tuple[str, str]) -> None:
    made = SheetTable(titles=("ID",), rows=[[1]], name=names[0], about=(("a", "b"),), about_name=names[1])
    assert list(map(len, sheets(xlsx_bytes(made)).values())) == [2, 1]


def test_more_rows_than_a_workbook_has_room_for_are_refused() -> None:
    with pytest.raises(ExportError, match="A workbook has room for 1,048,575 rows"):
        xlsx_bytes(table([[1, "Rex"]] * 1_048_576))


def test_an_empty_cell_stays_empty() -> None:
    assert sheets(xlsx_bytes(table([[1, None], [None, "Rex"]])))["Animals"][1:] == [[1.0, ""], ["", "Rex"]]
    assert csv_bytes(table([[1, None]])).endswith(b"\r\n1,\r\n")


@pytest.mark.parametrize("text", ["x" * 32_767, "🐕" * 16_383 + "x"])
def test_the_longest_text_of_a_workbook_comes_back(text: str) -> None:
    assert sheets(xlsx_bytes(table([[1, text]])))["Animals"][1][1] == text


@pytest.mark.parametrize("text", ["x" * 32_768, "🐕" * 16_384])
def test_a_text_that_is_too_long_for_a_workbook_is_refused_with_its_row(text: str) -> None:
    with pytest.raises(ExportError) as caught:
        xlsx_bytes(table([[1, "Rex"], [2, text]]))
    assert str(caught.value) == "A text in row 3 is too long for a workbook. Choose another kind."
    assert lines(csv_bytes(table([[2, text]])))[1][1] == text


@pytest.mark.parametrize(
    ("write", "sign"),
    [(xlsx_bytes, "\ufffe"), (xlsx_bytes, "\uffff"), (xlsx_bytes, "_x005F_x000D_"), (csv_bytes, "\0")],
)
def test_a_text_that_would_not_come_back_is_refused_with_its_row(write: object, sign: str) -> None:
    with pytest.raises(ExportError) as caught:
        write(table([[1, f"Rex{sign}"]]))  # type: ignore[operator]
    assert str(caught.value) == "This kind of file can't hold a text in row 2. Choose another kind."


# --- saving ---


def test_what_is_saved_takes_the_place_of_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    for content in (b"old", b"new"):
        save(file, content)
        assert file.read_bytes() == content
    assert [each.name for each in tmp_path.iterdir()] == ["animals.csv"]


def test_a_full_disk_is_said_and_leaves_the_old_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_bytes(b"old")
    with pytest.raises(ExportError) as caught, full_disk():
        save(file, b"x" * 100)
    assert str(caught.value.reason) == (
        "It can't be written: the disk is full. Free some space, then try again. The file that was there is unchanged."
    )
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"animals.csv": b"old"}


def test_a_file_that_another_program_holds_is_said_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "animals.xlsx"
    file.write_bytes(b"old")

    def replace(source: Path, target: Path) -> None:  # as Windows does while Excel has it open
        error = PermissionError(13, "Access is denied", str(source), None, str(target))
        error.winerror = 5  # type: ignore[attr-defined, unused-ignore]
        raise error

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(atomic_file, "_HELD_S", 0.0)
    with pytest.raises(ExportError) as caught:
        save(file, b"new")
    assert str(caught.value.reason).startswith("It can't be written: another program is using it. Close the other")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"animals.xlsx": b"old"}


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        save(tmp_path / "gone" / "animals.csv", b"new")
    assert "its folder can't be used" in str(caught.value.reason)
    assert "unchanged" not in str(caught.value.reason)


@pytest.mark.posix("file modes")
def test_a_file_that_others_may_not_read_stays_so(tmp_path: Path) -> None:
    file = tmp_path / "animals.csv"
    file.write_bytes(b"old")
    file.chmod(0o600)
    save(file, b"new")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.posix("a FIFO")
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe.csv", tmp_path / "folder.csv"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        with pytest.raises(ExportError) as caught:
            save(path, b"new")
        assert str(caught.value) == "This is not a file."
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.posix("symbolic links")
def test_a_link_of_the_user_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "real.csv", tmp_path / "link.csv"
    file.write_bytes(b"old")
    link.symlink_to(file)
    save(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
