"""What the reader of workbooks leaves out, error values and formulas without a result, is told wherever it stands."""

import io
from pathlib import Path

import pytest
import xlsxwriter

from petstore_gui.files.columns import find_columns
from petstore_gui.files.import_rows import RowChecker, RowState
from petstore_gui.files.reading import read_file
from petstore_gui.files.table import Table
from tests.files.workbook_files import (
    EMPTY_RESULT,
    ERROR_RESULT,
    ZERO_RESULT,
    BiffCell,
    ods,
    ods_number,
    ods_row,
    ods_table,
    ods_text,
    xls,
    xlsx,
)

TITLES = "".join(f'<c t="inlineStr"><is><t>{title}</t></is></c>' for title in ("Name", "Category", "Status"))
REX = '<c t="inlineStr"><is><t>Rex</t></is></c>'
OLD_TITLES: list[BiffCell] = ["Name", "Category", "Status"]
FORMULA = "#FORMULA!"


def read(tmp_path: Path, content: bytes) -> Table:
    path = tmp_path / "a.xlsx"
    path.write_bytes(content)
    return read_file(path)


def rows(*cells: str) -> str:
    return f"<sheetData><row>{TITLES}</row>{''.join(f'<row>{each}</row>' for each in cells)}</sheetData>"


def states(table: Table) -> list[tuple[int, RowState]]:
    checker = RowChecker(table, find_columns(table, category_names={}), category_names={})
    return [(row.number, row.state) for row in checker.rows]


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ('<c t="e"><v>#REF!</v></c>', "#REF!"),
        ("<c t='e'><v>#N/A</v></c>", "#N/A"),
        ('<c r="C2" t = "e" ><v>#REF!</v></c>', "#REF!"),
        ('<c r = "C2" s="1" t="e"><f>Z9</f><v>#DIV/0!</v></c>', "#DIV/0!"),
        ('<c t="e"/>', "#ERROR!"),
        ("<c><f>A1</f></c>", FORMULA),
        ("<c><f>A1</f><v></v></c>", FORMULA),
        ("<c><f>A1</f><v/></c>", FORMULA),
        ('<c r="C2"><f t="shared" si="0"/></c>', FORMULA),
        ('<c r="C2" t="n"><f>A1</f><v /></c>', FORMULA),
        # A text as a result is one, if it is empty.
        ('<c t="str"><f>""</f><v></v></c>', ""),
        ("<c t='str'><f>A1</f><v>sold</v></c>", "sold"),
        ("<c><f>1+1</f><v>2</v></c>", "2"),
        ("<c><f>1-1</f><v>0</v></c>", "0"),
        ("<c s='1'/>", ""),
    ],
)
def test_a_cell_of_a_workbook_is_told_without_a_reference_and_with_blanks(tmp_path: Path, cell: str, told: str) -> None:
    table = read(tmp_path, xlsx(rows(f"{REX}<c><v>3</v></c>{cell}")))
    assert table.rows[1].cells == ("Rex", "3", told)


def test_an_error_is_told_outside_of_what_the_reader_sees(tmp_path: Path) -> None:
    error = '<c t="e"><v>#REF!</v></c>'
    below = '<row r="9"><c r="B9" t="e"><v>#N/A</v></c></row>'
    only = read(tmp_path, xlsx(rows(f"{REX}<c><v>3</v></c>{error}")[: -len("</sheetData>")] + f"{below}</sheetData>"))
    assert [(row.number, row.cells) for row in only.rows][1:] == [(2, ("Rex", "3", "#REF!")), (9, ("", "#N/A", ""))]
    left = '<sheetData><row r="1"><c r="A1" t="e"><v>#REF!</v></c><c r="C1" t="str"><v>x</v></c></row></sheetData>'
    assert [row.cells for row in read(tmp_path, xlsx(left)).rows] == [("#REF!", "", "x")]


def test_a_workbook_that_is_to_be_calculated_later_has_no_results_of_0(tmp_path: Path) -> None:
    content = io.BytesIO()
    with xlsxwriter.Workbook(content) as workbook:
        sheet = workbook.add_worksheet()
        sheet.write_row(0, 0, ["Name", "Category", "Status", "Price"])
        sheet.write_row(1, 0, ["Rex", "", "", 0])
        sheet.write_formula(1, 1, "=1+2")
        sheet.write_formula(1, 2, '="sold"')
        sheet.write_row(2, 0, ["Mia", "", "sold", 1])
        sheet.write_formula(2, 1, "=1+2", value=3)
    table = read(tmp_path, content.getvalue())
    assert [row.cells for row in table.rows[1:]] == [("Rex", FORMULA, FORMULA, "0"), ("Mia", "3", "sold", "1")]
    assert states(table) == [(2, RowState.PROBLEM), (3, RowState.READY)]


@pytest.mark.parametrize("small", [True, False])
def test_an_old_workbook_tells_however_small_it_is(tmp_path: Path, *, small: bool) -> None:
    table = read(
        tmp_path,
        xls(
            [
                OLD_TITLES,
                ["Rex", 3.0, None],
                ["Mia", ERROR_RESULT, "sold"],
                ["Bo", 7.0, EMPTY_RESULT],
                ["Lu", 7.0, ""],
                ["", EMPTY_RESULT, EMPTY_RESULT],  # prepared for what will be typed there
            ],
            small=small,
        ),
    )
    assert [row.cells for row in table.rows] == [
        ("Name", "Category", "Status"),
        ("Rex", "3", "#REF!"),
        ("Mia", "#N/A", "sold"),
        ("Bo", "7", FORMULA),
        ("Lu", "7", ""),
    ]
    assert [state for _number, state in states(table)] == [*[RowState.PROBLEM] * 3, RowState.READY]


