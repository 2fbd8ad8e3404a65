"""How well bytes read as words in each of the old encodings: a script has its letters, and words do not mix scripts."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from petstore_gui.translatable import TranslatableText

_GERMAN: Final = "äöüßé"  # which its neighbours write, too


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
"""Of the characters of a text of the east, those that are common in its language."""


@dataclass(frozen=True)
class Encoding:
    """An old encoding. A text in it has, besides ASCII, the letters of one of ``alphabets``, as a class of ``re``."""

    name: str
    """As Python has it."""
    language: TranslatableText
    maker: str
    alphabets: tuple[str, ...]
    mixes: bool | None = True
    """Whether its words have letters of ASCII, too; ``None`` where some do."""
    common: tuple[str, int, int] | None = None
    """Of which lead byte, from and to, common characters are in the encoding that is named first."""

    @property
    def label(self) -> TranslatableText:
        """What people call it."""
        return TranslatableText("{language} ({encoding})", language=self.language, encoding=self.maker)

    def read(self, sample: bytes) -> "Reading":
        """Return what the bytes say."""
        return Reading(self, sample.decode(self.name, errors="replace"))


class Reading:
    """A text as it reads in an encoding."""

    def __init__(self, encoding: Encoding, text: str) -> None:
        self.encoding = encoding
        self.text = text

    @cached_property
    def _letters(self) -> str:
        """The alphabet that has most of its letters."""
        return min(self.encoding.alphabets, key=lambda letters: len(self._strange(letters)))

    def _strange(self, letters: str) -> list[str]:
        return re.findall(f"[^\\0-\\x7f{letters}{_SIGNS}]", self.text)

    @property
    def has_its_letters(self) -> bool:
        """Whether all its letters are of one alphabet."""
        return not self._strange(self._letters)

    @property
    def words(self) -> list[str]:
        """Its words with letters that are not of ASCII."""
        return [word for word in _WORD.findall(self.text) if not word.isascii()]

    @property
    def faults(self) -> int:
        """How many letters, signs and words are not as in words; 0 where all of it reads as words."""
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
        """Return how many characters of the east are rare, where those are many."""
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
    """Return whether capitals are where they are in words: at the beginning, or everywhere."""
    return word.isupper() or word[1:] == word[1:].lower()


UTF8: Final = Encoding(
    "utf-8", TranslatableText("Damaged Unicode"), "UTF-8", ("\x80-\ufffc\U00010000-\U0010ffff",), None
)
"""For what is UTF-8 in part only; it is no old encoding."""

_W: Final = TranslatableText("Western European")
_C: Final = TranslatableText("Central European")
_T: Final = TranslatableText("Turkish")
_B: Final = TranslatableText("Baltic")
_R: Final = TranslatableText("Cyrillic")
_G: Final = TranslatableText("Greek")
_H: Final = TranslatableText("Hebrew")
_J: Final = TranslatableText("Japanese")

# In this order: of Windows, first where the languages of the program are at home, of a Mac, of DOS, and others.
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
