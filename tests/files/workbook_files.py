"""Workbooks made by hand, part by part, as other programs write them; and the oldest kind, in its OLE file."""

import io
import struct
import zipfile
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_ODS = "urn:oasis:names:tc:opendocument:xmlns"
ODS_MIME = "application/vnd.oasis.opendocument.spreadsheet"


class Formula(NamedTuple):
    """A formula of an old workbook with the eight bytes of its result."""

    result: bytes


EMPTY_RESULT = Formula(b"\x03\0\0\0\0\0\xff\xff")
ERROR_RESULT = Formula(b"\x02\0\x2a\0\0\0\xff\xff")  # #N/A
ZERO_RESULT = Formula(bytes(8))
BiffCell = str | float | bool | None | Formula


def archive(parts: Mapping[str, str | bytes], *, stored: Sequence[str] = ()) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for name, part in parts.items():
            file.writestr(name, part, zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED)
    return content.getvalue()


def xlsx(
    *sheets: str,
    names: Sequence[str] = (),
    shared: str = "",
    styles: str = "",
    states: Sequence[str] = (),
    namespace: str = MAIN,
    targets: str = "worksheets/sheet{}.xml",
    others: Mapping[str, str | bytes] | None = None,
) -> bytes:
    """Return a workbook of ``sheets``, each the XML that is in ``<worksheet>``."""
    numbers = range(1, len(sheets) + 1)
    listed = "".join(
        f"<sheet name={quoteattr(names[number - 1] if names else f'Sheet{number}')} sheetId='{number}' "
        f"state='{states[number - 1] if states else 'visible'}' r:id='rId{number}'/>"
        for number in numbers
    )
    relations = "".join(
        f"<Relationship Id='rId{number}' Type='{_OFFICE}/worksheet' Target='{targets.format(number)}'/>"
        for number in numbers
    )
    relations += f"<Relationship Id='rId98' Type='{_OFFICE}/sharedStrings' Target='sharedStrings.xml'/>" * bool(shared)
    relations += f"<Relationship Id='rId99' Type='{_OFFICE}/styles' Target='styles.xml'/>" * bool(styles)
    office_document = f"<Relationship Id='rId1' Type='{_OFFICE}/officeDocument' Target='xl/workbook.xml'/>"
    parts: dict[str, str | bytes] = {
        "[Content_Types].xml": f"<Types xmlns='{_PACKAGE}/content-types'/>",
        "_rels/.rels": f"<Relationships xmlns='{_PACKAGE}/relationships'>{office_document}</Relationships>",
        "xl/workbook.xml": f"<workbook xmlns='{namespace}' xmlns:r='{_OFFICE}'><sheets>{listed}</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f"<Relationships xmlns='{_PACKAGE}/relationships'>{relations}</Relationships>",
    }
    for number, sheet in zip(numbers, sheets, strict=True):
        body = sheet if sheet.startswith(("<?xml", "<!", "<x:")) else worksheet(sheet, namespace)
        parts[f"xl/worksheets/sheet{number}.xml"] = body
    if shared:
        parts["xl/sharedStrings.xml"] = f"<sst xmlns='{namespace}'>{shared}</sst>"
    if styles:
        parts["xl/styles.xml"] = f"<styleSheet xmlns='{namespace}'>{styles}</styleSheet>"
    return archive(parts | dict(others or {}))


@cache
def zip_bomb() -> bytes:
    """Return a workbook that unpacks to 64 MiB; packing them takes a third of a second."""
    return xlsx("", others={"xl/media/a.bin": bytes(64 * 1024 * 1024)})


def worksheet(content: str, namespace: str = MAIN) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="{namespace}">{content}</worksheet>'


