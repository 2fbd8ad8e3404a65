"""The client over answers that are handed to it; what happens on a real wire is in the files beside this one."""

import json
import logging
import ssl
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from petstore_gui import __version__
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    AnswerError,
    AnswerProblem,
    AuthenticationError,
    BadRequestError,
    BrokenAnswerError,
    CertificateError,
    NoAnswerError,
    NotConnectedError,
    NotFoundError,
    OtherStatusError,
    Outcome,
    PetStoreError,
    StatusError,
)
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus

URL = "https://pets.example/v1"
KEY = "the-very-secret-key"
REX = NewPet(name="Rex", category_id=1)
EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, INT64_MAX, INT64_MIN, 0, -1]

Answer = Callable[[httpx.Request], httpx.Response]


def client(answer: Answer, key: str = KEY) -> PetStoreClient:
    return PetStoreClient(URL, key, transport=httpx.MockTransport(answer))


def answers(response: httpx.Response) -> PetStoreClient:
    return client(lambda _request: response)


def as_json(content: bytes | str, status: int = 200, **headers: str) -> httpx.Response:
    return httpx.Response(status, content=content, headers={"Content-Type": "application/json", **headers})


def error_object(status: int, **headers: str) -> httpx.Response:
    return httpx.Response(status, json={"code": "no", "message": "because", "status": status}, headers=headers)


def failure(call: Callable[[], object]) -> PetStoreError:
    with pytest.raises(PetStoreError) as caught:
        call()
    return caught.value


class Recorder:
    """Answers with a pet or an empty list, and remembers what it was asked."""

    def __init__(self) -> None:
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        if request.method == "POST":
            return httpx.Response(201, json={"id": 7, **json.loads(request.content)})
        if request.url.path == "/v1/pets":
            return httpx.Response(200, json=[])
        return httpx.Response(200, json={"id": int(request.url.path.split("/")[-1]), "name": "Rex", "categoryId": 1})


# What is sent


def test_list_pets_asks_for_20_animals_of_any_status_unless_told_otherwise() -> None:
    service = Recorder()
    with client(service) as pets:
        pets.list_pets()
        pets.list_pets(PetStatus.SOLD, limit=100)
    assert [str(request.url) for request in service.requests] == [
        f"{URL}/pets?limit=20",
        f"{URL}/pets?limit=100&status=sold",
    ]
    assert {request.method for request in service.requests} == {"GET"}


def test_create_pet_sends_the_new_pet_as_json_and_leaves_an_unset_status_out() -> None:
    service = Recorder()
    with client(service) as pets:
        pets.create_pet(REX)
        pets.create_pet(structs.replace(REX, status=PetStatus.PENDING))
    assert [json.loads(request.content) for request in service.requests] == [
        {"name": "Rex", "categoryId": 1},
        {"name": "Rex", "categoryId": 1, "status": "pending"},
    ]
    for request in service.requests:
        assert (request.method, str(request.url)) == ("POST", f"{URL}/pets")
        assert request.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize("number", EDGES)
def test_an_id_goes_out_and_comes_back_exactly(number: int) -> None:
    service = Recorder()
    with client(service) as pets:
        assert pets.get_pet(number).id == number
        assert pets.create_pet(structs.replace(REX, category_id=number)).category_id == number
    assert service.requests[0].url.path == f"/v1/pets/{number}"


def test_every_request_says_who_asks_what_it_takes_and_which_key_it_has() -> None:
    service = Recorder()
    with client(service, key=f" \t{KEY}\r\n") as pets:
        pets.list_pets()
        pets.get_pet(1)
        pets.create_pet(REX)
    for request in service.requests:
        assert request.headers["Authorization"] == f"Bearer {KEY}"
        assert request.headers["Accept"] == "application/json"
        assert request.headers["Accept-Encoding"] == "identity"
        assert request.headers["User-Agent"] == f"petstore-gui/{__version__}"


@pytest.mark.parametrize("url", [URL, URL + "/", URL + "//"])
def test_a_slash_at_the_end_of_the_address_changes_nothing(url: str) -> None:
    service = Recorder()
    with PetStoreClient(url, KEY, transport=httpx.MockTransport(service)) as pets:
        pets.get_pet(1)
    assert str(service.requests[0].url) == f"{URL}/pets/1"


