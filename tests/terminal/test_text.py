"""What a command says of an error: the sentences of the window, without what only the window has."""

from dataclasses import replace
from io import StringIO

import pytest

from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.api.values import ErrorCode
from petstore_gui.connection.api_key import KeyState, StoredKey
from petstore_gui.connection.connection import KeyNeeded
from petstore_gui.connection.policy import NotOfferedError
from petstore_gui.connection.profile import Profile, ProfileName
from petstore_gui.terminal.console import Console
from petstore_gui.terminal.opening import Store
from petstore_gui.terminal.text import error_text
from petstore_gui.terminal.workers import Interruption
from petstore_gui.translatable import TranslatableText
from petstore_gui.ui.session.error_messages import message_for
from petstore_gui.ui.session.failure import Operation
from tests.support.fake_store import FakeStore

ADDRESS = "https://pets.example.com/v1"


def status_error(status: int, code: str = "a_code", retry_after: int | None = None) -> errors.StatusError:
    return errors.StatusError.of(code=code, message="Its words: {x}.", status=status, retry_after=retry_after)


ERRORS: list[Exception] = [
    errors.NotConnectedError("refused"),
    errors.NoAnswerError("15 s"),
    errors.BrokenAnswerError("reset"),
    *(errors.CertificateError("refused", problem=problem) for problem in CertificateProblem),
    *(
        errors.AnswerError("strange", status=200, body="", problem=problem, location="https://elsewhere.example.com")
        for problem in AnswerProblem
    ),
    errors.AnswerError("busy", status=503, body="", problem=AnswerProblem.FOREIGN, retry_after=60),
    *(status_error(status) for status in (400, 401, 403, 404, 418, 429, 500, 503)),
    status_error(429, retry_after=5),
    status_error(422, ErrorCode.KEY_REUSED),
    status_error(500, "storage_moved"),
    errors.ArgumentError("name", "blank"),
    errors.CancelledError("over"),
    NotOfferedError(TranslatableText("Your administrator has switched this off.")),
]


@pytest.mark.parametrize("is_embedded", [False, True], ids=["elsewhere", "embedded"])
@pytest.mark.parametrize("operation", [Operation.LOADING, Operation.ADDING])
@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_a_command_says_the_title_and_the_text_of_the_window(
    error: Exception, operation: Operation, *, is_embedded: bool
) -> None:
    message = message_for(error, operation, address=ADDRESS, is_embedded=is_embedded)
    is_add = operation is Operation.ADDING
    title, said = error_text(error, ADDRESS, is_add=is_add, is_embedded=is_embedded).split(". ", 1)
    assert title == message.title
    assert said.strip()
    assert message.text.replace("\n", " ").startswith(said)
    assert "“Connection”" not in said


def test_the_store_on_this_computer_has_stopped_where_another_service_cannot_be_reached() -> None:
    elsewhere = FakeStore().connection()
    embedded = replace(elsewhere, key_state=StoredKey(KeyState.THIS_RUN, None))
    refused = errors.NotConnectedError("refused")
    said = [
        Store(connection, Console("petstore", None, None, StringIO()), Interruption()).explain(refused)
        for connection in (elsewhere, embedded)
    ]
    assert said[0].startswith("No connection to the service.")
    assert said[1].startswith("The store on this computer has stopped.")
    elsewhere.client.close()


def test_a_keyring_that_fails_is_quoted() -> None:
    failed = StoredKey(KeyState.FAILED, None, detail="KeyringError: no answer\nOSError: gone")
    said = error_text(KeyNeeded(Profile(ProfileName.STAGING, ADDRESS), ADDRESS, failed), "")
    start = f"{ADDRESS}: The system keyring does not work (KeyringError: no answer; OSError: gone). Save the key"
    assert said.startswith(start)


def test_a_keyring_that_is_missing_now_is_named() -> None:
    gone = StoredKey(KeyState.NO_KEYRING, None, saved_in="KWallet")
    said = error_text(KeyNeeded(Profile(ProfileName.STAGING, ADDRESS), ADDRESS, gone), "")
    assert said.startswith(f"{ADDRESS}: The key was saved in KWallet, which is not there now. Save the key")


def test_a_key_of_an_address_of_one_run_is_not_said_to_be_missing_in_the_keyring() -> None:
    said = error_text(KeyNeeded(Profile(None, ADDRESS), ADDRESS, None), "")
    assert said == f"no key was given for {ADDRESS}. Give it in PETSTORE_API_KEY."


def test_a_file_that_cannot_be_used_is_named() -> None:
    error = PermissionError(13, "Permission denied", "/a/{b}.csv")
    assert error_text(error, "").startswith("/a/{b}.csv can't be used: permission denied.")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [(ValueError("It has {no} place."), "It has {no} place."), (TimeoutError(), "TimeoutError")],
    ids=["words", "none"],
)
def test_an_error_with_its_own_words_is_said_in_them(error: Exception, sentence: str) -> None:
    assert error_text(error, "") == sentence
