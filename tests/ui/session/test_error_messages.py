"""The one table of what is said when something fails, tested as a table."""

from collections.abc import Iterator

import pytest

from petstore_gui.api import errors
from petstore_gui.api.errors import AnswerProblem, CertificateProblem
from petstore_gui.connection.local_service import LocalServiceError
from petstore_gui.runtime.tasks import TaskTimeoutError
from petstore_gui.translatable import TranslatableText
from petstore_gui.ui.session.error_messages import LONGEST_DETAILS, message_for
from petstore_gui.ui.session.failure import Operation
from petstore_gui.ui.widgets.message import Action, action_word

ADDRESS = "https://pets.example.com/v1"
NEW_ADDRESS = "https://elsewhere.example.com/v2/pets"


def status_error(
    status: int, message: str = "The service's words.", retry_after: int | None = None
) -> errors.StatusError:
    return errors.StatusError.of(code="a_code", message=message, status=status, retry_after=retry_after)


def answer_error(
    problem: AnswerProblem, status: int = 200, *, location: str = "", retry_after: int | None = None
) -> errors.AnswerError:
    body = "<html>Log in</html>"
    return errors.AnswerError(
        "the answer is strange", status=status, body=body, problem=problem, location=location, retry_after=retry_after
    )


MOVED = answer_error(AnswerProblem.MOVED, 308, location=NEW_ADDRESS)
FOREIGN = answer_error(AnswerProblem.FOREIGN)
GATEWAY = answer_error(AnswerProblem.FOREIGN, 502)
UNREADABLE = answer_error(AnswerProblem.UNREADABLE)
TOO_LARGE = answer_error(AnswerProblem.TOO_LARGE)
BUSY_GATEWAY = answer_error(AnswerProblem.FOREIGN, 503, retry_after=60)

STORAGE_MOVED = errors.StatusError.of(code="storage_moved", message="The service's words.", status=500)

TABLE = [
    # error, title, a part of the text, action
    (status_error(400), "The service refused the request", "The service's words.", Action.NONE),
    (status_error(401), "The service did not accept the API key", ADDRESS, Action.ENTER_KEY),
    (status_error(404), "Address not found", "The service's words.", Action.CHECK_CONNECTION),
    (status_error(403), "The service answered with error 403", "The service's words.", Action.RETRY),
    (status_error(408), "The service answered with error 408", "The service's words.", Action.RETRY),
    (status_error(418), "The service answered with error 418", "The service's words.", Action.RETRY),
    (status_error(500), "The service answered with error 500", "The service's words.", Action.RETRY),
    (STORAGE_MOVED, "The file with the animals was moved or deleted", "what is in its place", Action.RETRY),
    (status_error(500, retry_after=5), "The service answered with error 500", "The service's words.", Action.RETRY),
    (status_error(429, retry_after=5), "The service is busy", "for 5 s.", Action.RETRY),
    (status_error(503, retry_after=1), "The service is busy", "for 1 s.", Action.RETRY),
    (status_error(503, retry_after=60), "The service is busy", "The service's words.", Action.RETRY),
    (status_error(503), "The service is busy", "Try again later", Action.RETRY),
    (errors.NotConnectedError("refused"), "No connection to the service", ADDRESS, Action.RETRY),
    (errors.CertificateError("expired"), "This connection isn't secure", ADDRESS, Action.RETRY),
    (errors.NoAnswerError("15 s"), "No answer in time", ADDRESS, Action.RETRY),
    (errors.BrokenAnswerError("reset"), "The connection broke", ADDRESS, Action.RETRY),
    (MOVED, "The service has moved", f"{ADDRESS} names another address:\n{NEW_ADDRESS}\n", Action.CHECK_CONNECTION),
    (answer_error(AnswerProblem.MOVED, 301, retry_after=5), "The service has moved", "", Action.CHECK_CONNECTION),
    (FOREIGN, "Unexpected reply", "Wi-Fi sign-in page", Action.CHECK_CONNECTION),
    (GATEWAY, "Unexpected reply", "Something between you and", Action.RETRY),
    (UNREADABLE, "An answer this program cannot read", "does not follow the rules", Action.CHECK_CONNECTION),
    (TOO_LARGE, "An answer this program cannot read", "far larger than 100 animals", Action.CHECK_CONNECTION),
    (BUSY_GATEWAY, "The service is busy", "for 60 s.", Action.RETRY),
    (answer_error(AnswerProblem.FOREIGN, 503), "Unexpected reply", "Something between you and", Action.RETRY),
    (errors.ArgumentError("name", "blank"), "This cannot be sent", "name: blank", Action.NONE),
    (errors.CancelledError("over"), "Cancelled", "ended", Action.NONE),
    (ValueError("Something of ours."), "Something went wrong", "Something of ours.", Action.NONE),
    (TaskTimeoutError(), "This took too long", "Wait a moment, then try again.", Action.NONE),
    (ValueError(), "Something went wrong", "An unexpected error occurred.", Action.NONE),
    (PermissionError(13, "Permission denied", "/x"), "Something went wrong", "used: permission denied.", Action.NONE),
]


def leaves(kind: type[errors.PetStoreError]) -> Iterator[type[errors.PetStoreError]]:
    if not kind.__subclasses__():
        yield kind
    for each in kind.__subclasses__():
        yield from leaves(each)


@pytest.mark.parametrize(("error", "title", "part", "action"), TABLE, ids=lambda value: type(value).__name__)
def test_each_error_has_its_title_text_and_action(error: Exception, title: str, part: str, action: Action) -> None:
    message = message_for(error, Operation.LOADING, address=ADDRESS)
    assert message.title == title
    assert part in message.text
    assert message.action is action


