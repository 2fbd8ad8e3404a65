"""The log of the service: what it says is said, and it never fills a disk."""

import io
import logging
from collections.abc import Iterator

import pytest

from petstore_gui.service.process import REPEAT_SECONDS, LimitedHandler

LIMIT = 1_000


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def handler(stream: io.StringIO, clock: Clock) -> Iterator[LimitedHandler]:
    handler = LimitedHandler(stream, LIMIT, clock)
    yield handler
    handler.close()


def log(handler: LimitedHandler, *lines: str) -> None:
    for line in lines:
        handler.handle(logging.makeLogRecord({"msg": line}))


def test_a_line_that_comes_again_is_counted(handler: LimitedHandler, stream: io.StringIO, clock: Clock) -> None:
    log(handler, *["one", "two"] * 500)
    assert stream.getvalue() == "one\ntwo\n"
    clock.now = REPEAT_SECONDS
    log(handler, "one")
    assert stream.getvalue() == "one\ntwo\none (repeated 499 times)\n"


def test_at_the_end_the_counts_are_said(handler: LimitedHandler, stream: io.StringIO) -> None:
    log(handler, "one", "two", "one")
    handler.close()
    assert stream.getvalue() == "one\ntwo\none (repeated 1 times)\n"


def test_of_many_lines_the_oldest_are_forgotten_and_their_counts_said(stream: io.StringIO, clock: Clock) -> None:
    handler = LimitedHandler(stream, None, clock)
    log(handler, "first", "first", *map(str, range(1_000)))
    assert stream.getvalue().splitlines()[:2] == ["first", "0"]
    assert "first (repeated 1 times)" in stream.getvalue()
    assert len(handler._seen) == 100  # noqa: SLF001
    assert len(stream.getvalue().splitlines()) == 1_002
    handler.close()


def test_it_ends_at_its_limit_and_says_so(handler: LimitedHandler, stream: io.StringIO) -> None:
    log(handler, *(f"line {number} €" for number in range(1_000)))
    text = stream.getvalue()
    assert LIMIT - 100 < len(text.encode()) <= LIMIT
    assert text.splitlines()[:2] == ["line 0 €", "line 1 €"]
    assert text.endswith("the log is full; nothing more is written\n")


def test_a_line_longer_than_all_of_it_is_not_begun(handler: LimitedHandler, stream: io.StringIO) -> None:
    log(handler, "x" * LIMIT, "more")
    assert stream.getvalue() == "the log is full; nothing more is written\n"