def inline_rows(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of inline strings without a reference at cell or row, as simple writers make them."""
    lines = (
        "".join(f'<c t="inlineStr"><is><t xml:space="preserve">{escape(cell)}</t></is></c>' for cell in row)
        for row in rows
    )
    return f"<sheetData>{''.join(f'<row>{line}</row>' for line in lines)}</sheetData>"


def ods(body: str, *, mime: str = ODS_MIME, manifest: str = "<manifest/>") -> bytes:
    """Return a workbook of OpenDocument with ``body`` in ``<office:spreadsheet>``."""
    prefixes = "".join(f' xmlns:{name}="{_ODS}:{name}:1.0"' for name in ("office", "table", "text"))
    prefixes += ' xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content{prefixes}><office:body><office:spreadsheet>'
        f"{body}</office:spreadsheet></office:body></office:document-content>"
    )
    return archive({"mimetype": mime, "content.xml": content, "META-INF/manifest.xml": manifest}, stored=["mimetype"])


def ods_table(rows: str, name: str = "Sheet1") -> str:
    return f'<table:table table:name="{name}">{rows}</table:table>'


def ods_row(*cells: str, repeated: int = 1) -> str:
    attribute = f' table:number-rows-repeated="{repeated}"' if repeated > 1 else ""
    return f"<table:table-row{attribute}>{''.join(cells)}</table:table-row>"


def ods_text(text: str, *, repeated: int = 1) -> str:
    attribute = f' table:number-columns-repeated="{repeated}"' if repeated > 1 else ""
    return f'<table:table-cell{attribute} office:value-type="string"><text:p>{escape(text)}</text:p></table:table-cell>'


def ods_number(value: str, shown: str) -> str:
    return (
        f'<table:table-cell office:value-type="float" office:value="{value}"><text:p>{shown}</text:p>'
        "</table:table-cell>"
    )


def ods_empty(repeated: int = 1) -> str:
    return f'<table:table-cell table:number-columns-repeated="{repeated}"/>'


def xls(
    *sheets: Sequence[Sequence[BiffCell]], locked: bool = False, small: bool = False, uncalculated: bool = False
) -> bytes:
    """Return a workbook of Excel 97 (BIFF 8); ``None`` is an error value, #REF!, and "" no cell.

    A ``small`` one lies in the mini stream, as LibreOffice writes it.
    """
    stream = biff8(sheets, locked=locked, uncalculated=uncalculated)
    return small_ole("Workbook", stream) if small else ole({"Workbook": stream})


def small_ole(name: str, stream: bytes) -> bytes:
    """Return a compound file with one stream of less than 4,096 bytes, in small sectors that are not in order."""
    assert len(stream) < 4096
    free, end_of_chain, is_fat = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
    pieces = [stream[start : start + 64].ljust(64, b"\0") for start in range(0, len(stream), 64)]
    count = len(pieces)
    # The stream goes backwards through the small sectors: who goes on from the first one reads something else.
    inside = b"".join(reversed(pieces))
    next_of = [end_of_chain, *range(count - 1)]
    mini_fat = b"".join(struct.pack("<I", each) for each in next_of).ljust(512, b"\xff")
    sectors = -(-len(inside) // 512)
    fat = [is_fat, end_of_chain, end_of_chain, *range(4, 3 + sectors), end_of_chain]
    entries = [("Root Entry", 5, 3, len(inside)), (name, 2, count - 1, len(stream))]
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    header += struct.pack("<IIIIIIIII", 0, 1, 1, 0, 4096, 2, 1, end_of_chain, 0)
    header += struct.pack("<I", 0) + struct.pack("<I", free) * 108
    table = b"".join(struct.pack("<I", each) for each in fat).ljust(512, b"\xff")
    return header + table + _directory(entries) + mini_fat + inside.ljust(512 * sectors, b"\0")


def ole(streams: Mapping[str, bytes]) -> bytes:
    """Return a compound file with a few streams below its root: [MS-CFB], version 3, without a mini stream.

    A name such as "MBD1/Workbook" is that of a stream in a storage, where embedded objects are.
    """
    end_of_chain, free, is_fat = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD
    fat = [is_fat, end_of_chain]  # sector 0 is the table of sectors, sector 1 the directory
    sectors = b""
    entries = [("Root Entry", 5, end_of_chain, 0)]
    for name, stream in streams.items():
        if "/" in name:
            entries.append((name.partition("/")[0], 1, 0, 0))
        padded = stream.ljust(4096, b"\0")  # below, it would have to be in a mini stream
        padded += b"\0" * (-len(padded) % 512)
        first, count = len(fat), len(padded) // 512
        fat += [*range(first + 1, first + count), end_of_chain]
        sectors += padded
        entries.append((name, 2, first, len(padded)))
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    header += struct.pack("<IIIIIIIII", 0, 1, 1, 0, 4096, end_of_chain, 0, end_of_chain, 0)
    header += struct.pack("<I", 0) + struct.pack("<I", free) * 108
    table = b"".join(struct.pack("<I", each) for each in fat).ljust(512, b"\xff")
    return header + table + _directory(entries) + sectors


def _directory(entries: Sequence[tuple[str, int, int, int]]) -> bytes:
    free = 0xFFFFFFFF
    inside: dict[str, list[int]] = {}
    for number, (path, *_) in enumerate(entries[1:], 1):
        inside.setdefault(path.rpartition("/")[0], []).append(number)
    # Each stream is to the right of the one before: a tree that is a list.
    right = {before: after for numbers in inside.values() for before, after in pairwise(numbers)}
    children = {path: numbers[0] for path, numbers in inside.items()}
    content = b""
    for number, (path, kind, start, size) in enumerate(entries):
        name = path.rpartition("/")[2]
        child = children.get(path if number else "", free)
        content += name.encode("utf-16-le").ljust(64, b"\0") + struct.pack("<HBB", 2 * len(name) + 2, kind, 1)
        content += struct.pack("<III", free, right.get(number, free), child) + bytes(36)
        content += struct.pack("<IQ", start, size)
    assert len(content) <= 512
    return content.ljust(512, b"\0")


def biff8(sheets: Sequence[Sequence[Sequence[BiffCell]]], *, locked: bool = False, uncalculated: bool = False) -> bytes:
    """Return the stream that is a workbook of Excel 97."""
    texts = list(dict.fromkeys(cell for sheet in sheets for row in sheet for cell in row if isinstance(cell, str)))
    beginning = _record(0x809, struct.pack("<HHHHII", 0x600, 5, 0, 1997, 0, 6))
    if locked:
        beginning += _record(0x2F, struct.pack("<H", 1) + bytes(52))
    strings = b"".join(struct.pack("<HB", len(text), 1) + text.encode("utf-16-le") for text in texts)
    rest = _record(0xFC, struct.pack("<II", len(texts), len(texts)) + strings) + _record(0x0A, b"")
    bodies = [_biff8_sheet(sheet, texts, uncalculated=uncalculated) for sheet in sheets]
    offset = len(beginning) + sum(4 + 8 + len(f"Sheet{number}") for number in range(1, len(sheets) + 1)) + len(rest)
    listed = b""
    for number, body in enumerate(bodies, 1):
        name = f"Sheet{number}".encode()
        listed += _record(0x85, struct.pack("<IBBBB", offset, 0, 0, len(name), 0) + name)
        offset += len(body)
    return beginning + listed + rest + b"".join(bodies)


def _biff8_sheet(rows: Sequence[Sequence[BiffCell]], texts: list[str], *, uncalculated: bool) -> bytes:
    body = _record(0x809, struct.pack("<HHHHII", 0x600, 0x10, 0, 1997, 0, 6))
    if uncalculated:
        body += _record(0x5E, bytes(2))
    body += _record(0x200, struct.pack("<IIHHH", 0, len(rows), 0, max(map(len, rows), default=0), 0))
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            place = struct.pack("<HHH", number, column, 0)
            if cell == "":
                continue
            if isinstance(cell, str):
                body += _record(0xFD, place + struct.pack("<I", texts.index(cell)))
            elif isinstance(cell, Formula):
                body += _record(0x06, place + cell.result + struct.pack("<HIH", 0, 0, 3) + b"\x1e\1\0")
            elif cell is None:
                body += _record(0x205, place + b"\x17\x01")
            elif isinstance(cell, bool):
                body += _record(0x205, place + struct.pack("<BB", cell, 0))
            else:
                body += _record(0x203, place + struct.pack("<d", cell))
    return body + _record(0x0A, b"")


def _record(kind: int, data: bytes) -> bytes:
    return struct.pack("<HH", kind, len(data)) + data
