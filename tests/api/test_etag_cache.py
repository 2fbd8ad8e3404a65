"""What the client remembers of its service: lists by their tags, and what was promised of the keys of adds."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from petstore_gui.api import etag_cache
from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import AnswerError, AnswerProblem, ArgumentError
from petstore_gui.api.etag_cache import BODY_MAX, LISTS_MAX, SECONDS_MAX
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.values import PetStatus
from tests.support.fake_store import ADDRESS, KEY, json_response, many
from tests.support.faulty_proxy import FaultyProxy
from tests.support.service import RunningService, running_service

REX = NewPet(name="Rex", category_id=3)
DATE = "Mon, 23 Nov 2026 02:00:00 GMT"


class Tagging:
    """A service whose answers have these headers, and that says what it was asked with."""

    def __init__(self, **headers: str) -> None:
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self.pets = many(3)
        self.answer: httpx.Response | None = None
        self.asked: list[httpx.Headers] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request.headers)
        if self.answer is not None:
            return self.answer
        is_post = request.method == "POST"
        response = json_response(
            Pet(id=9, name="Rex", category_id=3) if is_post else self.pets, 201 if is_post else 200
        )
        response.headers.update(self.headers)
        return response

    def client(self, key: str = KEY) -> PetStoreClient:
        return PetStoreClient(ADDRESS, key, transport=httpx.MockTransport(self))

    @property
    def tags(self) -> list[str | None]:
        return [headers.get("If-None-Match") for headers in self.asked]


def unchanged(tag: str | None = None) -> httpx.Response:
    headers = {"Location": "https://elsewhere.example/v1/pets"}
    return httpx.Response(304, headers=headers if tag is None else {**headers, "ETag": tag})


# ------------------------------------------------------------------------------------------------------------- lists


def test_a_list_that_has_not_changed_is_not_sent_again() -> None:
    service = Tagging(ETag='"a"')
    with service.client() as client:
        first = client.list_pets()
        for tag in ('"a"', 'W/"a"', None):  # a gateway may make it weak, or leave it out
            service.answer = unchanged(tag)
            again = client.branch().list_pets()
            assert [id(pet) for pet in again] == [id(pet) for pet in first]
            again.clear()  # it is the caller's own
    assert service.tags == [None, '"a"', '"a"', '"a"']


def test_every_query_has_its_own_tag_and_a_new_list_takes_the_place_of_the_old_one() -> None:
    service = Tagging(ETag='"a"')
    with service.client() as client:
        client.list_pets()
        client.list_pets(limit=100)
        client.list_pets(PetStatus.SOLD)
        assert service.tags == [None, None, None]
        service.headers["ETag"] = '"b"'
        service.pets = many(1)
        assert len(client.list_pets()) == 1
        service.answer = unchanged('"b"')
        assert len(client.list_pets()) == 1
    assert service.tags[3:] == ['"a"', '"b"']


@pytest.mark.parametrize("tag", ['W/"a"', "a", '"a', '"a" ', '"a", "b"', '""', '"' + "x" * 300 + '"', '"a b"'])
def test_what_is_no_strong_tag_is_passed_over(tag: str) -> None:
    service = Tagging(ETag=tag.strip() if tag.strip() != '"a"' else "a")
    with service.client() as client:
        assert client.list_pets() == client.list_pets()
        assert not client.has_tags
    assert service.tags == [None, None]


def test_another_key_and_another_client_do_not_ask_with_it() -> None:
    service = Tagging(ETag='"a"')
    for key in (KEY, "another"):
        with service.client(key) as client:
            client.list_pets()
    assert service.tags == [None, None]


@pytest.mark.parametrize("tag", [None, '"a"'])
def test_a_304_that_was_not_asked_for_is_unreadable(tag: str | None) -> None:
    service = Tagging()
    service.answer = unchanged(tag)
    with service.client() as client, pytest.raises(AnswerError) as caught:
        client.list_pets()
    assert caught.value.problem is AnswerProblem.UNREADABLE


def test_a_304_to_another_tag_is_unreadable_and_the_next_list_is_read() -> None:
    service = Tagging(ETag='"a"')
    with service.client() as client:
        client.list_pets()
        service.answer = unchanged('"b"')
        with pytest.raises(AnswerError) as caught:
            client.list_pets()
        service.answer = None
        assert len(client.list_pets()) == 3
    assert service.tags == [None, '"a"', None]  # or it would go on like that for ever
    assert caught.value.problem is AnswerProblem.UNREADABLE


def test_what_is_kept_stays_small() -> None:
    service = Tagging(ETag='"a"')
    with service.client() as client:
        for limit in range(1, 101):
            client.list_pets(limit=limit)
        service.asked.clear()
        for limit in range(1, 101):
            client.list_pets(limit=limit)
        assert len([tag for tag in service.tags if tag]) <= LISTS_MAX
        service.pets = [Pet(id=1, name="x" * BODY_MAX, category_id=1)]
        service.asked.clear()
        client.list_pets(limit=100)
        client.list_pets(limit=100)
        assert service.tags[-1] is None


# -------------------------------------------------------------------------------------------------------------- keys


def test_an_add_carries_its_key_and_none_without_one() -> None:
    service = Tagging()
    with service.client() as client:
        client.create_pet(REX, key="8e03978e-40d5")
        client.create_pet(REX)
    assert [headers.get("Idempotency-Key") for headers in service.asked] == ['"8e03978e-40d5"', None]


@pytest.mark.parametrize("key", ["", 'a"b', "a\\b", "a b", "ä", "a\n", "x" * 256, 7])
def test_a_key_that_no_header_carries_is_refused_before_anything_is_sent(key: object) -> None:
    service = Tagging()
    with service.client() as client, pytest.raises(ArgumentError, match="key"):
        client.create_pet(REX, key=key)  # type: ignore[arg-type]
    assert service.asked == []


def test_the_promise_of_the_last_answer_counts_and_branches_share_it() -> None:
    service = Tagging(Idempotency_Retention="172800", Date=DATE)
    with service.client() as client:
        before = client.key_promise
        assert before is None
        client.branch().list_pets()
        promise = client.key_promise
        assert promise is not None
        assert promise.seconds == 172_800
        assert promise.service_time == datetime(2026, 11, 23, 2, tzinfo=UTC)
        assert promise.service_now >= promise.service_time
        service.headers.clear()
        client.create_pet(REX)
        assert client.key_promise is None


@pytest.mark.parametrize(
    "headers",
    [
        {"Idempotency_Retention": "172800"},
        {"Idempotency_Retention": "172800", "Date": "soon"},
        {"Idempotency_Retention": "172800", "Date": "Mon, 23 Nov 2026 02:00:00"},
        {"Idempotency_Retention": "172800", "Date": "Fri, 31 Dec 9999 23:59:59 GMT"},
        {"Idempotency_Retention": "172800", "Date": "Fri, 31 Dec 9999 23:59:59 -1200"},
        *({"Idempotency_Retention": text, "Date": DATE} for text in ("", "0", "-1", "2 days", "1e5", "9" * 400)),
    ],
)
def test_what_is_no_promise_is_none(headers: dict[str, str]) -> None:
    service = Tagging(**headers)
    with service.client() as client:
        client.list_pets()
        assert client.key_promise is None


def test_no_promise_is_believed_for_ever() -> None:
    service = Tagging(Idempotency_Retention="99999999", Date=DATE)
    with service.client() as client:
        client.list_pets()
        assert client.key_promise is not None
        assert client.key_promise.seconds == SECONDS_MAX


def test_the_services_clock_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    service = Tagging(Idempotency_Retention="172800", Date=DATE)
    with service.client() as client:
        client.list_pets()
        promise = client.key_promise
        assert promise is not None
        monkeypatch.setattr(etag_cache, "monotonic", lambda: promise.heard_at + 60)
        assert promise.service_now == promise.service_time + timedelta(minutes=1)


def test_the_mark_of_a_key_tells_keys_and_addresses_apart_and_not_the_key() -> None:
    service = Tagging()
    with service.client() as one, service.client() as same, service.client("another") as other:
        assert one.api_key_mark == one.branch().api_key_mark == same.api_key_mark
        assert other.api_key_mark != one.api_key_mark
        with PetStoreClient("https://elsewhere.example.com/v1", KEY) as elsewhere:
            assert elsewhere.api_key_mark != one.api_key_mark
        assert KEY not in one.api_key_mark


# -------------------------------------------------------------------------------------------------- the real service


@pytest.fixture
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("service") / "animals.sqlite3") as service:
        yield service


@pytest.mark.end_to_end
def test_the_service_of_the_program_knows_tags_and_keys(service: RunningService) -> None:
    with (
        FaultyProxy(service.base_url, honours_keys=True) as proxy,
        PetStoreClient(f"http://127.0.0.1:{proxy.port}/v1", service.key) as client,
    ):
        assert client.list_pets() == client.list_pets() == []
        assert client.has_tags
        assert client.key_promise is not None
        rex = client.create_pet(REX, key="one")
        assert client.create_pet(REX, key="one") == rex
        assert client.list_pets() == [rex]
        assert client.list_pets() == [rex]
        assert [b"if-none-match" in request.lower() for request in proxy.requests] == [
            False,
            True,
            False,
            False,
            True,
            True,
        ]
