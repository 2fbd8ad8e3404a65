from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from msgspec import structs

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import ArgumentError, Outcome
from petstore_gui.api.schema import NewPet
from petstore_gui.api.values import PetStatus

URL = "https://pets.example/v1"
REX = NewPet(name="Rex", category_id=1)
NOT_INT64: list[Any] = [2**63, -(2**63) - 1, True, 1.0, "1", None]


@pytest.fixture
def client() -> Iterator[PetStoreClient]:
    """A client that must send nothing."""

    def fail(request: httpx.Request) -> httpx.Response:
        pytest.fail(f"{request.method} {request.url} was sent")

    with PetStoreClient(URL, "key", transport=httpx.MockTransport(fail)) as client:
        yield client


def refused(call: Callable[[], object]) -> ArgumentError:
    with pytest.raises(ArgumentError) as caught:
        call()
    assert caught.value.outcome is Outcome.NOT_SENT
    return caught.value


@pytest.mark.parametrize("limit", [0, 101, -1, 2**63, True, 1.0, "20", None])
def test_a_limit_is_an_integer_from_1_to_100(client: PetStoreClient, limit: Any) -> None:  # noqa: ANN401
    assert refused(lambda: client.list_pets(limit=limit)).field == "limit"


@pytest.mark.parametrize("status", ["sold", "", 1, True])
def test_a_status_is_one_of_the_three(client: PetStoreClient, status: Any) -> None:  # noqa: ANN401
    assert refused(lambda: client.list_pets(status)).field == "status"
    assert refused(lambda: client.create_pet(structs.replace(REX, status=status))).field == "status"


@pytest.mark.parametrize("number", NOT_INT64)
def test_an_id_is_an_int64(client: PetStoreClient, number: Any) -> None:  # noqa: ANN401
    assert refused(lambda: client.get_pet(number)).field == "pet_id"
    assert refused(lambda: client.create_pet(structs.replace(REX, category_id=number))).field == "category_id"


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u00a0\u3000", None, 5, "a\0b", "\ud800", "Rex\udfff"])
def test_a_name_is_not_blank_and_can_be_sent(client: PetStoreClient, name: Any) -> None:  # noqa: ANN401
    assert refused(lambda: client.create_pet(structs.replace(REX, name=name))).field == "name"


def test_an_animal_to_add_is_a_new_pet(client: PetStoreClient) -> None:
    not_a_new_pet: Any = {"name": "Rex", "categoryId": 1, "status": PetStatus.SOLD}
    assert refused(lambda: client.create_pet(not_a_new_pet)).field == "new_pet"


@pytest.mark.parametrize(
    "key",
    ["", " ", "se cret", "sec\nret", "sec\0ret", "s\tecret", "s\u00e9cret", "\ufeffsecret", "secret" * 86, 5, None],
)
def test_a_key_that_no_header_can_carry_is_refused_and_not_repeated(key: Any) -> None:  # noqa: ANN401
    error = refused(lambda: PetStoreClient(URL, key))
    assert error.field == "api_key"
    assert "cret" not in repr(error)


@pytest.mark.parametrize(
    "url",
    [
        *("", "pets.example/v1", "ftp://pets.example/", "https://", "https:///v1", "file:///etc/passwd", "http://[::1"),
        *(
            "http://pets.example:99999/",
            " https://pets.example",
            "https://me:secret@pets.example",
            "https://me@p.example",
        ),
        *(
            r"http://pets.example\@127.0.0.1/",
            "https://p.example/v1?a=1",
            "https://p.example/v1?",
            "https://p.example/#",
        ),
        *("https://pets.exa\nmple/", None, 5),
    ],
)
def test_an_address_is_http_or_https_with_a_host_and_no_more(url: Any) -> None:  # noqa: ANN401
    error = refused(lambda: PetStoreClient(url, "key"))
    assert error.field == "base_url"
    assert "secret" not in str(error)