def test_an_old_workbook_that_was_not_calculated_has_no_results_of_0(tmp_path: Path) -> None:
    sheet: list[list[BiffCell]] = [OLD_TITLES, ["Rex", ZERO_RESULT, "sold"]]
    assert read(tmp_path, xls(sheet, uncalculated=True)).rows[1].cells == ("Rex", FORMULA, "sold")
    assert read(tmp_path, xls(sheet)).rows[1].cells == ("Rex", "0", "sold")


@pytest.mark.parametrize("quote", ['"', "'"])
def test_an_opendocument_tells_each_cell_that_is_repeated(tmp_path: Path, quote: str) -> None:
    titles = ods_row(*map(ods_text, ("Name", "Category", "Status", "Note")))
    error = (
        '<table:table-cell table:number-columns-repeated="2" office:value-type="string" calcext:value-type="error">'
        "<text:p>#REF!</text:p></table:table-cell>"
    ).replace('"', quote)
    empty = '<table:table-cell table:formula="of:=[.A1]"/>'
    calculated = (
        '<table:table-cell table:formula="of:=&quot;&quot;" office:value-type="string" office:string-value=""/>'
    )
    table = read(
        tmp_path,
        ods(
            ods_table(
                titles
                + ods_row(ods_text("Rex"), error, repeated=2)
                + ods_row(ods_text("Mia"), ods_number("3", "3"), empty)
                + ods_row(ods_text("Lu"), ods_number("3", "3"), calculated)
            )
        ),
    )
    assert [row.cells for row in table.rows[1:]] == [
        ("Rex", "#REF!", "#REF!", ""),
        ("Rex", "#REF!", "#REF!", ""),
        ("Mia", "3", FORMULA, ""),
        ("Lu", "3", "", ""),
    ]


def test_an_opendocument_tells_an_error_in_its_row_also_behind_repeated_rows_of_a_group(tmp_path: Path) -> None:
    error = '<table:table-cell calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>'
    rows = ods_row(ods_text("Rex"), ods_text("3"), repeated=2) + ods_row(ods_text("Mia"), error)
    group = f'<table:table-row-group table:display="false">{rows}</table:table-row-group>'
    table = read(tmp_path, ods(ods_table(ods_row(ods_text("Name"), ods_text("Category")) + group)))
    assert [row.cells for row in table.rows[1:]] == [("Rex", "3"), ("Rex", "3"), ("Mia", "#REF!")]


@pytest.mark.parametrize(
    ("attributes", "text", "told"),
    [
        ('calcext:value-type="error"', "<text:p>#REF!</text:p>", "#REF!"),
        ('table:formula="of:=[.A1]"', "", FORMULA),
        ('office:value-type="string"', "<text:p>a<text:tab/>b</text:p>", "a\tb"),
        ('office:value-type="string"', "<text:p>a<text:tab/></text:p><text:p/><text:p>b</text:p>", "a\t\n\nb"),
        ('office:value-type="string"', '<text:p text:style-name="P1"/><text:p><text:tab/>b</text:p>', "\n\tb"),
        ('office:value-type="string"', "<text:p>sold</text:p>", "sold"),
        ('office:value-type="string"', "<text:p>Bella<text:line-break/>Blue</text:p>", "Bella\nBlue"),
        ('office:value-type="string"', '<text:p>a<text:tab/>b<text:s text:c="2"/>c<text:s/>d</text:p>', "a\tb  c d"),
        ('office:value-type="string"', '<text:p>a<text:tab/>b<text:s text:c="120"/>c</text:p>', f"a\tb{' ' * 120}c"),
    ],
    ids=[
        "an error",
        "a formula",
        "a tab",
        "an empty line",
        "an empty line with a style",
        "a text",
        "a line break",
        "blanks beside a tab",
        "many blanks",
    ],
)
def test_the_comment_on_a_cell_of_an_opendocument_is_no_part_of_what_is_told(
    tmp_path: Path, attributes: str, text: str, told: str
) -> None:
    comment = '<office:annotation office:display="true"><text:p>Ask<text:tab/>Ann</text:p></office:annotation>'
    cell = f"<table:table-cell {attributes}>{comment}{text}</table:table-cell>"
    table = read(tmp_path, ods(ods_table(ods_row(ods_text("Rex"), cell, ods_text("x")))))
    assert [row.cells for row in table.rows] == [("Rex", told, "x")]


@pytest.mark.parametrize("column", range(4))
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("#REF!", "The spreadsheet shows an error here."),
        (" #N/A ", "The spreadsheet shows an error here."),
        (FORMULA, "This formula has no result. Save the workbook in a spreadsheet, then try again."),
    ],
)
def test_what_is_told_is_a_problem_in_each_column(tmp_path: Path, column: int, value: str, expected: str) -> None:
    file = tmp_path / "a.csv"
    cells = ["Rex", "3", "sold", ""]
    cells[column] = value
    file.write_text(f"Name;Category;Status;ID\n{';'.join(cells)}\nMia;3;;5\n", "utf-8")
    table = read_file(file)
    rex, _mia = RowChecker(table, find_columns(table, category_names={}), category_names={}).rows
    assert rex.problem is not None
    assert rex.problem.expected == expected
