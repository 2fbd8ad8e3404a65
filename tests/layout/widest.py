"""A language made of several: each text is the one of them that takes most room, and what the others say is known."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from petstore_gui.runtime.assets import resource
from petstore_gui.ui import override
from petstore_gui.ui.i18n.languages import LANGUAGES

WIDEST: Final = "widest"
FORMATS_OF: Final = "de"
"""The language whose dates and numbers it has."""
_ENGLISH: Final = "en"
_DIRECTION: Final = "QGuiApplication"  # the context in which Arabic turns the window round


class WidestLocale(QTranslator):
    """Translates into the language that takes most room in the font of the application."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._languages = {code: _translators(code) for code in LANGUAGES}
        self._metrics = QFontMetrics(app.font())
        self._known: dict[tuple[str, str, str | None, int], str | None] = {}
        self._said: dict[str, dict[str, str]] = {}

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        key = (context, sourceText, disambiguation, n)
        if context == _DIRECTION:
            return None
        if key not in self._known:
            said = {code: _first(each, key) for code, each in self._languages.items()}
            if any(said.values()):
                said[_ENGLISH] = said[_ENGLISH] or sourceText  # whose catalogue has plurals only
            widest = max(said.values(), key=self._width)
            self._known[key] = widest or None  # the next translator is asked
            self._said[widest] = said
        return self._known[key]

    @override
    def isEmpty(self) -> bool:
        return False

    def readings(self) -> list[Callable[[str], str]]:
        """Return, for each language, what gives its text in place of one that is on the screen."""
        return [partial(self._read, code) for code in self._languages]

    def _read(self, code: str, text: str) -> str:
        return self._said.get(text, {}).get(code) or text

    def _width(self, text: str) -> int:
        return self._metrics.horizontalAdvance(text.replace("&", ""))


def _first(translators: Sequence[QTranslator], key: tuple[str, str, str | None, int]) -> str:
    return next((said for each in translators if (said := each.translate(*key))), "")


def _translators(code: str) -> list[QTranslator]:
    ours, qt = QTranslator(), QTranslator()
    assert ours.load(str(resource(f"translations/petstore_gui_{code}.qm")))
    if code == _ENGLISH:
        return [ours]
    assert qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [ours, qt]
