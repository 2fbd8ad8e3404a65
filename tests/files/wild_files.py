"""Files as they come from elsewhere, each with what is to be read from it, or why it is refused."""

import gzip
import io
import struct
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import xlsxwriter

from petstore_gui.files import file_types
from tests.files.workbook_files import (
    MAIN,
    STRICT,
    BiffCell,
    archive,
    biff8,
    inline_rows,
    ods,
    ods_empty,
    ods_number,
    ods_row,
    ods_table,
    ods_text,
    ole,
    worksheet,
    xls,
    xlsx,
    zip_bomb,
)

Rows = Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Wild:
    """A file: ``rows`` are its cells, ``numbers`` those of its rows where they matter; ``refused`` is the reason."""

    what: str
    name: str
    content: bytes
    rows: Rows = ()
    numbers: tuple[int, ...] = ()
    refused: str = ""
    sheets: tuple[str, ...] = ()
    """Among which one is to be chosen."""


GERMAN: Rows = [
    ("Name", "Kategorie", "Status"),
    ("Mümmel", "3", "verfügbar"),
    ("Käse-Toast", "7", "reserviert"),
    ("Süße Öhrchen", "9", ""),
]
FRENCH: Rows = [("Nom", "Catégorie", "Statut"), ("Médor", "3", "réservé"), ("Bébé", "7", "vendu")]
JAPANESE: Rows = [("名前", "カテゴリ", "販売状況"), ("ポチ", "3", "販売中"), ("タマ", "7", "商談中")]
ARABIC: Rows = [("الاسم", "الفئة", "الحالة"), ("فلفل", "3", "متاح"), ("سمسم", "7", "مباع")]
PLAIN: Rows = [("Name", "Category", "Status"), ("Rex", "3", "available"), ("Luna", "7", "sold")]


def text(rows: Rows, separator: str = ",", end: str = "\r\n") -> str:
    return "".join(separator.join(row) + end for row in rows)


def encodings() -> Iterator[Wild]:
    yield Wild("UTF-8", "a.csv", text(GERMAN).encode(), GERMAN)
    yield Wild("UTF-8 with a mark: Excel's CSV UTF-8", "a.csv", text(GERMAN, ";").encode("utf-8-sig"), GERMAN)
    yield Wild("UTF-16 LE with a mark: Excel's Unicode text", "a.txt", text(GERMAN, "\t").encode("utf-16"), GERMAN)
    yield Wild("UTF-16 BE with a mark", "a.csv", b"\xfe\xff" + text(GERMAN, ";").encode("utf-16-be"), GERMAN)
    yield Wild("UTF-16 LE without a mark", "a.csv", text(GERMAN, ";").encode("utf-16-le"), GERMAN)
    yield Wild("UTF-16 BE without a mark", "a.csv", text(JAPANESE).encode("utf-16-be"), JAPANESE)
    yield Wild("UTF-32 with a mark", "a.csv", text(GERMAN).encode("utf-32"), GERMAN)
    yield Wild("Windows-1252: Excel's CSV in German", "a.csv", text(GERMAN, ";").encode("cp1252"), GERMAN)
    yield Wild("Windows-1252: Excel's CSV in French", "a.csv", text(FRENCH, ";").encode("cp1252"), FRENCH)
    yield Wild("Windows-1256: Excel's CSV in Arabic", "a.csv", text(ARABIC, ";").encode("cp1256"), ARABIC)
    yield Wild("Shift JIS: Excel's CSV in Japanese", "a.csv", text(JAPANESE).encode("cp932"), JAPANESE)
    yield Wild("Mac Roman: Excel's CSV (Macintosh)", "a.csv", text(GERMAN, ";", "\r").encode("mac_roman"), GERMAN)
    yield Wild("DOS 850: Excel's CSV (MS-DOS)", "a.csv", text(GERMAN, ";").encode("cp850"), GERMAN)
    untitled: Rows = [("Jürgen Müller", "3"), ("Süße Bärbel", "7"), ("Käthe Groß", "7"), ("Jörg Weiß", "3")]
    yield Wild("Windows-1252 without a word that we know", "a.csv", text(untitled, ";").encode("cp1252"), untitled)
    damaged = text(GERMAN).encode().replace("Käse".encode(), b"K\xe4se")
    broken = [tuple(cell.replace("Käse", "K\ufffdse") for cell in row) for row in GERMAN]
    yield Wild("UTF-8 with one name in another encoding", "a.csv", damaged, broken)


