"""What an error of a reading means for the next one, and for what is shown meanwhile. No widgets."""

from typing import TYPE_CHECKING, Final

from petstore_gui.api.errors import (
    AnswerError,
    AnswerProblem,
    ArgumentError,
    CancelledError,
    CertificateError,
    NotConnectedError,
    Outcome,
    PetStoreError,
    StatusError,
)
from petstore_gui.ui.widgets.countdown import retry_delay_s

if TYPE_CHECKING:  # it loads httpx
    from petstore_gui.connection.connection import Connection

_TRANSIENT: Final = (408, 425, 429)
_BUSY: Final = (429, 503)
_KEY_REFUSED: Final = (401, 403)


def is_transient(error: Exception) -> bool:
    """Whether the same request may be answered later, with nobody doing anything about it here."""
    match error:
        case CertificateError() | ArgumentError() | CancelledError():
            return False
        case StatusError():
            return error.outcome is not Outcome.REFUSED or error.status in _TRANSIENT
        case AnswerError():
            return error.problem is not AnswerProblem.MOVED
        case _:
            return isinstance(error, PetStoreError)


def asks_to_wait(error: Exception) -> bool:
    """Whether the service, or a gateway before it, has too much to do, or says when to come back."""
    if not isinstance(error, (AnswerError, StatusError)) or not is_transient(error):
        return False
    return error.status in _BUSY or error.retry_after is not None


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
