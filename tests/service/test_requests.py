"""What is no request of the interface, over HTTP: bodies, queries, keys, hosts. No database has a part in that.

Only what a healthy service never does is asked in process.
"""

import asyncio
import json
import socket
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import pytest

from petstore_gui.api.schema import Pet
from petstore_gui.api.values import PetStatus
from petstore_gui.service.app import create_app
from petstore_gui.service.asgi import ASGIApp
from petstore_gui.service.auth import IssuedKeys, KeyDigest
from petstore_gui.service.limits import Buckets, Limits
from petstore_gui.service.requests import NAME_MAX
from petstore_gui.service.storage import (
    Pets,
    StorageAwayError,
    StorageBusyError,
    StorageDamagedError,
    StorageFullError,
    StorageMovedError,
)
from petstore_gui.service.storage.sqlite import SqliteStorage
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY, RunningService, running_service

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX = {"name": "Rex", "categoryId": 1}
PATHS = ["/pets", "/pets/1", "/pets/none", "/store/orders", "/nothing"]


def add(client: httpx.Client, **members: object) -> dict[str, Any]:
    response = client.post("/pets", json={**REX, **members})
    assert response.status_code == 201, response.text
    pet: dict[str, Any] = response.json()
    return pet


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ('{"categoryId": 1}', "name"),
        ('{"name": "Rex"}', "categoryId"),
        ("{}", "name"),
        ('{"name": "", "categoryId": 1}', "name"),
        ('{"name": " \\t\\n\\u3000\\ufeff", "categoryId": 1}', "name"),
        ('{"name": "a\\u0000b", "categoryId": 1}', "name"),
        ('{"name": null, "categoryId": 1}', "name"),
        ('{"name": 1, "categoryId": 1}', "name"),
        (json.dumps({"name": "x" * (NAME_MAX + 1), "categoryId": 1}), "name"),
        ('{"name": "Rex", "categoryId": "1"}', "categoryId"),
        ('{"name": "Rex", "categoryId": 1.5}', "categoryId"),
        ('{"name": "Rex", "categoryId": true}', "categoryId"),
        ('{"name": "Rex", "categoryId": null}', "categoryId"),
        ('{"name": "Rex", "categoryId": 9223372036854775808}', "categoryId"),
        ('{"name": "Rex", "categoryId": 9223372036854775808.0}', "categoryId"),
        ('{"name": "Rex", "categoryId": -9223372036854775809}', "categoryId"),
        ('{"name": "Rex", "categoryId": 1e400}', "categoryId"),
        ('{"name": "Rex", "categoryId": 1e-99999999999999999999}', "categoryId"),
        ('{"name": "Rex", "categoryId": 0.1e99999999999999999999}', "categoryId"),
        ('{"name": "Rex", "categoryId": ' + "1" * 5000 + "}", "categoryId"),
        ('{"name": "Rex", "categoryId": 1, "status": "lost"}', "status"),
        ('{"name": "Rex", "categoryId": 1, "status": "Sold"}', "status"),
        ('{"name": "Rex", "categoryId": 1, "status": null}', "status"),
        ('{"name": "Rex", "categoryId": 1, "status": ""}', "status"),
        ("[]", "object"),
        ("null", "object"),
        ('"Rex"', "object"),
        ("", "JSON"),
        ("{", "JSON"),
        ("name=Rex", "JSON"),
        ('{"name": "Rex", "categoryId": NaN}', "JSON"),
        ('{"name": "Rex", "categoryId": 1} x', "JSON"),
        ('\ufeff{"name": "Rex", "categoryId": 1}', "JSON"),
        ('{"name": "\\ud800", "categoryId": 1}', "JSON"),
        ('{"name": "\\udc00", "categoryId": 1}', "JSON"),
        (b'{"name": "\xff", "categoryId": 1}', "JSON"),
        (b'{"name": "\xed\xa0\x80", "categoryId": 1}', "JSON"),
        (b'{"name": "Rex", "categoryId": 1, "other": "\xff"}', "JSON"),
        ('{"name": "Rex", "categoryId": 1, "other": ' + "[" * 100_000 + "]" * 100_000 + "}", "JSON"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_bad_body_is_a_400_that_names_the_wrong_field(
    client: httpx.Client, assert_error: Check, body: str | bytes, word: str
) -> None:
    newest = client.get("/pets?limit=1").json()
    response = client.post("/pets", content=body, headers={"content-type": "application/json"})
    assert word in assert_error(response, 400)["message"]
    assert client.get("/pets?limit=1").json() == newest


@pytest.mark.parametrize(
    "query",
    [f"limit={text}" for text in ("0", "101", "-1", "007", "%2B5", "+5", "%205", "5%20", "１２", "", "5.0", "1e1", "x")]
    + ["limit=" + "9" * 5000, "limit=1&limit=1", "limit", "status=", "status=Sold", "status=lost", "status=sold%00"]
    + ["status=sold&status=sold", "status=%FF", "limit=5&status=x"],
)
def test_a_bad_limit_or_status_is_a_400_that_names_it(client: httpx.Client, assert_error: Check, query: str) -> None:
    message = assert_error(client.get(f"/pets?{query}"), 400)["message"]
    assert ("status" if "status" in query else "limit") in message


@pytest.mark.parametrize(
    "text",
    [
        *("0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "9" * 5000),
        *("1.0", "01", "+1", "-0", "%201", "x", "１", "%FF", "1;x", "a%2Fb", "%00"),
    ],
)
def test_a_pet_id_that_is_not_there_or_no_int64_is_a_404(client: httpx.Client, assert_error: Check, text: str) -> None:
    add(client)
    assert_error(client.get(f"/pets/{text}"), 404)


@pytest.mark.parametrize(
    "path", ["/store", "/store/orders", "/pets/", "/pets/1/", "//pets", "/Pets", "/openapi.yaml", "/", "/pets/1/photo"]
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_any_other_path_is_a_404(client: httpx.Client, assert_error: Check, path: str, method: str) -> None:
    assert_error(client.request(method, f"{client.base_url}"[:-1] + path), 404)


def test_outside_the_version_segment_there_is_nothing(client: httpx.Client, assert_error: Check) -> None:
    assert_error(client.get(str(client.base_url).replace("/v1/", "/pets")), 404)
    assert_error(client.get(str(client.base_url).replace("/v1/", "/v2/pets")), 404)


@pytest.mark.parametrize(
    ("path", "allowed"), [("/pets", "GET, POST"), ("/pets/1", "GET"), ("/pets/x", "GET"), ("/openapi.json", "GET")]
)
@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "get"])
def test_a_wrong_method_is_a_405_with_allow(
    client: httpx.Client, assert_error: Check, path: str, allowed: str, method: str
) -> None:
    method_as_sent = httpx.Request(method, str(client.base_url)[:-1] + path, headers=client.headers)
    method_as_sent.method = method  # httpx would write it in capitals
    response = client.send(method_as_sent)
    assert_error(response, 405)
    assert response.headers["allow"] == allowed


def test_head_is_no_method_of_the_interface(client: httpx.Client) -> None:
    response = client.head("/pets")
    assert (response.status_code, response.headers["allow"], response.content) == (405, "GET, POST", b"")


def test_a_body_over_one_mebibyte_is_a_413(client: httpx.Client, assert_error: Check) -> None:
    fitting = json.dumps(REX) + " " * (Limits().body - len(json.dumps(REX)))
    headers = {"content-type": "application/json"}
    assert client.post("/pets", content=fitting, headers=headers).status_code == 201
    newest = client.get("/pets?limit=1").json()
    assert_error(client.post("/pets", content=fitting + " ", headers=headers), 413)
    assert client.get("/pets?limit=1").json() == newest


def test_a_body_of_unsaid_length_is_measured_as_it_comes(client: httpx.Client, assert_error: Check) -> None:
    def drops() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 64 * 1024

    response = client.post("/pets", content=drops(), headers={"content-type": "application/json"})
    assert_error(response, 413)
    assert client.get("/pets?limit=1").status_code == 200  # the connection is still of use


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "multipart/form-data; boundary=x"},
        {"content-type": "application/json-patch+json"},
        {"content-type": "text/plain, application/json"},
        {"content-type": "application/json", "content-encoding": "gzip"},
    ],
)
def test_anything_but_plain_json_is_a_415(client: httpx.Client, assert_error: Check, headers: dict[str, str]) -> None:
    assert_error(client.post("/pets", content=json.dumps(REX), headers=headers), 415)


