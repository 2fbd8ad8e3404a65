"""Not a language: longer, accented and bracketed, it shows words that escaped translation or do not find their room."""

import re
from typing import Final

from PySide6.QtCore import QTranslator

from petstore_gui.ui import override

_KEPT: Final = re.compile(r"(\{[^}]*\}|%L?[n\d]|<[^>]*>)")
_ACCENTED: Final = str.maketrans("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž")
_NOT_WORDS: Final = frozenset({"QShortcut", "QGuiApplication"})  # keys, and the direction of the window


class PseudoLocale(QTranslator):
    """Translates everything, Qt's own words too."""

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        known = context in _NOT_WORDS or not any(map(str.isalpha, sourceText))
        return None if known else pseudo(sourceText)

    @override
    def isEmpty(self) -> bool:
        return False


def pseudo(text: str) -> str:
    """Return ``text`` with its places, its number, its mnemonic and its markup as they are, the rest a third longer."""
    parts = _KEPT.split(text)
    parts[::2] = [re.sub("[AEIOUaeiou]", r"\g<0>\g<0>", part).translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"
