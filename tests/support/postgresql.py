"""Throw-away PostgreSQL clusters, never the system's: ``with running_cluster() as cluster: …``."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.support.patience import PATIENCE_S, wait_until
from tests.support.ports import HOST, free_port

USER: Final = "petstore"
PASSWORD: Final = "the-database's-own-password"
PASSWORD_QUOTED: Final = "the-database%27s-own-password"
_MEMORY: Final = Path("/dev/shm")  # noqa: S108  the folders in it have random names
_ROOM_FOR_A_CLUSTER: Final = 1024**3

# Of the tests: small, with the log where it is looked for, and as durable as a server that was left as it came.
_SETTINGS: Final = {
    "listen_addresses": HOST,
    "unix_socket_permissions": "0700",
    "shared_buffers": "32MB",
    "min_wal_size": "32MB",
    "max_wal_size": "256MB",
    "wal_keep_size": "64MB",
    "autovacuum_naptime": "10s",
    "dynamic_shared_memory_type": "mmap",  # in its own folder, not in /dev/shm, where a killed server would leave it
    "logging_collector": "off",
    "log_line_prefix": "%m [%p] %e ",
    "timezone": "UTC",
}

_numbers = count(1)


def binaries() -> Path:
    """Return the folder of the newest PostgreSQL that is installed; fail or skip the test where there is none."""
    if sys.platform == "win32":
        pytest.skip("POSIX: a PostgreSQL server")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_the_path = shutil.which("initdb")
    if on_the_path is not None:
        return Path(on_the_path).parent
    if sys.platform == "linux":
        pytest.fail("PostgreSQL is not installed: `make test` puts it there")
    pytest.skip("there is no PostgreSQL here")


def _owner() -> tuple[int, int] | None:
    """Return user and group of PostgreSQL, which refuses to be root's; ``None`` for those who run the tests."""
    import pwd  # not on Windows

    if os.getuid() != 0:
        return None
    users = {each.pw_name: each for each in pwd.getpwall()}
    user = users.get("postgres") or users["nobody"]
    return user.pw_uid, user.pw_gid


def start_as_owner(command: Sequence[str | Path], log: Path) -> "subprocess.Popen[bytes]":
    """Start a program as the clusters' owner, in a process group of its own."""
    owner = _owner()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    with log.open("ab") as output:
        return subprocess.Popen(
            [str(part) for part in command],
            cwd="/",
            env={**environment, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
            user=owner and owner[0],
            group=owner and owner[1],
            extra_groups=None if owner is None else [],
        )


def _run(command: Sequence[str | Path], log: Path) -> None:
    assert start_as_owner(command, log).wait(PATIENCE_S) == 0, f"{command}\n{log.read_text('utf-8', 'replace')}"


def own_folder(below: Path | None = None) -> Path:
    """Return a new folder with a short name, as the path of a socket has room for some hundred characters."""
    if below is None and _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free >= _ROOM_FOR_A_CLUSTER:
        below = _MEMORY
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=below))
    owner = _owner()
    if owner is not None:
        os.chown(folder, *owner)
    return folder