# ------------------------------------------------------------------------------------------------------------- the key


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "OPTIONS", "HEAD"])
def test_without_the_key_everything_is_a_401(
    service: RunningService, assert_error: Check, path: str, method: str
) -> None:
    with service.client(key="") as client:
        response = client.request(method, path)
    assert response.headers["www-authenticate"] == "Bearer"
    if method == "HEAD":
        assert response.status_code == 401
    else:
        assert_error(response, 401)


@pytest.mark.parametrize(
    "value",
    [
        *("Bearer", f"Bearer {KEY}x", f"Bearer {KEY[:-1]}", f"Bearer {KEY.upper()}", f"Bearer {KEY} {KEY}", ""),
        f"Bearer{' ' * 9}{KEY}",  # each that is right is remembered: they may not be long
        *(KEY, f"Basic {KEY}", f"Token {KEY}", f"Bearer\t{KEY}", f"Bearer {KEY},", "Bearer " + "x" * 10_000),
    ],
    ids=lambda value: value[:30],
)
def test_a_wrong_key_is_a_401_and_adds_nothing(
    service: RunningService, client: httpx.Client, assert_error: Check, value: str
) -> None:
    newest = client.get("/pets?limit=1").json()
    with service.client(key="") as stranger:
        headers = {"authorization": value}
        error = assert_error(stranger.get("/pets", headers=headers), 401)
        assert_error(stranger.post("/pets", json=REX, headers=headers), 401)
        assert_error(stranger.get("/pets", params={"api_key": KEY, "access_token": KEY}, headers=headers), 401)
    assert KEY not in error["message"]
    assert client.get("/pets?limit=1").json() == newest


