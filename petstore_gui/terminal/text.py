"""Errors of commands as English sentences, with their exit codes."""

from typing import Final

from petstore_gui.api import errors
from petstore_gui.connection.api_key import ENVIRONMENT_VARIABLE, KEY_SENTENCES, KeyFormatError, KeyState, StoredKey
from petstore_gui.connection.connection import AddressNeeded, KeyNeeded
from petstore_gui.connection.error_text import describe_error
from petstore_gui.connection.local_service import LocalServiceError
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.connection.profile import AddressError
from petstore_gui.connection.settings import SettingsError
from petstore_gui.outbox.journal import TakenError
from petstore_gui.outbox.journal_file import JournalError
from petstore_gui.storage.error_text import why
from petstore_gui.terminal.exit_codes import ExitCode
from petstore_gui.terminal.workers import DeadlineError
from petstore_gui.translatable import TranslatableError

_KEYRING: Final = "The system keyring"


class CommandError(Exception):
    """Ends a command, with a sentence and an exit code, which may be that of a signal."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def error_text(error: Exception, address: str, *, is_add: bool = False, is_embedded: bool = False) -> str:  # noqa: PLR0911  a table
    """Return a sentence about an error; ``address`` is the service's, or empty before that is known.

    ``is_add`` says that an animal was sent, ``is_embedded`` that the program runs the service itself.
    """
    match error:
        case KeyNeeded(state=None):
            return f"no key was given for {error.base_url}. Give it in {ENVIRONMENT_VARIABLE}."
        case KeyNeeded(state=StoredKey() as stored):
            sentence = stored.sentence.format(keyring=_KEYRING, place=stored.saved_in or stored.where)
            detail = stored.detail and f" ({stored.detail})".replace("\n", "; ")
            advice = f"Save the key with the window (Connection…), or give it in {ENVIRONMENT_VARIABLE}."
            return f"{error.base_url}: {sentence.removesuffix('.')}{detail}. {advice}"
        case AddressNeeded():
            return f"{error.profile.label} has no address yet. Fill it in with the window (Connection…)."
        case TakenError():
            return "Another window or command has begun to add the same animals."
        case DeadlineError():
            silent = KEY_SENTENCES[KeyState.WAITING].format(keyring=_KEYRING)
            return f"{silent} If it asks for its password, answer it and try again."
        case KeyFormatError():
            return f"{ENVIRONMENT_VARIABLE}: {error.reason}"
        case OSError() if error.errno is not None and error.filename:
            parts = why(error)
            return f"{error.filename} can't be used: {parts['reason']}. {parts['advice']}"
    words = describe_error(error, address, is_add=is_add, is_embedded=is_embedded)
    title, text = words.title.format(**words.values), words.text.format(**words.values).replace("\n", " ")
    return ". ".join(filter(None, (title, text))) or type(error).__name__


def exit_code(error: Exception) -> int:
    """Return the exit code for an error that has ended a command."""
    match error:
        case CommandError():
            return error.code
        case KeyNeeded() | KeyFormatError() | DeadlineError() | errors.AuthenticationError():
            return ExitCode.NO_KEY
        case AddressError():
            return ExitCode.BAD_ARGUMENTS
        case AddressNeeded() | LocalServiceError() | SettingsError() | errors.TransportError():
            return ExitCode.NO_SERVICE
        case errors.AnswerError() | errors.StatusError():
            return ExitCode.NO_SERVICE
        case _:
            return ExitCode.NOT_DONE


def is_expected(error: Exception) -> bool:
    """Whether an error can occur in normal use; any other is a fault of the program."""
    known = (CommandError, errors.PetStoreError, TranslatableError, JournalError, OSError, DeadlineError)
    return isinstance(error, (*known, AddressNeeded, KeyNeeded, NotOfferedError))
