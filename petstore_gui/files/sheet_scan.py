"""Scans the XML of sheets before the reader opens a workbook: for their size, and for cells that the reader leaves out.

The reader (python-calamine 0.9.1) allocates each cell between the first and the last one, copies a shared text into
each cell that uses it, writes out blanks of which OpenDocument has only the number, and leaves out error values,
formulas whose result is not in the file, and tabs and line breaks in OpenDocument: #REF! would be an empty cell.
"""

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final
from xml.parsers import expat

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
_BLANKS_MAX: Final = 1_000  # of more no name has room
_MOST_DIGITS: Final = 12

_PIECE: Final = 512 * 1024
# Control characters, which XML forbids, and the reader takes.
_CONTROLS: Final = bytes(each for each in range(32) if each not in b"\t\n\r")
_WITHOUT_CONTROLS: Final = bytes.maketrans(_CONTROLS, b" " * len(_CONTROLS))

_REFERENCE: Final = re.compile(r"([A-Za-z]{1,3})([0-9]{1,12})")
_MOST_ELEMENTS: Final = 20_000  # in the list of sheets and in that of their parts
_BREAKS: Final = {"text:tab": "\t", "text:line-break": "\n"}
_ODS_CELLS: Final = {"table:table-cell", "table:covered-table-cell"}


def scan_workbook(archive: Archive) -> list[Errors]:
    """Return the cells of each sheet that the reader leaves out; raise :class:`TableError` for too large a workbook."""
    return _scan_opendocument(archive) if archive.is_opendocument else list(_scan_xlsx(archive))


def _parse(
    xml: bytes,
    start: Callable[[str, dict[str, str]], None],
    end: Callable[[str], None] | None = None,
    text: Callable[[str], None] | None = None,
) -> None:
    """Call ``start`` and ``end`` with each element, and ``text`` with what is between them.

    Raise :class:`TableError` for what is not well-formed, and for a DTD, which no spreadsheet has.
    """
    parser = expat.ParserCreate("utf-8")  # as the reader, which ignores what is declared
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    xml = xml.lstrip()
    try:
        for begin in range(0, len(xml), _PIECE):
            piece = xml[begin : begin + _PIECE]
            parser.Parse(piece.translate(_WITHOUT_CONTROLS))
            # Expat 2.5 reads a tag or a comment again from its beginning with each piece.
            if begin - parser.CurrentByteIndex > _PIECE:
                raise TableError(file_types.DAMAGED)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise TableError(file_types.DAMAGED) from error


def _refuse_doctype(*_declaration: object) -> None:
    raise TableError(file_types.DAMAGED)


def _local(name: str) -> str:
    return name.rpartition(":")[2] if ":" in name else name


def _scan_xlsx(archive: Archive) -> Iterator[Errors]:
    workbook = _elements(archive.read("xl/workbook.xml"))
    # A program that writes formulas without calculating them sets this flag, and 0 as their results.
    is_calculated_later = any(
        name == "calcPr" and attributes.get("fullCalcOnLoad") in {"1", "true"} for name, attributes in workbook
    )
    lengths = _shared_lengths(archive.read("xl/sharedStrings.xml"))
    length = 0
    errors = {}
    # Every part, of any name: the reader may look for sheets anywhere.
    for part in archive.names:
        xml = archive.read(part)
        if b"sheetData" in xml:
            sheet = _XlsxSheet(lengths, is_calculated_later=is_calculated_later)
            _parse(xml, sheet.start, sheet.end, sheet.text)
            length += sheet.length
            errors[part] = sheet.errors
        if length > _MOST_TEXT:
            raise TableError(file_types.TOO_LARGE_INSIDE)
    relations = _elements(archive.read("xl/_rels/workbook.xml.rels"))
    targets = {each.get("Id"): each.get("Target", "") for name, each in relations if name == "Relationship"}
    for name, attributes in workbook:
        if name == "sheet":
            relation = next((value for key, value in attributes.items() if key.endswith(":id")), None)
            part = posixpath.normpath(posixpath.join("/xl", targets.get(relation, ""))).lstrip("/").lower()
            yield errors.get(part, {})


def _elements(xml: bytes) -> list[tuple[str, dict[str, str]]]:
    """Return the elements that tell where the sheets are, each with its attributes; names have no prefix."""
    elements: list[tuple[str, dict[str, str]]] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if _local(name) in {"calcPr", "sheet", "Relationship"}:
            elements.append((_local(name), attributes))
        if len(elements) > _MOST_ELEMENTS:
            raise TableError(file_types.TOO_LARGE_INSIDE)

    if xml:
        _parse(xml, start)
    return elements


