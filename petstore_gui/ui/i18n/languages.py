"""The languages of the window, and how one of them is put into use. Runs before the first paint: keep it light."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "ar": "العربية",
}
PSEUDO: Final = "xx"

_IN_USE: Final = "translators"
_PACKAGE: Final = Path(__file__).parents[2]


def install(app: QApplication, code: str | None) -> str:
    """Speak the language ``code`` in place of the one before; ``None``: the system's, or English if that is not ours.

    Whoever follows the system gets its dates and numbers, too; whoever chooses a language gets them as that language
    writes them in this country, as far as it is known there. Windows that are open stay as they are, so that this comes
    before them. Returns the code in use.
    """
    for former in vars(app).get(_IN_USE, ()):  # to ask Qt for its children, or for a property, takes 1 to 20 ms
        app.removeTranslator(former)
        former.setParent(None)
    system = QLocale.system()
    wanted = [name.partition("-")[0] for name in system.uiLanguages()] if code is None else [code]
    found = next((language for language in wanted if language in LANGUAGES or language == code == PSEUDO), "en")
    by_hand = code in LANGUAGES
    QLocale.setDefault(QLocale(QLocale(found).language(), system.territory()) if by_hand else system)
    translators = vars(app)[_IN_USE] = _translators(app, found)
    for translator in translators:
        app.installTranslator(translator)  # Qt's own for Arabic also turns the window round
    return found


def _translators(app: QApplication, language: str) -> list[QTranslator]:
    if language == PSEUDO:
        from petstore_gui.ui.i18n.pseudo_locale import PseudoLocale

        return [PseudoLocale(app)]
    ours = QTranslator(app)
    # In an installed package, or beside it in a bare tree; asking importlib.resources instead takes 5 ms.
    name = f"resources/translations/petstore_gui_{language}.qm"
    any(ours.load(f"{folder}/{name}") for folder in (_PACKAGE, _PACKAGE.parent))
    if language == "en":
        return [ours]  # plurals only; and Qt speaks English by itself
    from PySide6.QtCore import QLibraryInfo

    qt = QTranslator(app)
    qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [qt, ours]