def texts() -> Iterator[Wild]:
    yield Wild("semicolons", "a.csv", text(PLAIN, ";").encode(), PLAIN)
    yield Wild("tabs", "a.tsv", text(PLAIN, "\t").encode(), PLAIN)
    yield Wild("bars", "a.txt", text(PLAIN, "|").encode(), PLAIN)
    yield Wild("line ends of an old Mac", "a.csv", text(PLAIN, ",", "\r").encode(), PLAIN, (1, 2, 3))
    yield Wild("line ends of Unix, the last one missing", "a.csv", text(PLAIN, ",", "\n").strip().encode(), PLAIN)
    yield Wild("sep= for Excel", "a.csv", b"sep=;\r\n" + text(PLAIN, ";").encode(), PLAIN, (2, 3, 4))
    yield Wild("sep= and a mark", "a.csv", b"\xef\xbb\xbfsep=|\r\n" + text(PLAIN, "|").encode(), PLAIN, (2, 3, 4))
    quoted = b'Name,Category\r\n"Rex, the ""Dog""",3\r\n"two\r\nlines",7\r\nMia,9\r\n'
    rows: Rows = [("Name", "Category"), ('Rex, the "Dog"', "3"), ("two\r\nlines", "7"), ("Mia", "9")]
    yield Wild("quotes, with line ends in them", "a.csv", quoted, rows, (1, 2, 3, 5))
    blanks = b'Name, Category, Status\r\n"Rex", "3", "a, b"\r\n'
    yield Wild("blanks before quotes", "a.csv", blanks, [("Name", "Category", "Status"), ("Rex", "3", "a, b")])
    ragged = b"Name,Category,Status\nRex,3\nLuna,7,sold,,\n\n,,\nMia,9,\n ,\n\n"
    rows = [("Name", "Category", "Status"), ("Rex", "3"), ("Luna", "7", "sold"), ("Mia", "9", "")]
    yield Wild("ragged and empty rows", "a.csv", ragged, rows, (1, 2, 3, 6))
    yield Wild(
        "no titles", "a.csv", b"1;Rex, Jr.;3\n2;Luna, Sr.;7\n", [("1", "Rex, Jr.", "3"), ("2", "Luna, Sr.", "7")]
    )
    decimals = b"Name;Preis;Kategorie\nRex;1,50;3\nLuna;2,75;7\n"
    rows = [("Name", "Preis", "Kategorie"), ("Rex", "1,50", "3"), ("Luna", "2,75", "7")]
    yield Wild("decimal commas between semicolons", "a.csv", decimals, rows)
    yield Wild("one column", "a.csv", b"Rex\nBello, Jr.\nLuna\n", [("Rex",), ("Bello, Jr.",), ("Luna",)])
    yield Wild("only titles", "a.csv", b"Name,Category\r\n", [("Name", "Category")])
    yield Wild("a text under the name of a workbook", "a.xls", text(PLAIN, "\t").encode("utf-16"), PLAIN)
    formulas = b"Name,Category\r\n'=1+1,3\r\n'-5,7\r\n''=x,9\r\n'tis,1\r\n"
    rows = [("Name", "Category"), ("=1+1", "3"), ("-5", "7"), ("'=x", "9"), ("'tis", "1")]
    yield Wild("formulas that our export has disarmed", "a.csv", formulas, rows)
    json = b'[{"id": 9223372036854775807, "name": "Rex\\n", "categoryId": 3}, {"id": 2, "status": "sold"}]'
    rows = [("id", "name", "categoryId", "status"), ("9223372036854775807", "Rex\n", "3", ""), ("2", "", "", "sold")]
    yield Wild("the JSON of an export", "a.json", json, rows)
    halves = rb'[{"name": "Rex \ud83d\ude00", "\ud800": "\udfff"}, {"name": "\udc00", "\ud800": ["\ud83d"]}]'
    rows = [("name", "\ufffd"), ("Rex 😀", "\ufffd"), ("\ufffd", '["\ufffd"]')]
    yield Wild("halves of signs in JSON", "a.json", halves, rows)
    yield Wild("a file of DOS with its end mark", "a.csv", text(PLAIN).encode() + b"\x1a", PLAIN)


