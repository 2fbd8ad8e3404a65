"""What is no file, or cannot be opened, is refused with a sentence; no file, however broken, is an unexpected error."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from petstore_gui.files import reading
from petstore_gui.files.reading import file_name, read_file
from petstore_gui.files.table import EncodingNeededError, SheetNeededError, TableError
from petstore_gui.files.workbooks import number_text
from tests.files.wild_files import PLAIN
from tests.files.workbook_files import inline_rows, ods, ods_row, ods_table, ods_text, xls, xlsx

GOOD = (
    xlsx(inline_rows(PLAIN)),
    xls([["Name", "Category"], ["Rex", 3.0]]),
    ods(ods_table(ods_row(ods_text("Name"), ods_text("Category")))),
    b"Name,Category\r\nRex,3\r\n",
)


def refused(path: Path) -> str:
    with pytest.raises(TableError) as error:
        read_file(path)
    return error.value.reason


def test_the_sheets_to_choose_from_are_the_filled_one_or_once_one_was_chosen_all_visible_ones(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    rows = inline_rows(PLAIN)
    states = ("visible", "visible", "hidden")
    path.write_bytes(xlsx(rows, "<sheetData/>", rows, names=("A", "Empty", "Hidden"), states=states))
    assert read_file(path).sheets == ("A",)
    assert read_file(path, sheet="A").sheets == ("A", "Empty")
    assert read_file(path, sheet="Hidden").sheets == ("A", "Empty")


@pytest.mark.parametrize(
    "content",
    [xlsx(inline_rows(PLAIN), "<sheetData/>"), xls([["Rex"]], []), ods(ods_table("") + ods_table("", "Sheet2"))],
    ids=["XLSX", "XLS", "ODS"],
)
def test_a_sheet_that_was_chosen_and_is_empty_says_so_of_itself(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.xlsx").write_bytes(content)
    with pytest.raises(TableError) as error:
        read_file(tmp_path / "a.xlsx", sheet="Sheet2")
    assert error.value.reason == "This sheet is empty."


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == "This is a folder. Choose a file in it."
    assert refused(tmp_path / "gone.csv") == "There is no such file."
    assert refused(Path("a\0b")).startswith("The file can't be read")


@pytest.mark.posix("a pipe has a name there that is no path")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    assert refused(tmp_path / "pipe.csv") == "This is not a file."


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"Rex,3\n")

    def deny(*_arguments: object, **_keywords: object) -> None:  # the tests may run as root, who may read everything
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "open", deny)
    assert refused(path) == "You don't have permission to read this file."


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 1024 * 1024)
    path = tmp_path / "a.csv"
    path.write_bytes(b"Rex,3\n" * 200_000)
    assert refused(path) == "The file is larger than 1 MB. Split it into smaller files."


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a name is no bytes")
def test_a_file_whose_name_is_no_utf_8_has_one_that_can_be_saved(tmp_path: Path) -> None:
    names = []
    for name in (b"M\xe4use.csv", b"M\xf6use.csv", "Mäuse.csv".encode()):
        path = tmp_path / os.fsdecode(name)
        path.write_text("Name,Category\nRex,3\n", "utf-8")
        names.append(read_file(path).name)
        assert names[-1] == file_name(path)
    assert names == ["M\\xe4use.csv", "M\\xf6use.csv", "Mäuse.csv"]
    assert all(name.encode() for name in names)


def test_progress_is_told_for_a_workbook(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(xlsx(inline_rows([("Rex", "3")] * 2_500)))
    told: list[int] = []
    assert len(read_file(path, progress=told.append).rows) == 2_500
    assert told == [1_000, 2_000]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(GOOD),
    st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), min_size=1, max_size=6),
    st.floats(0.2, 1),
)
def test_a_damaged_file_is_read_or_refused_and_nothing_else(
    tmp_path: Path, good: bytes, bytes_changed: list[tuple[float, int]], kept: float
) -> None:
    content = bytearray(good[: int(len(good) * kept)])
    for where, value in bytes_changed:
        content[int(where * len(content))] = value
    path = tmp_path / "a.xlsx"
    path.write_bytes(content)
    with suppress(TableError, SheetNeededError, EncodingNeededError):
        assert read_file(path).rows


@pytest.mark.parametrize(
    ("at", "damage"),
    [
        (lambda _content: 30, b"\xff\xff"),
        (lambda _content: 44, b"\xff\xff\xff\x7f"),
        (lambda _content: 64, b"\xff\xff\xff\x7f"),
        (lambda content: content.index(b"\x00\x02\x0e\x00") + 4, b"\xff\xff\xff\x7f"),
    ],
    ids=["size of a sector", "table of sectors", "table of small sectors", "first row"],
)
def test_an_old_workbook_that_names_more_memory_than_there_is_is_damaged(
    tmp_path: Path, at: Callable[[bytes], int], damage: bytes
) -> None:
    content = bytearray(xls([["Name", "Category"], ["Rex", 3.0]]))
    where = at(bytes(content))
    content[where : where + len(damage)] = damage
    path = tmp_path / "a.xls"
    path.write_bytes(content)
    assert refused(path) == "The workbook is damaged. Open it in a spreadsheet and save it again."


@given(st.integers(-(2**53), 2**53))
def test_a_number_of_a_workbook_is_exact_or_says_that_it_was_rounded(number: int) -> None:
    text = number_text(float(number))
    assert text == str(number) or (abs(number) >= 10**15 and "E+" in text)


def test_a_number_that_excel_has_rounded_is_not_written_as_if_it_were_exact() -> None:
    assert number_text(1234567890123450.0) == "1.23457E+15"
    assert number_text(float(2**53 - 1)) == str(2**53 - 1)
    assert number_text(float(2**53)) == number_text(float(2**53 + 1)) == "9.0072E+15"
    assert number_text(-float(2**53)) == "-9.0072E+15"
    assert number_text(float(2**63)) == "9.22337E+18"
    assert number_text(-1e20) == "-1E+20"
    assert number_text(2.5) == "2.5"
    assert number_text(float("nan")) == "#NUM!"
