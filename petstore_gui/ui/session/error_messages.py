"""Error -> (title, text, action): the one table of what is said when something fails. No widgets in it."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.api.retry import is_busy
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.storage.error_text import why
from petstore_gui.translatable import TranslatableText, as_translatable, detail_of
from petstore_gui.ui.i18n.text import join_sentences, sanitize_lines, sanitize_multiline, translate
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.session.pending import KeyNotGivenError
from petstore_gui.ui.widgets.message import Action, Message

LONGEST_DETAILS: Final = 64_000
_MOST_LINES: Final = 1_000  # of the details: a box of 64,000 takes 0.2 s to make

_Words = tuple[str, str, Action]


def message_for(error: Exception, operation: Operation, *, address: str = "", is_embedded: bool = False) -> Message:
    """Return what to say about ``error``.

    ``address`` is the service's; ``is_embedded`` says that the program runs the service itself.
    """
    title, text, action = _words(error, operation, is_embedded=is_embedded)
    text = text.format(
        address=sanitize_multiline(address),
        location=sanitize_multiline(getattr(error, "location", "")),
        message=sanitize_multiline(getattr(error, "message", "")),
        reason=_reason(error) or _tr("An unexpected error occurred. What you typed is still there."),
    )
    if operation is Operation.ADDING and isinstance(error, errors.PetStoreError):
        waits = _tr("The animal was not added. It stands on top of the list, where you can edit it.")
        text, action = f"{text}\n\n{waits}", Action.EDIT
    return Message(title, text, action, _details(error))


def reason_for(error: Exception, *, is_embedded: bool = False) -> str:
    """Return in a few words, for the status line, why a list could not be read: the title, or a shorter one."""
    match error:
        case errors.NotConnectedError() if is_embedded:
            return _tr("The store has stopped")
        case errors.BadRequestError():
            return _tr("The request was refused")
        case errors.AuthenticationError() | KeyNotGivenError():
            return _tr("The API key was not accepted")
        case errors.AnswerError(problem=AnswerProblem.UNREADABLE | AnswerProblem.TOO_LARGE):
            return _tr("Unreadable reply")
        case errors.OtherStatusError() if not is_busy(error) and error.code != "storage_moved":
            return _tr("The service sent error {status}").format(status=error.status)
        case _:
            return _words(error, Operation.LOADING, is_embedded=is_embedded)[0]


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("session.error_messages", text, None, count)


def _words(error: Exception, operation: Operation, *, is_embedded: bool) -> _Words:  # noqa: C901, PLR0911, PLR0912  a table
    """Return what is said of an error: the first that fits counts."""
    match error:
        case errors.NotConnectedError() if is_embedded:
            title, text = (
                _tr("The store on this computer has stopped"),
                _tr("Its animals are kept. Start it again to go on."),
            )
            return title, text, Action.START_AGAIN
        case errors.BadRequestError() if operation is Operation.ADDING:
            return _tr("The service refused this animal"), _tr("Message from the service: {message}"), Action.NONE
        case errors.BadRequestError():
            return _tr("The service refused the request"), _tr("Message from the service: {message}"), Action.NONE
        case errors.AuthenticationError():
            text = _tr(
                "The key for {address} is missing, mistyped or no longer valid. Once you enter another one, "
                "the program goes on with what it was doing."
            )
            return _tr("The service did not accept the API key"), text, Action.ENTER_KEY
        case KeyNotGivenError():
            return _tr("The service did not accept the API key"), _tr("No other key was given."), Action.NONE
        case errors.NotFoundError():  # of a look-up, too, where nothing could be proved of the animal
            text = _tr("Nothing was found at {address}. Is the address right? Message from the service: {message}")
            return _tr("Address not found"), text, Action.CHECK_CONNECTION
        case errors.OtherStatusError(code="storage_moved"):  # of the program's own service
            text = _tr("Try again to go on with what is in its place.")
            return _tr("The file with the animals was moved or deleted"), text, Action.RETRY
        case errors.OtherStatusError(code=errors.KEY_REUSED):
            text = _tr("It knows this add as another animal. Edit it, and add it again.")
            return _tr("The service refused this animal"), text, Action.NONE
        case errors.OtherStatusError() if is_busy(error):
            title, text, action = _busy(error.retry_after)
            return title, f"{text}\n\n{_tr('Message from the service: {message}')}", action
        case errors.OtherStatusError():
            title = _tr("The service answered with error {status}").format(status=error.status)
            return title, _tr("Message from the service: {message}"), Action.RETRY
        case errors.NotConnectedError():
            text = _tr("Nothing answers at {address}. Check the network, and the address in “Connection”.")
            return _tr("No connection to the service"), text, Action.RETRY
        case errors.NoAnswerError():
            return _tr("No answer in time"), _tr("{address} took too long to answer."), Action.RETRY
        case errors.BrokenAnswerError():
            text = _tr("The connection to {address} ended before the whole answer was there.")
            return _tr("The connection broke"), text, Action.RETRY
        case errors.CertificateError():
            return _certificate(error.problem)
        case errors.AnswerError():
            return _answer(error)
        case errors.ArgumentError():
            return _tr("This cannot be sent"), "{reason}", Action.NONE
        case errors.CancelledError():
            return _tr("Cancelled"), _tr("The call was ended before the answer came."), Action.NONE
        case NotOfferedError():
            return _tr("Not offered on this computer"), "{reason}", Action.CHECK_CONNECTION
        case _:
            return _tr("Something went wrong"), "{reason}", Action.NONE


def _busy(seconds: int | None) -> _Words:
    if seconds is None:
        text = _tr("{address} has too much to do. Try again later.")
    else:
        text = _tr("{address} is busy, and asks to wait for %Ln second(s).", seconds)
    return _tr("The service is busy"), text, Action.RETRY


def _certificate(problem: CertificateProblem) -> _Words:
    """Say why the certificate was not accepted, and what to do; going on is not among it."""
    texts = {
        CertificateProblem.UNKNOWN_ISSUER: _tr(
            "The certificate at {address} was issued by somebody whom this computer does not "
            "trust. If your company issues its own certificates, its support can make this "
            "computer trust them."
        ),
        CertificateProblem.WRONG_HOST: _tr(
            "The certificate at {address} belongs to another address. Compare the address in "
            "“Connection” with the one that you were given."
        ),
        CertificateProblem.EXPIRED: _tr(
            "The certificate at {address} has expired, or is not valid yet. Check the date and "
            "time of this computer, then ask whoever runs the service."
        ),
        CertificateProblem.OTHER: _tr(
            "A secure connection to {address} could not be made. Ask whoever runs the service. Do "
            "not go on over another network."
        ),
    }
    return (
        _tr("This connection isn't secure"),
        join_sentences(texts[problem], _tr("Nothing was sent.")),
        Action.CHECK_CONNECTION if problem is CertificateProblem.WRONG_HOST else Action.RETRY,
    )


def _answer(error: errors.AnswerError) -> _Words:
    """Say why an answer is not one of the Pet Store service's."""
    if is_busy(error) and error.retry_after is not None:
        return _busy(error.retry_after)
    titles = {
        AnswerProblem.MOVED: _tr("The service has moved"),
        AnswerProblem.FOREIGN: _tr("Unexpected reply"),
        AnswerProblem.UNREADABLE: _tr("An answer this program cannot read"),
        AnswerProblem.TOO_LARGE: _tr("An answer this program cannot read"),
    }
    texts = {
        AnswerProblem.MOVED: _tr(
            "The answer from {address} names another address:\n{location}\nThe program did not go "
            "there, and did not send the API key there. Ask whoever runs the service whether the "
            "new address is right. If it is, enter it in “Connection”. A Wi-Fi sign-in page can "
            "answer like this, too."
        ),
        AnswerProblem.FOREIGN: _tr(
            "Something between you and {address} answered, perhaps a Wi-Fi sign-in page. The address may also be wrong."
        ),
        AnswerProblem.UNREADABLE: _tr(
            "The answer from {address} does not follow the rules of the Pet Store service. Nothing "
            "of it is shown. Ask whoever runs the service. The address may also be that of another "
            "service."
        ),
        AnswerProblem.TOO_LARGE: _tr(
            "The answer from {address} is far larger than 100 animals can be, or is compressed. "
            "The program stopped reading it, and shows nothing of it."
        ),
    }
    may_pass = error.problem is AnswerProblem.FOREIGN and error.status >= 500  # a gateway that finds no service
    return titles[error.problem], texts[error.problem], Action.RETRY if may_pass else Action.CHECK_CONNECTION


def _reason(error: Exception) -> str:
    """Return what an error says: the program's own sentence as it is, any other text as foreign text."""
    if isinstance(error, OSError) and error.errno is not None:
        return translate(TranslatableText("A file can't be used: {reason}. {advice}", **why(error)))
    own = isinstance(as_translatable(error), TranslatableText)
    return translate(error) if own else sanitize_multiline(translate(error))


def _details(error: Exception) -> str:
    if isinstance(error, NotOfferedError):
        return ""  # all of it has been said
    lines = [f"{type(error).__name__}: {error}"]
    if detail := detail_of(error):
        lines.append(detail)
    if isinstance(error, errors.AnswerError):
        lines += [f"HTTP {error.status}", *([f"Location: {error.location}"] if error.location else []), error.body]
    return sanitize_lines("\n".join(lines), _MOST_LINES)[:LONGEST_DETAILS]
