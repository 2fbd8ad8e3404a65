"""Addresses, keys and certificates in the window: what is refused is said, and the key goes to its service only."""

import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit

from tests.faults.cases import ADD, LIST, MOVED, WAITS, meets
from tests.faults.row import Record, Row
from tests.faults.scene import Act, Scene, first_with, is_gone
from tests.faults.store import Store
from tests.support import faults
from tests.support.certificates import Authority
from tests.support.faulty_proxy import FaultyProxy
from tests.support.raw_server import RawServer, answer, answering
from tests.support.service import KEY
from tests.support.windows import Desk, click, find, says, write

pytestmark = [pytest.mark.end_to_end, pytest.mark.qt_log_ignore(r"^This plugin does not support raise\(\)$")]

UNPROVED = "This connection isn't secure"


def connection_dialog(desk: Desk) -> QDialog:
    """Open the dialog for profile and key, and wait until it is filled."""
    desk.press("Ctrl+,")
    dialog = desk.dialog("Connection")
    desk.wait(lambda: find(dialog, QLineEdit, "Service address").text() != "")
    return dialog


# --------------------------------------------------------------------------------------------------------- addresses


REASONS = {
    "http://pets.example.com/v1": "The address must begin with https://. Without the s, others could read the key",
    "http://127.0.0.1@evil.com/v1": "The address must not contain a user name",
    "http://2130706433/v1": "The number in place of the computer's name",
    "http://evil.com\\@127.0.0.1/v1": "The address contains a blank, a backslash",
}


def test_an_address_that_is_not_this_computers_needs_https(scene: Scene, record: Record) -> None:
    before = len(scene.proxy.requests)
    dialog = connection_dialog(scene.desk)
    for address, reason in REASONS.items():
        write(dialog, "Service address", f" {address}")
        click(dialog, "Connect")
        scene.wait_for_words(reason)
        record(Row(20, address, "connect", first_with(reason)))
        assert dialog.isVisible()
    assert len(scene.proxy.requests) == before


@pytest.mark.parametrize("gives_a_key", [True, False])
def test_the_key_of_an_address_is_not_sent_to_the_next_one(scene: Scene, *, gives_a_key: bool) -> None:
    with RawServer(answering(answer())) as other:
        dialog = connection_dialog(scene.desk)
        write(dialog, "Service address", other.url)
        if gives_a_key:
            write(dialog, "API key", "the-key-of-the-other")
        click(dialog, "Connect")
        if gives_a_key:
            scene.desk.wait(lambda: is_gone(dialog) and says(scene.desk.window, "There are no animals here yet."))
            shown = first_with("updated")
        else:
            scene.wait_for_words("No key is stored for this address")
            shown = first_with("No key is stored for this address")
            click(dialog, "Cancel")
        assert not any(KEY.encode() in request for request in other.requests)
        assert bool(other.requests) == gives_a_key
        dialog = connection_dialog(scene.desk)
        write(dialog, "Service address", scene.proxy.url)
        click(dialog, "Connect")
        scene.desk.wait(lambda: is_gone(dialog) and "Rex" in scene.desk.names())
        if scene.desk.line("Name").text() != scene.name:
            scene.fill()  # a draft is kept for each service; this one was typed for another
    scene.settle(Row(31, f"new address, {'its own' if gives_a_key else 'no'} key", "connect", shown))


# ------------------------------------------------------------------------------------------------------ certificates


class TestCertificates:
    """Over a proxy that speaks TLS; the system trusts ``company``."""

    pytestmark = pytest.mark.skipif(
        sys.platform != "linux", reason="only here a test can add to what the system trusts"
    )

    @pytest.fixture
    def company(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Authority:
        authority = Authority(tmp_path, "company")
        monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
        return authority

    @pytest.fixture
    def proxy(self, store: Store, company: Authority) -> Iterator[FaultyProxy]:
        with FaultyProxy(store.url, tls=company.server()) as proxy:
            yield proxy

    @pytest.mark.parametrize(
        ("act", "whose", "make", "reason"),
        [
            *((act, "of a stranger", lambda _, other: other.server(), "does not trust who issued") for act in Act),
            (LIST, "of another host", lambda own, _: own.server(address="127.0.0.2"), "belongs to another address"),
            (
                LIST,
                "expired",
                lambda own, _: own.server(until=datetime.now(UTC) - timedelta(minutes=1)),
                "has expired, or is not valid yet",
            ),
        ],
    )
    def test_each_says_its_own_reason_and_nothing_is_sent(
        self,
        scene: Scene,
        company: Authority,
        tmp_path: Path,
        act: Act,
        whose: str,
        make: "Callable[[Authority, Authority], object]",
        reason: str,
    ) -> None:
        before = len(scene.proxy.requests)
        scene.proxy.show_certificate(make(company, Authority(tmp_path, "stranger")))  # type: ignore[arg-type]
        scene.do(act)
        if act is ADD:
            scene.wait_for_words(UNPROVED, WAITS)
            scene.desk.click("Details")
        scene.wait_for_words(UNPROVED, reason)
        shown = first_with(reason)
        assert len(scene.proxy.requests) == before
        scene.proxy.show_certificate(company.server())
        scene.settle(Row(23, f"certificate {whose}", act, shown))

    def test_a_redirect_to_http_is_not_followed(self, scene: Scene) -> None:
        with RawServer(answering(answer())) as elsewhere:
            meets(faults.redirecting(elsewhere.url))(scene, LIST)
            scene.do(LIST)
            scene.wait_for_words(MOVED, elsewhere.url)
            scene.settle(Row(8, "redirect from https to http", LIST, first_with(MOVED)))
            assert elsewhere.requests == []
