from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from petstore_gui.ui.window.banners import StagingBanner


def test_nobody_can_take_the_band_away(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.addToolBar(StagingBanner())
    band = window.findChild(StagingBanner)
    assert band is not None
    assert not band.isMovable()
    menu = window.createPopupMenu()
    assert menu is None or not any(action.isVisible() for action in menu.actions())
