"""Small files that unpack to far more, or take far longer: each is refused, and no memory or time is spent on it."""

import io
import struct
import subprocess
import sys
import time
import timeit
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from petstore_gui.files import file_types
from petstore_gui.files.category_parser import CategoryError, CategoryParser
from petstore_gui.files.file_types import Archive
from petstore_gui.files.reading import read_file
from petstore_gui.files.sheet_scan import scan_workbook
from petstore_gui.files.table import TableError
from tests.files.wild_files import PLAIN
from tests.files.workbook_files import MAIN, archive, inline_rows, ods, ods_row, ods_table, ods_text, xlsx
from tests.support.patience import PATIENCE_S

MB = 1024 * 1024


def seconds(what: Callable[[], object]) -> float:
    """Return the shortest of three times of this thread, without the collector of Python's garbage.

    It is at least a tick of Windows' clock.
    """

    def done() -> None:
        with suppress(CategoryError, TableError):
            what()

    return max(1 / 64, min(timeit.repeat(done, timer=time.thread_time, number=1, repeat=3)))


MOST_MB = 200
SHEET = "xl/worksheets/sheet1.xml"
# In a process of its own: the most memory that it ever had, in kilobytes. What resource says of a process begins with
# what its parent had when it started it.
READ = """
import re, sys
from pathlib import Path
from petstore_gui.files.reading import read_file
from petstore_gui.files.table import TableError
try:
    read_file(Path(sys.argv[1]))
except TableError as error:
    print(error.reason)
print(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
"""


def bomb(path: Path, part: str, megabytes: int, says: int) -> None:
    """Write a workbook of which one part unpacks to so many zeros, and says in the directory that it is smaller."""
    path.write_bytes(xlsx(inline_rows(PLAIN)) if part != SHEET else xlsx())
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED, compresslevel=1) as file, file.open(part, "w") as inside:
        for _ in range(megabytes):
            inside.write(bytes(MB))
    content = path.read_bytes()
    start = content.rindex(part.encode()) - 46 + 24
    path.write_bytes(content[:start] + struct.pack("<I", says) + content[start + 4 :])


@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
@pytest.mark.parametrize(
    ("part", "says"),
    [(SHEET, 40 * MB), ("xl/media/picture.png", 1)],
    ids=["a sheet that says part of the truth", "a picture"],
)
def test_a_part_that_lies_about_its_size_takes_no_memory(tmp_path: Path, part: str, says: int) -> None:
    file = tmp_path / "bomb.xlsx"
    bomb(file, part, 300, says)
    assert file.stat().st_size < 4 * MB
    done = subprocess.run(
        [sys.executable, "-c", READ, str(file)], capture_output=True, text=True, timeout=PATIENCE_S, check=True
    )
    reason, kilobytes = done.stdout.splitlines()
    assert reason == str(file_types.DAMAGED)
    assert int(kilobytes) / 1024 < MOST_MB


@pytest.mark.parametrize("kind", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_part_that_no_spreadsheet_packs_so_is_damaged(tmp_path: Path, kind: int) -> None:
    file = tmp_path / "a.xlsx"
    file.write_bytes(archive({"[Content_Types].xml": "<Types/>"}))
    with zipfile.ZipFile(file, "a", kind) as inside:
        inside.writestr("xl/workbook.xml", "<workbook/>")
    with pytest.raises(TableError, match="damaged"):
        read_file(file)


@pytest.mark.parametrize("count", ["200000000", "+200000000", "&#50;00000000", "99999999999"])
def test_an_opendocument_with_far_more_blanks_than_a_sheet_has_is_not_opened(count: str) -> None:
    cell = (
        f'<table:table-cell office:value-type="string"><text:p>A<text:s text:c="{count}"/>B</text:p></table:table-cell>'
    )
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(ods_table(ods_row(ods_text("Name")) + ods_row(cell)))))
    assert caught.value.reason == file_types.TOO_LARGE_INSIDE


@pytest.mark.parametrize("rows", [1, 100])
def test_blanks_of_an_opendocument_count_in_each_cell_that_repeats_them(rows: int) -> None:
    attributes = f'office:value-type="string" table:number-columns-repeated="{10_000 // rows}"'
    cell = f'<table:table-cell {attributes}><text:p>A<text:s text:c="200000"/>B</text:p></table:table-cell>'
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(ods_table(ods_row(cell, repeated=rows)))))
    assert caught.value.reason == file_types.TOO_LARGE_INSIDE


