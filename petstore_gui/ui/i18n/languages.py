"""The languages of the window, and their translators."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from petstore_gui.runtime.assets import resource

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "ar": "العربية",
}

# Every font has Latin letters, so Latin scripts are not checked.
_WRITING_SYSTEMS: Final = {"ja": QFontDatabase.WritingSystem.Japanese, "ar": QFontDatabase.WritingSystem.Arabic}

_installed: Final[list[QTranslator]] = []


def install(app: QApplication, code: str | None) -> str:
    """Use the language ``code``; ``None``: that of the system, or English if the program does not have it.

    Dates and numbers follow the system; with a chosen language, they follow that language in this country. Call it
    before any window is made, as open ones do not change. Returns the code in use.
    """
    while _installed:  # app.findChildren() would take 18 ms (PySide6 6.11)
        app.removeTranslator(_installed.pop())
    system = QLocale.system()
    preferred = [name.partition("-")[0] for name in system.uiLanguages()] if code is None else [code]
    found = next((language for language in preferred if language in LANGUAGES), "en")
    locale = QLocale(QLocale(found).language(), system.territory()) if code in LANGUAGES else system
    if locale.zeroDigit() != "0":  # counts use the digits of IDs, which are those that the fields accept
        locale = QLocale("ar_AE" if found == "ar" else found)
    QLocale.setDefault(locale)
    for translator in _translators(found):
        _installed.append(translator)
        app.installTranslator(translator)  # Qt's own one for Arabic also mirrors the window
    return found


def has_font(code: str) -> bool:
    """Whether this computer has a font for the language. Call it after the first paint, as it reads all fonts."""
    needed = _WRITING_SYSTEMS.get(code)
    return needed is None or needed in QFontDatabase.writingSystems()


def _translators(language: str) -> list[QTranslator]:
    ours = QTranslator()
    with suppress(FileNotFoundError):  # a source tree without compiled translations
        ours.load(str(resource(f"translations/petstore_gui_{language}.qm")))
    if language == "en":
        return [ours]  # only plurals; Qt's own texts are English
    qt = QTranslator()
    qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [qt, ours]
