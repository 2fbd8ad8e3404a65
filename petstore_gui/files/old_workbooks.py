"""Checks an OLE file before the reader opens it: an old workbook, a locked one, or something else.

The reader (python-calamine 0.9.1) does not recognise a locked workbook, and leaves out error values, and formulas whose
result is not in the file. It ends the program if a damaged header or table names more memory than there is.
Sources: [MS-CFB] for the file, [MS-XLS] for the records in its stream.
"""

import struct
from collections.abc import Sequence
from typing import Final, NamedTuple

from petstore_gui.files import file_types, header_synonyms
from petstore_gui.files.sheet_scan import Errors
from petstore_gui.files.table import TableError
from petstore_gui.translatable import TranslatableText

# Names in its root, in lower case, and the kind of file that each means; the first one found counts.
_STRANGERS: Final[tuple[tuple[str, TranslatableText], ...]] = (
    ("encryptedpackage", file_types.LOCKED),  # a locked XLSX
    ("worddocument", file_types.DOCUMENT),
    ("powerpoint document", file_types.SLIDES),
)
_READ: Final = ("Workbook", "Book")
_ENTRY: Final = 128
_MOST_SPECIAL: Final = 0xFFFFFFFA  # a sector number above means something else
_SECTOR_SHIFTS: Final = (9, 12)

_BOF: Final = 0x0809
_FILEPASS: Final = 0x002F
_BOUNDSHEET: Final = 0x0085
_FORMULA: Final = 0x0006
_BOOLERR: Final = 0x0205
_DIMENSIONS: Final = 0x0200
_UNCALCED: Final = 0x005E
_MULRK: Final = 0x00BD
_CELLS: Final = frozenset({_FORMULA, _BOOLERR, _MULRK, 0x00FD, 0x0203, 0x0204, 0x027E})
_ERROR: Final = 2  # kinds of results
_EMPTY_TEXT: Final = 3
_MOST_CELLS: Final = 65_536 * 256
# By the length of the record, the rows and columns of a sheet: the first, and after the last.
_REACHES: Final = {10: "<4H", 14: "<2I2H"}
_ERROR_TEXTS: Final = {
    0x00: "#NULL!", 0x07: "#DIV/0!", 0x0F: "#VALUE!", 0x17: "#REF!", 0x1D: "#NAME?", 0x24: "#NUM!", 0x2A: "#N/A"
}  # fmt: skip


def scan_old_workbook(content: bytes) -> list[Errors]:
    """Return the error values of each sheet; raise :class:`TableError` if it is no readable workbook."""
    try:
        _check_header(content)
        entries = _directory(content)
        streams = _streams(entries)
        for name, sentence in _STRANGERS:
            if name in streams:
                raise TableError(sentence)
        own = streams.get("workbook", streams.get("book"))
        if own is None:
            raise TableError(file_types.OTHER)
        # The reader takes the first stream of such a name, also that of an embedded workbook.
        if own is not next((each for name in _READ for each in entries if each.name == name), None):
            raise TableError(file_types.DAMAGED)
        return _scan(_stream(content, own, entries[0]))
    except (struct.error, IndexError) as error:
        raise TableError(file_types.DAMAGED) from error


def _check_header(content: bytes) -> None:
    shift = struct.unpack_from("<H", content, 30)[0]
    table_sectors, small_table_sectors = (struct.unpack_from("<I", content, at)[0] for at in (44, 64))
    if shift not in _SECTOR_SHIFTS or max(table_sectors, small_table_sectors) << shift > len(content):
        raise TableError(file_types.DAMAGED)


class _DirectoryEntry(NamedTuple):
    """A stream or a storage: its name, the numbers of its neighbours and of the first entry in it, and its place."""

    name: str
    left: int
    right: int
    child: int
    first: int
    size: int


def _directory(content: bytes) -> list[_DirectoryEntry]:
    """Return all entries, also those of embedded objects; the first one is the root."""
    directory = _chain(content, struct.unpack_from("<I", content, 48)[0])
    entries = []
    for start in range(0, len(directory) - _ENTRY + 1, _ENTRY):
        name = directory[start : start + 64].decode("utf-16-le", errors="replace").partition("\0")[0]
        links = struct.unpack_from("<3I", directory, start + 68)
        entries.append(_DirectoryEntry(name, *links, *struct.unpack_from("<2I", directory, start + 116)))
    return entries


def _streams(entries: Sequence[_DirectoryEntry]) -> dict[str, _DirectoryEntry]:
    """Return what lies in the root itself, by its name in lower case; of equal names the first."""
    numbers: set[int] = set()
    unread = [entries[0].child]
    while unread:
        number = unread.pop()
        if number < len(entries) and number not in numbers:
            numbers.add(number)
            unread += entries[number].left, entries[number].right
    return {entries[number].name.lower(): entries[number] for number in sorted(numbers, reverse=True)}


