"""Scans the XML of sheets before the reader opens a workbook: for their size, and for cells that the reader leaves out.

The reader (python-calamine 0.9.1) allocates each cell between the first and the last one, copies a shared text into
each cell that uses it, writes out blanks of which OpenDocument has only the number, and leaves out error values,
formulas whose result is not in the file, and tabs and line breaks in OpenDocument: #REF! would be an empty cell.
"""

import html
import posixpath
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from petstore_gui.files import file_types, header_synonyms
from petstore_gui.files.file_types import Archive
from petstore_gui.files.table import TableError

Errors = dict[tuple[int, int], str]
"""The cells that the reader leaves out, by row and column, both from 0: error values, texts with a tab or a line
break, and formulas that were never calculated, as :data:`~petstore_gui.files.header_synonyms.UNCALCULATED`."""

_MOST_CELLS: Final = 12_000_000
_MOST_TEXT: Final = 1024 * 1024 * 1024
_MOST_ERRORS: Final = 1_000_000
_MOST_BLANKS: Final = 16 * 1024 * 1024

_PIECE: Final = 512 * 1024
_OVERLAP: Final = 512  # longer than each pattern

_DECLARATION: Final = re.compile(rb"<!(?:DOCTYPE|ENTITY)")

# XLSX: each name may have a prefix.
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
_TYPE: Final = re.compile(rb"\st\s*=\s*[\"']([A-Za-z]+)[\"']")
_VALUE: Final = re.compile(rb"<(?:\w+:)?v(?:\s[^>]*)?>([^<]{0,40})<")
_NO_VALUE: Final = rb"(?:<(?:\w+:)?v\s*(?:/>|>\s*</(?:\w+:)?v>))?\s*</(?:\w+:)?c>"
_ZERO: Final = rb"<(?:\w+:)?v>0</(?:\w+:)?v>"
_FORMULA: Final = re.compile(rb"<(?:\w+:)?f[\s/>]")
_FORMULA_END: Final = rb"(?:</(?:\w+:)?f>|<(?:\w+:)?f(?:\s[^>]*)?/>)\s*"
_ERROR_MARK: Final = rb"\st\s*=\s*[\"']e[\"']"
_SIGNS_OF_IT: Final = (b'"e"', b"'e'", b"<f", b":f")  # a search for these is fast, one with a pattern is slow
_LEFT_OUT: Final = re.compile(rb"%b|%b%b" % (_ERROR_MARK, _FORMULA_END, _NO_VALUE))
_LEFT_OUT_OR_ZERO: Final = re.compile(rb"%b|%b(?:%b|%b)" % (_ERROR_MARK, _FORMULA_END, _ZERO, _NO_VALUE))
# A program that writes formulas without calculating them sets this flag, and 0 as their results.
_CALCULATED_LATER: Final = re.compile(rb"<(?:\w+:)?calcPr\s[^>]*\bfullCalcOnLoad\s*=\s*[\"'](?:1|true)[\"']")

# ODS: the reader itself knows only the usual prefixes.
_TABLE_START: Final = re.compile(rb"<table:table[\s>]")
_HIDING: Final = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>", re.DOTALL)
_INSIDE_TAG: Final = rb"(?=[\s/>])((?:[^>\"']*+(?:\"[^\"]*+\"|'[^']*+'))*+[^>\"']*?)"  # a value may have a >
_ROW: Final = re.compile(rb"<table:table-row%b(?:/>|>(.*?)</table:table-row>)" % _INSIDE_TAG, re.DOTALL)
_CELL: Final = re.compile(
    rb"<table:(?:covered-)?table-cell%b(?:/>|>(.*?)</table:(?:covered-)?table-cell>)" % _INSIDE_TAG, re.DOTALL
)
_MOST_DIGITS: Final = 12
_REPEATED: Final = re.compile(rb"number-(?:rows|columns)-repeated\s*=\s*[\"']([^\"']*)[\"']")
_ANNOTATION: Final = re.compile(rb"<office:annotation(?=[\s/>])[^>]*?(?:/>|>.*?</office:annotation>)", re.DOTALL)
_PARAGRAPH: Final = re.compile(rb"<text:p(?=[\s/>])[^>]*?(?:/>|>(.*?)</text:p>)", re.DOTALL)
_BLANKS: Final = re.compile(rb"<text:(tab|line-break|s)(?=[\s/>])([^>]*)>")
_BLANK_COUNT: Final = re.compile(rb"text:c\s*=\s*[\"']([^\"']*)[\"']")
_BLANKS_MAX: Final = 1_000  # of more no name has room
_IS_ERROR: Final = re.compile(rb"value-type\s*=\s*[\"']error[\"']")
_HAS_FORMULA: Final = re.compile(rb"table:formula\s*=")
_HAS_VALUE: Final = re.compile(rb"office:value-type\s*=")
_NEEDS_LOOK: Final = re.compile(rb"repeated|[\"']error[\"']|<text:(?:tab|line-break)|text:c\s*=|table:formula")
_TAG: Final = re.compile(rb"<[^>]*>")


