"""resources/openapi.yaml against the interface document, the wire types and the running service."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from petstore_gui.api.values import INT64_MAX, INT64_MIN, LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN, PetStatus
from petstore_gui.runtime.assets import resource
from petstore_gui.service.requests import CALLER, NAME_MAX, checked_pet, idempotency_key
from petstore_gui.service.responses import RefusalError
from tests.support.openapi import rendered
from tests.support.service import RunningService

INTERFACE: dict[str, Any] = yaml.safe_load(resource("openapi.yaml").read_text(encoding="utf-8"))
SCHEMAS: dict[str, Any] = INTERFACE["components"]["schemas"]
INT64 = {"$ref": "#/components/schemas/Int64"}
ERROR = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in INTERFACE["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def resolved(response: dict[str, Any]) -> dict[str, Any]:
    """Return ``response``, or the one that it refers to."""
    name = response.get("$ref", "").rpartition("/")[2]
    shared: dict[str, dict[str, Any]] = INTERFACE["components"]["responses"]
    return shared[name] if name else response


def test_the_json_is_made_from_the_yaml() -> None:
    assert resource("openapi.json").read_text(encoding="utf-8") == rendered(), (
        "openapi.json is out of date: run python -m tests.support.openapi"
    )


@pytest.mark.end_to_end
def test_the_service_sends_it_without_a_key(service: RunningService) -> None:
    with service.client(key="") as client:
        response = client.get("/openapi.json")
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/json"
    assert response.json() == INTERFACE


@pytest.mark.end_to_end
def test_the_service_has_no_other_path_without_a_key(service: RunningService) -> None:
    with service.client(key="") as client:
        assert {client.get(path).status_code for path in ("/", "/openapi.yaml", "/docs", "/openapi.json/")} == {401}
        assert {client.request(each, "/openapi.json").status_code for each in ("POST", "PUT", "HEAD")} == {401}


def test_it_is_version_1_0_0_of_openapi_3_1() -> None:
    assert INTERFACE["openapi"] == "3.1.0"
    assert INTERFACE["info"]["version"] == "1.0.0"
    assert [tag["name"] for tag in INTERFACE["tags"]] == ["animals"]


def test_there_are_the_three_operations_and_one_is_deprecated() -> None:
    assert {(path, method, operation["operationId"]) for path, method, operation in operations()} == {
        ("/pets", "get", "listPets"),
        ("/pets", "post", "createPet"),
        ("/pets/{petId}", "get", "getPet"),
    }
    assert [operation["operationId"] for _, _, operation in operations() if operation.get("deprecated")] == ["getPet"]
    assert all(operation["tags"] == ["animals"] for _, _, operation in operations())


def test_every_operation_needs_the_bearer_key() -> None:
    assert INTERFACE["security"] == [{"apiKey": []}]
    scheme = INTERFACE["components"]["securitySchemes"]["apiKey"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    for _, _, operation in operations():
        assert "security" not in operation
        assert operation["responses"]["401"] == {"$ref": "#/components/responses/Unauthorized"}


@pytest.mark.parametrize(
    ("name", "required", "optional"),
    [
        ("NewPet", {"name", "categoryId"}, {"status"}),
        ("Pet", {"id", "name", "categoryId"}, {"status"}),
        ("Error", {"code", "message", "status"}, set()),
    ],
)
def test_an_object_has_the_fields_of_the_interface(name: str, required: set[str], optional: set[str]) -> None:
    assert set(SCHEMAS[name]["required"]) == required
    assert set(SCHEMAS[name]["properties"]) == required | optional


def test_the_values_are_those_of_the_program() -> None:
    assert SCHEMAS.keys() == {"Pet", "NewPet", "PetStatus", "Pets", "Error", "Int64"}
    assert SCHEMAS["PetStatus"]["enum"] == [str(status) for status in PetStatus]
    assert SCHEMAS["Int64"] == {"type": "integer", "format": "int64", "minimum": INT64_MIN, "maximum": INT64_MAX}
    for schema, field in (("Pet", "id"), ("Pet", "categoryId"), ("NewPet", "categoryId")):
        assert INT64.items() <= SCHEMAS[schema]["properties"][field].items()
    assert SCHEMAS["Pets"]["items"] == {"$ref": "#/components/schemas/Pet"}
    limit, status, _tags = INTERFACE["paths"]["/pets"]["get"]["parameters"]
    assert limit["schema"] == {"type": "integer", "minimum": LIMIT_MIN, "maximum": LIMIT_MAX, "default": LIMIT_DEFAULT}
    assert status["schema"] == {"$ref": "#/components/schemas/PetStatus"}
    assert not any(parameter.get("required") for parameter in (limit, status))


def test_every_error_is_the_error_object() -> None:
    for _, _, operation in operations():
        for status, response in operation["responses"].items():
            assert (resolved(response).get("content") == ERROR) == (int(status) >= 400)


def test_the_statuses_of_the_interface_are_there_and_the_others_are_called_our_choice() -> None:
    shown = {"listPets": {"200", "401"}, "createPet": {"201", "400", "401"}, "getPet": {"200", "401", "404"}}
    for _, _, operation in operations():
        own = {
            status
            for status, response in operation["responses"].items()
            if resolved(response)["description"].startswith("Our choice")
        }
        assert operation["responses"].keys() - own == shown[operation["operationId"]]


def test_it_names_no_address() -> None:
    assert "://" not in json.dumps(INTERFACE)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=5))
@example("\x1c\x1d\x1e\x1f\x85")
@example("\ufeff\u2028 \u3000")
@example("a\0")
@example("\n")
@example("x\n")
@example("\u180e\u200b")
def test_the_patterns_of_a_name_say_what_the_service_accepts(name: str) -> None:
    try:
        checked_pet(json.dumps({"name": name, "categoryId": 1}).encode())
        accepted = True
    except RefusalError:
        accepted = False
    schema = SCHEMAS["NewPet"]["properties"]["name"]
    assert accepted == all(re.search(part["pattern"], name) for part in schema["allOf"])
    assert schema["maxLength"] == NAME_MAX


@given(st.text(st.characters(max_codepoint=0xFF), max_size=5))
@example(" a")
@example("\\")
@example('\\"')
@example("x" * 255)
@example("x" * 256)
def test_the_pattern_of_an_idempotency_key_says_what_the_service_accepts(key: str) -> None:
    parameters = (each for _, _, operation in operations() for each in operation.get("parameters", []))
    (schema,) = (each["schema"] for each in parameters if each["name"] == "Idempotency-Key")
    try:
        idempotency_key({"headers": [(b"idempotency-key", f'"{key}"'.encode("latin-1"))], CALLER: ""})
        accepted = True
    except RefusalError:
        accepted = False
    assert accepted == bool(re.search(schema["pattern"], f'"{key}"'))


def test_what_the_interface_does_not_have_of_headers_is_called_our_choice() -> None:
    own = [*INTERFACE["components"]["headers"].values()]
    own += [
        each for _, _, operation in operations() for each in operation.get("parameters", []) if each["in"] == "header"
    ]
    assert len(own) == 5
    assert all(each["description"].startswith("Our choice") for each in own)


@pytest.mark.end_to_end
def test_tags_and_keys_are_as_they_are_documented(client: httpx.Client) -> None:
    headers = INTERFACE["components"]["headers"]
    retention = headers["IdempotencyRetention"]["schema"]["const"]
    animal = {"name": "Rex", "categoryId": 3}
    first, again, other = (
        client.post("/pets", json=animal | {"name": name}, headers={"Idempotency-Key": '"documented"'})
        for name in ("Rex", "Rex", "Mia")
    )
    assert [each.status_code for each in (first, again, other)] == [201, 201, 422]
    assert first.json() == again.json()
    assert [each.headers.get("idempotency-replayed") for each in (first, again, other)] == [None, "true", None]
    assert other.json()["code"] == "idempotency_key_reused"
    pets = client.get("/pets")
    unchanged = client.get("/pets", headers={"If-None-Match": pets.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    assert re.fullmatch(headers["ETag"]["schema"]["pattern"], pets.headers["etag"])
    for each in (first, again, other, pets, unchanged):
        assert each.headers["idempotency-retention"] == retention
    assert client.post("/pets", json=animal, headers={"Idempotency-Key": "bare"}).status_code == 400


@pytest.mark.end_to_end
def test_the_documented_headers_are_sent(client: httpx.Client) -> None:
    sunset = INTERFACE["components"]["headers"]["Sunset"]["schema"]["const"]
    assert client.get("/pets/0").headers["sunset"] == sunset
