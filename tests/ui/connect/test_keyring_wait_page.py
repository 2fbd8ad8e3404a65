"""A keyring that does not answer, with no dialog open: the window says so, and offers the way round it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.ui.connect import controller as connect_controller
from petstore_gui.ui.connect.text import waiting_text
from tests.connection.fakes import HangingKeyring
from tests.support.windows import Desk, click, desk_with, find, is_there, press, says, write

WAITING = waiting_text()
WAY_ROUND = "Use for this session only"


@pytest.fixture
def keyring() -> Iterator[HangingKeyring]:
    keyring = HangingKeyring()
    yield keyring
    keyring.answer.set()


@pytest.fixture
def silent_desk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keyring: HangingKeyring, remote: tuple[str, ApiKey]
) -> Iterator[Desk]:
    """Return the window that opens the production profile and waits for its key."""
    monkeypatch.setattr(connect_controller, "_PATIENCE_MS", 1)
    connector = Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, keyring), tmp_path)
    connector.set_address(ProfileName.PRODUCTION, remote[0])
    with desk_with(qtbot, lambda: connector) as desk:
        desk.session.open(lambda connector: connector.open(ProfileName.PRODUCTION))
        desk.wait(keyring.reached.is_set)
        desk.session.opening.emit()  # once more, for the patience may have ended before the question was asked
        desk.wait(lambda: says(desk.window, WAITING))
        yield desk
        keyring.answer.set()


def test_a_silent_keyring_is_said_and_a_key_can_be_used_for_this_session(
    silent_desk: Desk, keyring: HangingKeyring, remote: tuple[str, ApiKey]
) -> None:
    assert silent_desk.window.focusWidget().accessibleName() == WAY_ROUND
    click(silent_desk.window, WAY_ROUND)
    dialog = silent_desk.dialog("Connection")
    silent_desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() == remote[0])
    assert find(dialog, QCheckBox, "Use the key for this session only").isChecked()
    assert find(dialog, QComboBox, "Profile").currentText() == "Production"
    write(dialog, "API key", remote[1].reveal())
    press(find(dialog, QLineEdit, "API key"), "Return")
    silent_desk.wait(lambda: says(silent_desk.window, "There are no animals here yet."))
    assert not says(silent_desk.window, WAITING)
    assert not keyring.answer.is_set()
    assert keyring.keys == {}


def test_a_keyring_that_answers_late_opens_the_profile_all_the_same(
    silent_desk: Desk, keyring: HangingKeyring, remote: tuple[str, ApiKey]
) -> None:
    keyring.keys[remote[0]] = remote[1].reveal()
    keyring.answer.set()
    silent_desk.wait(lambda: says(silent_desk.window, "There are no animals here yet."))
    assert not is_there(silent_desk.window, WAY_ROUND)


def test_without_a_key_for_this_session_the_keyring_is_waited_for_as_before(
    silent_desk: Desk, keyring: HangingKeyring, remote: tuple[str, ApiKey]
) -> None:
    click(silent_desk.window, WAY_ROUND)
    dialog = silent_desk.dialog("Connection")
    click(dialog, "Cancel")
    silent_desk.wait(lambda: not dialog.isVisible())
    silent_desk.wait(lambda: silent_desk.window.focusWidget().accessibleName() == WAY_ROUND)
    keyring.keys[remote[0]] = remote[1].reveal()
    keyring.answer.set()
    silent_desk.wait(lambda: says(silent_desk.window, "There are no animals here yet."))
