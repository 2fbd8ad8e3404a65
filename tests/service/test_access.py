"""The service for other computers: HTTPS, a proxy that encrypts, and how much each may ask for."""

import os
import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from http.client import HTTPResponse
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)

from petstore_gui.service.auth import Caller
from petstore_gui.service.connections import Connections, _owner
from petstore_gui.service.limits import BURST_SECONDS, DEFAULTS, TokenBucket
from petstore_gui.service.options import KEY_VARIABLE, limits_of, parse
from petstore_gui.service.storage.opening import DATABASE_VARIABLE
from tests.service.test_process import run_to_its_end
from tests.support.certificates import Authority
from tests.support.commands import command_at
from tests.support.own_address import own_address
from tests.support.patience import PATIENCE_S
from tests.support.service import KEY, ROOT, RunningService, get_without_tls, running_service, service_command

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX = {"name": "Rex", "categoryId": 1}
ENGINES = ["plain", "fast"]
posix_only = pytest.mark.posix("SIGHUP")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "animals.sqlite3"


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "authority")


@pytest.fixture(scope="module", params=ENGINES)
def secure(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, authority: Authority
) -> Iterator[RunningService]:
    certificate, key = authority.issue(name=f"served-{request.param}")
    files = ["--tls-certificate", str(certificate), "--tls-key", str(key)]
    database = tmp_path_factory.mktemp("secure") / "animals.sqlite3"
    with running_service(database, arguments=[*files, "--engine", request.param, "--head-seconds", "2"]) as service:
        yield service


def trusting(authority: Authority) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=authority.file)


def get(service: RunningService, authority: Authority) -> httpx.Response:
    headers = {"authorization": f"Bearer {KEY}"}
    return httpx.get(f"{service.base_url}/pets", headers=headers, verify=trusting(authority), trust_env=False)


def connect(service: RunningService, context: ssl.SSLContext) -> ssl.SSLSocket:
    connection = socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S)
    return context.wrap_socket(connection, server_hostname="127.0.0.1")


def certificate_of(connection: ssl.SSLSocket) -> bytes:
    certificate = connection.getpeercert(binary_form=True)
    assert certificate is not None
    return certificate


def ask(connection: socket.socket) -> int:
    connection.sendall(f"GET /v1/pets HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {KEY}\r\n\r\n".encode())
    response = HTTPResponse(connection)
    response.begin()
    response.read()
    return response.status


def is_closed_by_the_service(connection: socket.socket) -> bool:
    try:
        return connection.recv(65_536) == b""
    except ConnectionResetError:
        return True


# --------------------------------------------------------------------------------------------------------------- HTTPS


def test_with_a_certificate_it_serves_https_and_nothing_else(secure: RunningService, authority: Authority) -> None:
    assert secure.base_url == f"https://127.0.0.1:{secure.port}/v1"
    assert get(secure, authority).status_code == 200
    with connect(secure, trusting(authority)) as connection:
        assert connection.version() == "TLSv1.3"
        assert ask(connection) == 200
    with pytest.raises(httpx.TransportError):
        get_without_tls(f"http://127.0.0.1:{secure.port}/v1/pets")


def test_tls_1_2_is_the_oldest(secure: RunningService, authority: Authority) -> None:
    context = trusting(authority)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with connect(secure, context) as connection:
        assert connection.version() == "TLSv1.2"
    context.set_ciphers("ALL:@SECLEVEL=0")
    with pytest.warns(DeprecationWarning, match=r"TLSv1_1"):
        context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_1
    with pytest.raises(OSError, match=r"(?i)protocol|reset"):
        connect(secure, context)


def test_whoever_never_greets_is_cut(secure: RunningService) -> None:
    with socket.create_connection(("127.0.0.1", secure.port), timeout=PATIENCE_S) as connection:
        assert is_closed_by_the_service(connection)


