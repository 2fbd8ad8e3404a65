"""Choose, fill in, test, connect, forget: over a keyring in memory and the real service."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from petstore_gui.api.errors import AuthenticationError, NoAnswerError
from petstore_gui.connection.api_key import ApiKey, StoredKey
from petstore_gui.connection.connection import AddressNeeded, Connection, KeyNeeded, ServiceFeatures
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.ui.connect import dialog as dialog_module
from petstore_gui.ui.connect.text import failure_sentence, keyring_name, waiting_text
from tests.connection.fakes import HangingKeyring, MemoryKeyring, no_keyring
from tests.support.fake_store import FakeStore
from tests.support.patience import PATIENCE_S
from tests.support.windows import (
    Desk,
    boxes,
    click,
    clipboard,
    desk_with,
    find,
    is_there,
    press,
    says,
    sentences,
    windows,
    write,
)

pytestmark = pytest.mark.end_to_end

URL = "https://pets.example.com/v1"
TITLE = "Connection"
PROFILES = ["Production", "Staging", "This computer"]
Remote = tuple[str, ApiKey]


def opened(desk: Desk) -> QDialog:
    """Open the dialog and wait until the settings have been read."""
    desk.press("Ctrl+,")
    return filled(desk)


def filled(desk: Desk) -> QDialog:
    dialog = desk.dialog(TITLE)
    desk.wait(lambda: profiles(dialog).count() > 0)
    desk.wait(lambda: not says(dialog, waiting_text()))
    return dialog


def forget(desk: Desk, dialog: QDialog) -> None:
    """Press the button, and say that it is meant."""
    click(dialog, "Forget…")
    click(desk.dialog("Forget this service's key and list?"), "Forget")


def profiles(dialog: QDialog) -> QComboBox:
    return find(dialog, QComboBox, "Profile")


def choose(dialog: QDialog, name: str) -> None:
    while profiles(dialog).currentText() != name:
        before = profiles(dialog).currentText()
        press(profiles(dialog), "Down" if PROFILES.index(before) < PROFILES.index(name) else "Up")
        assert profiles(dialog).currentText() != before


def address(dialog: QDialog) -> QLineEdit:
    return find(dialog, QLineEdit, "Service address")


def key(dialog: QDialog) -> QLineEdit:
    return find(dialog, QLineEdit, "API key")


def is_closed(desk: Desk) -> bool:
    return [each for each in windows() if each is not desk.window] == []


def save(connector: Connector, keyring: MemoryKeyring, url: str = URL, text: str = "the-stored-key") -> None:
    """Leave what an earlier run has saved."""
    connector.set_address(ProfileName.PRODUCTION, url)
    keyring.keys[url] = text


def test_there_are_three_profiles_and_the_first_wants_an_address(bare_desk: Desk) -> None:
    dialog = opened(bare_desk)
    assert [profiles(dialog).itemText(row) for row in range(profiles(dialog).count())] == PROFILES
    assert profiles(dialog).currentText() == "Production"
    assert dialog.focusWidget() is address(dialog)


def test_what_is_filled_in_is_tested_without_being_saved(
    bare_desk: Desk, remote: Remote, connector: Connector, keyring: MemoryKeyring
) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", remote[0])
    write(dialog, "API key", remote[1].reveal())
    click(dialog, "Test the connection")
    bare_desk.wait(lambda: says(dialog, "The service answers and accepts the key."))
    assert says(dialog, "Adds are sure here: a lost answer is settled automatically.")
    assert says(dialog, "A list that has not changed is not sent again.")
    assert connector.settings().profile(ProfileName.PRODUCTION).base_url is None
    assert keyring.written == []
    assert bare_desk.session.connection is None


def test_connecting_saves_address_and_key_and_opens_the_service(
    bare_desk: Desk, remote: Remote, connector: Connector, keyring: MemoryKeyring
) -> None:
    dialog = opened(bare_desk)
    choose(dialog, "Staging")
    write(dialog, "Service address", remote[0])
    write(dialog, "API key", remote[1].reveal())
    press(key(dialog), "Return")
    bare_desk.wait(lambda: is_closed(bare_desk))
    bare_desk.wait(lambda: says(bare_desk.window, "0 animals"))
    assert bare_desk.window.windowTitle() == "Pet Store – Staging"
    assert connector.settings().last_profile is ProfileName.STAGING
    assert keyring.keys == {remote[0]: remote[1].reveal()}


@pytest.mark.parametrize(
    ("button", "url", "text", "part"),
    [
        ("Test the connection", "http://pets.example.com/v1", "a-key", "https://"),
        ("Test the connection", URL, "two words", "This cannot be a key"),
        ("Connect", URL, "two words", "This cannot be a key"),
        ("Connect", "", "a-key", "Type the address"),
    ],
)
def test_what_cannot_be_used_is_said_and_stays_as_it_was_typed(
    bare_desk: Desk, keyring: MemoryKeyring, button: str, url: str, text: str, part: str
) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", url)
    write(dialog, "API key", text)
    click(dialog, button)
    bare_desk.wait(lambda: says(dialog, part))
    assert (address(dialog).text(), key(dialog).text()) == (url, text)
    assert keyring.written == []
    assert boxes() == []
    assert not any(text in sentence for sentence in sentences(dialog))


@pytest.mark.parametrize("wrong", ["key", "port"])
def test_a_test_that_fails_says_why_and_where(bare_desk: Desk, remote: Remote, wrong: str) -> None:
    url = remote[0] if wrong == "key" else "http://127.0.0.1:1/v1"
    dialog = opened(bare_desk)
    write(dialog, "Service address", url)
    write(dialog, "API key", "a-wrong-key")
    click(dialog, "Test the connection")
    part = f"The key for {url} is missing" if wrong == "key" else f"Nothing answers at {url}."
    bare_desk.wait(lambda: says(dialog, part))
    assert (address(dialog).text(), key(dialog).text()) == (url, "a-wrong-key")


def invalid(dialog: QDialog) -> list[QLineEdit]:
    """Return the fields that are red."""
    return [each for each in (address(dialog), key(dialog)) if each.property("invalid") == "true"]


def test_a_mistake_is_said_at_its_field_which_has_the_focus(bare_desk: Desk, remote: Remote) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", "http://pets.example.com/v1")
    write(dialog, "API key", "two words")
    key(dialog).setFocus()
    press(key(dialog), "Return")
    bare_desk.wait(address(dialog).hasFocus)
    assert invalid(dialog) == [address(dialog)]
    assert "must begin with https://" in address(dialog).accessibleDescription()
    write(dialog, "Service address", remote[0])
    assert invalid(dialog) == []
    click(dialog, "Test the connection")
    bare_desk.wait(key(dialog).hasFocus)
    assert invalid(dialog) == [key(dialog)]
    assert "cannot be a key" in key(dialog).accessibleDescription()
    (error,) = [each for each in dialog.findChildren(QLabel) if each.isVisible() and each.property("role") == "error"]
    assert key(dialog).geometry().bottom() < error.y() < find(dialog, QCheckBox, "Show the key").y()
    write(dialog, "API key", "a-wrong-key")
    assert invalid(dialog) == []
    click(dialog, "Test the connection")
    bare_desk.wait(lambda: invalid(dialog) == [key(dialog)])
    assert key(dialog).hasFocus()
    choose(dialog, "Staging")
    assert invalid(dialog) == []
    assert key(dialog).accessibleDescription() == ""


def test_a_mistake_is_for_a_screen_reader_on_leaving_the_field_and_at_each_return(
    bare_desk: Desk, heard: list[str]
) -> None:
    dialog = opened(bare_desk)
    address(dialog).setFocus()
    bare_desk.wait(address(dialog).hasFocus)
    heard.clear()
    QTest.keyClicks(address(dialog), "http://pets.example.com/v1")
    assert says(dialog, "must begin with https://")
    assert address(dialog).accessibleDescription() == ""
    key(dialog).setFocus()
    assert "must begin with https://" in address(dialog).accessibleDescription()
    address(dialog).setFocus()
    for _time in range(2):
        press(address(dialog), "Return")
        bare_desk.wait(find(dialog, QPushButton, "Connect").isEnabled)
    bare_desk.wait(lambda: any("must begin with https://" in sentence for sentence in heard))


def test_the_profile_is_announced_and_an_example_is_called_one(bare_desk: Desk, heard: list[str]) -> None:
    dialog = opened(bare_desk)
    assert heard[0] == "Profile: Production"
    assert address(dialog).placeholderText() == "for example https://pets.example.com/v1"


def test_a_mistake_takes_the_focus_from_nobody_who_types(bare_desk: Desk) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", "http://pets.example.com/v1")
    press(address(dialog), "Return")
    write(dialog, "API key", "a")
    key(dialog).setFocus()
    bare_desk.wait(lambda: invalid(dialog) == [address(dialog)])
    assert key(dialog).hasFocus()


def test_a_button_whose_work_fails_has_the_focus_again_and_not_cancel(
    bare_desk: Desk, connector: Connector, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(connector, "set_address", fail)
    dialog = opened(bare_desk)
    write(dialog, "Service address", "http://127.0.0.1:1/v1")
    write(dialog, "API key", "a-key")
    pressed = find(dialog, QPushButton, "Connect")
    pressed.setFocus()
    click(dialog, "Connect")
    assert find(dialog, QPushButton, "Cancel").hasFocus()  # Qt hands it on while the other one is disabled
    bare_desk.wait(pressed.hasFocus)


def test_a_bad_address_is_said_as_it_is_typed(bare_desk: Desk) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", "http://pets.example.com/v1")
    assert says(dialog, "must begin with https://")
    write(dialog, "Service address", "https://pets.example.com")
    assert says(dialog, "does not end in a version")
    write(dialog, "Service address", URL)
    assert not says(dialog, "https://")


def test_addresses_that_were_typed_stay_while_the_profiles_are_looked_through(bare_desk: Desk) -> None:
    dialog = opened(bare_desk)
    write(dialog, "Service address", URL)
    choose(dialog, "Staging")
    assert address(dialog).text() == ""
    write(dialog, "Service address", URL + "/staging")
    choose(dialog, "Production")
    assert address(dialog).text() == URL
    choose(dialog, "Staging")
    assert address(dialog).text() == URL + "/staging"


def test_it_says_where_the_key_is_kept_and_an_empty_field_keeps_it(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring, remote: Remote
) -> None:
    save(connector, keyring, *remote_texts(remote))
    dialog = opened(bare_desk)
    bare_desk.wait(lambda: says(dialog, "The key is kept in Fake Keyring."))
    assert key(dialog).text() == ""
    click(dialog, "Connect")
    bare_desk.wait(lambda: is_closed(bare_desk))
    assert keyring.written == []


def test_a_key_can_be_forgotten(bare_desk: Desk, connector: Connector, keyring: MemoryKeyring) -> None:
    save(connector, keyring)
    dialog = opened(bare_desk)
    forget(bare_desk, dialog)
    bare_desk.wait(lambda: says(dialog, "The key was forgotten."))
    bare_desk.wait(lambda: says(dialog, "No key is stored for this address."))
    assert keyring.keys == {}
    click(dialog, "Forget…")  # disabled: there is nothing to forget
    assert says(dialog, "The key was forgotten.")


def names_in_sight(dialog: QWidget) -> set[str]:
    """Return what the fields, buttons and labels in sight are called."""
    found = (each for each in dialog.findChildren(QWidget) if each.isVisible())
    return {
        each.accessibleName() or (each.text() if isinstance(each, (QAbstractButton, QLabel)) else "") for each in found
    }


def test_this_computer_shows_no_address_and_no_key(bare_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(bare_desk)
    choose(dialog, "This computer")
    assert says(dialog, "It needs no address and no key")
    other = {"Service address", "API key", "Show the key", "Use the key for this session only", "Forget…"}
    other.add("Test the connection")
    assert not other & names_in_sight(dialog)
    choose(dialog, "Production")
    assert other <= names_in_sight(dialog)
    choose(dialog, "This computer")
    monkeypatch.setattr(
        dialog_module, "KEYRING_DEADLINE_S", 0.0
    )  # its service may start slowly; it has no key to ask for
    tries: list[None] = []
    bare_desk.session.opening.connect(lambda: tries.append(None))
    click(dialog, "Connect")
    bare_desk.wait(lambda: is_closed(bare_desk))
    assert bare_desk.window.windowTitle() == "Pet Store – This computer"
    assert len(tries) == 1


def test_an_address_that_was_given_for_one_run_takes_a_key_for_one_run(
    bare_desk: Desk, keyring: MemoryKeyring, remote: Remote, connector: Connector
) -> None:
    base_url, real = remote
    bare_desk.session.open(lambda connector: connector.open_address(base_url))
    dialog = filled(bare_desk)
    assert says(dialog, f"Enter the API key for {base_url}.")
    assert address(dialog).text() == base_url
    assert not address(dialog).isEnabled()
    assert dialog.focusWidget() is key(dialog)
    write(dialog, "API key", real.reveal())
    press(key(dialog), "Return")
    bare_desk.wait(lambda: is_closed(bare_desk))
    assert keyring.written == []
    assert keyring.asked == []
    assert connector.settings().last_profile is None


def test_what_the_administrator_has_set_is_said_and_cannot_be_changed(qtbot: QtBot, tmp_path: Path) -> None:
    system = tmp_path / "system.toml"
    system.write_text(f'[production]\nbase_url = "{URL}"\n', encoding="utf-8")
    connector = Connector(SettingsFile(tmp_path / "settings.json", system), Credentials(None, no_keyring), tmp_path)
    with desk_with(qtbot, lambda: connector) as desk:
        dialog = opened(desk)
        assert address(dialog).text() == URL
        press(address(dialog), "Ctrl+A")
        press(address(dialog), "Delete")
        press(address(dialog), "x")
        assert address(dialog).text() == URL
        press(address(dialog), "Ctrl+A")
        press(address(dialog), "Ctrl+C")
        assert clipboard() == URL  # it can be read and copied
        heard = QAccessible.queryAccessibleInterface(address(dialog))
        heard.setText(QAccessible.Text.Value, "https://elsewhere.example.com/v1")  # as assistive programs type
        assert address(dialog).text() == URL
        assert says(dialog, "Set by the administrator of this computer.")
        assert address(dialog).accessibleDescription() == "Set by the administrator of this computer."
        assert says(dialog, f"{keyring_name()} can't be used on this computer.")
        choose(dialog, "Staging")
        assert not address(dialog).isReadOnly()
        assert address(dialog).accessibleDescription() == ""


# ------------------------------------------------------------------------------------- what the administrator has set

EVERYTHING = """
[production]
base_url = "https://pets.example.com/v1"
[staging]
base_url = "http://pets.store.lan:8080/v1"
[policy]
profiles = ["production", "staging"]
automatic_refresh = "1 min"
insecure_hosts = ["pets.store.lan:8080", "192.0.2.7"]
"""
INSECURE = "This connection is not encrypted: others on the network can read the key. The administrator of this"


@contextmanager
def managed_desk(qtbot: QtBot, folder: Path, content: str) -> Iterator[Desk]:
    """Show the window on a computer whose administrator has written this."""
    (folder / "system.toml").write_text(content, "utf-8")
    settings = SettingsFile(folder / "settings.json", folder / "system.toml")
    connector = Connector(settings, Credentials(None, MemoryKeyring()), folder)
    with desk_with(qtbot, lambda: connector) as desk:
        yield desk


def offered(dialog: QDialog) -> list[str]:
    return [profiles(dialog).itemText(row) for row in range(profiles(dialog).count())]


def warnings_in(dialog: QDialog) -> list[str]:
    labels = dialog.findChildren(QLabel)
    return [
        each.text().replace("\u200b", "") for each in labels if each.isVisible() and each.property("role") == "stale"
    ]


def test_only_what_the_administrator_offers_can_be_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    with managed_desk(qtbot, tmp_path, '[policy]\nprofiles = ["staging", "this-computer"]\n') as desk:
        dialog = opened(desk)
        assert offered(dialog) == ["Staging", "This computer"]
        assert profiles(dialog).accessibleDescription() == "Only these profiles are offered: Staging, This computer."


def test_all_that_is_set_is_listed_in_one_place(qtbot: QtBot, tmp_path: Path) -> None:
    with managed_desk(qtbot, tmp_path, EVERYTHING) as desk:
        click(opened(desk), "Set by the administrator…")
        box = desk.dialog("Set by the administrator of this computer")
        lines = [
            "The address of Production: https://pets.example.com/v1",
            "The address of Staging: http://pets.store.lan:8080/v1",
            "Only these profiles are offered: Production, Staging.",
            "The list refreshes every minute.",
            "May be used without encryption: 192.0.2.7, pets.store.lan:8080",
        ]
        assert "\n".join(lines) in sentences(box)
        click(box, "Close")
        desk.wait(lambda: not box.isVisible())
        assert desk.dialog(TITLE).isVisible()


def test_nothing_is_listed_where_nothing_is_set(qtbot: QtBot, tmp_path: Path) -> None:
    with managed_desk(qtbot, tmp_path, '[policy]\nprofiles = ["nowhere"]\n') as desk:
        dialog = opened(desk)
        assert not is_there(dialog, "Set by the administrator…")
        assert offered(dialog) == PROFILES
        assert profiles(dialog).accessibleDescription() == ""


def test_an_address_without_encryption_is_said_to_be_one(qtbot: QtBot, tmp_path: Path) -> None:
    with managed_desk(qtbot, tmp_path, EVERYTHING) as desk:
        dialog = opened(desk)
        assert not says(dialog, "encrypt")
        assert warnings_in(dialog) == []
        choose(dialog, "Staging")
        said = "Set by the administrator of this computer. It is not encrypted: others on the network can read the key."
        assert said in sentences(dialog)
        assert address(dialog).accessibleDescription() == said
        assert warnings_in(dialog) == [said]
        choose(dialog, "Production")
        assert warnings_in(dialog) == []


def test_an_address_without_encryption_that_one_types_is_said_to_be_one(qtbot: QtBot, tmp_path: Path) -> None:
    with managed_desk(qtbot, tmp_path, '[policy]\ninsecure_hosts = ["pets.store.lan:8080"]\n') as desk:
        dialog = opened(desk)
        write(dialog, "Service address", "http://pets.store.lan:8080/v1")
        (warning,) = warnings_in(dialog)
        assert warning.startswith(INSECURE)
        key(dialog).setFocus()
        assert address(dialog).accessibleDescription().startswith(INSECURE)
        choose(dialog, "Staging")
        assert not says(dialog, "encrypt")
        choose(dialog, "Production")
        assert says(dialog, INSECURE)
        write(dialog, "Service address", "http://pets.store.lan:8081/v1")
        assert says(dialog, "must begin with https://")
        assert not says(dialog, "not encrypted")
        assert warnings_in(dialog) == []


def test_what_is_not_offered_any_more_is_said_and_the_dialog_leads_on(
    qtbot: QtBot, tmp_path: Path, store: FakeStore
) -> None:
    with managed_desk(qtbot, tmp_path, "") as desk:
        connection = replace(store.connection(), profile=Profile(ProfileName.STAGING, URL))
        desk.session.open(lambda _connector: connection)
        desk.wait(lambda: desk.session.connection is connection)
        (tmp_path / "system.toml").write_text('[policy]\nprofiles = ["production", "this-computer"]\n', "utf-8")
        desk.session.open(lambda connector: connector.open(ProfileName.STAGING))
        box = desk.box()
        assert box.windowTitle() == "Not offered on this computer"
        assert says(box, "Staging cannot be opened here: the administrator of this computer does not offer it.")
        assert not is_there(box, "Details")  # there is no more to it
        click(box, "Connection…")
        dialog = filled(desk)
        assert offered(dialog) == ["Production", "This computer"]
        assert profiles(dialog).currentText() == "Production"
        assert desk.session.connection is connection  # what was open stays open


@pytest.fixture
def hanging() -> Iterator[HangingKeyring]:
    keyring = HangingKeyring()
    yield keyring
    keyring.answer.set()


def test_while_the_keyring_does_not_answer_the_dialog_does(
    qtbot: QtBot, tmp_path: Path, hanging: HangingKeyring
) -> None:
    connector = Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, hanging), tmp_path)
    connector.set_address(ProfileName.PRODUCTION, URL)
    with desk_with(qtbot, lambda: connector) as desk:
        desk.press("Ctrl+,")
        dialog = desk.dialog(TITLE)
        desk.wait(hanging.reached.is_set)
        assert says(dialog, waiting_text())
        desk.wait(lambda: says(dialog, f"{waiting_text()} If it asks for its password, answer it."))
        write(dialog, "API key", "typed meanwhile")
        assert key(dialog).text() == "typed meanwhile"
        hanging.answer.set()
        desk.wait(lambda: says(dialog, "No key is stored for this address."))
        assert key(dialog).text() == "typed meanwhile"
        assert hanging.questions == [URL]  # it was said before the question was given up


def test_cancelling_changes_nothing(desk: Desk, store: FakeStore) -> None:
    before = desk.session.connection
    dialog = opened(desk)
    write(dialog, "API key", "another")
    click(dialog, "Cancel")
    desk.wait(lambda: is_closed(desk))
    assert desk.session.connection is before
    assert len(store.requests) == 1


# ------------------------------------------------------------------------- openings that the dialog did not begin


@pytest.fixture
def go() -> Iterator[Event]:
    """Return what ends the opening of :func:`open_slowly`."""
    go = Event()
    yield go
    go.set()


def open_slowly(desk: Desk, store: FakeStore, go: Event, error: Exception | None = None) -> None:
    """Begin to open a service, as the start of the program does; it ends with ``go``."""

    def opener(_connector: Connector) -> Connection:
        assert go.wait(PATIENCE_S)
        if error is not None:
            raise error
        return store.connection()

    desk.session.open(opener)


def fill_in_staging(dialog: QDialog) -> None:
    choose(dialog, "Staging")
    write(dialog, "Service address", URL)
    write(dialog, "API key", "the-key-of-staging")


def is_filled_in(dialog: QDialog) -> bool:
    texts = profiles(dialog).currentText(), address(dialog).text(), key(dialog).text()
    return dialog.isVisible() and texts == ("Staging", URL, "the-key-of-staging")


def test_a_service_that_opens_late_leaves_the_dialog_that_is_being_filled_in(
    bare_desk: Desk, store: FakeStore, go: Event
) -> None:
    open_slowly(bare_desk, store, go)
    dialog = opened(bare_desk)
    fill_in_staging(dialog)
    go.set()
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert is_filled_in(dialog)


def test_a_store_that_is_restarted_leaves_the_dialog_that_is_being_filled_in(bare_desk: Desk, store: FakeStore) -> None:
    session = bare_desk.session
    session.open(lambda _connector: replace(store.connection(), profile=Profile(ProfileName.THIS_COMPUTER, None)))
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    dialog = opened(bare_desk)
    fill_in_staging(dialog)
    before = session.connection
    session.reopen(automatic=True)
    bare_desk.wait(lambda: session.connection is not before)
    assert is_filled_in(dialog)


def test_a_service_that_opens_late_closes_a_dialog_in_which_nothing_was_filled_in(
    bare_desk: Desk, store: FakeStore, go: Event
) -> None:
    open_slowly(bare_desk, store, go)
    opened(bare_desk)
    go.set()
    bare_desk.wait(lambda: is_closed(bare_desk))
    bare_desk.wait_for_names("Rex", "Luna", "Milo")


def test_why_another_opening_failed_is_said_above_and_not_of_what_is_typed(
    bare_desk: Desk, store: FakeStore, go: Event
) -> None:
    open_slowly(bare_desk, store, go, AddressNeeded(Profile(ProfileName.PRODUCTION, None)))
    dialog = opened(bare_desk)
    fill_in_staging(dialog)
    key(dialog).setFocus()
    go.set()
    bare_desk.wait(lambda: says(dialog, "Production has no address yet."))
    assert is_filled_in(dialog)
    assert invalid(dialog) == []
    assert key(dialog).hasFocus()


def test_after_a_failure_of_its_own_the_dialog_stays_when_another_service_opens(
    bare_desk: Desk, store: FakeStore, go: Event
) -> None:
    dialog = opened(bare_desk)
    fill_in_staging(dialog)
    write(dialog, "API key", "two words")
    click(dialog, "Connect")
    bare_desk.wait(lambda: invalid(dialog) == [key(dialog)])
    fill_in_staging(dialog)
    open_slowly(bare_desk, store, go)
    go.set()
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert is_filled_in(dialog)


def test_cancelling_leaves_an_opening_that_the_dialog_did_not_begin(
    bare_desk: Desk, store: FakeStore, go: Event
) -> None:
    open_slowly(bare_desk, store, go)
    dialog = opened(bare_desk)
    fill_in_staging(dialog)
    click(dialog, "Cancel")
    bare_desk.wait(lambda: is_closed(bare_desk))
    assert not says(bare_desk.window, "Welcome to Pet Store")
    go.set()
    bare_desk.wait_for_names("Rex", "Luna", "Milo")


def test_cancelling_stops_an_opening_that_the_dialog_began(
    qtbot: QtBot, tmp_path: Path, hanging: HangingKeyring
) -> None:
    connector = Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, hanging), tmp_path)
    with desk_with(qtbot, lambda: connector) as desk:
        dialog = opened(desk)
        write(dialog, "Service address", URL)
        click(dialog, "Connect")
        desk.wait(hanging.reached.is_set)
        click(dialog, "Cancel")
        desk.wait(lambda: is_closed(desk))
        assert not desk.session.is_opening
        assert says(desk.window, "Welcome to Pet Store")
        hanging.answer.set()


# ------------------------------------------------------------ what comes after another service was chosen or typed

OTHER = "https://staging.example.com/v1"


class SlowConnector:
    """Lets one kind of work on a connector wait for ``go``; it ends with ``error``, or as ``then`` does."""

    def __init__(self, desk: Desk, go: Event) -> None:
        self.then: Callable[..., object] = lambda *_arguments, **_options: None
        self.error: Exception | None = None
        self._desk = desk
        self._go = go
        self._workers: list[Thread] = []

    def __call__(self, *arguments: object, **options: object) -> object:
        self._workers.append(current_thread())
        assert self._go.wait(PATIENCE_S)
        if self.error is not None:
            raise self.error
        return self.then(*arguments, **options)

    def wait_until_asked(self) -> None:
        self._desk.wait(lambda: self._workers != [])

    def end(self) -> None:
        """Let it end, and the window take note of that."""
        self._go.set()
        self._desk.wait(lambda: not any(worker.is_alive() for worker in self._workers))
        QApplication.processEvents()


@pytest.fixture
def slow(bare_desk: Desk, go: Event, connector: Connector, keyring: MemoryKeyring) -> SlowConnector:
    """Return work for the connector, which knows an address and a key for both profiles."""
    save(connector, keyring)
    connector.set_address(ProfileName.STAGING, OTHER)
    keyring.keys[OTHER] = "the-other-key"
    return SlowConnector(bare_desk, go)


def show_another(dialog: QDialog, how: str) -> None:
    if how == "profile":
        choose(dialog, "Staging")
    else:
        write(dialog, "Service address", OTHER)


@pytest.mark.parametrize("how", ["profile", "address"])
@pytest.mark.parametrize(
    "error", [None, AuthenticationError(code="unauthorized", message="no", status=401), NoAnswerError("late")]
)
def test_the_outcome_of_a_test_is_not_said_of_another_service(
    bare_desk: Desk,
    slow: SlowConnector,
    connector: Connector,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
    error: Exception | None,
) -> None:
    slow.error, slow.then = error, lambda *_arguments: ServiceFeatures(idempotent_adds=True, tags=True)
    monkeypatch.setattr(connector, "test", slow)
    dialog = opened(bare_desk)
    click(dialog, "Test the connection")
    slow.wait_until_asked()
    show_another(dialog, how)
    assert find(dialog, QPushButton, "Test the connection").isEnabled()
    bare_desk.wait(lambda: not says(dialog, waiting_text()))
    before = sentences(dialog)
    slow.end()
    assert sentences(dialog) == before
    assert not says(dialog, "Testing the connection…")
    assert invalid(dialog) == []


def test_the_outcome_of_a_test_goes_when_another_address_is_typed(
    bare_desk: Desk, slow: SlowConnector, connector: Connector, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow.then = lambda *_arguments: ServiceFeatures(idempotent_adds=True, tags=True)
    monkeypatch.setattr(connector, "test", slow)
    dialog = opened(bare_desk)
    click(dialog, "Test the connection")
    slow.wait_until_asked()
    slow.end()
    bare_desk.wait(lambda: says(dialog, "The service answers and accepts the key."))
    write(dialog, "Service address", OTHER)
    assert not says(dialog, "The service answers and accepts the key.")


@pytest.mark.parametrize("how", ["profile", "address"])
def test_why_a_service_did_not_open_is_said_above_once_another_is_chosen(
    bare_desk: Desk, slow: SlowConnector, connector: Connector, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    slow.error = KeyNeeded(Profile(ProfileName.PRODUCTION, URL), URL, None)
    monkeypatch.setattr(connector, "open", slow)
    dialog = opened(bare_desk)
    click(dialog, "Connect")
    slow.wait_until_asked()
    show_another(dialog, how)
    slow.end()
    bare_desk.wait(lambda: says(dialog, f"Enter the API key for {URL}."))
    assert invalid(dialog) == []
    assert address(dialog).text() == OTHER
    assert not says(dialog, "Connecting…")
    assert find(dialog, QPushButton, "Connect").isEnabled()


def test_a_key_that_is_found_later_leaves_what_is_said_of_another_service(
    bare_desk: Desk, slow: SlowConnector, connector: Connector, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow.error = KeyNeeded(Profile(ProfileName.PRODUCTION, URL), URL, None)
    monkeypatch.setattr(connector, "open", slow)
    dialog = opened(bare_desk)
    click(dialog, "Connect")
    slow.wait_until_asked()
    found, read = Event(), connector.read_key

    def read_late(address: str) -> StoredKey:
        assert found.wait(PATIENCE_S)
        return read(address)

    monkeypatch.setattr(connector, "read_key", read_late)
    show_another(dialog, "profile")
    slow.end()
    bare_desk.wait(lambda: says(dialog, f"Enter the API key for {URL}."))
    found.set()
    bare_desk.wait(lambda: find(dialog, QLineEdit, "API key").placeholderText() == "leave empty to keep the key")
    assert says(dialog, f"Enter the API key for {URL}.")


def test_a_key_that_is_found_later_answers_what_an_opening_of_its_service_has_said(
    bare_desk: Desk, connector: Connector, keyring: MemoryKeyring
) -> None:
    save(connector, keyring)
    dialog = opened(bare_desk)
    bare_desk.session.open_failed.emit(KeyNeeded(Profile(ProfileName.PRODUCTION, URL), URL, None))  # that of the start
    assert says(dialog, f"Enter the API key for {URL}.")
    write(dialog, "Service address", OTHER)
    write(dialog, "Service address", URL)  # asks for its key once more
    bare_desk.wait(lambda: not says(dialog, f"Enter the API key for {URL}."))


def test_a_service_that_opens_leaves_the_dialog_in_which_another_is_filled_in(
    bare_desk: Desk, slow: SlowConnector, connector: Connector, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow.then = lambda *_arguments, **_options: store.connection()
    monkeypatch.setattr(connector, "open", slow)
    dialog = opened(bare_desk)
    click(dialog, "Connect")
    slow.wait_until_asked()
    fill_in_staging(dialog)
    slow.end()
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    assert is_filled_in(dialog)


@pytest.mark.parametrize("how", ["profile", "address"])
@pytest.mark.parametrize("error", [None, TaskTimeoutError()])
def test_what_was_forgotten_is_not_said_of_another_service(
    bare_desk: Desk,
    slow: SlowConnector,
    connector: Connector,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
    error: Exception | None,
) -> None:
    slow.error, slow.then = error, connector.forget_key
    monkeypatch.setattr(connector, "forget_key", slow)
    dialog = opened(bare_desk)
    forget(bare_desk, dialog)
    slow.wait_until_asked()
    show_another(dialog, how)
    bare_desk.wait(lambda: not says(dialog, waiting_text()))
    before = sentences(dialog)
    slow.end()
    above = [] if error is None else [failure_sentence(error)]
    assert sorted(sentences(dialog)) == sorted(before + above)
    assert not says(dialog, "Forgetting…")


def remote_texts(remote: Remote) -> tuple[str, str]:
    return remote[0], remote[1].reveal()