@pytest.mark.parametrize(
    ("columns", "rows"),
    [
        ('table:number-columns-repeated="+16384"', 'table:number-rows-repeated="1048576"'),
        ('table:number-columns-repeated="16384"', 'table:number-rows-repeated="+1048576"'),
        ('table:number-columns-repeated="16384"', 'table:number-rows-repeated="0001048576"'),
        ('table:number-columns-repeated="16384"', 'table:number-rows-repeated="&#49;048576"'),
        ('table:number-columns-repeated="2000000000"', ""),
        (f'table:number-columns-repeated="{"9" * 5000}"', ""),
        (f'table:number-columns-repeated="{16384:05000}"', f'table:number-rows-repeated="{1048576:05000}"'),
        ('table:style-name="a>b" table:number-columns-repeated="16384"', 'table:number-rows-repeated="1048576"'),
        ('table:number-columns-repeated="16384"', "table:style-name='a/>b' table:number-rows-repeated='1048576'"),
        ('x:number-columns-repeated="1" table:number-columns-repeated="16384"', 'table:number-rows-repeated="1048576"'),
    ],
)
def test_cells_of_an_opendocument_are_counted_in_every_form_that_the_reader_takes(columns: str, rows: str) -> None:
    cell = f'<table:table-cell {columns} office:value-type="string"><text:p>A</text:p></table:table-cell>'
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(ods_table(f"<table:table-row {rows}>{cell}</table:table-row>"))))
    assert caught.value.reason == file_types.TOO_FAR_APART


def test_a_cell_lies_where_its_reference_says_whatever_its_row_says() -> None:
    sheet = '<x:sheetData><x:row r="1"><x:c r="XFD1"><x:v>1</x:v></x:c><x:c r="A1048576"><x:v>1</x:v></x:c></x:row>'
    sheet = f'<x:worksheet xmlns:x="{MAIN}">{sheet}</x:sheetData></x:worksheet>'
    for each in (sheet, sheet.replace("x:", "")):
        with pytest.raises(TableError) as caught:
            scan_workbook(Archive(xlsx(each)))
        assert caught.value.reason == file_types.TOO_FAR_APART


MANY = 4_000


@pytest.mark.parametrize(
    "workbook",
    [
        pytest.param(ods('<table:table table:name="A">' + "<table:table-row>" * MANY), id="rows"),
        pytest.param(ods("<table:table-row>" + "<table:table-cell table:formula=''>" * MANY), id="cells"),
        pytest.param(ods(ods_table(ods_row("<office:annotation " * MANY, ods_text("\t")))), id="comments"),
        pytest.param(xlsx("<sheetData>" + "<c " * MANY), id="cells of xlsx"),
        pytest.param(xlsx(f"<sheetData><!--{' ' * 2 * MB}--></sheetData>"), id="a comment longer than any table"),
    ],
)
def test_what_never_ends_is_damaged_and_takes_no_longer_than_a_table(workbook: bytes) -> None:
    table = ods(ods_table("".join(ods_row(ods_text("Rex")) for _ in range(MANY))))
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(workbook))
    assert caught.value.reason == file_types.DAMAGED
    assert seconds(lambda: scan_workbook(Archive(workbook))) < 5 * seconds(lambda: scan_workbook(Archive(table)))


@pytest.mark.parametrize(
    "inside",
    [
        ods_row(ods_row(ods_text("Rex"))),
        ods_row(f"<table:table-cell>{ods_text('Rex')}</table:table-cell>"),
        ods_row(f"<table:table-cell>{ods_row()}</table:table-cell>"),
        ods_row(f"<table:table-cell>{ods_table('')}</table:table-cell>"),
        ods_table(""),
    ],
)
def test_what_no_spreadsheet_has_within_another_one_is_damaged(inside: str) -> None:
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(ods_table(inside))))
    assert caught.value.reason == file_types.DAMAGED


WIDE = 'table:number-columns-repeated="16384"'


@pytest.mark.parametrize(
    "tables",
    [
        ods_table(ods_row(f'<table:table-cell {WIDE} office:value="1"/>', repeated=5_000)),
        ods_table(ods_row(f'<table:table-cell {WIDE} office:string-value="A"/>', repeated=5_000)),
        ods_table(ods_row(f"<table:table-cell {WIDE}/>", "<table:table-cell/>") * 1_000),
        ods_table(
            ods_row(ods_text("A", repeated=16_384)).replace("-row", '-row table:number-rows-repeated="0"', 1) * 1_000
        ),
        *(ods_table(ods_row(ods_text("A", repeated=1_000), repeated=1_000)) * count for count in (13,)),
    ],
)
def test_cells_that_the_reader_keeps_are_counted_wherever_they_are(tables: str) -> None:
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(tables)))
    assert caught.value.reason == file_types.TOO_FAR_APART


@pytest.mark.parametrize("reference", ["xfd1048576", "XFD0001048576", "ZZZZZ40", "XFD0000000001048576", "A", "1"])
def test_a_reference_in_every_form_that_the_reader_takes_counts(reference: str) -> None:
    cells = f"<c r='A1'><v>1</v></c><c r='{reference}'><v>1</v></c>"
    with pytest.raises(TableError):
        scan_workbook(Archive(xlsx(f"<sheetData><row>{cells}</row></sheetData>")))