def _shared_lengths(xml: bytes) -> list[int]:
    lengths: list[int] = []

    def start(name: str, attributes: Mapping[str, str]) -> None:
        if _local(name) == "si":
            lengths.append(0)
        elif _local(name) == "sst" and _count(attributes.get("uniqueCount", "")) > len(xml):
            raise TableError(file_types.DAMAGED)  # the reader takes memory for so many

    def text(data: str) -> None:
        if lengths:
            lengths[-1] += len(data)

    if xml:
        _parse(xml, start, text=text)
    return lengths


class _XlsxSheet:
    """Handles the elements of a sheet of XLSX, and counts rows and columns as the reader does."""

    def __init__(self, lengths: Sequence[int], *, is_calculated_later: bool) -> None:
        self.errors: Errors = {}
        self.length = 0  # of its shared texts, each counted as often as it is used
        self._lengths = lengths
        self._is_calculated_later = is_calculated_later
        self._next_row = self._next_column = 0  # of a cell without a reference
        self._row = self._column = 0
        self._right = self._bottom = 0
        self._kind = ""
        self._value: list[str] = []
        self._is_filled = self._has_formula = self._is_in_value = False

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        name = _local(name)
        if name == "c":
            self._start_cell(attributes)
        elif name == "row":
            if "r" in attributes:
                self._next_row = _count(attributes["r"]) - 1
        else:
            self._is_filled = True
            self._has_formula = self._has_formula or name == "f"
            self._is_in_value = name == "v"
            if self._is_in_value:
                self._value = []  # the reader takes the last one

    def text(self, data: str) -> None:
        if self._is_in_value:
            self._value.append(data)

    def end(self, name: str) -> None:
        name = _local(name)
        self._is_in_value = False
        if name == "c":
            self._end_cell()
        elif name == "row":
            self._next_row += 1
            self._next_column = 0

    def _start_cell(self, attributes: Mapping[str, str]) -> None:
        reference = attributes.get("r")
        if reference is None:
            self._row, self._column = self._next_row, self._next_column
        elif found := _REFERENCE.fullmatch(reference):
            self._row, self._column = int(found[2]) - 1, _column(found[1].upper())
        else:  # the reader would take it for a cell far away
            raise TableError(file_types.DAMAGED)
        self._next_column = self._column + 1
        self._kind = attributes.get("t", "n")
        self._value = []
        self._is_filled = self._has_formula = False

    def _end_cell(self) -> None:
        text = "".join(self._value)
        value = text.strip()
        if self._kind == "e":
            self.errors[self._row, self._column] = value or "#ERROR!"
        elif not self._is_filled:
            return  # Excel fills a coloured sheet with them
        elif self._kind == "s":
            index = _count(text)  # what is no number is the first one for the reader, too
            self.length += self._lengths[index] if index < len(self._lengths) else 0
        elif self._has_formula and self._kind == "n" and (not value or (self._is_calculated_later and value == "0")):
            self.errors[self._row, self._column] = header_synonyms.UNCALCULATED
        self._right, self._bottom = max(self._right, self._column + 1), max(self._bottom, self._row + 1)
        if self._right * self._bottom > _MOST_CELLS:
            raise TableError(file_types.TOO_FAR_APART)


