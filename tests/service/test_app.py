"""The operations of the interface over HTTP, against the running service, on both databases."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus
from petstore_gui.service.requests import NAME_MAX

pytestmark = pytest.mark.end_to_end

REX = {"name": "Rex", "categoryId": 1}


@pytest.fixture(scope="module")
def database(either_database: Path | str) -> Path | str:
    return either_database


def add(client: httpx.Client, **members: object) -> dict[str, Any]:
    response = client.post("/pets", json={**REX, **members})
    assert response.status_code == 201, response.text
    pet: dict[str, Any] = response.json()
    return pet


# ------------------------------------------------------------------------------------------------------ the operations


def test_an_added_animal_has_an_id_and_is_found_by_it_and_in_the_list(client: httpx.Client) -> None:
    pet = add(client, name="Bello", categoryId=7, status="pending")
    assert pet == {"id": pet["id"], "name": "Bello", "categoryId": 7, "status": "pending"}
    assert client.get(f"/pets/{pet['id']}").json() == pet
    assert client.get("/pets").json()[0] == pet


def test_the_newest_come_first_and_twenty_unless_told(client: httpx.Client) -> None:
    ids = [add(client)["id"] for _ in range(25)]
    assert [pet["id"] for pet in client.get("/pets").json()] == ids[::-1][:20]
    assert [pet["id"] for pet in client.get("/pets?limit=3").json()] == ids[::-1][:3]
    assert [pet["id"] for pet in client.get("/pets?limit=25").json()] == ids[::-1]


def test_the_limit_goes_up_to_100(client: httpx.Client) -> None:
    for _ in range(101):
        add(client)
    assert len(client.get("/pets?limit=100").json()) == 100


@pytest.mark.parametrize("status", list(PetStatus))
def test_the_filter_lets_only_its_status_through(client: httpx.Client, status: str) -> None:
    wanted = [add(client, status=status)["id"] for _ in range(2)]
    for other in [*PetStatus, None]:
        if other != status:
            add(client, **({} if other is None else {"status": other}))
    pets = client.get("/pets", params={"status": status}).json()
    assert {pet["status"] for pet in pets} == {status}
    assert [pet["id"] for pet in pets[:2]] == wanted[::-1]


def test_an_omitted_status_stays_omitted(client: httpx.Client) -> None:
    pet = add(client)
    assert "status" not in pet
    assert "status" not in client.get(f"/pets/{pet['id']}").json()
    assert "status" not in client.get("/pets?limit=1").json()[0]


@pytest.mark.parametrize("number", [INT64_MIN, -1, 0, 2**31, -(2**31) - 1, 2**53 + 1, INT64_MAX])
def test_a_category_is_exact_over_all_of_int64(client: httpx.Client, number: int) -> None:
    pet = add(client, categoryId=number)
    assert pet["categoryId"] == number
    assert client.get(f"/pets/{pet['id']}").json()["categoryId"] == number


BEYOND = "9" * 5_000  # an exponent that no number of Python's has
ZEROS = [(zero, 0) for zero in ("-0", "0.00", "0e-999", f"0e-{BEYOND}", f"-0.0E+{BEYOND}", f"0.000e{BEYOND}")]


@pytest.mark.parametrize(
    ("written", "number"),
    [("12.0", 12), ("12e0", 12), ("9007199254740993.0", 2**53 + 1), ("9223372036854775807.00", INT64_MAX), *ZEROS],
)
def test_an_integer_written_as_a_decimal_is_exact_too(client: httpx.Client, written: str, number: int) -> None:
    body = f'{{"name": "Rex", "categoryId": {written}, "status": "sold"}}'
    response = client.post("/pets", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 201, response.text
    assert response.json() == {"id": response.json()["id"], "name": "Rex", "categoryId": number, "status": "sold"}


@settings(max_examples=100, deadline=None)
@given(
    name=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=50).filter(
        lambda name: name.strip("\ufeff").strip() != "" and name.strip() != ""
    ),
    category=st.integers(INT64_MIN, INT64_MAX),
    status=st.sampled_from([*PetStatus, None]),
)
def test_every_animal_comes_back_as_it_was_sent(
    client: httpx.Client, name: str, category: int, status: str | None
) -> None:
    sent = {"name": name, "categoryId": category} | ({} if status is None else {"status": status})
    pet = client.post("/pets", json=sent).json()
    assert pet == {"id": pet["id"], **sent}
    assert client.get(f"/pets/{pet['id']}").json() == pet


@pytest.mark.parametrize("name", ["\x01\x1b[2J", "\u202etxt.exe", "=1+1", "<b>", "a\nb", "🐶", "x" * NAME_MAX])
def test_a_name_is_kept_as_it_is(client: httpx.Client, name: str) -> None:
    assert client.get(f"/pets/{add(client, name=name)['id']}").json()["name"] == name


def test_a_list_of_the_largest_animals_is_one_that_a_client_accepts(client: httpx.Client) -> None:
    for _ in range(100):
        add(client, name="\x01" * NAME_MAX, categoryId=INT64_MIN, status="available")
    assert len(client.get("/pets?limit=100").content) < 8 * 1024 * 1024


def test_unknown_members_and_parameters_are_ignored(client: httpx.Client) -> None:
    pet = add(client, id=5, colour="brown", deep=[[{}]])
    assert pet.keys() == {"id", "name", "categoryId"}
    assert client.get("/pets?page=2&page=3&limit=1").json() == [pet]


def test_the_media_type_may_have_parameters(client: httpx.Client) -> None:
    response = client.post(
        "/pets", content=json.dumps(REX), headers={"content-type": "Application/JSON; charset=utf-8"}
    )
    assert response.status_code == 201
