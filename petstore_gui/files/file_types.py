"""Finds the type of a file by its content, and reads the parts of a zipped workbook without filling the memory."""

import copy
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from petstore_gui.files.table import TableError
from petstore_gui.translatable import TranslatableText


class FileType(StrEnum):
    """The types of files that can be read."""

    TEXT = "text"
    JSON = "json"
    ARCHIVE = "zip"
    """A zip archive, perhaps with a workbook."""
    OLE = "ole"
    """An OLE file, perhaps an old workbook."""


EMPTY: Final = TranslatableText("The file is empty.")
EMPTY_SHEET: Final = TranslatableText("This sheet is empty.")
DAMAGED: Final = TranslatableText("The workbook is damaged. Open it in a spreadsheet and save it again.")
LOCKED: Final = TranslatableText("The workbook is locked with a password. Save it without one, then try again.")
TOO_LARGE_INSIDE: Final = TranslatableText("The workbook unpacks to far more than it should. It wasn't opened.")
TOO_FAR_APART: Final = TranslatableText("The cells of this sheet lie too far apart. Copy the table into a new sheet.")
PICTURE: Final = TranslatableText("This is a picture, not a table.")
ARCHIVE: Final = TranslatableText("This is an archive. Unpack it, then choose the table in it.")
NO_WORKBOOK: Final = TranslatableText("This is a zip archive, but not a workbook.")
PDF: Final = TranslatableText("This is a PDF document. Save the table as a workbook or as CSV.")
WEB_PAGE: Final = TranslatableText("This is a web page. Open it in a spreadsheet and save it as .xlsx.")
XML: Final = TranslatableText("This is an XML file. Open it in a spreadsheet and save it as .xlsx.")
DOCUMENT: Final = TranslatableText("This is a text document. Save its table as a workbook or as CSV.")
SLIDES: Final = TranslatableText("This is a presentation, not a table.")
NUMBERS: Final = TranslatableText("This is a Numbers document. Export it from Numbers as .xlsx or CSV.")
BINARY_WORKBOOK: Final = TranslatableText("This is a binary workbook. Save it as .xlsx in the spreadsheet.")
VERY_OLD: Final = TranslatableText("This workbook is too old. Save it as .xlsx in the spreadsheet.")
PROGRAM: Final = TranslatableText("This is a program, not a table.")
DATABASE: Final = TranslatableText("This is a database, not a table.")
SOUND: Final = TranslatableText("This is a sound or a film, not a table.")
OTHER: Final = TranslatableText("This is not a table that can be read. Use .xlsx, .xls, .ods or CSV.")

_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_STRANGERS: Final[tuple[tuple[bytes, TranslatableText], ...]] = (
    (rb"%PDF-", PDF),
    (rb"\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|\0\0\x01\0|8BPS", PICTURE),
    (rb"....ftyp(?:hei[cfx]|mif1|avi[fs])", PICTURE),
    (rb"....ftyp|RIFF.{4}(?:WAVE|AVI )|ID3[\x02-\x04]\0|OggS|fLaC|\x1aE\xdf\xa3", SOUND),
    (rb"\x1f\x8b|7z\xbc\xaf\x27\x1c|Rar!|BZh[1-9]1AY|\xfd7zXZ\0|\x28\xb5\x2f\xfd", ARCHIVE),
    (rb"SQLite format 3\0|\0\x01\0\0Standard (?:Jet|ACE) DB", DATABASE),
    (rb"\x7fELF|MZ(?=[^\0]{0,61}\0)|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe", PROGRAM),
    (rb"\{\\rtf", DOCUMENT),
    # A workbook from before 1993 (BIFF 2 to 4), and one of BIFF 5 or 8 that is not in an OLE file.
    (rb"\x09[\0\x02\x04\x08](?:\x04|\x06|\x08|\x10)\0", VERY_OLD),
)
_MARKUP: Final = re.compile(
    r"\s*(?:<!--.*?-->\s*)*+<(!doctype\s+html|html|head|body|table|meta|\?xml|[a-z:]+\s)", re.DOTALL | re.IGNORECASE
)
_MARKUP_BYTES: Final = 4_096


def file_type(content: bytes) -> FileType:
    """Return the type of a file by its content; the :class:`TableError` for any other file names its type."""
    if not content:
        raise TableError(EMPTY)
    if content.startswith(b"PK\x03\x04"):
        return FileType.ARCHIVE
    if content.startswith(b"PK\x05\x06"):
        raise TableError(NO_WORKBOOK)  # with nothing in it
    if content.startswith(_OLE):
        return FileType.OLE
    for pattern, sentence in _STRANGERS:
        if re.match(pattern, content[:64], re.DOTALL):
            raise TableError(sentence)
    return FileType.TEXT


