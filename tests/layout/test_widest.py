"""The language made of several shows the widest text of each, and knows what the others say in its place."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from petstore_gui.runtime.assets import resource
from petstore_gui.ui.i18n.languages import LANGUAGES
from tests.layout.conftest import Show
from tests.layout.reaching import same_mnemonics
from tests.layout.widest import WidestLocale


def catalogue(code: str) -> Iterator[tuple[str, str, str]]:
    """Give context, source and translation of what has no number in it; English is the source itself."""
    name = "de" if code == "en" else code
    file = ET.parse(resource(f"translations/petstore_gui_{name}.ts"))  # noqa: S314  our own
    for context in file.iter("context"):
        for message in context.iter("message"):
            if message.get("numerus") is None and message.find("comment") is None:
                source = message.findtext("source", "")
                said = source if code == "en" else message.findtext("translation", "")
                yield context.findtext("name", ""), source, said


def test_no_language_is_wider_and_each_is_known(qapp: QApplication) -> None:
    widest, metrics = WidestLocale(qapp), QFontMetrics(qapp.font())
    for number, code in enumerate(LANGUAGES):
        messages = list(catalogue(code))
        translations = {said for _context, _source, said in messages}
        is_widest = 0
        for context, source, said in messages:
            shown = widest.translate(context, source) or ""
            assert metrics.horizontalAdvance(said.replace("&", "")) <= metrics.horizontalAdvance(shown.replace("&", ""))
            is_widest += shown == said
            readings = [each(shown) for each in widest.readings()]
            assert len(readings) == len(LANGUAGES)
            assert shown in readings
            assert readings[number] in translations
        assert is_widest, code
    assert widest.translate("Nowhere", "Nothing") is None
    assert widest.translate("QGuiApplication", "QT_LAYOUT_DIRECTION") is None  # Arabic's would turn the window round
    widest.deleteLater()


def test_letters_that_clash_in_another_language_are_found(show: Show) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    for text in ("&Sì", "&No"):
        row.addWidget(QPushButton(text))
    show(window)
    assert list(same_mnemonics(window)) == []
    german = {"&Sì": "&Nun ja", "&No": "&Nein"}
    assert len(list(same_mnemonics(window, lambda text: german[text]))) == 1
