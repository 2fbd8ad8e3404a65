"""The open connection and all calls through it: after a 401 the user is asked for a key, then the calls continue."""

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


class KeyNotGivenError(Exception):
    """The service has refused the key of a call, and the user gave no other one. It was reported already."""


@dataclass(slots=True, eq=False)
class PendingCall:
    """One call through the session, on its own branch of the client, so that it can be ended alone.

    If the service refuses its key, it waits for another one.
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
        """Drop the call: its owner gets neither value nor error. Not for an add, whose outcome must arrive."""
        self.dropped = True
        if self.task is not None:
            self.task.drop()
        self.cancel()

    def cancel(self) -> None:
        """End the call at once; ``failed`` gets a CancelledError, whose outcome tells whether anything was sent."""
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
        """Open the profile; runs on a worker."""
        connection = self.opener(connector)
        if self._dropped:
            connection.client.close()
            return connection
        return connector.opened(connection)

    def drop(self) -> None:
        """Stop waiting for the connection."""
        self._dropped = True
        if self.task is not None:
            self.task.drop()


T = TypeVar("T")

# In seconds. The system keyring may wait for a person to unlock it, or for ever.
KEYRING_DEADLINE_S: Final = 10.0
# For calls to a service, without the keyring: its own deadlines end first; this one is for a process that hangs.
SERVICE_DEADLINE_S: Final = 60.0


class Session(QObject):
    """Opens profiles and runs calls on the open service. All methods are for the GUI thread."""

    opening = Signal()
    opened = Signal(object)
    """A Connection."""
    open_failed = Signal(object)
    """The exception that prevented a connection: AddressNeeded, KeyNeeded or another one. The old one stays open."""
    restart_failed = Signal(object)
    """The exception of an automatic restart of the service on this computer."""
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
        """The names of the open service's categories."""
        self.opened_automatically = False
        """Whether the program opened the present connection automatically."""

    def open(
        self,
        opener: "Callable[[Connector], Connection]",
        *,
        deadline_s: float = KEYRING_DEADLINE_S,
        automatic: bool = False,
        is_second_try: bool = False,
    ) -> None:
        """Open a profile in place of the present one; ``opened`` or ``open_failed`` follows.

        ``automatic``: the user has not asked for it, so ``restart_failed`` takes the place of ``open_failed``. With the
        ``opener`` of an opening in progress, that one continues.
        """
        if self._opening is not None and self._opening.opener is opener:
            self._opening.automatic &= automatic  # the user has asked now, so gets the error
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
        """Open the demo with the sample animals, like :meth:`open`."""
        self.open(_open_demo, deadline_s=SERVICE_DEADLINE_S)

    def reopen(self, *, automatic: bool = False) -> None:
        """Open the present profile again, like :meth:`open`; this restarts a stopped service on this computer."""
        if self._opened_by is not None and not (automatic and self._opening is not None):
            self.open(self._opened_by, deadline_s=SERVICE_DEADLINE_S, automatic=automatic)

    @property
    def service_stopped(self) -> bool:
        """Whether the open service is the program's own and has ended, or is just being restarted; does not block."""
        connection, connector = self.connection, self._connector
        return connection is not None and connector is not None and connector.has_stopped(connection)

    def disconnect_service(self) -> None:
        """Close the service; calls that wait for its key fail."""
        if self.connection is not None:
            self.connection.client.close()
            self.connection = None
            self._opened_by = None
            self.give_up()
            self.disconnected.emit()

    @property
    def waits_for_keyring(self) -> bool:
        """Whether a call to the system keyring has not returned yet."""
        return self._connector is not None and self._connector.waits_for_keyring

    @property
    def is_opening(self) -> bool:
        """Whether a profile is being opened."""
        return self._opening is not None

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
        """Run a function of profiles, keys and settings. It may call the keyring, hence the deadline (seconds)."""
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

        If the service refuses the key, the user is asked for another one, and the call continues with it. Only for an
        ``automatic`` call there is no question: ``failed`` gets the AuthenticationError.
        """
        call = PendingCall(function, owner, done, failed, automatic)
        self._start(call)
        return call

    def run_in_background(
        self,
        function: "Callable[[], T]",
        *,
        owner: QObject,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        deadline_s: float | None = None,
    ) -> Task[T]:
        """Run a function off the GUI thread that needs neither a service nor the keyring: one on files or a journal."""
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
            # Values of one service must not be shown, and its calls must not continue, on another one.
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
            self._start(call)  # the refused key was the former one; another one is in use by now
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
                self.give_up()  # calls that wait for a key of one service must not go to another
        # Removed first, as a listener of ``opened`` may end calls that still wait.
        waiting, self._waiting = self._waiting, []
        self.opened.emit(connection)
        for call in waiting:
            if not call.dropped:
                self._start(call)

    def _on_open_failed(self, opening: PendingConnection, error: Exception) -> None:
        opening.drop()
        self._opening = None
        if isinstance(error, TaskTimeoutError) and not opening.is_second_try:
            # The keyring hangs. At a second try the connector knows, and reports it without waiting.
            self.open(opening.opener, automatic=opening.automatic, is_second_try=True)
            return
        (self.restart_failed if opening.automatic else self.open_failed).emit(error)


def _open_demo(connector: "Connector") -> "Connection":
    """Open the demo; one function, so that a second press continues the opening in progress."""
    return connector.open_demo(translate)
