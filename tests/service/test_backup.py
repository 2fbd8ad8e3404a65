"""`serve backup`: a copy of a database in use is that database at one moment, whole or not there, its owner's alone."""

import io
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.api.schema import NewPet
from petstore_gui.service.commands import Progress
from petstore_gui.service.storage import NewAdd, StoredPet
from petstore_gui.service.storage.sqlite import FORMAT, SqliteStore
from petstore_gui.storage.sqlite_copy import copy_database
from tests.support.commands import service_here
from tests.support.patience import PATIENCE_S, wait_until
from tests.support.processes import KILLED
from tests.support.service import ROOT, RunningService, running_service
from tests.support.stored import stored

pytestmark = pytest.mark.end_to_end

REX = NewPet(name="Rex", category_id=2**63 - 1)
COMMAND = [sys.executable, "-m", "petstore_gui.service"]
# With the copy written, before it is at its place.
STANDS_STILL = """
import sys, time
from petstore_gui.service.__main__ import main
from petstore_gui.storage import sqlite_copy
sqlite_copy.check_whole = lambda _: [time.sleep(0.1) for _ in range(600)]
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "animals.sqlite3"
    with closing(SqliteStore(path)) as store:
        stored(store, REX)
    return path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "monday.sqlite3"


@pytest.fixture(autouse=True)
def folder_of_copies(copy: Path) -> None:
    copy.parent.mkdir()


def run(*arguments: str | Path, limit: int | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command; where no file may be larger than ``limit``, in a process of its own."""
    if limit is None:
        return service_here(*arguments)

    def no_file_larger() -> None:
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
        preexec_fn=no_file_larger,
    )


def assert_refused(outcome: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert len(outcome.stderr.splitlines()) == 1
    assert outcome.stderr.startswith("petstore-service backup: ")
    assert [part for part in parts if part not in outcome.stderr] == []


def names(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]


def make_large(database: Path) -> None:
    """Let a copy take long enough to be interrupted."""
    with closing(SqliteStore(database)) as store:
        store.add([NewAdd(NewPet(name=f"{number:010}" * 1000, category_id=1)) for number in range(1500)])


def add_one_after_another(service: RunningService, answered: list[str], end: threading.Event) -> None:
    with service.client() as client:
        while not end.is_set():
            name = str(len(answered))
            assert client.post("/pets", json={"name": name, "categoryId": 1}).status_code == 201
            answered.append(name)


def test_a_copy_made_under_adds_has_what_was_stored_before_and_nothing_half(tmp_path: Path, copy: Path) -> None:
    database = tmp_path / "new" / "animals.sqlite3"
    answered: list[str] = []
    copied: list[str] = []
    end = threading.Event()
    with running_service(database) as service:
        adding = threading.Thread(target=add_one_after_another, args=(service, answered, end))
        adding.start()
        try:
            wait_until(lambda: len(answered) >= 20, "20 animals")
            for number in range(2):
                before = len(answered)
                outcome = run("backup", copy, "--database", database, "--force")
                assert (outcome.returncode, outcome.stderr) == (0, "")
                assert outcome.stdout == f"{copy}: {copy.stat().st_size:,} bytes\n"
                assert [file.name for file in copy.parent.iterdir()] == [copy.name]
                copied = names(copy)
                assert before <= len(copied) <= len(answered) + 1
                assert copied == [str(each) for each in range(len(copied))], number
        finally:
            end.set()
            adding.join()
        assert service.errors() == ""
    with running_service(copy) as service, service.client() as client:
        assert client.post("/pets", json={"name": "next", "categoryId": 1}).json()["id"] == len(copied) + 1


def test_what_is_added_at_each_step_neither_is_in_the_copy_nor_lets_it_begin_anew(database: Path, copy: Path) -> None:
    make_large(database)
    steps: list[tuple[int, int]] = []
    with closing(SqliteStore(database)) as store:

        def add(done: int, total: int) -> None:
            steps.append((done, total))
            if len(steps) < 20:  # else it would never end
                stored(store, REX)

        copy_database(database, copy, FORMAT, replace=False, on_progress=add)
    assert len(names(copy)) == 1501
    assert 1 < len(steps) < 20


def test_a_copy_keeps_keys_and_what_is_in_the_log_only(database: Path, copy: Path) -> None:
    key = bytes(range(32))
    with closing(SqliteStore(database)) as store:  # open: nothing of this is in the main file yet
        (first,) = store.add([NewAdd(REX, key)])
        assert isinstance(first, StoredPet)
        store.add_api_key("Desk 3", key)
        assert run("backup", copy, "--database", database).returncode == 0
    with closing(SqliteStore(copy)) as store:
        assert store.add([NewAdd(REX, key)]) == [StoredPet(first.pet, repeated=True)]
        assert [(each.name, each.digest) for each in store.api_keys()] == [("Desk 3", key)]


@pytest.mark.posix("file modes")
def test_the_copy_is_for_its_owner_only(database: Path, copy: Path) -> None:
    before = os.umask(0)
    try:
        assert run("backup", copy, "--database", database).returncode == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_file_that_is_there_is_replaced_only_where_that_is_said(database: Path, copy: Path) -> None:
    copy.write_text("last year's")
    assert_refused(run("backup", copy, "--database", database), str(copy), "there already")
    assert copy.read_text() == "last year's"
    assert run("backup", copy, "--database", database, "--force").returncode == 0
    assert names(copy) == ["Rex"]


@pytest.mark.posix("only some users may make links there")
def test_a_link_that_leads_nowhere_is_there_too(database: Path, copy: Path) -> None:
    link = copy.with_name("link")
    link.symlink_to(copy.with_name("nowhere"))
    assert_refused(run("backup", link, "--database", database), "there already")


def test_a_database_in_use_is_never_replaced(database: Path, copy: Path) -> None:
    assert_refused(run("backup", database, "--database", database, "--force"), "in use")
    with closing(SqliteStore(copy)) as store:
        stored(store, REX)
        assert_refused(run("backup", copy, "--database", database, "--force"), "in use")
        assert len(store.list(status=None, limit=9)) == 1


def test_without_a_database_there_is_no_copy_and_none_is_begun(tmp_path: Path, copy: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    assert_refused(run("backup", copy, "--database", missing), str(missing), "not there")
    assert not missing.exists()
    assert list(copy.parent.iterdir()) == []
    assert "--database" in run("backup", copy).stderr


def test_a_database_that_cannot_be_read_is_left_as_it_is(database: Path, copy: Path) -> None:
    make_large(database)
    whole = database.read_bytes()
    page = 4096 * (len(whole) // 8192)
    foreign = copy.with_name("foreign.sqlite3")
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE pets (id INTEGER)")
    database.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])
    newer = copy.with_name("newer.sqlite3")
    SqliteStore(newer).close()
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 9")
    for source, reason in ((database, "damaged"), (foreign, "another program"), (newer, "newer version")):
        content = source.read_bytes()
        assert_refused(run("backup", copy, "--database", source), str(source), reason)
        assert source.read_bytes() == content
        assert not copy.exists()
    assert {file.name for file in database.parent.iterdir()} == {database.name}


def test_a_database_of_an_earlier_version_is_copied_as_it_is(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript("DROP TABLE idempotency_keys; DROP TABLE api_keys; PRAGMA user_version = 1")
    assert run("backup", copy, "--database", database).returncode == 0
    for path in (database, copy):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (1,)


@pytest.mark.posix("limits of the process")
def test_a_disk_that_is_full_leaves_no_half_of_a_copy(database: Path, copy: Path) -> None:
    make_large(database)
    assert_refused(run("backup", copy, "--database", database, limit=2**20), "the disk is full")
    assert list(copy.parent.iterdir()) == []


@pytest.mark.parametrize("is_killed", [True, pytest.param(False, marks=pytest.mark.posix("SIGTERM"))])
def test_a_copy_that_is_interrupted_is_not_there_and_the_former_one_is_whole(
    database: Path, copy: Path, *, is_killed: bool
) -> None:
    copy.write_text("the former one")
    command = [sys.executable, "-c", STANDS_STILL, "backup", str(copy), "--database", str(database), "--force"]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)}) as process:
        wait_until(lambda: any(copy.parent.glob(".*.part")), "it has begun")
        (process.kill if is_killed else process.terminate)()
        assert process.wait(PATIENCE_S) == (KILLED if is_killed else 128 + signal.SIGTERM)
    assert copy.read_text() == "the former one"
    halves = list(copy.parent.glob(".*.part"))
    assert bool(halves) == is_killed
    foreign = copy.with_name(".0123456789abcdef.part")  # of a program that writes another file there
    foreign.touch()
    assert run("backup", copy, "--database", database, "--force").returncode == 0
    assert {file.name for file in copy.parent.iterdir()} == {copy.name, foreign.name}


