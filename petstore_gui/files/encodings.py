"""Decodes the bytes of a file: by their mark, their pattern or known words; else the user is asked."""

import codecs
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from petstore_gui.files import header_synonyms
from petstore_gui.files.table import EncodingGuess, EncodingNeededError, TableError
from petstore_gui.translatable import TranslatableText

_GERMAN: Final = "äöüßé"  # which its neighbours also write


def _with_capitals(*alphabets: str) -> tuple[str, ...]:
    return tuple(letters + letters.upper() for letters in alphabets)


_WESTERN: Final = _with_capitals("àáâãäåæçèéêëíîïñóôõöøùúûüßœ")
_ICELANDIC: Final = _with_capitals("áéíóúýþæöð")
_CENTRAL: Final = _with_capitals(
    *(letters + _GERMAN for letters in ("ąćęłńóśźż", "áčďéěíňóřšťúůýžĺľŕô", "áéíóöőúüű", "ăâîşţșț", "čćđšž"))
)  # Polish; Czech and Slovak; Hungarian; Romanian; Croatian and Slovenian
_TURKISH: Final = ("çğıöşüâîûÇĞİÖŞÜÂÎÛ",)
_BALTIC: Final = _with_capitals(*(letters + _GERMAN for letters in ("āčēģīķļņšūž", "ąčęėįšųūž", "äöõüšž")))
_CYRILLIC: Final = ("\u0400-\u045fҐґ№",)
_GREEK: Final = ("\u0386-\u038f\u0391-\u03a9ά-ία-ώϊϋ",)
_HEBREW: Final = ("\u05d0-\u05ea",)
_ARABIC: Final = ("\u0621-\u063a\u0641-\u0652پچژگکی",)
_CHINESE: Final = ("\u3001-\u303f\u4e00-\u9fff\uff01-\uff5e",)
_JAPANESE: Final = (f"{_CHINESE[0]}\u3041-\u30ff",)
_KOREAN: Final = ("\uac00-\ud7a3",)
_THAI: Final = ("\u0e01-\u0e3a\u0e40-\u0e4e",)
_SIGNS: Final = "\u00a0¡¿«»\u2018\u2019“”„\u2013—…€£§°©®·ºª،؛؟"

_WORD: Final = re.compile(r"[^\W\d_]+")
_SIGN_IN_WORD: Final = re.compile(r"(?<=[^\W\d_])(?:\xa0|[^\w\s'\u2019\u00b4`ºª·.\-\x00-\x7f])+(?=[^\W\d_])")
# Letters that only end a word, in Greek, Hebrew and Arabic, or never begin one, in Cyrillic and Thai.
_MISPLACED: Final = re.compile(
    "[ςךםןףץةى](?=[^\\W\\d_])|(?<![^\\W\\d_])[ьъЬЪ]|(?<![\u0e01-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]"
)
_HAN: Final = re.compile("[\u4e00-\u9fff\uac00-\ud7a3]")
_MOST: Final = 0.75
"""The share of the characters of an East Asian text that are common in its language."""


@dataclass(frozen=True)
class Encoding:
    """An old encoding. Its texts have ASCII and the letters of one of ``alphabets``, character classes of ``re``."""

    name: str
    """Python's name of it."""
    language: TranslatableText
    maker: str
    alphabets: tuple[str, ...]
    mixes: bool | None = True
    """Whether its words also have ASCII letters; ``None`` if some do."""
    common: tuple[str, int, int] | None = None
    """The name of an encoding, and the first and the last lead byte of its common characters."""

    @property
    def label(self) -> TranslatableText:
        """Its name for people."""
        return TranslatableText("{language} ({encoding})", language=self.language, encoding=self.maker)

    def read(self, sample: bytes) -> "Reading":
        """Decode the bytes."""
        return Reading(self, sample.decode(self.name, errors="replace"))


