"""What an error of a reading means for the next one, and for what is shown meanwhile. No widgets."""

from typing import TYPE_CHECKING, Final

from petstore_gui.api.errors import NotConnectedError, StatusError
from petstore_gui.api.retry import is_transient
from petstore_gui.ui.widgets.countdown import retry_delay_s

if TYPE_CHECKING:  # it loads httpx
    from petstore_gui.connection.connection import Connection

_KEY_REFUSED: Final = (401, 403)


def refuses_key(error: Exception) -> bool:
    """Whether the service has said that whoever has this key is to see nothing."""
    return isinstance(error, StatusError) and error.status in _KEY_REFUSED


def pause_s(error: Exception, failures: int, connection: "Connection | None") -> int | None:
    """Return the seconds until the list is read again after so many failures in a row before this one.

    ``None`` where only somebody's doing helps.
    """
    if isinstance(error, NotConnectedError) and connection is not None and connection.is_embedded:
        return None  # the store on this computer has stopped: it has to be started, and the message offers that
    return retry_delay_s(failures, getattr(error, "retry_after", None)) if is_transient(error) else None