def check_text(text: str) -> FileType:
    """Return the type of a text, table or JSON; raise :class:`TableError` for anything else."""
    beginning = text[:_MARKUP_BYTES].lstrip("\ufeff \t\r\n")
    if not text.strip("\ufeff \t\r\n"):
        raise TableError(EMPTY)
    if found := _MARKUP.match(beginning):
        is_page = found[1].lower() != "?xml" or "<html" in beginning.lower()
        raise TableError(WEB_PAGE if is_page else XML)
    if re.match(r'[\[{]\s*[\[{"\]}]', beginning):
        return FileType.JSON
    return FileType.TEXT


_MOST_BYTES: Final = 768 * 1024 * 1024
_HIGH_RATIO: Final = 200  # sheets compress about 50:1; deflate at most 1,032:1
_HIGH_RATIO_BYTES: Final = 48 * 1024 * 1024
_MOST_PARTS: Final = 5_000
_PIECE: Final = 4 * 1024 * 1024

_MIME_ODS: Final = b"application/vnd.oasis.opendocument.spreadsheet"
# Parts of an archive, or the type that it names, and the kind of file.
_FOREIGN_PARTS: Final = (
    (r"^xl/workbook\.bin$", BINARY_WORKBOOK),
    (r"^word/document\.xml$|^application/vnd\.oasis\.opendocument\.text", DOCUMENT),
    (r"^ppt/presentation\.xml$|^application/vnd\.oasis\.opendocument\.presentation", SLIDES),
    (r"\.iwa$|^index\.zip$", NUMBERS),
)


class Archive:
    """A zip archive in memory; raises :class:`TableError` if it is damaged, or no workbook."""

    def __init__(self, content: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (zipfile.BadZipFile, ValueError, OverflowError, NotImplementedError, EOFError, OSError) as error:
            raise TableError(DAMAGED) from error
        parts = self._zip.infolist()
        self._check_sizes(parts, len(content))
        # The reader of workbooks ignores the case of names, and takes one of two parts of the same name.
        self._parts = {part.filename.lower(): part for part in parts}
        if len(self._parts) != len(parts):
            raise TableError(DAMAGED)
        if any(part.flag_bits & 1 for part in parts):
            raise TableError(LOCKED)
        self.is_opendocument = self._is_opendocument()

    def _check_sizes(self, parts: list[zipfile.ZipInfo], packed: int) -> None:
        total = sum(part.file_size for part in parts)
        bomb = total > _HIGH_RATIO_BYTES and total > _HIGH_RATIO * packed
        if bomb or total > _MOST_BYTES or len(parts) > _MOST_PARTS:
            raise TableError(TOO_LARGE_INSIDE)

    def _is_opendocument(self) -> bool:
        """Whether it is a workbook of OpenDocument; raise :class:`TableError` if it is no workbook at all."""
        mime = self.read("mimetype")
        if mime.startswith(_MIME_ODS):
            if b"encryption-data" in self.read("META-INF/manifest.xml"):
                raise TableError(LOCKED)
            return True
        for pattern, sentence in _FOREIGN_PARTS:
            if any(re.search(pattern, name) for name in (*self.names, mime.decode("ascii", "replace"))):
                raise TableError(sentence)
        if "[content_types].xml" not in self._parts:
            raise TableError(NO_WORKBOOK)
        return False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its parts, in lower case."""
        return tuple(self._parts)

    def read(self, name: str) -> bytes:
        """Return a part, or no bytes if it does not exist; raise :class:`TableError` if it is damaged.

        A part that unpacks to another size than the directory says is damaged; it is never in memory as a whole.
        """
        part = self._parts.get(name.lower())
        if part is None:
            return b""
        try:
            if part.file_size > _PIECE and sum(map(len, self._pieces(part))) != part.file_size:
                raise TableError(DAMAGED)
            content = b"".join(self._pieces(part))
        except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError, OSError) as error:
            raise TableError(DAMAGED) from error
        if len(content) != part.file_size:
            raise TableError(DAMAGED)
        return content

    def _pieces(self, part: zipfile.ZipInfo) -> Iterator[bytes]:
        """Yield the unpacked part, up to one byte more than its size in the directory."""
        if part.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
            raise TableError(DAMAGED)  # no spreadsheet uses that method, and it would unpack without a limit
        larger = copy.copy(part)
        larger.file_size += 1
        with self._zip.open(larger) as file:
            while piece := file.read(_PIECE):
                yield piece
