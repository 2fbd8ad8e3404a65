"""The first start offers two ways, or what the administrator offers of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.runtime.tasks import Tasks
from petstore_gui.ui.connect.controller import WelcomePage
from petstore_gui.ui.session.session import Session
from tests.connection.fakes import no_keyring
from tests.support.windows import find, press, says, show_active

LOCAL = "Use the store on this computer"
SPREADSHEET = "Import a spreadsheet…"
SERVICE = "Connect to a service…"


@pytest.fixture
def system_file(tmp_path: Path) -> Path:
    return tmp_path / "system.toml"


@pytest.fixture
def session(tmp_path: Path, system_file: Path) -> Iterator[Session]:
    settings = SettingsFile(tmp_path / "settings.json", system_file)
    tasks = Tasks()
    yield Session(tasks, lambda: Connector(settings, Credentials(None, no_keyring), tmp_path))
    tasks.close()


def shown_page(qtbot: QtBot, session: Session) -> WelcomePage:
    page = WelcomePage(session)
    qtbot.addWidget(page)
    show_active(qtbot, page)
    page.start()
    qtbot.waitUntil(lambda: ways(page) != [])
    return page


def ways(page: WelcomePage) -> list[str]:
    return [button.accessibleName() for button in page.findChildren(QAbstractButton) if button.isVisible()]


def test_there_are_two_ways_on_and_each_says_what_it_needs(qtbot: QtBot, session: Session) -> None:
    page = shown_page(qtbot, session)
    assert ways(page) == [LOCAL, SERVICE, SPREADSHEET]
    assert says(page, "without a network")
    assert says(page, "API key")
    assert not says(page, "offered")


def test_the_keyboard_goes_the_way_that_always_works_first(qtbot: QtBot, session: Session) -> None:
    page = shown_page(qtbot, session)
    local = find(page, QAbstractButton, LOCAL)
    assert page.focusWidget() is local
    with qtbot.waitSignal(page.local.clicked):
        press(local, "Space")


def test_the_whole_card_is_the_button(qtbot: QtBot, session: Session) -> None:
    page = shown_page(qtbot, session)
    card = find(page, QAbstractButton, SERVICE)
    for label in card.findChildren(QLabel):
        assert label.isVisible()
        place = label.mapTo(page, label.rect().center())
        with qtbot.waitSignal(page.service.clicked):
            QTest.mouseClick(page.childAt(place) or page, Qt.MouseButton.LeftButton)
    assert says(card, SERVICE)
    assert says(card, "API key")
    assert card.accessibleDescription().endswith("your API key.")


@pytest.mark.parametrize(
    ("offered", "left", "said"),
    [
        (["production", "staging"], [SERVICE], "Only these profiles are offered: Production, Staging."),
        (["this-computer"], [LOCAL, SPREADSHEET], "Only these profiles are offered: This computer."),
        (
            ["staging", "this-computer"],
            [LOCAL, SERVICE, SPREADSHEET],
            "Only these profiles are offered: Staging, This computer.",
        ),
        (["production", "staging", "this-computer"], [LOCAL, SERVICE, SPREADSHEET], ""),
    ],
)
def test_only_the_ways_that_the_administrator_offers_are_there(
    qtbot: QtBot, session: Session, system_file: Path, offered: list[str], left: list[str], said: str
) -> None:
    system_file.write_text(f"[policy]\nprofiles = {offered}\n", "utf-8")
    page = shown_page(qtbot, session)
    assert ways(page) == left
    first = find(page, QAbstractButton, left[0])
    assert page.focusWidget() is first
    assert says(page, "profiles are offered") == bool(said)
    assert says(page, said)


def test_what_is_not_used_of_the_administrators_settings_is_said(
    qtbot: QtBot, session: Session, system_file: Path
) -> None:
    system_file.write_text('[policy]\nprofiles = ["staging", "Production"]\nautomatic_refresh = 5\n', "utf-8")
    page = shown_page(qtbot, session)
    for part in ("Only these profiles are offered: Staging.", "profiles (2) is not used", "_refresh is not used"):
        assert says(page, part)


@pytest.mark.parametrize(
    ("content", "needs"),
    [
        ('[production]\nbase_url = "https://a.example/v1"\n', "You need the address of the Pet Store service and your"),
        (
            '[production]\nbase_url = "https://a.example/v1"\n[policy]\nprofiles = ["production", "this-computer"]\n',
            "You need your API key.",
        ),
    ],
)
def test_nobody_is_asked_for_an_address_that_is_set(
    qtbot: QtBot, session: Session, system_file: Path, content: str, needs: str
) -> None:
    system_file.write_text(content, "utf-8")
    page = shown_page(qtbot, session)
    assert says(page, needs)
    assert find(page, QAbstractButton, SERVICE).accessibleDescription().startswith(needs)


def test_where_the_settings_cannot_be_asked_for_both_ways_are_there(qtbot: QtBot) -> None:
    def fail() -> Connector:
        raise RuntimeError("no connector")

    tasks = Tasks()
    try:
        assert ways(shown_page(qtbot, Session(tasks, fail))) == [LOCAL, SERVICE, SPREADSHEET]
    finally:
        tasks.close()
