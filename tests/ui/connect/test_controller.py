"""The page on a silent keyring is shown where the window has no list; the look-up goes with its service."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.ui.connect.controller import ConnectionController, KeyringWaitPage
from petstore_gui.ui.lookup.controller import LookupController
from tests.connection.fakes import HangingKeyring
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import Desk, click, desk_with, find, press, says, windows

ADDRESS = "https://shop.example.com/v1"


@pytest.fixture
def keyring() -> Iterator[HangingKeyring]:
    keyring = HangingKeyring()
    yield keyring
    keyring.answer.set()


@pytest.fixture
def connector_of_silence(keyring: HangingKeyring, tmp_path: Path) -> Connector:
    connector = Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, keyring), tmp_path)
    connector.set_address(ProfileName.PRODUCTION, ADDRESS)
    return connector


@pytest.fixture
def silent(qtbot: QtBot, connector_of_silence: Connector, keyring: HangingKeyring) -> Iterator[Desk]:
    """Return the window over a keyring that does not answer."""
    with desk_with(qtbot, lambda: connector_of_silence) as desk:
        yield desk
        keyring.answer.set()


def ask_the_keyring(desk: Desk, keyring: HangingKeyring) -> None:
    desk.session.open(lambda connector: connector.open(ProfileName.PRODUCTION))
    desk.wait(keyring.reached.is_set)
    desk.wait(lambda: desk.session.waits_for_keyring)


def shows_page(desk: Desk) -> bool:
    return any(each.isVisible() for each in desk.window.findChildren(KeyringWaitPage))


def lose_patience(desk: Desk) -> None:
    (connecting,) = desk.window.findChildren(ConnectionController)
    timer = connecting.findChild(QTimer)
    assert timer is not None
    timer.timeout.emit()


def test_a_silent_keyring_takes_the_place_of_nothing(silent: Desk, keyring: HangingKeyring) -> None:
    ask_the_keyring(silent, keyring)
    lose_patience(silent)
    assert shows_page(silent)


def test_a_silent_keyring_takes_no_service_away(silent: Desk, store: FakeStore, keyring: HangingKeyring) -> None:
    silent.open(store)
    ask_the_keyring(silent, keyring)
    lose_patience(silent)
    assert not shows_page(silent)
    assert silent.names() == ["Rex", "Luna", "Milo"]


def test_a_silent_keyring_is_the_dialogs_matter_while_that_is_open(silent: Desk, keyring: HangingKeyring) -> None:
    silent.press("Ctrl+,")
    silent.dialog("Connection")
    ask_the_keyring(silent, keyring)
    lose_patience(silent)
    assert not shows_page(silent)


def test_a_service_that_takes_long_to_open_is_no_silent_keyring(silent: Desk, store: FakeStore) -> None:
    go = Event()

    def open_slowly(_connector: Connector) -> Connection:
        assert go.wait(PATIENCE_S)
        return store.connection()

    silent.session.open(open_slowly)
    lose_patience(silent)
    assert not shows_page(silent)
    go.set()
    silent.wait_for_names("Rex", "Luna", "Milo")


def test_all_there_is_to_note_is_in_one_box(desk: Desk, store: FakeStore) -> None:
    notices = ("First.", "Second.", "Third.")
    connection = replace(store.connection(), notices=notices)
    desk.session.open(lambda _connector: connection)
    box = desk.box()
    assert box.windowTitle() == "Please note"
    assert all(says(box, notice) for notice in notices)
    click(box, "Close")
    desk.wait(lambda: not box.isVisible())
    desk.wait_for_names("Rex", "Luna", "Milo")
    assert windows() == [desk.window]


# -------------------------------------------------------------------------------------------------------- the look-up


def test_the_look_up_goes_with_the_service_that_is_left_and_knows_nothing_of_it_at_the_next(desk: Desk) -> None:
    dialog = desk.look_up("3")
    desk.wait(lambda: says(dialog, "Rex"))
    desk.session.disconnect_service()
    desk.wait(lambda: dialog not in windows())
    (lookups,) = desk.window.findChildren(LookupController)
    assert lookups._pet_list.snapshot is None  # noqa: SLF001  what no widget shows before it would be a wrong answer
    desk.open(FakeStore(), address="https://other.example.com/v1")
    desk.press("Ctrl+L")
    line = find(desk.dialog("Look up an animal"), QLineEdit, "Animal ID")
    press(line, "Up")  # through the IDs of before
    assert line.text() == ""


def test_the_id_that_was_answered_gives_way_to_the_next_one_when_the_look_up_is_come_back_to(desk: Desk) -> None:
    dialog = desk.look_up("3")
    desk.wait(lambda: says(dialog, "Rex"))
    line = find(dialog, QLineEdit, "Animal ID")
    desk.window.activateWindow()
    desk.wait(desk.window.isActiveWindow)
    line.deselect()
    dialog.activateWindow()
    desk.wait(dialog.isActiveWindow)
    assert line.selectedText() == "3"