class Reading:
    """A sample, decoded with one encoding."""

    def __init__(self, encoding: Encoding, text: str) -> None:
        self.encoding = encoding
        self.text = text

    @cached_property
    def _letters(self) -> str:
        """The alphabet with most of its letters."""
        return min(self.encoding.alphabets, key=lambda letters: len(self._strange(letters)))

    def _strange(self, letters: str) -> list[str]:
        return re.findall(f"[^\\0-\\x7f{letters}{_SIGNS}]", self.text)

    @property
    def has_its_letters(self) -> bool:
        """Whether all its letters belong to one alphabet."""
        return not self._strange(self._letters)

    @property
    def words(self) -> list[str]:
        """Its words with letters outside ASCII."""
        return [word for word in _WORD.findall(self.text) if not word.isascii()]

    @property
    def faults(self) -> int:
        """The number of letters, signs and words that real text would not have; 0 if all of it reads as words."""
        words = self.words
        mixed = sum(re.search("[a-zA-Z]", word) is not None for word in words)
        unlike = {True: max(0, len(words) - 2 * mixed + 1), False: mixed, None: 0}[self.encoding.mixes]
        return (
            len(self._strange(self._letters))
            + len(_SIGN_IN_WORD.findall(self.text))
            + len(_MISPLACED.findall(self.text))
            + sum(not _is_cased(word) for word in words)
            + unlike
            + self._rare()
        )

    def _rare(self) -> int:
        """Return the number of rare East Asian characters, if they are many."""
        if self.encoding.common is None:
            return 0
        found = _HAN.findall(self.text)
        common = sum(map(self._is_common, found))
        return 0 if common >= _MOST * len(found) else len(found) - common

    def _is_common(self, sign: str) -> bool:
        name, first, last = self.encoding.common or ("", 0, 0)
        try:
            return first <= sign.encode(name)[0] <= last
        except UnicodeEncodeError:
            return False


def _is_cased(word: str) -> bool:
    """Whether the capitals are as in words: at the beginning only, or everywhere."""
    return word.isupper() or word[1:] == word[1:].lower()


UTF8: Final = Encoding(
    "utf-8", TranslatableText("Damaged Unicode"), "UTF-8", ("\x80-\ufffc\U00010000-\U0010ffff",), None
)
"""For a text that is only partly UTF-8; it is no old encoding."""

_W: Final = TranslatableText("Western European")
_C: Final = TranslatableText("Central European")
_T: Final = TranslatableText("Turkish")
_B: Final = TranslatableText("Baltic")
_R: Final = TranslatableText("Cyrillic")
_G: Final = TranslatableText("Greek")
_H: Final = TranslatableText("Hebrew")
_J: Final = TranslatableText("Japanese")

# In this order: Windows (first those of the program's languages), Mac, DOS, and others.
ENCODINGS: Final = (
    Encoding("cp1252", _W, "Windows-1252", _WESTERN + _ICELANDIC),
    Encoding("cp932", _J, "Shift JIS", _JAPANESE, mixes=False, common=("cp932", 0x88, 0x98)),
    Encoding("cp1256", TranslatableText("Arabic"), "Windows-1256", _ARABIC, mixes=False),
    Encoding("mac_roman", _W, "Mac Roman", _WESTERN),
    Encoding("cp850", _W, "DOS 850", _WESTERN),
    Encoding("cp437", _W, "DOS 437", _WESTERN),
    Encoding("cp1250", _C, "Windows-1250", _CENTRAL),
    Encoding("cp1254", _T, "Windows-1254", _TURKISH),
    Encoding("cp1257", _B, "Windows-1257", _BALTIC),
    Encoding("cp1251", _R, "Windows-1251", _CYRILLIC, mixes=False),
    Encoding("cp1253", _G, "Windows-1253", _GREEK, mixes=False),
    Encoding("cp1255", _H, "Windows-1255", _HEBREW, mixes=False),
    Encoding(
        "gb18030", TranslatableText("Chinese, simplified"), "GB 18030", _CHINESE, mixes=False,
        common=("gb2312", 0xB0, 0xD7),
    ),
    Encoding(
        "cp950", TranslatableText("Chinese, traditional"), "Big5", _CHINESE, mixes=False, common=("big5", 0xA4, 0xC6)
    ),
    Encoding("cp949", TranslatableText("Korean"), "EUC-KR", _KOREAN, mixes=False, common=("euc_kr", 0xB0, 0xC8)),
    Encoding("cp874", TranslatableText("Thai"), "Windows-874", _THAI, mixes=False),
    Encoding("cp852", _C, "DOS 852", _CENTRAL),
    Encoding("iso8859_2", _C, "ISO 8859-2", _CENTRAL),
    Encoding("cp857", _T, "DOS 857", _TURKISH),
    Encoding("cp775", _B, "DOS 775", _BALTIC),
    Encoding("cp866", _R, "DOS 866", _CYRILLIC, mixes=False),
    Encoding("koi8_r", _R, "KOI8-R", _CYRILLIC, mixes=False),
    Encoding("cp737", _G, "DOS 737", _GREEK, mixes=False),
    Encoding("cp862", _H, "DOS 862", _HEBREW, mixes=False),
    Encoding("euc_jp", _J, "EUC-JP", _JAPANESE, mixes=False, common=("cp932", 0x88, 0x98)),
)  # fmt: skip


