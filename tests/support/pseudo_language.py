"""A pseudo-language: longer, accented and bracketed, it shows texts that escaped translation or do not fit."""

import re
from typing import Final

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from petstore_gui.ui import override
from petstore_gui.ui.i18n import languages

PSEUDO: Final = "xx"

_UNTRANSLATED: Final = re.compile(r"(\{[^}]*\}|%L?[n\d]|<[^>]*>)")
_ACCENTED: Final = str.maketrans("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž")
_NOT_TEXTS: Final = frozenset({"QShortcut", "QGuiApplication"})  # keys, and the direction of the window


class PseudoLocale(QTranslator):
    """Translates everything, including Qt's own texts."""

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        is_text = context not in _NOT_TEXTS and any(map(str.isalpha, sourceText))
        return pseudo(sourceText) if is_text else None

    @override
    def isEmpty(self) -> bool:
        return False


def pseudo(text: str) -> str:
    """Return ``text`` a third longer, with its placeholders, number, mnemonic and markup as they are."""
    parts = _UNTRANSLATED.split(text)
    parts[::2] = [re.sub("[AEIOUaeiou]", r"\g<0>\g<0>", part).translate(_ACCENTED) for part in parts[::2]]
    return f"[{''.join(parts)}]"


def install(app: QApplication, code: str | None) -> str:
    """Use a language as ``languages.install()`` does, the pseudo-language among them."""
    for each in app.findChildren(PseudoLocale):
        app.removeTranslator(each)
        each.setParent(None)
    found = languages.install(app, code)
    if code == PSEUDO:
        app.installTranslator(PseudoLocale(app))
    return found
