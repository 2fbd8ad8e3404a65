"""Keys that were issued to desks: made, listed and revoked by a command, recognised by every running service."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from petstore_gui.service import auth
from petstore_gui.service.app import create_app
from petstore_gui.service.asgi import ASGIApp, Message, Receive, Scope, Send
from petstore_gui.service.auth import LAST_USE_SECONDS, MARKED_AT_ONCE, Caller, IssuedKeys, KeyDigest
from petstore_gui.service.limits import Buckets
from petstore_gui.service.options import KEY_VARIABLE, parse
from petstore_gui.service.requests import COUNT_FOR
from petstore_gui.service.responses import error_response
from petstore_gui.service.storage import IssuedKey, StorageAwayError
from petstore_gui.service.storage.opening import database as opened_database
from petstore_gui.service.storage.opening import open_storage
from petstore_gui.service.storage.sqlite import SqliteStorage, SqliteStore
from tests.support.commands import service_here
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.postgresql import Cluster
from tests.support.service import KEY, ROOT, RunningService, running_service

pytestmark = pytest.mark.end_to_end

Check = Callable[..., dict[str, Any]]
REX = {"name": "Rex", "categoryId": 1}
LUNA = {"name": "Luna", "categoryId": 1}
OLD, NEW = bytes([1]) * 32, bytes([2]) * 32
DEAD_WITHIN_S = 5.0  # as promised


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "animals.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return a new database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "data" / "animals.sqlite3"
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.dsn(cluster.new_database())


def keys(database: Path | str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return service_keys(*arguments, "--database", str(database))


def service_keys(*arguments: str) -> subprocess.CompletedProcess[str]:
    return service_here("keys", *arguments)


def add_key(database: Path | str, name: str) -> str:
    done = keys(database, "add", name)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.rstrip("\n")


def rows(database: Path | str) -> dict[str, list[str]]:
    """Return what the list says of each name."""
    titles, *lines = keys(database, "list").stdout.splitlines()
    assert re.split(r"  +", titles) == ["NAME", "MADE", "LAST USED", "REVOKED"]
    return {name: more for name, *more in (re.split(r"  +", line) for line in lines)}


# --------------------------------------------------------------------------------------------------------- the command


def test_a_key_is_printed_once_and_only_its_digest_is_stored(database: Path) -> None:
    key = add_key(database, "Desk 3")
    assert re.fullmatch(r"psk_[A-Za-z0-9_-]{43}", key)  # 32 bytes
    assert key != add_key(database, "Desk 4")
    assert not [file for file in database.parent.iterdir() if key.encode() in file.read_bytes()]
    with closing(SqliteStore(database)) as store:
        assert store.api_keys()[0].digest == sha256(key.encode()).digest()
    made, used, revoked = rows(database)["Desk 3"]
    assert datetime.now(UTC) - datetime.strptime(made, "%Y-%m-%d %H:%M UTC").replace(tzinfo=UTC) < timedelta(minutes=5)
    assert (used, revoked) == ("–", "–")
    assert key not in keys(database, "list").stdout


def test_a_name_is_given_once(database: Path) -> None:
    add_key(database, "Desk 3")
    assert keys(database, "revoke", "Desk 3").returncode == 0
    assert rows(database)["Desk 3"][2].endswith("UTC")
    for done, reason in [
        (keys(database, "add", "Desk 3"), "another name"),
        (keys(database, "revoke", "Desk 3"), "no valid key"),
        (keys(database, "revoke", "Desk 5"), "no valid key"),
    ]:
        assert (done.returncode, done.stdout) == (2, "")
        assert reason in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.posix("a shell that closes standard output")
def test_without_a_standard_output_no_key_and_no_database_is_made(database: Path) -> None:
    done = subprocess.run(
        [
            "/bin/sh",
            "-c",
            'exec "$0" -m petstore_gui.service keys add "Desk 3" --database "$1" >&-',
            sys.executable,
            database,
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "standard output is closed" in done.stderr
    assert not database.exists()


@pytest.mark.posix("/dev/full, and a pipe without a reader")
@pytest.mark.parametrize("lost", ["full", "pipe"])
def test_a_key_that_could_not_be_printed_is_revoked(database: Path, lost: str) -> None:
    read, write = os.pipe()
    os.close(read)
    with open("/dev/full", "wb") as full, os.fdopen(write, "wb") as pipe:  # noqa: PTH123  a device
        done = subprocess.run(
            [sys.executable, "-m", "petstore_gui.service", "keys", "add", "Desk 3", "--database", str(database)],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
            stdout=full if lost == "full" else pipe,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    said = "the key could not be printed and was revoked: give the next one another name than “Desk 3” ([Errno"
    assert said in done.stderr
    assert rows(database)["Desk 3"][2].endswith("UTC")


@pytest.mark.posix("/dev/full, and a shell that closes standard input")
@pytest.mark.parametrize("command", [["keys", "list"], ["--port", "0"]])
def test_what_cannot_be_printed_is_said_and_a_closed_input_has_no_key(database: Path, command: list[str]) -> None:
    assert service_here("keys", "add", "Desk 3", "--database", database).returncode == 0
    shell = 'exec "$0" -m petstore_gui.service "$@" <&- >/dev/full'
    done = subprocess.run(
        ["/bin/sh", "-c", shell, sys.executable, *command, "--database", str(database)],
        env={name: value for name, value in os.environ.items() if name != KEY_VARIABLE}
        | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    (line,) = done.stderr.splitlines()
    assert (done.returncode, "standard output cannot be written: No space left on device" in line) == (2, True)


@pytest.mark.posix("/dev/full")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["keys", "revoke", "Desk 3"], "done (“Desk 3” ends within 5 seconds)"),
        (["backup", "monday.sqlite3"], "done (monday.sqlite3: "),
        (["copy", "--to", "monday.sqlite3"], "done (0 animals, 0 idempotency keys, 1 API key copied)"),
    ],
)
def test_what_is_done_and_could_not_be_printed_is_said_to_be_done(
    database: Path, tmp_path: Path, command: list[str], said: str
) -> None:
    add_key(database, "Desk 3")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "petstore_gui.service",
                *command,
                "--from" if "copy" in command else "--database",
                str(database),
            ],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"petstore-service {command[0]}: {said}")
    assert line.endswith(", but standard output cannot be written: No space left on device")
    assert done.returncode == 6
    if "monday.sqlite3" in command:
        assert list(rows(tmp_path / "monday.sqlite3")) == ["Desk 3"]
    else:
        assert rows(database)["Desk 3"][2].endswith("UTC")


@pytest.mark.parametrize("name", ["", " Desk", "Desk\n3", "\x1b[2J", "x" * 101])
def test_a_name_can_be_read_by_a_person(database: Path, name: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["keys", "add", name, "--database", str(database)], program="petstore-service")
    assert not database.exists()


# --------------------------------------------------------------------------------------------------------- the service


def status(service: RunningService, key: str) -> int:
    with service.client(key=key) as client:
        return client.get("/pets").status_code


@pytest.mark.parametrize("action", ["add", "revoke"])
def test_a_name_that_looks_like_an_option_is_asked_for_behind_two_dashes(
    capsys: pytest.CaptureFixture[str], action: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(["keys", action, "-x", "--database", "x"], program="petstore-service")
    assert capsys.readouterr().err.endswith(f"behind --, as in petstore-service keys {action} -- -x\n")


def test_a_name_may_begin_with_a_dash(database: Path) -> None:
    name, at = "--database", ("--database", str(database))
    made = service_keys(*at, "add", "--", name)
    assert made.stdout.startswith("psk_")
    assert [line.split()[0] for line in service_keys(*at, "list").stdout.splitlines()[1:]] == [name]
    assert service_keys(*at, "revoke", "--", name).stdout == f"“{name}” ends within 5 seconds\n"


def test_a_service_with_issued_keys_needs_no_other(database: Path) -> None:
    key = add_key(database, "Desk 3")
    with running_service(database, key="") as service:
        assert status(service, key) == 200
        assert status(service, KEY) == status(service, key[:-1]) == status(service, key + "A") == 401
    assert keys(database, "revoke", "Desk 3").returncode == 0
    with pytest.raises(AssertionError, match="no key"), running_service(database, key=""):
        pass


def test_a_new_key_works_at_once_and_a_revoked_one_ends_in_every_running_service(either: Path | str) -> None:
    with running_service(either) as one, running_service(either) as other:
        key = add_key(either, "Desk 3")
        assert [status(each, key) for each in (one, other, one)] == [200] * 3
        assert keys(either, "revoke", "Desk 3").returncode == 0
        for service in (one, other):
            wait_until(lambda: status(service, key) == 401, "the key has ended")  # noqa: B023  at once
        assert status(one, KEY) == status(other, KEY) == 200


def test_keys_of_a_restored_backup_count_though_they_are_as_many(
    either: Path | str, request: pytest.FixtureRequest
) -> None:
    def restore_that_of_yesterday() -> None:
        days = "made_at - 86400" if isinstance(either, Path) else "made_at - interval '1 day'"
        quoted = f"x'{NEW.hex()}'" if isinstance(either, Path) else f"'\\x{NEW.hex()}'"
        statement = f"UPDATE api_keys SET digest = {quoted}, made_at = {days}"  # noqa: S608  ours
        if isinstance(either, Path):
            with closing(sqlite3.connect(either)) as connection, connection:
                connection.execute(statement)
        else:
            cluster: Cluster = request.getfixturevalue("postgresql")
            cluster.sql(statement, httpx.URL(either).path.strip("/"))

    async def scenario() -> None:
        now = 1000.0
        storage = (await open_storage(opened_database(str(either)))).storage
        issued = IssuedKeys(storage, buckets=Buckets(), clock=lambda: now)
        assert await storage.add_api_key("Desk 3", OLD)
        assert [await issued.find(each) is not None for each in (OLD, NEW)] == [True, False]
        restore_that_of_yesterday()
        now += DEAD_WITHIN_S
        assert [await issued.find(each) is not None for each in (OLD, NEW)] == [False, True]
        await storage.close()

    asyncio.run(scenario())


def test_the_command_says_that_it_has_set_a_damaged_database_aside(database: Path) -> None:
    database.parent.mkdir()
    database.write_bytes(b"SQLite format 3\0" + b"damaged " * 1000)
    done = keys(database, "add", "Desk 3")
    (aside,) = database.parent.glob("*.damaged-*")
    assert (done.returncode, len(done.stderr.splitlines())) == (0, 1)
    assert str(aside) in done.stderr


@pytest.mark.parametrize("action", ["list", "revoke"])
def test_a_key_is_listed_and_revoked_only_in_a_whole_database(database: Path, action: str) -> None:
    name = [] if action == "list" else ["Desk 3"]
    missing = keys(database, action, *name)
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == f"petstore-service keys: {database} is not there\n"
    assert not database.parent.exists()
    add_key(database, "Desk 3")
    for content, reason in {
        b"SQLite format 3\0" + b"damaged " * 1000: "it is damaged",
        database.read_bytes()[:4096] + b"damaged " * 5 * 1024: "it is damaged",
        b"": "it is not a database",
    }.items():
        database.write_bytes(content)
        done = keys(database, action, *name)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert f"{database} cannot be opened: {reason}" in done.stderr
        assert "_" not in done.stderr.replace(str(database), "")
        assert [file.name for file in database.parent.iterdir()] == [database.name]
        assert database.read_bytes() == content


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    notes, copy = tmp_path / "notes.txt", str(tmp_path / "copy")
    notes.write_text("Feed Rex at noon.\n" * 100)
    notes.chmod(0o644)
    mode = notes.stat().st_mode  # Windows has no other one for a file that can be written
    for command in (
        ["keys", "add", "Desk 3", "--database", str(notes)],
        ["keys", "list", "--database", str(notes)],
        ["keys", "revoke", "Desk 3", "--database", str(notes)],
        ["backup", copy, "--database", str(notes)],
        ["copy", "--from", str(notes), "--to", copy],
        ["copy", "--to", str(notes), "--from", copy],
        ["--database", str(notes)],
    ):
        if command[1] == "--to":
            SqliteStore(Path(copy)).close()
        done = subprocess.run(
            [sys.executable, "-m", "petstore_gui.service", *command],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PETSTORE_SERVICE_KEY": KEY},
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, ""), command
        assert done.stderr.partition(": ")[2] == f"{notes} cannot be opened: it is not a database\n"
    assert (notes.read_text(), notes.stat().st_mode) == ("Feed Rex at noon.\n" * 100, mode)
    assert {file.name for file in tmp_path.iterdir()} == {"notes.txt", "copy"}


def test_the_list_says_when_a_key_was_last_used(database: Path) -> None:
    key = add_key(database, "Desk 3")
    add_key(database, "Desk 4")
    with running_service(database) as service:
        assert status(service, key) == 200
        with closing(SqliteStore(database)) as store:
            wait_until(lambda: any(each.last_used_at for each in store.api_keys()), "the use is written")
        used = rows(database)
        assert (used["Desk 3"][1] != "–", used["Desk 4"][1]) == (True, "–")


def test_two_desks_may_choose_the_same_idempotency_key(either: Path | str) -> None:
    keys_of_desks = [add_key(either, "Desk 3"), add_key(either, "Desk 4"), KEY]
    same = {"idempotency-key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"'}
    with running_service(either) as service:
        for animal, statuses in [(REX, [201, 201, 201]), (REX, [201, 201, 201]), (LUNA, [422, 422, 422])]:
            answers = []
            for key in keys_of_desks:
                with service.client(key=key) as client:
                    answers.append(client.post("/pets", json=animal, headers=same))
            assert [answer.status_code for answer in answers] == statuses
        with service.client() as client:
            assert len(client.get("/pets").json()) == 3


# ------------------------------------------------------------------------------------- how often the storage is asked


class Storage(SqliteStorage):
    """Counts the looks at the keys, and can be away."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.looks = self.whole_looks = 0
        self.on_read: Callable[[], None] = lambda: None
        self.is_away = False
        self.written = 0

    async def api_keys_version(self) -> tuple[object, ...]:
        self.looks += 1
        await asyncio.sleep(0)
        if self.is_away:
            raise StorageAwayError("no route")
        return await super().api_keys_version()

    async def api_keys(self) -> Sequence[IssuedKey]:
        self.whole_looks += 1
        found = await super().api_keys()
        self.on_read()
        return found

    async def mark_used(self, used: object) -> None:
        self.written += 1
        if self.is_away:
            raise StorageAwayError("no route")
        await super().mark_used(used)  # type: ignore[arg-type]