_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is its beginning
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Codecs of Python that are no encodings for files.
_NO_ENCODINGS: Final = {"idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape"}
_SAMPLE_BYTES: Final = 16_384
_LARGE_SAMPLE_BYTES: Final = 262_144
_ENOUGH_WORDS: Final = 3
"""The number of words that only one encoding reads, for that to be certain."""
_ENOUGH_LETTERS: Final = 10
_NEARLY_ALL: Final = 0.9  # of the bytes outside ASCII
_HALF: Final = 0.5
_SHOWN_CELLS: Final = 4
_SHOWN_LETTERS: Final = 30  # of a cell
_NOT_ASCII_LINE: Final = re.compile(rb"[^\r\n]*[\x80-\xff][^\r\n]*")
_UTF8_LETTER: Final = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_NOT_ASCII: Final = re.compile(rb"[\x80-\xff]")
_HALF_CHARACTER: Final = re.compile(rb"[^\t -?]*\Z")  # after the last byte that is never part of a longer character
_END_OF_DOS: Final = b"\x1a"
_CONTROL: Final = re.compile("[\x01-\x08\x0e-\x1f\x7f]")
_STRUCTURE: Final = re.compile("[\r\n,;\t|]")


def decode(content: bytes, encoding: str | None = None) -> str:
    """Return the text of a file, decoded with ``encoding`` (from :func:`find_encoding`), or with the one that is found.

    Bytes that ``encoding``, or an otherwise valid UTF-8, cannot decode become U+FFFD. Raise :class:`TableError` for a
    NUL, which no text has, and :class:`EncodingNeededError` if several encodings are possible.
    """
    content = content.removesuffix(_END_OF_DOS)
    text = content.decode(encoding or _certain_encoding(content), errors="replace").removeprefix("\ufeff")
    if "\0" in text:
        raise _damaged(text.count("\n", 0, text.index("\0")) + 1)
    return text


def find_encoding(name: str) -> str:
    """Return Python's name of an encoding for texts; raise :class:`LookupError` if there is none of this name."""
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
    """Return the kind of UTF-16 of a text without a mark, or ``None``. One of two bytes of its separators is NUL."""
    sample = content[: _SAMPLE_BYTES & ~1]
    parts = {name: _STRUCTURE.findall(sample.decode(name, errors="ignore")) for name in ("utf-16-le", "utf-16-be")}
    name = max(parts, key=lambda name: len(parts[name]))
    text = sample.decode(name, errors="replace")
    return name if parts[name] and "\0" not in text and not _CONTROL.search(text) else None


def _guess(content: bytes) -> str:
    """Return the encoding of bytes that are not valid UTF-8; raise :class:`EncodingNeededError`."""
    sample = _sample(content, _SAMPLE_BYTES)
    in_utf8 = _known_words(sample.decode("utf-8", errors="replace"))
    readings = [encoding.read(sample) for encoding in ENCODINGS]
    known = {reading: _known_words(reading.text) for reading in readings}
    best = max(readings, key=lambda reading: known[reading])
    if in_utf8 and in_utf8 >= known[best]:
        return "utf-8"  # with a few broken bytes
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
    """Whether all readings are equal, and that is certain: there are several of them, or enough different words."""
    return len({reading.text for reading in readings}) == 1 and (
        len(readings) > 1 or len(set(readings[0].words)) >= _ENOUGH_WORDS
    )


def _sample(content: bytes, size: int) -> bytes:
    """Return the first lines that are not only ASCII, up to ``size`` bytes; the beginning of a longer line."""
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
    """Return the number of letters outside ASCII in known titles and statuses."""
    cells = {cell for cell in _cells(text) if not cell.isascii()}
    return sum(
        len(re.sub(r"[\0-\x7f]", "", cell))
        for cell in cells
        if header_synonyms.title_field(cell) is not None or header_synonyms.is_status(cell)
    )


def _guesses(readings: Sequence[Reading]) -> Iterator[EncodingGuess]:
    """Yield each reading whose text differs from the earlier ones."""
    seen = set()
    for reading in readings:
        if reading.text not in seen:
            seen.add(reading.text)
            shown = list(dict.fromkeys(cell for cell in _cells(reading.text) if not cell.isascii()))[:_SHOWN_CELLS]
            sample = tuple(cell[:_SHOWN_LETTERS] for cell in shown)
            yield EncodingGuess(reading.encoding.name, reading.encoding.label, sample)


def _cells(text: str) -> list[str]:
    return [cell.strip("\"' ") for cell in re.split(r"[,;\t|\r\n]", text)]
