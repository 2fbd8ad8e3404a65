"""One answer to whether an error may pass, and whether to wait: for the list, a look-up, an add and an import alike."""

import pytest

from petstore_gui.api.errors import (
    AnswerError,
    AnswerProblem,
    ArgumentError,
    BrokenAnswerError,
    CancelledError,
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    StatusError,
)
from petstore_gui.api.retry import asked_wait_s, asks_to_wait, is_busy, is_transient, wait_s


def says(status: int, retry_after: int | None = None) -> StatusError:
    return StatusError.of(code="x", message="x", status=status, retry_after=retry_after)


def page(status: int, retry_after: int | None = None, *, problem: AnswerProblem = AnswerProblem.FOREIGN) -> AnswerError:
    return AnswerError("HTML", status=status, body="<html>", problem=problem, retry_after=retry_after)


@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 409, 410, 421, 422])
@pytest.mark.parametrize("retry_after", [None, 5])
def test_what_the_service_refuses_is_not_waited_for_also_with_a_time(status: int, retry_after: int | None) -> None:
    error = says(status, retry_after)
    assert (is_transient(error), asks_to_wait(error), asked_wait_s(error)) == (False, False, None)


@pytest.mark.parametrize("status", [408, 425, 429, 499, 500, 502, 503, 504])
def test_what_may_pass_is_waited_for_as_long_as_it_asks(status: int) -> None:
    error = says(status, 5)
    assert (is_transient(error), asks_to_wait(error), asked_wait_s(error)) == (True, True, 5)


@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_service_asks_to_wait_without_a_time_too(status: int) -> None:
    for error in (says(status), page(status)):
        assert (is_busy(error), asks_to_wait(error), asked_wait_s(error)) == (True, True, None)


@pytest.mark.parametrize("status", [404, 410, 421, 502])
def test_a_page_of_a_gateway_is_not_the_word_of_the_service_and_may_pass(status: int) -> None:
    assert is_transient(page(status))
    assert (asks_to_wait(page(status)), asks_to_wait(page(status, 5)), asked_wait_s(page(status, 5))) == (
        False,
        True,
        5,
    )


def test_a_service_that_has_moved_does_not_come_back() -> None:
    error = page(307, 5, problem=AnswerProblem.MOVED)
    assert (is_transient(error), asks_to_wait(error), asked_wait_s(error)) == (False, False, None)


def test_a_lost_connection_may_pass_and_asks_for_nothing() -> None:
    for error in (NotConnectedError("no"), NoAnswerError("late"), BrokenAnswerError("cut")):
        assert (is_transient(error), asks_to_wait(error)) == (True, False)
    for lasting in (CertificateError("no"), ArgumentError("limit", "no"), CancelledError("no"), ValueError(), None):
        assert (is_transient(lasting), asks_to_wait(lasting), is_busy(lasting)) == (False, False, False)


def test_the_next_try_comes_after_a_growing_while_and_as_late_as_the_service_asks() -> None:
    busy = StatusError.of(code="x", message="x", status=429, retry_after=None)
    assert [wait_s(times, None) for times in range(8)] == [2, 2, 5, 10, 20, 40, 60, 60]
    assert [wait_s(times, NoAnswerError("x"), steps=(1, 3)) for times in (1, 2, 3)] == [1, 3, 3]
    assert [wait_s(times, None, busy, steps=(1, 3)) for times in (1, 2, 9)] == [5, 10, 60]
    asks = StatusError.of(code="x", message="x", status=429, retry_after=30)
    assert [wait_s(times, asks) for times in (1, 4, 5)] == [30, 40, 60]
