import inspect

import pytest

from petstore_gui.api import errors
from petstore_gui.api.errors import (
    AnswerError,
    ArgumentError,
    AuthenticationError,
    BadRequestError,
    BrokenAnswerError,
    CancelledError,
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    NotFoundError,
    OtherStatusError,
    Outcome,
    PetStoreError,
    StatusError,
)


@pytest.mark.parametrize(
    ("status", "kind", "outcome"),
    [
        (400, BadRequestError, Outcome.REFUSED),
        (401, AuthenticationError, Outcome.REFUSED),
        (404, NotFoundError, Outcome.REFUSED),
        (403, OtherStatusError, Outcome.REFUSED),
        (409, OtherStatusError, Outcome.REFUSED),
        (429, OtherStatusError, Outcome.REFUSED),
        (408, OtherStatusError, Outcome.UNKNOWN),
        (498, OtherStatusError, Outcome.REFUSED),
        (499, OtherStatusError, Outcome.UNKNOWN),
        (500, OtherStatusError, Outcome.UNKNOWN),
        (503, OtherStatusError, Outcome.UNKNOWN),
        (599, OtherStatusError, Outcome.UNKNOWN),
    ],
)
def test_each_status_has_its_class_and_below_500_the_request_was_refused_unless_it_may_have_been_passed_on(
    status: int, kind: type[StatusError], outcome: Outcome
) -> None:
    error = StatusError.of(code="x", message="because", status=status, retry_after=5)
    assert type(error) is kind
    assert error.outcome is outcome
    assert (error.code, error.message, error.status, error.retry_after) == ("x", "because", status, 5)


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (ArgumentError("limit", "too large"), Outcome.NOT_SENT),
        (NotConnectedError("refused"), Outcome.NOT_SENT),
        (CertificateError("unknown issuer"), Outcome.NOT_SENT),
        (CancelledError("cancelled"), Outcome.UNKNOWN),
        (NoAnswerError("late"), Outcome.UNKNOWN),
        (BrokenAnswerError("cut"), Outcome.UNKNOWN),
        (AnswerError("HTML", status=502, body="<html>"), Outcome.UNKNOWN),
    ],
)
def test_an_error_says_what_became_of_the_request(error: PetStoreError, outcome: Outcome) -> None:
    assert error.outcome is outcome


def test_an_argument_error_names_its_field() -> None:
    error = ArgumentError("pet_id", "too large")
    assert error.field == "pet_id"
    assert str(error).startswith("pet_id")


def test_the_tree_at_the_top_of_the_module_is_the_tree_of_the_classes() -> None:
    drawn = {
        word for line in (errors.__doc__ or "").splitlines() for word in line.split()[:3] if word.endswith("Error")
    }
    classes = {name for name, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, PetStoreError)}
    assert drawn == classes
