"""What an error of a reading means for the next one, and for what is shown meanwhile. No widgets."""

from typing import Final

from petstore_gui.api.errors import (
    AnswerError,
    AnswerProblem,
    ArgumentError,
    CancelledError,
    CertificateError,
    Outcome,
    PetStoreError,
    StatusError,
)

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
