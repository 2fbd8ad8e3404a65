"""What is inside of an OLE file: a workbook before XLSX, one that is locked, or something else.

The reader (python-calamine 0.9.1) takes a locked one for no workbook at all, and leaves out error values.
Sources: [MS-CFB] for the file, [MS-XLS] for the records in its stream.
"""

import struct
from collections.abc import Iterator
from typing import Final

from petstore_gui.exchange import content_kinds
from petstore_gui.exchange.sheet_scan import Errors
from petstore_gui.exchange.table import TableError
from petstore_gui.translatable import TranslatableText

# Names in its directory, and what they say; the first counts.
_STRANGERS: Final[tuple[tuple[str, TranslatableText], ...]] = (
    ("EncryptedPackage", content_kinds.LOCKED),  # an XLSX of today
    ("WordDocument", content_kinds.DOCUMENT),
    ("PowerPoint Document", content_kinds.SLIDES),
)
_STREAMS: Final = ("Workbook", "Book")
_ENTRY: Final = 128
_MOST_SPECIAL: Final = 0xFFFFFFFA  # a sector number above means something else

_EOF: Final = 0x000A
_BOF: Final = 0x0809
_FILEPASS: Final = 0x002F
_BOUNDSHEET: Final = 0x0085
_FORMULA: Final = 0x0006
_BOOLERR: Final = 0x0205
_DIMENSIONS: Final = 0x0200
_MULRK: Final = 0x00BD
_CELLS: Final = frozenset({_FORMULA, _BOOLERR, _MULRK, 0x00FD, 0x0203, 0x0204, 0x027E})
_MOST_CELLS: Final = 65_536 * 256
_ERROR_TEXTS: Final = {
    0x00: "#NULL!", 0x07: "#DIV/0!", 0x0F: "#VALUE!", 0x17: "#REF!", 0x1D: "#NAME?", 0x24: "#NUM!", 0x2A: "#N/A"
}  # fmt: skip


def scan_old_workbook(content: bytes) -> list[Errors]:
    """Return the error values of each sheet; raise :class:`TableError` where it is no workbook that can be read."""
    try:
        streams = dict(_directory(content))
        for name, sentence in _STRANGERS:
            if name in streams:
                raise TableError(sentence)
        for name in _STREAMS:
            if name in streams:
                return _scan(_stream(content, *streams[name]))
    except (struct.error, IndexError) as error:
        raise TableError(content_kinds.DAMAGED) from error
    raise TableError(content_kinds.OTHER)


def _directory(content: bytes) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the name of each stream with its first sector and its size."""
    first = struct.unpack_from("<I", content, 48)[0]
    directory = _chain(content, first)
    for start in range(0, len(directory) - _ENTRY + 1, _ENTRY):
        length, kind = struct.unpack_from("<HB", directory, start + 64)
        if kind and 2 <= length <= 64:
            name = directory[start : start + length - 2].decode("utf-16-le", errors="replace")
            yield name, struct.unpack_from("<II", directory, start + 116)


def _stream(content: bytes, first: int, size: int) -> bytes:
    """Return a stream; the small ones, which lie together in another one, are too small for a workbook."""
    return _chain(content, first)[:size]


def _chain(content: bytes, sector: int) -> bytes:
    """Return the sectors from ``sector`` on, as the table of sectors has them one after the other."""
    size = 1 << struct.unpack_from("<H", content, 30)[0]
    table = _table(content, size)
    parts: list[bytes] = []
    while sector < _MOST_SPECIAL and len(parts) * size <= len(content):
        parts.append(content[(sector + 1) * size : (sector + 2) * size])
        sector = table[sector]
    return b"".join(parts)


def _table(content: bytes, size: int) -> list[int]:
    """Return the table of sectors, of which each names the next one."""
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
    sheets: dict[int, Errors] = {}
    current: Errors = {}
    position = bottom = right = 0
    while position + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, position)
        start = position + 4
        if kind == _BOF:
            current = sheets.get(position, {})
            bottom = right = 0
        elif kind == _FILEPASS:
            raise TableError(content_kinds.LOCKED)
        elif kind == _BOUNDSHEET:
            sheets[struct.unpack_from("<I", stream, start)[0]] = {}
        elif kind == _DIMENSIONS and length >= 12:
            _check_reach(*struct.unpack_from("<4xI2xH", stream, start))
        elif kind in _CELLS and length >= 8:
            row, column = struct.unpack_from("<HH", stream, start)
            last = struct.unpack_from("<H", stream, start + length - 2)[0] if kind == _MULRK else column
            bottom, right = max(bottom, row), max(right, last)
            _check_reach(bottom + 1, right + 1)
            code = _error_code(stream, start, kind)
            if code in _ERROR_TEXTS:
                current[row, column] = _ERROR_TEXTS[code]
        elif kind == length == 0:
            break  # what fills the last sector
        position = start + length
    return list(sheets.values())


def _check_reach(rows: int, columns: int) -> None:
    if rows * columns > _MOST_CELLS:
        raise TableError(content_kinds.TOO_FAR_APART)


def _error_code(stream: bytes, start: int, kind: int) -> int | None:
    """Return the code of the error that a cell holds; ``None`` where it holds a value."""
    if kind == _BOOLERR:
        return stream[start + 6] if stream[start + 7] else None
    if kind != _FORMULA:
        return None
    is_error = stream[start + 12 : start + 14] == b"\xff\xff" and stream[start + 6] == 2
    return stream[start + 8] if is_error else None