@pytest.mark.parametrize("engine", ENGINES)
def test_its_end_does_not_wait_for_a_desk_that_asks_nothing(database: Path, authority: Authority, engine: str) -> None:
    certificate, key = authority.issue()
    files = ["--tls-certificate", str(certificate), "--tls-key", str(key)]
    with running_service(database, arguments=[*files, "--engine", engine]) as service:
        with connect(service, trusting(authority)) as connection:
            assert ask(connection) == 200
            assert service.end() == 0
        assert service.errors() == ""


@posix_only
def test_a_new_certificate_is_read_on_sighup_and_a_broken_one_is_not_used(
    secure: RunningService, authority: Authority
) -> None:
    def hang_up(until: str) -> None:
        secure.process.send_signal(signal.SIGHUP)
        begun_at = monotonic()
        while until not in secure.errors():
            assert monotonic() - begun_at < PATIENCE_S

    context = trusting(authority)
    with connect(secure, context) as old:
        assert ask(old) == 200
        first = certificate_of(old)
        files = authority.issue(name=f"served-{secure.command[secure.command.index('--engine') + 1]}")
        hang_up("the certificate was read again")
        with connect(secure, context) as new:
            second = certificate_of(new)
        assert second != first
        Path(files[0]).write_text("no certificate", "utf-8")
        hang_up("cannot be used")
        authority.issue(name="other")
        shutil.copy(files[0].with_name("other.pem"), files[0])  # whose key is another one
        with connect(secure, context) as new:
            assert certificate_of(new) == second
            assert ask(new) == 200
        assert ask(old) == 200
    assert "read before is used on" in secure.errors()


@posix_only
def test_a_service_that_waits_for_its_database_lives_through_sighup(
    authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = authority.issue()
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv(DATABASE_VARIABLE, f"postgresql://127.0.0.1:{silent.getsockname()[1]}/x")
        command = service_command(None, "--tls-certificate", str(certificate), "--tls-key", str(key))
        with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE) as process:
            silent.settimeout(PATIENCE_S)
            with silent.accept()[0]:  # it has come to its database
                process.send_signal(signal.SIGHUP)
                assert process.stdout is not None
                assert process.stdout.readline().startswith(b'{"base_url":')
            process.terminate()
            assert process.wait(PATIENCE_S) == 0


@pytest.mark.parametrize(
    "given", ["nothing", "no files", "one file", "a foreign key", "a key with a password", "a proxy, too"]
)
def test_what_would_not_be_encrypted_well_is_refused_in_one_sentence(
    database: Path, authority: Authority, given: str
) -> None:
    certificate, key = authority.issue()
    _, foreign = authority.issue(name="other")
    locked = key.with_name("locked.key")
    form = Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"a password")
    locked.write_bytes(load_pem_private_key(key.read_bytes(), None).private_bytes(*form))
    arguments = {
        "nothing": [],
        "no files": ["--tls-certificate", f"{certificate}.old", "--tls-key", str(key)],
        "one file": ["--tls-certificate", str(certificate)],
        "a foreign key": ["--tls-certificate", str(certificate), "--tls-key", str(foreign)],
        "a key with a password": ["--tls-certificate", str(certificate), "--tls-key", str(locked)],
        "a proxy, too": ["--tls-certificate", str(certificate), "--tls-key", str(key), "--behind-proxy"],
    }[given]
    done = run_to_its_end(database, "--host", "0.0.0.0", *arguments, key=KEY)  # noqa: S104
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "pass phrase" not in done.stderr  # no person is asked for it
    assert "--tls-key" in done.stderr or str(certificate) in done.stderr or "--behind-proxy" in done.stderr
    assert not database.exists()


# --------------------------------------------------------------------------------------------------------- the proxy


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])  # noqa: S104
def test_behind_a_proxy_it_answers_to_any_name(database: Path, host: str) -> None:
    with running_service(database, arguments=["--host", host, "--behind-proxy"]) as service, service.client() as client:
        url = f"http://127.0.0.1:{service.port}/v1/pets"
        assert client.get(url, headers={"host": "pets.example"}).status_code == 200
        assert service.errors() == ""