def refused_texts() -> Iterator[Wild]:
    empty = str(file_types.EMPTY)
    yield Wild("nothing", "a.csv", b"", refused=empty)
    yield Wild("only a mark", "a.csv", b"\xef\xbb\xbf", refused=empty)
    yield Wild("only blanks", "a.csv", b" \r\n\t\r\n", refused=empty)
    yield Wild("only separators", "a.csv", b";;\r\n;;\r\n", refused=empty)
    yield Wild("a NUL", "a.csv", b"Name,Category\nR\0x,3\n", refused="Line 2 can't be read.")
    yield Wild("only NULs: a file after a power cut", "a.csv", bytes(4096), refused="Line 1 can't be read.")
    yield Wild(
        "an open quote", "a.csv", b'Name,Category\nRex,3\n"Luna,7\nMia,9\n', refused="A quote that opens in line 3"
    )
    yield Wild("a web page as .xls", "a.xls", b"<html><body><table><tr><td>Rex", refused=str(file_types.WEB_PAGE))
    spreadsheet = b'<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook>'
    yield Wild("an XML spreadsheet of 2003", "a.xls", spreadsheet, refused=str(file_types.XML))
    yield Wild("a PDF as .xlsx", "a.xlsx", b"%PDF-1.7\n%\xe2\xe3", refused=str(file_types.PDF))
    yield Wild("a picture as .xlsx", "a.xlsx", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", refused=str(file_types.PICTURE))
    yield Wild("a photo as .csv", "a.csv", b"\xff\xd8\xff\xe0\0\x10JFIF\0", refused=str(file_types.PICTURE))
    yield Wild("a photo of a phone", "a.xlsx", b"\0\0\0\x18ftypheic\0\0\0\0", refused=str(file_types.PICTURE))
    yield Wild("a packed CSV", "a.csv", gzip.compress(text(PLAIN).encode()), refused=str(file_types.ARCHIVE))
    yield Wild("a program", "a.csv", b"\x7fELF\x02\x01\x01" + bytes(60), refused=str(file_types.PROGRAM))
    yield Wild("a database", "a.csv", b"SQLite format 3\0" + bytes(90), refused=str(file_types.DATABASE))
    yield Wild("a text document", "a.csv", rb"{\rtf1\ansi Rex}", refused=str(file_types.DOCUMENT))
    yield Wild(
        "JSON of another shape", "a.json", b'{"animals": []}', refused="This JSON file is not a list of animals."
    )
    for what, content in (("no members", b"[{}]"), ("one member without a name", b'[{"": 1}]')):
        yield Wild(f"JSON with {what}", "a.json", content, refused="This JSON file is not a list of animals.")
    yield Wild("the JSON of an export of nothing", "a.json", b"[]", [("name", "category", "status", "id")])
    yield Wild("JSON that ends too early", "a.json", b'[{"name": "Rex"', refused="This JSON file is damaged.")
    yield Wild("a workbook of before 1993", "a.xls", b"\x09\x04\x06\0\0\0\x10\0\0\0", refused=str(file_types.VERY_OLD))


def workbooks() -> Iterator[Wild]:
    yield Wild("XlsxWriter", "a.xlsx", _written(), [*PLAIN, ("Mia", "9007199254740991", "")], (1, 2, 3, 4))
    yield Wild("a workbook under the name of a text", "a.csv", _written(), [*PLAIN, ("Mia", "9007199254740991", "")])
    yield Wild("inline strings, no references", "a.xlsx", xlsx(inline_rows(PLAIN)), PLAIN)
    yield Wild("strict Open XML", "a.xlsx", xlsx(inline_rows(PLAIN), namespace=STRICT), PLAIN)
    prefixed = (
        f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Rex</x:t></x:is>'
        '</x:c><x:c r="B1"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    )
    yield Wild("names with a prefix", "a.xlsx", xlsx(prefixed), [("Rex", "3")])
    google = (
        '<sheetData><row r="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c></row>'
        '<row r="2"><c r="A2" s="2" t="s"><v>2</v></c><c r="B2" s="2"><v>3.0</v></c></row></sheetData>'
    )
    shared = "<si><t>Name</t></si><si><t>Category</t></si><si><t xml:space='preserve'> Rex\n&#x1F436; </t></si>"
    rows: Rows = [("Name", "Category"), (" Rex\n\U0001f436 ", "3")]
    yield Wild("Google Sheets: shared strings, 3.0", "a.xlsx", xlsx(google, shared=shared), rows)
    rich = "<si><r><t>Re</t></r><r><rPr><b/></rPr><t>x</t></r></si>"
    rich += "<si><t>ポチ</t><rPh sb='0' eb='2'><t>ポチ</t></rPh></si>"
    cells = '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row></sheetData>'
    yield Wild("Excel: rich text, and how Japanese is read", "a.xlsx", xlsx(cells, shared=rich), [("Rex", "ポチ")])
    kinds = (
        '<sheetData><row r="1"><c r="A1" s="1"><v>45413</v></c><c r="B1" t="b"><v>1</v></c>'
        '<c r="C1" t="e"><f>Z9</f><v>#REF!</v></c><c r="D1" t="str"><f>"R"</f><v>R</v></c>'
        '<c r="E1"><f>1+2</f><v>3</v></c><c r="F1"><v>0.1</v></c><c r="G1"><v>6.999999999999999</v></c></row>'
        "</sheetData>"
    )
    styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>'
    rows = [("2024-05-01", "TRUE", "#REF!", "R", "3", "0.1", "7")]
    yield Wild("Excel: a date, a truth, an error, formulas", "a.xlsx", xlsx(kinds, styles=styles), rows)
    numbers = "".join(
        f'<c r="{column}1"><v>{value}</v></c>'
        for column, value in zip(
            "ABCDEFG",
            ("9.2233720368547758E+18", "9007199254740992", "9007199254740993", "123456789012345", "1234567890123450",
             "1.234567890123457E+15", "-1E+20"),
            strict=True,
        )
    )  # fmt: skip
    rows = [("9.22337E+18", "9.0072E+15", "9.0072E+15", "123456789012345", "1.23457E+15")]
    rows = [(*rows[0], "1234567890123457", "-1E+20")]
    yield Wild("Excel: long numbers", "a.xlsx", xlsx(f'<sheetData><row r="1">{numbers}</row></sheetData>'), rows)
    moved = (
        '<dimension ref="A1:XFD1048576"/><sheetData><row r="5"><c r="C5" t="str"><v>Name</v></c><c r="D5" t="str">'
        '<v>Category</v></c></row><row r="7" hidden="1"><c r="C7" t="str"><v>Rex</v></c><c r="D7"><v>3</v></c></row>'
        '<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData><mergeCells count="1"><mergeCell ref="C5:C6"/>'
        "</mergeCells>"
    )
    rows = [("Name", "Category"), ("Rex", "3")]
    yield Wild("empty beginnings, a hidden row, a coloured end", "a.xlsx", xlsx(moved), rows, (5, 7))
    absolute = xlsx(inline_rows(PLAIN), targets="/xl/worksheets/sheet{}.xml")
    yield Wild("parts named from the root", "a.xlsx", absolute, PLAIN)
    two = [inline_rows(PLAIN), inline_rows([("Note",)])]
    yield Wild("an empty second sheet", "a.xlsx", xlsx(two[0], "<sheetData/>"), PLAIN)
    yield Wild("a hidden second sheet", "a.xlsx", xlsx(*two, states=("visible", "hidden")), PLAIN)
    yield Wild(
        "two sheets", "a.xlsx", xlsx(*two, names=("Hunde & Katzen", "Notes")), sheets=("Hunde & Katzen", "Notes")
    )
    macros = xlsx(inline_rows(PLAIN), others={"xl/vbaProject.bin": ole({"VBA": b""})})
    yield Wild("a workbook with macros", "a.xlsm", macros, PLAIN)
    old: list[list[BiffCell]] = [["Name", "Category", "Status"], ["Mümmel", 3.0, "sold"], ["Rex", 2.0**63, None]]
    rows = [("Name", "Category", "Status"), ("Mümmel", "3", "sold"), ("Rex", "9.22337E+18", "#REF!")]
    yield Wild("Excel 97", "a.xls", xls(old), rows)
    embedded = {"a text document": {"MBD1/WordDocument": b"x"}, "a workbook": {"MBD1/Workbook": biff8([[["x"]]])}}
    for what, streams in embedded.items():
        yield Wild(f"Excel 97 with {what} in it", "a.xls", ole({"Workbook": biff8([old])} | streams), rows)
    yield Wild("Excel 97, two sheets", "a.xls", xls(old, [["b"]]), sheets=("Sheet1", "Sheet2"))


def opendocuments() -> Iterator[Wild]:
    libreoffice = ods_table(
        ods_row(ods_text("Name"), ods_text("Kategorie"), ods_text("Status"), ods_empty(16381))
        + ods_row(ods_text("Mümmel & <Co>"), ods_number("3", "3"), ods_text("verfügbar"), ods_empty(16381))
        + ods_row(ods_text("Rex", repeated=2), ods_empty(16382), repeated=2)
        + ods_row(ods_empty(16384), repeated=1048571)
        + ods_row(ods_empty(16384))
    )
    rows: Rows = [
        ("Name", "Kategorie", "Status"),
        ("Mümmel & <Co>", "3", "verfügbar"),
        ("Rex", "Rex", ""),
        ("Rex", "Rex", ""),
    ]
    yield Wild("LibreOffice: repeated cells and rows", "a.ods", ods(libreoffice), rows, (1, 2, 3, 4))
    error = (
        '<table:table-cell table:formula="of:=#REF!" office:value-type="string" office:string-value="" '
        'calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>'
    )
    other = ods_row(ods_text("Rex"), error, ods_number("9223372036854775807", "9.22E+18"))
    yield Wild(
        "LibreOffice: an error, a long number", "a.ods", ods(ods_table(other)), [("Rex", "#REF!", "9.22337E+18")]
    )
    lines = '<table:table-cell office:value-type="string"><text:p>a<text:s text:c="2"/>b</text:p><text:p>c</text:p>'
    lines = ods_row(lines + "</table:table-cell>")
    yield Wild("LibreOffice: blanks and lines in a cell", "a.ods", ods(ods_table(lines)), [("a  b\nc",)])
    two = ods(ods_table(ods_row(ods_text("a"))) + ods_table(ods_row(ods_text("b")), "Blatt 2"))
    wide = ods_row(*map(ods_text, "abcdefghijklmnopqrst")) + ods_row("<table:table-cell/>", repeated=1048575)
    yield Wild(
        "LibreOffice: empty rows to the end", "a.ods", ods(ods_table(wide)), [tuple("abcdefghijklmnopqrst")], (1,)
    )
    tab = '<table:table-cell office:value-type="string"><text:p>a<text:tab/>&amp;b</text:p></table:table-cell>'
    tabs = ods(ods_table(ods_row(ods_text("x"), tab)))
    yield Wild("LibreOffice: a tab in a cell", "a.ods", tabs, [("x", "a\t&b")])
    yield Wild("LibreOffice: two sheets", "a.ods", two, sheets=("Sheet1", "Blatt 2"))


def refused_workbooks() -> Iterator[Wild]:
    damaged, locked = str(file_types.DAMAGED), str(file_types.LOCKED)
    good = xlsx(inline_rows(PLAIN))
    yield Wild("a workbook that ends too early", "a.xlsx", good[: len(good) // 2], refused=damaged)
    yield Wild("a workbook with a damaged part", "a.xlsx", _damaged(good), refused=damaged)
    yield Wild("a sheet that ends too early", "a.xlsx", xlsx(worksheet("<sheetData><row>")[:-12]), refused=damaged)
    missing = '<sheetData><row r="1"><c r="A1" t="s"><v>99</v></c></row></sheetData>'
    yield Wild("a text that is not there", "a.xlsx", xlsx(missing), refused=damaged)
    yield Wild("an empty workbook", "a.xlsx", xlsx("<sheetData/>"), refused=str(file_types.EMPTY))
    yield Wild("an empty workbook of Excel 97", "a.xls", xls([]), refused=str(file_types.EMPTY))
    yield Wild("a locked workbook", "a.xlsx", ole({"EncryptedPackage": b"x", "EncryptionInfo": b"x"}), refused=locked)
    yield Wild("a locked workbook of Excel 97", "a.xls", xls([["a"]], locked=True), refused=locked)
    manifest = "<manifest><manifest:encryption-data/></manifest>"
    yield Wild("a locked workbook of LibreOffice", "a.ods", ods("", manifest=manifest), refused=locked)
    for name in ("WordDocument", "WORDDOCUMENT"):
        yield Wild(f"an old text document: {name}", "a.xls", ole({name: b"x"}), refused=str(file_types.DOCUMENT))
    embedded_first = ole({"MBD1/Workbook": biff8([[["x"]]]), "Workbook": biff8([[["Rex"]]])})
    yield Wild("an old workbook behind the one in it", "a.xls", embedded_first, refused=damaged)
    yield Wild("a workbook in another OLE file", "a.xls", ole({"MBD1/Workbook": b"x"}), refused=str(file_types.OTHER))
    yield Wild("another OLE file", "a.xls", ole({"Thumbs": b"x"}), refused=str(file_types.OTHER))
    yield Wild("an OLE file that ends too early", "a.xls", xls([["a"]])[:700], refused=damaged)
    yield Wild("a zip without a workbook", "a.xlsx", archive({"a.txt": "x"}), refused=str(file_types.NO_WORKBOOK))
    yield Wild("a zip with nothing in it", "a.xlsx", archive({}), refused=str(file_types.NO_WORKBOOK))
    yield Wild("a document as .xlsx", "a.xlsx", archive({"word/document.xml": ""}), refused=str(file_types.DOCUMENT))
    yield Wild("Numbers", "a.numbers", archive({"Index/Document.iwa": ""}), refused=str(file_types.NUMBERS))
    yield Wild("a binary workbook", "a.xlsb", archive({"xl/workbook.bin": ""}), refused=str(file_types.BINARY_WORKBOOK))
    text_document = ods("", mime="application/vnd.oasis.opendocument.text")
    yield Wild("a text document of LibreOffice", "a.ods", text_document, refused=str(file_types.DOCUMENT))


def bombs() -> Iterator[Wild]:
    inside, apart = str(file_types.TOO_LARGE_INSIDE), str(file_types.TOO_FAR_APART)
    yield Wild("a zip bomb", "a.xlsx", zip_bomb(), refused=inside)
    declared = _with_declared_size(xlsx(inline_rows(PLAIN)), 2**31)
    yield Wild("a zip that says that it is huge", "a.xlsx", declared, refused=inside)
    entities = f'<!DOCTYPE x [<!ENTITY a "{"a" * 99}"><!ENTITY b "{"&a;" * 99}">]>' + worksheet("<sheetData/>")
    yield Wild("an XML bomb", "a.xlsx", xlsx(entities), refused=str(file_types.DAMAGED))
    corners = (
        '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
        "</sheetData>"
    )
    yield Wild("two cells in opposite corners", "a.xlsx", xlsx(corners), refused=apart)
    cell = '<c t="s"><v>0</v></c>'
    many = f"<sheetData>{f'<row>{cell * 100}</row>' * 200}</sheetData>"
    long = f"<si><t>{'x' * 100_000}</t></si>"
    yield Wild("one long text in many cells", "a.xlsx", xlsx(many, shared=long), refused=inside)
    full = ods_table(ods_row(ods_text("x", repeated=16384), repeated=1048576))
    yield Wild("a sheet of LibreOffice that is full", "a.ods", ods(full), refused=apart)
    rows = '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>'
    yield Wild("a far cell without a reference", "a.xlsx", xlsx(f"<sheetData>{rows}</sheetData>"), refused=apart)
    rows = f'<row>{"<c><v>1</v></c>" * 9_000}</row><row r="1048576"><c><v>1</v></c></row>'
    yield Wild("far cells without any reference", "a.xlsx", xlsx(f"<sheetData>{rows}</sheetData>"), refused=apart)
    shouting = _renamed(xlsx(corners), "xl/worksheets/sheet1.xml", "XL/Worksheets/SHEET1.xml")
    yield Wild("a far cell in a part in capitals", "a.xlsx", shouting, refused=apart)
    twice = xlsx(inline_rows(PLAIN), others={"xl/worksheets/SHEET1.xml": worksheet(inline_rows(PLAIN))})
    yield Wild("two parts of one name", "a.xlsx", twice, refused=str(file_types.DAMAGED))
    lying = _with_declared_size(xlsx(corners), 10, part="xl/worksheets/sheet1.xml")
    yield Wild("a part that is larger than it says", "a.xlsx", lying, refused=str(file_types.DAMAGED))
    hidden = ods_row("<!-- </table:table-row> -->", ods_text("x", repeated=16384), repeated=1048576)
    yield Wild("a full sheet behind a comment", "a.ods", ods(ods_table(hidden)), refused=apart)
    quoted = ods_table(hidden.replace('"', "'"))
    yield Wild("a full sheet in other quotes", "a.ods", ods(quoted), refused=apart)
    wide_row: list[BiffCell] = [*[""] * 60_000, "x"]
    below: list[list[BiffCell]] = [["x"]] * 2_000
    yield Wild("a sheet of Excel 97 that is too wide", "a.xls", xls([wide_row, *below]), refused=apart)
    wide = ",".join("x" * 1_001)
    yield Wild("too many columns", "a.csv", f"{wide}\n".encode(), refused="It has more than 1000 columns.")
    yield Wild("too many rows", "a.csv", b"Rex,3\n" * 250_001, refused="It has more than 250000 rows.")


def wild_files() -> list[Wild]:
    parts = (encodings, texts, refused_texts, workbooks, opendocuments, refused_workbooks, bombs)
    return [wild for part in parts for wild in part()]


def _written() -> bytes:
    content = io.BytesIO()
    with xlsxwriter.Workbook(content) as workbook:
        sheet = workbook.add_worksheet("Animals")
        for number, row in enumerate(PLAIN):
            sheet.write_row(number, 0, [int(cell) if cell.isdigit() else cell for cell in row])
        sheet.write_row(3, 0, ["Mia", 2**53 - 1])
    return content.getvalue()


def _damaged(content: bytes) -> bytes:
    """Return an archive with one part that does not unpack any more."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        part = file.getinfo("xl/worksheets/sheet1.xml")
    start = part.header_offset + 30 + len(part.filename)
    return content[:start] + b"\xff" * 8 + content[start + 8 :]


def _with_declared_size(content: bytes, size: int, *, part: str = "[Content_Types].xml") -> bytes:
    """Return an archive whose directory says that a part is ``size`` bytes long."""
    start = content.rindex(part.encode()) - 46 + 24
    return content[:start] + struct.pack("<I", size) + content[start + 4 :]


def _renamed(content: bytes, part: str, name: str) -> bytes:
    """Return an archive in which a part has another name of the same length."""
    assert len(part) == len(name)
    return content.replace(part.encode(), name.encode())