def scan_workbook(archive: Archive) -> list[Errors]:
    """Return the cells of each sheet that the reader leaves out; raise :class:`TableError` for too large a workbook."""
    return list(_scan_opendocument(archive) if archive.is_opendocument else _scan_xlsx(archive))


def _scan_xlsx(archive: Archive) -> Iterator[Errors]:
    shared = _xml(archive, "xl/sharedStrings.xml")
    starts = [found.start() for found in _SHARED.finditer(shared)]
    lengths = [end - start for start, end in pairwise([*starts, len(shared)])]
    text = 0
    errors = {}
    left_out = _LEFT_OUT_OR_ZERO if _CALCULATED_LATER.search(_xml(archive, "xl/workbook.xml")) else _LEFT_OUT
    # Every part, of any name: the reader may look for sheets anywhere.
    for part in archive.names:
        xml = _xml(archive, part)
        if b"sheetData" in xml:
            _check_reach(xml)
            text += _text_length(xml, lengths)
            errors[part] = _errors(xml, left_out)
        if text > _MOST_TEXT:
            raise TableError(file_types.TOO_LARGE_INSIDE)
    for part in _sheet_parts(archive):
        yield errors.get(part, {})


def _sheet_parts(archive: Archive) -> Iterator[str]:
    """Yield the name of each sheet's part in lower case, in the order of the workbook."""
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
    """Return a part; raise :class:`TableError` for a DTD, which no spreadsheet has."""
    xml = archive.read(part)
    if _DECLARATION.search(xml, 0, 4_096):
        raise TableError(file_types.DAMAGED)
    return xml


def _check_reach(xml: bytes) -> None:
    """Raise :class:`TableError` if the first and the last cell are too far apart."""
    pieces = list(_pieces(xml))
    columns = {_column(letters) for piece in pieces for letters in set(_COLUMNS.findall(xml, *piece))}
    rows = max((int(row) for piece in pieces for row in _ROWS.findall(xml, *piece)), default=0)
    reach = rows * (max(columns, default=0) + 1)
    has_all_references = not any(_WITHOUT_REFERENCE.search(xml, *piece) for piece in pieces)
    if reach > _MOST_CELLS or not has_all_references:
        _check_rows(xml)


def _check_rows(xml: bytes) -> None:
    """Check the same row by row. Cells without a value do not count: Excel fills a coloured sheet with them."""
    right = bottom = 0
    for number, cells in _rows(xml):
        for column, attributes, _content in cells:
            if not attributes.endswith(b"/"):
                right, bottom = max(right, column), number
        if (right + 1) * bottom > _MOST_CELLS:
            raise TableError(file_types.TOO_FAR_APART)


def _pieces(xml: bytes) -> Iterator[tuple[int, int]]:
    """Yield begin and end of pieces of ``xml``: one search through all of it would block every other thread."""
    for start in range(0, len(xml), _PIECE):
        yield start, start + _PIECE + _OVERLAP


def _text_length(xml: bytes, lengths: list[int]) -> int:
    """Return the total length of the shared texts, each counted as often as it is used."""
    if max(lengths, default=0) * xml.count(b'"s"') <= _MOST_TEXT:
        return 0
    return sum(lengths[index] for found in _SHARED_REF.findall(xml) if (index := int(found)) < len(lengths))


def _errors(xml: bytes, left_out: "re.Pattern[bytes]") -> Errors:
    """Return the cells that the reader leaves out of a sheet; ``left_out`` decides about one cell."""
    if not any(part in xml for part in _SIGNS_OF_IT) or not any(left_out.search(xml, *each) for each in _pieces(xml)):
        return {}
    errors: Errors = {}
    for number, cells in _rows(xml):
        for column, attributes, content in cells:
            told = _left_out(attributes, content, is_zero=left_out is _LEFT_OUT_OR_ZERO)
            if told is not None:
                errors[number - 1, column] = told
    return errors


def _rows(xml: bytes) -> Iterator[tuple[int, Iterator[tuple[int, bytes, bytes]]]]:
    """Yield the number of each row, from 1, with the columns, from 0, attributes and contents of its cells."""
    number = 0
    starts = list(_ROW_START.finditer(xml))
    ends = [*(start.start() for start in starts[1:]), len(xml)]
    for start, end in zip(starts, ends, strict=True):
        found = _NUMBER.search(start[1])
        number = int(found[1]) if found else number + 1
        yield number, _cells(xml, start.end(), end)


def _cells(xml: bytes, start: int, end: int) -> Iterator[tuple[int, bytes, bytes]]:
    column = -1
    cells = list(_CELL_START.finditer(xml, start, end))
    for cell, following in zip(cells, [*(each.start() for each in cells[1:]), end], strict=True):
        reference = _LETTERS.search(cell[1])  # a cell without one follows the one before
        column = _column(reference[1]) if reference else column + 1
        yield column, cell[1], xml[cell.end() : following]


