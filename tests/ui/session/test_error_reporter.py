"""Each failure once, as a message; a 401 asks for the key and goes on; the window outlives its own faults."""

import ssl
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connection import Connection
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.local_service import LocalService
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.runtime.crash_reports import CrashReports
from petstore_gui.ui.pet_list.list_controller import PetListController
from petstore_gui.ui.widgets import message_dialog
from tests.connection.fakes import FailingKeyring, ForgetfulKeyring, KeyringFactory, MemoryKeyring
from tests.support.fake_store import KEY, Act, FakeStore, failing, json_response, refusing
from tests.support.patience import PATIENCE_S
from tests.support.windows import (
    Desk,
    boxes,
    click,
    clipboard,
    desk_with,
    dialog_titles,
    find,
    is_there,
    says,
    stale,
    write,
)

# Of the offscreen platform, when the look-up is brought to the front; says nothing.
pytestmark = pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")

NAMES = ("Rex", "Luna", "Milo")


def has_profiles(dialog: QDialog) -> bool:
    return find(dialog, QComboBox, "Profile").count() > 0


# ----------------------------------------------------------------------------------------------------------- failures


def no_trust() -> httpx.ConnectError:
    error = httpx.ConnectError("handshake")
    error.__cause__ = ssl.SSLCertVerificationError("self-signed certificate")
    return error


FAILURES: list[tuple[Act, str, str | None]] = [
    (refusing(403, "Not for you."), "The service answered with error 403", "Try again"),
    (refusing(500, "Oh."), "The service answered with error 500", "Try again"),
    (refusing(404, "Nothing here."), "Address not found", "Connection…"),
    (failing(httpx.ConnectError("refused")), "No connection to the service", "Try again"),
    (failing(httpx.ReadTimeout("late")), "No answer in time", "Try again"),
    (failing(no_trust()), "This connection isn't secure", "Try again"),
    (lambda _request: httpx.Response(200, html="<h1>Log in</h1>"), "Unexpected reply", None),
    (lambda _request: json_response([{"id": 2**63}]), "An answer this program cannot read", "Connection…"),
]