@cache
def _column(letters: str) -> int:
    """Return the number of a column from 0: A, B ... Z, AA."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number - 1


def _scan_opendocument(archive: Archive) -> list[Errors]:
    sheets = _OdsSheets()
    _parse(archive.read("content.xml"), sheets.start, sheets.end, sheets.text)
    return sheets.errors


class _OdsSheets:
    """Handles the elements of OpenDocument, of which the reader itself knows only the usual prefixes.

    No spreadsheet has a table, row or cell within another one; the reader would take them in its own way.
    """

    def __init__(self) -> None:
        self.errors: list[Errors] = []
        # Of the whole file: cells, those that the reader keeps while it reads, and text with all repetitions.
        self._cells = self._kept = self._length = self._blanks = 0
        self._is_in_table = self._is_in_row = False
        self._top = self._right = self._bottom = 0  # of the table
        # Of the row: how often it is there, its cells, those up to its last value and before its last cell.
        self._height = self._width = self._filled = self._before_last = self._row_length = 0
        self._left_out: dict[int, str] = {}  # of the row, by column
        self._cell: _OdsCell | None = None

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name in _ODS_CELLS:
            if self._cell is not None:
                raise TableError(file_types.DAMAGED)
            if self._is_in_row:
                self._cell, self._before_last = _OdsCell(attributes), self._width
        elif name == "table:table-row":
            if self._is_in_row:
                raise TableError(file_types.DAMAGED)
            self._is_in_row, self._height = self._is_in_table, _repeated(attributes, "rows")
        elif name == "table:table":
            if self._is_in_table:
                raise TableError(file_types.DAMAGED)
            if "table:name" in attributes:  # the reader skips one without a name
                self.errors.append({})
                self._is_in_table = True
        else:
            self._start_content(name, attributes)

    def text(self, data: str) -> None:
        if self._cell is not None:
            self._cell.text(data)

    def end(self, name: str) -> None:
        if name in _ODS_CELLS:
            self._end_cell()
        elif name == "table:table-row":
            self._end_row()
        elif name == "table:table":
            self._is_in_table = False
            self._cells += self._right * self._bottom
            self._top = self._right = self._bottom = 0
        elif self._cell is not None:
            self._cell.end(name)

    def _start_content(self, name: str, attributes: Mapping[str, str]) -> None:
        blanks = _count(attributes.get("text:c", "1")) if name == "text:s" else 0
        self._blanks += blanks
        if self._blanks > _MOST_BLANKS:
            raise TableError(file_types.TOO_LARGE_INSIDE)
        if self._cell is not None:
            self._cell.start(name, blanks)

    def _end_cell(self) -> None:
        cell, self._cell = self._cell, None
        if cell is None:
            return
        left_out = cell.left_out()
        if left_out is not None:
            if len(self._left_out) + cell.repeated > _MOST_ERRORS:
                raise TableError(file_types.TOO_FAR_APART)
            self._left_out.update(dict.fromkeys(range(self._width, self._width + cell.repeated), left_out))
        self._width += cell.repeated
        if cell.is_filled or left_out is not None:
            self._filled = self._width
            self._row_length += cell.length * cell.repeated

    def _end_row(self) -> None:
        if not self._is_in_row:
            return
        self._kept += max(self._filled, self._before_last)
        if self._filled:
            self._right, self._bottom = max(self._right, self._filled), self._top + self._height
            self._length += self._row_length * self._height
        errors = self.errors[-1]
        told = len(errors) + self._height * len(self._left_out)
        if max(self._cells + self._right * self._bottom, self._kept) > _MOST_CELLS or told > _MOST_ERRORS:
            raise TableError(file_types.TOO_FAR_APART)
        if self._length > _MOST_TEXT:
            raise TableError(file_types.TOO_LARGE_INSIDE)
        for column, text in self._left_out.items():
            errors.update(dict.fromkeys(((self._top + each, column) for each in range(self._height)), text))
        self._top += self._height
        self._is_in_row = False
        self._width = self._filled = self._before_last = self._row_length = 0
        self._left_out = {}


class _OdsCell:
    """A cell of OpenDocument, and what is in it."""

    def __init__(self, attributes: Mapping[str, str]) -> None:
        self.repeated = _repeated(attributes, "columns")
        self.length = sum(map(len, attributes.values()))
        self.is_filled = any(name.startswith("office:") for name in attributes)
        self._attributes = attributes
        self._text: list[str] = []
        self._has_breaks = self._is_in_paragraph = self._is_in_comment = False

    def start(self, name: str, blanks: int) -> None:
        self.is_filled = True
        self.length += blanks
        if name == "office:annotation":
            self._is_in_comment = True  # which has paragraphs, too
        elif name == "text:p":
            self._is_in_paragraph = not self._is_in_comment
        elif self._is_in_paragraph:
            self._text.append(" " * min(blanks, _BLANKS_MAX) or _BREAKS.get(name, ""))
            self._has_breaks = self._has_breaks or name in _BREAKS

    def text(self, data: str) -> None:
        self.is_filled = True
        self.length += len(data)
        if self._is_in_paragraph:
            self._text.append(data)

    def end(self, name: str) -> None:
        if name == "office:annotation":
            self._is_in_comment = False
        elif name == "text:p" and self._is_in_paragraph:
            self._text.append("\n")
            self._is_in_paragraph = False

    def left_out(self) -> str | None:
        """Return the text of this cell if the reader leaves it out."""
        text = "".join(self._text).removesuffix("\n")
        if "error" in {value for key, value in self._attributes.items() if key.endswith("value-type")}:
            return text or "#ERROR!"
        if self._has_breaks:
            return text
        is_calculated = "office:value-type" in self._attributes or text.strip()
        return header_synonyms.UNCALCULATED if "table:formula" in self._attributes and not is_calculated else None


def _repeated(attributes: Mapping[str, str], what: str) -> int:
    number = attributes.get(f"table:number-{what}-repeated")
    return 1 if number is None else _count(number)


def _count(text: str) -> int:
    """Return the number in an attribute, such as +12; one that is no number, which the reader refuses, is 0.

    Of a longer one than any sheet has the first digits are enough.
    """
    found = re.fullmatch(r"\+?0*([0-9]*)", text)
    return int(found[1][:_MOST_DIGITS] or 0) if found else 0
