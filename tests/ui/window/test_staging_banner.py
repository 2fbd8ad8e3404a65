from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from petstore_gui.ui.theme import appearance, theme
from petstore_gui.ui.window.banners import StagingBanner


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    appearance.apply(qapp, dark=False)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_band_says_the_profile_across_the_top_in_its_own_colour(
    app: QApplication, qtbot: QtBot, *, dark: bool
) -> None:
    appearance.apply(app, dark=dark)
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(400, 200)
    window.addToolBar(StagingBanner())
    window.show()
    band = window.findChild(StagingBanner)
    assert band is not None
    assert [label.text() for label in band.findChildren(QLabel)] == ["Staging"]
    assert band.accessibleName() == "Profile: Staging"
    assert (band.x(), band.width()) == (0, 400)
    image = window.grab().toImage()
    middle = band.y() + band.height() // 2
    assert {image.pixelColor(x, middle).name() for x in (1, 100, 398)} == {theme.tokens().band}


def test_nobody_can_take_the_band_away(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.addToolBar(StagingBanner())
    band = window.findChild(StagingBanner)
    assert band is not None
    assert not band.isMovable()
    menu = window.createPopupMenu()
    assert menu is None or not any(action.isVisible() for action in menu.actions())
