"""Decides after an error whether the same request may succeed later, and how long to wait before that.

``Retry-After`` says when to try again, never whether. A refusal by the service itself (404, 410, 421 and every other
status below 500 except 408, 425, 429 and 499) needs another address, key or request, even with ``Retry-After``. A page
of a gateway does not come from the service, and may be different later.
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

RETRY_AFTER_S: Final = (2, 5, 10, 20, 40, 60)  # after the first failure, the second …; then always the last one
BUSY_AFTER_S: Final = (5, 10, 20, 40, 60)  # for lists and look-ups, and if the service asks to wait
_BUSY: Final = frozenset({429, 503})
_TRANSIENT: Final = frozenset({425, 429})  # of the refusals


def is_transient(error: Exception | None) -> bool:
    """Whether the same request may succeed later, without a change on this computer."""
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
    """Whether the service, or a gateway before it, is overloaded."""
    return isinstance(error, (AnswerError, StatusError)) and error.status in _BUSY


def asks_to_wait(error: Exception | None) -> bool:
    """Whether the service, or a gateway before it, is overloaded or names a time for the next try."""
    return is_transient(error) and (is_busy(error) or getattr(error, "retry_after", None) is not None)


def asked_wait_s(error: Exception | None) -> int | None:
    """Return the requested wait in seconds (1 to 60); ``None`` without one, or if waiting does not help."""
    seconds: int | None = getattr(error, "retry_after", None)
    return seconds if is_transient(error) else None


def wait_s(times: int, *errors: Exception | None, steps: tuple[int, ...] = RETRY_AFTER_S) -> int:
    """Return the seconds to wait after the last of ``times`` failures, the latest with these ``errors``.

    ``steps`` apply if none of them asks to wait; if one names a time, the wait is at least that long.
    """
    steps = BUSY_AFTER_S if any(map(asks_to_wait, errors)) else steps
    step = steps[min(max(times, 1), len(steps)) - 1]
    return max(step, *(getattr(error, "retry_after", None) or 0 for error in errors))
