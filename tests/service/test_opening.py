"""Which database the service takes: a file or an address, waited for if it is away, its password shown nowhere."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from petstore_gui.service.options import parse
from petstore_gui.service.storage.opening import DATABASE_VARIABLE, database
from petstore_gui.service.storage.postgresql_address import PostgresqlAddress
from tests.support.patience import PATIENCE_S
from tests.support.ports import HOST
from tests.support.postgresql import PASSWORD, PASSWORD_QUOTED, USER, Cluster, running_cluster
from tests.support.service import KEY, ROOT, running_service

SECRETS = (PASSWORD, PASSWORD_QUOTED)


def fails(*arguments: str, **variables: str) -> str:
    """Return what a service says that cannot begin."""
    command = [sys.executable, "-m", "petstore_gui.service", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PETSTORE_SERVICE_KEY": KEY, **variables}
    outcome = subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False
    )
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert "Traceback" not in outcome.stderr
    return outcome.stderr


def with_services(dsn: str, arguments: list[str], variables: Mapping[str, str]) -> tuple[str, str]:
    """Run a service over ``dsn`` for one list; return what it has logged, and its command line as others see it."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        with running_service(dsn, arguments=arguments) as service, service.client() as client:
            assert client.get("/pets").json() == []
            line = Path(f"/proc/{service.process.pid}/cmdline").read_text("utf-8")
            return service.errors(), line


# ------------------------------------------------------------------------------------------------------- the addresses


@pytest.mark.parametrize(
    ("text", "servers", "shown"),
    [
        ("postgresql://db/store", ["postgresql://db/store"], "postgresql://db/store"),
        ("PostgreSQL://db/store", ["postgresql://db/store"], "postgresql://db/store"),
        (
            "postgres://me:se%40cret@db:5433/store",
            ["postgres://me:se%40cret@db:5433/store"],
            "postgresql://db:5433/store",
        ),
        ("postgresql:///store", ["postgresql:///store"], "postgresql:///store"),
        (
            "postgresql://me@a,b:5433,[::1]:5434/store",
            [
                "postgresql://me@a/store?target_session_attrs=read-write",
                "postgresql://me@b:5433/store?target_session_attrs=read-write",
                "postgresql://me@[::1]:5434/store?target_session_attrs=read-write",
            ],
            "postgresql://a,b:5433,[::1]:5434/store",
        ),
        (
            "postgresql://a,b/store?target_session_attrs=any&sslmode=require",
            [f"postgresql://{host}/store?target_session_attrs=any&sslmode=require" for host in "ab"],
            "postgresql://a,b/store",
        ),
        (
            "postgresql://me@/store?host=a,b&port=1,2",
            [f"postgresql://me@{host}/store?target_session_attrs=read-write" for host in ("a:1", "b:2")],
            "postgresql://a:1,b:2/store",
        ),
        (
            "postgresql:///store?host=/run/postgresql&password=secret",
            ["postgresql://%2Frun%2Fpostgresql/store?password=secret"],
            "postgresql://%2Frun%2Fpostgresql/store",
        ),
    ],
)
def test_an_address_becomes_one_for_each_server_and_shows_no_secret(text: str, servers: list[str], shown: str) -> None:
    address = PostgresqlAddress(text)
    assert list(address.servers) == servers
    assert str(address) == shown
    assert repr(address) == f"PostgresqlAddress({shown!r})"
    assert address.has_password == ("me:" in text or "password" in text)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://me:sec@ret@db/store",
        "postgresql://me:sec/ret@db/store",
        "postgresql://me:sec:1/ret@db/store",
        "postgresql://me:sec?ret@db/store",
        "postgresql://me:sec#ret@db/store",
        "postgresql://me:sec[ret@db/store",
        "postgresql://db:secret/store",
        "postgresql://me@sec[ret/store",
        "postgresql://me@[::1]secret/store",
        "postgresql://db/store?secret",
        "postgresql://a,b/store?host=a,b&port=1,2,3secret",
        "postgresql:///store?host=a,b&port=1,2,3",
        "postgressql://me:secret@db/store",
        "mysql://me:secret@db/store",
        " postgresql://me:secret@db/store",
        '"postgresql://me:secret@db/store"',
        "postgresql+asyncpg://me:secret@db/store",
        "postgresql:me:secret@db",
        "postgres:/me:secret@db/store",
        "postgresql//me:secret@db",
        "'POSTGRESQL:/me:secret@db/store'",
        "host=db user=me password=secret",
        "user=me password='a secret' host = db",
        " password=secret\ndbname=store",
        "'hostaddr=10.0.0.5 password=secret'",
        "Host=db;Username=me;Password=secret",
        "user=me password=secret",
        "port=5432 password=secret",
        "service=shop password=secret",
    ],
)
def test_an_address_that_cannot_be_read_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read") as refusal:
        database(text)
    assert "sec" not in str(refusal.value)


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://me:secret@db:0/store",
        "postgresql://me:secret@db:65536/store",
        "postgresql://me:secret@a:5432,b:99999/store",
        "postgresql://me:secret@/store?host=a,b&port=70000",
        "postgresql://me:123456/store",
    ],
)
def test_a_port_that_no_server_can_have_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="the port in the address of the database has to be a number from 1 to 65535"):
        database(text)


