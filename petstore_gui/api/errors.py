"""Everything the client can raise, as one tree.

PetStoreError                    .outcome: not sent, refused or unknown
├── ArgumentError                a value that the interface does not allow; .field names it     not sent
├── CancelledError               cancel() ended the call
├── TransportError               no whole answer arrived
│   ├── NotConnectedError        refused, no route, name not found, or connecting took too long  not sent
│   ├── CertificateError         the service could not prove who it is                           not sent
│   ├── NoAnswerError            the answer did not come in time
│   └── BrokenAnswerError        the connection broke, or what came was not HTTP
├── AnswerError                  a whole answer, but not one of the interface: .problem says how; refused or unknown
└── StatusError                  the service's error object: .code .message .status
    ├── BadRequestError          400                                                             refused
    ├── AuthenticationError      401                                                             refused
    ├── NotFoundError            404                                                             refused
    └── OtherStatusError         any other: refused below 500, else unknown
"""

from enum import StrEnum
from typing import ClassVar, Final

from petstore_gui.translatable import TranslatableText

KEY_REUSED: Final = "idempotency_key_reused"
"""The ``code`` of a 422: the idempotency key of an add came before, with another animal. Nothing was stored."""


class Outcome(StrEnum):
    """What is known of a request that failed: it matters for an add, which must not be repeated blindly."""

    NOT_SENT = "not_sent"
    REFUSED = "refused"
    UNKNOWN = "unknown"


class PetStoreError(Exception):
    """The root. ``str()`` is a short English sentence without the key; ``outcome`` says what became of the request."""

    default_outcome: ClassVar[Outcome] = Outcome.UNKNOWN

    def __init__(self, detail: str, *, outcome: Outcome | None = None) -> None:
        super().__init__(detail)
        self.outcome = self.default_outcome if outcome is None else outcome


class ArgumentError(PetStoreError):
    """An argument that the interface does not allow; nothing was sent. ``field`` is the argument's Python name."""

    default_outcome = Outcome.NOT_SENT

    def __init__(self, field: str, detail: str) -> None:
        super().__init__(TranslatableText("{field}: {detail}", field=field, detail=detail))
        self.field = field


class CancelledError(PetStoreError):
    """The call was ended by ``cancel()`` from another thread."""


class TransportError(PetStoreError):
    """No whole answer arrived."""


class NotConnectedError(TransportError):
    """No connection came about, so nothing was sent."""

    default_outcome = Outcome.NOT_SENT


class CertificateProblem(StrEnum):
    """Why a certificate was not accepted, as far as the operating system tells."""

    UNKNOWN_ISSUER = "unknown_issuer"
    WRONG_HOST = "wrong_host"
    EXPIRED = "expired"
    OTHER = "other"


class CertificateError(TransportError):
    """TLS was refused: the service could not prove who it is. Nothing was sent; ``problem`` says why."""

    default_outcome = Outcome.NOT_SENT

    def __init__(self, detail: str, *, problem: CertificateProblem = CertificateProblem.OTHER) -> None:
        super().__init__(detail)
        self.problem = problem


class NoAnswerError(TransportError):
    """The answer did not come before the deadline."""


class BrokenAnswerError(TransportError):
    """The connection broke before the whole answer was there, or what came was not HTTP."""


class AnswerProblem(StrEnum):
    """Why a whole answer is not one of the interface's."""

    MOVED = "moved"  # a redirect that names another address
    FOREIGN = "foreign"  # not JSON, nothing at all, or a status that the service does not give: something else answered
    UNREADABLE = "unreadable"  # JSON, but not the interface's
    TOO_LARGE = "too_large"  # more than 8 MiB, or packed, so that its size is unknown


class AnswerError(PetStoreError):
    """A whole answer that is not one of the interface's: a gateway's page, a missing field, an ID outside int64.

    ``status`` is its HTTP status, ``body`` the start of its text (at most 64 kB) and ``location`` the address that a
    redirect names, else empty: both to be shown as plain text only. ``retry_after`` is as in :class:`StatusError`.
    The request was refused by a redirect that asks for it to be sent again elsewhere, and by a 4xx other than those of
    a request that may have been passed on before (408, 499).
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
        refused = status in (301, 307, 308) or (400 <= status < 500 and status not in (408, 499))
        super().__init__(detail, outcome=Outcome.REFUSED if refused else Outcome.UNKNOWN)
        self.status = status
        self.body = body
        self.problem = problem
        self.location = location
        self.retry_after = retry_after


class StatusError(PetStoreError):
    """The interface's error object. ``status`` is the HTTP status, also where the object itself says another.

    ``retry_after`` is the wait in seconds (1 to 60) that the answer asks for, None when it asks for none.
    """

    def __init__(self, *, code: str, message: str, status: int, retry_after: int | None = None) -> None:
        refused = status < 500
        super().__init__(f"{status} {code}: {message}", outcome=Outcome.REFUSED if refused else Outcome.UNKNOWN)
        self.code = code
        self.message = message
        self.status = status
        self.retry_after = retry_after

    @staticmethod
    def of(*, code: str, message: str, status: int, retry_after: int | None = None) -> "StatusError":
        """Return the error of the class that belongs to the HTTP ``status``."""
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
    """Any other HTTP status that came with an error object."""
