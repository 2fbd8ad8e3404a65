"""Error -> (title, text, action): the one table of what is said when something fails. No widgets in it."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from petstore_gui.api import errors
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.storage.error_text import advice, error_text
from petstore_gui.translatable import TranslatableText, as_translatable, detail_of
from petstore_gui.ui.i18n.text import sanitize_lines, sanitize_multiline, translate
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.session.stranger_text import answer_words, certificate_sentence
from petstore_gui.ui.widgets.message import Action, Message

LONGEST_DETAILS: Final = 64_000
_MOST_LINES: Final = 1_000  # of the details: a box of 64,000 takes 0.2 s to make
_BUSY: Final = (429, 503)
_MOVED: Final = "storage_moved"  # of the program's own service


def message_for(
    error: Exception, doing: Operation, *, address: str = "", pet_id: int | None = None, is_embedded: bool = False
) -> Message:
    """Return what to say about ``error``.

    ``address`` is the service's, ``pet_id`` the ID that was looked up; ``is_embedded`` says that the program runs the
    service itself.
    """
    if is_embedded and isinstance(error, errors.NotConnectedError):
        title, text, action = _stopped()
    else:
        words = next((words for kind, words in _TABLE if isinstance(error, kind)), _by_the_program)
        title, text, action = words(error, doing, address, pet_id)
    if doing is Operation.ADDING and isinstance(error, errors.PetStoreError):
        waits = _tr("The animal was not added. It stands on top of the list, where you can edit it.")
        text, action = f"{text}\n\n{waits}", Action.EDIT
    return Message(title, text, action, _details(error))


_Words = tuple[str, str, Action]


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("session.error_messages", text, None, count)


def _bad_request(error: errors.BadRequestError, doing: Operation, _address: str, _pet_id: int | None) -> _Words:
    title = (
        _tr("The service refused this animal") if doing is Operation.ADDING else _tr("The service refused the request")
    )
    return title, _tr("It says: {message}").format(message=cut(error.message)), Action.NONE


def _authentication(_error: Exception, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    return (
        _tr("The service did not accept the API key"),
        _tr(
            "The key for {address} is missing, mistyped or no longer valid. Once you enter another one, "
            "the program goes on with what it was doing."
        ).format(address=address),
        Action.ENTER_KEY,
    )


def _not_found(error: errors.NotFoundError, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    # Also of a look-up: what is proved of an animal is said by answer_words, and this is what could not be checked.
    return (
        _tr("The service does not know this request"),
        _tr("Nothing was found at {address}. Is the address right? The service says: {message}").format(
            address=address, message=cut(error.message)
        ),
        Action.CHECK_CONNECTION,
    )


def _other_status(error: errors.OtherStatusError, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    if error.code == _MOVED:
        return (
            _tr("The file with the animals was moved or deleted"),
            _tr("Try again to go on with what is in its place."),
            Action.RETRY,
        )
    says = _tr("It says: {message}").format(message=cut(error.message))
    if error.status in _BUSY:
        title, text, action = _busy(error.retry_after, address)
        return title, f"{text}\n\n{says}", action
    return _tr("The service answered with error {status}").format(status=error.status), says, Action.RETRY


def _busy(seconds: int | None, address: str) -> _Words:
    if seconds is None:
        text = _tr("{address} has too much to do. Try again later.")
    else:
        text = _tr("{address} has too much to do, and asks to be left alone for %Ln second(s).", seconds)
    return _tr("The service is busy"), text.format(address=address), Action.RETRY


def _not_connected(_error: Exception, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    return (
        _tr("No connection to the service"),
        _tr("Nothing answers at {address}. Check the network, and the address in “Profile and key”.").format(
            address=address
        ),
        Action.RETRY,
    )


def _stopped() -> _Words:
    return (
        _tr("The store on this computer has stopped"),
        _tr("Its animals are kept. Start it again to go on."),
        Action.START_AGAIN,
    )


def _certificate(error: errors.CertificateError, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    wrong = error.problem is errors.CertificateProblem.WRONG_HOST
    return (
        _tr("The service could not prove who it is"),
        certificate_sentence(error.problem, address),
        Action.CHECK_CONNECTION if wrong else Action.RETRY,
    )


def _no_answer(_error: Exception, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    return (_tr("No answer in time"), _tr("{address} took too long to answer.").format(address=address), Action.RETRY)


def _broken(_error: Exception, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    return (
        _tr("The connection broke"),
        _tr("The connection to {address} ended before the whole answer was there.").format(address=address),
        Action.RETRY,
    )


def _answer(error: errors.AnswerError, _doing: Operation, address: str, _pet_id: int | None) -> _Words:
    if error.status in _BUSY and error.retry_after is not None:
        return _busy(error.retry_after, address)
    passing = error.problem is errors.AnswerProblem.FOREIGN and error.status >= 500  # a gateway that finds no service
    return *answer_words(error, address), Action.RETRY if passing else Action.CHECK_CONNECTION


def _not_offered(error: NotOfferedError, _doing: Operation, _address: str, _pet_id: int | None) -> _Words:
    return _tr("Not offered on this computer"), translate(error), Action.CHECK_CONNECTION


def _argument(error: errors.ArgumentError, _doing: Operation, _address: str, _pet_id: int | None) -> _Words:
    return _tr("This cannot be sent"), _said(error), Action.NONE


def _cancelled(_error: Exception, _doing: Operation, _address: str, _pet_id: int | None) -> _Words:
    return _tr("Cancelled"), _tr("The call was ended before the answer came."), Action.NONE


def _by_the_program(error: Exception, _doing: Operation, _address: str, _pet_id: int | None) -> _Words:
    return (
        _tr("Something went wrong"),
        _said(error) or _tr("An unexpected error occurred. What you typed is still there."),
        Action.NONE,
    )


def _said(error: Exception) -> str:
    """Return what an error says: the program's own sentence as it is, any other text as foreign text."""
    if isinstance(error, OSError) and error.errno is not None:
        reason = error_text(error)
        return translate(
            TranslatableText("A file can't be used: {reason}. {advice}", reason=reason, advice=advice(reason))
        )
    own = isinstance(as_translatable(error), TranslatableText)
    return translate(error) if own else cut(translate(error))


# Looked through from the top: the first class that fits says it.
_TABLE: Final[tuple[tuple[type[Exception], Callable[[Any, Operation, str, int | None], _Words]], ...]] = (
    (errors.BadRequestError, _bad_request),
    (errors.AuthenticationError, _authentication),
    (errors.NotFoundError, _not_found),
    (errors.OtherStatusError, _other_status),
    (errors.NotConnectedError, _not_connected),
    (errors.CertificateError, _certificate),
    (errors.NoAnswerError, _no_answer),
    (errors.BrokenAnswerError, _broken),
    (errors.AnswerError, _answer),
    (errors.ArgumentError, _argument),
    (errors.CancelledError, _cancelled),
    (NotOfferedError, _not_offered),
)


def _details(error: Exception) -> str:
    if isinstance(error, NotOfferedError):
        return ""  # all of it has been said
    lines = [f"{type(error).__name__}: {error}"]
    if detail := detail_of(error):
        lines.append(detail)
    if isinstance(error, errors.AnswerError):
        lines += [f"HTTP {error.status}", *([f"Location: {error.location}"] if error.location else []), error.body]
    return sanitize_lines("\n".join(lines), _MOST_LINES)[:LONGEST_DETAILS]


def cut(text: str, longest: int = 500) -> str:
    """Return foreign text short enough to be read in a dialog; the whole of it stands in the details."""
    return sanitize_multiline(text, longest)
