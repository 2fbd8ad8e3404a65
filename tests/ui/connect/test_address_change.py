"""A profile whose address is changed: two services write down what they are sent; neither sees the other's key."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from petstore_gui.connection.api_key import ApiKey
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.profile import ProfileName
from petstore_gui.connection.settings import SettingsFile
from tests.connection.fakes import MemoryKeyring
from tests.support.raw_server import Peer, RawServer, answer
from tests.support.windows import Desk, boxes, click, desk_with, is_there, says, write
from tests.ui.connect.test_dialog import address, filled, is_closed, opened

pytestmark = pytest.mark.end_to_end

PRODUCTION = ProfileName.PRODUCTION
KEY = "the-key-of-the-first"
OTHER_KEY = "the-key-of-the-second"
REFUSAL = answer(b'{"code":"unauthorized","message":"no","status":401}', status="401 Unauthorized")


def shop(peer: Peer) -> None:
    """Answer every list with nothing, and refuse the key of every add."""
    while request := peer.read_request():
        peer.send(REFUSAL if request.startswith(b"POST") else answer())


class Shops:
    """The window on the first of two services, and what both were sent."""

    def __init__(self, desk: Desk, first: RawServer, second: RawServer) -> None:
        self.desk, self.first, self.second = desk, first, second

    def sent_to_second(self) -> bytes:
        return b"".join(self.second.requests)

    def change_address(self, dialog: QDialog, url: str) -> None:
        write(dialog, "Service address", url)
        assert address(dialog).text() == url

    def open_second_with_its_own_key(self, dialog: QDialog) -> None:
        """End what every test ends with: the change goes through, and the second has its own key only."""
        write(dialog, "API key", OTHER_KEY)
        click(dialog, "Connect")
        self.desk.wait(lambda: is_closed(self.desk) and self.second.requests != [])
        self.desk.wait(lambda: says(self.desk.window, "0 animals"))
        assert f"Bearer {OTHER_KEY}".encode() in self.second.requests[0]
        assert KEY.encode() not in self.sent_to_second()
        assert OTHER_KEY.encode() not in b"".join(self.first.requests)


@contextmanager
def shops(qtbot: QtBot, folder: Path, *, from_environment: bool = False, opened: bool = True) -> Iterator[Shops]:
    """Give a window whose production service is the first, opened with its key."""
    keyring = MemoryKeyring()
    with ExitStack() as stack:
        first, second = (stack.enter_context(RawServer(shop)) for _ in range(2))
        credentials = Credentials(ApiKey(KEY) if from_environment else None, keyring)
        connector = Connector(SettingsFile(folder / "settings.json"), credentials, folder / "data")
        connector.set_address(PRODUCTION, first.url)
        if not from_environment:
            keyring.keys[first.url] = KEY
        desk = stack.enter_context(desk_with(qtbot, lambda: connector))
        if opened:
            desk.session.open(lambda connector: connector.open(PRODUCTION))
            desk.wait(lambda: says(desk.window, "0 animals"))
            assert f"Bearer {KEY}".encode() in first.requests[0]
        yield Shops(desk, first, second)


@pytest.mark.parametrize("from_environment", [False, True])
def test_the_new_address_is_not_even_asked_before_it_has_a_key(
    qtbot: QtBot, tmp_path: Path, *, from_environment: bool
) -> None:
    with shops(qtbot, tmp_path, from_environment=from_environment) as both:
        dialog = opened(both.desk)
        both.change_address(dialog, both.second.url)
        for button in ("Connect", "Test the connection"):
            click(dialog, button)
            both.desk.wait(lambda: says(dialog, f"Enter the API key for {both.second.url}."))
        assert both.second.connections == 0
        both.open_second_with_its_own_key(dialog)


def test_a_key_from_the_environment_goes_to_the_first_address_that_is_tried_only(qtbot: QtBot, tmp_path: Path) -> None:
    with shops(qtbot, tmp_path, from_environment=True, opened=False) as both:
        dialog = opened(both.desk)
        click(dialog, "Test the connection")
        both.desk.wait(lambda: says(dialog, "accepts the key"))
        both.change_address(dialog, both.second.url)
        for button in ("Test the connection", "Connect"):
            click(dialog, button)
            both.desk.wait(lambda: says(dialog, f"Enter the API key for {both.second.url}."))
        assert both.second.connections == 0
        both.open_second_with_its_own_key(dialog)


def test_https_in_place_of_http_is_another_address(qtbot: QtBot, tmp_path: Path) -> None:
    with shops(qtbot, tmp_path) as both:
        dialog = opened(both.desk)
        before = both.first.connections
        url = both.first.url.replace("http://", "https://")
        both.change_address(dialog, url)
        for button in ("Test the connection", "Connect"):
            click(dialog, button)
            both.desk.wait(lambda: says(dialog, f"Enter the API key for {url}."))
        assert both.first.connections == before
        both.change_address(dialog, both.second.url)
        both.open_second_with_its_own_key(dialog)


def test_an_add_that_waits_for_a_key_does_not_go_to_the_new_address(qtbot: QtBot, tmp_path: Path) -> None:
    with shops(qtbot, tmp_path) as both:
        desk = both.desk
        desk.add("Rex", "1")
        desk.wait(lambda: any(is_there(box, "Enter the API key…") for box in boxes()))
        click(desk.box(), "Enter the API key…")
        dialog = filled(desk)
        both.change_address(dialog, both.second.url)
        click(dialog, "Connect")
        desk.wait(lambda: says(dialog, f"Enter the API key for {both.second.url}."))
        assert both.second.connections == 0
        both.open_second_with_its_own_key(dialog)
        assert b"POST" not in both.sent_to_second()
        assert b"Rex" not in both.sent_to_second()
        assert sum(request.startswith(b"POST") for request in both.first.requests) == 1
