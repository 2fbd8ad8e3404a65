"""Error -> message: what the window says when something fails, and what its button does. No widgets in it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.api.retry import is_busy
from petstore_gui.api.values import ErrorCode
from petstore_gui.connection.error_text import KEY_REFUSED, ErrorText, describe_error
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.translatable import TranslatableText, detail_of
from petstore_gui.ui.i18n.text import join_sentences, sanitize_lines, sanitize_multiline, translate
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.session.session import KeyNotGivenError
from petstore_gui.ui.widgets.message import Action, Message

LONGEST_DETAILS: Final = 64_000
_MOST_LINES: Final = 1_000  # of the details: a box of 64,000 takes 0.2 s to make


def message_for(error: Exception, operation: Operation, *, address: str = "", is_embedded: bool = False) -> Message:
    """Return what to say about ``error``.

    ``address`` is the service's; ``is_embedded`` says that the program runs the service itself.
    """
    words = _words(error, address, is_add=operation is Operation.ADDING, is_embedded=is_embedded)
    text = join_sentences(_filled(words.text, words), _filled(words.advice, words))
    action = _action(error, is_embedded=is_embedded)
    if operation is Operation.ADDING and isinstance(error, errors.PetStoreError):
        waits = _tr("The animal was not added. It stands on top of the list, where you can edit it.")
        text, action = f"{text}\n\n{waits}", Action.EDIT
    return Message(
        _filled(words.title, words) or _tr("Something went wrong"),
        text or _tr("An unexpected error occurred. What you typed is still there."),
        action,
        _details(error),
        Action.CHECK_CONNECTION
        if isinstance(error, errors.NotConnectedError) and action is Action.RETRY
        else Action.NONE,
    )


def reason_for(error: Exception, *, is_embedded: bool = False) -> str:
    """Return in a few words, for the status line, why a list could not be read."""
    words = _words(error, "", is_add=False, is_embedded=is_embedded)
    return _filled(words.brief or words.title, words) or _tr("Something went wrong")


def _tr(text: str) -> str:
    return QCoreApplication.translate("session.error_messages", text)


def _words(error: Exception, address: str, *, is_add: bool, is_embedded: bool) -> ErrorText:
    if isinstance(error, KeyNotGivenError):
        return ErrorText(KEY_REFUSED.title, _tr("No other key was given."), brief=KEY_REFUSED.brief)
    if isinstance(error, TaskTimeoutError):
        return ErrorText(_tr("This took too long"), _tr("This computer is busy. Wait a moment, then try again."))
    return describe_error(error, address, is_add=is_add, is_embedded=is_embedded)


def _filled(template: str, words: ErrorText) -> str:
    """Return a template in the language of the window; the program's own sentences in it, too."""
    return translate(template).format(**{name: _value_text(value) for name, value in words.values.items()})


def _value_text(value: str | int) -> str:
    if isinstance(value, int):
        return QLocale().toString(value)
    return translate(value) if isinstance(value, TranslatableText) else sanitize_multiline(value)


def _action(error: Exception, *, is_embedded: bool) -> Action:  # noqa: PLR0911  a table
    """Return what can be done about an error; nothing where it can only be read."""
    match error:
        case errors.NotConnectedError() if is_embedded:
            return Action.START_AGAIN
        case errors.AuthenticationError():
            return Action.ENTER_KEY
        case errors.BadRequestError() | errors.OtherStatusError(code=ErrorCode.KEY_REUSED):
            return Action.NONE
        case errors.NotFoundError() | NotOfferedError():
            return Action.CHECK_CONNECTION
        case errors.CertificateError(problem=CertificateProblem.WRONG_HOST):
            return Action.CHECK_CONNECTION
        case errors.AnswerError():
            # A gateway may have found no service just now.
            may_pass = error.problem is AnswerProblem.FOREIGN and error.status >= 500
            asks_to_wait = is_busy(error) and error.retry_after is not None
            return Action.RETRY if may_pass or asks_to_wait else Action.CHECK_CONNECTION
        case errors.StatusError() | errors.TransportError():
            return Action.RETRY
        case _:
            return Action.NONE


def _details(error: Exception) -> str:
    if isinstance(error, NotOfferedError):
        return ""  # all of it has been said
    lines = [f"{type(error).__name__}: {error}"]
    if detail := detail_of(error):
        lines.append(detail)
    if isinstance(error, errors.AnswerError):
        lines += [f"HTTP {error.status}", *([f"Location: {error.location}"] if error.location else []), error.body]
    return sanitize_lines("\n".join(lines), _MOST_LINES)[:LONGEST_DETAILS]