def test_a_cookie_is_not_kept() -> None:
    requests: list[httpx.Request] = []

    def service(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(200, json=[], headers={"Set-Cookie": "who=you; Path=/"})

    with client(service) as pets:
        pets.list_pets()
        pets.list_pets()
    assert "Cookie" not in requests[1].headers


# What is answered


def test_a_list_comes_in_the_order_of_the_service() -> None:
    wire = [{"id": 3, "name": "C", "categoryId": 1}, {"id": 1, "name": "A", "categoryId": 2, "status": "sold"}]
    with answers(httpx.Response(200, json=wire)) as pets:
        assert pets.list_pets() == [
            Pet(id=3, name="C", category_id=1),
            Pet(id=1, name="A", category_id=2, status="sold"),
        ]


def test_an_unknown_status_is_shown_and_not_an_error() -> None:
    with answers(as_json('[{"id":1,"name":"A","categoryId":2,"status":"on loan","age":3}]')) as pets:
        assert pets.list_pets()[0].status == "on loan"


@pytest.mark.parametrize("media_type", ["application/json", "Application/JSON ; charset=utf-8", "application/json;"])
def test_parameters_and_case_of_the_media_type_do_not_matter(media_type: str) -> None:
    with answers(httpx.Response(200, content=b"[]", headers={"Content-Type": media_type})) as pets:
        assert pets.list_pets() == []


@pytest.mark.parametrize(
    ("status", "kind"),
    [(400, BadRequestError), (401, AuthenticationError), (404, NotFoundError), (418, OtherStatusError)],
)
def test_the_error_object_is_carried_by_the_class_of_its_status(status: int, kind: type[StatusError]) -> None:
    with answers(error_object(status)) as pets:
        for call in (pets.list_pets, lambda: pets.get_pet(1), lambda: pets.create_pet(REX)):
            error = failure(call)
            assert type(error) is kind
            assert (error.code, error.message, error.status) == ("no", "because", status)


def test_where_the_error_object_says_another_status_http_counts_and_it_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with answers(httpx.Response(404, json={"code": "no", "message": KEY, "status": 401})) as pets:
        error = failure(lambda: pets.get_pet(1))
    assert type(error) is NotFoundError
    assert error.status == 404
    warnings = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warnings) == 1
    assert "404" in warnings[0]
    assert KEY not in caplog.text


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("5", 5),
        ("0", 1),
        ("1000000000", 60),
        ("Fri, 01 Jan 2100 00:00:00 GMT", 60),
        ("Fri, 01 Jan 2010 00:00:00 GMT", 1),
    ]
    + [(text, None) for text in ("-1", "soon", "", "1.5", "9" * 5000, "Fri, 99 Jan 2100 00:00:00 GMT", "\u0665")],
)
@pytest.mark.parametrize("status", [429, 503])
def test_a_retry_after_is_1_to_60_seconds_or_nothing(status: int, text: str, seconds: int | None) -> None:
    headers = [(b"Retry-After", text.encode())]
    body = {"code": "busy", "message": "later", "status": status}
    with answers(httpx.Response(status, json=body, headers=headers)) as pets:
        error = failure(pets.list_pets)
        assert isinstance(error, OtherStatusError)
        assert error.retry_after == seconds
    with answers(httpx.Response(status, html="<h1>later</h1>", headers=headers)) as pets:
        page = failure(pets.list_pets)
        assert isinstance(page, AnswerError)
        assert page.retry_after == seconds


def test_another_animal_than_the_one_asked_for_is_refused() -> None:
    with answers(as_json('{"id":2,"name":"A","categoryId":2}')) as pets, pytest.raises(AnswerError) as caught:
        pets.get_pet(1)
    assert caught.value.problem is AnswerProblem.UNREADABLE


ECHO = [("Rex", 1, None), ("Rex", 1, "sold"), ("  Rex ", 1, None), ("Rex", 1, "on loan")]


@pytest.mark.parametrize(("name", "category", "status"), ECHO)
def test_an_animal_that_was_added_may_come_back_trimmed_and_with_a_status_of_the_services_own(
    name: str, category: int, status: str | None
) -> None:
    wire = {"id": 7, "name": "Rex", "categoryId": category} | ({} if status is None else {"status": status})
    with answers(as_json(json.dumps(wire), 201)) as pets:
        assert pets.create_pet(NewPet(name=name, category_id=1)).id == 7


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Rex\u00a0 II", "Rex II"),
        ("Rex\u00b2", "Rex2"),
        (" A ", "A"),
    ],
)
def test_a_service_may_compose_letters_and_blanks_otherwise(sent: str, stored: str) -> None:
    with answers(as_json(json.dumps({"id": 7, "name": stored, "categoryId": 1}), 201)) as pets:
        assert pets.create_pet(NewPet(name=sent, category_id=1)).name == stored