def _left_out(attributes: bytes, content: bytes, *, is_zero: bool) -> str | None:
    """Return the text of a cell that the reader leaves out, or ``None``; ``is_zero``: a result 0 means none."""
    if attributes.endswith(b"/"):
        return None
    found = _TYPE.search(attributes)
    kind = found[1] if found else b"n"
    value = _VALUE.search(content)
    text = value[1].strip() if value else b""
    if kind == b"e":
        return html.unescape(text.decode("utf-8", errors="replace")) or "#ERROR!"
    is_calculated = bool(text) and not (is_zero and text == b"0")
    return header_synonyms.UNCALCULATED if kind == b"n" and _FORMULA.search(content) and not is_calculated else None


def _column(letters: bytes) -> int:
    """Return the number of a column from 0: A, B ... Z, AA."""
    number = 0
    for letter in letters:
        number = 26 * number + letter - 64
    return number - 1


def _scan_opendocument(archive: Archive) -> Iterator[Errors]:
    text = 0
    xml = _xml(archive, "content.xml")
    if _blank_count(xml) > _MOST_BLANKS:
        raise TableError(file_types.TOO_LARGE_INSIDE)
    if b"<!--" in xml or b"<![CDATA[" in xml:
        xml = _HIDING.sub(b"", xml)  # only comments and the like, without tags of cells
    starts = [found.start() for found in _TABLE_START.finditer(xml)]
    for start, end in pairwise([*starts, len(xml)]):
        errors: Errors = {}
        top = right = bottom = 0
        for row in _ROW.finditer(xml, start, end):
            height = _repeated(row[1])
            width, length, left_out = _scan_row(row[2] or b"")
            if width:
                right, bottom, text = max(right, width), top + height, text + length * height
            if right * bottom > _MOST_CELLS or len(errors) + height * len(left_out) > _MOST_ERRORS:
                raise TableError(file_types.TOO_FAR_APART)
            errors.update({(top + each, column): told for column, told in left_out.items() for each in range(height)})
            top += height
        if text > _MOST_TEXT:
            raise TableError(file_types.TOO_LARGE_INSIDE)
        yield errors


def _scan_row(xml: bytes) -> tuple[int, int, dict[int, str]]:
    """Return the number of cells of a row up to its last value, and their length with all repetitions.

    The third value has the texts that the reader leaves out, by column.
    """
    if not _NEEDS_LOOK.search(xml):
        is_filled = b"office:value" in xml or b"<text:p" in xml
        return (xml.count(b"<table:table-cell"), len(xml), {}) if is_filled else (0, 0, {})
    width = filled = length = 0
    left_out: dict[int, str] = {}
    for cell in _CELL.finditer(xml):
        count = _repeated(cell[1])
        told = _left_out_of_opendocument(cell[1], cell[2] or b"")
        if cell[2] or b"office:value" in cell[1] or told is not None:
            filled, length = width + count, length + count * (len(cell[0]) + _blank_count(cell[0]))
        if told is not None:
            if count > _MOST_ERRORS:
                raise TableError(file_types.TOO_FAR_APART)
            left_out.update(dict.fromkeys(range(width, width + count), told))
        width += count
    return filled, length, left_out


def _left_out_of_opendocument(attributes: bytes, content: bytes) -> str | None:
    content = _ANNOTATION.sub(b"", content)  # the comment on a cell has paragraphs, too
    if _IS_ERROR.search(attributes):
        return _cell_text(content) or "#ERROR!"
    if b"<text:tab" in content or b"<text:line-break" in content:
        return _cell_text(content)
    if _HAS_FORMULA.search(attributes) and not _HAS_VALUE.search(attributes) and not _cell_text(content).strip():
        return header_synonyms.UNCALCULATED
    return None


def _cell_text(xml: bytes) -> str:
    """Return the paragraphs of a cell as lines."""
    lines = (_BLANKS.sub(_blanks, each) for each in _PARAGRAPH.findall(xml))
    return html.unescape(b"\n".join(_TAG.sub(b"", line) for line in lines).decode("utf-8", errors="replace"))


def _blanks(tag: "re.Match[bytes]") -> bytes:
    if tag[1] == b"s":
        return b" " * (min(_blank_count(tag[2]), _BLANKS_MAX) if _BLANK_COUNT.search(tag[2]) else 1)
    return b"\t" if tag[1] == b"tab" else b"\n"


def _blank_count(xml: bytes) -> int:
    """Return the sum of all counts of blanks."""
    return sum(map(_count, _BLANK_COUNT.findall(xml)))


def _repeated(attributes: bytes) -> int:
    return max(map(_count, _REPEATED.findall(attributes)), default=1)


def _count(text: bytes) -> int:
    """Return the number in an attribute, such as +12; one that is no number, which the reader refuses, is 0.

    Of a longer one than any sheet has the first digits are enough.
    """
    found = re.fullmatch(r"\+?0*([0-9]*)", html.unescape(text.decode("utf-8", errors="replace")))
    return int(found[1][:_MOST_DIGITS] or 0) if found else 0