class Desk:
    """A service in this process, and the time that it believes in."""

    def __init__(self, database: Path) -> None:
        self.storage = Storage(database)
        self.now = 1000.0
        self.issued = IssuedKeys(self.storage, buckets=Buckets(), clock=lambda: self.now)
        self.app: ASGIApp = create_app(
            storage=self.storage, key=KeyDigest(KEY), hosts=None, clock=lambda: datetime.now(UTC), issued=self.issued
        )

    async def ask(self, *keys_of_desks: str) -> list[int]:
        """Ask for the list with each of the keys at the same time; return the statuses."""
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/v1") as client:
            requests = [client.get("/pets", headers={"authorization": f"Bearer {key}"}) for key in keys_of_desks]
            return [answer.status_code for answer in await asyncio.gather(*requests)]

    async def issue(self, name: str, key: str) -> None:
        assert await self.storage.add_api_key(name, sha256(key.encode()).digest())


def test_what_refuses_a_request_is_its_own_and_keeps_no_other_request(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals: list[Exception] = []

    def respond(error: Exception, scope: Scope) -> ASGIApp:
        refusals.append(error)
        return error_response(error, scope)

    async def scenario() -> None:
        desk = Desk(database)

        async def too_many(scope: Scope, receive: Receive, send: Send) -> None:
            await desk.app({**scope, COUNT_FOR: lambda _caller: False}, receive, send)

        async with httpx.AsyncClient(transport=httpx.ASGITransport(too_many), base_url="http://localhost/v1") as client:
            for _ in range(3):
                answer = await client.get("/pets", headers={"authorization": f"Bearer {KEY}"})
                assert answer.json()["code"] == "too_many_connections"
        await desk.storage.close()

    monkeypatch.setattr(auth, "error_response", respond)
    asyncio.run(scenario())
    depths = {len(traceback.extract_tb(each.__traceback__)) for each in refusals}
    assert (len(set(map(id, refusals))), len(depths)) == (3, 1)


def test_a_request_that_the_end_cuts_short_while_its_key_is_looked_for_is_answered_and_ends(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        asked, messages = asyncio.Event(), list[Message]()

        async def find(_issued: IssuedKeys, _digest: bytes) -> None:
            asked.set()
            await asyncio.Event().wait()

        async def send(message: Message) -> None:
            messages.append(message)

        async def receive() -> Message:
            raise AssertionError

        monkeypatch.setattr(IssuedKeys, "find", find)
        desk = Desk(database)
        scope: Scope = {"path": "/v1/pets", "method": "GET", "headers": [(b"authorization", b"Bearer psk_3")]}
        request = asyncio.ensure_future(desk.app(scope, receive, send))
        await asked.wait()
        request.cancel()
        await asyncio.wait([request])
        assert request.cancelled()
        assert (messages[0]["status"], json.loads(messages[1]["body"])["code"]) == (503, "service_ends")
        await desk.storage.close()

    asyncio.run(scenario())


def test_the_key_without_a_name_asks_the_storage_for_nothing(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        assert await desk.ask(KEY, KEY) == [200, 200]
        assert (desk.storage.looks, desk.storage.written) == (0, 0)
        await desk.storage.close()

    asyncio.run(scenario())


def test_many_requests_share_a_look_and_an_old_one_is_renewed(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        await desk.issue("Desk 3", "psk_3")
        assert await desk.ask(*["psk_3"] * 20) == [200] * 20
        assert await desk.ask("psk_3") == [200]
        assert desk.storage.looks == 1
        await desk.storage.revoke_api_key("Desk 3")
        revoked_at = desk.now
        while await desk.ask("psk_3") == [200]:
            desk.now += 0.5
            await asyncio.sleep(0.01)
            assert desk.now - revoked_at <= DEAD_WITHIN_S
        assert desk.storage.looks <= 4
        assert desk.storage.whole_looks == 2  # before and after the change
        await desk.storage.close()

    asyncio.run(scenario())


def test_what_many_keys_did_is_written_for_a_thousand_at_a_time(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        for number in range(2 * MARKED_AT_ONCE + 1):
            desk.issued.mark_used(Caller(f"Desk {number}", number.to_bytes(32, "big"), None))
        await desk.issued.finish()
        assert desk.storage.written == 3
        await desk.storage.close()

    asyncio.run(scenario())


def test_after_an_idle_night_a_revoked_key_is_not_used_once(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        await desk.issue("Desk 3", "psk_3")
        assert await desk.ask("psk_3") == [200]
        await desk.storage.revoke_api_key("Desk 3")
        desk.now += 12 * 3600
        assert await desk.ask(*["psk_3"] * 3) == [401] * 3
        await desk.storage.close()

    asyncio.run(scenario())


def test_what_a_slow_look_has_found_is_as_old_as_its_beginning(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        await desk.issue("Desk 3", "psk_3")

        def take_three_seconds() -> None:
            desk.now += 3

        desk.storage.on_read = take_three_seconds
        assert await desk.ask("psk_3") == [200]
        await desk.storage.revoke_api_key("Desk 3")
        desk.now += 1.5
        assert await desk.ask("psk_3") == [401]
        await desk.storage.close()

    asyncio.run(scenario())


def test_a_flood_of_wrong_keys_is_four_looks_a_second(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        for _ in range(400):
            assert await desk.ask("psk_wrong", "psk_worse") == [401, 401]
            desk.now += 0.01
        assert 4 <= desk.storage.looks <= 4 * 4 + 1
        await desk.issue("Desk 3", "psk_3")
        desk.now += 0.3
        assert await desk.ask("psk_3") == [200]
        await desk.storage.close()

    asyncio.run(scenario())


def test_while_the_storage_is_away_no_key_is_called_wrong(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        await desk.issue("Desk 3", "psk_3")
        assert await desk.ask("psk_3") == [200]
        desk.storage.is_away = True
        desk.now += 3
        assert await desk.ask("psk_3") == [200]  # the copy is young enough, and a list is read from elsewhere here
        desk.now += 3
        assert await desk.ask("psk_3", "psk_wrong") == [503, 503]
        desk.storage.is_away = False
        assert await desk.ask("psk_3", "psk_wrong") == [200, 401]
        await desk.storage.close()

    asyncio.run(scenario())


def test_when_a_key_was_used_is_written_once_a_minute_and_not_lost(database: Path) -> None:
    async def scenario() -> None:
        desk = Desk(database)
        await desk.issue("Desk 3", "psk_3")
        for _ in range(50):
            assert await desk.ask("psk_3") == [200]
            desk.now += 1
            await asyncio.sleep(0.001)
        assert desk.storage.written == 1
        desk.storage.is_away = True
        await desk.issued.write_used()
        desk.storage.is_away = False
        before = (await desk.storage.api_keys())[0].last_used_at
        desk.now += LAST_USE_SECONDS
        await desk.issued.write_used()
        assert desk.storage.written == 3
        assert before is not None
        await desk.storage.close()

    asyncio.run(scenario())
