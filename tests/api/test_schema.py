from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petstore_gui.api.schema import Error, NewPet, Pet
from petstore_gui.api.values import INT64_MAX, INT64_MIN, PetStatus

INT64 = st.integers(INT64_MIN, INT64_MAX)
TEXT = st.text()  # every character that UTF-8 has bytes for
EDGES = [2**31, -(2**31), 2**53 + 1, -(2**53) - 1, INT64_MAX, INT64_MIN, 0]

PETS = st.builds(Pet, id=INT64, name=TEXT, category_id=INT64, status=st.none() | st.sampled_from(PetStatus) | TEXT)
NEW_PETS = st.builds(NewPet, name=TEXT, category_id=INT64, status=st.just(msgspec.UNSET) | st.sampled_from(PetStatus))
ERRORS = st.builds(Error, code=TEXT, message=TEXT, status=st.integers(400, 599))


@settings(deadline=None)
@given(PETS | NEW_PETS | ERRORS)
def test_a_wire_object_comes_back_as_it_was_sent(value: Pet | NewPet | Error) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


@pytest.mark.parametrize("number", EDGES)
def test_an_id_is_exact(number: int) -> None:
    wire = f'{{"id":{number},"name":"Rex","categoryId":{number}}}'.encode()
    pet = msgspec.json.decode(wire, type=Pet)
    assert (pet.id, pet.category_id) == (number, number)
    assert msgspec.json.encode(pet) == wire


@pytest.mark.parametrize(
    "number", ["9223372036854775808", "-9223372036854775809", "1.0", "1e3", "true", '"1"', "null", "9" * 5000]
)
@pytest.mark.parametrize("field", ["id", "categoryId"])
def test_what_is_not_an_int64_is_refused(field: str, number: str) -> None:
    numbers = {"id": "1", "categoryId": "1", field: number}
    wire = f'{{"id":{numbers["id"]},"name":"Rex","categoryId":{numbers["categoryId"]}}}'
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(wire, type=Pet)


def test_the_names_on_the_wire_are_those_of_the_interface() -> None:
    pet: dict[str, Any] = msgspec.to_builtins(Pet(id=1, name="Rex", category_id=2, status="sold"))
    new_pet: dict[str, Any] = msgspec.to_builtins(NewPet(name="Rex", category_id=2, status=PetStatus.SOLD))
    assert pet == {"id": 1, "name": "Rex", "categoryId": 2, "status": "sold"}
    assert new_pet == {"name": "Rex", "categoryId": 2, "status": "sold"}


def test_a_status_that_was_left_out_stays_out() -> None:
    assert msgspec.json.encode(NewPet(name="Rex", category_id=2)) == b'{"name":"Rex","categoryId":2}'
    assert msgspec.json.decode(b'{"id":1,"name":"Rex","categoryId":2}', type=Pet).status is None


def test_an_unknown_status_is_kept_and_an_unknown_field_is_no_mistake() -> None:
    pet = msgspec.json.decode(b'{"id":1,"name":"Rex","categoryId":2,"status":"on loan","age":3}', type=Pet)
    assert pet.status == "on loan"


@pytest.mark.parametrize("missing", ["id", "name", "categoryId"])
def test_a_required_field_that_is_missing_or_null_is_refused(missing: str) -> None:
    whole = {"id": 1, "name": "Rex", "categoryId": 2}
    for wire in ({key: value for key, value in whole.items() if key != missing}, {**whole, missing: None}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(wire), type=Pet)
