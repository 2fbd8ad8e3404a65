from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from petstore_gui.ui.welcome_page import WelcomePage
from tests.support.windows import click, find, press, says


def shown_page(qtbot: QtBot) -> WelcomePage:
    page = WelcomePage()
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.start()
    return page


def test_there_are_two_ways_on_and_each_says_what_it_needs(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    assert [button.text() for button in page.findChildren(QAbstractButton)] == [
        "Use the store on this computer",
        "Connect to a service…",
    ]
    assert says(page, "without a network")
    assert says(page, "API key")


def test_each_way_leads_where_it_says(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    wishes: list[str] = []
    page.local_wanted.connect(lambda: wishes.append("local"))
    page.service_wanted.connect(lambda: wishes.append("service"))
    click(page, "Use the store on this computer")
    assert wishes == ["local"]
    click(page, "Connect to a service…")
    assert wishes == ["local", "service"]


def test_the_keyboard_goes_the_way_that_always_works_first(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    local = find(page, QAbstractButton, "Use the store on this computer")
    assert page.focusWidget() is local
    with qtbot.waitSignal(page.local_wanted):
        press(local, "Space")