@pytest.mark.posix("SIGTERM")
def test_a_copy_that_is_being_made_is_no_remains_to_another_one_in_its_folder(database: Path, copy: Path) -> None:
    command = [sys.executable, "-c", STANDS_STILL, "backup", str(copy), "--database", str(database)]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT)}) as process:
        wait_until(lambda: any(copy.parent.glob(".*.part")), "it has begun")
        (half,) = copy.parent.glob(".*.part")
        assert run("backup", copy.with_name("tuesday.sqlite3"), "--database", database).returncode == 0
        assert half.exists()
        process.terminate()
        process.wait(PATIENCE_S)
    assert [file.name for file in copy.parent.iterdir()] == ["tuesday.sqlite3"]


@pytest.mark.posix("a FIFO")
def test_what_is_no_file_is_never_replaced(database: Path, copy: Path) -> None:
    os.mkfifo(copy)
    assert_refused(run("backup", copy, "--database", database, "--force"), str(copy), "no regular file")
    assert copy.is_fifo()


def test_options_may_stand_before_the_word(database: Path, copy: Path) -> None:
    assert run("--database", database, "backup", copy).returncode == 0
    assert names(copy) == ["Rex"]
    assert run("restore").returncode == 2


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_person_sees_how_far_it_is_and_a_file_gets_nothing() -> None:
    blanks = " " * len("Copying: 25 %")  # a console of Windows knows no escapes
    for stream, shown in ((Terminal(), f"\rCopying: 25 %\r{blanks}\r"), (io.StringIO(), "")):
        with Progress(stream, "Copying") as progress:
            progress.show(5, 20)
            progress.show(6, 20)  # a moment later
        assert stream.getvalue() == shown