@pytest.mark.parametrize(
    ("answer", "sent"),
    [
        ({"name": "Max"}, REX),
        ({"name": "rex"}, REX),
        ({"name": ""}, REX),
        ({"categoryId": 2}, REX),
        ({"status": "sold"}, NewPet(name="Rex", category_id=1, status=PetStatus.PENDING)),
        ({"status": "on loan"}, NewPet(name="Rex", category_id=1, status=PetStatus.PENDING)),
    ],
)
def test_an_answer_about_another_animal_leaves_it_open_whether_this_one_was_added(
    answer: dict[str, object], sent: NewPet
) -> None:
    with answers(as_json(json.dumps({"id": 7, "name": "Rex", "categoryId": 1} | answer), 201)) as pets:
        error = failure(lambda: pets.create_pet(sent))
    assert isinstance(error, AnswerError)
    assert (error.problem, error.outcome) == (AnswerProblem.UNREADABLE, Outcome.UNKNOWN)
    assert "about another animal" in str(error)


@pytest.mark.parametrize("status", [None, "pending"])
def test_an_answer_with_the_status_that_was_sent_or_with_none_is_about_this_animal(status: str | None) -> None:
    wire = {"id": 7, "name": "Rex", "categoryId": 1} | ({} if status is None else {"status": status})
    with answers(as_json(json.dumps(wire), 201)) as pets:
        assert pets.create_pet(NewPet(name="Rex", category_id=1, status=PetStatus.PENDING)).status == status


@pytest.mark.parametrize("count", [100, 101, 1_000, 1_001, 50_000])
def test_of_more_animals_than_asked_for_the_first_thousand_are_kept(count: int) -> None:
    wire = json.dumps([{"id": number, "name": "A", "categoryId": 2} for number in range(count)])
    with answers(as_json(wire)) as pets:
        assert [pet.id for pet in pets.list_pets(limit=100)] == list(range(min(count, 1_000)))


def many_animals(count: int, **fields: object) -> str:
    return ",".join(json.dumps({"id": number, "name": "A", "categoryId": 2, **fields}) for number in range(count))


@pytest.mark.parametrize(
    ("fields", "count"),
    [({"name": "}]"}, 2_000), ({"tags": [{}, {}]}, 2_000), ({"tags": [{}] * 19}, 100), ({"tags": [{}]}, 600)],
)
def test_braces_in_texts_and_in_unknown_fields_are_no_ends_of_animals(fields: dict[str, object], count: int) -> None:
    with answers(as_json(f"[{many_animals(count, **fields)}]")) as pets:
        assert [pet.id for pet in pets.list_pets(limit=100)] == list(range(min(count, 1_000)))


@pytest.mark.parametrize("count", [100, 999])
@pytest.mark.parametrize("tail", ["", ",{}]", "]}", ",5]"])
def test_a_list_that_is_kept_whole_is_readable_to_its_end(count: int, tail: str) -> None:
    with answers(as_json(f"[{many_animals(count)}{tail}")) as pets:
        assert isinstance(failure(pets.list_pets), AnswerError)


def test_of_a_message_of_megabytes_the_beginning_is_kept() -> None:
    body = json.dumps({"code": "\n" * 1_000_000, "message": "\n" * 2_000_000, "status": 418})
    with answers(as_json(body, 418)) as pets:
        error = failure(pets.list_pets)
    assert isinstance(error, StatusError)
    assert len(error.message) == len(error.code) == 64 * 1024


def test_of_a_page_of_megabytes_the_beginning_is_kept() -> None:
    with answers(httpx.Response(502, content=b"\xe2\x82" * 4_000_000, headers={"Content-Type": "text/html"})) as pets:
        error = failure(pets.list_pets)
    assert isinstance(error, AnswerError)
    assert error.body == "\N{REPLACEMENT CHARACTER}" * 64 * 1024


