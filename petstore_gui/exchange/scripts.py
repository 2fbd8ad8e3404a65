"""Which of the old encodings makes words of bytes: each has its letters, and words do not mix them with others."""

import re
from typing import Final

_LATIN: Final = "ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÙÚÛÜŒàáâãäåæçèéêëíîïñóôõöøùúûüßœ"
_SIGNS: Final = "\u00a0¡¿«»\u2018\u2019“”„\u2013—…€£§°©®·ºª"
_CYRILLIC: Final = "\u0400-\u04ff№"
_ARABIC: Final = "\u0600-\u06ff"
_HEBREW: Final = "\u05d0-\u05ea"
_JAPANESE: Final = "\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e"

# In this order: of Windows, a Mac, and DOS for Western Europe, then others. Which letters, and whether words mix them
# with those of ASCII.
_SCRIPTS: Final = (
    ("cp1252", _LATIN, True),
    ("mac_roman", _LATIN, True),
    ("cp850", _LATIN, True),
    ("cp932", _JAPANESE, False),
    ("cp1256", _ARABIC, False),
    ("cp1251", _CYRILLIC, False),
    ("cp1255", _HEBREW, False),
)
_WORD: Final = re.compile(r"[^\W\d_]+")
_KANA: Final = re.compile("[\u3041-\u30fa]")
_SIGN_IN_WORD: Final = re.compile(r"(?<=[^\W\d_])[^\w\s'\u2019\u00b4`ºª·.\-\x00-\x7f](?=[^\W\d_])")


def likely_encoding(sample: bytes) -> str | None:
    """Return the encoding in which ``sample`` is words of one script; ``None`` where there is none."""
    return next((name for name, letters, mixes in _SCRIPTS if _fits(sample, name, letters, mixes=mixes)), None)


def _fits(sample: bytes, encoding: str, letters: str, *, mixes: bool) -> bool:
    try:
        text = sample.decode(encoding)
    except UnicodeDecodeError:
        return False
    if not re.fullmatch(f"[\\0-\\x7f{letters}{_SIGNS}]*", text) or _SIGN_IN_WORD.search(text):
        return False
    if letters is _JAPANESE and not _KANA.search(text):
        return False
    words = [word for word in _WORD.findall(text) if not word.isascii()]
    mixed = sum(re.search("[a-zA-Z]", word) is not None for word in words)
    return all(map(_is_cased, words)) and (2 * mixed > len(words) if mixes else mixed == 0) and bool(words)


def _is_cased(word: str) -> bool:
    """Return whether capitals are where they are in words: at the beginning, or everywhere."""
    return word.isupper() or word[1:] == word[1:].lower()
