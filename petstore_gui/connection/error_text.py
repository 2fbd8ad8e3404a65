"""The one table of errors: title, text and advice of each, for window and terminal."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.api.retry import is_busy
from petstore_gui.api.values import ErrorCode
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.storage.error_text import why
from petstore_gui.translatable import TranslatableText, as_translatable


@dataclass(frozen=True, slots=True)
class ErrorText:
    """The words for an error: templates, and the ``values`` for their places, some of them foreign text."""

    title: str
    """Empty if the error's own sentence is enough."""
    text: str = ""
    advice: str = ""
    """Further sentences after ``text`` for the window, about things that only the window has."""
    brief: str = ""
    """A shorter title for a status line, where the title is too long."""
    values: Mapping[str, str | int] = field(default_factory=dict)


_MESSAGE: Final = TranslatableText("Message from {address}: {message}")
KEY_REFUSED: Final = ErrorText(
    TranslatableText("The service did not accept the API key"),
    TranslatableText("The key for {address} is missing, mistyped or no longer valid."),
    TranslatableText("Once you enter another one, the program goes on with what it was doing."),
    brief=TranslatableText("The API key was not accepted"),
)
_STORE_STOPPED: Final = ErrorText(
    TranslatableText("The store on this computer has stopped"),
    TranslatableText("Its animals are kept. Start it again to go on."),
    brief=TranslatableText("The store has stopped"),
)
_REFUSED: Final = ErrorText(
    TranslatableText("The service refused the request"), _MESSAGE, brief=TranslatableText("The request was refused")
)
_NOT_FOUND: Final = ErrorText(  # also of a look-up that proves nothing about the animal
    TranslatableText("Address not found"),
    TranslatableText("Nothing was found at {address}. Is the address right? Message from the service: {message}"),
)
_STORAGE_MOVED: Final = ErrorText(
    TranslatableText("The file with the animals was moved or deleted"),
    TranslatableText("Try again to go on with what is in its place."),
)
_OTHER_STATUS: Final = ErrorText(
    TranslatableText("The service answered with error {status}"),
    _MESSAGE,
    brief=TranslatableText("The service sent error {status}"),
)
_ANIMAL_REFUSED: Final = replace(_REFUSED, title=TranslatableText("The service refused this animal"))
_KEY_REUSED: Final = ErrorText(
    _ANIMAL_REFUSED.title,
    TranslatableText("It knows this add as another animal."),
    TranslatableText("Edit it, and add it again."),
    brief=_OTHER_STATUS.brief,
)
_BUSY: Final = ErrorText(
    TranslatableText("The service is busy"),
    TranslatableText("{address} has too much to do. Try again later. Message from the service: {message}"),
)
_BUSY_FOR: Final = replace(
    _BUSY,
    text=TranslatableText("{address} is busy, and asks to wait for {seconds} s. Message from the service: {message}"),
)
_GATEWAY_BUSY: Final = replace(_BUSY, text=TranslatableText("{address} is busy, and asks to wait for {seconds} s."))
_NOT_CONNECTED: Final = ErrorText(
    TranslatableText("No connection to the service"),
    TranslatableText("Nothing answers at {address}."),
    TranslatableText("Check the network, and the address in “Connection”."),
)
_NO_ANSWER: Final = ErrorText(
    TranslatableText("No answer in time"), TranslatableText("{address} took too long to answer.")
)
_BROKEN: Final = ErrorText(
    TranslatableText("The connection broke"),
    TranslatableText("The connection to {address} ended before the whole answer was there."),
)
_NOT_SECURE: Final = TranslatableText("This connection isn't secure")
_CERTIFICATES: Final = {  # why a certificate was not accepted, and what to do; to continue is never offered
    CertificateProblem.UNKNOWN_ISSUER: ErrorText(
        _NOT_SECURE,
        TranslatableText("This computer does not trust who issued the certificate at {address}. Nothing was sent."),
        TranslatableText("If your company issues its own certificates, its support can make this computer trust them."),
    ),
    CertificateProblem.WRONG_HOST: ErrorText(
        _NOT_SECURE,
        TranslatableText("The certificate at {address} belongs to another address. Nothing was sent."),
        TranslatableText("Compare the address in “Connection” with the one that you were given."),
    ),
    CertificateProblem.EXPIRED: ErrorText(
        _NOT_SECURE,
        TranslatableText("The certificate at {address} has expired, or is not valid yet. Nothing was sent."),
        TranslatableText("Check this computer's date and time, then ask the person who runs the service."),
    ),
    CertificateProblem.OTHER: ErrorText(
        _NOT_SECURE,
        TranslatableText("A secure connection to {address} could not be made. Nothing was sent."),
        TranslatableText("Ask the person who runs the service. Do not go on over another network."),
    ),
}
_UNREADABLE: Final = ErrorText(
    TranslatableText("An answer this program cannot read"),
    TranslatableText(
        "The answer from {address} does not follow the rules of the Pet Store service. Nothing of it is shown. Ask "
        "the person who runs the service. The address may also be that of another service."
    ),
    brief=TranslatableText("Unreadable reply"),
)
_ANSWERS: Final = {
    AnswerProblem.MOVED: ErrorText(
        TranslatableText("The service has moved"),
        TranslatableText(
            "The answer from {address} names another address:\n{location}\nThe program did not go there, and did not "
            "send the API key there. Ask the person who runs the service whether the new address is right."
        ),
        TranslatableText("If it is, enter it in “Connection”. A Wi-Fi sign-in page can answer like this, too."),
    ),
    AnswerProblem.FOREIGN: ErrorText(
        TranslatableText("Unexpected reply"),
        TranslatableText(
            "Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong."
        ),
    ),
    AnswerProblem.UNREADABLE: _UNREADABLE,
    AnswerProblem.TOO_LARGE: replace(
        _UNREADABLE,
        text=TranslatableText(
            "The answer from {address} is far larger than 100 animals can be, or is compressed. The program stopped "
            "reading it, and shows nothing of it."
        ),
    ),
}
_OWN: Final = ErrorText("", "{reason}")
_FILE: Final = ErrorText("", TranslatableText("A file can't be used: {reason}. {advice}"))
_CANNOT_BE_SENT: Final = replace(_OWN, title=TranslatableText("This cannot be sent"))
_NOT_OFFERED: Final = replace(_OWN, title=TranslatableText("Not offered on this computer"))
_CANCELLED: Final = ErrorText(
    TranslatableText("Cancelled"), TranslatableText("The call was ended before the answer came.")
)