@pytest.mark.parametrize(
    ("act", "title", "action"), FAILURES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_each_failure_is_said_once_and_the_window_goes_on(
    bare_desk: Desk, store: FakeStore, act: Act, title: str, action: str | None
) -> None:
    desk = bare_desk
    store.next(act)  # the first list: once there is one, a band over it says what may pass
    desk.open(store)
    box = desk.box()
    assert box.windowTitle() == title
    assert says(box, title)
    assert action is None or is_there(box, action)
    click(box, "Close")
    assert dialog_titles() == []
    desk.press("F5")
    desk.wait(lambda: says(desk.window, "3 animals"))


def test_a_failure_that_may_lie_in_the_address_leads_to_the_profile(desk: Desk, store: FakeStore) -> None:
    store.next(refusing(404, "Nothing here."))
    desk.press("F5")
    click(desk.box(), "Connection…")  # the address may be wrong
    desk.dialog("Connection")


def test_a_service_that_is_away_may_have_another_address_or_come_back(bare_desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    bare_desk.open(store)
    assert is_there(bare_desk.box(), "Try again")
    click(bare_desk.box(), "Connection…")
    bare_desk.dialog("Connection")


def test_a_look_up_without_a_service_leads_to_the_profile(desk: Desk, store: FakeStore) -> None:
    store.next(failing(httpx.ConnectError("refused")))
    desk.look_up("77")
    click(desk.box(), "Connection…")
    desk.dialog("Connection")


def test_failures_do_not_pile_up(desk: Desk, store: FakeStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_dialog, "IDLE_AFTER_S", 0.0)  # an ID was typed just before
    store.next(*[failing(httpx.ConnectError("refused"))] * 3)
    dialog = desk.look_up("77")
    desk.box()
    desk.window.report_error(ValueError("another"))
    desk.window.report_error(ValueError("another"))
    assert len(boxes()) == 1
    click(boxes()[0], "Close")
    assert [box.message.text for box in boxes()] == ["another"]
    click(boxes()[0], "Close")
    assert dialog_titles() == [dialog.windowTitle()]


@pytest.mark.usefixtures("seconds_by_hand")
def test_a_message_goes_when_a_repeat_has_brought_the_list(bare_desk: Desk, store: FakeStore) -> None:
    desk = bare_desk
    store.next(failing(httpx.ConnectError("refused")), failing(httpx.ConnectError("refused")))
    desk.open(store)
    box = desk.box()
    for _repeat in range(2):  # the first fails, too
        assert boxes() == [box]
        desk.seconds(60)
        desk.wait(lambda: not desk.is_reading)
    assert dialog_titles() == []
    assert stale(desk) == []
    assert desk.names() == list(NAMES)


def test_a_message_goes_when_a_service_is_open_but_not_one_that_has_another_reason(
    bare_desk: Desk, store: FakeStore
) -> None:
    def fail(_connector: Connector) -> Connection:
        raise httpx.ConnectError("refused")

    bare_desk.session.open(fail)
    bare_desk.box()
    bare_desk.open(store)
    bare_desk.wait(lambda: dialog_titles() == [])
    bare_desk.window.report_error(ValueError("a fault"))
    bare_desk.open(store)
    assert bare_desk.box().message.text == "a fault"


def test_a_key_that_is_refused_while_nobody_asks_is_said_in_the_status_line_only(desk: Desk, store: FakeStore) -> None:
    store.key = "changed"
    controller = desk.window.findChild(PetListController)
    assert controller is not None
    controller.refresh()
    desk.wait(lambda: any("API key was not accepted" in sentence for sentence in stale(desk)))
    assert dialog_titles() == []
    desk.click("Try now")
    assert is_there(desk.box(), "Enter the API key…")


def test_the_key_is_in_no_message_even_where_the_service_repeats_it(desk: Desk, store: FakeStore) -> None:
    words = f"Bearer {KEY} is unknown"
    store.next(refusing(418, words), refusing(403, words))
    for _ in range(2):
        desk.press("F5")
        box = desk.box()
        click(box, "Copy details")
        assert KEY not in f"{box.message} {clipboard()}"
        assert "[API key]" in clipboard()
        click(box, "Close")


# -------------------------------------------------------------------------------------------------------------- a 401


@pytest.fixture
def shop(bare_desk: Desk, remote: tuple[str, ApiKey], connector: Connector, keyring: MemoryKeyring) -> Desk:
    """Return the window on the real service, with a key that it does not know any more."""
    connector.set_address(ProfileName.STAGING, remote[0])
    keyring.keys[remote[0]] = "a-key-of-yesterday"
    bare_desk.session.open(lambda connector: connector.open(ProfileName.STAGING))
    return bare_desk


def enter_key(desk: Desk, key: str) -> None:
    """Enter a key where it is asked for."""
    click(desk.box(), "Enter the API key…")
    dialog = desk.dialog("Connection")
    desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() != "")
    write(dialog, "API key", key)
    click(dialog, "Connect")
    desk.wait(lambda: "Connection" not in dialog_titles())


@pytest.mark.end_to_end
def test_after_a_401_the_animal_is_added_by_itself_and_once(
    shop: Desk, remote: tuple[str, ApiKey], keyring: MemoryKeyring
) -> None:
    click(shop.box(), "Close")
    shop.add("Bella", "7")
    enter_key(shop, remote[1].reveal())
    shop.wait_for_names("Bella")  # which a list may show before the answer to the add is here
    shop.wait(lambda: shop.line("Name").text() == "")
    assert keyring.keys == {remote[0]: remote[1].reveal()}
    shop.press("F5")
    shop.wait(lambda: says(shop.window, "1 animal"))


@pytest.mark.end_to_end
def test_after_a_401_the_look_up_goes_on_by_itself(shop: Desk, remote: tuple[str, ApiKey]) -> None:
    click(shop.box(), "Close")
    dialog = shop.look_up("77")
    enter_key(shop, remote[1].reveal())
    assert says(shop.box(), "No animal found with ID 77")
    assert dialog.isVisible()


@pytest.mark.end_to_end
def test_whoever_gives_no_key_is_not_asked_again_and_the_animal_waits(shop: Desk) -> None:
    click(shop.box(), "Close")
    shop.add("Bella", "7")
    click(shop.box(), "Enter the API key…")
    click(shop.dialog("Connection"), "Cancel")
    shop.wait(lambda: dialog_titles() == [])
    shop.wait_for_pending(("Bella", "Waiting"))
    shop.wait(lambda: says(shop.window, "The API key was not accepted."))
    shop.click("Send now")
    assert says(shop.box(), "The service did not accept the API key")


def test_several_refusals_are_one_question(desk: Desk, store: FakeStore) -> None:
    store.key = "changed"
    desk.add("Bella", "7")
    desk.click("Sold")
    desk.wait(lambda: len(store.requests) == 3)
    desk.box()
    connection = store.connection(key="changed")
    desk.session.open(lambda _connector: connection)
    desk.wait(lambda: store.pets[0].name == "Bella")
    desk.wait(lambda: "Milo" in desk.names() or "Bella" in desk.names())
    assert boxes() == []  # it has been answered


def test_a_401_in_the_middle_of_a_filter_goes_on_with_that_filter(desk: Desk, store: FakeStore) -> None:
    store.key = "changed"
    desk.click("Sold")
    desk.box()
    connection = store.connection(key="changed")
    desk.session.open(lambda _connector: connection)
    desk.wait_for_names("Milo")
    assert find(desk.window, QAbstractButton, "Sold").isChecked()


@pytest.mark.end_to_end
@pytest.mark.parametrize(
    ("keyring", "words", "detail"),
    [
        (ForgetfulKeyring(), "did not keep the key", ""),
        (FailingKeyring(writing=ValueError("too long")), "does not work", "ValueError: too long"),
    ],
)
def test_a_key_that_the_keyring_did_not_keep_is_said_once(
    qtbot: QtBot, tmp_path: Path, remote: tuple[str, ApiKey], keyring: KeyringFactory, words: str, detail: str
) -> None:
    connector = Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, keyring), tmp_path / "data")
    with desk_with(qtbot, lambda: connector) as desk:
        for times in range(2):
            desk.press("Ctrl+,")
            dialog = desk.dialog("Connection")
            desk.wait(partial(has_profiles, dialog))
            write(dialog, "Service address", remote[0])
            write(dialog, "API key", remote[1].reveal())
            click(dialog, "Connect")
            desk.wait(lambda: "Connection" not in dialog_titles() and says(desk.window, "0 animals"))
            assert [box.windowTitle() for box in boxes()] == ["The key is for this session only"][times:]
            for box in boxes():
                assert says(box, words)
                assert is_there(box, "Details") == bool(detail)
                if detail:
                    click(box, "Details")
                    assert find(box, QPlainTextEdit, "Details").toPlainText() == detail
                click(box, "Close")


