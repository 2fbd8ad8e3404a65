"""What a session has under way: a call on the open service, or a profile that is being opened."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from petstore_gui.tasks import Task

if TYPE_CHECKING:
    from petstore_gui.api.client import PetStoreClient
    from petstore_gui.connection.connection import Connection
    from petstore_gui.connection.connector import Connector


class KeyNotGivenError(Exception):
    """A call ended because the service refused the key and nobody gave another one. It was said already."""


class PendingCall:
    """One wish sent through the session, on its own branch of the client so that it can be ended alone.

    The service may refuse its key; then it waits for another one.
    """

    def __init__(
        self,
        function: "Callable[[PetStoreClient], Any]",
        owner: QObject,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self.function = function
        self.owner = owner
        self.done = done
        self.failed = failed
        self.task: Task[Any] | None = None
        self.branch: PetStoreClient | None = None
        self.dropped = False

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


class PendingConnection:
    """A profile on its way to be open. What arrives when nobody waits for it any more is closed again."""

    def __init__(self, opener: "Callable[[Connector], Connection]", *, again: bool, automatic: bool = False) -> None:
        self.opener = opener
        self.again = again
        self.automatic = automatic
        self.task: Task[Connection] | None = None
        self._dropped = False

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