def test_two_keys_are_none(service: RunningService, assert_error: Check) -> None:
    credentials = [("authorization", f"Bearer {KEY}"), ("authorization", f"Bearer {KEY}")]
    with service.client(key="") as client:
        assert_error(client.get("/pets", headers=credentials), 401)


@pytest.mark.parametrize("scheme", ["bearer", "BEARER", "Bearer "])
def test_the_scheme_is_case_insensitive(service: RunningService, scheme: str) -> None:
    with service.client(key="") as client:
        assert client.get("/pets", headers={"authorization": f"{scheme} {KEY}"}).status_code == 200


# ------------------------------------------------------------------------------------------------- web pages, raw HTTP


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "", "127.1"])
def test_a_foreign_host_name_is_refused_even_with_the_key(client: httpx.Client, assert_error: Check, host: str) -> None:
    assert_error(client.get("/pets", headers={"host": host}), 421)
    assert_error(client.get("/openapi.json", headers={"host": host}), 421)


@pytest.mark.parametrize("host", ["localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8080"])
def test_every_name_of_this_computer_is_accepted(client: httpx.Client, host: str) -> None:
    assert client.get("/pets", headers={"host": host}).status_code == 200


def test_a_web_page_gets_no_leave(service: RunningService, client: httpx.Client) -> None:
    origin = {"origin": "http://evil.example"}
    preflight = {**origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization"}
    with service.client(key="") as page:
        responses = [
            client.get("/pets", headers=origin),
            client.options("/pets", headers=preflight),
            page.options("/pets", headers=preflight),
            page.get("/openapi.json", headers=origin),
        ]
    assert [response.status_code for response in responses] == [200, 405, 401, 200]
    assert not [name for response in responses for name in response.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "sent",
    [
        b"what is this\r\n\r\n",
        b"GET /v1/pets HTTP/1.1\r\n\r\n",  # no Host
        b"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        b"POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    ],
    ids=["no HTTP", "no Host", "two Hosts", "two lengths", "a long header"],
)
def test_what_is_no_http_gets_the_error_object(service: RunningService, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S) as connection:
        connection.sendall(sent)
        answer = b""
        while b"}" not in answer and (part := connection.recv(4096)):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"application/json" in head
    assert json.loads(body)["status"] == 400


def test_a_client_that_hangs_up_in_the_middle_of_its_body_adds_nothing(
    service: RunningService, client: httpx.Client
) -> None:
    newest = client.get("/pets?limit=1").json()
    head = f"POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {KEY}\r\n"
    body = json.dumps(REX)
    with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S) as connection:
        rest = f"Content-Type: application/json\r\nContent-Length: {len(body) + 1}\r\n\r\n{body}"
        connection.sendall((head + rest).encode())
    for _ in range(5):  # answered on the same loop, after the broken one
        assert client.get("/pets?limit=1").json() == newest