def test_more_shared_texts_than_there_are_is_damage() -> None:
    others = {"xl/sharedStrings.xml": "<sst uniqueCount='100000000000'><si><t>Rex</t></si></sst>"}
    with pytest.raises(TableError):
        scan_workbook(Archive(xlsx("<sheetData/>", others=others)))


@pytest.mark.parametrize("value", [" 1", "<v/>", "1</v><v>0"])
def test_a_shared_text_counts_as_the_reader_finds_it(value: str) -> None:
    cells = f"<c t='s'><v>{value}</v></c>" * 3_000
    shared = f"<si><t>{'x' * MB}</t></si><si><t/></si>"
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(xlsx(f"<sheetData><row>{cells}</row></sheetData>", shared=shared)))
    assert caught.value.reason == file_types.TOO_LARGE_INSIDE


def test_a_list_of_far_more_sheets_than_a_workbook_has_is_not_kept() -> None:
    others = {"xl/workbook.xml": f"<workbook>{'<sheet/>' * 30_000}</workbook>"}
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(xlsx("<sheetData/>", others=others)))
    assert caught.value.reason == file_types.TOO_LARGE_INSIDE


@pytest.mark.parametrize("part", ["<text:tab/>", "a<text:span/>"])
def test_a_cell_of_twenty_times_as_many_parts_takes_no_hundred_times_as_long(part: str) -> None:
    def scan(count: int) -> float:
        cell = f'<table:table-cell office:value-type="string"><text:p>{part * count}</text:p></table:table-cell>'
        archive = Archive(ods(ods_table(ods_row(cell))))
        return seconds(lambda: scan_workbook(archive))

    usual = scan(20_000)
    assert scan(400_000) < 100 * usual


def test_a_workbook_may_begin_with_a_blank_line(tmp_path: Path) -> None:
    file = tmp_path / "a.ods"
    content = ods(ods_table(ods_row(*map(ods_text, ("Name", "Category")))))
    with zipfile.ZipFile(io.BytesIO(content)) as read, zipfile.ZipFile(file, "w") as written:
        for part in read.namelist():
            written.writestr(part, (b"\n" if part == "content.xml" else b"") + read.read(part))
    assert read_file(file).rows[0].cells == ("Name", "Category")


def test_a_control_character_that_xml_forbids_is_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "a.xlsx"
    file.write_bytes(xlsx(inline_rows([("Name", "Category"), ("Re\x0bx", "3")])))
    assert [row.cells[1] for row in read_file(file).rows] == ["Category", "3"]


def test_a_sheet_with_a_doctype_is_damaged() -> None:
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(xlsx("<!DOCTYPE x [<!ENTITY a 'b'>]><worksheet><sheetData/></worksheet>")))
    assert caught.value.reason == file_types.DAMAGED


ERROR = '<table:table-cell {} calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>'


@pytest.mark.parametrize(
    "rows",
    [
        ods_row(ERROR.format('table:number-columns-repeated="1000001"')),
        ods_row(ERROR.format("") * 2, repeated=500_001),
        ods_row(ERROR.format("")) + ods_row(ERROR.format(""), repeated=1_000_000),
    ],
)
def test_more_left_out_cells_than_a_table_has_are_not_told_one_by_one(rows: str) -> None:
    with pytest.raises(TableError) as caught:
        scan_workbook(Archive(ods(ods_table(rows))))
    assert caught.value.reason == file_types.TOO_FAR_APART


def test_what_is_left_out_is_told_of_the_sheet_that_the_reader_takes_it_for() -> None:
    error = ods_row(ERROR.format(""))
    nameless = f"<table:table>{ods_row(ods_text('Rex'))}</table:table>"
    sheets = nameless + ods_table(error) + ods_table(ods_row(ods_text("Rex")), "B") + ods_table(error, "C")
    assert [bool(each) for each in scan_workbook(Archive(ods(sheets)))] == [True, False, True]


@pytest.mark.parametrize("letters", ["a", "a(", "a(1", "a ", "1E+"])
def test_a_category_of_twenty_times_as_many_letters_takes_no_hundred_times_as_long(letters: str) -> None:
    parser = CategoryParser({})
    usual = seconds(lambda: parser.parse(letters * 2_000))
    assert seconds(lambda: parser.parse(letters * 40_000)) < 100 * usual


def test_a_page_of_twice_as_many_comments_takes_no_hundred_times_as_long() -> None:
    usual = seconds(lambda: file_types.check_text("<!---->" * 13 + "Rex"))
    assert seconds(lambda: file_types.check_text("<!---->" * 26 + "Rex")) < 100 * usual
