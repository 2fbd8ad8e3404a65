"""The text in the bytes of a file: by its mark, by its pattern, by words that we know, and else by likelihood."""

import codecs
import re
from itertools import islice
from typing import Final

from petstore_gui.exchange import vocabulary
from petstore_gui.exchange.scripts import likely_encoding
from petstore_gui.exchange.table import TableError
from petstore_gui.translatable import TranslatableText

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before that of UTF-16, which it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Of Windows in the languages of the program first, then of others, of a Mac, and of DOS, in which Excel writes, too.
_LIKELY: Final = ("cp1252", "cp932", "cp1256", "mac_roman", "cp850")
_OTHERS: Final = ("cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1257", "gb18030", "big5", "cp949", "euc_jp")
_SAMPLE_BYTES: Final = 16_384
_MOST_LINES: Final = 200
_NOT_ASCII_LINE: Final = re.compile(rb"[^\r\n]*[\x80-\xff][^\r\n]*")
_UTF8_LETTER: Final = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_NOT_ASCII: Final = re.compile(rb"[\x80-\xff]")
_END_OF_DOS: Final = b"\x1a"
_CONTROL: Final = re.compile("[\x01-\x08\x0e-\x1f\x7f]")
_STRUCTURE: Final = re.compile("[\r\n,;\t|]")


def decode(content: bytes) -> str:
    """Return the text of a file; raise :class:`TableError` where it holds a NUL, as no text does.

    What cannot be read in an otherwise good UTF-8 becomes U+FFFD.
    """
    text = _decode(content.removesuffix(_END_OF_DOS))
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise TableError(
            TranslatableText("Line {line} can't be read. The file is damaged, or it isn't a table.", line=line)
        )
    return text


def _decode(content: bytes) -> str:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return content[len(mark) :].decode(encoding, errors="replace")
    if b"\0" in content and (wide := _wide_encoding(content)):
        return content.decode(wide, errors="replace")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode(_guess(content), errors="replace")


def _wide_encoding(content: bytes) -> str | None:
    """Return which UTF-16 without a mark it is: cells and rows are parted by characters of which one byte is NUL."""
    sample = content[: _SAMPLE_BYTES & ~1]
    parts = {name: _STRUCTURE.findall(sample.decode(name, errors="ignore")) for name in ("utf-16-le", "utf-16-be")}
    name = max(parts, key=lambda name: len(parts[name]))
    text = sample.decode(name, errors="replace")
    return name if parts[name] and "\0" not in text and not _CONTROL.search(text) else None


def _guess(content: bytes) -> str:
    """Return the encoding of bytes that are not quite UTF-8."""
    lines = [each[0] for each in islice(_NOT_ASCII_LINE.finditer(content), _MOST_LINES)]
    sample = b"\n".join(lines)[:_SAMPLE_BYTES]
    known = {encoding: _known_words(sample, encoding) for encoding in ("utf-8", *_LIKELY, *_OTHERS)}
    best = max(known, key=lambda encoding: known[encoding])
    if known[best]:
        return best
    letters = b"".join(_UTF8_LETTER.findall(sample))
    if 2 * len(letters) > len(_NOT_ASCII.findall(sample)):
        return "utf-8"  # with something broken in it
    if script := likely_encoding(sample):
        return script
    from charset_normalizer import from_bytes

    found = from_bytes(sample, cp_isolation=[*_LIKELY, *_OTHERS]).best()
    return found.encoding if found else "cp1252"


def _known_words(sample: bytes, encoding: str) -> int:
    """Return how many letters that are not ASCII are in titles and statuses that we know, read in ``encoding``."""
    text = sample.decode(encoding, errors="replace")
    cells = {cell.strip("\"' ") for cell in re.split(r"[,;\t|\n]", text) if not cell.isascii()}
    return sum(
        len(re.sub(r"[\0-\x7f]", "", cell))
        for cell in cells
        if vocabulary.title_field(cell) is not None or vocabulary.is_status(cell)
    )
