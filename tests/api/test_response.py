"""How an answer that is not one of the interface's is judged: what is wrong with it, and what became of the request."""

from collections.abc import Iterator

import httpx
import pytest

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AnswerError, AnswerProblem, Outcome
from petstore_gui.api.schema import NewPet

MOVED, FOREIGN, UNREADABLE, TOO_LARGE = AnswerProblem
REX = NewPet(name="Rex", category_id=1)
JSON = {"Content-Type": "application/json"}
HTML = {"Content-Type": "text/html; charset=utf-8"}
ELSEWHERE = {"Location": "https://elsewhere.example/v1/pets"}
ERROR = b'{"code":"no","message":"because","status":400}'
PET = b'{"id":1,"name":"Rex","categoryId":1}'

# Below: name, headers, body and what it is; with a status of the interface's, and with an unexpected one.
BODIES: list[tuple[str, dict[str, str], bytes, AnswerProblem, AnswerProblem]] = [
    ("a gateway's page", HTML, b"<h1>Log in</h1>", FOREIGN, FOREIGN),
    ("a problem of RFC 9457", {"Content-Type": "application/problem+json"}, b'{"title":"no"}', FOREIGN, FOREIGN),
    ("the interface's JSON under another type", {"Content-Type": "text/json"}, PET, FOREIGN, FOREIGN),
    ("no content type", {}, PET, FOREIGN, FOREIGN),
    ("nothing", {}, b"", FOREIGN, FOREIGN),
    ("nothing, said to be JSON", JSON, b"", FOREIGN, FOREIGN),
    ("JSON of something else", JSON, b'{"ok":true}', UNREADABLE, FOREIGN),
    ("no JSON, said to be", JSON, b"<h1>Log in</h1>", UNREADABLE, FOREIGN),
    ("a blank", JSON, b" ", UNREADABLE, FOREIGN),
    ("cut JSON", JSON, PET[:-1], UNREADABLE, FOREIGN),
    ("an ID of 2^63", JSON, b'{"id":9223372036854775808,"name":"Rex","categoryId":1}', UNREADABLE, FOREIGN),
    ("packed", {**JSON, "Content-Encoding": "gzip"}, PET, TOO_LARGE, TOO_LARGE),
    ("9 MiB", JSON, b" " * 9 * 2**20, TOO_LARGE, TOO_LARGE),
    ("300 MiB announced", {**JSON, "Content-Length": "314572800"}, b"", TOO_LARGE, TOO_LARGE),
    ("a packed page", {**HTML, "Content-Encoding": "gzip"}, b"<h1>", FOREIGN, FOREIGN),
    ("a page of 9 MiB", HTML, b" " * 9 * 2**20, FOREIGN, FOREIGN),
]
EXPECTED = [201, 400, 401, 403, 404, 410, 429, 499, 500, 502, 503, 504, 599]
UNEXPECTED = [200, 202, 204, 206, 299, 300, 304, 308, 600, 999]
REDIRECTS = [300, 301, 302, 303, 307, 308, 399]
REFUSED = {301, 307, 308, *range(400, 500)} - {408, 499}


class Body(httpx.SyncByteStream):
    """A body as it comes over the wire, with no word of its length but the one in the headers."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def __iter__(self) -> Iterator[bytes]:
        yield self._content


def add(status: int, headers: dict[str, str], body: bytes) -> AnswerError:
    """Return the error of an add that is answered like this."""

    def service(_request: httpx.Request) -> httpx.Response:
        return httpx.Response(status, stream=Body(body), headers=headers)

    with PetStoreClient("https://pets.example/v1", "key", transport=httpx.MockTransport(service)) as pets:
        with pytest.raises(AnswerError) as caught:
            pets.create_pet(REX)
        return caught.value


@pytest.mark.parametrize(
    ("headers", "body", "problem", "unexpected"), [row[1:] for row in BODIES], ids=[row[0] for row in BODIES]
)
def test_what_is_wrong_with_an_answer_is_told_from_its_status_its_type_and_its_body(
    headers: dict[str, str], body: bytes, problem: AnswerProblem, unexpected: AnswerProblem
) -> None:
    told = {status: add(status, headers, body).problem for status in EXPECTED + UNEXPECTED}
    told[304] = add(304, headers | ELSEWHERE, body).problem  # without a question for it, and with an address to go to
    assert told == dict.fromkeys(EXPECTED, problem) | dict.fromkeys(UNEXPECTED, unexpected)


@pytest.mark.parametrize(("headers", "body"), [row[1:3] for row in BODIES], ids=[row[0] for row in BODIES])
def test_a_redirect_that_names_another_address_has_moved_whatever_comes_with_it(
    headers: dict[str, str], body: bytes
) -> None:
    errors = [add(status, headers | ELSEWHERE, body) for status in REDIRECTS]
    assert {error.problem for error in errors} == {MOVED}
    assert {error.location for error in errors} == {"https://elsewhere.example/v1/pets"}


def test_what_is_no_redirect_has_not_moved() -> None:
    told = {add(status, HTML | ELSEWHERE, b"<h1>").problem for status in [*EXPECTED, 200, 202, 299, 600]}
    assert told == {FOREIGN}


@pytest.mark.parametrize(
    ("headers", "body"),
    [(HTML, b"<h1>No</h1>"), (JSON, b"{}"), (HTML | ELSEWHERE, b""), (JSON | {"Content-Encoding": "br"}, b"x")],
    ids=["a page", "unreadable", "moved", "packed"],
)
def test_a_redirect_to_send_it_again_and_a_4xx_refuse_the_add_and_after_any_other_nothing_is_known(
    headers: dict[str, str], body: bytes
) -> None:
    told = {
        status: add(status, headers, body).outcome
        for status in [200, 202, 204, *range(300, 310), *range(400, 520), 599, 600, 999]
    }
    assert told == {status: Outcome.REFUSED if status in REFUSED else Outcome.UNKNOWN for status in told}
