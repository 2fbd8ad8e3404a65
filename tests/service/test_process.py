"""The service as a process: its arguments, its key, its one line, its end."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest

from petstore_gui.service.__main__ import _read_key
from petstore_gui.service.options import KEY_VARIABLE, parse
from petstore_gui.service.storage.sqlite import SqliteStore
from tests.support.interrupting import begin, interrupt
from tests.support.patience import PATIENCE_S
from tests.support.ports import free_port
from tests.support.service import KEY as SERVICE_KEY
from tests.support.service import (
    ROOT,
    WITHOUT_TLS,
    RunningService,
    get_without_tls,
    given_key,
    running_service,
    service_command,
)

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
KEY = "a-key-that-must-be-nowhere-4711"
REX = {"name": "Rex", "categoryId": 1}
posix_only = pytest.mark.posix("POSIX signals and limits")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "animals.sqlite3"


def run_to_its_end(
    database: Path, *arguments: str, standard_input: str = "", key: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a service that is expected to end by itself."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)} | ({} if key is None else {KEY_VARIABLE: key})
    return subprocess.run(
        service_command(database, *arguments),
        input=standard_input,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def is_reachable(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S).close()
    except ConnectionRefusedError:
        return False
    return True


# ------------------------------------------------------------------------------------------------------------- the key


def test_the_key_is_the_first_line_of_standard_input(database: Path) -> None:
    with running_service(database, key=KEY) as service, service.client() as client:
        assert client.get("/pets").status_code == 200
        assert client.get("/pets", headers={"authorization": "Bearer x"}).status_code == 401


def test_the_key_may_be_in_the_environment(database: Path) -> None:
    with subprocess.Popen(
        service_command(database, "--until-stdin-closes"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), KEY_VARIABLE: KEY},
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        url = json.loads(process.stdout.readline())["base_url"]
        response = get_without_tls(f"{url}/pets", headers={"authorization": f"Bearer {KEY}"})
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0
    assert response.status_code == 200


def test_the_key_is_taken_out_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, f" {KEY}\n")
    assert _read_key() == KEY
    assert KEY_VARIABLE not in os.environ


def test_without_a_key_it_does_not_start(database: Path) -> None:
    outcome = run_to_its_end(database, standard_input="  \n")
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert len(outcome.stderr.splitlines()) == 1
    assert "key" in outcome.stderr
    assert not database.exists()


def test_a_key_that_no_header_carries_is_refused_and_not_repeated(database: Path) -> None:
    for outcome in (
        run_to_its_end(database, key=f"{KEY}ä"),
        run_to_its_end(database, key=KEY * 100),
        run_to_its_end(database, standard_input=f"{KEY} {KEY}\n"),
    ):
        assert (outcome.returncode, outcome.stdout) == (2, "")
        assert "key" in outcome.stderr
        assert KEY not in outcome.stderr


def test_there_is_no_argument_for_a_key(database: Path) -> None:
    outcome = run_to_its_end(database, "--help")
    assert outcome.returncode == 0
    assert "--key" not in outcome.stdout
    assert KEY_VARIABLE in outcome.stdout
    assert "--today" not in outcome.stdout


@pytest.mark.posix("reads /proc")
def test_the_key_is_in_no_argument_output_or_file(database: Path, assert_error: Check) -> None:
    def files() -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in database.parent.iterdir()}

    with running_service(database, key=KEY) as service, service.client() as client:
        assert client.post("/pets", json=REX).status_code == 201
        assert_error(client.post("/pets", content=KEY), 415)
        assert_error(client.get(f"/{KEY}"), 404)
        with socket.create_connection(("127.0.0.1", service.port)) as connection:
            connection.sendall(f"Authorization: Bearer {KEY}\r\n\r\n".encode())
            assert KEY.encode() not in connection.recv(4096)
        assert not [argument for argument in service.command if KEY in argument]
        if Path("/proc/self").exists():
            for name in ("cmdline", "environ"):
                assert KEY.encode() not in Path(f"/proc/{service.process.pid}/{name}").read_bytes()
        running = files()
        assert service.end() == 0
        assert service.process.stdout is not None
        assert KEY.encode() not in service.process.stdout.read()
        assert KEY not in service.errors()
    assert {"animals.sqlite3", "animals.sqlite3-wal", "animals.sqlite3-shm"} == running.keys()
    assert not [name for name, content in [*running.items(), *files().items()] if KEY.encode() in content]


# ----------------------------------------------------------------------------------------------------------- its start


def test_it_prints_one_line_of_json_when_it_listens(database: Path) -> None:
    with running_service(database) as service:
        assert is_reachable(service.port)
        assert service.announced == {"base_url": f"http://127.0.0.1:{service.port}/v1"}
        assert service.end() == 0
        assert service.process.stdout is not None
        assert service.process.stdout.read() == b""
        assert service.errors() == ""


def test_the_port_may_be_chosen(database: Path) -> None:
    port = free_port()
    with running_service(database, arguments=["--port", str(port)]) as service:
        assert service.port == port
        outcome = run_to_its_end(database.with_name("other"), "--port", str(port), standard_input=f"{KEY}\n")
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert len(outcome.stderr.splitlines()) == 1
    assert re.search(r"in use|WinError 10048", outcome.stderr)  # of Windows the number: its words are in its language


@pytest.mark.parametrize("argument", ["--today=soon", "--key=x"])
def test_a_bad_argument_is_refused(argument: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["--database", "x", argument], program="petstore-service")


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        ("--port=99999", "it has to be a whole number from 0 to 65535"),
        ("--port=-1", "it has to be a whole number from 0 to 65535"),
        ("--metrics-port=x", "it has to be a whole number from 0 to 65535"),
        ("--workers=0", "it has to be a whole number from 1 to 256"),
        ("--log-limit=-5", "it has to be a whole number from 1 to 2147483647"),
        ("--max-head=1", "it has to be a whole number from 1024 to 2147483647"),
        ("--max-requests=1.5", "it has to be a whole number from 0 to 2147483647"),
        ("--head-seconds=soon", "it has to be a number from 0.1 to 3600"),
        ("--behind-proxy=foo", "it has to be an address or a network, such as 10.0.0.5 or 10.0.0.0/24"),
    ],
)
def test_what_a_value_has_to_be_is_said(argument: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["--database", "x", argument], program="petstore-service")
    option = argument.partition("=")[0]
    assert capsys.readouterr().err.endswith(f"petstore-service: error: argument {option}: {sentence}\n")


def test_a_host_name_is_looked_up(database: Path) -> None:
    with running_service(database, arguments=["--host", "localhost"]) as service, service.client() as client:
        assert client.get("/pets").status_code == 200


def test_a_host_that_is_not_there_is_refused(database: Path) -> None:
    for host in ("no.such.host.invalid", "no..host"):
        outcome = run_to_its_end(database, "--host", host, standard_input=f"{KEY}\n")
        assert (outcome.returncode, outcome.stdout) == (2, "")
        assert outcome.stderr.startswith(f"petstore-service: the host {host} was not found (")
        assert len(outcome.stderr.splitlines()) == 1


@pytest.mark.posix("a shell that closes standard streams")
@pytest.mark.parametrize(("streams", "lines"), [(">&-", 1), (">&- 2>&-", 0)])
@pytest.mark.parametrize("command", [["serve"], ["serve", "copy", "--from", "source.sqlite3", "--to"]])
def test_without_a_standard_output_nothing_is_begun(
    tmp_path: Path, command: list[str], streams: str, lines: int
) -> None:
    database = tmp_path / "animals.sqlite3"
    with closing(SqliteStore(tmp_path / "source.sqlite3")):
        pass
    last = [str(database)] if "--to" in command else ["--database", str(database)]
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "petstore_gui", *command, *last],
        env={**os.environ, "PYTHONPATH": str(ROOT), KEY_VARIABLE: KEY},
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, lines)
    assert lines == 0 or "standard output is closed" in done.stderr
    assert not database.exists()


def test_a_damaged_database_is_set_aside_and_said(database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"damaged " * 1000)
    with running_service(database) as service, service.client() as client:
        aside = Path(service.announced["quarantined_path"])
        assert str(aside) in service.errors()
        assert client.get("/pets").json() == []
    assert aside.parent == database.parent
    assert aside.read_bytes() == b"damaged " * 1000


def test_a_damaged_database_is_set_aside_and_said_also_where_the_keys_were_in_it(database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"SQLite format 3\0" + b"damaged " * 1000)
    outcome = run_to_its_end(database, standard_input="\n")
    (aside,) = database.parent.glob("*.damaged-*")
    assert outcome.returncode == 2
    first, second = outcome.stderr.splitlines()
    assert str(aside) in first
    assert "there is no key" in second


def test_a_database_of_a_newer_version_is_refused_by_name(database: Path) -> None:
    SqliteStore(database).close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 9")
    outcome = run_to_its_end(database, standard_input=f"{KEY}\n")
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert str(database) in outcome.stderr
    assert "newer version" in outcome.stderr
    assert len(outcome.stderr.splitlines()) == 1


# ------------------------------------------------------------------------------------------------------------- its end


def half_a_request(service: RunningService) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", service.port))
    connection.sendall(b"GET /v1/pets HTTP/1.1\r\nHost: localh")
    return connection


def test_it_ends_when_standard_input_closes_whoever_is_still_connected(database: Path) -> None:
    with running_service(database) as service, service.client() as client:
        client.get("/pets")  # the connection stays open
        with half_a_request(service):
            assert service.end() == 0
        assert not is_reachable(service.port)
        assert service.errors() == ""
    assert [file.name for file in database.parent.iterdir()] == [database.name]  # the log is merged


@pytest.mark.parametrize("engine", ["plain", "fast"])
def test_a_request_that_its_end_cuts_short_is_answered_with_the_error_object(
    database: Path, assert_error: Check, engine: str
) -> None:
    head = (
        "POST /v1/pets HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
        f"Authorization: Bearer {SERVICE_KEY}\r\n\r\n"
    )
    with running_service(database, arguments=["--engine", engine]) as service:
        with socket.create_connection(("127.0.0.1", service.port), timeout=PATIENCE_S) as connection:
            connection.sendall(head.encode("ascii") + b'{"name": ')
            with service.client() as client:
                client.get("/pets")  # so that the request above was begun
            assert service.end() == 0
            answer = HTTPResponse(connection)
            answer.begin()
            response = httpx.Response(answer.status, headers=answer.getheaders(), content=answer.read())
        assert assert_error(response, 503)["code"] == "service_ends"
        assert response.headers["retry-after"] == "5"


@posix_only
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order(database: Path, number: signal.Signals) -> None:
    with running_service(database) as service, service.client() as client:
        client.post("/pets", json=REX)
        service.process.send_signal(number)
        assert service.process.wait(PATIENCE_S) == 0
        assert service.errors() == ""
    assert [file.name for file in database.parent.iterdir()] == [database.name]


def test_ctrl_c_ends_it_in_order_while_it_waits(database: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), KEY_VARIABLE: KEY}
    with begin(service_command(database), env=environment) as process:
        assert process.stdout is not None
        assert "base_url" in json.loads(process.stdout.readline())
        interrupt(process)
        said = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, said) == (0, ("", ""))
    assert [file.name for file in database.parent.iterdir()] == [database.name]


@posix_only
def test_standard_input_may_close_when_it_was_not_told_to_mind(database: Path) -> None:
    with subprocess.Popen(
        service_command(database),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        encoding="utf-8",
    ) as process:
        url = given_key(process, KEY)
        assert process.stdin is not None
        process.stdin.close()
        for _ in range(30):
            assert get_without_tls(f"{url}/pets").status_code == 401
        process.terminate()
        assert process.wait(PATIENCE_S) == 0


@posix_only
def test_it_does_not_outlive_a_killed_parent(database: Path) -> None:
    script = (
        "import subprocess, sys\n"
        "child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)\n"
        f"child.stdin.write(b'{KEY}\\n'); child.stdin.flush()\n"
        "child.wait()\n"
    )
    command = [sys.executable, "-c", script, *service_command(database, "--until-stdin-closes")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        port = httpx.URL(json.loads(parent.stdout.readline())["base_url"]).port
        assert port is not None
        assert is_reachable(port)
        parent.kill()
        parent.wait()
        assert parent.stdout.read() == b""  # the end of the pipe: the service, its last writer, is gone
    assert not is_reachable(port)


# --------------------------------------------------------------------------------------------------------- a full disk


@posix_only
def test_on_a_full_disk_an_add_is_a_507_and_the_rest_goes_on(database: Path, assert_error: Check) -> None:
    # A limit on the size of files stands in for the full disk: SQLite meets it at the same write.
    limited = (
        "import resource, runpy, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (262144, 262144))\n"
        "sys.argv[:] = sys.argv[1:]\n"
        "runpy.run_module('petstore_gui.service', run_name='__main__')\n"
    )
    command = service_command(database, "--until-stdin-closes")
    command = [command[0], "-c", limited, "petstore-service", *command[3:]]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        encoding="utf-8",
    ) as process:
        url = given_key(process, KEY)
        with httpx.Client(
            base_url=url, headers={"authorization": f"Bearer {KEY}"}, trust_env=False, verify=WITHOUT_TLS
        ) as client:
            stored = []
            while (response := client.post("/pets", json=REX)).status_code == 201:
                stored.append(response.json())
                assert len(stored) < 1000
            assert_error(response, 507)
            assert stored
            assert client.get("/pets?limit=100").json() == stored[::-1][:100]
            assert_error(client.post("/pets", json=REX), 507)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0
    with closing(SqliteStore(database)) as store:
        assert store.quarantined_path is None
        assert len(store.list(status=None, limit=1000)) == len(stored)