PET = '{"id":1,"name":"A","categoryId":2}'
NOT_PETS = {
    "empty": "",
    "not JSON": "Pets!",
    "an object": PET,
    "null": "null",
    "NaN": '[{"id":NaN,"name":"A","categoryId":2}]',
    "1e400": '[{"id":1e400,"name":"A","categoryId":2}]',
    "a text for an int": '[{"id":"1","name":"A","categoryId":2}]',
    "a null ID": '[{"id":null,"name":"A","categoryId":2}]',
    "no category": '[{"id":1,"name":"A"}]',
    "true for an int": '[{"id":true,"name":"A","categoryId":2}]',
    "1.0": '[{"id":1.0,"name":"A","categoryId":2}]',
    "5,000 digits": f'[{{"id":{"9" * 5000},"name":"A","categoryId":2}}]',
    "2^63": '[{"id":9223372036854775808,"name":"A","categoryId":2}]',
    "-2^63-1": '[{"id":1,"name":"A","categoryId":-9223372036854775809}]',
    "a null name": '[{"id":1,"name":null,"categoryId":2}]',
    "no name": '[{"id":1,"categoryId":2}]',
    "a status that is no text": '[{"id":1,"name":"A","categoryId":2,"status":5}]',
    "lone surrogate": '[{"id":1,"name":"\\ud800","categoryId":2}]',
    "bad UTF-8": b'[{"id":1,"name":"\xff","categoryId":2}]',
    "BOM": b"\xef\xbb\xbf[]",
    "UTF-16": "[]".encode("utf-16"),
    "more after it": "[] []",
    "cut": PET[:-1],
    "100,000 deep": "[" * 100_000 + "]" * 100_000,
    "100,000 deep in an unknown field": '[{"id":1,"name":"A","categoryId":2,"x":' + "[" * 100_000,
    "the second animal is none": f"[{PET},{{}}]",
    "the last animal is none": f"[{PET},{PET},5]",
}


@pytest.mark.parametrize("body", NOT_PETS.values(), ids=NOT_PETS)
def test_an_answer_that_cannot_be_read_is_one_error_and_never_half_a_list(body: str | bytes) -> None:
    with answers(as_json(body)) as pets:
        error = failure(pets.list_pets)
        assert isinstance(error, AnswerError)
        assert error.status == 200
        assert error.problem is (AnswerProblem.UNREADABLE if body else AnswerProblem.FOREIGN)
        raw = body if isinstance(body, bytes) else body.encode()
        assert error.body == raw.decode(errors="replace")[: 64 * 1024]


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "identity, gzip", "nonsense"])
def test_a_packed_answer_is_refused_unopened(encoding: str) -> None:
    packed = httpx.Response(200, stream=Chunks(b"[]"), headers={"Content-Encoding": encoding})
    packed.headers["Content-Type"] = "application/json"
    with answers(packed) as pets, pytest.raises(AnswerError):
        pets.list_pets()


class Chunks(httpx.SyncByteStream):
    """A body that counts how much of it was taken."""

    def __init__(self, *chunks: bytes, times: int = 1) -> None:
        self.taken = 0
        self._chunks = chunks * times

    def __iter__(self):  # type: ignore[no-untyped-def]  # noqa: ANN204
        for chunk in self._chunks:
            self.taken += len(chunk)
            yield chunk


def test_an_answer_is_taken_up_to_8_mib_and_not_beyond() -> None:
    mib = b" " * 2**20
    json_type = {"Content-Type": "application/json"}
    with answers(httpx.Response(200, stream=Chunks(b"[", mib[:-2], b"]", *[mib] * 7), headers=json_type)) as pets:
        assert pets.list_pets() == []
    endless = Chunks(mib, times=100)
    with answers(httpx.Response(200, stream=endless, headers=json_type)) as pets, pytest.raises(AnswerError):
        pets.list_pets()
    assert endless.taken == 9 * 2**20


def test_an_answer_that_announces_more_than_8_mib_is_refused_unread() -> None:
    body = Chunks(b"[]")
    headers = {"Content-Type": "application/json", "Content-Length": str(8 * 2**20 + 1)}
    with answers(httpx.Response(200, stream=body, headers=headers)) as pets, pytest.raises(AnswerError):
        pets.list_pets()
    assert body.taken == 0


# What does not come