@pytest.mark.parametrize("engine", ENGINES)
def test_only_the_proxy_and_this_computer_may_connect_where_its_address_is_given(database: Path, engine: str) -> None:
    here = own_address()
    arguments = ["--host", "0.0.0.0", "--engine", engine, "--behind-proxy"]  # noqa: S104
    for proxy, reachable in [("203.0.113.7", False), ("203.0.113.0/24", False), (here, True)]:
        with running_service(database, arguments=[*arguments, proxy]) as service:
            url = f"http://{{}}:{service.port}/v1/openapi.json"
            assert get_without_tls(url.format("127.0.0.1")).status_code == 200
            forged = {"x-forwarded-for": "127.0.0.1", "forwarded": "for=127.0.0.1"}
            try:
                status = get_without_tls(url.format(here), headers=forged).status_code
            except httpx.TransportError:
                status = None
            assert status == (200 if reachable else None)


# -------------------------------------------------------------------------------------------------------------- limits


@pytest.mark.parametrize("engine", ENGINES)
def test_each_size_has_its_limit(database: Path, assert_error: Check, engine: str) -> None:
    limits = ["--max-body", "100", "--max-head", "2000", "--max-headers", "20"]
    with running_service(database, arguments=[*limits, "--engine", engine]) as service, service.client() as client:
        assert client.post("/pets", json=REX).status_code == 201
        assert_error(client.post("/pets", json={**REX, "name": "x" * 100}), 413)
        assert client.get("/pets", headers={"x-long": "x" * 1000}).status_code == 200
        assert_error(client.get("/pets", headers={"x-long": "x" * 3000}), 431)
        assert client.get("/pets", headers={f"x-{n}": "x" for n in range(10)}).status_code == 200
        assert_error(client.get("/pets", headers={f"x-{n}": "x" for n in range(20)}), 431)
        assert client.get("/pets").status_code == 200


@pytest.mark.parametrize("argument", ["--max-body=0", "--max-connections=x", "--head-seconds=0", "--max-requests=-1"])
def test_a_limit_that_is_none_is_refused(argument: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["--database", "x", argument], program="petstore-service")


@pytest.mark.parametrize("engine", ENGINES)
def test_one_address_cannot_take_all_connections(database: Path, engine: str) -> None:
    arguments = ["--max-connections-per-address", "3", "--engine", engine]
    with running_service(database, arguments=arguments) as service:
        connections = [socket.create_connection(("127.0.0.1", service.port), PATIENCE_S) for _ in range(3)]
        for connection in connections:
            assert ask(connection) == 200
        with socket.create_connection(("127.0.0.1", service.port), PATIENCE_S) as fourth:
            assert ask(fourth) == 200
            assert is_closed_by_the_service(connections[0])
            assert [ask(connection) for connection in connections[1:]] == [200, 200]
        for connection in connections:
            connection.close()
        for _ in range(10):  # those that have ended do not count
            with socket.create_connection(("127.0.0.1", service.port), PATIENCE_S) as one:
                assert ask(one) == 200


def test_an_address_has_half_of_all_connections_where_others_themselves_connect() -> None:
    for arguments, of_others, of_a_proxy in (([], 3, None), (["--max-connections-per-address", "5"], 5, 5)):
        options = parse(["--database", "x", "--max-connections", "7", *arguments], program="petstore-service")
        assert limits_of(options, for_others=True).connections_per_address == of_others
        assert limits_of(options, for_others=False).connections_per_address == of_a_proxy


@pytest.mark.parametrize("for_others", [True, False])
def test_a_key_has_half_of_all_connections_everywhere(*, for_others: bool) -> None:
    for arguments, of_a_key in (([], 3), (["--max-connections-per-key", "5"], 5)):
        options = parse(["--database", "x", "--max-connections", "7", *arguments], program="petstore-service")
        assert limits_of(options, for_others=for_others).connections_per_key == of_a_key