def test_every_error_of_the_client_is_in_the_table() -> None:
    of_the_client = {each for each in leaves(errors.PetStoreError) if each.__module__ == errors.__name__}
    assert len(of_the_client) > 5
    assert of_the_client <= {type(error) for error, *_ in TABLE}


def test_the_address_of_a_redirect_is_foreign_text() -> None:
    location = "https://<b>x</b>/\u202e" + "y" * 10_000
    message = message_for(answer_error(AnswerProblem.MOVED, 301, location=location), Operation.LOADING, address=ADDRESS)
    assert "\nhttps://<b>x</b>/\N{REPLACEMENT CHARACTER}yyy" in message.text
    assert "y…\n" in message.text
    assert "y" * 500 not in message.text
    assert location.replace("\u202e", "\N{REPLACEMENT CHARACTER}") in message.details.replace("\n", "")
    assert max(map(len, message.details.splitlines())) == 500


def test_of_a_text_of_line_ends_the_details_have_a_thousand() -> None:
    details = message_for(status_error(418, "\n" * 60_000), Operation.LOADING).details
    assert (details.count("\n"), details[-1]) == (999, "…")


def test_marks_that_steer_are_visible_in_the_details_and_nothing_ends_there() -> None:
    error = status_error(418, "a\u202eb\u2066c\0d\u2028e\tf\r\ng\x1bh")
    assert message_for(error, Operation.LOADING).details.endswith("a\ufffdb\ufffdc\ufffdd\ne    f\ng\ufffdh")
    page = answer_error(AnswerProblem.FOREIGN, 502, location="x\u202ey")
    assert "\u202e" not in message_for(page, Operation.LOADING).details


@pytest.mark.parametrize("error", [MOVED, FOREIGN, GATEWAY, UNREADABLE, TOO_LARGE, BUSY_GATEWAY])
def test_what_came_instead_of_an_answer_is_in_the_details(error: errors.AnswerError) -> None:
    message = message_for(error, Operation.LOADING, address=ADDRESS)
    assert "<html>Log in</html>" in message.details
    assert "<html>" not in message.text


def test_what_the_system_says_is_in_the_details_only() -> None:
    reason = TranslatableText("permission denied").with_detail("[Errno 13] Permission denied: '/x'")
    error = LocalServiceError(TranslatableText("The store can't be opened: {reason}.", reason=reason))
    for each in (error, PermissionError(13, "Permission denied", "/x")):
        message = message_for(each, Operation.CONNECTING)
        assert "permission denied" in message.text
        assert "/x" not in message.text
        assert "Errno" not in message.text
        assert "[Errno 13] Permission denied: '/x'" in message.details


CERTIFICATES = {
    CertificateProblem.UNKNOWN_ISSUER: ("does not trust who issued the certificate", Action.RETRY),
    CertificateProblem.WRONG_HOST: ("belongs to another address", Action.CHECK_CONNECTION),
    CertificateProblem.EXPIRED: ("has expired, or is not valid yet", Action.RETRY),
    CertificateProblem.OTHER: ("A secure connection", Action.RETRY),
}


@pytest.mark.parametrize("problem", CertificateProblem)
def test_each_fault_of_a_certificate_has_its_own_sentence_and_going_on_is_never_offered(
    problem: CertificateProblem,
) -> None:
    message = message_for(errors.CertificateError("refused", problem=problem), Operation.LOADING, address=ADDRESS)
    assert [each for each, (part, _) in CERTIFICATES.items() if part in message.text] == [problem]
    assert ADDRESS in message.text
    assert "Nothing was sent." in message.text
    assert message.action is CERTIFICATES[problem][1]
    for word in ("ignore", "anyway", "accept the risk", "trust it"):
        assert word not in f"{message.text} {action_word(message.action)}".lower()


def test_a_404_alone_never_says_that_an_animal_is_not_there() -> None:
    message = message_for(status_error(404), Operation.LOOKING_UP, address=ADDRESS)
    assert message.title == "Address not found"
    assert "animal" not in message.text


def test_a_refused_animal_is_told_from_a_refused_request() -> None:
    message = message_for(status_error(400), Operation.ADDING)
    assert message.title == "The service refused this animal"
    assert "The service's words." in message.text


@pytest.mark.parametrize("status", [400, 403, 409, 418, 422])
def test_of_a_refused_animal_it_is_said_where_it_is_and_it_can_be_edited(status: int) -> None:
    message = message_for(status_error(status), Operation.ADDING, address=ADDRESS)
    assert message.text.endswith("\n\nThe animal was not added. It stands on top of the list, where you can edit it.")
    assert (message.action, action_word(message.action)) == (Action.EDIT, "Edit")


def test_a_fault_of_the_program_while_it_adds_says_nothing_of_what_became_of_the_animal() -> None:
    message = message_for(ValueError("Something of ours."), Operation.ADDING)
    assert "not added" not in message.text
    assert message.action is Action.NONE


def test_an_add_is_never_offered_to_be_sent_again() -> None:
    assert Action.RETRY not in {message_for(error, Operation.ADDING).action for error, *_ in TABLE}


def test_the_details_hold_what_came_and_no_more_than_can_be_shown() -> None:
    body = "<html>" + "x" * 5_000_000
    error = errors.AnswerError("the answer is not JSON", status=502, body=body)
    details = message_for(error, Operation.LOADING).details
    assert "AnswerError: the answer is not JSON" in details
    assert "HTTP 502" in details
    assert "<html>xxx" in details
    assert len(details) == LONGEST_DETAILS


def test_foreign_words_are_cut_in_the_text_and_whole_in_the_details() -> None:
    words = "x" * 10_000
    message = message_for(status_error(418, words), Operation.LOADING)
    assert "x" * 500 + "…" in message.text
    assert "x" * 501 not in message.text
    assert words in message.details.replace("\n", "")
