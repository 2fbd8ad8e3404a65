"""The text in the bytes of a file: by its mark, by its pattern, by words that we know; else a person is asked."""

import codecs
import re
from collections.abc import Iterator, Sequence
from typing import Final

from petstore_gui.files import header_synonyms
from petstore_gui.files.scripts import ENCODINGS, UTF8, Reading
from petstore_gui.files.table import EncodingGuess, EncodingNeededError, TableError
from petstore_gui.translatable import TranslatableText

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before that of UTF-16, which it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Codecs of Python that are no encodings of a file.
_NO_ENCODINGS: Final = {"idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape"}
_SAMPLE_BYTES: Final = 16_384
_LARGE_SAMPLE_BYTES: Final = 262_144
_ENOUGH_WORDS: Final = 3
"""That read in one encoding only, for it to be certain."""
_ENOUGH_LETTERS: Final = 10
_NEARLY_ALL: Final = 0.9  # of the bytes that are not ASCII
_HALF: Final = 0.5
_SHOWN_CELLS: Final = 4
_SHOWN_LETTERS: Final = 30  # of a cell
_NOT_ASCII_LINE: Final = re.compile(rb"[^\r\n]*[\x80-\xff][^\r\n]*")
_UTF8_LETTER: Final = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_NOT_ASCII: Final = re.compile(rb"[\x80-\xff]")
_HALF_CHARACTER: Final = re.compile(rb"[^\t -?]*\Z")  # after the last byte that is never part of a longer one
_END_OF_DOS: Final = b"\x1a"
_CONTROL: Final = re.compile("[\x01-\x08\x0e-\x1f\x7f]")
_STRUCTURE: Final = re.compile("[\r\n,;\t|]")


def decode(content: bytes, encoding: str | None = None) -> str:
    """Return the text of a file: in ``encoding``, one that :func:`find_encoding` returns, or in the one that is found.

    What cannot be read in an otherwise good UTF-8, or in the ``encoding``, becomes U+FFFD. Raise :class:`TableError`
    where it holds a NUL, as no text does, and :class:`EncodingNeededError` where several encodings may be meant.
    """
    content = content.removesuffix(_END_OF_DOS)
    text = content.decode(encoding or _certain_encoding(content), errors="replace").removeprefix("\ufeff")
    if "\0" in text:
        raise _damaged(text.count("\n", 0, text.index("\0")) + 1)
    return text


def find_encoding(name: str) -> str:
    """Return Python's name of an encoding for texts; raise :class:`LookupError` where there is none of this name."""
    try:
        codec = codecs.lookup(name)
    except ValueError as error:  # a NUL
        raise LookupError(name) from error
    found = codec.name.replace("-", "_")
    if not getattr(codec, "_is_text_encoding", True) or found in _NO_ENCODINGS:
        raise LookupError(name)
    return codec.name


def _certain_encoding(content: bytes) -> str:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return encoding
    if b"\0" in content:
        if wide := _wide_encoding(content):
            return wide
        raise _damaged(content.count(b"\n", 0, content.index(b"\0")) + 1)
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return _guess(content)
    return "utf-8"


def _wide_encoding(content: bytes) -> str | None:
    """Return which UTF-16 without a mark it is: cells and rows are parted by characters of which one byte is NUL."""
    sample = content[: _SAMPLE_BYTES & ~1]
    parts = {name: _STRUCTURE.findall(sample.decode(name, errors="ignore")) for name in ("utf-16-le", "utf-16-be")}
    name = max(parts, key=lambda name: len(parts[name]))
    text = sample.decode(name, errors="replace")
    return name if parts[name] and "\0" not in text and not _CONTROL.search(text) else None


def _guess(content: bytes) -> str:
    """Return the encoding of bytes that are not quite UTF-8; raise :class:`EncodingNeededError`."""
    sample = _sample(content, _SAMPLE_BYTES)
    in_utf8 = _known_words(sample.decode("utf-8", errors="replace"))
    readings = [encoding.read(sample) for encoding in ENCODINGS]
    known = {reading: _known_words(reading.text) for reading in readings}
    best = max(readings, key=lambda reading: known[reading])
    if in_utf8 and in_utf8 >= known[best]:
        return "utf-8"  # with something broken in it
    if known[best] and best.has_its_letters:
        return best.encoding.name
    utf8_letters = _UTF8_LETTER.findall(sample)
    utf8_part = len(b"".join(utf8_letters)) / len(_NOT_ASCII.findall(sample))
    if len(utf8_letters) >= _ENOUGH_LETTERS and utf8_part > _NEARLY_ALL:
        return "utf-8"
    if utf8_part > _HALF:
        readings.insert(0, UTF8.read(sample))
    faults = {reading: reading.faults for reading in readings}
    good = [reading for reading in readings if not faults[reading]]
    if _is_only_one(good):
        large = _sample(content, _LARGE_SAMPLE_BYTES)
        good = [reading for each in good if not (reading := each.encoding.read(large)).faults]
        if _is_only_one(good):
            return good[0].encoding.name
    readings.sort(key=lambda reading: (-known.get(reading, 0), faults[reading]))
    raise EncodingNeededError(tuple(_guesses(readings)))


def _damaged(line: int) -> TableError:
    return TableError(
        TranslatableText("Line {line} can't be read. The file is damaged, or it isn't a table.", line=line)
    )


def _is_only_one(readings: Sequence[Reading]) -> bool:
    """Return whether all readings are the same, and it is no chance that no other encoding makes words of it."""
    return len({reading.text for reading in readings}) == 1 and (
        len(readings) > 1 or len(set(readings[0].words)) >= _ENOUGH_WORDS
    )


def _sample(content: bytes, size: int) -> bytes:
    """Return the first lines that are not all ASCII, up to ``size`` bytes, and of a longer one its beginning."""
    lines: list[bytes] = []
    length = 0
    for found in _NOT_ASCII_LINE.finditer(content):
        length += len(found[0]) + 1
        if length > size:
            if not lines:
                lines.append(_HALF_CHARACTER.sub(b"", found[0][:size]) or found[0][:size])
            break
        lines.append(found[0])
    return b"\n".join(lines)


def _known_words(text: str) -> int:
    """Return how many letters that are not ASCII are in titles and statuses that we know."""
    cells = {cell for cell in _cells(text) if not cell.isascii()}
    return sum(
        len(re.sub(r"[\0-\x7f]", "", cell))
        for cell in cells
        if header_synonyms.title_field(cell) is not None or header_synonyms.is_status(cell)
    )


def _guesses(readings: Sequence[Reading]) -> Iterator[EncodingGuess]:
    """Yield each reading that says something else than those before."""
    seen = set()
    for reading in readings:
        if reading.text not in seen:
            seen.add(reading.text)
            shown = list(dict.fromkeys(cell for cell in _cells(reading.text) if not cell.isascii()))[:_SHOWN_CELLS]
            sample = tuple(cell[:_SHOWN_LETTERS] for cell in shown)
            yield EncodingGuess(reading.encoding.name, reading.encoding.label, sample)


def _cells(text: str) -> list[str]:
    return [cell.strip("\"' ") for cell in re.split(r"[,;\t|\r\n]", text)]
