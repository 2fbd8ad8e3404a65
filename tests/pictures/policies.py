"""Scenes of a computer whose administrator has set something: what is locked, what is not offered, and what is said."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMenuBar

from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.connection import Connection, KeyNeeded
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import ProfileName
from tests.pictures.stage import Stage

_ALL: Final = """
[production]
base_url = "https://pets.example.com/v1"
[staging]
base_url = "http://staging.store.lan:8080/v1"
[policy]
profiles = ["production", "staging"]
automatic_refresh = "5 min"
insecure_hosts = ["staging.store.lan:8080", "192.0.2.7"]
"""


def _welcome(stage: Stage) -> None:
    stage.set_for_all(_ALL)
    stage.window.welcome()
    stage.wait_for_words("Only these profiles")


def _profile(stage: Stage) -> None:
    stage.set_for_all(_ALL)
    stage.open()
    stage.choose("Connection…")
    stage.wait_for_words("key is kept")


def _insecure(stage: Stage) -> None:
    stage.set_for_all(_ALL)
    stage.open(profile=ProfileName.STAGING)
    stage.choose("Connection…")
    stage.wait_for_words("not encrypted")
    stage.wait_for_words("No key is stored")


def _first(stage: Stage) -> None:
    """The first start where one profile is left: it leads to the key that is missing."""
    stage.set_for_all(_ALL.replace('"production", ', ""))

    def open_staging(connector: Connector) -> Connection:
        profile = connector.settings().profile(ProfileName.STAGING)
        raise KeyNeeded(profile, profile.base_url or "", StoredKey(KeyState.MISSING, None))

    stage.session.open(open_staging)
    stage.wait_for_words("not encrypted")
    stage.wait_for_words("Type or paste the key")


def _set(stage: Stage) -> None:
    _profile(stage)
    stage.press("Set by the administrator…")
    stage.wait_for_windows(3)


def _not_offered(stage: Stage) -> None:
    stage.set_for_all(_ALL)
    stage.begin_opening(profile=ProfileName.THIS_COMPUTER)
    stage.wait_for_windows(2)
    stage.wait_for_words("Only these profiles")  # on the page behind it


def _refresh(stage: Stage) -> None:
    stage.set_for_all(_ALL)
    stage.open()
    bar = stage.window.findChildren(QMenuBar)[0]
    bar.setActiveAction(bar.actions()[1])
    stage.wait_for_windows(2)
    view = bar.actions()[1].menu()
    assert isinstance(view, QMenu)
    view.setActiveAction([each for each in view.actions() if isinstance(each.menu(), QMenu)][-1])
    QTest.keyClick(view, Qt.Key.Key_Return)
    stage.wait_for_windows(3)


POLICIES: Final[dict[str, Callable[[Stage], None]]] = {
    "policy-welcome": _welcome,
    "policy-profile": _profile,
    "policy-insecure": _insecure,
    "policy-first": _first,
    "policy-set": _set,
    "policy-not-offered": _not_offered,
    "policy-refresh": _refresh,
}