def test_anything_else_is_a_file() -> None:
    assert database("animals.sqlite3") == Path("animals.sqlite3")
    assert database("postgresql") == Path("postgresql")
    assert database("postgresql/animals.sqlite3") == Path("postgresql/animals.sqlite3")
    assert database("C://data/animals.sqlite3") == Path("C://data/animals.sqlite3")
    assert database("animals=3 ghost=1.sqlite3") == Path("animals=3 ghost=1.sqlite3")
    assert database("/data/host=db/animals.sqlite3") == Path("/data/host=db/animals.sqlite3")


@pytest.mark.parametrize("text", [".", "/", "./"])
def test_a_folder_that_has_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is a folder"):
        database(text)


def test_the_variable_is_left_in_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql://me:secret@db/store")
    assert str(parse([], program="petstore-service").database) == "postgresql://db/store"
    assert DATABASE_VARIABLE not in os.environ


# --------------------------------------------------------------------------------------------------------- the service


@pytest.mark.end_to_end
def test_a_password_comes_by_the_variable_or_by_a_file_and_is_warned_about_as_an_argument(
    postgresql: Cluster, tmp_path: Path
) -> None:
    dsn = postgresql.dsn(postgresql.new_database())
    errors, line = with_services(dsn, [], {})
    assert (errors, "postgresql" in line) == ("", False)

    passwords = tmp_path / "pgpass"
    passwords.write_text(f"{HOST}:{postgresql.port}:*:{USER}:{PASSWORD}\n")
    passwords.chmod(0o600)
    without = dsn.replace(f":{PASSWORD_QUOTED}", "")
    errors, line = with_services("not used", ["--database", without], {"PGPASSFILE": str(passwords)})
    assert errors == ""
    assert without in line

    errors, line = with_services("not used", ["--database", dsn], {})
    assert f"others can read the password in --database: name the database in {DATABASE_VARIABLE}" in errors
    assert dsn in line


@pytest.mark.end_to_end
def test_what_cannot_be_used_is_refused_in_one_line_without_the_password(postgresql: Cluster) -> None:
    wrong = postgresql.dsn("nowhere")
    assert 'database "nowhere" does not exist' in fails(**{DATABASE_VARIABLE: wrong})
    refusals = [
        fails("--database", wrong),
        fails("--database", wrong.replace("-own-", "@own@")),
        fails(**{DATABASE_VARIABLE: wrong.replace("-own-", "/own/")}),
        fails("keys", "list", **{DATABASE_VARIABLE: wrong}),
        fails("backup", "copy.sqlite3", **{DATABASE_VARIABLE: wrong}),
        fails(**{DATABASE_VARIABLE: f" {wrong}"}),
        fails("keys", "list", **{DATABASE_VARIABLE: f'"{wrong}"'}),
        fails("copy", "--to", "copy.sqlite3", "--from", wrong.replace("postgresql", "postgressql")),
        fails(**{DATABASE_VARIABLE: postgresql.dsn(sslmod="require")}),
    ]
    for refusal in refusals:
        assert not [part for part in (*SECRETS, "own-", "own@", "own/", "the-") if part in refusal], refusal
        assert len([line for line in refusal.splitlines() if not line.startswith(("usage:", " "))]) <= 2, refusal


@pytest.mark.end_to_end
@pytest.mark.posix("FIFOs")
def test_what_is_no_file_is_refused_in_one_line_and_not_waited_for(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo, 0o644)
    backup = ("backup", str(tmp_path / "copy"))
    for command in ([], ["keys", "list"], backup, ["copy", "--to", str(tmp_path / "copy"), "--from", str(fifo)]):
        database = [] if "copy" in command else ["--database", str(fifo)]
        (line,) = fails(*command, *database).splitlines()
        assert f"{fifo} cannot be opened: it is not a file" in line
    assert fifo.stat().st_mode & 0o777 == 0o644
    assert list(tmp_path.iterdir()) == [fifo]


@pytest.mark.end_to_end
def test_without_asyncpg_one_sentence_says_what_to_install() -> None:
    without = (
        "import sys; sys.modules['asyncpg'] = None; from petstore_gui.service.__main__ import main; sys.exit(main())"
    )
    outcome = subprocess.run(
        [sys.executable, "-c", without, "--database", "postgresql://db/store"],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PETSTORE_SERVICE_KEY": KEY},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert outcome.returncode == 2
    said = 'for PostgreSQL install the package petstore-service, or pip install "petstore-gui[server]"'
    assert outcome.stderr == f"petstore-service: {said}\n"


@pytest.mark.end_to_end
def test_a_service_that_begins_before_its_database_waits_for_it() -> None:
    with running_cluster() as cluster:
        dsn = cluster.dsn(cluster.new_database())
        cluster.stop()
        with running_service(dsn) as service, service.client() as client:
            for response in (client.get("/pets"), client.post("/pets", json={"name": "Rex", "categoryId": 1})):
                assert (response.status_code, response.json()["code"]) == (503, "storage_away")
                assert response.headers["retry-after"] == "5"
            cluster.start()
            assert client.post("/pets", json={"name": "Rex", "categoryId": 1}).status_code == 201
            assert [pet["name"] for pet in client.get("/pets").json()] == ["Rex"]
            said = service.errors()
    assert "the database cannot be used yet; the service waits for it: postgresql://127.0.0.1:" in said
    assert not [secret for secret in SECRETS if secret in said]