def _stream(content: bytes, stream: _DirectoryEntry, root: _DirectoryEntry) -> bytes:
    """Return a stream. The small ones lie in small sectors within that of the ``root``."""
    if stream.size >= struct.unpack_from("<I", content, 56)[0]:
        return _chain(content, stream.first)[: stream.size]
    small = 1 << struct.unpack_from("<H", content, 32)[0]
    inside = _chain(content, root.first)[: root.size]
    table = _chain(content, struct.unpack_from("<I", content, 60)[0])
    next_of = struct.unpack(f"<{len(table) // 4}I", table[: len(table) // 4 * 4])
    return _joined(inside, stream.first, small, next_of, before=0)[: stream.size]


def _chain(content: bytes, sector: int) -> bytes:
    """Return the content of the chain of sectors that begins at ``sector``."""
    size = 1 << struct.unpack_from("<H", content, 30)[0]
    return _joined(content, sector, size, _table(content, size), before=1)  # the header takes one sector


def _joined(content: bytes, sector: int, size: int, next_of: Sequence[int], *, before: int) -> bytes:
    parts: list[bytes] = []
    while sector < _MOST_SPECIAL and len(parts) * size <= len(content):
        parts.append(content[(sector + before) * size : (sector + before + 1) * size])
        sector = next_of[sector]
    return b"".join(parts)


def _table(content: bytes, size: int) -> list[int]:
    """Return the table of sectors: for each sector the number of the next one."""
    fat_sectors = list(struct.unpack_from("<109I", content, 76))
    more = struct.unpack_from("<I", content, 68)[0]
    while more < _MOST_SPECIAL and len(fat_sectors) * size <= len(content):
        *listed, more = struct.unpack_from(f"<{size // 4}I", content, (more + 1) * size)
        fat_sectors += listed
    table: list[int] = []
    for sector in fat_sectors:
        if sector < _MOST_SPECIAL:
            table += struct.unpack_from(f"<{size // 4}I", content, (sector + 1) * size)
    return table


def _scan(stream: bytes) -> list[Errors]:
    sheets: dict[int, _Sheet] = {}
    sheet = _Sheet()
    position = 0
    while position + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, position)
        start = position + 4
        if kind == _BOF:
            sheet = sheets.get(position, _Sheet())
        elif kind == _FILEPASS:
            raise TableError(file_types.LOCKED)
        elif kind == _BOUNDSHEET:
            sheets[struct.unpack_from("<I", stream, start)[0]] = _Sheet()
        elif kind == _UNCALCED:
            sheet.is_calculated = False
        elif kind == _DIMENSIONS and length in _REACHES:
            top, bottom, _left, right = struct.unpack_from(_REACHES[length], stream, start)
            if top > bottom:
                raise TableError(file_types.DAMAGED)
            _check_reach(bottom, right)
        elif kind in _CELLS and length >= 8:
            sheet.take(stream, start, kind, length)
        elif kind == length == 0:
            break  # padding of the last sector
        position = start + length
    return [each.left_out() for each in sheets.values()]


class _Sheet:
    """The cells of a sheet that were read so far."""

    def __init__(self) -> None:
        self.is_calculated = True
        self._errors: Errors = {}
        self._filled: set[int] = set()
        self._bottom = self._right = 0

    def take(self, stream: bytes, start: int, kind: int, length: int) -> None:
        """Read the record of one cell, or of several neighbours."""
        row, column = struct.unpack_from("<HH", stream, start)
        last = struct.unpack_from("<H", stream, start + length - 2)[0] if kind == _MULRK else column
        self._bottom, self._right = max(self._bottom, row), max(self._right, last)
        _check_reach(self._bottom + 1, self._right + 1)
        told = _left_out(stream, start, kind, is_calculated=self.is_calculated)
        if told is not None:
            self._errors[row, column] = told
        if told != header_synonyms.UNCALCULATED:
            self._filled.add(row)

    def left_out(self) -> Errors:
        """Return the cells that the reader leaves out.

        Skips formulas in rows without other values: they stand below a table, for rows that may be typed later.
        """
        return {
            (row, column): told
            for (row, column), told in self._errors.items()
            if told != header_synonyms.UNCALCULATED or row in self._filled
        }


def _check_reach(rows: int, columns: int) -> None:
    if rows * columns > _MOST_CELLS:
        raise TableError(file_types.TOO_FAR_APART)


def _left_out(stream: bytes, start: int, kind: int, *, is_calculated: bool) -> str | None:
    """Return the error in a cell, or the mark of a formula without a result; ``None`` if it has a value.

    An empty text as a result counts as none: programs that do not calculate write it, too.
    """
    if kind == _BOOLERR:
        return _ERROR_TEXTS.get(stream[start + 6]) if stream[start + 7] else None
    if kind != _FORMULA:
        return None
    if stream[start + 12 : start + 14] != b"\xff\xff":
        is_zero = stream[start + 6 : start + 14] == bytes(8)
        return header_synonyms.UNCALCULATED if is_zero and not is_calculated else None
    if stream[start + 6] == _EMPTY_TEXT:
        return header_synonyms.UNCALCULATED
    return _ERROR_TEXTS.get(stream[start + 8]) if stream[start + 6] == _ERROR else None