def describe_error(error: Exception, address: str, *, is_add: bool = False, is_embedded: bool = False) -> ErrorText:
    """Return the words for ``error`` of the service at ``address``.

    ``is_add`` says that an animal was sent, ``is_embedded`` that the program runs the service itself.
    """
    values: dict[str, str | int] = {name: str(getattr(error, name, "")) for name in ("location", "message", "status")}
    values |= {"address": address, "reason": as_translatable(error)}
    if (seconds := getattr(error, "retry_after", None)) is not None:
        values["seconds"] = seconds
    if isinstance(error, OSError) and error.errno is not None:
        values |= why(error)
    return replace(_template(error, is_add=is_add, is_embedded=is_embedded), values=values)


def _template(error: Exception, *, is_add: bool, is_embedded: bool) -> ErrorText:  # noqa: C901, PLR0911, PLR0912  a table
    """Return the first row that matches ``error``."""
    match error:
        case errors.NotConnectedError():
            return _STORE_STOPPED if is_embedded else _NOT_CONNECTED
        case errors.NoAnswerError():
            return _NO_ANSWER
        case errors.BrokenAnswerError():
            return _BROKEN
        case errors.CertificateError():
            return _CERTIFICATES[error.problem]
        case errors.AnswerError():
            return _GATEWAY_BUSY if is_busy(error) and error.retry_after is not None else _ANSWERS[error.problem]
        case errors.BadRequestError():
            return _ANIMAL_REFUSED if is_add else _REFUSED
        case errors.AuthenticationError():
            return KEY_REFUSED
        case errors.NotFoundError():
            return _NOT_FOUND
        case errors.OtherStatusError(code=ErrorCode.STORAGE_MOVED):  # from the program's own service
            return _STORAGE_MOVED
        case errors.OtherStatusError(code=ErrorCode.KEY_REUSED):
            return _KEY_REUSED
        case errors.OtherStatusError() if is_busy(error):
            return _BUSY if error.retry_after is None else _BUSY_FOR
        case errors.StatusError():
            return _OTHER_STATUS
        case errors.ArgumentError():
            return _CANNOT_BE_SENT
        case errors.CancelledError():
            return _CANCELLED
        case NotOfferedError():
            return _NOT_OFFERED
        case OSError() if error.errno is not None:
            return _FILE
        case _:
            return _OWN