FAILURES = [
    (httpx.ConnectError("refused"), NotConnectedError, Outcome.NOT_SENT),
    (httpx.ConnectTimeout("late"), NotConnectedError, Outcome.NOT_SENT),
    (httpx.PoolTimeout("late"), NotConnectedError, Outcome.NOT_SENT),
    (httpx.ReadTimeout("late"), NoAnswerError, Outcome.UNKNOWN),
    (httpx.WriteTimeout("late"), NoAnswerError, Outcome.UNKNOWN),
    (httpx.ReadError("reset"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.WriteError("broken pipe"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.CloseError("broken"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.RemoteProtocolError("cut"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.LocalProtocolError("cut"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.UnsupportedProtocol("cut"), BrokenAnswerError, Outcome.UNKNOWN),
    (httpx.InvalidURL("what"), BrokenAnswerError, Outcome.UNKNOWN),
    (OSError("what"), BrokenAnswerError, Outcome.UNKNOWN),
    (ValueError("what"), BrokenAnswerError, Outcome.UNKNOWN),
]


@pytest.mark.parametrize(("cause", "kind", "outcome"), FAILURES, ids=lambda value: type(value).__name__)
def test_each_failure_of_the_network_has_its_class_and_its_outcome(
    cause: Exception, kind: type[PetStoreError], outcome: Outcome
) -> None:
    def fail(_request: httpx.Request) -> httpx.Response:
        raise cause

    with client(fail) as pets:
        error = failure(lambda: pets.create_pet(REX))
    assert type(error) is kind
    assert error.outcome is outcome
    assert error.__cause__ is cause


@pytest.mark.parametrize(("cause", "kind", "_outcome"), FAILURES, ids=lambda value: type(value).__name__)
def test_a_broken_get_is_repeated_once_and_a_post_never(
    cause: Exception, kind: type[PetStoreError], _outcome: Outcome
) -> None:
    methods: list[str] = []

    def fail(request: httpx.Request) -> httpx.Response:
        methods.append(request.method)
        raise cause

    with client(fail) as pets:
        failure(lambda: pets.create_pet(REX))
        assert methods == ["POST"]
        failure(pets.list_pets)
        failure(lambda: pets.get_pet(1))
    gets = methods[1:]
    assert gets == ["GET"] * (4 if kind is BrokenAnswerError else 2)


def test_an_answer_is_not_asked_for_again_because_it_is_strange() -> None:
    asked = 0

    def service(_request: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        return httpx.Response(502, html="<h1>Bad gateway</h1>")

    with client(service) as pets, pytest.raises(AnswerError):
        pets.list_pets()
    assert asked == 1


# The key, and the end


def test_the_key_is_in_no_repr_no_error_text_no_traceback_and_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    def echo(request: httpx.Request) -> httpx.Response:
        return httpx.Response(502, html=str(dict(request.headers)), headers={"Location": f"/?k={KEY}"})

    def refuse(request: httpx.Request) -> httpx.Response:
        said = request.headers["Authorization"]
        return httpx.Response(401, json={"code": said, "message": said, "status": 401})

    def fail(request: httpx.Request) -> httpx.Response:
        raise httpx.ReadError("reset", request=request)

    for service in (echo, refuse, fail):
        with client(service) as pets:
            assert KEY not in repr(pets)
            assert URL in repr(pets)
            error = failure(pets.list_pets)
            shown = "".join(traceback.format_exception(error)) + repr(error) + repr(vars(error))
            assert KEY not in shown
    assert KEY not in caplog.text


def test_cancel_without_a_call_is_nothing() -> None:
    with client(Recorder()) as pets:
        pets.cancel()
        assert pets.list_pets() == []


# Anything at all

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["id", "name", "categoryId", "status"]), inner),
)
NEARLY_A_PET = st.fixed_dictionaries(
    {"id": st.integers() | st.just(1), "name": st.text() | ANY_JSON, "categoryId": st.integers()},
    optional={"status": st.text() | ANY_JSON},
)


@settings(deadline=None)
@given(st.binary(), st.integers(200, 599), st.sampled_from(["application/json", "text/html", ""]))
def test_no_bytes_bring_anything_but_an_answer_or_an_error_of_the_tree(body: bytes, status: int, kind: str) -> None:
    response = httpx.Response(status, stream=Chunks(body), headers={"Content-Type": kind})
    with answers(response) as pets, suppress(PetStoreError):
        assert isinstance(pets.list_pets(), list)


@pytest.mark.slow
@settings(deadline=None)
@given(st.lists(NEARLY_A_PET | ANY_JSON, max_size=5))
def test_a_list_is_whole_or_an_error(wire: list[Any]) -> None:
    with answers(as_json(json.dumps(wire))) as pets:
        try:
            listed = pets.list_pets()
        except AnswerError:
            return
    assert [pet.id for pet in listed] == [pet["id"] for pet in wire]
    assert [pet.name for pet in listed] == [pet["name"] for pet in wire]
    assert all(type(pet.id) is int and INT64_MIN <= pet.id <= INT64_MAX for pet in listed)


def test_a_certificate_that_was_refused_is_told_from_a_connection_that_broke_off() -> None:
    for cause, kind in (
        (ssl.SSLCertVerificationError("no"), CertificateError),
        (ssl.SSLError("wrong version number"), CertificateError),
        (ssl.SSLEOFError("eof"), NotConnectedError),
        (ConnectionResetError("reset"), NotConnectedError),
    ):

        def fail(_request: httpx.Request, cause: Exception = cause) -> httpx.Response:
            raise httpx.ConnectError("tls") from cause

        with client(fail) as pets:
            assert type(failure(pets.list_pets)) is kind