def psql(statement: str, *where: object, run_as: Sequence[str] = ()) -> list[str]:
    """Run ``statement`` by psql with the options ``where``; return its rows, with a | between values.

    ``run_as`` is a command that runs it as another user.
    """
    command = [*run_as, binaries() / "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", *where, "-c", statement]
    outcome = subprocess.run(
        [str(part) for part in command], cwd="/", capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert outcome.returncode == 0, f"{statement}: {outcome.stderr}"
    return outcome.stdout.splitlines()


class Cluster:
    """A server with its data in ``folder``; it listens at ``port`` of 127.0.0.1, with a password, and at a socket."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "log"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    # ------------------------------------------------------------------------------------------------- what is in it

    def dsn(self, database: str = "postgres", *, also: Sequence["Cluster"] = (), **options: str) -> str:
        """Return the address of ``database``, with the password; ``also``: with the addresses of these after it."""
        hosts = ",".join(f"{HOST}:{each.port}" for each in (self, *also))
        query = "&".join(f"{name}={value}" for name, value in options.items())
        return f"postgresql://{USER}:{PASSWORD_QUOTED}@{hosts}/{database}{query and '?'}{query}"

    def new_database(self) -> str:
        """Make an empty database and return its name."""
        name = f"store_{next(_numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return name

    def sql(self, statement: str, database: str = "postgres") -> list[str]:
        """Run ``statement`` by psql, as the superuser; return its rows, with a | between values."""
        return psql(statement, "-h", self.folder, "-p", self.port, "-U", USER, "-d", database)

    def configure(self, **settings: str) -> None:
        """Change settings that need no restart, and wait until the server has read them."""
        for name, value in settings.items():
            self.sql(f"ALTER SYSTEM SET {name} = '{value}'")
        before = self.sql("SELECT pg_conf_load_time()")
        self.sql("SELECT pg_reload_conf()")
        wait_until(lambda: self.sql("SELECT pg_conf_load_time()") != before, "PostgreSQL has read its settings")

    # ---------------------------------------------------------------------------------------------- start and end

    def initialize(self, settings: Mapping[str, str], *, sync: bool = False) -> None:
        """Make an empty cluster; ``sync``: one that would survive a power cut from its first moment on."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        options = [*("--encoding=UTF8", "--locale=C.UTF-8", "--auth-local=trust", "--auth-host=scram-sha-256")]
        options += [f"--username={USER}", f"--pwfile={password}", *([] if sync else ["--no-sync"])]
        _run([binaries() / "initdb", "-D", self.data, *options], self.log)
        lines = [f"{name} = '{value}'\n" for name, value in {**_SETTINGS, **settings}.items()]
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(lines)
        self._listen_in_own_folder()

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the server and wait until it answers; a second start is at the same port."""
        assert self._process is None
        self._process = start_as_owner([binaries() / "postgres", "-D", self.data, "-p", str(self.port)], self.log)
        wait_until(self._is_ready, "PostgreSQL is ready")

    def stop(self) -> None:
        """End the server in order; its connections are cut off. One that has ended already stays so."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End every process of the server by SIGKILL, as a power cut would."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Let the server hang: it takes connections and answers nothing."""
        _send(signal.SIGSTOP, self._pids())

    def resume(self) -> None:
        _send(signal.SIGCONT, self._pids())

    def _pids(self) -> list[int]:
        """Return the server's processes, its own first: PostgreSQL gives each of its children a group of its own."""
        if self._process is None:
            return []
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        return [pid, *(map(int, children.read_text("ascii").split()) if children.exists() else [])]

    def _is_ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log.read_text("utf-8", "replace")
        try:  # line 8, as pg_ctl reads it
            return (self.data / "postmaster.pid").read_text("utf-8").splitlines()[7].strip() in {"ready", "standby"}
        except (FileNotFoundError, IndexError):
            return False

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        pids = self._pids()
        _send(number, pids if number == signal.SIGKILL else pids[:1])
        self._process.wait(PATIENCE_S)
        self._process = None
        if number == signal.SIGKILL:
            self._clear_up()

    def _clear_up(self) -> None:
        """Remove what a killed server leaves in the system: a segment of shared memory, and the file that names it."""
        file = self.data / "postmaster.pid"
        segment = file.read_text("utf-8").splitlines()[6].split()[1]
        subprocess.run(["ipcrm", "-m", segment], check=False, capture_output=True)
        file.unlink()

    # ------------------------------------------------------------------------------------------------- a standby

    def follow(self, primary: "Cluster") -> None:
        """Become a copy of ``primary`` that runs and follows it; its commits wait for this disk, too, from now on."""
        name = f"standby_{self.port}"
        where = f"host={primary.folder} port={primary.port} user={USER} application_name={name}"
        copy = ["-D", str(self.data), "-d", where, "-R", "-X", "stream", "-c", "fast", "--no-sync"]
        _run([binaries() / "pg_basebackup", *copy], self.log)
        self._listen_in_own_folder()
        self.start()
        primary.configure(synchronous_standby_names=name)
        state = "SELECT application_name, sync_state FROM pg_stat_replication"
        wait_until(lambda: f"{name}|sync" in primary.sql(state), "the standby is synchronous")

    def _listen_in_own_folder(self) -> None:
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"unix_socket_directories = '{self.folder}'\n")  # the last line counts

    def promote(self) -> None:
        """Make a standby the primary, and return when it takes changes. It waits for no standby of its own."""
        self.sql("SELECT pg_promote(true)")
        self.configure(synchronous_standby_names="")


def _send(number: signal.Signals, pids: Sequence[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # a child may have ended by itself
            os.kill(pid, number)


@contextmanager
def _cluster(below: Path | None) -> Iterator[Cluster]:
    binaries()  # before anything else: it skips the test where there can be none
    folder = own_folder(below)
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.resume()
        cluster.stop()
        shutil.rmtree(folder)


@contextmanager
def running_cluster(
    settings: Mapping[str, str] | None = None, *, below: Path | None = None, sync: bool = False
) -> Iterator[Cluster]:
    """Run a new cluster until the block ends, in memory where there is room, or in a folder ``below`` one."""
    with _cluster(below) as cluster:
        cluster.initialize(settings or {}, sync=sync)
        cluster.start()
        yield cluster


@contextmanager
def synchronous_standby(primary: Cluster, *, below: Path | None = None) -> Iterator[Cluster]:
    """Run a synchronous standby of ``primary`` until the block ends."""
    with _cluster(below) as standby:
        standby.follow(primary)
        yield standby
        if primary.is_running:
            primary.configure(synchronous_standby_names="")
