"""The open connection: a 401 asks for a key once, then what was being done goes on; nothing reaches another service."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import CancelledError
from petstore_gui.api.schema import NewPet
from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.connection import Connection, KeyNeeded
from petstore_gui.connection.connector import Connector
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.outbox.journal import Journal
from petstore_gui.runtime.tasks import Tasks, TaskTimeoutError
from petstore_gui.ui.session.session import KeyNotGivenError, PendingCall, Session
from tests.support.fake_store import ADDRESS, FakeStore, Held, refusing
from tests.support.patience import PATIENCE_S
from tests.support.raw_server import RawServer, silent

OTHER = "https://other.example.com/v1"


class Caller(QObject):
    """Calls through a session and writes down what comes back."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.values: list[object] = []
        self.errors: list[Exception] = []
        self.refusals: list[object] = []
        session.key_refused.connect(self.refusals.append)

    @property
    def silent(self) -> bool:
        return (self.values, self.errors) == ([], [])

    def call(self, function: Callable[[PetStoreClient], object]) -> PendingCall:
        return self._session.run_with_client(function, owner=self, done=self.values.append, failed=self.errors.append)

    def names(self, client: PetStoreClient) -> list[str]:
        return [pet.name for pet in client.list_pets()]


class Openings(QObject):
    """What a session has said of its openings."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.opened: list[Connection] = []
        self.failed: list[Exception] = []
        session.opened.connect(self.opened.append)
        session.open_failed.connect(self.failed.append)


@pytest.fixture
def session(qtbot: QtBot, connector: Connector, store: FakeStore) -> Iterator[Session]:  # noqa: ARG001  Qt first
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    yield session
    store.release_all()
    session.close()
    assert tasks.close(patience_s=PATIENCE_S)


@pytest.fixture
def caller(session: Session) -> Caller:
    return Caller(session)


@pytest.fixture
def openings(session: Session) -> Openings:
    return Openings(session)


def open_it(qtbot: QtBot, session: Session, connection: Connection) -> None:
    session.open(lambda _connector: connection)
    qtbot.waitUntil(lambda: session.connection is connection)


def test_a_call_goes_to_the_open_service_and_its_value_comes_back(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection())
    caller.call(caller.names)
    qtbot.waitUntil(lambda: caller.values == [["Rex", "Luna", "Milo"]])


def test_without_a_service_there_is_nothing_to_call(caller: Caller) -> None:
    with pytest.raises(RuntimeError):
        caller.call(caller.names)


def test_any_other_refusal_belongs_to_the_caller(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection())
    store.next(refusing(503, "later"))
    caller.call(caller.names)
    qtbot.waitUntil(lambda: len(caller.errors) == 1)
    assert (caller.values, caller.refusals) == ([], [])


def test_a_refused_key_is_told_once_and_with_another_one_everything_goes_on(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    new = NewPet(name="Bella", category_id=1)
    caller.call(caller.names)
    caller.call(lambda client: client.create_pet(new).name)
    caller.call(lambda client: client.get_pet(3).name)
    qtbot.waitUntil(lambda: len(store.requests) == 3 and caller.refusals != [])
    assert caller.silent
    open_it(qtbot, session, store.connection())
    qtbot.waitUntil(lambda: len(caller.values) == 3)
    assert "Bella" in caller.values
    assert "Rex" in caller.values
    assert [pet.name for pet in store.pets].count("Bella") == 1
    assert caller.errors == []
    assert len(caller.refusals) == 1


def test_whoever_hears_of_the_opening_cannot_end_what_goes_on(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    # The dialog for the key closes when it hears of it, and a closed dialog gives up what waits.
    session.opened.connect(lambda _connection: session.give_up())
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    caller.call(caller.names)
    qtbot.waitUntil(lambda: caller.refusals != [])
    open_it(qtbot, session, store.connection())
    qtbot.waitUntil(lambda: not caller.silent)
    assert caller.values == [["Rex", "Luna", "Milo"]]


def test_a_late_refusal_of_the_former_key_is_not_asked_about_again(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="the-former-key"))
    late = store.hold()
    caller.call(caller.names)
    qtbot.waitUntil(late.arrived.is_set)
    open_it(qtbot, session, store.connection())
    late.release()
    qtbot.waitUntil(lambda: caller.values == [["Rex", "Luna", "Milo"]])
    assert caller.refusals == []


def test_a_second_wrong_key_is_told_again(qtbot: QtBot, session: Session, caller: Caller, store: FakeStore) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    caller.call(caller.names)
    qtbot.waitUntil(lambda: len(caller.refusals) == 1)
    open_it(qtbot, session, store.connection(key="another-wrong-key"))
    qtbot.waitUntil(lambda: len(caller.refusals) == 2)
    open_it(qtbot, session, store.connection())
    qtbot.waitUntil(lambda: caller.values != [])


def test_without_another_key_every_waiting_call_fails_once(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))

    def both_failed() -> bool:
        session.give_up()
        return len(caller.errors) == 2

    caller.call(caller.names)
    caller.call(caller.names)
    qtbot.waitUntil(lambda: len(store.requests) == 2 and caller.refusals != [])
    qtbot.waitUntil(both_failed)
    assert {type(error) for error in caller.errors} == {KeyNotGivenError}
    open_it(qtbot, session, store.connection())
    caller.call(caller.names)
    qtbot.waitUntil(lambda: len(caller.values) == 1)
    assert len(store.requests) == 3


def test_a_call_that_was_dropped_while_it_waited_is_not_sent_again(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    dropped = caller.call(lambda client: client.create_pet(NewPet(name="Bella", category_id=1)))
    qtbot.waitUntil(lambda: caller.refusals != [])
    dropped.drop()
    open_it(qtbot, session, store.connection())
    caller.call(caller.names)
    qtbot.waitUntil(lambda: caller.values != [])
    assert caller.values == [["Rex", "Luna", "Milo"]]
    assert caller.errors == []


def test_what_waits_for_the_key_of_one_service_never_reaches_another(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    caller.call(lambda client: client.create_pet(NewPet(name="Bella", category_id=1)))
    qtbot.waitUntil(lambda: caller.refusals != [])
    other = FakeStore()
    open_it(qtbot, session, other.connection(address=OTHER))
    qtbot.waitUntil(lambda: not caller.silent)
    assert [type(error) for error in caller.errors] == [KeyNotGivenError]
    assert other.requests == []


def leave_meanwhile(qtbot: QtBot, session: Session, caller: Caller, held: Held) -> None:
    """Open another service before the held request of the caller is answered; it is cancelled, and not sent there."""
    assert held.arrived.wait(PATIENCE_S)
    other = FakeStore()
    open_it(qtbot, session, other.connection(address=OTHER))
    held.release()
    qtbot.waitUntil(lambda: not caller.silent)
    assert [type(error) for error in caller.errors] == [CancelledError]
    assert other.requests == []


def test_an_answer_of_the_service_that_was_left_is_not_taken_for_the_new_one_s(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection())
    held = store.hold()
    caller.call(caller.names)
    leave_meanwhile(qtbot, session, caller, held)


def test_a_key_that_was_refused_by_the_service_that_was_left_is_not_asked_for(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection(key="a-wrong-key"))
    held = store.hold()
    caller.call(lambda client: client.create_pet(NewPet(name="Bella", category_id=1)))
    leave_meanwhile(qtbot, session, caller, held)
    assert caller.refusals == []


def test_a_service_that_does_not_open_leaves_the_old_one_open(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore, openings: Openings
) -> None:
    connection = store.connection()
    open_it(qtbot, session, connection)

    def fail(_connector: Connector) -> Connection:
        raise ValueError("no")

    session.open(fail)
    qtbot.waitUntil(lambda: openings.failed != [])
    assert session.connection is connection
    caller.call(caller.names)
    qtbot.waitUntil(lambda: caller.values != [])


def test_of_two_openings_the_later_one_counts(
    qtbot: QtBot, session: Session, store: FakeStore, openings: Openings
) -> None:
    go = Event()
    first, second = store.connection(), store.connection()

    def open_late(_connector: Connector) -> Connection:
        assert go.wait(PATIENCE_S)
        return first

    session.open(open_late)
    open_it(qtbot, session, second)
    go.set()
    done: list[object] = []
    session.run_with_connector(
        lambda connector: connector.settings(), owner=session, done=done.append, failed=done.append
    )
    qtbot.waitUntil(lambda: done != [])
    assert openings.opened == [second]
    first.client.close()


@pytest.mark.parametrize("samples", [False, True], ids=["a service", "the samples"])
def test_who_opens_the_same_again_goes_on_with_what_is_in_progress(
    qtbot: QtBot,
    session: Session,
    store: FakeStore,
    openings: Openings,
    monkeypatch: pytest.MonkeyPatch,
    *,
    samples: bool,
) -> None:
    go, times = Event(), list[int]()

    def open_slowly(_connector: Connector, _names: object = None) -> Connection:
        times.append(1)
        assert go.wait(PATIENCE_S)
        return store.connection()

    monkeypatch.setattr(Connector, "open_demo", open_slowly)
    for _press in range(2):
        if samples:
            session.open_demo()
        else:
            session.open(open_slowly)
    go.set()
    qtbot.waitUntil(lambda: openings.opened != [])
    assert len(times) == len(openings.opened) == 1


def test_an_opening_that_was_given_up_does_not_open(
    qtbot: QtBot, session: Session, openings: Openings, store: FakeStore
) -> None:
    let_go = Event()
    late = store.connection(address=OTHER)

    def open_late(_connector: Connector) -> Connection:
        let_go.wait(PATIENCE_S)
        return late

    before = session.connection
    session.open(open_late)
    session.stop_opening()
    let_go.set()
    session.open(lambda _connector: store.connection(title="the next"))
    qtbot.waitUntil(lambda: openings.opened != [])
    assert [each.profile.label for each in openings.opened] == ["the next"]
    assert session.connection is not before
    late.client.close()


def test_a_restart_by_itself_does_not_take_the_place_of_what_somebody_opens(
    qtbot: QtBot, session: Session, store: FakeStore
) -> None:
    open_it(qtbot, session, store.connection())
    wished, go = FakeStore().connection(address=OTHER), Event()

    def opener(_connector: Connector) -> Connection:
        assert go.wait(PATIENCE_S)
        return wished

    session.open(opener)
    session.reopen(automatic=True)
    go.set()
    qtbot.waitUntil(lambda: session.connection is wished)


def test_what_waits_for_a_key_ends_when_the_service_is_left_and_reaches_no_other(
    qtbot: QtBot, session: Session, caller: Caller, store: FakeStore
) -> None:
    connection = store.connection(key="the-former-key")
    open_it(qtbot, session, connection)
    caller.call(caller.names)
    qtbot.waitUntil(lambda: len(caller.refusals) == 1)
    with qtbot.waitSignal(session.disconnected):
        session.disconnect_service()
    assert [type(error) for error in caller.errors] == [KeyNotGivenError]
    with pytest.raises(CancelledError):
        connection.client.list_pets()
    other = FakeStore()
    open_it(qtbot, session, other.connection(address=OTHER))
    assert other.requests == []
    assert caller.values == []


def test_what_was_left_is_not_opened_again_by_itself(qtbot: QtBot, session: Session, store: FakeStore) -> None:
    open_it(qtbot, session, store.connection())
    session.disconnect_service()
    with qtbot.assertNotEmitted(session.opening):
        session.reopen()


def test_what_was_opened_after_it_was_given_up_is_closed_again(
    qtbot: QtBot, session: Session, connector: Connector, store: FakeStore
) -> None:
    connection = replace(store.connection(), profile=Profile(ProfileName.STAGING, ADDRESS))
    reached, go = Event(), Event()

    def opener(_connector: Connector) -> Connection:
        reached.set()
        assert go.wait(PATIENCE_S)
        return connection

    def is_closed() -> bool:
        try:
            connection.client.list_pets()
        except CancelledError:
            return True
        return False

    session.open(opener)
    qtbot.waitUntil(reached.is_set)
    session.stop_opening()
    go.set()
    qtbot.waitUntil(is_closed)
    assert session.connection is None
    assert connector.settings().last_profile is None


@pytest.fixture
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = Session.open.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "deadline_s", 0.05)


@pytest.mark.parametrize(("hangs", "wanted"), [(1, KeyNeeded), (2, TaskTimeoutError)], ids=["once", "both times"])
@pytest.mark.usefixtures("_short_patience")
def test_a_keyring_that_hangs_is_asked_once_more_and_then_it_is_said(
    qtbot: QtBot, session: Session, openings: Openings, hangs: int, wanted: type[Exception]
) -> None:
    go, asked = Event(), []

    def ask_keyring(_connector: Connector) -> Connection:
        asked.append(threading.get_ident())
        if len(asked) <= hangs:
            assert go.wait(PATIENCE_S)
        raise KeyNeeded(Profile(ProfileName.STAGING, OTHER), OTHER, StoredKey(KeyState.WAITING, None))

    session.open(ask_keyring)
    qtbot.waitUntil(lambda: openings.failed != [])
    assert [type(error) for error in openings.failed] == [wanted]
    assert len(asked) == 2
    go.set()


def test_what_connects_is_made_once_when_it_is_needed_and_off_the_gui_thread(
    qtbot: QtBot, connector: Connector
) -> None:
    made: list[int] = []

    def make() -> Connector:
        made.append(threading.get_ident())
        return connector

    tasks = Tasks()
    session = Session(tasks, make)
    assert made == []
    done: list[object] = []
    for _ in range(4):
        session.run_with_connector(
            lambda connector: connector.settings(), owner=session, done=done.append, failed=done.append
        )
    qtbot.waitUntil(lambda: len(done) == 4)
    assert len(made) == 1
    assert made != [threading.get_ident()]
    session.close()
    assert tasks.close(patience_s=PATIENCE_S)


def test_closing_ends_a_call_that_hangs(qtbot: QtBot, connector: Connector) -> None:
    tasks = Tasks()
    session = Session(tasks, lambda: connector)
    with RawServer(silent) as server:
        client = PetStoreClient(server.url, "any-key")
        profile = Profile(None, server.url)
        stored = StoredKey(KeyState.SESSION_ONLY, None)
        open_it(qtbot, session, Connection(profile, client, server.url, stored, Journal(None)))
        Caller(session).call(lambda client: client.list_pets())
        server.wait_for_a_request()
        session.close()
        assert tasks.close(patience_s=PATIENCE_S)
        server.wait_for_a_client_to_go()
