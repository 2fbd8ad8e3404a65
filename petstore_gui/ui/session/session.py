"""The open connection and every call through it: a 401 asks for a key once, then the calls go on."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, Signal

from petstore_gui.api.errors import AuthenticationError, CancelledError
from petstore_gui.runtime.tasks import Task, Tasks, TaskTimeoutError
from petstore_gui.ui.i18n.text import translate
from petstore_gui.ui.session.category_names import CategoryNames

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.connection.connection import Connection
    from petstore_gui.connection.connector import Connector
    from petstore_gui.outbox.journal import Journal


class KeyNotGivenError(Exception):
    """A call ended because the service refused the key and no other one was given. It was reported already."""


@dataclass(slots=True, eq=False)
class PendingCall:
    """One call through the session, on its own branch of the client so that it can be ended alone.

    The service may refuse its key; then it waits for another one.
    """

    function: "Callable[[PetStoreClient], Any]"
    owner: QObject
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    automatic: bool = False
    task: Task[Any] | None = None
    branch: "PetStoreClient | None" = None
    dropped: bool = False

    def drop(self) -> None:
        """Let neither value nor error arrive any more. Not for an add: what becomes of it must be heard."""
        self.dropped = True
        if self.task is not None:
            self.task.drop()
        self.cancel()

    def cancel(self) -> None:
        """End the call at once; ``failed`` gets a CancelledError, which says whether anything was sent."""
        if self.branch is not None:
            self.branch.close()


@dataclass(slots=True, eq=False)
class PendingConnection:
    """A profile that is being opened. A connection that arrives after :meth:`drop` is closed again."""

    opener: "Callable[[Connector], Connection]"
    automatic: bool
    is_second_try: bool
    task: "Task[Connection] | None" = None
    _dropped: bool = field(default=False, init=False)

    def run(self, connector: "Connector") -> "Connection":
        """Open it, on a worker."""
        connection = self.opener(connector)
        if self._dropped:
            connection.client.close()
            return connection
        return connector.opened(connection)

    def drop(self) -> None:
        """Wait for it no longer."""
        self._dropped = True
        if self.task is not None:
            self.task.drop()


T = TypeVar("T")

# Seconds. The system keyring may wait for a person to unlock it, or for ever.
KEYRING_DEADLINE_S: Final = 10.0
# For what meets no keyring but a service: its own deadlines come first, this one is for a process that hangs.
SERVICE_DEADLINE_S: Final = 60.0


class Session(QObject):
    """Opens profiles and runs calls on the service that is open. All methods are for the GUI thread."""

    opening = Signal()
    opened = Signal(object)
    """A Connection."""
    open_failed = Signal(object)
    """Why no connection was opened: AddressNeeded, KeyNeeded or any other exception. The old one stays open."""
    restart_failed = Signal(object)
    """An exception: the service on this computer was to be started again without a person having asked for it."""
    key_refused = Signal(object)
    """An AuthenticationError. Calls wait until the same address is opened again, or :meth:`give_up`."""
    disconnected = Signal()
    """No service is open any more: its key was forgotten."""

    def __init__(self, tasks: Tasks, make_connector: "Callable[[], Connector]") -> None:
        super().__init__()
        self._tasks = tasks
        self._make_connector = make_connector
        self._connector: Connector | None = None
        self._connector_lock = Lock()
        self._opening: PendingConnection | None = None
        self._opened_by: Callable[[Connector], Connection] | None = None
        self._waiting: list[PendingCall] = []
        self.connection: Connection | None = None
        self.category_names = CategoryNames()
        """Those of the open service."""
        self.opened_automatically = False
        """Whether the program, and no person, asked for the opening of which ``opened`` tells."""

    def open(
        self,
        opener: "Callable[[Connector], Connection]",
        *,
        deadline_s: float = KEYRING_DEADLINE_S,
        automatic: bool = False,
        is_second_try: bool = False,
    ) -> None:
        """Open a profile in place of the present one; ``opened`` or ``open_failed`` follows.

        ``automatic``: no person has asked for it, so that ``restart_failed`` takes the place of ``open_failed``. With
        the ``opener`` of an opening that is in progress, that one goes on.
        """
        if self._opening is not None and self._opening.opener is opener:
            self._opening.automatic &= automatic  # a person who asks now is told if it fails
            return
        self.stop_opening()
        self.opening.emit()
        self._opening = opening = PendingConnection(opener, automatic, is_second_try)
        opening.task = self.run_with_connector(
            opening.run,
            owner=self,
            done=partial(self._on_opened, opening),
            failed=partial(self._on_open_failed, opening),
            deadline_s=deadline_s,
        )

    def open_demo(self) -> None:
        """Open the throw-away store with the sample animals, as :meth:`open` does."""
        self.open(_open_demo, deadline_s=SERVICE_DEADLINE_S)

    def reopen(self, *, automatic: bool = False) -> None:
        """Open what is open once more, as :meth:`open` does; a service on this computer that has stopped is started."""
        if self._opened_by is not None and not (automatic and self._opening is not None):
            self.open(self._opened_by, deadline_s=SERVICE_DEADLINE_S, automatic=automatic)

    @property
    def service_stopped(self) -> bool:
        """Whether the program's own service is open and has ended, or is just being started again; does not block."""
        connection, connector = self.connection, self._connector
        return connection is not None and connector is not None and connector.has_stopped(connection)

    def disconnect_service(self) -> None:
        """Close the service and open none; calls that wait for its key fail."""
        if self.connection is not None:
            self.connection.client.close()
            self.connection = None
            self._opened_by = None
            self.give_up()
            self.disconnected.emit()

    @property
    def waits_for_keyring(self) -> bool:
        """Whether the system keyring has been asked something and has not answered yet."""
        return self._connector is not None and self._connector.waits_for_keyring

    def stop_opening(self) -> None:
        """Cancel the opening in progress; the open service stays open."""
        if self._opening is not None:
            self._opening.drop()
            self._opening = None

    def run_with_connector(
        self,
        function: "Callable[[Connector], T]",
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        deadline_s: float = KEYRING_DEADLINE_S,
    ) -> Task[T]:
        """Run something on profiles, keys and settings. It may meet the keyring, hence the deadline (seconds)."""
        return self._tasks.run(
            lambda: function(self._get_connector()), owner=owner, done=done, failed=failed, deadline_s=deadline_s
        )

    def run_with_client(
        self,
        function: "Callable[[PetStoreClient], T]",
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        automatic: bool = False,
    ) -> PendingCall:
        """Run ``function(client)`` on the open service.

        Where the key is refused, a person is asked for another one and the call goes on with it; ``failed`` gets the
        AuthenticationError of an ``automatic`` call only, for which no question is shown.
        """
        call = PendingCall(function, owner, done, failed, automatic)
        self._start(call)
        return call

    def run_with_journal(
        self,
        function: "Callable[[Journal], T]",
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> Task[T]:
        """Run ``function(journal)``: what this computer, and not the service that is open, keeps."""
        if self.connection is None:
            raise RuntimeError("no service is open")
        return self._tasks.run(partial(function, self.connection.journal), owner=owner, done=done, failed=failed)

    def run_in_background(
        self,
        function: "Callable[[], T]",
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        deadline_s: float | None = None,
    ) -> Task[T]:
        """Run something that needs neither a service nor the keyring, such as a file, off the GUI thread."""
        return self._tasks.run(function, owner=owner, done=done, failed=failed, deadline_s=deadline_s)

    def give_up(self) -> None:
        """End the calls that wait for another key."""
        waiting, self._waiting = self._waiting, []
        for call in waiting:
            if not call.dropped:
                call.failed(KeyNotGivenError())

    def close(self) -> None:
        """Cancel all calls and end the service on this computer."""
        if self.connection is not None:
            self.connection.client.close()
        if self._connector is not None:
            self._connector.close()

    def _get_connector(self) -> "Connector":
        with self._connector_lock:
            if self._connector is None:
                self._connector = self._make_connector()
            return self._connector

    def _start(self, call: PendingCall) -> None:
        if self.connection is None:
            raise RuntimeError("no service is open")
        call.branch = self.connection.client.branch()
        call.task = self._tasks.run(
            partial(call.function, call.branch),
            owner=call.owner,
            done=partial(self._on_call_done, call, self.connection.service_id),
            failed=partial(self._on_call_failed, call, self.connection),
        )

    def _is_other(self, service_id: str) -> bool:
        return self.connection is None or self.connection.service_id != service_id

    def _on_call_done(self, call: PendingCall, service_id: str, value: object) -> None:
        if self._is_other(service_id):
            # What one service has said must not be shown, or go on, as another one's.
            call.failed(CancelledError("another service was opened"))
        else:
            call.done(value)

    def _on_call_failed(self, call: PendingCall, used: "Connection", error: Exception) -> None:
        if call.automatic or not isinstance(error, AuthenticationError):
            call.failed(error)
            return
        if self._is_other(used.service_id):
            call.failed(CancelledError("another service was opened"))
            return
        if self.connection is not used:
            self._start(call)  # it was the former key's; another one is in use by now
            return
        self._waiting.append(call)
        if len(self._waiting) == 1:
            if self._connector is not None:
                self._connector.refuse(used)
            self.key_refused.emit(error)

    def _on_opened(self, opening: PendingConnection, connection: "Connection") -> None:
        self._opened_by = opening.opener
        self.opened_automatically = opening.automatic
        before, self.connection = self.connection, connection
        self._opening = None
        if before is not None:
            before.client.close()
            if before.service_id != connection.service_id:
                self.give_up()  # what waited for a key of one service must not go to another
        # Taken out first: a listener of ``opened`` may end what still waits.
        waiting, self._waiting = self._waiting, []
        self.opened.emit(connection)
        for call in waiting:
            if not call.dropped:
                self._start(call)

    def _on_open_failed(self, opening: PendingConnection, error: Exception) -> None:
        opening.drop()
        self._opening = None
        if isinstance(error, TaskTimeoutError) and not opening.is_second_try:
            # The keyring hangs. Asked once more, the connector knows and says so without waiting.
            self.open(opening.opener, automatic=opening.automatic, is_second_try=True)
            return
        (self.restart_failed if opening.automatic else self.open_failed).emit(error)


def _open_demo(connector: "Connector") -> "Connection":
    """Open the demo; one function, so that a second press goes on with the opening that is in progress."""
    return connector.open_demo(translate)
