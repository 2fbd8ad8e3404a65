"""What is inside of an OLE file, in which old workbooks are, and locked ones of today."""

from typing import Final

from petstore_gui.exchange import content_kinds
from petstore_gui.exchange.table import TableError
from petstore_gui.translatable import TranslatableText

_MOST_BYTES: Final = 64 * 1024 * 1024

# Names in its directory, and what they say; the first counts.
_SIGNS: Final[tuple[tuple[str, TranslatableText | None], ...]] = (
    ("EncryptedPackage", content_kinds.LOCKED),
    ("Workbook", None),
    ("Book", None),
    ("WordDocument", content_kinds.DOCUMENT),
    ("PowerPoint Document", content_kinds.SLIDES),
)


def check_ole(content: bytes) -> None:
    """Raise :class:`TableError` where it is no workbook that can be read, with what it is."""
    for name, sentence in _SIGNS:
        if f"{name}\0".encode("utf-16-le") in content:
            if sentence is not None:
                raise TableError(sentence)
            return
    raise TableError(content_kinds.OTHER)
