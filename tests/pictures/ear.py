"""Hears what is translated, so that a scene that is written in English finds its way in every language."""

import re
from functools import cache

from PySide6.QtCore import QCoreApplication, QTranslator

_PLACE = re.compile(r"\\\{[^}]*\\\}")


class Ear(QTranslator):
    """Translates nothing: it only remembers the English texts that were asked for. To be installed last."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._heard: dict[tuple[str, str, str | None, int], None] = {}
        app.installTranslator(self)

    def leave(self) -> None:
        """Hear no more."""
        self._app.removeTranslator(self)
        self.deleteLater()

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Remember the text."""
        self._heard[context, source, disambiguation, n] = None
        return None  # type: ignore[return-value]  # the null string: ask the next translator

    def names(self, english: str) -> set[str]:
        """Return what a button or a field called ``english`` may be called now."""
        found = {self._now(*each) for each in list(self._heard) if bare(each[1]) == english}
        return {english, *found, *map(bare, found)}

    def says(self, text: str, part: str) -> bool:
        """Whether ``text`` is, or holds, a sentence that has ``part`` in it in English."""
        if part in text:
            return True
        sentences = [self._now(*each) for each in list(self._heard) if part in each[1]]
        return any(_matches(sentence, text) for sentence in sentences)

    @staticmethod
    def _now(context: str, source: str, disambiguation: str | None, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation, n)


@cache
def bare(text: str) -> str:
    """Return the text of an action or button without its mnemonic."""
    return re.sub(r"\(&\w\)", "", text).replace("&", "")


def _matches(sentence: str, text: str) -> bool:
    pattern = _PLACE.sub(".*", re.escape(sentence))
    return bool(sentence) and re.search(pattern, text, re.DOTALL) is not None
