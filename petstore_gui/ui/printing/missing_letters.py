"""Which names cannot be printed: no font of this computer has their letters, and boxes would stand for them."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from petstore_gui.ui.printing.pages import paper_font

_UNSEEN: Final = {"Cc", "Cf", "Zl", "Zp", "Zs"}
_SELECTORS: Final = range(0xFE00, 0xFE10)  # they choose between two looks of the sign before


def missing_letters_sentence(names: Iterable[str]) -> str:
    """Return how many of ``names`` have letters without a font; nothing where none has.

    Takes some milliseconds for 10,000 names. Fonts belong to the GUI thread.
    """
    different = set(names)
    missing = {sign for sign in set().union(*different) if not (sign.isascii() or _has_font(sign))}
    count = sum(not missing.isdisjoint(name) for name in different) if missing else 0
    return _tr("This computer has no font for %Ln name(s). Boxes will be printed instead.", count) if count else ""


@lru_cache(maxsize=10_000)
def _has_font(sign: str) -> bool:
    if unicodedata.category(sign) in _UNSEEN or ord(sign) in _SELECTORS:
        return True
    return QFontMetricsF(paper_font(10)).inFontUcs4(ord(sign))


def _tr(text: str, count: int) -> str:
    return QCoreApplication.translate("printing.missing_letters", text, None, count)