def test_answers_do_not_wait_for_acknowledgements(service: RunningService, client: httpx.Client) -> None:
    """An answer after which the connection is closed never does: on a slow machine both take their time."""
    waiting, closing = [], []
    with service.client() as other:
        for _ in range(21):
            waiting.append(seconds_of(client))
            closing.append(seconds_of(other, {"Connection": "close"}))
    assert statistics.median(waiting) < statistics.median(closing) + 0.03  # with Nagle's delay 0.04 more


def seconds_of(client: httpx.Client, headers: Mapping[str, str] = MappingProxyType({})) -> float:
    begin = time.perf_counter()
    assert client.get("/pets?limit=1", headers=headers).status_code == 200
    return time.perf_counter() - begin


def test_the_server_does_not_say_what_it_runs_on(client: httpx.Client) -> None:
    assert "server" not in client.get("/pets").headers


# --------------------------------------------------------------------------------------------------------- the removal


def test_get_pet_says_when_it_will_be_removed(client: httpx.Client) -> None:
    pet = add(client)
    for path in (f"/pets/{pet['id']}", "/pets/0"):
        assert client.get(path).headers["sunset"] == "Thu, 05 Dec 2030 00:00:00 GMT"
    assert "sunset" not in client.get("/pets").headers


def test_get_pet_works_on_its_last_day(tmp_path: Path) -> None:
    with running_service(tmp_path / "a.db", today=date(2030, 12, 4)) as service, service.client() as client:
        pet = add(client)
        assert client.get(f"/pets/{pet['id']}").json() == pet


@pytest.mark.parametrize("today", [date(2030, 12, 5), date(2041, 1, 1)])
def test_get_pet_is_gone_from_its_removal_on_and_the_rest_stays(
    tmp_path: Path, assert_error: Check, today: date
) -> None:
    with running_service(tmp_path / "a.db", today=today) as service, service.client() as client:
        pet = add(client)
        for path in (f"/pets/{pet['id']}", "/pets/999", "/pets/x"):
            assert_error(client.get(path), 410)
        assert client.get("/pets").json() == [pet]
        with service.client(key="") as stranger:
            assert_error(stranger.get(f"/pets/{pet['id']}"), 401)


# ------------------------------------------------------------------------------------ in process: faults of its own


class BrokenStorage(SqliteStorage):
    def __init__(self, error: Exception) -> None:
        self._error = error

    async def list(self, *, status: PetStatus | None, limit: int) -> Pets:
        del status, limit
        raise self._error

    async def get(self, pet_id: int) -> Pet | None:
        del pet_id
        raise self._error


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (RuntimeError("secret detail"), 500, "internal"),
        (StorageDamagedError("secret detail"), 500, "storage_damaged"),
        (StorageFullError("secret detail"), 507, "storage_full"),
        (StorageMovedError("secret detail"), 500, "storage_moved"),
        (StorageBusyError("secret detail"), 503, "storage_busy"),
        (StorageAwayError("secret detail"), 503, "storage_away"),
    ],
)
def test_a_fault_of_the_service_is_an_error_object_without_its_details(
    assert_error: Check, error: Exception, status: int, code: str
) -> None:
    async def ask(app: ASGIApp) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        headers = {"authorization": f"Bearer {KEY}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/v1", headers=headers) as client:
            return [await client.get("/pets"), await client.get("/pets/1")]

    storage = BrokenStorage(error)
    app = create_app(
        storage=storage,
        key=KeyDigest(KEY),
        hosts=None,
        clock=lambda: datetime(2026, 1, 1, tzinfo=UTC),
        issued=IssuedKeys(storage, buckets=Buckets()),
    )
    for response in asyncio.run(ask(app)):
        body = assert_error(response, status)
        assert (body["code"], body["message"]) == (code, getattr(error, "sentence", body["message"]))
        assert "secret" not in response.text
