"""What the dialog says of a key and what to do about it, also while the keyring is silent; and what forgetting ends."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked, PasswordDeleteError
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QDialog, QLabel
from pytestqt.qtbot import QtBot

from petstore_gui.connection.api_key import ApiKey, KeyState
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.ui.connect.dialog import ConnectDialog
from petstore_gui.ui.connect.text import keyring_name, waiting_text
from petstore_gui.ui.widgets import dialog as dialog_base
from tests.connection.fakes import FailingKeyring, HangingKeyring, KeyringFactory, MemoryKeyring, strings_in
from tests.support.fake_store import FakeStore
from tests.support.snapshots import snapshot_of
from tests.support.windows import Desk, boxes, click, desk_with, dialog_titles, find, is_there, press, says, write
from tests.ui.connect.test_dialog import address, choose, filled, forget, is_closed, key, opened, profiles, save

pytestmark = pytest.mark.end_to_end

PRODUCTION = ProfileName.PRODUCTION
URL = "https://pets.example.com/v1"
KEY = "the-key-of-this-shop"
SESSION_ONLY = "Use the key for this session only"
KEYRING = keyring_name()
LOOKING = waiting_text()
WAITING = f"{LOOKING} If it asks for its password, answer it."

Remote = tuple[str, ApiKey]


@pytest.fixture
def keyring_that_hangs() -> Iterator[Callable[..., HangingKeyring]]:
    made: list[HangingKeyring] = []

    def make(keys: dict[str, str] | None = None, *, writing: bool = False) -> HangingKeyring:
        made.append(HangingKeyring(keys, writing=writing))
        return made[-1]

    yield make
    for keyring in made:
        keyring.answer.set()


def connector_with(tmp_path: Path, keyring: KeyringFactory, url: str = URL, key: str = "") -> Connector:
    connector = Connector(
        SettingsFile(tmp_path / "settings.json"), Credentials(ApiKey(key) if key else None, keyring), tmp_path / "data"
    )
    connector.set_address(PRODUCTION, url)
    return connector


def for_session_only(desk: Desk) -> QDialog:
    """Open the dialog as the window does while the keyring is silent."""
    dialog = ConnectDialog(desk.window, desk.session, session_only=True)
    dialog.open()
    desk.wait(lambda: profiles(dialog).count() > 0)
    return dialog


def shown_words(dialog: QDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog))


def enabled(dialog: QDialog, name: str) -> bool:
    return find(dialog, QAbstractButton, name).isEnabled()


def words_behind_details(desk: Desk, dialog: QDialog) -> str:
    """Return what the button behind a failure shows, as a user of the keyboard reaches it."""
    button = find(dialog, QAbstractButton, "Details")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Backtab)
    before = dialog.focusWidget()
    assert before is not None
    assert before is not button
    press(before, "Tab")
    assert dialog.focusWidget() is button
    press(button, "Return")
    desk.wait(lambda: len(boxes()) == 1)
    (box,) = boxes()
    assert says(box, box.message.text)
    press(box, "Esc")
    return box.message.text


# --- every state has its words and its next step


@pytest.mark.parametrize(
    ("keyring", "words", "step"),
    [
        (MemoryKeyring({URL: KEY}), "The key is kept in Fake Keyring.", "Leave the field empty"),
        (FailingKeyring(reading=KeyringLocked("x")), f"{KEYRING} is locked. It was not changed.", "Press Conn"),
    ],
)
def test_each_state_of_the_keyring_has_its_words_and_its_next_step(
    qtbot: QtBot, tmp_path: Path, keyring: KeyringFactory, words: str, step: str
) -> None:
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring)) as desk:
        dialog = opened(desk)
        desk.wait(lambda: says(dialog, f"{words} {step}"))
        assert enabled(dialog, "Forget…") == ("is kept" in words)


def test_a_key_that_the_service_refused_is_said_until_another_one_is_accepted(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring, remote: Remote
) -> None:
    save(connector, keyring, remote[0], "an-old-key")
    bare_desk.session.open(lambda connector: connector.open(PRODUCTION))
    click(bare_desk.box(), "Enter the API key…")
    dialog = filled(bare_desk)
    assert says(
        dialog, "The service did not accept the key. Type another one, or ask the person who runs the service for it."
    )
    write(dialog, "API key", remote[1].reveal())
    press(key(dialog), "Return")
    bare_desk.wait(lambda: is_closed(bare_desk) and says(bare_desk.window, "0 animals"))
    assert says(opened(bare_desk), "The key is kept in Fake Keyring.")


def test_a_key_that_is_typed_over_the_refusal_of_another_goes_into_no_form(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring, remote: Remote
) -> None:
    save(connector, keyring, remote[0], remote[1].reveal())
    bare_desk.session.open(lambda connector: connector.open(PRODUCTION))
    bare_desk.wait(lambda: says(bare_desk.window, "0 animals"))
    name = bare_desk.line("Name")
    name.setFocus()
    dialog = opened(bare_desk)
    write(dialog, "API key", "a-wrong-key")
    press(key(dialog), "Return")
    box = bare_desk.box()
    bare_desk.wait(box.isActiveWindow)
    QTest.keyClicks(box, remote[1].reveal())
    assert (box.isVisible(), name.text()) == (True, "")
    press(box, "Return")  # at once: it is the answer that was waited for
    assert says(filled(bare_desk), "The service did not accept the key.")


def test_the_key_of_the_saved_address_is_not_said_to_be_another_ones(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring
) -> None:
    save(connector, keyring)
    dialog = opened(bare_desk)
    assert says(dialog, "The key is kept")
    press(address(dialog), "End")
    press(address(dialog), "2")
    assert not says(dialog, "The key is kept")
    assert says(dialog, f"The key of {URL} is not used for another address.")
    assert key(dialog).placeholderText() == ""
    assert not enabled(dialog, "Forget…")
    press(address(dialog), "Backspace")
    bare_desk.wait(lambda: says(dialog, "The key is kept"))


def test_a_key_that_is_found_at_the_second_look_is_not_said_to_be_missing(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring, remote: Remote, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialog_base, "_READY_MS", 3_600_000)
    said_at_first = []

    def opened_with_its_words(dialog: ConnectDialog) -> None:
        said_at_first.append(shown_words(dialog))
        QDialog.open(dialog)

    monkeypatch.setattr(ConnectDialog, "open", opened_with_its_words)
    connector.set_address(PRODUCTION, remote[0])
    bare_desk.session.open(lambda connector: connector.open(PRODUCTION))
    bare_desk.session.open_failed.connect(lambda _error: keyring.keys.update({remote[0]: remote[1].reveal()}))
    dialog = filled(bare_desk)
    bare_desk.wait(lambda: says(dialog, "The key is kept in Fake Keyring."))
    assert not says(dialog, "No key is stored")
    assert "No key is stored" not in said_at_first[-1]  # a dialog that shrinks while it opens jumps into the corner
    press(key(dialog), "Return")
    bare_desk.wait(lambda: is_closed(bare_desk) and says(bare_desk.window, "0 animals"))


def test_what_a_keyring_says_where_it_fails_is_one_click_away(qtbot: QtBot, tmp_path: Path) -> None:
    keyring = FailingKeyring(reading=RuntimeError("no <answer>"))
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring)) as desk:
        dialog = opened(desk)
        desk.wait(lambda: says(dialog, f"{KEYRING} does not work."))
        assert words_behind_details(desk, dialog) == "RuntimeError: no <answer>"
        press(address(dialog), "2")
        assert says(dialog, "is not used for another address")
        assert not is_there(dialog, "Details")


def test_what_a_keyring_says_where_it_does_not_forget_is_one_click_away(qtbot: QtBot, tmp_path: Path) -> None:
    keyring = FailingKeyring({URL: KEY}, removing=PasswordDeleteError("no"))
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring)) as desk:
        dialog = opened(desk)
        forget(desk, dialog)
        desk.wait(lambda: says(dialog, f"{KEYRING} may still have it."))
        assert words_behind_details(desk, dialog) == "PasswordDeleteError: no"


# --- a keyring that is silent


def test_a_key_for_this_session_goes_round_a_keyring_that_hangs(
    qtbot: QtBot, tmp_path: Path, keyring_that_hangs: Callable[..., HangingKeyring], remote: Remote
) -> None:
    keyring = keyring_that_hangs()
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring, remote[0])) as desk:
        desk.session.open(lambda connector: connector.open(PRODUCTION))
        desk.wait(keyring.reached.is_set)
        dialog = for_session_only(desk)
        assert find(dialog, QCheckBox, SESSION_ONLY).isChecked()
        assert dialog.focusWidget() is key(dialog)
        desk.wait(lambda: says(dialog, WAITING))
        write(dialog, "API key", remote[1].reveal())
        press(key(dialog), "Return")
        desk.wait(lambda: is_closed(desk) and says(desk.window, "0 animals"))
        assert desk.session.connection is not None
        assert desk.session.connection.key_state.state is KeyState.SESSION_ONLY
        assert keyring.questions == [remote[0]]
        assert not keyring.answer.is_set()


def test_while_a_keyring_does_not_take_the_key_the_user_can_choose_to_go_without_it(
    qtbot: QtBot, tmp_path: Path, keyring_that_hangs: Callable[..., HangingKeyring], remote: Remote
) -> None:
    keyring = keyring_that_hangs(writing=True)
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring, remote[0])) as desk:
        dialog = opened(desk)
        write(dialog, "API key", remote[1].reveal())
        click(dialog, "Connect")
        assert not enabled(dialog, "Connect")
        desk.wait(lambda: enabled(dialog, "Connect"))
        assert says(dialog, WAITING)
        assert key(dialog).text() == remote[1].reveal()
        box = find(dialog, QCheckBox, SESSION_ONLY)
        box.click()
        click(dialog, "Connect")
        desk.wait(lambda: is_closed(desk) and says(desk.window, "0 animals"))
        assert boxes() == []  # it was the user's wish
        keyring.answer.set()
        desk.wait(lambda: not desk.session.waits_for_keyring)
    assert keyring.keys == {}


def test_after_an_opening_that_failed_the_keyring_is_not_waited_for(
    qtbot: QtBot, tmp_path: Path, keyring_that_hangs: Callable[..., HangingKeyring]
) -> None:
    keyring = keyring_that_hangs()
    keyring.answer.set()
    with desk_with(qtbot, lambda: connector_with(tmp_path, keyring)) as desk:
        dialog = opened(desk)
        keyring.answer.clear()
        click(dialog, "Connect")
        desk.wait(lambda: says(dialog, WAITING))
        keyring.answer.set()
        desk.wait(lambda: says(dialog, "Enter the API key for"))
        desk.wait(lambda: not says(dialog, LOOKING))
        assert says(dialog, "Type or paste the key")


# --- forgetting


def test_forgetting_the_key_of_the_open_service_leaves_it(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring, remote: Remote
) -> None:
    text = remote[1].reveal()
    dialog = opened(bare_desk)
    write(dialog, "Service address", remote[0])
    write(dialog, "API key", text)
    click(dialog, "Connect")
    bare_desk.wait(lambda: is_closed(bare_desk) and says(bare_desk.window, "0 animals"))
    dialog = opened(bare_desk)
    assert text in strings_in(bare_desk.session)
    client = bare_desk.session.connection.client if bare_desk.session.connection else None
    find(dialog, QCheckBox, "Show the key").click()
    write(dialog, "API key", text)
    forget(bare_desk, dialog)
    bare_desk.wait(lambda: says(dialog, "The key was forgotten."))
    assert bare_desk.session.connection is None
    assert keyring.keys == {}
    assert text not in strings_in(bare_desk.session) | strings_in(connector)
    assert key(dialog).text() == ""
    press(key(dialog), "Ctrl+Z")
    assert key(dialog).text() == ""
    assert client is not None
    with pytest.raises(Exception, match="closed"):
        client.list_pets()


def test_forgetting_another_services_key_leaves_the_open_one_open(
    desk: Desk, connector: Connector, keyring: MemoryKeyring, store: FakeStore
) -> None:
    save(connector, keyring, "https://other.example.com/v1")
    before = desk.session.connection
    dialog = opened(desk)
    press(profiles(dialog), "Home")
    desk.wait(lambda: says(dialog, "The key is kept"))
    forget(desk, dialog)
    desk.wait(lambda: says(dialog, "The key was forgotten."))
    assert desk.session.connection is before
    click(dialog, "Cancel")
    desk.wait(lambda: is_closed(desk))
    desk.press("F5")
    desk.wait(lambda: len(store.requests) >= 2)
    assert keyring.keys == {}


def test_forgetting_asks_first_and_says_what_is_removed(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring
) -> None:
    save(connector, keyring)
    dialog = opened(bare_desk)
    click(dialog, "Forget…")
    question = bare_desk.dialog("Forget this service's key and list?")
    assert says(question, f"The key for {URL} and the list kept of it are removed from this computer.")
    press(question, "Return")
    bare_desk.wait(lambda: not any("Forget" in each for each in dialog_titles()))
    assert keyring.keys != {}
    assert says(dialog, "The key is kept")


def test_a_list_can_be_forgotten_also_where_no_key_is_kept(bare_desk: Desk, connector: Connector) -> None:
    connector.set_address(PRODUCTION, URL)
    connector.offline_cache.of(URL, KEY).save(snapshot_of(service_id=URL))
    dialog = opened(bare_desk)
    bare_desk.wait(lambda: enabled(dialog, "Forget…"))
    forget(bare_desk, dialog)
    bare_desk.wait(lambda: says(dialog, "No list is kept."))
    assert not connector.offline_cache.keeps(URL)
    bare_desk.wait(lambda: not enabled(dialog, "Forget…"))


def test_a_key_that_was_typed_for_one_profile_cannot_come_back_in_another(bare_desk: Desk) -> None:
    dialog = opened(bare_desk)
    find(dialog, QCheckBox, "Show the key").click()
    write(dialog, "API key", KEY)
    choose(dialog, "Staging")
    assert key(dialog).text() == ""
    press(key(dialog), "Ctrl+Z")
    assert key(dialog).text() == ""
