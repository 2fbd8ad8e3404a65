from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import theme
from petstore_gui.ui.theme.icons import Picture
from petstore_gui.ui.widgets.warning_banner import WarningBanner
from tests.support.windows import click, find, sentences


def test_the_banner_has_an_icon_a_sentence_and_one_action(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    banner = WarningBanner(place)
    place.show()
    assert not banner.isVisible()
    banner.show_sentence("There may be <more>.")
    assert sentences(banner) == ["There may be <more>."]
    assert find(banner, Picture, "").isVisible()
    with qtbot.waitSignal(banner.details_requested):
        click(banner, "Why?")
    assert banner.grab().toImage().pixelColor(banner.width() // 2, 3).name() == theme.tokens().warning_back
    banner.show_sentence("")
    assert not banner.isVisible()
