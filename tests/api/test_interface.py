"""The client against resources/openapi.yaml: every answer that the interface allows, made from its schemas."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from petstore_gui.api.client import PetStoreClient
from petstore_gui.api.errors import (
    ArgumentError,
    AuthenticationError,
    BadRequestError,
    NotFoundError,
    OtherStatusError,
    StatusError,
)
from petstore_gui.api.schema import NewPet, Pet
from petstore_gui.api.validation import checked_new_pet

INTERFACE: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parents[2] / "resources" / "openapi.yaml").read_text(encoding="utf-8")
)
URL = "https://pets.example/v1"
KINDS: dict[int, type[StatusError]] = {400: BadRequestError, 401: AuthenticationError, 404: NotFoundError}


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in node:
        target: Any = INTERFACE
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = target
    return node


def values_of(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return what ``schema`` allows. A keyword that is not known here fails, so that no test grows loose unseen."""
    schema = resolved(schema)
    known = {"type", "format", "minimum", "maximum", "enum", "properties", "required", "items", "description"}
    assert schema.keys() <= known, schema
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "string":
            return st.text()
        case "array":
            return st.lists(values_of(schema["items"]), max_size=4)
        case "object":
            fields = {name: values_of(field) for name, field in schema["properties"].items()}
            required = set(schema.get("required", ()))
            return st.fixed_dictionaries(
                {name: values for name, values in fields.items() if name in required},
                optional={name: values for name, values in fields.items() if name not in required},
            )
        case kind:
            pytest.fail(f"a type that the walk does not know: {kind}")


def operations() -> dict[str, dict[str, Any]]:
    return {
        operation["operationId"]: operation
        for path in INTERFACE["paths"].values()
        for method, operation in path.items()
        if method in ("get", "post", "put", "patch", "delete")
    }


def responses() -> list[tuple[str, int]]:
    return [(name, int(status)) for name, operation in operations().items() for status in operation["responses"]]


def bodies(operation: str, status: int) -> st.SearchStrategy[Any]:
    response = resolved(operations()[operation]["responses"][str(status)])
    return values_of(response["content"]["application/json"]["schema"])


REX = NewPet(name="Rex", category_id=1)


def call(operation: str, status: int, wire: object, pet_id: int = 1, new_pet: NewPet = REX) -> list[Pet] | Pet:
    """Make the call to a service that answers with ``wire``."""
    response = httpx.Response(status, content=json.dumps(wire), headers={"Content-Type": "application/json"})
    with PetStoreClient(URL, "key", transport=httpx.MockTransport(lambda _request: response)) as pets:
        match operation:
            case "listPets":
                return pets.list_pets()
            case "createPet":
                return pets.create_pet(new_pet)
            case "getPet":
                return pets.get_pet(pet_id)
            case _:
                pytest.fail(f"an operation that the client does not have: {operation}")


def test_the_client_has_the_operations_of_the_interface_and_no_other() -> None:
    names = {"".join(f"_{c.lower()}" if c.isupper() else c for c in name) for name in operations()}
    assert names == {
        name for name in vars(PetStoreClient) if name.endswith(("pet", "pets")) and not name.startswith("_")
    }


@pytest.mark.slow
@pytest.mark.parametrize(("operation", "status"), [row for row in responses() if row[1] < 300])
@settings(deadline=None)
@given(data=st.data())
def test_every_answer_that_the_interface_allows_is_taken_exactly(
    operation: str, status: int, data: st.DataObject
) -> None:
    wire = data.draw(bodies(operation, status))
    pet_id, new_pet = 1, REX
    if isinstance(wire, dict):
        pet_id, new_pet = wire["id"], NewPet(name=wire["name"], category_id=wire["categoryId"])
    assume(operation != "createPet" or can_be_sent(new_pet))
    assert msgspec.to_builtins(call(operation, status, wire, pet_id, new_pet)) == wire


def can_be_sent(new_pet: NewPet) -> bool:
    try:
        checked_new_pet(new_pet)
    except ArgumentError:
        return False
    return True


@pytest.mark.parametrize(("operation", "status"), [row for row in responses() if row[1] >= 400])
@settings(deadline=None)
@given(data=st.data())
def test_every_error_of_the_interface_is_its_class_with_the_services_own_words(
    operation: str, status: int, data: st.DataObject
) -> None:
    wire = data.draw(bodies(operation, status))
    with pytest.raises(StatusError) as caught:
        call(operation, status, wire)
    error = caught.value
    assert type(error) is KINDS.get(status, OtherStatusError)
    assert (error.code, error.message, error.status) == (wire["code"], wire["message"], status)
