"""Everything the client can raise, as one tree.

PetStoreError                    .outcome: not sent, refused or unknown
├── ArgumentError                a value that the interface does not allow; .field names it     not sent
├── CancelledError               cancel() ended the call
├── TransportError               no whole answer arrived
│   ├── NotConnectedError        refused, no route, name not found, or connecting took too long  not sent
│   ├── CertificateError         the service could not prove its identity                        not sent
│   ├── NoAnswerError            the answer did not come in time
│   └── BrokenAnswerError        the connection broke, or what came was not HTTP
├── AnswerError                  a whole answer, but not one of the interface: .problem says how; refused or unknown
└── StatusError                  the service's error object: .code .message .status
    ├── BadRequestError          400                                                             refused
    ├── AuthenticationError      401                                                             refused
    ├── NotFoundError            404                                                             refused
    └── OtherStatusError         any other: refused below 500 except 408 and 499, else unknown
"""

from enum import StrEnum
from typing import ClassVar

from petstore_gui.translatable import TranslatableText


class Outcome(StrEnum):
    """The fate of a failed request. It matters for an add, which must not be repeated blindly."""

    NOT_SENT = "not_sent"
    REFUSED = "refused"
    UNKNOWN = "unknown"


def outcome_of(status: int) -> Outcome:
    """Return the fate of a request with this error status: at a 408 or a 499 it may have been passed on before."""
    return Outcome.REFUSED if 400 <= status < 500 and status not in (408, 499) else Outcome.UNKNOWN


class PetStoreError(Exception):
    """The root. ``str()`` is a short English sentence without the key; ``outcome`` is the fate of the request."""

    default_outcome: ClassVar[Outcome] = Outcome.UNKNOWN

    def __init__(self, detail: str, *, outcome: Outcome | None = None) -> None:
        super().__init__(detail)
        self.outcome = self.default_outcome if outcome is None else outcome


class ArgumentError(PetStoreError):
    """The interface does not allow an argument; nothing was sent. ``field`` is the argument's Python name."""

    default_outcome = Outcome.NOT_SENT

    def __init__(self, field: str, detail: str) -> None:
        super().__init__(TranslatableText("{field}: {detail}", field=field, detail=detail))
        self.field = field


class CancelledError(PetStoreError):
    """``cancel()`` or ``close()`` has ended the call."""


class TransportError(PetStoreError):
    """No whole answer arrived."""


class NotConnectedError(TransportError):
    """No connection could be made, so nothing was sent."""

    default_outcome = Outcome.NOT_SENT


class CertificateProblem(StrEnum):
    """Why a certificate was not accepted, as far as the operating system says."""

    UNKNOWN_ISSUER = "unknown_issuer"
    WRONG_HOST = "wrong_host"
    EXPIRED = "expired"
    OTHER = "other"


class CertificateError(TransportError):
    """TLS failed: the service could not prove its identity. Nothing was sent; ``problem`` is the reason."""

    default_outcome = Outcome.NOT_SENT

    def __init__(self, detail: str, *, problem: CertificateProblem = CertificateProblem.OTHER) -> None:
        super().__init__(detail)
        self.problem = problem


class NoAnswerError(TransportError):
    """The answer did not come before the deadline."""


class BrokenAnswerError(TransportError):
    """The connection broke before the end of the answer, or the answer was not HTTP."""


class AnswerProblem(StrEnum):
    """Why a whole answer is not one of the interface's."""

    MOVED = "moved"  # a redirect that names another address
    FOREIGN = "foreign"  # not JSON, empty, or of a status that the service does not use: something else has answered
    UNREADABLE = "unreadable"  # JSON, but not the interface's
    TOO_LARGE = "too_large"  # more than 8 MiB, or compressed, so that its size is unknown


class AnswerError(PetStoreError):
    """A whole answer that is not the interface's: a gateway's page, a missing field, an ID outside int64.

    ``status`` is its HTTP status, ``body`` the start of its text (at most 64 kB) and ``location`` the address that a
    redirect names, else empty; show both as plain text only. ``retry_after`` is as in :class:`StatusError`.
    The outcome is “refused” also for a redirect that asks to send the request elsewhere, else as of its status.
    """

    def __init__(
        self,
        detail: str,
        *,
        status: int,
        body: str,
        problem: AnswerProblem = AnswerProblem.UNREADABLE,
        location: str = "",
        retry_after: int | None = None,
    ) -> None:
        super().__init__(detail, outcome=Outcome.REFUSED if status in (301, 307, 308) else outcome_of(status))
        self.status = status
        self.body = body
        self.problem = problem
        self.location = location
        self.retry_after = retry_after


class StatusError(PetStoreError):
    """The interface's error object. ``status`` is the HTTP status, even if the object contains another one.

    ``retry_after`` is the requested wait in seconds (1 to 60), None without one.
    """

    def __init__(self, *, code: str, message: str, status: int, retry_after: int | None = None) -> None:
        super().__init__(f"{status} {code}: {message}", outcome=outcome_of(status))
        self.code = code
        self.message = message
        self.status = status
        self.retry_after = retry_after

    @staticmethod
    def of(*, code: str, message: str, status: int, retry_after: int | None = None) -> "StatusError":
        """Return an error of the class for the HTTP ``status``."""
        classes = {400: BadRequestError, 401: AuthenticationError, 404: NotFoundError}
        kind = classes.get(status, OtherStatusError)
        return kind(code=code, message=message, status=status, retry_after=retry_after)


class BadRequestError(StatusError):
    """400: a required field is missing or a value is invalid (interface: createPet)."""


class AuthenticationError(StatusError):
    """401: the API key is missing or invalid (interface: "Authentication")."""


class NotFoundError(StatusError):
    """404: the requested resource could not be found (interface: getPet)."""


class OtherStatusError(StatusError):
    """Any other HTTP status with an error object."""