def test_all_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert _owner("2001:db8::1") == _owner("2001:db8::ffff:1") != _owner("2001:db8:0:1::1")
    assert _owner("::ffff:192.0.2.1") == _owner("192.0.2.1") != _owner("::ffff:192.0.2.2")


class Comer:
    """What :class:`Connections` sees of a connection, which notes that it was cut off."""

    client = ("127.0.0.1", 4711)
    caller = None
    is_aborted = False

    @property
    def transport(self) -> "Comer":
        return self

    def abort(self) -> None:
        self.is_aborted = True


def test_who_comes_while_the_service_ends_is_cut_off() -> None:
    connections, before, later = Connections(DEFAULTS), Comer(), Comer()
    connections.add(before)  # type: ignore[arg-type]
    connections.end()
    connections.add(later)  # type: ignore[arg-type]
    assert (before.is_aborted, later.is_aborted) == (False, True)


def test_a_connection_that_has_ended_while_its_key_was_looked_up_counts_for_no_key() -> None:
    connections, caller = Connections(DEFAULTS._replace(connections_per_key=1)), Caller("Desk 3", None, None)
    for _ in range(3):
        assert connections.count_for(caller, Comer())  # type: ignore[arg-type]


def test_a_key_that_asks_too_often_waits_and_the_others_do_not(database: Path, assert_error: Check) -> None:
    keys = [key_for(database, name) for name in ("Desk 3", "Desk 4")]
    with (
        running_service(database, arguments=["--max-requests", "1"]) as service,
        service.client(key=keys[0]) as eager,
        service.client(key=keys[1]) as calm,
    ):
        answers = [eager.get("/pets?limit=1") for _ in range(BURST_SECONDS * 20)]
        assert {answer.status_code for answer in answers} == {200, 429}
        for answer in answers:
            if answer.status_code == 429:
                assert assert_error(answer, 429)["code"] == "too_many_requests"
                assert answer.headers["retry-after"] == "1"
        # On a slow computer a second has gone by meanwhile, and one more may be asked for.
        posts = [eager.post("/pets", json=REX) for _ in range(BURST_SECONDS)]
        assert_error(next(post for post in posts if post.status_code != 201), 429)
        assert len(calm.get("/pets").json()) == sum(post.status_code == 201 for post in posts)


def key_for(database: Path, name: str) -> str:
    done = run_to_its_end(database, "keys", "add", name)
    assert done.returncode == 0
    return done.stdout.strip()


def test_the_embedded_service_has_no_such_limit(database: Path) -> None:
    with running_service(database) as service, service.client() as client:
        statuses = {client.get("/pets?limit=1").status_code for _ in range(1500)}
    assert statuses == {200}


def test_the_program_waits_as_long_as_it_is_told_and_adds_everything_once(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "many.csv"
    file.write_text("name,category\n" + "".join(f"Rex {number},3\n" for number in range(40)), "utf-8")
    with running_service(database, arguments=["--max-requests", "5"]) as service:
        done: subprocess.CompletedProcess[str] = command_at(service, "import", str(file))
        assert (done.returncode, "Trying again in 5 s." in done.stderr) == (0, True), done.stderr
        with service.client() as client:
            names = sorted(pet["name"] for pet in client.get("/pets?limit=100").json())
    assert names == sorted(f"Rex {number}" for number in range(40))


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    bucket = TokenBucket(10, [0.0], lambda: now)
    assert [bucket.take() for _ in range(10 * BURST_SECONDS)] == [0.0] * (10 * BURST_SECONDS)
    assert bucket.take() == pytest.approx(0.1)
    now = 0.25
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]
    now = 3600.0
    assert [bucket.take() > 0 for _ in range(10 * BURST_SECONDS + 1)].count(True) == 1