# --------------------------------------------------------------------------------------------------- faults of our own


@pytest.fixture
def hooked(qtbot: QtBot, connector: Connector, store: FakeStore, tmp_path: Path) -> Iterator[Desk]:
    """Return the window with the program's own hook for uncaught exceptions."""
    with desk_with(qtbot, lambda: connector) as desk:
        notes = CrashReports(tmp_path / "crash-notes")
        notes.faulted.connect(desk.window.report_error)
        notes.watch()
        try:
            desk.open(store)
            yield desk
        finally:
            notes.close()


class Sender(QObject):
    sent = Signal()


def fail() -> None:
    raise ValueError("a fault in a slot")


def test_an_exception_in_a_slot_is_one_message_and_the_window_goes_on(
    hooked: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    sender = Sender()
    sender.sent.connect(fail)
    for _ in range(5):
        sender.sent.emit()
    assert hooked.box().message.text == "a fault in a slot"
    click(boxes()[0], "Close")
    assert boxes() == []
    assert "ValueError: a fault in a slot" in capsys.readouterr().err
    hooked.click("Sold")
    hooked.wait_for_names("Milo")


@pytest.mark.end_to_end
def test_a_store_on_this_computer_that_has_stopped_is_started_again(qtbot: QtBot, tmp_path: Path) -> None:
    services: list[LocalService] = []

    def make_service(database: Path) -> LocalService:
        services.append(LocalService(database))
        return services[-1]

    settings, credentials = SettingsFile(tmp_path / "settings.json"), Credentials(None, MemoryKeyring())
    connector = Connector(settings, credentials, tmp_path / "data", make_service=make_service)
    with desk_with(qtbot, lambda: connector) as desk:
        desk.session.open(lambda connector: connector.open(ProfileName.THIS_COMPUTER))
        desk.wait(lambda: says(desk.window, "0 animals"))
        desk.add("Rex", "1")
        desk.wait_for_names("Rex")
        child = services[-1]._child  # noqa: SLF001
        assert child is not None
        child.process.kill()
        child.process.wait(PATIENCE_S)
        desk.add("Luna", "2")
        desk.wait(lambda: says(desk.window, "The store has stopped"))
        assert desk.pending() == [("Luna", "Waiting")]
        stopped = desk.session.connection
        desk.press("F5")
        desk.wait(lambda: desk.session.connection is not stopped)
        desk.wait_for_names("Luna", "Rex")  # which goes by itself
        assert desk.pending() == []
