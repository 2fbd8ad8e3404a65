"""The XML of sheets, looked at before the reader of workbooks gets them: how far they reach, and their error values.

The reader (python-calamine 0.9.1) makes room for every cell between the first and the last, copies a shared text into
each cell that uses it, and leaves out error values, and tabs in OpenDocument: #REF! would be an empty cell.
"""

import html
import posixpath
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from petstore_gui.exchange import content_kinds
from petstore_gui.exchange.archive_check import Archive
from petstore_gui.exchange.table import TableError

Errors = dict[tuple[int, int], str]
"""What the reader leaves out of a sheet, by row and column, both from 0: error values, and texts with a tab."""

_MOST_CELLS: Final = 12_000_000
_MOST_TEXT: Final = 1024 * 1024 * 1024

_PIECE: Final = 512 * 1024
_OVERLAP: Final = 512  # longer than what is searched for

_DECLARATION: Final = re.compile(rb"<!(?:DOCTYPE|ENTITY)")

# XLSX: a prefix may stand before each name.
_SHEET: Final = re.compile(rb"<(?:\w+:)?sheet\s([^>]*)>")
_RELATION: Final = re.compile(rb"<(?:\w+:)?Relationship\s([^>]*)>")
_ATTRIBUTE: Final = re.compile(rb"([\w:]+)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_COLUMNS: Final = re.compile(rb"\sr=[\"']([A-Z]{1,3})[0-9]")
_ROWS: Final = re.compile(rb"<(?:\w+:)?row\s[^>]*?\br=[\"']([0-9]{1,7})")
_WITHOUT_REFERENCE: Final = re.compile(rb"<(?:\w+:)?c(?=[\s/>])(?![^>]*\sr=)")
_ROW_START: Final = re.compile(rb"<(?:\w+:)?row(?=[\s/>])([^>]*)>")
_CELL_START: Final = re.compile(rb"<(?:\w+:)?c(?=[\s/>])([^>]*)>")
_NUMBER: Final = re.compile(rb"\sr\s*=\s*[\"']([0-9]{1,7})")
_LETTERS: Final = re.compile(rb"\sr\s*=\s*[\"']([A-Z]{1,3})[0-9]")
_SHARED_REF: Final = re.compile(rb"\bt=[\"']s[\"'][^>]*>\s*<(?:\w+:)?v>([0-9]{1,9})<")
_SHARED: Final = re.compile(rb"<(?:\w+:)?si[\s>]")
_ERROR_CELL: Final = re.compile(
    rb"<(?:\w+:)?c\s(?=[^>]*\bt=[\"']e[\"'])[^>]*?\br=[\"']([A-Z]{1,3})([0-9]{1,7})[\"'][^>]*>"
    rb"(?:(?!</(?:\w+:)?c>).)*?<(?:\w+:)?v>([^<]{1,40})<",
    re.DOTALL,
)

# ODS: the reader, too, knows the usual prefixes only.
_TABLE_START: Final = re.compile(rb"<table:table[\s>]")
_HIDING: Final = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>", re.DOTALL)
_ROW: Final = re.compile(rb"<table:table-row\b([^>]*?)(?:/>|>(.*?)</table:table-row>)", re.DOTALL)
_CELL: Final = re.compile(
    rb"<table:(?:covered-)?table-cell\b([^>]*?)(?:/>|>(.*?)</table:(?:covered-)?table-cell>)", re.DOTALL
)
_REPEATED: Final = re.compile(rb"number-(?:rows|columns)-repeated\s*=\s*[\"']([0-9]{1,9})[\"']")
_PARAGRAPH: Final = re.compile(rb"<text:p(?:\s[^>]*)?>(.*?)</text:p>", re.DOTALL)
_TAB: Final = re.compile(rb"<text:tab\b[^>]*>")
_TAG: Final = re.compile(rb"<[^>]*>")


def scan_workbook(archive: Archive) -> list[Errors]:
    """Return the error values of each sheet; raise :class:`TableError` where it would fill the memory."""
    return list(_scan_opendocument(archive) if archive.is_opendocument else _scan_xlsx(archive))


def _scan_xlsx(archive: Archive) -> Iterator[Errors]:
    shared = _xml(archive, "xl/sharedStrings.xml")
    starts = [found.start() for found in _SHARED.finditer(shared)]
    lengths = [end - start for start, end in pairwise([*starts, len(shared)])]
    text = 0
    errors = {}
    # Every part, whatever it is called: where the reader looks for a sheet is its own affair.
    for part in archive.names:
        xml = _xml(archive, part)
        if b"sheetData" in xml:
            _check_reach(xml)
            text += _text_length(xml, lengths)
            errors[part] = _errors(xml)
        if text > _MOST_TEXT:
            raise TableError(content_kinds.TOO_LARGE_INSIDE)
    for part in _sheet_parts(archive):
        yield errors.get(part, {})


def _sheet_parts(archive: Archive) -> Iterator[str]:
    """Yield the part of each sheet in small letters, in the order of the workbook."""
    targets = {}
    for relation in _RELATION.finditer(_xml(archive, "xl/_rels/workbook.xml.rels")):
        attributes = _attributes(relation[1])
        targets[attributes.get("Id")] = attributes.get("Target", "")
    for sheet in _SHEET.finditer(_xml(archive, "xl/workbook.xml")):
        attributes = _attributes(sheet[1])
        relation_id = next((value for key, value in attributes.items() if key.endswith(":id")), None)
        target = targets.get(relation_id, "")
        yield posixpath.normpath(posixpath.join("/xl", target)).lstrip("/").lower()


def _attributes(text: bytes) -> dict[str, str]:
    return {
        key.decode(): html.unescape((double or single).decode("utf-8", errors="replace"))
        for key, double, single in _ATTRIBUTE.findall(text)
    }


def _xml(archive: Archive, part: str) -> bytes:
    """Return a part; raise :class:`TableError` where it declares what no spreadsheet declares."""
    xml = archive.read(part)
    if _DECLARATION.search(xml, 0, 4_096):
        raise TableError(content_kinds.DAMAGED)
    return xml


def _check_reach(xml: bytes) -> None:
    """Raise :class:`TableError` where first and last cell are too far apart."""
    pieces = list(_pieces(xml))
    columns = {_column(letters) for piece in pieces for letters in set(_COLUMNS.findall(xml, *piece))}
    rows = max((int(row) for piece in pieces for row in _ROWS.findall(xml, *piece)), default=0)
    reach = rows * (max(columns, default=0) + 1)
    has_all_references = not any(_WITHOUT_REFERENCE.search(xml, *piece) for piece in pieces)
    if reach > _MOST_CELLS or not has_all_references:
        _check_rows(xml)


def _check_rows(xml: bytes) -> None:
    """Do the same row by row: a cell without a reference is right of the one before, one without a value counts not.

    Excel has such cells to the end of a sheet that was coloured.
    """
    number = right = bottom = 0
    starts = list(_ROW_START.finditer(xml))
    ends = [*(start.start() for start in starts[1:]), len(xml)]
    for start, end in zip(starts, ends, strict=True):
        found = _NUMBER.search(start[1])
        number = int(found[1]) if found else number + 1
        column = -1
        for cell in _CELL_START.finditer(xml, start.end(), end):
            reference = _LETTERS.search(cell[1])
            column = _column(reference[1]) if reference else column + 1
            if not cell[1].endswith(b"/"):
                right, bottom = max(right, column), number
        if (right + 1) * bottom > _MOST_CELLS:
            raise TableError(content_kinds.TOO_FAR_APART)


def _pieces(xml: bytes) -> Iterator[tuple[int, int]]:
    """Yield where the pieces of ``xml`` begin and end: a search through all of it would hold up every other thread."""
    for start in range(0, len(xml), _PIECE):
        yield start, start + _PIECE + _OVERLAP


def _text_length(xml: bytes, lengths: list[int]) -> int:
    """Return how long the shared texts are together, each as often as it is used."""
    if max(lengths, default=0) * xml.count(b'"s"') <= _MOST_TEXT:
        return 0
    return sum(lengths[index] for found in _SHARED_REF.findall(xml) if (index := int(found)) < len(lengths))


def _errors(xml: bytes) -> Errors:
    if b't="e"' not in xml and b"t='e'" not in xml:
        return {}
    return {
        (int(row) - 1, _column(letters)): html.unescape(text.decode("utf-8", errors="replace"))
        for letters, row, text in _ERROR_CELL.findall(xml)
    }


def _column(letters: bytes) -> int:
    """Return the number of a column from 0: A, B ... Z, AA."""
    number = 0
    for letter in letters:
        number = 26 * number + letter - 64
    return number - 1


def _scan_opendocument(archive: Archive) -> Iterator[Errors]:
    text = 0
    xml = _xml(archive, "content.xml")
    if b"<!--" in xml or b"<![CDATA[" in xml:
        xml = _HIDING.sub(b"", xml)  # no tag is in there
    starts = [found.start() for found in _TABLE_START.finditer(xml)]
    for start, end in pairwise([*starts, len(xml)]):
        errors: Errors = {}
        top = right = bottom = 0
        for row in _ROW.finditer(xml, start, end):
            height = _repeated(row[1])
            width, length = _scan_row(row[2] or b"", top, errors)
            top += height
            if width:
                right, bottom, text = max(right, width), top, text + length * height
        if right * bottom > _MOST_CELLS:
            raise TableError(content_kinds.TOO_FAR_APART)
        if text > _MOST_TEXT:
            raise TableError(content_kinds.TOO_LARGE_INSIDE)
        yield errors


def _scan_row(xml: bytes, number: int, errors: Errors) -> tuple[int, int]:
    """Return how many cells a row has up to its last value, and how long it is when they are all written out."""
    if not re.search(rb'repeated|"error"|<text:tab', xml):
        is_filled = b"office:value" in xml or b"<text:p" in xml
        return (xml.count(b"<table:table-cell"), len(xml)) if is_filled else (0, 0)
    width = filled = length = 0
    for cell in _CELL.finditer(xml):
        count = _repeated(cell[1])
        if cell[2] or b"office:value" in cell[1]:
            filled, length = width + count, length + count * len(cell[0])
        if b'value-type="error"' in cell[1] or b"<text:tab" in (cell[2] or b""):
            errors[number, width] = _cell_text(cell[2] or b"")
        width += count
    return filled, length


def _cell_text(xml: bytes) -> str:
    """Return the paragraphs of a cell as lines."""
    lines = (_TAB.sub(b"\t", each) for each in _PARAGRAPH.findall(xml))
    return html.unescape(b"\n".join(_TAG.sub(b"", line) for line in lines).decode("utf-8", errors="replace"))


def _repeated(attributes: bytes) -> int:
    found = _REPEATED.search(attributes)
    return int(found[1]) if found else 1
