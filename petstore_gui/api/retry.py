"""What an error says of the same request: whether it may be answered later, and whether to wait before that.

``Retry-After`` says when to come back, never whether. What the service itself refuses (404, 410, 421 and every other
status below 500 but 408, 425 and 429) needs another address, another key or another request, also with ``Retry-After``.
A page of a gateway is not the service's word, and may be another one later.
"""

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

RETRY_AFTER_S: Final = (2, 5, 10, 20, 40, 60)  # after the first failure, the second …; the last one from then on
BUSY_AFTER_S: Final = (5, 10, 20, 40, 60)  # for lists and look-ups, and where the service asks to wait
_BUSY: Final = frozenset({429, 503})
_TRANSIENT: Final = frozenset({408, 425, 429})  # of the refusals


def is_transient(error: Exception | None) -> bool:
    """Return whether the same request may be answered later, with nothing changed on this computer."""
    match error:
        case CertificateError() | ArgumentError() | CancelledError():
            return False
        case StatusError():
            return error.outcome is not Outcome.REFUSED or error.status in _TRANSIENT
        case AnswerError():
            return error.problem is not AnswerProblem.MOVED
        case _:
            return isinstance(error, PetStoreError)


def is_busy(error: Exception | None) -> bool:
    """Return whether the service, or a gateway before it, has too much to do."""
    return isinstance(error, (AnswerError, StatusError)) and error.status in _BUSY


def asks_to_wait(error: Exception | None) -> bool:
    """Return whether the service, or a gateway before it, is busy, or names a time to come back."""
    return is_transient(error) and (is_busy(error) or getattr(error, "retry_after", None) is not None)


def asked_wait_s(error: Exception | None) -> int | None:
    """Return the seconds (1 to 60) that the answer asks to wait; ``None`` where it names none, or waiting is no use."""
    seconds: int | None = getattr(error, "retry_after", None)
    return seconds if is_transient(error) else None


def wait_s(times: int, *errors: Exception | None, steps: tuple[int, ...] = RETRY_AFTER_S) -> int:
    """Return in how many seconds to try again after the last of ``times`` failures, the latest with these ``errors``.

    ``steps`` are for where none of them asks to wait; where one names a time, it is that at least.
    """
    steps = BUSY_AFTER_S if any(map(asks_to_wait, errors)) else steps
    step = steps[min(max(times, 1), len(steps)) - 1]
    return max(step, *(getattr(error, "retry_after", None) or 0 for error in errors))
