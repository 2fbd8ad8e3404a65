"""What is inside of a zipped workbook, looked at before it is opened: no small file may fill the memory."""

import copy
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from typing import Final

from petstore_gui.files import file_types
from petstore_gui.files.table import TableError

_MOST_BYTES: Final = 768 * 1024 * 1024
_HIGH_RATIO: Final = 200  # sheets reach about 50; deflate ends at 1,032
_HIGH_RATIO_BYTES: Final = 48 * 1024 * 1024
_MOST_PARTS: Final = 5_000
_PIECE: Final = 4 * 1024 * 1024

_MIME_ODS: Final = b"application/vnd.oasis.opendocument.spreadsheet"
# Parts of an archive, or what it calls itself, and what it is then.
_STRANGERS: Final = (
    (r"^xl/workbook\.bin$", file_types.BINARY_WORKBOOK),
    (r"^word/document\.xml$|^application/vnd\.oasis\.opendocument\.text", file_types.DOCUMENT),
    (r"^ppt/presentation\.xml$|^application/vnd\.oasis\.opendocument\.presentation", file_types.SLIDES),
    (r"\.iwa$|^index\.zip$", file_types.NUMBERS),
)


class Archive:
    """A zip archive in memory; raises :class:`TableError` where it is damaged, or no workbook."""

    def __init__(self, content: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (zipfile.BadZipFile, ValueError, OverflowError, NotImplementedError, EOFError, OSError) as error:
            raise TableError(file_types.DAMAGED) from error
        parts = self._zip.infolist()
        self._check_sizes(parts, len(content))
        # The reader of workbooks finds a part whatever its case, and one of two parts of the same name.
        self._parts = {part.filename.lower(): part for part in parts}
        if len(self._parts) != len(parts):
            raise TableError(file_types.DAMAGED)
        if any(part.flag_bits & 1 for part in parts):
            raise TableError(file_types.LOCKED)
        self.is_opendocument = self._is_opendocument()

    def _check_sizes(self, parts: list[zipfile.ZipInfo], packed: int) -> None:
        total = sum(part.file_size for part in parts)
        bomb = total > _HIGH_RATIO_BYTES and total > _HIGH_RATIO * packed
        if bomb or total > _MOST_BYTES or len(parts) > _MOST_PARTS:
            raise TableError(file_types.TOO_LARGE_INSIDE)

    def _is_opendocument(self) -> bool:
        """Return whether it is a workbook of OpenDocument; raise :class:`TableError` where it is no workbook at all."""
        mime = self.read("mimetype")
        if mime.startswith(_MIME_ODS):
            if b"encryption-data" in self.read("META-INF/manifest.xml"):
                raise TableError(file_types.LOCKED)
            return True
        for pattern, sentence in _STRANGERS:
            if any(re.search(pattern, name) for name in (*self.names, mime.decode("ascii", "replace"))):
                raise TableError(sentence)
        if "[content_types].xml" not in self._parts:
            raise TableError(file_types.NO_WORKBOOK)
        return False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its parts, in small letters."""
        return tuple(self._parts)

    def read(self, name: str) -> bytes:
        """Return a part, or nothing where it is not there; raise :class:`TableError` where it is damaged.

        One that unpacks to another size than it has by the directory is damaged, and is never in memory as a whole.
        """
        part = self._parts.get(name.lower())
        if part is None:
            return b""
        try:
            if part.file_size > _PIECE and sum(map(len, self._pieces(part))) != part.file_size:
                raise TableError(file_types.DAMAGED)
            content = b"".join(self._pieces(part))
        except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError, OSError) as error:
            raise TableError(file_types.DAMAGED) from error
        if len(content) != part.file_size:
            raise TableError(file_types.DAMAGED)
        return content

    def _pieces(self, part: zipfile.ZipInfo) -> Iterator[bytes]:
        """Yield what a part unpacks to, up to one byte more than it should."""
        if part.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
            raise TableError(file_types.DAMAGED)  # no spreadsheet does so, and others unpack without a limit
        larger = copy.copy(part)
        larger.file_size += 1
        with self._zip.open(larger) as file:
            while piece := file.read(_PIECE):
                yield piece
