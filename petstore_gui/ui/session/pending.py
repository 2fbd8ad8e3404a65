"""What a session has in progress: a call on the open service, or a profile that is being opened."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from petstore_gui.runtime.tasks import Task

if TYPE_CHECKING:  # httpx and SQLite are not imported before the first paint
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.connection.connection import Connection
    from petstore_gui.connection.connector import Connector


class KeyNotGivenError(Exception):
    """A call ended because the service refused the key and nobody gave another one. It was reported already."""


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
    """A profile that is being opened. What arrives when nobody waits for it any more is closed again."""

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
