"""The window of the program for the tests of its parts: over a service in memory, or over the real one."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMetaObject, QObject, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from petstore_gui.api.schema import Pet
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.credentials import Credentials
from petstore_gui.connection.settings import SettingsFile
from petstore_gui.ui.i18n import languages
from petstore_gui.ui.theme import appearance
from petstore_gui.ui.widgets import accessibility
from petstore_gui.ui.widgets.accessibility import NotificationFallback
from petstore_gui.ui.widgets.countdown import Countdown
from tests.connection.fakes import MemoryKeyring
from tests.support.books import Books, go_to
from tests.support.fake_store import FakeStore
from tests.support.windows import Desk, desk_with

REX = Pet(id=3, name="Rex", category_id=1, status="available")
LUNA = Pet(id=2, name="Luna", category_id=2, status="pending")
MILO = Pet(id=1, name="Milo", category_id=1, status="sold")


@pytest.fixture(scope="session", autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    appearance.apply(qapp)
    if (
        sys.platform == "win32"
    ):  # whose letters have soft, coloured edges: no pixel of a thin one has the colour of its ink
        font = qapp.font()
        font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
        qapp.setFont(font)
    languages.install(qapp, "en")
    yield
    qapp.clipboard().clear()  # the offscreen platform crashes at the end on what Python has put there (PySide6 6.11)


@pytest.fixture(autouse=True)
def _as_on_every_computer(qapp: QApplication, _look: None) -> Iterator[None]:
    """Write dates and numbers alike, and in the direction of the language, whatever the test before has chosen."""
    QLocale.setDefault(QLocale.c())
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # tests of another folder may come next


@pytest.fixture(scope="session", autouse=True)
def _every_slot_is_decorated() -> Iterator[None]:
    """Fail where a method without ``@Slot`` is connected.

    PySide6 gives its object another meta object then, and Qt another accessible object: a screen reader that has asked
    before holds one that is dead (6.11).
    """
    connect: Callable[..., QMetaObject.Connection] = SignalInstance.connect

    def connect_decorated(signal: SignalInstance, slot: object, *arguments: object) -> QMetaObject.Connection:
        connection = connect(signal, slot, *arguments)
        receiver = getattr(slot, "__self__", None)
        if isinstance(receiver, QObject) and type(receiver).__module__.startswith("petstore_gui."):
            assert "__METAOBJECT__" not in vars(receiver), f"{slot} needs @Slot with the types of {signal}"
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SignalInstance, "connect", connect_decorated)
        yield


@pytest.fixture
def store() -> Iterator[FakeStore]:
    """Return a service in memory with three animals."""
    store = FakeStore([REX, LUNA, MILO])
    yield store
    store.release_all()


@pytest.fixture
def keyring() -> MemoryKeyring:
    return MemoryKeyring()


@pytest.fixture
def connector(tmp_path: Path, keyring: MemoryKeyring) -> Connector:
    """Return what opens profiles, over an empty folder and a keyring in memory."""
    return Connector(SettingsFile(tmp_path / "settings.json"), Credentials(None, keyring), tmp_path / "data")


@pytest.fixture
def bare_desk(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Desk]:
    """Return the window before any service is open."""
    with desk_with(qtbot, lambda: connector) as desk:
        yield desk
        store.release_all()


@pytest.fixture
def desk(bare_desk: Desk, store: FakeStore) -> Desk:
    """Return the window with the three animals in it."""
    bare_desk.open(store)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    return bare_desk


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is announced to a screen reader that runs."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    monkeypatch.setattr(NotificationFallback, "announce", lambda _self, _sentence: None)
    return heard


@pytest.fixture(params=[True, False], ids=["reads cells", "reads rows"])
def reads_cells(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the screen reader reads each cell of a row, as Orca does, or the current cell only."""
    reads_cells: bool = request.param
    monkeypatch.setattr(accessibility, "READS_CELLS", reads_cells)
    return reads_cells


@pytest.fixture
def seconds_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let countdowns stand still: a second goes by when :meth:`Desk.second` says so."""
    monkeypatch.setattr(Countdown.__init__, "__kwdefaults__", {"second_ms": 3_600_000})


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Books]:
    """Return a journal on the disk."""
    books = Books(tmp_path / "journal.sqlite3")
    yield books
    books.journal.shut()


@pytest.fixture
def shop(books: Books, bare_desk: Desk, store: FakeStore) -> Desk:
    """Return the window with the three animals in it, over a journal on the disk."""
    go_to(bare_desk, store, books)
    bare_desk.wait_for_names("Rex", "Luna", "Milo")
    return bare_desk


@pytest.fixture
def in_german(qapp: QApplication) -> Iterator[None]:
    """Let the window speak German, whose words are long."""
    languages.install(qapp, "de")
    yield
    languages.install(qapp, "en")


@pytest.fixture
def from_the_right(qapp: QApplication) -> None:
    """Let the window be written from right to left."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
